"""Cards that let their player choose: Baron, Courtyard, Mining Village, Nobles, Pawn, Shanty Town, Steward."""

from itertools import combinations

import pytest

from tests.games.dominion.positions import (
    asked,
    counters,
    deck,
    discard,
    hand,
    in_play,
    left,
    options,
    pile_sizes,
    say,
    table,
    trash,
)


def test_baron_discards_an_estate() -> None:
    """DM-185: a Buy, and 4 coins for an Estate of the hand."""
    state = table("baron, 2 estate", "")
    say(state, "play baron")
    assert options(state) == ["discard an estate", "gain an estate"]
    say(state, "discard an estate")
    assert hand(state) == ["estate"]
    assert discard(state) == ["estate"]
    assert counters(state) == (0, 2, 4)


def test_baron_without_discarding() -> None:
    """DM-185, DM-186: nobody has to discard, but then an Estate is gained; the Buy alone is not on offer."""
    state = table("baron, estate", "")
    before = left(state, "estate")
    say(state, "play baron")
    assert options(state) == ["discard an estate", "gain an estate"]
    say(state, "gain an estate")
    assert hand(state) == ["estate"]
    assert discard(state) == ["estate"]
    assert left(state, "estate") == before - 1
    assert counters(state) == (0, 2, 0)


def test_baron_without_an_estate() -> None:
    """DM-186: with none in hand an Estate is gained without a question; with none left, nothing."""
    state = table("baron, duchy", "")
    say(state, "play baron")
    assert discard(state) == ["estate"]
    assert counters(state) == (0, 2, 0)
    state = table("baron, duchy", "", piles={"estate": 0})
    say(state, "play baron")
    assert discard(state) == []
    assert counters(state) == (0, 2, 0)


@pytest.mark.parametrize("put", ["copper", "silver"])
def test_courtyard(put: str) -> None:
    """DM-199: 3 cards, then any card of the hand goes on the deck, drawn just now or not."""
    state = table("courtyard, copper", "", decks=["silver, gold, estate, duchy", ""])
    say(state, "play courtyard")
    assert hand(state) == ["copper", "estate", "gold", "silver"]
    say(state, f"put {put} on the deck")
    assert deck(state) == [put, "duchy"]
    assert len(hand(state)) == 3
    assert put not in hand(state)


def test_courtyard_is_compulsory() -> None:
    """DM-200: a card has to be put back, even the only one; with no card nothing happens."""
    state = table("courtyard, copper", "", decks=["silver", ""])
    say(state, "play courtyard")
    assert options(state) == ["put copper on the deck", "put silver on the deck"]
    state = table("courtyard", "", decks=["gold", ""])
    say(state, "play courtyard")
    assert hand(state) == []
    assert deck(state) == ["gold"]
    state = table("courtyard", "")
    say(state, "play courtyard")
    assert "end turn" in options(state)


def test_mining_village() -> None:
    """DM-216: a card and 2 Actions in any case, and 2 coins for trashing it."""
    state = table("mining village", "", decks=["gold", ""])
    say(state, "play mining village")
    assert options(state) == ["no", "trash this for 2 coins"]
    assert hand(state) == ["gold"]
    say(state, "trash this for 2 coins")
    assert counters(state) == (2, 1, 2)
    assert trash(state) == ["mining_village"]
    assert in_play(state) == []
    state = table("mining village", "", decks=["gold", ""])
    say(state, "play mining village", "no")
    assert counters(state) == (2, 1, 0)
    assert hand(state) == ["gold"]
    assert trash(state) == []
    assert in_play(state) == ["mining_village"]


def test_mining_village_decides_at_once() -> None:
    """DM-217: no other card is played before the answer, and after a no it is not asked again."""
    state = table("mining village, village", "", decks=["2 copper", ""])
    say(state, "play mining village")
    assert options(state) == ["no", "trash this for 2 coins"]
    say(state, "no")
    assert options(state) == ["end actions", "play village"]
    say(state, "play village")
    assert "trash this for 2 coins" not in options(state)


def test_throned_mining_village_trashed_at_once() -> None:
    """DM-218: trashed on the first play it gives coins once, and the second play a card and 2 Actions all the same."""
    state = table("throne room, mining village", "", decks=["gold, silver, copper", ""])
    say(state, "play throne room", "play mining village", "trash this for 2 coins")
    assert "trash this for 2 coins" not in options(state)
    assert hand(state) == ["gold", "silver"]
    assert counters(state) == (4, 1, 2)
    assert trash(state) == ["mining_village"]
    assert in_play(state) == ["throne_room"]


def test_throned_mining_village_trashed_later() -> None:
    """DM-218: kept on the first play, it may be trashed on the second."""
    state = table("throne room, mining village", "", decks=["gold, silver", ""])
    say(state, "play throne room", "play mining village", "no")
    assert options(state) == ["no", "trash this for 2 coins"]
    say(state, "trash this for 2 coins")
    assert counters(state) == (4, 1, 2)
    assert trash(state) == ["mining_village"]


def test_nobles() -> None:
    """DM-222: 3 cards or 2 Actions."""
    state = table("nobles", "", decks=["gold, silver, copper, estate", ""])
    say(state, "play nobles")
    assert options(state) == ["draw 3 cards", "take 2 actions"]
    say(state, "draw 3 cards")
    assert hand(state) == ["copper", "gold", "silver"]
    assert counters(state) == (0, 1, 0)
    state = table("nobles", "", decks=["gold", ""])
    say(state, "play nobles", "take 2 actions")
    assert hand(state) == []
    assert counters(state) == (2, 1, 0)


def test_nobles_points_and_pile() -> None:
    """DM-222: 2 points each. DM-223: 8 with 2 players, 12 with more."""
    assert table("2 nobles", "").scores() == [4, 0]
    assert pile_sizes("nobles") == [8, 12, 12, 12, 12]


WAYS = {"draw 1 card": (0, 0, 0), "take 1 action": (1, 0, 0), "take 1 buy": (0, 1, 0), "take 1 coin": (0, 0, 1)}


@pytest.mark.parametrize("two", list(combinations(WAYS, 2)))
def test_pawn(two: tuple[str, str]) -> None:
    """DM-224: any two different ones of a card, an Action, a Buy, a coin."""
    state = table("pawn", "", decks=["gold, silver", ""])
    say(state, "play pawn", two[0])
    if two[1] in options(state):  # with one answer left nobody is asked
        say(state, two[1])
    gained = [sum(one) for one in zip(WAYS[two[0]], WAYS[two[1]], strict=True)]
    assert counters(state) == (gained[0], 1 + gained[1], gained[2])
    assert hand(state) == (["gold"] if "draw 1 card" in two else [])


def test_pawn_does_not_repeat() -> None:
    """DM-224: the same thing cannot be chosen twice, nor one thing alone."""
    state = table("pawn", "", decks=["gold", ""])
    say(state, "play pawn", "draw 1 card")
    assert options(state) == ["take 1 action", "take 1 buy", "take 1 coin"]


def test_pawn_chooses_before_drawing() -> None:
    """DM-225: the card is drawn only when both are chosen."""
    state = table("pawn", "", decks=["gold", ""])
    say(state, "play pawn", "draw 1 card")
    assert hand(state) == []
    assert state.view(0)["seats"][0]["deck"] == []
    say(state, "take 1 action")
    assert hand(state) == ["gold"]


def test_shanty_town() -> None:
    """DM-239: 2 Actions; with no Action in hand 2 cards too, and all see the hand."""
    state = table("shanty town, copper, estate", "", decks=["gold, silver, copper", ""])
    say(state, "play shanty town")
    assert counters(state) == (2, 1, 0)
    assert hand(state) == ["copper", "estate", "gold", "silver"]
    assert sorted(fact["card"] for fact in state.view(1)["seen"]) == ["copper", "estate"]
    state = table("shanty town, cellar, copper", "", decks=["gold, silver", ""])
    say(state, "play shanty town")
    assert counters(state) == (2, 1, 0)
    assert hand(state) == ["cellar", "copper"]
    assert sorted(fact["card"] for fact in state.view(1)["seen"]) == ["cellar", "copper"]


def test_shanty_town_draws_both() -> None:
    """DM-240: an Action drawn first does not stop the second card; a Great Hall in hand is an Action."""
    state = table("shanty town", "", decks=["village, gold", ""])
    say(state, "play shanty town")
    assert hand(state) == ["gold", "village"]
    for dual in ("great hall", "nobles"):
        state = table(f"shanty town, {dual}", "", decks=["2 gold", ""])
        say(state, "play shanty town")
        assert hand(state) == [dual.replace(" ", "_")]


def test_steward() -> None:
    """DM-241: 2 cards, or 2 coins, or trash 2 cards, and nothing of the others."""
    results = {
        "draw 2 cards": (["copper", "estate", "gold", "silver"], [], (0, 1, 0)),
        "take 2 coins": (["copper", "estate"], [], (0, 1, 2)),
        "trash 2 cards": ([], ["copper", "estate"], (0, 1, 0)),
    }
    for way, (held, trashed, counted) in results.items():
        state = table("steward, copper, estate", "", decks=["gold, silver", ""])
        say(state, "play steward")
        assert options(state) == sorted(results)
        say(state, way)
        assert (hand(state), trash(state), counters(state)) == (held, trashed, counted)


def test_steward_trashes_exactly_two() -> None:
    """DM-242: 2 cards if there are 2, else what there is."""
    state = table("steward, copper, 2 estate", "")
    say(state, "play steward", "trash 2 cards")
    assert asked(state) == (0, ["trash copper", "trash estate"])
    say(state, "trash copper")
    assert trash(state) == ["copper", "estate"]
    assert hand(state) == ["estate"]
    state = table("steward, province", "")
    say(state, "play steward", "trash 2 cards")
    assert trash(state) == ["province"]
    state = table("steward", "", decks=["gold", ""])
    say(state, "play steward", "trash 2 cards")
    assert trash(state) == []
    assert deck(state) == ["gold"]
