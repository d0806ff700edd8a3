"""What a seat observes and can do, as numbers in flat arrays.

The table has no edges, so the cells where a tile may come to lie, the spots, are numbered row by row as they are now.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from demesne.core.encoding import MOST, Block, Encoding, Field, Sheet, at_most
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
    SOUTH,
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
#: what is noted of an observation: 1 + who observed it, how many followers were on the table, and 1 + each of them
OBSERVER: Final[i64] = 0
STANDING: Final[i64] = 1
FOLLOWERS_NOTED: Final[i64] = 2


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
        self.notes = FOLLOWERS_NOTED + players * SUPPLY
        self.follower: Final[i64] = TURNS * SPOTS  # the first action with a follower, which is to place none

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write what a seat observes over what is blank, or over what any seat observed before in the same game."""
        table, into, at = cast(Carcassonne, state), sheet.array, sheet.start
        self.write_pile(table.pile, table.drawn, into, at)
        self.write_board(table.board, into, at)
        self.write_followers(table.followers.standing, seat, sheet)
        track, supply = table.track, table.followers.supply
        owner = seat
        for other in range(at, at + self.players):
            into[self.track + other] = at_most(track[owner])
            into[self.supply + other] = u8(supply[owner])
            into[self.actor + other] = u8(1) if owner == table.actor else u8(0)
            owner += 1
            if owner == self.players:
                owner = 0
        if into[at + self.claiming] != 0:
            for place in range(at + self.turned, at + self.remaining):
                into[place] = u8(0)
            into[at + self.claiming] = u8(0)
        if table.actor != OVER:
            if table.claiming:
                into[at + self.claiming] = u8(1)
                self.write_latest(table, into, at)
            else:
                into[at + self.tile + table.hand] = u8(1)

    def write_pile(self, pile: vec[i64], drawn: i64, into: vec[u8], at: i64) -> None:
        """What is still to be drawn: all of it, or less what was drawn since the earlier observation."""
        remaining = at + self.remaining
        if into[at] == 0:
            for i in range(drawn, len(pile)):
                into[remaining + pile[i]] += u8(1)
        else:
            for i in range(len(pile) - i64(into[at + self.pile]), drawn):
                into[remaining + pile[i]] -= u8(1)
        into[at + self.pile] = u8(len(pile) - drawn)

    def write_board(self, board: Board, into: vec[u8], at: i64) -> None:
        """The tiles that are not there yet, which were laid last, and the spots from the first they touched on."""
        laid, touched = board.laid, board.rim_size
        i: i64 = len(laid) - 1
        while i >= 0:
            into[at + self.tile + tile_of(laid[i])] = u8(0)  # which was to be laid, or had just been laid
            if into[at + TILE_ROW * i] != 0:
                break
            write_tile(laid[i], into, at + TILE_ROW * i)
            touched = min(touched, board.find_spot(cell_of(laid[i]) - SOUTH))
            i -= 1
        write_spots(board, touched, into, at + self.spots, at + self.tile)

    def write_followers(self, standing: vec[i64], seat: i64, sheet: Sheet) -> None:
        """The followers on the table: those that are new in their row, and for another observer whose each one is."""
        noted, into, counted, observer = sheet.noted, sheet.array, self.counted, self.players - seat
        place = sheet.start + self.followers
        is_other = noted[OBSERVER] != 1 + seat
        noted[OBSERVER] = 1 + seat
        for i in range(len(standing)):
            follower = standing[i]
            if noted[FOLLOWERS_NOTED + i] != 1 + follower:
                noted[FOLLOWERS_NOTED + i] = 1 + follower
                cell = ground_of(follower)
                into[place] = u8(1 + counted[observer + seat_of(follower)])
                into[place + 1] = u8(MIDDLE + east_of_start(cell))
                into[place + 2] = u8(MIDDLE + south_of_start(cell))
                into[place + 3] = u8(1 + name_of(follower))
            elif is_other:
                into[place] = u8(1 + counted[observer + seat_of(follower)])
            place += FOLLOWER_ROW
        for i in range(len(standing), noted[STANDING]):
            noted[FOLLOWERS_NOTED + i] = 0
        noted[STANDING] = len(standing)
        clear_rows(into, place, sheet.start + self.spots, FOLLOWER_ROW)

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
        table = cast(Carcassonne, state)
        if table.claiming:
            for action in table.choices:
                into[at + self.follower + action] = u8(1)
        elif table.actor != OVER:
            mark_placements(table.board, table.hand, into, at)

    def index(self, state: State, action: i64) -> i64:
        """By spot and turn; then no follower, and one on each segment."""
        table = cast(Carcassonne, state)
        if table.claiming:
            return self.follower + action
        return TURNS * table.board.find_spot(placement_cell(action)) + placement_turns(action)

    def action(self, state: State, index: i64) -> i64:
        """The placement on a spot, or the segment for a follower."""
        table = cast(Carcassonne, state)
        if table.claiming:
            return index - self.follower
        spot = index >> 2
        if spot >= table.board.rim_size:
            return NO_ACTION
        return placement_at(spot_cell(table.board.rim[spot]), index & 3)


def write_tile(laid: i64, into: vec[u8], at: i64) -> None:
    """A tile on the table."""
    cell, orientation, side_kind = cell_of(laid), orientation_of(laid), SIDE_KIND
    into[at] = u8(1 + tile_of(laid))
    into[at + 1] = u8(oriented_turns(orientation))
    into[at + 2] = u8(MIDDLE + east_of_start(cell))
    into[at + 3] = u8(MIDDLE + south_of_start(cell))
    side = 4 * orientation
    into[at + 4] = u8(side_kind[side])
    into[at + 5] = u8(side_kind[side + 1])
    into[at + 6] = u8(side_kind[side + 2])
    into[at + 7] = u8(side_kind[side + 3])


def write_spots(board: Board, first: i64, into: vec[u8], at: i64, end: i64) -> None:
    """The free cells beside a tile, from one of them on."""
    rim, middle = board.rim, MIDDLE
    at += SPOT_ROW * first
    for i in range(first, board.rim_size):
        spot = rim[i]
        cell, demand = spot_cell(spot), spot_demand(spot)
        into[at] = u8(middle + east_of_start(cell))
        into[at + 1] = u8(middle + south_of_start(cell))
        into[at + 2] = u8(demanded_at(demand, 0))
        into[at + 3] = u8(demanded_at(demand, 1))
        into[at + 4] = u8(demanded_at(demand, 2))
        into[at + 5] = u8(demanded_at(demand, 3))
        at += SPOT_ROW
    clear_rows(into, at, end, SPOT_ROW)


def clear_rows(into: vec[u8], at: i64, end: i64, row: i64) -> None:
    """Clear what an earlier observation has in the rows from here on; none of them begins with 0."""
    while at < end and into[at] != 0:
        for place in range(at, at + row):
            into[place] = u8(0)
        at += row


def mark_placements(board: Board, tile: i64, into: vec[u8], at: i64) -> None:
    """By spot and turn, where a tile may be laid."""
    rim, fits = board.rim, FITS
    first = 256 * tile
    for spot in range(board.rim_size):
        turns = fits[first + spot_demand(rim[spot])]
        if turns != 0:
            into[at] = u8(turns & 1)
            into[at + 1] = u8(turns >> 1 & 1)
            into[at + 2] = u8(turns >> 2 & 1)
            into[at + 3] = u8(turns >> 3)
        at += TURNS


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
