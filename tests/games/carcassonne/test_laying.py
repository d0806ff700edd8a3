"""Laying tiles: where they fit, and what becomes of those that fit nowhere."""

import pytest

import demesne
from demesne.games.carcassonne.tiles import LETTERS
from tests.games.carcassonne.positions import asked, begin, events, play, played, refusal, said


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("U at 1,1 turned 0", "corner only"),
        ("U at 5,0 turned 0", "by itself"),
        ("U at 999,0 turned 0", "by itself"),
        ("U at 0,0 turned 0", "There is a tile at 0,0 already"),
        ("U at 1,0 turned 90", "to the west it has field, but the tile there has road"),
        ("U at 0,-1 turned 0", "to the south it has field, but the tile there has city"),
        ("V at 1,0 turned 0", "Tile V is not to be laid now, but tile U"),
        ("U at 1,0 turned 45", "is not an action"),
        ("U at 1,0", "is not an action"),
    ],
)
def test_what_does_not_fit_is_refused(words: str, reason: str) -> None:
    """CC-12, CC-13: a side has to meet a tile, and all sides that do have to match."""
    assert reason in refusal(begin("UU"), words)


def test_all_sides_have_to_match() -> None:
    """CC-13: one matching side does not make up for another."""
    state = begin("EE", laid=("U at 1,0 turned 0", "V at 1,-1 turned 90"))
    assert "to the east it has field, but the tile there has road" in refusal(state, "E at 0,-1 turned 180")


def test_holes_are_allowed() -> None:
    """CC-12: a cell may be enclosed, even if no tile fits into it."""
    table = played("U 1 0 0 -", "U -1 0 0 -", "E 1 1 270 -", "E -1 1 90 -", "B 1 2 0 -", "U 0 2 90 -")
    # field to the north, a road to the south, a city on either side
    assert not any(place[:2] == [0, 1] for letter in LETTERS for place in table.placements(letter))


def test_turning_but_not_flipping() -> None:
    """CC-13: J and K are mirror images, and neither can be laid as the other."""
    turns = {letter: [one[2] for one in played().placements(letter) if one[:2] == [1, 0]] for letter in "JK"}
    assert turns == {"J": [90, 180], "K": [0, 90]}


def test_turns_that_look_the_same_are_one_action() -> None:
    """CC-13: of such turns the smallest is listed, and the others are understood."""
    state = begin("UU")
    assert said(state) == ["U at -1,0 turned 0", "U at 1,0 turned 0", "U at 0,1 turned 0"]
    assert state.read("U at 1,0 turned 180") == state.read("U at 1,0 turned 0")


def test_a_tile_that_fits_nowhere_is_removed() -> None:
    """CC-14: it leaves the game, all see it, and the same player draws another."""
    state = begin("ECUU")
    state.listen()
    play(state, "E at 0,-1 turned 180", "no follower")
    assert events(state, "draw") == [{"seat": 1, "tile": "C"}, {"seat": 1, "tile": "U"}]
    assert events(state, "remove") == [{"seat": 1, "tile": "C"}]
    assert state.view(0)["removed"] == ["C"]
    assert (state.actor, state.view(0)["hand"]) == (1, "U")


def test_several_tiles_may_be_removed() -> None:
    """CC-14: this goes on until a tile fits."""
    state = play(begin("ECQU"), "E at 0,-1 turned 180", "no follower")
    assert state.view(0)["removed"][:1] == ["C"]
    assert state.actor == 1


def test_the_game_ends_if_the_last_tile_fits_nowhere() -> None:
    """CC-14: with an empty pile nobody lays anything more."""
    state = play(begin("EC"), "E at 0,-1 turned 180", "knight on c0")
    assert state.actor == demesne.OVER
    assert state.scores() == [4, 0]
    assert state.save()["removed"] == ["C"]


def test_all_places_are_listed_in_order() -> None:
    """CC-12, CC-13: the places beside the start tile for a road curve."""
    assert asked(begin("VU")) == (
        0,
        [
            "V at -1,0 turned 180",
            "V at -1,0 turned 270",
            "V at 1,0 turned 0",
            "V at 1,0 turned 90",
            "V at 0,1 turned 0",
            "V at 0,1 turned 270",
        ],
    )
