"""Courtier, Diplomat, Lurker, Mill, Patrol, Replace and Secret Passage, which only the second edition has."""

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

# Courtier

WAYS = ["take 1 action", "take 1 buy", "take 3 coins", "gain a gold"]


@pytest.mark.parametrize("shown", ["copper", "curse", "estate", "village"])
def test_courtier_with_one_type(shown: str) -> None:
    """DM-273: one thing for a card with one type; the card stays in hand and all have seen it."""
    results = [((1, 1, 0), []), ((0, 2, 0), []), ((0, 1, 3), []), ((0, 1, 0), ["gold"])]
    for way, (counted, gained) in zip(WAYS, results, strict=True):
        state = table(f"courtier, {shown}", "")
        say(state, "play courtier")
        assert options(state) == sorted(WAYS)
        say(state, way)
        assert counters(state) == counted
        assert discard(state) == gained
        assert hand(state) == [shown]
        assert state.view(1)["seen"][0]["card"] == shown
        assert not set(WAYS) & set(options(state))


@pytest.mark.parametrize("two", list(combinations(WAYS, 2)))
def test_courtier_with_two_types(two: tuple[str, str]) -> None:
    """DM-273: two different things for a Great Hall."""
    state = table("courtier, great hall, copper", "")
    say(state, "play courtier", "reveal great hall", two[0])
    assert two[0] not in options(state)
    if two[1] in options(state):  # with one answer left nobody is asked
        say(state, two[1])
    counted = (int(WAYS[0] in two), 1 + int(WAYS[1] in two), 3 * int(WAYS[2] in two))
    assert counters(state) == counted
    assert discard(state) == (["gold"] if WAYS[3] in two else [])


def test_courtier_with_moat() -> None:
    """DM-273: Moat has two types, Action and Reaction."""
    state = table("courtier, moat", "")
    say(state, "play courtier", "take 1 action", "take 1 buy")
    assert counters(state) == (1, 2, 0)
    assert options(state) == ["end actions", "play moat"]


def test_courtier_without_a_card() -> None:
    """DM-273: with nothing to reveal nothing is chosen."""
    state = table("courtier", "")
    say(state, "play courtier")
    assert counters(state) == (0, 1, 0)
    assert "end turn" in options(state)


# Diplomat


def test_diplomat() -> None:
    """DM-274: 2 cards; 2 Actions if the hand has 5 cards or fewer then."""
    for copper, actions in ((0, 2), (3, 2), (4, 0)):
        state = table(f"diplomat, {copper} copper", "", decks=["2 gold, silver", ""])
        say(state, "play diplomat")
        assert hand(state) == ["copper"] * copper + ["gold", "gold"]
        assert counters(state) == (actions, 1, 0)


def test_diplomat_revealed() -> None:
    """DM-275: with 5 cards in hand draw 2 and discard 3, before the attack."""
    state = table("militia", "diplomat, 2 copper, 2 estate", decks=["", "gold, silver, curse"])
    say(state, "play militia")
    assert asked(state) == (1, ["no more", "reveal diplomat"])
    assert counters(state) == (0, 1, 0)
    say(state, "reveal diplomat")
    assert hand(state, 1) == ["copper", "copper", "diplomat", "estate", "estate", "gold", "silver"]
    say(state, "discard copper", "discard copper", "discard estate")
    assert hand(state, 1) == ["diplomat", "estate", "gold", "silver"]
    assert discard(state, 1) == ["copper", "copper", "estate"]
    assert counters(state) == (0, 1, 2)  # with 4 cards it cannot be repeated
    assert asked(state)[0] == 1
    say(state, "discard estate")
    assert hand(state, 1) == ["diplomat", "gold", "silver"]


def test_diplomat_needs_five_cards() -> None:
    """DM-275: with 4 cards it cannot be revealed."""
    state = table("torturer", "diplomat, 3 copper", decks=["", "2 gold"])
    say(state, "play torturer")
    assert asked(state) == (1, ["discard 2 cards", "gain a curse to hand"])


def test_diplomat_again() -> None:
    """DM-275: it may be repeated while 5 cards are held."""
    state = table("torturer", "diplomat, 5 copper", decks=["", "4 gold"])
    say(state, "play torturer", "reveal diplomat", *["discard copper"] * 3)
    assert hand(state, 1) == ["copper", "copper", "diplomat", "gold", "gold"]
    assert asked(state) == (1, ["no more", "reveal diplomat"])
    say(state, "reveal diplomat", "discard copper", "discard copper", "discard gold")
    assert hand(state, 1) == ["diplomat", "gold", "gold", "gold"]
    assert asked(state) == (1, ["discard 2 cards", "gain a curse to hand"])


# Lurker


def test_lurker_trashes() -> None:
    """DM-276: an Action; an Action card of the supply goes to the trash, no other card."""
    state = table("lurker", "", kingdom="nobles, harem, village")
    before = left(state, "nobles")
    say(state, "play lurker")
    assert counters(state) == (1, 1, 0)
    say(state, "trash an action of the supply")
    assert {"trash nobles", "trash village", "trash lurker"} <= set(options(state))
    assert not {"trash harem", "trash gold", "trash estate", "trash curse", "no more"} & set(options(state))
    say(state, "trash nobles")
    assert trash(state) == ["nobles"]
    assert left(state, "nobles") == before - 1
    assert discard(state) == []


def test_lurker_gains() -> None:
    """DM-276: an Action card of the trash goes to the discard pile, no other card."""
    state = table("lurker", "", trash="nobles, village, gold, province, harem")
    say(state, "play lurker", "gain an action of the trash")
    assert options(state) == ["gain nobles", "gain village"]
    say(state, "gain nobles")
    assert discard(state) == ["nobles"]
    assert trash(state) == ["gold", "harem", "province", "village"]
    assert counters(state) == (1, 1, 0)


def test_lurker_without_an_action_in_the_trash() -> None:
    """DM-276: that way may be chosen, but nothing is gained."""
    state = table("lurker", "", trash="gold")
    say(state, "play lurker")
    assert options(state) == ["gain an action of the trash", "trash an action of the supply"]
    say(state, "gain an action of the trash")
    assert (discard(state), trash(state)) == ([], ["gold"])


# Mill


def test_mill() -> None:
    """DM-277: a card, an Action, and 2 coins for 2 cards, if wanted."""
    state = table("mill, estate, curse", "", decks=["gold, silver", ""])
    say(state, "play mill")
    assert hand(state) == ["curse", "estate", "gold"]
    assert options(state) == ["discard 2 for 2 coins", "no"]
    say(state, "discard 2 for 2 coins", "discard estate")
    assert hand(state) == ["gold"]
    assert sorted(discard(state)) == ["curse", "estate"]
    assert counters(state) == (1, 1, 2)
    state = table("mill, estate, curse", "", decks=["gold", ""])
    say(state, "play mill", "no")
    assert counters(state) == (1, 1, 0)
    assert hand(state) == ["curse", "estate", "gold"]


def test_mill_with_one_card() -> None:
    """DM-277: a single card can be discarded, but gives no coins."""
    state = table("mill", "", decks=["estate", ""])
    say(state, "play mill", "discard 2 for 2 coins")
    assert discard(state) == ["estate"]
    assert counters(state) == (1, 1, 0)


def test_mill_points_and_pile() -> None:
    """DM-277: a point each; 8 copies with 2 players, 12 with more."""
    assert table("2 mill", "mill").scores() == [2, 1]
    assert pile_sizes("mill") == [8, 12, 12, 12, 12]


# Patrol


def test_patrol() -> None:
    """DM-278: 3 cards; Victory cards and Curses of the next 4 go to the hand, the others back in any order."""
    state = table("patrol", "", decks=["3 copper, curse, great hall, gold, silver, estate", ""])
    say(state, "play patrol")
    assert hand(state) == ["copper"] * 3 + ["curse", "great_hall"]
    assert counters(state) == (0, 1, 0)
    assert options(state) == ["put gold on the deck", "put silver on the deck"]
    say(state, "put gold on the deck")
    assert deck(state) == ["silver", "gold", "estate"]


def test_patrol_shuffles() -> None:
    """DM-278: with too few cards the discard pile is shuffled, without the cards revealed."""
    state = table("patrol", "", decks=["3 copper, silver", ""], discards=["2 duchy", ""])
    say(state, "play patrol")
    assert hand(state) == ["copper"] * 3 + ["duchy", "duchy"]
    assert deck(state) == ["silver"]


# Replace


def test_replace_with_an_action_or_treasure() -> None:
    """DM-279: a card up to 2 dearer; an Action or a Treasure goes on the deck, and nobody gets a Curse."""
    for gained in ("smithy", "silver"):
        state = table("replace, estate, copper", "", decks=["copper", ""], kingdom="smithy, market")
        say(state, "play replace", "trash estate")
        assert {"gain smithy", "gain silver", "gain estate", "gain curse"} <= set(options(state))
        assert not {"gain market", "gain duchy", "no more"} & set(options(state))
        say(state, f"gain {gained}")
        assert deck(state) == [gained, "copper"]
        assert (discard(state), discard(state, 1)) == ([], [])
        assert trash(state) == ["estate"]


def test_replace_with_a_victory_card() -> None:
    """DM-279: a Duchy goes to the discard pile, and each other player gains a Curse."""
    state = table("replace, silver", "", "", decks=["copper", "", ""])
    say(state, "play replace", "gain duchy")
    assert (deck(state), discard(state)) == (["copper"], ["duchy"])
    assert (discard(state, 1), discard(state, 2)) == (["curse"], ["curse"])


@pytest.mark.parametrize("gained", ["nobles", "harem"])
def test_replace_with_two_types(gained: str) -> None:
    """DM-279: Nobles and Harem go on the deck, and the others gain a Curse."""
    state = table("replace, smithy", "", kingdom="nobles, harem")
    say(state, "play replace", f"gain {gained}")
    assert (deck(state), discard(state)) == ([gained], [])
    assert discard(state, 1) == ["curse"]


def test_replace_with_a_curse_or_nothing() -> None:
    """DM-279: a Curse goes to the discard pile and does nothing more; without a card to trash nothing is gained."""
    state = table("replace, copper", "")
    say(state, "play replace", "gain curse")
    assert (deck(state), discard(state), discard(state, 1)) == ([], ["curse"], [])
    state = table("replace", "")
    say(state, "play replace")
    assert (trash(state), deck(state), discard(state)) == ([], [], [])


def test_reactions_to_replace() -> None:
    """DM-280: they come before the attacker trashes anything; with Moat no Curse is gained."""
    state = table("replace, silver, gold", "moat", "copper")
    say(state, "play replace")
    assert asked(state) == (1, ["no more", "reveal moat"])
    assert trash(state) == []
    assert in_play(state) == ["replace"]
    say(state, "reveal moat", "trash silver", "gain duchy")
    assert (discard(state, 1), discard(state, 2)) == ([], ["curse"])


# Secret Passage


@pytest.mark.parametrize("above", [0, 1, 2, 3])
def test_secret_passage(above: int) -> None:
    """DM-281: 2 cards, an Action; a card of the hand goes anywhere into the deck."""
    state = table("secret passage, estate", "", decks=["gold, gold, copper, silver, duchy", ""])
    say(state, "play secret passage")
    assert counters(state) == (1, 1, 0)
    assert hand(state) == ["estate", "gold", "gold"]
    say(state, "put estate into the deck")
    places = ["put it under 0 cards", "put it under 1 card", "put it under 2 cards", "put it under 3 cards"]
    assert options(state) == places
    say(state, places[above])
    expected = ["copper", "silver", "duchy"]
    expected.insert(above, "estate")
    assert deck(state) == expected
    assert hand(state) == ["gold", "gold"]


def test_secret_passage_hides_the_card_but_not_the_place() -> None:
    """DM-281: others are told how many cards are above, and learn the same whichever card it is."""
    seen = []
    for card in ("estate", "gold"):
        state = table("secret passage, estate, gold", "", decks=["2 copper, copper, silver, duchy", ""])
        state.listen()
        say(state, "play secret passage", f"put {card} into the deck", "put it under 2 cards")
        assert state.events is not None
        told = [(event.kind, event.facts) for event in state.events if event.is_seen_by(1)]
        seen.append((told, state.view(1)))
        assert told[-1][1]["above"] == 2
        assert [(one["above"], one["card"]) for one in state.view(0)["seats"][0]["deck"]] == [(2, card)]
    assert seen[0] == seen[1]
