"""A kingdom: which squares are taken by what, where a domino fits, and laying it there.

A kingdom is one bit mask per terrain on a frame of 7 rows of 9 squares. Its top left corner (of the
box round everything laid) is always in row 0, column 2. A domino sticks out of the box by at most
two squares, so there is room for it to the left, to the right and below; to see what fits above, the
masks are moved down. Rows need no gap between them: where column 8 is in use, column 0 is not.

A placement is one int: 256 * (1 + direction) + 16 * (y + 8) + (x + 8), where x (east) and y (south) are
the square of half a, counted from the castle, and half b lies one step in the direction.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from demesne.core.bits import BIT, DIGIT, PLACES, SEQUENCE, SIX, count
from demesne.games.kingdomino.dominoes import A_CROWNS, B_CROWNS, A, B, is_double

DIRECTIONS: Final = ["east", "south", "west", "north"]
EASTWARD: Final = vec[i64]([1, 0, -1, 0])
SOUTHWARD: Final = vec[i64]([0, 1, 0, -1])

PLACE: Final[i64] = 256  # no placement is less
TURN: Final[i64] = 256  # from a direction to the next
# from a placement to the east to those that have their left or upper half on the same square
TO_SOUTH: Final[i64] = TURN
TO_WEST: Final[i64] = 2 * TURN + 1
TO_NORTH: Final[i64] = 3 * TURN + 16
ORIGIN: Final[i64] = 8 * 16 + 8  # the castle's square
DISCARD: Final[i64] = 0  # instead of a placement: the domino was discarded
LAID: Final[i64] = 2048  # a domino's number times this, plus its placement: an entry of a kingdom's history

ROWS: Final[i64] = 7
ROW: Final[i64] = 9  # from a square to the one below
MARGIN: Final[i64] = 2  # columns to the left of the box


def _window(size: int, columns: int) -> int:
    """The squares that keep a kingdom so many columns wide within the size, the top row being taken."""
    left = max(0, 2 - (size - columns))
    return sum([1 << (9 * row + column) for row in range(size) for column in range(left, size + 2)])


#: by 8 * size + columns
WINDOW: Final = vec[i64]([_window(i // 8, i % 8) if i // 8 in (5, 7) else 0 for i in range(64)])
#: the squares of the top 0, 1 or 2 rows
TOP: Final = vec[i64]([0, (1 << 9) - 1, (1 << 18) - 1])


def frame_squares(row: int) -> vec[i64]:
    """By the number of a square's bit in PLACES: how far it is from the first square of the frame, with such rows."""
    return vec[i64]([row * (place // 9) + place % 9 for place in PLACES])


#: the same as its part of a placement
SQUARE: Final = frame_squares(16)


@final
@mypyc_attr(acyclic=True)
class Kingdom:
    """The castle and the dominoes round it."""

    def __init__(self, land: vec[i64], history: vec[i64]) -> None:
        self.land = land  # a mask for each terrain
        self.history = history  # each domino got: LAID * number + placement
        self.castle = BIT[MARGIN]
        self.taken = self.castle
        self.ones: i64 = 0  # squares whose number of crowns has binary digit 1
        self.twos: i64 = 0  # and digit 2
        self.west: i64 = 0  # the box's left and top, counted from the castle
        self.north: i64 = 0
        self.columns: i64 = 1
        self.rows: i64 = 1
        self.discards: i64 = 0

    def clone(self) -> Kingdom:
        """An independent copy."""
        other = Kingdom(self.land[:], self.history[:])
        other.castle = self.castle
        other.taken = self.taken
        other.ones = self.ones
        other.twos = self.twos
        other.west = self.west
        other.north = self.north
        other.columns = self.columns
        other.rows = self.rows
        other.discards = self.discards
        return other

    def laid(self, domino: i64, placement: i64) -> Kingdom:
        """A copy with a domino laid."""
        after = self.clone()
        after.lay(domino, placement)
        return after

    def placements(self, domino: i64, size: i64) -> vec[i64]:
        """Every legal placement of the domino in a kingdom of at most this size, ascending."""
        return list_placements(self.outlets(domino, size))

    def outlets(self, domino: i64, size: i64) -> vec[i64]:
        """The same in short, ascending: pairs of a placement on the frame's first square, and all squares for it.

        Those to west and north are half the list behind those to east and south that cover the same squares.
        """
        up = self.room_above(size)
        here = PLACE + ORIGIN + 16 * self.north + self.west - MARGIN
        above = here - 16 * up
        east, south, west, north = self.fits(domino, size, up)
        if is_double(domino):
            west = north = 0
        if is_on_frame(size, up):
            return vec[i64]([above, east, above + TO_SOUTH, south, above + TO_WEST, west, above + TO_NORTH, north])
        low_east, low_south, low_west, low_north = self.fits(domino, size, 0)
        if is_double(domino):
            low_west = low_north = 0
        return vec[i64](
            [
                above, east, here, low_east, above + TO_SOUTH, south, here + TO_SOUTH, low_south,
                above + TO_WEST, west, here + TO_WEST, low_west, above + TO_NORTH, north, here + TO_NORTH, low_north,
            ]
        )  # fmt: skip

    def room_above(self, size: i64) -> i64:
        """How far a domino may reach above the box in a kingdom of at most this size."""
        return min(2, size - self.rows)

    def fits(self, domino: i64, size: i64, up: i64) -> tuple[i64, i64, i64, i64]:
        """For each direction of half b, where the left or upper half may lie, with the box moved down by `up`.

        If the frame ends then before all that may be reached below, only placements that reach above the box.
        """
        down = ROW * up
        free = WINDOW[8 * size + self.columns]
        if is_on_frame(size, up):
            free |= free << down
        free &= ~(self.taken << down)
        # KD-17, KD-18: a half joins the castle or its own terrain.
        land, castle = self.land, self.castle
        near_a = beside((land[A[domino]] | castle) << down) & free
        near_b = beside((land[B[domino]] | castle) << down) & free
        across = free & free >> 1
        upright = free & free >> ROW
        if not is_on_frame(size, up):
            across &= TOP[up]
            upright &= TOP[up]
        return (
            across & (near_a | near_b >> 1),
            upright & (near_a | near_b >> ROW),
            across & (near_b | near_a >> 1),
            upright & (near_b | near_a >> ROW),
        )

    def lay(self, domino: i64, placement: i64) -> None:
        """Put a domino on two free squares."""
        self.history = append(self.history, LAID * domino + placement)
        direction, x, y = direction_of(placement), x_of(placement), y_of(placement)
        east, south = EASTWARD[direction], SOUTHWARD[direction]
        self.stretch(min(x, x + east), max(x, x + east), min(y, y + south), max(y, y + south))
        square = ROW * (y - self.north) + x - self.west + MARGIN
        self.cover(BIT[square], A[domino], A_CROWNS[domino])
        self.cover(BIT[square + ROW * south + east], B[domino], B_CROWNS[domino])

    def discard(self, domino: i64) -> None:
        """Take note of a domino that fits nowhere."""
        self.history = append(self.history, LAID * domino + DISCARD)
        self.discards += 1

    def stretch(self, left: i64, right: i64, top: i64, bottom: i64) -> None:
        """Make the box reach so far, counted from the castle."""
        if left < self.west:
            self.move(self.west - left)
            self.columns += self.west - left
            self.west = left
        if top < self.north:
            self.move(ROW * (self.north - top))
            self.rows += self.north - top
            self.north = top
        self.columns = max(self.columns, right - self.west + 1)
        self.rows = max(self.rows, bottom - self.north + 1)

    def move(self, squares: i64) -> None:
        """Move everything on the frame so that the box has its corner in place again."""
        for terrain in range(len(self.land)):
            self.land[terrain] <<= squares
        self.taken <<= squares
        self.castle <<= squares
        self.ones <<= squares
        self.twos <<= squares

    def cover(self, square: i64, terrain: i64, crowns: i64) -> None:
        """Put half a domino on a square."""
        self.land[terrain] |= square
        self.taken |= square
        if crowns & 1:
            self.ones |= square
        if crowns & 2:
            self.twos |= square


def new_kingdom() -> Kingdom:
    """A castle alone."""
    return Kingdom(vec[i64]([0, 0, 0, 0, 0, 0]), vec[i64](capacity=24))


def where(placement: i64) -> dict[str, Any]:
    """A placement as data: the square of half a, and in which direction half b lies."""
    return {
        "x": int(x_of(placement)),
        "y": int(y_of(placement)),
        "direction": DIRECTIONS[direction_of(placement)],
    }


def domino_of(entry: i64) -> i64:
    """The domino of an entry of a kingdom's history."""
    return entry >> 11


def placement_of(entry: i64) -> i64:
    """Its placement, or DISCARD."""
    return entry & LAID - 1


def x_of(placement: i64) -> i64:
    """How far east of the castle half a lies."""
    return (placement & 15) - 8


def y_of(placement: i64) -> i64:
    """How far south of the castle half a lies."""
    return (placement >> 4 & 15) - 8


def direction_of(placement: i64) -> i64:
    """In which direction half b lies."""
    return (placement >> 8) - 1


def placement_at(x: i64, y: i64, direction: i64) -> i64:
    """The placement with half a on this square and half b in this direction."""
    return PLACE + TURN * direction + ORIGIN + 16 * y + x


def beside(squares: i64) -> i64:
    """The squares that share a side with these; some may lie outside the frame."""
    return squares << 1 | squares >> 1 | squares << ROW | squares >> ROW


def is_on_frame(size: i64, up: i64) -> bool:
    """Whether all that a kingdom of at most this size may come to cover is on the frame, the box moved down."""
    return size + up <= ROWS


def count_placements(outlets: vec[i64]) -> i64:
    """How many placements there are."""
    number: i64 = 0
    i: i64 = 1
    while i < len(outlets):
        number += count(outlets[i])
        i += 2
    return number


def nth_placement(outlets: vec[i64], place: i64) -> i64:
    """The placement in a place of the list."""
    i: i64 = 0
    number = count(outlets[1])
    while place >= number:
        place -= number
        i += 2
        number = count(outlets[i + 1])
    squares = outlets[i + 1]
    while place > 0:
        squares &= squares - 1
        place -= 1
    return outlets[i] + SQUARE[(squares & -squares) * SEQUENCE >> DIGIT & SIX]


def list_placements(outlets: vec[i64]) -> vec[i64]:
    """All placements, ascending."""
    found = vec[i64]([0] * count_placements(outlets))
    end: i64 = 0
    i: i64 = 0
    while i < len(outlets):
        base, squares = outlets[i], outlets[i + 1]
        while squares > 0:
            lowest = squares & -squares
            found[end] = base + SQUARE[lowest * SEQUENCE >> DIGIT & SIX]
            squares ^= lowest
            end += 1
        i += 2
    return found
