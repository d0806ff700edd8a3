"""Positions that no play could have led to are refused, with the field that tells."""

import random
from typing import Any

import pytest

import demesne
from tests.games.carcassonne.positions import GAME, begin, position

CITY = {"feature": "city", "tiles": 2, "pennants": 0, "seats": [0], "x": 0, "y": -1}
#: a closed city, a monastery with all its neighbours, a road between two crossings
LAID = (
    "E at 0,-1 turned 180",
    "B at 0,1 turned 0",
    "W at 1,0 turned 0",
    "W at -1,0 turned 0",
    "V at 1,1 turned 180",
    "V at -1,1 turned 90",
    "E at 0,2 turned 180",
    "E at 1,2 turned 180",
    "E at -1,2 turned 180",
)
ROAD = {"feature": "road", "tiles": 3, "pennants": 0, "seats": [1], "x": -1, "y": 0}
MONASTERY = {"feature": "monastery", "tiles": 9, "pennants": 0, "seats": [0], "x": -1, "y": 2}


def history(laid: tuple[str, ...] = LAID, **more: Any) -> dict[str, Any]:
    """A position with these tiles."""
    return position("RRN", laid=laid, **more)


def farmer(seat: int, x: int, y: int, segment: str = "f0") -> dict[str, Any]:
    """A follower on the table."""
    return {"seat": seat, "x": x, "y": y, "segment": segment}


@pytest.mark.parametrize("scored", [[CITY], [ROAD], [MONASTERY], [CITY, ROAD, MONASTERY], [MONASTERY, CITY]])
def test_what_was_finished_may_have_paid(scored: list[dict[str, Any]]) -> None:
    """The tile that finished it is named, and all that it had."""
    state = GAME.load(history(scored=scored))
    assert state.save()["scored"] == [one | {"points": {"city": 4, "road": 3}.get(one["feature"], 9)} for one in scored]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (history(scored=[MONASTERY | {"tiles": 3}]), r"scored\[0\]: the tile at -1,2 finished no monastery of 3 tiles"),
        (history(scored=[CITY | {"x": 7, "y": 7}]), r"scored\[0\]: the tile at 7,7 finished no city of 2 tiles"),
        (history(scored=[CITY | {"x": 0, "y": 0}]), r"scored\[0\]: the tile at 0,0 finished no city"),
        (history(scored=[CITY | {"tiles": 3}]), r"scored\[0\]: the tile at 0,-1 finished no city of 3 tiles"),
        (history(scored=[CITY | {"pennants": 1}]), r"scored\[0\]: .* no city of 2 tiles with 1 pennant"),
        (history(scored=[ROAD | {"tiles": 60}]), r"scored\[0\]: the tile at -1,0 finished no road of 60 tiles"),
        (history(scored=[ROAD | {"feature": "city"}]), r"scored\[0\]: the tile at -1,0 finished no city of 3 tiles"),
        (history(scored=[ROAD, CITY, CITY]), r"scored\[2\]: the tile at 0,-1 finished no city of 2 tiles"),
        (history(scored=[ROAD | {"x": 1, "y": 0}]), r"scored\[0\]: the tile at 1,0 finished no road"),
        (history(scored=[ROAD | {"x": 1, "y": 1}]), r"scored\[0\]: the tile at 1,1 finished no road"),
        (history(scored=[MONASTERY | {"seats": [0, 1]}]), r"scored\[0\].seats: 1 follower at most"),
        (history(scored=[CITY | {"seats": [0, 1]}]), r"scored\[0\].seats: 1 follower at most"),
        (history(scored=[CITY], followers=[farmer(1, 0, -1)]), r"scored\[0\].seats: 0 followers at most"),
        (
            history(LAID[:1], phase="follower", scored=[CITY]),
            r"scored\[0\]: the tile at 0,-1 finished no city of 2 tiles that was to pay",
        ),
        (history() | {"removed": ["N"], "pile": ["R", "R"]}, r"removed\[0\]: tile N has always fitted somewhere"),
        (history(LAID[:1], followers=[farmer(0, 0, -1), farmer(1, 0, 0)]), r"followers\[1\]: nobody can place"),
        (
            history(LAID[:4], followers=[farmer(0, 0, 1), farmer(0, 1, 0), farmer(0, -1, 0, "r1")]),
            r"followers\[2\]: seat 0 has had 2 turns at most",
        ),
        (
            history(LAID[:4], followers=[farmer(0, 0, 1, "m"), farmer(0, 1, 0, "r1")], scored=[CITY]),
            r"scored\[0\].seats: seat 0 has had 2 turns at most",
        ),
        (
            history(LAID[:1], phase="follower", scored=[], followers=[farmer(0, 0, -1)]),
            r"followers\[0\]: the tile at 0,-1 is still waiting",
        ),
        (
            history(LAID[:2], phase="follower", followers=[farmer(0, 0, -1)]) | {"players": 1},
            "players: Carcassonne is for 2 to 5",
        ),
        (
            history((LAID[0], "U at 1,0 turned 0", "U at 2,0 turned 0"), followers=[farmer(0, 1, 0), farmer(1, 2, 0)]),
            r"followers\[1\]: there was a follower in that field already when the tile at 2,0 was laid",
        ),
    ],
)
def test_impossible_histories(data: Any, message: str) -> None:
    """One sentence that names the field."""
    with pytest.raises(ValueError, match=f"^{message}") as caught:
        GAME.load(data)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)


def test_a_tile_may_have_been_removed_before_it_would_fit() -> None:
    """CC-14: C fits nowhere beside a closed city alone; later it may, and it remains removed."""
    closed, open_again = "E at 0,-1 turned 180", "E at 0,-2 turned 0"
    for laid in ((closed,), (closed, open_again)):
        assert begin("RR", laid=laid, **without_c(laid)).view(0)["removed"] == ["C"]


def test_no_tile_is_removed_while_the_last_one_waits_for_its_follower() -> None:
    """CC-14: what fits nowhere since the last tile was laid has not been drawn."""
    laid = ("E at 0,-1 turned 180",)
    assert begin("RR", laid=laid, **without_c(laid))
    with pytest.raises(ValueError, match=r"^removed\[0\]: tile C has always fitted somewhere"):
        begin("RR", laid=laid, phase="follower", **without_c(laid))


def without_c(laid: tuple[str, ...]) -> dict[str, Any]:
    """The tile C is removed, and all that are neither laid nor in a pile of two R are left out."""
    left_out = position("RR", laid=laid)["left_out"]
    left_out.remove("C")
    return {"removed": ["C"], "left_out": left_out}


@pytest.mark.parametrize("players", GAME.players)
def test_every_state_of_random_play_loads(players: int) -> None:
    """What was played is possible, with random choices and with followers wherever they may go."""
    chance = random.Random(players)
    for seed in range(4):
        state = GAME.new(players, seed)
        while state.actor != demesne.OVER:
            assert GAME.load(state.save()) == state
            actions = state.actions()
            state.apply(actions[-1] if state.claiming and seed % 2 else chance.choice(actions))
        assert GAME.load(state.save()) == state
