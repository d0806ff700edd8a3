"""Duke, Great Hall and Harem."""

import pytest

from tests.games.dominion.positions import counters, hand, pile_sizes, say, table


def test_duke() -> None:
    """DM-201: a point for every Duchy, wherever it is; nothing without Duchies."""
    state = table("2 duke, duchy", "duke", decks=["duchy", ""], discards=["duchy", "estate"])
    assert state.scores() == [2 * 3 + 3 * 3, 1]
    assert {"card": "duke", "number": 2, "each": 3, "points": 6} in state.breakdown()[0]["cards"]
    state = table("duke, copper", "")
    assert "play duke" not in [state.say(action) for action in state.actions()]


def test_great_hall() -> None:
    """DM-203, DM-34: a card and an Action when played; the point counts all the time."""
    state = table("great hall", "great hall, great hall", decks=["gold, silver", ""])
    assert state.scores() == [1, 2]
    say(state, "play great hall")
    assert hand(state) == ["gold"]
    assert counters(state) == (1, 1, 0)
    assert state.scores() == [1, 2]


def test_harem() -> None:
    """DM-205: 2 coins and 2 points."""
    state = table("harem, copper", "3 harem")
    assert state.scores() == [2, 6]
    say(state, "play harem")
    assert counters(state) == (1, 1, 2)
    assert state.scores() == [2, 6]


@pytest.mark.parametrize("card", ["duke", "great_hall", "harem"])
def test_piles(card: str) -> None:
    """DM-202, DM-204, DM-206: 8 copies with 2 players, 12 with 3 to 6."""
    assert pile_sizes(card) == [8, 12, 12, 12, 12]
