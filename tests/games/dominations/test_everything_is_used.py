"""Random games, most of them with cards that cost nothing, use every card, Role and kind of goal."""

import copy
from typing import Any

import pytest

import demesne
from demesne import engine
from demesne.core.chance import pick, seeded, step
from demesne.games.dominations.agenda import CONSTRUCT, DEVELOP
from demesne.games.dominations.data import packaged, standard
from demesne.games.dominations.state import Dominations
from tests.games.dominations.positions import GAME

MOST_GAMES = 1500
MONUMENT_OR_UPGRADE = 74  # the first action of that kind, when building and when developing


def free_cards() -> dict[str, Any]:
    """The data with cards that cost nothing."""
    masteries, monuments = (copy.deepcopy(packaged()[f"{name}.json"]) for name in ("masteries", "monuments"))
    for mastery in masteries:
        mastery["cost"]["amount"] = mastery["upgrade_cost"]["amount"] = 0
    for monument in monuments:
        for level in monument["levels"]:
            level["cost"]["amount_each"] = 0
    return {"masteries.json": masteries, "monuments.json": monuments}


def play(seed: int, free: dict[str, Any]) -> Dominations:
    """A random game; in three of four the cards are free, and the players eager for Monuments and upgrades."""
    state = GAME.new(2 + seed % 3, seed, listen=True, data=free if seed % 4 else {})
    chance = seeded(seed + 77)
    while state.actor != demesne.OVER:
        chance = step(chance)
        spending = seed % 4 and state.top().kind in (CONSTRUCT, DEVELOP)
        actions = [action for action in state.actions() if action > 1] or state.actions()
        if spending and pick(chance, 8) > seed % 4:
            actions = [action for action in actions if action >= MONUMENT_OR_UPGRADE] or actions
        state.perform(actions[pick(chance, len(actions))])
    return state


@pytest.mark.skipif(not engine.is_compiled(), reason="these are too many games for the interpreted engine")
def test_everything_comes_up() -> None:
    """Every Mastery on both faces, every Monument level, Role and kind of goal occurs."""
    parts, free = standard(), free_cards()
    missing = {f"{verb} {name}" for verb in ("develop", "upgrade") for name in parts.mastery_names}
    missing |= {f"level {name}" for name in parts.level_names} | {f"role {name}" for name in parts.role_names}
    missing |= {"role_used worker", "role_used inventor"}
    kinds = "city adjacent_cities nonadjacent_cities monument_control nodus-of influence mastery"
    missing |= {f"dominations-goal-{kind}" for kind in kinds.split()}
    for seed in range(MOST_GAMES):
        state = play(seed, free)
        for event in state.events or []:
            missing -= {
                f"{event.kind} {event.facts[field]}" for field in ("mastery", "level", "role") if field in event.facts
            }
        missing -= {goal["what"][0]["key"] for goals in state.view(None)["goals"] for goal in goals if goal["met"]}
        if not missing:
            break
    assert missing == set()
