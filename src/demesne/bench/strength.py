"""How strong the bots are: the matches that a game declares, each level against the one below, and who is late."""

import time
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final, NamedTuple

from rich.table import Table

import demesne
from demesne.arena.match import Tournament, play_match
from demesne.arena.report import wilson
from demesne.arena.results import Results
from demesne.bots import bot_names
from demesne.core.state import OVER
from demesne.games import part_of

LEVELS: Final = ["beginner", "easy", "medium", "hard", "master"]
SEED: Final = 1
SECONDS: Final = 0.05  # what a bot is given that is watched for being late
EVERY: Final = 9  # decisions, of which one is watched

Row = dict[str, Any]


class Match(NamedTuple):
    """The first bot against the others."""

    bots: tuple[str, ...]
    options: dict[str, Any]


def matches(game: str) -> list[Match]:
    """What a game is judged by."""
    levels = LEVELS if set(LEVELS) <= set(bot_names(game)) else []
    steps = [Match((stronger, weaker), {}) for weaker, stronger in pairwise(levels)]
    return [*getattr(part_of("bench", game), "MATCHES", []), *steps]


def measure_bots(names: list[str], games: int) -> Iterator[Row]:
    """Every match of these games, so many games each, played in this process."""
    for name in names:
        for match in matches(name):
            yield play(name, match, games)
        if "master" in bot_names(name):
            yield lateness(name)


def play(game: str, match: Match, games: int) -> Row:
    """The first bot's share of the victories, with its interval, its points and how long it thinks."""
    tournament = Tournament(game, match.bots, tuple(match.options.items()), SEED)
    tournament.check()
    results = Results(tournament)
    for number in range(games):
        result = play_match(tournament, number)
        results.add(number, result.scores, result.winners)
        results.add_time(result)
    first = results.tallies[0]
    return {
        "game": game,
        "bots": list(match.bots),
        "options": match.options,
        "games": games,
        "share": round(first.wins / games, 4),
        "interval": [round(end, 4) for end in wilson(first.wins, games)],
        "mean_points": round(first.points / games, 2),
        "ms_per_decision": round(1000 * first.seconds / max(1, first.decisions), 2),
    }


def lateness(game: str) -> Row:
    """By how much a bot that is given a time leaves it, over the positions of one game between beginners."""
    late = []
    beginner, number = demesne.bot("beginner", game, SEED), 0
    state = demesne.game(game).new(players=2, seed=SEED)
    while state.actor != OVER:
        window = demesne.window(state, int(state.actor))
        if number % EVERY == 0:
            bot = demesne.bot(f"master:time={SECONDS}", game, SEED)
            start = time.perf_counter()
            bot.choose(window)
            late.append(1000 * (time.perf_counter() - start - SECONDS))
        number += 1
        state.apply(beginner.choose(window))
    late.sort()
    return {"game": game, "late_ms": {"median": round(late[len(late) // 2], 2), "worst": round(late[-1], 2)}}


def table_of_bots(rows: list[Row]) -> Table:
    """The figures for people."""
    figures = Table(title="Matches between bots, each deal from every seat")
    figures.add_column("match", overflow="fold")
    for column in ("games", "won", "95 % interval", "mean points", "ms per decision"):
        figures.add_column(column, justify="right")
    for row in rows:
        if "late_ms" in row:
            late = row["late_ms"]
            figures.add_row(f"{row['game']}: late by {late['median']} ms (median), {late['worst']} ms (worst)")
            continue
        first, *others = row["bots"]
        low, high = row["interval"]
        figures.add_row(
            f"{row['game']}: {first} against {', '.join(others)} {row['options'] or ''}".strip(),
            str(row["games"]),
            f"{row['share']:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{row['mean_points']:.2f}",
            f"{row['ms_per_decision']:.2f}",
        )
    return figures
