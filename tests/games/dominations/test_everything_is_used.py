"""Random games, most of them of rich players, use every card, Role and kind of goal."""

import demesne
from demesne.core.chance import pick, seeded, step
from demesne.games.dominations.agenda import CONSTRUCT, DEVELOP, kind_of
from demesne.games.dominations.engine import Dominations
from tests.games.dominations.positions import GAME

GAMES = 200


def enrich(state: Dominations) -> None:
    """Give the actor all the knowledge there can be, before building and developing."""
    if kind_of(state.agenda[len(state.agenda) - 1]) in (CONSTRUCT, DEVELOP):
        for domain in range(6):
            state.limits[6 * state.actor + domain] = 20
            state.knowledge[6 * state.actor + domain] = 20
        state.settle()


def test_everything_comes_up() -> None:
    """Every Mastery on both faces, every Monument level, Role and kind of goal occurs."""
    seen: set[str] = set()
    for seed in range(GAMES):
        state = GAME.new(2 + seed % 3, seed, listen=True)
        chance = seeded(seed + 77)
        while state.actor != demesne.OVER:
            if seed % 4:
                enrich(state)
            chance = step(chance)
            actions = [action for action in state.actions() if action > 1] or state.actions()
            if kind_of(state.agenda[len(state.agenda) - 1]) in (CONSTRUCT, DEVELOP) and pick(chance, 5) > 1 + seed % 3:
                actions = [action for action in actions if action > 73] or actions  # Monuments and upgrades
            state.perform(actions[pick(chance, len(actions))])
        for event in state.events or []:
            seen |= {
                f"{event.kind} {event.facts[field]}" for field in ("mastery", "level", "role") if field in event.facts
            }
        seen |= {f"goal {goal['kind']}" for goals in state.view(None)["goals"] for goal in goals if goal["met"]}
    parts = state.parts
    wanted = {f"{verb} {name}" for verb in ("develop", "upgrade") for name in parts.mastery_names}
    wanted |= {f"level {name}" for name in parts.level_names} | {f"role {name}" for name in parts.role_names}
    wanted |= {"role_used worker", "role_used inventor"}
    kinds = "cities adjacent_cities nonadjacent_cities monument_control nodus influence masteries"
    wanted |= {f"goal {kind}" for kind in kinds.split()}
    assert wanted - seen == set()
