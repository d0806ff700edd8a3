"""Who wins: the highest score, and what decides between equal ones."""

from tests.games.kingdomino.positions import finished

ONE_POINT_FOREST_OF_4 = "23 at 1,0 east; 3 at 0,1 south; 4 at 1,1 south"
ONE_POINT_LAKE_OF_2 = "22 at 1,0 east; 7 at 0,1 south; 10 at -1,0 west"
TWO_POINTS_TWO_CROWNS = "41 at 1,0 east; 5 at 0,1 south"
TWO_POINTS_ONE_CROWN = "19 at 1,0 east; 13 at 1,1 south"


def test_the_highest_score_wins() -> None:
    """KD-31: more points win, whatever the size of the properties."""
    state = finished(ONE_POINT_FOREST_OF_4, TWO_POINTS_ONE_CROWN)
    assert state.scores() == [1, 2]
    assert state.winners() == [1]


def test_the_largest_property_breaks_ties() -> None:
    """KD-32: of equal scores the one with the larger property wins, even if that has no crowns."""
    state = finished(ONE_POINT_LAKE_OF_2, ONE_POINT_FOREST_OF_4)
    assert state.scores() == [1, 1]
    assert state.winners() == [1]


def test_the_largest_property_counts_before_crowns() -> None:
    """KD-32: fewer crowns win with a larger property."""
    larger = f"{TWO_POINTS_ONE_CROWN}; 3 at -1,0 west; 4 at -1,1 west"
    state = finished(TWO_POINTS_TWO_CROWNS, larger)
    assert state.scores() == [2, 2]
    assert state.winners() == [1]


def test_one_large_property_beats_several_smaller() -> None:
    """KD-32: properties are not added up, not even those of one terrain."""
    forest_of_3 = "23 at 1,0 east; 3 at 0,1 south; 17 at 1,1 east"
    lakes_of_2 = "22 at 1,0 east; 7 at 0,1 south; 8 at 0,-1 north; 9 at -1,0 west"
    state = finished(lakes_of_2, forest_of_3)
    assert state.scores() == [1, 1]
    assert state.winners() == [1]


def test_crowns_break_further_ties() -> None:
    """KD-33: with equal scores and equal largest properties, more crowns win."""
    state = finished(TWO_POINTS_ONE_CROWN, TWO_POINTS_TWO_CROWNS)
    assert state.scores() == [2, 2]
    assert state.winners() == [1]


def test_a_full_tie_shares_the_victory() -> None:
    """KD-34: those who are equal in everything win together."""
    state = finished("19 at 1,0 east", "24 at 0,1 south", "48 at 1,0 east; discard 1", "20 at 1,0 east")
    assert state.scores() == [1, 1, 3, 1]
    assert state.winners() == [2]
    state = finished("19 at 1,0 east", "24 at 0,1 south", "10 at 1,0 east", "20 at 1,0 east")
    assert state.scores() == [1, 1, 0, 1]
    assert state.winners() == [0, 1, 3]


def test_nobody_has_anything() -> None:
    """KD-34: kingdoms of a castle alone share the victory."""
    state = finished("", "", "")
    assert state.scores() == [0, 0, 0]
    assert state.winners() == [0, 1, 2]


def test_the_same_chain_orders_the_other_places() -> None:
    """KD-35: behind the winner, too, the largest property and then crowns decide."""
    state = finished(
        TWO_POINTS_ONE_CROWN,
        "40 at 1,0 east; 45 at 1,1 east",
        TWO_POINTS_TWO_CROWNS,
        "20 at 1,0 east; 14 at 1,1 south; 3 at -1,0 west; 4 at -1,1 west",
    )
    assert state.scores() == [2, 6, 2, 2]
    assert state.places() == [4, 1, 3, 2]


def test_a_shared_place_leaves_out_the_next() -> None:
    """KD-35: two who tie for the second place are both second, and the last is fourth."""
    state = finished("19 at 1,0 east", "48 at 1,0 east", "", "24 at 0,1 south")
    assert state.places() == [2, 1, 4, 2]


def test_the_castle_does_not_enlarge_a_property() -> None:
    """KD-35: forests on both sides of the castle are not one, nor is the castle part of any."""
    around_castle = "22 at 1,0 east; 3 at 0,1 south; 4 at 0,-1 north"
    three_in_a_row = "20 at 1,0 east; 7 at 2,1 south; 10 at -1,0 west"  # the lakes of 20 and 7
    state = finished(around_castle, three_in_a_row)
    assert state.scores() == [1, 1]
    assert state.winners() == [1]
