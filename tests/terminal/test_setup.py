"""What is asked before a game at the terminal: options of every kind, and who sits where."""

import io
import json
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from demesne.cli import read_options
from demesne.data_folder import export_data
from demesne.games import find_game
from demesne.terminal.options import read_changes
from demesne.terminal.prompt import Prompt
from demesne.terminal.screen import write
from demesne.terminal.setup import ask_table


def set_up(
    monkeypatch: pytest.MonkeyPatch, folder: Path, name: str, answers: list[str], players: int = 2, width: int = 100
) -> tuple[dict[str, Any], str]:
    """The options that are settled by these answers after two seats, and what was shown."""
    lines = ["Ana", *["random"] * (players - 1), *answers]
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))
    console = Console(file=io.StringIO(), width=width, highlight=False)
    table = ask_table(console, folder, find_game(name), players, [], None, 7)
    assert table
    assert isinstance(console.file, io.StringIO)
    return table.table.options, console.file.getvalue()


@pytest.mark.parametrize("name", ["kingdomino", "carcassonne", "dominion", "dominations"])
def test_every_option_is_listed_with_what_it_is_now(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No option of any kind is left out, and an empty answer takes the defaults."""
    options, seen = set_up(monkeypatch, tmp_path, name, [""])
    assert all(option.name in seen for option in find_game(name).options)
    assert options == {option.name: option.default for option in find_game(name).options}


@pytest.mark.parametrize(
    ("answers", "kingdom", "sets"),
    [
        (["kingdom first game"], "first game", "base, intrigue"),
        (["sets intrigue", "kingdom random, moat"], "random, moat", "intrigue"),
        (["kingdom=Adega, Mercado, Milícia, mina, fosso, remodel, smithy, village, chapel, workshop"],
         "Adega, Mercado, Milícia, mina, fosso, remodel, smithy, village, chapel, workshop", "base, intrigue"),
    ],
)  # fmt: skip
def test_a_kingdom_is_chosen(
    answers: list[str], kingdom: str, sets: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the name of a recommended set, at random from sets with some cards in it, or card by card."""
    options, seen = set_up(monkeypatch, tmp_path, "dominion", answers)
    assert (options["kingdom"], options["sets"]) == (kingdom, sets)
    assert "First Game" in seen


def test_what_cannot_be_is_said_and_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A wrong kingdom, an unknown option, a wrong value; what was right before stays."""
    answers = ["sets base", "kingdom moat", "colour red", "previous_winners 5", "kingdom First Game"]
    options, seen = set_up(monkeypatch, tmp_path, "dominion", answers)
    assert "a kingdom has 10 cards, not 1" in seen
    assert "colour: Dominion has no such option" in seen
    assert "there is no seat 5 with 2 players" in seen
    assert options == {"kingdom": "First Game", "sets": "base", "previous_winners": ""}


def test_switches_are_turned_on_and_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that are on by default can be turned off, in several ways of saying it."""
    answers = ["no hidden_hands, card rotation", "locus_mandatory off", "multi edge choose one", "locus_mandatory=on"]
    options, _ = set_up(monkeypatch, tmp_path, "dominations", answers)
    assert (options["hidden_hands"], options["card_rotation"], options["locus_mandatory"]) == (False, True, True)
    assert options["multi_edge"] == "choose_one"


def test_own_data_are_given_as_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What differs in the files of the folder is played with; a folder that is not there is said."""
    folder = tmp_path / "mine"
    export_data("dominations", folder)
    board = folder / "board.json"
    board.write_text(board.read_text("utf-8").replace('"craft",', '"art",', 1), "utf-8")
    options, seen = set_up(monkeypatch, tmp_path, "dominations", ["data nowhere", f"data {folder}"])
    assert "nowhere is not a folder" in seen
    assert list(options["data"]) == ["board.json"]


def test_what_so_many_players_cannot_have_is_not_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """KD-41: the Mighty Duel is for two."""
    assert "mighty_duel" in set_up(monkeypatch, tmp_path, "kingdomino", [""], players=2)[1]
    assert "mighty_duel" not in set_up(monkeypatch, tmp_path, "kingdomino", [""], players=3)[1]


def test_changes_in_one_line() -> None:
    """Switches one after the other, with or without commas; a text takes the rest of the line."""
    game = find_game("kingdomino")
    assert read_changes(game, "harmony middle_kingdom") == {"harmony": True, "middle_kingdom": True}
    assert read_changes(game, "Harmony off, dynasty on") == {"harmony": False, "dynasty": True}
    assert read_changes(find_game("dominion"), "sets: base, intrigue:5") == {"sets": "base, intrigue:5"}


def test_two_persons_have_two_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second is asked again; bots of one kind are numbered."""
    monkeypatch.setattr("sys.stdin", io.StringIO("4\nAna\nana\nBo\nrandom\nrandom\n"))
    console = Console(file=io.StringIO(), width=100)
    table = ask_table(console, tmp_path, find_game("kingdomino"), None, [], None, 7)
    assert table
    assert table.names == ["Ana", "Bo", "random", "random 2"]
    assert isinstance(console.file, io.StringIO)
    assert "Somebody at this table is called Ana already." in console.file.getvalue()
    with pytest.raises(ValueError, match="Somebody at this table is called Ana already"):
        ask_table(console, tmp_path, find_game("kingdomino"), None, ["Ana", "Ana"], None, 7)


def test_options_of_the_command_line_can_be_turned_off(tmp_path: Path) -> None:
    """`--option hidden_hands=off`, as it is shown."""
    game = find_game("dominations")
    assert read_options(game, ["hidden_hands=off", "card_rotation"], None) == {
        "hidden_hands": False,
        "card_rotation": True,
    }
    assert json.dumps(read_options(find_game("dominion"), ["kingdom=First Game"], None)) == '{"kingdom": "First Game"}'


def test_lines_are_broken_between_words() -> None:
    """In a window no word is cut in two, but a file's name that is longer than the window stays whole."""
    console = Console(file=io.StringIO(), width=30, force_terminal=True, color_system=None)
    write(console, "the rules, or those with a word or a number in them: /a/very/long/name/of/a/file.json is", end=" ")
    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().split("\n")
    assert lines == [
        "the rules, or those with a", "word or a number in them:", "/a/very/long/name/of/a/file.json", "is ",
    ]  # fmt: skip
    prompt = Prompt(console)
    prompt.show_help("")
    words = " ".join(" ".join(console.file.getvalue().split()).split())
    assert all(" ".join(meaning.split()[-2:]) in words for meaning in prompt.help.values())
