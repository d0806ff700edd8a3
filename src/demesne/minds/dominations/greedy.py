"""A yardstick for Dominations: takes what its outlook makes most of, after the best answers to what follows at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from demesne.core.state import State
from demesne.games.dominations.agenda import (
    CONSTRUCT,
    DEVELOP,
    DONE,
    FIT,
    MONUMENT,
    OBJECTIVE,
    PAY,
    PIECE,
    PLACE,
    REACTIVATE,
    RETURN,
    SOURCE,
    TRADE,
    WILD,
    WILD_HARVEST,
    is_to_trade,
)
from demesne.games.dominations.state import Dominations
from demesne.minds.dominations.outlook import monument_promise, objective_promise, outlook
from demesne.minds.player import LOWEST, BestNow, is_in

RIVALS: Final = 0.2  # what a point of the best other player counts, compared with one's own
NEVER: Final = -1e9  # what a trade is worth that makes nothing possible
WILD_UNIT: Final = 0.4  # what Vestigium still to be named is worth, each


class Greedy(BestNow):
    """Plays the action of most value now; among equals, any."""

    def value(self, state: State, action: i64) -> float:
        """What the table is worth after an action."""
        assert isinstance(state, Dominations)
        return value_of(state, action)


def value_of(state: Dominations, action: i64) -> float:
    """What the table is worth to the actor after an action and the best answers to what it leads to."""
    me, kind = state.actor, state.asked()
    if kind == RETURN:
        return 0.0 if action != DONE else 1.0
    if kind == OBJECTIVE:
        return points(objective_promise(state, action))
    if kind == MONUMENT:
        return points(monument_promise(state, action))
    if kind == TRADE:
        return traded(state, action, me)
    if is_to_trade(kind, action):
        trading = state.clone()
        trading.act(action)
        most = NEVER
        for trade in trading.options(trading.top()):
            most = max(most, traded(trading, trade, me))
        return most
    return followed(state, action, me)


def points(hundredths: i64) -> float:
    """An outlook in points."""
    return float(hundredths) / 100.0


def traded(state: Dominations, trade: i64, me: i64) -> float:
    """What a trade before building or developing makes possible that was not, at its best."""
    question = state.agenda[len(state.agenda) - 2]
    if question.kind != CONSTRUCT and question.kind != DEVELOP:
        return NEVER
    before = state.options(question)
    after = state.clone()
    after.act(trade)
    after.settle()
    most = NEVER
    if after.asked() == question.kind:
        for action in after.choices:
            if not is_in(action, before):
                most = max(most, followed(after, action, me))
    return most


def followed(state: Dominations, action: i64, me: i64) -> float:
    """The worth of the table after an action, and after the best answers to the questions that follow at once."""
    after = state.clone()
    after.act(action)
    after.settle()
    kind = after.asked()
    if after.actor == me and is_following(kind) and len(after.choices) > 1:
        most = LOWEST
        for answer in after.choices:
            most = max(most, followed(after, answer, me))
        return most
    value = worth(after, me)
    if after.actor == me and kind in (WILD, WILD_HARVEST):
        value += WILD_UNIT * float(after.top().number)
    return value


def is_following(kind: i64) -> bool:
    """Whether a question follows from an action and is looked into before that is judged."""
    return kind in (FIT, PAY, PIECE, PLACE, REACTIVATE, SOURCE)


def worth(state: Dominations, me: i64) -> float:
    """The outlook of a player, less some of that of the best other one."""
    best = LOWEST
    for seat in range(state.players):
        if seat != me:
            best = max(best, points(outlook(state, seat)))
    return points(outlook(state, me)) - RIVALS * best
