"""A domino judged without being laid is judged as if it lay there."""

from collections.abc import Iterator

import pytest

import demesne
from demesne.core.chance import pick, seeded, step
from demesne.core.playout import playout
from demesne.games.kingdomino.engine import Kingdomino
from demesne.games.kingdomino.kingdom import Kingdom
from demesne.games.kingdomino.scoring import crowns_on, land_points, properties
from demesne.minds.kingdomino.appraisal import Appraiser
from demesne.minds.kingdomino.imagined import Imagined
from demesne.minds.kingdomino.mind import ORDER, PROMISING, KingdominoMind, turns_left

OPTIONS = [{}, {"harmony": True, "middle_kingdom": True}, {"mighty_duel": True, "middle_kingdom": True}]


def placing(options: dict[str, bool]) -> Iterator[tuple[Kingdomino, Kingdom, int]]:
    """Moments of random games at which a domino is placed: the state, the kingdom, the domino."""
    for seed in range(3):
        state = demesne.game("kingdomino").new(players=2, seed=seed, **options)
        chance = seeded(seed)
        while state.actor != demesne.OVER:
            assert isinstance(state, Kingdomino)
            if state.placing:
                yield state, state.kingdoms[state.actor], int(state.line[state.turn])
            chance = step(chance)
            state.apply(state.actions()[pick(chance, len(state.actions()))])


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_properties_and_points_are_those_of_the_kingdom_once_the_domino_lies(options: dict[str, bool]) -> None:
    """KD-27, KD-28: also for the most that a domino can bring."""
    imagined = Imagined()
    for state, kingdom, domino in placing(options):
        imagined.regard(kingdom)
        most = -1
        for placement in state.actions():
            imagined.lay(domino, placement)
            imagined.join()
            after = kingdom.laid(domino, placement)
            found = [
                (imagined.joined_terrain[i], imagined.joined_squares[i], imagined.joined_crowns[i])
                for i in range(imagined.joined)
            ]
            assert found == [(terrain, squares, crowns_on(after, squares)) for terrain, squares in properties(after)]
            assert imagined.land_points() == land_points(after)
            most = max(most, int(land_points(after)))
        assert imagined.best_land_points(domino, state.rules.size) == most


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_placement_is_worth_what_the_kingdom_is_worth_after_it(options: dict[str, bool]) -> None:
    """Points and shape, in the middle of a game and at its end."""
    appraiser, other = Appraiser(), Appraiser()
    for state, kingdom, domino in placing(options):
        for left in (0, 5):
            appraiser.regard(kingdom)
            values = {one: appraiser.worth_after(domino, one, state.rules, left) for one in state.actions()}
            for placement, value in values.items():
                other.regard(kingdom.laid(domino, placement))
                assert value == other.worth_as_is(state.rules, left)
            best = appraiser.worth_with(domino, state.rules, left)
            assert best == values[int(appraiser.best_placement)] == max(values.values())


@pytest.mark.parametrize("options", [*OPTIONS, {"dynasty": True, "harmony": True}], ids=str)
def test_at_the_end_only_points_count(options: dict[str, bool]) -> None:
    """The leaf of a finished game is its difference of points, the other's at their weight."""
    for seed in range(5):
        state = demesne.game("kingdomino").new(players=2, seed=seed, **options)
        playout(state, seeded(seed))
        mine, others = state.scores()
        leaves = [KingdominoMind().leaf(state, 0), KingdominoMind().leaf(state, 1)]
        assert (leaves[0] > leaves[1]) == (mine > others)


def test_a_playout_of_a_dynasty_ends_with_the_game_that_is_played() -> None:
    """The horizon reaches to the end of the present game, not into the next."""
    state = demesne.game("kingdomino").new(players=2, seed=1, dynasty=True)
    assert isinstance(state, Kingdomino)
    last = state.reveals + KingdominoMind().horizon(state)
    while state.reveals < last:
        assert len(state.earlier) == 0
        state.apply(state.actions()[0])
    assert len(state.earlier) == 2


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_domino_is_placed_with_the_next_one_in_mind(options: dict[str, bool]) -> None:
    """Of the promising placements the one that is worth most with a domino taken after it, which is then taken."""
    mind, appraiser = KingdominoMind(), Appraiser()
    for state, kingdom, domino in placing(options):
        free = list(state.free_dominoes())
        left = int(turns_left(state))
        appraiser.regard(kingdom)
        values = {one: appraiser.worth_after(domino, one, state.rules, left) for one in state.actions()}
        promising = sorted(values, key=lambda one: -values[one])[:PROMISING]
        pairs = {}
        for placement in promising:
            appraiser.regard(kingdom.laid(domino, placement))
            for place, taken in enumerate(free):
                worth = appraiser.worth_with(taken, state.rules, left - 1)
                pairs[placement, taken] = worth - ORDER[state.players] * place
        mind.start()
        placed = int(mind.policy(state, state.actor, 0))
        after = state.clone()
        after.perform(placed)
        if len(free) > 1:  # a single one is taken without asking
            assert pairs[placed, int(mind.policy(after, after.actor, 0))] == max(pairs.values())
        elif len(free) == 1:
            assert pairs[placed, free[0]] == max(pairs.values())
        else:
            assert placed == promising[0]


def test_others_of_several_take_most_points() -> None:
    """Where three play, the policy of those who do not think is the one that pays most at once."""
    state = demesne.game("kingdomino").new(players=3, seed=1)
    mind, imagined = KingdominoMind(), Imagined()
    while state.actor != demesne.OVER:
        assert isinstance(state, Kingdomino)
        chosen = int(mind.policy(state, (state.actor + 1) % 3, 0))
        imagined.regard(state.kingdoms[state.actor])
        paid = {}
        for action in state.actions():
            if state.placing:
                imagined.lay(state.line[state.turn], action)
                paid[action] = imagined.land_points()
            else:
                paid[action] = imagined.best_land_points(action, state.rules.size)
        assert paid[chosen] == max(paid.values())
        state.apply(chosen)
