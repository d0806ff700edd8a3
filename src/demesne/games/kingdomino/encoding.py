"""What a seat observes and can do, as numbers in flat arrays."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from demesne.core.encoding import MOST, Block, Encoding, Field, at_most
from demesne.core.state import OVER, State
from demesne.games.kingdomino.dominoes import A_CROWNS, B_CROWNS, DOMINOES, TERRAINS, A, B
from demesne.games.kingdomino.engine import FREE, GAMES_OF_A_DYNASTY, Kingdomino, Rules
from demesne.games.kingdomino.guessing import undrawn_kings
from demesne.games.kingdomino.kingdom import (
    DIRECTIONS,
    DISCARD,
    EASTWARD,
    PLACE,
    SOUTHWARD,
    TURN,
    Kingdom,
    domino_of,
    mark_placements,
    placement_at,
    placement_of,
)

NUMBER: Final = len(DOMINOES)
CROWNS: Final[i64] = len(TERRAINS)  # the plane of a kingdom after those of terrains
PLANES: Final[i64] = CROWNS + 1
HALF: Final[i64] = len(TERRAINS) + 1  # numbers for half a domino: its terrain, and its crowns
A_SHOWN: Final[i64] = 1  # in a row for a domino, where half a begins; its number is before it
B_SHOWN: Final[i64] = A_SHOWN + HALF
KING: Final[i64] = B_SHOWN + HALF  # and where it says whose king is on it
#: by 4 * domino: the place of the terrain and the crowns of half a, and of half b; all 0 for no domino
SHOWN: Final = vec[i64](
    [
        [A_SHOWN + A[domino], A_CROWNS[domino], B_SHOWN + B[domino], B_CROWNS[domino]][i] if domino > 0 else 0
        for domino in range(NUMBER + 1)
        for i in range(4)
    ]
)
NO_DOMINO: Final[i64] = 0
#: what is noted of an observation: by seat how many dominoes it has got, and before that which lines there are
DOMINOES_NOTED: Final = 6  # digits
MOST_DOMINOES: Final = 63
LINES_NOTED: Final = 24  # digits for four seats
MOST_CROWNS: Final = 3
KINGS: Final = 2  # that a player may have
ACTIONS: Final = int(PLACE + TURN * len(DIRECTIONS))  # no action is so much


@final
class KingdominoEncoding(Encoding):
    """The layout for a number of players, a size of kingdoms, and a dynasty or a single game."""

    def __init__(self, rules: Rules) -> None:
        players, reach, length = int(rules.players), int(rules.size) - 1, int(rules.line_length)
        across = 2 * reach + 1
        dynasty = GAMES_OF_A_DYNASTY - 1 if rules.dynasty else 0
        super().__init__(players, fields(players, across, length, dynasty), blocks(across))
        self.squares: Final[i64] = across * across
        self.row: Final[i64] = KING + 1  # numbers for a domino of a line
        self.length: Final[i64] = length
        self.line: Final = self.start("line")
        self.offer: Final = self.start("offer")
        self.unseen: Final = self.start("unseen")
        self.pile: Final = self.start("pile")
        self.discards: Final = self.start("discards")
        self.undrawn: Final = self.start("undrawn")
        self.earlier: Final = self.start("earlier")
        self.actor: Final = self.start("actor")
        self.placing: Final = self.start("placing")
        self.square: Final = vec[i64]([0] * ACTIONS)  # by placement: the square of half a
        self.step: Final = vec[i64]([0] * ACTIONS)  # by placement: from there to the square of half b
        #: by 4 * domino: the plane and the crowns of half a, and of half b
        self.halves: Final = vec[i64]([0] * (4 * NUMBER + 4))
        for domino in range(1, NUMBER + 1):
            self.halves[4 * domino] = self.squares * A[domino]
            self.halves[4 * domino + 1] = A_CROWNS[domino]
            self.halves[4 * domino + 2] = self.squares * B[domino]
            self.halves[4 * domino + 3] = B_CROWNS[domino]
        self.indices: Final = vec[i64]([0] * ACTIONS)  # by action
        self.chosen: Final = vec[i64]([0] * self.actions)  # by index: the action
        for index in range(self.actions):
            direction, square = index // self.squares, index % self.squares
            action = square + 1
            if direction < len(DIRECTIONS):
                action = placement_at(square % across - reach, square // across - reach, direction)
                self.square[action] = square
                self.step[action] = across * SOUTHWARD[direction] + EASTWARD[direction]
            self.indices[action] = index
            self.chosen[index] = action
        for i in range(NUMBER):
            self.blank[self.unseen + i] = u8(1)

    def write(self, state: State, seat: i64, into: vec[u8], before: i64) -> i64:
        """Write what a seat observes over what is blank, or over what it observed before in the same game."""
        table = cast(Kingdomino, state)
        lines = len(table.earlier) << 12 | 1 + table.drawn << 4 | len(table.offer)  # never 0, which is blank
        if before >> LINES_NOTED >> 12 != len(table.earlier):
            before = self.begin_anew(into)
        players, actor, discards, undrawn = self.players, self.actor, self.discards, self.undrawn
        noted = lines << LINES_NOTED
        owner = seat
        for other in range(players):
            kingdom = table.kingdoms[owner]
            number, shown = len(kingdom.history), before >> DOMINOES_NOTED * other & MOST_DOMINOES
            if number > shown:
                self.write_kingdom(kingdom, shown, into, other)
                into[discards + other] = u8(kingdom.discards)
            noted |= number << DOMINOES_NOTED * other
            into[actor + other] = u8(1) if owner == table.actor else u8(0)
            into[undrawn + other] = u8(0)
            owner += 1
            if owner == players:
                owner = 0
        into[self.pile] = u8(len(table.pile) - table.drawn)
        into[self.placing] = u8(1) if table.placing and table.actor != OVER else u8(0)
        if before >> LINES_NOTED != lines:
            self.write_lines(table, seat, into)
        self.write_kings(table, seat, into)
        if table.is_opening():
            for king in undrawn_kings(table):
                into[undrawn + self.relative(king, seat)] += u8(1)
        for i in range(len(table.earlier)):
            place = i - i % players + self.relative(i % players, seat)
            into[self.earlier + place] = at_most(table.earlier[i])
        return noted

    def begin_anew(self, into: vec[u8]) -> i64:
        """Make an observation of an earlier game of a dynasty blank; what is noted of it then."""
        for place in range(self.size):
            into[place] = self.blank[place]
        return 0

    def write_kingdom(self, kingdom: Kingdom, first: i64, into: vec[u8], other: i64) -> None:
        """The dominoes of a kingdom, from one of them on; what has been seen is no longer unseen."""
        squares = self.squares
        planes = PLANES * squares * other
        crowns = planes + CROWNS * squares
        unseen = self.unseen - 1
        history, halves = kingdom.history, self.halves
        for i in range(first, len(history)):
            domino, placement = domino_of(history[i]), placement_of(history[i])
            into[unseen + domino] = u8(0)
            if placement != DISCARD:
                half = 4 * domino
                square = self.square[placement]
                into[planes + halves[half] + square] = u8(1)
                into[crowns + square] = u8(halves[half + 1])
                square += self.step[placement]
                into[planes + halves[half + 2] + square] = u8(1)
                into[crowns + square] = u8(halves[half + 3])

    def write_lines(self, state: Kingdomino, seat: i64, into: vec[u8]) -> None:
        """Both lines, and the kings on the current one."""
        row = self.first_row(state)
        self.write_dominoes(state.line, into, self.line, row)
        self.write_dominoes(state.offer, into, self.offer, self.offer)
        for i in range(len(state.line)):
            into[row + KING] = u8(1 + self.relative(state.kings[i], seat))
            row += self.row

    def first_row(self, state: Kingdomino) -> i64:
        """Where the current line begins: in a game that was loaded, placed dominoes may be missing at its front."""
        return self.line + self.row * (self.length - len(state.line))

    def write_kings(self, state: Kingdomino, seat: i64, into: vec[u8]) -> None:
        """Dominoes that have been placed are gone with their kings, others have come to the new line."""
        row = self.first_row(state)
        for _ in range(min(state.turn if state.placing else state.turn + 1, len(state.line))):
            if into[row + KING] != 0:
                self.write_domino(NO_DOMINO, into, row)
            row += self.row
        king = self.offer + KING
        for claim in state.claims:
            if claim != FREE:
                into[king] = u8(1 + self.counted[self.players + claim - seat])
            king += self.row

    def write_dominoes(self, dominoes: vec[i64], into: vec[u8], row: i64, first: i64) -> None:
        """The dominoes of a line from its first row on, and none before and after them."""
        end = row + self.row * self.length
        while row < first:
            self.write_domino(NO_DOMINO, into, row)
            row += self.row
        for domino in dominoes:
            self.write_domino(domino, into, row)
            if domino != NO_DOMINO:
                into[self.unseen - 1 + domino] = u8(0)
            row += self.row
        while row < end:
            self.write_domino(NO_DOMINO, into, row)
            row += self.row

    def write_domino(self, domino: i64, into: vec[u8], row: i64) -> None:
        """The number, and the terrain and the crowns of both halves, in the place of another domino or none."""
        shown, before, after = SHOWN, 4 * i64(into[row]), 4 * domino
        into[row + shown[before]] = u8(0)
        into[row + shown[before + 2]] = u8(0)
        into[row + shown[after]] = u8(1)
        into[row + A_SHOWN + CROWNS] = u8(shown[after + 1])
        into[row + shown[after + 2]] = u8(1)
        into[row + B_SHOWN + CROWNS] = u8(shown[after + 3])
        into[row + KING] = u8(0)
        into[row] = u8(domino)

    def mark(self, state: State, into: vec[u8], at: i64) -> None:
        """Allow the legal actions in a closed mask, from a place on."""
        table, indices = cast(Kingdomino, state), self.indices
        if table.actor == OVER:
            return
        if table.placing:
            mark_placements(table.outlets, indices, into, at)
            return
        offer, claims = table.offer, table.claims
        for i in range(len(offer)):
            if claims[i] == FREE:
                into[at + indices[offer[i]]] = u8(1)

    def index(self, state: State, action: i64) -> i64:
        """By direction and square of half a; then the dominoes that can be taken."""
        return self.indices[action]

    def action(self, state: State, index: i64) -> i64:
        """The placement, or the domino that is taken."""
        return self.chosen[index]


def fields(players: int, across: int, length: int, dynasty: int) -> list[Field]:
    """What an observation consists of."""
    row = int(KING) + 1
    shown = "its number, 6 terrains of half a (one is 1), its crowns, the same of half b, and 1 + whose king"
    return [
        Field("kingdoms", (players, int(PLANES), across, across), MOST_CROWNS,
              "By seat: a plane for each terrain (wheat, forest, lake, grass, swamp, mine), then one for the crowns."
              " Rows run south, columns east; the castle is in the middle."),
        Field("line", (length, row), NUMBER,
              f"By domino of the current line, until it has been placed: {shown} is on it."),
        Field("offer", (length, row), NUMBER, "The same for the new line: whose king is on it, if any is."),
        Field("unseen", (NUMBER,), 1, "By domino: 1 if it has not appeared yet."),
        Field("pile", (1,), NUMBER, "How many dominoes are still to be drawn."),
        Field("discards", (players,), NUMBER, "By seat: how many dominoes fitted nowhere."),
        Field("undrawn", (players,), KINGS, "By seat: its kings that are still to be drawn, at the start."),
        Field("earlier", (dynasty, players), int(MOST), "In a dynasty, by finished game and seat: the points."),
        Field("actor", (players,), 1, "By seat: 1 for whoever decides."),
        Field("placing", (1,), 1, "1 if a domino is to be placed, 0 if one is to be taken."),
    ]  # fmt: skip


def blocks(across: int) -> list[Block]:
    """What the space of actions consists of."""
    return [
        Block("place", (len(DIRECTIONS), across, across),
              "Place the domino: by the direction in which half b lies (east, south, west, north), and the row and"
              " column of half a."),
        Block("take", (NUMBER,), "Take a domino of the new line, by its number, from 1 on."),
    ]  # fmt: skip


#: those made so far, by 16 * players + size, negative for a dynasty
ENCODINGS: Final[dict[int, KingdominoEncoding]] = {}


def encoding_of(state: Kingdomino) -> Encoding:
    """The layout for a state's table, made once."""
    rules = state.rules
    key = int(16 * rules.players + rules.size) * (-1 if rules.dynasty else 1)
    if key not in ENCODINGS:
        ENCODINGS[key] = KingdominoEncoding(rules)
    return ENCODINGS[key]
