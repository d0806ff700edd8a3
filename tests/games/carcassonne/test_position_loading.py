"""Positions as plain data: what is saved loads again, and every mistake names its field."""

import copy
import json
from typing import Any

import pytest

import demesne
from tests.games.carcassonne.positions import GAME, asked, begin, play, played, position, said

LAID = ("U at 1,0 turned 0", "E at 0,-1 turned 180", "B at 1,1 turned 0")
FOLLOWERS = [{"seat": 0, "x": 1, "y": 0, "segment": "r0"}, {"seat": 1, "x": 1, "y": 1, "segment": "m"}]


def sample(**more: Any) -> dict[str, Any]:
    """A legal position in mid-game."""
    return position("VWB", laid=LAID, followers=copy.deepcopy(FOLLOWERS), **more)


def test_round_trip_at_every_decision() -> None:
    """The saved game, also as a text, loads to an equal one that goes on alike."""
    for players in GAME.players:
        state = GAME.new(players, seed=21)
        while state.actor != demesne.OVER:
            again = GAME.load(json.loads(json.dumps(state.save())))
            assert again == state
            assert asked(again) == asked(state)
            action = state.actions()[state.reveals % len(state.actions())]
            state.apply(action)
            again.apply(action)
            assert again == state
        assert GAME.load(state.save()) == state


def test_a_finished_monastery_waits_for_its_turn_to_end() -> None:
    """CC-30: between tile and follower a monastery may be finished and not yet scored."""
    moves = [
        "B 0 1 0 m",
        "U 1 0 0 -",
        "U -1 0 0 -",
        "E 1 1 90 -",
        "E -1 1 270 -",
        "E 1 2 90 -",
        "E -1 2 270 -",
    ]
    table = played(*moves)
    state = play(table.draw("E"), "E at 0,2 turned 180")
    again = GAME.load(state.save())
    assert again == state
    assert state.scores()[0] == 9
    for one in (state, again):
        play(one, "no follower")
        assert one.view(0)["track"] == [9, 0]


def test_what_a_person_may_leave_out() -> None:
    """Game, players, tiles laid and pile are enough, together with the tiles that are not in play."""
    state = begin("VU")
    assert asked(state)[0] == 0
    assert state.view(0)["hand"] == "V"
    assert state.view(0)["track"] == [0, 0]


def test_points_without_a_history() -> None:
    """A position may have points of which it is not said where they come from."""
    state = GAME.load(sample(track=[30, 12]))
    assert [part["earlier"] for part in state.breakdown()] == [30, 12]
    assert [part["total"] for part in state.breakdown()] == state.scores()


def test_loading_leaves_the_data_alone() -> None:
    """Playing on does not change the data."""
    data = sample()
    before = copy.deepcopy(data)
    state = GAME.load(data)
    play(state, said(state)[0])
    assert data == before


def test_in_the_middle_of_a_turn() -> None:
    """In the phase 'follower' the tile laid last may take one."""
    data = sample(phase="follower")
    data["followers"].pop()
    assert asked(GAME.load(data)) == (0, ["no follower", "farmer on f0", "monk on m"])


def spoiled(**more: Any) -> dict[str, Any]:
    """The sample with some fields replaced."""
    return sample() | more


def with_follower(**more: Any) -> dict[str, Any]:
    """The sample with one follower more."""
    data = sample()
    data["followers"].append({"seat": 0, "x": 0, "y": -1, "segment": "f0"} | more)
    return data


def with_tile(lying: object) -> dict[str, Any]:
    """The sample with one tile more on the table."""
    data = sample()
    data["laid"].append(lying)
    return data


def without(field: str) -> dict[str, Any]:
    """The sample without a field."""
    data = sample()
    del data[field]
    return data


SCORED = {"feature": "city", "tiles": 2, "pennants": 0, "points": 4, "seats": [0], "x": 0, "y": -1}


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (None, "the position: expected an object"),
        ([], "the position: expected an object"),
        (without("game"), "game: missing"),
        (spoiled(game="kingdomino"), "game: this is a position of kingdomino"),
        (spoiled(version=99), "version: this was saved by a newer Demesne"),
        (without("players"), "players: missing"),
        (spoiled(players=6), "players: Carcassonne is for 2 to 5 players"),
        (spoiled(options={"rivers": True}), "rivers: Carcassonne has no such option"),
        (spoiled(options=3), "options: expected an object"),
        (without("laid"), "laid: missing"),
        (spoiled(laid=[]), "laid: the start tile is missing"),
        (spoiled(laid=["U at 0,0 turned 0"]), r"laid\[0\]: the first tile is the start tile"),
        (spoiled(laid=["D at 1,0 turned 0"]), r"laid\[0\]: the first tile is the start tile"),
        (spoiled(laid="D"), "laid: expected a list"),
        (with_tile("U at 1,0 turned 0"), r"laid\[4\]: There is a tile at 1,0 already"),
        (with_tile("U at 2,2 turned 0"), r"laid\[4\]: .* corner only"),
        (with_tile("U at 9,9 turned 0"), r"laid\[4\]: .* by itself"),
        (with_tile("U at 2,0 turned 90"), r"laid\[4\]: .* it has field, but the tile there has road"),
        (with_tile("Z at 2,0 turned 0"), r"laid\[4\]: 'Z at 2,0 turned 0' does not say how a tile lies"),
        (with_tile("U somewhere"), r"laid\[4\]: 'U somewhere' does not say"),
        (with_tile(7), r"laid\[4\]: 7 does not say"),
        (with_tile("U at 2,0 turned 0"), "there are more than 8 tiles U"),
        (spoiled(pile=[*"VWBC"]), "there are more than 1 tiles C"),
        (spoiled(pile=[*"VW"]), "pile: there are 71 tiles in all instead of 72"),
        (spoiled(pile=[*"VWBZ"]), r"pile\[3\]: 'Z' is not the letter of a tile"),
        (spoiled(pile=[1, 2]), r"pile\[0\]: 1 is not the letter of a tile"),
        (spoiled(pile="VWB"), "pile: expected a list"),
        (without("pile"), "pile: missing"),
        (spoiled(hand="Y"), "hand: 'Y' is not the letter of a tile"),
        (spoiled(hand="C"), "there are more than 1 tiles C"),
        (
            spoiled(phase="follower", followers=[], hand="V"),
            "hand: in the phase 'follower' the tile has been laid",
        ),
        (spoiled(phase="soup"), "phase: 'soup' is neither 'tile' nor 'follower'"),
        (spoiled(phase="follower"), r"followers\[1\]: the tile at 1,1 is still waiting for its follower"),
        (position("V", phase="follower"), "phase: no tile has been laid"),
        (
            with_follower(segment="r0"),
            r"followers\[2\].segment: tile E at 0,-1 has no segment 'r0'; it has c0, f0",
        ),
        (
            with_follower(segment="c0"),
            r"followers\[2\]: the city is finished, so its followers have gone home",
        ),
        (with_follower(x=5), r"followers\[2\]: there is no tile at 5,-1"),
        (with_follower(x=1, y=0), r"followers\[2\]: there is a follower at 1,0 already"),
        (with_follower(y=0), r"followers\[2\]: nobody can place a follower on the start tile"),
        (with_follower(seat=2), r"followers\[2\].seat: 2 is not from 0 to 1"),
        (with_follower(x="0"), r"followers\[2\].x: expected a whole number"),
        (with_follower(x=True), r"followers\[2\].x: expected a whole number"),
        (with_follower(hat="red"), r"followers\[2\].hat: there is no such field"),
        (spoiled(followers=3), "followers: expected a list"),
        (spoiled(followers=["r0"]), r"followers\[0\]: expected an object"),
        (spoiled(track=[1]), "track: expected the points of 2 players, not of 1"),
        (spoiled(track=[1, -1]), r"track\[1\]: -1 is not a whole number"),
        (spoiled(track=[3, 0], scored=[SCORED]), r"track\[0\]: 3 is less than the 4"),
        (spoiled(scored=[SCORED | {"points": 5}]), r"scored\[0\].points: such a city pays 4"),
        (spoiled(scored=[SCORED | {"feature": "farm"}]), r"scored\[0\].feature: 'farm' is not"),
        (spoiled(scored=[SCORED | {"seats": []}]), r"scored\[0\].seats: expected the seats"),
        (spoiled(scored=[SCORED | {"seats": [1, 0]}]), r"scored\[0\].seats: expected the seats"),
        (spoiled(turn=2), "turn: 2 is not from 0 to 1"),
        (spoiled(chance=0), "chance: 0 is not"),
        (spoiled(reveals=-1), "reveals: -1 is not"),
        (spoiled(weather="fine"), "weather: there is no such field"),
    ],
)
def test_mistakes_name_the_field(data: Any, message: str) -> None:
    """Whatever is wrong is one sentence that says where."""
    with pytest.raises(ValueError, match=f"^(.*: )?({message})") as caught:
        GAME.load(data)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)


def test_the_sample_is_legal() -> None:
    """What is spoiled above loads as it is."""
    assert asked(GAME.load(sample()))[0] == 0


def test_more_tiles_than_there_are() -> None:
    """CC-1: a 73rd tile is refused, wherever it is."""
    full = GAME.new(2, seed=3).save()
    for field in ("pile", "removed", "left_out"):
        with pytest.raises(ValueError, match=f"^{field}: there are more than 8 tiles U"):
            GAME.load(full | {field: [*full[field], "U"]})


def test_eight_followers_are_too_many() -> None:
    """CC-4: nobody can have more than seven followers on the table."""
    laid = tuple(f"U at {x},0 turned 0" for x in range(1, 9))
    followers = [{"seat": 0, "x": x, "y": 0, "segment": "r0"} for x in range(1, 9)]
    with pytest.raises(ValueError, match=r"^followers\[7\]: seat 0 has only 7 followers"):
        begin("VV", laid=laid, followers=followers)


def test_illegal_numbers_are_refused() -> None:
    """An action that is not listed is refused, and nothing changes."""
    state = begin("UU")
    before = state.save()
    for action in (-1, 0, 5, 10**9, state.read("U at 1,0 turned 0") + 1):
        with pytest.raises(ValueError, match="is not a legal action"):
            state.apply(action)
    assert state.save() == before
