"""What is good in Dominations."""

from typing import Final

from demesne.games.dominations.agenda import (
    CONSTRUCT,
    DEVELOP,
    DONE,
    FAREWELL,
    FIT,
    PAY,
    PIECE,
    PLACE,
    RETURN,
    SOURCE,
    TILE,
    TO_TRADE,
    TRADE,
    WILD,
    WILD_HARVEST,
    first_of,
    kind_of,
)
from demesne.games.dominations.engine import Dominations
from demesne.games.dominations.prospects import outlook

RIVALS: Final = 0.2  # what a point of the best other player counts, compared with one's own
BELOW: Final = 1.0  # what trading is worth less than leaving it
MAY_TRADE: Final = {int(kind) for kind in (TILE, CONSTRUCT, DEVELOP, FAREWELL)}
WILD_UNIT: Final = 0.4  # what Vestigium still to be named is worth, each
#: questions that follow from an action and are looked into before it is judged
FOLLOWING: Final = {int(kind) for kind in (FIT, PAY, PIECE, PLACE, SOURCE)}


def value(state: Dominations, action: int) -> float:
    """What the table is worth to the actor after an action and the best answers to what it leads to."""
    me = int(state.actor)
    kind = asked(state)
    if kind == RETURN:
        return 0.0 if action != DONE else 1.0
    if kind == TRADE or (action == TO_TRADE and kind in MAY_TRADE):
        return worth(state, me) - BELOW
    return followed(state, action, me)


def asked(state: Dominations) -> int:
    """The question that waits for an answer."""
    return int(kind_of(state.agenda[len(state.agenda) - 1])) if len(state.agenda) else -1


def followed(state: Dominations, action: int, me: int) -> float:
    """The worth of the table after an action, and after the best answers to the questions that follow at once."""
    after = state.clone()
    after.answer(action)
    after.settle()
    if after.actor == me and asked(after) in FOLLOWING and len(after.choices) > 1:
        return max(followed(after, one, me) for one in after.actions())
    wild = asked(after) in (WILD, WILD_HARVEST) and after.actor == me
    return worth(after, me) + (WILD_UNIT * int(first_of(after.agenda[len(after.agenda) - 1])) if wild else 0)


def worth(state: Dominations, me: int) -> float:
    """The outlook of a player, less some of that of the best other one."""
    outlooks = [int(outlook(state, seat)) / 100 for seat in range(state.players)]
    return outlooks[me] - RIVALS * max(outlooks[:me] + outlooks[me + 1 :])
