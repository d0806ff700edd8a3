"""The player that searches."""

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from demesne.core.chance import step
from demesne.core.state import OVER, State
from demesne.minds.mind import Mind
from demesne.minds.player import Player
from demesne.minds.search import Thought


class Thinker(Player):
    """Thinks for so many playouts or, if `seconds` are given, so long; misjudges at first sight by up to `noise`."""

    def __init__(self, mind: Mind, seed: int, playouts: int, seconds: float, noise: int) -> None:
        super().__init__(seed)
        self.mind: Final = mind
        self.playouts: Final[i64] = playouts
        self.seconds: Final = seconds
        self.noise: Final[i64] = noise
        self.expected: Thought | None = None  # thought about before it was asked for

    def decide(self, state: State) -> i64:
        """The first action of the plan that fared best."""
        start = perf_counter()
        thought = self.recall(state)
        self.go_on(thought, start)
        return thought.choice().first

    def ponder(self, state: State, me: i64, seconds: float) -> None:
        """While others decide, think about one's next decision, if nothing is to come to light before it."""
        start = perf_counter()
        expected = state.clone()
        self.mind.prepare(expected, me)
        self.mind.start()
        while expected.actor not in (OVER, me):
            self.chance = step(self.chance)
            expected.perform(self.mind.policy(expected, expected.actor, self.chance))
        if expected.actor == me and expected.reveals == state.reveals:
            thought = self.begin(expected)
            thought.consider_best()
            thought.think_until(start, seconds)
            self.expected = thought

    def recall(self, state: State) -> Thought:
        """What was thought of this decision already, or its plans as they look at first sight."""
        expected, me = self.expected, state.actor
        self.expected = None
        if expected is not None and expected.me == me and expected.state.view(me) == state.view(me):
            return expected
        thought = self.begin(state)
        thought.consider_best()
        return thought

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
