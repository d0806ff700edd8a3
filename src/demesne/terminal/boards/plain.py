"""A board for any game: what a seat knows as a list, and the actions in words."""

import json
from typing import Any, Final

from rich.console import Group, RenderableType

from demesne.core.state import Event, State
from demesne.locale import Language
from demesne.terminal.boards.board import Board
from demesne.terminal.english import count


class PlainBoard(Board):
    """Shows a game by the names of its data."""

    hides: Final = True
    sheets: Final[dict[str, str]] = {}

    def __init__(self, names: list[str], options: dict[str, Any], words: Language) -> None:
        self.names = names
        self.words = words

    def draw(self, view: dict[str, Any], choices: list[dict[str, Any]]) -> RenderableType:
        """Every field of the view in a line."""
        return Group(*[f"{field}: {json.dumps(value, ensure_ascii=False)}" for field, value in view.items()])

    def question(self, state: State) -> str:
        """Whose decision it is."""
        return f"{self.names[state.actor]}, what do you do?"

    def choices(self, state: State) -> list[tuple[int, str]]:
        """All actions in words."""
        return [(action, state.say(action)) for action in state.actions()]

    def tell(self, event: Event) -> str:
        """The event's kind and facts."""
        return f"{event.kind}: {json.dumps(event.facts, ensure_ascii=False)}"

    def sheet(self, name: str, state: State, word: str) -> RenderableType:
        """There is none."""
        raise ValueError(f"There is no sheet {name!r}.")

    def points(self, breakdown: list[dict[str, Any]]) -> RenderableType:
        """Everybody's points."""
        lines = [f"{name}: {count(part['total'], 'point')}" for name, part in zip(self.names, breakdown, strict=True)]
        return Group(*lines)
