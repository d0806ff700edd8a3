"""Placing a domino: contacts, the frame, and discarding what does not fit."""

import pytest

import demesne
from tests.games.kingdomino.positions import (
    GAME,
    WALLED_IN,
    fits,
    kingdom,
    placing,
    play,
    play_on,
    said,
    table,
    told,
)

#: free are 0,-2 and 1,-2 only; wheat joins on the right of them, nothing that 13 has on the left
ONE_GAP = (
    "4 at -1,0 south; 6 at 0,1 east; 47 at 1,0 east; 24 at -2,0 south; 11 at 0,-1 east; 43 at -2,2 east;"
    "17 at 1,2 west; 39 at -1,-1 west; 3 at 2,1 south; 44 at -1,-2 west; 45 at 2,-1 north"
)


def refusal(state: demesne.State, words: str) -> str:
    """Why words are refused."""
    with pytest.raises(ValueError, match=r"\.$") as caught:
        state.read(words)
    return str(caught.value)


@pytest.mark.parametrize("lying", ["48 at 0,-1 north", "12 at 1,0 east", "10 at 0,1 south", "7 at -1,0 west"])
def test_the_castle_is_wild(lying: str) -> None:
    """KD-17: any terrain may lie against any side of the castle."""
    assert fits(kingdom(""), lying)
    others = ["48 at 0,-1 north", "12 at 1,0 east", "10 at 0,1 south", "7 at -1,0 west"]
    others.remove(lying)
    assert fits(kingdom("; ".join(others)), lying)


def test_the_first_domino_touches_the_castle() -> None:
    """KD-17: on the empty plain only the castle joins, and not at its corners."""
    state = placing("", 13)
    assert "touch neither" in refusal(state, "place 13 at 2,0 east")
    assert "touch neither" in refusal(state, "place 13 at 1,1 east")
    assert state.read("place 13 at 2,0 west") in state.actions()


def test_one_matching_contact_is_enough() -> None:
    """KD-18: a domino whose wheat touches wheat may touch anything else besides."""
    built = kingdom("1 at 1,0 east; 12 at 0,1 south")
    assert fits(built, "14 at 1,1 south")  # the wheat touches wheat and swamp, the lake touches swamp


def test_no_matching_contact_is_not_enough() -> None:
    """KD-18: touching other terrains joins nothing."""
    assert "touch neither" in refusal(placing("1 at 1,0 east", 17), "place 17 at 3,0 east")


def test_corners_do_not_join_dominoes() -> None:
    """KD-18: wheat that meets wheat at a corner is not joined to it."""
    state = placing("1 at 1,0 east", 2)
    assert "touch neither" in refusal(state, "place 2 at 3,1 south")
    assert state.read("place 2 at 3,0 south") in state.actions()


def test_the_square_that_touches_must_match() -> None:
    """KD-18: forest against wheat does not join, although the other half is wheat."""
    state = placing("1 at 1,0 east", 13)
    assert "touch neither" in refusal(state, "place 13 at 4,0 west")
    assert state.read("place 13 at 3,0 east") in state.actions()


def test_the_halves_of_a_domino_do_not_join_it() -> None:
    """KD-18: two forest halves side by side do not make a contact."""
    assert "touch neither" in refusal(placing("1 at 1,0 east", 3), "place 3 at 2,1 south")


def test_a_gap_that_fits_one_way_round_only() -> None:
    """KD-18: in the last gap of a kingdom the domino has to be turned the right way."""
    built = kingdom(ONE_GAP)
    assert not fits(built, "13 at 0,-2 east")
    assert fits(built, "13 at 1,-2 west")
    assert len(list(built.placements(13, 5))) == 1


def test_a_taken_square_is_refused() -> None:
    """KD-19: both squares must be empty, and the castle's is not."""
    state = placing("1 at 1,0 east", 13)
    assert refusal(state, "place 13 at 2,0 south") == "The square 2,0 is taken."
    assert refusal(state, "place 13 at 1,1 north") == "The square 1,0 is taken."
    assert refusal(state, "place 13 at -1,0 east") == "The square 0,0 is taken."


def test_a_domino_may_be_turned_freely() -> None:
    """KD-19: either half may touch the castle, in all directions in which there is room."""
    state = placing("", 13)
    for direction in ("east", "south", "north"):
        assert state.read(f"place 13 at 1,0 {direction}") in state.actions()
    for half_a, direction in (("2,0", "west"), ("1,1", "north"), ("1,-1", "south")):
        assert state.read(f"place 13 at {half_a} {direction}") in state.actions()


def test_a_domino_never_moves_again() -> None:
    """KD-19: what is laid stays as it is until the end."""
    state = GAME.new(2, seed=9)
    before: list[list[str]] = [[], []]
    while state.actor != demesne.OVER:
        play_on(state, 1)
        after = [data["laid"] for data in state.save()["kingdoms"]]
        assert all(after[seat][: len(before[seat])] == before[seat] for seat in (0, 1))
        before = after
    assert all(before)


@pytest.mark.parametrize(
    ("words", "sixth"),
    [
        ("1 at 1,0 east; 2 at 3,0 east", "13 at -1,0 south"),
        ("1 at 1,0 east; 2 at 3,0 east", "13 at 5,0 south"),
        ("1 at -1,0 west; 2 at -3,0 west", "13 at 1,0 south"),
        ("1 at 0,1 south; 2 at 0,3 south", "13 at 0,-1 east"),
        ("1 at 0,-1 north; 2 at 0,-3 north", "13 at 0,1 east"),
        ("1 at 1,0 east; 2 at -1,0 south; 14 at -1,2 west", "13 at 3,0 south"),
    ],
)
def test_six_columns_or_rows_are_too_many(words: str, sixth: str) -> None:
    """KD-20: the kingdom may be 5 squares wide and high, wherever the castle is in it."""
    extent = "high" if sixth in ("13 at 0,-1 east", "13 at 0,1 east") else "wide"
    assert refusal(placing(words, 13), f"place {sixth}") == (f"The kingdom would be 6 squares {extent}; 5 are allowed.")
    assert fits(kingdom(words, 7), sixth, 7)


def test_the_frame_is_not_fixed_in_advance() -> None:
    """KD-20: a kingdom four wide may grow by one on either side, and then no more."""
    words = "1 at 1,0 east; 13 at -1,0 south"
    assert fits(kingdom(words), "14 at 3,0 south")
    assert fits(kingdom(words), "14 at -2,0 south")
    assert not fits(kingdom(f"{words}; 14 at 3,0 south"), "15 at -2,0 south")
    assert not fits(kingdom(f"{words}; 14 at -2,0 south"), "15 at 3,0 south")
    assert not fits(kingdom(words), "14 at 3,0 east")  # two columns at once are one too many


def test_what_is_in_reach_is_told() -> None:
    """KD-20: the squares beyond which the kingdom would be too wide or too high."""
    assert GAME.new(2, 1).view(None)["kingdoms"][0]["reach"] == {"west": -4, "north": -4, "east": 4, "south": 4}
    state = placing("19 at 1,0 east; 1 at 0,-1 north", 5)
    assert state.view(None)["kingdoms"][0]["reach"] == {"west": -2, "north": -4, "east": 4, "south": 2}


def test_the_castle_may_end_in_a_corner() -> None:
    """KD-20: all of the kingdom may lie to one side of the castle."""
    built = kingdom("1 at 1,0 east; 2 at 3,0 east; 3 at 0,1 south; 4 at 0,3 south")
    assert (built.west, built.north, built.columns, built.rows) == (0, 0, 5, 5)
    assert not fits(built, "13 at 0,-1 east")


def test_empty_squares_are_allowed() -> None:
    """KD-21: a single square may be closed in, although no domino can ever cover it."""
    state = placing("1 at 1,0 east; 2 at 2,1 south; 13 at 1,2 west", 4)
    play(state, "place 4 at 0,1 west")
    squares = {(one["x"], one["y"]) for one in state.view(0)["kingdoms"][0]["squares"]}
    assert {(1, 0), (2, 1), (1, 2), (0, 1)} <= squares
    assert (1, 1) not in squares


def test_what_fits_cannot_be_discarded() -> None:
    """KD-22: while a domino fits somewhere, placing it is all that can be done."""
    state = placing("1 at 1,0 east", 46)
    assert len(said(state)) > 1
    assert all(words.startswith("place 46 ") for words in said(state))
    for words in ("discard 46", "discard", "pass"):
        assert "is not an action" in refusal(state, words)


def test_the_only_placement_is_made() -> None:
    """KD-22: a domino that fits in one way only is laid so, without a question, and not discarded."""
    after = table(ONE_GAP, "", "", "", line={13: 0}, offer={}).save()["kingdoms"][0]
    assert after["laid"][-1] == "13 at 1,-2 west"
    assert after["discarded"] == []


def test_what_does_not_fit_is_discarded() -> None:
    """KD-22, KD-23: a domino that fits nowhere leaves the game, and its owner goes on to take."""
    state = table(
        "",
        WALLED_IN,
        "",
        "",
        line={45: 0, 46: 1},
        offer={
            20: 2,
            21: 3,
            22: None,
            23: None,
        },
    )
    assert not list(kingdom(WALLED_IN).placements(46, 5))
    before = state.scores()[1]
    state.listen()
    play(state, "place 45 at 1,0 east", "take 22")
    assert told(state)[:4] == ["0 places 45", "0 takes 22", "1 discards 46", "1 takes 23"]
    assert state.save()["kingdoms"][1]["discarded"] == [46]
    assert state.scores()[1] == before == 0
    everywhere = state.save()
    left = everywhere["pile"] + [place["domino"] for place in everywhere["line"] + everywhere["offer"]]
    assert 46 not in left


def test_taking_after_a_discard_is_a_free_choice() -> None:
    """KD-23: whoever had to discard chooses among the free dominoes like anybody else."""
    state = table(WALLED_IN, "", "", "", line={46: 0, 47: 1}, offer={20: 2, 21: 3, 22: None, 23: None})
    assert state.actor == 0
    assert state.save()["kingdoms"][0]["discarded"] == [46]
    assert said(state) == ["take 22", "take 23"]


def test_taking_is_compulsory() -> None:
    """KD-24: a king takes a domino even if none of them will fit."""
    state = table(WALLED_IN, "", "", "", line={12: 0, 13: 1}, offer={20: 2, 21: 3, 46: None, 47: None})
    assert not list(kingdom(WALLED_IN).placements(47, 5))
    assert (state.actor, said(state)) == (0, ["take 46", "take 47"])
    assert "is not an action" in refusal(state, "pass")
