"""Charts as SVG, for a page that needs nothing from elsewhere."""

from collections import Counter
from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 720
NAMES: Final = 200  # the width of the column of names
ROW: Final = 28
PLOT: Final = 240  # the height of a chart of lines
MARGIN: Final = 44
STEPS: Final = 40  # bars of a distribution at most
COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#8c6d31", "#7f7f7f")  # Okabe, Ito


def colour(number: int) -> str:
    """A colour that differs from its neighbours', for the colour-blind too."""
    return COLOURS[number % len(COLOURS)]


def picture(height: float, label: str, parts: Sequence[str]) -> str:
    """A drawing with a text for those who do not see it."""
    return (
        f'<figure><svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(label)}">\n'
        + "\n".join(parts)
        + "\n</svg></figure>"
    )


def text(x: float, y: float, words: str, anchor: str = "start") -> str:
    """Words in a drawing."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def stroke(x1: float, y1: float, x2: float, y2: float, look: str) -> str:
    """A straight line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" {look}/>'


def short(name: str) -> str:
    """A name that fits its column."""
    return name if len(name) <= 26 else f"{name[:25]}…"


class Whisker(NamedTuple):
    """A value with its interval."""

    number: int  # decides its colour
    name: str
    value: float
    half: float  # of the interval


def whiskers(label: str, rows: Sequence[Whisker]) -> str:
    """Values with their intervals, one below the other."""
    low = min(row.value - row.half for row in rows)
    high = max(row.value + row.half for row in rows)
    scale = (WIDTH - NAMES - 2 * MARGIN) / ((high - low) or 1.0)

    def x(value: float) -> float:
        return NAMES + MARGIN + (value - low) * scale

    bottom = ROW * len(rows) + 8
    parts = [stroke(x(0), 4, x(0), bottom, 'class="axis"')] if low <= 0 <= high else []
    for place, (number, name, value, half) in enumerate(rows):
        y, look = ROW * place + ROW / 2 + 4, f'stroke="{colour(number)}" stroke-width="3"'
        parts.append(text(NAMES, y + 5, short(name), "end"))
        parts.append(stroke(x(value - half), y, x(value + half), y, look))
        parts.append(f'<circle cx="{x(value):.1f}" cy="{y:.1f}" r="6" fill="{colour(number)}"/>')
    parts += [text(x(end), bottom + 16, f"{end:+.0f}", "middle") for end in (low, high)]
    return picture(bottom + 24, label, parts)


def lines(label: str, names: Sequence[str], courses: Sequence[Sequence[tuple[float, float]]]) -> str:
    """Shares from 0 to 1 over a number of games, a line for each name."""
    last = max((course[-1][0] for course in courses if course), default=1.0)
    right = WIDTH - MARGIN

    def at(games: float, share: float) -> str:
        return f"{MARGIN + games / last * (right - MARGIN):.1f},{8 + (1 - share) * PLOT:.1f}"

    parts = []
    for part in range(5):
        y = 8 + (1 - part / 4) * PLOT
        parts.append(stroke(MARGIN, y, right, y, 'class="axis"'))
        parts.append(text(MARGIN - 4, y + 5, f"{part / 4:.0%}", "end"))
    for number, course in enumerate(courses):
        points = " ".join(at(games, share) for games, share in course)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour(number)}" stroke-width="2"/>')
    parts += [text(MARGIN, PLOT + 26, "0"), text(right, PLOT + 26, f"{last:,.0f}", "end")]
    for number, name in enumerate(names):
        x, y = MARGIN + 220 * (number % 3), PLOT + 50 + 20 * (number // 3)
        parts.append(f'<rect x="{x}" y="{y - 11}" width="12" height="12" fill="{colour(number)}"/>')
        parts.append(text(x + 18, y, short(name)))
    return picture(PLOT + 50 + 20 * ((len(names) + 2) // 3), label, parts)


def distributions(label: str, rows: Sequence[tuple[str, Counter[int]]]) -> str:
    """How often each name had so many points, one below the other on one scale."""
    seen = [points for _, counter in rows for points in counter]
    low, high = min(seen), max(seen)
    step = max(1, -(-(high - low + 1) // STEPS))
    bars = (high - low) // step + 1
    width = (WIDTH - NAMES - MARGIN) / bars
    height, parts = 2 * ROW, []
    for number, (name, counter) in enumerate(rows):
        counts: Counter[int] = Counter()
        for points, times in counter.items():
            counts[(points - low) // step] += times
        foot = (number + 1) * height
        parts.append(text(NAMES, foot - ROW / 2, short(name), "end"))
        for bar, times in counts.items():
            tall = (height - 8) * times / max(counts.values())
            place = f'x="{NAMES + 10 + bar * width:.1f}" y="{foot - tall:.1f}"'
            parts.append(f'<rect {place} width="{width * 0.9:.1f}" height="{tall:.1f}" fill="{colour(number)}"/>')
    foot = len(rows) * height + 18
    ends = [(NAMES + 10.0, low, "start"), (float(WIDTH - MARGIN), high, "end")]
    parts += [text(x, foot, f"{points:,}", anchor) for x, points, anchor in ends]
    return picture(foot + 8, label, parts)
