"""The bot that takes what is best for it now, in any game."""

from collections.abc import Callable
from typing import Any, Final

from demesne.bots import carcassonne, dominations, dominion, kingdomino
from demesne.bots.bot import Window
from demesne.core.chance import pick, seeded, step
from demesne.core.state import State

Value = Callable[[Any, int], float]


def points_now(state: State, action: int) -> float:
    """How many points more the actor has after the action than before it."""
    me = int(state.actor)
    after = state.clone()
    after.perform(action)
    return after.scores()[me] - state.scores()[me]


#: by game: what an action is worth to the actor now; points_now for all others
VALUES: Final[dict[str, Value]] = {
    "kingdomino": kingdomino.value,
    "carcassonne": carcassonne.value,
    "dominion": dominion.value,
    "dominations": dominations.value,
}


class Greedy:
    """Plays the action of most value now; among equals, any."""

    def __init__(self, seed: int = 0) -> None:
        self.chance: int = seeded(seed)

    def choose(self, window: Window) -> int:
        """The best action, judged in a state as this seat could be in."""
        state = window.guess(self.chance)
        value = VALUES.get(window.game, points_now)
        values = {action: value(state, action) for action in window.actions()}
        best = [action for action in values if values[action] == max(values.values())]
        self.chance = step(self.chance)
        return best[pick(self.chance, len(best))]
