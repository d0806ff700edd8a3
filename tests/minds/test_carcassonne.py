"""What the mind knows of Carcassonne."""

import demesne
from demesne.core.chance import seeded
from demesne.core.playout import playout
from demesne.games.carcassonne.engine import Carcassonne
from demesne.games.carcassonne.tiles import CITY, FIELD, TILES, side_kind
from demesne.minds.carcassonne.mind import CarcassonneMind
from demesne.minds.carcassonne.outlook import SURE, Outlook
from tests.games.carcassonne.positions import begin


def table(pile: str) -> Carcassonne:
    """A game with these tiles to come."""
    state = begin(pile)
    assert isinstance(state, Carcassonne)
    return state


def code(**sides: int) -> int:
    """What the neighbours of a cell demand."""
    return sum(kind * 4 ** "NESW".index(side) for side, kind in sides.items())


def test_a_cell_that_no_tile_fits_is_a_trap() -> None:
    """Fitting tiles are counted among those left, for each of the 256 patterns."""
    outlook = Outlook()
    outlook.count_fitting_tiles(table("UUUUVVVVV"))
    assert outlook.filling[code(N=int(CITY))] < SURE // 10
    assert outlook.filling[code(N=int(FIELD))] > SURE // 2
    outlook.count_fitting_tiles(table("UUUUVVEEEEEHHHNNN"))
    assert outlook.filling[code(N=int(CITY))] > SURE // 2
    assert sum(side_kind(tile, "N") == CITY for tile in TILES) > 10


def test_traps_make_features_hard_to_finish() -> None:
    """The open city of the start tile is free of traps only while there are cities to come."""
    outlook = Outlook()
    for pile, easy in (("UUUUUVVVVVV", False), ("UEEEEEHHHIINNNRRR", True)):
        state = table(pile)
        outlook.count_fitting_tiles(state)
        assert (outlook.ease(state)[state.features.root(0)] > SURE // 2) == easy


def test_at_the_end_only_points_count() -> None:
    """Whoever has more points has the better leaf."""
    for seed in range(5):
        state = demesne.game("carcassonne").new(players=2, seed=seed)
        playout(state, seeded(seed))
        mind = CarcassonneMind()
        mine, others = state.scores()
        assert (mind.leaf(state, 0) > mind.leaf(state, 1)) == (mine > others)
        assert mind.leaf(state, 0) == 1000 * mine - 700 * others


def test_it_finishes_what_pays_and_takes_points_that_cost_nothing() -> None:
    """The policy alone closes a city of its own on the last tile and claims it."""
    state = table("E")
    mind = CarcassonneMind()
    mind.prepare(state, 0)
    state.perform(mind.policy(state, 0, 1))
    assert state.claiming
    state.perform(mind.policy(state, 0, 1))
    assert state.scores()[0] == 4
