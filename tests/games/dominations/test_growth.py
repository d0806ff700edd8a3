"""Placing tiles, production, Loci, Cities of others."""

import pytest

from demesne.games.dominations.map.lattice import ACROSS, RING_CORNER, TWIN, across, cell_at, corner_of, vertex_at
from demesne.games.dominations.map.lattice import RING as CELLS
from tests.games.dominations.positions import GAME, RING, knows, play, points, refusal, said, table

FIRST = "place t05 at 0,0 down turned 120"


def test_the_lattice() -> None:
    """DN-8, DN-9: corners clockwise, neighbours across edges, six cells round a vertex."""
    up, down = cell_at(2, 3, 0), cell_at(2, 3, 1)
    assert [corner_of(up, k) for k in range(3)] == [vertex_at(2, 3), vertex_at(2, 4), vertex_at(3, 3)]
    assert [corner_of(down, k) for k in range(3)] == [vertex_at(3, 3), vertex_at(2, 4), vertex_at(3, 4)]
    assert {across(up, k) for k in range(3)} == {cell_at(2, 3, 1), cell_at(1, 3, 1), cell_at(2, 2, 1)}
    for cell in (up, down):
        for edge in range(3):
            beside, twin = across(cell, edge), TWIN[3 * (cell & 1) + edge]
            assert across(beside, twin) == cell
            assert corner_of(beside, twin) == corner_of(cell, (edge + 1) % 3)
    for i in range(6):
        assert corner_of(2 * vertex_at(4, 4) + CELLS[i], RING_CORNER[i]) == vertex_at(4, 4)
    assert len(ACROSS) == 6


def test_a_whole_side_has_to_be_joined() -> None:
    """DN-10, DN-13, DN-14, DN-29: to the Cradle or any tile, whatever its colours; a corner is not enough."""
    state = table(map=["t01 at 0,0 down"], hands=[["t06", "t07"]])
    play(state, "take t06")
    assert len([words for words in said(state) if words.endswith("turned 0")]) == 5 + 2
    assert "corner only" in refusal(state, "place t06 at 1,1 up turned 0")
    assert "by itself" in refusal(state, "place t06 at 20,-9 up turned 0")
    assert "something at" in refusal(state, "place t06 at 0,0 down turned 0")
    assert "something at" in refusal(state, "place t06 at 0,0 up turned 0")
    assert "not t07" in refusal(state, "place t07 at 1,0 up turned 0")
    assert "turned" in refusal(state, "place t06 at 1,0 up turned 60")


def test_the_cradle() -> None:
    """DN-11, DN-12: six sides to join, two resources each, with concentration, and no City."""
    state = table(hands=[["t01", "t02"]])
    play(state, "take t01")
    assert len(said(state)) == 6 * 3
    state = table(hands=[["t05"]], knowledge=[{"trade": 5}], agenda=["construct", "tile"])
    play(state, "take t05", "place t05 at 0,-2 down turned 0")  # science and art of the Cradle
    assert knows(state) == {"trade": 5, "science": 1, "art": 1, "government": 1, "religion": 1}
    assert "no tile with a Camp" in refusal(state, "city at 0,0 up")


def test_production_and_concentration() -> None:
    """DN-30, DN-31, DN-34, DN-36; TV-01: four resources, the Camp, and one extra for a matching pair."""
    state = play(table(hands=[["t05"]], agenda=["tile"]), FIRST)
    assert knows(state) == {"trade": 4, "craft": 1, "religion": 1}


@pytest.mark.parametrize(
    ("multi_edge", "expected"),
    [
        ("all_once", {"trade": 1, "art": 3, "science": 1, "religion": 3, "government": 2}),
        ("per_edge", {"trade": 1, "art": 4, "science": 1, "religion": 3, "government": 2}),
    ],
)
def test_several_joined_sides(multi_edge: str, expected: dict[str, int]) -> None:
    """DN-32, DN-35: every resource on a joined side produces, each meeting pair has its extra."""
    state = table(
        options={"multi_edge": multi_edge, "locus_mandatory": False}, map=RING, hands=[["t10"]], agenda=["tile"]
    )
    play(state, "place t10 at 1,1 up turned 0", "all sides")
    assert knows(state) == expected


def test_one_side_chosen() -> None:
    """DN-32: with the option, one of the joined sides is chosen."""
    options = {"multi_edge": "choose_one", "locus_mandatory": False}
    state = table(options=options, map=RING, hands=[["t10"]], agenda=["tile"])
    play(state, "place t10 at 1,1 up turned 0")
    assert said(state) == ["side towards 0,1 down", "side towards 1,0 down", "locus 1,1"]
    play(state, "side towards 1,0 down")
    assert knows(state) == {"religion": 3, "art": 1, "government": 1, "trade": 1}


def test_barter() -> None:
    """DN-37, DN-39, DN-40, DN-41; TV-02: 3 Trade produced without the extra give 1 more; the gain feeds nothing."""
    fields = {"map": ["t11 at 0,-2 down city 0 level 1"], "trees": [["trade_barter a at 1,0"]], "hands": [["t05"]]}
    assert knows(play(table(agenda=["tile"], **fields), FIRST))["trade"] == 5
    counted = table(agenda=["tile"], options={"concentration_counts_for_per_two": True}, **fields)
    assert knows(play(counted, FIRST))["trade"] == 6


def test_running_total_of_a_turn() -> None:
    """DN-40: what the Worker's second tile produces is added to the first's."""
    state = table(
        map=["t11 at 0,-2 down city 0 level 1"],
        trees=[["trade_barter a at 1,0"]],
        roles={"worker": 0},
        hands=[["t05", "t06"]],
        agenda=["tile"],
    )
    play(state, "take t05", FIRST)
    assert knows(state)["trade"] == 4 + 1  # 3 without the extra: Barter gives 1, and 1 is over
    play(state, "take t06", "place t06 at 1,0 up turned 0")
    assert knows(state)["trade"] == 5 + 1 + 1  # the Camp, which makes 4 in all: Barter gives 1 more


def test_what_camps_yield_is_production() -> None:
    """DN-38; TV-10: Livestock feeds Agriculture, Fishing does not."""
    trees = [["craft_agriculture a at 1,0", "craft_livestock b at 0,1"]]
    state = table(trees=trees, hands=[["t16"]], agenda=["tile"])
    assert knows(play(state, "place t16 at 0,-2 down turned 0"))["craft"] == 1 + 1 + 1
    trees = [["craft_agriculture a at 1,0", "craft_fishing b at 0,1"]]
    state = table(trees=trees, hands=[["t16", "t17"], ["t01", "t02"]], agenda=["turn"])
    play(state, "take t16", "place t16 at 0,-2 down turned 0")
    assert knows(state)["craft"] == 1 + 1


def test_cities_of_others_and_own_ones() -> None:
    """DN-42, DN-67, DN-70; TV-25: own Cities are production, those of others pay them and feed no card."""
    fields = {"trees": [["trade_barter a at 1,0"], ["trade_barter b at 0,-1"]], "hands": [["t06"]], "agenda": ["tile"]}
    state = table(map=["t01 at 0,0 down city 1 level 2"], **fields)
    play(state, "place t06 at 1,0 up turned 0")
    assert knows(state, 1) == {"trade": 2}
    assert knows(state)["trade"] == 2 + 1  # a corner and the Camp, and 1 from Barter
    state = table(map=["t01 at 0,0 down city 0 level 2"], **fields)
    play(state, "place t06 at 1,0 up turned 0")
    assert knows(state)["trade"] == 2 + 2 + 2  # the City makes it 4, and Barter gives 2


def test_a_locus() -> None:
    """DN-43, DN-44, DN-47; TV-03: the resources at the centre and the Camp, without concentration."""
    state = play(table(map=RING, hands=[["t10"]], agenda=["tile"]), "place t10 at 1,1 up turned 0")
    assert knows(state) == {"art": 4, "government": 2, "trade": 1}


def test_a_locus_activates_its_cities() -> None:
    """DN-45, DN-68, DN-69: all Cities of the ring, each once, and those on joined tiles outside it."""
    ring = [words + (" city 1 level 1" if i in (0, 4) else "") for i, words in enumerate(RING)]
    outside = ["t32 at 2,0 up", "t33 at 2,0 down", "t34 at 2,1 up", "t31 at 1,1 down city 1 level 1"]
    state = table(map=[*ring, *outside], hands=[["t10"]], agenda=["tile"], trees=[["religion_pilgrimage c at 0,-1"]])
    play(state, "place t10 at 1,1 up turned 0", "locus 1,1")
    assert knows(state, 1) == {"trade": 2, "art": 1}
    assert points(state) == {"masteries": 5}


def test_several_loci() -> None:
    """DN-46, DN-49: one is chosen; the other remains a Locus."""
    tiles = ["t01 at 0,0 down", "t06 at 1,0 up", "t07 at 0,1 up", "t09 at 0,1 down", "t11 at 2,0 up"]
    tiles += ["t12 at 1,-1 down", "t13 at 2,-1 up", "t14 at 2,-1 down", "t15 at 1,1 up"]
    state = table(map=tiles, hands=[["t10"]], agenda=["tile"])
    play(state, "place t10 at 1,0 down turned 0")
    assert said(state) == ["locus 2,0", "locus 1,1"]
    play(state, "locus 1,1")
    assert state.land.is_locus(vertex_at(2, 0))
    assert state.land.is_locus(vertex_at(1, 1))


def test_locus_with_a_diamond_or_the_cradle() -> None:
    """DN-48: a diamond is part of a ring, its corner counted once; the Cradle only with the option."""
    tiles = ["t01 at 0,0 down city 0 level 1", "t07 at 0,1 up", "t09 at 0,1 down"]
    state = table(map=tiles, monuments=["lighthouse at 1,0 up point 1,0"], hands=[["t10"]], agenda=["tile"])
    play(state, "place t10 at 1,1 up turned 0")
    assert sorted({words.split()[0] for words in said(state)}) == ["produce"]
    round_a_corner = ["t01 at 0,0 down", "t02 at 1,-1 up", "t06 at 1,0 up"]
    for counts in (False, True):
        state = table(options={"cradle_counts_for_locus": counts}, map=round_a_corner, hands=[["t10"]], agenda=["tile"])
        play(state, "place t10 at 1,-1 down turned 0")
        assert (len(state.land.loci) == 1) == counts
        assert (sum(knows(state).values()) == 6) == counts


def test_overflow() -> None:
    """DN-54, DN-55, DN-56; TV-04: at 20 the surplus is lost for 1 point, once for each placement and Domain."""
    state = table(
        map=["t11 at 0,-2 down city 0 level 3"],
        knowledge=[{"trade": 20}],
        hands=[["t05", "t06"]],
        agenda=["tile", "tile"],
    )
    play(state, "take t05", FIRST)
    assert (knows(state)["trade"], points(state)) == (20, {"overflow": 1})
    play(state, "take t06", "place t06 at 1,0 up turned 0")
    assert (knows(state)["trade"], points(state)) == (20, {"overflow": 2})
    state = table(knowledge=[{"trade": 4}], hands=[["t05"]], agenda=["tile"])
    play(state, "take t05", FIRST)
    assert (knows(state)["trade"], points(state)) == (5, {})


def test_limits() -> None:
    """DN-53, DN-57; TV-12: the highest City of the Domain counts; Masteries add to it, up to 20."""
    three = ["t01 at 0,0 down city 0 level 1", "t02 at 0,-2 down city 0 level 1", "t03 at -2,0 down city 0 level 1"]
    state = table(map=three, knowledge=[{"trade": 2}], agenda=["construct"])
    assert state.view(None)["limits"][0] == {
        "trade": 10, "craft": 5, "art": 5, "science": 5, "government": 5, "religion": 5,
    }  # fmt: skip
    higher = [*three[:2], "t03 at -2,0 down city 0 level 3"]
    state = table(map=higher, trees=[["trade_bank d at 0,1"]], knowledge=[{"trade": 2}], agenda=["construct"])
    assert state.view(None)["limits"][0]["trade"] == 20
    assert state.view(None)["limits"][0]["art"] == 10


FULL = dict.fromkeys(["trade", "craft", "art", "science", "government", "religion"], 5)


def test_vestigium() -> None:
    """DN-50, DN-154: it may be split, as far as there is room."""
    state = table(knowledge=[{"trade": 3, "art": 4}], agenda=["develop"])
    play(state, "develop trade_currency", "put a at -1,0")
    assert [words for words in said(state) if "art" in words] == ["gain 1 art"]
    play(state, "gain 1 art", "gain 2 science", "gain 1 religion")
    assert knows(state) == {"art": 5, "science": 2, "religion": 1}
    state = table(knowledge=[FULL], agenda=[{"what": "wild", "number": 3}])
    assert state.actor == -1


def test_vestigium_is_named_in_any_order() -> None:
    """DN-50: a Domain once, whichever comes first; what is left stays to be named."""
    state = table(agenda=[{"what": "wild", "number": 4}])
    play(state, "gain 1 religion")
    assert state.view(0)["question"] == {"what": "wild", "seat": 0, "number": 3, "named": ["religion"]}
    assert not [words for words in said(state) if "religion" in words]
    assert GAME.load(state.save()) == state
    play(state, "gain 1 trade", "gain 2 art")
    assert knows(state) == {"trade": 1, "art": 2, "religion": 1}
    other = play(table(agenda=[{"what": "wild", "number": 4}]), "gain 2 art", "gain 1 religion", "gain 1 trade")
    assert other == state


def test_vestigium_is_not_lost_where_there_is_room() -> None:
    """DN-50, DN-154: so much of a Domain is named at least that the others have room for the rest."""
    state = table(knowledge=[FULL | {"art": 2, "religion": 4}], agenda=[{"what": "wild", "number": 3}])
    assert said(state) == ["gain 2 art", "gain 3 art", "gain 1 religion"]
    play(state, "gain 1 religion")
    assert knows(state) == FULL | {"art": 4}


def test_vestigium_without_room_is_told() -> None:
    """DN-154: what has no room in any Domain is lost, and everybody hears of it."""
    position = table(agenda=[{"what": "develop"}], knowledge=[FULL]).save()
    agenda = [{"what": "wild", "number": 3, "seat": 0}, {"what": "wild", "number": 1, "seat": 1}]
    state = GAME.load(position | {"knowledge": [FULL | {"art": 4}, {}], "agenda": agenda})
    state.events = []
    play(state, "gain 1 art")
    lost = [event.facts for event in state.events if event.kind == "lost"]
    assert lost == [{"seat": 0, "number": 2}]
    assert knows(state) == FULL


def test_an_older_position_names_vestigium_in_order() -> None:
    """Saved positions that tell from which Domain on something may be named can still be played."""
    state = table(agenda=[{"what": "wild", "number": 2, "more": 4}])
    assert said(state) == ["gain 1 government", "gain 2 government", "gain 1 religion", "gain 2 religion"]


def test_produced_vestigium() -> None:
    """DN-51, DN-83; TV-16: a wild resource of a piece feeds the cards of the Domain named, without concentration."""
    state = table(
        map=["t01 at 0,0 down city 1 level 1"],
        monuments=["lighthouse at 1,0 up point 1,0"],
        trees=[["religion_mysticism a at 1,0"]],
        hands=[["t79"]],
        agenda=["tile"],
    )
    play(state, "place t79 at 1,1 up turned 0", "produce 1 religion")
    assert knows(state) == {"religion": 3 + 1, "trade": 1, "art": 1}


def test_produced_vestigium_is_named_in_any_order() -> None:
    """DN-51, DN-154: nothing of it is lost while a Domain has room for it."""
    agenda = [{"what": "reap", "at": "0,0 down", "more": 3}, {"what": "wild_harvest", "number": 3}]
    fields = {"map": ["t01 at 0,0 down"], "agenda": agenda}
    state = play(table(**fields), "produce 1 religion", "produce 2 craft")
    assert knows(state) == {"craft": 2, "religion": 1}
    state = table(knowledge=[FULL | {"art": 3, "craft": 3}], **fields)
    assert said(state) == ["produce 1 craft", "produce 2 craft", "produce 1 art", "produce 2 art"]
    assert knows(play(state, "produce 2 art")) == FULL | {"craft": 4}
    state = table(knowledge=[FULL | {"art": 3, "craft": 4}], **fields)
    assert knows(state) == FULL  # there is only one way


def test_a_trade_before_produced_vestigium_is_lost() -> None:
    """DN-104, DN-152: some of it would be lost; one trades first, or says that it may go."""
    agenda = [
        "construct",
        {"what": "reap", "at": "0,0 down", "more": 3},
        {"what": "wild_harvest", "number": 2},
    ]
    state = table(map=["t01 at 0,0 down"], knowledge=[FULL | {"art": 4}], agenda=agenda)
    assert said(state) == ["trade", "let go"]
    assert state.describe(state.read("let go")) == {"verb": "let_go", "number": 1}
    assert GAME.load(play(state.clone(), "trade").save()) == play(state.clone(), "trade")
    assert knows(play(state.clone(), "trade", "trade 2 trade for 1 art")) == FULL
    assert knows(play(state, "let go")) == FULL
