"""Positions as plain data: what is saved loads again, and every mistake names its field."""

import copy
import json
from typing import Any

import pytest

import demesne
from tests.games.kingdomino.positions import GAME, finished, play, play_on, position, said
from tests.games.kingdomino.spoiled import Data, Spoil, change, drop, last_turn, opening, put, two_players


@pytest.mark.parametrize("data", [two_players(), opening(), last_turn()])
def test_the_positions_of_these_tests_are_legal(data: Data) -> None:
    """What is changed below loads as it is, and saves what it was."""
    saved = GAME.load(data).save()
    assert {field: saved[field] for field in data if field != "options"} == {
        field: data[field] for field in data if field != "options"
    }


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {"harmony": True}),
        (4, {"middle_kingdom": True}),
        (2, {"mighty_duel": True}),
        (3, {"dynasty": True}),
    ],
)
def test_round_trip(players: int, options: dict[str, bool]) -> None:
    """At every decision the saved game, also as a text, loads to an equal one that goes on alike."""
    state = GAME.new(players, seed=17, **options)
    while state.actor != demesne.OVER:
        again = GAME.load(json.loads(json.dumps(state.save())))
        assert again == state
        assert (again.actor, again.actions(), said(again)) == (state.actor, state.actions(), said(state))
        play_on(state, 1)
        play_on(again, 1)
        assert again == state
    assert GAME.load(state.save()) == state
    assert GAME.load(state.save()).winners() == state.winners()


def test_a_finished_game_loads() -> None:
    """The end of a game is a position too."""
    state = finished("19 at 1,0 east", "")
    assert state.actor == demesne.OVER
    assert GAME.load(state.save()) == state


def test_loading_leaves_the_data_alone() -> None:
    """Playing on from a position does not change the data it came from."""
    data = two_players()
    before = copy.deepcopy(data)
    play(GAME.load(data), "place 14 at 0,-1 north", "take 20")
    assert data == before


def test_what_a_person_may_leave_out() -> None:
    """Options, discards, kings and the generator have defaults."""
    data = two_players()
    for field in ("version", "options", "kings", "taking", "earlier"):
        del data[field]
    del data["kingdoms"][0]["discarded"]
    assert GAME.load(data).actor == 0


def test_forced_actions_are_done_on_loading() -> None:
    """KD-9: the only free domino is taken at once when a position is loaded."""
    data = position("", "", "", kings=[2], offer={3: 1, 17: None, 41: 0})
    state = GAME.load(data)
    assert [(place["domino"], place["king"]) for place in state.save()["line"]] == [(3, 1), (17, 2), (41, 0)]
    assert state.actor == 1


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        # the header
        (drop("game"), r"^game: missing"),
        (put("game", "chess"), r"^game: this is a position of chess"),
        (put("game", 3), r"^game: expected the name of a game, not 3"),
        (put("version", 2), r"^version: .*newer"),
        (put("version", 0), r"^version: 0 is not from 1"),
        (put("version", "1"), r"^version: expected a whole number"),
        # players and options
        (drop("players"), r"^players: missing"),
        (put("players", 5), r"^players: .*2 to 4 players, not 5"),
        (put("players", 1), r"^players: .*2 to 4 players, not 1"),
        (put("players", 3), r"^kingdoms: there are 2 for 3 players"),
        (put("players", "2"), r"^players: expected a whole number, not '2'"),
        (put("players", True), r"^players: expected a whole number, not True"),
        (put("options", ["harmony"]), r"^options: expected an object"),
        (put("options", {"queens": True}), r"queens: .*no such option"),
        (put("options", {"harmony": 1}), r"harmony: 1 is not possible"),
        (put("options", {"harmony": "yes"}), r"harmony: 'yes' is not possible"),
        # fields that are missing, unknown or of another type
        (drop("kingdoms"), r"^kingdoms: missing"),
        (drop("line"), r"^line: missing"),
        (drop("offer"), r"^offer: missing"),
        (drop("pile"), r"^pile: missing"),
        (put("board", []), r"^board: there is no such field"),
        (change("kingdoms", 0, crowns=3), r"^kingdoms\[0\].crowns: there is no such field"),
        (change("line", 1, colour="pink"), r"^line\[1\].colour: there is no such field"),
        (put("kingdoms", {}), r"^kingdoms: expected a list"),
        (put("kingdoms", [[], []]), r"^kingdoms\[0\]: expected an object"),
        (put("line", "14"), r"^line: expected a list"),
        (put("offer", [20, 21, 22, 23]), r"^offer\[0\]: expected an object"),
        (put("pile", None), r"^pile: expected a list"),
        (lambda data: data["pile"].__setitem__(2, "7"), r"^pile\[2\]: '7' is not a whole number"),
        (lambda data: data["pile"].__setitem__(2, 49), r"^pile\[2\]: 49 is not a whole number from 1 to 48"),
        (put("taking", "0"), r"^taking: expected a whole number"),
        (put("kings", [2]), r"^kings\[0\]: 2 is not a whole number from 0 to 1"),
        (put("reveals", -1), r"^reveals: -1"),
        (put("chance", 0), r"^chance: 0"),
        (put("chance", 1.5), r"^chance: expected a whole number"),
        (put("earlier", [[1, 2]]), r"^earlier: there are more games"),
        (put("earlier", [1, 2]), r"^earlier: expected .*2 numbers"),
        (put("earlier", [[1, -2]]), r"^earlier: expected .*2 numbers"),
    ],
)
def test_mistakes_in_the_form(spoil: Spoil, message: str) -> None:
    """A position that is no position is refused, and the message names the field."""
    data = two_players()
    spoil(data)
    with pytest.raises(ValueError, match=message):
        GAME.load(data)


@pytest.mark.parametrize("data", [None, [], "kingdomino", 3])
def test_what_is_no_object_at_all(data: Any) -> None:
    """A position is an object with named fields."""
    with pytest.raises(ValueError, match=r"^the position: expected an object"):
        GAME.load(data)


@pytest.mark.parametrize("points", [[[True, False]], [[2**70, 1]], [["1", "2"]], [[1]], [[1, 2, 3]]])
def test_mistakes_in_the_points_of_a_dynasty(points: object) -> None:
    """KD-37: the points of earlier games are one possible number for each seat."""
    data = two_players() | {"options": {"dynasty": True}, "earlier": points}
    with pytest.raises(ValueError, match=r"^earlier: "):
        GAME.load(data)


def test_too_many_games_of_a_dynasty() -> None:
    """KD-37: in the third game two are finished, and never three."""
    data = two_players() | {"options": {"dynasty": True}, "earlier": [[1, 2], [3, 4]]}
    assert GAME.load(data).save()["earlier"] == [[1, 2], [3, 4]]
    data["earlier"].append([5, 6])
    with pytest.raises(ValueError, match=r"^earlier: there are more games"):
        GAME.load(data)
