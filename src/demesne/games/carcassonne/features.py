"""Features: connected roads, cities and fields, and monasteries, kept up to date as tiles are laid.

Every segment on the table has a number, in the order laid. Segments that are connected form a tree: a
segment's entry is either ~n, where n is a segment nearer the root, or, at the root, the sum of what the
feature has:

    FOLLOWER by seat           for each follower in it: four bits for each seat
    OPEN                       for each side of it without a neighbour; of a monastery, each free cell round
    TILE                       for each of its tiles; of a monastery, for the tiles round it as well
    PENNANT                    for each of its pennants
    KNOT                       a bit for each tile in it with several roads or several cities: such a tile may
                               come to be in it twice, but counts once

A monastery that is not finished is 256 * cell + number of its segment.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from demesne.core.bits import BIT, count
from demesne.core.state import NOTHING
from demesne.games.carcassonne.board import Board, first_segment_of, orientation_of
from demesne.games.carcassonne.cells import AHEAD, ORIGIN, ROUND, are_adjoining, oriented, oriented_tile
from demesne.games.carcassonne.owners import FOLLOWER, FOLLOWERS
from demesne.games.carcassonne.tiles import (
    CITY,
    EDGE,
    EDGED_COUNT,
    FIELD,
    LEFT,
    OPPOSITE,
    RIGHT,
    ROAD,
    SEGMENT_COUNT,
    SIDE_KIND,
    START,
    TILES,
    Tile,
    by_segment,
)

OPEN: Final[i64] = 0x100000
TILE: Final[i64] = 0x10000000
PENNANT: Final[i64] = 0x1000000000
KNOT: Final[i64] = 0x10000000000
ALL_OPEN: Final[i64] = 0xFF00000
ALL_KNOTS: Final[i64] = 0x1FFF0000000000


def fresh_segments(tile: Tile) -> list[int]:
    """What the segments of a tile have when it is laid."""
    cities = [len(city) * OPEN for city in tile.cities]
    if tile.pennants > 0:
        cities[0] += tile.pennants * PENNANT
    roads = [len(road) * OPEN for road in tile.roads]
    fields = [0 for _ in tile.fields]
    monastery = [len(ROUND) * OPEN] * int(tile.monastery)
    return [int(TILE + segment) for segment in cities + roads + fields + monastery]


#: by 8 * tile + segment
FRESH: Final = by_segment([fresh_segments(tile) for tile in TILES], 0)
#: by tile: whether it has several roads or several cities
IS_KNOT: Final = vec[i64]([int(len(tile.cities) > 1 or len(tile.roads) > 1) for tile in TILES])
HAS_MONASTERY: Final = vec[i64]([int(tile.monastery) for tile in TILES])
ALL_SEGMENTS: Final = sum([tile.copies * len(tile.segments) for tile in TILES])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Features:
    """All features on the table."""

    def __init__(self) -> None:
        self.entries = NOTHING  # by number of a segment
        self.used: i64 = 0  # how many segments are on the table
        self.knots: i64 = 0  # how many of the tiles are knots
        self.monasteries = NOTHING  # the unfinished ones

    def set_up(self, board: Board) -> None:
        """CC-3: those of the start tile."""
        self.entries = vec[i64]([0] * ALL_SEGMENTS)
        self.monasteries = vec[i64]()
        self.add_tile(board, ORIGIN, oriented(START, 0))

    def copy_to(self, other: Features) -> None:
        """Let others be the same."""
        other.entries = self.entries[:]
        other.used = self.used
        other.knots = self.knots
        other.monasteries = self.monasteries[:]

    def root(self, segment: i64) -> i64:
        """The segment that stands for the whole feature."""
        entries = self.entries
        above = entries[segment]
        if above >= 0:
            return segment
        root = ~above
        above = entries[root]
        if above >= 0:
            return root
        while above < 0:
            root = ~above
            above = entries[root]
        while segment != root:  # the next search finds the root at once
            above = ~entries[segment]
            entries[segment] = ~root
            segment = above
        return root

    def add_tile(self, board: Board, cell: i64, orientation: i64) -> None:
        """Connect the segments of a tile, which is about to be laid, with those of its neighbours."""
        first = self.used
        tile = oriented_tile(orientation)
        self.add_segments(tile)
        side: i64 = 0
        while side < 4:
            neighbour = board.at(cell + AHEAD[side])
            if neighbour != 0:
                here = 4 * orientation + side
                there = 4 * orientation_of(neighbour) + OPPOSITE[side]
                other = first_segment_of(neighbour)
                kind = SIDE_KIND[here]
                if kind != FIELD:
                    self.connect(first + EDGE[here], other + EDGE[there])
                if kind != CITY:
                    self.connect_fields(first + LEFT[here], other + RIGHT[there])
                if kind == ROAD:
                    self.connect_fields(first + RIGHT[here], other + LEFT[there])
            side += 1
        self.surround(cell)
        if HAS_MONASTERY[tile] != 0:
            self.found_monastery(board, cell, self.used - 1)

    def add_segments(self, tile: i64) -> None:
        """Enter the segments of a tile, each a feature of its own."""
        entries = self.entries
        first = self.used
        for i in range(SEGMENT_COUNT[tile]):
            entries[first + i] = FRESH[8 * tile + i]
        self.used = first + SEGMENT_COUNT[tile]
        if IS_KNOT[tile] != 0:
            for i in range(EDGED_COUNT[tile]):
                entries[first + i] += KNOT * BIT[self.knots]
            self.knots += 1

    def connect(self, segment: i64, other: i64) -> None:
        """CC-24, CC-27: join two roads or cities at a side; a tile that both have counts once."""
        entries = self.entries
        a, b = self.root(segment), self.root(other)
        if a == b:
            entries[a] -= 2 * OPEN
            return
        if a > b:
            a, b = b, a
        twice = entries[a] & entries[b] & ALL_KNOTS
        entries[a] += entries[b] - 2 * OPEN
        if twice != 0:
            entries[a] -= twice + TILE * count(twice)
        entries[b] = ~a

    def connect_fields(self, segment: i64, other: i64) -> None:
        """CC-34: join two fields."""
        entries = self.entries
        a, b = self.root(segment), self.root(other)
        if a == b:
            return
        if a > b:
            a, b = b, a
        entries[a] += entries[b] & FOLLOWERS
        entries[b] = ~a

    def surround(self, cell: i64) -> None:
        """CC-30: let the monasteries round a cell know that there is a tile."""
        for monastery in self.monasteries:
            if are_adjoining(cell, monastery_cell(monastery)):
                self.entries[monastery_segment(monastery)] += TILE - OPEN

    def found_monastery(self, board: Board, cell: i64, segment: i64) -> None:
        """Count the tiles round a new monastery."""
        for away in ROUND:
            if board.at(cell + away) != 0:
                self.entries[segment] += TILE - OPEN
        self.monasteries = append(self.monasteries, 256 * cell + segment)

    def finish_monastery(self, segment: i64) -> None:
        """Watch a monastery no longer."""
        self.monasteries = vec[i64]([other for other in self.monasteries if monastery_segment(other) != segment])

    def enter_follower(self, segment: i64, seat: i64) -> None:
        """Let a feature have one more follower."""
        self.entries[self.root(segment)] += FOLLOWER[seat]

    def clear_followers(self, root: i64) -> None:
        """Let a feature have no followers."""
        self.entries[root] &= ~FOLLOWERS

    def followers(self, root: i64) -> i64:
        """The followers in a feature; 0 if there are none."""
        return followers(self.entries[root])

    def is_occupied(self, segment: i64) -> bool:
        """CC-19: whether a follower stands anywhere in the feature."""
        return self.entries[self.root(segment)] & FOLLOWERS != 0

    def is_finished(self, root: i64) -> bool:
        """Whether a road, city or monastery is finished."""
        return self.entries[root] & ALL_OPEN == 0

    def open_sides(self, root: i64) -> i64:
        """How many sides of it, or cells round it, are free."""
        return open_sides(self.entries[root])

    def tiles(self, root: i64) -> i64:
        """How many tiles a road, city or monastery has."""
        return tiles(self.entries[root])

    def pennants(self, root: i64) -> i64:
        """How many pennants a city has."""
        return pennants(self.entries[root])


def open_sides(entry: i64) -> i64:
    """How many sides of a feature, or cells round it, are free."""
    return entry >> 20 & 255


def tiles(entry: i64) -> i64:
    """How many tiles a road, city or monastery has."""
    return entry >> 28 & 255


def pennants(entry: i64) -> i64:
    """How many pennants a city has."""
    return entry >> 36 & 15


def followers(entry: i64) -> i64:
    """The followers in a feature; 0 if there are none."""
    return entry & FOLLOWERS


def without_knots(entry: i64) -> i64:
    """All that adds up when features are joined, but for tiles that come to be in one twice."""
    return entry & KNOT - 1


def monastery_cell(monastery: i64) -> i64:
    """Where a monastery lies."""
    return monastery >> 8


def monastery_segment(monastery: i64) -> i64:
    """The number of its segment."""
    return monastery & 255
