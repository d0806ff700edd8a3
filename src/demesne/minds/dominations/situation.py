"""A seat at a moment of the game: the time that is left, and what knowledge, effects and goals promise it.

All values are thousandths of a point.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.core.state import OVER
from demesne.games.dominations.agenda import CONSTRUCT, DEVELOP
from demesne.games.dominations.components import GOALS_OF_AN_OBJECTIVE
from demesne.games.dominations.effects.effect import (
    CAMP_BONUS,
    DISCOUNT,
    END_ERA,
    EXCHANGE,
    FILL_RESERVE,
    IMMEDIATE,
    INFLUENCE,
    KNOWLEDGE,
    PASSIVE,
    PER_NODUS,
    PER_NOTHING,
    PER_REMAINING,
    RESERVE,
    ROLE_BONUS,
    ROLE_OBTAINED,
    START_ERA,
    VP,
    Effect,
)
from demesne.games.dominations.effects.standing import amount
from demesne.games.dominations.eras import role_points
from demesne.games.dominations.objectives import progress
from demesne.games.dominations.state import UNKNOWN, Dominations
from demesne.minds.dominations import weights
from demesne.minds.dominations.outlook import ends_left, turns_left

POINT: Final[i64] = 1000
SURE: Final[i64] = 1024


class Situation:
    """What holds for a seat at a moment."""

    def __init__(self, state: Dominations, seat: i64, now: i64) -> None:
        self.state: Final = state
        self.seat: Final[i64] = seat
        self.ends: Final[i64] = ends_left(state)
        later = turns_left(state, seat)
        self.turns: Final[i64] = later + now  # in which something can be bought
        self.spending: Final[i64] = later - (self.ends - 1) * state.parts.turns + now  # of these, in this Era
        self.unit: Final[i64] = weights.UNIT[min(self.ends, 3)]  # what knowledge is worth, each

    def worth(self) -> i64:
        """Points so far, and what Influence, cards, knowledge, Cities, Roles and goals promise."""
        state, seat = self.state, self.seat
        total: i64 = 0
        i: i64 = 6 * seat
        while i < 6 * seat + 6:
            total += POINT * state.points[i]
            i += 1
        if state.actor == OVER:
            return total
        total += POINT * state.influence[seat] * self.ends
        for effects in state.trees[seat].acting:
            for effect in effects:
                total += self.promise(effect)
        nodus = state.trees[seat].nodus
        i = 0
        while i < 6:
            total += self.store(i, state.knowledge[6 * seat + i])
            total += weights.LIMIT * (state.limits[6 * seat + i] - 5) * self.turns >> 3
            total += weights.NODUS * min(nodus[i], 6)
            if state.roles[i] == seat:
                total += self.unit * weights.ROLE[i] * self.spending >> 3
            i += 1
        levels = state.parts.markers - state.markers[seat]
        total += weights.CITY * levels * self.turns * self.unit >> 13
        return total + self.goals()

    # Knowledge

    def store(self, domain: i64, have: i64) -> i64:
        """What so much knowledge of a Domain is worth: to spend in this Era, and to take a Role with at its end."""
        if self.spending <= 0:
            return self.left_over(domain, have)
        value = have * self.unit
        if have > 9:
            value -= (have - 9) * self.unit * weights.MORE_THAN_NINE >> 10
        if have < 9:
            value -= (9 - have) * have * weights.SHORT_OF_NINE
        if self.spending == 1:
            return value * weights.LAST_TURN >> 10
        return value * weights.LAST_TURNS >> 10 if self.spending == 2 else value

    def left_over(self, domain: i64, have: i64) -> i64:
        """What knowledge is worth that cannot be spent any more."""
        if have == 0:
            return 0
        state = self.state
        value = have * weights.LEFT_OVER
        most: i64 = 0
        seat: i64 = 0
        while seat < state.players:
            if seat != self.seat:
                most = max(most, state.knowledge[6 * seat + domain])
            seat += 1
        if have > most:
            value += POINT * role_points(state, domain) + (weights.ROLE_AHEAD if self.ends > 1 else 0)
        return value

    # Effects

    def promise(self, effect: Effect) -> i64:
        """What an effect in the tree is likely to bring until the end."""
        when = effect.when
        if when == PASSIVE:
            return self.lasting(effect)
        if when == IMMEDIATE:
            return 0
        each = self.each(effect)
        if when == END_ERA:
            return self.each_era(effect, each)
        if when == START_ERA:
            return each * effect.n * (self.ends - 1) * weights.START_ERA >> 10
        if when == ROLE_OBTAINED:
            return each * effect.n * self.ends * weights.ROLES_TAKEN >> 10
        return each * effect.n * self.turns * weights.RATE[when] >> 10

    def each(self, effect: Effect) -> i64:
        """What one of that is worth which an effect gives."""
        what = effect.do
        if what == VP:
            return POINT
        if what == INFLUENCE:
            return POINT * self.ends
        return self.unit if what in (KNOWLEDGE, FILL_RESERVE) else 0

    def each_era(self, effect: Effect, each: i64) -> i64:
        """What an effect brings at the ends of Eras, with what it counts growing on."""
        state, ends = self.state, self.ends
        if effect.per == PER_NOTHING:
            return each * effect.n * ends
        if effect.per == PER_REMAINING:
            now = amount(state, self.seat, effect) if self.spending <= 0 else 0
            later = ends if now == 0 else ends - 1
            return each * now + (each * effect.n * weights.REMAINING * later >> 10)
        growth = weights.GROWTH[effect.per]
        if effect.per == PER_NODUS and effect.per_domain > 5:
            growth *= weights.ALL_NODUS
        waiting = ends * self.turns - state.parts.turns * (ends * (ends - 1) >> 1)  # turns until all these ends
        grown = effect.n * growth * waiting // effect.step
        return each * amount(state, self.seat, effect) * ends + (each * grown >> 10)

    def lasting(self, effect: Effect) -> i64:
        """What a standing effect is likely to bring."""
        what = effect.do
        if what == DISCOUNT:
            often: i64 = 0
            i: i64 = 0
            while i < len(weights.BUYING):
                if effect.targets & BIT[i] != 0:
                    often += weights.BUYING[i]
                i += 1
            return often * max(amount(self.state, self.seat, effect), 1) * self.turns * self.unit >> 10
        if what == CAMP_BONUS:
            return effect.n * self.turns * self.unit
        if what == EXCHANGE:
            return weights.EXCHANGE * self.turns * effect.get // effect.give
        if what == RESERVE:
            return weights.RESERVE * effect.n * self.turns
        if what == ROLE_BONUS:
            return weights.ROLE_BONUS * effect.n * self.ends
        return 0

    def at_once(self, effect: Effect) -> i64:
        """What an effect brings that acts when its card comes."""
        if effect.do == FILL_RESERVE:
            place = 6 * self.seat + effect.domain
            return self.unit * (self.state.limits[place] - self.state.knowledge[place])
        return self.each(effect) * amount(self.state, self.seat, effect)

    def face(self, face: i64) -> i64:
        """What a face promises whose card comes into the tree now."""
        value = POINT * self.state.parts.face_vp[face]
        for effect in self.state.parts.faces[face]:
            value += self.at_once(effect) if effect.when == IMMEDIATE else self.promise(effect)
        return value

    def old_face(self, face: i64) -> i64:
        """What a face promises that is in the tree."""
        value: i64 = 0
        for effect in self.state.parts.faces[face]:
            value += self.promise(effect)
        return value

    # Goals

    def goals(self) -> i64:
        """DN-136: the points of the Objective, by how likely each goal is to be met."""
        state = self.state
        if state.kept[2 * self.seat] == UNKNOWN:
            return 0
        # by number of goals: how likely it is that so many are met
        chance = vec[i64]([SURE, 0, 0, 0, 0, 0])
        goal: i64 = 0
        while goal < GOALS_OF_AN_OBJECTIVE:
            met = self.likely(self.missing(goal))
            number: i64 = goal + 1
            while number > 0:
                chance[number] = (chance[number] * (SURE - met) + chance[number - 1] * met) >> 10
                number -= 1
            chance[0] = chance[0] * (SURE - met) >> 10
            goal += 1
        total: i64 = 0
        number = 1
        while number <= GOALS_OF_AN_OBJECTIVE:
            total += POINT * state.parts.objective_vp[number] * chance[number]
            number += 1
        return total >> 10

    def likely(self, missing: i64) -> i64:
        """How likely a goal is to be met for which so many thousandths of a turn are missing."""
        if missing <= 0:
            return SURE
        time = weights.TIME * self.turns
        share = SURE * time // (missing + time)
        return share * share >> 10

    def step_of_goal(self, goal: i64) -> i64:
        """What it is worth to come a step nearer to a goal."""
        missing = self.missing(goal)
        if missing == 0:
            return 0
        place = GOALS_OF_AN_OBJECTIVE * self.state.kept[2 * self.seat] + goal
        step = weights.EFFORT[self.state.parts.goals[self.state.parts.first_goal[place]]]
        return weights.GOAL * (self.likely(missing - step) - self.likely(missing)) >> 10

    def progress(self, goal: i64) -> vec[i64]:
        """What there is and what is wanted, for each part of a goal."""
        return progress(self.state, self.seat, goal)

    def missing(self, goal: i64) -> i64:
        """How much time a goal still takes, in thousandths of a turn."""
        state = self.state
        parts = self.progress(goal)
        short: i64 = 0
        i: i64 = 0
        while i < len(parts):
            short += max(parts[i + 1] - parts[i], 0)
            i += 2
        if short == 0:
            return 0
        place = GOALS_OF_AN_OBJECTIVE * state.kept[2 * self.seat] + goal
        return short * weights.EFFORT[state.parts.goals[state.parts.first_goal[place]]]


def situation(state: Dominations, seat: i64) -> Situation:
    """A seat now: whether it is yet to build or to develop in this turn."""
    now: i64 = 0
    for entry in state.agenda:
        if entry.seat == seat and entry.kind in (CONSTRUCT, DEVELOP):
            now = 1
    return Situation(state, seat, now)
