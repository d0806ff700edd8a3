"""The runner of Carcassonne's scenarios finds what is wrong."""

from typing import Any

import pytest

from demesne.scenarios import carcassonne

MOVES = ["E 0 -1 180 c0", "U 1 0 0 r0", "!C", "U -1 0 0 f0"]
PLAYERS = ["Red", "Blue"]


def differences(expect: dict[str, Any], moves: list[str] = MOVES) -> list[str]:
    """What the runner says of a scenario."""
    data = {"vectors": [{"id": "x", "players": PLAYERS, "moves": moves, "expect": expect}]}
    assert carcassonne.recognises(data)
    ((name, found),) = carcassonne.run(data)
    assert name == "x"
    return found


RIGHT: list[tuple[str, Any, Any]] = [
    ("spots", ["f0", "f1"], ["f0"]),
    ("scores", {"Red": 4, "Blue": 0}, {"Red": 3, "Blue": 0}),
    ("supply", {"Red": 6, "Blue": 6}, {"Red": 7, "Blue": 6}),
    ("followers_on_board", 2, 3),
    ("followers_on_board", {"Red": 1, "Blue": 1}, {"Red": 2, "Blue": 0}),
    ("followers_on_board", [["Red", -1, 0, "f0"], ["r0", 1, 0, "Blue"]], [["Red", -1, 0, "f1"]]),
    ("tiles_on_board", 4, 5),
    ("discarded", ["C"], []),
    ("mover", "Red", "Blue"),
    ("events", [], [["city", 2, 0, 4, ["Red"]]]),
    ("final", {"Red": 7, "Blue": 3}, {"Red": 7, "Blue": 2}),
    ("final_events", [["field", 3, ["Red"]], ["road", 3, ["Blue"]]], [["field", 3, ["Red"]]]),
    ("final_events", [["road", 3, ["Blue"]], ["field", 3, ["Red"]]], []),
    ("final_events", [["road", 3, ["Blue"]], ["field", 3, ["Red"]]], [["road", 3, ["Blue"]], ["field", 6, ["Red"]]]),
]


@pytest.mark.parametrize(("field", "right", "wrong"), RIGHT)
def test_every_field_is_compared(field: str, right: Any, wrong: Any) -> None:
    """What is right passes, what is wrong is named."""
    assert differences({field: right}) == []
    (difference,) = differences({field: wrong})
    assert difference.startswith(f"{field}: expected ")


def test_events_in_any_order() -> None:
    """Features finished by one tile are compared whatever their order."""
    moves = ["W 1 0 0 -", "W 1 -1 180 r0", "W -1 0 0 -", "W -1 -1 180 -", "D 0 -1 180 c0"]
    expected = [["road", 3, 0, 3, ["Blue"]], ["city", 2, 0, 4, ["Red"]]]
    assert differences({"events": expected}, moves) == differences({"events": expected[::-1]}, moves) == []


@pytest.mark.parametrize("move", ["U 1 1 0 -", "E 0 -1 180 r0", "C 0 -1 0 m", "B 1 0 0 m", "C 5 5 0 -", "!U"])
def test_an_illegal_move_is_refused(move: str) -> None:
    """Where it is expected that passes, and elsewhere it is a difference."""
    assert differences({"illegal": "it is"}, [move]) == []
    (difference,) = differences({"scores": {}}, [move])
    assert difference.startswith(f"move 1 ({move}) is refused: ")


def test_a_legal_move_is_not_illegal() -> None:
    """A move that is accepted against expectation is a difference."""
    assert differences({"illegal": "no"}, ["U 1 0 0 -"]) == ["move 1 (U 1 0 0 -) is accepted, but no"]


def test_only_a_tile_that_fits_nowhere_is_removed() -> None:
    """`!U` is wrong where U fits."""
    assert differences({}, ["!U"]) == ["move 1 (!U) is refused: Tile U fits somewhere."]


def test_a_tile_with_one_place_needs_no_question() -> None:
    """The monastery beside the start tile is laid at once; the scenario says it all the same."""
    assert differences({"spots": ["m", "f0"]}, ["B 0 1 270 m"]) == []


def test_what_nobody_knows() -> None:
    """An expectation that means nothing does not pass."""
    assert differences({"weather": "fine"}) == ["weather: nothing is known of it"]


def test_a_payment_of_nothing_is_listed_too() -> None:
    """CC-38: a field without a finished city pays its owner 0 points."""
    moves = ["E 0 -1 180 -", "U 1 0 0 f1", "U -1 0 0 f0"]
    both = [["field", 0, ["Blue"]], ["field", 3, ["Red"]]]
    assert differences({"final_events": both}, moves) == []
    assert differences({"final_events": both[1:]}, moves) != []


def test_placements_and_openings() -> None:
    """Places are compared in any order, and counted beside the start tile."""
    listed = {"id": "p", "moves": ["U 1 0 0 -"], "tile": "C", "placements": [[0, -1, 0]]}
    wrong = listed | {"placements": [[0, 1, 0]]}
    data = {"placement_lists": [listed, wrong], "opening_counts": {"C": 1, "V": 5}}
    assert [bool(found) for _, found in carcassonne.run(data)] == [False, True, False, True]


@pytest.mark.parametrize("data", [None, [], {}, {"kingdoms": []}])
def test_other_files(data: object) -> None:
    """Files of other games are not taken."""
    assert not carcassonne.recognises(data)
