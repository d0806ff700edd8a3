"""Positions that no game can come to: each is refused, and the message names the field."""

import pytest

from tests.games.kingdomino.positions import GAME, placing, table
from tests.games.kingdomino.spoiled import Spoil, change, last_turn, lay, opening, put, two_players


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
def test_dominoes_laid_against_the_rules(spoil: Spoil, message: str | None) -> None:
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
    state = placing(wide, 15, mighty_duel=True)
    assert state.save()["kingdoms"][0]["laid"][3] == "14 at -3,0 south"
    with pytest.raises(ValueError, match=r"^kingdoms\[0\].laid\[2\]: The kingdom would be 6 squares wide"):
        placing(wide, 15)


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
def test_a_domino_twice(spoil: Spoil, message: str) -> None:
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
def test_a_pile_of_wrong_length(spoil: Spoil, message: str) -> None:
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
def test_wrong_kings(spoil: Spoil, message: str) -> None:
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
def test_wrong_kings_in_the_opening(spoil: Spoil, message: str) -> None:
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
    data["offer"].insert(0, {"domino": data["pile"].pop(0), "king": None})
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


def test_kings_drawn_in_the_middle_of_a_game() -> None:
    """KD-9: the kings are drawn once, before anybody has a domino."""
    with pytest.raises(ValueError, match=r"^kings: "):
        table("1 at 1,0 east", "", "", kings=[2, 0, 1])
