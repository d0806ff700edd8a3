"""The bot that every other one should beat."""

from demesne.bots.thinking import Compiled
from demesne.minds.player import Anyhow


class Random(Compiled):
    """Plays any legal action."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(Anyhow(seed))
