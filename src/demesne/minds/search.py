"""Flat search: every way to use the turn is played on in the same guessed worlds, and the worse ones are dropped.

A plan is one action of the seat that thinks, or two in a row if nothing comes to light in between. Plans are
ordered by what they promise at once. Then world after world is guessed; in each, every plan that is still in the
race is carried out, played on by the game's policy as far as its horizon, and judged. A plan leaves the race when
it is clearly worse than the best (racing), or among the worse half when its round is over (halving).
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.chance import pick, seeded, step
from demesne.core.state import OVER, State
from demesne.minds.mind import Mind

NONE: Final[i64] = -1  # instead of a second action
WITHOUT_END: Final[i64] = 2**62
NEVER: Final = 1e300
CLEARLY: Final = 3.0  # so many standard errors
LIKELY: Final = 1.5
LEAST_VARIANCE: Final = 10000.0  # of a difference, in square thousandths: worlds that agree by chance prove nothing
FIRST_LOOK: Final[i64] = 8  # worlds before anything can be clear
LONGEST_LINE: Final = 8


class Plan:
    """A way to use the turn, and how it fared."""

    def __init__(self, first: i64, second: i64, promise: i64) -> None:
        self.first: Final[i64] = first
        self.second: Final[i64] = second
        self.promise = promise  # the value at once
        self.values = vec[i64](capacity=64)  # in each world tried so far
        self.total: i64 = 0
        self.latest: i64 = 0

    def value(self) -> float:
        """The mean of what came of it, or what it promises, in points."""
        if len(self.values) == 0:
            return float(self.promise) / 1000.0
        return float(self.total) / float(len(self.values)) / 1000.0

    def error(self) -> float:
        """The standard error of the value, in points; 0 if it is not known."""
        visits = float(len(self.values))
        if visits < 2.0:
            return 0.0
        mean = self.value()
        square = 0.0
        for value in self.values:
            away = float(value) / 1000.0 - mean
            square += away * away
        return sqrt(square / (visits - 1.0) / visits)


class Thought:
    """One decision: the plans that there are, and those that are still in the race."""

    def __init__(self, mind: Mind, state: State, seed: i64) -> None:
        self.mind: Final = mind
        self.state: Final = state  # a guess: nothing in it is a secret
        self.me: Final[i64] = state.actor
        self.chance: i64 = seeded(seed)
        mind.prepare(state, self.me)
        self.last: Final[i64] = state.reveals + mind.horizon(state)
        self.playouts: i64 = 0
        self.worlds: i64 = 0
        self.next_look: i64 = FIRST_LOOK
        self.favourite: Plan | None = None  # left only for what is likely to be better
        self.plans: list[Plan] = self.list_plans()
        self.raced: list[Plan] = []  # all that were considered
        self.alive: list[Plan] = []

    def list_plans(self) -> list[Plan]:
        """Every way to use the turn, with what it promises at once."""
        state, me = self.state, self.me
        plans: list[Plan] = []
        for first in state.legal():
            after = state.clone()
            after.perform(first)
            if after.actor != me or after.reveals != state.reveals or not self.mind.goes_on(after):
                plans.append(Plan(first, NONE, self.mind.promise(after, me)))
                continue
            for second in after.legal():
                later = after.clone()
                later.perform(second)
                plans.append(Plan(first, second, self.mind.promise(later, me)))
        return plans

    def blur(self, noise: i64) -> None:
        """Misjudge what each plan promises by up to so much."""
        for plan in self.plans:
            self.chance = step(self.chance)
            plan.promise += pick(self.chance, 2 * noise + 1) - noise

    def consider_best(self) -> None:
        """Let the most promising plans race."""
        self.plans.sort(key=minus_promise)
        self.alive = self.plans[: self.mind.width(self.state)]
        self.raced = self.alive

    def consider_every_action(self) -> None:
        """Let the most promising plan of each action race."""
        self.plans.sort(key=minus_promise)
        self.alive = []
        actions: set[int] = set()
        for plan in self.plans:
            if plan.first not in actions:
                actions.add(plan.first)
                self.alive.append(plan)
        self.raced = self.alive[:]

    def think_through(self, playouts: i64) -> None:
        """Race for so many playouts."""
        self.halve(playouts, 0.0, 0.0)

    def think_until(self, start: float, seconds: float) -> None:
        """Race for so long, counted from the start."""
        self.halve(WITHOUT_END, start, seconds)

    def halve(self, playouts: i64, start: float, seconds: float) -> None:
        """Drop the worse half again and again, each time after an equal share of the playouts or of the time left.

        When racing has dropped more than half meanwhile, fewer rounds share what is left.
        """
        last = self.playouts + playouts
        rounds = count_halvings(len(self.alive))
        while rounds > 0 and not self.is_decided():
            end = NEVER
            if seconds > 0.0:
                now = perf_counter()
                end = now + (start + seconds - now) / float(rounds)
            self.race(self.playouts + (last - self.playouts) // rounds, end)
            self.drop_half()
            rounds = min(rounds - 1, count_halvings(len(self.alive)))

    def drop_half(self) -> None:
        """Take the worse half of the plans out of the race, but for the favourite."""
        self.alive.sort(key=minus_value)
        half = (len(self.alive) + 1) // 2
        self.alive = [plan for i, plan in enumerate(self.alive) if i < half or plan is self.favourite]

    def race(self, playouts: i64, end: float) -> None:
        """Try world after world, dropping what is clearly worse than the best."""
        while not self.is_decided() and self.playouts + len(self.alive) <= playouts:
            if not self.try_world(end):
                return
            self.worlds += 1
            if self.worlds >= self.next_look:
                self.next_look += max(4, self.next_look // 4)
                self.drop_the_worse()

    def is_decided(self) -> bool:
        """Whether all plans still in the race begin alike."""
        for plan in self.alive:
            if plan.first != self.alive[0].first:
                return False
        return True

    def try_world(self, end: float) -> bool:
        """Play every plan on in one guessed world; False if the time is over before all are done."""
        self.chance = step(self.chance)
        state = self.state
        world: State = state.game.guess(state, self.me, self.chance)
        self.chance = step(self.chance)
        for plan in self.alive:
            plan.latest = self.play_on(world.clone(), plan)
            if perf_counter() >= end:
                return False
        for plan in self.alive:
            plan.values = append(plan.values, plan.latest)
            plan.total += plan.latest
        self.playouts += len(self.alive)
        return True

    def play_on(self, world: State, plan: Plan) -> i64:
        """Carry out a plan, play on to the horizon, and judge what came of it."""
        mind, me, last = self.mind, self.me, self.last
        chance = self.chance
        mind.start()
        world.perform(plan.first)
        if plan.second != NONE:
            world.perform(plan.second)
        while world.actor != OVER and not mind.is_far(world, last):
            chance = step(chance)
            world.perform(mind.policy(world, me, chance))
        return mind.leaf(world, me)

    def drop_the_worse(self) -> None:
        """Take the plans out of the race that are clearly worse than the best."""
        best = self.best()
        self.alive = [plan for plan in self.alive if plan is best or not is_worse(plan, best, CLEARLY)]

    def best(self) -> Plan:
        """The plan that fared best."""
        best = self.alive[0]
        for plan in self.alive:
            if plan.value() > best.value():
                best = plan
        return best

    def choice(self) -> Plan:
        """The plan to follow: the best, unless the favourite may well be as good."""
        best, favourite = self.best(), self.favourite
        if favourite is None or favourite not in self.alive or is_worse(favourite, best, LIKELY):
            return best
        return favourite

    def line(self, plan: Plan) -> list[int]:
        """What is to be expected until something new comes to light: the plan, then everybody's policy."""
        world = self.state.clone()
        found = [int(plan.first)]
        world.perform(plan.first)
        if plan.second != NONE:
            found.append(plan.second)
            world.perform(plan.second)
        self.mind.start()
        while world.actor != OVER and world.reveals == self.state.reveals and len(found) < LONGEST_LINE:
            action = self.mind.policy(world, world.actor, self.chance)
            found.append(action)
            world.perform(action)
        return found


def minus_promise(plan: Plan) -> int:
    """To have the most promising plan first."""
    return -plan.promise


def minus_value(plan: Plan) -> float:
    """To have the best plan first."""
    return -plan.value()


def count_halvings(number: i64) -> i64:
    """How often the worse half can be dropped until one is left."""
    halvings: i64 = 0
    while number > 1:
        number = (number + 1) // 2
        halvings += 1
    return halvings


def is_worse(plan: Plan, best: Plan, errors: float) -> bool:
    """Whether the mean difference in the worlds both were tried in is below zero by so many standard errors."""
    worlds = len(plan.values)
    total: i64 = 0
    square: i64 = 0
    i: i64 = 0
    while i < worlds:
        difference = plan.values[i] - best.values[i]
        total += difference
        square += difference * difference
        i += 1
    if total >= 0:
        return False
    number = float(worlds)
    mean = float(total) / number
    variance = float(square) / number - mean * mean
    return mean * mean * number > errors * errors * (variance + LEAST_VARIANCE)
