"""A bot at a table of a server, with one library: pip install websockets

    python at_table.py http://localhost:8000 TABLE 1 Ada

takes seat 1 (the second) of a table whose link ends in TABLE, and plays what brings most points at once.
"""

import json
import sys
import urllib.request

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

server, table, seat, name = sys.argv[1:]
with urllib.request.urlopen(f"{server}/api/me") as answer:  # who we are: keep it to come back to the same seat
    cookie = answer.headers["Set-Cookie"].partition(";")[0]
address = f"{server.replace('http', 'ws', 1)}/bots/{table}?seat={seat}&name={name}&time=10"
for _ in range(5):  # the line may break; the seat waits for us
    with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as line:
        try:
            for text in line:
                message = json.loads(text)
                if "choose" in message:
                    moves = message["choose"]["moves"]
                    best = max(range(len(moves)), key=lambda number: (moves[number].get("points", 0), number))
                    line.send(json.dumps({"choose": best}))
                elif "over" in message or "refused" in message:
                    print(message)
                    sys.exit("refused" in message)
        except ConnectionClosed:
            continue
