"""Scenarios of the form that every game has."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import demesne
from demesne.scenarios import run_file


def run(folder: Path, *scenarios: dict[str, Any], game: str = "kingdomino") -> list[list[str]]:
    """What differs in each."""
    path = folder / "scenarios.json"
    path.write_text(json.dumps({"game": game, "scenarios": scenarios}))
    return [differences for _, differences in run_file(path)]


def test_the_example_of_the_page_about_files_holds(tmp_path: Path) -> None:
    """As it stands there."""
    page = (Path(__file__).parents[2] / "docs" / "files.md").read_text()
    [example] = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    path = tmp_path / "example.json"
    path.write_text(example)
    assert list(run_file(path)) == [("the first king", [])]


@pytest.mark.parametrize("name", demesne.games())
def test_every_game_has_them(tmp_path: Path, name: str) -> None:
    """What is so holds, from a new game as from its position."""
    state = demesne.game(name).new(players=2, seed=3)
    facts: dict[str, Any] = {"over": False, "scores": state.scores(), "winners": state.winners()}
    facts |= {"actor": int(state.actor), "actions": [state.say(action) for action in state.actions()]}
    facts |= {"view": state.view(None), "views": {"1": state.view(1)}}
    started = {"players": 2, "seed": 3, "expect": facts}
    assert run(tmp_path, started, {"position": state.save(), "expect": facts}, game=name) == [[], []]


def test_what_is_not_so_is_told(tmp_path: Path) -> None:
    """Each fact by itself."""
    wrong = {"over": True, "actor": 9, "actions": [], "scores": [], "winners": [], "view": {"pile": 0}}
    [found] = run(tmp_path, {"expect": wrong | {"refused": {"take 99": "because"}, "views": {"7": {}}, "luck": 1}})
    assert [one.partition(":")[0] for one in found] == [
        "over", "actor", "actions", "scores", "winners", "pile", "'take 99' is refused otherwise",
        "There is no seat 7", "luck",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("scenario", "problem"),
    [
        ({}, "'expect' is missing"),
        ({"expect": {"scores": "many"}}, "expect.scores: expected a list"),
        ({"expect": {}, "players": 9}, "2 to 4 players, not 9"),
        ({"expect": {}, "position": {"game": "dominion"}}, "a position of dominion, not of kingdomino"),
        ({"expect": {"views": {"north": {}}}}, "the number of a seat"),
    ],
)
def test_a_malformed_one_is_refused_with_its_place(tmp_path: Path, scenario: dict[str, Any], problem: str) -> None:
    """In a sentence that names the file."""
    with pytest.raises(ValueError, match=re.escape(problem)) as found:
        run(tmp_path, scenario)
    assert "scenarios.json cannot be run: scenarios[0]" in str(found.value)
    with pytest.raises(ValueError, match="the name of a game"):
        run(tmp_path, game="chess")
