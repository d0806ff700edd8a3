"""Lessons: every step can be taught, everything is said in every language, and nothing else is let through."""

import json
from random import Random
from typing import Any

import pytest
from httpx import post

import demesne
from demesne.locale import LANGUAGES, language
from demesne.table import Refused
from demesne.web.lessons import lessons, teach
from tests.web.servers import Server

GAMES = list(lessons())
WALKS = 5


def walk(game: str, chance: Random) -> list[dict[str, Any]]:
    """A lesson from beginning to end, doing any of the right things in each step: what was shown before each."""
    made: list[str] = []
    shown = []
    for at in range(len(lessons()[game].steps)):
        shown.append(teach(game, at, made))
        made.append(chance.choice(shown[-1]["right"]) if shown[-1]["asks"] else "")
        if made[-1]:
            teach(game, at, made)
    return shown


def test_every_game_has_a_lesson() -> None:
    """All that come with the program."""
    assert demesne.games() == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_step_can_be_taught(game: str) -> None:
    """Positions load, what is right is legal, and so is what follows, whatever right thing is done."""
    for seed in range(WALKS):
        for step, shown in zip(lessons()[game].steps, walk(game, Random(seed)), strict=True):
            assert bool(shown["right"]) == bool(step.right) == shown["asks"], step.name
            if shown["asks"]:
                assert shown["actor"] == shown["seat"], step.name


@pytest.mark.parametrize("game", GAMES)
def test_every_pattern_of_right_moves_is_met(game: str) -> None:
    """None is misspelt."""
    for step, shown in zip(lessons()[game].steps, walk(game, Random(0)), strict=True):
        alone = [one for one in step.right if "*" not in one]
        assert set(alone) <= set(shown["right"]), step.name


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_is_said_in_every_language(game: str, code: str) -> None:
    """What is to be done, that it is done, and why something else is not what was asked for, where that can be."""
    for shown in walk(game, Random(0)):
        key = f"lesson-{game}-{shown['name']}"
        can_stray = len(shown["right"]) < len(shown["choices"])
        said = [language(code).has(one) for one in (key, f"{key}-done", f"{key}-otherwise")]
        assert said == [True, shown["asks"], can_stray], key


def test_what_is_made_changes_what_is_shown() -> None:
    """The learner's own domino lies where it was placed, also in later steps; what was skipped is done somehow."""
    made = ["", "take 41", "place 4 at 0,1 south"]
    assert teach("kingdomino", 3, made)["view"]["kingdoms"][0] == teach("kingdomino", 2, made)["view"]["kingdoms"][0]
    assert teach("kingdomino", 3, [])["view"]["kingdoms"][0] != teach("kingdomino", 3, made)["view"]["kingdoms"][0]


@pytest.mark.parametrize(
    ("step", "made", "code"),
    [
        (99, [], "no-step"),
        (1, ["", "take 19"], "not-asked"),
        (1, ["", "take 3"], "kingdomino-not-in-line"),
        (1, ["", "sing"], "no-action"),
        (0, ["take 41"], "not-asked"),
    ],
)
def test_what_cannot_be_is_refused(step: int, made: list[str], code: str) -> None:
    """By a step that is not there, or a move that is not legal or not asked for."""
    with pytest.raises(Refused) as refused:
        teach("kingdomino", step, made)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("chess", {"step": 0}, 404, "no-lesson"),
        ("kingdomino", {"step": 99}, 409, "no-step"),
        ("kingdomino", {"step": -1}, 400, "malformed"),
        ("kingdomino", {"step": "zero"}, 400, "malformed"),
        ("kingdomino", {"step": 1, "made": ["", 3]}, 400, "malformed"),
        ("kingdomino", {"step": 1, "made": ["", "x" * 1001]}, 400, "malformed"),
        ("kingdomino", {"step": 1, "made": [""] * 51}, 400, "malformed"),
        ("kingdomino", {"step": 1, "moves": []}, 400, "malformed"),
        ("kingdomino", ["step"], 400, "malformed"),
    ],
)
def test_bad_requests_are_one_clear_refusal(server: Server, path: str, body: Any, status: int, code: str) -> None:
    """Whatever is wrong."""
    answer = post(f"{server.address}/api/lessons/{path}", content=json.dumps(body), timeout=20)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["why"].endswith(".")


def test_a_step_is_answered(server: Server) -> None:
    """Over HTTP, as it is taught."""
    answer = post(f"{server.address}/api/lessons/kingdomino", json={"step": 1, "made": ["", "take 41"]}, timeout=20)
    assert answer.json() == json.loads(json.dumps(teach("kingdomino", 1, ["", "take 41"])))
