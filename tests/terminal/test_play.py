"""The terminal table, played as by people typing at it."""

import io
import json
import re
import time
from pathlib import Path

import pytest
from rich.console import Console

from demesne.core.replay import read_record, replay
from demesne.games import find_game
from demesne.terminal.replay import show_record
from demesne.terminal.setup import ask_table
from demesne.terminal.table import Sitting, resume_table

RECORD = Path(__file__).parents[1] / "replays" / "kingdomino" / "two-players.json"


def play(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    answers: list[str],
    seats: list[str] | None = None,
    players: int | None = None,
    options: dict[str, object] | None = None,
    resume: Path | None = None,
) -> str:
    """What people see who give these answers, and then leave."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(answer + "\n" for answer in answers)))
    console = Console(file=io.StringIO(), width=100, highlight=False)
    table: Sitting | None
    if resume:
        table = resume_table(console, folder, read_record(resume.read_text()))
    else:
        table = ask_table(console, folder, find_game("kingdomino"), players, seats or [], options, 7)
    if table:
        table.play()
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def written(folder: Path) -> list[dict[str, object]]:
    """The games in a folder."""
    return [json.loads(path.read_text()) for path in sorted(folder.glob("*.json"))]


def test_the_table_asks_what_it_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Players, seats and variants, each with something to fall back on."""
    seen = play(tmp_path, monkeypatch, ["five", "3", "Ana", "random", "", "song", "harmony middle_kingdom"])
    assert "How many players (2 to 4)? [2]:" in seen
    assert "Kingdomino is for 2 to 4 players." in seen
    assert "song: Kingdomino has no such option" in seen
    [game] = written(tmp_path)
    assert (game["names"], game["bots"]) == (["Ana", "random", "medium"], ["", "random", "medium"])
    assert game["options"] == {
        "dynasty": False,
        "harmony": True,
        "middle_kingdom": True,
        "mighty_duel": False,
    }


def test_without_any_input_the_first_decision_is_reached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything falls back, the board is drawn, and the game is saved."""
    seen = play(tmp_path, monkeypatch, [])
    assert re.search(r"Player 1, (which domino|where do you)", seen)
    assert "## castle" in seen
    assert "Saved. Go on with: demesne play --resume" in seen


def test_two_people_play_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first choice each time; then points, winner and record are shown."""
    seen = play(tmp_path, monkeypatch, ["1"] * 60, seats=["Ana", "Bo"])
    assert re.search(r"(Ana|Bo) wins\.|share the victory", seen)
    assert "Points" in seen
    [game] = written(tmp_path)
    result = game["result"]
    assert isinstance(result, dict)
    assert f"Ana {result['scores'][0]}, Bo {result['scores'][1]}" in seen


def test_placements_show_the_points_they_bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The best come first, with the points that the kingdom then has more."""
    seen = play(tmp_path, monkeypatch, ["1"] * 12, seats=["Ana", "Bo"])
    gains = [
        [int(gain) for gain in re.findall(r"(?:east|south|west|north) +([+-]\d+)", block)]
        for block in seen.split("where do you place")
    ]
    assert any(len(set(block)) > 1 for block in gains)
    assert max(block[0] for block in gains if block) > 0


def test_words_work_as_well_as_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is wrong is answered with a sentence, and asked again."""
    answers = ["", "99", "juggle", "place 1 at 0,0 east", "TAKE 17"]
    seen = play(tmp_path, monkeypatch, ["1", *answers], seats=["Ana", "Bo"])
    assert "Answer with a number of the list, in words, or say help." in seen
    assert "The list has the numbers 1 to 3." in seen
    assert "‘juggle’ is not an action" in seen
    assert "There is nothing to place now" in seen


def test_help_rules_and_log_at_every_prompt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the game and in it."""
    answers = ["help", "rules KD-22", "undo", "2", "", "", "", "log", "rules KD-2", "rules xylophone", "help"]
    seen = play(tmp_path, monkeypatch, answers)
    assert seen.count("take back your last decision") == 2
    assert len(re.findall(r"^- KD-22 ", seen, re.MULTILINE)) == 1
    assert len(re.findall(r"^- KD-2 ", seen, re.MULTILINE)) == 1
    assert "No rule has “xylophone” in it." in seen
    assert "The game has not begun yet." in seen
    assert seen.count("New line: ") >= 2


def test_one_person_against_bots_takes_back_freely(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The decision is open again, as often as one likes, back to the first."""
    seen = play(tmp_path, monkeypatch, ["1", "undo", "2", "1", "undo", "undo", "undo"], seats=["Ana", "greedy"])
    assert seen.count("Taken back.") == 3
    assert "There is nothing of yours to take back." in seen
    play(tmp_path / "untouched", monkeypatch, [], seats=["Ana", "greedy"])
    assert written(tmp_path) == written(tmp_path / "untouched")


def test_others_must_agree_when_they_have_played_or_seen_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With several people at the table, what others did or saw is not taken back unasked."""
    refused = play(tmp_path / "a", monkeypatch, ["1", "1", "1", "undo", "no"], seats=["Ana", "Bo"])
    assert "Does everybody agree" in refused
    assert "Taken back." not in refused
    agreed = play(tmp_path / "b", monkeypatch, ["1", "1", "1", "undo", "yes"], seats=["Ana", "Bo"])
    assert "Taken back." in agreed


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Saved in the middle, resumed, and played to the end as one game, with the record of all of it."""
    file = tmp_path / "half.json"
    play(tmp_path / "rest", monkeypatch, ["1"] * 9 + [f"save {file}", "quit"], seats=["Ana", "greedy"])
    resumed = tmp_path / "resumed"
    play(resumed, monkeypatch, ["1"] * 60, resume=file)
    half = json.loads(file.read_text())
    [whole] = written(resumed)
    assert whole["actions"][: len(half["actions"])] == half["actions"]  # type: ignore[index]
    assert (half["result"], half["seed"]) == (None, whole["seed"])
    assert whole["result"]


def test_the_log_has_every_decision_with_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the same table as on the page: entries are only added, also when one takes back."""
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nundo\n2\nquit\n"))
    console = Console(file=io.StringIO(), width=100)
    began = time.time_ns() // 1_000_000
    sitting = ask_table(console, tmp_path, find_game("kingdomino"), 2, ["Ana", "greedy"], None, 7)
    assert sitting
    sitting.play()
    entries = sitting.table.entries
    mine = [entry["kind"] for entry in entries if entry["seat"] == 0]
    assert mine == ["play", "undo", "play"]
    assert all(began <= entry["at"] <= time.time_ns() // 1_000_000 for entry in entries)
    assert [entry["at"] for entry in entries] == sorted(entry["at"] for entry in entries)
    assert written(tmp_path)[0]["actions"] == sitting.table.actions


def test_a_saved_game_that_goes_wrong_is_refused(tmp_path: Path) -> None:
    """With the action at which it does."""
    record = read_record(RECORD.read_text())
    record.actions[2] = "take 99"
    with pytest.raises(ValueError, match=r"Action 3 \('take 99'\) cannot be played"):
        resume_table(Console(file=io.StringIO()), tmp_path, record)


def test_quitting_before_the_game_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is nothing to save yet."""
    play(tmp_path, monkeypatch, ["quit"])
    assert written(tmp_path) == []


@pytest.mark.parametrize(("players", "options"), [(2, {"mighty_duel": True}), (3, {"dynasty": True}), (4, {})])
def test_bots_alone_can_be_watched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, players: int, options: dict[str, object]
) -> None:
    """A table without people plays by itself to the end."""
    seen = play(tmp_path, monkeypatch, [], seats=["random"] * players, options=options)
    assert "random 2" in seen
    assert written(tmp_path)[0]["result"]


def test_a_record_is_stepped_through(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forward, to a number, back, to the end."""
    monkeypatch.setattr("sys.stdin", io.StringIO("\n5\nback\nrules KD-5\nend\nquit\n"))
    console = Console(file=io.StringIO(), width=100, highlight=False)
    show_record(console, read_record(RECORD.read_text()))
    assert isinstance(console.file, io.StringIO)
    seen = console.file.getvalue()
    positions = [int(number) for number in re.findall(r"─ (\d+) of \d+ ─", seen)]
    assert positions[:4] == [0, 1, 5, 4]
    assert positions[-1] == len(read_record(RECORD.read_text()).actions)
    assert "The game is over" in seen


def test_a_record_piped_is_shown_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without anybody to answer, every position is shown once."""
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    console = Console(file=io.StringIO(), width=100, highlight=False)
    record = read_record(RECORD.read_text())
    show_record(console, record)
    assert isinstance(console.file, io.StringIO)
    positions = re.findall(r"─ (\d+) of \d+ ─", console.file.getvalue())
    assert positions == [str(number) for number in range(len(record.actions) + 1)]


def replayed(monkeypatch: pytest.MonkeyPatch, answers: str, seat: str = "") -> str:
    """What is shown of a recorded game of Dominion."""
    monkeypatch.setattr("sys.stdin", io.StringIO(answers))
    console = Console(file=io.StringIO(), width=100, highlight=False)
    record = read_record((RECORD.parents[1] / "dominion" / "two-players-first-game.json").read_text())
    show_record(console, record, seat)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_a_replay_tells_each_event_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """As an onlooker sees it, or as one of the players does: a draw is told with its cards or with their number."""
    record = read_record((RECORD.parents[1] / "dominion" / "two-players-first-game.json").read_text())
    first, second = record.names
    *_, state = replay(find_game("dominion"), record, listen=True)
    for seat, name in ((None, ""), (0, first), (1, second.upper()), (1, "2")):
        wanted = [event for event in state.events or [] if event.is_seen_by(seat)]
        seen = replayed(monkeypatch, "", name)
        for kind, words in {"draw": " draws ", "turn": r"^Turn \d", "reveal": " reveals ", "end": " is over"}.items():
            told = sum(bool(re.search(words, line)) for line in seen.splitlines())
            assert told == sum(event.kind == kind for event in wanted), (name, kind)
        assert (f"{first} draws Copper" in seen or f"{first} draws 2 × Copper" in seen) == (seat == 0)
    with pytest.raises(ValueError, match="Nobody here is called ‘Zoe’"):
        replayed(monkeypatch, "", "Zoe")


def test_a_replay_tells_what_was_jumped_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Going there tells everything on the way, going back tells nothing anew; the seat can be changed."""
    seen = replayed(monkeypatch, "20\nback\nseat 1\nquit\n")
    there, back, seated, *_ = seen.split("back, end, quit:")[1:]
    assert "Turn 1 of " in there
    assert "Turn 2 of " in there
    assert " draws " not in back
    assert "Your hand" not in back
    assert "Your hand" in seated
