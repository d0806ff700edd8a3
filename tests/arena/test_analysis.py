"""What a bot thinks of recorded games."""

import json
from pathlib import Path

import pytest

from demesne.arena.analysis import Finding, analyse
from demesne.arena.match import Tournament, play_match
from demesne.cli import main
from demesne.core.replay import Record

JUDGE = "master:worlds=4"


def recorded(*bots: str, game: str = "kingdomino") -> Record:
    """A game between bots."""
    tournament = Tournament(game, bots, (), 5)
    return play_match(tournament, 0, keep_actions=True).record(tournament)


def findings(*records: Record, processes: int = 1) -> list[Finding]:
    """What is thought of all their decisions."""
    return list(analyse(records, JUDGE, 1, processes, None))


def test_every_decision_is_judged_the_same_on_any_number_of_processes() -> None:
    """In the order of the records and of their decisions."""
    records = [recorded("random", "full-greedy"), recorded("random", "random")]
    found = findings(*records)
    assert [one.played for one in found] == records[0].actions + records[1].actions
    assert [(one.record, one.number) for one in found] == [
        (place, number + 1) for place, record in enumerate(records) for number in range(len(record.actions))
    ]
    assert findings(*records, processes=2) == found


def test_whoever_plays_anyhow_loses_more_by_it() -> None:
    """The bot agrees more with a good player than with a random one."""
    found = findings(recorded("random", "full-greedy"))
    losses = [[one.loss for one in found if one.seat == seat] for seat in (0, 1)]
    means = [sum(loss) / len(loss) for loss in losses]
    assert means[0] > means[1]
    agreed = [sum(one.played == one.best for one in found if one.seat == seat) for seat in (0, 1)]
    assert agreed[1] > agreed[0]


@pytest.mark.parametrize("game", ["carcassonne", "dominations", "dominion"])
def test_every_game_can_be_analysed(game: str) -> None:
    """From the position of each decision, in the middle of whatever happens."""
    record = recorded("random", "random", game=game)
    record.actions, record.result = record.actions[:12], None
    found = findings(record)
    assert [one.played for one in found] == record.actions
    assert all(one.loss >= 0 for one in found)


def test_the_command_shows_tables_and_writes_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In the reader's language."""
    record = recorded("random", "full-greedy")
    (tmp_path / "first.json").write_text(record.text())
    command = ["analyse", str(tmp_path / "first.json"), "--bot", JUDGE, "--processes", "1", "--language", "pt"]
    with pytest.raises(SystemExit) as ended:
        main([*command, "--out", str(tmp_path / "found.jsonl")])
    assert ended.value.code == 0
    shown = capsys.readouterr().out
    assert "Como os jogadores decidiram" in shown
    assert "full-greedy" in shown
    lines = [json.loads(line) for line in (tmp_path / "found.jsonl").read_text().splitlines()]
    assert [line["played"] for line in lines] == record.actions
    assert all(line["loss"] >= 0 for line in lines)


def test_a_bot_that_cannot_judge_is_refused() -> None:
    """In a sentence that names one that can."""
    with pytest.raises(ValueError, match="'random' cannot say what it thinks; `master` can"):
        list(analyse([recorded("random", "random")], "random", 1, 1, None))


@pytest.mark.parametrize(
    ("loss", "error", "tried", "verdict"),
    [
        (3.9, 0.1, 8, "fine"),
        (4.0, 0.1, 8, "slip"),
        (9.9, 0.1, 8, "slip"),
        (10.0, 0.1, 8, "blunder"),
        (10.0, 0.1, 7, "fine"),
        (9.0, 3.0, 8, "fine"),
    ],
)
def test_a_loss_is_a_mistake_if_it_is_large_and_sure(loss: float, error: float, tried: int, verdict: str) -> None:
    """In parts of the winner's points; both moves must have been tried in some worlds, and lie far apart."""
    found = Finding(0, 1, 0, "take 1", 0.0, "take 2", loss, error, tried)
    assert found.verdict(100) == verdict


def test_the_best_move_is_no_mistake() -> None:
    """However little is known of it; and where nobody has points a loss counts as it is."""
    assert Finding(0, 1, 0, "take 1", 1.0, "take 1", 1.0, 0.0, 0).verdict(0) == "best"
    assert Finding(0, 1, 0, "take 1", 0.0, "take 2", 1.0, 0.1, 9).verdict(0) == "blunder"
