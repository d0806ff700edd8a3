"""Which tile of the hand to place, or what to do instead."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.fields import Fields
from demesne.games.dominations.agenda import DONE, PLACE, REACTIVATE, TILE, TO_TRADE, TRADE, Data, Entry, Question
from demesne.games.dominations.effects.effect import REACTIVATE_TILE, SECOND_TILE
from demesne.games.dominations.effects.standing import role_with
from demesne.games.dominations.questions.trade import can_trade
from demesne.games.dominations.state import NOBODY, Dominations

TO_REACTIVATE: Final[i64] = 2  # actions: this, or a tile from FIRST_TILE on
FIRST_TILE: Final[i64] = 3
FIRST: Final[i64] = 0
SECOND: Final[i64] = 1  # the Worker's


class TakeTile(Question):
    """The question TILE of the agenda."""

    def options(self, state: Dominations, entry: Entry) -> vec[i64]:
        """DN-29, DN-104, DN-126, DN-127: a tile of the hand, or what may be done instead."""
        seat = entry.seat
        found = vec[i64](capacity=12)
        if state.land.open_cells() == 0:
            return found
        if entry.how == SECOND:
            found = append(found, DONE)
        if can_trade(state, seat):
            found = append(found, TO_TRADE)
        if entry.how == FIRST and len(state.land.laid) > 0 and role_with(state, seat, REACTIVATE_TILE) >= 0:
            found = append(found, TO_REACTIVATE)
        for kind in state.hand_kinds(seat):
            found = append(found, FIRST_TILE + kind)
        return found

    def answer(self, state: Dominations, entry: Entry, action: i64) -> None:
        """Take a tile out of the hand, or do something else first."""
        seat = entry.seat
        if action == TO_TRADE:
            state.push(TILE, seat, how=entry.how)
            state.push(TRADE, seat)
        elif action == TO_REACTIVATE:
            use_role(state, seat, REACTIVATE_TILE)
            offer_second_tile(state, seat)
            state.push(REACTIVATE, seat)
        elif action != DONE:
            if entry.how == SECOND:
                use_role(state, seat, SECOND_TILE)
            else:
                offer_second_tile(state, seat)
            state.drop_tile(seat, action - FIRST_TILE)
            state.push(PLACE, seat, action - FIRST_TILE)

    def describe(self, state: Dominations, entry: Entry, action: int) -> Data:
        """The tile taken, or what is done instead."""
        if action == DONE:
            return {"verb": "done", "question": "tile"}
        if action == TO_REACTIVATE:
            return {"verb": "reactivate"}
        return {"verb": "tile", "tile": state.parts.tile_names[action - FIRST_TILE]}

    def save(self, state: Dominations, entry: Entry) -> Data:
        """Whether it is a second tile."""
        return {"number": 1} if entry.how == SECOND else {}

    def load(self, data: Fields, state: Dominations, kind: int, seat: int) -> Entry:
        """The same."""
        return Entry(kind, seat, how=data.whole("number", range(2), 0))


def use_role(state: Dominations, seat: i64, what: i64) -> None:
    """DN-131: a Role that works once goes back."""
    domain = role_with(state, seat, what)
    state.roles[domain] = NOBODY
    if state.events is not None:
        state.tell("role_used", {"seat": seat, "role": state.parts.role_names[domain]})


def offer_second_tile(state: Dominations, seat: i64) -> None:
    """DN-126, DN-130: after the first tile, or the one reactivated, the Worker may place another."""
    if role_with(state, seat, SECOND_TILE) >= 0:
        state.push(TILE, seat, how=SECOND)
