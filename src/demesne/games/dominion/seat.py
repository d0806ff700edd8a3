"""One player's cards."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from demesne.core.bits import BIT


@mypyc_attr(acyclic=True)
class Seat:
    """One player's cards."""

    def __init__(
        self, deck: vec[i64], hand: vec[i64], holds: i64, size: i64, discard: vec[i64], aside: vec[i64], turns: i64
    ) -> None:
        self.deck = deck  # the top card last; with who knows it
        self.hand = hand  # how many of each card
        self.holds = holds  # which cards are in hand
        self.size = size  # how many cards are in hand
        self.discard = discard  # the top card last; with which others know it, as all do the top card
        self.aside = aside  # with who sees it
        self.turns = turns  # how many turns taken

    def clone(self) -> Seat:
        """An independent copy."""
        return Seat(self.deck[:], self.hand[:], self.holds, self.size, self.discard[:], self.aside[:], self.turns)

    def take(self, card: i64) -> None:
        """Put a card into the hand."""
        self.hand[card] += 1
        self.holds |= BIT[card]
        self.size += 1

    def lose(self, card: i64) -> None:
        """Take a card out of the hand."""
        self.size -= 1
        self.hand[card] -= 1
        if self.hand[card] == 0:
            self.holds ^= BIT[card]
