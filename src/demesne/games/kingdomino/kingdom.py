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
from mypy_extensions import i64

from demesne.core.bits import BIT, PLACES, PRIME, count
from demesne.games.kingdomino.dominoes import A_CROWNS, B_CROWNS, A, B, is_double

DIRECTIONS: Final = ["east", "south", "west", "north"]
EASTWARD: Final = vec[i64]([1, 0, -1, 0])
SOUTHWARD: Final = vec[i64]([0, 1, 0, -1])

PLACE: Final[i64] = 256  # no placement is less
TURN: Final[i64] = 256  # from a direction to the next
ORIGIN: Final[i64] = 8 * 16 + 8  # the castle's square
DISCARD: Final[i64] = 0  # instead of a placement: the domino was discarded
LAID: Final[i64] = 2048  # times a domino's number, plus its placement: an entry of a kingdom's history

ROW: Final[i64] = 9  # from a square to the one below
MARGIN: Final[i64] = 2  # columns to the left of the box


def _window(size: int, columns: int) -> int:
    """The squares that keep a kingdom so many columns wide within the size, the top row being taken."""
    left = max(0, 2 - (size - columns))
    return sum([1 << (9 * row + column) for row in range(size) for column in range(left, size + 2)])


#: by 8 * size + columns
WINDOW: Final = vec[i64]([_window(i // 8, i % 8) if i // 8 in (5, 7) else 0 for i in range(64)])
NOWHERE: Final[tuple[i64, i64, i64, i64]] = (0, 0, 0, 0)
#: the squares of the top 0, 1 or 2 rows
TOP: Final = vec[i64]([0, (1 << 9) - 1, (1 << 18) - 1])
#: by remainder of a square's bit: its part of a placement
SQUARE: Final = vec[i64]([16 * (place // 9) + place % 9 for place in PLACES])


@final
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
        here = PLACE + ORIGIN + 16 * self.north + self.west - MARGIN
        above = here
        east, south, west, north = self.fits(domino, size, 0)
        high_east, high_south, high_west, high_north = NOWHERE
        up = min(2, size - self.rows)
        if up > 0:
            above = here - 16 * up
            high_east, high_south, high_west, high_north = self.fits(domino, size, up)
        if is_double(domino):
            west = north = high_west = high_north = 0
        number = count(east) + count(south) + count(west) + count(north)
        if up > 0:
            number += count(high_east) + count(high_south) + count(high_west) + count(high_north)
        found = vec[i64]([0] * number)
        end = list_squares(found, 0, above, high_east)
        end = list_squares(found, end, here, east)
        end = list_squares(found, end, above + TURN, high_south)
        end = list_squares(found, end, here + TURN, south)
        # Half a is the right or the lower one now.
        end = list_squares(found, end, above + 2 * TURN + 1, high_west)
        end = list_squares(found, end, here + 2 * TURN + 1, west)
        end = list_squares(found, end, above + 3 * TURN + 16, high_north)
        list_squares(found, end, here + 3 * TURN + 16, north)
        return found

    def fits(self, domino: i64, size: i64, up: i64) -> tuple[i64, i64, i64, i64]:
        """For each direction of half b, where the left or upper half may lie.

        With `up`, only placements that reach above the box, seen with the box moved down by so much.
        """
        down = ROW * up
        free = WINDOW[8 * size + self.columns] & ~(self.taken << down)
        # KD-17, KD-18: a half joins the castle or its own terrain.
        near_a = beside((self.land[A[domino]] | self.castle) << down) & free
        near_b = beside((self.land[B[domino]] | self.castle) << down) & free
        across = free & free >> 1
        upright = free & free >> ROW
        if up > 0:
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
        direction = (placement >> 8) - 1
        x, y = (placement & 15) - 8, (placement >> 4 & 15) - 8
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
        "x": int((placement & 15) - 8),
        "y": int((placement >> 4 & 15) - 8),
        "direction": DIRECTIONS[(placement >> 8) - 1],
    }


def placement_at(x: i64, y: i64, direction: i64) -> i64:
    """The placement with half a on this square and half b in this direction."""
    return PLACE + TURN * direction + ORIGIN + 16 * y + x


def beside(squares: i64) -> i64:
    """The squares that share a side with these; some may lie outside the frame."""
    return squares << 1 | squares >> 1 | squares << ROW | squares >> ROW


def list_squares(found: vec[i64], at: i64, base: i64, squares: i64) -> i64:
    """Write down the placements that belong to these squares, from this place on; the place after them."""
    while squares != 0:
        lowest = squares & -squares
        found[at] = base + SQUARE[lowest % PRIME]
        squares ^= lowest
        at += 1
    return at
