"""What a game is loaded from or guessed is let go again."""

import gc
import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest

import demesne
from demesne.core.chance import fold

pytestmark = pytest.mark.slow

TIMES = 50


def grown(work: Callable[[], object]) -> int:
    """How many bytes more are in use for each time that something is done again."""
    work()
    gc.collect()
    tracemalloc.start()
    try:
        work()
        gc.collect()
        before, _ = tracemalloc.get_traced_memory()
        for _ in range(TIMES):
            work()
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) // TIMES


@pytest.mark.parametrize("name", demesne.games())
def test_nothing_is_left_of_what_was_let_go(name: str) -> None:
    """Loaded, guessed and cloned states, all of them."""
    game: Any = demesne.game(name)
    state = game.new(players=2, seed=3)
    for step in range(30):
        if state.actor == demesne.OVER:
            break
        actions = state.actions()
        state.apply(actions[fold(step, 1) % len(actions)])
    position = state.save()
    assert grown(lambda: game.load(position)) < 20
    assert grown(lambda: state.guess(0, 1)) < 20
    assert grown(lambda: state.clone()) < 20
