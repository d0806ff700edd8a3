"""The 48 dominoes: for each half its terrain and its crowns."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.games.kingdomino.shapes import Terrain

WHEAT: Final = 0
FOREST: Final = 1
LAKE: Final = 2
GRASS: Final = 3
SWAMP: Final = 4
MINE: Final = 5
TERRAINS: Final[list[Terrain]] = ["wheat", "forest", "lake", "grass", "swamp", "mine"]

#: number: (terrain and crowns of half a, terrain and crowns of half b)
DOMINOES: Final = {
    1: (WHEAT, 0, WHEAT, 0),
    2: (WHEAT, 0, WHEAT, 0),
    3: (FOREST, 0, FOREST, 0),
    4: (FOREST, 0, FOREST, 0),
    5: (FOREST, 0, FOREST, 0),
    6: (FOREST, 0, FOREST, 0),
    7: (LAKE, 0, LAKE, 0),
    8: (LAKE, 0, LAKE, 0),
    9: (LAKE, 0, LAKE, 0),
    10: (GRASS, 0, GRASS, 0),
    11: (GRASS, 0, GRASS, 0),
    12: (SWAMP, 0, SWAMP, 0),
    13: (WHEAT, 0, FOREST, 0),
    14: (WHEAT, 0, LAKE, 0),
    15: (WHEAT, 0, GRASS, 0),
    16: (WHEAT, 0, SWAMP, 0),
    17: (FOREST, 0, LAKE, 0),
    18: (FOREST, 0, GRASS, 0),
    19: (WHEAT, 1, FOREST, 0),
    20: (WHEAT, 1, LAKE, 0),
    21: (WHEAT, 1, GRASS, 0),
    22: (WHEAT, 1, SWAMP, 0),
    23: (WHEAT, 1, MINE, 0),
    24: (FOREST, 1, WHEAT, 0),
    25: (FOREST, 1, WHEAT, 0),
    26: (FOREST, 1, WHEAT, 0),
    27: (FOREST, 1, WHEAT, 0),
    28: (FOREST, 1, LAKE, 0),
    29: (FOREST, 1, GRASS, 0),
    30: (LAKE, 1, WHEAT, 0),
    31: (LAKE, 1, WHEAT, 0),
    32: (LAKE, 1, FOREST, 0),
    33: (LAKE, 1, FOREST, 0),
    34: (LAKE, 1, FOREST, 0),
    35: (LAKE, 1, FOREST, 0),
    36: (WHEAT, 0, GRASS, 1),
    37: (LAKE, 0, GRASS, 1),
    38: (WHEAT, 0, SWAMP, 1),
    39: (GRASS, 0, SWAMP, 1),
    40: (MINE, 1, WHEAT, 0),
    41: (WHEAT, 0, GRASS, 2),
    42: (LAKE, 0, GRASS, 2),
    43: (WHEAT, 0, SWAMP, 2),
    44: (GRASS, 0, SWAMP, 2),
    45: (MINE, 2, WHEAT, 0),
    46: (SWAMP, 0, MINE, 2),
    47: (SWAMP, 0, MINE, 2),
    48: (WHEAT, 0, MINE, 3),
}

# The same by number, for the compiled engine; nothing has number 0.
A: Final = vec[i64]([0] + [DOMINOES[number][0] for number in sorted(DOMINOES)])
A_CROWNS: Final = vec[i64]([0] + [DOMINOES[number][1] for number in sorted(DOMINOES)])
B: Final = vec[i64]([0] + [DOMINOES[number][2] for number in sorted(DOMINOES)])
B_CROWNS: Final = vec[i64]([0] + [DOMINOES[number][3] for number in sorted(DOMINOES)])


def is_double(number: i64) -> bool:
    """Whether both halves are alike, so that turning the domino round changes nothing."""
    return A[number] == B[number] and A_CROWNS[number] == B_CROWNS[number]
