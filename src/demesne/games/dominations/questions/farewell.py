"""Whether to trade before the turn ends."""

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.state import NOTHING
from demesne.games.dominations.agenda import DONE, FAREWELL, TO_TRADE, TRADE, Data, Entry, Question
from demesne.games.dominations.questions.trade import can_trade
from demesne.games.dominations.state import Dominations


class EndTurn(Question):
    """The question FAREWELL of the agenda."""

    def options(self, state: Dominations, entry: Entry) -> vec[i64]:
        """DN-104: before the turn ends, there is time to trade."""
        return vec[i64]([DONE, TO_TRADE]) if can_trade(state, entry.seat) else NOTHING

    def answer(self, state: Dominations, entry: Entry, action: i64) -> None:
        """Trade, or end the turn."""
        if action == TO_TRADE:
            state.push(FAREWELL, entry.seat)
            state.push(TRADE, entry.seat)

    def describe(self, state: Dominations, entry: Entry, action: int) -> Data:
        """The turn ends."""
        return {"verb": "done", "question": "farewell"}
