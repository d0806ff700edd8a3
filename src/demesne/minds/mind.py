"""What a game tells the search: how to play on fast, what a position promises, how far to look."""

from mypy_extensions import i64

from demesne.core.state import State


class Mind:
    """The hooks of one game. All values are thousandths of a point."""

    def prepare(self, state: State, me: i64) -> None:
        """A search for this seat begins at this state: find out what holds for all of it."""

    def horizon(self, state: State) -> i64:
        """After how many more reveals a playout is broken off and judged."""
        raise NotImplementedError

    def start(self) -> None:
        """A playout begins: forget what was remembered of the last one."""

    def policy(self, state: State, me: i64, chance: i64) -> i64:
        """A sensible action of the actor, found fast; `me` is the seat that thinks."""
        raise NotImplementedError

    def leaf(self, state: State, me: i64) -> i64:
        """What the position promises to a seat, against the others."""
        raise NotImplementedError
