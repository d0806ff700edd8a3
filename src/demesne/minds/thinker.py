"""The player that searches."""

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from demesne.core.chance import step
from demesne.core.state import State
from demesne.minds.mind import Mind
from demesne.minds.player import Player
from demesne.minds.search import Thought

WIDTH: Final[i64] = 16  # plans that race


class Thinker(Player):
    """Thinks for so many playouts or, if `seconds` are given, so long; misjudges at first sight by up to `noise`."""

    def __init__(self, mind: Mind, seed: int, playouts: int, seconds: float, noise: int) -> None:
        super().__init__(seed)
        self.mind: Final = mind
        self.playouts: Final[i64] = playouts
        self.seconds: Final = seconds
        self.noise: Final[i64] = noise

    def decide(self, state: State) -> i64:
        """The first action of the plan that fared best."""
        start = perf_counter()
        thought = self.begin(state)
        thought.consider_best(WIDTH)
        self.go_on(thought, start)
        return thought.best().first

    def judge(self, state: State) -> Thought:
        """What it thinks of every action."""
        start = perf_counter()
        thought = self.begin(state)
        thought.consider_every_action()
        self.go_on(thought, start)
        return thought

    def begin(self, state: State) -> Thought:
        """The plans, as they look at first sight."""
        self.chance = step(self.chance)
        thought = Thought(self.mind, state, self.chance)
        if self.noise > 0:
            thought.blur(self.noise)
        return thought

    def go_on(self, thought: Thought, start: float) -> None:
        """Race as long as this player thinks."""
        if self.seconds > 0.0:
            thought.think_until(start, self.seconds)
        else:
            thought.think_through(self.playouts)
