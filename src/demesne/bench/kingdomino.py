"""What is worth measuring of Kingdomino besides random play."""

from typing import Final

#: players, and the switch that is on
VARIANTS: Final = [(2, "mighty_duel")]
