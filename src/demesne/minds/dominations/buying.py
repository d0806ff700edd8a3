"""What to build, to develop and to assimilate, and where a card goes in the tree. In thousandths of a point."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.games.dominations.agenda import DONE, TO_TRADE
from demesne.games.dominations.components import GOAL_MASTERIES, GOAL_NODUS, GOALS_OF_AN_OBJECTIVE, NONE
from demesne.games.dominations.effects.effect import (
    END_ERA,
    FOR_CITIES,
    FOR_DEVELOPING,
    FOR_UPGRADING,
    NODUS_CREATED,
    PER_DOMAINS_WITH_NODUS,
    PER_NODUS,
    Effect,
    is_in,
)
from demesne.games.dominations.effects.standing import discounts
from demesne.games.dominations.map.land import EMPTY
from demesne.games.dominations.questions.construct import FIRST_CITY, FIRST_MONUMENT, HIGHEST, build_city
from demesne.games.dominations.questions.develop import FIRST_MASTERY, can_take
from demesne.games.dominations.questions.pay import due, next_level
from demesne.games.dominations.state import UNKNOWN
from demesne.games.dominations.tree import (
    ABSENT,
    BASIC,
    FREE,
    copy_put,
    gap_position,
    half_facing,
    meet,
    position_of,
    turns_of,
)
from demesne.minds.dominations import weights
from demesne.minds.dominations.situation import Situation
from demesne.minds.dominations.trading import NOWHERE, Trading

LOWEST: Final[i64] = -1000000000
LITTLE: Final[i64] = 3  # knowledge that one trades for to build a City


class Buyer:
    """Chooses what to build, to develop or to assimilate, with what is best found so far."""

    def __init__(self, now: Situation) -> None:
        self.now: Final = now
        self.best: i64 = DONE
        self.most: i64 = 0
        self.given: i64 = NOWHERE  # if the best is to trade before: what for what
        self.got: i64 = NOWHERE

    def weigh(self, action: i64, value: i64) -> None:
        """Keep an action if it is better than all before."""
        if value > self.most:
            self.most = value
            self.best = action

    def weigh_trade(self, trading: Trading, domain: i64, short: i64, value: i64) -> None:
        """Keep a trade if what it makes possible is better than all before."""
        if value - trading.price(domain, short) > self.most:
            self.most = value - trading.price(domain, short)
            self.best = TO_TRADE
            self.given = trading.first_given(domain, short)
            self.got = domain

    def construct(self, choices: vec[i64]) -> None:
        """The City or the level that brings most, or nothing."""
        now, state = self.now, self.now.state
        before = now.worth()
        can_trade = False
        for action in choices:
            if action == TO_TRADE:
                can_trade = True
            elif action >= FIRST_MONUMENT:
                self.weigh(action, level_value(now, action - FIRST_MONUMENT))
            elif action != DONE:
                self.weigh(action, worth_with_city(now, action - FIRST_CITY) - before)
        if can_trade and state.markers[now.seat] > 0:
            self.trade_for_city(before)

    def trade_for_city(self, before: i64) -> None:
        """A City for which a little is missing."""
        now, state, seat = self.now, self.now.state, self.now.seat
        trading = Trading(now)
        less = discounts(state, seat, FOR_CITIES)
        slot: i64 = 0
        while slot < len(state.land.cities):
            level, domain = state.land.level(slot), state.land.camp(slot)
            if level == 0 or (state.land.owner(slot) == seat and level < HIGHEST):
                short = state.parts.city_cost[level] - less[domain] - state.knowledge[6 * seat + domain]
                if short <= LITTLE and trading.is_in_reach(domain, short):
                    self.weigh_trade(trading, domain, short, worth_with_city(now, slot) - before)
            slot += 1

    def develop(self, choices: vec[i64]) -> None:
        """The Mastery to take or to turn over that brings most, or nothing."""
        now, state, seat = self.now, self.now.state, self.now.seat
        parts = state.parts
        developing, upgrading = discounts(state, seat, FOR_DEVELOPING), discounts(state, seat, FOR_UPGRADING)
        wanted = wanted_masteries(now)
        can_trade = False
        for action in choices:
            mastery = action - FIRST_MASTERY
            if action == TO_TRADE:
                can_trade = True
            elif mastery >= parts.masteries:
                mastery -= parts.masteries
                domain = parts.upgrade_domain[mastery]
                cost = parts.upgrade_cost[mastery] - upgrading[domain]
                self.weigh(action, upgrade_value(now, mastery) - price(now, domain, cost))
            elif mastery >= 0:
                domain = parts.cost_domain[mastery]
                cost = parts.cost[mastery] - developing[domain]
                self.weigh(action, mastery_value(now, mastery, wanted) - price(now, domain, cost))
        if can_trade:
            self.trade_for_mastery(wanted)

    def trade_for_mastery(self, wanted: vec[i64]) -> None:
        """A Mastery to take or to turn over for which something is missing."""
        now, state, seat = self.now, self.now.state, self.now.seat
        parts, owned = state.parts, state.trees[seat].owned
        developing, upgrading = discounts(state, seat, FOR_DEVELOPING), discounts(state, seat, FOR_UPGRADING)
        trading = Trading(now)
        mastery: i64 = 0
        while mastery < parts.masteries:
            if owned[mastery] == ABSENT:
                domain = parts.cost_domain[mastery]
                have = state.knowledge[6 * seat + domain]
                short = parts.cost[mastery] - developing[domain] - have
                if trading.is_in_reach(domain, short):
                    value = mastery_value(now, mastery, wanted) - price(now, domain, have)
                    if value - trading.price(domain, short) > self.most and can_take(state, seat, mastery):
                        self.weigh_trade(trading, domain, short, value)
            elif owned[mastery] == BASIC:
                domain = parts.upgrade_domain[mastery]
                have = state.knowledge[6 * seat + domain]
                short = parts.upgrade_cost[mastery] - upgrading[domain] - have
                if trading.is_in_reach(domain, short):
                    self.weigh_trade(trading, domain, short, upgrade_value(now, mastery) - price(now, domain, have))
            mastery += 1

    def assimilate(self, choices: vec[i64]) -> None:
        """The Mastery to assimilate that brings most."""
        now = self.now
        masteries = now.state.parts.masteries
        wanted = wanted_masteries(now)
        for action in choices:
            mastery = action - FIRST_MASTERY
            if mastery >= masteries:
                self.weigh(action, upgrade_value(now, mastery - masteries))
            elif mastery >= 0:
                self.weigh(action, mastery_value(now, mastery, wanted))


def worth_with_city(now: Situation, slot: i64) -> i64:
    """What the situation is worth with one more level on a tile, paid with all that there is if that is not enough."""
    after = now.state.clone()
    domain = after.land.camp(slot)
    place = 6 * now.seat + domain
    level = after.land.level(slot)
    cost = after.parts.city_cost[level] - discounts(after, now.seat, FOR_CITIES)[domain]
    after.knowledge[place] = max(after.knowledge[place], cost)
    build_city(after, now.seat, slot)
    return Situation(after, now.seat, 1).worth()


def level_value(now: Situation, number: i64) -> i64:
    """What the next level of a Monument brings, less its price."""
    state = now.state
    level = next_level(state, number)
    value = now.face(state.parts.level_face + level) + weights.NEW_CARD - now.unit * due(state, now.seat, level)
    if state.land.pieces[number] == EMPTY:
        value += weights.PIECE
    return value


def price(now: Situation, domain: i64, cost: i64) -> i64:
    """What it costs to pay so much."""
    have = now.state.knowledge[6 * now.seat + domain]
    return now.store(domain, have) - now.store(domain, have - cost) if cost > 0 else 0


def upgrade_value(now: Situation, mastery: i64) -> i64:
    """What the advanced face of a Mastery brings, its price apart."""
    return now.face(2 * mastery + 1) - now.old_face(2 * mastery)


def mastery_value(now: Situation, mastery: i64, wanted: vec[i64]) -> i64:
    """What a new Mastery brings, its price apart."""
    parts = now.state.parts
    value = now.face(2 * mastery) + weights.NEW_CARD
    i: i64 = 0
    while i < len(wanted):
        if wanted[i] == parts.mastery_value[mastery] and wanted[i + 1] & BIT[parts.mastery_domain[mastery]] != 0:
            value += wanted[i + 2]
        i += 3
    return value


def wanted_masteries(now: Situation) -> vec[i64]:
    """DN-143: the groups of goals that lack cards: value, bits for Domains, and what a card is worth to it."""
    state = now.state
    found = vec[i64]()
    if state.kept[2 * now.seat] == UNKNOWN:
        return found
    goals = state.parts.goals
    goal: i64 = 0
    while goal < GOALS_OF_AN_OBJECTIVE:
        place = GOALS_OF_AN_OBJECTIVE * state.kept[2 * now.seat] + goal
        first, end = state.parts.first_goal[place], state.parts.first_goal[place + 1]
        if goals[first] == GOAL_MASTERIES:
            lacking = now.progress(goal)
            step = now.step_of_goal(goal)
            group = first + 1
            i: i64 = 0
            while group < end:
                if lacking[i] < lacking[i + 1]:
                    found = append(append(append(found, goals[group + 1]), goals[group + 2]), step)
                group += 3
                i += 2
        goal += 1
    return found


def best_fit(now: Situation, card: i64) -> i64:
    """Where a card makes the best Nodus."""
    state = now.state
    tree = state.trees[now.seat]
    colours = nodus_values(now, card)
    best: i64 = state.choices[0]
    most: i64 = LOWEST
    for action in state.choices:
        position, turns = position_of(action), turns_of(action)
        gap: i64 = 0
        for one in tree.gaps:
            if gap_position(one) == position:
                gap = one
        value: i64 = 0
        side: i64 = 0
        while side < 4:
            half = tree.half(card + copy_put(action), turns, side)
            facing = half_facing(gap, side)
            if facing == FREE:
                value += weights.OPEN_SIDE if half < NONE - 1 else 0
            else:
                value += colours[meet(half, facing)]
            side += 1
        if value > most:
            most = value
            best = action
    return best


def nodus_values(now: Situation, card: i64) -> vec[i64]:
    """By colour: what a new Nodus is worth once a card is in the tree."""
    state = now.state
    tree = state.trees[now.seat]
    found = vec[i64]([weights.NODUS] * 6)
    for effect in tree.acting[END_ERA]:
        add_by_nodus(now, found, effect)
    for effect in tree.acting[NODUS_CREATED]:
        add_by_nodus(now, found, effect)
    for effect in state.parts.faces[state.parts.face(card, 0)]:
        add_by_nodus(now, found, effect)
    if state.kept[2 * now.seat] == UNKNOWN:
        return found
    goals = state.parts.goals
    goal: i64 = 0
    while goal < GOALS_OF_AN_OBJECTIVE:
        first = state.parts.first_goal[GOALS_OF_AN_OBJECTIVE * state.kept[2 * now.seat] + goal]
        if goals[first] == GOAL_NODUS:
            step = now.step_of_goal(goal)
            colour: i64 = 0
            while colour < 6:
                if tree.nodus[colour] < goals[first + 1 + colour]:
                    found[colour] += step
                colour += 1
        goal += 1
    return found


def add_by_nodus(now: Situation, found: vec[i64], effect: Effect) -> None:
    """Add what a new Nodus is worth to an effect."""
    colour: i64 = 0
    while colour < 6:
        if effect.when == NODUS_CREATED:
            if is_in(colour, effect.about):
                found[colour] += now.each(effect) * effect.n
        elif effect.when == END_ERA and effect.per == PER_NODUS:
            if is_in(colour, effect.per_domain):
                found[colour] += now.each(effect) * effect.n * now.ends // effect.step
        elif effect.when == END_ERA and effect.per == PER_DOMAINS_WITH_NODUS:
            if now.state.trees[now.seat].nodus[colour] == 0:
                found[colour] += now.each(effect) * effect.n * now.ends
        colour += 1
