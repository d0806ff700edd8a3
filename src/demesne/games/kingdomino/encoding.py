"""What a seat observes and can do, as numbers in flat arrays."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from demesne.core.encoding import MOST, Block, Encoding, Field, Sheet, at_most
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
ROW: Final[i64] = KING + 1  # numbers for a domino of a line
#: by 4 * domino: the place of the terrain and the crowns of half a, and of half b; all 0 for no domino
SHOWN: Final = vec[i64](
    [
        [A_SHOWN + A[domino], A_CROWNS[domino], B_SHOWN + B[domino], B_CROWNS[domino]][i] if domino > 0 else 0
        for domino in range(NUMBER + 1)
        for i in range(4)
    ]
)
NO_DOMINO: Final[i64] = 0
#: what is noted of an observation: which lines there are, how many dominoes of the current one have been placed,
#: 1 + who observed it, and by seat how many dominoes it had got
LINES: Final[i64] = 0
PLACED: Final[i64] = 1
OBSERVER: Final[i64] = 2
DOMINOES_NOTED: Final[i64] = 3
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
        self.planes: Final[i64] = PLANES * self.squares  # numbers for a kingdom
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
        self.notes = DOMINOES_NOTED + players

    def sheet(self, before: vec[u8]) -> Sheet:
        """A blank row, and each kingdom apart, as their order depends on who observes them."""
        kingdoms = vec[vec[u8]]([self.blank[: self.planes] for _ in range(self.players)])
        return Sheet(before, self.blank, kingdoms, self.notes)

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write what a seat observes over what is blank, or over what any seat observed before in the same game."""
        table, noted, into, at = cast(Kingdomino, state), sheet.noted, sheet.array, sheet.start
        lines = len(table.earlier) << 12 | 1 + table.drawn << 4 | len(table.offer)  # never 0, which is blank
        if noted[LINES] != lines:
            self.write_lines(table, sheet)
            noted[LINES] = lines
        is_other = noted[OBSERVER] != 1 + seat
        noted[OBSERVER] = 1 + seat
        written, owner = sheet.before, seat
        for other in range(self.players):
            kingdom = table.kingdoms[owner]
            if len(kingdom.history) != noted[DOMINOES_NOTED + owner]:
                self.write_kingdom(kingdom, sheet, owner, other)
            if is_other:
                written = extend(written, sheet.parts[owner])
            into[at + self.discards + other] = u8(kingdom.discards)
            into[at + self.actor + other] = u8(1) if owner == table.actor else u8(0)
            owner += 1
            if owner == self.players:
                owner = 0
        into[at + self.placing] = u8(1) if table.placing and table.actor != OVER else u8(0)
        self.write_kings(table, seat, sheet, is_other)
        if table.is_opening():
            self.write_undrawn(table, seat, into, at + self.undrawn)
        for i in range(len(table.earlier)):
            place = i - i % self.players + self.relative(i % self.players, seat)
            into[at + self.earlier + place] = at_most(table.earlier[i])

    def write_lines(self, state: Kingdomino, sheet: Sheet) -> None:
        """Both lines as they were laid out."""
        noted, into, at = sheet.noted, sheet.array, sheet.start
        if noted[LINES] >> 12 != len(state.earlier):
            self.begin_anew(sheet)
        self.write_line(state.line, into, at, self.line, self.length - len(state.line))
        self.write_line(state.offer, into, at, self.offer, 0)
        noted[PLACED] = 0
        noted[OBSERVER] = 0
        into[at + self.pile] = u8(len(state.pile) - state.drawn)
        for other in range(self.players):
            into[at + self.undrawn + other] = u8(0)

    def begin_anew(self, sheet: Sheet) -> None:
        """Make the observation of an earlier game of a dynasty blank."""
        blank = self.sheet(sheet.before)
        for i in range(self.players):
            sheet.parts[i] = blank.parts[i]
        for i in range(self.notes):
            sheet.noted[i] = 0

    def write_line(self, dominoes: vec[i64], into: vec[u8], at: i64, line: i64, missing: i64) -> None:
        """The dominoes of a line, which are no longer unseen, in its last rows or with none after them."""
        row, unseen = at + line, at + self.unseen - 1
        end = row + ROW * self.length
        for _ in range(missing):
            write_domino(NO_DOMINO, into, row)
            row += ROW
        for domino in dominoes:
            write_domino(domino, into, row)
            if domino != NO_DOMINO:
                into[unseen + domino] = u8(0)
            row += ROW
        while row < end:
            write_domino(NO_DOMINO, into, row)
            row += ROW

    def write_kingdom(self, kingdom: Kingdom, sheet: Sheet, owner: i64, other: i64) -> None:
        """The dominoes that a kingdom has got since, in the row and apart; they are no longer unseen."""
        crowns, into, part = CROWNS * self.squares, sheet.array, sheet.parts[owner]
        planes, unseen = sheet.start + self.planes * other, sheet.start + self.unseen - 1
        history, halves = kingdom.history, self.halves
        for i in range(sheet.noted[DOMINOES_NOTED + owner], len(history)):
            domino, placement = domino_of(history[i]), placement_of(history[i])
            into[unseen + domino] = u8(0)
            if placement != DISCARD:
                half = 4 * domino
                square = self.square[placement]
                for _ in range(2):
                    into[planes + halves[half] + square] = part[halves[half] + square] = u8(1)
                    into[planes + crowns + square] = part[crowns + square] = u8(halves[half + 1])
                    half += 2
                    square += self.step[placement]
        sheet.noted[DOMINOES_NOTED + owner] = len(history)

    def write_kings(self, state: Kingdomino, seat: i64, sheet: Sheet, is_other: bool) -> None:
        """Dominoes that have been placed are gone with their kings, others have come to the new line."""
        noted, into, counted, observer = sheet.noted, sheet.array, self.counted, self.players - seat
        # In a game that was loaded, placed dominoes may be missing at the front of the current line.
        first = sheet.start + self.line + ROW * (self.length - len(state.line))
        placed = min(state.turn if state.placing else state.turn + 1, len(state.line))
        for i in range(noted[PLACED], placed):
            write_domino(NO_DOMINO, into, first + ROW * i)
        noted[PLACED] = placed
        if is_other:
            king = first + ROW * placed + KING
            for i in range(placed, len(state.line)):
                into[king] = u8(1 + counted[observer + state.kings[i]])
                king += ROW
        king = sheet.start + self.offer + KING
        for claim in state.claims:
            into[king] = u8(1 + counted[observer + claim]) if claim != FREE else u8(0)
            king += ROW

    def write_undrawn(self, state: Kingdomino, seat: i64, into: vec[u8], at: i64) -> None:
        """The kings that are still to be drawn."""
        for other in range(self.players):
            into[at + other] = u8(0)
        for king in undrawn_kings(state):
            into[at + self.relative(king, seat)] += u8(1)

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


def write_domino(domino: i64, into: vec[u8], row: i64) -> None:
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


def fields(players: int, across: int, length: int, dynasty: int) -> list[Field]:
    """What an observation consists of."""
    row = int(ROW)
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
