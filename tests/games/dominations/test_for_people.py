"""Previews, cards and their origin, words."""

import pytest

from demesne.core.state import OVER
from demesne.games.dominations.cards import Box
from demesne.games.dominations.changes import preview
from demesne.games.dominations.shapes import Goal
from demesne.locale import ENGLISH, language
from tests.games.dominations.positions import GAME, RING, play, points, refusal, table


def test_preview_of_a_placement() -> None:
    """By Domain, with concentration, Loci, wild resources and Cities of all."""
    state = table(map=["t01 at 0,0 down city 1 level 2"], hands=[["t05", "t06"]], agenda=["tile"])
    play(state, "take t05")
    (found,) = preview(state, state.read("place t05 at 1,0 up turned 0"))
    assert found["source"] == "all sides"
    assert found["cities"] == [{"seat": 1, "level": 2, "domain": "trade", "x": 0, "y": 0, "pointing": "down"}]
    assert sum(found["knowledge"].values()) == 5 + sum(found["concentration"].values())
    state = table(map=RING, hands=[["t10", "t11"]], agenda=["tile"])
    play(state, "take t10")
    (found,) = preview(state, state.read("place t10 at 1,1 up turned 0"))
    assert found["source"] == "locus 1,1"
    assert found["knowledge"] == {"trade": 1, "art": 4, "government": 2}
    with pytest.raises(ValueError, match="Only a placement"):
        preview(table(knowledge=[{"trade": 5}], agenda=["develop"]), 0)


def test_choices_tell_what_they_bring() -> None:
    """What a tile produces; what a City costs and gives; the price of a Mastery, and the Nodus of a place for it."""
    state = table(map=["t01 at 0,0 down"], hands=[["t05", "t06"]], agenda=["tile"])
    play(state, "take t05")
    place = next(one for one in state.menu() if one["words"] == "place t05 at 1,0 up turned 0")
    assert place["yields"] == preview(state, state.read(place["words"]))
    state = table(map=["t01 at 0,0 down"], knowledge=[{"trade": 5}], agenda=["construct"])
    city = next(one for one in state.menu() if one["verb"] == "city")
    assert (city["paid"], city["influence"], city["vp"]) == ({"trade": 3}, 1, 0)
    state = table(knowledge=[{"trade": 5}], agenda=["develop"])
    card = next(one for one in state.menu() if one["words"] == "develop trade_caravan")
    assert (card["paid"], card["nodus"]) == ({"trade": 3}, {})
    play(state, "develop trade_caravan")
    assert all(sum(one["nodus"].values()) == 1 for one in state.menu())
    places = {(one["card"], one["x"], one["y"]): one["nodus"] for one in state.menu()}
    assert {(copy, one["x"], one["y"]): one["nodus"] for one in card["fits"] for copy in one["copies"]} == places


def test_sources_tell_what_they_produce_and_how_much_is_kept() -> None:
    """DN-32, DN-46, DN-52: each side or Locus by itself; above the Reserve limit nothing is kept."""
    options = {"multi_edge": "choose_one", "locus_mandatory": False}
    state = table(options=options, map=RING, hands=[["t10"]], knowledge=[{"art": 4}], agenda=["tile"])
    play(state, "take t10")
    before = preview(state, state.read("place t10 at 1,1 up turned 0"))
    play(state, "place t10 at 1,1 up turned 0")
    found = state.menu()
    assert [one["verb"] for one in found] == ["side", "side", "locus"]
    assert [one["yields"] for one in found] == [[one] for one in before]
    (locus,) = found[2]["yields"]
    assert locus["locus"] == {"x": 1, "y": 1}
    assert (locus["knowledge"], locus["kept"]) == ({"trade": 1, "art": 4, "government": 2}, 4)
    assert [one["yields"][0]["locus"] for one in found[:2]] == [None, None]
    assert state.view(None)["loci"] == [{"x": 1, "y": 1}]


def test_cities_and_monuments_tell_what_they_become() -> None:
    """DN-53, DN-61, DN-77: a City's Domain, level and limit; the next level of a Monument; whom its piece rewards."""
    state = table(
        map=["t01 at 0,0 down city 1 level 1", "t46 at 0,-2 down city 0 level 1"],
        monuments=["lighthouse"],
        knowledge=[{"trade": 5, "science": 6}],
        phase="construct",
    )
    found = {one["words"]: one for one in state.menu()}
    city, level = found["city at 0,-2 down"], found["monument lighthouse"]
    assert (city["domain"], city["level"], city["limit"], city["paid"]) == ("science", 2, 15, {"science": 6})
    assert state.view(0)["limits"][0]["science"] == 10
    assert level["level"] == "lighthouse_1"
    play(state, "monument lighthouse")
    pieces = state.menu()
    assert all(one["vp"] == one["rewards"][0] for one in pieces)
    assert state.view(None)["monuments"][0]["controller"] is None
    rewarding = next(one for one in pieces if one["rewards"] == [0, 10])
    play(state, rewarding["words"])
    assert points(state, 1) == {"monuments": 10}
    state = table(
        monuments=["lighthouse at 2,0 up point 2,0 built 1"], trees=[[], ["lighthouse_1 at 1,0"]], phase="develop",
        map=RING, knowledge=[{"trade": 5}],
    )  # fmt: skip
    assert state.view(None)["monuments"][0]["controller"] == 1


def test_an_effect_to_be_ordered_tells_what_it_changes() -> None:
    """DN-151: the Knowledge it gives, and whatever else it changes."""
    state = table(trees=[["trade_caravan b at 0,1"]], hands=[["t01", "t02"]], knowledge=[{"trade": 5}], agenda=["turn"])
    (caravan,) = [one for one in state.menu() if one["verb"] == "resolve"]
    assert (caravan["domain"], caravan["number"], caravan["vp"], caravan["influence"]) == ("trade", 1, 0, 0)


def test_the_goals_of_an_objective_are_told_before_it_is_kept() -> None:
    """DN-136, DN-137: what is counted and how much is wanted, as progress has it later."""
    state = table(objectives=["roman", "greek"], knowledge=[{"trade": 5}], agenda=["construct"])
    told = Box({}).described()["objective"]
    for seat, name in enumerate(("roman", "greek")):
        wanted = [[part["facts"]["number"] for part in goal] for goal in told[name]["goals"]]
        parts = [[part["facts"]["what"] for part in goal] for goal in told[name]["goals"]]
        goals = state.view(None)["goals"][seat]
        assert wanted == [[number for _, number in goal["progress"]] for goal in goals]
        assert parts == [goal["what"] for goal in goals]


def test_reasons() -> None:
    """What people try is refused with a sentence."""
    state = table(hands=[["t01", "t02"]], turn=1)
    assert "not in the hand" in refusal(state, "take t03")
    assert "cannot be done now" in refusal(state, "develop trade_caravan")
    state = table(knowledge=[{"trade": 2, "art": 3}], agenda=["develop"])
    assert refusal(state, "develop trade_caravan") == "To develop Caravan costs 3 Trade, and there is only 2."
    assert "no Mastery called" in refusal(state, "develop wheel")
    assert "not in the tree" in refusal(state, "upgrade art_bards")
    play(state, "trade")
    assert "no Domain called" in refusal(state, "trade 2 gold for 1 art")


def said(goal: Goal) -> list[str]:
    """What a goal counts, in English."""
    return [language(ENGLISH).tell(part) for part in goal["what"]]


def test_progress_on_every_goal() -> None:
    """DN-136: for each goal what is counted, how much of it there is, and how much is wanted."""
    state = table(
        map=["t01 at 0,0 down city 0 level 1", "t02 at 0,-2 down city 0 level 2"],
        trees=[["government_law a at 1,0"]],
        influence=[9, 0],
        objectives=["roman", "greek"],
        knowledge=[{"trade": 5}],
        agenda=["construct"],
    )
    found = [(said(goal), goal["progress"], goal["met"]) for goal in state.view(None)["goals"][0]]
    assert found == [
        (
            ["Cities of level 3 or more", "Cities of level 2 or more", "Cities of level 1 or more"],
            [[0, 1], [1, 2], [2, 7]],
            False,
        ),
        (["Adjacent Cities"], [[1, 5]], False),
        (["Monuments controlled"], [[0, 1]], False),
        (["Trade Nodus", "Craft Nodus", "Government Nodus"], [[0, 3], [1, 5], [0, 7]], False),
        (["Influence"], [[9, 45]], False),
    ]
    masteries = state.view(None)["goals"][1][3]
    assert said(masteries) == ["Masteries of value 6 of Art and Science", "Masteries of value 9 of Art and Science"]
    assert state.breakdown()[0]["goals"] == state.view(None)["goals"][0]


def test_points_by_source_add_up() -> None:
    """Masteries, Monuments, Influence, Roles, Objectives and overflow are all there is."""
    state = GAME.new(3, 4)
    while state.actor != OVER:
        state.apply(state.actions()[len(state.actions()) // 2])
    for seat, parts in enumerate(state.breakdown()):
        sources = ["masteries", "monuments", "influence", "roles", "objectives", "overflow"]
        assert set(parts) == {*sources, "goals", "total"}
        assert sum(parts[source] for source in sources) == parts["total"] == state.scores()[seat]


def test_turns_are_counted_for_each_player() -> None:
    """DN-23: five turns for each, however many players there are."""
    for players, turn, wanted in ((2, 0, 1), (2, 1, 1), (2, 2, 1), (2, 3, 2), (3, 7, 3), (4, 20, 5)):
        state = table(players=players, turn=turn, knowledge=[{"trade": 5}], agenda=["develop"])
        view = state.view(None)
        assert (view["round"], view["rounds"], view["eras"]) == (wanted, 5, 3)


def test_what_lies_on_a_vertex_is_told_by_it() -> None:
    """DN-43, DN-74, DN-79: a Locus and a circle are where corners meet; a diamond has a cell."""
    state = table(map=RING, hands=[["t10", "t11"]], agenda=["tile"])
    state.events = []
    play(state, "take t10", "place t10 at 1,1 up turned 0")
    assert [event.facts for event in state.events if event.kind == "locus"] == [{"seat": 0, "x": 1, "y": 1}]
    ring = [*RING, "t10 at 1,1 up"]
    state = table(map=ring, monuments=["hanging_gardens"], knowledge=[{"craft": 5}], phase="construct")
    state.events = []
    play(state, "monument hanging_gardens")
    (piece,) = [event.facts for event in state.events if event.kind == "piece"]
    assert piece == {"seat": 0, "monument": "hanging_gardens", "x": 1, "y": 1}


def test_the_box_tells_all_that_is_printed_on_pieces_and_cards() -> None:
    """DN-21, DN-76, DN-91, DN-136: prerequisites, pieces, half Nodus, Domains of Roles, and points for goals."""
    box = Box({}).described()
    assert box["scale"] == [0, 10, 20, 40, 70, 100]
    assert box["mastery"]["trade_caravan"]["needs"] is None
    assert {one["needs"]["value"] for one in box["mastery"].values() if one["value"] == 9} == {3}
    lighthouse = box["monument"]["lighthouse"]
    assert lighthouse["corners"] == ["trade", "vestigium", "trade", "none"]
    assert (lighthouse["rewarding"], lighthouse["vp"]) == ([True, True, False, False], 10)
    assert box["monument"]["parthenon"]["corners"] == box["monument"]["parthenon"]["rewarding"] == []
    assert box["level"]["lighthouse_1"]["nodus"] == {"n": "vestigium", "e": "trade", "s": "vestigium", "w": "craft"}
    assert set(box["campfire"]["campfire"]["nodus"].values()) == {"vestigium"}
    assert box["role"]["ruler"]["domain"] == "government"
    assert box["objective"]["roman"]["historical"] == [True, True, True, False, False]


def test_the_view_tells_what_roles_will_be_worth() -> None:
    """DN-119: at the end of this Era, to so many players."""
    for players, era, worth in ((3, 1, 6), (2, 1, 0), (2, 3, 3)):
        assert table(players=players, era=era, agenda=["develop"]).view(None)["role_points"]["ruler"] == worth
