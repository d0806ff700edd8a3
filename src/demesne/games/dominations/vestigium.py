"""Vestigium Knowledge: the player names its Domains, one after the other, and nothing is lost that has room."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.games.dominations.agenda import TRADE, WILD_HARVEST
from demesne.games.dominations.effects import feeds
from demesne.games.dominations.table import Table
from demesne.games.dominations.trading import TRADE_FIRST, can_trade, is_own_turn, room

LET_GO: Final[i64] = 192  # the action to take what there is room for, and lose the rest


def shelf(state: Table, kind: i64, seat: i64, number: i64, named: i64, domain: i64) -> i64:
    """DN-51, DN-154: how much may be named of a Domain: as much as is of any use, and of each Domain once.

    What is produced may feed gains even if it is lost.
    """
    if named & BIT[domain] != 0:
        return 0
    if kind == WILD_HARVEST and feeds(state, seat, domain):
        return number
    return max(min(room(state, seat, domain) - state.harvest[domain], number), 0)


def wild_options(state: Table, kind: i64, seat: i64, number: i64, named: i64) -> vec[i64]:
    """DN-50: 32 * Domain + how many, so that there is room for the rest; where there is not, only what to do about it.

    If some would be lost, there is time to trade before.
    """
    found = vec[i64](capacity=32)
    shelves = vec[i64](capacity=6)
    total: i64 = 0
    free: i64 = 0
    for domain in range(6):
        shelves = append(shelves, shelf(state, kind, seat, number, named, domain))
        total += shelves[domain]
        place = 6 * seat + domain
        free += max(state.limits[place] - state.knowledge[place] - state.harvest[domain], 0)
    if named == 0 and number > free and is_own_turn(state, seat) and can_trade(state, seat):
        found = append(found, TRADE_FIRST)
    if number > total:
        return append(found, LET_GO)
    for domain in range(6):
        most = shelves[domain]
        for some in range(max(number - (total - most), 1), most + 1):
            found = append(found, 32 * domain + some)
        if most > 0 and number == total:
            return found  # all is filled, whichever comes first
    return found


def name_wild(state: Table, kind: i64, seat: i64, number: i64, named: i64, action: i64) -> None:
    """DN-50: some of the Vestigium Knowledge becomes knowledge of a Domain."""
    if action == TRADE_FIRST:
        state.push(kind, seat, number, named)
        state.push(TRADE, seat)
    elif action == LET_GO:
        lost = lost_number(state, kind, seat, number, named)
        for domain in range(6):
            take(state, kind, seat, domain, shelf(state, kind, seat, number, named, domain))
        if state.events is not None:
            state.tell("lost", {"seat": seat, "number": lost})
    else:
        domain, some = action >> 5, action & 31
        if number > some:
            state.push(kind, seat, number - some, named | BIT[domain])
        take(state, kind, seat, domain, some)


def lost_number(state: Table, kind: i64, seat: i64, number: i64, named: i64) -> i64:
    """DN-154: how much has no room in any Domain."""
    for domain in range(6):
        number -= shelf(state, kind, seat, number, named, domain)
    return max(number, 0)


def take(state: Table, kind: i64, seat: i64, domain: i64, number: i64) -> None:
    """DN-50, DN-51: it is gained, or counts as produced in the Domain."""
    if kind == WILD_HARVEST:
        state.harvest[domain] += number
        state.ripe[domain] += number
    elif number > 0:
        state.gain(seat, domain, number)
