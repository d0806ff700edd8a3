"""Attacks on several players, and reactions to them."""

from demesne.games.dominion.cards.card import CARDS
from demesne.games.dominion.state import ATTACK
from tests.games.dominion.positions import asked, deck, discard, hand, options, say, table


def test_which_cards_are_attacks() -> None:
    """DM-102: these eleven."""
    assert {card for card in CARDS if CARDS[card].types & ATTACK} == {
        "bandit", "bureaucrat", "militia", "witch", "minion", "saboteur", "swindler", "torturer", "spy", "thief",
        "replace",
    }  # fmt: skip


def test_reactions_come_first() -> None:
    """DM-97, DM-99, DM-93: player by player from the left, before the attack does anything."""
    state = table("militia", "moat, 4 copper", "moat, 4 copper", "5 copper")
    say(state, "play militia")
    assert asked(state) == (1, ["no more", "reveal moat"])
    assert state.coins == 0
    say(state, "no more")
    assert asked(state) == (2, ["no more", "reveal moat"])
    say(state, "reveal moat")
    assert state.coins == 2
    assert asked(state)[0] == 1


def test_moat_protects_its_owner_only() -> None:
    """DM-156, DM-158: the others suffer, the attacker gets all. DM-157: it stays in hand."""
    state = table("witch", "moat", "copper", decks=["2 copper", "", ""])
    say(state, "play witch", "reveal moat")
    assert discard(state, 1) == []
    assert discard(state, 2) == ["curse"]
    assert hand(state, 1) == ["moat"]
    assert hand(state) == ["copper", "copper"]


def test_moat_against_everything() -> None:
    """DM-158, DM-159: nothing revealed, returned, discarded, drawn, trashed or gained."""
    for attack in ("bandit", "bureaucrat", "militia", "witch", "saboteur", "swindler", "torturer", "thief"):
        state = table(attack, "moat, 3 estate, copper", decks=["9 copper", "gold, silver, gold"])
        before = state.save()["seats"][1]
        say(state, f"play {attack}", "reveal moat")
        assert state.save()["seats"][1] == before
        assert state.actor == 0
    state = table("minion", "moat, 4 copper", decks=["4 copper", "4 gold"])
    say(state, "play minion", "reveal moat", "change hands")
    assert hand(state, 1) == ["copper"] * 4 + ["moat"]


def test_moat_may_be_shown_again() -> None:
    """DM-157: for each attack of the turn, and it may be played as an Action (DM-155)."""
    state = table("village, militia, witch", "moat, 4 copper", decks=["5 copper", "2 copper"])
    say(state, "play village", "play militia", "reveal moat", "play witch")
    assert asked(state) == (1, ["no more", "reveal moat"])
    say(state, "reveal moat")
    assert discard(state, 1) == []
    state = table("moat", "", decks=["2 gold", ""])
    say(state, "play moat")
    assert hand(state) == ["gold", "gold"]


def test_moat_is_not_offered_twice_but_secret_chamber_is() -> None:
    """DM-100: showing Moat again changes nothing; Secret Chamber may be used again."""
    state = table("witch", "moat, secret chamber, 2 copper", decks=["", "4 estate"])
    say(state, "play witch", "reveal moat")
    assert options(state) == ["no more", "reveal secret chamber"]
    say(state, "reveal secret chamber", "put copper on the deck", "put copper on the deck")
    assert options(state) == ["no more", "reveal secret chamber"]


def test_a_reaction_drawn_by_a_reaction() -> None:
    """DM-98, DM-237: Secret Chamber draws a Moat, which may be shown too."""
    state = table("witch", "secret chamber, copper", decks=["", "moat, estate"])
    say(state, "play witch", "reveal secret chamber", "put copper on the deck", "put estate on the deck")
    assert options(state) == ["no more", "reveal moat", "reveal secret chamber"]
    say(state, "reveal moat", "no more")
    assert discard(state, 1) == []


def test_protection_lasts_without_moat() -> None:
    """DM-98: once shown, Moat may be put away."""
    state = table("witch", "moat, secret chamber", decks=["", "2 copper"])
    say(state, "play witch", "reveal moat", "reveal secret chamber")
    say(state, "put secret chamber on the deck", "put moat on the deck")
    assert discard(state, 1) == []
    assert deck(state, 1) == ["moat", "secret_chamber"]


def test_each_play_of_an_attack_offers_reactions_anew() -> None:
    """DM-101: a Moat shown to the first of two Witches does not cover the second."""
    state = table("throne room, witch", "moat", decks=["4 copper", ""])
    say(state, "play throne room", "play witch", "reveal moat")
    assert asked(state) == (1, ["no more", "reveal moat"])
    say(state, "no more")
    assert discard(state, 1) == ["curse"]


def test_a_reaction_to_an_attack_that_would_miss() -> None:
    """DM-103, DM-220, DM-236: Secret Chamber against Minion with 4 cards, before the option is chosen."""
    state = table("minion", "secret chamber, 3 copper", decks=["4 copper", "2 estate"])
    say(state, "play minion")
    assert asked(state)[0] == 1
    say(state, "reveal secret chamber", "put estate on the deck", "put estate on the deck", "no more")
    assert asked(state) == (0, ["change hands", "take 2 coins"])
    say(state, "change hands")
    assert len(hand(state, 1)) == 4


def test_one_player_after_the_other() -> None:
    """DM-96: an attack is completed for one player before the next begins."""
    state = table("militia", "2 copper, 2 estate", "2 copper, 2 estate")
    say(state, "play militia")
    assert asked(state) == (1, ["discard copper", "discard estate"])
    say(state, "discard copper")
    assert asked(state)[0] == 2


def test_the_order_of_two_things_is_the_players_choice() -> None:
    """DM-94: which reaction comes first."""
    state = table("militia", "moat, secret chamber")
    say(state, "play militia")
    assert options(state) == ["no more", "reveal moat", "reveal secret chamber"]
