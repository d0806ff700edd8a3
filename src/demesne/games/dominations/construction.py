"""Construction: Cities, and levels of Monuments with their pieces."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.games.dominations.agenda import BOUGHT, CONSTRUCT, DONE, FIT, PAY, PIECE, TO_TRADE, TRADE, WILD
from demesne.games.dominations.components import ANY, CIRCLE, CITY_BUILT, FOR_CITIES, FOR_MONUMENTS, OF_CITY
from demesne.games.dominations.effects import discounts
from demesne.games.dominations.land import EMPTY
from demesne.games.dominations.lattice import crossing, where
from demesne.games.dominations.monuments import is_rewarded, piece_places
from demesne.games.dominations.simultaneous import PLAIN, fire, new_effect, resolve
from demesne.games.dominations.table import OF_MONUMENTS, Table
from demesne.games.dominations.trading import can_trade

FIRST_CITY: Final[i64] = 4  # actions: a City by its tile's slot, or a Monument in play
FIRST_MONUMENT: Final[i64] = 128
HIGHEST: Final[i64] = 3


def construct_options(state: Table, seat: i64) -> vec[i64]:
    """DN-58: a City, a level of a Monument, or nothing."""
    found = vec[i64]([DONE], capacity=32)
    if can_trade(state, seat):
        found = append(found, TO_TRADE)
    if state.markers[seat] > 0:
        less = discounts(state, seat, FOR_CITIES)
        for slot in range(len(state.land.cities)):
            if can_build(state, seat, slot, less):
                found = append(found, FIRST_CITY + slot)
    for number in range(len(state.land.monuments)):
        if can_buy_level(state, seat, number):
            found = append(found, FIRST_MONUMENT + number)
    return found


def can_build(state: Table, seat: i64, slot: i64, less: vec[i64]) -> bool:
    """DN-59 to DN-61, DN-64: whether a seat can build or upgrade a City there, paying so much less by Domain."""
    city = state.land.cities[slot]
    if city != 0 and (city >> 2 != seat or city & 3 == HIGHEST):
        return False
    domain = state.land.camp(slot)
    return state.parts.city_cost[city & 3] - less[domain] <= state.knowledge[6 * seat + domain]


def construct(state: Table, seat: i64, action: i64) -> None:
    """Carry out what was chosen."""
    if action == TO_TRADE:
        state.push(CONSTRUCT, seat)
        state.push(TRADE, seat)
    elif action >= FIRST_MONUMENT:
        buy_level(state, seat, action - FIRST_MONUMENT)
    elif action != DONE:
        build_city(state, seat, action - FIRST_CITY)


def build_city(state: Table, seat: i64, slot: i64) -> None:
    """DN-60 to DN-63: pay, put a marker, and take what the level gives."""
    land, parts = state.land, state.parts
    level = (land.cities[slot] & 3) + 1
    domain = land.camp(slot)
    cost = parts.city_cost[level - 1] - discounts(state, seat, FOR_CITIES)[domain]
    if state.events is not None:
        state.tell("city", {"seat": seat, "level": level} | where(land.laid[slot] >> 16))
    if cost > 0:
        state.pay(seat, domain, cost)
    set_city(state, seat, slot, level)
    influence = parts.city_influence[level - 1]
    if level > 1 and not state.rules.city_influence_cumulative:
        influence -= parts.city_influence[level - 2]
    state.sway(seat, influence)
    if level == 1:
        for number in range(len(land.pieces)):
            reward_city(state, slot, number)
    fire(state, seat, CITY_BUILT, domain)


def set_city(state: Table, seat: i64, slot: i64, level: i64) -> None:
    """DN-53, DN-61: one more marker on a Camp."""
    place = 6 * seat + state.land.camp(slot)
    state.land.cities[slot] = 4 * seat + level
    state.markers[seat] -= 1
    state.best[place] = max(state.best[place], level)
    state.renew_limits(seat)


def reward_city(state: Table, slot: i64, number: i64) -> None:
    """DN-77, DN-79: what a City gets from a Monument on the map."""
    if state.land.pieces[number] == EMPTY or not is_rewarded(state.land, slot, number):
        return
    owner, rewards, first = state.land.cities[slot] >> 2, state.parts.monument_reward, 4 * state.land.monuments[number]
    state.score(owner, OF_MONUMENTS, rewards[first])
    state.sway(owner, rewards[first + 1])
    if rewards[first + 2] > 0:
        domain = state.land.camp(slot) if rewards[first + 3] == OF_CITY else rewards[first + 3]
        if domain == ANY:
            state.push(WILD, owner, rewards[first + 2])
        else:
            resolve(state, owner, vec[i64]([new_effect(owner, PLAIN, domain, rewards[first + 2])]))


def next_level(state: Table, number: i64) -> i64:
    """DN-71: the level on top of a Monument's stack, or -1."""
    monument = state.land.monuments[number]
    level = state.parts.first_level[monument] + state.built[number]
    return level if level < state.parts.first_level[monument + 1] else -1


def can_buy_level(state: Table, seat: i64, number: i64) -> bool:
    """DN-71 to DN-73, DN-87: whether a seat can pay the level, fit its card, and put the piece if it is the first."""
    level = next_level(state, number)
    if level < 0 or due(state, seat, level) > payable(state, seat, level, 0):
        return False
    if state.land.pieces[number] == EMPTY and len(piece_places(state.land, number)) == 0:
        return False
    return state.trees[seat].fits_somewhere(state.parts.level_card + level, state.rules.turns)


def due(state: Table, seat: i64, level: i64) -> i64:
    """DN-86, DN-87, DN-106: what a level costs in all."""
    total: i64 = 0
    for number in shares(state, seat, level):
        total += number
    return max(total - discounts(state, seat, FOR_MONUMENTS)[ANY], 0)


def shares(state: Table, seat: i64, level: i64) -> vec[i64]:
    """DN-86, DN-105: what a level costs in each Domain, less what is less in that Domain alone."""
    less = discounts(state, seat, FOR_MONUMENTS)
    found = state.parts.level_cost[6 * level : 6 * level + 6]
    for domain in range(6):
        found[domain] = max(found[domain] - (less[domain] - less[ANY]), 0)
    return found


def payable(state: Table, seat: i64, level: i64, first: i64) -> i64:
    """How much of a level's cost a seat could pay, from a Domain on."""
    total: i64 = 0
    costs = shares(state, seat, level)
    for domain in range(first, 6):
        total += min(costs[domain], state.knowledge[6 * seat + domain])
    return total


def buy_level(state: Table, seat: i64, number: i64) -> None:
    """DN-72, DN-73: pay, put the piece if it is the first level, then fit the card."""
    level = next_level(state, number)
    state.push(FIT, seat, state.parts.level_card + level, BOUGHT)
    if state.land.pieces[number] == EMPTY:
        state.push(PIECE, seat, number)
    ask_payment(state, seat, number, 0, due(state, seat, level))


def ask_payment(state: Table, seat: i64, number: i64, domain: i64, rest: i64) -> None:
    """Ask for the next Domain of which something is due."""
    costs = shares(state, seat, next_level(state, number))
    while rest > 0 and costs[domain] == 0:
        domain += 1
    if rest > 0:
        state.push(PAY, seat, number, rest << 3 | domain)


def pay_options(state: Table, seat: i64, number: i64, domain: i64, rest: i64) -> vec[i64]:
    """DN-87: how much of a Domain the payer may pay so that the rest can be paid too."""
    level = next_level(state, number)
    least = max(rest - payable(state, seat, level, domain + 1), 0)
    most = min(rest, min(shares(state, seat, level)[domain], state.knowledge[6 * seat + domain]))
    return vec[i64](list(range(least, most + 1)))


def place_piece(state: Table, seat: i64, number: i64, place: i64) -> None:
    """DN-73, DN-77 to DN-79, DN-82: the piece goes to the map; Cities already there are rewarded."""
    land = state.land
    land.place_piece(number, place)
    if state.events is not None:
        monument = land.monuments[number]
        at = crossing(place) if state.parts.monument_shape[monument] == CIRCLE else where(place // 3)
        state.tell("piece", {"seat": seat, "monument": state.parts.monument_names[monument]} | at)
    for slot in range(len(land.cities)):
        if land.cities[slot] != 0:
            reward_city(state, slot, number)
