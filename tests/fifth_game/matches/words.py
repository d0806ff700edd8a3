"""Actions in words, and why they cannot be."""

import re
from typing import Any

from demesne.games.matches.engine import Matches

from demesne.core.refused import Refused
from demesne.core.state import OVER


def say(state: Matches, action: int) -> str:
    """`take 2`."""
    return f"take {action}"


def read(state: Matches, words: str) -> int:
    """The action that is said so."""
    if state.actor == OVER:
        raise Refused("matches-over")
    said = re.fullmatch(r"\s*take\s+(\d)\s*", words.lower(), re.ASCII)
    if said is None:
        raise Refused("matches-unknown", words=words)
    if int(said[1]) not in state.actions():
        raise Refused("matches-too-many", most=len(state.actions()))
    return int(said[1])


def describe(state: Matches, action: int) -> dict[str, Any]:
    """A verb and its parameter."""
    return {"verb": "take", "count": int(action)}


def question(state: Matches) -> dict[str, Any]:
    """How many one takes."""
    return {"asks": "take", "left": state.heap}
