"""Positions as plain data: what is saved loads again, and every mistake names its field."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

import demesne
from tests.games.kingdomino.positions import GAME, finished, play, play_on, position, said

Data = dict[str, Any]


def two_players() -> Data:
    """A turn of two players, one king having acted."""
    return position(
        "1 at 1,0 east; 19 at 0,1 south",
        "2 at 1,0 east; 24 at 0,1 south; 13 at 3,0 south",
        line={14: 0, 15: 0, 16: 1},
        offer={20: None, 21: 1, 22: None, 23: None},
    )


def opening() -> Data:
    """The kings of three players being drawn."""
    return position("", "", "", kings=[2, 0], offer={3: 1, 17: None, 41: None})


def last_turn() -> Data:
    """The last turn of four players."""
    return position("1 at 1,0 east", "", "", "", line={13: 0, 14: 2}, offer={})


@pytest.mark.parametrize("data", [two_players(), opening(), last_turn()])
def test_the_positions_of_these_tests_are_legal(data: Data) -> None:
    """KD-13: what is changed below loads as it is, and saves what it was."""
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
    """KD-13: at every decision the saved game, also as a text, loads to an equal one that goes on alike."""
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
    """KD-26: the end of a game is a position too."""
    state = finished("19 at 1,0 east", "")
    assert state.actor == demesne.OVER
    assert GAME.load(state.save()) == state


def test_loading_leaves_the_data_alone() -> None:
    """KD-19: playing on from a position does not change the data it came from."""
    data = two_players()
    before = copy.deepcopy(data)
    play(GAME.load(data), "place 14 at 0,-1 north", "take 20")
    assert data == before


def test_what_a_person_may_leave_out() -> None:
    """KD-36: options, discards, kings and the generator have defaults."""
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


def drop(field: str) -> Callable[[Data], None]:
    """Leave out a field."""
    return lambda data: data.pop(field)


def put(field: str, value: object) -> Callable[[Data], None]:
    """Give a field another value."""
    return lambda data: data.update({field: value})


def lay(seat: int, lying: object) -> Callable[[Data], None]:
    """Lay the last domino of a kingdom in another way."""
    return lambda data: data["kingdoms"][seat]["laid"].__setitem__(-1, lying)


def change(field: str, index: int, **values: object) -> Callable[[Data], None]:
    """Change one entry of a list."""
    return lambda data: data[field][index].update(values)


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
        (put("earlier", [1, 2]), r"^earlier: expected a list of 2 numbers"),
    ],
)
def test_mistakes_in_the_form(spoil: Callable[[Data], None], message: str) -> None:
    """KD-1, KD-36: a position that is no position is refused, and the message names the field."""
    data = two_players()
    spoil(data)
    with pytest.raises(ValueError, match=message):
        GAME.load(data)


@pytest.mark.parametrize("data", [None, [], "kingdomino", 3])
def test_what_is_no_object_at_all(data: Any) -> None:
    """KD-1: a position is an object with named fields."""
    with pytest.raises(ValueError, match=r"^the position: expected an object"):
        GAME.load(data)


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lay(0, "19 at 0,2 south"), r"^kingdoms\[0\].laid\[1\]: Domino 19 would touch neither"),
        (lay(0, "19 at 1,0 south"), r"^kingdoms\[0\].laid\[1\]: The square 1,0 is taken"),
        (lay(0, "19 at -1,0 east"), r"^kingdoms\[0\].laid\[1\]: The square 0,0 is taken"),
        (lay(1, "13 at 3,0 east"), None),
        (lay(1, "13 at 4,0 east"), r"^kingdoms\[1\].laid\[2\]: The kingdom would be 6 squares wide"),
        (lay(0, "49 at 0,1 south"), r"^kingdoms\[0\].laid\[1\]: '49 at 0,1 south' does not say"),
        (lay(0, "0 at 0,1 south"), r"^kingdoms\[0\].laid\[1\]: '0 at 0,1 south' does not say"),
        (lay(0, "19 at 0,1 down"), r"^kingdoms\[0\].laid\[1\]: .* does not say how a domino lies"),
        (lay(0, 19), r"^kingdoms\[0\].laid\[1\]: 19 does not say how a domino lies"),
        (lambda data: data["kingdoms"][0].pop("laid"), r"^kingdoms\[0\].laid: missing"),
        (change("kingdoms", 0, discarded=[0]), r"^kingdoms\[0\].discarded\[0\]: 0 is not"),
    ],
)
def test_dominoes_laid_against_the_rules(spoil: Callable[[Data], None], message: str | None) -> None:
    """KD-18, KD-19, KD-20: every domino of a loaded kingdom lies as the rules allow."""
    data = two_players()
    spoil(data)
    if message is None:
        assert GAME.load(data).save()["kingdoms"] == data["kingdoms"]
        return
    with pytest.raises(ValueError, match=message):
        GAME.load(data)


def test_the_frame_of_a_loaded_kingdom() -> None:
    """KD-20, KD-41: a kingdom seven wide loads in the Mighty Duel only."""
    wide = "1 at 1,0 east; 2 at -1,0 west; 13 at 3,0 south; 14 at -3,0 south"
    assert (
        GAME.load(position(wide, "", mighty_duel=True)).view(0)["kingdoms"][0]["laid"][3]
        == "14 at -3,0 south"
    )
    with pytest.raises(ValueError, match=r"^kingdoms\[0\].laid\[2\]: The kingdom would be 6 squares wide"):
        GAME.load(position(wide, ""))


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (change("line", 0, domino=13), r"^line: domino 13 is there, and also in kingdoms\[1\]"),
        (change("offer", 0, domino=14), r"^offer: domino 14 is there, and also in line"),
        (lambda data: data["pile"].__setitem__(0, 20), r"^pile: domino 20 is there, and also in offer"),
        (lambda data: data["pile"].__setitem__(0, data["pile"][1]), r"^pile: domino \d+ is there twice"),
        (change("kingdoms", 1, laid=["1 at 1,0 east"]), r"^kingdoms\[1\]: domino 1 is there, and also in"),
        (lambda data: data["kingdoms"][0]["discarded"].append(1), r"^kingdoms\[0\]: domino 1 is there twice"),
    ],
)
def test_a_domino_twice(spoil: Callable[[Data], None], message: str) -> None:
    """KD-1: there is one domino of each number."""
    data = two_players()
    spoil(data)
    with pytest.raises(ValueError, match=message):
        GAME.load(data)


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda data: data["pile"].pop(), r"^pile: there are 23 dominoes in all, but 24 are in play"),
        (lambda data: data["pile"].append(48), r"^pile: there are 25 dominoes in all, but 24 are in play"),
        (put("pile", []), r"^pile: there are \d+ dominoes in all"),
        (put("options", {"mighty_duel": True}), r"^pile: there are 24 dominoes in all, but 48 are in play"),
    ],
)
def test_a_pile_of_wrong_length(spoil: Callable[[Data], None], message: str) -> None:
    """KD-5: a position has all dominoes that are in play, and no more."""
    data = two_players()
    spoil(data)
    with pytest.raises(ValueError, match=message):
        GAME.load(data)


def test_a_line_that_does_not_ascend() -> None:
    """KD-8: both lines are in ascending order."""
    for field in ("line", "offer"):
        data = two_players()
        data[field].reverse()
        with pytest.raises(ValueError, match=rf"^{field}: a line is in ascending order"):
            GAME.load(data)


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (change("line", 2, king=0), r"^line: seat 0 has 3 kings instead of 2"),
        (change("offer", 0, king=1), r"^line: seat 1 has 3 kings instead of 2"),
        (change("offer", 1, king=None), r"^line: seat 1 has 1 kings instead of 2"),
        (change("line", 0, king=None), r"^line\[0\].king: every domino of the current line has a king"),
        (change("line", 0, king=2), r"^line\[0\].king: 2 is not from 0 to 1"),
        (change("offer", 0, king=-1), r"^offer\[0\].king: -1 is not from 0 to 1"),
        (put("taking", 0), r"^line: seat 0 has 3 kings instead of 2"),
        (put("kings", [0, 1]), r"^kings: they are drawn before"),
    ],
)
def test_wrong_kings(spoil: Callable[[Data], None], message: str) -> None:
    """KD-3: each of two players has two kings, no more and no fewer."""
    data = two_players()
    spoil(data)
    with pytest.raises(ValueError, match=message):
        GAME.load(data)


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (put("kings", [2]), r"^kings: seat 0 has 0 kings instead of 1"),
        (put("kings", [2, 0, 1]), r"^kings: seat 1 has 2 kings instead of 1"),
        (put("kings", [2, 2]), r"^kings: seat 0 has 0 kings instead of 1"),
        (put("taking", 2), r"^kings: they are drawn before"),
    ],
)
def test_wrong_kings_in_the_opening(spoil: Callable[[Data], None], message: str) -> None:
    """KD-3, KD-9: while the kings are drawn, each player's is in the hand or on a domino."""
    data = opening()
    spoil(data)
    with pytest.raises(ValueError, match=message):
        GAME.load(data)


def test_a_line_of_wrong_length() -> None:
    """KD-7: the new line has a domino for each king, or none when the pile is empty."""
    data = two_players()
    data["pile"].append(data["offer"].pop()["domino"])
    with pytest.raises(ValueError, match=r"^offer: the new line has 4 dominoes"):
        GAME.load(data)
    data = two_players()
    moved = data["pile"].pop()
    data["offer"].append({"domino": moved, "king": None})
    with pytest.raises(ValueError, match=r"^offer: there are 5 dominoes in a line of 4"):
        GAME.load(data)


def test_taking_in_the_last_turn() -> None:
    """KD-25: in the last turn there is nothing to take."""
    data = last_turn()
    data["taking"] = 1
    with pytest.raises(ValueError, match=r"^taking: there is no new line"):
        GAME.load(data)


def test_dominoes_that_somebody_cannot_have_had_yet() -> None:
    """KD-14, KD-16: all have had equally many dominoes, but for those whose kings have still to act."""
    data = two_players()
    assert data["kingdoms"][1]["laid"].pop() == "13 at 3,0 south"
    data["kingdoms"][0]["discarded"].append(13)
    with pytest.raises(ValueError, match=r"^kingdoms\[0\]: 3 dominoes and 2 in the line are not the 4"):
        GAME.load(data)


def test_the_mighty_duel_of_three_is_no_position() -> None:
    """KD-41: the options of a position are checked like those of a new game."""
    data = opening()
    data["options"] = {"mighty_duel": True}
    with pytest.raises(ValueError, match=r"^mighty_duel: .* 2 players, not 3"):
        GAME.load(data)
