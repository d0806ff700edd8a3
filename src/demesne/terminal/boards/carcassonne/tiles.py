"""Carcassonne's tiles as three rows of seven characters, each belonging to a segment of the tile."""

from functools import cache
from typing import Final

from demesne.games.carcassonne.ground import HALVES
from demesne.games.carcassonne.tiles import LETTERS, SIDES, TILES, Tile, turned

WIDTH: Final = 7
HEIGHT: Final = 3
CENTRE: Final = (3, 1)
CROSSING: Final = "+"  # where roads end; it is no segment
#: the characters of a city at one side
CAPS: Final = {
    "N": [(column, 0) for column in range(1, 6)],
    "E": [(6, 0), (5, 1), (6, 1), (6, 2)],
    "S": [(column, 2) for column in range(1, 6)],
    "W": [(0, 0), (0, 1), (1, 1), (0, 2)],
}
#: the characters of a road from a side to the centre
ARMS: Final = {"N": [(3, 0)], "E": [(4, 1), (5, 1), (6, 1)], "S": [(3, 2)], "W": [(0, 1), (1, 1), (2, 1)]}
CURVES: Final = {"EW": "═", "NS": "║", "ES": "╔", "SW": "╗", "EN": "╚", "NW": "╝"}

Cells = dict[tuple[int, int], str]


@cache
def cells(letter: str, rotation: int) -> Cells:
    """For each character of a tile that was turned so far, the segment it belongs to."""
    tile, turns = TILES[LETTERS.index(letter)], rotation // 90
    found = {(x, y): nearest_field(tile, turns, x, y) for y in range(HEIGHT) for x in range(WIDTH)}
    for number, city in enumerate(tile.cities):
        for square in city_cells(facing(city, turns)):
            found[square] = f"c{number}"
    for number, road in enumerate(tile.roads):
        for side in facing(road, turns):
            found |= dict.fromkeys(ARMS[side], f"r{number}")
        if len(road) == 2:
            found[CENTRE] = f"r{number}"
    if len(tile.roads) > 1:
        found[CENTRE] = CROSSING
    if tile.monastery:
        found |= dict.fromkeys([(2, 1), (3, 1), (4, 1)], "m")
    return found


def facing(sides: str, turns: int) -> str:
    """The sides after so many quarter turns, in alphabetical order."""
    return "".join(sorted(SIDES[turned(side, turns)] for side in sides))


def nearest_field(tile: Tile, turns: int, x: int, y: int) -> str:
    """The field whose half of a side is nearest; the city where there is no field at all."""
    distances = {}
    for number, halves in enumerate(tile.fields):
        for half in halves:
            east, south = HALVES[SIDES[turned(half, turns)] + half[1]]
            distances[(x / 3 - 1 - east) ** 2 + (y - 1 - south) ** 2, number] = f"f{number}"
    return distances[min(distances)] if distances else "c0"


def city_cells(sides: str) -> list[tuple[int, int]]:
    """The characters of a city that has these sides."""
    found = [square for side in sides for square in CAPS[side]]
    if len(sides) > 1:
        found += [square for side in sides for square in ARMS[side]]
    if len(sides) > 2 or sides in ("EW", "NS"):
        found += [CENTRE, (2, 1), (4, 1)]
    return found


@cache
def glyphs(letter: str, rotation: int) -> Cells:
    """The characters of a tile: walls of a city `#`, its pennant `*`, roads as lines, fields as dots."""
    tile = TILES[LETTERS.index(letter)]
    drawn = {}
    for square, segment in cells(letter, rotation).items():
        kind = segment[0]
        drawn[square] = {"c": "#", "f": ".", "m": "M", CROSSING: CROSSING}.get(kind, "═" if square[1] == 1 else "║")
    for road in tile.roads:
        if len(road) == 2:
            drawn[CENTRE] = CURVES[facing(road, rotation // 90)]
    if tile.monastery:
        drawn |= {(2, 1): "[", (4, 1): "]"}
    if tile.pennants:
        follower = spots(letter, rotation)["c0"]
        city = [square for square, segment in cells(letter, rotation).items() if segment == "c0"]
        drawn[next(square for square in city if square != follower)] = "*"
    return drawn


@cache
def spots(letter: str, rotation: int) -> dict[str, tuple[int, int]]:
    """For each segment the character on which its follower stands: one in its midst, on roads beside the centre."""
    by_segment: dict[str, list[tuple[int, int]]] = {}
    for square, segment in cells(letter, rotation).items():
        if segment != CROSSING:
            by_segment.setdefault(segment, []).append(square)
    return {segment: midst(squares) for segment, squares in by_segment.items()}


def midst(squares: list[tuple[int, int]]) -> tuple[int, int]:
    """The square in the midst of some; the tile's centre only if there is no other, or it is a monastery's."""
    away = [square for square in squares if square != CENTRE]
    if not away or squares == [(2, 1), (3, 1), (4, 1)]:
        return CENTRE
    x, y = (sum(square[axis] for square in away) / len(away) for axis in (0, 1))
    return min(away, key=lambda square: ((square[0] - x) ** 2 + (square[1] - y) ** 2, square))
