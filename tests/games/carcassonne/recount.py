"""Carcassonne counted again, slowly and plainly: a flood fill over the sides and half sides of the drawings.

Nothing is shared with the engine but the table of tiles.
"""

from dataclasses import dataclass, field
from functools import cache

from demesne.games.carcassonne.tiles import TILES

DRAWINGS = {tile.letter: tile for tile in TILES}
TURNED = {"N": "E", "E": "S", "S": "W", "W": "N"}
AHEAD = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}
MIRRORED = {"L": "R", "R": "L", "": ""}
KINDS = {"c": "city", "r": "road", "f": "field", "m": "monastery"}

Cell = tuple[int, int]
Segment = tuple[Cell, str]


@dataclass
class Feature:
    """One connected thing."""

    kind: str
    segments: set[Segment]
    finished: bool = False
    tiles: int = 0
    pennants: int = 0
    cities: set[frozenset[Segment]] = field(default_factory=set)  # finished ones that a field borders
    points: int = 0
    owners: list[int] = field(default_factory=list)


class Landscape:
    """Tiles on a table: by cell, letter and rotation."""

    def __init__(self, tiles: dict[Cell, tuple[str, int]]) -> None:
        self.tiles = tiles
        self.at: dict[tuple[Cell, str], str] = {}  # the segment at a side (N) of a tile or half a side (NL)
        for cell, (letter, rotation) in tiles.items():
            for segment, borders in drawn(letter, rotation).items():
                for border in borders:
                    self.at[cell, border] = segment

    def side(self, cell: Cell, side: str) -> str:
        """City, road or field."""
        return KINDS[self.at.get((cell, side), "f")[0]]

    def beside(self, segment: Segment) -> set[Segment]:
        """The segments of other tiles that continue this one."""
        cell, name = segment
        found = set()
        for border in drawn(*self.tiles[cell])[name]:
            there, facing = across(cell, border)
            if there in self.tiles:
                found.add((there, self.at[there, facing]))
        return found

    def feature(self, segment: Segment) -> Feature:
        """The whole feature that a segment belongs to."""
        reached, edge = {segment}, [segment]
        while edge:
            for other in self.beside(edge.pop()):
                if other not in reached:
                    reached.add(other)
                    edge.append(other)
        return Feature(KINDS[segment[1][0]], reached)

    def features(self) -> list[Feature]:
        """All features, measured."""
        found: list[Feature] = []
        seen: set[Segment] = set()
        for cell, (letter, _) in self.tiles.items():
            for name in drawn(letter, 0):
                if (cell, name) not in seen:
                    feature = self.feature((cell, name))
                    seen |= feature.segments
                    self.measure(feature)
                    found.append(feature)
        cities = [one for one in found if one.kind == "city" and one.finished]
        for feature in found:
            if feature.kind == "field":
                near = {(cell, city) for cell, name in feature.segments for city in self.bordered(cell, name)}
                feature.cities = {frozenset(city.segments) for city in cities if city.segments & near}
                feature.points = 3 * len(feature.cities)
        return found

    def measure(self, feature: Feature) -> None:
        """Whether a feature is finished, its size, and what it pays; fields wait for the cities."""
        cells = {cell for cell, _ in feature.segments}
        if feature.kind == "monastery":
            ((x, y),) = cells
            around = {(x + east, y + south) for east in (-1, 0, 1) for south in (-1, 0, 1)}
            feature.tiles = len(around & self.tiles.keys())
            feature.finished = feature.tiles == 9
        elif feature.kind != "field":
            feature.tiles = len(cells)
            feature.finished = all(
                across(cell, side)[0] in self.tiles
                for cell, name in feature.segments
                for side in drawn(*self.tiles[cell])[name]
            )
        if feature.kind == "city":
            feature.pennants = sum(DRAWINGS[self.tiles[cell][0]].pennants for cell in cells)
        value = 2 if feature.kind == "city" and feature.finished else 1
        feature.points = value * (feature.tiles + feature.pennants)

    def bordered(self, cell: Cell, name: str) -> list[str]:
        """The cities on its own tile that a field borders."""
        return [f"c{city}" for city in DRAWINGS[self.tiles[cell][0]].bordered[int(name[1:])]]

    def fits(self, letter: str, cell: Cell, rotation: int) -> bool:
        """Whether a tile may be laid so."""
        if cell in self.tiles:
            return False
        alone = Landscape({cell: (letter, rotation)})
        near = [side for side in AHEAD if across(cell, side)[0] in self.tiles]
        return bool(near) and all(alone.side(cell, side) == self.side(*across(cell, side)) for side in near)


@cache
def drawn(letter: str, rotation: int) -> dict[str, list[str]]:
    """By segment, the sides (N) of a city or road, or the half sides (NL) of a field."""
    tile = DRAWINGS[letter]
    borders = {f"c{i}": [*sides] for i, sides in enumerate(tile.cities)}
    borders |= {f"r{i}": [*sides] for i, sides in enumerate(tile.roads)}
    borders |= {f"f{i}": [*halves] for i, halves in enumerate(tile.fields)}
    if tile.monastery:
        borders["m"] = []
    return {name: [turn(border, rotation) for border in found] for name, found in borders.items()}


def turn(border: str, rotation: int) -> str:
    """Where a side or half side is on a turned tile."""
    side = border[0]
    for _ in range(rotation // 90):
        side = TURNED[side]
    return side + border[1:]


@cache
def across(cell: Cell, border: str) -> tuple[Cell, str]:
    """The cell beyond a side or half side, and what of it lies against that."""
    east, south = AHEAD[border[0]]
    return (cell[0] + east, cell[1] + south), FACING[border[0]] + MIRRORED[border[1:]]


def score(landscape: Landscape, followers: list[tuple[int, Segment]], players: int) -> list[int]:
    """Everybody's points, given every follower that ever stood anywhere.

    A finished feature was paid once, when it was finished, to those who had most followers in it; nobody
    left it before or entered it after. So the order of play does not matter.
    """
    points = [0] * players
    for feature in landscape.features():
        standing = [seat for seat, segment in followers if segment in feature.segments]
        for seat in range(players):
            if standing and standing.count(seat) == max(map(standing.count, standing)):
                points[seat] += feature.points
    return points
