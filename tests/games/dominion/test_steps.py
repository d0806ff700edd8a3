"""Steps are what is declared of them, whatever their functions are called."""

from collections.abc import Iterator

import pytest

from demesne.games.dominion.agenda import either, must
from demesne.games.dominion.sources import hand
from demesne.games.dominion.state import Cards, DominionState
from demesne.games.dominion.steps import FORKS_BY_NAMES, ROWS, STEPS, declare, does, fork, picks
from demesne.games.dominion.verbs import discard, nothing
from tests.games.dominion.positions import GAME, options, say, table
from tests.games.dominion.positions import discard as discard_pile


def odd(who: DominionState, where: int, what: Cards) -> None:
    """Discard, under names that say nothing."""
    discard(who, where, what)


def rich(who: DominionState, where: int, what: Cards) -> None:
    """A coin."""
    who.coins += 1


@pytest.fixture(autouse=True)
def declared() -> Iterator[None]:
    """Two steps more, until the test is over."""
    declare([picks("discard_a_trial", odd, "discard"), does("take_a_trial", rich)])
    yield
    for row in (STEPS.pop("discard_a_trial"), STEPS.pop("take_a_trial")):
        del ROWS[row.step]


def test_a_step_is_saved_and_said_as_it_is_declared() -> None:
    """Neither the function's name nor its parameters mean anything."""
    state = table("copper, moat", "", in_play="village")
    state.this = 0
    must(state, 0, odd, 1, hand())
    state.settle()
    assert state.save()["agenda"][-1]["pick"] == "discard_a_trial"
    assert options(state) == ["discard copper", "discard moat"]
    loaded = GAME.load(state.save())
    assert loaded == state
    say(loaded, "discard copper")
    assert discard_pile(loaded) == ["copper"]


def test_a_fork_is_saved_and_said_by_the_names_of_its_ways() -> None:
    """A new choice needs nothing but its table."""
    state = table("moat", "", in_play="village")
    state.this = 0
    either(state, 0, fork([rich, nothing]))
    state.settle()
    assert state.save()["agenda"][-1]["choose"] == ["take_a_trial", "nothing"]
    assert options(state) == ["no", "take a trial"]
    loaded = GAME.load(state.save())
    say(loaded, "take a trial")
    assert loaded.save()["coins"] == 1
    del FORKS_BY_NAMES["take_a_trial", "nothing"]


def test_what_a_step_takes_is_declared() -> None:
    """A position in which cards are picked for a step without cards is refused."""
    state = table("copper, moat", "", in_play="village")
    state.this = 0
    must(state, 0, odd, 1, hand())
    state.settle()
    position = state.save()
    position["agenda"][-1]["pick"] = "take_a_trial"
    with pytest.raises(ValueError, match="nothing can be picked for this step"):
        GAME.load(position)
