"""The end: what is unfinished, who wins, and how it is told."""

import demesne
from demesne.games.carcassonne.ground import list_features
from tests.games.carcassonne.positions import begin, events, play, played, scored


def test_the_last_tile_is_scored_and_the_game_is_over() -> None:
    """CC-36: the finished city pays in full before the final scoring."""
    state = begin("FUE")
    play(state, "F at 0,-1 turned 90", "knight on c0", "U at 1,0 turned 0", "thief on r0")
    play(state, "E at 0,-2 turned 180", "farmer on f0")
    assert state.actor == demesne.OVER
    assert state.actions() == []
    assert state.view(0)["track"] == [8, 0]
    assert state.scores() == [11, 2]


def test_an_unfinished_road() -> None:
    """CC-37: a point for each tile."""
    assert scored(played("U 1 0 0 r0", "U 2 0 0 -"), "final") == [("road", 3, [0])]


def test_an_unfinished_city() -> None:
    """CC-37: a point for each tile and each pennant; the majority counts."""
    table = played(
        "U -1 0 0 -", "U 1 0 0 -", "E -1 -1 90 c0", "E 1 -1 270 c0", "B 1 -2 0 -", "U 2 0 0 -",
        "F 0 -2 90 c0", "C 0 -1 0 -", "G 0 -3 90 -",
    )  # fmt: skip
    assert scored(table, "final") == [("city", 8, [0])]


def test_an_unfinished_monastery() -> None:
    """CC-37: its own tile and those round it."""
    assert scored(played("B 0 1 0 m", "U 1 0 0 -", "B 1 1 0 -"), "final") == [("monastery", 4, [0])]


def test_nothing_is_paid_without_followers() -> None:
    """CC-37: unfinished features in which nobody stands pay nobody."""
    table = played("U 1 0 0 -", "U 2 0 0 -")
    assert scored(table, "final") == []
    assert table.state.scores() == [0, 0]


def test_most_points_win() -> None:
    """CC-40: more points, better place."""
    state = played("U 1 0 0 r0", "U 2 0 0 -", "B 0 1 0 -", players=3).state
    assert state.scores() == [3, 0, 0]
    assert (state.winners(), state.places()) == ([0], [1, 2, 2])


def test_equal_points_share_the_victory() -> None:
    """CC-40: there is no other tie-break."""
    state = played("U 1 0 0 r0", "U -1 0 0 -", "U 2 0 0 -", "E 0 -1 180 c0", players=4).state
    assert state.scores() == [4, 0, 0, 4]
    assert state.winners() == [0, 3]


def test_the_final_scoring_is_told_feature_by_feature() -> None:
    """CC-41: the fields come last, so that they can be looked at one by one."""
    table = played("E 0 -1 180 f0", "U 1 0 0 r0", "B 1 1 0 m")
    assert scored(table, "final") == [("road", 2, [1]), ("monastery", 3, [0]), ("field", 3, [0])]
    assert [event.kind for event in table.events][-1] == "end"
    assert events(table.state, "end")[0]["scores"] == [6, 2]
    assert events(table.state, "final")[-1]["cities"] == 1


def test_the_breakdown_says_where_points_come_from() -> None:
    """Features that have paid, features that would pay, and the total, for every seat."""
    state = played("E 0 -1 180 c0", "U 1 0 0 r0", "U -1 0 0 f0").state
    red, blue = state.breakdown()
    assert [(one["feature"], one["points"]) for one in red["scored"]] == [("city", 4)]
    assert [(one["feature"], one["points"]) for one in red["pending"]] == [("field", 3)]
    assert [(one["feature"], one["points"]) for one in blue["pending"]] == [("road", 3)]
    assert (red["total"], blue["total"]) == (7, 3)
    assert (red["earlier"], blue["earlier"]) == (0, 0)


def test_every_feature_can_be_drawn() -> None:
    """Kind, segments, owners and points of each feature, those without followers too."""
    found = list_features(played("M 0 -1 270 c0", "U 1 0 0 -").state)
    city = next(one for one in found if one["feature"] == "city")
    assert {key: city[key] for key in ("tiles", "pennants", "open", "finished", "owners")} == {
        "tiles": 2, "pennants": 1, "open": 1, "finished": False, "owners": [0],
    }  # fmt: skip
    assert (city["points"], city["projected"]) == (3, 6)
    assert city["segments"] == [{"x": 0, "y": 0, "segment": "c0"}, {"x": 0, "y": -1, "segment": "c0"}]
    assert city["followers"] == [{"seat": 0, "x": 0, "y": -1, "segment": "c0"}]
    fields = [one for one in found if one["feature"] == "field"]
    assert {(one["points"], one["projected"]) for one in fields} == {(0, 3), (0, 0)}
    assert sum(len(one["segments"]) for one in found) == 4 + 2 + 3
