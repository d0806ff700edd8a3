"""Bots for Dominations."""

from typing import Final

from demesne.bots.bot import MakeBot
from demesne.bots.thinking import Compiled
from demesne.minds.dominations.greedy import Greedy


def greedy(seed: int = 0) -> Compiled:
    """Takes what its outlook makes most of."""
    return Compiled(Greedy(seed))


BOTS: Final[dict[str, MakeBot]] = {"greedy": greedy}
