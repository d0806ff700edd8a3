"""Bots for Kingdomino."""

from functools import partial
from typing import Final

from demesne.bots.bot import MakeBot
from demesne.bots.thinking import Compiled, think
from demesne.minds.kingdomino.greedy import FullGreedy, Greedy
from demesne.minds.kingdomino.mind import KingdominoMind


def greedy(seed: int = 0) -> Compiled:
    """Takes most points now."""
    return Compiled(Greedy(seed))


def full_greedy(seed: int = 0) -> Compiled:
    """Weighs placement and choice together."""
    return Compiled(FullGreedy(seed))


BOTS: Final[dict[str, MakeBot]] = {
    "beginner": partial(think, KingdominoMind, noise=32.0),
    "easy": partial(think, KingdominoMind, noise=8.5),
    "medium": partial(think, KingdominoMind, noise=2.2),
    "hard": partial(think, KingdominoMind, worlds=12),
    "master": partial(think, KingdominoMind, worlds=4000),
    "greedy": greedy,
    "full-greedy": full_greedy,
}
