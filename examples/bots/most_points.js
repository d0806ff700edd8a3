// The same bot in JavaScript, for Node: it takes what brings most points at once, if that is told, or the last move.
const lines = require("node:readline").createInterface({ input: process.stdin });

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.choose) {
    const points = message.choose.moves.map((move) => move.points ?? 0);
    console.log(JSON.stringify({ choose: points.lastIndexOf(Math.max(...points)) }));
  }
});
