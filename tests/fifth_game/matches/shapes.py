"""What the game tells."""

from typing import Any, Literal, TypedDict


class View(TypedDict):
    """Everything: nothing is hidden."""

    game: str
    version: int
    players: int
    options: dict[str, Any]
    heap: int
    turn: int
    points: list[int]
    actor: int


class Choice(TypedDict):
    """To take so many."""

    words: str
    verb: Literal["take"]
    count: int


class Question(TypedDict):
    """How many to take."""

    asks: Literal["take"]
    left: int
