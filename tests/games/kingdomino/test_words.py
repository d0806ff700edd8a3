"""Actions in words and as data."""

import random

import pytest

import demesne
from demesne.games.kingdomino.dominoes import DOMINOES
from tests.games.kingdomino.positions import GAME, finished, placing, play, said, table


@pytest.mark.parametrize(("players", "options"), [(2, {}), (2, {"mighty_duel": True}), (3, {}), (4, {})])
def test_all_that_is_said_can_be_read(players: int, options: dict[str, bool]) -> None:
    """Each legal placing and taking has words of its own."""
    state = GAME.new(players, seed=31, **options)
    while state.actor != demesne.OVER:
        words = said(state)
        assert len(set(words)) == len(words)
        assert [state.read(one) for one in words] == state.actions()
        state.apply(state.actions()[-1])


def test_how_a_placing_is_said() -> None:
    """The square is that of half a, counted from the castle, and half b lies in the direction."""
    state = placing("", 48)
    action = state.read("place 48 at 0,-1 north")
    assert state.say(action) == "place 48 at 0,-1 north"
    assert state.describe(action) == {"verb": "place", "domino": 48, "x": 0, "y": -1, "direction": "north"}
    state.apply(action)
    assert state.view(None)["kingdoms"][0]["squares"] == [
        {"x": 0, "y": -2, "terrain": "mine", "crowns": 3},
        {"x": 0, "y": -1, "terrain": "wheat", "crowns": 0},
    ]


def test_what_a_placing_brings() -> None:
    """The points that it adds, and the squares and crowns of the properties that it joins and that pay."""
    state = placing("", 48)
    brought = {one["words"]: one for one in state.menu()}["place 48 at 0,-1 north"]
    assert brought["points"] == 3
    assert brought["joins"] == [{"terrain": "mine", "squares": 1, "crowns": 3}]


def test_how_a_taking_is_said() -> None:
    """A domino of the new line is taken by its number."""
    state = table("", "", "", kings=[1, 0, 2], offer={7: None, 8: None, 40: None})
    action = state.read("take 40")
    assert state.say(action) == "take 40"
    assert state.describe(action) == {"verb": "take", "domino": 40}


def test_a_domino_with_equal_halves_turned_round() -> None:
    """KD-19: turning a domino with equal halves round changes nothing, so both ways mean one action."""
    state = placing("", 1)
    assert state.read("place 1 at 2,0 west") == state.read("place 1 at 1,0 east")
    assert state.read("place 1 at 0,-1 north") == state.read("place 1 at 0,-2 south")
    assert "place 1 at 1,0 east" in said(state)
    assert "place 1 at 2,0 west" not in said(state)


def test_a_domino_with_different_halves_turned_round() -> None:
    """KD-19: turning a domino with different halves round is another action."""
    state = placing("", 19)
    assert state.read("place 19 at 2,0 west") != state.read("place 19 at 1,0 east")


def test_capitals_and_spaces_do_not_matter() -> None:
    """Words are read as a person may type them."""
    state = placing("", 13)
    assert state.read("  Place 13  at 1, 0 EAST ") == state.read("place 13 at 1,0 east")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("place 13 at 2,0 east", "Domino 13 would touch neither the castle nor a square of one of its own"),
        ("place 13 at -1,0 east", "The square 0,0 is taken"),
        ("place 13 at 1,7 north", "would be 8 squares high; 5 are allowed"),
        ("place 13 at 99,0 east", "would be 101 squares wide; 5 are allowed"),
        ("place 14 at 1,0 east", "Domino 14 is not to be placed now, but domino 13"),
        ("take 1", "Domino 13 has to be placed before another is taken"),
        ("place 13", "is not an action; one that can be played here is ‘place 13 at"),
        ("place 13 at 1,0 up", "is not an action"),
        ("place 13 at 1,0 east or so", "is not an action"),
        ("", "‘’ is not an action"),
    ],
)
def test_why_a_placing_is_refused(words: str, why: str) -> None:
    """What cannot be placed is refused with the reason, and nothing changes."""
    state = placing("", 13)
    before = state.save()
    with pytest.raises(ValueError, match=why):
        state.read(words)
    assert state.save() == before


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("take 7", "There is a king on domino 7 already"),
        ("take 9", "Domino 9 is not in the new line"),
        ("take 0", "Domino 0 is not in the new line"),
        ("place 7 at 1,0 east", "There is nothing to place now"),
        ("take seven", "is not an action; one that can be played here is ‘take 8’"),
    ],
)
def test_why_a_taking_is_refused(words: str, why: str) -> None:
    """What cannot be taken is refused with the reason."""
    state = table("", "", "", kings=[1, 0, 2], offer={7: None, 8: None, 40: None})
    play(state, "take 7")
    with pytest.raises(ValueError, match=why):
        state.read(words)


@pytest.mark.parametrize("action", [0, -1, 5, 47, 10**30])
def test_an_illegal_action_changes_nothing(action: int) -> None:
    """An action that is not listed is refused."""
    state = table("", "", "", kings=[1, 0, 2], offer={7: None, 8: None, 40: None})
    before = state.save()
    with pytest.raises(ValueError, match="not a legal action"):
        state.apply(action)
    assert state.save() == before


def test_nothing_is_said_after_the_end() -> None:
    """When the game is over there is nothing left to do."""
    state = finished("19 at 1,0 east", "")
    assert (state.actor, state.actions()) == (demesne.OVER, [])
    with pytest.raises(ValueError, match="The game is over"):
        state.read("take 7")
    with pytest.raises(ValueError, match="not a legal action"):
        state.apply(7)


def test_a_view_has_the_crowns_of_the_dominoes_that_lie_there() -> None:
    """On every square of a large kingdom, wherever it is."""
    state = GAME.new(2, seed=4, mighty_duel=True)
    chance = random.Random(4)
    while state.actor != demesne.OVER:
        state.apply(chance.choice(state.actions()))
    for kingdom in state.view(None)["kingdoms"]:
        crowns = [DOMINOES[one["domino"]] for one in kingdom["laid"]]
        assert sum(square["crowns"] for square in kingdom["squares"]) == sum(a + b for _, a, _, b in crowns)
