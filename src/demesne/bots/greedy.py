"""The bot that takes what is best for it now, in any game."""

from collections.abc import Callable
from typing import Any

from demesne.bots.bot import Window
from demesne.core.chance import pick, seeded, step
from demesne.core.state import State


def points_now(state: State, action: int) -> float:
    """How many points more the actor has after the action than before it: what is good in a game that says no more."""
    me = int(state.actor)
    after = state.clone()
    after.perform(action)
    return after.scores()[me] - state.scores()[me]


class Greedy:
    """Plays the action of most value now; among equals, any."""

    def __init__(self, value: Callable[[Any, int], float], seed: int = 0) -> None:
        self.value = value
        self.chance: int = seeded(seed)

    def choose(self, window: Window) -> int:
        """The best action, judged in a state as this seat could be in."""
        state = window.guess(self.chance)
        values = {action: self.value(state, action) for action in window.actions()}
        best = [action for action in values if values[action] == max(values.values())]
        self.chance = step(self.chance)
        return best[pick(self.chance, len(best))]
