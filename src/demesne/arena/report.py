"""Tables of results."""

import math

from rich.table import Table

from demesne.arena.ratings import Rating, rate
from demesne.arena.results import Results, Tally
from demesne.arena.sequential import PLAY_ALL, Z
from demesne.locale import Language


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of games won (Wilson's score)."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    scale = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / scale
    half = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / scale
    return max(0.0, middle - half), min(1.0, middle + half)


def running(results: Results) -> str:
    """The result so far in a line."""
    if not results.played:
        return ""
    shares = [f"{name} {tally.wins / max(1, tally.games):.1%}" for name, tally in named(results)]
    return " · ".join(shares)


def tables(results: Results, words: Language) -> list[Table]:
    """The result of a tournament: the bots, their ratings if there are more than two, and what was decided."""
    found = [table(results, words)]
    if len(results.tallies) > 2 and results.played:
        found.append(table_of_ratings(results, rate(results), words))
    if results.tournament.stop != PLAY_ALL:
        found.append(table_of_verdicts(results, words))
    return found


def title(results: Results, words: Language) -> str:
    """What was played."""
    facts = {"game": results.tournament.game, "games": results.played, "seed": str(results.tournament.seed)}
    return words.say("arena-title", facts)


def table(results: Results, words: Language) -> Table:
    """The share of victories, the points and the time of each bot."""
    columns, rows = columns_of_bots(results, words), rows_of_bots(results, words)
    return drawn(title(results, words), columns, rows)


def table_of_ratings(results: Results, ratings: list[Rating], words: Language) -> Table:
    """How strong each bot is, the strongest first."""
    return drawn(words.say("arena-ratings"), columns_of_ratings(words), rows_of_ratings(results, ratings))


def table_of_verdicts(results: Results, words: Language) -> Table:
    """What is known of each table, where something was to be decided."""
    found = Table(title=words.say("arena-decided"))
    for column in columns_of_verdicts(words):
        found.add_column(column, overflow="fold")
    for row in rows_of_verdicts(results, words):
        found.add_row(*row)
    return found


def drawn(title: str, columns: list[str], rows: list[list[str]]) -> Table:
    """A table of figures, which stay whole: where it is too wide, the names in the first column are folded."""
    names, *figures = columns
    found = Table(title=title)
    found.add_column(names, overflow="fold")
    for number, column in enumerate(figures, 1):
        is_wide = len(column) > max(len(row[number]) for row in rows)
        heading = column.replace(" ", "\n") if is_wide else column
        found.add_column(heading, no_wrap=True, justify="right", vertical="bottom")
    for row in rows:
        found.add_row(*row)
    return found


def columns_of_bots(results: Results, words: Language) -> list[str]:
    """What is told of each bot; faults only if there are any."""
    keys = ["arena-bot", "arena-wins", "arena-share", "arena-interval", "arena-points", "arena-time"]
    return [words.say(key) for key in [*keys, *(["arena-faults"] if is_faulty(results) else [])]]


def is_faulty(results: Results) -> bool:
    """Whether a program did anything wrong."""
    return any(tally.faults for tally in results.tallies)


def rows_of_bots(results: Results, words: Language) -> list[list[str]]:
    """The bots in the order in which they were named."""
    rows = []
    for name, tally in named(results):
        low, high = wilson(tally.wins, tally.games)
        rows.append([
            name,
            f"{tally.wins:,.1f}".removesuffix(".0"),
            f"{tally.wins / max(1, tally.games):.1%}",
            words.say("arena-from-to", {"low": f"{low:.1%}", "high": f"{high:.1%}"}),
            f"{tally.points / max(1, tally.games):.2f}",
            f"{1e6 * tally.seconds / tally.decisions:,.0f} µs" if tally.decisions else "-",
            *([f"{tally.faults:,}"] if is_faulty(results) else []),
        ])  # fmt: skip
    return rows


def columns_of_ratings(words: Language) -> list[str]:
    """What is told of the strength of a bot."""
    return [words.say("arena-bot"), words.say("arena-elo"), words.say("arena-skill")]


def rows_of_ratings(results: Results, ratings: list[Rating]) -> list[list[str]]:
    """The bots, the strongest first."""
    rated = sorted(zip(named(results), ratings, strict=True), key=lambda pair: -pair[1].elo)
    return [
        [name, f"{one.elo:+.0f} ± {one.elo_error:.0f}", f"{one.skill:.1f} ± {one.skill_error:.1f}"]
        for (name, _), one in rated
    ]


def columns_of_verdicts(words: Language) -> list[str]:
    """What is told of each table."""
    return [words.say("arena-table"), words.say("arena-games"), words.say("arena-known")]


def rows_of_verdicts(results: Results, words: Language) -> list[list[str]]:
    """The tables, with what their games have decided."""
    names = [name for name, _ in named(results)]
    rows = []
    for match, seatings in zip(results.matches, results.tournament.seatings, strict=True):
        first, *others = [names[bot] for bot in seatings[0]]
        facts = {"bot": first, "others": ", ".join(others)}
        rows.append([words.say("arena-against", facts), str(match.games), known(results, match.verdict, words)])
    return rows


def known(results: Results, verdict: str, words: Language) -> str:
    """What the games of a table have decided, or that they have not."""
    low, high = results.tournament.stop.shares or (0.0, 0.0)
    facts = {"verdict": verdict or "open", "low": f"{low:.1%}", "high": f"{high:.1%}"}
    return words.say("arena-verdict", facts | {"width": f"{results.tournament.stop.width or 0:.1%}"})


def named(results: Results) -> list[tuple[str, Tally]]:
    """The bots with their tallies, equal names numbered."""
    bots = results.tournament.bots
    names = [f"{name} #{bots[: i + 1].count(name)}" if bots.count(name) > 1 else name for i, name in enumerate(bots)]
    return list(zip(names, results.tallies, strict=True))
