"""Bots that are programs of their own."""

import json
import shutil
import sys
from pathlib import Path

import pytest

import demesne
from demesne.arena.match import Tournament
from demesne.arena.report import table
from demesne.arena.run import run
from demesne.bots.stdio import Stdio
from demesne.locale import language

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
READ = "import json, sys, time\nfor line in sys.stdin:\n    message = json.loads(line)\n"


def program(folder: Path, answer: str) -> str:
    """The command of a program that does this when it is asked."""
    path = folder / "bot.py"
    path.write_text(f"{READ}    if 'choose' in message:\n        {answer}\n")
    return f"{sys.executable} {path}"


def choose(bot: Stdio) -> int:
    """What it plays at the start of a game."""
    state = demesne.game("kingdomino").new(players=2, seed=3)
    action = bot.choose(demesne.window(state, int(state.actor)))
    assert action in state.actions()
    return action


@pytest.mark.parametrize("answer", ["-1", "moves[-1]['words']"])
def test_a_program_chooses_by_number_or_by_words(tmp_path: Path, answer: str) -> None:
    """The last move is the last action, either way."""
    answer = answer.replace("-1", "len(moves) - 1", 1) if answer == "-1" else answer
    command = program(
        tmp_path, f"moves = message['choose']['moves']; print(json.dumps({{'choose': {answer}}}), flush=True)"
    )
    bot = Stdio(command)
    state = demesne.game("kingdomino").new(players=2, seed=3)
    assert choose(bot) == state.actions()[-1]
    assert not any(bot.faults.values())
    bot.stop()


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        ("sys.exit(3)", "crashed"),
        ("print('no idea', flush=True)", "illegal"),
        ("print('[' * 100_000, flush=True)", "illegal"),
        ("print(json.dumps({'choose': 999}), flush=True)", "illegal"),
        ("print(json.dumps({'choose': True}), flush=True)", "illegal"),
        ("print(json.dumps(['choose']), flush=True)", "illegal"),
        ("time.sleep(60)", "late"),
    ],
)
def test_faults_are_counted_and_a_legal_move_is_played(
    tmp_path: Path, answer: str, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program that crashes, is late or answers wrongly is asked again at the next decision."""
    monkeypatch.setattr("demesne.bots.stdio.START_UP", 0.3)
    bot = Stdio(program(tmp_path, answer), time=0.2 if fault == "late" else 10.0)
    for number in (1, 2):
        choose(bot)
        assert bot.faults == dict.fromkeys(bot.faults, 0) | {fault: number}
    bot.stop()


def test_what_cannot_be_started_is_refused() -> None:
    """Before a tournament begins."""
    for name, match in (
        ("stdio:./no-such-bot", "no program './no-such-bot'"),
        ("stdio:", "a command follows"),
        ("stdio:time=x:cat", "number of seconds"),
        ("stdio:'", "a command follows"),
    ):
        with pytest.raises(ValueError, match=match):
            demesne.bot(name, "kingdomino")


@pytest.mark.slow
@pytest.mark.parametrize("language", ["py", "js"])
def test_the_examples_play_a_tournament(tmp_path: Path, language: str) -> None:
    """Each beats random, and both play alike."""
    starter = {"py": sys.executable, "js": shutil.which("node")}[language]
    if starter is None:
        pytest.skip("there is no Node here")
    bots = (f"stdio:{starter} {EXAMPLES / 'most_points'}.{language}", "random")
    path = tmp_path / "results.jsonl"
    *_, results = run(Tournament("kingdomino", bots, (), 1), 10, 1, path)
    assert results.tallies[0].wins > results.tallies[1].wins
    assert results.tallies[0].faults == 0
    assert len(path.read_text().splitlines()) == 11


def test_a_tournament_outlives_a_bot_that_crashes(tmp_path: Path) -> None:
    """Its faults stand in the table and in the file, from which the run goes on."""
    name = f"stdio:{program(tmp_path, 'sys.exit(1)')}"
    path = tmp_path / "results.jsonl"
    tournament = Tournament("kingdomino", (name, "random"), (), 1)
    *_, results = run(tournament, 1, 1, path)
    assert results.tallies[0].faults == results.tallies[0].decisions > 0
    assert "faults" in [column.header for column in table(results, language("en")).columns]
    line = json.loads(path.read_text().splitlines()[1])
    assert sum(line["faults"]) == results.tallies[0].faults
    *_, again = run(tournament, 1, 1, path)
    assert again.tallies[0].faults == results.tallies[0].faults
