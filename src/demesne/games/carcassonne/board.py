"""The table: which tiles lie where, where another fits, and laying it there.

A cell is one int, 256 * (y + 128) + (x + 128), where x (east) and y (south) are counted from the start tile.
A placement is 4 * cell + quarter turns.

The tiles are in a hash table of 256 places, found by the last four bits of x and y: as long as the tiles lie
within 16 by 16 cells, each has a place to itself, and those that reach out further go to the next free one.
Beside it stands the rim: the free cells next to a tile, ascending, each with what its neighbours demand.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.games.carcassonne.tiles import FITS, SIDE_KIND, START

ORIGIN: Final[i64] = 128 * 256 + 128  # the start tile's cell
EAST: Final[i64] = 1
SOUTH: Final[i64] = 256
#: by side: from a cell to the next
AHEAD: Final = vec[i64]([-256, 1, 256, -1])
PLACES: Final = 256

# The neighbours of a cell in ascending order, the cell itself between them: how far away, the side that
# looks there, and the place in the neighbour's code of the side that looks back.
NEIGHBOUR: Final = vec[i64]([-256, -1, 0, 1, 256])
LOOKS: Final = vec[i64]([0, 3, 0, 1, 2])
LOOKS_BACK: Final = vec[i64]([16, 4, 0, 64, 1])
ITSELF: Final[i64] = 2


class Board:
    """The tiles on the table."""

    def __init__(self, places: vec[i64], laid: vec[i64], rim: vec[i64], rim_size: i64) -> None:
        self.places = places  # the hash table: an entry of `laid`, or 0
        self.laid = laid  # in the order laid: 65536 * cell + 256 * number of its first segment + orientation
        self.rim = rim  # 256 * cell + code; replaced, never changed
        self.rim_size = rim_size  # how many there are in it

    def clone(self) -> Board:
        """An independent copy."""
        return Board(self.places[:], self.laid[:], self.rim, self.rim_size)

    def at(self, cell: i64) -> i64:
        """The entry of the tile on a cell; 0 if it is free."""
        places = self.places
        place = cell & 15 | cell >> 4 & 240
        entry = places[place]
        while entry != 0 and entry >> 16 != cell:
            place = place + 1 & 255
            entry = places[place]
        return entry

    def placements(self, tile: i64) -> vec[i64]:
        """CC-12, CC-13: every legal placement of a tile, ascending."""
        rim = self.rim
        first = 256 * tile
        found = vec[i64](capacity=64)
        i: i64 = 0
        while i < self.rim_size:
            spot = rim[i]
            turns = FITS[first + (spot & 255)]
            if turns != 0:
                placement = spot >> 8 << 2
                if turns & 1:
                    found = append(found, placement)
                if turns & 2:
                    found = append(found, placement + 1)
                if turns & 4:
                    found = append(found, placement + 2)
                if turns & 8:
                    found = append(found, placement + 3)
            i += 1
        return found

    def lay(self, cell: i64, orientation: i64, first_segment: i64) -> None:
        """Put a tile on a free cell of the rim."""
        self.enter(65536 * cell + 256 * first_segment + orientation)
        self.extend_rim(cell, orientation)

    def enter(self, entry: i64) -> None:
        """Write a tile down."""
        places = self.places
        place = entry >> 16 & 15 | entry >> 20 & 240
        while places[place] != 0:
            place = place + 1 & 255
        places[place] = entry
        self.laid = append(self.laid, entry)

    def extend_rim(self, cell: i64, orientation: i64) -> None:
        """Take the cell out of the rim, and let its free neighbours know what they have to continue."""
        old, size = self.rim, self.rim_size
        rim = vec[i64]([0] * (size + 4))
        read: i64 = 0
        written: i64 = 0
        step: i64 = 0
        while step < 5:
            neighbour = cell + NEIGHBOUR[step]
            while read < size and old[read] < 256 * neighbour:
                rim[written] = old[read]
                read += 1
                written += 1
            demand = SIDE_KIND[4 * orientation + LOOKS[step]] * LOOKS_BACK[step]
            if read < size and old[read] >> 8 == neighbour:
                if step != ITSELF:
                    rim[written] = old[read] + demand
                    written += 1
                read += 1
            elif step != ITSELF and self.at(neighbour) == 0:
                rim[written] = 256 * neighbour + demand
                written += 1
            step += 1
        while read < size:
            rim[written] = old[read]
            read += 1
            written += 1
        self.rim = rim
        self.rim_size = written


def new_board() -> Board:
    """CC-3: the start tile alone."""
    board = Board(vec[i64]([0] * PLACES), vec[i64](capacity=72), vec[i64](), 0)
    board.lay(ORIGIN, 4 * START, 0)
    return board


def cell_at(x: i64, y: i64) -> i64:
    """The cell so far east and south of the start tile."""
    return ORIGIN + SOUTH * y + EAST * x


def coordinates(cell: i64) -> tuple[int, int]:
    """How far east and south of the start tile a cell is."""
    return int((cell & 255) - 128), int((cell >> 8) - 128)


def where(placement: i64) -> dict[str, Any]:
    """A placement as data."""
    x, y = coordinates(placement >> 2)
    return {"x": x, "y": y, "rotation": int(90 * (placement & 3))}
