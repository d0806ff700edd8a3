"""Whether to trade before the turn ends."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.state import NOTHING
from demesne.games.dominations.agenda import DONE, FAREWELL, PLAIN_FORM, TO_TRADE, TRADE, Data, Entry, Question
from demesne.games.dominations.questions.trade import can_trade
from demesne.games.dominations.state import Dominations


def options(state: Dominations, entry: Entry) -> vec[i64]:
    """DN-104: before the turn ends, there is time to trade."""
    return vec[i64]([DONE, TO_TRADE]) if can_trade(state, entry.seat) else NOTHING


def answer(state: Dominations, entry: Entry, action: i64) -> None:
    """Trade, or end the turn."""
    if action == TO_TRADE:
        state.push(FAREWELL, entry.seat)
        state.push(TRADE, entry.seat)


def describe(state: Dominations, entry: Entry, action: int) -> Data:
    """The turn ends."""
    return {"verb": "done", "question": "farewell"}


END_TURN: Final[Question] = Question(describe, PLAIN_FORM)
