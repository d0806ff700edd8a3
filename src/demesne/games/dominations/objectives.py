"""Objectives: one small function for each kind of goal, as progress towards what is wanted."""

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.games.dominations.components import (
    DOMAIN_COUNT,
    GOAL_ADJACENT,
    GOAL_CITIES,
    GOAL_INFLUENCE,
    GOAL_MASTERIES,
    GOAL_MONUMENTS,
    GOAL_NODUS,
    GOAL_NONADJACENT,
    GOALS_OF_AN_OBJECTIVE,
    mastery_of,
)
from demesne.games.dominations.effects.counting import city_groups, controller, count_cities, count_largest_group
from demesne.games.dominations.effects.effect import ANY
from demesne.games.dominations.state import UNKNOWN, Dominations
from demesne.games.dominations.tree import card_of


def goals_met(state: Dominations, seat: i64) -> i64:
    """DN-136: how many of the five goals a seat has met; none, if a position was written without its Objective."""
    met: i64 = 0
    if state.kept[2 * seat] == UNKNOWN:
        return met
    for goal in range(GOALS_OF_AN_OBJECTIVE):
        if is_met(state, seat, goal):
            met += 1
    return met


def is_met(state: Dominations, seat: i64, goal: i64) -> bool:
    """Whether a goal of a seat's Objective is met: no part falls short."""
    parts = progress(state, seat, goal)
    i: i64 = 0
    while i < len(parts):
        if parts[i] < parts[i + 1]:
            return False
        i += 2
    return True


def progress(state: Dominations, seat: i64, goal: i64) -> vec[i64]:
    """What there is and what is wanted, for each part of a goal of a seat's Objective."""
    table = state.parts.first_goal
    place = GOALS_OF_AN_OBJECTIVE * state.kept[2 * seat] + goal
    return goal_progress(state, seat, state.parts.goals, table[place], table[place + 1])


def goal_progress(state: Dominations, seat: i64, goals: vec[i64], first: i64, end: i64) -> vec[i64]:
    """What there is and what is wanted, for each part of a goal."""
    kind = goals[first]
    if kind == GOAL_CITIES:
        return cities(state, seat, goals, first)
    if kind == GOAL_ADJACENT:
        return vec[i64]([count_largest_group(state.land, seat), goals[first + 1]])
    if kind == GOAL_NONADJACENT:
        return vec[i64]([len(city_groups(state.land, seat)), goals[first + 1]])
    if kind == GOAL_MONUMENTS:
        return vec[i64]([count_controlled(state, seat), goals[first + 1]])
    if kind == GOAL_NODUS:
        return nodus(state, seat, goals, first)
    if kind == GOAL_INFLUENCE:
        return vec[i64]([state.influence[seat], goals[first + 1]])
    assert kind == GOAL_MASTERIES
    return masteries(state, seat, goals, first, end)


def cities(state: Dominations, seat: i64, goals: vec[i64], first: i64) -> vec[i64]:
    """DN-137: from the highest level down, Cities of that level or a higher one against all wanted so far."""
    found = vec[i64]()
    wanted: i64 = 0
    for level in range(3, 0, -1):
        wanted += goals[first + level]
        if goals[first + level] > 0:
            found = append(append(found, count_cities(state, seat, ANY, level)), wanted)
    return found


def count_controlled(state: Dominations, seat: i64) -> i64:
    """DN-140: Monuments that a seat controls."""
    found: i64 = 0
    for number in range(len(state.land.monuments)):
        if controller(state, number) == seat:
            found += 1
    return found


def nodus(state: Dominations, seat: i64, goals: vec[i64], first: i64) -> vec[i64]:
    """DN-141: whole Nodus of each colour wanted."""
    found = vec[i64]()
    for colour in range(DOMAIN_COUNT):
        if goals[first + 1 + colour] > 0:
            found = append(append(found, state.trees[seat].nodus[colour]), goals[first + 1 + colour])
    return found


def masteries(state: Dominations, seat: i64, goals: vec[i64], first: i64, end: i64) -> vec[i64]:
    """DN-143: for each group, cards of exactly that value in those Domains."""
    found = vec[i64]()
    group = first + 1
    while group < end:
        have: i64 = 0
        for entry in state.trees[seat].cards:
            card = card_of(entry)
            if card < state.parts.level_card and state.parts.mastery_value[mastery_of(card)] == goals[group + 1]:
                if goals[group + 2] & BIT[state.parts.mastery_domain[mastery_of(card)]] != 0:
                    have += 1
        found = append(append(found, have), goals[group])
        group += 3
    return found
