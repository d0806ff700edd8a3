"""A page with the strength and the speed of every bot in every game, and the speed of the engine, on this machine."""

import os
import platform
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import demesne
from demesne import engine
from demesne.arena.match import Tournament, everybody_with_everybody, play_match
from demesne.arena.page import matrix
from demesne.arena.ratings import rate
from demesne.arena.report import wilson
from demesne.arena.results import Results
from demesne.bench.speed import measure
from demesne.bots import bot_names, wishes
from demesne.games import find_game

SEED: Final = 1
CPU: Final = Path("/proc/cpuinfo")
HEADING: Final = """# Results

Written by `demesne bench results`. To cite it, see `CITATION.cff`.
"""
ABOUT_STRENGTH: Final = """## Strength

Two players, every pair of bots, each deal from both seats, seed {seed}. A pair plays until it has played {games}
games or the {minutes:g} minutes of CPU time for all pairs of the game are over; the next deal is always for the pair
that has had least time, so pairs with slow bots play fewer games, two at least. `Elo` is Bradley and Terry's rating
from the average of the bots of the game, with a 95 % interval as the [arena](arena.md#ratings) has it; `won` is the
share of victories over all games of the bot, with Wilson's 95 % interval; a decision's time is by the clock. The
second table of each game has how often the bot of the line came before that of the column, and in how many games.
"""
ABOUT_SPEED: Final = """## Speed of the engine

Games and decisions of random play in a second of CPU time on one core, by the compiled loop; the yardstick is a fixed
loop of plain Python, to compare machines.
"""


def write_page(names: list[str], games: int, minutes: float) -> Iterator[str]:
    """The page, part by part."""
    yield HEADING
    yield f"{machine()}\n"
    yield ABOUT_STRENGTH.format(seed=SEED, games=games, minutes=minutes)
    for name in names:
        yield strength(name, bot_names(name), games, 60 * minutes)
    yield ABOUT_SPEED
    yield speed(names)


def machine() -> str:
    """What everything was measured on."""
    models = [line.partition(":")[2].strip() for line in open_lines(CPU) if line.startswith("model name")]
    processor = models[0] if models else platform.processor() or platform.machine()
    how = f"Python {platform.python_version()}, {engine.describe()}"
    return f"Machine: {processor}, {os.cpu_count()} cores, {platform.system()}; {how}, Demesne {demesne.__version__}."


def open_lines(path: Path) -> list[str]:
    """The lines of a file, none if there is no such file."""
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def strength(name: str, bots: list[str], games: int, seconds: float) -> str:
    """What these bots of a game are worth."""
    tables = everybody_with_everybody(len(bots), 2)
    tournament = Tournament(name, tuple(bots), tuple(wishes(bots, name).items()), SEED, tables)
    results = play(tournament, games, seconds)
    rows = []
    for bot, tally, rating in zip(bots, results.tallies, rate(results), strict=True):
        low, high = wilson(tally.wins, tally.games)
        rows.append([
            f"`{bot}`",
            f"{rating.elo:+.0f} ± {rating.elo_error:.0f}",
            f"{tally.wins / tally.games:.1%} ({low:.1%} to {high:.1%})",
            str(tally.games),
            f"{tally.points / tally.games:.1f}",
            f"{1000 * tally.seconds / tally.decisions:.3f}",
        ])  # fmt: skip
    rows.sort(key=lambda row: -float(row[1].partition(" ")[0]))
    columns = ["bot", "Elo", "won", "games", "mean points", "ms a decision"]
    pairs = [[f"`{bot}`", *cells] for bot, *cells in matrix(results, bots)]
    title = f"### {find_game(name).title}\n"
    return "\n".join([title, table(columns, rows), table(["", *[f"`{bot}`" for bot in bots]], pairs)])


def play(tournament: Tournament, games: int, seconds: float) -> Results:
    """Play deal by deal, each at the table that has had least time, until that is over or all have played enough."""
    tournament.check()
    results = Results(tournament)
    spent = dict.fromkeys(range(len(tournament.seatings)), 0.0)
    while spent and (sum(spent.values()) < seconds or any(results.matches[table].games == 0 for table in spent)):
        table = min(spent, key=lambda one: spent[one])
        start = time.process_time()
        play_deal(tournament, table, results)
        spent[table] += time.process_time() - start
        if results.matches[table].games >= games:
            seconds -= spent.pop(table)
    return results


def play_deal(tournament: Tournament, table: int, results: Results) -> None:
    """Play the next deal of a table in every seating."""
    seatings = len(tournament.seatings[table])
    first = results.matches[table].games // seatings * tournament.starts[-1] + tournament.starts[table]
    for number in range(first, first + seatings):
        result = play_match(tournament, number)
        results.add(number, result.scores, result.winners)
        results.add_time(result)


def speed(names: list[str]) -> str:
    """How fast the engine plays at random."""
    rows = [
        [
            find_game(row["game"]).title,
            str(row["players"]),
            row["policy"],
            f"{row['games_per_s']:,.0f}",
            f"{row['decisions_per_s']:,.0f}",
            f"{row['calibration_s']:.4f}",
        ]
        for row in measure(names)
    ]
    return table(["game", "players", "policy", "games/s", "decisions/s", "yardstick s"], rows)


def table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown, numbers to the right."""
    lines = [columns, ["---", *["---:"] * (len(columns) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines) + "\n"
