"""The table: which tiles lie where, where another fits, and laying it there.

The tiles are in a hash table of 256 places, found by the last four bits of x and y: as long as the tiles lie
within 16 by 16 cells, each has a place to itself, and those that reach out further go to the next free one.
Beside it stands the rim: the free cells next to a tile, ascending, each with what its neighbours demand.

A laid tile is 65536 * cell + 256 * number of its first segment + orientation. A spot of the rim is 256 * the
placement there without a turn + the demand, the code by which `FITS` is looked up. Both are packed and unpacked here
alone.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from demesne.core.bits import lowest
from demesne.core.state import NOTHING
from demesne.games.carcassonne.cells import (
    ORIGIN,
    oriented,
    oriented_tile,
    oriented_turns,
    placement_at,
    placement_cell,
)
from demesne.games.carcassonne.tiles import FIT_COUNT, FITS, SIDE_KIND, START

PLACES: Final = 256
ROOM: Final = 60  # for placements: most tiles have fewer, and so many still make a small object

# The neighbours of a cell in ascending order, the cell itself between them: how far away, the side that
# looks there, and the place in the neighbour's code of the side that looks back.
NEIGHBOUR: Final = vec[i64]([-256, -1, 0, 1, 256])
LOOKS: Final = vec[i64]([0, 3, 0, 1, 2])
LOOKS_BACK: Final = vec[i64]([16, 4, 0, 64, 1])
ITSELF: Final[i64] = 2


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Board:
    """The tiles on the table."""

    def __init__(self) -> None:
        self.places = NOTHING  # the hash table: a laid tile, or 0
        self.laid = NOTHING  # in the order laid
        self.rim = NOTHING  # the spots; replaced, never changed
        self.rim_size: i64 = 0  # how many there are in it

    def set_up(self) -> None:
        """CC-3: the start tile alone."""
        self.places = vec[i64]([0] * PLACES)
        self.laid = vec[i64](capacity=72)
        self.lay(ORIGIN, oriented(START, 0), 0)

    def copy_to(self, other: Board) -> None:
        """Let another table have the same tiles."""
        other.places = self.places[:]
        other.laid = self.laid[:]
        other.rim = self.rim
        other.rim_size = self.rim_size

    def at(self, cell: i64) -> i64:
        """The tile on a cell; 0 if it is free."""
        places = self.places
        place = cell & 15 | cell >> 4 & 240
        entry = places[place]
        while entry != 0 and entry >> 16 != cell:
            place = place + 1 & 255
            entry = places[place]
        return entry

    def placements(self, tile: i64) -> vec[i64]:
        """CC-12, CC-13: every legal placement of a tile, ascending."""
        rim, size, fits = self.rim, self.rim_size, FITS
        first = 256 * tile
        found = vec[i64](capacity=ROOM)
        i: i64 = 0
        while i < size:
            spot = rim[i]
            turns = fits[first + (spot & 255)]
            if turns != 0:
                placement = spot >> 8
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

    def count_placements(self, tile: i64) -> i64:
        """How many legal placements of a tile there are."""
        rim, size, numbers = self.rim, self.rim_size, FIT_COUNT
        first = 256 * tile
        found: i64 = 0
        i: i64 = 0
        while i < size:
            found += numbers[first + (rim[i] & 255)]
            i += 1
        return found

    def nth_placement(self, tile: i64, place: i64) -> i64:
        """The legal placement in a place of the list."""
        rim, numbers = self.rim, FIT_COUNT
        first = 256 * tile
        i: i64 = 0
        spot = rim[0]
        number = numbers[first + (spot & 255)]
        while place >= number:
            place -= number
            i += 1
            spot = rim[i]
            number = numbers[first + (spot & 255)]
        turns = FITS[first + (spot & 255)]
        while place > 0:
            turns &= turns - 1
            place -= 1
        return (spot >> 8) + lowest(turns)

    def free_cells(self) -> list[int]:
        """The free cells beside a tile, ascending."""
        return [int(spot_cell(spot)) for spot in self.rim[: self.rim_size]]

    def demand(self, cell: i64) -> i64:
        """What its neighbours demand of a free cell; 0 of one that has none."""
        place, spot = self.find_spot(cell), 256 * placement_at(cell, 0)
        return self.rim[place] - spot if place < self.rim_size and self.rim[place] < spot + 256 else 0

    def find_spot(self, cell: i64) -> i64:
        """The place of a free cell in the rim, or of the first one after it."""
        rim = self.rim
        spot = 256 * placement_at(cell, 0)
        low: i64 = 0
        high = self.rim_size
        while low < high:
            middle = low + high >> 1
            if rim[middle] < spot:
                low = middle + 1
            else:
                high = middle
        return low

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
            spot = 256 * placement_at(neighbour, 0)
            while read < size and old[read] < spot:
                rim[written] = old[read]
                read += 1
                written += 1
            demand = SIDE_KIND[4 * orientation + LOOKS[step]] * LOOKS_BACK[step]
            if read < size and old[read] < spot + 256:
                if step != ITSELF:
                    rim[written] = old[read] + demand
                    written += 1
                read += 1
            elif step != ITSELF and self.at(neighbour) == 0:
                rim[written] = spot + demand
                written += 1
            step += 1
        while read < size:
            rim[written] = old[read]
            read += 1
            written += 1
        self.rim = rim
        self.rim_size = written


def spot_cell(spot: i64) -> i64:
    """The cell of a spot of the rim."""
    return placement_cell(spot >> 8)


def spot_demand(spot: i64) -> i64:
    """What is demanded there."""
    return spot & 255


def cell_of(laid: i64) -> i64:
    """Where a tile lies."""
    return laid >> 16


def first_segment_of(laid: i64) -> i64:
    """The number of a tile's first segment; the others follow."""
    return laid >> 8 & 255


def orientation_of(laid: i64) -> i64:
    """Which tile it is, and how it is turned."""
    return laid & 255


def tile_of(laid: i64) -> i64:
    """Which tile it is."""
    return oriented_tile(laid & 255)


def placement_of(laid: i64) -> i64:
    """The placement with which it was laid."""
    return placement_at(cell_of(laid), oriented_turns(orientation_of(laid)))
