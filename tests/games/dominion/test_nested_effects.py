"""Throne Room on Throne Room on other cards, played out to the last card, and copied at every decision on the way."""

import json
from collections.abc import Callable

import pytest

from demesne.games.dominion.engine import Dominion
from tests.conformance.census import dominion as census
from tests.games.dominion.positions import (
    GAME,
    cards,
    counters,
    deck,
    discard,
    hand,
    in_play,
    say,
    table,
    trash,
)

MOAT = "moat, 2 copper, estate, silver"
CHAMBER = "secret chamber, 2 copper, 2 estate"
THRONES = ["0 play throne room", "0 play throne room"]


def militia_then_saboteur() -> tuple[Dominion, list[str]]:
    """Both attack everybody twice; each time the others may react anew."""
    decks = ["", "gold, 3 silver", "gold, silver, duchy, province"]
    script = [
        *THRONES, "0 play militia",
        "1 reveal moat",
        "2 reveal secret chamber", "2 put estate on the deck", "2 put gold on the deck", "2 no more",
        "2 discard copper", "2 discard copper",
        # the second Militia
        "1 no more", "2 no more", "1 discard copper", "1 discard copper",
        "0 play saboteur",
        "1 reveal moat",
        "2 reveal secret chamber", "2 put estate on the deck", "2 put silver on the deck", "2 no more",
        "2 gain copper",
        # the second Saboteur
        "1 no more", "2 no more", "1 gain silver", "2 no more",
    ]  # fmt: skip
    return table("2 throne room, militia, saboteur", MOAT, CHAMBER, decks=decks), script


def mining_village_then_masquerade() -> tuple[Dominion, list[str]]:
    """The village goes to the trash and gives its bonuses again; passing is no attack."""
    decks = ["copper, silver, gold, duchy, 2 copper", "", ""]
    script = [
        *THRONES, "0 play mining village", "0 trash this for 2 coins",
        "0 play masquerade", "0 pass estate", "1 pass copper", "2 pass estate", "0 trash estate",
        # the second Masquerade
        "0 pass duchy", "1 pass moat", "2 pass secret chamber", "0 no more",
    ]  # fmt: skip
    return table("2 throne room, mining village, masquerade, estate", MOAT, CHAMBER, decks=decks), script


def masquerade_then_library() -> tuple[Dominion, list[str]]:
    """Library draws up to 7 cards, and the second time nothing."""
    decks = ["gold, silver, village, copper, smithy, estate, duchy, copper, market, silver", "", ""]
    script = [
        *THRONES, "0 play masquerade", "0 pass silver", "1 pass estate", "2 pass copper", "0 no more",
        # the second Masquerade
        "0 pass copper", "1 pass copper", "2 pass secret chamber", "0 trash village",
        "0 play library", "0 set smithy aside", "0 no more",
    ]  # fmt: skip
    return table("2 throne room, masquerade, library", MOAT, CHAMBER, decks=decks), script


def library_then_militia() -> tuple[Dominion, list[str]]:
    """What the first Library sets aside the second one finds again."""
    decks = ["village, copper, smithy", "", "gold, silver, duchy, province"]
    script = [
        *THRONES, "0 play library", "0 set village aside", "0 set smithy aside",
        # the second Library
        "0 no more", "0 no more",
        "0 play militia", "1 reveal moat", "2 no more", "2 discard copper", "2 discard copper",
        # the second Militia
        "1 reveal moat",
        "2 reveal secret chamber", "2 put estate on the deck", "2 put estate on the deck", "2 no more",
    ]  # fmt: skip
    hands = ["2 throne room, library, militia", MOAT, CHAMBER]
    return table(*hands, decks=decks, discards=["estate", "", ""]), script


def saboteur_then_mining_village() -> tuple[Dominion, list[str]]:
    """A reaction draws a Moat, which protects once; the village is trashed at its second play."""
    decks = ["copper, silver", "copper, gold, market", "moat, estate, copper, silver, duchy"]
    script = [
        *THRONES, "0 play saboteur", "1 no more",
        "2 reveal secret chamber", "2 put copper on the deck", "2 put estate on the deck", "2 reveal moat", "2 no more",
        "1 gain silver",
        # the second Saboteur
        "1 reveal moat", "2 no more", "2 no more",
        "0 play mining village", "0 no",
        # the second Mining Village
        "0 trash this for 2 coins",
    ]  # fmt: skip
    return table("2 throne room, saboteur, mining village", MOAT, CHAMBER, decks=decks), script


def play_through(state: Dominion, script: list[str]) -> Dominion:
    """Play the script; at every decision a loaded game and a clone play the rest of it to the same end."""
    copies = []
    for done, line in enumerate(script):
        saved = json.dumps(state.save())
        loaded, clone = GAME.load(json.loads(saved)), state.clone()
        for copy in (loaded, clone):
            assert json.dumps(copy.save()) == saved
            assert (copy.actor, copy.actions(), copy.scores()) == (state.actor, state.actions(), state.scores())
            copies.append((copy, done))
        for seat in range(3):
            assert state.guess(seat, done).view(seat) == state.view(seat)
            assert copies[-2][0].view(seat) == state.view(seat)
        asked, _, words = line.partition(" ")
        assert int(state.actor) == int(asked), line
        say(state, words)
        assert json.dumps(clone.save()) == saved
    for copy, done in copies:
        say(copy, *[line.partition(" ")[2] for line in script[done:]])
        assert copy == state
    return state


#: by script: counters, then what is in play and in the trash, then each seat's hand, deck and discard pile
ENDS = {
    militia_then_saboteur: (
        (0, 1, 4), "2 throne room, militia, saboteur", "duchy, gold, silver",
        ("", "", ""),
        ("estate, moat, silver", "3 silver", "2 copper, silver"),
        ("estate, gold, secret chamber", "province", "3 copper, estate"),
    ),
    mining_village_then_masquerade: (
        (4, 1, 2), "2 throne room, masquerade", "estate, mining village",
        ("3 copper, gold, secret chamber, silver", "", ""),
        ("copper, duchy, 2 estate, silver", "", ""),
        ("3 copper, estate, moat", "", ""),
    ),
    masquerade_then_library: (
        (0, 1, 0), "2 throne room, masquerade, library", "village",
        ("2 copper, duchy, estate, gold, market, secret chamber", "silver", "smithy"),
        ("2 copper, moat, 2 silver", "", ""),
        ("2 copper, 3 estate", "", ""),
    ),
    library_then_militia: (
        (0, 1, 4), "2 throne room, library, militia", "",
        ("copper, estate, smithy, village", "", ""),
        ("2 copper, estate, moat, silver", "", ""),
        ("gold, secret chamber, silver", "2 estate, duchy, province", "2 copper"),
    ),
    saboteur_then_mining_village: (
        (4, 1, 2), "2 throne room, saboteur", "gold, mining village, silver",
        ("copper, silver", "", ""),
        ("2 copper, estate, moat, silver", "market", "silver, copper"),
        ("copper, 2 estate, moat, secret chamber", "duchy", "estate, 2 copper"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("scene", ENDS, ids=lambda scene: scene.__name__)
def test_throne_room_on_throne_room(scene: Callable[[], tuple[Dominion, list[str]]]) -> None:
    """DM-175, DM-176, DM-101: one card twice, then another twice, against Moat and Secret Chamber.

    DM-143, DM-213, DM-218, DM-228 on the way.
    """
    state, script = scene()
    before = census(state.save())
    play_through(state, script)
    numbers, played, trashed, *seats = ENDS[scene]
    assert state.actor == 0
    assert counters(state) == numbers
    assert in_play(state) == cards(played)
    assert trash(state) == sorted(cards(trashed))
    for seat, (held, on_deck, discarded) in enumerate(seats):
        assert hand(state, seat) == sorted(cards(held))
        assert deck(state, seat) == cards(on_deck)
        assert discard(state, seat) == cards(discarded)
    assert census(state.save()) == before


def test_throne_room_never_plays_one_card_four_times() -> None:
    """DM-175: after the two plays of the first card another card is chosen, and without one nothing more happens."""
    state = table("2 throne room, militia", MOAT)
    say(state, "play throne room", "play throne room", "play militia", "reveal moat", "reveal moat")
    assert counters(state) == (0, 1, 4)
    assert in_play(state) == ["throne_room", "throne_room", "militia"]
    assert state.save()["played"] == 5  # Throne Room, Throne Room twice, Militia twice


def test_three_throne_rooms() -> None:
    """DM-175: a Throne Room on a Throne Room on a Throne Room plays three cards twice each."""
    state = table("3 throne room, village, smithy, mining village", "", decks=["20 copper", ""])
    say(state, "play throne room", "play throne room", "play throne room")
    say(state, "play village", "play smithy", "play mining village", "no", "no")
    assert counters(state) == (2 * 2 + 2 * 2, 1, 0)
    assert hand(state) == ["copper"] * (2 * 1 + 2 * 3 + 2 * 1)
