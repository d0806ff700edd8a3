"""What the box may well have though the reconstruction has not: each is read from own data and played."""

import copy
from typing import Any

import pytest

from demesne.games.dominations.data import mistakes_in, packaged
from demesne.games.dominations.state import Dominations
from tests.games.dominations.positions import GAME, RING, knows, play, points, said, table

Data = dict[str, Any]
CRAFTSMEN = "craft_craftsmen a at 1,0"


def own(file: str, name: str, **fields: Any) -> Data:
    """The data with some fields of one record changed."""
    data = copy.deepcopy(packaged()[file])
    next(record for record in data if record["id"] == name).update(fields)
    assert mistakes_in(packaged() | {file: data}) == []
    return {file: data}


def with_card(*effects: Data, **fields: Any) -> Dominations:
    """A position in which the Craftsmen of seat 0 have these effects."""
    data = own("masteries.json", "craft_craftsmen", basic=list(effects))
    return table(options={"data": data}, **{"trees": [[CRAFTSMEN]]} | fields)


def discount(domain: str, *targets: str) -> Data:
    """An effect: pay 2 less of a Domain."""
    return {"when": "passive", "do": "discount", "n": 2, "domain": domain, "target": list(targets)}


def test_a_discount_of_one_domain_on_masteries() -> None:
    """DN-105: what is to be paid in that Domain is less, whatever else costs is not."""
    state = with_card(discount("trade", "develop", "upgrade"), knowledge=[{"trade": 1, "art": 1}], agenda=["develop"])
    assert {"develop trade_caravan"} <= set(said(state))
    assert not any(words.startswith("develop art_") for words in said(state))
    play(state, "develop trade_caravan")
    assert knows(state) == {"art": 1}


def test_a_discount_of_one_domain_on_cities() -> None:
    """DN-60, DN-105: only on Camps of that Domain."""
    tiles, knowledge = ["t01 at 0,0 down", "t16 at 1,0 up"], [{"trade": 1, "craft": 3}]
    state = with_card(discount("trade", "city"), map=tiles, knowledge=knowledge, phase="construct")
    assert "city at 0,0 down" in said(state)
    assert knows(play(state.clone(), "city at 0,0 down")) == {"craft": 3}
    assert knows(play(state, "city at 1,0 up")) == {"trade": 1}


def test_a_discount_of_one_domain_on_monuments() -> None:
    """DN-87: it is taken off what is due in that Domain, and a general one off the rest of the total."""
    tree = [CRAFTSMEN, "lighthouse_1 at 1,1", "lighthouse_2 at 1,2"]
    levels = own("monuments.json", "lighthouse")["monuments.json"]
    for level in levels[0]["levels"]:
        level["nodus"] = dict.fromkeys("nesw", "trade")
    masteries = own("masteries.json", "craft_craftsmen", basic=[discount("trade", "monument")])["masteries.json"]
    card = next(one for one in masteries if one["id"] == "craft_craftsmen")
    card["nodus"][0] = {"copy": "A"} | dict.fromkeys("nesw", "trade")
    state = table(
        options={"data": {"masteries.json": masteries, "monuments.json": levels}},
        map=["t01 at 0,0 down city 0 level 1"],
        monuments=["lighthouse at 1,0 up point 1,0 built 2", "petra"],
        trees=[tree],
        knowledge=[{"trade": 4, "science": 5}],
        agenda=["construct"],
    )
    assert "monument lighthouse" not in said(state)  # 4 Trade and 6 Science are due
    state = GAME.load(state.save() | {"knowledge": [{"trade": 5, "science": 5}, {}]})
    assert "monument lighthouse" not in said(state)  # more Trade does not help
    card["basic"].append({"when": "passive", "do": "discount", "n": 1, "target": ["monument"]})
    assert mistakes_in(packaged() | {"masteries.json": masteries}) == []
    saved = state.save()
    saved["options"]["data"]["masteries.json"] = masteries
    state = GAME.load(saved)
    play(state, "monument lighthouse")
    assert knows(state) == {"trade": 1}  # 4 of 4 Trade and 5 of 6 Science: no other way was left to pay 9


def test_masteries_of_one_domain_are_counted() -> None:
    """A Domain on `per: mastery`."""
    trees = [[CRAFTSMEN, "trade_caravan b at 0,1", "art_bards a at -1,0"]]
    per = {"count": "mastery", "domain": "trade"}
    for domain, number in (("trade", 2), ("craft", 2), ("science", 0), ("not:craft", 4), ("any", 6)):
        effect = {"when": "end_era", "do": "vp", "n": 2, "per": per | {"domain": domain}}
        state = with_card(effect, trees=trees, agenda=[{"what": "react", "seat": 0, "when": "end_era"}])
        assert points(state).get("masteries", 0) == number


@pytest.mark.parametrize(("city", "gained"), [("trade", 3), ("craft", 0), ("not:craft", 3), ("any", 3)])
def test_a_moment_is_about_cities_of_one_domain(city: str, gained: int) -> None:
    """A Domain on `city_built` and `city_activated`."""
    effect = {"when": "city_built", "do": "influence", "n": 3, "city": city}
    state = with_card(effect, map=["t01 at 0,0 down"], knowledge=[{"trade": 3}], phase="construct")
    play(state, "city at 0,0 down")
    assert state.view(None)["influence"][0] == 1 + gained
    effect = {"when": "city_activated", "do": "influence", "n": 3, "city": city}
    state = with_card(effect, map=["t01 at 0,0 down city 0 level 1"], hands=[["t31"]], agenda=["construct", "tile"])
    play(state, "place t31 at 1,0 up turned 0")
    assert state.view(None)["influence"][0] == gained


def monument(**reward: Any) -> Data:
    """The data with another reward of Petra."""
    return own("monuments.json", "petra", reward=reward)


def test_a_monument_rewards_with_other_things_than_points() -> None:
    """DN-77: Influence, knowledge of a Domain, of the City's own, or Vestigium, when the City is built."""
    data = monument(vp=2, influence=3, knowledge=2, domain="science")
    state = table(
        options={"data": data}, map=["t16 at 0,0 down"], monuments=["petra at 1,0 up point 1,0", "stonehenge"],
        knowledge=[{"craft": 3}], agenda=["construct"],
    )  # fmt: skip
    play(state, "city at 0,0 down")
    assert (points(state), state.view(None)["influence"][0], knows(state)) == ({"monuments": 2}, 4, {"science": 2})
    own_domain = table(
        options={"data": monument(knowledge=2, domain="city")}, map=["t16 at 0,0 down"],
        monuments=["petra at 1,0 up point 1,0", "stonehenge"], knowledge=[{"craft": 3}], agenda=["construct"],
    )  # fmt: skip
    assert knows(play(own_domain, "city at 0,0 down")) == {"craft": 2}
    wild = table(
        options={"data": monument(knowledge=1, domain="any")}, map=["t16 at 0,0 down"],
        monuments=["petra at 1,0 up point 1,0", "stonehenge"], knowledge=[{"craft": 3}], agenda=["construct"],
    )  # fmt: skip
    play(wild, "city at 0,0 down")
    assert GAME.load(wild.save()) == wild
    assert knows(play(wild, "gain 1 religion")) == {"religion": 1}


def test_a_placed_monument_rewards_everybody() -> None:
    """DN-77, DN-151: the owners of the Cities that are there, each for themselves."""
    data = own("monuments.json", "hanging_gardens", reward={"knowledge": 2, "domain": "any"})
    craft = ["t16 at 0,0 down city 1 level 1", "t17 at 1,0 up city 0 level 1", *RING[2:], "t30 at 1,1 up"]
    state = table(
        options={"data": data}, map=craft, monuments=["hanging_gardens", "petra"],
        knowledge=[{domain: 10 if domain == "craft" else 5 for domain in ("trade", "craft", "art", "science")}],
        agenda=["construct"],
    )  # fmt: skip
    play(state, "monument hanging_gardens")
    while state.view(None)["question"]["what"] in ("pay", "piece"):
        state.apply(state.actions()[0])
    gained = []
    while state.view(None)["question"]["what"] == "wild":
        assert GAME.load(state.save()) == state
        gained.append(int(state.actor))
        play(state, "gain 2 religion")
    assert sorted(gained) == [0, 1]
    assert [knows(state, seat).get("religion") for seat in (0, 1)] == [2, 2]


def test_corners_of_tiles_may_be_empty_or_vestigium() -> None:
    """DN-35, DN-50: an empty corner produces nothing, a Vestigium what its player names, without concentration."""
    for corners, asked, gained in (
        ([None, None, None], False, {"trade": 1}),
        (["none"] * 3, False, {"trade": 1}),
        (["vestigium"] * 3, True, {"trade": 1, "religion": 2}),
    ):
        data = own("tiles.json", "T31", camp="trade", corners_clockwise=corners)
        board = copy.deepcopy(packaged()["board.json"])
        board["cradle"]["corners_clockwise"] = ["vestigium", None, "none", None, None, None]
        if asked:
            board["cradle"]["corners_clockwise"][0] = None
        state = table(
            options={"data": data | {"board.json": board}}, hands=[["t31"]], agenda=["construct", "tile"],
            knowledge=[{}],
        )  # fmt: skip
        play(state, "place t31 at 0,0 down turned 0")
        if not asked:
            play(state, "produce 1 trade")  # of the Cradle's corner at 0,1
            assert knows(state) == {"trade": 2}
        else:
            assert GAME.load(state.save()) == state
            play(state, "produce 2 religion")
            assert knows(state) == gained


def test_a_locus_of_such_corners() -> None:
    """DN-44: the empty one gives nothing there, the Vestigium is named."""
    data = own("tiles.json", "T31", corners_clockwise=[None, None, None])
    state = table(options={"data": data}, map=RING, hands=[["t31"]], agenda=["construct", "tile"])
    usual = table(map=RING, hands=[["t31"]], agenda=["construct", "tile"])
    for one in (state, usual):
        play(one, "place t31 at 1,1 up turned 0")
    assert sum(knows(usual).values()) == sum(knows(state).values()) + 1


def test_a_mastery_makes_the_hand_larger() -> None:
    """DN-123: tiles on a Mastery work as they do on the High Priest, from the next Era on."""
    effect = {"when": "start_era", "do": "tiles", "n": 2}
    hands = [["t01", "t02"], ["t03", "t04"]]
    state = with_card(effect, hands=hands, agenda=["next_era"])
    assert state.view(None)["held"] == [2, 2]
    play(state, "done", "done", "done")  # keeping the old tiles, and then the new ones
    assert state.view(None)["held"] == [9, 7]
    data = copy.deepcopy(packaged()["masteries.json"])
    for record in data[:4]:
        record["basic"] = record["advanced"] = [effect]
    found = mistakes_in(packaged() | {"masteries.json": data})
    assert any("a hand would have more than 16 tiles" in one for one in found)


def test_random_games_with_all_of_it() -> None:
    """Such data are played to the end: saved, loaded and guessed at every decision."""
    tiles = copy.deepcopy(packaged()["tiles.json"])
    for number, tile in enumerate(tiles):
        tile["corners_clockwise"][number % 3] = ["vestigium", None][number % 2]
    masteries = copy.deepcopy(packaged()["masteries.json"])
    extra = [
        discount("art", "develop", "upgrade", "city", "monument"),
        {"when": "city_built", "do": "vp", "n": 1, "city": "craft"},
        {"when": "end_era", "do": "vp", "n": 1, "per": {"count": "mastery", "domain": "art"}},
    ]
    for record in masteries:
        record["cost"]["amount"] = 0
        record["basic"] = [*record["basic"], *extra]
    masteries[5]["basic"] = [{"when": "start_era", "do": "tiles", "n": 3}]
    monuments = copy.deepcopy(packaged()["monuments.json"])
    for number, one in enumerate(monuments):
        one["reward"] = {"knowledge": 3, "domain": ["any", "city", "art"][number % 3], "influence": number % 2}
        for level in one["levels"]:
            level["cost"]["amount_each"] = 1
    data = {"tiles.json": tiles, "masteries.json": masteries, "monuments.json": monuments}
    for seed in range(2):
        state = GAME.new(2 + seed, seed, data=data)
        moves = 0
        while state.actor >= 0:
            if moves % 40 == 0:
                assert GAME.load(state.save()) == state
                seat = int(state.actor)
                assert state.guess(seat, 3).view(seat) == state.view(seat)
            actions = state.actions()
            state.perform(actions[(7 * moves + seed) % len(actions)] if moves % 3 else actions[-1])
            moves += 1
        assert moves > 100
