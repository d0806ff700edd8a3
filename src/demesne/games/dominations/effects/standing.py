"""Standing effects of a seat's tree and Roles, and how much an effect gives."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.games.dominations.components import DOMAIN_COUNT
from demesne.games.dominations.effects.counting import count
from demesne.games.dominations.effects.effect import (
    CAMP_BONUS,
    DISCOUNT,
    OF_CAMP,
    PASSIVE,
    PER_NOTHING,
    PRODUCED,
    ROLE_BONUS,
    START_ERA,
    TILES,
    Effect,
    is_in,
)
from demesne.games.dominations.state import Dominations

NO_SUM: Final = vec[i64]([0] * 7)  # by Domain, and last of any; never changed


def amount(state: Dominations, seat: i64, effect: Effect) -> i64:
    """How much an effect gives: its number, or that many for each thing counted."""
    if effect.per == PER_NOTHING:
        return effect.n
    return effect.n * (count(state, seat, effect) // effect.step)


def feeds(state: Dominations, seat: i64, domain: i64) -> bool:
    """DN-39: whether a seat gains by what it produces in a Domain."""
    for effect in state.trees[seat].acting[PRODUCED]:
        if effect.per_domain == domain:
            return True
    return False


def standing(state: Dominations, seat: i64, what: i64, targets: i64) -> vec[i64]:
    """By Domain, the sum of a standing effect over a seat's tree; last, of what is about no one Domain. Read only."""
    total, is_new = NO_SUM, False
    for effect in state.trees[seat].acting[PASSIVE]:
        if effect.do == what and effect.targets & targets == targets:
            if not is_new:
                total, is_new = NO_SUM[:], True
            number = amount(state, seat, effect)
            for domain in range(7):
                if is_in(domain, effect.domain):
                    total[domain] += number
    return total


def discounts(state: Dominations, seat: i64, target: i64) -> vec[i64]:
    """DN-105: by Domain, how much less a seat pays in it; last, how much less of any."""
    return standing(state, seat, DISCOUNT, target)


def purse(state: Dominations, seat: i64, target: i64) -> vec[i64]:
    """By Domain, what a seat can pay: its knowledge, and how much less it pays."""
    less = discounts(state, seat, target)
    found = state.knowledge[DOMAIN_COUNT * seat : DOMAIN_COUNT * (seat + 1)]
    for domain in range(DOMAIN_COUNT):
        found[domain] += less[domain]
    return found


def role_bonus(state: Dominations, seat: i64, domain: i64) -> i64:
    """DN-121: what is added to remaining knowledge."""
    return standing(state, seat, ROLE_BONUS, 0)[domain]


def more_tiles(state: Dominations, seat: i64) -> i64:
    """DN-123: how many more tiles than usual a seat draws to, by its tree and its Roles."""
    total: i64 = 0
    for effect in acting_with_roles(state, seat, START_ERA):
        if effect.do == TILES:
            total += effect.n
    return total


def add_camp_bonus(state: Dominations, seat: i64, camp: i64) -> None:
    """DN-38, DN-125: what Camps of a seat produce beside the usual."""
    for effect in acting_with_roles(state, seat, PASSIVE):
        if effect.do == CAMP_BONUS:
            domain = camp if effect.domain == OF_CAMP else effect.domain
            number = amount(state, seat, effect)
            state.harvest[domain] += number
            state.ripe[domain] += number


def acting_with_roles(state: Dominations, seat: i64, when: i64) -> list[Effect]:
    """The effects of a seat's tree, then of its Roles, that act at a moment."""
    found = state.trees[seat].acting[when][:]
    for domain in range(DOMAIN_COUNT):
        if state.roles[domain] == seat:
            for effect in state.parts.faces[state.parts.role_face + domain]:
                if effect.when == when:
                    found.append(effect)
    return found


def role_with(state: Dominations, seat: i64, what: i64) -> i64:
    """The Domain of a Role that a seat has and that does this, or -1."""
    for domain in range(DOMAIN_COUNT):
        if state.roles[domain] == seat:
            for effect in state.parts.faces[state.parts.role_face + domain]:
                if effect.do == what:
                    return domain
    return -1
