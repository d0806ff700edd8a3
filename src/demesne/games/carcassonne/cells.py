"""Cells, placements and orientations: each is one int, packed and unpacked here alone.

A cell is 256 * (y + 128) + (x + 128), where x (east) and y (south) are counted from the start tile.
A placement is 4 * cell + quarter turns, an orientation 4 * tile + quarter turns.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

ORIGIN: Final[i64] = 128 * 256 + 128  # the start tile's cell
EAST: Final[i64] = 1
SOUTH: Final[i64] = 256
#: by side: from a cell to the next
AHEAD: Final = vec[i64]([-256, 1, 256, -1])
#: from a cell to those round it
ROUND: Final = vec[i64]([-257, -256, -255, -1, 1, 255, 256, 257])


def cell_at(x: i64, y: i64) -> i64:
    """The cell so far east and south of the start tile."""
    return ORIGIN + SOUTH * y + EAST * x


def coordinates(cell: i64) -> tuple[int, int]:
    """How far east and south of the start tile a cell is."""
    return int(east_of_start(cell)), int(south_of_start(cell))


def east_of_start(cell: i64) -> i64:
    """How far east of the start tile a cell is."""
    return (cell & 255) - 128


def south_of_start(cell: i64) -> i64:
    """How far south of the start tile a cell is."""
    return (cell >> 8) - 128


def are_adjoining(cell: i64, other: i64) -> bool:
    """Whether two cells meet at a side or a corner, or are the same."""
    away = cell - other + SOUTH + EAST
    return away & 255 <= 2 * EAST and 0 <= away <= 2 * (SOUTH + EAST)


def placement_at(cell: i64, turns: i64) -> i64:
    """A placement on a cell."""
    return cell << 2 | turns


def placement_cell(placement: i64) -> i64:
    """Where a tile goes with a placement."""
    return placement >> 2


def placement_turns(placement: i64) -> i64:
    """How often a tile is turned with a placement."""
    return placement & 3


def where(placement: i64) -> dict[str, Any]:
    """A placement as data."""
    x, y = coordinates(placement_cell(placement))
    return {"x": x, "y": y, "rotation": int(90 * placement_turns(placement))}


def oriented(tile: i64, turns: i64) -> i64:
    """The orientation of a tile after so many quarter turns."""
    return tile << 2 | turns


def oriented_tile(orientation: i64) -> i64:
    """The tile that has an orientation."""
    return orientation >> 2


def oriented_turns(orientation: i64) -> i64:
    """How often it is turned."""
    return orientation & 3
