"""What features pay, and to whom."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.bits import BIT, count
from demesne.core.state import NOTHING
from demesne.games.carcassonne.board import Board, first_segment_of, tile_of
from demesne.games.carcassonne.cells import coordinates
from demesne.games.carcassonne.features import Features
from demesne.games.carcassonne.followers import kind_of, segment_of
from demesne.games.carcassonne.owners import owners, seats_of
from demesne.games.carcassonne.shapes import Paid
from demesne.games.carcassonne.tiles import CITY, CITY_COUNT, EDGED_COUNT, FIELD, SEGMENT_COUNT, borders, kind_name

FARM: Final[i64] = 3  # for each finished city


class Holding:
    """A feature with followers in it, and what it would pay if the game ended now."""

    def __init__(self, kind: i64, root: i64, followers: i64) -> None:
        self.kind: Final[i64] = kind
        self.root: Final[i64] = root
        self.followers: Final[i64] = followers  # by seat
        self.owners: Final[i64] = owners(followers)  # a set of seats
        self.open_sides: i64 = 0
        self.cities: i64 = 0  # finished ones that a field borders
        self.unfinished: i64 = 0  # and others
        self.points: i64 = 0


def feature_points(features: Features, kind: i64, root: i64) -> i64:
    """CC-24, CC-26, CC-30, CC-37: what a road, city or monastery pays as it is."""
    points = features.tiles(root) + features.pennants(root)
    return 2 * points if kind == CITY and features.is_finished(root) else points


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
        holding = Holding(kind_of(follower), root, features.followers(root))
        if holding.kind != FIELD:
            holding.open_sides = features.open_sides(root)
            holding.points = feature_points(features, holding.kind, root)
            found.append(holding)
            continue
        if len(finished) == 0:
            finished, unfinished, _ = cities_by_field(board, features)
        holding.cities, holding.unfinished = count(finished[root]), count(unfinished[root])
        holding.points = FARM * holding.cities
        farms.append(holding)
    return found + farms


def cities_by_field(board: Board, features: Features) -> tuple[vec[i64], vec[i64], vec[i64]]:
    """CC-39: by root of a field, a bit for each finished and each unfinished city; by root of a city, its bit."""
    finished = vec[i64]([0] * features.used)
    unfinished = vec[i64]([0] * features.used)
    bits = vec[i64]([0] * features.used)
    cities: i64 = 0
    for laid in board.laid:
        tile, first = tile_of(laid), first_segment_of(laid)
        for field in range(EDGED_COUNT[tile], SEGMENT_COUNT[tile]):
            for city in range(CITY_COUNT[tile]):
                if borders(tile, field, city):
                    root, ground = features.root(first + city), features.root(first + field)
                    if bits[root] == 0:
                        bits[root] = BIT[cities]
                        cities += 1
                    if features.is_finished(root):
                        finished[ground] |= bits[root]
                    else:
                        unfinished[ground] |= bits[root]
    return finished, unfinished, bits


def tiles_by_field(board: Board, features: Features) -> vec[i64]:
    """By root of a field, how many tiles it has."""
    tiles = vec[i64]([0] * features.used)
    for laid in board.laid:
        tile, first = tile_of(laid), first_segment_of(laid)
        for field in range(EDGED_COUNT[tile], SEGMENT_COUNT[tile]):
            root = features.root(first + field)
            earlier = first + EDGED_COUNT[tile]  # two segments of a tile may belong to one field
            while features.root(earlier) != root:
                earlier += 1
            if earlier == first + field:
                tiles[root] += 1
    return tiles


def payment(features: Features, kind: i64, root: i64, points: i64, winners: i64) -> dict[str, Any]:
    """A scoring as data."""
    return {
        "feature": kind_name(kind),
        "tiles": int(features.tiles(root)),
        "pennants": int(features.pennants(root)),
        "points": int(points),
        "seats": seats_of(winners),
    }


# A feature that has paid is one int: (((cell * 8 + kind) * 256 + tiles) * 16 + pennants) * 32 + the set of seats paid,
# where the cell is that of the tile which finished it.


def score_entry(cell: i64, kind: i64, tiles: i64, pennants: i64, winners: i64) -> i64:
    """A feature that has paid."""
    return (((cell * 8 + kind) * 256 + tiles) * 16 + pennants) * 32 + winners


def paid(entry: i64) -> Paid:
    """A feature that has paid: what it was, who was paid, and where the tile lies that finished it."""
    x, y = coordinates(entry >> 20)
    kind, tiles, pennants = entry >> 17 & 7, entry >> 9 & 255, entry >> 5 & 15
    return {
        "feature": kind_name(kind),
        "tiles": int(tiles),
        "pennants": int(pennants),
        "points": int((tiles + pennants) * (2 if kind == CITY else 1)),
        "seats": seats_of(entry & 31),
        "x": x,
        "y": y,
    }
