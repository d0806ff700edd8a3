"""The results of a tournament as one page for the browser, which needs nothing else."""

from collections.abc import Sequence
from html import escape
from typing import Final

import demesne
from demesne.arena import charts, report
from demesne.arena.ratings import rate, victories
from demesne.arena.results import Results
from demesne.arena.sequential import PLAY_ALL
from demesne.locale import Language

POINTS: Final = 200  # of a line in a chart at most
STYLE: Final = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; display: block; overflow-x: auto; margin: 1rem 0; }
th, td { padding: 0.25rem 0.75rem; border-bottom: 1px solid #8888; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
.texts th, .texts td { white-space: normal; text-align: left; }
.texts td:first-child { overflow-wrap: anywhere; }
.texts td:last-child { min-width: 8rem; }
figure { margin: 0; overflow-x: auto; }
svg { width: 100%; min-width: 36rem; height: auto; fill: currentColor; font-size: 13px; }
.axis { stroke: currentColor; stroke-opacity: 0.25; }
"""


def page(results: Results, words: Language) -> str:
    """The whole page."""
    title = report.title(results, words)
    facts = {"version": demesne.__version__, "bots": ", ".join(results.tournament.bots)}
    options = ", ".join(f"{name}={value}" for name, value in results.tournament.options)
    sections = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(words.say('arena-about', facts))} {escape(options)}</p>",
        *(decided(results, words) if results.tournament.stop != PLAY_ALL else []),
        table(report.columns_of_bots(results, words), report.rows_of_bots(results, words)),
        *(charted(results, words) if results.played else []),
    ]
    return "\n".join([
        f'<!doctype html>\n<html lang="{words.code}">\n<head>\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>",
        *sections,
        "</body>\n</html>\n",
    ])  # fmt: skip


def decided(results: Results, words: Language) -> list[str]:
    """What was to be decided, and whether it was."""
    verdicts = table(report.columns_of_verdicts(words), report.rows_of_verdicts(results, words))
    return [heading(words, "arena-decided"), f'<div class="texts">{verdicts}</div>']


def charted(results: Results, words: Language) -> list[str]:
    """What is drawn, with tables of the same."""
    names = [name for name, _ in report.named(results)]
    ratings = rate(results)
    elos = [
        charts.Whisker(number, name, rating.elo, rating.elo_error)
        for number, (name, rating) in enumerate(zip(names, ratings, strict=True))
    ]
    spreads = [(name, tally.spread) for name, tally in report.named(results)]
    return [
        heading(words, "arena-ratings"),
        charts.whiskers(words.say("arena-elo"), sorted(elos, key=lambda row: -row.value)),
        table(report.columns_of_ratings(words), report.rows_of_ratings(results, ratings)),
        f"<p>{escape(words.say('arena-ratings-about'))}</p>",
        heading(words, "arena-before"),
        table([words.say("arena-bot"), *names], matrix(results, names)),
        heading(words, "arena-course"),
        charts.lines(words.say("arena-course"), names, courses(results)),
        heading(words, "arena-spread"),
        charts.distributions(words.say("arena-spread"), spreads),
        heading(words, "arena-seats"),
        table([words.say("arena-seat"), words.say("arena-share"), words.say("arena-interval")], seats(results, words)),
    ]


def heading(words: Language, key: str) -> str:
    """What a part of the page is about."""
    return f"<h2>{escape(words.say(key))}</h2>"


def table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of texts."""
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    body = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>"


def matrix(results: Results, names: list[str]) -> list[list[str]]:
    """How often each bot came before each other one, of the games they sat in together."""
    deals = victories(results)
    bots = range(len(names))
    rows = []
    for i in bots:
        before = [sum(deal[i][j] for deal in deals) for j in bots]
        behind = [sum(deal[j][i] for deal in deals) for j in bots]
        met = [before[j] + behind[j] for j in bots]
        rows.append([names[i], *(f"{before[j] / met[j]:.1%} ({met[j]:.0f})" if met[j] else "" for j in bots)])
    return rows


def courses(results: Results) -> list[list[tuple[float, float]]]:
    """By bot: its share of victories after so many games of its own, at some points."""
    played, won = [0] * len(results.tallies), [0.0] * len(results.tallies)
    found: list[list[tuple[float, float]]] = [[] for _ in results.tallies]
    for number, ranks in results.outcomes:
        for seat, bot in enumerate(results.tournament.place(number).seats):
            played[bot] += 1
            won[bot] += 1 / ranks.count(0) if ranks[seat] == 0 else 0.0
            if played[bot] % max(1, results.tallies[bot].games // POINTS) == 0:
                found[bot].append((played[bot], won[bot] / played[bot]))
    return found


def seats(results: Results, words: Language) -> list[list[str]]:
    """By seat: its share of all victories at tables that have it."""
    most = max(len(ranks) for _, ranks in results.outcomes)
    rows = []
    for seat in range(most):
        games = [ranks for _, ranks in results.outcomes if seat < len(ranks)]
        wins = sum(1 / ranks.count(0) for ranks in games if ranks[seat] == 0)
        low, high = report.wilson(wins, len(games))
        interval = words.say("arena-from-to", {"low": f"{low:.1%}", "high": f"{high:.1%}"})
        rows.append([str(seat + 1), f"{wins / len(games):.1%}", interval])
    return rows
