"""What differs between the editions, and what the cards are called."""

from typing import Any

import pytest

from tests.games.dominion.positions import FILLERS, GAME, counters, hand, options, say, table, trash

DROPPED = {"coppersmith", "great_hall", "saboteur", "scout", "secret_chamber", "tribute"}
ADDED = {"courtier", "diplomat", "lurker", "mill", "patrol", "replace", "secret_passage"}
FIRST = {"adventurer", "chancellor", "feast", "spy", "thief", "woodcutter"}


def kingdom(**choice: Any) -> list[str]:
    """The kingdom of a new game."""
    return list(GAME.new(2, 1, **choice).save()["kingdom"])


def dealt(sets: str) -> set[str]:
    """The kingdom cards of many random games."""
    return {card for seed in range(60) for card in GAME.new(2, seed, sets=sets).save()["kingdom"]}


def test_no_treasure_after_a_purchase() -> None:
    """DM-104: once a card is bought no Treasure can be played."""
    state = table("2 copper, silver", "", buys=2)
    say(state, "play silver", "no more treasures", "buy estate")
    assert hand(state) == ["copper", "copper"]
    assert not [one for one in options(state) if one.startswith("play")]
    with pytest.raises(ValueError, match="all that is left in this turn is buying"):
        state.read("play copper")


def test_what_is_optional_in_the_second_edition() -> None:
    """DM-105: Throne Room, Mine and Moneylender need not be used, though they could be."""
    state = table("throne room, village", "")
    say(state, "play throne room")
    assert options(state) == ["no more", "play village"]
    state = table("mine, copper", "")
    say(state, "play mine")
    assert "no more" in options(state)
    say(state, "no more")
    assert (trash(state), hand(state)) == ([], ["copper"])
    state = table("moneylender, copper", "")
    say(state, "play moneylender")
    assert len(options(state)) == 2
    say(state, next(one for one in options(state) if one in ("no", "no more")))
    assert (trash(state), hand(state), counters(state)) == ([], ["copper"], (0, 1, 0))


def test_first_edition_cards_are_no_part_of_the_base_set() -> None:
    """DM-106: they are there to be chosen, but a random kingdom of the base set has none."""
    base = dealt("base")
    assert len(base) == 26
    assert not base & FIRST
    assert not dealt("base, intrigue") & (FIRST | ADDED)
    wanted = [*FIRST, *FILLERS[:4]]
    assert sorted(kingdom(kingdom=wanted)) == sorted(wanted)


def test_what_the_editions_of_intrigue_have() -> None:
    """DM-107: the first has six cards that the second drops, and none of the seven that it adds."""
    first = dealt("intrigue")
    assert len(first) == 25
    assert first >= DROPPED
    assert not first & ADDED
    assert dealt("intrigue:3, intrigue-second-edition:7") - first == ADDED


@pytest.mark.parametrize("name", ["Sublinhar", "Grande Esquema", "Desconstrução"])
def test_the_portuguese_kingdoms_are_of_the_second_edition(name: str) -> None:
    """DM-107: they use cards that the second edition adds, and none that it drops."""
    cards = set(kingdom(kingdom=name))
    assert cards & ADDED
    assert not cards & DROPPED


def test_harem_is_called_harem() -> None:
    """DM-108: the later name is unknown."""
    others = ",".join(FILLERS[:9])
    assert "harem" in kingdom(kingdom=f"Harem,{others}")
    with pytest.raises(ValueError, match="Farm"):
        kingdom(kingdom=f"Farm,{others}")


def test_names_in_other_languages() -> None:
    """DM-109: Explorador is Scout and Sentinela is Sentry; positions and actions use the English names."""
    cards = kingdom(kingdom="Explorador,Sentinela," + ",".join(FILLERS[:8]))
    assert {"scout", "sentry"} <= set(cards)
    state = table("scout", "", decks=["estate, gold", ""])
    assert "play scout" in options(state)
    with pytest.raises(ValueError, match="explorador"):
        state.read("play explorador")
