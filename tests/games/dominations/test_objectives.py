"""Goals and final scoring."""

from collections.abc import Mapping

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from demesne.games.dominations.files.record import Record
from demesne.games.dominations.files.vocabulary import read_goal
from demesne.games.dominations.objectives import goal_progress
from demesne.games.dominations.state import Dominations
from tests.games.dominations.positions import RING, points, table


def met(state: Dominations, goal: Mapping[str, object], seat: int = 0) -> bool:
    """Whether a goal, written as in the data, is met."""
    numbers = read_goal(Record(goal, "goal", []))
    found = list(goal_progress(state, seat, vec[i64](numbers), 0, len(numbers)))
    return all(found[i] >= found[i + 1] for i in range(0, len(found), 2))


def with_cities(*levels: int) -> Dominations:
    """Cities of these levels round a vertex, connected."""
    places = [words.split(" ", 1)[1] for words in [*RING, "t10 at 1,1 up"]] + ["at 0,-2 down", "at -2,0 down"]
    tiles = [f"t{31 + i} {places[i]} city 0 level {level}" for i, level in enumerate(levels)]
    return table(map=tiles, agenda=["construct"])


def test_cities() -> None:
    """DN-137; TV-09: a higher City may stand for a lower one, each for one requirement."""
    goal = {"type": "cities", "at_least": {"1": 5, "2": 1}}
    assert met(with_cities(1, 1, 1, 1, 1, 2), goal)
    assert met(with_cities(3, 3, 1, 1, 1, 2), goal)
    assert not met(with_cities(1, 1, 1, 1, 2), goal)
    assert not met(with_cities(1, 1, 1, 1, 1, 1, 1), goal)


def test_groups() -> None:
    """DN-138, DN-139; TV-07, TV-08: the largest group; the number of groups."""
    state = with_cities(1, 1, 1, 1, 1, 1, 1, 1)
    assert met(state, {"type": "adjacent_cities", "n": 6})
    assert not met(state, {"type": "adjacent_cities", "n": 7})
    assert met(state, {"type": "nonadjacent_cities", "n": 3})
    assert not met(state, {"type": "nonadjacent_cities", "n": 4})


def test_monument_control() -> None:
    """DN-140: control of so many."""
    state = table(
        map=["t01 at 0,0 down city 0 level 1"], monuments=["lighthouse at 1,0 up point 1,0"], agenda=["construct"]
    )
    assert met(state, {"type": "monument_control", "n": 1})
    assert not met(state, {"type": "monument_control", "n": 1}, 1)


def test_nodus() -> None:
    """DN-141; TV-23: whole Nodus of each colour."""
    state = table(trees=[["trade_caravan a at 1,0", "trade_barter a at 0,1"]], agenda=["construct"])
    assert met(state, {"type": "nodus", "need": {"trade": 1, "government": 1}})
    assert not met(state, {"type": "nodus", "need": {"trade": 2}})


def test_influence() -> None:
    """DN-142: at least so much."""
    state = table(influence=[30, 29], agenda=["construct"])
    assert met(state, {"type": "influence", "n": 30})
    assert not met(state, {"type": "influence", "n": 30}, 1)


def test_masteries() -> None:
    """DN-143; TV-24, TV-27: exact values in the Domains listed together; basic and advanced count."""
    trees = [["trade_caravan a at 1,0 advanced", "trade_barter a at 0,1", "trade_fairs b at 0,-1"]]
    state = table(trees=trees, agenda=["construct"])
    group = {"n": 2, "value": 3, "domains": ["trade", "science"]}
    assert met(state, {"type": "masteries", "groups": [group]})
    assert not met(state, {"type": "masteries", "groups": [group | {"n": 3}]})
    assert not met(state, {"type": "masteries", "groups": [group, group | {"n": 1, "value": 9}]})
    assert met(state, {"type": "masteries", "groups": [group, group | {"n": 1, "value": 6}]})


@pytest.mark.parametrize(("goals", "worth"), list(enumerate([0, 10, 20, 40, 70, 100])))
def test_scale(goals: int, worth: int) -> None:
    """DN-136; TV-18: what so many goals are worth."""
    assert table(agenda=["construct"]).parts.objective_vp[goals] == worth


def test_final_scoring() -> None:
    """DN-136, DN-145: Objectives, then most points; a tie goes to the higher place on the Initiative track."""
    state = table(era=3, objectives=["roman", "greek"], influence=[45, 35], agenda=["finish"])
    assert (points(state), points(state, 1)) == ({"objectives": 10}, {"objectives": 10})
    assert state.winners() == [0]
    state = table(era=3, order=[1, 0], objectives=["roman", "greek"], influence=[45, 35], agenda=["finish"])
    assert state.winners() == [1]
    assert state.breakdown()[0]["total"] == 10
