"""How fast what learners use is: batches and adapters beside the bare compiled loop, all with random play on one core.

`python -m demesne.bench.laboratory [GAME ...]` prints a line for each.
"""

import importlib
import sys
import time
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from demesne.adapters import openspiel, pettingzoo
from demesne.bots import make_batch
from demesne.core.playout import random_games
from demesne.games import find_game, list_games
from demesne.minds.batch import Batch, random_steps

GAMES_IN_A_BATCH: Final = 64
SLICE_SECONDS: Final = 0.15
SLICES: Final = 15  # the best one counts: others were disturbed

Work = Callable[[int], int]  #: takes how much to do, and says how many steps that was


def rates(*works: Work) -> list[float]:
    """Steps in a second of CPU time, in slices by turns: a machine that becomes slower does so for all."""
    amounts = [enough(work) for work in works]
    best = [0.0] * len(works)
    for _ in range(SLICES):
        for i, work in enumerate(works):
            start = time.process_time()
            steps = work(amounts[i])
            best[i] = max(best[i], steps / (time.process_time() - start))
    return best


def enough(work: Work) -> int:
    """How much to do to be busy for a slice."""
    amount, elapsed = 1, 0.0
    while elapsed < SLICE_SECONDS:
        amount *= 2
        start = time.process_time()
        work(amount)
        elapsed = time.process_time() - start
    return amount


def bare_loop(name: str) -> Work:
    """Games played by the compiled loop, without observations."""
    game = find_game(name)
    options = game.settle(2, {})
    return lambda games: random_games(game, 2, options, 0, games)


def batches(name: str) -> Work:
    """Steps of a batch, with observations and masks."""
    batch = make_batch(name, 2, GAMES_IN_A_BATCH, seed=1)
    assert isinstance(batch, Batch)

    def work(steps: int) -> int:
        random_steps(batch, steps)
        return GAMES_IN_A_BATCH * steps

    return work


def pettingzoo_steps(name: str) -> Work:
    """Steps of PettingZoo's interface, with what `last` tells before each."""
    table = pettingzoo.env(name, players=2)
    chance = np.random.default_rng(1)

    def work(games: int) -> int:
        steps = 0
        for _ in range(games):
            table.reset()
            while not table.terminations[table.agent_selection]:
                observed, *_ = table.last()
                allowed = observed["action_mask"].nonzero()[0]
                table.step(allowed[int(chance.random() * len(allowed))])
                steps += 1
        return steps

    return work


def openspiel_steps(name: str) -> Work:
    """Steps of OpenSpiel's interface, with an observation before each."""
    game: Any = pyspiel.load_game(name)
    chance = np.random.default_rng(1)

    def work(games: int) -> int:
        steps = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(int(chance.integers(openspiel.DEALS)))
                    continue
                state.observation_tensor(state.current_player())
                actions = state.legal_actions()
                state.apply_action(actions[int(chance.random() * len(actions))])
                steps += 1
        return steps

    return work


def main() -> None:
    """Print the figures."""
    importlib.import_module("open_spiel.python.games")  # with the yardstick of the last column
    openspiel.register()
    names = sys.argv[1:] or list_games()
    titles = ["bare loop", "batch", "share", "PettingZoo", "OpenSpiel", "tic-tac-toe"]
    print(f"{'steps a second':20}" + "".join(f"{title:>12}" for title in titles))
    for name in names:
        bare, batch = rates(bare_loop(name), batches(name))
        zoo, spiel, yardstick = rates(
            pettingzoo_steps(name), openspiel_steps(openspiel.PREFIX + name), openspiel_steps("python_tic_tac_toe")
        )
        found = f"{bare:12,.0f}{batch:12,.0f}{batch / bare:12.2f}{zoo:12,.0f}{spiel:12,.0f}{yardstick:12,.0f}"
        print(f"{name:20}{found}", flush=True)


if __name__ == "__main__":
    main()
