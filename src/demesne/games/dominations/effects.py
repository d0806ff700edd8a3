"""What cards and Roles do: one small function for each word of `do`, and the sums of standing effects."""

from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.games.dominations.agenda import WILD
from demesne.games.dominations.components import (
    ANY,
    CAMP_BONUS,
    DISCOUNT,
    DO,
    DOMAIN,
    EXCHANGE,
    FILL_RESERVE,
    GET,
    GET_DOMAIN,
    GIVE,
    GIVE_DOMAIN,
    INFLUENCE,
    KNOWLEDGE,
    NODUS,
    NODUS_CREATED,
    OF_CAMP,
    OF_CITY,
    PASSIVE,
    PER,
    PER_DOMAIN,
    PER_NOTHING,
    PRODUCED,
    ROLE_BONUS,
    ROW,
    STEP,
    TARGET,
    VP,
    WHEN,
    N,
)
from demesne.games.dominations.counting import count, is_in
from demesne.games.dominations.table import OF_MASTERIES, OF_MONUMENTS, OF_ROLES, Table
from demesne.games.dominations.tree import card_of, is_advanced


def amount(state: Table, seat: i64, row: i64) -> i64:
    """How much an effect gives: its number, or that many for each thing counted."""
    parts = state.parts
    per = parts.effects[row + PER]
    if per == PER_NOTHING:
        return parts.effects[row + N]
    return parts.effects[row + N] * (count(state, seat, per, row) // parts.effects[row + STEP])


def fire(state: Table, seat: i64, when: i64, domain: i64) -> None:
    """Everything in a seat's tree that acts at this moment; the Domain of the Nodus or City that it is about."""
    parts = state.parts
    for entry in state.trees[seat].cards:
        face = parts.face(card_of(entry), is_advanced(entry))
        if parts.face_moments[face] & BIT[when] != 0:
            fire_face(state, seat, face, when, domain)


def fire_face(state: Table, seat: i64, face: i64, when: i64, domain: i64) -> None:
    """Everything on one face that acts at this moment."""
    parts = state.parts
    source = OF_MASTERIES if face < parts.level_face else OF_MONUMENTS if face < parts.role_face else OF_ROLES
    row = parts.first_effect[face]
    while row < parts.first_effect[face + 1]:
        if parts.effects[row + WHEN] == when:
            if when != NODUS_CREATED or is_in(domain, parts.effects[row + NODUS]):
                act(state, seat, row, source, domain)
        row += ROW


def act(state: Table, seat: i64, row: i64, source: i64, domain: i64) -> None:
    """One effect of those that happen once."""
    what = state.parts.effects[row + DO]
    if what == KNOWLEDGE:
        give_knowledge(state, seat, state.parts.effects[row + DOMAIN], amount(state, seat, row), domain)
    elif what == VP:
        state.score(seat, source, amount(state, seat, row))
    elif what == INFLUENCE:
        state.sway(seat, amount(state, seat, row))
    elif what == FILL_RESERVE:
        filled = state.parts.effects[row + DOMAIN]
        state.gain(seat, filled, state.limits[6 * seat + filled])


def give_knowledge(state: Table, seat: i64, wanted: i64, number: i64, domain: i64) -> None:
    """DN-50: knowledge of a Domain, or Vestigium to be named by the player."""
    if number <= 0:
        return
    if wanted == ANY:
        state.push(WILD, seat, number)
    elif wanted == OF_CITY:
        state.gain(seat, domain, number)
    else:
        state.gain(seat, wanted, number)


def pay_for_production(state: Table, seat: i64, domain: i64, before: i64) -> None:
    """DN-39, DN-40: gains by what was produced in a Domain, on the running total of the turn."""
    parts = state.parts
    for entry in state.trees[seat].cards:
        face = parts.face(card_of(entry), is_advanced(entry))
        if parts.face_moments[face] & BIT[PRODUCED] != 0:
            row = parts.first_effect[face]
            while row < parts.first_effect[face + 1]:
                if parts.effects[row + WHEN] == PRODUCED and parts.effects[row + PER_DOMAIN] == domain:
                    step = parts.effects[row + STEP]
                    times = state.produced[domain] // step - before // step
                    give_knowledge(state, seat, parts.effects[row + DOMAIN], parts.effects[row + N] * times, domain)
                row += ROW


def standing(state: Table, seat: i64, what: i64, target: i64) -> i64:
    """The sum of a standing effect over a seat's tree: a discount for a target, a bonus for a Domain."""
    parts = state.parts
    total: i64 = 0
    for entry in state.trees[seat].cards:
        face = parts.face(card_of(entry), is_advanced(entry))
        if parts.face_moments[face] & BIT[PASSIVE] != 0:
            row = parts.first_effect[face]
            while row < parts.first_effect[face + 1]:
                if parts.effects[row + WHEN] == PASSIVE and parts.effects[row + DO] == what:
                    if what == DISCOUNT:
                        if parts.effects[row + TARGET] & target != 0:
                            total += amount(state, seat, row)
                    elif is_in(target, parts.effects[row + DOMAIN]):
                        total += amount(state, seat, row)
                row += ROW
    return total


def discount(state: Table, seat: i64, target: i64) -> i64:
    """DN-105: how much less a seat pays."""
    return standing(state, seat, DISCOUNT, target)


def role_bonus(state: Table, seat: i64, domain: i64) -> i64:
    """DN-121: what is added to remaining knowledge."""
    return standing(state, seat, ROLE_BONUS, domain)


def ripen_camp(state: Table, seat: i64, camp: i64) -> None:
    """DN-38, DN-125: what Camps of a seat produce beside the usual."""
    parts = state.parts
    for entry in state.trees[seat].cards:
        ripen_by_face(state, seat, parts.face(card_of(entry), is_advanced(entry)), camp)
    for domain in range(6):
        if state.roles[domain] == seat:
            ripen_by_face(state, seat, parts.role_face + domain, camp)


def ripen_by_face(state: Table, seat: i64, face: i64, camp: i64) -> None:
    """What one face adds to a Camp."""
    parts = state.parts
    if parts.face_moments[face] & BIT[PASSIVE] == 0:
        return
    row = parts.first_effect[face]
    while row < parts.first_effect[face + 1]:
        if parts.effects[row + WHEN] == PASSIVE and parts.effects[row + DO] == CAMP_BONUS:
            domain = camp if parts.effects[row + DOMAIN] == OF_CAMP else parts.effects[row + DOMAIN]
            state.harvest[domain] += amount(state, seat, row)
            state.ripe[domain] += amount(state, seat, row)
        row += ROW


def rate(state: Table, seat: i64, given: i64, got: i64) -> i64:
    """DN-104: the best exchange of one Domain for another: 64 * what is given + what is got, or 0."""
    parts = state.parts
    best: i64 = 0
    for entry in state.trees[seat].cards:
        face = parts.face(card_of(entry), is_advanced(entry))
        if parts.face_moments[face] & BIT[PASSIVE] != 0:
            row = parts.first_effect[face]
            while row < parts.first_effect[face + 1]:
                if parts.effects[row + WHEN] == PASSIVE and parts.effects[row + DO] == EXCHANGE:
                    if is_in(given, parts.effects[row + GIVE_DOMAIN]) and is_in(got, parts.effects[row + GET_DOMAIN]):
                        give, get = parts.effects[row + GIVE], parts.effects[row + GET]
                        if best == 0 or get * (best >> 6) > (best & 63) * give:
                            best = give << 6 | get
                row += ROW
    return best


def role_with(state: Table, seat: i64, what: i64) -> i64:
    """The Domain of a Role that a seat has and that does this, or -1."""
    parts = state.parts
    for domain in range(6):
        if state.roles[domain] == seat:
            row = parts.first_effect[parts.role_face + domain]
            while row < parts.first_effect[parts.role_face + domain + 1]:
                if parts.effects[row + DO] == what:
                    return domain
                row += ROW
    return -1


def role_amount(state: Table, seat: i64, what: i64) -> i64:
    """How much the Roles of a seat give of this."""
    parts = state.parts
    total: i64 = 0
    for domain in range(6):
        if state.roles[domain] == seat:
            row = parts.first_effect[parts.role_face + domain]
            while row < parts.first_effect[parts.role_face + domain + 1]:
                if parts.effects[row + DO] == what:
                    total += parts.effects[row + N]
                row += ROW
    return total
