"""Segments keep their printed names in any turn, also of tiles that look the same in several.

Where a segment is on the table is worked out here from the sides that are printed in the table of tiles, turned
one by one: the sides of cities and roads, the half sides of fields.
"""

from typing import Any

import pytest

from demesne.games.carcassonne.engine import Carcassonne
from demesne.games.carcassonne.tiles import LETTERS, TILES, Tile, count_orientations
from demesne.games.carcassonne.words import LYING
from demesne.scenarios import carcassonne
from tests.games.carcassonne.positions import GAME, PLAYERS, play, played, position

CLOCKWISE = {"N": "E", "E": "S", "S": "W", "W": "N"}
ROLES = {"c": "knight", "r": "thief", "f": "farmer", "m": "monk"}
SYMMETRIC = [tile for tile in TILES if count_orientations(tile) < 4]
#: by tile: what lies beside it, so that it fits in the turns that look the same
BESIDE: dict[str, list[tuple[str, int]]] = {
    "U": [("1,0", 0), ("1,0", 180)],
    "F": [("0,-1", 90), ("0,-1", 270)],
    "G": [("0,-1", 90), ("0,-1", 270)],
    "H": [("0,1", 90), ("0,1", 270)],
    "X": [("1,0", 0), ("1,0", 90), ("1,0", 180), ("1,0", 270)],
    "B": [("0,1", 0), ("0,1", 90), ("0,1", 180), ("0,1", 270)],
    "C": [("0,-1", 0), ("0,-1", 90), ("0,-1", 180), ("0,-1", 270)],
}
CASES = [
    (tile.letter, at, rotation, segment)
    for tile in SYMMETRIC
    for at, rotation in BESIDE[tile.letter]
    for segment in tile.segments
]


def printed(tile: Tile, segment: str) -> set[str]:
    """The sides or half sides of a segment as the tile is printed."""
    number = int(segment[1:] or 0)
    if segment[0] == "f":
        return set(tile.fields[number])
    return set({"c": tile.cities, "r": tile.roads, "m": [""]}[segment[0]][number])


def on_table(letter: str, rotation: int, segment: str) -> set[str]:
    """The sides or half sides of the table that a segment of a turned tile comes to lie at."""
    sides = printed(TILES[LETTERS.index(letter)], segment)
    for _ in range(rotation // 90):
        sides = {CLOCKWISE[side[0]] + side[1:] for side in sides}
    return sides


def standing(state: Carcassonne) -> set[str]:
    """Where on its tile the only follower stands, by what the saved position says of both."""
    saved = state.save()
    (follower,) = saved["followers"]
    lying = [LYING.fullmatch(one.lower()) for one in saved["laid"]]
    ((letter, rotation),) = [
        (one[1].upper(), int(one[4]))
        for one in lying
        if one and (int(one[2]), int(one[3])) == (follower["x"], follower["y"])
    ]
    return on_table(letter, rotation, follower["segment"])


def test_every_symmetric_tile_is_tried() -> None:
    """Those that look the same in two turns or more."""
    assert {tile.letter for tile in SYMMETRIC} == {*BESIDE} == {*"BCFGHUX"}


@pytest.mark.parametrize(("letter", "at", "rotation", "segment"), CASES)
def test_a_move_names_the_printed_segment(letter: str, at: str, rotation: int, segment: str) -> None:
    """`U 1 0 180 f0` is the field south of the road."""
    table = played(f"{letter} {at.replace(',', ' ')} {rotation} {segment}")
    assert standing(table.state) == on_table(letter, rotation, segment)


@pytest.mark.parametrize(("letter", "at", "rotation", "segment"), CASES)
def test_a_position_names_the_printed_segment(letter: str, at: str, rotation: int, segment: str) -> None:
    """A follower on a tile that a position has in another turn stands where the tile is printed so."""
    x, y = map(int, at.split(","))
    follower = {"seat": 0, "x": x, "y": y, "segment": segment}
    state = GAME.load(position("VV", laid=(f"{letter} at {at} turned {rotation}",), followers=[follower], turn=1))
    assert standing(state) == on_table(letter, rotation, segment)
    assert GAME.load(state.save()) == state


@pytest.mark.parametrize(("letter", "at", "rotation", "segment"), CASES)
def test_choices_go_by_how_the_tile_lies(letter: str, at: str, rotation: int, segment: str) -> None:
    """What is said, described and shown of a tile is of one turn, whichever was asked for."""
    state = GAME.load(position(letter + "VV"))
    if not state.claiming:
        play(state, f"{letter} at {at} turned {rotation}")
    turn = state.view(0)["laid"][-1]["rotation"]
    sought = on_table(letter, rotation, segment)
    described = [one for one in map(state.describe, state.actions()) if one["verb"] == "follower"]
    (name,) = [one["segment"] for one in described if on_table(letter, turn, one["segment"]) == sought]
    play(state, f"{ROLES[name[0]]} on {name}")
    assert standing(state) == sought


def differences(moves: list[str], expect: dict[str, Any]) -> list[str]:
    """What the runner says of a scenario."""
    data = {"vectors": [{"id": "x", "players": PLAYERS[:2], "moves": moves, "expect": expect}]}
    ((_, found),) = carcassonne.run(data)
    return found


def test_spots_and_followers_keep_to_the_move() -> None:
    """What a scenario expects is named as the tile was turned in its move."""
    moves = ["U 1 0 180 f0", "U 2 0 180 f1"]
    assert differences(moves[:1], {"followers_on_board": [["Red", 1, 0, "f0"]]}) == []
    assert differences(moves, {"spots": ["r0", "f1"]}) == []
    assert differences(["U 1 0 0 f1", "U 2 0 0 f0"], {"spots": ["r0", "f0"]}) == []
    assert differences(["U 1 0 0 f1", "U 2 0 180 -"], {"spots": ["r0", "f1"]}) == []
    assert (
        differences([*moves, "V -1 0 270 -"], {"followers_on_board": [["Red", 1, 0, "f0"], ["Blue", 2, 0, "f1"]]}) == []
    )


def test_a_city_that_stays_open() -> None:
    """The printed south of H is its open north once it is turned about."""
    state = played("H 0 -1 180 c1").state
    assert standing(state) == {"N"}
    assert state.view(0)["track"] == [0, 0]
    assert played("H 0 -1 180 c0").state.view(0)["track"] == [4, 0]


def test_a_farmer_south_of_the_road() -> None:
    """CC-39: the south of a straight road does not border the city; its printed north does once it is turned."""
    finished = ["E 0 -1 180 -"]
    assert differences([*finished, "U 1 0 180 f0"], {"final": {"Blue": 0}}) == []
    assert differences([*finished, "U 1 0 180 f1"], {"final": {"Blue": 3}}) == []


def test_a_taken_segment_is_named_as_in_the_move() -> None:
    """CC-19: the refusal speaks of the field that the move names."""
    (difference,) = differences(["U 1 0 0 f1", "U 2 0 180 f0"], {"scores": {}})
    assert difference.endswith("No follower can be placed on f0.")
