"""Which Mastery to assimilate."""

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.games.dominations.agenda import ASSIMILATED, DONE, FIT, Data, Entry, Question
from demesne.games.dominations.components import card_number
from demesne.games.dominations.questions.develop import FIRST_MASTERY, can_take, describe_mastery, turn_over
from demesne.games.dominations.state import Dominations
from demesne.games.dominations.tree import ABSENT, ADVANCED, BASIC


def highest_value(state: Dominations, seat: i64) -> i64:
    """DN-112: what value may be assimilated with this Influence."""
    value: i64 = 0
    table = state.parts.assimilation
    i: i64 = 0
    while i < len(table):
        if state.influence[seat] >= table[i]:
            value = table[i + 1]
        i += 2
    return value


class AssimilateMastery(Question):
    """The question ASSIMILATE of the agenda."""

    def options(self, state: Dominations, entry: Entry) -> vec[i64]:
        """DN-111 to DN-114: a Mastery that another player has, or an own one that another has turned over."""
        seat = entry.seat
        found = vec[i64]([DONE])
        parts = state.parts
        value = highest_value(state, seat)
        for mastery in range(parts.masteries):
            if parts.mastery_value[mastery] <= value and shown_by_others(state, seat, mastery) != ABSENT:
                if can_take(state, seat, mastery):
                    found = append(found, FIRST_MASTERY + mastery)
        for mastery in range(parts.masteries):
            if parts.mastery_value[mastery] <= value and state.trees[seat].owned[mastery] == BASIC:
                if shown_by_others(state, seat, mastery) == ADVANCED:
                    found = append(found, FIRST_MASTERY + parts.masteries + mastery)
        return found

    def answer(self, state: Dominations, entry: Entry, action: i64) -> None:
        """DN-111, DN-113: without paying."""
        mastery = action - FIRST_MASTERY
        if action != DONE and mastery < state.parts.masteries:
            state.push(FIT, entry.seat, card_number(mastery, 0), ASSIMILATED)
        elif action != DONE:
            turn_over(state, entry.seat, mastery - state.parts.masteries, ASSIMILATED)

    def describe(self, state: Dominations, entry: Entry, action: int) -> Data:
        """The Mastery, taken or turned over."""
        if action == DONE:
            return {"verb": "done", "question": "assimilate"}
        return describe_mastery(state, action, "assimilate", "turn_over")


def shown_by_others(state: Dominations, seat: i64, mastery: i64) -> i64:
    """ABSENT if nobody else has a Mastery, BASIC if only that face is shown, ADVANCED if somebody has it so."""
    most: i64 = ABSENT
    for other in range(state.players):
        if other != seat:
            most = max(most, state.trees[other].owned[mastery])
    return most
