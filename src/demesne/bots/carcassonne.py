"""Bots for Carcassonne."""

from functools import partial
from typing import Final

from demesne.bots.bot import MakeBot
from demesne.bots.thinking import Compiled, think
from demesne.minds.carcassonne.greedy import Greedy
from demesne.minds.carcassonne.mind import CarcassonneMind


def greedy(seed: int = 0) -> Compiled:
    """Takes what promises most at the end of its turn."""
    return Compiled(Greedy(seed))


BOTS: Final[dict[str, MakeBot]] = {
    "beginner": partial(think, CarcassonneMind, noise=4.6),
    "easy": partial(think, CarcassonneMind, noise=2.5),
    "medium": partial(think, CarcassonneMind),
    "hard": partial(think, CarcassonneMind, worlds=90),
    "master": partial(think, CarcassonneMind, worlds=1500),
    "greedy": greedy,
}
