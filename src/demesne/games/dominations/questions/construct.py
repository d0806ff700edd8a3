"""What to construct: a City, or a level of a Monument."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.games.dominations.agenda import BOUGHT, CONSTRUCT, DONE, FIT, PIECE, TO_TRADE, TRADE, Data, Entry, Question
from demesne.games.dominations.components import DOMAIN_COUNT
from demesne.games.dominations.effects.effect import CITY_BUILT, FOR_CITIES
from demesne.games.dominations.effects.resolving import fire
from demesne.games.dominations.effects.standing import discounts, purse
from demesne.games.dominations.map.land import EMPTY
from demesne.games.dominations.map.lattice import where
from demesne.games.dominations.map.monuments import has_place
from demesne.games.dominations.questions.pay import ask_payment, can_pay, due, next_level
from demesne.games.dominations.questions.piece import reward_city
from demesne.games.dominations.questions.trade import can_trade
from demesne.games.dominations.state import Dominations

FIRST_CITY: Final[i64] = 4  # actions: a City by its tile's slot, or a Monument in play
FIRST_MONUMENT: Final[i64] = 128
HIGHEST: Final[i64] = 3


class ConstructSomething(Question):
    """The question CONSTRUCT of the agenda."""

    def options(self, state: Dominations, entry: Entry) -> vec[i64]:
        """DN-58: a City, a level of a Monument, or nothing."""
        seat = entry.seat
        found = vec[i64]([DONE], capacity=32)
        if can_trade(state, seat):
            found = append(found, TO_TRADE)
        if state.markers[seat] > 0:
            has = purse(state, seat, FOR_CITIES)
            for slot in range(len(state.land.cities)):
                if can_build(state, seat, slot, has):
                    found = append(found, FIRST_CITY + slot)
        for number in range(len(state.land.monuments)):
            if can_buy_level(state, seat, number):
                found = append(found, FIRST_MONUMENT + number)
        return found

    def answer(self, state: Dominations, entry: Entry, action: i64) -> None:
        """Carry out what was chosen."""
        if action == TO_TRADE:
            state.push(CONSTRUCT, entry.seat)
            state.push(TRADE, entry.seat)
        elif action >= FIRST_MONUMENT:
            buy_level(state, entry.seat, action - FIRST_MONUMENT)
        elif action != DONE:
            build_city(state, entry.seat, action - FIRST_CITY)

    def describe(self, state: Dominations, entry: Entry, action: int) -> Data:
        """The City or the Monument."""
        if action == DONE:
            return {"verb": "done", "question": "construct"}
        if action >= FIRST_MONUMENT:
            monument = state.land.monuments[action - FIRST_MONUMENT]
            return {"verb": "monument", "monument": state.parts.monument_names[monument]}
        return {"verb": "city"} | where(state.land.cell(action - FIRST_CITY))


def can_build(state: Dominations, seat: i64, slot: i64, has: vec[i64]) -> bool:
    """DN-59 to DN-61, DN-64: whether a seat that has so much by Domain can build or upgrade a City there."""
    level = state.land.level(slot)
    if level != 0 and (state.land.owner(slot) != seat or level == HIGHEST):
        return False
    return state.parts.city_cost[level] <= has[state.land.camp(slot)]


def can_buy_level(state: Dominations, seat: i64, number: i64) -> bool:
    """DN-71 to DN-73, DN-87: whether a seat can pay the level, fit its card, and put the piece if it is the first."""
    level = next_level(state, number)
    if level < 0 or not can_pay(state, seat, level):
        return False
    if state.land.pieces[number] == EMPTY and not has_place(state.land, number):
        return False
    return state.trees[seat].fits_somewhere(state.parts.level_card + level, state.rules.turns)


def build_city(state: Dominations, seat: i64, slot: i64) -> None:
    """DN-60 to DN-63: pay, put a marker, and take what the level gives."""
    land, parts = state.land, state.parts
    level = land.level(slot) + 1
    domain = land.camp(slot)
    cost = parts.city_cost[level - 1] - discounts(state, seat, FOR_CITIES)[domain]
    if state.events is not None:
        state.tell("city", {"seat": seat, "level": level} | where(land.cell(slot)))
    if cost > 0:
        state.pay(seat, domain, cost)
    set_city(state, seat, slot, level)
    influence = parts.city_influence[level - 1]
    if level > 1 and not state.rules.city_influence_cumulative:
        influence -= parts.city_influence[level - 2]
    state.gain_influence(seat, influence)
    if level == 1:
        for number in range(len(land.pieces)):
            reward_city(state, slot, number)
    fire(state, seat, CITY_BUILT, domain)


def set_city(state: Dominations, seat: i64, slot: i64, level: i64) -> None:
    """DN-53, DN-61: one more marker on a Camp."""
    place = DOMAIN_COUNT * seat + state.land.camp(slot)
    state.land.put_city(slot, seat, level)
    state.markers[seat] -= 1
    state.best[place] = max(state.best[place], level)
    state.renew_limits(seat)


def buy_level(state: Dominations, seat: i64, number: i64) -> None:
    """DN-72, DN-73: pay, put the piece if it is the first level, then fit the card."""
    level = next_level(state, number)
    state.push(FIT, seat, state.parts.level_card + level, BOUGHT)
    if state.land.pieces[number] == EMPTY:
        state.push(PIECE, seat, number)
    ask_payment(state, seat, number, 0, due(state, seat, level))
