"""What cards and goals count: one small function for each word of `per`, and groups of Cities."""

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.games.dominations.components import DOMAIN_COUNT
from demesne.games.dominations.effects.effect import (
    PER_BOARD_CITY,
    PER_BOARD_MONUMENT,
    PER_CITY,
    PER_CITY_LEVEL,
    PER_CITY_LEVEL_NEAR_MONUMENT,
    PER_DOMAINS_WITH_CITY,
    PER_DOMAINS_WITH_NODUS,
    PER_INFLUENCE,
    PER_LARGEST_GROUP,
    PER_MASTERY,
    PER_MONUMENT_LEVEL_CARD,
    PER_NODUS,
    PER_PRODUCED,
    PER_REMAINING,
    Effect,
    is_in,
)
from demesne.games.dominations.map.land import EMPTY, Land
from demesne.games.dominations.map.lattice import across
from demesne.games.dominations.map.monuments import is_near
from demesne.games.dominations.state import Dominations
from demesne.games.dominations.tree import ABSENT


def count(state: Dominations, seat: i64, effect: Effect) -> i64:
    """What an effect counts."""
    per, domain = effect.per, effect.per_domain
    if per == PER_NODUS:
        return count_nodus(state, seat, domain)
    if per == PER_DOMAINS_WITH_NODUS:
        return count_domains_with_nodus(state, seat)
    if per == PER_DOMAINS_WITH_CITY:
        return count_domains_with_city(state, seat)
    if per == PER_CITY:
        return count_cities(state, seat, domain, effect.per_level)
    if per == PER_CITY_LEVEL:
        return count_city_levels(state, seat, domain)
    if per == PER_LARGEST_GROUP:
        return count_largest_group(state.land, seat)
    if per == PER_CITY_LEVEL_NEAR_MONUMENT:
        return count_city_levels_near_monuments(state, seat)
    if per == PER_MONUMENT_LEVEL_CARD:
        return state.trees[seat].count_levels(-1)
    if per == PER_MASTERY:
        return count_masteries(state, seat, effect)
    if per == PER_REMAINING:
        return count_remaining(state, seat, domain)
    if per == PER_PRODUCED:
        return state.produced[domain]
    if per == PER_INFLUENCE:
        return state.influence[seat]
    if per == PER_BOARD_CITY:
        return count_cities_of_all(state, domain)
    assert per == PER_BOARD_MONUMENT
    return count_monuments(state.land)


def count_nodus(state: Dominations, seat: i64, domain: i64) -> i64:
    """Whole Nodus in a tree."""
    found: i64 = 0
    for colour in range(DOMAIN_COUNT):
        if is_in(colour, domain):
            found += state.trees[seat].nodus[colour]
    return found


def count_domains_with_nodus(state: Dominations, seat: i64) -> i64:
    """Domains of which there is a whole Nodus in a tree."""
    found: i64 = 0
    for colour in range(DOMAIN_COUNT):
        if state.trees[seat].nodus[colour] > 0:
            found += 1
    return found


def count_domains_with_city(state: Dominations, seat: i64) -> i64:
    """Domains in which a seat has a City."""
    found: i64 = 0
    for domain in range(DOMAIN_COUNT):
        if state.best[DOMAIN_COUNT * seat + domain] > 0:
            found += 1
    return found


def count_cities(state: Dominations, seat: i64, domain: i64, least: i64) -> i64:
    """DN-65: Cities of a seat with this level at least."""
    found: i64 = 0
    land = state.land
    for slot in range(len(land.cities)):
        if land.level_for(slot, seat) >= least and is_in(land.camp(slot), domain):
            found += 1
    return found


def count_city_levels(state: Dominations, seat: i64, domain: i64) -> i64:
    """DN-65: markers of a seat on the map."""
    found: i64 = 0
    land = state.land
    for slot in range(len(land.cities)):
        level = land.level_for(slot, seat)
        if level > 0 and is_in(land.camp(slot), domain):
            found += level
    return found


def count_cities_of_all(state: Dominations, domain: i64) -> i64:
    """Cities on the map, whoever owns them."""
    found: i64 = 0
    for seat in range(state.players):
        found += count_cities(state, seat, domain, 1)
    return found


def count_monuments(land: Land) -> i64:
    """Monuments on the map."""
    found: i64 = 0
    for piece in land.pieces:
        if piece != EMPTY:
            found += 1
    return found


def count_city_levels_near_monuments(state: Dominations, seat: i64) -> i64:
    """City levels of a seat adjacent to any Monument, each once."""
    found: i64 = 0
    land = state.land
    for slot in range(len(land.cities)):
        level = land.level_for(slot, seat)
        if level > 0:
            near = False
            for number in range(len(land.pieces)):
                near = near or is_near(land, slot, number)
            if near:
                found += level
    return found


def count_masteries(state: Dominations, seat: i64, effect: Effect) -> i64:
    """Masteries in a tree with the side, the value and the Domain that count."""
    found: i64 = 0
    owned = state.trees[seat].owned
    for mastery in range(len(owned)):
        if owned[mastery] != ABSENT and effect.per_sides & BIT[owned[mastery]] != 0:
            if effect.per_values & BIT[state.parts.mastery_value[mastery]] != 0:
                if is_in(state.parts.mastery_domain[mastery], effect.per_domain):
                    found += 1
    return found


def count_remaining(state: Dominations, seat: i64, domain: i64) -> i64:
    """Knowledge that a seat has."""
    found: i64 = 0
    for one in range(DOMAIN_COUNT):
        if is_in(one, domain):
            found += state.knowledge[DOMAIN_COUNT * seat + one]
    return found


def city_groups(land: Land, seat: i64) -> vec[i64]:
    """DN-66: the sizes of the groups of connected Cities of a seat."""
    sizes = vec[i64]()
    seen = vec[i64]([0] * len(land.cities))
    for slot in range(len(land.cities)):
        if land.level_for(slot, seat) > 0 and seen[slot] == 0:
            seen[slot] = 1
            group = vec[i64]([slot])
            i: i64 = 0
            while i < len(group):
                cell = land.cell(group[i])
                for edge in range(3):
                    beside = land.slot_with_city(across(cell, edge))
                    if beside != EMPTY and land.owner(beside) == seat and seen[beside] == 0:
                        seen[beside] = 1
                        group = append(group, beside)
                i += 1
            sizes = append(sizes, len(group))
    return sizes


def count_largest_group(land: Land, seat: i64) -> i64:
    """The Cities in the largest chain of a seat."""
    largest: i64 = 0
    for size in city_groups(land, seat):
        if size > largest:
            largest = size
    return largest


def controller(state: Dominations, number: i64) -> i64:
    """DN-85, DN-144: who controls a Monument in play, or -1."""
    land = state.land
    if land.pieces[number] == EMPTY:
        return -1
    winner, most = -1, 0
    monument = land.monuments[number]
    first_card = state.parts.level_card + state.parts.first_level[monument]
    for i in range(state.players):
        seat = state.order[i]
        total = state.trees[seat].count_levels(monument)
        for slot in range(len(land.cities)):
            level = land.level_for(slot, seat)
            if level > 0 and is_near(land, slot, number):
                total += level
        if total > most or (total == most and total > 0 and state.trees[seat].holds(first_card)):
            winner, most = seat, total
    return winner
