"""Which knowledge to trade for which, at the Campfire or by cards."""

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.games.dominations.agenda import (
    CONSTRUCT,
    DEVELOP,
    FAREWELL,
    ORDER,
    TILE,
    WILD,
    WILD_HARVEST,
    Data,
    Entry,
    Question,
)
from demesne.games.dominations.components import DOMAIN_COUNT, DOMAINS
from demesne.games.dominations.state import Dominations

# An action is DOMAIN_COUNT * the Domain given + the Domain got, as trees have their exchanges.


def given_in(action: i64) -> i64:
    """The Domain given."""
    return action // DOMAIN_COUNT


def got_in(action: i64) -> i64:
    """The Domain got."""
    return action % DOMAIN_COUNT


def is_own_turn(state: Dominations, seat: i64) -> bool:
    """DN-104: whether it is a seat's turn: something of it is still to come."""
    for entry in state.agenda:
        if entry.seat == seat and entry.kind in (TILE, CONSTRUCT, DEVELOP, FAREWELL):
            return True
    return False


def room(state: Dominations, seat: i64, domain: i64) -> i64:
    """How much of a Domain a seat can get with any use: DN-55, at the highest limit one more, for the point."""
    place = DOMAIN_COUNT * seat + domain
    limit = state.limits[place]
    free = limit - state.knowledge[place]
    return free + 1 if limit == state.parts.top_reserve() else free


def may_give(state: Dominations, seat: i64, given: i64) -> i64:
    """DN-104: how much of a Domain a seat may give.

    What was got by trading at this very moment is not traded on: the same is reached by trading at once.
    """
    if state.traded & BIT[given] != 0:
        return 0
    return state.knowledge[DOMAIN_COUNT * seat + given]


def wanted(state: Dominations, seat: i64) -> i64:
    """Bits for the Domains of which a seat can get more with any use."""
    bits: i64 = 0
    for domain in range(DOMAIN_COUNT):
        if room(state, seat, domain) > 0:
            bits |= BIT[domain]
    return bits


def can_trade(state: Dominations, seat: i64) -> bool:
    """Whether there is anything to trade."""
    tree, gets = state.trees[seat], wanted(state, seat)
    for given in range(DOMAIN_COUNT):
        held = may_give(state, seat, given)
        if held > 0:
            for got in range(DOMAIN_COUNT):
                if gets & BIT[got] != 0 and tree.is_enough(held, given, got):
                    return True
    return False


class TradeKnowledge(Question):
    """The question TRADE of the agenda."""

    def options(self, state: Dominations, entry: Entry) -> vec[i64]:
        """Every trade that may be made."""
        found = vec[i64](capacity=30)
        tree, gets = state.trees[entry.seat], wanted(state, entry.seat)
        for given in range(DOMAIN_COUNT):
            held = may_give(state, entry.seat, given)
            if held > 0:
                for got in range(DOMAIN_COUNT):
                    if gets & BIT[got] != 0 and tree.is_enough(held, given, got):
                        found = append(found, DOMAIN_COUNT * given + got)
        return found

    def answer(self, state: Dominations, entry: Entry, action: i64) -> None:
        """DN-104: the result is a gain and respects limits."""
        seat, given, got = entry.seat, given_in(action), got_in(action)
        tree = state.trees[seat]
        if state.events is not None:
            state.tell("trade", {"seat": seat, "give": DOMAINS[given], "get": DOMAINS[got]})
        before = state.knowledge[DOMAIN_COUNT * seat + got]
        state.pay(seat, given, tree.give[action])
        state.gain(seat, got, tree.get[action])
        if state.knowledge[DOMAIN_COUNT * seat + got] > before:
            state.traded |= BIT[got]

    def describe(self, state: Dominations, entry: Entry, action: int) -> Data:
        """What is given for what."""
        tree = state.trees[entry.seat]
        given, got = DOMAINS[given_in(action)], DOMAINS[got_in(action)]
        return {"verb": "trade", "give": int(tree.give[action]), "from": given, "get": int(tree.get[action]), "to": got}

    def flaw(self, state: Dominations, below: list[Entry], entry: Entry) -> str:
        """It comes before a decision at which one may trade first."""
        askers = (TILE, CONSTRUCT, DEVELOP, FAREWELL, ORDER, WILD, WILD_HARVEST)
        if below and below[-1].kind in askers and below[-1].seat == entry.seat:
            return ""
        return "a trade comes before another decision of the same seat."
