"""What a seat observes and can do, as numbers in flat arrays.

The table has no edges, so the cells where a tile may come to lie, the spots, are numbered row by row as they are now.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from demesne.core.encoding import MOST, Block, Encoding, Field, at_most
from demesne.core.state import OVER, State
from demesne.games.carcassonne.board import (
    Board,
    cell_of,
    first_segment_of,
    orientation_of,
    spot_cell,
    spot_demand,
    tile_of,
)
from demesne.games.carcassonne.cells import (
    east_of_start,
    oriented_turns,
    placement_at,
    placement_cell,
    placement_turns,
    south_of_start,
)
from demesne.games.carcassonne.engine import Carcassonne
from demesne.games.carcassonne.followers import SUPPLY, ground_of, name_of, seat_of
from demesne.games.carcassonne.tiles import (
    FIELD,
    FITS,
    KIND,
    SEGMENT,
    SEGMENT_COUNT,
    SEGMENTS,
    SIDE_KIND,
    TILES,
    demanded_at,
)

COPIES: Final = sum([tile.copies for tile in TILES])
SPOTS: Final = 2 * COPIES + 2  # no more cells can be free beside so many tiles
TURNS: Final = 4
MIDDLE: Final[i64] = COPIES  # the start tile's coordinates, so that none is negative
TILE_ROW: Final[i64] = 8
FOLLOWER_ROW: Final[i64] = 4
SPOT_ROW: Final[i64] = 6
SEGMENT_ROW: Final[i64] = 3
NO_ACTION: Final[i64] = -1


@final
class CarcassonneEncoding(Encoding):
    """The layout for a number of players."""

    def __init__(self, players: int) -> None:
        super().__init__(players, fields(players), blocks())
        self.followers: Final = self.start("followers")
        self.spots: Final = self.start("spots")
        self.tile: Final = self.start("tile")
        self.turned: Final = self.start("turned")
        self.segments: Final = self.start("segments")
        self.remaining: Final = self.start("remaining")
        self.pile: Final = self.start("pile")
        self.track: Final = self.start("track")
        self.supply: Final = self.start("supply")
        self.actor: Final = self.start("actor")
        self.claiming: Final = self.start("claiming")
        self.follower: Final[i64] = TURNS * SPOTS  # the first action with a follower, which is to place none

    def write(self, state: State, seat: i64, into: vec[u8], at: i64) -> None:
        """Write what a seat observes over what is blank, from a place on."""
        self.write_table(cast(Carcassonne, state), seat, into, at)

    def write_table(self, state: Carcassonne, seat: i64, into: vec[u8], at: i64) -> None:
        """Tiles, followers, the pile, and who decides."""
        write_tiles(state.board, into, at)
        write_spots(state.board, into, at + self.spots)
        place = at + self.followers
        for follower in state.followers.standing:
            cell = ground_of(follower)
            into[place] = u8(1 + self.relative(seat_of(follower), seat))
            into[place + 1] = u8(MIDDLE + east_of_start(cell))
            into[place + 2] = u8(MIDDLE + south_of_start(cell))
            into[place + 3] = u8(1 + name_of(follower))
            place += FOLLOWER_ROW
        pile, remaining = state.pile, at + self.remaining
        for i in range(state.drawn, len(pile)):
            into[remaining + pile[i]] += u8(1)
        into[at + self.pile] = u8(len(pile) - state.drawn)
        for owner in range(self.players):
            other = self.relative(owner, seat)
            into[at + self.track + other] = at_most(state.track[owner])
            into[at + self.supply + other] = u8(state.followers.supply[owner])
        if state.actor != OVER:
            into[at + self.actor + self.relative(state.actor, seat)] = u8(1)
            if state.claiming:
                into[at + self.claiming] = u8(1)
                self.write_latest(state, into, at)
            else:
                into[at + self.tile + state.hand] = u8(1)

    def write_latest(self, state: Carcassonne, into: vec[u8], at: i64) -> None:
        """The tile just laid, and what has grown of its segments."""
        latest, features = state.latest(), state.features
        tile, first = tile_of(latest), first_segment_of(latest)
        into[at + self.tile + tile] = u8(1)
        into[at + self.turned + oriented_turns(orientation_of(latest))] = u8(1)
        for i in range(SEGMENT_COUNT[tile]):
            name = SEGMENT[8 * tile + i]
            if KIND[name] != FIELD:
                root = features.root(first + i)
                row = at + self.segments + SEGMENT_ROW * name
                into[row] = u8(features.tiles(root))
                into[row + 1] = u8(features.pennants(root))
                into[row + 2] = u8(features.open_sides(root))

    def mark(self, state: State, into: vec[u8], at: i64) -> None:
        """Allow the legal actions in a closed mask, from a place on."""
        assert isinstance(state, Carcassonne)
        if state.claiming:
            for action in state.legal():
                into[at + self.follower + action] = u8(1)
            return
        if state.actor == OVER:
            return
        rim, fits = state.board.rim, FITS
        first = 256 * state.hand
        for spot in range(state.board.rim_size):
            turns = fits[first + spot_demand(rim[spot])]
            place = at + TURNS * spot
            while turns != 0:
                if turns & 1 != 0:
                    into[place] = u8(1)
                turns >>= 1
                place += 1

    def index(self, state: State, action: i64) -> i64:
        """By spot and turn; then no follower, and one on each segment."""
        assert isinstance(state, Carcassonne)
        if state.claiming:
            return self.follower + action
        return TURNS * state.board.find_spot(placement_cell(action)) + placement_turns(action)

    def action(self, state: State, index: i64) -> i64:
        """The placement on a spot, or the segment for a follower."""
        assert isinstance(state, Carcassonne)
        if state.claiming:
            return index - self.follower
        spot = index >> 2
        if spot >= state.board.rim_size:
            return NO_ACTION
        return placement_at(spot_cell(state.board.rim[spot]), index & 3)


def write_tiles(board: Board, into: vec[u8], at: i64) -> None:
    """The tiles on the table."""
    side_kind = SIDE_KIND
    for laid in board.laid:
        cell, orientation = cell_of(laid), orientation_of(laid)
        into[at] = u8(1 + tile_of(laid))
        into[at + 1] = u8(oriented_turns(orientation))
        into[at + 2] = u8(MIDDLE + east_of_start(cell))
        into[at + 3] = u8(MIDDLE + south_of_start(cell))
        side = 4 * orientation
        into[at + 4] = u8(side_kind[side])
        into[at + 5] = u8(side_kind[side + 1])
        into[at + 6] = u8(side_kind[side + 2])
        into[at + 7] = u8(side_kind[side + 3])
        at += TILE_ROW


def write_spots(board: Board, into: vec[u8], at: i64) -> None:
    """The free cells beside a tile."""
    rim = board.rim
    for i in range(board.rim_size):
        spot = rim[i]
        cell, demand = spot_cell(spot), spot_demand(spot)
        into[at] = u8(MIDDLE + east_of_start(cell))
        into[at + 1] = u8(MIDDLE + south_of_start(cell))
        into[at + 2] = u8(demanded_at(demand, 0))
        into[at + 3] = u8(demanded_at(demand, 1))
        into[at + 4] = u8(demanded_at(demand, 2))
        into[at + 5] = u8(demanded_at(demand, 3))
        at += SPOT_ROW


def fields(players: int) -> list[Field]:
    """What an observation consists of."""
    where = f"{int(MIDDLE)} + how far east and {int(MIDDLE)} + how far south of the start tile it is"
    sides = "north, east, south, west: 1 field, 2 road, 3 city"
    return [
        Field("tiles", (COPIES, int(TILE_ROW)), int(2 * MIDDLE),
              "The tiles on the table in the order laid: which of the 24 it is, from A = 1 on; its quarter turns;"
              f" {where}; its sides ({sides})."),
        Field("followers", (players * int(SUPPLY), int(FOLLOWER_ROW)), int(2 * MIDDLE),
              f"The followers on the table in the order placed: 1 + whose it is; {where}; 1 + the place of its segment"
              f" in {', '.join(SEGMENTS)}."),
        Field("spots", (SPOTS, int(SPOT_ROW)), int(2 * MIDDLE),
              f"The free cells beside a tile, row by row from the north-west: {where}; what its neighbours demand"
              f" ({sides}, 0 nothing)."),
        Field("tile", (len(TILES),), 1,
              "The tile that is to be laid, or the one just laid if a follower may follow: 1 for that one of the 24."),
        Field("turned", (TURNS,), 1,
              "If a follower may follow: 1 for the number of quarter turns of the tile just laid."),
        Field("segments", (len(SEGMENTS), int(SEGMENT_ROW)), int(MOST),
              f"If a follower may follow, for each of {', '.join(SEGMENTS)} of the tile just laid: the tiles,"
              f" pennants and"
              " open sides of the road, city or monastery that it belongs to."),
        Field("remaining", (len(TILES),), 9, "By tile: how many are still to be drawn."),
        Field("pile", (1,), COPIES, "How many tiles are still to be drawn."),
        Field("track", (players,), int(MOST), "By seat: the points scored so far."),
        Field("supply", (players,), int(SUPPLY), "By seat: the followers that are not on the table."),
        Field("actor", (players,), 1, "By seat: 1 for whoever decides."),
        Field("claiming", (1,), 1, "1 if a follower may be placed on the tile just laid, 0 if a tile is to be laid."),
    ]  # fmt: skip


def blocks() -> list[Block]:
    """What the space of actions consists of."""
    return [
        Block("place", (SPOTS, TURNS), "Lay the tile: by the place of its cell in `spots`, and its quarter turns."),
        Block("follower", (1 + len(SEGMENTS),),
              f"Place no follower, or one on a segment of the tile just laid: {', '.join(SEGMENTS)}."),
    ]  # fmt: skip


#: those made so far, by players
ENCODINGS: Final[dict[int, CarcassonneEncoding]] = {}


def encoding_of(state: Carcassonne) -> Encoding:
    """The layout for a state's table, made once."""
    players = int(state.players)
    if players not in ENCODINGS:
        ENCODINGS[players] = CarcassonneEncoding(players)
    return ENCODINGS[players]
