"""Trading knowledge at the Campfire or by cards."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.games.dominations.agenda import (
    CONSTRUCT,
    DEVELOP,
    FAREWELL,
    ORDER,
    TILE,
    TO_TRADE,
    WILD,
    WILD_HARVEST,
    kind_of,
    seat_of,
)
from demesne.games.dominations.components import DOMAINS
from demesne.games.dominations.effects import exchanges, rate
from demesne.games.dominations.table import Table

TRADE_FIRST: Final[i64] = 0  # the action to trade before Vestigium is named


def is_own_turn(state: Table, seat: i64) -> bool:
    """DN-104: whether it is a seat's turn: something of it is still to come."""
    for entry in state.agenda:
        if seat_of(entry) == seat and kind_of(entry) in (TILE, CONSTRUCT, DEVELOP, FAREWELL):
            return True
    return False


def is_to_trade(kind: i64, action: i64) -> bool:
    """Whether the answer to a question is to trade before."""
    if kind in (WILD, WILD_HARVEST):
        return action == TRADE_FIRST
    return action == TO_TRADE and kind in (TILE, CONSTRUCT, DEVELOP, FAREWELL, ORDER)


def room(state: Table, seat: i64, domain: i64) -> i64:
    """How much of a Domain a seat can get with any use: DN-55, at the highest limit one more, for the point."""
    place = 6 * seat + domain
    free = state.limits[place] - state.knowledge[place]
    return free + 1 if state.limits[place] == state.parts.top_reserve() else free


def may_trade(state: Table, seat: i64, rows: vec[i64], given: i64, got: i64) -> bool:
    """DN-104: whether knowledge of one Domain may become knowledge of another.

    What was got by trading at this very moment is not traded on: the same is reached by trading at once.
    """
    held = state.knowledge[6 * seat + given]
    if given == got or held == 0 or state.traded & BIT[given] != 0 or room(state, seat, got) <= 0:
        return False
    exchange = rate(state, rows, given, got)
    return exchange != 0 and held >= exchange >> 6


def can_trade(state: Table, seat: i64) -> bool:
    """Whether there is anything to trade."""
    rows = exchanges(state, seat)
    for given in range(6):
        if state.knowledge[6 * seat + given] > 0:
            for got in range(6):
                if may_trade(state, seat, rows, given, got):
                    return True
    return False


def trade_options(state: Table, seat: i64) -> vec[i64]:
    """6 * what is given + what is got."""
    found = vec[i64](capacity=30)
    rows = exchanges(state, seat)
    for given in range(6):
        for got in range(6):
            if may_trade(state, seat, rows, given, got):
                found = append(found, 6 * given + got)
    return found


def trade(state: Table, seat: i64, action: i64) -> None:
    """DN-104: the result is a gain and respects limits."""
    given, got = action // 6, action % 6
    exchange = rate(state, exchanges(state, seat), given, got)
    if state.events is not None:
        state.tell("trade", {"seat": seat, "give": DOMAINS[given], "get": DOMAINS[got]})
    before = state.knowledge[6 * seat + got]
    state.pay(seat, given, exchange >> 6)
    state.gain(seat, got, exchange & 63)
    if state.knowledge[6 * seat + got] > before:
        state.traded |= BIT[got]
