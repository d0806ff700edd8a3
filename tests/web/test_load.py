"""The server beside a bare loop of the same framework, at a few tables; `demesne bench server` has them all."""

from demesne.web.load import MOST_RATIO, measure

TABLES = 20


def test_an_action_costs_little_more_than_a_commit_and_a_broadcast() -> None:
    """Both are measured, one after the other, and whole games are played."""
    told: list[str] = []
    load = measure(TABLES, lambda what, _: told.append(what))
    assert list(dict.fromkeys(told)) == ["The bare loop", "Opening tables", "The server"]
    assert load.actions > 30 * TABLES
    assert load.bare > 0
    assert load.memory > 0
    assert load.ratio <= MOST_RATIO, load.figures()
