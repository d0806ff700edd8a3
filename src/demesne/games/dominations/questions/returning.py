"""Which tiles of the hand to return, one after the other; and drawing, before and after."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.core.fields import Fields
from demesne.core.state import EVERYONE, NOTHING
from demesne.games.dominations.agenda import DONE, DRAW, PLAIN_FORM, RETURN, Data, Entry, Question, Step, more
from demesne.games.dominations.effects.standing import more_tiles
from demesne.games.dominations.state import ALL_KNOW, HAND, Dominations, known_tile, tile_kind

FIRST_RETURN: Final[i64] = 1  # actions: a tile to return
BEFORE_DRAWING: Final[i64] = 0
AFTER_DRAWING: Final[i64] = 1  # what is returned is drawn anew


class ReturnTiles(Question):
    """The question RETURN of the agenda."""

    def options(self, state: Dominations, entry: Entry) -> vec[i64]:
        """DN-19, DN-133: any tile, or enough."""
        found = vec[i64]([DONE], capacity=HAND)
        for kind in state.hand_kinds(entry.seat):
            found = append(found, FIRST_RETURN + kind)
        return found

    def answer(self, state: Dominations, entry: Entry, action: i64) -> None:
        """DN-20: what is returned goes to the back of the supply before any redraw."""
        seat = entry.seat
        if action != DONE:
            if len(state.aside) == 0:
                forget_hand(state, seat)
            state.drop_tile(seat, action - FIRST_RETURN)
            put_aside(state, action - FIRST_RETURN)
            state.push(RETURN, seat, how=entry.how)
            return
        if len(state.aside) > 0:
            if state.events is not None:
                state.tell("return", {"seat": seat, "number": len(state.aside)})
            knower = seat + 1 if state.rules.hidden_hands else ALL_KNOW
            supply = state.supply[:]
            for kind in state.aside:
                supply = append(supply, known_tile(knower, kind))
            state.supply = supply
            state.aside = NOTHING
            if entry.how == AFTER_DRAWING:
                state.push(DRAW, seat)

    def describe(self, state: Dominations, entry: Entry, action: int) -> Data:
        """The tile returned."""
        if action == DONE:
            return {"verb": "done", "question": "return"}
        return {"verb": "return", "tile": state.parts.tile_names[action - FIRST_RETURN]}

    def save(self, state: Dominations, entry: Entry) -> Data:
        """Whether it is after drawing."""
        return more(entry.how)

    def load(self, data: Fields, state: Dominations, kind: int, seat: int) -> Entry:
        """The same; positions of old have the tile that was returned last."""
        data.asked.add("tile")
        return Entry(kind, seat, how=data.whole("more", range(2), 0))


def put_aside(state: Dominations, kind: i64) -> None:
    """Add a tile to those about to be returned."""
    aside = append(state.aside[:], kind)
    i = len(aside) - 1
    while i > 0 and aside[i - 1] > kind:
        aside[i] = aside[i - 1]
        i -= 1
    aside[i] = kind
    state.aside = aside


def forget_hand(state: Dominations, seat: i64) -> None:
    """DN-20: from when a seat returns tiles unseen, nobody else knows which of those known are still in the hand."""
    for i in range(HAND * seat, HAND * seat + state.held[seat]):
        state.knowers[i] = 0


def draw(state: Dominations, entry: Entry) -> None:
    """DN-19, DN-133: draw to the size of a hand, as long as there are tiles."""
    seat = entry.seat
    number = min(hand_size(state, seat) - state.held[seat], len(state.supply))
    if number <= 0:
        return
    for i in range(number):
        state.take_tile(seat, state.supply[i])
    if state.events is not None:
        drawn = [state.parts.tile_names[tile_kind(state.supply[i])] for i in range(number)]
        state.tell("draw", {"seat": seat, "number": number})
        only_me: int = BIT[seat + 1]
        state.tell("drawn", {"seat": seat, "tiles": drawn}, only_me if state.rules.hidden_hands else EVERYONE)
    state.supply = state.supply[number:]
    state.reveals += 1


def hand_size(state: Dominations, seat: i64) -> i64:
    """DN-19, DN-123: how many tiles a seat draws to."""
    return state.parts.hand_size + more_tiles(state, seat)


DRAW_TILES: Final = Step(DRAW, draw, PLAIN_FORM)
