"""Ironworks, Trading Post and Upgrade."""

import pytest

from tests.games.dominion.positions import (
    counters,
    deck,
    discard,
    hand,
    in_play,
    left,
    options,
    say,
    table,
    trash,
)

# Ironworks


@pytest.mark.parametrize(
    ("gained", "bonus", "drawn"),
    [
        ("village", (1, 1, 0), []),
        ("silver", (0, 1, 1), []),
        ("estate", (0, 1, 0), ["gold"]),
        ("great hall", (1, 1, 0), ["gold"]),
        ("curse", (0, 1, 0), []),
    ],
)
def test_ironworks(gained: str, bonus: tuple[int, int, int], drawn: list[str]) -> None:
    """DM-207: an Action for an Action, a coin for a Treasure, a card for a Victory card.

    DM-208: two types give both. DM-209: a Curse gives nothing.
    """
    state = table("ironworks", "", decks=["gold, gold", ""], kingdom="great hall")
    say(state, "play ironworks", f"gain {gained}")
    assert discard(state) == [gained.replace(" ", "_")]
    assert counters(state) == bonus
    assert hand(state) == drawn


def test_ironworks_limit() -> None:
    """DM-207: up to 4, and a card has to be gained. DM-208: Bridge brings a Harem down only so far."""
    state = table("ironworks", "", kingdom="smithy, market, harem")
    say(state, "play ironworks")
    assert "gain smithy" in options(state)
    assert not {"gain market", "gain duchy", "gain harem", "no more"} & set(options(state))
    state = table("ironworks", "", kingdom="smithy, market, harem", discount=1)
    say(state, "play ironworks")
    assert {"gain smithy", "gain market", "gain duchy"} <= set(options(state))
    assert "gain harem" not in options(state)


def test_ironworks_and_bridges_for_a_harem() -> None:
    """DM-208: a Harem, which costs 4 after two Bridges, gives a coin and a card."""
    state = table("ironworks", "", kingdom="harem", decks=["copper, gold", ""], discount=2)
    say(state, "play ironworks", "gain harem")
    assert counters(state) == (0, 1, 1)
    assert hand(state) == ["copper"]


def test_ironworks_gains_before_it_draws() -> None:
    """DM-209: with nothing else to shuffle the gained Estate itself is drawn."""
    state = table("ironworks", "")
    say(state, "play ironworks", "gain estate")
    assert hand(state) == ["estate"]
    assert discard(state) == []


# Trading Post


def test_trading_post() -> None:
    """DM-250: 2 cards of the hand become a Silver in hand, which can be played."""
    state = table("trading post, copper, 2 estate", "")
    before = left(state, "silver")
    say(state, "play trading post", "trash copper")
    assert trash(state) == ["copper", "estate"]
    assert hand(state) == ["estate", "silver"]
    assert left(state, "silver") == before - 1
    say(state, "play silver")
    assert counters(state) == (0, 1, 2)
    assert in_play(state) == ["trading_post", "silver"]


def test_trading_post_with_few_cards() -> None:
    """DM-251: one card is trashed for nothing; no card, nothing; no Silver left, the 2 cards are trashed anyway."""
    state = table("trading post, estate", "")
    say(state, "play trading post")
    assert (trash(state), hand(state)) == (["estate"], [])
    state = table("trading post", "")
    say(state, "play trading post")
    assert (trash(state), hand(state)) == ([], [])
    state = table("trading post, copper, estate", "", piles={"silver": 0})
    say(state, "play trading post")
    assert [card for card in trash(state) if card != "silver"] == ["copper", "estate"]
    assert hand(state) == []


def test_trading_post_is_compulsory() -> None:
    """DM-252: the cards have to be trashed."""
    state = table("trading post, gold, 2 province", "")
    say(state, "play trading post")
    assert options(state) == ["trash gold", "trash province"]
    say(state, "trash province")
    assert trash(state) == ["province", "province"]
    state = table("trading post, 2 gold", "")
    say(state, "play trading post")
    assert trash(state) == ["gold", "gold"]


# Upgrade


def test_upgrade() -> None:
    """DM-256: a card and an Action; a card of the hand becomes one that costs exactly 1 more."""
    state = table("upgrade, estate", "", decks=["gold, gold", ""], kingdom="moat, village, smithy")
    say(state, "play upgrade")
    assert hand(state) == ["estate", "gold"]
    assert options(state) == ["trash estate", "trash gold"]
    say(state, "trash estate")
    assert {"gain silver", "gain village"} <= set(options(state))
    assert not {"gain copper", "gain estate", "gain moat", "gain smithy", "no more"} & set(options(state))
    say(state, "gain silver")
    assert trash(state) == ["estate"]
    assert discard(state) == ["silver"]
    assert counters(state) == (1, 1, 0)


def test_upgrade_without_a_card_to_gain() -> None:
    """DM-257: a Copper or a Gold becomes nothing; with no card in hand neither part happens."""
    for card in ("copper", "gold"):
        state = table("upgrade", "", decks=[card, ""])
        say(state, "play upgrade")
        assert trash(state) == [card]
        assert (hand(state), deck(state), discard(state)) == ([], [], [])
    state = table("upgrade", "")
    say(state, "play upgrade")
    assert (trash(state), discard(state)) == ([], [])
    assert counters(state) == (1, 1, 0)


def test_upgrade_with_an_empty_pile() -> None:
    """DM-257: with no Gold left a Duchy becomes nothing, though it would become a Gold otherwise."""
    state = table("upgrade", "", decks=["duchy", ""])
    say(state, "play upgrade")
    assert discard(state) == ["gold"]
    state = table("upgrade", "", decks=["duchy", ""], piles={"gold": 0})
    say(state, "play upgrade")
    assert [card for card in trash(state) if card != "gold"] == ["duchy"]
    assert discard(state) == []
