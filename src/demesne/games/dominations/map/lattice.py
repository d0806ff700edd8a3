"""The lattice of triangles: numbers of vertices and cells, the way from one to the next, and how people write them.

A vertex is one number, 128 * (i + 64) + j + 64. A cell is twice the number of its vertex, plus 1 if it points down.
Corners and edges of a cell are counted clockwise from 0; edge k joins corners k and k + 1.
A placement is 3 * a cell + by how many thirds a tile is turned there, or the corner in which a diamond has its A.
"""

import re
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

REACH: Final = 64
ORIGIN: Final[i64] = 128 * 64 + 64

#: by 3 * points down + corner: from the cell's vertex to the corner
CORNER: Final = vec[i64]([0, 1, 128, 128, 1, 129])
#: by 3 * points down + edge: from the cell to the one across the edge; and that edge as the other cell counts it
ACROSS: Final = vec[i64]([-255, 1, -1, -1, 1, 255])
TWIN: Final = vec[i64]([2, 0, 1, 1, 2, 0])
#: round a vertex: from twice its number to each cell, and the corner of that cell which lies there
RING: Final = vec[i64]([0, -255, -256, -257, -2, -1])
RING_SIZE: Final[i64] = 6
RING_CORNER: Final = vec[i64]([0, 0, 2, 2, 1, 1])
#: DN-11, DN-12: the Cradle's corners, clockwise
CRADLE_CORNERS: Final = vec[i64]([ORIGIN + step for step in (1, 128, 127, -1, -128, -127)])
NEXT: Final = vec[i64]([1, 2, 0, 1, 2])

POINTS: Final = ("up", "down")
CELL: Final = re.compile(r"(-?\d+),(-?\d+) (up|down)(?: point (-?\d+),(-?\d+))?")
PAIR: Final = re.compile(r"(-?\d+),(-?\d+)")
MARGIN: Final = 4  # between what may be written and the end of the numbers


def vertex_at(i: int, j: int) -> i64:
    """The number of a vertex."""
    return 128 * (i + REACH) + j + REACH


def cell_at(x: int, y: int, down: int) -> i64:
    """The number of a cell."""
    return 2 * vertex_at(x, y) + down


def corner_of(cell: i64, corner: i64) -> i64:
    """The vertex in a corner of a cell."""
    return (cell >> 1) + CORNER[3 * (cell & 1) + corner]


def across(cell: i64, edge: i64) -> i64:
    """The cell across an edge of a cell."""
    return cell + ACROSS[3 * (cell & 1) + edge]


def twin(cell: i64, edge: i64) -> i64:
    """An edge of a cell as the cell across it counts it."""
    return TWIN[3 * (cell & 1) + edge]


def around(vertex: i64, i: i64) -> i64:
    """One of the six cells round a vertex."""
    return 2 * vertex + RING[i]


def points_down(cell: i64) -> bool:
    """Whether a cell points down."""
    return cell & 1 != 0


def placement(cell: i64, turn: i64) -> i64:
    """A cell and how something lies there."""
    return 3 * cell + turn


def cell_of(place: i64) -> i64:
    """The cell of a placement."""
    return place // 3


def turn_of(place: i64) -> i64:
    """How something lies there."""
    return place % 3


def other_half(place: i64) -> i64:
    """The second cell of a diamond, across the edge from B to D."""
    return across(cell_of(place), NEXT[turn_of(place)])


def tip_of_other_half(place: i64) -> i64:
    """The corner of a diamond's second cell in which its C lies."""
    return NEXT[twin(cell_of(place), NEXT[turn_of(place)]) + 1]


def sorted_once(numbers: vec[i64]) -> vec[i64]:
    """The numbers in ascending order, each once."""
    found = vec[i64](capacity=len(numbers))
    for number in numbers:
        i = len(found)
        while i > 0 and found[i - 1] > number:
            i -= 1
        if i == 0 or found[i - 1] != number:
            found = append(found, number)
            for place in range(len(found) - 1, i, -1):
                found[place] = found[place - 1]
            found[i] = number
    return found


def x_of(vertex: i64) -> i64:
    """The first coordinate of a vertex, and REACH."""
    return vertex >> 7


def y_of(vertex: i64) -> i64:
    """The second coordinate of a vertex, and REACH."""
    return vertex & 127


def vertex_of(cell: i64) -> i64:
    """The vertex by which a cell is called."""
    return cell >> 1


# For people


def crossing(vertex: i64) -> dict[str, Any]:
    """A vertex by its coordinates, for people."""
    return {"x": int(x_of(vertex)) - REACH, "y": int(y_of(vertex)) - REACH}


def where(cell: i64) -> dict[str, Any]:
    """A cell by its coordinates, for people."""
    return crossing(vertex_of(cell)) | {"pointing": "down" if cell & 1 else "up"}


def diamond(place: i64) -> dict[str, Any]:
    """Where a Monument's diamond lies, for people: its cell with the corner A, and where that corner is."""
    tip = crossing(corner_of(cell_of(place), turn_of(place)))
    return where(cell_of(place)) | {"tip_x": tip["x"], "tip_y": tip["y"]}


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
