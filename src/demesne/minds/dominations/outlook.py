"""What a seat's position is likely to be worth at the end, in hundredths of a point: for bots and hints."""

from typing import Final

from mypy_extensions import i64

from demesne.games.dominations.components import (
    DOMAIN_COUNT,
    GOAL_CITIES,
    GOAL_INFLUENCE,
    GOAL_MASTERIES,
    GOAL_MONUMENTS,
    GOAL_NODUS,
    GOALS_OF_AN_OBJECTIVE,
    SOURCE_COUNT,
)
from demesne.games.dominations.effects.effect import (
    CAMP_BONUS,
    CITY_ACTIVATED,
    CITY_BUILT,
    DISCOUNT,
    END_ERA,
    EXCHANGE,
    IMMEDIATE,
    INFLUENCE,
    KNOWLEDGE,
    LOCUS,
    NODUS_CREATED,
    PASSIVE,
    PRODUCED,
    RESERVE,
    ROLE_BONUS,
    ROLE_OBTAINED,
    START_ERA,
    START_TURN,
    VP,
    Effect,
)
from demesne.games.dominations.effects.standing import amount
from demesne.games.dominations.eras import role_points
from demesne.games.dominations.objectives import progress
from demesne.games.dominations.state import UNKNOWN, Dominations

POINT: Final[i64] = 100
#: what a first, second ... unit of knowledge of a Domain is worth, in hundredths of a point, late in the game less
UNIT: Final[i64] = 45
NODUS_WORTH: Final[i64] = 60
#: what a goal takes, in knowledge, for each Nodus, Influence and Monument that it wants
NODUS_COST: Final[i64] = 3
INFLUENCE_COST: Final[i64] = 2
MONUMENT_COST: Final[i64] = 12
#: what a player has to spend in a game, roughly
BUDGET: Final[i64] = 100
#: what the first, second ... goal adds, as on the scale of Objectives
GOAL: Final[i64] = 1500


def turns_left(state: Dominations, seat: i64) -> i64:
    """How many turns a seat still has, this one not counted."""
    turns = state.parts.turns
    begun = state.turn // state.players + (1 if state.turn % state.players > state.rank(seat) else 0)
    return (state.parts.eras - state.era) * turns - begun


def ends_left(state: Dominations) -> i64:
    """How many ends of an Era are still to come."""
    return state.parts.eras - state.era


def outlook(state: Dominations, seat: i64) -> i64:
    """Points so far, and what Influence, cards, goals and knowledge promise."""
    total: i64 = 0
    for source in range(SOURCE_COUNT):
        total += POINT * state.points[SOURCE_COUNT * seat + source]
    ends, turns = ends_left(state), turns_left(state, seat)
    total += POINT * state.influence[seat] * ends
    for effects in state.trees[seat].acting:
        for effect in effects:
            total += promise(state, seat, effect, ends, turns)
    for domain in range(DOMAIN_COUNT):
        total += store(state, seat, domain, ends, turns)
        total += NODUS_WORTH * min(state.trees[seat].nodus[domain], 6)
    return total + cities(state, seat, turns) + goals(state, seat)


def promise(state: Dominations, seat: i64, effect: Effect, ends: i64, turns: i64) -> i64:
    """What an effect is likely to bring until the end."""
    when, what, number = effect.when, effect.do, effect.n
    unit = POINT if what == VP else ends * POINT if what == INFLUENCE else UNIT if what == KNOWLEDGE else 0
    if when == IMMEDIATE:
        return 0
    if when == END_ERA:
        return unit * amount(state, seat, effect) * ends
    if when == START_TURN:
        return unit * number * turns
    if when == START_ERA:
        return unit * number * (ends - 1)
    if when == PRODUCED:
        return unit * number * turns * 8 // 10
    if when == NODUS_CREATED:
        return unit * number * turns * 4 // 10
    if when == CITY_BUILT:
        return unit * number * turns * 8 // 10
    if when == CITY_ACTIVATED:
        return unit * number * turns
    if when == LOCUS:
        return unit * number * turns * 2 // 10
    if when == ROLE_OBTAINED:
        return unit * number * ends * 2
    if when == PASSIVE:
        return lasting(what, number, ends, turns)
    return unit * number * turns * 6 // 10


def lasting(what: i64, number: i64, ends: i64, turns: i64) -> i64:
    """What a standing effect is likely to bring until the end."""
    if what == DISCOUNT:
        return UNIT * number * turns * 7 // 10
    if what == CAMP_BONUS:
        return UNIT * number * turns
    if what == EXCHANGE:
        return UNIT * turns // 2
    if what == RESERVE:
        return UNIT * number * ends
    if what == ROLE_BONUS:
        return POINT * number * ends
    return 0


def store(state: Dominations, seat: i64, domain: i64, ends: i64, turns: i64) -> i64:
    """What knowledge is worth to spend, and at the end of an Era to take a Role with."""
    have = state.knowledge[DOMAIN_COUNT * seat + domain]
    left_in_era = turns - (ends - 1) * state.parts.turns
    total = have * UNIT if turns > 0 else have * 10
    if left_in_era <= 0:
        total = have * 12
        most: i64 = 0
        for other in range(state.players):
            if other != seat:
                most = max(most, state.knowledge[DOMAIN_COUNT * other + domain])
        if have > most:
            total += POINT * role_points(state, domain)
    return total + 8 * (state.limits[DOMAIN_COUNT * seat + domain] - 5) * ends


def cities(state: Dominations, seat: i64, turns: i64) -> i64:
    """What Cities are likely to be activated for."""
    levels = state.parts.markers - state.markers[seat]
    return levels * min(turns, 8) * 8


def goals(state: Dominations, seat: i64) -> i64:
    """What the goals of the Objective promise: those met in full, the others by the square of their progress."""
    if state.kept[2 * seat] == UNKNOWN:
        return 0
    total: i64 = 0
    for goal in range(GOALS_OF_AN_OBJECTIVE):
        parts = progress(state, seat, goal)
        have: i64 = 0
        want: i64 = 0
        i: i64 = 0
        while i < len(parts):
            have += min(parts[i], parts[i + 1])
            want += parts[i + 1]
            i += 2
        total += GOAL * have * have // (want * want) if want > 0 else 0
        if have >= want:
            total += GOAL // 3
    return total


def objective_promise(state: Dominations, objective: i64) -> i64:
    """DN-136: what an Objective promises before anything is done for it: the less its goals take, the more."""
    total: i64 = 0
    for goal in range(GOALS_OF_AN_OBJECTIVE):
        place = GOALS_OF_AN_OBJECTIVE * objective + goal
        total += GOAL * BUDGET // (BUDGET + goal_cost(state, place))
    return total


def goal_cost(state: Dominations, place: i64) -> i64:
    """DN-137 to DN-143: how much knowledge a goal takes, roughly."""
    goals, first, end = state.parts.goals, state.parts.first_goal[place], state.parts.first_goal[place + 1]
    kind, total = goals[first], goals[first + 1]
    if kind == GOAL_CITIES:
        cost: i64 = 0
        total = 0
        for level in range(1, 4):
            cost += state.parts.city_cost[level - 1]
            total += goals[first + level] * cost
        return total
    if kind == GOAL_NODUS:
        for i in range(first + 2, end):
            total += goals[i]
        return NODUS_COST * total
    if kind == GOAL_MASTERIES:
        total = 0
        for i in range(first + 1, end, 3):
            total += goals[i] * goals[i + 1]
        return total
    if kind == GOAL_MONUMENTS:
        return MONUMENT_COST * total
    return total * (INFLUENCE_COST if kind == GOAL_INFLUENCE else state.parts.city_cost[0])


def monument_promise(state: Dominations, monument: i64) -> i64:
    """DN-72, DN-77, DN-79: what a Monument promises: its reward, and what its levels bring beyond their price."""
    parts = state.parts
    total = POINT * parts.rewards[monument].points
    for level in range(parts.first_level[monument], parts.first_level[monument + 1]):
        total += POINT * parts.face_vp[parts.level_face + level]
        for domain in range(DOMAIN_COUNT):
            total -= UNIT * parts.level_cost[DOMAIN_COUNT * level + domain]
    return total
