"""The terminal in three languages: the frame, and the boards of Kingdomino and Carcassonne."""

import io
import re
import string
from pathlib import Path

import pytest
from rich.console import Console

from demesne.cli import parser
from demesne.core.replay import read_record
from demesne.games import find_game
from demesne.locale import LANGUAGES, language
from demesne.terminal.replay import show_record
from demesne.terminal.setup import ask_table

RECORDS = Path(__file__).parents[1] / "replays"
ENGLISH = re.compile(
    r"\b(the|which|what|where|who|take|takes|places|free|wheat|forest|castle|crown|points?|left|line|of the|is over|"
    r"saved|look|answer|several|wins|east|west|south|north|tiles?|turned|lays|draws|follower|city|road|field|"
    r"monastery|thief|knight|monk|farmer|pennant|finished|nobody|columns?)\b",
    re.IGNORECASE,
)


def play(code: str, folder: Path, monkeypatch: pytest.MonkeyPatch, answers: list[str], game: str = "kingdomino") -> str:
    """What is seen in a language by somebody who gives these answers."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(answer + "\n" for answer in answers)))
    console = Console(file=io.StringIO(), width=100, highlight=False)
    table = ask_table(console, folder, find_game(game), None, [], None, 7, language(code))
    assert table
    table.play()
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def without_names(seen: str) -> str:
    """What was seen without commands, names of options and bots, and files, which are the same everywhere."""
    typed = r"\? (place 1 at 0,0 east|no follower|Z at 0,0 turned 0)|‘[^’]*’|demesne (play|replay) .*"
    sheets = r"map|COLUMN|fields|features|tiles"
    names = rf"\b(undo|save|quit|log|rules|help|random|greedy|full-greedy|{sheets})\b"
    shown = re.sub(f"{typed}|{names}", "", seen)
    return "".join(letter for letter in shown if letter in string.printable or letter.isalpha())


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_a_game_of_kingdomino_without_a_word_of_english(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the first question to the result, help and taking back on the way; what is listed is typed."""
    answers = [
        "3",
        "Ana",
        "random",
        "greedy",
        "harmony",
        "",
        "help",
        "99",
        "place 1 at 0,0 east",
        "1",
        "undo",
        *["1"] * 80,
    ]
    seen = play(code, tmp_path, monkeypatch, answers)
    assert not [match[0] for match in ENGLISH.finditer(without_names(seen))]
    assert language(code).say("terminal-taken-back") in seen
    assert "terminal-" not in seen


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_a_game_of_carcassonne_without_a_word_of_english(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the first question to the result, with all sheets and refusals on the way."""
    answers = ["2", "Ana", "greedy", "", "help", "no follower", "Z at 0,0 turned 0", *["1", "2"] * 10]
    sheets = ["map", "map 0", "fields", "features", "tiles", "log"]
    seen = play(code, tmp_path, monkeypatch, [*answers, *sheets, *["1"] * 140], "carcassonne")
    assert not [match[0] for match in ENGLISH.finditer(without_names(seen))]
    assert language(code).say("terminal-carcassonne-column-most") in seen
    assert "terminal-" not in seen
    assert "refused-" not in seen


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_listed_is_typed_in_every_language(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A direction in the player's language."""
    east = language(code).say("kingdomino-direction-east")
    seen = play(code, tmp_path, monkeypatch, ["2", "Ana", "random", "", "1", f"1,0 {east}", "quit"])
    assert f"1,0 {east}" in seen.rpartition("quit")[0]
    assert re.search(rf"Ana \w+ \d+ [^\n]* 1,0 {east}\.", seen)


def test_options_are_turned_on_and_off_in_every_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As they are shown."""
    for code in LANGUAGES:
        on, off = language(code).say("terminal-on"), language(code).say("terminal-off")
        play(code, tmp_path / code, monkeypatch, ["2", "Ana", "random", f"harmony {on}, dynasty {off}", "", "quit"])
        [path] = (tmp_path / code).iterdir()
        options = read_record(path.read_text("utf-8")).options
        assert (options["harmony"], options["dynasty"]) == (True, False)


@pytest.mark.parametrize("record", ["kingdomino/dynasty.json", "carcassonne/tile-removed.json"])
@pytest.mark.parametrize("code", ["pt", "es"])
def test_a_replay_without_a_word_of_english(code: str, record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Events, positions and points of a Dynasty; a tile that fits nowhere."""
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    console = Console(file=io.StringIO(), width=100, highlight=False)
    show_record(console, read_record((RECORDS / record).read_text()), "", language(code))
    assert isinstance(console.file, io.StringIO)
    seen = re.sub(r"\b(back|end|quit)\b", "", console.file.getvalue())
    assert not [match[0] for match in ENGLISH.finditer(without_names(seen))]


def test_the_language_is_that_of_the_environment_or_the_one_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """`--language` goes first."""
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "pt_BR.UTF-8")
    assert parser().parse_args(["play"]).language == "pt"
    assert parser().parse_args(["play", "--language", "es"]).language == "es"
