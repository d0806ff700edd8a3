"""Tables of results."""

import math

from rich.table import Table

from demesne.arena.results import Results, Tally


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of games won (Wilson's score)."""
    if games == 0:
        return 0.0, 1.0
    z = 1.959964
    share = wins / games
    scale = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / scale
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / scale
    return max(0.0, middle - half), min(1.0, middle + half)


def running(results: Results) -> str:
    """The result so far in a line."""
    if not results.played:
        return ""
    shares = [f"{name} {tally.wins / tally.games:.1%}" for name, tally in named(results)]
    return " · ".join(shares)


def table(results: Results) -> Table:
    """The result of a tournament."""
    bots = Table(title=f"{results.tournament.game}: {results.played} games, seed {results.tournament.seed}")
    bots.add_column("bot", overflow="fold")
    for column in ("wins", "share", "95 % interval", "mean points", "time per decision"):
        bots.add_column(column, justify="right")
    for name, tally in named(results):
        low, high = wilson(tally.wins, tally.games)
        thought = f"{1e6 * tally.seconds / tally.decisions:,.0f} µs" if tally.decisions else "-"
        bots.add_row(
            name,
            f"{tally.wins:,.1f}".removesuffix(".0"),
            f"{tally.wins / max(1, tally.games):.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{tally.points / max(1, tally.games):.2f}",
            thought,
        )
    return bots


def named(results: Results) -> list[tuple[str, Tally]]:
    """The bots with their tallies, equal names numbered."""
    bots = results.tournament.bots
    names = [f"{name} #{bots[: i + 1].count(name)}" if bots.count(name) > 1 else name for i, name in enumerate(bots)]
    return list(zip(names, results.tallies, strict=True))
