"""Positions for tests: games in which the tiles come as wanted."""

from typing import Any

import demesne
from demesne.games.carcassonne import GAME
from demesne.games.carcassonne.tiles import TILES
from demesne.scenarios.carcassonne.checks import Staged

__all__ = ["GAME", "asked", "begin", "events", "play", "played", "position", "refusal", "said", "scored"]

START = "D at 0,0 turned 0"
PLAYERS = ["Red", "Blue", "Green", "Yellow", "Black"]


def position(pile: str, players: int = 2, laid: tuple[str, ...] = (), **more: Any) -> dict[str, Any]:
    """A position in which these tiles will be drawn, in this order, and no others."""
    left_out = [tile.letter for tile in TILES for _ in range(tile.copies)]
    for letter in [*pile, START[0], *[one[0] for one in laid], *(more.get("hand") or "")]:
        left_out.remove(letter)
    fields = {"game": "carcassonne", "players": players, "laid": [START, *laid], "pile": [*pile]}
    return fields | {"left_out": left_out} | more


def begin(pile: str, players: int = 2, laid: tuple[str, ...] = (), **more: Any) -> demesne.State:
    """A game in which these tiles are drawn, in this order, and no others."""
    return GAME.load(position(pile, players, laid, **more))


def played(*moves: str, players: int = 2) -> Staged:
    """A game after these moves, each `TILE x y rotation segment`, with - for no follower."""
    table = Staged(PLAYERS[:players])
    for move in moves:
        table.move(move)
    return table


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


def refusal(state: demesne.State, words: str) -> str:
    """Why the words cannot be played; nothing has changed."""
    before = state.save()
    try:
        state.read(words)
    except ValueError as error:
        assert state.save() == before
        return str(error)
    raise AssertionError(f"{words!r} can be played")


def events(state: demesne.State, *kinds: str) -> list[dict[str, Any]]:
    """What was told of these kinds."""
    return [event.facts for event in state.events or [] if event.kind in kinds]


def scored(table: Staged, kind: str = "score") -> list[tuple[str, int, list[int]]]:
    """What the last move has scored: feature, points, seats."""
    return [(one["feature"], one["points"], one["seats"]) for one in events(table.state, kind)]
