"""How often Dominion's `master` beats money alone, kingdom by kingdom.

`python -m demesne.bench.kingdoms` plays random kingdoms of all sets, then, on other deals, those in which it won least.
"""

import argparse
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from demesne.arena.match import Tournament, play_match
from demesne.arena.report import wilson
from demesne.arena.results import Results
from demesne.arena.spread import spread
from demesne.games import find_game

RIVAL: Final = "big-money-ultimate"
AGAIN: Final = 2**20  # added to the seed of a kingdom's deals when it is played again


class Kingdom(NamedTuple):
    """Ten cards, and how a bot fared with them."""

    seed: int
    cards: str
    games: int = 0
    wins: float = 0.0
    milliseconds: float = 0.0  # a decision


def main() -> None:
    """Print a line for each kingdom, and their sum."""
    parser = argparse.ArgumentParser(prog="python -m demesne.bench.kingdoms", description=__doc__)
    parser.add_argument("--bot", default="master:time=0.5", help="who plays against money alone (%(default)s)")
    parser.add_argument("--kingdoms", type=int, default=40, help="how many kingdoms (%(default)s)")
    parser.add_argument("--games", type=int, default=6, help="how many games in each (%(default)s)")
    parser.add_argument("--worst", type=int, default=3, help="how many of them are played again (%(default)s)")
    parser.add_argument("--again", type=int, default=40, help="how many games they are then played (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="that of the first kingdom (%(default)s)")
    parser.add_argument("--processes", type=int, help="how many at once; all cores if left out")
    given = parser.parse_args()
    if min(given.kingdoms, given.games, given.again) < 1 or given.worst < 0:
        parser.error("there is one kingdom at least, and one game in each")
    kingdoms = [draw(seed) for seed in range(given.seed, given.seed + given.kingdoms)]
    found = tell(play(kingdoms, given.bot, given.games, 0, given.processes))
    if worst := sorted(found, key=lambda kingdom: (kingdom.wins, kingdom.seed))[: given.worst]:
        print("Again, where it won least:")
        tell(play(worst, given.bot, given.again, AGAIN, given.processes))


def draw(seed: int) -> Kingdom:
    """The kingdom that is drawn with a seed."""
    state = find_game("dominion").new(players=2, seed=seed, kingdom="random", sets="all")
    return Kingdom(seed, ", ".join(state.view(None)["kingdom"]))


def play(kingdoms: list[Kingdom], bot: str, games: int, more: int, processes: int | None) -> Iterator[Kingdom]:
    """How a bot fares in so many games in each kingdom, every deal from both seats."""
    orders = ((kingdom, bot, games, kingdom.seed + more) for kingdom in kingdoms)
    return spread(fare, orders, processes, None)


def fare(kingdom: Kingdom, bot: str, games: int, seed: int) -> Kingdom:
    """The same in one."""
    tournament = Tournament("dominion", (bot, RIVAL), (("kingdom", kingdom.cards), ("sets", "all")), seed)
    results = Results(tournament)
    for number in range(games):
        result = play_match(tournament, number)
        results.add(number, result.scores, result.winners)
        results.add_time(result)
    first = results.tallies[0]
    return Kingdom(kingdom.seed, kingdom.cards, games, first.wins, 1000 * first.seconds / max(1, first.decisions))


def tell(kingdoms: Iterable[Kingdom]) -> list[Kingdom]:
    """Print each as soon as it is known, and their sum; all of them."""
    found = []
    for kingdom in kingdoms:
        print(
            f"{kingdom.seed}: {kingdom.wins:g} of {kingdom.games}, {kingdom.milliseconds:.0f} ms ({kingdom.cards})",
            flush=True,
        )
        found.append(kingdom)
    wins, games = sum(kingdom.wins for kingdom in found), sum(kingdom.games for kingdom in found)
    low, high = wilson(wins, games)
    print(f"{wins:g} of {games}: {wins / games:.1%} ({low:.1%} to {high:.1%})", flush=True)
    return found


if __name__ == "__main__":
    main()
