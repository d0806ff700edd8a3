"""The bot that every other one should beat."""

from demesne.bots.bot import Window
from demesne.core.chance import pick, seeded, step


class Random:
    """Plays any legal action."""

    def __init__(self, seed: int = 0) -> None:
        self.chance: int = seeded(seed)

    def choose(self, window: Window) -> int:
        """One of the actions, each as likely as the others."""
        actions = window.actions()
        self.chance = step(self.chance)
        return actions[pick(self.chance, len(actions))]
