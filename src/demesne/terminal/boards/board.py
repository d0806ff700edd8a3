"""What a board for the terminal does."""

from typing import Any, Protocol

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from demesne.core.state import Event, State
from demesne.locale import Language


class Board(Protocol):
    """Shows one game, played with these options, to the people whose names it was given, in their language."""

    def __init__(self, names: list[str], options: dict[str, Any], words: Language) -> None: ...

    @property
    def sheets(self) -> dict[str, str]:
        """Further things that can be asked to be shown, as they are asked for, with a line of help for each."""
        ...

    def draw(self, view: dict[str, Any], choices: list[dict[str, Any]]) -> RenderableType:
        """The table as one seat sees it, with the described choices that are numbered from 1 on."""
        ...

    def question(self, state: State) -> str:
        """What the actor has to decide."""
        ...

    def choices(self, state: State) -> list[tuple[int, str]]:
        """The actions in the order in which to number them, each with its line."""
        ...

    def listing(self, state: State, choices: list[tuple[int, str]]) -> RenderableType:
        """The choices with their numbers: in columns, unless a game groups them."""
        width = len(str(len(choices)))
        lines = [Text(f"{number:>{width}}  {line}") for number, (_, line) in enumerate(choices, 1)]
        return Columns(lines, padding=(0, 4), column_first=True)

    def wordings(self, state: State, action: int, line: str) -> list[str]:
        """What a choice may be called by somebody who types it: its line in the list, unless a game knows more."""
        return [line]

    def reworded(self, answer: str) -> str:
        """An answer in the words of actions, where people may call things otherwise."""
        return answer

    def several(self, state: State, answer: str) -> list[int]:
        """The actions that an answer means where it may mean several at once; elsewhere none."""
        return []

    def tell(self, event: Event) -> str:
        """What happened, in a sentence."""
        ...

    def news(self, events: list[Event]) -> list[str]:
        """What happened, line by line: a line for each event, unless a game tells several together."""
        return [self.tell(event) for event in events]

    def points(self, breakdown: list[dict[str, Any]]) -> RenderableType:
        """Where everybody's points come from."""
        ...

    def sheet(self, name: str, state: State, word: str) -> RenderableType:
        """The sheet that begins with this name, about what was said after it."""
        ...
