"""Guesses: what a seat knows stays where it is, and all else could be anywhere."""

from collections import Counter

import pytest

from demesne.games.dominion.engine import Dominion
from tests.games.dominion.positions import deck, discard, hand, say, table

SEEDS = range(30)


def guesses(state: Dominion, seat: int) -> list[Dominion]:
    """Some guesses of a seat, each with the same view as the state."""
    found = [state.guess(seat, seed) for seed in SEEDS]
    assert all(guess.view(seat) == state.view(seat) for guess in found)
    return [guess for guess in found if isinstance(guess, Dominion)]


def tops(state: Dominion, viewer: int, owner: int, number: int = 1) -> set[tuple[str, ...]]:
    """What the viewer guesses to lie on top of a deck."""
    return {tuple(deck(guess, owner)[:number]) for guess in guesses(state, viewer)}


def test_the_own_cards() -> None:
    """DM-88, DM-89: hand and discard pile are known, and what is in the deck, but not what lies where in it."""
    state = table("village", "", decks=["gold, 3 copper", ""], discards=["duchy, 2 estate, silver", ""])
    for guess in guesses(state, 0):
        assert hand(guess) == ["village"]
        assert sorted(deck(guess)) == sorted(deck(state))
        assert (sorted(discard(guess)), discard(guess)[-1]) == (sorted(discard(state)), "silver")
    found = {card for (card,) in tops(state, 0, 0)}
    assert found == {"gold", "copper"}


def test_the_cards_of_another() -> None:
    """DM-88, DM-89: nobody knows how big another's deck is, but everybody what another owns."""
    state = table("village", "2 gold", decks=["", "3 copper, 2 estate"], discards=["", "2 silver, duchy"])
    before = state.owned(1)
    for guess in guesses(state, 0):
        assert guess.owned(1) == before
        assert len(hand(guess, 1)) == 2
        assert discard(guess, 1)[-1] == "duchy"
    assert len({len(deck(guess, 1)) for guess in guesses(state, 0)}) > 3


def test_an_empty_discard_pile_is_seen() -> None:
    """DM-87: then all that is not in hand is in the deck."""
    state = table("village", "gold", decks=["", "3 copper, 2 estate"])
    assert {len(deck(guess, 1)) for guess in guesses(state, 0)} == {5}


def test_a_guess_is_fair() -> None:
    """DM-88: where the Gold is guessed to be has nothing to do with where it is."""
    for holder in (["gold, copper", "8 copper"], ["2 copper", "gold, 7 copper"]):
        state = table("village", holder[0], decks=["", holder[1]])
        found = sum("gold" in hand(state.guess(0, seed), 1) for seed in range(600))
        assert 80 < found < 160  # 2 cards of 10: 120 of 600


@pytest.mark.parametrize(
    ("held", "on_deck", "said", "known"),
    [
        ("courtyard, gold", "3 estate, 6 copper", ["play courtyard", "put gold on the deck"], ("gold",)),
        ("scout", "gold, silver, estate, curse, 6 copper", ["play scout", "put gold on the deck",
            "put curse on the deck"], ("silver", "curse", "gold")),
        ("sentry", "copper, gold, silver, 6 estate", ["play sentry", "no more", "no more", "put gold on the deck"],
            ("silver", "gold")),
        ("artisan, gold", "6 copper", ["play artisan", "gain duchy", "put gold on the deck"], ("gold",)),
        ("patrol", "3 estate, 2 gold, silver, duchy, 5 copper", ["play patrol", "put gold on the deck",
            "put silver on the deck"], ("gold", "silver", "gold")),
    ],
)  # fmt: skip
def test_what_was_put_on_the_own_deck(held: str, on_deck: str, said: list[str], known: tuple[str, ...]) -> None:
    """DM-88: its owner knows it and the order, the others do not."""
    state = table(held, "2 copper", decks=[on_deck, ""])
    say(state, *said)
    assert tops(state, 0, 0, len(known)) == {known}
    assert len(tops(state, 1, 0, len(known))) > 1


def test_harbinger() -> None:
    """DM-138, DM-92: the pile is seen while it is looked through; then only the card on the deck is known."""
    state = table("harbinger", "", decks=["copper, 4 estate", ""], discards=["gold, 2 silver, duchy", ""])
    say(state, "play harbinger")
    assert state.view(0)["seats"][0]["discard"] == ["gold", "silver", "silver", "duchy"]
    assert "discard" not in state.view(1)["seats"][0]
    assert {tuple(discard(guess)) for guess in guesses(state, 0)} == {tuple(discard(state))}
    say(state, "put gold on the deck")
    assert tops(state, 0, 0) == {("gold",)}
    assert "discard" not in state.view(0)["seats"][0]
    assert len(tops(state, 1, 0)) > 1


def test_secret_passage() -> None:
    """DM-281: the owner knows the card in its place as the deck shrinks; to the others it is any card."""
    state = table("secret passage, smithy, gold", "", decks=["9 copper, 3 estate", ""])
    say(state, "play secret passage", "put gold into the deck", "put it under 4 cards")
    assert {guess[4] for guess in tops(state, 0, 0, 5)} == {"gold"}
    assert len({guess[4] for guess in tops(state, 1, 0, 5)}) > 1
    say(state, "play smithy")
    assert {guess[1] for guess in tops(state, 0, 0, 2)} == {"gold"}


def test_what_all_saw_on_a_deck() -> None:
    """DM-87: a Silver gained onto the deck, a Victory card put back, a card that was spied out or not wished for."""
    state = table("bureaucrat", "2 estate, gold", decks=["5 copper", "5 copper"])
    say(state, "play bureaucrat")
    assert tops(state, 1, 0) == {("silver",)}
    assert tops(state, 0, 1) == {("estate",)}
    state = table("spy", "gold", decks=["copper, gold, 5 estate", "duchy, 5 copper"])
    say(state, "play spy", "keep it", "keep it")
    assert (tops(state, 1, 0), tops(state, 0, 1)) == ({("gold",)}, {("duchy",)})
    state = table("wishing well", "gold", decks=["copper, gold, 5 estate", ""])
    say(state, "play wishing well", "name estate")
    assert tops(state, 1, 0) == {("gold",)}


def test_what_all_saw_come_to_a_hand() -> None:
    """DM-87: a Curse from Torturer, a Silver from Trading Post, a Victory card that Scout took."""
    state = table("torturer", "2 copper", decks=["9 copper", "5 gold"])
    say(state, "play torturer", "gain a curse to hand")
    assert all("curse" in hand(guess, 1) for guess in guesses(state, 0))
    state = table("trading post, 2 estate, copper", "gold", decks=["9 copper", ""])
    say(state, "play trading post", "trash estate")
    assert all("silver" in hand(guess) for guess in guesses(state, 1))
    state = table("scout, copper", "gold", decks=["duchy, 9 copper", ""])
    say(state, "play scout")
    assert all("duchy" in hand(guess) for guess in guesses(state, 1))


def test_a_revealed_reaction_stays_known() -> None:
    """DM-157, DM-76: all have seen the Moat in that hand, until it can have left it."""
    state = table("witch, village", "moat, 4 copper", decks=["5 copper", "5 gold"], actions=2)
    say(state, "play witch", "reveal moat")
    assert all("moat" in hand(guess, 1) for guess in guesses(state, 0))


def test_passed_cards() -> None:
    """DM-79, DM-88: giver and taker know where the card is; a third player guesses."""
    state = table("masquerade, 3 estate, gold", "2 copper, silver", "curse, copper", decks=["5 estate", "", ""])
    say(state, "play masquerade", "pass gold", "pass silver", "pass curse", "no more")
    assert all("gold" in hand(guess, 1) for guess in guesses(state, 0) + guesses(state, 1))
    held = Counter("gold" in hand(guess, 1) for guess in guesses(state, 2))
    assert held[True]
    assert held[False]
    assert all("silver" in hand(guess, 2) for guess in guesses(state, 1) + guesses(state, 2))


def buried(state: Dominion, viewer: int, owner: int) -> set[tuple[str, ...]]:
    """What the viewer guesses to be in a discard pile, in alphabetical order."""
    return {tuple(sorted(discard(guess, owner))) for guess in guesses(state, viewer)}


def test_the_own_discard_pile_stays_where_it_is() -> None:
    """DM-88: what was discarded, played or gained since the last shuffle is not in the deck."""
    state = table("village, cellar, 2 estate, silver", "", decks=["gold, 9 copper", ""], discards=["2 duchy", ""])
    say(
        state, "play village", "play cellar", "discard silver", "discard estate", "discard estate", "play all treasures"
    )
    say(state, "buy copper")
    assert buried(state, 0, 0) == {tuple(sorted(discard(state, 0)))}


def test_the_own_cards_after_a_shuffle() -> None:
    """DM-81: once it is shuffled, the pile is a deck of which only the composition is known."""
    state = table("smithy, gold", "", decks=["copper", ""], discards=["2 estate, 3 silver, duchy", ""])
    say(state, "play smithy")
    assert discard(state) == []
    assert len(tops(state, 0, 0, 2)) > 1


def test_what_others_saw_go_to_a_discard_pile() -> None:
    """DM-87: played, bought and revealed cards stay there for them too; the hand that was cleaned up does not."""
    state = table("village, 2 silver, 2 estate", "copper", decks=["curse, 7 copper", "3 copper"])
    say(state, "play village", "play all treasures", "buy smithy")
    for guess in guesses(state, 1):
        assert not Counter(["village", "silver", "silver", "smithy"]) - Counter(discard(guess))
    assert len(buried(state, 1, 0)) > 1
    state = table("tribute", "copper", decks=["3 copper", "gold, silver, 5 copper"], discards=["", "duchy"])
    say(state, "play tribute")
    assert all(not Counter(["gold", "silver", "duchy"]) - Counter(discard(guess, 1)) for guess in guesses(state, 0))


def test_a_hand_that_all_know_is_known_when_it_is_discarded() -> None:
    """DM-76: the Curse from Torturer goes with the whole hand onto the pile."""
    state = table("torturer, 3 village", "copper, estate", decks=["9 copper", "8 gold"])
    say(state, "play torturer", "gain a curse to hand", "no more treasures", "end turn")
    assert all("curse" in hand(guess, 1) for guess in guesses(state, 0))
    say(state, "no more treasures", "end turn")
    assert all("curse" in discard(guess, 1) for guess in guesses(state, 0))


def test_cards_that_all_saw_put_back() -> None:
    """DM-233, DM-278: the others know which cards they were, but not their order, until they are drawn."""
    state = table("scout, copper", "gold", decks=["gold, silver, estate, curse, 6 copper", ""])
    say(state, "play scout", "put gold on the deck", "put curse on the deck")
    for found in tops(state, 1, 0, 3):
        assert sorted(found) == ["curse", "gold", "silver"]
    assert len(tops(state, 1, 0, 3)) > 2
    assert state.view(1)["seats"][0]["deck_groups"] == [{"above": [0, 1, 2], "cards": ["curse", "gold", "silver"]}]
    say(state, "no more treasures", "end turn")
    assert all(not Counter(["curse", "gold", "silver"]) - Counter(hand(guess)) for guess in guesses(state, 1))


def test_cards_put_back_of_which_one_is_drawn() -> None:
    """DM-233: nobody else knows which one it was; one card put back, or two alike, have no order."""
    state = table("patrol, village", "gold", decks=["3 copper, estate, gold, silver, duchy, 6 copper", ""], actions=2)
    say(state, "play patrol", "put gold on the deck", "play village")
    assert state.view(1)["seats"][0]["deck_groups"] == []
    assert state.view(1)["seen"] == [one for one in state.view(1)["seen"] if one["card"] in ("estate", "duchy")]
    state = table("patrol", "gold", decks=["3 copper, estate, gold, gold, duchy, 6 copper", ""])
    say(state, "play patrol")
    assert tops(state, 1, 0, 2) == {("gold", "gold")}


def test_a_group_of_which_one_is_revealed() -> None:
    """DM-76: who saw three cards put back, and then one of them on top, knows the two that are left."""
    state = table("scout, vassal", "curse", decks=["gold, silver, duke, smithy, 6 copper", ""], actions=2)
    say(state, "play scout", "put gold on the deck", "put silver on the deck", "play vassal", "leave it")
    assert {tuple(sorted(found)) for found in tops(state, 1, 0, 2)} == {("gold", "silver")}
    assert len(tops(state, 1, 0, 2)) == 2


def test_the_top_of_a_discard_pile_that_harbinger_takes() -> None:
    """DM-87, DM-138: all see which card has gone from the top."""
    state = table("harbinger", "curse", decks=["copper, 4 estate", ""], discards=["gold, duchy", ""])
    say(state, "play harbinger", "put duchy on the deck")
    assert tops(state, 1, 0) == {("duchy",)}


def test_a_card_under_the_top_that_harbinger_takes() -> None:
    """DM-92, DM-138: of the cards that all saw go there, one of any kind may be gone."""
    seen = [{"card": card, "known_by": [0, 1, "onlookers"]} for card in ("gold", "gold", "silver")]
    state = table("harbinger", "curse", decks=["copper, 4 estate", ""], discards=["2 gold, silver, duchy", ""])
    saved = state.save()
    saved["seats"][0]["discard_seen"] = seen
    loaded = state.game.load(saved)
    assert loaded.save() == saved
    say(loaded, "play harbinger", "put silver on the deck")
    assert len(tops(loaded, 1, 0)) > 1
    assert all("gold" in discard(guess) for guess in guesses(loaded, 1))
    assert not all("silver" in deck(guess) for guess in guesses(loaded, 1))


def test_what_was_seen_in_a_discard_pile_must_be_there() -> None:
    """A position that remembers more than there is, is refused."""
    saved = table("village", "", discards=["gold, duchy", ""]).save()
    saved["seats"][0]["discard_seen"] = [{"card": "duchy", "known_by": [1]}]
    with pytest.raises(ValueError, match=r"seats\[0\].discard_seen: there are not so many 'duchy'"):
        table("village", "").game.load(saved)
