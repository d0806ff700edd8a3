"""Cities and Monuments."""

from demesne.games.dominations.effects.counting import city_groups, controller
from tests.games.dominations.positions import GAME, RING, knows, play, points, refusal, said, table

COAST = "lighthouse at 1,0 up point 1,0"


def test_one_thing_is_built() -> None:
    """DN-58, DN-149: one City or one level, or nothing; so at most one marker a turn."""
    state = table(turn=1, map=["t01 at 0,0 down", "t02 at 0,-2 down"], knowledge=[{"trade": 5}], phase="construct")
    play(state, "city at 0,0 down")
    assert "city at 0,-2 down" not in said(state)


def test_any_free_camp() -> None:
    """DN-59, DN-64: any tile's free Camp, but nobody builds on or upgrades another's City."""
    state = table(
        map=["t01 at 0,0 down city 1 level 1", "t02 at 0,-2 down"], knowledge=[{"trade": 5}], agenda=["construct"]
    )
    assert "occupied: somebody else" in refusal(state, "city at 0,0 down")
    assert "city at 0,-2 down" in said(state)


def test_cost_influence_and_limit_of_each_level() -> None:
    """DN-60, DN-61, DN-62, DN-63; TV-21: 3, 6, 9; Influence 1, 3, 6 in all; 10, 15, 20; a marker each."""
    for level, cost, influence, limit in ((1, 3, 1, 10), (2, 6, 3, 15), (3, 9, 6, 20)):
        before = f" city 0 level {level - 1}" if level > 1 else ""
        known = {1: 5, 2: 10, 3: 15}[level]
        earlier = {1: 0, 2: 1, 3: 3}[level]
        state = table(
            map=["t01 at 0,0 down" + before], knowledge=[{"trade": known}], influence=[earlier, 0], agenda=["construct"]
        )
        play(state, "city at 0,0 down")
        view = state.view(None)
        assert knows(state).get("trade", 0) == known - cost
        assert (view["influence"][0], view["limits"][0]["trade"], view["markers"][0]) == (influence, limit, 15 - level)
        total = table(
            options={"city_influence_cumulative": False},
            map=["t01 at 0,0 down" + before],
            knowledge=[{"trade": known}],
            influence=[level - 1, 0],
            agenda=["construct"],
        )
        assert play(total, "city at 0,0 down").view(None)["influence"][0] == level
    full = table(map=["t01 at 0,0 down city 0 level 3"], knowledge=[{"trade": 20}], agenda=["construct"])
    assert "highest level" in refusal(full, "city at 0,0 down")


def test_no_marker_left() -> None:
    """DN-61: without markers nothing is built."""
    places = ["0,0 down", "0,-2 down", "-2,0 down", "1,-1 up", "-1,1 up"]
    tiles = [f"t0{i + 1} at {place} city 0 level 3" for i, place in enumerate(places)]
    state = table(map=[*tiles, "t06 at -1,-1 up"], knowledge=[{"trade": 20}], agenda=["construct"])
    assert "no City marker" in refusal(state, "city at -1,-1 up")


def test_knowledge_of_the_camp_is_needed() -> None:
    """DN-52, DN-60, DN-106; TV-13, TV-14: paid in the Camp's Domain; less with cards, never below 0."""
    state = table(map=["t31 at 0,0 down"], knowledge=[{"art": 2, "trade": 5}], agenda=["construct"])
    assert refusal(state, "city at 0,0 down") == "The City at 0, 0, pointing down, costs 3 Art, and there is only 2."
    cheaper = table(
        map=["t31 at 0,0 down"], knowledge=[{"art": 1}], trees=[["religion_theocracy b at 0,1"]], agenda=["construct"]
    )
    assert knows(play(cheaper, "city at 0,0 down")) == {}
    free = table(
        map=["t31 at 0,0 down"],
        trees=[["government_law a at 1,0 advanced", "religion_theocracy b at 0,1 advanced"]],
        agenda=["construct"],
    )
    assert knows(play(free, "city at 0,0 down")) == {}


def test_cities_and_city_levels() -> None:
    """DN-65; TV-11: War counts Cities, then City levels."""
    tiles = ["t61 at 0,0 down city 0 level 3", "t02 at 0,-2 down city 0 level 1", "t16 at -2,0 down city 0 level 1"]
    state = table(map=tiles, knowledge=[{"government": 12}], agenda=["develop", "develop"])
    play(state, "develop government_war", "put b at -1,0", "done")
    assert state.view(None)["influence"][0] == 3
    play(state, "upgrade government_war")
    assert state.view(None)["influence"][0] == 3 + 5


def test_chains_of_cities() -> None:
    """DN-66, DN-138, DN-139; TV-07, TV-08: connected Cities form groups, which are not added together."""
    ring = [f"{words} city 0 level 1" for words in RING]
    state = table(
        map=[*ring, "t10 at -2,0 down city 0 level 1", "t11 at -1,-1 up city 1 level 1"], agenda=["construct"]
    )
    assert sorted(city_groups(state.land, 0)) == [1, 5]
    assert list(city_groups(state.land, 1)) == [1]


def lighthouse(**more: object) -> dict[str, object]:
    """A Trade City of seat 1, and the Lighthouse still to be begun."""
    fields = {
        "map": ["t01 at 0,0 down city 1 level 1", "t46 at 0,1 up", "t47 at 0,1 down", "t48 at 1,1 up"],
        "monuments": ["lighthouse", "petra"],
        "knowledge": [{"trade": 5}, {"science": 3}],
    }
    return fields | more


def test_buying_the_first_level() -> None:
    """DN-72, DN-73, DN-75, DN-77, DN-82, DN-86; TV-05: pay, put the piece, take card, points, effect."""
    state = table(agenda=["construct"], **lighthouse())
    play(state, "monument lighthouse")
    assert all(words.startswith("lay lighthouse at ") for words in said(state))
    play(state, "lay lighthouse at 1,0 up point 1,0")
    assert points(state, 1) == {"monuments": 10}
    assert knows(state) == {}  # placing it produces nothing
    play(state, "put lighthouse_1 at 1,0")
    assert points(state) == {"monuments": 5}
    assert knows(state) == {"trade": 5}  # filled to the limit
    assert state.view(None)["monuments"][0]["built"] == 1


def test_a_city_built_later_is_rewarded_once() -> None:
    """DN-77, DN-78; TV-05: any Domain, across a side with the icon, for each City, at its first level only."""
    fields = lighthouse(monuments=[f"{COAST} built 0", "petra"], map=[
        "t01 at 0,0 down city 1 level 1", "t46 at 0,1 up", "t47 at 0,1 down", "t48 at 1,1 up city 1 level 1",
    ], knowledge=[{}, {"trade": 6, "science": 6}])  # fmt: skip
    state = table(seat=1, agenda=["construct"], **fields)
    play(state, "city at 1,1 up")
    assert points(state, 1) == {}
    fields["map"] = ["t01 at 0,0 down city 1 level 1", "t46 at 0,1 up", "t47 at 0,1 down", "t48 at 1,1 up"]
    fields["knowledge"] = [{}, {"science": 3}]
    state = table(seat=1, agenda=["construct"], **fields)
    assert points(play(state, "city at 1,1 up"), 1) == {"monuments": 10}


def test_no_place_for_the_piece() -> None:
    """DN-73, DN-75: without a City of the Domain beside it, the first level cannot be bought."""
    state = table(agenda=["construct"], **lighthouse(map=["t31 at 0,0 down city 1 level 1", "t02 at 0,-2 down"]))
    assert "no place on the map" in refusal(state, "monument lighthouse")
    assert "not in play" in refusal(state, "monument colossus")


def test_shapes() -> None:
    """DN-74: six diamonds, the Great Wall among them, and six circles."""
    parts = table(agenda=["construct"]).parts
    assert sorted(parts.monument_shape) == [0] * 6 + [1] * 6
    assert parts.monument_shape[parts.monument_names.index("great_wall")] == 0


def test_coasts() -> None:
    """DN-76, DN-84: joined only by sides with the icon, which are enough to join a tile to."""
    state = table(map=["t01 at 0,0 down city 0 level 1"], monuments=[f"{COAST} built 0"], hands=[["t06", "t07"]])
    play(state, "take t06")
    assert "may not be joined" in refusal(state, "place t06 at 1,-1 down turned 0")
    assert "place t06 at 1,1 up turned 0" in said(state)


def circle(**more: object) -> dict[str, object]:
    """A Locus with Craft Cities of both."""
    tiles = ["t16 at 0,0 down city 0 level 1", "t17 at 1,0 up city 1 level 2", "t18 at 0,1 up", "t08 at 1,0 down"]
    tiles += ["t09 at 0,1 down", "t10 at 1,1 up city 1 level 1"]
    return {"map": tiles, "monuments": ["hanging_gardens", "grand_bazaar"], "knowledge": [{"craft": 10}]} | more


def test_a_circle() -> None:
    """DN-79, DN-80; TV-06: on a Locus, 5 for each Craft City there, whatever its level, also for later ones."""
    state = table(agenda=["construct", "construct"], **circle())
    play(state, "monument hanging_gardens", "put hanging_gardens_1 at 0,-1", "resolve hanging_gardens_1")
    assert (points(state), points(state, 1)) == ({"monuments": 5 + 5}, {"monuments": 5})
    play(state, "city at 0,1 up")
    assert points(state) == {"monuments": 15}
    built = circle(monuments=["hanging_gardens on 1,1 built 1", "great_pyramid"], trees=[["hanging_gardens_1 at 0,-1"]])
    taken = table(agenda=["construct"], **built)
    assert "cannot be paid" in refusal(taken, "monument great_pyramid")


def test_a_locus_holds_one_circle() -> None:
    """DN-80, DN-81: a second circle needs another Locus; no City of its Domain is needed, a diamond may lie below."""
    fields = circle(monuments=["hanging_gardens on 1,1 built 1", "parthenon"], trees=[["hanging_gardens_1 at 0,-1"]])
    fields["map"] = [*fields["map"], "t31 at 0,-2 down city 0 level 1"]  # type: ignore[misc]
    state = table(agenda=["construct"], **(fields | {"knowledge": [{"art": 9, "trade": 1}]}))
    assert "no place on the map" in refusal(state, "monument parthenon")
    tiles = ["t01 at 0,0 down city 0 level 1", "t07 at 0,1 up", "t09 at 0,1 down", "t10 at 1,1 up"]
    tiles += ["t31 at 0,-2 down city 0 level 1"]
    state = table(map=tiles, monuments=[f"{COAST} built 0", "parthenon"], knowledge=[{"art": 5}], agenda=["construct"])
    assert "monument parthenon" in said(state)


def test_levels_go_in_order_and_to_anyone() -> None:
    """DN-71: the next level may be bought by a player without the first."""
    state = table(
        map=["t01 at 0,0 down city 0 level 1", "t46 at 0,-2 down city 1 level 1"],
        monuments=[f"{COAST} built 1", "petra"],
        trees=[["lighthouse_1 at 1,0"], []],
        knowledge=[{}, {"science": 8}],
        seat=1,
        agenda=["construct"],
    )
    play(state, "monument lighthouse", "put lighthouse_2 at 0,1")
    assert points(state, 1) == {"monuments": 8 + 1}  # 8, and 1 for the Trade City on the board
    assert knows(state, 1) == {}


def test_a_reduction_is_split_by_the_payer() -> None:
    """DN-87: off the total, no Domain below 0."""
    state = table(
        map=["t01 at 0,0 down city 0 level 1", "t46 at 0,-2 down city 0 level 1"],
        monuments=[f"{COAST} built 2", "petra"],
        trees=[["art_oratory b at 1,0"], ["lighthouse_1 at 1,0", "lighthouse_2 at 0,1"]],
        knowledge=[{"trade": 6, "science": 5}],
        agenda=["construct"],
    )
    play(state, "monument lighthouse")
    assert said(state) == ["pay 5 trade", "pay 6 trade"]
    wanted = {"what": "pay", "seat": 0, "monument": "lighthouse", "domain": "trade", "number": 10}
    assert state.view(None)["question"] == wanted
    assert GAME.load(state.save()) == state
    older = state.save()
    older["agenda"][-1] = {"what": "pay", "seat": 0, "monument": "lighthouse", "more": 80}
    assert GAME.load(older) == state
    play(state, "pay 6 trade")
    assert knows(state) == {"science": 1}


def test_control() -> None:
    """DN-85, DN-140, DN-144; TV-28: level cards and adjacent City levels; ties to the first level, then Initiative."""

    def of(first: str, second: str, **more: object) -> int:
        fields = {"monuments": [f"{COAST} built 0"], "agenda": ["construct"], "knowledge": [{"trade": 2}]} | more
        state = table(map=[f"t01 at 0,0 down{first}", f"t46 at 1,1 up{second}"], **fields)
        return int(controller(state, 0))

    assert of("", "") == -1
    assert of(" city 0 level 1", " city 1 level 2") == 1
    assert of(" city 0 level 1", " city 1 level 1") == 0
    assert of(" city 0 level 1", " city 1 level 1", order=[1, 0]) == 1
    card = {"monuments": [f"{COAST} built 1"], "trees": [["lighthouse_1 at 1,0"], []]}
    assert of(" city 0 level 1", " city 1 level 2", order=[1, 0], **card) == 0
    off_the_map = table(map=["t01 at 0,0 down city 0 level 1"], monuments=["lighthouse"], agenda=["construct"])
    assert controller(off_the_map, 0) == -1
