"""What a game tells, in words: its facts and the languages brought together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from demesne.core.refused import Refused
from demesne.games import GAMES
from demesne.locale import ENGLISH, language
from demesne.locale.speech import Speech


def speech(code: str, game: str, names: Sequence[str] = ()) -> Speech:
    """A game in a language, with the names of those who play it."""
    return Speech(language(code), game, GAMES[game].terms if game in GAMES else {}, names)


def refusal(code: str, facts: Mapping[str, Any]) -> str:
    """Why something cannot be done, in English; a game's own reasons begin with its name."""
    return speech(ENGLISH, code.partition("-")[0]).refusal(code, facts)


def sentence(told: Speech, error: ValueError) -> str:
    """Why something cannot be done, in somebody's language where there are words for it."""
    if not isinstance(error, Refused):
        return str(error)
    return f"{told.refusal(error.code, error.facts)} {error.detail}".strip()
