"""Secret Chamber, played and revealed."""

from tests.games.dominion.positions import asked, counters, deck, discard, hand, options, say, table


def test_secret_chamber_played() -> None:
    """DM-234: a coin for each card discarded, as many as wanted."""
    state = table("secret chamber, copper, estate, 2 curse", "")
    say(state, "play secret chamber", "discard estate", "discard curse", "discard curse")
    assert counters(state) == (0, 1, 3)
    assert hand(state) == ["copper"]
    assert sorted(discard(state)) == ["curse", "curse", "estate"]


def test_secret_chamber_played_for_nothing() -> None:
    """DM-234: no card has to be discarded."""
    state = table("secret chamber, copper", "")
    say(state, "play secret chamber")
    assert options(state) == ["discard copper", "no more"]
    say(state, "no more")
    assert counters(state) == (0, 1, 0)
    assert hand(state) == ["copper"]


def test_secret_chamber_revealed() -> None:
    """DM-235: 2 cards are drawn, then any 2 go on the deck in any order."""
    state = table("militia", "secret chamber, copper, estate", decks=["", "gold, silver, duchy"])
    say(state, "play militia", "reveal secret chamber")
    assert hand(state, 1) == ["copper", "estate", "gold", "secret_chamber", "silver"]
    say(state, "put gold on the deck", "put copper on the deck")
    assert deck(state, 1) == ["copper", "gold", "duchy"]
    assert hand(state, 1) == ["estate", "secret_chamber", "silver"]


def test_secret_chamber_put_away() -> None:
    """DM-235: it may be one of the 2 cards, and then it cannot be revealed again."""
    state = table("militia", "secret chamber, copper", decks=["", "gold, silver"])
    say(state, "play militia", "reveal secret chamber", "put secret chamber on the deck", "put copper on the deck")
    assert deck(state, 1) == ["copper", "secret_chamber"]
    assert hand(state, 1) == ["gold", "silver"]
    assert asked(state)[0] == 0


def test_secret_chamber_comes_before_the_attack() -> None:
    """DM-236: Militia has given nothing yet and counts the hand afterwards."""
    state = table("militia", "secret chamber, 3 copper", decks=["", "2 gold"])
    say(state, "play militia")
    assert asked(state) == (1, ["no more", "reveal secret chamber"])
    assert counters(state) == (0, 1, 0)
    say(state, "reveal secret chamber", "put copper on the deck", "put copper on the deck", "no more")
    assert counters(state) == (0, 1, 2)
    assert asked(state) == (1, ["discard copper", "discard gold", "discard secret chamber"])
    say(state, "discard copper")
    assert hand(state, 1) == ["gold", "gold", "secret_chamber"]


def test_secret_chamber_against_what_would_miss() -> None:
    """DM-236: it may be used against Militia with 1 card in hand, which Militia leaves alone."""
    state = table("militia", "secret chamber", decks=["", "gold, silver, copper"])
    say(state, "play militia", "reveal secret chamber", "put gold on the deck", "put silver on the deck", "no more")
    assert hand(state, 1) == ["secret_chamber"]
    assert deck(state, 1) == ["silver", "gold", "copper"]


def test_other_reactions_may_follow() -> None:
    """DM-237: a Moat drawn by Secret Chamber may be revealed to the same attack."""
    state = table("torturer", "secret chamber, copper", decks=["", "moat, estate"])
    say(state, "play torturer")
    assert options(state) == ["no more", "reveal secret chamber"]
    say(state, "reveal secret chamber", "put copper on the deck", "put estate on the deck")
    assert options(state) == ["no more", "reveal moat", "reveal secret chamber"]
    say(state, "reveal moat", "no more")
    assert asked(state)[0] == 0
    assert hand(state, 1) == ["moat", "secret_chamber"]


def test_secret_chamber_with_too_few_cards() -> None:
    """DM-238: with only itself in hand and nothing to draw it is put back alone."""
    state = table("militia", "secret chamber")
    say(state, "play militia", "reveal secret chamber")
    assert hand(state, 1) == []
    assert deck(state, 1) == ["secret_chamber"]
    assert counters(state) == (0, 1, 2)
