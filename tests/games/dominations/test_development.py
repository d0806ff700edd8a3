"""Masteries, the tree, trading."""

import pytest

from demesne.games.dominations.components import HALVES, NONE
from demesne.games.dominations.tree import meet
from tests.games.dominations.positions import knows, play, points, refusal, said, table


@pytest.mark.parametrize(
    ("one", "other", "made"),
    [
        ("trade", "trade", "trade"),
        ("trade", "vestigium", "trade"),
        ("vestigium", "art", "art"),
        ("trade", "art", "none"),
        ("vestigium", "vestigium", "none"),
        ("corruptio", "trade", "none"),
        ("corruptio", "vestigium", "none"),
        ("corruptio", "corruptio", "none"),
        ("none", "trade", "none"),
        ("none", "vestigium", "none"),
    ],
)
def test_halves_that_meet(one: str, other: str, made: str) -> None:
    """DN-98, DN-99, DN-100, DN-101; TV-22: which halves make a Nodus, and of what colour."""
    for first, second in ((one, other), (other, one)):
        assert meet(HALVES.index(first), HALVES.index(second)) == HALVES.index(made)
    assert HALVES[NONE] == "none"


def test_develop() -> None:
    """DN-89, DN-94: pay the value, take a copy, fit it, get points and effect."""
    state = table(map=["t01 at 0,0 down city 0 level 1"], knowledge=[{"trade": 8}], agenda=["develop"])
    play(state, "develop trade_mercenaries", "put a at 0,1")
    assert knows(state) == {"trade": 2}
    assert state.view(None)["influence"] == [4, 0]
    assert state.view(None)["trees"][0] == [
        {"mastery": "trade_mercenaries", "copy": "a", "advanced": False, "x": 0, "y": 1, "turned": 0}
    ]


def test_one_card_a_turn() -> None:
    """DN-88: one new Mastery or one upgrade."""
    state = table(turn=1, knowledge=[{"trade": 5, "art": 5}], phase="develop", trees=[["art_bards a at 1,0"]])
    play(state, "upgrade art_bards")
    assert said(state) == ["done", "trade"]


def test_upgrade() -> None:
    """DN-90: pay the upgrade cost; the advanced effect replaces the basic one."""
    fields = {"trees": [["trade_caravan a at 1,0"]], "hands": [["t01", "t02"], ["t03", "t04"]]}
    state = table(knowledge=[{"trade": 5}], agenda=["turn", "develop"], **fields)
    play(state, "upgrade trade_caravan", "done")
    assert points(state) == {"masteries": 1}
    assert knows(state) == {"trade": 5 - 3 + 2}
    again = table(knowledge=[{"trade": 5}], trees=[["trade_caravan a at 1,0 advanced"]], agenda=["develop"])
    assert "advanced already" in refusal(again, "upgrade trade_caravan")


def test_prerequisites() -> None:
    """DN-91: a 9 needs a Mastery of the Domain shown, of equal or higher value."""
    city = ["t01 at 0,0 down city 0 level 1"]
    state = table(map=city, knowledge=[{"trade": 9}], agenda=["develop"])
    assert "needs another Mastery of Government" in refusal(state, "develop trade_trading_posts")
    state = table(map=city, knowledge=[{"trade": 9}], trees=[["government_law a at 1,0"]], agenda=["develop"])
    assert "develop trade_trading_posts" in said(state)
    state = table(map=city, knowledge=[{"trade": 9}], trees=[["government_war b at 1,0"]], agenda=["develop"])
    assert "develop trade_trading_posts" in said(state)


def test_rule_of_one_and_four_copies() -> None:
    """DN-93, DN-95: no second copy in a tree; any copy that is left may be chosen, be it the last."""
    state = table(knowledge=[{"trade": 3}], trees=[["trade_caravan a at 1,0"]], agenda=["develop"])
    assert "one copy of each" in refusal(state, "develop trade_caravan")
    state = table(knowledge=[{"trade": 3}], trees=[[], ["trade_caravan a at 1,0"]], agenda=["develop"])
    play(state, "develop trade_caravan")
    assert {words.split()[1] for words in said(state)} == {"b", "c", "d"}
    assert "no copy ‘a’" in refusal(state, "put a at 1,0")
    others = [[f"trade_caravan {copy} at 1,0"] for copy in "abc"]
    state = table(players=4, knowledge=[{"trade": 3}], trees=[[], *others], agenda=["develop"])
    play(state, "develop trade_caravan")
    assert {words.split()[1] for words in said(state)} == {"d"}


def test_places_in_the_tree() -> None:
    """DN-10, DN-96, DN-97, DN-102: beside a card, joined to all cards beside it, upright; the Campfire is Vestigium."""
    state = table(knowledge=[{"trade": 3}], agenda=["develop"])
    play(state, "develop trade_caravan")
    assert set(said(state)) == {
        *[f"put {copy} at {place}" for copy in "abc" for place in ("0,-1", "1,0", "0,1", "-1,0")],
        "put d at 0,1", "put d at 1,0",
    }  # fmt: skip
    assert "not be beside" in refusal(state, "put a at 1,1")
    assert "not be joined" in refusal(state, "put d at 0,-1")
    assert "a card at" in refusal(state, "put a at 0,0")
    crowded = table(
        knowledge=[{"craft": 3}], trees=[["trade_caravan a at 1,0", "trade_barter a at 0,1"]], agenda=["develop"]
    )
    play(crowded, "develop craft_fishing")
    assert not [words for words in said(crowded) if words.endswith(" 1,1")]


def test_cards_may_be_turned_with_the_option() -> None:
    """DN-97: then a Corruptio side can be turned away."""
    state = table(options={"card_rotation": True}, knowledge=[{"trade": 3}], agenda=["develop"])
    play(state, "develop trade_caravan")
    assert "put d at 0,-1 turned 180" in said(state)
    play(state, "put d at 0,-1 turned 180")
    assert state.view(None)["trees"][0][0]["turned"] == 180


def test_a_card_that_does_not_fit_cannot_be_taken() -> None:
    """DN-72, DN-96: no card can lie beyond a Corruptio; where no copy fits, the card is not offered."""
    state = table(knowledge=[{"trade": 3}], trees=[["trade_fairs a at 1,0"]], agenda=["develop"])
    play(state, "develop trade_caravan")
    assert not [words for words in said(state) if words.endswith(" 2,0")]
    tree = ["science_writing d at 0,1", "art_music a at 1,0", "art_theatre c at 0,-1", "art_oratory c at -1,0"]
    shut = table(knowledge=[{"trade": 3}], trees=[tree], agenda=["develop"])
    assert refusal(shut, "develop trade_barter") == "No copy of Barter that is left fits into the tree."
    assert "develop trade_caravan" in said(shut)


def test_nodus_made_count_at_once() -> None:
    """DN-98, DN-102, DN-103, DN-146, DN-150; TV-15: new Nodus count for the card that makes them."""
    state = table(knowledge=[{"religion": 3}], agenda=["develop"])
    play(state, "develop religion_temples", "put b at 0,1", "done")
    assert knows(state) == {"religion": 2}
    state = table(
        map=["t76 at 0,0 down city 0 level 1"],
        knowledge=[{"religion": 6}],
        trees=[["religion_temples b at 0,1"]],
        agenda=["develop"],
    )
    play(state, "develop religion_templars", "put d at 0,-1", "done")
    assert state.view(None)["influence"][0] == 2
    assert knows(state) == {"religion": 2}  # Temples again


def test_own_development_and_upgrade_count() -> None:
    """DN-153: Medicine pays for itself."""
    state = table(map=["t46 at 0,0 down city 0 level 1"], knowledge=[{"science": 6}], agenda=["develop"])
    play(state, "develop science_medicine", "put a at 0,1", "done")
    assert knows(state) == {"science": 2}


def test_trading() -> None:
    """DN-104, DN-152: 2 for 1 at any moment of one's turn, a gain within limits, not traded on at once."""
    state = table(knowledge=[{"trade": 4, "art": 5}], agenda=["develop"])
    play(state, "trade")
    assert "trade 2 trade for 1 art" not in said(state)  # no room
    play(state, "trade 2 trade for 1 craft")
    assert knows(state) == {"trade": 2, "art": 5, "craft": 1}
    play(state, "trade", "trade 2 trade for 1 craft")
    assert knows(state) == {"art": 5, "craft": 2}
    play(state, "trade")
    assert "trade 2 craft for 1 trade" not in said(state)
    assert "cannot be traded" in refusal(state, "trade 2 craft for 1 trade")
    for phase in ("tile", "construct", "develop"):
        assert "trade" in said(table(turn=1, hands=[["t01", "t02"]], knowledge=[{"trade": 5}], phase=phase))


def test_better_rates() -> None:
    """DN-104: Promissory Notes exchange one for one."""
    state = table(knowledge=[{"trade": 1, "art": 2}], trees=[["trade_promissory_notes d at -1,0"]], agenda=["develop"])
    play(state, "trade")
    assert "trade 1 trade for 1 craft" in said(state)
    assert "trade 2 art for 1 craft" in said(state)


def test_reductions() -> None:
    """DN-105, DN-106: add up, for what they name only; a card does not help to buy itself."""
    fields = {"knowledge": [{"trade": 2, "art": 2}], "agenda": ["develop"]}
    one = table(trees=[["craft_craftsmen a at 1,0", "art_bards d at 0,1"]], **fields)
    assert "develop trade_caravan" in said(one)
    assert "upgrade art_bards" not in said(one)
    both = table(trees=[["craft_craftsmen a at 1,0 advanced", "science_alchemy d at 0,1"]], **fields)
    play(both, "develop trade_caravan", "put b at 0,-1", "done")
    assert knows(both) == {"trade": 2, "art": 2}
    assert "develop craft_craftsmen" not in said(table(knowledge=[{"craft": 2}], agenda=["develop"]))


def test_start_of_era_knowledge() -> None:
    """DN-107, DN-132: at the next start of an Era, nothing when the card is taken."""
    state = table(
        map=["t01 at 0,0 down city 0 level 1"], knowledge=[{"trade": 6, "art": 3}], agenda=["next_era", "develop"]
    )
    play(state, "develop trade_fairs", "put b at 0,1", "done")
    assert knows(state) == {"trade": 5}


def test_tracks() -> None:
    """DN-108; TV-26: Influence and points count at once and are plain numbers."""
    state = table(
        influence=[49, 0], knowledge=[{"craft": 6}], map=["t16 at 0,0 down city 0 level 1"], agenda=["develop"]
    )
    play(state, "develop craft_masonry", "put a at 0,1")
    assert state.view(None)["influence"][0] == 55
