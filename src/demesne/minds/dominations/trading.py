"""What knowledge costs by trading, and with what to begin. In thousandths of a point."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.minds.dominations.situation import Situation

TOO_DEAR: Final[i64] = 1000000000
NOWHERE: Final[i64] = -1
MOST: Final[i64] = 10  # more than is ever bought by trading for one thing
UNKNOWN: Final[i64] = -1


class Trading:
    """The trades of a seat."""

    def __init__(self, now: Situation) -> None:
        self.now: Final = now
        self.give = vec[i64]([0] * 36)  # by 6 * Domain given + Domain got: how much, 0 if there is no such trade
        self.get = vec[i64]([0] * 36)
        self.known = vec[i64]([UNKNOWN] * 60)  # by MOST * Domain + how much: its price
        self.begin = vec[i64]([NOWHERE] * 60)  # and what is given first for it
        state, seat = now.state, now.seat
        tree = state.trees[seat]
        given: i64 = 0
        while given < 6:
            if state.knowledge[6 * seat + given] > 0 and state.traded & BIT[given] == 0:
                got: i64 = 0
                while got < 6:
                    self.give[6 * given + got] = tree.give[6 * given + got]
                    self.get[6 * given + got] = tree.get[6 * given + got]
                    got += 1
            given += 1

    def price(self, domain: i64, short: i64) -> i64:
        """What so much of a Domain costs."""
        state, seat = self.now.state, self.now.seat
        place = 6 * seat + domain
        if short >= MOST or state.knowledge[place] + short > state.limits[place]:
            return TOO_DEAR
        if self.known[MOST * domain + short] == UNKNOWN:
            self.known[MOST * domain + short] = self.find_price(domain, short)
        return self.known[MOST * domain + short]

    def is_in_reach(self, domain: i64, short: i64) -> bool:
        """Whether something is missing that can be got by trading."""
        return short > 0 and self.price(domain, short) < TOO_DEAR

    def first_given(self, domain: i64, short: i64) -> i64:
        """The Domain to give first, after its price was asked for."""
        return self.begin[MOST * domain + short]

    def find_price(self, domain: i64, short: i64) -> i64:
        """Give what costs least, again and again."""
        now = self.now
        left = now.state.knowledge[6 * now.seat : 6 * now.seat + 6]
        total: i64 = 0
        got: i64 = 0
        while got < short:
            best = NOWHERE
            least = TOO_DEAR
            given: i64 = 0
            while given < 6:
                number = self.give[6 * given + domain]
                if number > 0 and left[given] >= number:
                    cost = (now.store(given, left[given]) - now.store(given, left[given] - number)) // number
                    if cost < least:
                        least = cost
                        best = given
                given += 1
            if best == NOWHERE:
                return TOO_DEAR
            if got == 0:
                self.begin[MOST * domain + short] = best
            number = self.give[6 * best + domain]
            total += least * number
            left[best] -= number
            got += self.get[6 * best + domain]
        return total
