"""What a game tells the search: how to play on fast, what a position promises, how far to look."""

from typing import Final

from mypy_extensions import i64

from demesne.core.state import State

WIDTH: Final[i64] = 32


class Mind:
    """The hooks of one game. All values are thousandths of a point."""

    def prepare(self, state: State, me: i64) -> None:
        """A search for this seat begins at this state: find out what holds for all of it."""

    def width(self, state: State) -> i64:
        """How many of the most promising plans race."""
        return WIDTH

    def horizon(self, state: State) -> i64:
        """After how many more reveals a playout is broken off and judged."""
        raise NotImplementedError

    def is_far(self, state: State, last: i64) -> bool:
        """Whether a playout is broken off here: after so many reveals, as a rule."""
        return state.reveals >= last

    def goes_on(self, state: State) -> bool:
        """Whether the seat's next action belongs to the same plan, if nothing came to light."""
        return True

    def start(self) -> None:
        """A playout begins: forget what was remembered of the last one."""

    def policy(self, state: State, me: i64, chance: i64) -> i64:
        """A sensible action of the actor, found fast; `me` is the seat that thinks."""
        raise NotImplementedError

    def promise(self, state: State, me: i64) -> i64:
        """What a position promises to a seat at first sight."""
        return self.leaf(state, me)

    def leaf(self, state: State, me: i64) -> i64:
        """What the position promises to a seat, against the others."""
        raise NotImplementedError
