"""What the engine answers about choices: what they pay at once, what they touch, what is closed and why."""

from typing import Any

import pytest

import demesne
from demesne.core.chance import pick, seeded, step
from demesne.core.refused import Refused
from demesne.games.carcassonne.ground import place_on_tile
from demesne.games.carcassonne.tiles import LETTERS, TILES
from tests.games.carcassonne.positions import GAME, begin, play, played
from tests.games.carcassonne.test_scoring import ROUND


def choice(state: demesne.State, words: str) -> dict[str, Any]:
    """A choice with all that it brings."""
    return next(one for one in state.menu() if one["words"] == words)


def test_a_tile_tells_what_it_would_pay_at_once_and_what_it_would_touch() -> None:
    """CC-26: a second cap finishes the city of seat 1's knight for 4 points; the field round it is nobody's."""
    state = begin("EE", laid=("E at 0,1 turned 180",), followers=[{"seat": 1, "x": 0, "y": 1, "segment": "c0"}])
    found = choice(state, "E at 0,2 turned 0")
    assert found["pays"] == [{"seat": 1, "points": 4}]
    city, field = found["features"]
    assert (city["feature"], city["finished"], city["owners"], city["tiles"]) == ("city", True, [1], 2)
    assert (city["points"], city["projected"], city["open"]) == (4, 4, 0)
    assert (field["feature"], field["finished"], field["owners"]) == ("field", False, [])
    assert choice(state, "E at 1,1 turned 0")["pays"] == []


def test_a_follower_tells_what_it_would_score_at_once() -> None:
    """CC-20: a free city that the tile has finished may be claimed, and pays in the same turn."""
    state = play(begin("EE"), "E at 0,-1 turned 180")
    found = choice(state, "knight on c0")
    assert found["pays"] == [{"seat": 0, "points": 4}]
    assert (found["feature"], found["place"], found["role"]) == ("city", "s", "knight")
    assert choice(state, "no follower")["pays"] == []
    assert choice(state, "farmer on f0")["pays"] == []


def test_a_tile_tells_of_a_monastery_beside_it_that_it_finishes() -> None:
    """CC-30: the eighth tile round a monk pays his owner 9, though the tile is no part of the monastery."""
    state = played("B 0 1 0 m", *ROUND).draw("E")
    found = choice(state, "E at 0,2 turned 180")
    assert found["pays"] == [{"seat": 0, "points": 9}]
    assert [one["feature"] for one in found["features"]] == ["city", "field"]


@pytest.mark.parametrize("seed", range(4))
def test_what_is_promised_is_paid(seed: int) -> None:
    """In random games each choice pays at once what the engine then scores."""
    state = GAME.new(2 + seed, seed, listen=True)
    chance = seeded(seed)
    while state.actor != demesne.OVER:
        chance = step(chance)
        action = state.actions()[pick(chance, len(state.actions()))]
        found = choice(state, state.say(action))
        known = len(state.events or [])
        state.apply(action)
        told = (state.events or [])[known:]
        if found["verb"] == "lay" and state.actor != demesne.OVER and state.claiming:
            continue  # a follower may change what is paid
        paid: dict[int, int] = {}
        for event in told:
            if event.kind in ("draw", "final"):
                break
            if event.kind == "score":
                for seat in event.facts["seats"]:
                    paid[seat] = paid.get(seat, 0) + event.facts["points"]
        assert {one["seat"]: one["points"] for one in found["pays"]} == paid


def test_a_closed_cell_says_what_would_meet_what() -> None:
    """CC-13: a tile of cities alone meets the road and the field of the start tile."""
    state = begin("CU", laid=("R at 0,-1 turned 180",))
    closed = {(one["x"], one["y"]): one for one in state.barred()}
    assert closed[1, 0]["why"] == "carcassonne-no-fit"
    assert closed[1, 0]["facts"] == {"clashes": [{"side": "w", "mine": "city", "theirs": "road"}]}
    assert closed[0, 1]["facts"] == {"clashes": [{"side": "n", "mine": "city", "theirs": "field"}]}
    cells = {(one["x"], one["y"]) for one in state.menu()}
    assert not cells & set(closed)
    assert cells | set(closed) == {(1, 0), (-1, 0), (0, 1), (0, -2), (1, -1), (-1, -1)}


def test_a_taken_segment_says_by_whom() -> None:
    """CC-19: the road and one field of the new tile are seat 0's already."""
    state = play(played("U 1 0 0 r0", "U 2 0 0 f0").draw("U"), "U at 3,0 turned 0")
    found = {one["segment"]: one for one in state.barred()}
    assert set(found) == {"r0", "f0"}
    assert found["r0"]["why"] == found["f0"]["why"] == "carcassonne-occupied"
    assert found["r0"]["facts"] == {"feature": "road", "seats": [0]}
    assert found["f0"]["facts"] == {"feature": "field", "seats": [1]}
    assert (found["r0"]["x"], found["r0"]["y"]) == (3, 0)


def test_what_is_asked() -> None:
    """Where to lay which tile; whether to place a follower."""
    state = begin("UU")
    assert state.question() == {"asks": "lay", "tile": "U"}
    assert play(state, "U at 1,0 turned 0").question() == {"asks": "follower", "tile": None}


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("letter", LETTERS)
def test_no_two_segments_of_a_kind_lie_in_one_place_of_a_tile(letter: str, turns: int) -> None:
    """So that a follower's choice can be said without the name of its segment."""
    tile = TILES[LETTERS.index(letter)]
    places = [(segment[0], place_on_tile(tile, turns, segment)) for segment in tile.segments]
    assert len(set(places)) == len(places)


def test_places_turn_with_the_tile() -> None:
    """A curve from south to west has its large field in the middle, its small one in the corner."""
    tile = TILES[LETTERS.index("V")]
    assert [place_on_tile(tile, turns, "f1") for turns in range(4)] == ["sw", "nw", "ne", "se"]
    assert [place_on_tile(tile, turns, "r0") for turns in range(4)] == ["sw", "nw", "ne", "se"]
    assert place_on_tile(tile, 1, "f0") == "middle"


@pytest.mark.parametrize(
    ("words", "code", "facts"),
    [
        ("no follower", "carcassonne-lay-first", {"letter": "U"}),
        ("thief on r0", "carcassonne-lay-first", {"letter": "U"}),
        ("V at 1,0 turned 0", "carcassonne-other-tile", {"letter": "V", "due": "U"}),
        ("U at 0,0 turned 0", "carcassonne-cell-taken", {"x": 0, "y": 0}),
        ("U at 1,1 turned 0", "carcassonne-corner-only", {"letter": "U", "x": 1, "y": 1}),
        ("U at 5,0 turned 0", "carcassonne-alone", {"letter": "U", "x": 5, "y": 0}),
        ("U at 500,0 turned 0", "carcassonne-alone", {"letter": "U", "x": 500, "y": 0}),
        (
            "U at 1,0 turned 90",
            "carcassonne-clash",
            {"letter": "U", "rotation": 90, "x": 1, "y": 0, "side": "w", "mine": "field", "theirs": "road"},
        ),
        ("sing", "no-action", {"words": "sing", "example": "U at -1,0 turned 0"}),
    ],
)
def test_a_refusal_is_a_code_with_facts(words: str, code: str, facts: dict[str, Any]) -> None:
    """Every language has words for it."""
    with pytest.raises(Refused) as refused:
        begin("UU").read(words)
    assert (refused.value.code, refused.value.facts) == (code, facts)


@pytest.mark.parametrize(
    ("words", "code", "facts"),
    [
        ("U at 2,0 turned 0", "carcassonne-laid", {}),
        ("knight on c0", "carcassonne-no-segment", {"letter": "U", "segment": "c0", "segments": ["r0", "f0", "f1"]}),
        ("knight on r0", "carcassonne-other-role", {"segment": "r0", "role": "knight", "proper": "thief"}),
    ],
)
def test_a_refusal_of_a_follower_is_a_code_with_facts(words: str, code: str, facts: dict[str, Any]) -> None:
    """Once the tile is laid."""
    with pytest.raises(Refused) as refused:
        play(begin("UU"), "U at 1,0 turned 0").read(words)
    assert (refused.value.code, refused.value.facts) == (code, facts)
