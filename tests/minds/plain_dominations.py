"""Greedy in Dominations, plainly: what the compiled yardstick must choose."""

from typing import Final

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
from demesne.minds.dominations.greedy import NEVER, RIVALS, WILD_UNIT
from demesne.minds.dominations.outlook import monument_promise, objective_promise, outlook

#: questions that follow from an action and are looked into before it is judged
FOLLOWING: Final = {int(kind) for kind in (FIT, PAY, PIECE, PLACE, REACTIVATE, SOURCE)}


def value(state: Dominations, action: int) -> float:
    """What the table is worth to the actor after an action and the best answers to what it leads to."""
    me = int(state.actor)
    kind = state.asked()
    if kind == RETURN:
        return 0.0 if action != DONE else 1.0
    if kind == OBJECTIVE:
        return int(objective_promise(state, action)) / 100
    if kind == MONUMENT:
        return int(monument_promise(state, action)) / 100
    if kind == TRADE:
        return traded(state, action, me)
    if is_to_trade(kind, action):
        trading = state.clone()
        trading.act(action)
        options = trading.options(trading.top())
        return max(traded(trading, int(one), me) for one in options)
    return followed(state, action, me)


def traded(state: Dominations, trade: int, me: int) -> float:
    """What a trade before building or developing makes possible that was not, at its best."""
    question = state.agenda[len(state.agenda) - 2]
    if question.kind not in (CONSTRUCT, DEVELOP):
        return NEVER
    before = {int(one) for one in state.options(question)}
    after = state.clone()
    after.act(trade)
    after.settle()
    new = [one for one in after.actions() if one not in before] if after.asked() == question.kind else []
    return max((followed(after, one, me) for one in new), default=NEVER)


def followed(state: Dominations, action: int, me: int) -> float:
    """The worth of the table after an action, and after the best answers to the questions that follow at once."""
    after = state.clone()
    after.act(action)
    after.settle()
    if after.actor == me and after.asked() in FOLLOWING and len(after.choices) > 1:
        return max(followed(after, one, me) for one in after.actions())
    wild = after.asked() in (WILD, WILD_HARVEST) and after.actor == me
    return worth(after, me) + (WILD_UNIT * int(after.top().number) if wild else 0)


def worth(state: Dominations, me: int) -> float:
    """The outlook of a player, less some of that of the best other one."""
    outlooks = [int(outlook(state, seat)) / 100 for seat in range(state.players)]
    return outlooks[me] - RIVALS * max(outlooks[:me] + outlooks[me + 1 :])
