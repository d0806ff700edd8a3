"""Fields: where they end, whom they belong to, and what they pay at the end."""

import pytest

from tests.games.carcassonne.positions import played, scored


def test_fields_do_not_connect_across_corners() -> None:
    """CC-22: a farmer may stand in a field that touches another's only at a corner."""
    table = played("E 0 -1 180 f0", "U 1 0 0 f0")
    assert [one["seat"] for one in table.state.save()["followers"]] == [0, 1]


def test_a_gate_parts_the_fields() -> None:
    """CC-22: the road that runs into the gate of T has a field on either side."""
    assert played("T 0 -1 180 f0", "U 0 -2 90 -").spots == ["r0", "f0"]


def test_a_crossing_parts_the_fields() -> None:
    """CC-22: at a crossing every corner is a field of its own."""
    assert played("X 1 0 0 f0", "U 1 -1 90 -").spots == ["r0", "f1"]


def test_a_monastery_does_not_part_the_field() -> None:
    """CC-22: the field goes round the building at the end of the road."""
    assert played("A 1 0 90 f0", "U -1 0 0 -").spots == ["r0"]


def test_farmers_stay_to_the_end() -> None:
    """CC-33: finished cities all round do not send a farmer home."""
    table = played("E 0 -1 180 f0", "E 0 -2 0 -", "E 0 -3 180 -")
    assert len(table.state.save()["followers"]) == 1


def test_joined_fields_are_shared() -> None:
    """CC-34: one farmer each in the joined field, so both are paid."""
    table = played("E 0 -1 180 f0", "U 1 0 0 f0", "B 1 -1 0 -")
    assert scored(table, "final") == [("field", 3, [0, 1])]


def test_most_farmers_own_the_field() -> None:
    """CC-38: four fields become one; Red has two farmers, the others one each."""
    table = played(
        "J 1 0 180 f0", "E 1 1 0 f0", "K -1 0 180 -", "E -1 1 0 f0", "E 1 2 270 -", "E 0 2 90 f0",
        "B 0 1 0 -", players=3,
    )  # fmt: skip
    assert scored(table, "final") == [("field", 9, [0])]
    assert table.state.scores() == [9, 0, 0]


def test_unfinished_cities_pay_nothing() -> None:
    """CC-38: the field borders an open city."""
    assert scored(played("U 1 0 0 f0"), "final") == [("field", 0, [0])]


@pytest.mark.parametrize("moves", [["E 0 -1 180 f0"], ["F 0 -1 90 -", "E 0 -2 180 f0"]])
def test_the_size_of_a_city_does_not_matter(moves: list[str]) -> None:
    """CC-38: 3 points for a city of two tiles, and for one of three."""
    ((_, points, _),) = scored(played(*moves), "final")
    assert points == 3


def test_a_city_counts_for_every_field_round_it() -> None:
    """CC-39: fields on both sides of the city are paid for it."""
    table = played("F 0 -1 90 f0", "E 0 -2 180 -", "U 1 0 0 -", "U 2 0 0 -")
    assert scored(table, "final") == [("field", 3, [0])]
    both = played("F 0 -1 90 f0", "F 0 -2 90 f1", "E 0 -3 180 -")
    assert sorted(scored(both, "final")) == [("field", 3, [0]), ("field", 3, [1])]


def test_a_city_counts_once_for_a_field() -> None:
    """CC-39: one farmer each, both in the field that goes round the city: 3 points, not 6."""
    table = played("F 0 -1 90 f0", "E 0 -2 180 f0", "B 1 -2 0 -", "B 1 -1 0 -")
    assert scored(table, "final") == [("field", 3, [0, 1])]


def test_grass_beyond_a_road_does_not_border_the_city() -> None:
    """CC-39: the field south of the road of the start tile has no city."""
    table = played("E 0 -1 180 -", "U 1 0 0 f1", "U -1 0 0 f0")
    assert scored(table, "final") == [("field", 0, [1]), ("field", 3, [0])]


@pytest.mark.parametrize(
    ("move", "feeds"), [("E 0 -1 180 f0", 3), ("E 0 -1 180 -", 0), ("U 1 0 0 f0", 0), ("E 0 -1 180 c0", 0)]
)
def test_a_city_says_what_it_pays_for_fields(move: str, feeds: int) -> None:
    """CC-38: if it is finished and beside a field with a farmer."""
    features = played(move).state.view(None)["features"]
    assert [one["feeds"] for one in features if one["feature"] == "city"] == [feeds]
    assert not any(one["feeds"] for one in features if one["feature"] != "city")
