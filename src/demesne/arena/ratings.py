"""Ratings with intervals, out of the results of many games: Bradley and Terry's, and openskill's.

Both look at who came before whom in each game, at tables of any size.
"""

import math
from collections import defaultdict
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

from demesne.arena.results import Results
from demesne.arena.sequential import Z

ELO: Final = 400 / math.log(10)  # a difference of 400 means 10 victories to 1
PRIOR: Final = 0.1  # one by the variance of a strength nobody knows yet; keeps that of one who always wins finite
CLOSE_ENOUGH: Final = 1e-9
LONGEST_STEP: Final = 1.0

Matrix = list[list[float]]


@dataclass(frozen=True)
class Rating:
    """How strong a bot is, with half of its 95 % interval."""

    elo: float  # Bradley and Terry's, 0 for the average
    elo_error: float
    skill: float  # openskill's
    skill_error: float


def rate(results: Results) -> list[Rating]:
    """By bot: its ratings."""
    fitted = bradley_terry(victories(results), len(results.tallies))
    skills = plackett_luce(results)
    return [
        Rating(ELO * strength, ELO * Z * error, skill, Z * sigma)
        for (strength, error), (skill, sigma) in zip(fitted, skills, strict=True)
    ]


def victories(results: Results) -> list[Matrix]:
    """By deal: how often each bot came before each other one; a tie counts half for both."""
    bots = len(results.tallies)
    deals: dict[int, Matrix] = defaultdict(lambda: [[0.0] * bots for _ in range(bots)])
    for number, ranks in results.outcomes:
        place = results.tournament.place(number)
        deal = deals[place.deal]
        for bot, rank in zip(place.seats, ranks, strict=True):
            for other, behind in zip(place.seats, ranks, strict=True):
                if bot != other:
                    deal[bot][other] += 1.0 if rank < behind else 0.5 if rank == behind else 0.0
    return list(deals.values())


def bradley_terry(deals: list[Matrix], bots: int) -> list[tuple[float, float]]:
    """By bot: its strength, of which the differences are the logarithms of the odds, and the standard error of that.

    Found by Newton's method. Strengths are counted from their average. The error is the larger of two: the one that the
    model has for games that are strangers to each other, and the one by how much the deals differ (the sandwich of
    Huber and White), as games of one deal are not.
    """
    won = [[sum(deal[i][j] for deal in deals) for j in range(bots)] for i in range(bots)]
    strengths = [0.0] * bots
    while True:
        inverse = inverted(curvature(won, strengths))
        slope = [pull - PRIOR * strength for pull, strength in zip(pulls(won, strengths), strengths, strict=True)]
        steps = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse]
        longest = max(map(abs, steps))
        scale = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        strengths = [strength + scale * step for strength, step in zip(strengths, steps, strict=True)]
        if longest < CLOSE_ENOUGH:
            break
    unknown_average = 1 / (PRIOR * bots)
    variances = [inverse[i][i] - unknown_average for i in range(bots)]
    by_deals = [0.0] * bots
    for deal in deals:
        pull = pulls(deal, strengths)
        for i, row in enumerate(inverse):
            by_deals[i] += sum(a * b for a, b in zip(row, pull, strict=True)) ** 2
    errors = [math.sqrt(max(pair)) for pair in zip(variances, by_deals, strict=True)]
    return list(zip(strengths, errors, strict=True))


def chance(strengths: list[float], i: int, j: int) -> float:
    """How likely one bot comes before another."""
    return 1 / (1 + math.exp(strengths[j] - strengths[i]))


def pulls(won: Matrix, strengths: list[float]) -> list[float]:
    """By bot: how much more often it won than its strength explains."""
    bots = range(len(won))
    return [sum(won[i][j] - (won[i][j] + won[j][i]) * chance(strengths, i, j) for j in bots if j != i) for i in bots]


def curvature(won: Matrix, strengths: list[float]) -> Matrix:
    """How sharply the likelihood falls off around these strengths, with the prior."""
    bots = range(len(won))
    found = [[PRIOR if i == j else 0.0 for j in bots] for i in bots]
    for i in bots:
        for j in bots:
            if i != j:
                share = chance(strengths, i, j)
                weight = (won[i][j] + won[j][i]) * share * (1 - share)
                found[i][i] += weight
                found[i][j] -= weight
    return found


def inverted(matrix: Matrix) -> Matrix:
    """The inverse of a symmetric, positive matrix, by Gauss and Jordan."""
    size = len(matrix)
    rows = [[*row, *(1.0 if i == j else 0.0 for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(size):
            if j != i:
                factor = rows[j][i]
                rows[j] = [value - factor * pivot for value, pivot in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]


def plackett_luce(results: Results) -> list[tuple[float, float]]:
    """By bot: openskill's mean and standard deviation after all games in their order."""
    model = PlackettLuce()
    ratings = [model.rating() for _ in results.tallies]
    for number, ranks in results.outcomes:
        seats = results.tournament.place(number).seats
        rated = model.rate([[ratings[bot]] for bot in seats], ranks=[float(rank) for rank in ranks])
        for bot, (rating,) in zip(seats, rated, strict=True):
            ratings[bot] = rating
    return [(rating.mu, rating.sigma) for rating in ratings]
