"""Actions in words and as data, and back."""

import re
from typing import Any, Final

from demesne.core.state import OVER
from demesne.games.carcassonne.board import Board, cell_at, coordinates, where
from demesne.games.carcassonne.engine import NO_FOLLOWER, Carcassonne
from demesne.games.carcassonne.followers import kind_of, role_of, segment_of, standing_at
from demesne.games.carcassonne.tiles import (
    KIND,
    KINDS,
    LETTERS,
    ROLES,
    SEGMENTS,
    SIDE_KIND,
    SIDES,
    TILES,
    Tile,
    count_orientations,
    turned,
)

LYING: Final = re.compile(r"([a-z]) at (-?\d{1,3}) ?, ?(-?\d{1,3}) turned (0|90|180|270)")
CLAIM: Final = re.compile(r"(farmer|thief|knight|monk) on (\w+)")
NO_CLAIM: Final = "no follower"
SIDE_NAMES: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}
STEPS: Final = [(0, -1), (1, 0), (0, 1), (-1, 0)]
REACH: Final = 100  # no tile can lie so far from the start tile


def say(state: Carcassonne, action: int) -> str:
    """`U at 1,0 turned 90`, `thief on r0` or `no follower`."""
    if not state.claiming:
        return say_lying(state.hand, action)
    if action == NO_FOLLOWER:
        return NO_CLAIM
    return f"{ROLES[KIND[action - 1]]} on {SEGMENTS[action - 1]}"


def say_lying(tile: int, placement: int) -> str:
    """How a tile lies on the table."""
    at = where(placement)
    return f"{LETTERS[tile]} at {at['x']},{at['y']} turned {at['rotation']}"


def describe(state: Carcassonne, action: int) -> dict[str, Any]:
    """The verb and its parameters."""
    if not state.claiming:
        return {"verb": "lay", "tile": LETTERS[state.hand]} | where(action)
    x, y = coordinates(state.latest() >> 16)
    if action == NO_FOLLOWER:
        return {"verb": "no_follower", "x": x, "y": y}
    segment = SEGMENTS[action - 1]
    return {"verb": "follower", "role": ROLES[KIND[action - 1]], "segment": segment, "x": x, "y": y}


def question(state: Carcassonne) -> dict[str, Any]:
    """Where to lay the tile, or where to place a follower."""
    return {"asks": "follower"} if state.claiming else {"asks": "lay", "tile": LETTERS[state.hand]}


def read(state: Carcassonne, words: str) -> int:
    """The action that the words mean; a ValueError says why it is illegal."""
    if state.actor == OVER:
        raise ValueError("The game is over.")
    phrase = " ".join(str(words).lower().split())
    if lying := LYING.fullmatch(phrase):
        return read_laying(state, lying[1].upper(), int(lying[2]), int(lying[3]), int(lying[4]))
    if claim := CLAIM.fullmatch(phrase):
        return read_claim(state, claim[1], claim[2])
    if phrase == NO_CLAIM:
        if not state.claiming:
            raise ValueError(f"Tile {LETTERS[state.hand]} has to be laid first.")
        return int(NO_FOLLOWER)
    example = state.say(state.actions()[0])
    raise ValueError(f"{words!r} is not an action; one that can be played here is {example!r}.")


def read_laying(state: Carcassonne, letter: str, x: int, y: int, rotation: int) -> int:
    """The action of laying a tile."""
    if state.claiming:
        raise ValueError("The tile is laid; now a follower may be placed on it, or 'no follower'.")
    due = LETTERS[state.hand]
    if letter != due:
        raise ValueError(f"Tile {letter} is not to be laid now, but tile {due}.")
    placement = as_listed(int(state.hand), x, y, rotation)
    if placement in state.actions():
        return placement
    raise ValueError(objection(state.board, int(state.hand), x, y, rotation))


def as_listed(tile: int, x: int, y: int, rotation: int) -> int:
    """The placement as it is listed: of turns that look the same, the smallest."""
    if max(abs(x), abs(y)) > REACH:
        return -1
    return 4 * int(cell_at(x, y)) + listed_turns(TILES[tile], rotation)


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
    return next(name for name in tile.segments if name[0] == segment[0] and sides_of(tile, name) == there)


def sides_of(tile: Tile, segment: str) -> set[str]:
    """The sides of a city or road, the half sides of a field; a monastery has none."""
    if segment == "m":
        return set()
    number = int(segment[1])
    if segment[0] == "f":
        return set(tile.fields[number])
    return set((tile.cities if segment[0] == "c" else tile.roads)[number])


def objection(board: Board, tile: int, x: int, y: int, rotation: int) -> str:
    """CC-12, CC-13: why a tile cannot be laid so; "" if it can."""
    if max(abs(x), abs(y)) > REACH or not (board.at(cell_at(x, y)) or neighbours(board, x, y)):
        corners = max(abs(x), abs(y)) <= REACH and any(
            board.at(cell_at(x + east, y + south)) for east in (-1, 1) for south in (-1, 1)
        )
        touch = "would touch others at a corner only" if corners else "would lie by itself"
        return f"Tile {LETTERS[tile]} {touch} at {x},{y}: one side at least has to meet a tile."
    if board.at(cell_at(x, y)):
        return f"There is a tile at {x},{y} already."
    for side, there in neighbours(board, x, y).items():
        mine = KINDS[SIDE_KIND[4 * (4 * tile + rotation // 90) + side]]
        wanted = KINDS[SIDE_KIND[4 * (there & 255) + (side ^ 2)]]
        if mine != wanted:
            facing = SIDE_NAMES[SIDES[side]]
            return (
                f"Tile {LETTERS[tile]} turned {rotation} does not fit at {x},{y}: "
                f"to the {facing} it has {mine}, but the tile there has {wanted}."
            )
    return ""


def neighbours(board: Board, x: int, y: int) -> dict[int, int]:
    """By side, the tiles that a cell has beside it."""
    there = {side: int(board.at(cell_at(x + east, y + south))) for side, (east, south) in enumerate(STEPS)}
    return {side: entry for side, entry in there.items() if entry}


def read_claim(state: Carcassonne, role: str, segment: str) -> int:
    """The action of placing a follower."""
    if state.followers.supply[state.seat] == 0:
        raise ValueError("There is no follower left in the supply.")
    if not state.claiming:
        raise ValueError(f"Tile {LETTERS[state.hand]} has to be laid before a follower is placed.")
    tile = TILES[(state.latest() & 255) >> 2]
    if segment not in tile.segments:
        there = ", ".join(tile.segments)
        raise ValueError(f"Tile {tile.letter} has no segment {segment!r}; it has {there}.")
    name = SEGMENTS.index(segment)
    proper = ROLES[KIND[name]]
    if role != proper:
        raise ValueError(f"A follower on {segment} is a {proper}, not a {role}.")
    if name + 1 in state.actions():
        return name + 1
    raise ValueError(occupation(state, segment))


def occupation(state: Carcassonne, segment: str) -> str:
    """CC-19: who keeps a follower from a segment of the tile just laid."""
    latest = state.latest()
    tile = TILES[(latest & 255) >> 2]
    root = state.features.root((latest >> 8 & 255) + tile.segments.index(segment))
    there = next(one for one in state.followers.standing if state.features.root(segment_of(one)) == root)
    at = standing_at(there)
    kind, role = KINDS[kind_of(there)], role_of(there)
    return f"The {kind} {segment} is occupied: seat {at['seat']} has a {role} at {at['x']},{at['y']}."
