"""The table as data: its features and what they pay, and why a tile or a follower cannot go somewhere."""

from math import atan2, hypot, pi
from typing import Final

from demesne.core.bits import count
from demesne.core.refused import Refused
from demesne.games.carcassonne.board import Board, cell_of, first_segment_of, orientation_of, tile_of
from demesne.games.carcassonne.cells import cell_at, coordinates, oriented
from demesne.games.carcassonne.engine import Carcassonne
from demesne.games.carcassonne.followers import seat_of, segment_of, standing_at
from demesne.games.carcassonne.owners import owners, seats_of
from demesne.games.carcassonne.scoring import FARM, cities_by_field, feature_points, tiles_by_field
from demesne.games.carcassonne.shapes import Clash, Compass, Feature, Follower, Kind, Prospect, Segment, Side
from demesne.games.carcassonne.tiles import (
    KIND,
    LETTERS,
    OPPOSITE,
    SEGMENT,
    SIDE_KIND,
    SIDES,
    TILES,
    Tile,
    kind_name,
    kind_named,
    sides_of,
    turned,
)

MONASTERY_TILES: Final = 9  # the monastery's own and all round it
REACH: Final = 100  # no tile can lie so far from the start tile
STEPS: Final = [(0, -1), (1, 0), (0, 1), (-1, 0)]  # by side
SIDE_NAMES: Final[list[Side]] = ["n", "e", "s", "w"]
#: seen from the tile's middle, where each half of a side is
HALVES: Final = {
    "NL": (-0.5, -1.0), "NR": (0.5, -1.0), "EL": (1.0, -0.5), "ER": (1.0, 0.5),
    "SL": (0.5, 1.0), "SR": (-0.5, 1.0), "WL": (-1.0, 0.5), "WR": (-1.0, -0.5),
}  # fmt: skip
COMPASS: Final[list[Compass]] = ["e", "se", "s", "sw", "w", "nw", "n", "ne"]
MIDDLE: Final = 0.4  # so far from the tile's middle something is still in it


class Landscape:
    """The features of a table, measured."""

    def __init__(self, state: Carcassonne) -> None:
        self.features = state.features
        self.finished, self.unfinished, self.bits = cities_by_field(state.board, state.features)
        self.field_tiles = tiles_by_field(state.board, state.features)
        self.counted = 0  # a bit for each finished city that pays for a farmer
        for root, cities in enumerate(self.finished):
            if self.features.followers(root):
                self.counted |= int(cities)

    def prospect(self, kind: Kind, root: int) -> Prospect:
        """What a feature is, who owns it and what it pays."""
        is_field = kind == "field"
        features = self.features
        cities, unfinished = int(count(self.finished[root])), int(count(self.unfinished[root]))
        tiles = int(self.field_tiles[root] if is_field else features.tiles(root))
        pennants = int(features.pennants(root))
        projected = {
            "road": tiles,
            "city": 2 * (tiles + pennants),
            "monastery": MONASTERY_TILES,
            "field": int(FARM) * (cities + unfinished),
        }
        points = int(FARM) * cities if is_field else int(feature_points(features, kind_named(kind), root))
        return {
            "feature": kind,
            "finished": not is_field and features.is_finished(root),
            "open": int(features.open_sides(root)),
            "tiles": tiles,
            "pennants": pennants,
            "cities": cities,
            "unfinished_cities": unfinished,
            "owners": seats_of(owners(features.followers(root))),
            "points": points,
            "projected": projected[kind],
        }

    def feeds(self, root: int) -> int:
        """CC-38: what a city pays for each field beside it that has farmers."""
        return int(FARM) if self.bits[root] & self.counted else 0


def kind_of_segment(tile: int, number: int) -> Kind:
    """What a segment of a tile is part of."""
    return kind_name(KIND[SEGMENT[8 * tile + number]])


def list_features(state: Carcassonne) -> list[Feature]:
    """Every feature on the table, in the order begun."""
    landscape = Landscape(state)
    kinds: dict[int, Kind] = {}
    segments: dict[int, list[Segment]] = {}
    for laid in state.board.laid:
        tile, first = int(tile_of(laid)), int(first_segment_of(laid))
        x, y = coordinates(cell_of(laid))
        for number, segment in enumerate(TILES[tile].segments):
            root = int(state.features.root(first + number))
            kinds.setdefault(root, kind_of_segment(tile, number))
            segments.setdefault(root, []).append({"x": x, "y": y, "segment": segment})
    followers: dict[int, list[Follower]] = {root: [] for root in kinds}
    for one in state.followers.standing:
        followers[int(state.features.root(segment_of(one)))].append(standing_at(one))
    return [
        {
            **landscape.prospect(kind, root),
            "feeds": landscape.feeds(root),
            "segments": segments[root],
            "followers": followers[root],
        }
        for root, kind in kinds.items()
    ]


def touched(state: Carcassonne) -> list[Prospect]:
    """The features that the tile laid last is part of."""
    landscape, latest = Landscape(state), state.latest()
    tile, first = int(tile_of(latest)), int(first_segment_of(latest))
    kinds = {
        int(state.features.root(first + number)): kind_of_segment(tile, number)
        for number in range(len(TILES[tile].segments))
    }
    return [landscape.prospect(kind, root) for root, kind in kinds.items()]


def place_on_tile(tile: Tile, turns: int, segment: str) -> Compass:
    """Where a segment lies on a tile that was turned so often."""
    sides = [SIDES[turned(side, turns)] + side[1:] for side in sides_of(tile, segment)]
    halves = [HALVES[half] for side in sides for half in ([side] if len(side) > 1 else [f"{side}L", f"{side}R"])]
    if not halves:
        return "middle"
    east, south = (sum(half[axis] for half in halves) / len(halves) for axis in (0, 1))
    if hypot(east, south) < MIDDLE:
        return "middle"
    return COMPASS[round(4 * atan2(south, east) / pi) % len(COMPASS)]


def why_not_lay(board: Board, tile: int, x: int, y: int, rotation: int) -> Refused | None:
    """CC-12, CC-13: why a tile cannot be laid so; nothing if it can."""
    letter = LETTERS[tile]
    if max(abs(x), abs(y)) > REACH:
        return Refused("carcassonne-alone", letter=letter, x=x, y=y)
    if board.at(cell_at(x, y)):
        return Refused("carcassonne-cell-taken", x=x, y=y)
    if not neighbours(board, x, y):
        corners = [board.at(cell_at(x + east, y + south)) for east in (-1, 1) for south in (-1, 1)]
        if any(corners):
            return Refused("carcassonne-corner-only", letter=letter, x=x, y=y)
        return Refused("carcassonne-alone", letter=letter, x=x, y=y)
    if found := clashes(board, tile, x, y, rotation):
        side, mine, theirs = found[0]["side"], found[0]["mine"], found[0]["theirs"]
        return Refused(
            "carcassonne-clash", letter=letter, rotation=rotation, x=x, y=y, side=side, mine=mine, theirs=theirs
        )
    return None


def why_not_there(board: Board, tile: int, x: int, y: int) -> Refused:
    """CC-13: why a tile cannot be laid on a cell beside others: where it clashes, turned so that it comes nearest."""
    nearest = min([clashes(board, tile, x, y, rotation) for rotation in (0, 90, 180, 270)], key=len)
    return Refused("carcassonne-no-fit", clashes=nearest)


def clashes(board: Board, tile: int, x: int, y: int, rotation: int) -> list[Clash]:
    """The sides on which a tile would not continue its neighbours."""
    found: list[Clash] = []
    for side, there in neighbours(board, x, y).items():
        mine: Kind = kind_name(SIDE_KIND[4 * oriented(tile, rotation // 90) + side])
        theirs: Kind = kind_name(SIDE_KIND[4 * orientation_of(there) + OPPOSITE[side]])
        if mine != theirs:
            found.append({"side": SIDE_NAMES[side], "mine": mine, "theirs": theirs})
    return found


def neighbours(board: Board, x: int, y: int) -> dict[int, int]:
    """By side, the tiles that a cell has beside it."""
    there = {side: int(board.at(cell_at(x + east, y + south))) for side, (east, south) in enumerate(STEPS)}
    return {side: entry for side, entry in there.items() if entry}


def why_not_claim(state: Carcassonne, segment: str) -> Refused:
    """CC-19: who keeps a follower from a segment of the tile just laid."""
    latest = state.latest()
    tile = int(tile_of(latest))
    number = TILES[tile].segments.index(segment)
    root = state.features.root(first_segment_of(latest) + number)
    there = [one for one in state.followers.standing if state.features.root(segment_of(one)) == root]
    holders = sorted({int(seat_of(one)) for one in there})
    return Refused("carcassonne-occupied", feature=kind_of_segment(tile, number), seats=holders)
