"""Effects of one player at one moment: done in their order, or asked for where order or a trade before them matters."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.games.dominations.agenda import EFFECT, ORDER, WILD, Entry
from demesne.games.dominations.components import DOMAIN_COUNT
from demesne.games.dominations.effects.effect import (
    ANY,
    FILL_RESERVE,
    IMMEDIATE,
    INFLUENCE,
    KNOWLEDGE,
    OF_CITY,
    PER_INFLUENCE,
    PER_REMAINING,
    PRODUCED,
    TILES,
    VP,
    Effect,
    is_in,
)
from demesne.games.dominations.effects.standing import amount
from demesne.games.dominations.questions.trade import can_trade, is_own_turn
from demesne.games.dominations.state import OF_MASTERIES, OF_MONUMENTS, OF_ROLES, Dominations

NO_KNOWLEDGE: Final[i64] = -1


def new_effect(seat: i64, effect: i64, domain: i64, number: i64 = 0) -> Entry:
    """An effect to be done: the Domain it is about and, unless it counts when it is done, how much it gives."""
    return Entry(EFFECT, seat, effect, 0, domain, number)


def fire(state: Dominations, seat: i64, when: i64, domain: i64) -> None:
    """Everything in a seat's tree that acts at this moment; the Domain of the Nodus or City that it is about."""
    resolve(state, seat, collect(state, vec[Entry](), seat, when, domain))


def collect(state: Dominations, batch: vec[Entry], seat: i64, when: i64, domain: i64) -> vec[Entry]:
    """Add what acts at this moment in a seat's tree."""
    for effect in state.trees[seat].acting[when]:
        batch = collect_one(batch, seat, effect, domain)
    return batch


def collect_face(state: Dominations, batch: vec[Entry], seat: i64, face: i64, domain: i64) -> vec[Entry]:
    """Add what acts at once on one face."""
    for effect in state.parts.faces[face]:
        if effect.when == IMMEDIATE:
            batch = collect_one(batch, seat, effect, domain)
    return batch


def collect_one(batch: vec[Entry], seat: i64, effect: Effect, domain: i64) -> vec[Entry]:
    """Add an effect, if it is about this Domain; tiles are counted where they are drawn."""
    if effect.do == TILES or not is_in(domain, effect.about):
        return batch
    return append(batch, new_effect(seat, effect.number, domain if effect.domain == OF_CITY else 0))


def collect_by_production(state: Dominations, batch: vec[Entry], seat: i64, domain: i64, before: i64) -> vec[Entry]:
    """DN-39, DN-40: add gains by what was produced in a Domain, on the running total of the turn."""
    for effect in state.trees[seat].acting[PRODUCED]:
        if effect.per_domain == domain:
            number = effect.n * (state.produced[domain] // effect.step - before // effect.step)
            if number > 0:
                batch = append(batch, new_effect(seat, effect.number, domain, number))
    return batch


def resolve(state: Dominations, seat: i64, batch: vec[Entry]) -> None:
    """DN-134, DN-146, DN-150: do all of it, or ask for it one by one."""
    if len(batch) == 0:
        return
    if not is_trade_wanted(state, seat, batch) and not order_matters(state, seat, batch):
        for one in batch:
            do_effect(state, one)
        return
    for i in range(len(batch) - 1, -1, -1):
        state.agenda = append(state.agenda, batch[i])
    state.push(ORDER, seat, number=len(batch))


def do_effect(state: Dominations, entry: Entry) -> None:
    """One effect of those that happen once."""
    effect = state.parts.effects[entry.about]
    domain, number = domain_given(state, entry), number_given(state, entry)
    if domain == ANY:
        if number > 0:
            state.push(WILD, entry.seat, number=number)
    elif domain != NO_KNOWLEDGE:
        if number > 0:
            state.gain(entry.seat, domain, number)
    elif effect.do == VP:
        state.score(entry.seat, source_of(state, effect), number)
    elif effect.do == INFLUENCE:
        state.gain_influence(entry.seat, number)


def source_of(state: Dominations, effect: Effect) -> i64:
    """Where the points of an effect come from."""
    if effect.face < state.parts.level_face:
        return OF_MASTERIES
    return OF_MONUMENTS if effect.face < state.parts.role_face else OF_ROLES


def domain_given(state: Dominations, entry: Entry) -> i64:
    """The Domain of which an effect gives knowledge, ANY to be named, or NO_KNOWLEDGE."""
    effect = state.parts.effects[entry.about]
    if effect.do != KNOWLEDGE and effect.do != FILL_RESERVE:
        return NO_KNOWLEDGE
    return entry.domain if effect.domain == OF_CITY else effect.domain


def number_given(state: Dominations, entry: Entry) -> i64:
    """DN-50: how much an effect gives, as things are now."""
    if entry.number > 0:
        return entry.number
    effect = state.parts.effects[entry.about]
    if effect.do == FILL_RESERVE:
        return state.limits[DOMAIN_COUNT * entry.seat + effect.domain]
    return amount(state, entry.seat, effect)


def is_trade_wanted(state: Dominations, seat: i64, batch: vec[Entry]) -> bool:
    """DN-104: whether some of what comes would be lost, and a trade before it might prevent that."""
    for one in batch:
        domain = domain_given(state, one)
        if 0 <= domain < DOMAIN_COUNT and is_too_much(state, seat, batch, domain):
            return is_own_turn(state, seat) and can_trade(state, seat)
    return False


def is_too_much(state: Dominations, seat: i64, batch: vec[Entry], domain: i64) -> bool:
    """Whether a seat has no room for all that comes of a Domain."""
    free = state.limits[DOMAIN_COUNT * seat + domain] - state.knowledge[DOMAIN_COUNT * seat + domain]
    for one in batch:
        if domain_given(state, one) == domain:
            free -= number_given(state, one)
    return free < 0


def order_matters(state: Dominations, seat: i64, batch: vec[Entry]) -> bool:
    """Whether something counts what something else gives, or another order brings another number of points."""
    if len(batch) < 2:
        return False
    gives_knowledge, gives_influence, counts_knowledge, counts_influence = False, False, False, False
    for one in batch:
        effect = state.parts.effects[one.about]
        gives_knowledge = gives_knowledge or domain_given(state, one) != NO_KNOWLEDGE
        gives_influence = gives_influence or effect.do == INFLUENCE
        counts_knowledge = counts_knowledge or effect.per == PER_REMAINING
        counts_influence = counts_influence or effect.per == PER_INFLUENCE
    if (gives_knowledge and counts_knowledge) or (gives_influence and counts_influence):
        return True
    if gives_knowledge:
        for domain in range(DOMAIN_COUNT):
            if state.limits[DOMAIN_COUNT * seat + domain] == state.parts.top_reserve():
                if points_differ(state, seat, domain, batch):
                    return True
    return False


def points_differ(state: Dominations, seat: i64, domain: i64, batch: vec[Entry]) -> bool:
    """DN-55: whether the surplus of one Domain brings more points if the most comes first than if the least does."""
    numbers = vec[i64](sorted([number_given(state, one) for one in batch if domain_given(state, one) in (domain, ANY)]))
    before = state.knowledge[DOMAIN_COUNT * seat + domain]
    limit = state.limits[DOMAIN_COUNT * seat + domain]
    up, down, rising, falling = before, before, 0, 0
    for i in range(len(numbers)):
        up += numbers[i]
        down += numbers[len(numbers) - 1 - i]
        rising += 1 if up > limit else 0
        falling += 1 if down > limit else 0
        up, down = min(up, limit), min(down, limit)
    return rising != falling
