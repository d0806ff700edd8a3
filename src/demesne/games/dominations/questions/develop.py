"""Which Mastery to develop or upgrade."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.games.dominations.agenda import (
    DEVELOP,
    DEVELOPED,
    DONE,
    FAREWELL,
    FIT,
    TO_TRADE,
    TRADE,
    Data,
    Entry,
    Question,
)
from demesne.games.dominations.components import card_number
from demesne.games.dominations.effects.effect import FOR_DEVELOPING, FOR_UPGRADING, MASTERY_UPGRADED
from demesne.games.dominations.effects.resolving import collect, collect_face, resolve
from demesne.games.dominations.effects.standing import discounts, purse
from demesne.games.dominations.questions.trade import can_trade
from demesne.games.dominations.state import OF_MASTERIES, Dominations
from demesne.games.dominations.tree import ABSENT, BASIC

FIRST_MASTERY: Final[i64] = 2  # actions: a Mastery to take; after all of them, one to turn over


class DevelopMastery(Question):
    """The question DEVELOP of the agenda."""

    def options(self, state: Dominations, entry: Entry) -> vec[i64]:
        """DN-88: a new Mastery, an upgrade, or nothing."""
        seat = entry.seat
        found = vec[i64]([DONE], capacity=48)
        if can_trade(state, seat):
            found = append(found, TO_TRADE)
        parts, owned = state.parts, state.trees[seat].owned
        has, runs = purse(state, seat, FOR_DEVELOPING), parts.cost_runs
        for i in range(len(runs) - 1):
            if parts.cost[runs[i]] <= has[parts.cost_domain[runs[i]]]:
                for mastery in range(runs[i], runs[i + 1]):
                    if can_take(state, seat, mastery):
                        found = append(found, FIRST_MASTERY + mastery)
        has, runs = purse(state, seat, FOR_UPGRADING), parts.upgrade_runs
        for i in range(len(runs) - 1):
            if parts.upgrade_cost[runs[i]] <= has[parts.upgrade_domain[runs[i]]]:
                for mastery in range(runs[i], runs[i + 1]):
                    if owned[mastery] == BASIC:
                        found = append(found, FIRST_MASTERY + parts.masteries + mastery)
        return found

    def answer(self, state: Dominations, entry: Entry, action: i64) -> None:
        """Carry out what was chosen."""
        parts, seat = state.parts, entry.seat
        mastery = action - FIRST_MASTERY
        if action == DONE:
            return
        if action == TO_TRADE:
            state.push(DEVELOP, seat)
            state.push(TRADE, seat)
            return
        state.push(FAREWELL, seat)
        if mastery < parts.masteries:
            cost = parts.cost[mastery] - discounts(state, seat, FOR_DEVELOPING)[parts.cost_domain[mastery]]
            if cost > 0:
                state.pay(seat, parts.cost_domain[mastery], cost)
            state.push(FIT, seat, card_number(mastery, 0), DEVELOPED)
        else:
            mastery -= parts.masteries
            cost = parts.upgrade_cost[mastery] - discounts(state, seat, FOR_UPGRADING)[parts.upgrade_domain[mastery]]
            if cost > 0:
                state.pay(seat, parts.upgrade_domain[mastery], cost)
            turn_over(state, seat, mastery, DEVELOPED)

    def describe(self, state: Dominations, entry: Entry, action: int) -> Data:
        """The Mastery, developed or upgraded."""
        if action == DONE:
            return {"verb": "done", "question": "develop"}
        return describe_mastery(state, action, "develop", "upgrade")


def can_take(state: Dominations, seat: i64, mastery: i64) -> bool:
    """DN-91, DN-93, DN-95, DN-96: whether a Mastery is free for a seat, and some copy fits."""
    parts, tree = state.parts, state.trees[seat]
    if tree.owned[mastery] != ABSENT:
        return False
    if parts.required_domain[mastery] >= 0:
        if not tree.has_value(parts.required_domain[mastery], parts.required_value[mastery]):
            return False
    for copy in range(4):
        if state.copies[mastery] & BIT[copy] != 0:
            if tree.fits_somewhere(card_number(mastery, copy), state.rules.turns):
                return True
    return False


def turn_over(state: Dominations, seat: i64, mastery: i64, how: i64) -> None:
    """DN-90, DN-113: a card is turned to its advanced face, whose effects work from now on."""
    state.trees[seat].turn_over(mastery)
    if state.events is not None:
        state.tell("upgrade", {"seat": seat, "mastery": state.parts.mastery_names[mastery]})
    state.renew_limits(seat)
    face = state.parts.face(card_number(mastery, 0), 1)
    state.score(seat, OF_MASTERIES, state.parts.face_vp[face])
    batch = collect_face(state, vec[Entry](), seat, face, 0)
    if how == DEVELOPED:
        batch = collect(state, batch, seat, MASTERY_UPGRADED, 0)
    resolve(state, seat, batch)


def describe_mastery(state: Dominations, action: int, take: str, turn: str) -> Data:
    """A Mastery, with one of two verbs."""
    mastery, number = action - int(FIRST_MASTERY), int(state.parts.masteries)
    return {"verb": take if mastery < number else turn, "mastery": state.parts.mastery_names[mastery % number]}
