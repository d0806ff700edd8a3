"""Adventurer, Chancellor, Feast, Spy, Thief and Woodcutter, which only the first edition of the base set had."""

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

# Adventurer


def test_adventurer() -> None:
    """DM-262: cards are revealed until 2 Treasures are found; those go to the hand, the others are discarded."""
    state = table("adventurer", "", decks=["estate, copper, village, gold, silver", ""])
    say(state, "play adventurer")
    assert hand(state) == ["copper", "gold"]
    assert discard(state) == ["estate", "village"]
    assert deck(state) == ["silver"]


def test_adventurer_takes_harem() -> None:
    """DM-263: Harem is a Treasure."""
    state = table("adventurer", "", decks=["duchy, harem, curse, copper, gold", ""])
    say(state, "play adventurer")
    assert hand(state) == ["copper", "harem"]
    assert discard(state) == ["duchy", "curse"]


def test_adventurer_does_not_shuffle_what_is_revealed() -> None:
    """DM-264: the deck runs out and the discard pile is shuffled; the revealed cards stay out."""
    state = table("adventurer", "", decks=["estate, copper", ""], discards=["3 gold", ""])
    say(state, "play adventurer")
    assert hand(state) == ["copper", "gold"]
    assert discard(state) == ["estate"]
    assert deck(state) == ["gold", "gold"]


def test_adventurer_finds_too_little() -> None:
    """DM-264: one Treasure among all cards is kept."""
    state = table("adventurer", "", decks=["estate, copper", ""], discards=["2 duchy", ""])
    say(state, "play adventurer")
    assert hand(state) == ["copper"]
    assert sorted(discard(state)) == ["duchy", "duchy", "estate"]
    assert deck(state) == []


# Chancellor


def test_chancellor() -> None:
    """DM-265: 2 coins, and the whole deck may be discarded, or stay."""
    state = table("chancellor", "", decks=["gold, silver, estate", ""], discards=["copper", ""])
    say(state, "play chancellor")
    assert counters(state) == (0, 1, 2)
    assert options(state) == ["discard the deck", "no"]
    say(state, "discard the deck")
    assert deck(state) == []
    assert sorted(discard(state)) == ["copper", "estate", "gold", "silver"]
    state = table("chancellor", "", decks=["gold, silver", ""])
    say(state, "play chancellor", "no")
    assert deck(state) == ["gold", "silver"]
    assert discard(state) == []


def test_chancellor_with_a_small_deck() -> None:
    """DM-265: a deck of one card is a deck; without cards there is nothing to discard."""
    state = table("chancellor", "", decks=["gold", ""])
    say(state, "play chancellor", "discard the deck")
    assert (deck(state), discard(state)) == ([], ["gold"])
    state = table("chancellor", "")
    say(state, "play chancellor")
    assert counters(state) == (0, 1, 2)
    assert "end turn" in options(state)


def test_chancellor_does_not_look() -> None:
    """DM-265: its player sees none of the cards, before or after, but the top of the discard pile."""
    state = table("chancellor", "", decks=["gold, silver, estate", ""])
    state.listen()
    say(state, "play chancellor")
    assert state.view(0)["seats"][0]["deck"] == []
    say(state, "discard the deck")
    mine = state.view(0)["seats"][0]
    assert "discard" not in mine
    assert mine["discard_top"] == discard(state)[-1]
    assert state.events is not None
    assert not [event for event in state.events if event.is_seen_by(0) and "cards" in event.facts]


# Feast


def test_feast() -> None:
    """DM-266: it is trashed, and a card that costs up to 5 is gained."""
    state = table("feast", "", kingdom="market, artisan")
    say(state, "play feast")
    assert {"gain market", "gain duchy", "gain curse"} <= set(options(state))
    assert not {"gain gold", "gain artisan", "no more"} & set(options(state))
    say(state, "gain duchy")
    assert trash(state) == ["feast"]
    assert discard(state) == ["duchy"]
    assert in_play(state) == []
    assert counters(state) == (0, 1, 0)


def test_throned_feast() -> None:
    """DM-267: it is trashed once, and two cards are gained."""
    state = table("throne room, feast", "")
    say(state, "play throne room", "play feast", "gain duchy", "gain silver")
    assert discard(state) == ["duchy", "silver"]
    assert trash(state) == ["feast"]
    assert in_play(state) == ["throne_room"]


# Spy


def test_spy() -> None:
    """DM-268: a card, an Action; the attacker decides about the top card of each deck, the own one first."""
    state = table("spy", "", "", decks=["copper, estate, gold", "province, gold", "silver, copper"])
    say(state, "play spy")
    assert hand(state) == ["copper"]
    assert counters(state) == (1, 1, 0)
    assert asked(state) == (0, ["discard it", "keep it"])
    assert state.view(1)["seats"][0]["aside"] == state.view(0)["seats"][0]["aside"]
    assert [one["card"] for one in state.view(1)["seats"][0]["aside"]] == ["estate"]
    say(state, "discard it")
    assert (deck(state), discard(state)) == (["gold"], ["estate"])
    assert [one["card"] for one in state.view(0)["seats"][1]["aside"]] == ["province"]
    assert asked(state)[0] == 0
    say(state, "keep it")
    assert (deck(state, 1), discard(state, 1)) == (["province", "gold"], [])
    assert asked(state) == (0, ["discard it", "keep it"])
    say(state, "discard it")
    assert (deck(state, 2), discard(state, 2)) == (["copper"], ["silver"])


def test_spy_is_an_attack() -> None:
    """DM-268, DM-102: Moat keeps the deck covered, though not the attacker's own."""
    state = table("spy", "moat", decks=["copper, estate", "gold"])
    say(state, "play spy")
    assert asked(state) == (1, ["no more", "reveal moat"])
    say(state, "reveal moat", "discard it")
    assert discard(state) == ["estate"]
    assert (deck(state, 1), discard(state, 1)) == (["gold"], [])
    assert state.view(0)["seats"][1]["deck"] == []


# Thief


def test_thief() -> None:
    """DM-269: of each victim's top 2 cards a Treasure is trashed, and the attacker may gain any of those."""
    state = table("thief", "", "", decks=["", "silver, gold, estate", "copper, duchy, gold"])
    say(state, "play thief")
    assert asked(state) == (0, ["trash gold", "trash silver"])
    say(state, "trash gold")
    assert (deck(state, 1), discard(state, 1)) == (["estate"], ["silver"])
    assert (deck(state, 2), discard(state, 2)) == (["gold"], ["duchy"])
    assert asked(state) == (0, ["gain copper", "gain gold", "no more"])
    say(state, "gain gold")
    assert discard(state) == ["gold"]
    assert trash(state) == ["copper"]


def test_thief_takes_all_or_nothing() -> None:
    """DM-269: all of the trashed cards, or none of them."""
    decks = ["", "silver, estate", "copper, duchy"]
    state = table("thief", "", "", decks=decks)
    say(state, "play thief", "gain copper", "gain silver")
    assert (sorted(discard(state)), trash(state)) == (["copper", "silver"], [])
    state = table("thief", "", "", decks=decks)
    say(state, "play thief", "no more")
    assert (discard(state), trash(state)) == ([], ["copper", "silver"])


def test_thief_finds_no_treasure() -> None:
    """DM-269: without a Treasure both cards are discarded; a gained card leaves the piles alone."""
    state = table("thief", "", "", decks=["", "estate, village", "silver, silver"])
    before = left(state, "silver")
    say(state, "play thief", "gain silver")
    assert discard(state, 1) == ["estate", "village"]
    assert discard(state, 2) == ["silver"]
    assert discard(state) == ["silver"]
    assert left(state, "silver") == before


def test_thief_takes_only_what_it_trashed() -> None:
    """DM-270: a Copper has to be trashed too; a Gold that lay in the trash before cannot be gained."""
    state = table("thief", "", decks=["", "copper, estate"], trash="gold")
    say(state, "play thief")
    assert options(state) == ["gain copper", "no more"]
    say(state, "no more")
    assert trash(state) == ["copper", "gold"]
    assert discard(state, 1) == ["estate"]


def test_secret_chamber_before_thief() -> None:
    """DM-271: the cards put back by Secret Chamber are those that Thief turns up."""
    state = table("thief", "secret chamber, estate, curse", decks=["", "gold, silver, copper"])
    say(state, "play thief", "reveal secret chamber", "put estate on the deck", "put curse on the deck", "no more")
    assert discard(state, 1) == ["curse", "estate"]
    assert hand(state, 1) == ["gold", "secret_chamber", "silver"]
    assert trash(state) == []
    assert discard(state) == []


def test_woodcutter() -> None:
    """DM-272: a Buy and 2 coins."""
    state = table("woodcutter", "", decks=["gold", ""])
    say(state, "play woodcutter")
    assert counters(state) == (0, 2, 2)
    assert hand(state) == []
