"""What the mind knows of Dominations."""

import random

import demesne
from demesne.core.chance import seeded
from demesne.core.playout import playout
from demesne.games.dominations.agenda import PLACE
from demesne.games.dominations.components import DOMAINS
from demesne.games.dominations.map.lattice import cell_of, turn_of
from demesne.games.dominations.state import Dominations
from demesne.games.dominations.view import preview
from demesne.minds.dominations.laying import Laying
from demesne.minds.dominations.mind import DominationsMind
from demesne.minds.dominations.situation import situation
from tests.games.dominations.positions import GAME


def test_what_a_tile_brings_is_known_without_laying_it() -> None:
    """DN-30 to DN-44: of every Domain as much as the placement produces, sides and Loci, Camps and Cities."""
    chance = random.Random(4)
    judged = loci = 0
    for seed in range(6):
        state = GAME.new(2 + seed % 3, seed)
        while state.actor != demesne.OVER:
            if state.asked() == PLACE and chance.random() < 0.3:
                for action in state.actions():
                    told = preview(state, action)
                    if len(told) == 1 and not told[0]["wild"]:
                        assert brought(state, action) == told[0]["knowledge"]
                        judged += 1
                        loci += told[0]["source"].startswith("locus")
            state.perform(chance.choice(state.actions()))
    assert judged > 1000
    assert loci > 10


def brought(state: Dominations, action: int) -> dict[str, int]:
    """What the mind expects of a placement."""
    laying = Laying()
    laying.look(situation(state, state.actor))
    laying.survey(state, cell_of(action))
    laying.value(state, state.top().about, turn_of(action))
    return {domain: int(laying.harvest[i]) for i, domain in enumerate(DOMAINS) if laying.harvest[i]}


def test_at_the_end_only_points_count() -> None:
    """Whoever has more points has the better leaf."""
    for seed in range(5):
        state = GAME.new(2, seed)
        playout(state, seeded(seed))
        mind = DominationsMind()
        mine, others = state.scores()
        assert (mind.leaf(state, 0) > mind.leaf(state, 1)) == (mine > others)
