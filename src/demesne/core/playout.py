"""Random play to the end, and counting what can be played: the loops that must be compiled too."""

from typing import Final

from mypy_extensions import i64

from demesne.core.chance import seeded, step
from demesne.core.game import Data, Game
from demesne.core.state import OVER, State

#: added to the seed of a deal, so that the players have other random numbers than the dealer
PLAYERS: Final = 2**40


def playout(state: State, chance: i64) -> i64:
    """Play random actions to the end; how many decisions that took."""
    decisions: i64 = 0
    while state.actor != OVER:
        chance = step(chance)
        state.act(state.at_random(chance))
        state.settle()
        decisions += 1
    return decisions


def random_games(game: Game[State], players: int, options: Data, first: int, games: int) -> int:
    """Play so many games at random, one for each seed; how many decisions that took."""
    decisions: i64 = 0
    for seed in range(first, first + games):
        decisions += playout(game.deal(game, players, seed, options, False), seeded(seed + PLAYERS))
    return decisions


def clones(state: State, number: int) -> None:
    """Clone a state so many times."""
    for _ in range(number):
        state.clone()


def perft(state: State, depth: int) -> int:
    """How many sequences of so many actions there are from here; shorter if the game ends."""
    if depth == 0 or state.actor == OVER:
        return 1
    total = 0
    for action in state.legal():
        after = state.clone()
        after.perform(action)
        total += perft(after, depth - 1)
    return total
