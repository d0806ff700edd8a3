"""Actions in words and as data."""

import pytest

import demesne
from demesne.spoken import speech
from tests.games.carcassonne.positions import begin, play, played, refusal, said


def test_what_is_said() -> None:
    """A tile with its place and turn; a follower with its role and segment."""
    state = begin("LU")
    assert "L at 1,0 turned 90" in said(state)
    play(state, "L at 1,0 turned 90")
    assert said(state) == [
        "no follower", "knight on c0", "thief on r0", "thief on r1", "thief on r2",
        "farmer on f0", "farmer on f1", "farmer on f2",
    ]  # fmt: skip


@pytest.mark.parametrize("words", ["u AT 1,1  turned 90", " U at 1 , 1 turned 90 ", "U at 1,1 turned 270"])
def test_words_are_read_generously(words: str) -> None:
    """Capitals, spaces, and turns that look the same make no difference."""
    state = begin("UU", laid=("V at 1,0 turned 0",))
    assert state.say(state.read(words)) == "U at 1,1 turned 90"


@pytest.mark.parametrize("words", ["", "sing", "U", "U at 1", "U at a,b turned 0", "follower on r0", "thief"])
def test_nonsense_is_refused_with_an_example(words: str) -> None:
    """The sentence says what could be played."""
    assert "is not an action; one that can be played here is ‘U at -1,0 turned 0’" in refusal(begin("UU"), words)


def test_after_the_end() -> None:
    """Nothing can be played when the game is over."""
    state = played("U 1 0 0 -").state
    assert state.actor == demesne.OVER
    assert refusal(state, "U at 2,0 turned 0") == "The game is over."


def test_actions_as_data() -> None:
    """A verb and its parameters."""
    state = begin("UU")
    assert state.describe(state.read("U at 1,0 turned 0")) == {
        "verb": "lay", "tile": "U", "x": 1, "y": 0, "rotation": 0,
    }  # fmt: skip
    play(state, "U at 1,0 turned 0")
    assert [state.describe(action) for action in state.actions()][:2] == [
        {"verb": "no_follower", "x": 1, "y": 0},
        {"verb": "follower", "role": "thief", "segment": "r0", "x": 1, "y": 0},
    ]


def test_the_numbers_of_actions_are_stable() -> None:
    """Cells are counted from the start tile, however the table grows."""
    state = begin("UU")
    assert state.read("U at 1,0 turned 0") == 4 * (256 * 128 + 129)
    play(state, "U at 1,0 turned 0")
    assert {state.say(action): action for action in state.actions()} == {
        "no follower": 0, "thief on r0": 3, "farmer on f0": 7, "farmer on f1": 8,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("language", "paid", "unpaid"),
    [
        ("en", "Road finished: Ana +2", "Road finished: nobody has a follower there"),
        ("pt", "Estrada completa: Ana +2", "Estrada completa: ninguém tem um seguidor ali"),
        ("es", "Camino completo: Ana +2", "Camino completo: nadie tiene un seguidor allí"),
    ],
)
def test_a_feature_that_nobody_has_pays_nobody(language: str, paid: str, unpaid: str) -> None:
    """CC-28: in the log too."""
    facts = {"feature": "road", "tiles": 2, "pennants": 0, "points": 2}
    told = speech(language, "carcassonne", ["Ana", "Bo"])
    assert told.event("score", facts | {"seats": [0]}) == paid
    assert told.event("score", facts | {"seats": []}) == unpaid
