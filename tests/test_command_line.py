"""The command line: what it prints, and one clear sentence for bad input."""

import io
import json
import os
import subprocess
import sys
from contextlib import chdir, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple

import pytest

import demesne
from demesne.cli import main

pytestmark = pytest.mark.slow

TESTS = Path(__file__).parent
RECORD = TESTS / "replays" / "kingdomino" / "two-players.json"


def run(*arguments: str, answers: str = "", folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run the command line in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "demesne", *arguments],
        input=answers,
        capture_output=True,
        text=True,
        cwd=folder,
        encoding="utf-8",
        env=os.environ | {"PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8"},
        check=False,
    )


class Done(NamedTuple):
    """What came of a command."""

    returncode: object
    stdout: str
    stderr: str


def run_here(*arguments: str, answers: str = "", folder: Path | None = None) -> Done:
    """Run the command line in this process, which is quicker."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr(sys, "stdin", io.StringIO(answers))
        patch.setenv("LC_ALL", "C.UTF-8")
        patch.chdir(folder or ".")
        with pytest.raises(SystemExit) as ended:
            main(arguments)
    return Done(ended.value.code, out.getvalue(), err.getvalue())


def test_the_version_says_which_engine_runs() -> None:
    """Compiled or interpreted."""
    shown = run("--version").stdout
    assert shown.startswith(f"demesne {demesne.__version__}, ")
    assert "engine" in shown


def changed_record(folder: Path, **changes: object) -> Path:
    """A record with some fields changed, as a file."""
    path = folder / "record.json"
    path.write_text(json.dumps(json.loads(RECORD.read_text()) | changes))
    return path


def bad_inputs(folder: Path) -> list[tuple[list[str], str]]:
    """Wrong commands, each with a part of the sentence that answers it."""
    torn = folder / "torn.json"
    torn.write_text(RECORD.read_text()[:300])
    actions = json.loads(RECORD.read_text())["actions"]
    illegal = folder / "illegal.json"
    illegal.write_text(
        json.dumps(json.loads(RECORD.read_text()) | {"actions": [*actions[:16], "take 48", *actions[17:]]})
    )
    newer = changed_record(folder, version=9)
    return [
        (["dance"], "invalid choice: 'dance'"),
        ([], "required"),
        (["play", "chess"], "There is no game called 'chess'"),
        (["play", "kingdomino", "--players", "5"], "2 to 4 players, not 5"),
        (["play", "kingdomino", "--players", "2", "--option", "colour"], "Kingdomino has no such option"),
        (["play", "kingdomino", "--players", "2", "--option", "harmony=loud"], "harmony: 'loud' is not possible"),
        (["play", "kingdomino", "--seat", "a", "--seat", "b", "--seat", "x:y"], "cannot be imported"),
        (["play", "dominion", "--players", "7"], "2 to 6 players, not 7"),
        (["play", "dominion", "--players", "2", "--option", "kingdom=moat,militia"], "a kingdom has 10 cards, not 2"),
        (["play", "dominion", "--players", "2", "--option", "kingdom=Give and Take"], "cards are not here: "),
        (["arena", "dominion", "random", "big-money:card=dragon"], "There is no card called 'dragon'"),
        (["play", "--resume", str(newer)], "saved by a newer Demesne"),
        (["play", "--resume", str(torn)], "broken off"),
        (["play", "--resume", str(folder / "nowhere.json")], "No such file"),
        (["replay", str(torn)], "broken off"),
        (["replay", str(illegal)], "Action 17 ('take 48') cannot be played"),
        (
            ["arena", "kingdomino", "random", "random", "--games", "-1"],
            "'-1' is not a whole number from 1 on",
        ),
        (["arena", "kingdomino", "random", "grandmaster"], "There is no bot called 'grandmaster'"),
        (["arena", "kingdomino", "random"], "2 to 4 players, not 1"),
        (["arena", "kingdomino", "random", "--round-robin"], "There are 2 at a table, and 1 bots"),
        (["arena", "kingdomino", *["random"] * 6, "--gauntlet", "--players", "5"], "2 to 4 players, not 5"),
        (["arena", "kingdomino", *["random"] * 2, "--players", "2"], "only with --round-robin or --gauntlet"),
        (["arena", "kingdomino", *["random"] * 2, "--sprt", "0.6"], "--sprt: two shares"),
        (["arena", "kingdomino", *["random"] * 2, "--narrow", "2"], "--narrow: a width between 0 and 1"),
        (["scenario", str(torn)], "is not a scenario file"),
        (["bench", "chess"], "There is no game called 'chess'"),
        (["position", "chess", "1AAA"], "There is no game called 'chess'"),
        (["position", "kingdomino", "1AAA"], "This code is damaged"),
        (["position", "kingdomino", "castle"], "A code begins with 1"),
        (["data", "burn", "dominations"], "invalid choice: 'burn'"),
        (["data", "export", "dominations"], "The folder to write to is missing"),
        (["data", "export", "kingdomino", "there"], "Kingdomino has no data files"),
        (["data", "check", "dominations", "nowhere"], "nowhere is not a folder"),
        (["play", "dominations", "--players", "2", "--data", "nowhere"], "nowhere is not a folder"),
        (["play", "--data", "nowhere"], "--option and --data need a game"),
        (["arena", "carcassonne", "random", "random", "--data", "."], "Carcassonne has no data files"),
    ]


def exported(folder: Path) -> Path:
    """A folder of exported data files in which a tile is missing and an effect has an unknown word."""
    assert run_here("data", "export", "dominations", "mine", folder=folder).returncode == 0
    tiles, masteries = folder / "mine" / "tiles.json", folder / "mine" / "masteries.json"
    tiles.write_text(json.dumps(json.loads(tiles.read_text(encoding="utf-8"))[:89]), encoding="utf-8")
    masteries.write_text(masteries.read_text(encoding="utf-8").replace('"start_turn"', '"sometimes"', 3), "utf-8")
    return folder / "mine"


def test_data_files_are_exported_and_checked(tmp_path: Path) -> None:
    """The files with their page, as they are without a mistake; every mistake in a line."""
    assert run_here("data", "check").stdout == "No mistake: these files can be played with.\n"
    mine = exported(tmp_path)
    assert {"README.md", "tiles.json", "masteries.json"} <= {path.name for path in mine.iterdir()}
    result = run_here("data", "check", "dominations", str(mine))
    assert result.returncode == 1
    assert result.stdout.splitlines()[0] == "tiles.json: there are 89 tiles instead of 90."
    assert result.stdout.splitlines()[1].startswith("masteries.json trade_caravan.basic[0].when: 'sometimes' is not")
    assert result.stdout.splitlines()[-1] == "3 mistakes"
    refused = run_here("play", "dominations", "--players", "2", "--data", str(mine))
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "tiles.json: there are 89 tiles instead of 90." in refused.stderr
    again = run_here("data", "export", "dominations", str(mine))
    assert (again.returncode, "exists already" in again.stderr) == (2, True)


def test_own_data_files_are_played_with(tmp_path: Path) -> None:
    """In scenarios and in the arena, whose records replay without the folder."""
    assert run_here("data", "export", "dominations", "mine", folder=tmp_path).returncode == 0
    board = tmp_path / "mine" / "board.json"
    board.write_text(board.read_text(encoding="utf-8").replace('"craft",', '"art",', 1), encoding="utf-8")
    position = {"hands": [["t05"], []], "agenda": ["tile"]}
    step, wanted = "place t05 at 0,0 down turned 120", {"knowledge": [{"trade": 4, "art": 1, "religion": 1}]}
    scenario = {"id": "own cradle", "position": position, "steps": [step], "expect": wanted}
    (tmp_path / "own.json").write_text(json.dumps({"dominations": [scenario]}))
    assert run_here("scenario", "own.json", "--data", "mine", folder=tmp_path).stdout == "1 passed, 0 failed\n"
    assert run_here("scenario", "own.json", folder=tmp_path).returncode == 1
    arena = ("arena", "dominations", "random", "random", "--games", "2", "--data", "mine", "--records", "played")
    assert run_here(*arena, folder=tmp_path).returncode == 0
    board.unlink()
    record = sorted((tmp_path / "played").iterdir())[0]
    assert run_here("replay", str(record), answers="end\n", folder=tmp_path).returncode == 0


def test_bad_input_is_answered_by_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit code 2, nothing on standard output, one line on standard error, no traceback, no file."""
    cases = bad_inputs(tmp_path)
    before = sorted(tmp_path.iterdir())
    for arguments, sentence in cases:
        with chdir(tmp_path), pytest.raises(SystemExit) as ended:
            main(arguments)
        told = capsys.readouterr()
        assert (ended.value.code, told.out) == (2, ""), arguments
        assert told.err.count("\n") == 1, told.err
        assert sentence in told.err
    assert sorted(tmp_path.iterdir()) == before


def test_scenarios_are_counted() -> None:
    """The last line has the numbers, and the exit code tells failure."""
    result = run_here("scenario", str(TESTS / "scenarios" / "kingdomino.json"))
    assert result.returncode == 0
    assert result.stdout.splitlines()[-1].endswith(" passed, 0 failed")


def test_a_failed_scenario_is_told(tmp_path: Path) -> None:
    """Each difference in a line, and exit code 1."""
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps({"counts": [["mine", 4, False, 48, 4, 12, 11]]}))
    result = run_here("scenario", str(path))
    assert result.returncode == 1
    assert "mine: counts: expected [48, 4, 12, 11], found [48, 4, 12, 12]" in result.stdout
    assert result.stdout.splitlines()[-1] == "0 passed, 1 failed"


def test_the_arena_prints_a_table(tmp_path: Path) -> None:
    """Wins with intervals, points and times, and the results in a file."""
    result = run_here(
        "arena", "kingdomino", "greedy", "random", "--games", "6", "--out", "results.jsonl", folder=tmp_path
    )
    assert result.returncode == 0
    assert "greedy" in result.stdout
    assert "95 % interval" in result.stdout
    assert len((tmp_path / "results.jsonl").read_text().splitlines()) == 7


def test_the_arena_reports_in_the_reader_s_language(tmp_path: Path) -> None:
    """A round robin with ratings, and a page of it."""
    bots = ("greedy", "random", "beginner")
    options = ("--round-robin", "--games", "4", "--report", "page.html", "--language", "pt")
    result = run_here("arena", "kingdomino", *bots, *options, folder=tmp_path)
    assert result.returncode == 0, result.stderr
    assert "Classificação, com intervalos de 95 %" in result.stdout
    assert "<h1>kingdomino: 12 partidas" in (tmp_path / "page.html").read_text(encoding="utf-8")


def test_the_bench_measures_both_engines() -> None:
    """JSON lines with the agreed names."""
    rows = [json.loads(line) for line in run("bench", "kingdomino", "--json").stdout.splitlines()]
    names = {
        "game",
        "players",
        "policy",
        "engine",
        "games_per_s",
        "decisions_per_s",
        "clone_us",
        "calibration_s",
    }
    assert all(set(row) == names and row["games_per_s"] > 0 for row in rows)
    assert [row["players"] for row in rows if row["engine"] == "interpreted"] == [2, 3, 4, 2]


def test_the_readme_s_example_runs() -> None:
    """The first block of Python in the README is a whole game."""
    readme = (TESTS.parent / "README.md").read_text(encoding="utf-8")
    example = readme.partition("```python\n")[2].partition("```")[0]
    result = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    assert result.stdout


@pytest.mark.parametrize(
    "command", ["play", "arena", "selfplay", "analyse", "replay", "position", "scenario", "serve", "think", "bench"]
)
def test_every_command_has_help(command: str) -> None:
    """What can be written is shown."""
    assert "usage: demesne " + command in run_here(command, "--help").stdout


@pytest.mark.parametrize("name", demesne.games())
def test_a_position_is_shown_by_its_code(name: str) -> None:
    """To people as an onlooker sees it, in their language, and as data to programs."""
    state = demesne.game(name).new(players=2, seed=3)
    shown = run_here("position", name, state.code(), "--language", "pt").stdout
    assert f"Jogador {state.actor + 1} está decidindo" in shown
    assert shown.count("\n") > 5
    assert json.loads(run_here("position", name, state.code(), "--json").stdout) == state.save()
