"""Places on the map and in a tree as people write them."""

import re
from typing import Final

from demesne.games.dominations.map.lattice import REACH, cell_at, crossing, vertex_at, where

POINTS: Final = ("up", "down")
CELL: Final = re.compile(r"(-?\d+),(-?\d+) (up|down)(?: point (-?\d+),(-?\d+))?")
PAIR: Final = re.compile(r"(-?\d+),(-?\d+)")
MARGIN: Final = 4  # between what may be written and the end of the numbers


def say_cell(cell: int) -> str:
    """`1,0 up`."""
    at = where(cell)
    return f"{at['x']},{at['y']} {at['pointing']}"


def say_vertex(vertex: int) -> str:
    """`1,0`."""
    at = crossing(vertex)
    return f"{at['x']},{at['y']}"


def say_position(position: int) -> str:
    """A place in a tree, east and south of the Campfire."""
    at = crossing(position)
    return f"{at['y']},{at['x']}"


def read_cell(field: str, words: object) -> tuple[int, int]:
    """A cell and, for a diamond, the vertex of its point, or -1."""
    match = CELL.fullmatch(" ".join(str(words).lower().split()))
    if not match or any(abs(int(one)) >= REACH - MARGIN for one in match.groups() if one and one not in POINTS):
        raise ValueError(f"{field}: {words!r} does not name a cell, as '1,0 up' does.")
    cell = int(cell_at(int(match[1]), int(match[2]), int(match[3] == "down")))
    return cell, int(vertex_at(int(match[4]), int(match[5]))) if match[4] else -1


def read_pair(field: str, words: object) -> tuple[int, int]:
    """Two coordinates."""
    match = PAIR.fullmatch(str(words).replace(" ", ""))
    if not match or max(abs(int(match[1])), abs(int(match[2]))) >= REACH - MARGIN:
        raise ValueError(f"{field}: {words!r} does not name a place, as '1,0' does.")
    return int(match[1]), int(match[2])
