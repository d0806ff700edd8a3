"""Cards that reveal cards of decks: Scout, Tribute and Wishing Well."""

import pytest

from tests.games.dominion.positions import asked, counters, deck, discard, hand, options, say, table

# Scout


def test_scout() -> None:
    """DM-231: an Action; the Victory cards of the top 4 go to the hand, the others back in any order."""
    state = table("scout", "", decks=["copper, estate, gold, silver, province", ""])
    say(state, "play scout")
    assert counters(state) == (1, 1, 0)
    assert hand(state) == ["estate"]
    assert options(state) == ["put copper on the deck", "put gold on the deck", "put silver on the deck"]
    say(state, "put silver on the deck", "put copper on the deck")
    assert deck(state) == ["gold", "copper", "silver", "province"]


def test_scout_takes_every_victory_card() -> None:
    """DM-232, DM-116: also cards with two types, none may be left; but no Curse."""
    state = table("scout", "", decks=["great hall, harem, curse, nobles, gold", ""])
    say(state, "play scout")
    assert hand(state) == ["great_hall", "harem", "nobles"]
    assert deck(state) == ["curse", "gold"]


def test_scout_shuffles_for_the_rest() -> None:
    """DM-233: with 2 cards in the deck the other 2 come from the shuffled discard pile, without those revealed."""
    state = table("scout", "", decks=["estate, copper", ""], discards=["3 duchy", ""])
    say(state, "play scout")
    assert hand(state) == ["duchy", "duchy", "estate"]
    assert deck(state) == ["copper", "duchy"]
    state = table("scout", "", decks=["estate", ""], discards=["gold", ""])
    say(state, "play scout")
    assert (hand(state), deck(state)) == (["estate"], ["gold"])


def test_scout_keeps_the_order_secret() -> None:
    """DM-233: others see the same whatever the order; the player knows it."""
    views = []
    for first in ("copper", "gold"):
        state = table("scout, silver", "", decks=["copper, curse, gold", ""])
        say(state, "play scout", f"put {first} on the deck")
        assert [one["card"] for one in state.view(1)["seats"][0]["aside"]] == ["copper", "gold", "curse"]
        say(state, "put curse on the deck")
        views.append(state.view(1))
        known = state.view(0)["seats"][0]["deck"]
        assert [one["card"] for one in known] == deck(state)
        assert deck(state)[-1] == first
    assert views[0] == views[1]


# Tribute


@pytest.mark.parametrize(
    ("revealed", "bonus", "drawn"),
    [
        ("village, market", (4, 1, 0), 0),
        ("village, silver", (2, 1, 2), 0),
        ("copper, silver", (0, 1, 4), 0),
        ("estate, gold", (0, 1, 2), 2),
        ("estate, duchy", (0, 1, 0), 4),
        ("copper, harem", (0, 1, 4), 2),
        ("great hall, curse", (2, 1, 0), 2),
        ("silver, silver", (0, 1, 2), 0),
        ("estate, estate", (0, 1, 0), 2),
        ("village, village", (2, 1, 0), 0),
        ("curse, curse", (0, 1, 0), 0),
    ],
)
def test_tribute(revealed: str, bonus: tuple[int, int, int], drawn: int) -> None:
    """DM-253: 2 Actions, 2 coins or 2 cards for each different card by its type; the cards are discarded.

    DM-254: two types give both, two equal cards count once, a Curse nothing.
    """
    state = table("tribute", "", decks=["5 gold", f"{revealed}, gold"])
    say(state, "play tribute")
    assert counters(state) == bonus
    assert hand(state) == ["gold"] * drawn
    assert deck(state, 1) == ["gold"]
    assert discard(state, 1) == [card.replace(" ", "_") for card in revealed.split(", ")]


def test_tribute_asks_the_left() -> None:
    """DM-253: the next player reveals; others and the player of Tribute do not."""
    state = table("tribute", "", "", decks=["5 copper", "2 silver", "2 estate"])
    say(state, "play tribute")
    assert discard(state, 1) == ["silver", "silver"]
    assert deck(state, 2) == ["estate", "estate"]
    assert deck(state) == ["copper"] * 5


def test_tribute_shuffles_without_the_revealed_card() -> None:
    """DM-255: with one card in the deck the second comes from the shuffled discard pile."""
    state = table("tribute", "", decks=["", "gold"], discards=["", "2 village"])
    say(state, "play tribute")
    assert counters(state) == (2, 1, 2)
    assert sorted(discard(state, 1)) == ["gold", "village"]
    assert deck(state, 1) == ["village"]


def test_tribute_with_too_few_cards() -> None:
    """DM-255: what there is counts, be it one card or none."""
    state = table("tribute", "", decks=["", "gold"])
    say(state, "play tribute")
    assert counters(state) == (0, 1, 2)
    assert discard(state, 1) == ["gold"]
    state = table("tribute", "")
    say(state, "play tribute")
    assert counters(state) == (0, 1, 0)
    assert discard(state, 1) == []


def test_tribute_is_not_an_attack() -> None:
    """DM-255: neither Moat nor Secret Chamber is asked for."""
    state = table("tribute", "moat, secret chamber", decks=["", "gold, silver"])
    say(state, "play tribute")
    assert asked(state)[0] == 0
    assert counters(state) == (0, 1, 4)


# Wishing Well


def test_wishing_well_hits() -> None:
    """DM-259: a card and an Action; the top card is drawn if it was named."""
    state = table("wishing well", "", decks=["copper, gold, silver", ""])
    say(state, "play wishing well")
    assert hand(state) == ["copper"]
    assert counters(state) == (1, 1, 0)
    say(state, "name gold")
    assert hand(state) == ["copper", "gold"]
    assert deck(state) == ["silver"]


def test_wishing_well_misses() -> None:
    """DM-259: another card goes back on top, and all have seen it."""
    state = table("wishing well", "", decks=["copper, gold, silver", ""])
    say(state, "play wishing well", "name silver")
    assert hand(state) == ["copper"]
    assert deck(state) == ["gold", "silver"]
    assert [(one["above"], one["card"]) for one in state.view(1)["seats"][0]["deck"]] == [(0, "gold")]


def test_wishing_well_wants_a_name() -> None:
    """DM-260: cards can be named, types cannot."""
    state = table("wishing well", "", decks=["copper, gold", ""])
    say(state, "play wishing well")
    names = [f"name {card.replace('_', ' ')}" for card in state.save()["supply"]]
    assert options(state) == sorted([*names, "name another card"])
    for kind in ("treasure", "victory", "action"):
        with pytest.raises(ValueError, match=kind):
            state.read(f"name {kind}")


def test_wishing_well_and_an_empty_pile() -> None:
    """DM-261: a card whose pile is empty may be named; with nothing to reveal nothing happens."""
    state = table("wishing well", "", decks=["copper, province", ""], piles={"province": 0})
    say(state, "play wishing well", "name province")
    assert hand(state) == ["copper", "province"]
    state = table("wishing well", "", decks=["copper", ""])
    say(state, "play wishing well", "name copper")
    assert (hand(state), deck(state), discard(state)) == (["copper"], [], [])


def test_wishing_well_and_a_card_that_is_not_in_the_game() -> None:
    """DM-261: any card of Dominion may be named; one that is not in this game is never on top."""
    state = table("wishing well", "", decks=["copper, gold, silver", ""])
    state.listen()
    say(state, "play wishing well")
    assert state.read("name nobles") == state.read("name another card") == state.read("name great hall")
    assert state.describe(state.read("name another card")) == {"verb": "name another"}
    say(state, "name saboteur")
    assert hand(state) == ["copper"]
    assert deck(state) == ["gold", "silver"]
    told = [event.facts for event in state.events or [] if event.kind == "name"]
    assert told == [{"seat": 0}]
    assert [(one["above"], one["card"]) for one in state.view(1)["seats"][0]["deck"]] == [(0, "gold")]
