"""One player's cards."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from demesne.core.bits import BIT
from demesne.core.state import NOTHING


@final
@mypyc_attr(acyclic=True)
class Seat:
    """One player's cards."""

    def __init__(self) -> None:
        self.hand = NOTHING  # how many of each card
        self.holds: i64 = 0  # which cards are in hand
        self.size: i64 = 0  # how many cards are in hand
        self.deck = NOTHING  # the top card last; with who knows it
        self.discard = NOTHING  # the top card last; with which others know it, as all do the top card
        self.aside = NOTHING  # with who sees it
        self.turns: i64 = 0  # how many taken
        self.exchanges: i64 = 0  # grows whenever a card comes to the player or leaves for good

    def clone(self) -> Seat:
        """An independent copy."""
        other = Seat()
        other.hand = self.hand[:]
        other.holds = self.holds
        other.size = self.size
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.aside = self.aside[:]
        other.turns = self.turns
        return other

    def take(self, card: i64) -> None:
        """Put a card into the hand."""
        self.hand[card] += 1
        self.holds |= BIT[card]
        self.size += 1

    def lose(self, card: i64) -> None:
        """Take a card out of the hand."""
        self.lose_copies(card, 1)

    def lose_copies(self, card: i64, number: i64) -> None:
        """Take so many copies of a card out of the hand."""
        self.size -= number
        left = self.hand[card] - number
        self.hand[card] = left
        if left == 0:
            self.holds ^= BIT[card]


def empty_seat(cards: i64) -> Seat:
    """A player who has none of so many different cards."""
    seat = Seat()
    seat.hand = vec[i64]([0] * cards)
    return seat
