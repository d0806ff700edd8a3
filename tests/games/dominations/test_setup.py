"""Setup, hands, and what is hidden."""

import demesne
from demesne.games.dominations.state import Dominations
from tests.games.dominations.positions import GAME, play, said, table


def opened(players: int = 2, seed: int = 5, **options: bool) -> Dominations:
    """A game in which all have chosen the first of what they were offered."""
    state = GAME.new(players, seed, **options)
    for _ in range(2 * players):
        state.apply(state.actions()[0])
    assert isinstance(state, Dominations)
    return state


def test_choice_of_objective_and_monument() -> None:
    """DN-16: two of each are offered, one of each kept, unseen until all have chosen; the rest leave the game."""
    state = GAME.new(3, 1)
    first = state.actor
    assert first == state.order[0]
    assert [words.split()[0] for words in said(state)] == ["keep", "keep"]
    offer = state.view(int(first))["offer"]
    play(state, f"keep {offer['objectives'][0]}", f"keep {offer['monuments'][1]}")
    other = (first + 1) % 3
    assert state.view(int(other))["kept"][first] is None
    assert state.view(int(first))["kept"][first] == {
        "objective": offer["objectives"][0],
        "monument": offer["monuments"][1],
    }
    before = state.reveals
    for _ in range(4):
        state.apply(state.actions()[0])
    assert state.reveals > before
    assert state.view(None)["kept"][first]["objective"] == offer["objectives"][0]
    assert len(state.view(None)["monuments"]) == 3
    assert state.save()["offers"] == []


def test_the_start() -> None:
    """DN-4, DN-15, DN-17, DN-18, DN-21: nothing but the Campfire, limits of 5, 15 markers, levels from 1 on."""
    state = opened()
    view = state.view(None)
    assert view["knowledge"] == [dict.fromkeys(view["knowledge"][0], 0)] * 2
    assert view["limits"] == [dict.fromkeys(view["limits"][0], 5)] * 2
    assert (view["influence"], view["scores"], view["markers"]) == ([0, 0], [0, 0], [15, 15])
    assert view["trees"] == [[], []]
    assert all(monument["built"] == 0 and monument["at"] is None for monument in view["monuments"])
    assert all(bits == 15 for bits in state.copies)


def test_seven_tiles_and_one_exchange() -> None:
    """DN-19, DN-20: draw 7, return any of them once to the back of the supply, draw back to 7."""
    state = opened()
    seat = int(state.actor)
    assert seat == state.order[0]
    hand = state.view(seat)["hands"][seat]
    supply = state.save()["supply"]
    assert len(hand) == 7
    play(state, f"return {hand[4]}")
    assert f"return {hand[2]}" in said(state)  # in any order
    play(state, f"return {hand[2]}", "done")
    after = state.view(seat)["hands"][seat]
    assert sorted(after) == sorted(set(hand) - {hand[2], hand[4]} | set(supply[:2]))
    drawn_by_other = 7
    assert state.save()["supply"][-2:] == [hand[2], hand[4]]
    assert len(state.save()["supply"]) == 90 - 7 - drawn_by_other
    assert state.actor != seat


def test_tiles_are_returned_in_any_order() -> None:
    """DN-19: whichever tile is named first, the same state follows, at every step the same to others."""
    state = opened()
    seat = int(state.actor)
    one, other = (state.view(seat)["hands"][seat][i] for i in (5, 1))
    forth, back = (play(state.clone(), f"return {a}", f"return {b}") for a, b in ((one, other), (other, one)))
    assert forth == back
    assert forth.view(seat)["aside"] == [other, one]
    assert forth.view(1 - seat)["question"] == {"what": "return", "seat": seat, "more": 1}
    assert GAME.load(forth.save()) == forth


def test_an_older_position_of_returning_tiles() -> None:
    """Saved positions that name the tile returned last can still be played."""
    state = play(opened(), "done")
    position = state.save()
    position["agenda"][-1]["tile"] = "t50"
    assert GAME.load(position) == state


def test_hands_are_hidden_or_open() -> None:
    """DN-20: others see how many tiles somebody holds; with open hands, which."""
    state = opened()
    me, other = int(state.actor), 1 - int(state.actor)
    assert state.view(other)["hands"][me] is None
    assert state.view(other)["held"][me] == 7
    open_state = opened(hidden_hands=False)
    assert len(open_state.view(None)["hands"][open_state.actor]) == 7


def test_initiative_is_random() -> None:
    """DN-22: the order of the first Era depends on the seed."""
    assert {tuple(GAME.new(3, seed).order) for seed in range(40)} == {
        (0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0),
    }  # fmt: skip


def test_eras_and_turns() -> None:
    """DN-23, DN-24, DN-33: three Eras of five turns each, in Initiative order; there is always a tile to place."""
    for players in (2, 3, 4):
        state = GAME.new(players, players, listen=True)
        while state.actor != demesne.OVER:
            state.apply(state.actions()[-1])
        turns = [event.facts["seat"] for event in state.events or [] if event.kind == "turn"]
        placed = [event.facts["seat"] for event in state.events or [] if event.kind == "place"]
        assert len(turns) == 15 * players
        assert all(turns.count(seat) == 15 for seat in range(players))
        assert len(placed) + sum(event.kind == "reactivate" for event in state.events or []) >= 15 * players
        for first in range(0, 5 * players, players):
            assert turns[first : first + players] == turns[:players]


def test_phases() -> None:
    """DN-26, DN-28: growth, then building or not, then developing or not; growth cannot be passed."""
    hands = [["t01", "t02"], ["t03", "t04"]]
    state = table(turn=1, hands=hands, knowledge=[{"trade": 5}], map=["t05 at 0,0 down"])
    assert "done" not in said(state)
    play(state, "take t01", "place t01 at 1,0 up turned 0")
    assert "city at 0,0 down" in said(state)
    play(state, "done")
    assert "develop trade_caravan" in said(state)
    play(state, "done")
    assert state.actor == 1


def test_start_of_turn_effects_come_first() -> None:
    """DN-27: before growth."""
    fields = {"trees": [["trade_caravan a at 1,0"]], "hands": [["t01", "t02"], ["t03", "t04"]]}
    state = table(agenda=["turn"], **fields)
    assert state.view(None)["knowledge"][0]["trade"] == 1
    assert "take t01" in said(state)
