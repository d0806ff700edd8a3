"""Minion, Saboteur, Swindler and Torturer."""

from tests.games.dominion.positions import (
    asked,
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

# Minion


def test_minion_for_coins() -> None:
    """DM-219: an Action and 2 coins; all keep their hands."""
    state = table("minion, copper", "5 estate", decks=["4 gold", "4 gold"])
    say(state, "play minion")
    assert options(state) == ["change hands", "take 2 coins"]
    say(state, "take 2 coins")
    assert counters(state) == (1, 1, 2)
    assert hand(state) == ["copper"]
    assert hand(state, 1) == ["estate"] * 5


def test_minion_for_new_hands() -> None:
    """DM-219: an Action; 4 new cards for the player and for those with 5 or more cards, but not with 4."""
    decks = ["5 silver", "5 gold", "5 gold", "5 gold"]
    state = table("minion, copper", "5 estate", "4 estate", "6 copper", decks=decks)
    say(state, "play minion", "change hands")
    assert counters(state) == (1, 1, 0)
    assert (hand(state), discard(state)) == (["silver"] * 4, ["copper"])
    assert (hand(state, 1), discard(state, 1)) == (["gold"] * 4, ["estate"] * 5)
    assert (hand(state, 2), discard(state, 2)) == (["estate"] * 4, [])
    assert (hand(state, 3), discard(state, 3)) == (["gold"] * 4, ["copper"] * 6)


def test_reactions_to_minion() -> None:
    """DM-220: with Moat nothing is discarded or drawn; Secret Chamber works with fewer than 5 cards too."""
    state = table("minion", "moat, 4 estate", decks=["4 silver", "4 gold"])
    say(state, "play minion", "reveal moat", "change hands")
    assert (hand(state, 1), discard(state, 1)) == (["estate"] * 4 + ["moat"], [])
    state = table("minion", "secret chamber, estate", decks=["4 silver", "gold, silver"])
    say(state, "play minion")
    assert asked(state) == (1, ["no more", "reveal secret chamber"])
    say(state, "reveal secret chamber")
    assert hand(state, 1) == ["estate", "gold", "secret_chamber", "silver"]


def test_reactions_come_before_the_option() -> None:
    """DM-221: the attacker chooses when all have reacted."""
    state = table("minion", "moat, 4 estate", decks=["4 silver", ""])
    say(state, "play minion")
    assert asked(state) == (1, ["no more", "reveal moat"])
    assert counters(state) == (0, 1, 0)
    say(state, "no more")
    assert asked(state) == (0, ["change hands", "take 2 coins"])


def test_minion_counts_cards_when_it_reaches_a_player() -> None:
    """DM-221: a Diplomat that leaves 4 cards in hand before the attack keeps the hand."""
    state = table("minion", "diplomat, 4 copper", decks=["4 silver", "2 gold, 5 estate"])
    say(state, "play minion", "reveal diplomat", "discard copper", "discard copper", "discard copper")
    assert hand(state, 1) == ["copper", "diplomat", "gold", "gold"]
    say(state, "change hands")
    assert hand(state, 1) == ["copper", "diplomat", "gold", "gold"]


def test_minion_itself_stays_in_play() -> None:
    """DM-221: the Minion played is not part of the hand that is discarded."""
    state = table("minion, minion, copper", "", decks=["4 silver", ""])
    say(state, "play minion", "change hands")
    assert in_play(state) == ["minion"]
    assert sorted(discard(state)) == ["copper", "minion"]


# Saboteur


def test_saboteur() -> None:
    """DM-226: the first card worth 3 or more is trashed, one worth 2 less may be gained, the others are discarded."""
    state = table("saboteur", "", decks=["", "copper, estate, market, gold"], kingdom="village, smithy")
    say(state, "play saboteur")
    assert asked(state)[0] == 1
    assert trash(state) == ["market"]
    assert {"gain copper", "gain curse", "gain estate", "gain silver", "gain village", "no more"} <= set(options(state))
    say(state, "gain silver")
    assert sorted(discard(state, 1)) == ["copper", "estate", "silver"]
    assert deck(state, 1) == ["gold"]


def test_saboteur_limit() -> None:
    """DM-227: for a 5 a card that costs 0 to 3; with Bridge as costs are then."""
    state = table("saboteur", "", decks=["", "market"], kingdom="village, smithy, laboratory")
    say(state, "play saboteur")
    assert not {"gain smithy", "gain laboratory", "gain market"} & set(options(state))
    assert "gain village" in options(state)
    state = table("saboteur", "", decks=["", "silver, smithy, market"], kingdom="village", discount=1)
    say(state, "play saboteur")
    assert trash(state) == ["smithy"]  # costs 3, the Silver 2
    assert "gain estate" in options(state)  # costs 1
    assert "gain village" not in options(state)  # costs 2


def test_saboteur_does_not_shuffle_what_is_revealed() -> None:
    """DM-228: the cards revealed before a shuffle are not found again."""
    state = table("saboteur", "", decks=["", "2 copper"], discards=["", "gold"])
    say(state, "play saboteur")
    assert trash(state) == ["gold"]
    assert deck(state, 1) == []
    say(state, "no more")
    assert discard(state, 1) == ["copper", "copper"]


def test_saboteur_finds_nothing() -> None:
    """DM-228: without a card worth 3 or more all cards are revealed once and discarded."""
    state = table("saboteur", "", decks=["", "2 copper"], discards=["", "estate, curse"])
    say(state, "play saboteur")
    assert asked(state)[0] == 0
    assert trash(state) == []
    assert deck(state, 1) == []
    assert sorted(discard(state, 1)) == ["copper", "copper", "curse", "estate"]


def test_saboteur_gains_from_the_supply() -> None:
    """DM-229: the card comes from its pile to the discard pile."""
    state = table("saboteur", "", decks=["", "gold"])
    before = left(state, "silver")
    say(state, "play saboteur", "gain silver")
    assert left(state, "silver") == before - 1
    assert discard(state, 1) == ["silver"]
    assert hand(state, 1) == []


def test_saboteur_gain_is_optional() -> None:
    """DM-230: the victim may go without."""
    state = table("saboteur", "", "", decks=["", "gold", "estate, silver"])
    say(state, "play saboteur")
    assert asked(state)[0] == 1
    say(state, "no more")
    assert discard(state, 1) == []
    assert asked(state)[0] == 2
    say(state, "no more")
    assert discard(state, 2) == ["estate"]
    assert trash(state) == ["gold", "silver"]


# Swindler


def test_swindler() -> None:
    """DM-243: 2 coins; the top cards are replaced by others of the same cost that the attacker chooses, in turn."""
    state = table("swindler", "", "", decks=["", "silver, gold", "market, copper"], kingdom="village, laboratory")
    say(state, "play swindler")
    assert counters(state) == (0, 1, 2)
    assert asked(state) == (0, ["gain silver", "gain swindler", "gain village", "gain workshop"])
    assert trash(state) == ["silver"]
    say(state, "gain village")
    assert (discard(state, 1), deck(state, 1)) == (["village"], ["gold"])
    assert discard(state) == []
    assert asked(state) == (0, ["gain duchy", "gain festival", "gain laboratory", "gain market"])
    say(state, "gain duchy")
    assert (discard(state, 2), deck(state, 2)) == (["duchy"], ["copper"])
    assert trash(state) == ["market", "silver"]


def test_swindler_and_an_empty_deck() -> None:
    """DM-244: the discard pile is shuffled first; a player with no cards loses and gains nothing."""
    state = table("swindler", "", "", discards=["", "2 province", ""])
    say(state, "play swindler")
    assert trash(state) == ["province"]
    assert (deck(state, 1), discard(state, 1)) == (["province"], ["province"])
    assert (deck(state, 2), discard(state, 2)) == ([], [])
    assert counters(state) == (0, 1, 2)


def test_swindler_curse_for_copper() -> None:
    """DM-245: a Curse for a Copper, or a Copper again."""
    for gained in ("curse", "copper"):
        state = table("swindler", "", decks=["", "copper"])
        say(state, "play swindler")
        assert options(state) == ["gain copper", "gain curse"]
        say(state, f"gain {gained}")
        assert discard(state, 1) == [gained]
        assert trash(state) == ["copper"]


def test_swindler_without_a_card_of_that_cost() -> None:
    """DM-245: nothing is gained if no pile has such a card."""
    state = table("swindler", "", decks=["", "province"], piles={"province": 0})
    say(state, "play swindler")
    assert (deck(state, 1), discard(state, 1)) == ([], [])
    assert trash(state) == ["province"] * 8


def test_swindler_and_bridge() -> None:
    """DM-246: after two Bridges a Copper and an Estate cost the same; the attacker cannot decline."""
    state = table("swindler", "", decks=["", "copper"], discount=2)
    say(state, "play swindler")
    assert {"gain copper", "gain curse", "gain estate", "gain cellar"} <= set(options(state))
    assert not {"no more", "no", "gain silver"} & set(options(state))
    say(state, "gain estate")
    assert discard(state, 1) == ["estate"]


# Torturer


def test_torturer() -> None:
    """DM-247: 3 cards; each other player discards 2 cards or takes a Curse in hand."""
    state = table("torturer", "copper, estate, gold", "copper", decks=["3 silver, copper", "", ""])
    say(state, "play torturer")
    assert hand(state) == ["silver"] * 3
    assert asked(state) == (1, ["discard 2 cards", "gain a curse to hand"])
    say(state, "discard 2 cards", "discard copper", "discard estate")
    assert (hand(state, 1), discard(state, 1)) == (["gold"], ["copper", "estate"])
    assert asked(state) == (2, ["discard 2 cards", "gain a curse to hand"])
    say(state, "gain a curse to hand")
    assert (hand(state, 2), discard(state, 2)) == (["copper", "curse"], [])


def test_torturer_and_what_cannot_be_done() -> None:
    """DM-248, DM-95: a Curse with none left is nothing; with 1 or 0 cards the discard takes what there is."""
    state = table("torturer", "2 copper", piles={"curse": 0})
    say(state, "play torturer", "gain a curse to hand")
    assert (hand(state, 1), discard(state, 1)) == (["copper", "copper"], [])
    for held in (["gold"], []):
        state = table("torturer", ",".join(held))
        say(state, "play torturer")
        assert asked(state) == (1, ["discard 2 cards", "gain a curse to hand"])
        say(state, "discard 2 cards")
        assert (hand(state, 1), discard(state, 1)) == ([], held)


def test_torturer_in_turn_order() -> None:
    """DM-249: the player to the left decides first and gets the last Curse."""
    state = table("torturer", "copper", "copper", piles={"curse": 1})
    say(state, "play torturer")
    assert asked(state)[0] == 1
    say(state, "gain a curse to hand")
    assert asked(state)[0] == 2
    assert left(state, "curse") == 0
    say(state, "gain a curse to hand")
    assert hand(state, 1) == ["copper", "curse"]
    assert hand(state, 2) == ["copper"]
