"""Every scenario file in this folder holds, and a wrong one is found out."""

import json
from pathlib import Path

import pytest

from demesne.scenarios import run_file

FILES = sorted(Path(__file__).parent.glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_all_scenarios_hold(path: Path) -> None:
    """No difference from what the file expects."""
    results = list(run_file(path))
    assert results
    assert [(name, differences) for name, differences in results if differences] == []


def test_a_wrong_expectation_is_a_difference(tmp_path: Path) -> None:
    """What does not hold is told scenario by scenario."""
    data = json.loads((Path(__file__).parent / "kingdomino.json").read_text())
    legal = {"id": "a", "size": 5, "moves": ["1 1 0 E"], "expect": {"illegal": "no"}}
    illegal = {"id": "b", "size": 5, "moves": ["1 3 3 E"], "expect": {"score": 0}}
    score = {"id": "c", "size": 5, "moves": ["48 1 0 E"], "expect": {"score": 4, "props": []}}
    discard = {"id": "d", "size": 5, "moves": ["!1"], "expect": {"discards": 1}}
    comparison = data["comparisons"][0] | {"id": "e", "expect": {"winners": ["Green"]}}
    order = data["order"][0] | {"id": "f", "log": ["Blue takes 41"]}
    path = tmp_path / "wrong.json"
    wrong = {
        "kingdoms": [legal, illegal, score, discard],
        "comparisons": [comparison],
        "order": [order],
        "counts": [["g", 3, False, 36, 3, 12, 11]],
    }
    path.write_text(json.dumps(wrong))
    assert {name: len(differences) for name, differences in run_file(path)} == {
        "a": 1, "b": 1, "c": 2, "d": 1, "e": 1, "f": 1, "g": 1,
    }  # fmt: skip


@pytest.mark.parametrize("again", ["1 -1 0 W", "!1"])
def test_a_domino_is_used_once(tmp_path: Path, again: str) -> None:
    """KD-1: there is one domino of each number, in all kingdoms together."""
    twice = {"id": "a", "size": 5, "moves": ["1 1 0 E", again], "expect": {}}
    refused = twice | {"id": "b", "expect": {"illegal": "it lies there"}}
    kingdoms = {"Pink": ["1 1 0 E"], "Green": [again]}
    comparison = {"id": "c", "kingdoms": kingdoms, "expect": {"winners": ["Pink", "Green"]}}
    path = tmp_path / "twice.json"
    path.write_text(json.dumps({"kingdoms": [twice, refused], "comparisons": [comparison]}))
    assert [(name, "only one domino 1" in "".join(found)) for name, found in run_file(path)] == [
        ("a", True), ("b", False), ("c", True),
    ]  # fmt: skip


@pytest.mark.parametrize(("name", "problems"), [("platinum", 0), ("gold", 2), ("treasure", 1)])
def test_a_card_outside_the_game_can_be_named(tmp_path: Path, name: str, problems: int) -> None:
    """DM-260, DM-261: Wishing Well takes the name of any card, of any box, but not of a type."""
    data = json.loads((Path(__file__).parent / "dominion.json").read_text())
    scenario = next(one for one in data if one["id"] == "P-178")
    scenario["do"][-1] = ["A", "name", name]
    scenario["after"]["zones"]["A"] |= {"hand": ["copper"] * 4 + ["estate"], "deck": ["gold", "silver"]}
    path = tmp_path / "wish.json"
    path.write_text(json.dumps([scenario]))
    assert [len(differences) for _, differences in run_file(path)] == [problems]


@pytest.mark.parametrize("text", ["", "[]", '{"songs": []}'])
def test_another_file_is_refused(tmp_path: Path, text: str) -> None:
    """A file that holds no scenarios is a ValueError that names it."""
    path = tmp_path / "other.json"
    path.write_text(text)
    with pytest.raises(ValueError, match=r"other\.json is not a scenario file"):
        list(run_file(path))
