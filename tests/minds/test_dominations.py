"""What the mind knows of Dominations."""

import random

import demesne
from demesne.core.chance import seeded
from demesne.core.playout import playout
from demesne.games.dominations.agenda import DONE, PLACE, RETURN
from demesne.games.dominations.changes import preview
from demesne.games.dominations.components import DOMAINS
from demesne.games.dominations.map.lattice import cell_of, turn_of
from demesne.games.dominations.questions.returning import FIRST_RETURN
from demesne.games.dominations.state import Dominations
from demesne.minds.dominations.exchange import Exchange
from demesne.minds.dominations.laying import Laying
from demesne.minds.dominations.mind import DominationsMind
from demesne.minds.dominations.situation import situation
from tests.games.dominations.positions import GAME, table


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


def expected(state: Dominations, number: int) -> list[str]:
    """What the policy does, in words."""
    found = []
    for _ in range(number):
        action = DominationsMind().policy(state, state.actor, 0)
        found.append(state.say(action))
        state.apply(action)
    return found


def test_it_trades_for_what_it_wants_to_buy() -> None:
    """DN-104: knowledge that would be lost at the end of an Era is traded for what is missing to a Mastery."""
    others = {"religion": 5, "art": 5}
    state = table(era=1, turn=10, phase="develop", order=[1, 0], knowledge=[{"religion": 2, "art": 2}, others])
    first, second, last = expected(state, 3)
    assert first == "trade"
    assert second in ("trade 2 art for 1 religion", "trade 2 religion for 1 art")
    assert last.startswith(f"develop {second.rpartition(' ')[2]}_")


def test_it_does_not_trade_for_nothing() -> None:
    """DN-104: with nothing in reach, knowledge is kept."""
    state = table(era=1, turn=1, phase="develop", knowledge=[{"art": 2}])
    assert expected(state, 1) == ["done"]


def test_it_develops_what_helps_to_roles() -> None:
    """DN-121: Senate adds to what remains whenever Roles are decided, which is worth more than a unit a turn."""
    city = ["t61 at 0,0 down city 0 level 1"]
    state = table(era=1, turn=6, phase="develop", order=[0, 1], map=city, knowledge=[{"government": 6}])
    assert expected(state, 1) == ["develop government_senate"]


def test_tiles_are_exchanged_that_bring_less_than_others_would() -> None:
    """DN-19, DN-133: the worst of the hand is returned, as long as one from the supply is likely to bring more."""
    returned = kept = 0
    for seed in range(2):
        state = GAME.new(2, seed)
        bot = demesne.bot("medium", "dominations", seed)
        while state.actor != demesne.OVER:
            seat = int(state.actor)
            action = bot.choose(demesne.window(state, seat)) if state.asked() == RETURN else state.actions()[-1]
            if state.asked() == RETURN:
                exchange = Exchange(Laying())
                exchange.look(state, seat)
                worst = min(exchange.judge(state, kind) for kind in state.hand_kinds(seat))
                if action == DONE:
                    kept += 1
                    assert worst >= exchange.drawn - exchange.drawn // 4
                else:
                    returned += 1
                    assert exchange.judge(state, action - FIRST_RETURN) <= exchange.drawn + exchange.drawn // 4
            state.perform(action)
    assert returned > 5
    assert kept > 5
