"""Bots for Dominations."""

from functools import partial
from typing import Final

from demesne.bots.bot import MakeBot
from demesne.bots.thinking import Compiled, think
from demesne.minds.dominations.greedy import Greedy
from demesne.minds.dominations.mind import DominationsMind


def greedy(seed: int = 0) -> Compiled:
    """Takes what its outlook makes most of."""
    return Compiled(Greedy(seed))


BOTS: Final[dict[str, MakeBot]] = {
    "beginner": partial(think, DominationsMind, noise=4.0),
    "easy": partial(think, DominationsMind, noise=2.4),
    "medium": partial(think, DominationsMind, noise=1.2),
    "hard": partial(think, DominationsMind),
    "master": partial(think, DominationsMind, worlds=1200),
    "greedy": greedy,
}
