"""The 24 types of land tile, and what the engine looks up about them.

A tile has four sides, N, E, S and W, and is written down as it lies before it is turned. A turn of 90 degrees
is clockwise: what was N becomes E. A side is city, road or field; here it is field unless a city or a road
has it. The parts of a tile that can take a follower are its segments: the cities c0 and c1, the roads r0 to
r3, the fields f0 to f3 and the monastery m, numbered as they are listed and whatever way the tile lies.

A field is given by the half sides that it reaches, and the cities of the tile that it borders. Seen from the
middle of the tile, NL is the left and NR the right half of side N. A side of a city has no field.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.bits import BIT, count
from demesne.games.carcassonne.shapes import Kind, Role

FIELD: Final[i64] = 1
ROAD: Final[i64] = 2
CITY: Final[i64] = 3
MONASTERY: Final[i64] = 4
#: from FIELD on
KINDS: Final[list[Kind]] = ["field", "road", "city", "monastery"]
ROLES: Final[list[Role]] = ["farmer", "thief", "knight", "monk"]
SIDES: Final = "NESW"
OPPOSITE: Final = vec[i64]([2, 3, 0, 1])  # by side


class Tile:
    """One type of tile: segments of a kind are parted by commas."""

    def __init__(
        self,
        letter: str,
        copies: int,
        cities: str = "",
        pennants: int = 0,
        roads: str = "",
        fields: str = "",
        monastery: bool = False,
    ) -> None:
        self.letter: Final = letter
        self.copies: Final = copies
        self.cities: Final = listed(cities)  # the sides of each
        self.pennants: Final = pennants  # in c0
        self.roads: Final = listed(roads)  # the sides of each
        self.fields: Final = [
            [word for word in field.split() if word[0] != "c"] for field in listed(fields)
        ]  # the half sides of each
        self.bordered: Final = [
            [int(word[1]) for word in field.split() if word[0] == "c"] for field in listed(fields)
        ]  # the cities that each field borders
        self.monastery: Final = monastery
        self.segments: Final = (
            [f"c{i}" for i in range(len(self.cities))]
            + [f"r{i}" for i in range(len(self.roads))]
            + [f"f{i}" for i in range(len(self.fields))]
            + ["m"] * int(monastery)
        )


def listed(words: str) -> list[str]:
    """What is parted by commas."""
    return words.split(", ") if words else []


TILES: Final = [
    Tile("A", 2, roads="S", fields="NL NR EL ER SL SR WL WR", monastery=True),
    Tile("B", 4, fields="NL NR EL ER SL SR WL WR", monastery=True),
    Tile("C", 1, cities="NESW", pennants=1),
    Tile("D", 4, cities="N", roads="EW", fields="EL WR c0, ER SL SR WL"),
    Tile("E", 5, cities="N", fields="EL ER SL SR WL WR c0"),
    Tile("F", 2, cities="EW", pennants=1, fields="NL NR c0, SL SR c0"),
    Tile("G", 1, cities="EW", fields="NL NR c0, SL SR c0"),
    Tile("H", 3, cities="N, S", fields="EL ER WL WR c0 c1"),
    Tile("I", 2, cities="N, W", fields="EL ER SL SR c0 c1"),
    Tile("J", 3, cities="N", roads="ES", fields="EL SR WL WR c0, ER SL"),
    Tile("K", 3, cities="N", roads="SW", fields="EL ER SL WR c0, SR WL"),
    Tile("L", 3, cities="N", roads="E, S, W", fields="EL WR c0, ER SL, SR WL"),
    Tile("M", 2, cities="NW", pennants=1, fields="EL ER SL SR c0"),
    Tile("N", 3, cities="NW", fields="EL ER SL SR c0"),
    Tile("O", 2, cities="NW", pennants=1, roads="ES", fields="EL SR c0, ER SL"),
    Tile("P", 3, cities="NW", roads="ES", fields="EL SR c0, ER SL"),
    Tile("Q", 1, cities="NEW", pennants=1, fields="SL SR c0"),
    Tile("R", 3, cities="NEW", fields="SL SR c0"),
    Tile("S", 2, cities="NEW", pennants=1, roads="S", fields="SL c0, SR c0"),
    Tile("T", 1, cities="NEW", roads="S", fields="SL c0, SR c0"),
    Tile("U", 8, roads="EW", fields="NL NR EL WR, ER SL SR WL"),
    Tile("V", 9, roads="SW", fields="NL NR EL ER SL WR, SR WL"),
    Tile("W", 4, roads="E, S, W", fields="NL NR EL WR, ER SL, SR WL"),
    Tile("X", 1, roads="N, E, S, W", fields="NR EL, ER SL, SR WL, WR NL"),
]
LETTERS: Final = "".join([tile.letter for tile in TILES])
START: Final[i64] = 3  # CC-3: the start tile is a D
SEGMENTS: Final = ["c0", "c1", "r0", "r1", "r2", "r3", "f0", "f1", "f2", "f3", "m"]
#: by place in SEGMENTS
KIND: Final = vec[i64]([CITY] * 2 + [ROAD] * 4 + [FIELD] * 4 + [MONASTERY])


# What the engine looks up. A tile is its place in TILES, a side its place in SIDES, and a segment here is
# its place among the segments of its tile. An orientation is 4 * tile + the number of quarter turns.


def kind_name(kind: i64) -> Kind:
    """What a kind of feature is called."""
    return KINDS[kind - FIELD]


def kind_named(name: str) -> i64:
    """The kind of feature that is called so."""
    names: list[str] = [*KINDS]
    return FIELD + names.index(name)


def role_name(kind: i64) -> Role:
    """What a follower is called on a feature of a kind."""
    return ROLES[kind - FIELD]


def turned(side: str, turns: int) -> int:
    """Where a side, or the side of a half side, is after so many quarter turns."""
    return (SIDES.index(side[0]) + turns) % 4


def side_kind(tile: Tile, side: str) -> i64:
    """What a side of a tile is."""
    edge = find_edge(tile, side)
    if edge < 0:
        return FIELD
    return CITY if edge < len(tile.cities) else ROAD


def find_edge(tile: Tile, side: str) -> int:
    """The city or road at a side; -1 if there is none."""
    edged = tile.cities + tile.roads
    return next(iter([i for i in range(len(edged)) if side in edged[i]]), -1)


def find_field(tile: Tile, half_side: str) -> int:
    """The field at a half side; -1 if there is none."""
    first = len(tile.cities) + len(tile.roads)
    return first + next(iter([i for i in range(len(tile.fields)) if half_side in tile.fields[i]]), -1 - first)


def sides_of(tile: Tile, segment: str) -> list[str]:
    """The sides of a city or road, the half sides of a field; a monastery has none."""
    if segment == "m":
        return []
    number = int(segment[1])
    if segment[0] == "f":
        return tile.fields[number]
    return list((tile.cities if segment[0] == "c" else tile.roads)[number])


def count_orientations(tile: Tile) -> int:
    """In how many ways a tile can lie that differ on the table."""
    return next(iter([turns for turns in (1, 2) if drawing(tile, turns) == drawing(tile, 0)]), 4)


def drawing(tile: Tile, turns: int) -> list[list[str]]:
    """A tile as it looks after so many quarter turns, whatever its segments are called."""
    cities = ["".join(sorted([SIDES[turned(side, turns)] for side in city])) for city in tile.cities]
    roads = ["".join(sorted([SIDES[turned(side, turns)] for side in road])) for road in tile.roads]
    fields = [
        " ".join(sorted([SIDES[turned(half, turns)] + half[1] for half in tile.fields[i]] + near))
        for i in range(len(tile.fields))
        for near in [[cities[city] for city in tile.bordered[i]]]
    ]
    return [sorted(cities), sorted(roads), sorted(fields)]


def list_fits() -> list[int]:
    """For every tile and every code of a cell, a bit for each turn in which the tile fits there.

    The code of a cell has two bits for each of its sides: what the neighbour there demands, or 0 without one.
    Of turns that make no difference only the smallest is listed.
    """
    fits = [0] * (256 * len(TILES))
    for number in range(len(TILES)):
        tile = TILES[number]
        for turns in range(count_orientations(tile)):
            kinds = [0, 0, 0, 0]
            for side in SIDES:
                kinds[turned(side, turns)] = int(side_kind(tile, side))
            for known in range(16):
                code = sum([kinds[side] * 4**side for side in range(4) if known & 2**side])
                fits[256 * number + code] |= 2**turns
    return fits


def demanded(kind: i64, side: i64) -> i64:
    """The code of a cell of which a neighbour at one side demands something."""
    return kind << 2 * side


def demanded_at(code: i64, side: i64) -> i64:
    """What is demanded at a side of a cell with this code; 0 if nothing is."""
    return code >> 2 * side & 3


def by_side(numbers: list[list[int]]) -> vec[i64]:
    """What is given for each tile by side, for every orientation."""
    return vec[i64](
        [numbers[tile][(side - turns) % 4] for tile in range(len(TILES)) for turns in range(4) for side in range(4)]
    )


def by_segment(numbers: list[list[int]], missing: int) -> vec[i64]:
    """What is given for each tile by segment, with room for 8 segments."""
    return vec[i64]([number for row in numbers for number in row + [missing] * (8 - len(row))])


#: by 256 * tile + code of a cell
FITS: Final = vec[i64](list_fits())
#: by the same: in how many turns it fits
FIT_COUNT: Final = vec[i64]([count(turns) for turns in FITS])
#: by 4 * orientation + side: its kind, its city or road, the fields on its left and right half
SIDE_KIND: Final = by_side([[int(side_kind(tile, side)) for side in SIDES] for tile in TILES])
EDGE: Final = by_side([[find_edge(tile, side) for side in SIDES] for tile in TILES])
LEFT: Final = by_side([[find_field(tile, side + "L") for side in SIDES] for tile in TILES])
RIGHT: Final = by_side([[find_field(tile, side + "R") for side in SIDES] for tile in TILES])
#: by tile: how many cities it has, which come first; how many segments; how many of them are cities and roads
CITY_COUNT: Final = vec[i64]([len(tile.cities) for tile in TILES])
SEGMENT_COUNT: Final = vec[i64]([len(tile.segments) for tile in TILES])
EDGED_COUNT: Final = vec[i64]([len(tile.cities) + len(tile.roads) for tile in TILES])
#: by 8 * tile + segment: its place in SEGMENTS, and for fields a bit for each city that they border
SEGMENT: Final = by_segment([[SEGMENTS.index(name) for name in tile.segments] for tile in TILES], -1)
BORDERED: Final = by_segment(
    [
        [0] * (len(tile.cities) + len(tile.roads)) + [sum([2**i for i in near]) for near in tile.bordered]
        for tile in TILES
    ],
    0,
)


def borders(tile: i64, segment: i64, city: i64) -> bool:
    """Whether a segment of a tile is a field that borders a city of it."""
    return BORDERED[8 * tile + segment] & BIT[city] != 0
