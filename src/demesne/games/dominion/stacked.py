"""A game with fixed shuffles that waits before Clean-up, so that a position can be set up, played on and looked at."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.game import Game
from demesne.core.state import NOTHING
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.known import card_of
from demesne.games.dominion.state import CLEAN_UP, NO_SOURCE, NOWHERE, SEATS, Cast, Fork, to_choose
from demesne.games.dominion.steps import name_of
from demesne.games.dominion.verbs import nothing

WAIT: Final = Fork([nothing] * 2, [name_of(nothing)] * 2, None)
PAUSES: Final = [to_choose(seat, NOWHERE, WAIT, 1, NO_SOURCE) for seat in range(SEATS)]

Stacks = dict[int, list[list[int]]]  #: by seat: what the coming shuffles bring, the top card first


class Stacked(Dominion):
    """A game in which the results of coming shuffles are fixed, and that waits before Clean-up to be looked at."""

    def __init__(self, game: Game[Any], players: i64, cast: Cast, settings: dict[str, Any]) -> None:
        super().__init__(game, players, cast, settings)
        self.stacks: Stacks = {}
        self.has_waited = False

    def clone(self) -> Stacked:
        """An independent copy that nobody listens to."""
        twin = Stacked(self.game, self.players, self.cast, self.settings)
        self.copy_to(twin)
        self.copy_cards_to(twin)
        twin.stacks = {seat: list(stacks) for seat, stacks in self.stacks.items()}
        twin.has_waited = self.has_waited
        return twin

    def end_turn(self, me: i64) -> None:
        """Wait, and then go on."""
        self.has_waited = not self.has_waited
        if self.has_waited:
            self.go_to(CLEAN_UP, me)
            self.push(PAUSES[me])
        else:
            super().end_turn(me)

    def shuffle_discard(self, me: i64) -> None:
        """The next stack that was written down for the player, if it has the right cards."""
        stacks = self.stacks.get(int(me), [])
        seat = self.seats[me]
        if not stacks:
            super().shuffle_discard(me)
            return
        stack = stacks.pop(0)
        there = [int(card_of(card)) for card in seat.discard]
        if Counter(stack) != Counter(there):
            expected, found = (sorted([self.cast.ids[card] for card in cards]) for cards in (stack, there))
            raise ValueError(f"shuffle: expected {expected!r}, found {found!r}")
        seat.deck = vec[i64](stack[::-1])
        seat.discard = NOTHING
