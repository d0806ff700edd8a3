"""A storm over a group of processes: some are killed, some paused beyond their lease, while everybody plays on."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.error import URLError

from rich.table import Table
from sqlalchemy import func, select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from demesne.web.group import LEASE
from demesne.web.load import GAME, Tell, free_port
from demesne.web.relations import processes, tables
from demesne.web.store import Store

NODES: Final = 3
TABLES: Final = 8
PAUSE: Final = 3  # one blow of so many does not kill a process but pauses it
SILENCE: Final = 1.5  # seconds after which a player tries another process
BROKEN: Final = (OSError, WebSocketException, InvalidHandshake, TimeoutError)
ANA: Final = {"kind": "person", "name": "Ana"}
RIVALS: Final = ({"kind": "bot", "bot": "random"}, {"kind": "person", "name": "Bo"})


class Node:
    """One process of the group, which can be killed and started again."""

    def __init__(self, folder: Path, database: str) -> None:
        self.port: Final = free_port()
        place = ["--port", str(self.port), "--folder", str(folder), "--database", database]
        self.command: Final = [sys.executable, "-m", "demesne", "serve", *place, "--rate", "1000000"]
        self.start()

    def start(self) -> None:
        """Start it; it answers some time later."""
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def is_well(self) -> bool:
        """Whether it answers."""
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{self.port}/ready", timeout=1).close()
        except (URLError, OSError):
            return False
        return True

    def send(self, number: signal.Signals) -> None:
        """Send it a signal."""
        os.kill(self.process.pid, number)

    def end(self) -> None:
        """Kill it for good."""
        self.process.kill()
        self.process.wait()


@dataclass
class Game:
    """What the players of a table know of it."""

    table: str
    players: list[tuple[str, int]]  # cookies, and which process each begins with
    sent: dict[int, set[str]] = field(default_factory=lambda: defaultdict(set))  # by the number of the action
    number: int = 0  # of actions that were acknowledged
    seq: int = 0
    since: float = field(default_factory=time.monotonic)
    waits: list[float] = field(default_factory=list)  # from each action to the next
    is_over: bool = False

    def note(self, news: dict[str, Any]) -> None:
        """What was acknowledged once is there for ever."""
        assert news["number"] >= self.number or news["seq"] < self.seq, "an acknowledged action is lost"
        if news["number"] > self.number:
            now = time.monotonic()
            self.waits.append(now - self.since)
            self.number, self.seq, self.since = news["number"], news["seq"], now
        self.is_over = self.is_over or news["result"] is not None


@dataclass
class Found:
    """What came of a storm."""

    kills: int
    pauses: int
    games: int
    actions: int
    lost: int
    strange: int  # actions that nobody has sent, or that were written twice
    waits: list[float]
    unheld: float  # seconds that a table stood without a process that lives, at most

    def wait(self, part: float) -> float:
        """How long at most this part of the actions took to come."""
        return sorted(self.waits)[min(int(part * len(self.waits)), len(self.waits) - 1)]

    @property
    def is_good(self) -> bool:
        """Whether nothing was lost or written twice, and no table was without a writer for long."""
        return self.lost == self.strange == 0 and self.unheld < 2 * LEASE

    def figures(self) -> dict[str, Any]:
        """The figures as plain data."""
        return {
            "kills": self.kills,
            "pauses": self.pauses,
            "games": self.games,
            "actions": self.actions,
            "lost": self.lost,
            "strange": self.strange,
            "unheld": round(self.unheld, 3),
            "wait_p50": round(self.wait(0.5), 3),
            "wait_p99": round(self.wait(0.99), 3),
            "wait_longest": round(self.wait(1), 3),
        }

    def report(self) -> Table:
        """The figures for people."""
        found = Table(title=f"A storm over {NODES} processes: {self.kills} killed, {self.pauses} paused")
        found.add_column("measured")
        found.add_column("", justify="right")
        found.add_row("games", str(self.games))
        found.add_row("actions", str(self.actions))
        found.add_row("acknowledged actions lost", str(self.lost))
        found.add_row("actions written twice, or sent by nobody", str(self.strange))
        found.add_row(f"a table without a writer, at most (less than {2 * LEASE:.0f} s)", f"{self.unheld:.2f} s")
        for name, part in (("half", 0.5), ("99 of 100", 0.99), ("all", 1.0)):
            found.add_row(f"from an action to the next, {name} within", f"{self.wait(part):.2f} s")
        return found


class Storm:
    """The processes, the games that are played on them, and what happens to both."""

    def __init__(self, nodes: list[Node], database: str, seed: int) -> None:
        self.nodes: Final = nodes
        self.store: Final = Store(Path(), database)
        self.unheld = 0.0
        self.chance: Final = random.Random(seed)
        self.games: Final[list[Game]] = []
        self.is_past = False

    async def run(self, blows: int, tell: Tell) -> Found:
        """Let everybody play while blows fall; at last all games that began are played to the end."""
        await self.until_well(NODES)
        watching = asyncio.create_task(self.watch())
        tables = [asyncio.create_task(self.play_on(number)) for number in range(TABLES)]
        for blow in range(blows):
            await asyncio.sleep(self.chance.uniform(0.2, 1))
            await self.until_well(2)
            await self.strike(pause=blow % PAUSE == PAUSE - 1)
            tell("A storm", (blow + 1) / blows)
        self.is_past = True
        await asyncio.gather(*tables)
        watching.cancel()
        found = Found(blows - blows // PAUSE, blows // PAUSE, len(self.games), 0, 0, 0, [], self.unheld)
        await judge(self.games, self.store, found)
        await self.store.close()
        return found

    async def watch(self) -> None:
        """Look again and again which table is held by a process that has not been renewed for the longest."""
        silence = func.max(func.extract("epoch", func.now() - processes.c.until))
        longest = select(silence).join(tables, tables.c.holder == processes.c.name)
        while True:
            async with self.store.engine.connect() as connection:
                found = (await connection.execute(longest)).scalar_one()
            self.unheld = max(self.unheld, LEASE + float(found or -LEASE))
            await asyncio.sleep(0.1)

    async def until_well(self, number: int) -> None:
        """Wait until so many processes answer."""
        while sum(await asyncio.gather(*[asyncio.to_thread(node.is_well) for node in self.nodes])) < number:
            await asyncio.sleep(0.1)

    async def strike(self, pause: bool) -> None:
        """Pause a process until others have taken over, or kill it and start it again."""
        node = self.chance.choice(self.nodes)
        if pause:
            node.send(signal.SIGSTOP)
            await asyncio.sleep(LEASE + self.chance.uniform(0.5, 1.5))
            node.send(signal.SIGCONT)
        else:
            await asyncio.to_thread(node.end)
            node.start()

    async def play_on(self, number: int) -> None:
        """One game after the other at a table, until the storm is past."""
        while not self.is_past:
            game = await self.open_game(number)
            self.games.append(game)
            await asyncio.gather(*[self.play(game, cookie, first) for cookie, first in game.players])

    async def open_game(self, number: int) -> Game:
        """A game of a person against a bot, or of two people who begin at different processes."""
        while True:
            try:
                return await asyncio.to_thread(self.ask_for_game, number, self.nodes[number % NODES])
            except (URLError, OSError):
                await asyncio.sleep(0.1)

    def ask_for_game(self, number: int, node: Node) -> Game:
        """Open a table; two people are two lines of one guest here."""
        body = json.dumps({"game": GAME, "seats": [ANA, RIVALS[number % 2]]}).encode()
        address = f"http://127.0.0.1:{node.port}/api/tables"
        request = urllib.request.Request(address, body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=SILENCE) as answer:
            cookie = answer.headers["Set-Cookie"].partition(";")[0]
            firsts = [number, number + 1][: 1 + number % 2]
            return Game(json.load(answer)["table"], [(cookie, first) for first in firsts])

    async def play(self, game: Game, cookie: str, first: int) -> None:
        """Play to the end of a game; wherever the line breaks, go on at another process."""
        place = first
        while not game.is_over:
            node = self.nodes[place % NODES]
            address = f"ws://127.0.0.1:{node.port}/live/{game.table}?seq={game.seq}"
            try:
                async with asyncio.timeout(SILENCE):
                    line = await connect(address, additional_headers={"Cookie": cookie}, compression=None)
                async with line:
                    await self.follow(game, line, first % 2)
            except BROKEN:
                await asyncio.sleep(0.05)
            place += self.chance.randrange(1, NODES)

    async def follow(self, game: Game, line: ClientConnection, seat: int) -> None:
        """Hear what happens, and play where it is one's turn, until nothing is heard for a while."""
        alone = len(game.players) == 1
        while not game.is_over:
            async with asyncio.timeout(SILENCE):
                news = json.loads(await line.recv())
            if news["type"] != "table":  # refused: somebody was first
                continue
            game.note(news)
            if news["choices"] and (alone or news["actor"] == seat):
                words = self.chance.choice(news["choices"])["words"]
                game.sent[news["number"]].add(words)
                message = {"type": "play", "seat": news["actor"], "number": news["number"], "words": words}
                await line.send(json.dumps(message))


async def judge(games: list[Game], store: Store, found: Found) -> None:
    """Compare what the players know with what is written."""
    for game in games:
        table = await store.load(game.table)
        assert table
        found.actions += len(table.actions)
        found.lost += max(0, game.number - len(table.actions))
        found.strange += table.seq - len(table.actions)
        for number, words in enumerate(table.actions):
            is_persons = not table.seats[table.moments[number].actor].bot
            found.strange += is_persons and words not in game.sent[number]
        found.waits += game.waits


@contextmanager
def group(database: str) -> Iterator[list[Node]]:
    """Processes on one database."""
    with tempfile.TemporaryDirectory() as folder:
        nodes = [Node(Path(folder) / str(number), database) for number in range(NODES)]
        try:
            yield nodes
        finally:
            for node in nodes:
                node.end()


def weather(database: str, blows: int, tell: Tell, seed: int = 0) -> Found:
    """Let a storm of so many blows rage over a group of processes, and look what is left."""
    with group(database) as nodes:
        return asyncio.run(Storm(nodes, database, seed).run(blows, tell))
