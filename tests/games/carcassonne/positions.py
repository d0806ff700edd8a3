"""Positions for tests: games in which the tiles come as wanted."""

from typing import Any

import demesne
from demesne.games.carcassonne import GAME
from demesne.games.carcassonne.tiles import TILES

__all__ = ["GAME", "asked", "begin", "box", "events", "play", "position", "said"]

START = "D at 0,0 turned 0"


def box(*used: str) -> list[str]:
    """All tiles but these."""
    tiles = [tile.letter for tile in TILES for _ in range(tile.copies)]
    for letter in used:
        tiles.remove(letter)
    return tiles


def position(pile: str, players: int = 2, laid: tuple[str, ...] = (), **more: Any) -> dict[str, Any]:
    """A position in which these tiles will be drawn, in this order, and no others."""
    lying = [START, *laid]
    used = [*pile, *[one[0] for one in lying], *(more.get("hand") or ""), *more.get("removed", [])]
    fields = {"game": "carcassonne", "players": players, "laid": lying, "pile": [*pile]}
    return fields | {"left_out": box(*used)} | more


def begin(pile: str, players: int = 2, laid: tuple[str, ...] = (), **more: Any) -> demesne.State:
    """A game in which these tiles are drawn, in this order, and no others."""
    return GAME.load(position(pile, players, laid, **more))


def play(state: demesne.State, *words: str) -> demesne.State:
    """Carry out what the words say, one after the other."""
    for one in words:
        state.apply(state.read(one))
    return state


def said(state: demesne.State) -> list[str]:
    """What the actor may do, in words."""
    return [state.say(action) for action in state.actions()]


def asked(state: demesne.State) -> tuple[int, list[str]]:
    """Who decides, and what he may do."""
    return int(state.actor), said(state)


def events(state: demesne.State, *kinds: str) -> list[dict[str, Any]]:
    """What was told of these kinds."""
    return [event.facts for event in state.events or [] if event.kind in kinds]
