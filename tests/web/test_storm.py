"""A short storm over three processes; `demesne bench server --storm` has longer ones."""

import pytest

from demesne.web.storm import weather

BLOWS = 3


@pytest.mark.slow
def test_nothing_is_lost_and_everybody_plays_on(database: str) -> None:
    """Some processes are killed, one is paused until others have taken its tables, and goes on."""
    found = weather(database, BLOWS, lambda *_: None)
    assert (found.kills, found.pauses) == (2, 1)
    assert found.actions > 100
    assert found.lost == 0
    assert found.strange == 0
