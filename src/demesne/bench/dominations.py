"""What is worth measuring of Dominations besides random play."""

from typing import Final

from demesne.bench.strength import Match

MATCHES: Final = [Match(("master:time=0.2", "greedy"), {})]
