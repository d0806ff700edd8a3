"""What a board for the terminal does."""

from typing import Any, Protocol

from rich.console import RenderableType

from demesne.core.state import Event, State


class Board(Protocol):
    """Shows one game to the people whose names it was given."""

    def __init__(self, names: list[str]) -> None: ...

    @property
    def hides(self) -> bool:
        """Whether players have something to hide from each other."""
        ...

    @property
    def sheets(self) -> dict[str, str]:
        """Further things that can be asked to be shown, with a line of help for each."""
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

    def tell(self, event: Event) -> str:
        """What happened, in a sentence."""
        ...

    def points(self, breakdown: list[dict[str, Any]]) -> RenderableType:
        """Where everybody's points come from."""
        ...

    def sheet(self, name: str, state: State) -> RenderableType:
        """One of the sheets."""
        ...
