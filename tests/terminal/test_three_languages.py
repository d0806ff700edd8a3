"""The terminal in three languages: the frame, and the boards of all games, without a word of English."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

import demesne
from demesne.cli import parser
from demesne.core.chance import pick, seeded, step
from demesne.core.replay import read_record
from demesne.games import find_game
from demesne.locale import LANGUAGES, language
from demesne.terminal.boards import board_for
from demesne.terminal.replay import show_record
from demesne.terminal.setup import ask_table
from tests.terminal.english import english_in, without_names

pytestmark = pytest.mark.slow

RECORDS = Path(__file__).parents[1] / "replays"
OTHERS = [code for code in LANGUAGES if code != "en"]
NAMES = ["Ana", "Bo", "Cleo"]
#: by game: the options, what is wrong with them on the way; then what is typed in the game
OPTIONS = {
    "kingdomino": ["harmony", "song"],
    "carcassonne": ["random_start", "random_start xyz"],
    "dominion": ["kingdom First Game"],
    "dominations": ["multi_edge choose one", "multi_edge xyz", "hidden_hands off"],
}
TYPED = {
    "kingdomino": ["place 1 at 0,0 east", "1", "undo"],
    "carcassonne": ["no follower", "Z at 0,0 turned 0", "1", "2", "map", "map 0", "fields", "features", "tiles"],
    "dominion": ["cards", "cards xyz", "1", "1", "undo"],
    "dominations": [
        "1", "1", "1", "done", "1", "1", "undo", "all", "map", "hand", "tree", "tree greedy", "tree xyz", "cards",
        "cards art", "cards xyz", "card bank", "card petra", "card ruler", "card t01", "card roman", "card campfire",
        "card cradle", "card petra_1", "card xyz", "card", "fits bank", "fits ruler", "why not bank", "why not ruler",
        "why not petra", "why not roman", "goals", "players", "monuments", "develop bank",
        "place t01 at 0,0 up turned 0",
    ],
}  # fmt: skip
#: by game: commands with an argument of each kind, for a look at any position
SHEETS = {
    "carcassonne": ["map", "fields", "features", "tiles"],
    "dominion": ["cards"],
    "dominations": [
        "all", "map", "hand", "tree", "cards", "cards trade", "card bank", "card theatre", "fits bank", "why not bank",
        "why not petra", "goals", "players", "monuments",
    ],
}  # fmt: skip


def play(code: str, folder: Path, monkeypatch: pytest.MonkeyPatch, answers: list[str], game: str = "kingdomino") -> str:
    """What is seen in a language by somebody who gives these answers."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(answer + "\n" for answer in answers)))
    console = Console(file=io.StringIO(), width=100, highlight=False)
    table = ask_table(console, folder, find_game(game), None, [], None, 7, language(code))
    assert table
    table.play()
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("game", TYPED)
def test_a_game_without_a_word_of_english(
    game: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the first question to the result: help, sheets, refusals and taking back on the way."""
    typed = [*OPTIONS[game], "", "help", "99", *TYPED[game], "log"]
    seen = play(code, tmp_path, monkeypatch, ["7", "2", "Ana", "ana", "greedy", *typed, *["1", "1, 2"] * 300], game)
    shown = without_names(seen, game, [*typed, "Ana", "ana"])
    assert not english_in(shown, code)
    assert language(code).say("terminal-points") in seen
    assert not re.search(r"\b(terminal|dominion|dominations|prompt|event|move|refused)-\w", shown)


def shown(part: RenderableType) -> str:
    """A part of a board as plain text."""
    console = Console(file=io.StringIO(), width=100, highlight=False)
    console.print(part)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("game", TYPED)
def test_boards_without_a_word_of_english(game: str, code: str) -> None:
    """A whole random game of three: many a screen, question, list and sheet, all that happened, and the points."""
    state = find_game(game).new(3, 5, listen=True)
    board, chance, number = board_for(game, NAMES, state.save()["options"], language(code)), seeded(5), 0
    texts = list(board.sheets.values())
    while state.actor != demesne.OVER:
        if number % 17 == 0:
            choices = board.choices(state)
            described = [state.describe(action) for action, _ in choices if action in state.actions()]
            texts += [shown(board.draw(state.view(int(state.actor)), described)), shown(board.listing(state, choices))]
            texts += [board.question(state), *[line for _, line in choices]]
            sheets = [sheet.partition(" ") for sheet in SHEETS.get(game, [])]
            texts += [shown(board.sheet(name, state, word)) for name, _, word in sheets]
        number += 1
        chance = step(chance)
        state.apply(state.actions()[pick(chance, len(state.actions()))])
    texts += [*board.news(state.events or []), shown(board.points(state.breakdown()))]
    assert not english_in(without_names("\n".join(texts), game, []), code)


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


@pytest.mark.parametrize(
    "record",
    [
        "kingdomino/dynasty.json",
        "carcassonne/tile-removed.json",
        "dominations/three.json",
    ],
)
@pytest.mark.parametrize("code", OTHERS)
def test_a_replay_without_a_word_of_english(code: str, record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Events, positions and points of a Dynasty; a tile that fits nowhere."""
    monkeypatch.setattr("sys.stdin", io.StringIO("seat Nobody\n"))
    console = Console(file=io.StringIO(), width=100, highlight=False)
    found = read_record((RECORDS / record).read_text())
    show_record(console, found, "", language(code))
    assert isinstance(console.file, io.StringIO)
    seen = re.sub(rf" seat Nobody$|{'|'.join(found.names)}", "", console.file.getvalue(), flags=re.MULTILINE)
    assert not english_in(without_names(seen, found.game, []), code)


def test_the_language_is_that_of_the_environment_or_the_one_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """`--language` goes first."""
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "pt_BR.UTF-8")
    assert parser().parse_args(["play"]).language == "pt"
    assert parser().parse_args(["play", "--language", "es"]).language == "es"
