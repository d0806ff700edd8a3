"""How fast the engine is: random play driven by the compiled loop, beside a fixed loop of plain Python."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

from rich.table import Table

from demesne import engine
from demesne.core.game import Game
from demesne.core.playout import clones, random_games
from demesne.core.state import State
from demesne.games import find_game, part_of

SLICES: Final = 5  # the best one counts: others were disturbed
SLICE_SECONDS: Final = 0.1
CLONES: Final = 2000

Row = dict[str, Any]


def calibrate() -> float:
    """Seconds for a fixed amount of plain Python, as a yardstick for the machine."""

    def work() -> None:
        numbers: dict[int, int] = {}
        for i in range(200_000):
            numbers[i & 1023] = numbers.get(i * 7 & 1023, 0) + i

    return best_time(work)


def best_time(work: Callable[[], object]) -> float:
    """CPU seconds of the quickest of several runs."""
    times = []
    for _ in range(SLICES):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return min(times)


def measure(names: list[str]) -> Iterator[Row]:
    """The figures of the engine in this process, game by game."""
    for name in names:
        own = part_of("bench", name)
        settings = [(players, "") for players in find_game(name).players] + getattr(own, "VARIANTS", [])
        for players, variant in settings:
            yield measure_table(name, players, variant)
        for policy, play in getattr(own, "POLICIES", {}).items():
            yield measure_policy(name, policy, play)


def measure_table(name: str, players: int, variant: str) -> Row:
    """The figures for one game with so many players."""
    game = find_game(name)
    options = game.settle(players, {variant: True} if variant else {})
    games, decisions, elapsed = timed(lambda number: random_games(game, players, options, 0, number))
    state = game.deal(game, players, 1, options, False)
    for _ in range(decisions // games // 2):
        state.perform(state.legal()[0])
    policy = f"random/{variant}" if variant else "random"
    return row(name, players, policy, games, decisions, elapsed, clone_time(state))


def measure_policy(name: str, policy: str, play: Callable[[Game[Any], int], int]) -> Row:
    """The figures for two players who both follow a policy."""
    game = find_game(name)
    games, decisions, elapsed = timed(lambda number: play(game, number))
    state = game.deal(game, 2, 1, game.settle(2, {}), False)
    return row(name, 2, policy, games, decisions, elapsed, clone_time(state))


def timed(play: Callable[[int], int]) -> tuple[int, int, float]:
    """How many games fill a slice, the decisions in them, and the seconds of the quickest run."""
    games, elapsed, decisions = 1, 0.0, 0
    while elapsed < SLICE_SECONDS:
        games *= 2
        start = time.process_time()
        decisions = play(games)
        elapsed = time.process_time() - start
    return games, decisions, best_time(lambda: play(games))


def clone_time(state: State) -> float:
    """Seconds for a clone."""
    return best_time(lambda: clones(state, CLONES)) / CLONES


def row(name: str, players: int, policy: str, games: int, decisions: int, elapsed: float, clone_seconds: float) -> Row:
    """One line of figures."""
    return {
        "game": name,
        "players": players,
        "policy": policy,
        "engine": "compiled" if engine.is_compiled() else "interpreted",
        "games_per_s": round(games / elapsed, 1),
        "decisions_per_s": round(decisions / elapsed, 1),
        "clone_us": round(1e6 * clone_seconds, 3),
        "calibration_s": round(calibrate(), 6),
    }


def measure_both(names: list[str]) -> Iterator[Row]:
    """The figures of this engine, and of the interpreted one if this is compiled."""
    yield from measure(names)
    if engine.is_compiled():
        output = subprocess.run(
            [sys.executable, "-m", "demesne.bench", *names],
            env=os.environ | {"DEMESNE_PURE": "1"},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        ).stdout
        yield from [json.loads(line) for line in output.splitlines()]


def table(rows: list[Row]) -> Table:
    """The figures for people; `per yardstick` does not depend on the machine."""
    figures = Table(title="CPU time, best of several runs")
    for column in ("game", "players", "policy", "engine"):
        figures.add_column(column)
    for column in ("games/s", "decisions/s", "µs per clone", "yardstick s", "games per yardstick"):
        figures.add_column(column, justify="right")
    for row in rows:
        figures.add_row(
            row["game"],
            str(row["players"]),
            row["policy"],
            row["engine"],
            f"{row['games_per_s']:,.0f}",
            f"{row['decisions_per_s']:,.0f}",
            f"{row['clone_us']:.2f}",
            f"{row['calibration_s']:.4f}",
            f"{row['games_per_s'] * row['calibration_s']:,.1f}",
        )
    return figures
