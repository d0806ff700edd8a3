"""Who knows what, and where points come from."""

from typing import Any

from demesne.games.matches.codec import save
from demesne.games.matches.engine import Matches

from demesne.core.chance import seeded


def view(state: Matches, seat: int | None) -> dict[str, Any]:
    """Everything lies open, but for chance."""
    shown = save(state) | {"actor": int(state.actor)}
    del shown["chance"]
    return shown


def guess(state: Matches, seat: int, seed: int) -> Matches:
    """Nothing is hidden but chance."""
    guessed = state.clone()
    guessed.chance = seeded(seed)
    return guessed


def breakdown(state: Matches) -> list[dict[str, Any]]:
    """Points come from matches."""
    return [{"matches": points, "total": points} for points in state.points]
