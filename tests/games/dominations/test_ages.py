"""The end of an Era and of the game."""

from random import Random

import pytest

from tests.games.dominations.positions import GAME, knows, play, points, said, table

OTHER = ["trade_caravan a at 1,0", "trade_fairs b at 0,1", "trade_trade_leagues c at -1,0"]
MINE = ["government_law a at 1,0"]


def test_end_effects() -> None:
    """DN-110, DN-147, DN-151: in Initiative order, used whenever they only give."""
    full = table(trees=[OTHER, []], map=["t01 at 0,0 down city 0 level 1"], agenda=["end_effects"])
    assert points(full) == {"masteries": 2}  # Trade Leagues: one Domain with a City


@pytest.mark.parametrize(
    ("influence", "names"),
    [
        (12, ["trade_caravan"]),
        (13, ["trade_caravan", "trade_fairs"]),
        (22, ["trade_caravan", "trade_fairs"]),
        (23, ["trade_caravan", "trade_fairs", "trade_trade_leagues"]),
    ],
)
def test_assimilation_by_influence(influence: int, names: list[str]) -> None:
    """DN-111, DN-112, DN-114; TV-17: what others have, up to a value."""
    state = table(influence=[influence, 3], trees=[MINE, OTHER], agenda=["assimilation"])
    assert state.actor == 0
    assert set(said(state)) == {"done", *[f"assimilate {name}" for name in names]}


def test_assimilation_costs_nothing_and_works_at_once() -> None:
    """DN-111, DN-114, DN-115; TV-29: points and Influence count for the step that follows, end effects do not."""
    state = table(
        influence=[13, 0], trees=[[], ["trade_guilds a at 1,0", "trade_mercenaries b at 0,1"]],
        knowledge=[{"trade": 1}], agenda=["influence_points", "assimilation", "end_effects"],
    )  # fmt: skip
    play(state, "assimilate trade_mercenaries", "put a at 0,1")
    assert knows(state) == {"trade": 1}
    assert points(state) == {"influence": 13 + 4}
    state = table(
        influence=[13, 0], trees=[[], ["trade_guilds a at 1,0"]],
        agenda=["influence_points", "assimilation", "end_effects"],
    )  # fmt: skip
    play(state, "assimilate trade_guilds", "put d at -1,0")
    assert points(state) == {"influence": 13}
    assert len(state.view(None)["trees"][1]) == 1


def test_assimilation_needs_the_prerequisite() -> None:
    """DN-114: a 9 needs its prerequisite; with nothing eligible the assimilation is lost."""
    state = table(influence=[30, 3], trees=[[], [OTHER[2]]], agenda=["assimilation"])
    assert state.actor == -1


def test_turning_over() -> None:
    """DN-113: an own basic card, if another has it advanced; the value limit holds; no copy is taken."""
    trees = [["trade_caravan b at 0,1", "trade_fairs b at 1,0"], ["trade_caravan a at 1,0 advanced"]]
    trees[1].append("trade_fairs c at 0,1 advanced")  # its value is too high
    state = table(influence=[3, 0], trees=trees, agenda=["assimilation"])
    assert set(said(state)) == {"done", "turn over trade_caravan"}
    play(state, "turn over trade_caravan")
    assert points(state) == {"masteries": 1}
    basic = table(influence=[3, 0], trees=[[], ["trade_caravan a at 1,0 advanced"]], agenda=["assimilation"])
    play(basic, "assimilate trade_caravan", "put b at 0,1")
    assert not basic.view(None)["trees"][0][0]["advanced"]


def test_who_assimilates() -> None:
    """DN-25, DN-116: the most Influence, ties and even zero going to the higher in Initiative."""
    for influence, order, seat in (([0, 0], [1, 0], 1), ([4, 4], [0, 1], 0), ([4, 5], [0, 1], 1)):
        trees = [["trade_caravan a at 1,0"], ["art_bards a at 1,0"]]
        assert table(influence=influence, order=order, trees=trees, agenda=["assimilation"]).actor == seat


def test_influence_points() -> None:
    """DN-108, DN-117: everybody scores current Influence, which is kept."""
    state = table(influence=[7, 3], agenda=["influence_points"])
    assert (points(state), points(state, 1)) == ({"influence": 7}, {"influence": 3})
    assert state.view(None)["influence"] == [7, 3]


LEFT = [{"trade": 1, "craft": 2}, {"art": 3, "science": 1, "government": 4, "religion": 5}]


def test_roles() -> None:
    """DN-118, DN-119, DN-124; TV-19: the most knowledge left takes a Role and its points."""
    state = table(knowledge=LEFT, agenda=["roles"])
    assert (points(state), points(state, 1)) == ({"roles": 3 + 1}, {"roles": 4 + 2 + 0 + 5})
    assert state.view(None)["influence"] == [0, 2]
    three = table(players=3, knowledge=LEFT, agenda=["roles"])
    assert points(three, 1) == {"roles": 4 + 2 + 6 + 5}
    none = table(agenda=["roles"])
    assert set(none.view(None)["roles"].values()) == {None}


def test_ties_for_roles_and_the_ruler() -> None:
    """DN-25, DN-120, DN-122: decided in the old order, then the Ruler sets the new one; without a Ruler it stays."""
    state = table(order=[1, 0], knowledge=[{"craft": 3}, {"craft": 3}], agenda=["roles"])
    assert state.view(None)["roles"]["worker"] == 1
    assert state.view(None)["order"] == [1, 0]
    state = table(players=3, knowledge=[{"government": 1}], agenda=["roles"])
    play(state, "next seat 2", "next seat 1")
    assert state.view(None)["order"] == [2, 1, 0]


def test_bonus_for_roles() -> None:
    """DN-121: only where knowledge is left, unless the option says otherwise."""
    fields = {"trees": [["government_senate d at 0,1"]], "knowledge": [{"craft": 2}, {"craft": 3, "art": 1}]}
    roles = table(agenda=["roles"], **fields).view(None)["roles"]
    assert (roles["worker"], roles["diplomat"], roles["merchant"]) == (0, 1, None)
    state = table(options={"role_bonus_needs_remaining": False}, agenda=["roles"], **fields)
    assert state.view(None)["roles"]["diplomat"] == 0
    assert state.view(None)["roles"]["merchant"] == 0


def test_high_priest() -> None:
    """DN-123, DN-133: a hand of 9, also after returning tiles."""
    state = table(roles={"high_priest": 0}, agenda=["next_era"])
    assert state.view(None)["held"] == [9, 0]
    tile = state.view(0)["hands"][0][0]
    play(state, f"return {tile}", "done")
    assert state.view(None)["held"][0] == 9


def test_merchant() -> None:
    """DN-125: the Camp produces 2 of its own Domain."""
    state = table(roles={"merchant": 0}, hands=[["t05"]], agenda=["tile"])
    play(state, "place t05 at 0,0 down turned 120")
    assert knows(state)["trade"] == 5


def test_worker() -> None:
    """DN-126, DN-131: a second tile, once."""
    state = table(roles={"worker": 0}, hands=[["t01", "t02", "t03"]], agenda=["tile"])
    play(state, "take t01", "place t01 at 0,0 down turned 0")
    assert "done" in said(state)
    play(state, "take t02", "place t02 at 0,-2 down turned 0")
    assert state.actor == -1
    assert state.view(None)["roles"]["worker"] is None


def test_inventor() -> None:
    """DN-127, DN-128, DN-129, DN-131: a tile works again: all joined sides, or a Locus, also under a circle."""
    state = table(
        roles={"inventor": 0, "merchant": 0}, map=["t05 at 0,0 down turned 120 city 0 level 1", "t31 at 0,-2 down"],
        hands=[["t01", "t02"]], agenda=["tile"],
    )  # fmt: skip
    play(state, "reactivate", "reactivate 0,0 down")
    assert knows(state) == {"trade": 5, "craft": 1, "religion": 1}  # not its own City
    assert state.view(None)["roles"]["inventor"] is None
    ring = ["t16 at 0,0 down", "t17 at 1,0 up", "t18 at 0,1 up", "t08 at 1,0 down", "t09 at 0,1 down"]
    ring += ["t10 at 1,1 up city 0 level 2"]
    state = table(
        roles={"inventor": 0}, map=ring, monuments=["hanging_gardens on 1,1"], hands=[["t01"]], agenda=["tile"],
        trees=[["religion_pilgrimage c at 0,-1"]],
    )  # fmt: skip
    play(state, "reactivate", "reactivate 1,1 up")
    assert said(state) == ["all sides", "locus 1,1"]
    play(state, "locus 1,1")
    assert knows(state)["trade"] == 1 + 2  # the Camp, and the City through the Locus
    assert points(state) == {"masteries": 5}


def test_worker_and_inventor() -> None:
    """DN-130: both in one turn."""
    state = table(
        roles={"inventor": 0, "worker": 0}, map=["t05 at 0,0 down turned 120"], hands=[["t01", "t02"]], agenda=["tile"]
    )
    play(state, "reactivate", "take t02")
    assert said(state)[0].startswith("place t02")


def test_refresh() -> None:
    """DN-132, DN-133, DN-134: knowledge drops to 0, effects, tiles kept or returned, drawn to 7, returned once more."""
    state = table(
        knowledge=[{"art": 4}],
        hands=[["t01", "t02"], ["t03"]],
        trees=[["trade_fairs b at 0,1"], []],
        agenda=["next_era"],
    )
    assert knows(state) == {"trade": 5}
    play(state, "return t01", "done")
    hand = state.view(0)["hands"][0]
    assert len(hand) == 7
    assert "t02" in hand
    assert state.save()["supply"][-1] == "t01"
    play(state, "done")
    assert state.actor == 1


def test_the_third_era() -> None:
    """DN-135; TV-20: Roles are worth 3 each, the Ruler with two players too, and do nothing."""
    state = table(era=3, knowledge=LEFT, agenda=["roles"])
    assert (points(state), points(state, 1)) == ({"roles": 6}, {"roles": 12})
    assert state.view(None)["influence"] == [0, 0]
    assert state.actor == -1


def test_the_end_of_an_era_is_told_step_by_step() -> None:
    """DN-110, DN-117, DN-118, DN-132: with the points before each step, and the Knowledge that decides the Roles."""
    state = GAME.new(2, 3, True)
    chance = Random(3)
    while not any(event.kind == "era" for event in state.events or []):
        state.apply(chance.choice(state.actions()))
    told = state.events or []
    steps = [event.facts for event in told if event.kind == "era_end"]
    (era,) = [event.facts for event in told if event.kind == "era"]
    assert [(one["era"], one["step"]) for one in steps] == [
        (1, "effects"),
        (1, "assimilation"),
        (1, "influence"),
        (1, "roles"),
    ]
    assert [after - before for before, after in zip(steps[2]["scores"], steps[3]["scores"], strict=True)] == [
        sum(event.facts["points"] for event in told if event.kind == "points" and wanted <= event.facts.items())
        for wanted in ({("seat", seat), ("source", "influence")} for seat in range(2))
    ]
    for role in (event.facts for event in told if event.kind == "role"):
        left = [known[role["domain"]] for known in steps[3]["left"]]
        assert left[role["seat"]] == max(left) > 0
    assert era["scores"] >= steps[3]["scores"]
    assert era["order"] == state.view(None)["order"]
