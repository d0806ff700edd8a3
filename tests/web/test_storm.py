"""A short storm over three processes; `demesne bench server --storm` has longer ones."""

import pytest

from demesne.web.group import LEASE
from demesne.web.storm import weather
from tests.web.servers import find_postgres, postgres

BLOWS = 3


@pytest.mark.slow
@pytest.mark.skipif(find_postgres() is None, reason="There is no PostgreSQL: apt-get install postgresql.")
def test_nothing_is_lost_and_everybody_plays_on() -> None:
    """Some processes are killed, one is paused until others have taken its tables, and goes on."""
    with postgres() as database:
        found = weather(database, BLOWS, lambda *_: None)
    assert (found.kills, found.pauses) == (2, 1)
    assert found.actions > 100
    assert found.lost == 0
    assert found.strange == 0
    assert found.unheld < 2 * LEASE
