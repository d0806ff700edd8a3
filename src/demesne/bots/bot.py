"""What a bot is, and the window through which it sees a game."""

from collections.abc import Callable
from typing import Any, Protocol

from demesne.core.state import State


class Window:
    """What one seat may see of a game, and do in it. A bot gets this, never the state."""

    def __init__(self, state: State, seat: int) -> None:
        self.__state = state
        self.game = state.game.name
        self.seat = seat

    @property
    def view(self) -> dict[str, Any]:
        """All that this seat knows, as plain data."""
        return self.__state.view(self.seat)

    def actions(self) -> list[int]:
        """The legal actions."""
        return self.__state.actions()

    def check(self, action: Any) -> None:
        """Raise a ValueError if this is not a legal action."""
        self.__state.check_action(action)

    def say(self, action: int) -> str:
        """A legal action in words."""
        return self.__state.say(action)

    def describe(self, action: int) -> dict[str, Any]:
        """A legal action as a verb and its parameters."""
        return self.__state.describe(action)

    def menu(self) -> list[dict[str, Any]]:
        """Every legal action as data, in the order of `actions()`: its words, verb and parameters, what it brings."""
        return self.__state.menu()

    def question(self) -> dict[str, Any] | None:
        """What is asked: `asks`, a code, with its facts."""
        return self.__state.question()

    def guess(self, seed: int) -> State:
        """A state that this seat could be in, to try things out."""
        return self.__state.guess(self.seat, seed)


class Bot(Protocol):
    """A player that is a program. It is made anew for every game.

    If its class takes a `seed`, it gets a number that makes its play repeatable; other parameters
    are options that can be set where the bot is named.
    """

    def choose(self, window: Window) -> int:
        """One of the window's actions."""
        ...


MakeBot = Callable[..., Bot]
