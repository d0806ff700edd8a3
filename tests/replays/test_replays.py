"""Every record below this folder must replay to the result it states."""

from pathlib import Path

import pytest

import demesne
from demesne.core.replay import last_state, read_record

RECORDS = sorted(Path(__file__).parent.glob("*/*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_replays_to_its_result(path: Path) -> None:
    """The game ends as it did when it was recorded, and the record is written back as it was."""
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    state = last_state(demesne.game(record.game), record)
    assert state.actor == demesne.OVER
    assert record.result == {"scores": state.scores(), "winners": state.winners()}
    assert record.text() == text


@pytest.mark.parametrize("name", demesne.games())
def test_every_number_of_players_has_a_record(name: str) -> None:
    """A game is recorded for every number of players, and with every option other than the default."""
    records = [read_record(path.read_text(encoding="utf-8")) for path in RECORDS if path.parent.name == name]
    game = demesne.game(name)
    assert {record.players for record in records} == set(game.players)
    for option in game.options:
        assert any(record.options.get(option.name, option.default) != option.default for record in records)
