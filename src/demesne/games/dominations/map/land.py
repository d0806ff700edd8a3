"""The map: tiles, Cities, Monument pieces and the Cradle in the middle."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from demesne.core.bits import BIT
from demesne.core.state import NOTHING
from demesne.games.dominations.components import CIRCLE, NONE, Components
from demesne.games.dominations.map.lattice import (
    CRADLE_CORNERS,
    ORIGIN,
    RING_SIZE,
    across,
    around,
    cell_of,
    corner_of,
    other_half,
    tip_of_other_half,
    turn_of,
)

CRADLE: Final[i64] = 120  # codes of cells: 0 free, 1 + slot of a tile, this, from FIRST_PIECE on two for each diamond
FIRST_PIECE: Final[i64] = 121
EMPTY: Final[i64] = -1
NO_OWNER: Final[i64] = -1


@mypyc_attr(acyclic=True)
class Land:
    """All that lies on the map."""

    def __init__(self, parts: Components, cradle_counts: bool) -> None:
        self.parts: Final = parts
        self.cradle_counts: Final = cradle_counts  # DN-48: whether the Cradle may be part of a ring
        self.cells = NOTHING  # a hash table: cells with their codes; its size is a power of 2
        self.laid = NOTHING  # by slot: cell, Camp, tile and rotation
        self.cities = NOTHING  # by slot: owner and level, or 0
        self.changes: i64 = 0  # grows whenever a City is put
        self.monuments = NOTHING  # those in play; replaced, never changed
        self.pieces = NOTHING  # by Monument in play: the placement of a diamond, the vertex of a circle, or EMPTY
        self.frontier = NOTHING  # free cells with something across an edge, ascending
        self.closed = NOTHING  # those of them beside an edge at which nothing may be joined; replaced, never changed
        self.loci = NOTHING  # vertices with a complete ring

    def clone(self) -> Land:
        """An independent copy."""
        other = Land(self.parts, self.cradle_counts)
        other.cells = self.cells[:]
        other.laid = self.laid[:]
        other.cities = self.cities[:]
        other.changes = self.changes
        other.monuments = self.monuments
        other.pieces = self.pieces[:]
        other.frontier = self.frontier[:]
        other.closed = self.closed
        other.loci = self.loci[:]
        return other

    # What lies on a tile, by the slot in which it was laid

    def cell(self, slot: i64) -> i64:
        """The cell of a tile."""
        return self.laid[slot] >> 14

    def tile(self, slot: i64) -> i64:
        """The kind of a tile."""
        return self.laid[slot] >> 2 & 255

    def turned(self, slot: i64) -> i64:
        """By how many thirds a tile is turned."""
        return self.laid[slot] & 3

    def camp(self, slot: i64) -> i64:
        """The Domain of a tile's Camp."""
        return self.laid[slot] >> 10 & 15

    def owner(self, slot: i64) -> i64:
        """Who has a City on a tile, or NO_OWNER."""
        return self.cities[slot] >> 2 if self.cities[slot] != 0 else NO_OWNER

    def level(self, slot: i64) -> i64:
        """The level of the City on a tile, 0 if there is none."""
        return self.cities[slot] & 3

    def level_for(self, slot: i64, seat: i64) -> i64:
        """The level of a seat's City on a tile, 0 if it has none there."""
        city = self.cities[slot]
        return city & 3 if city >> 2 == seat else 0

    def put_city(self, slot: i64, seat: i64, level: i64) -> None:
        """DN-61: a City of this level stands on a tile."""
        self.changes += 1
        self.cities[slot] = seat << 2 | level

    def slot_with_city(self, cell: i64) -> i64:
        """The slot of a tile with a City in a cell, or EMPTY."""
        code = self.at(cell)
        return code - 1 if 0 < code < CRADLE and self.cities[code - 1] != 0 else EMPTY

    # Cells

    def at(self, cell: i64) -> i64:
        """The code of what lies in a cell, 0 if it is free."""
        last = len(self.cells) - 1
        place = cell * 40503 >> 3 & last
        while self.cells[place] != 0:
            if self.cells[place] >> 8 == cell:
                return self.cells[place] & 255
            place = place + 1 & last
        return 0

    def fill(self, cell: i64, code: i64) -> None:
        """Put something into a free cell."""
        last = len(self.cells) - 1
        place = cell * 40503 >> 3 & last
        while self.cells[place] != 0:
            place = place + 1 & last
        self.cells[place] = cell << 8 | code
        self.leave_frontier(cell)
        for edge in range(3):
            beside = across(cell, edge)
            if self.at(beside) == 0:
                self.join_frontier(beside)

    def leave_frontier(self, cell: i64) -> None:
        """The cell is no longer free."""
        for i in range(len(self.frontier)):
            if self.frontier[i] == cell:
                self.frontier, _ = pop(self.frontier, i)
                return

    def join_frontier(self, cell: i64) -> None:
        """The cell has got a neighbour."""
        for one in self.frontier:
            if one == cell:
                return
        self.frontier = append(self.frontier, cell)
        i = len(self.frontier) - 1
        while i > 0 and self.frontier[i - 1] > cell:
            self.frontier[i] = self.frontier[i - 1]
            i -= 1
        self.frontier[i] = cell

    def lay(self, cell: i64, kind: i64, rotation: i64) -> None:
        """DN-29: a tile goes to the map."""
        self.laid = append(self.laid, cell << 14 | self.parts.tile_camp[kind] << 10 | kind << 2 | rotation)
        self.cities = append(self.cities, 0)
        self.fill(cell, len(self.laid))
        for corner in range(3):
            self.note_locus(corner_of(cell, corner))

    def place_piece(self, number: i64, place: i64) -> None:
        """DN-73: a Monument piece goes to the map, by its number among those in play."""
        self.pieces[number] = place
        if self.parts.monument_shape[self.monuments[number]] == CIRCLE:
            return
        first, second = cell_of(place), other_half(place)
        self.fill(first, FIRST_PIECE + 2 * number)
        self.fill(second, FIRST_PIECE + 2 * number + 1)
        for corner in range(3):
            self.note_locus(corner_of(first, corner))
            self.note_locus(corner_of(second, corner))
        self.note_closed(first)
        self.note_closed(second)

    def note_closed(self, cell: i64) -> None:
        """DN-76: remember the free cells beside a half of a diamond in which nothing may lie."""
        code = self.at(cell)
        for edge in range(3):
            beside = across(cell, edge)
            if self.at(beside) == 0 and not self.is_open(code, edge) and self.can_lie(beside):
                self.closed = append(self.closed[:], beside)

    def note_locus(self, vertex: i64) -> None:
        """DN-43: remember a vertex whose ring is complete."""
        for one in self.loci:
            if one == vertex:
                return
        cradle = False
        for i in range(RING_SIZE):
            code = self.at(around(vertex, i))
            if code == 0:
                return
            cradle = cradle or code == CRADLE
        if not cradle or self.cradle_counts:
            self.loci = append(self.loci, vertex)

    def is_locus(self, vertex: i64) -> bool:
        """Whether the ring round a vertex is complete."""
        for one in self.loci:
            if one == vertex:
                return True
        return False

    def resource(self, cell: i64, corner: i64) -> i64:
        """What lies in a corner of a cell that is not free."""
        code = self.at(cell)
        if code < CRADLE:
            turned = corner - self.turned(code - 1)
            return self.parts.tile_corner[3 * self.tile(code - 1) + (turned if turned >= 0 else turned + 3)]
        if code == CRADLE:
            vertex = corner_of(cell, corner)
            for i in range(RING_SIZE):
                if CRADLE_CORNERS[i] == vertex:
                    return self.parts.cradle[i]
            return NONE
        number = piece_number(code)
        return self.parts.monument_corner[4 * self.monuments[number] + self.piece_corner(code, corner)]

    def piece_corner(self, code: i64, corner: i64) -> i64:
        """Which of a diamond's corners A to D is in a corner of one of its cells."""
        place = self.pieces[piece_number(code)]
        if not is_second_half(code):
            turned = corner - turn_of(place)
            if turned < 0:
                turned += 3
            return turned if turned < 2 else 3
        turned = corner - tip_of_other_half(place)
        if turned < 0:
            turned += 3
        return 2 if turned == 0 else 3 if turned == 1 else 1

    def piece_edge(self, code: i64, edge: i64) -> i64:
        """Which of a diamond's edges AB, BC, CD, DA (0 to 3) is an outer edge of one of its cells."""
        place = self.pieces[piece_number(code)]
        if not is_second_half(code):
            return 0 if edge == turn_of(place) else 3
        return 2 if edge == tip_of_other_half(place) else 1

    def is_open(self, code: i64, edge: i64) -> bool:
        """DN-76: whether a piece may be joined at this edge of its cell."""
        if code < FIRST_PIECE:
            return True
        monument = self.monuments[piece_number(code)]
        return self.parts.is_coast[monument] == 0 or self.shows_reward(code, edge)

    def shows_reward(self, code: i64, edge: i64) -> bool:
        """DN-77: whether a diamond has the reward icon at this edge of its cell."""
        monument = self.monuments[piece_number(code)]
        return self.parts.reward_edges[monument] & BIT[self.piece_edge(code, edge)] != 0

    def can_lie(self, cell: i64) -> bool:
        """DN-29, DN-76, DN-84: whether a tile may be put into a cell of the frontier."""
        for one in self.closed:
            if one == cell:
                return False
        return True

    def open_cells(self) -> i64:
        """In how many cells a tile may be put."""
        return len(self.frontier) - len(self.closed)


def piece_number(code: i64) -> i64:
    """Which Monument in play a diamond's code is of."""
    return (code - FIRST_PIECE) >> 1


def is_second_half(code: i64) -> bool:
    """Whether a code is of a diamond's second cell."""
    return (code - FIRST_PIECE) & 1 != 0


def new_land(parts: Components, monuments: vec[i64], cradle_counts: bool) -> Land:
    """The Cradle alone."""
    land = Land(parts, cradle_counts)
    size: i64 = 128
    while size <= RING_SIZE + len(parts.tiles) + 2 * parts.monuments:  # a search ends at a free place
        size *= 2
    land.cells = vec[i64]([0] * size)
    land.monuments = monuments
    land.pieces = vec[i64]([EMPTY] * len(monuments))
    for i in range(RING_SIZE):
        land.fill(around(ORIGIN, i), CRADLE)
    return land
