"""A bot without any library: it takes what brings most points at once, if that is told, or the last move."""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if "choose" in message:
        moves = message["choose"]["moves"]
        best = max(range(len(moves)), key=lambda number: (moves[number].get("points", 0), number))
        print(json.dumps({"choose": best}), flush=True)
