"""Trading knowledge at the Campfire or by cards, and splitting Vestigium Knowledge."""

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
    TRADE,
    WILD,
    kind_of,
    seat_of,
)
from demesne.games.dominations.components import DOMAINS
from demesne.games.dominations.effects import exchanges, feeds, rate
from demesne.games.dominations.table import Table

TRADE_FIRST: Final[i64] = 0  # actions, when Vestigium is to be named: trade before, or let it go
LET_GO: Final[i64] = 192


def is_own_turn(state: Table, seat: i64) -> bool:
    """DN-104: whether it is a seat's turn: something of it is still to come."""
    for entry in state.agenda:
        if seat_of(entry) == seat and kind_of(entry) in (TILE, CONSTRUCT, DEVELOP, FAREWELL):
            return True
    return False


def is_to_trade(kind: i64, action: i64) -> bool:
    """Whether the answer to a question is to trade before."""
    if kind == WILD:
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


def wild_options(state: Table, seat: i64, number: i64, first: i64) -> vec[i64]:
    """DN-50: 32 * Domain + how many, Domains in ascending order, as much as is of any use.

    If some would be lost, there is time to trade before.
    """
    found = vec[i64](capacity=32)
    free: i64 = 0
    for domain in range(6):
        free += state.limits[6 * seat + domain] - state.knowledge[6 * seat + domain]
    may_go_first = first == 0 and number > free and is_own_turn(state, seat) and can_trade(state, seat)
    if may_go_first:
        found = append(found, TRADE_FIRST)
    found = add_splits(found, state, seat, number, first, False)
    if may_go_first and len(found) == 1:
        found = append(found, LET_GO)
    return found


def harvest_options(state: Table, seat: i64, number: i64, first: i64) -> vec[i64]:
    """DN-50, DN-51: the same for what is produced; it may feed gains even if it is lost."""
    return add_splits(vec[i64](capacity=32), state, seat, number, first, True)


def add_splits(found: vec[i64], state: Table, seat: i64, number: i64, first: i64, harvest: bool) -> vec[i64]:
    """Add how much of each Domain may be named."""
    for domain in range(first, 6):
        most = room(state, seat, domain)
        if harvest:
            most = number if feeds(state, seat, domain) else most - state.harvest[domain]
        for some in range(1, min(most, number) + 1):
            found = append(found, 32 * domain + some)
    return found


def name_wild(state: Table, seat: i64, number: i64, first: i64, action: i64) -> None:
    """DN-50: some of the Vestigium Knowledge becomes knowledge of a Domain."""
    if action == TRADE_FIRST:
        state.push(WILD, seat, number, first)
        state.push(TRADE, seat)
    elif action != LET_GO:
        if number > action & 31:
            state.push(WILD, seat, number - (action & 31), (action >> 5) + 1)
        state.gain(seat, action >> 5, action & 31)
