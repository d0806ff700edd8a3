"""When enough has been played at a table: a sequential test, or an interval that is narrow enough.

Everything is judged by whole deals, as games of one deal are no strangers to each other. A deal counts with the share
of its victories that the first bot of the table has. A deal won and one lost count from the start, so that nothing
is certain after two deals.
"""

import math
from dataclasses import dataclass
from typing import Final

ERROR: Final = 0.05  # how often the test may decide wrongly, either way
BOUND: Final = math.log((1 - ERROR) / ERROR)
Z: Final = 1.959964  # standard errors on either side of the middle of a 95 % interval

LESS: Final = "less"
MORE: Final = "more"
NARROW: Final = "narrow"


@dataclass
class Evidence:
    """The deals at a table, summed up."""

    deals: int = 2
    total: float = 1.0
    squares: float = 1.0

    def add(self, share: float) -> None:
        """Count a deal."""
        self.deals += 1
        self.total += share
        self.squares += share * share

    @property
    def mean(self) -> float:
        """The share of victories."""
        return self.total / self.deals

    @property
    def variance(self) -> float:
        """Of the shares of deals."""
        return self.squares / self.deals - self.mean**2

    def width(self) -> float:
        """Of the 95 % interval of the share."""
        return 2 * Z * math.sqrt(self.variance / self.deals)

    def likelihood(self, low: float, high: float) -> float:
        """The logarithm of how much likelier the deals are if the share is the high one than if it is the low one.

        Deals are taken as normal with the variance that they have: the generalised test of chess engines.
        """
        return self.deals * (high - low) * (2 * self.mean - low - high) / (2 * self.variance)


@dataclass(frozen=True)
class Stop:
    """What decides that a table has played enough; nothing, if nothing is given."""

    shares: tuple[float, float] | None = None  # told apart: this share of victories or less, that one or more
    width: float | None = None  # of the 95 % interval of the share

    def verdict(self, evidence: Evidence) -> str:
        """What is known; nothing if the table plays on."""
        if self.shares:
            likelihood = evidence.likelihood(*self.shares)
            if abs(likelihood) >= BOUND:
                return MORE if likelihood > 0 else LESS
        if self.width and evidence.width() <= self.width:
            return NARROW
        return ""


PLAY_ALL: Final = Stop()


def read_shares(words: str) -> tuple[float, float]:
    """The two shares of `0.5:0.55`."""
    low, _, high = words.partition(":")
    try:
        shares = float(low), float(high)
    except ValueError:
        shares = 0.0, 0.0
    if not 0 < shares[0] < shares[1] < 1:
        raise ValueError(f"--sprt: two shares of victories between 0 and 1, such as 0.5:0.55, not {words!r}.")
    return shares
