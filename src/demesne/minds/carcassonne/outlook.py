"""What features promise, with the tiles that are left. Values are thousandths of a point, chances 4096ths."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.games.carcassonne.board import first_segment_of, orientation_of, spot_cell, spot_demand
from demesne.games.carcassonne.cells import AHEAD
from demesne.games.carcassonne.engine import Carcassonne
from demesne.games.carcassonne.features import open_sides, pennants, tiles
from demesne.games.carcassonne.guessing import remaining
from demesne.games.carcassonne.scoring import FARM
from demesne.games.carcassonne.tiles import CITY, EDGE, FIELD, FITS, MONASTERY, OPPOSITE, ROAD, TILES, demanded_at

POINT: Final[i64] = 1000
SURE: Final[i64] = 4096

# Tuned over thousands of games.
FOLLOWER: Final[i64] = 560  # what the last follower in the supply is worth, for each turn to come
COMING_HOME: Final[i64] = 272  # of that, in thousandths, what one is worth that will come home
EACH_FURTHER: Final = 0.785  # of the one before, what each further follower in the supply is worth
CITY_GROWTH: Final[i64] = 265  # what a city gains by each open side until it is finished
ROAD_GROWTH: Final[i64] = 340  # what a road gains
FIELD_GROWTH: Final[i64] = 23  # what a field gains with each tile to come from cities not begun yet
# How many tiles it takes, more or less, until something happens.
CITY_SIDE_CLOSED: Final = 6.8
ROAD_SIDE_CLOSED: Final = 9.8
CELL_FILLED: Final = 23.5
CITY_OF_A_FIELD_FINISHED: Final = 73.0
HARDER_TOGETHER: Final = 2.05  # a feature with several open sides is harder to finish than each side alone
FITTING_TILES: Final = 5.5  # so many tiles that fit make a cell likely to be filled
LIKELY: Final[i64] = 3900  # from here on a cell is nothing to worry about

MOST_TILES: Final = 72
MOST_SIDES: Final = 16


def happens(tiles_left: int, wait: float) -> float:
    """How likely it is that something happens with the tiles to come, for which one waits so many."""
    return 1.0 - math.exp(-float(tiles_left) / wait)


def finish(kind: int, sides: int, tiles_left: int) -> int:
    """How likely a feature with so many open sides is to be finished."""
    if sides == 0:
        return 4096
    if kind == MONASTERY:
        return int(4096.0 * math.pow(happens(tiles_left, CELL_FILLED), float(sides)))
    wait = CITY_SIDE_CLOSED if kind == CITY else ROAD_SIDE_CLOSED
    return int(4096.0 * math.pow(happens(tiles_left, wait * float(sides)), HARDER_TOGETHER * float(sides)))


#: by 72 * (16 * kind + open sides) + tiles left
FINISH: Final = vec[i64](
    [finish(kind, sides, left) for kind in range(5) for sides in range(MOST_SIDES) for left in range(MOST_TILES)]
)
#: by tiles left
FILLED: Final = vec[i64]([int(4096.0 * happens(left, CELL_FILLED)) for left in range(MOST_TILES)])
CITY_DONE: Final = vec[i64]([int(4096.0 * happens(left, CITY_OF_A_FIELD_FINISHED)) for left in range(MOST_TILES)])
#: by followers in the supply: what they are worth, compared with one
RESERVE: Final = vec[i64]([int(4096.0 * sum([math.pow(EACH_FURTHER, float(i)) for i in range(n)])) for n in range(8)])
#: by number of tiles that fit a cell
FITTING: Final = vec[i64]([max(80, int(4096.0 * happens(number, FITTING_TILES))) for number in range(MOST_TILES + 1)])


class Outlook:
    """What is left to come at a moment of the game."""

    def __init__(self) -> None:
        self.left: i64 = 0  # tiles to be drawn
        self.follower: i64 = 0  # what the last follower in a supply is worth
        self.home: i64 = 0  # what one is worth that will come home
        #: by code of a cell, as the board's rim has it: how likely it is that a tile comes that fits
        self.filling = vec[i64]([SURE] * 256)

    def count_fitting_tiles(self, state: Carcassonne) -> None:
        """For each of the 256 patterns of a cell, see how many of the tiles left fit: few make a trap."""
        copies = remaining(state)
        code: i64 = 0
        while code < 256:
            fitting: i64 = 0
            tile: i64 = 0
            while tile < len(TILES):
                if FITS[256 * tile + code] != 0:
                    fitting += copies[tile]
                tile += 1
            self.filling[code] = FITTING[fitting]
            code += 1

    def look(self, state: Carcassonne) -> None:
        """See what time is left."""
        self.left = len(state.pile) - state.drawn
        self.follower = FOLLOWER * self.left // state.players
        self.home = self.follower * COMING_HOME // POINT

    def reserve(self, supply: i64) -> i64:
        """What the followers in a supply are worth."""
        return self.follower * RESERVE[supply] >> 12

    def finish(self, kind: i64, entry: i64) -> i64:
        """How likely a feature is to be finished, traps apart."""
        return FINISH[72 * (16 * kind + min(open_sides(entry), 15)) + self.left]

    def points(self, kind: i64, entry: i64, chance: i64) -> i64:
        """What a road, city or monastery is likely to pay if it is finished with this chance."""
        size = POINT * (tiles(entry) + pennants(entry))
        sides = open_sides(entry)
        if kind == CITY:
            return 2 * size if sides == 0 else size + (chance * (size + CITY_GROWTH * sides) >> 12)
        if kind == ROAD:
            return size if sides == 0 else size + (chance * ROAD_GROWTH >> 12)
        return size + (POINT * sides * FILLED[self.left] >> 12)

    def claimed(self, kind: i64, entry: i64, ease: i64, cost: i64) -> i64:
        """What a follower on an unoccupied road, city or monastery is worth, less what it costs to place it."""
        chance = self.finish(kind, entry) * ease >> 12
        back = self.home if open_sides(entry) > 0 else cost
        return self.points(kind, entry, chance) + (chance * back >> 12) - cost

    def field(self, finished: i64, unfinished: i64) -> i64:
        """What a field that borders so many cities is likely to pay."""
        return (
            FARM * POINT * finished
            + (FARM * POINT * unfinished * CITY_DONE[self.left] >> 12)
            + FIELD_GROWTH * self.left
        )

    def ease(self, state: Carcassonne) -> vec[i64]:
        """By root of a road or city: how likely it is that its open sides are no traps."""
        features, board = state.features, state.board
        found = vec[i64]([SURE] * features.used)
        i: i64 = 0
        while i < board.rim_size:
            spot = board.rim[i]
            demand = spot_demand(spot)
            filling = self.filling[demand]
            if filling < LIKELY:
                cell = spot_cell(spot)
                side: i64 = 0
                while side < 4:
                    if demanded_at(demand, side) > FIELD:
                        other = board.at(cell + AHEAD[side])
                        root = features.root(first_segment_of(other) + EDGE[4 * orientation_of(other) + OPPOSITE[side]])
                        found[root] = found[root] * filling >> 12
                    side += 1
            i += 1
        return found
