"""Whole games of Dominations at the terminal: what is hidden, what is told, and the table itself."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

import demesne
from demesne.bots import Window, make_bot
from demesne.core.replay import read_record
from demesne.games import find_game
from demesne.terminal.setup import ask_table
from demesne.terminal.table import Sitting, resume_table
from tests.terminal.dominations import asked, board, screen, shown

SHEETS = [
    "all", "map", "hand", "tree", "cards", "cards art", "card bank", "fits bank", "why not bank", "goals", "players",
    "monuments",
]  # fmt: skip


def at_the_table(
    folder: Path, monkeypatch: pytest.MonkeyPatch, answers: list[str], seats: list[str], resume: Path | None = None
) -> str:
    """What people see who give these answers, and then leave."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(answer + "\n" for answer in answers)))
    console = Console(file=io.StringIO(), width=100, highlight=False)
    found: Sitting | None
    if resume:
        found = resume_table(console, folder, read_record(resume.read_text(encoding="utf-8")))
    else:
        found = ask_table(console, folder, find_game("dominations"), None, seats, {}, 3)
    assert found
    found.play()
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.slow
@pytest.mark.parametrize(("players", "hidden"), [(2, True), (3, True), (4, False)])
def test_nothing_hidden_is_shown_and_everything_fits(players: int, hidden: bool) -> None:
    """Screens and sheets are the same for any state that looks the same to the actor; all fit; lists stay short."""
    state = demesne.game("dominations").new(players=players, seed=players, hidden_hands=hidden)
    names = ["Ana", "Bo", "Cleo", "Dora"][:players]
    one = board(names)
    bot = make_bot("greedy", "dominations", 1)
    number = 0
    while state.actor != demesne.OVER:
        if number % 29 == 0:
            assert sorted(action for action, _ in one.choices(state)) == state.actions()
            guessed = state.guess(int(state.actor), number)
            for width in (80, 120, 160):
                seen = screen(one, state, width)
                assert seen == screen(one, guessed, width)
                assert max(map(len, seen)) <= width
                assert len(seen) <= 100
            for sheet in SHEETS:
                assert asked(one, state, sheet) == asked(one, guessed, sheet)
        number += 1
        state.apply(bot.choose(Window(state, int(state.actor))))


def test_every_event_is_told_and_the_points_add_up() -> None:
    """A whole game in sentences: what an action brings stands on its line."""
    state = demesne.game("dominations").new(players=3, seed=5, listen=True)
    bot = make_bot("greedy", "dominations", 1)
    while state.actor != demesne.OVER:
        state.apply(bot.choose(Window(state, int(state.actor))))
    one = board(["Ana", "Bo", "Cleo"])
    told = one.news(state.events or [])
    assert len(told) < len(state.events or []) / 2
    assert all(line.endswith((".", "--", "==")) and "_" not in line for line in told)
    assert any(line.startswith("Bo places T") and "+" in line for line in told)
    assert any(line.startswith("Ana develops ") and ": -3 " in line for line in told)
    assert not any(" builds a City " in line and line.count(": -") + line.count(", -") > 1 for line in told)
    total = next(line for line in shown(one.points(state.breakdown())) if "Total" in line)
    assert [int(word) for word in total.replace("│", " ").split()[1:]] == state.scores()


def test_a_game_at_the_table_with_undo_save_and_resume(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person against a bot: decisions by number and in words, taken back, saved, and gone on with."""
    answers = [
        "help",
        "1",
        "2",
        "done",
        "1",
        "undo",
        "2",
        "1",
        "done",
        "why not bank",
        "save " + str(tmp_path / "game.json"),
    ]
    seen = at_the_table(tmp_path, monkeypatch, answers, ["Ana", "greedy"])
    assert re.search(r"why not CARD +what keeps you from a Mastery or a Monument", seen)
    assert "Ana: Keep an Objective" in seen
    assert "Taken back." in seen
    assert "To develop Bank costs 6 Trade, and there is only" in seen
    resumed = at_the_table(tmp_path, monkeypatch, ["1"] * 400, [], tmp_path / "game.json")
    assert "Ana: Develop or upgrade a Mastery?" in resumed
    assert "The game is over: Ana " in resumed
    assert "Objectives" in resumed


def test_a_curtain_between_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody sees the offers or tiles of another, not even by a command at the curtain."""
    answers = ["all", "", "1", "1", "all", "", "1", "1", "", "done", "", "done"]
    seen = at_the_table(tmp_path, monkeypatch, answers, ["Ana", "Bo"])
    assert seen.count("Pass the screen on first.") == 2
    assert "draws 7 tiles." in seen
    told = 0
    for part in re.split("Pass the screen to ", seen)[1:]:
        reader = part.partition(",")[0]
        for owner in re.findall(r"The tiles of (\w+)", part):
            assert owner == reader
            told += 1
    assert told == 2


def test_people_are_told_what_happened_since_their_last_decision(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Behind the curtain the next person sees what the other one did."""
    answers = ["", "1", "1", "", "1", "1", "", "done", "", "done", "", "1", "1", "done", "done", ""]
    seen = at_the_table(tmp_path, monkeypatch, answers, ["Ana", "Bo"])
    last = seen.rpartition("who presses Enter.")[2]
    assert re.search(r"^(Ana|Bo) places T\d\d at .*: \+\d", last, re.MULTILINE)
    assert " leads the " not in last
