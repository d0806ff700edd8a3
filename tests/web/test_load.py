"""Measuring the server beside a bare loop of the same framework, at a few tables; `demesne bench server` has more."""

import pytest

from demesne.web.load import measure

TABLES = 20


@pytest.mark.slow
def test_both_servers_are_measured_and_whole_games_are_played() -> None:
    """One after the other; how fast they are is for `demesne bench server` to judge."""
    told: list[str] = []
    load = measure(TABLES, lambda what, _: told.append(what))
    assert list(dict.fromkeys(told)) == ["The bare loop", "Opening tables", "The server"]
    assert load.actions > 30 * TABLES
    assert load.bare > 0
    assert load.server > 0
    assert load.memory > 0
    assert load.figures()["tables"] == TABLES
