"""Effects of one player at one moment: done in their order, or asked for where order or a trade before them matters."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.games.dominations.agenda import (
    EFFECT,
    ORDER,
    TO_TRADE,
    TRADE,
    WILD,
    first_of,
    seat_of,
    second_of,
)
from demesne.games.dominations.components import (
    ABOUT,
    ANY,
    DO,
    DOMAIN,
    FILL_RESERVE,
    INFLUENCE,
    KNOWLEDGE,
    OF_CITY,
    PER,
    PER_DOMAIN,
    PER_INFLUENCE,
    PER_REMAINING,
    PRODUCED,
    ROW,
    STEP,
    TILES,
    VP,
    WHEN,
    N,
)
from demesne.games.dominations.counting import is_in
from demesne.games.dominations.effects import amount
from demesne.games.dominations.table import OF_MASTERIES, OF_MONUMENTS, OF_ROLES, Table, entry
from demesne.games.dominations.trading import can_trade, is_own_turn
from demesne.games.dominations.tree import card_of, is_advanced

FIRST_EFFECT: Final[i64] = 2  # actions: one of the effects, by its place
PLAIN: Final[i64] = 0xFFFFFF  # instead of a row: knowledge of a Domain
NO_KNOWLEDGE: Final[i64] = -1


def new_effect(seat: i64, row: i64, domain: i64, number: i64 = 0) -> i64:
    """An effect to be done: the Domain it is about and, unless it counts when it is done, how much it gives."""
    return entry(EFFECT, seat, row, number << 4 | domain)


def fire(state: Table, seat: i64, when: i64, domain: i64) -> None:
    """Everything in a seat's tree that acts at this moment; the Domain of the Nodus or City that it is about."""
    resolve(state, seat, collect(state, vec[i64](), seat, when, domain))


def collect(state: Table, batch: vec[i64], seat: i64, when: i64, domain: i64) -> vec[i64]:
    """Add what acts at this moment in a seat's tree."""
    parts = state.parts
    for card in state.trees[seat].cards:
        face = parts.face(card_of(card), is_advanced(card))
        if parts.face_moments[face] & BIT[when] != 0:
            batch = collect_face(state, batch, seat, face, when, domain)
    return batch


def collect_face(state: Table, batch: vec[i64], seat: i64, face: i64, when: i64, domain: i64) -> vec[i64]:
    """Add what acts at this moment on one face."""
    parts = state.parts
    row = parts.first_effect[face]
    while row < parts.first_effect[face + 1]:
        if parts.effects[row + WHEN] == when and parts.effects[row + DO] != TILES:
            if is_in(domain, parts.effects[row + ABOUT]):
                batch = append(batch, new_effect(seat, row, domain if parts.effects[row + DOMAIN] == OF_CITY else 0))
        row += ROW
    return batch


def collect_by_production(state: Table, batch: vec[i64], seat: i64, domain: i64, before: i64) -> vec[i64]:
    """DN-39, DN-40: add gains by what was produced in a Domain, on the running total of the turn."""
    parts = state.parts
    for card in state.trees[seat].cards:
        face = parts.face(card_of(card), is_advanced(card))
        if parts.face_moments[face] & BIT[PRODUCED] != 0:
            row = parts.first_effect[face]
            while row < parts.first_effect[face + 1]:
                if parts.effects[row + WHEN] == PRODUCED and parts.effects[row + PER_DOMAIN] == domain:
                    step = parts.effects[row + STEP]
                    number = parts.effects[row + N] * (state.produced[domain] // step - before // step)
                    if number > 0:
                        batch = append(batch, new_effect(seat, row, domain, number))
                row += ROW
    return batch


def resolve(state: Table, seat: i64, batch: vec[i64]) -> None:
    """DN-134, DN-146, DN-150: do all of it, or ask for it one by one."""
    if len(batch) == 0:
        return
    if not is_trade_wanted(state, seat, batch) and not order_matters(state, seat, batch):
        for one in batch:
            act(state, one)
        return
    for i in range(len(batch) - 1, -1, -1):
        state.agenda = append(state.agenda, batch[i])
    state.push(ORDER, seat, len(batch))


def order_options(state: Table, seat: i64, number: i64) -> vec[i64]:
    """The effects that differ, and a trade before them; only the first if nothing depends on it any more."""
    last = len(state.agenda) - 2
    batch = vec[i64]([state.agenda[last - i] for i in range(number)])
    trade = is_trade_wanted(state, seat, batch)
    if not trade and not order_matters(state, seat, batch):
        return vec[i64]([FIRST_EFFECT])
    found = vec[i64]([TO_TRADE]) if trade else vec[i64]()
    for i in range(number):
        is_new = True
        for j in range(i):
            is_new = is_new and not is_alike(state, batch[j], batch[i])
        if is_new:
            found = append(found, FIRST_EFFECT + i)
    return found


def is_alike(state: Table, one: i64, other: i64) -> bool:
    """Whether two effects give the same, whichever comes first."""
    if one == other:
        return True
    if domain_given(state, one) == NO_KNOWLEDGE or counts_what_changes(state, one) or counts_what_changes(state, other):
        return False
    same_domain = domain_given(state, one) == domain_given(state, other)
    return same_domain and number_given(state, one) == number_given(state, other)


def counts_what_changes(state: Table, effect: i64) -> bool:
    """Whether how much an effect gives depends on what other effects give."""
    if first_of(effect) == PLAIN:
        return False
    return state.parts.effects[first_of(effect) + PER] in (PER_REMAINING, PER_INFLUENCE)


def choose_effect(state: Table, seat: i64, number: i64, action: i64) -> None:
    """Do one of the effects, and go on with the others."""
    if action == TO_TRADE:
        state.push(ORDER, seat, number)
        state.push(TRADE, seat)
        return
    place = len(state.agenda) - 1 - (action - FIRST_EFFECT)
    chosen = state.agenda[place]
    state.agenda = vec[i64]([state.agenda[i] for i in range(len(state.agenda)) if i != place])
    if number > 1:
        state.push(ORDER, seat, number - 1)
    act(state, chosen)


def act(state: Table, effect: i64) -> None:
    """One effect of those that happen once."""
    seat, row = seat_of(effect), first_of(effect)
    domain, number = domain_given(state, effect), number_given(state, effect)
    if domain == ANY:
        if number > 0:
            state.push(WILD, seat, number)
    elif domain != NO_KNOWLEDGE:
        if number > 0:
            state.gain(seat, domain, number)
    elif state.parts.effects[row + DO] == VP:
        state.score(seat, source_of(state, row), number)
    elif state.parts.effects[row + DO] == INFLUENCE:
        state.sway(seat, number)


def source_of(state: Table, row: i64) -> i64:
    """Where the points of an effect come from."""
    parts = state.parts
    if row < parts.first_effect[parts.level_face]:
        return OF_MASTERIES
    return OF_MONUMENTS if row < parts.first_effect[parts.role_face] else OF_ROLES


def domain_given(state: Table, effect: i64) -> i64:
    """The Domain of which an effect gives knowledge, ANY to be named, or NO_KNOWLEDGE."""
    row = first_of(effect)
    if row == PLAIN:
        return second_of(effect) & 15
    what, domain = state.parts.effects[row + DO], state.parts.effects[row + DOMAIN]
    if what != KNOWLEDGE and what != FILL_RESERVE:
        return NO_KNOWLEDGE
    return second_of(effect) & 15 if domain == OF_CITY else domain


def number_given(state: Table, effect: i64) -> i64:
    """DN-50: how much an effect gives, as things are now."""
    row, number = first_of(effect), second_of(effect) >> 4
    if number > 0:
        return number
    if state.parts.effects[row + DO] == FILL_RESERVE:
        return state.limits[6 * seat_of(effect) + state.parts.effects[row + DOMAIN]]
    return amount(state, seat_of(effect), row)


def is_trade_wanted(state: Table, seat: i64, batch: vec[i64]) -> bool:
    """DN-104: whether some of what comes would be lost, and a trade before it might prevent that."""
    for domain in range(6):
        free = state.limits[6 * seat + domain] - state.knowledge[6 * seat + domain]
        for one in batch:
            if domain_given(state, one) == domain:
                free -= number_given(state, one)
        if free < 0:
            return is_own_turn(state, seat) and can_trade(state, seat)
    return False


def order_matters(state: Table, seat: i64, batch: vec[i64]) -> bool:
    """Whether something counts what something else gives, or another order brings another number of points."""
    if len(batch) < 2:
        return False
    gives_knowledge, gives_influence, counts_knowledge, counts_influence = False, False, False, False
    for one in batch:
        if domain_given(state, one) != NO_KNOWLEDGE:
            gives_knowledge = True
        if first_of(one) != PLAIN:
            gives_influence = gives_influence or state.parts.effects[first_of(one) + DO] == INFLUENCE
            counts_knowledge = counts_knowledge or state.parts.effects[first_of(one) + PER] == PER_REMAINING
            counts_influence = counts_influence or state.parts.effects[first_of(one) + PER] == PER_INFLUENCE
    if (gives_knowledge and counts_knowledge) or (gives_influence and counts_influence):
        return True
    if gives_knowledge:
        for domain in range(6):
            if state.limits[6 * seat + domain] == state.parts.top_reserve():
                if points_differ(state, seat, domain, batch):
                    return True
    return False


def points_differ(state: Table, seat: i64, domain: i64, batch: vec[i64]) -> bool:
    """DN-55: whether the surplus of one Domain brings more points if the most comes first than if the least does."""
    numbers = vec[i64](sorted([number_given(state, one) for one in batch if domain_given(state, one) in (domain, ANY)]))
    before = state.knowledge[6 * seat + domain]
    limit = state.limits[6 * seat + domain]
    up, down, rising, falling = before, before, 0, 0
    for i in range(len(numbers)):
        up += numbers[i]
        down += numbers[len(numbers) - 1 - i]
        rising += 1 if up > limit else 0
        falling += 1 if down > limit else 0
        up, down = min(up, limit), min(down, limit)
    return rising != falling
