"""Piles, kingdoms, first hands, who begins."""

from typing import Any

import pytest

from demesne.games.dominion.cards.card import CARDS
from demesne.games.dominion.kingdoms import DRAWS, SETS
from demesne.games.dominion.names import find_card, plain
from demesne.games.dominion.recommended import RECOMMENDED
from demesne.locale import LANGUAGES, language
from tests.games.dominion.positions import BASIC, GAME

#: DM-12, by the number of players
PILES = {
    2: (46, 40, 30, 8, 8, 8, 10, 8),
    3: (39, 40, 30, 12, 12, 12, 20, 12),
    4: (32, 40, 30, 12, 12, 12, 30, 12),
    5: (85, 80, 60, 12, 12, 15, 40, 12),
    6: (78, 80, 60, 12, 12, 18, 50, 12),
}
MIXED = "village, gardens, nobles, duke, great hall, harem, mill, moat, militia, witch"


@pytest.mark.parametrize("players", PILES)
def test_piles(players: int) -> None:
    """DM-4, DM-6, DM-7, DM-8, DM-9, DM-10, DM-11, DM-12: 17 piles, of the right size for so many players.

    DM-26, DM-27: mixing the sets changes nothing else. DM-136, DM-202, DM-204, DM-206, DM-223: Victory cards.
    """
    state = GAME.new(players, 1, kingdom=MIXED)
    supply = state.save()["supply"]
    assert len(supply) == 17
    assert tuple(supply[card] for card in BASIC) == PILES[players][:7]
    for card in ("gardens", "nobles", "duke", "great_hall", "harem", "mill"):
        assert supply[card] == PILES[players][7]
    for card in ("village", "moat", "militia", "witch"):
        assert supply[card] == 10


def test_first_hands() -> None:
    """DM-5, DM-13: 7 Coppers and 3 Estates each, 5 of them in hand. DM-19: the trash is empty."""
    state = GAME.new(3, 1)
    for seat in state.save()["seats"]:
        assert len(seat["hand"]) == len(seat["deck"]) == 5
        assert sorted(seat["hand"] + seat["deck"]) == ["copper"] * 7 + ["estate"] * 3
    assert state.save()["trash"] == []


def test_no_action_in_the_first_turns() -> None:
    """DM-31: nobody has an Action to play at the start. DM-30: a turn starts with 1 Action, 1 Buy and 0 coins."""
    state = GAME.new(2, 1)
    assert (state.actions_left, state.buys, state.coins) == (1, 1, 0)
    assert "play all treasures" in [state.say(action) for action in state.actions()]


def test_what_is_not_chosen_cannot_be_gained() -> None:
    """DM-18: only the ten kingdom cards and the basic ones are there."""
    state = GAME.new(2, 1, kingdom="First Game")
    with pytest.raises(ValueError, match="no ‘witch’ in this game"):
        state.read("buy witch")


def test_first_game() -> None:
    """DM-16: the kingdom for the first game; DM-14: by name in any language, or by any other choice."""
    first = GAME.new(2, 1, kingdom="First Game").save()["kingdom"]
    assert sorted(first) == [
        "cellar", "market", "merchant", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop",
    ]  # fmt: skip
    assert GAME.new(2, 1, kingdom="PRIMEIRA partida").save()["kingdom"] == first
    assert GAME.new(2, 1, kingdom=list(reversed(first))).save()["kingdom"] == first
    assert GAME.new(2, 1, kingdom=", ".join(first)).save()["kingdom"] == first


def test_random_kingdoms() -> None:
    """DM-15, DM-25: from all sets together, from one, or five of each."""
    for seed in range(20):
        both = GAME.new(2, seed, sets="base:5, intrigue:5").save()["kingdom"]
        assert len([card for card in both if card in SETS["base"]]) == 5
        alone = GAME.new(2, seed, sets="intrigue").save()["kingdom"]
        assert set(alone) <= set(SETS["intrigue"])
        assert len(set(GAME.new(2, seed, sets="all").save()["kingdom"])) == 10
    assert GAME.new(2, 1).save()["kingdom"] != GAME.new(2, 2).save()["kingdom"]


def test_some_cards_and_the_rest_at_random() -> None:
    """DM-14: what is named is there, also within the number of its set."""
    for seed in range(20):
        kingdom = GAME.new(2, seed, kingdom="smithy, Bridge, random").save()["kingdom"]
        assert len(set(kingdom)) == 10
        assert {"smithy", "bridge"} <= set(kingdom)
        both = GAME.new(2, seed, kingdom=["pawn", "random"], sets="base:7, intrigue:3").save()["kingdom"]
        assert len(set(both) & set(SETS["base"])) == 7
        assert "pawn" in both
    assert (
        GAME.new(2, 1, kingdom="moat, random").save()["kingdom"]
        != GAME.new(2, 2, kingdom="moat, random").save()["kingdom"]
    )


def test_recommended_kingdoms() -> None:
    """DM-106, DM-107: a recommended kingdom can be played if all its cards are here, and else says what is missing."""
    played = refused = 0
    for name, ids in RECOMMENDED.items():
        known = {card for cards in SETS.values() for card in cards}
        if set(ids.split()) <= known:
            assert sorted(GAME.new(2, 1, kingdom=name).save()["kingdom"]) == sorted(ids.split())
            played += 1
        else:
            missing = next(card for card in ids.split() if card not in known)
            with pytest.raises(ValueError, match=f"not here: .*{missing}"):
                GAME.new(2, 1, kingdom=name)
            refused += 1
    assert (played, refused) == (16, 23)


def test_cards_are_found_by_their_names_in_every_language() -> None:
    """Whatever the accents and capitals; what is no card is found nowhere."""
    for code in LANGUAGES:
        assert [find_card(language(code).say(f"dominion-card-{key}").upper()) for key in CARDS] == list(CARDS)
    assert find_card("salon del trono") == find_card(" Throne_Room") == "throne_room"
    assert find_card("dragon") == find_card("") == ""


def test_every_kingdom_on_offer_can_be_played() -> None:
    """The choices of the option are those that a form can show, and each has a name in three languages."""
    option = next(option for option in GAME.options if option.name == "kingdom")
    assert len(option.choices) == 1 + 16
    for name in option.choices:
        assert len(GAME.new(2, 1, kingdom=name).save()["kingdom"]) == 10
    for name in option.choices[1:]:
        names = [language(code).say(f"option-dominion-kingdom-{plain(name)}") for code in LANGUAGES]
        assert names[0] == name
        kingdoms = [GAME.new(2, 1, kingdom=name).save()["kingdom"] for name in names]
        assert kingdoms[0] == kingdoms[1] == kingdoms[2]


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"kingdom": "moat, militia"}, "10 cards, not 2"),
        ({"kingdom": ",".join(SETS["base"][:9])}, "10 cards, not 9"),
        ({"kingdom": ",".join([*SETS["base"][:9], "artisan"])}, "Artisan is there 2 times"),
        ({"kingdom": ",".join([*SETS["base"][:9], "dragon"])}, "not here: dragon"),
        ({"kingdom": ",".join([*SETS["base"][:9], "copper"])}, "Copper is a basic card"),
        ({"kingdom": "moat, moat, random"}, "Moat is there 2 times"),
        ({"kingdom": "dragon, random"}, "not here: dragon"),
        ({"kingdom": "moat, smithy, random", "sets": "base:1, intrigue:9"}, "2 cards of base are named, but only 1"),
        ({"kingdom": "pawn, random", "sets": "base:10"}, "10 cards; this gives 11"),
        ({"kingdom": "Atlantis"}, "no recommended set and no card called ‘Atlantis’"),
        ({"sets": "seaside"}, "no set called ‘seaside’"),
        ({"sets": "base:27"}, "‘27’ is not a number of cards from base"),
        ({"sets": "base, base"}, "twice"),
        ({"sets": "base-first-edition"}, "this gives 6"),
        ({"previous_winners": "2"}, "no seat 2 with 2 players"),
        ({"previous_winners": "me"}, "not the number of a seat"),
    ],
)
def test_impossible_options(options: dict[str, Any], reason: str) -> None:
    """One sentence says what is wrong."""
    with pytest.raises(ValueError, match=reason):
        GAME.new(2, 1, **options)


def test_seven_players_are_too_many() -> None:
    """DM-24: at most six."""
    with pytest.raises(ValueError, match="2 to 6 players, not 7"):
        GAME.new(7, 1)


def test_start_player() -> None:
    """DM-20: anybody in a first game, then the player to the left of the last winner."""
    assert {int(GAME.new(3, seed).turn) for seed in range(30)} == {0, 1, 2}
    assert {int(GAME.new(3, seed, previous_winners="1").turn) for seed in range(9)} == {2}
    assert {int(GAME.new(3, seed, previous_winners=[2]).turn) for seed in range(9)} == {0}


def test_start_player_after_a_shared_victory() -> None:
    """DM-21, DM-22: somebody who did not win; anybody if all have won."""
    assert {int(GAME.new(3, seed, previous_winners="0, 2").turn) for seed in range(9)} == {1}
    assert {int(GAME.new(4, seed, previous_winners="0, 2").turn) for seed in range(30)} == {1, 3}
    assert {int(GAME.new(3, seed, previous_winners="0,1,2").turn) for seed in range(30)} == {0, 1, 2}


def test_cards_are_found_by_their_names_in_other_languages() -> None:
    """DM-109: the Spanish Explorador is Scout."""
    others = ",".join(SETS["base"][:9])
    assert "scout" in GAME.new(2, 1, kingdom=f"{others}, Explorador").save()["kingdom"]
    assert "sentry" in GAME.new(2, 1, kingdom=f"{others}, Sentinela").save()["kingdom"]


def test_only_so_many_kingdoms_are_remembered() -> None:
    """However many spellings somebody thinks of."""
    for spaces in range(300):
        GAME.new(2, 1, kingdom="First Game" + " " * spaces)
    assert len(DRAWS) <= 100
