"""What features pay, and to whom."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.bits import BIT, count
from demesne.games.carcassonne.board import Board
from demesne.games.carcassonne.features import FOLLOWERS, Features
from demesne.games.carcassonne.tiles import BORDERED, CITY, EDGED_COUNT, FIELD, KIND, SEGMENT_COUNT

FARM: Final[i64] = 3  # for each finished city
SEATS: Final[i64] = 5


class Holding:
    """A feature with followers in it, and what it would pay if the game ended now."""

    def __init__(
        self, kind: i64, root: i64, tiles: i64, pennants: i64, cities: i64, points: i64, owners: i64
    ) -> None:
        self.kind: Final[i64] = kind
        self.root: Final[i64] = root
        self.tiles: Final[i64] = tiles
        self.pennants: Final[i64] = pennants
        self.cities: Final[i64] = cities  # finished ones that a field borders
        self.points: Final[i64] = points
        self.owners: Final[i64] = owners  # a bit for each seat


def feature_points(features: Features, kind: i64, root: i64) -> i64:
    """CC-24, CC-26, CC-30, CC-37: what a road, city or monastery pays as it is."""
    points = features.tiles(root) + features.pennants(root)
    return 2 * points if kind == CITY and features.is_finished(root) else points


def owners(followers: i64) -> i64:
    """CC-28, CC-29: a bit for each seat that has most of the followers."""
    most: i64 = 1
    seats: i64 = 0
    seat: i64 = 0
    while followers != 0:
        here = followers & 15
        if here > most:
            most = here
            seats = 0
        if here == most:
            seats |= BIT[seat]
        followers >>= 4
        seat += 1
    return seats


def holdings(board: Board, features: Features, followers: vec[i64]) -> list[Holding]:
    """CC-37, CC-38: every feature with followers, in the order of its first one; fields come last."""
    found: list[Holding] = []
    farms: list[Holding] = []
    cities = vec[i64]()
    seen = vec[i64]([0] * features.used)
    for follower in followers:
        root = features.root(segment_of(follower))
        if seen[root] != 0:
            continue
        seen[root] = 1
        kind = kind_of(follower)
        belongs = owners(features.entries[root] & FOLLOWERS)
        if kind != FIELD:
            tiles, pennants = features.tiles(root), features.pennants(root)
            points = feature_points(features, kind, root)
            found.append(Holding(kind, root, tiles, pennants, 0, points, belongs))
            continue
        if len(cities) == 0:
            cities = cities_by_field(board, features)
        farms.append(Holding(kind, root, 0, 0, count(cities[root]), FARM * count(cities[root]), belongs))
    return found + farms


def cities_by_field(board: Board, features: Features) -> vec[i64]:
    """CC-39: by root of a field, a bit for each finished city that it borders."""
    found = vec[i64]([0] * features.used)
    bits = vec[i64]([0] * features.used)  # by root of a city
    cities: i64 = 0
    for entry in board.laid:
        tile = (entry & 255) >> 2
        first = entry >> 8 & 255
        for i in range(EDGED_COUNT[tile], SEGMENT_COUNT[tile]):
            bordered = BORDERED[8 * tile + i]
            city = first
            while bordered != 0:
                root = features.root(city)
                if bordered & 1 != 0 and features.is_finished(root):
                    if bits[root] == 0:
                        bits[root] = BIT[cities]
                        cities += 1
                    found[features.root(first + i)] |= bits[root]
                bordered >>= 1
                city += 1
    return found


# A follower on the table is one int.


def follower_entry(cell: i64, segment: i64, name: i64, seat: i64) -> i64:
    """A follower of a seat, on a segment with this place in SEGMENTS."""
    return ((cell * 256 + segment) * 16 + name) * 8 + seat


def seat_of(follower: i64) -> i64:
    """Whose follower it is."""
    return follower & 7


def name_of(follower: i64) -> i64:
    """On which segment of its tile it stands: its place in SEGMENTS."""
    return follower >> 3 & 15


def kind_of(follower: i64) -> i64:
    """The kind of its feature."""
    return KIND[follower >> 3 & 15]


def segment_of(follower: i64) -> i64:
    """The number of the segment on which it stands."""
    return follower >> 7 & 255


def cell_of(follower: i64) -> i64:
    """The cell on which it stands."""
    return follower >> 15
