"""Positions for the tests of loading, and ways to spoil them."""

from collections.abc import Callable
from typing import Any

from tests.games.kingdomino.positions import position

Data = dict[str, Any]
Spoil = Callable[[Data], Any]


def two_players() -> Data:
    """A turn of two players, one king having acted."""
    return position(
        "1 at 1,0 east; 19 at 0,1 south",
        "2 at 1,0 east; 24 at 0,1 south; 13 at 3,0 south",
        line={14: 0, 15: 0, 16: 1},
        offer={20: None, 21: 1, 22: None, 23: None},
    )


def opening() -> Data:
    """The kings of three players being drawn."""
    return position("", "", "", kings=[2, 0], offer={3: 1, 17: None, 41: None})


def last_turn() -> Data:
    """The last turn of four players."""
    return position("1 at 1,0 east", "", "", "", line={13: 0, 14: 2}, offer={})


def drop(field: str) -> Spoil:
    """Leave out a field."""
    return lambda data: data.pop(field)


def put(field: str, value: object) -> Spoil:
    """Give a field another value."""
    return lambda data: data.update({field: value})


def lay(seat: int, lying: object) -> Spoil:
    """Lay the last domino of a kingdom in another way."""
    return lambda data: data["kingdoms"][seat]["laid"].__setitem__(-1, lying)


def change(field: str, index: int, **values: object) -> Spoil:
    """Change one entry of a list."""
    return lambda data: data[field][index].update(values)
