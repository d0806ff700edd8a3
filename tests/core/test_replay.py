"""Records: written, read, replayed, and refused when they are wrong."""

import json
from pathlib import Path

import pytest

import demesne
from demesne.core.replay import last_state, read_record, replay

RECORD = Path(__file__).parents[1] / "replays" / "kingdomino" / "two-players.json"


def record_with(**changes: object) -> str:
    """The text of a good record with some fields changed."""
    return json.dumps(json.loads(RECORD.read_text()) | changes)


def test_a_record_replays_action_by_action() -> None:
    """There is a state at the start and one after each action."""
    record = read_record(RECORD.read_text())
    actors = [int(state.actor) for state in replay(demesne.game("kingdomino"), record)]
    assert len(actors) == len(record.actions) + 1
    assert actors[-1] == demesne.OVER


def test_a_truncated_record_is_refused() -> None:
    """Wherever it breaks off, one sentence says so."""
    text = RECORD.read_text()
    for length in (0, 1, 100, len(text) // 2, len(text) - 4):
        with pytest.raises(ValueError, match="broken off: line"):
            read_record(text[:length])


def test_an_illegal_action_is_named_by_its_number() -> None:
    """The sentence says which action and why."""
    actions = json.loads(RECORD.read_text())["actions"]
    actions[16] = "place 1 at 9,9 east"
    record = read_record(record_with(actions=actions))
    with pytest.raises(ValueError, match=r"Action 17 \('place 1 at 9,9 east'\) cannot be played"):
        last_state(demesne.game("kingdomino"), record)


def test_actions_after_the_end_are_refused() -> None:
    """There is no action more than the game has."""
    actions = json.loads(RECORD.read_text())["actions"]
    record = read_record(record_with(actions=[*actions, "take 1"]))
    with pytest.raises(ValueError, match=f"Action {len(actions) + 1} .* The game is over"):
        last_state(demesne.game("kingdomino"), record)


def test_a_wrong_result_is_found_out() -> None:
    """The record must end as it says."""
    record = read_record(record_with(result={"scores": [1, 2], "winners": [1]}))
    with pytest.raises(ValueError, match="but the game ends with"):
        last_state(demesne.game("kingdomino"), record)
    actions = json.loads(RECORD.read_text())["actions"]
    record = read_record(record_with(actions=actions[:-1]))
    with pytest.raises(ValueError, match="the game goes on"):
        last_state(demesne.game("kingdomino"), record)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"version": 2}, "version: this was saved by a newer Demesne"),
        ({"game": 7}, "game: expected the name of a game"),
        ({"players": "two"}, "players: expected a whole number"),
        ({"names": ["A"]}, "names: expected 2"),
        ({"actions": [3]}, "actions: expected a list of words"),
        ({"seed": None}, "seed: expected a whole number"),
        ({"music": 1}, "music: there is no such field"),
    ],
)
def test_a_wrong_field_is_named(changes: dict[str, object], message: str) -> None:
    """Every mistake in a record names its field."""
    with pytest.raises(ValueError, match=message):
        read_record(record_with(**changes))


def test_a_record_without_result_is_a_saved_game() -> None:
    """It is read back as it was written, and the game can go on."""
    actions = json.loads(RECORD.read_text())["actions"]
    record = read_record(record_with(actions=actions[:5], result=None))
    assert read_record(record.text()) == record
    assert last_state(demesne.game("kingdomino"), record).actor != demesne.OVER
