"""What is worth measuring of Carcassonne besides random play."""

from typing import Final

from demesne.bench.strength import Match

MATCHES: Final = [Match(("master:time=0.1", "greedy"), {}), Match(("master:time=0.1", *["greedy"] * 3), {})]
