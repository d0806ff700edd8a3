"""Followers: who may place one, and where."""

import pytest

import demesne
from tests.games.carcassonne.positions import asked, begin, events, play, played, refusal, said


def test_one_follower_in_a_turn_after_the_tile() -> None:
    """CC-16: first the tile, then one follower, and then the next player's tile."""
    state = begin("UU")
    assert "has to be laid first" in refusal(state, "thief on r0")
    assert "has to be laid first" in refusal(state, "no follower")
    play(state, "U at 1,0 turned 0")
    assert asked(state) == (0, ["no follower", "thief on r0", "farmer on f0", "farmer on f1"])
    assert "The tile is laid" in refusal(state, "U at 2,0 turned 0")
    play(state, "thief on r0")
    assert state.actor == 1


def test_a_follower_can_be_kept() -> None:
    """CC-16: none has to be placed."""
    state = play(begin("UU"), "U at 1,0 turned 0", "no follower")
    assert state.view(0)["supply"] == [7, 7]
    assert state.save()["followers"] == []
    assert events(played("E 0 1 180 -").state, "decline") == [{"seat": 0, "x": 0, "y": 1}]


@pytest.mark.parametrize(
    ("move", "spots"),
    [
        ("L 1 0 90 -", ["c0", "r0", "r1", "r2", "f0", "f1", "f2"]),
        ("X 1 0 0 -", ["r0", "r1", "r2", "r3", "f0", "f1", "f2", "f3"]),
        ("B 0 1 0 -", ["f0", "m"]),
        ("C 0 -1 0 -", ["c0"]),
    ],
)
def test_a_follower_takes_a_segment(move: str, spots: list[str]) -> None:
    """CC-17: a city, a road, a field or the monastery."""
    assert played(move).spots == spots


def test_a_follower_comes_from_the_supply() -> None:
    """CC-17: it is told who placed it where, and the supply has one less."""
    table = played("E 0 1 180 f0")
    assert events(table.state, "follower") == [{"seat": 0, "role": "farmer", "x": 0, "y": 1, "segment": "f0"}]
    assert table.state.view(0)["supply"] == [6, 7]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("thief on r1", "Tile U has no segment ‘r1’; it has r0, f0, f1"),
        ("monk on m", "Tile U has no segment ‘m’"),
        ("knight on r0", "A follower on r0 is a thief, not a knight"),
        ("king on r0", "is not an action"),
    ],
)
def test_a_follower_on_no_segment_is_refused(words: str, reason: str) -> None:
    """CC-17: there has to be such a segment."""
    assert reason in refusal(play(begin("UU"), "U at 1,0 turned 0"), words)


def test_only_the_tile_just_laid_takes_the_follower() -> None:
    """CC-18: the road goes back to the start tile, but the follower stands on the new one."""
    table = played("U 1 0 0 -", "U 2 0 0 r0")
    assert table.state.save()["followers"] == [{"seat": 1, "x": 2, "y": 0, "segment": "r0"}]


@pytest.mark.parametrize("segment", ["r0", "f0", "f1"])
@pytest.mark.parametrize("between", [[], ["B 0 1 0 -"]])
def test_an_occupied_feature_is_closed_at_any_distance(segment: str, between: list[str]) -> None:
    """CC-19: a follower six tiles away keeps all others out, those of his owner too."""
    table = played(f"U 1 0 0 {segment}", *[f"U {x} 0 0 -" for x in range(2, 7)], *between)
    state = play(table.draw("V"), "V at 7,0 turned 0")
    words = "thief on r0" if segment == "r0" else f"farmer on {segment}"
    assert state.actor == len(between)
    assert words not in said(state)
    assert "already has a follower: Player 1." in refusal(state, words)


def test_another_field_of_the_tile_is_free() -> None:
    """CC-19: one bank of the road is taken, the other is not."""
    assert played("U 1 0 0 f0", "U 2 0 0 -").spots == ["r0", "f1"]


def test_a_monastery_is_always_free() -> None:
    """CC-19: the field round it is occupied, but a monk may come."""
    assert played("B 0 1 0 f0", "B 1 1 0 -").spots == ["m"]
    assert played("B 0 1 0 m", "B 1 1 0 -").spots == ["f0", "m"]


def test_claiming_what_the_tile_finishes() -> None:
    """CC-20: the city is finished and free: the knight is paid and comes back at once."""
    table = played("E 0 -1 180 c0")
    assert events(table.state, "score")[0]["points"] == 4
    assert table.state.view(0)["supply"] == [7, 7]
    assert table.state.view(0)["track"] == [4, 0]


SEVEN = [
    "U 1 0 0 r0", "U 2 0 0 -", "U 3 0 0 f0", "U 4 0 0 -", "U 5 0 0 f1", "U 6 0 0 -", "B 1 1 0 m",
    "U 7 0 0 -", "B 3 1 0 m", "U 8 0 0 -", "B 5 1 0 m", "V 9 0 0 -", "B 7 1 0 m", "V -1 0 270 -",
]  # fmt: skip


def test_without_followers_one_only_lays_tiles() -> None:
    """CC-21: after seven followers nothing is asked, and placing one more is refused."""
    table = played(*SEVEN)
    assert table.state.view(0)["supply"] == [0, 7]
    state = table.draw("W")
    assert state.actor == 0
    assert "There is no follower left" in refusal(state, "thief on r0")
    play(state, said(state)[0])
    assert state.actor == demesne.OVER  # it was the last tile, and there was no question
    with pytest.raises(ValueError, match="No follower can be placed on c0"):
        table.move("E 0 -1 180 c0")


def test_what_comes_back_can_be_used_in_the_next_turn() -> None:
    """CC-21: the thief comes home when the turn is over, and can be placed in the next."""
    table = played(*SEVEN, "W 9 1 90 -", "E 0 -1 180 -", "W -1 1 90 -")
    assert [(one["tiles"], one["seats"]) for one in events(table.state, "score")] == [(13, [0])]
    assert table.spots == []
    assert table.state.view(0)["supply"] == [1, 7]
    table.move("E 9 -1 0 -")
    table.move("V -2 0 90 -")
    assert table.mover == "Red"
    assert table.spots


def test_who_joins_fields_cannot_add_a_farmer() -> None:
    """CC-34: both halves of the new field have a farmer already."""
    table = played("E 0 -1 180 f0", "U 1 0 0 f0", "B 1 -1 0 -")
    assert table.spots == ["m"]
    assert [one["seat"] for one in table.state.save()["followers"]] == [0, 1]
