"""Positions for tests, in the short form of the scenarios."""

from typing import Any

import pytest

from demesne.games.dominations import GAME
from demesne.games.dominations.state import Dominations
from demesne.scenarios.dominations.checks import position, said

__all__ = ["GAME", "RING", "knows", "play", "points", "refusal", "said", "table"]

#: five of the six tiles round vertex 1,1; the sixth place is 1,1 up
RING = ["t01 at 0,0 down", "t06 at 1,0 up", "t07 at 0,1 up", "t08 at 1,0 down", "t09 at 0,1 down"]


def table(**fields: Any) -> Dominations:
    """A position."""
    return position(fields)


def play(state: Dominations, *words: str) -> Dominations:
    """Carry out what the words say, one after the other."""
    for one in words:
        state.apply(state.read(one))
    return state


def knows(state: Dominations, seat: int = 0) -> dict[str, int]:
    """The knowledge of a seat, where there is any."""
    return {domain: number for domain, number in state.view(None)["knowledge"][seat].items() if number}


def points(state: Dominations, seat: int = 0) -> dict[str, int]:
    """The points of a seat by source, where there are any."""
    return {source: number for source, number in state.view(None)["points"][seat].items() if number}


def refusal(state: Dominations, words: str) -> str:
    """Why something cannot be done, seen that nothing changes."""
    before = state.save()
    with pytest.raises(ValueError, match=r".") as refused:
        state.read(words)
    assert state.save() == before
    return str(refused.value)
