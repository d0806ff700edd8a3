"""Scoring during play: roads, cities, monasteries, majorities, and followers going home."""

from tests.games.carcassonne.positions import events, played, scored


def test_scored_in_anybody_s_turn() -> None:
    """CC-23: Blue finishes Red's city, and Red is paid."""
    table = played("F 0 -1 90 c0", "E 0 -2 180 -")
    assert scored(table) == [("city", 8, [0])]
    assert table.state.view(0)["track"] == [8, 0]


def test_several_features_at_once() -> None:
    """CC-23: a city and a road, each scored by itself."""
    table = played("W 1 0 0 -", "W 1 -1 180 r0", "W -1 0 0 -", "W -1 -1 180 -", "D 0 -1 180 c0")
    assert sorted(scored(table)) == [("city", 4, [0]), ("road", 3, [1])]


def test_a_road_between_two_crossings() -> None:
    """CC-24: one point for each tile."""
    assert scored(played("X 1 0 0 -", "W -1 0 0 r0")) == [("road", 3, [1])]


def test_a_road_from_a_gate_to_a_monastery() -> None:
    """CC-24: a city and a monastery end a road; that is the shortest one."""
    assert scored(played("T 0 -1 180 r0", "A 0 -2 0 -")) == [("road", 2, [0])]


def test_a_ring_road() -> None:
    """CC-24: a road that closes on itself is finished."""
    ring = played("B 0 1 0 -", "V 0 2 270 r0", "V 1 2 0 -", "V 1 3 90 -", "V 0 3 180 -")
    assert scored(ring) == [("road", 4, [1])]


def test_a_tile_counts_once_on_a_road() -> None:
    """CC-24: the road leaves a crossing by one side and comes back by another: the crossing counts once."""
    table = played("B 0 1 0 -", "W 0 2 0 -", "V 1 2 0 r0", "V 1 3 90 -", "V 0 3 180 -")
    assert scored(table) == [("road", 4, [0])]
    assert events(table.state, "score")[0]["tiles"] == 4


def test_a_city_with_a_gap_is_not_finished() -> None:
    """CC-25: as long as a city side is next to a free cell, nothing is paid."""
    table = played("R 0 -1 180 c0", "E -1 -1 90 -")
    assert scored(table) == []
    table.move("E 1 -1 270 -")
    assert scored(table) == [("city", 8, [0])]


def test_the_smallest_city() -> None:
    """CC-26: two tiles pay 4."""
    assert scored(played("E 0 -1 180 c0")) == [("city", 4, [0])]


def test_pennants() -> None:
    """CC-26: a pennant pays 2 more."""
    table = played("F 0 -1 90 c0", "E 0 -2 180 -")
    assert events(table.state, "score") == [{"feature": "city", "tiles": 3, "pennants": 1, "points": 8, "seats": [0]}]


def test_a_tile_counts_once_in_a_city() -> None:
    """CC-27: both caps of I belong to the city, which has four tiles."""
    table = played("I 0 1 270 -", "N -1 1 180 c0", "N -1 2 90 -", "N 0 2 0 -")
    assert scored(table) == [("city", 8, [1])]


MAJORITY = ["U -1 0 0 -", "U 1 0 0 -", "E -1 -1 90 c0", "E 1 -1 270 c0", "B 1 -2 0 -", "U 2 0 0 -"]


def test_most_followers_take_all() -> None:
    """CC-28: two knights against one: the one gets nothing."""
    table = played(*MAJORITY, "E 0 -2 180 c0", "C 0 -1 0 -")
    assert scored(table) == [("city", 12, [0])]
    assert table.state.view(0)["track"] == [12, 0]


def test_a_tie_pays_all_who_tie() -> None:
    """CC-29: one knight each: both get everything."""
    table = played(*MAJORITY, "E 0 -2 180 -", "C 0 -1 0 -")
    assert scored(table) == [("city", 12, [0, 1])]
    assert table.state.view(0)["track"] == [12, 12]


ROUND = ["U 1 0 0 -", "U -1 0 0 -", "E 1 1 90 -", "E -1 1 270 -", "E 1 2 90 -", "E -1 2 270 -"]


def test_a_monastery() -> None:
    """CC-30: nine points when all eight cells round it are full, whoever fills them."""
    table = played("B 0 1 0 m", *ROUND)
    assert scored(table) == []
    table.move("E 0 2 180 -")
    assert scored(table) == [("monastery", 9, [0])]
    assert table.state.view(0)["supply"] == [7, 7]


def test_a_monastery_in_a_hole() -> None:
    """CC-30: it is finished as soon as it is laid."""
    table = played(*ROUND, "E 0 2 180 -", "B 0 1 0 m")
    assert scored(table) == [("monastery", 9, [1])]


def test_a_monastery_without_a_monk() -> None:
    """CC-35: nobody is paid for it, then or later."""
    table = played("B 0 1 0 -", *ROUND, "E 0 2 180 -")
    assert scored(table) == [("monastery", 9, [])]
    assert table.state.scores() == [0, 0]


def test_all_followers_of_a_feature_go_home() -> None:
    """CC-31: those without points too; the events say so after the scoring."""
    table = played(*MAJORITY, "E 0 -2 180 c0", "C 0 -1 0 -")
    assert table.state.view(0)["supply"] == [7, 7]
    assert [event.kind for event in table.events if event.kind in ("score", "return")] == [
        "score", "return", "return", "return",
    ]  # fmt: skip


def test_others_stay() -> None:
    """CC-31: followers of unfinished features do not move."""
    table = played("U 1 0 0 r0", "E 0 -1 180 c0")
    assert table.state.save()["followers"] == [{"seat": 0, "x": 1, "y": 0, "segment": "r0"}]


def test_points_are_shown_as_a_number() -> None:
    """CC-32: everybody sees the points of all at once, also beyond the 50 spaces of the track."""
    table = played("E 0 -1 180 c0")
    assert table.state.view(1)["track"] == [4, 0]
    table.state.track[0] = 104
    assert table.state.view(1)["track"] == [104, 0]


def test_fields_are_not_scored_during_play() -> None:
    """CC-33: the farmer is paid for the finished city only at the end, and stays."""
    table = played("E 0 -1 180 f0", "U 1 0 0 -")
    assert table.state.view(0)["track"] == [0, 0]
    assert table.state.view(0)["supply"] == [6, 7]
    assert table.state.scores() == [3, 0]


def test_a_finished_feature_without_followers_pays_nobody() -> None:
    """CC-35: it is told, but nobody gets anything, and nobody can claim it later."""
    table = played("E 0 -1 180 -")
    assert scored(table) == [("city", 4, [])]
    table.move("U 1 0 0 -")
    assert table.state.scores() == [0, 0]


def test_the_order_of_scoring_makes_no_difference() -> None:
    """CC-35: one tile finishes a city of each player; the points are the same however it is turned round."""
    moves = ["E 0 -1 180 -", "U 1 0 0 -", "B 1 -1 0 -", "U -1 0 0 -", "B -1 -1 0 -"]
    one = played(*moves, "E 1 -2 270 c0", "E -1 -2 90 c0", "H 0 -2 90 -")
    other = played(*moves, "E -1 -2 90 c0", "E 1 -2 270 c0", "H 0 -2 90 -")
    assert one.state.view(0)["track"] == other.state.view(0)["track"] == [4, 4]
