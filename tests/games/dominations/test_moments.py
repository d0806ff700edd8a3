"""Trading at any moment, and effects whose order the player chooses."""

import pytest

from tests.games.dominations.positions import GAME, knows, play, points, refusal, said, table

CARAVAN = "trade_caravan b at 0,1"


def test_a_trade_before_the_start_of_the_turn_pays() -> None:
    """DN-27, DN-104, DN-152: what the start of a turn would lose can be prevented by trading first."""
    fields = {"trees": [[CARAVAN]], "hands": [["t01", "t02"]], "agenda": ["turn"]}
    state = table(knowledge=[{"trade": 5}], **fields)
    assert said(state) == ["trade", "resolve trade_caravan"]
    play(state, "trade", "trade 2 trade for 1 art", "take t01")
    assert knows(state) == {"trade": 4, "art": 1}
    state = play(table(knowledge=[{"trade": 5}], **fields), "resolve trade_caravan")
    assert knows(state) == {"trade": 5}
    assert "take t01" in said(table(knowledge=[{"trade": 4}], **fields))  # nothing is lost: nothing is asked


def test_a_trade_between_production_and_what_it_feeds() -> None:
    """DN-70, DN-104: the tile fills the Reserve; before Barter gives its share there is time to trade."""
    state = table(
        trees=[["trade_barter a at 1,0"]], knowledge=[{"trade": 3}], hands=[["t05"]], agenda=["construct", "tile"]
    )
    play(state, "take t05", "place t05 at 0,0 down turned 120")
    assert knows(state) == {"trade": 5, "craft": 1, "religion": 1}
    assert said(state) == ["trade", "resolve trade_barter"]
    play(state, "trade", "trade 2 trade for 1 art")
    assert knows(state) == {"trade": 4, "craft": 1, "religion": 1, "art": 1}


def test_a_trade_before_vestigium_is_named() -> None:
    """DN-50, DN-104: only if some of it would be lost otherwise; it may also be let go."""
    full = dict.fromkeys(["trade", "craft", "art", "science", "government", "religion"], 5)
    agenda = ["construct", {"what": "wild", "seat": 0, "number": 2}]
    state = table(knowledge=[full | {"art": 4}], agenda=agenda)
    assert said(state) == ["trade", "let go"]
    assert knows(play(state.clone(), "let go")) == full  # there was room for one of the two
    play(state, "trade", "trade 2 trade for 1 art")
    assert knows(state) == full  # the rest has only one place to go
    two = table(knowledge=[full | {"art": 3, "craft": 4}], agenda=agenda)
    assert said(two) == ["gain 1 craft", "gain 1 art", "gain 2 art"]
    state = table(knowledge=[full | {"art": 4}], agenda=agenda[1:])  # not one's own turn
    assert state.actor == -1
    assert knows(state) == full


def test_no_trade_at_the_end_of_an_era() -> None:
    """DN-104: never outside one's turn, though knowledge is lost."""
    state = table(
        trees=[["trade_fairs b at 0,1", "trade_caravan a at 0,2"]],
        knowledge=[{"trade": 5}],
        agenda=[{"what": "react", "seat": 0, "when": "start_era"}],
    )
    assert state.actor == -1


TOP = "t01 at 0,0 down city 1 level 3"


def test_the_owner_orders_activated_cities() -> None:
    """DN-55, DN-56, DN-151, DN-155: at the highest limit the order of what Cities give decides the points."""
    tiles = [TOP, "t02 at 1,-1 down city 1 level 1", "t06 at 1,-1 up"]
    fields = {"map": tiles, "hands": [["t31"]], "agenda": ["construct", "tile"]}
    state = table(knowledge=[{}, {"trade": 18}], **fields)
    play(state, "place t31 at 1,0 up turned 0")
    assert state.actor == 1
    assert said(state) == ["resolve 3 trade", "resolve 1 trade"]
    assert points(play(state.clone(), "resolve 3 trade"), 1) == {"overflow": 2}
    assert points(play(state, "resolve 1 trade"), 1) == {"overflow": 1}
    for trade in (10, 20):  # no surplus at all, or one each time: nothing is asked
        state = table(knowledge=[{}, {"trade": trade}], **fields)
        play(state, "place t31 at 1,0 up turned 0")
        assert state.actor != 1


def test_equal_effects_appear_once() -> None:
    """A choice among effects that do the same is none."""
    effect = {"what": "effect", "seat": 0, "domain": "trade", "number": 2}
    order = {"what": "order", "seat": 0, "number": 3}
    city = ["t01 at 0,0 down city 0 level 3"]
    state = table(map=city, knowledge=[{"trade": 18}], agenda=[effect | {"number": 3}, effect, effect, order])
    assert said(state) == ["resolve 2 trade", "resolve 3 trade"]
    assert GAME.load(state.save()) == state
    play(state, "resolve 3 trade")
    assert points(state) == {"overflow": 3}
    card = {"what": "effect", "seat": 0, "card": "trade_caravan", "advanced": True, "effect": 1}
    alike = table(map=city, knowledge=[{"trade": 18}], agenda=[card, effect | {"number": 3}, effect, order])
    assert said(alike) == ["resolve 2 trade", "resolve 3 trade"]
    equal = table(map=city, knowledge=[{"trade": 18}], agenda=[effect, effect, effect, order])
    assert points(equal) == {"overflow": 2}


@pytest.mark.parametrize("words", ["resolve 2 art", "resolve trade_caravan", "trade"])
def test_other_effects_are_refused(words: str) -> None:
    """Only what waits can be resolved."""
    effect = {"what": "effect", "seat": 0, "domain": "trade"}
    agenda = [effect | {"number": 3}, effect | {"number": 2}, {"what": "order", "seat": 0, "number": 2}]
    state = table(map=["t01 at 0,0 down city 0 level 3"], knowledge=[{"trade": 18}], agenda=agenda)
    assert "is not an action" in refusal(state, words)


def test_what_feeds_a_gain_may_be_named_without_room() -> None:
    """DN-51, DN-154: at the limit, Vestigium of a Domain is lost, but Mysticism still counts it."""
    fields = {
        "map": ["t01 at 0,0 down city 1 level 1"],
        "monuments": ["lighthouse at 1,0 up point 1,0"],
        "hands": [["t31"]],
        "knowledge": [{"religion": 5}],
        "agenda": ["tile"],
    }
    place = ("take t31", "place t31 at 1,1 up turned 0")
    assert "produce 1 religion" not in said(play(table(**fields), *place))
    assert "produce 1 religion" in said(play(table(trees=[["religion_mysticism a at 1,0"]], **fields), *place))
