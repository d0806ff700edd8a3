"""What is worth measuring of Kingdomino besides random play."""

from typing import Final

from demesne.bench.strength import Match

#: players, and the switch that is on
VARIANTS: Final = [(2, "mighty_duel")]
MATCHES: Final = [
    Match(("master:time=0.1", "full-greedy"), {}),
    Match(("master:time=0.1", *["full-greedy"] * 3), {"harmony": True, "middle_kingdom": True}),
]
