"""Playing by a plan: an answer to every question, and whole games."""

from mypy_extensions import i64

from demesne.core.bits import BIT, lowest
from demesne.core.state import OVER
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.state import (
    ACTIONS,
    ALL_TREASURES,
    BUYS,
    DONE,
    FIRST_CARD,
    FORK,
    INSERT,
    NOWHERE,
    TREASURES,
)
from demesne.minds.dominion.actions import next_action
from demesne.minds.dominion.picks import pick
from demesne.minds.dominion.plan import Plan
from demesne.minds.dominion.ways import choose_way


def decide(plan: Plan, state: Dominion) -> i64:
    """What the actor does who plays by this plan."""
    entry = state.agenda[-1]
    kind, me = entry.kind, entry.player
    if kind == TREASURES:
        return most_treasures(state.options)
    if kind == BUYS:
        return action_with(plan.purchase(state, me))
    if kind == ACTIONS:
        return action_with(next_action(plan, state, me))
    plan.count(state, me)
    if kind == FORK:
        return choose_way(plan, state, entry)
    if kind == INSERT:
        is_idle = plan.sense.idle >> entry.cards[0] & 1 != 0
        return state.choices[-1] if is_idle else state.choices[0]
    return pick(plan, state, entry)


def most_treasures(options: i64) -> i64:
    """All Treasures, or the only one."""
    return ALL_TREASURES if options & BIT[ALL_TREASURES] != 0 else lowest(options & ~BIT[DONE])


def action_with(card: i64) -> i64:
    """The action that plays, buys or picks a card; with NOWHERE, to be done."""
    return DONE if card == NOWHERE else card + FIRST_CARD


def play_on(state: Dominion, plans: list[Plan], turns: i64) -> i64:
    """Let everybody play by a plan until the game is over or the first seat has had so many turns; the decisions."""
    decisions: i64 = 0
    while state.actor != OVER and state.seats[0].turns < turns:
        state.perform(decide(plans[state.actor], state))
        decisions += 1
    return decisions
