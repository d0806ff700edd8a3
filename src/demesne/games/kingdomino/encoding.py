"""What a seat observes and can do, as numbers in flat arrays."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from demesne.core.bits import DIGIT, SEQUENCE, SIX
from demesne.core.encoding import MOST, Block, Encoding, Field, Sheet, at_most
from demesne.core.state import OVER, State
from demesne.games.kingdomino.dominoes import A_CROWNS, B_CROWNS, DOMINOES, A, B
from demesne.games.kingdomino.engine import FREE, GAMES_OF_A_DYNASTY, Kingdomino, Rules
from demesne.games.kingdomino.kingdom import (
    DIRECTIONS,
    DISCARD,
    EASTWARD,
    PLACE,
    SOUTHWARD,
    TURN,
    Kingdom,
    direction_of,
    domino_of,
    frame_squares,
    placement_at,
    placement_of,
    x_of,
    y_of,
)

NUMBER: Final = len(DOMINOES)
# Written as numbers, which the compiler knows; of sums it would make variables.
CROWNS: Final = 6  # the plane of a kingdom after those of the six terrains
PLANES: Final = 7
#: a row for a domino of a line: its number; of half a its terrain, with a place for each, and its crowns; the same of
#: half b; whose king is on it
A_SHOWN: Final = 1
B_SHOWN: Final = 8
KING: Final = 15
ROW: Final = 16
NO_DOMINO: Final[i64] = 0
#: what is noted of an observation: which lines there are, who observed it while who was to decide, how many dominoes of
#: the current line had been placed and of the new one been taken, and by 2 * seat how many dominoes it had got and
#: discarded
LINES: Final[i64] = 0
SEATS: Final[i64] = 1
PLACED: Final[i64] = 2
TAKEN: Final[i64] = 3
DOMINOES_NOTED: Final[i64] = 4
NEW_LINES: Final[i64] = 0  # instead of seats: lines have still to be written
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
        self.crowns: Final[i64] = CROWNS * self.squares  # and before those for crowns
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
        #: by direction: from the square of half a to that of half b
        self.steps: Final = vec[i64]([across * SOUTHWARD[way] + EASTWARD[way] for way in range(len(DIRECTIONS))])
        #: by 4 * domino: the plane and the crowns of half a, and of half b
        self.halves: Final = vec[i64]([0] * (4 * NUMBER + 4))
        for domino in range(1, NUMBER + 1):
            self.halves[4 * domino] = self.squares * A[domino]
            self.halves[4 * domino + 1] = A_CROWNS[domino]
            self.halves[4 * domino + 2] = self.squares * B[domino]
            self.halves[4 * domino + 3] = B_CROWNS[domino]
        self.rows: Final = vec[vec[u8]]([domino_row(domino) for domino in range(NUMBER + 1)])  # by domino
        #: by the number of a square's bit in PLACES: how far it is from the first square of a kingdom's frame
        self.places: Final[vec[u8]] = vec[u8]([u8(place) for place in frame_squares(across)])
        self.take: Final = self.first("take") - 1  # before the first domino's
        #: by action; of a placement on the first square of a kingdom's frame, it may lie outside the planes
        self.indices: Final = vec[i64](
            [
                self.squares * direction_of(action) + across * (reach + y_of(action)) + reach + x_of(action)
                if action >= PLACE
                else self.take + action
                for action in range(ACTIONS)
            ]
        )
        self.chosen: Final = vec[i64]([0] * self.actions)  # by index: the action
        for index in range(self.actions):
            direction, square = index // self.squares, index % self.squares
            action = square + 1
            if direction < len(DIRECTIONS):
                action = placement_at(square % across - reach, square // across - reach, direction)
            self.chosen[index] = action
        #: by (1 + players) * observer + 1 + seat: whose king it is, 0 for nobody's
        self.kings: Final[vec[u8]] = vec[u8](
            [
                u8(0 if seat == FREE else 1 + (seat - observer) % players)
                for observer in range(players)
                for seat in range(FREE, players)
            ]
        )
        for i in range(NUMBER):
            self.blank[self.unseen + i] = u8(1)
        self.notes = DOMINOES_NOTED + 2 * players

    def sheet(self, before: vec[u8]) -> Sheet:
        """A blank row, and each kingdom apart, as their order depends on who observes them."""
        kingdoms = vec[vec[u8]]([self.blank[: self.planes] for _ in range(self.players)])
        return Sheet(before, self.blank, kingdoms, self.notes)

    def renew(self, sheet: Sheet) -> None:
        """Make a row blank again, for another game."""
        super().renew(sheet)
        self.clear_kingdoms(sheet)

    def clear_kingdoms(self, sheet: Sheet) -> None:
        """Nobody has got a domino."""
        for owner in range(self.players):
            sheet.parts[owner] = self.blank[: self.planes]
            sheet.noted[DOMINOES_NOTED + 2 * owner] = 0
            sheet.noted[DOMINOES_NOTED + 2 * owner + 1] = 0

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write what a seat observes over what is blank, or over what any seat observed before in the same game."""
        table, noted, into, at = cast(Kingdomino, state), sheet.noted, sheet.array, sheet.start
        lines = len(table.earlier) << 12 | 1 + table.drawn << 4 | len(table.offer)  # never 0, which is blank
        turn = table.turn
        placed = turn if table.placing else turn + 1
        if noted[LINES] != lines:
            self.begin_lines(table, seat, sheet)
            noted[LINES] = lines
        elif noted[PLACED] != placed:
            self.write_placed(table, placed, seat, sheet)
        seats = 8 * (1 + seat) + 1 + table.actor
        is_other = noted[SEATS] != seats
        if is_other:
            self.write_seats(table, seat, sheet)
            noted[SEATS] = seats
        if is_other or noted[TAKEN] != turn:
            self.write_kings(table, noted[PLACED], seat, into, at)
            noted[TAKEN] = turn
        if noted[PLACED] != placed:
            self.write_placed(table, placed, seat, sheet)
        if len(table.line) == 0:
            self.write_undrawn(table, seat, into, at + self.undrawn)
        into[at + self.placing] = u8(1) if table.placing and table.actor != OVER else u8(0)

    def begin_lines(self, state: Kingdomino, seat: i64, sheet: Sheet) -> None:
        """Lines have been laid out since; in a dynasty, a new game may have begun."""
        noted, into, at = sheet.noted, sheet.array, sheet.start
        if noted[LINES] >> 12 != len(state.earlier):
            extend(sheet.before, self.blank)
            self.clear_kingdoms(sheet)
        noted[SEATS] = NEW_LINES
        noted[PLACED] = 0
        into[at + self.pile] = u8(len(state.pile) - state.drawn)
        for place in range(at + self.undrawn, at + self.earlier):
            into[place] = u8(0)
        for owner in range(self.players):
            kingdom = state.kingdoms[owner]
            if noted[DOMINOES_NOTED + 2 * owner] != len(kingdom.history):
                self.write_kingdom(kingdom, sheet, owner, self.relative(owner, seat))

    def write_placed(self, state: Kingdomino, placed: i64, seat: i64, sheet: Sheet) -> None:
        """Dominoes of the current line that have been placed since are in kingdoms, and gone from the line."""
        noted, into, row = sheet.noted, sheet.array, self.first_row(state, sheet.start)
        counted, observer = self.counted, self.players - seat
        for i in range(noted[PLACED], min(placed, len(state.line))):
            owner = state.kings[i]
            self.write_kingdom(state.kingdoms[owner], sheet, owner, counted[observer + owner])
            clear_domino(into, row + ROW * i)
        noted[PLACED] = placed

    def write_kingdom(self, kingdom: Kingdom, sheet: Sheet, owner: i64, other: i64) -> None:
        """The dominoes that a kingdom has got since, in the row and apart; they are no longer unseen."""
        history, part, into, at = kingdom.history, sheet.parts[owner], sheet.array, sheet.start
        halves, crowns, planes = self.halves, self.crowns, at + self.planes * other
        noted, note = sheet.noted, DOMINOES_NOTED + 2 * owner
        for i in range(noted[note], len(history)):
            domino, placement = domino_of(history[i]), placement_of(history[i])
            into[at + self.unseen - 1 + domino] = u8(0)
            if placement == DISCARD:
                noted[note + 1] = kingdom.discards
                into[at + self.discards + other] = u8(kingdom.discards)
                continue
            half, direction = 4 * domino, direction_of(placement)
            square = self.indices[placement] - self.squares * direction
            next_square = square + self.steps[direction]
            first, second = halves[half] + square, halves[half + 2] + next_square
            first_crowns, second_crowns = u8(halves[half + 1]), u8(halves[half + 3])
            part[first] = into[planes + first] = u8(1)
            part[second] = into[planes + second] = u8(1)
            part[crowns + square] = into[planes + crowns + square] = first_crowns
            part[crowns + next_square] = into[planes + crowns + next_square] = second_crowns
        noted[note] = len(history)

    def write_seats(self, state: Kingdomino, seat: i64, sheet: Sheet) -> None:
        """What depends on who observes and who is to decide: the order of kingdoms and of what is told of seats."""
        noted, into, at, owner, written = sheet.noted, sheet.array, sheet.start, seat, sheet.before
        for other in range(self.players):
            written = extend(written, sheet.parts[owner])
            into[at + self.discards + other] = u8(noted[DOMINOES_NOTED + 2 * owner + 1])
            into[at + self.actor + other] = u8(1) if owner == state.actor else u8(0)
            owner += 1
            if owner == self.players:
                owner = 0
        if noted[SEATS] == NEW_LINES:
            self.write_lines(state, written, into, at + self.unseen - 1)
        for i in range(len(state.earlier)):
            place = i - i % self.players + self.relative(i % self.players, seat)
            into[at + self.earlier + place] = at_most(state.earlier[i])

    def write_lines(self, state: Kingdomino, written: vec[u8], into: vec[u8], unseen: i64) -> None:
        """Both lines behind the kingdoms, as they were laid out; their dominoes are no longer unseen."""
        rows = self.rows
        for _ in range(len(state.line), self.length):
            written = extend(written, rows[NO_DOMINO])
        for domino in state.line:
            written = extend(written, rows[domino])
            if domino != NO_DOMINO:
                into[unseen + domino] = u8(0)
        for domino in state.offer:
            written = extend(written, rows[domino])
            into[unseen + domino] = u8(0)
        for _ in range(len(state.offer), self.length):
            written = extend(written, rows[NO_DOMINO])

    def first_row(self, state: Kingdomino, at: i64) -> i64:
        """Where the current line begins: in a game that was loaded, placed dominoes may be missing at its front."""
        return at + self.line + ROW * (self.length - len(state.line))

    def write_kings(self, state: Kingdomino, placed: i64, seat: i64, into: vec[u8], at: i64) -> None:
        """The kings on the dominoes that have not been placed, and on those of the new line."""
        shown, observer = self.kings, (1 + self.players) * seat + 1
        kings, claims, king = state.kings, state.claims, self.first_row(state, at) + KING + ROW * placed
        for i in range(placed, len(state.line)):
            into[king] = shown[observer + kings[i]]
            king += ROW
        king = at + self.offer + KING
        for i in range(len(claims)):
            into[king] = shown[observer + claims[i]]
            king += ROW

    def write_undrawn(self, state: Kingdomino, seat: i64, into: vec[u8], at: i64) -> None:
        """The kings that are still to be drawn, at the start."""
        for other in range(self.players):
            into[at + other] = u8(0)
        for i in range(state.turn + 1, len(state.kings)):
            into[at + self.relative(state.kings[i], seat)] += u8(1)

    def mark(self, state: State, into: vec[u8], at: i64) -> None:
        """Allow the legal actions in a closed mask, from a place on."""
        table = cast(Kingdomino, state)
        if table.actor == OVER:
            return
        if table.placing:
            self.mark_placements(table.outlets, into, at)
            return
        offer, claims, take = table.offer, table.claims, at + self.take
        for i in range(len(offer)):
            into[take + offer[i]] = u8(1) if claims[i] == FREE else u8(0)

    def mark_placements(self, outlets: vec[i64], into: vec[u8], at: i64) -> None:
        """The same for where the domino may be placed: to east and south, and with them to west and north, where it
        covers the same squares."""
        places, indices, opposite = self.places, self.indices, len(outlets) >> 1
        i: i64 = 0
        while i < opposite:
            one, other = outlets[i + 1], outlets[opposite + i + 1]
            first, second = at + indices[outlets[i]], at + indices[outlets[opposite + i]]
            squares = one | other
            while squares > 0:
                lowest = squares & -squares
                place = i64(places[lowest * SEQUENCE >> DIGIT & SIX])
                into[first + place] = u8(1) if one & lowest != 0 else u8(0)
                into[second + place] = u8(1) if other & lowest != 0 else u8(0)
                squares ^= lowest
            i += 2

    def index(self, state: State, action: i64) -> i64:
        """By direction and square of half a; then the dominoes that can be taken."""
        return self.indices[action]

    def action(self, state: State, index: i64) -> i64:
        """The placement, or the domino that is taken."""
        return self.chosen[index]


def domino_row(domino: int) -> vec[u8]:
    """A domino of a line without a king: its number, and the terrain and the crowns of both halves; all 0 for none."""
    row: vec[u8] = vec[u8]([u8(0)] * ROW)
    if domino != NO_DOMINO:
        row[0] = u8(domino)
        row[A_SHOWN + A[domino]] = u8(1)
        row[A_SHOWN + CROWNS] = u8(A_CROWNS[domino])
        row[B_SHOWN + B[domino]] = u8(1)
        row[B_SHOWN + CROWNS] = u8(B_CROWNS[domino])
    return row


def clear_domino(into: vec[u8], row: i64) -> None:
    """No domino in the place of one."""
    domino = i64(into[row])
    into[row] = u8(0)
    into[row + A_SHOWN + A[domino]] = u8(0)
    into[row + A_SHOWN + CROWNS] = u8(0)
    into[row + B_SHOWN + B[domino]] = u8(0)
    into[row + B_SHOWN + CROWNS] = u8(0)
    into[row + KING] = u8(0)


def fields(players: int, across: int, length: int, dynasty: int) -> list[Field]:
    """What an observation consists of."""
    shown = "its number, 6 terrains of half a (one is 1), its crowns, the same of half b, and 1 + whose king"
    return [
        Field("kingdoms", (players, PLANES, across, across), MOST_CROWNS,
              "By seat: a plane for each terrain (wheat, forest, lake, grass, swamp, mine), then one for the crowns."
              " Rows run south, columns east; the castle is in the middle."),
        Field("line", (length, ROW), NUMBER,
              f"By domino of the current line, until it has been placed: {shown} is on it."),
        Field("offer", (length, ROW), NUMBER, "The same for the new line: whose king is on it, if any is."),
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
