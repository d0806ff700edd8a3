"""The course of the game: who acts when, placing and taking, turns, the last turn."""

import pytest

import demesne
from tests.games.kingdomino.positions import GAME, play, play_on, said, table, told

EMPTY = ("", "", "", "")


def play_any(state: demesne.State) -> None:
    """Place the domino that is due, anywhere."""
    assert said(state)[0].startswith("place")
    state.apply(state.actions()[0])


def test_the_line_decides_the_order() -> None:
    """KD-12, KD-13: kings act in the order of the line, lowest number first; each places, then takes."""
    state = table(
        *EMPTY,
        kings=[0, 1, 2, 3],
        offer={3: None, 17: None, 25: None, 41: None},
        pile=[9, 48, 30, 12],
    )
    state.listen()
    play(state, "take 41", "take 3", "take 17")
    for take in ("take 48", "take 9", "take 12"):
        play_any(state)
        play(state, take)
    play_any(state)
    assert [sentence for sentence in told(state) if sentence[0].isdigit()] == [
        "0 takes 41",
        "1 takes 3",
        "2 takes 17",
        "3 takes 25",
        "1 places 3",
        "1 takes 48",
        "2 places 17",
        "2 takes 9",
        "3 places 25",
        "3 takes 12",
        "0 places 41",
        "0 takes 30",
    ]
    assert state.actor == 2
    assert all(words.startswith("place 9 ") for words in said(state))


def test_placing_comes_before_taking() -> None:
    """KD-13: a king takes nothing before its domino is placed, and places nothing twice."""
    state = table(*EMPTY, line={13: 0, 14: 1, 15: 2, 16: 3})
    with pytest.raises(ValueError, match="Domino 13 has to be placed"):
        state.read("take 1")
    play(state, "place 13 at 1,0 east")
    assert said(state) == ["take 1", "take 2", "take 3", "take 4"]
    with pytest.raises(ValueError, match="nothing to place now"):
        state.read("place 13 at 0,1 south")


def test_both_lines_are_open_while_placing() -> None:
    """KD-13: whoever places sees the current line and the new one."""
    state = table(*EMPTY, line={13: 0, 14: 1, 15: 2, 16: 3}, offer={5: None, 6: None, 7: None, 48: None})
    for seat in (0, 1, 2, 3, None):
        known = state.view(seat)
        assert [place["domino"] for place in known["line"]] == [13, 14, 15, 16]
        assert [place["domino"] for place in known["offer"]] == [5, 6, 7, 48]


def test_two_kings_of_one_player_act_one_after_the_other() -> None:
    """KD-14: the first king places and takes before the second, of the same player, places."""
    state = table("", "", line={13: 0, 14: 0, 15: 1, 16: 1})
    state.listen()
    play(state, "place 13 at 1,0 east", "take 1", "place 14 at 0,1 south", "take 4")
    assert told(state) == ["0 places 13", "0 takes 1", "0 places 14", "0 takes 4"]
    assert state.actor == 1
    assert all(words.startswith("place 15 ") for words in said(state))


def test_two_kings_of_one_player_may_stand_apart() -> None:
    """KD-14: with two players, too, the line decides which king acts."""
    state = table("", "", line={13: 1, 14: 0, 15: 0, 16: 1})
    actors = []
    for _ in range(4):
        actors.append(state.actor)
        play_on(state, 1)
        if said(state)[0].startswith("take"):
            play_on(state, 1)
    assert actors == [1, 0, 0, 1]


def test_a_new_line_follows_when_all_have_acted() -> None:
    """KD-15: the new line becomes the current one, and the next one is laid out."""
    state = table("", "", "", line={13: 2}, offer={5: 0, 30: 1, 31: None}, pile=[40, 20, 33])
    state.listen()
    play(state, "place 13 at 1,0 east")
    assert told(state) == ["2 places 13", "2 takes 31", "line 20 33 40"]
    known = state.view(None)
    assert known["line"] == [{"domino": 5, "king": 0}, {"domino": 30, "king": 1}, {"domino": 31, "king": 2}]
    assert known["offer"] == [{"domino": number, "king": None} for number in (20, 33, 40)]


def test_no_line_follows_an_empty_pile() -> None:
    """KD-15: when no dominoes are left, no line is laid out."""
    state = GAME.new(3, seed=4, listen=True)
    play_on(state)
    lines = [i for i, sentence in enumerate(told(state)) if sentence.startswith("line")]
    assert len(lines) == 12
    assert told(state)[-1] == "end"
    assert state.view(None)["pile"] == 0
    assert state.view(None)["offer"] == []


@pytest.mark.parametrize(("players", "turns"), [(2, 6), (3, 12), (4, 12)])
def test_number_of_turns(players: int, turns: int) -> None:
    """KD-16: a game has 6 turns with two players and 12 with more, in which each gets 12 dominoes."""
    state = GAME.new(players, seed=6, listen=True)
    play_on(state)
    kings = 3 if players == 3 else 4
    added = [sentence for sentence in told(state) if " places " in sentence or " discards " in sentence]
    assert len(added) == turns * kings
    for seat in range(players):
        assert len([sentence for sentence in added if sentence.startswith(f"{seat} ")]) == 12


def test_only_placing_in_the_last_turn() -> None:
    """KD-25: when the last line has been taken, dominoes are placed and none are taken."""
    state = table(*EMPTY, line={13: 3, 14: 0, 15: 2, 16: 1}, offer={})
    state.listen()
    play_on(state)
    assert told(state) == ["3 places 13", "0 places 14", "2 places 15", "1 places 16", "end"]
    assert (state.actor, state.actions()) == (demesne.OVER, [])


def test_the_last_line_is_taken_like_any_other() -> None:
    """KD-25: the turn before the last still has both parts."""
    early = "; ".join(f"discard {number}" for number in range(1, 11))
    state = table(early, "", "", "", line={23: 0}, offer={45: 1, 46: 2, 47: 3, 48: None})
    assert state.view(None)["pile"] == 0
    state.listen()
    play_on(state)
    assert told(state)[:2] == ["0 places 23", "0 takes 48"]
    assert [sentence for sentence in told(state) if " takes " in sentence] == ["0 takes 48"]
