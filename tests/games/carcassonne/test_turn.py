"""The turn: who plays, in which order, and what everybody knows."""

import demesne
from tests.games.carcassonne.positions import GAME, asked, begin, events, play, played, said


def test_seats_take_turns() -> None:
    """CC-7: after the last seat the first has its turn again."""
    state = begin("UUUU", players=3)
    order = []
    while state.actor != demesne.OVER:
        order.append(int(state.actor))
        play(state, said(state)[0], "no follower")
    assert order == [0, 1, 2, 0]


def test_a_turn_is_tile_follower_scoring() -> None:
    """CC-8: first the tile, then the follower, then what is finished is scored."""
    state = begin("EU")
    state.listen()
    play(state, "E at 0,-1 turned 180", "knight on c0")
    kinds = [event.kind for event in state.events or []]
    assert kinds == ["place", "follower", "score", "return", "draw"]


def test_the_follower_is_asked_for_only_when_there_is_a_choice() -> None:
    """CC-8: where no follower can be placed, the turn goes on by itself."""
    three_farmers = [
        {"seat": 0, "x": 1, "y": 0, "segment": "f0"},
        {"seat": 0, "x": 2, "y": 0, "segment": "f1"},
    ]
    laid = ("U at 1,0 turned 0", "U at 2,0 turned 0", "U at 3,0 turned 0")
    thief = [{"seat": 1, "x": 3, "y": 0, "segment": "r0"}]
    state = begin("UU", laid=laid, followers=three_farmers + thief)
    assert state.actor == 0
    play(state, "U at 4,0 turned 0")
    assert state.actor == 1
    assert said(state)[0].startswith("U at")


def test_the_tile_in_hand_is_public() -> None:
    """CC-9: everybody sees the tile drawn."""
    state = begin("VUE", players=3)
    assert {state.view(seat)["hand"] for seat in (0, 1, 2, None)} == {"V"}


def test_the_order_of_the_pile_is_hidden_and_its_tiles_are_not() -> None:
    """CC-9: games that differ in the order of the pile look alike, and what is left is counted."""
    one, other = begin("VUEW"), begin("VWEU")
    assert one != other
    for seat in (0, 1, None):
        assert one.view(seat) == other.view(seat)
    remaining = one.view(0)["remaining"]
    assert {letter: number for letter, number in remaining.items() if number} == {"E": 1, "U": 1, "W": 1}
    assert one.view(0)["pile"] == 3


def test_a_guess_shuffles_the_pile_only() -> None:
    """CC-9: what is guessed has the same tiles to come."""
    state = GAME.new(2, seed=9)
    piles = [state.guess(0, seed).save()["pile"] for seed in range(10)]
    assert len({tuple(pile) for pile in piles}) == 10
    assert {tuple(sorted(pile)) for pile in piles} == {tuple(sorted(state.save()["pile"]))}


def test_the_turn_passes_on() -> None:
    """CC-10: with or without scoring, the next player follows."""
    state = begin("EUU", players=3)
    play(state, "E at 0,-1 turned 180", "knight on c0")
    assert state.actor == 1
    play(state, "U at 1,0 turned 0", "no follower")
    assert state.actor == 2


def test_nothing_comes_to_light_before_the_turn_is_over() -> None:
    """CC-11: laying the tile reveals nothing; the next draw does."""
    state = begin("UUU")
    first = state.reveals
    play(state, "U at 1,0 turned 0")
    assert state.reveals == first
    play(state, "thief on r0")
    assert state.reveals == first + 1


def test_a_tile_that_fits_has_to_be_laid() -> None:
    """CC-15: every answer to the first question is a placement; nothing can be passed."""
    state = begin("UU")
    assert all(words.startswith("U at ") for words in said(state))


def test_a_tile_with_one_place_is_laid_without_a_question() -> None:
    """CC-15: the monastery has one place beside the start tile, so only the follower is asked for."""
    assert asked(begin("BU")) == (0, ["no follower", "farmer on f0", "monk on m"])


def test_the_last_move_is_scored_before_the_next_draw() -> None:
    """CC-10: events of one turn come before those of the next."""
    table = played("E 0 -1 180 c0")
    assert [event.kind for event in table.events][:5] == ["draw", "place", "follower", "score", "return"]
    assert events(table.state, "return") == [{"seat": 0, "role": "knight", "x": 0, "y": -1, "segment": "c0"}]
