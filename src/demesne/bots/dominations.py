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
    "beginner": partial(think, DominationsMind, noise=8.0),
    "easy": partial(think, DominationsMind, noise=3.6),
    "medium": partial(think, DominationsMind, noise=1.5),
    "hard": partial(think, DominationsMind),
    "master": partial(think, DominationsMind, worlds=500),
    "greedy": greedy,
}
