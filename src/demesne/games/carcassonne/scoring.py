"""What features pay, and to whom."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.bits import BIT, count
from demesne.games.carcassonne.board import Board, coordinates
from demesne.games.carcassonne.features import FOLLOWERS, Features
from demesne.games.carcassonne.followers import kind_of, segment_of
from demesne.games.carcassonne.tiles import BORDERED, CITY, EDGED_COUNT, FIELD, KINDS, SEGMENT_COUNT

FARM: Final[i64] = 3  # for each finished city
NOTHING: Final = vec[i64]()


class Holding:
    """A feature with followers in it, and what it would pay if the game ended now."""

    def __init__(
        self,
        kind: i64,
        root: i64,
        followers: i64,
        open_sides: i64,
        tiles: i64,
        pennants: i64,
        cities: i64,
        unfinished: i64,
        points: i64,
    ) -> None:
        self.kind: Final[i64] = kind
        self.root: Final[i64] = root
        self.followers: Final[i64] = followers  # four bits for each seat
        self.owners: Final[i64] = owners(followers)  # a bit for each seat
        self.open_sides: Final[i64] = open_sides
        self.tiles: Final[i64] = tiles
        self.pennants: Final[i64] = pennants
        self.cities: Final[i64] = cities  # finished ones that a field borders
        self.unfinished: Final[i64] = unfinished  # and others
        self.points: Final[i64] = points


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


def holdings(board: Board, features: Features, standing: vec[i64]) -> list[Holding]:
    """CC-37, CC-38: every feature with followers, in the order of its first one; fields come last."""
    found: list[Holding] = []
    farms: list[Holding] = []
    finished, unfinished = NOTHING, NOTHING
    seen = vec[i64]([0] * features.used)
    for follower in standing:
        root = features.root(segment_of(follower))
        if seen[root] != 0:
            continue
        seen[root] = 1
        kind = kind_of(follower)
        followers = features.entries[root] & FOLLOWERS
        if kind != FIELD:
            open_sides, tiles, pennants = (
                features.open_sides(root),
                features.tiles(root),
                features.pennants(root),
            )
            points = feature_points(features, kind, root)
            found.append(Holding(kind, root, followers, open_sides, tiles, pennants, 0, 0, points))
            continue
        if len(finished) == 0:
            finished, unfinished, _ = cities_by_field(board, features)
        cities = count(finished[root])
        farms.append(Holding(kind, root, followers, 0, 0, 0, cities, count(unfinished[root]), FARM * cities))
    return found + farms


def cities_by_field(board: Board, features: Features) -> tuple[vec[i64], vec[i64], vec[i64]]:
    """CC-39: by root of a field, a bit for each finished and each unfinished city; by root of a city, its bit."""
    finished = vec[i64]([0] * features.used)
    unfinished = vec[i64]([0] * features.used)
    bits = vec[i64]([0] * features.used)
    cities: i64 = 0
    for entry in board.laid:
        tile = (entry & 255) >> 2
        first = entry >> 8 & 255
        for i in range(EDGED_COUNT[tile], SEGMENT_COUNT[tile]):
            bordered = BORDERED[8 * tile + i]
            city = first
            while bordered != 0:
                if bordered & 1 != 0:
                    root, field = features.root(city), features.root(first + i)
                    if bits[root] == 0:
                        bits[root] = BIT[cities]
                        cities += 1
                    if features.is_finished(root):
                        finished[field] |= bits[root]
                    else:
                        unfinished[field] |= bits[root]
                bordered >>= 1
                city += 1
    return finished, unfinished, bits


def payment(features: Features, kind: i64, root: i64, points: i64, winners: i64) -> dict[str, Any]:
    """A scoring as data."""
    return {
        "feature": KINDS[kind],
        "tiles": int(features.tiles(root)),
        "pennants": int(features.pennants(root)),
        "points": int(points),
        "seats": seats(winners),
    }


def seats(bits: i64) -> list[int]:
    """The seats of a set."""
    return [seat for seat in range(5) if bits >> seat & 1 != 0]


def score_entry(cell: i64, kind: i64, tiles: i64, pennants: i64, winners: i64) -> i64:
    """A feature that has paid: the cell of the tile that finished it, what it was, who was paid."""
    return (((cell * 8 + kind) * 256 + tiles) * 16 + pennants) * 32 + winners


def paid(entry: i64) -> dict[str, Any]:
    """A feature that has paid: what it was, who was paid, and where the tile lies that finished it."""
    x, y = coordinates(entry >> 20)
    kind, tiles, pennants = entry >> 17 & 7, entry >> 9 & 255, entry >> 5 & 15
    return {
        "feature": KINDS[kind],
        "tiles": int(tiles),
        "pennants": int(pennants),
        "points": int((tiles + pennants) * (2 if kind == CITY else 1)),
        "seats": seats(entry & 31),
        "x": x,
        "y": y,
    }
