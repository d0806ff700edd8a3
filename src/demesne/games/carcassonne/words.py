"""Actions in words and as data, and back; what they bring, and why something is none."""

import re
from typing import Any, Final

from demesne.core.refused import Refused
from demesne.core.state import OVER
from demesne.games.carcassonne.board import cell_of, placement_of, tile_of
from demesne.games.carcassonne.cells import cell_at, coordinates, placement_at, placement_cell, placement_turns, where
from demesne.games.carcassonne.engine import NO_FOLLOWER, Carcassonne
from demesne.games.carcassonne.ground import REACH, place_on_tile, touched, why_not_claim, why_not_lay, why_not_there
from demesne.games.carcassonne.shapes import Barred, Pay, Question
from demesne.games.carcassonne.tiles import (
    KIND,
    LETTERS,
    SEGMENTS,
    SIDES,
    TILES,
    Tile,
    count_orientations,
    kind_name,
    role_name,
    sides_of,
    turned,
)

LYING: Final = re.compile(r"([a-z]) at (-?\d{1,3}) ?, ?(-?\d{1,3}) turned (0|90|180|270)")
CLAIM: Final = re.compile(r"(farmer|thief|knight|monk) on (\w+)")
NO_CLAIM: Final = "no follower"


def say(state: Carcassonne, action: int) -> str:
    """`U at 1,0 turned 90`, `thief on r0` or `no follower`."""
    if not state.claiming:
        return say_lying(state.hand, action)
    if action == NO_FOLLOWER:
        return NO_CLAIM
    return f"{role_name(KIND[action - 1])} on {SEGMENTS[action - 1]}"


def say_lying(tile: int, placement: int) -> str:
    """How a tile lies on the table."""
    at = where(placement)
    return f"{LETTERS[tile]} at {at['x']},{at['y']} turned {at['rotation']}"


def describe(state: Carcassonne, action: int) -> dict[str, Any]:
    """The verb and its parameters."""
    if not state.claiming:
        return {"verb": "lay", "tile": LETTERS[state.hand]} | where(action)
    x, y = coordinates(cell_of(state.latest()))
    if action == NO_FOLLOWER:
        return {"verb": "no_follower", "x": x, "y": y}
    segment = SEGMENTS[action - 1]
    return {"verb": "follower", "role": role_name(KIND[action - 1]), "segment": segment, "x": x, "y": y}


def question(state: Carcassonne) -> Question:
    """Where to lay the tile, or where to place a follower."""
    return {"asks": "follower", "tile": None} if state.claiming else {"asks": "lay", "tile": LETTERS[state.hand]}


def brings(state: Carcassonne, action: int) -> dict[str, Any]:
    """What is paid at once; the features that a tile is then part of; where a follower would stand."""
    after = state.clone()
    after.act(action)
    if not state.claiming:
        features = touched(after)
        after.end_turn()
        return {"pays": pays(state, after), "features": features}
    if action == NO_FOLLOWER:
        return {"pays": pays(state, after)}
    name, latest = action - 1, state.latest()
    place = place_on_tile(TILES[tile_of(latest)], int(placement_turns(placement_of(latest))), SEGMENTS[name])
    return {"feature": kind_name(KIND[name]), "place": place, "pays": pays(state, after)}


def pays(before: Carcassonne, after: Carcassonne) -> list[Pay]:
    """What seats have scored between two states."""
    tracks = enumerate(zip(before.track, after.track, strict=True))
    return [{"seat": seat, "points": int(later - earlier)} for seat, (earlier, later) in tracks if later != earlier]


def barred(state: Carcassonne) -> list[Barred]:
    """The cells beside tiles on which the tile cannot be laid; the segments that cannot take a follower."""
    return barred_segments(state) if state.claiming else barred_cells(state)


def barred_cells(state: Carcassonne) -> list[Barred]:
    """CC-13: where the tile fits in no turn."""
    legal = {int(placement_cell(action)) for action in state.actions()}
    found: list[Barred] = []
    for cell in state.board.free_cells():
        if cell not in legal:
            x, y = coordinates(cell)
            why = why_not_there(state.board, int(state.hand), x, y)
            found.append({"x": x, "y": y, "why": why.code, "facts": why.facts})
    return found


def barred_segments(state: Carcassonne) -> list[Barred]:
    """CC-19: where somebody stands."""
    latest = state.latest()
    x, y = coordinates(cell_of(latest))
    found: list[Barred] = []
    for segment in TILES[tile_of(latest)].segments:
        if SEGMENTS.index(segment) + 1 not in state.actions():
            why = why_not_claim(state, segment)
            found.append({"segment": segment, "x": x, "y": y, "why": why.code, "facts": why.facts})
    return found


def read(state: Carcassonne, words: str) -> int:
    """The action that the words mean, or why it is illegal."""
    if state.actor == OVER:
        raise Refused("over")
    phrase = " ".join(words.lower().split())
    if lying := LYING.fullmatch(phrase):
        return read_laying(state, lying[1].upper(), int(lying[2]), int(lying[3]), int(lying[4]))
    if claim := CLAIM.fullmatch(phrase):
        return read_claim(state, claim[1], claim[2])
    if phrase == NO_CLAIM:
        if not state.claiming:
            raise Refused("carcassonne-lay-first", letter=LETTERS[state.hand])
        return int(NO_FOLLOWER)
    raise Refused("no-action", words=words, example=say(state, state.actions()[0]))


def read_laying(state: Carcassonne, letter: str, x: int, y: int, rotation: int) -> int:
    """The action of laying a tile."""
    if state.claiming:
        raise Refused("carcassonne-laid")
    due = LETTERS[state.hand]
    if letter != due:
        raise Refused("carcassonne-other-tile", letter=letter, due=due)
    if why := why_not_lay(state.board, int(state.hand), x, y, rotation):
        raise why
    return as_listed(int(state.hand), x, y, rotation)


def read_claim(state: Carcassonne, role: str, segment: str) -> int:
    """The action of placing a follower."""
    if state.followers.supply[state.seat] == 0:
        raise Refused("carcassonne-no-followers")
    if not state.claiming:
        raise Refused("carcassonne-lay-first", letter=LETTERS[state.hand])
    tile = TILES[tile_of(state.latest())]
    if segment not in tile.segments:
        raise Refused("carcassonne-no-segment", letter=tile.letter, segment=segment, segments=tile.segments)
    name = SEGMENTS.index(segment)
    proper = role_name(KIND[name])
    if role != proper:
        raise Refused("carcassonne-other-role", segment=segment, role=role, proper=proper)
    if name + 1 not in state.actions():
        raise why_not_claim(state, segment)
    return name + 1


def as_listed(tile: int, x: int, y: int, rotation: int) -> int:
    """The placement as it is listed: of turns that look the same, the smallest."""
    if max(abs(x), abs(y)) > REACH:
        return -1
    return int(placement_at(cell_at(x, y), listed_turns(TILES[tile], rotation)))


def listed_turns(tile: Tile, rotation: int) -> int:
    """The quarter turns in which a tile is listed that lies like this."""
    return rotation // 90 % count_orientations(tile)


def listed_name(tile: Tile, rotation: int, segment: str) -> str:
    """The name of a printed segment of a tile turned like this, once the tile lies as it is listed."""
    return renamed(tile, segment, rotation // 90 - listed_turns(tile, rotation))


def printed_name(tile: Tile, rotation: int, segment: str) -> str:
    """The printed name, on a tile turned like this, of a segment of the tile as it is listed."""
    return renamed(tile, segment, listed_turns(tile, rotation) - rotation // 90)


def renamed(tile: Tile, segment: str, turns: int) -> str:
    """The segment whose place another takes when the tile is turned so that it looks the same."""
    there = {SIDES[turned(side, turns)] + side[1:] for side in sides_of(tile, segment)}
    return next(name for name in tile.segments if name[0] == segment[0] and set(sides_of(tile, name)) == there)
