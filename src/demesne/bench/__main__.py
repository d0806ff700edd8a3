"""Prints the figures of the engine in this process as JSON lines."""

import json
import sys

from demesne.bench.speed import measure
from demesne.games import list_games

for found in measure(sys.argv[1:] or list_games()):
    print(json.dumps(found), flush=True)
