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
    placement_at,
    placement_of,
)

NUMBER: Final = len(DOMINOES)
CROWNS: Final[i64] = len(TERRAINS)  # the plane of a kingdom after those of terrains
PLANES: Final[i64] = CROWNS + 1
HALF: Final[i64] = len(TERRAINS) + 1  # numbers for half a domino: its terrain, and its crowns
FEATURES: Final[i64] = 2 * HALF  # of a domino
#: by 4 * domino: the place of the terrain and the crowns of half a, and of half b
SHOWN: Final = vec[i64](
    [
        [A[domino], A_CROWNS[domino], HALF + B[domino], B_CROWNS[domino]][i]
        for domino in range(NUMBER + 1)
        for i in range(4)
    ]
)
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
        self.row: Final[i64] = FEATURES + players  # numbers for a domino of a line
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

    def write(self, state: State, seat: i64, into: vec[u8], at: i64) -> None:
        """Write what a seat observes over what is blank, from a place on."""
        self.write_table(cast(Kingdomino, state), seat, into, at)

    def write_table(self, state: Kingdomino, seat: i64, into: vec[u8], at: i64) -> None:
        """Kingdoms, lines, and who decides."""
        players, counted = self.players, self.counted
        other: i64 = 0
        owner = seat
        while other < players:
            kingdom = state.kingdoms[owner]
            self.write_kingdom(kingdom, into, at, other)
            into[at + self.discards + other] = u8(kingdom.discards)
            owner += 1
            if owner == players:
                owner = 0
            other += 1
        into[at + self.pile] = u8(len(state.pile) - state.drawn)
        if state.actor != OVER:
            into[at + self.actor + counted[players + state.actor - seat]] = u8(1)
            into[at + self.placing] = u8(1) if state.placing else u8(0)
        self.write_lines(state, seat, into, at)
        if state.is_opening():
            for king in undrawn_kings(state):
                into[at + self.undrawn + self.relative(king, seat)] += u8(1)
        for i in range(len(state.earlier)):
            place = i - i % players + self.relative(i % players, seat)
            into[at + self.earlier + place] = at_most(state.earlier[i])

    def write_kingdom(self, kingdom: Kingdom, into: vec[u8], at: i64, other: i64) -> None:
        """The squares of a kingdom; what has been seen there is no longer unseen."""
        squares = self.squares
        planes = at + PLANES * squares * other
        crowns = planes + CROWNS * squares
        unseen = at + self.unseen - 1
        square_of, step_of, halves = self.square, self.step, self.halves
        for entry in kingdom.history:
            domino, placement = domino_of(entry), placement_of(entry)
            into[unseen + domino] = u8(0)
            if placement != DISCARD:
                half = 4 * domino
                square = square_of[placement]
                into[planes + halves[half] + square] = u8(1)
                into[crowns + square] = u8(halves[half + 1])
                square += step_of[placement]
                into[planes + halves[half + 2] + square] = u8(1)
                into[crowns + square] = u8(halves[half + 3])

    def write_lines(self, state: Kingdomino, seat: i64, into: vec[u8], at: i64) -> None:
        """The dominoes that are still to be placed, and those of the new line, with the kings on them."""
        unseen, length = at + self.unseen - 1, self.row
        counted, observer = self.counted, self.players - seat
        row, shown = at + self.line, SHOWN
        line, kings, first = state.line, state.kings, state.turn if state.placing else state.turn + 1
        for i in range(len(line)):
            into[unseen + line[i]] = u8(0)
            if i >= first:
                write_domino(into, row, shown, 4 * line[i])
                into[row + FEATURES + counted[observer + kings[i]]] = u8(1)
                row += length
        row = at + self.offer
        offer, claims = state.offer, state.claims
        for i in range(len(offer)):
            into[unseen + offer[i]] = u8(0)
            write_domino(into, row, shown, 4 * offer[i])
            if claims[i] != FREE:
                into[row + FEATURES + counted[observer + claims[i]]] = u8(1)
            row += length

    def mark(self, state: State, into: vec[u8], at: i64) -> None:
        """Allow the legal actions in a closed mask, from a place on."""
        indices = self.indices
        for action in state.legal():
            into[at + indices[action]] = u8(1)

    def index(self, state: State, action: i64) -> i64:
        """By direction and square of half a; then the dominoes that can be taken."""
        return self.indices[action]

    def action(self, state: State, index: i64) -> i64:
        """The placement, or the domino that is taken."""
        return self.chosen[index]


def write_domino(into: vec[u8], at: i64, shown: vec[i64], half: i64) -> None:
    """The terrain and the crowns of both halves."""
    into[at + shown[half]] = u8(1)
    into[at + CROWNS] = u8(shown[half + 1])
    into[at + shown[half + 2]] = u8(1)
    into[at + HALF + CROWNS] = u8(shown[half + 3])


def fields(players: int, across: int, length: int, dynasty: int) -> list[Field]:
    """What an observation consists of."""
    row = int(FEATURES) + players
    shown = "6 terrains of half a (one is 1), its crowns, the same of half b, and by seat whose king"
    return [
        Field("kingdoms", (players, int(PLANES), across, across), MOST_CROWNS,
              "By seat: a plane for each terrain (wheat, forest, lake, grass, swamp, mine), then one for the crowns."
              " Rows run south, columns east; the castle is in the middle."),
        Field("line", (length, row), MOST_CROWNS,
              f"The dominoes of the current line that are still to be placed, the next one first: {shown} is on it."),
        Field("offer", (length, row), MOST_CROWNS, f"The new line: {shown} is on it, if any is."),
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
