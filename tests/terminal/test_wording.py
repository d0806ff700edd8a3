"""What stands on the screen is good English: numbers and nouns agree, and nothing is said before its time."""

import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType

import demesne
from demesne.core.chance import pick, seeded, step
from demesne.core.state import Event
from demesne.games import find_game
from demesne.terminal.boards import board_for
from demesne.terminal.prompt import Prompt
from demesne.terminal.setup import ask_table

GAMES = ["kingdomino", "carcassonne", "dominion", "dominations"]
NAMES = ["Ana", "Bo", "Cleo"]
WRONG = [
    re.compile(r"(?<![\d.,+/x-])1 (?:points|tiles|cards|followers|cities|pennants|dominoes|turns|coins|choices)\b"),
    re.compile(r"\b[Aa] (?:[AEIO]|Ea)\w+"),
    re.compile(r"\bNobody: "),
]


def shown_by(show: Callable[[Console], None], width: int = 100) -> str:
    """What is written on a screen, as plain text."""
    console = Console(file=io.StringIO(), width=width)
    show(console)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def shown(part: RenderableType, width: int = 100) -> str:
    """A part of a board as plain text."""
    return shown_by(lambda console: console.print(part), width)


@pytest.mark.parametrize("name", GAMES)
def test_numbers_and_articles_agree(name: str) -> None:
    """Whole random games: every screen, list and sentence."""
    state = find_game(name).new(3, 5, listen=True)
    board = board_for(name, NAMES, state.save()["options"])
    chance = seeded(5)
    number = 0
    texts: list[str] = []
    while state.actor != demesne.OVER:
        number += 1
        if number % 23 == 1:
            choices = board.choices(state)
            described = [state.describe(action) for action, _ in choices]
            texts.append(shown(board.draw(state.view(int(state.actor)), described)))
            texts += [board.question(state), *[line for _, line in choices]]
            texts += [shown(board.sheet(sheet.partition(" ")[0], state, "")) for sheet in board.sheets]
        chance = step(chance)
        state.apply(state.actions()[pick(chance, len(state.actions()))])
    texts += [*board.news(state.events or []), shown(board.points(state.breakdown()))]
    found = [match[0] for text in texts for wrong in WRONG for match in wrong.finditer(text)]
    assert not found


def test_every_dominations_card_has_its_article() -> None:
    """Art begins with a vowel."""
    board: Any = board_for("dominations", NAMES, {})
    texts = [board.box.describe(name).plain for name in board.box.records]
    assert not [match[0] for text in texts for match in WRONG[1].finditer(text)]


def test_points_of_a_feature() -> None:
    """One point, several owners, and a finished feature on which nobody stands."""
    board = board_for("carcassonne", NAMES, {})

    def told(**facts: Any) -> str:
        usual = {"feature": "road", "tiles": 2, "pennants": 0, "points": 2, "seats": [0]}
        return board.tell(Event("score", usual | facts, -1))

    assert told() == "Ana: 2 points for a road of 2 tiles."
    assert told(seats=[0, 2]) == "Ana and Cleo: 2 points each for a road of 2 tiles."
    assert told(seats=[]) == "A road of 2 tiles is finished; nobody has a follower there."
    assert told(feature="city", pennants=1, points=6) == "Ana: 6 points for a city of 2 tiles and 1 pennant."
    field = Event("final", {"feature": "field", "tiles": 1, "points": 3, "cities": 1, "seats": [1], "pennants": 0}, -1)
    assert board.tell(field) == "Bo: 3 points for a field with 1 finished city."
    assert told(feature="monastery", tiles=1, points=1) == "Ana: 1 point for a monastery of 1 tile."


@pytest.mark.parametrize("name", GAMES)
def test_help_cites_a_rule_of_the_game(name: str) -> None:
    """The number that is given as an example finds a rule of this game."""
    console = Console(file=io.StringIO(), width=100)
    prompt = Prompt(console)
    prompt.game = name
    prompt.show_help("")
    assert isinstance(console.file, io.StringIO)
    rule = re.search(r"\b[A-Z]{2}-\d+", console.file.getvalue())
    assert rule
    prompt.show_rules(rule[0])
    assert f"- {rule[0]} " in console.file.getvalue()


def test_a_dynasty_says_which_game_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """KD-37: three games, the points of those before beside the present ones."""
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 400))
    console = Console(file=io.StringIO(), width=100)
    table = ask_table(console, tmp_path, find_game("kingdomino"), None, ["Ana", "random"], {"dynasty": True}, 7)
    assert table
    table.play()
    assert isinstance(console.file, io.StringIO)
    seen = console.file.getvalue()
    assert [len(re.findall(f"Game {number} of 3\\b(?! is over)", seen)) > 5 for number in (1, 2, 3)] == [True] * 3
    assert len(re.findall(r"Game [12] of 3 is over", seen)) == 2
    assert len(re.findall(r"The Dynasty is over", seen)) == 1
    assert "from earlier games" in seen


def test_bonuses_are_counted_when_they_are_had() -> None:
    """KD-38, KD-39: a bare castle has no points, and a placement brings what its land pays; the end counts all."""
    state = find_game("kingdomino").new(2, 3, harmony=True, middle_kingdom=True)
    board = board_for("kingdomino", ["Ana", "Bo"], state.save()["options"])
    assert "Ana: 0 points" in shown(board.draw(state.view(0), []))
    while not state.placing:
        state.apply(state.actions()[0])
    assert all(int(line.split()[-1]) >= 0 for _, line in board.choices(state))
    while state.actor != demesne.OVER:
        state.apply(state.actions()[0])
    points = state.scores()[0]
    assert f"Ana: {points} point" in shown(board.draw(state.view(0), []))


def wide_map() -> Any:
    """A game of Carcassonne in which every tile was laid as far to the east as it could be."""
    state = find_game("carcassonne").new(2, 8)
    for _ in range(80):
        choices = [(state.describe(action).get("x", 0), action) for action in state.actions()]
        state.apply(max(choices)[1] if state.describe(state.actions()[0])["verb"] == "lay" else state.actions()[0])
        across = [one["x"] for one in map(state.describe, state.actions()) if "rotation" in one]
        if across and max(across) - min(across) > 16:
            return state
    raise AssertionError("the map did not grow wide")


def test_a_map_wider_than_the_window_says_so_and_is_shown_in_parts() -> None:
    """No line is longer than the window; what lies outside is named, and `map` goes there."""
    state = wide_map()
    board = board_for("carcassonne", ["Ana", "Bo"], {})
    described = [state.describe(action) for action, _ in board.choices(state)]
    seen = shown(board.draw(state.view(int(state.actor)), described), 60)
    assert max(len(line) for line in seen.splitlines()) <= 60
    there = re.search(r"say map (-?\d+)", seen)
    assert there
    assert there[1] not in seen.splitlines()[0].split()
    assert there[1] in shown(board.sheet("map", state, there[1]), 60).splitlines()[0].split()
    assert "say map" not in shown(board.draw(state.view(int(state.actor)), described), 200)
