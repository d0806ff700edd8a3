"""Gaining what is worth most now, whatever the kingdom."""

from typing import Final

from mypy_extensions import i64

from demesne.core.bits import BIT, listed
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.state import NOWHERE, PROVINCE, TREASURE, Cast
from demesne.minds.dominion.menu import Menu
from demesne.minds.dominion.plan import DUCHIES_COUNT, Plan

CARDS_FOR_ACTION: Final[i64] = 12  # so many cards in the deck can bear one copy of an Action
CROWDED: Final[i64] = 30  # what an Action is worth less where there is no room for it
LIQUID: Final[i64] = 5  # what a Treasure is worth more than another card of its cost
LATE: Final[i64] = 20  # what a Victory card is worth more near the end
LEAST: Final[i64] = 10


class GreedyPlan(Plan):
    """Wants the dearest card, Victory cards only near the end."""

    def __init__(self, cast: Cast) -> None:
        super().__init__(Menu(0, 0, 0, 0, 6, []), cast)

    def wanted(self, state: Dominion, found: i64) -> i64:
        """What is worth most, if it is worth anything; after `count`."""
        best: i64 = NOWHERE
        most = LEAST
        for card in listed(found):
            worth = self.worth_now(state, card)
            if worth > most:
                most = worth
                best = card
        return best

    def worth_now(self, state: Dominion, card: i64) -> i64:
        """What it is worth to gain a card."""
        worth = self.sense.worth[card]
        if card == PROVINCE:
            return worth
        if self.sense.idle & BIT[card] != 0:
            return self.keep(state, card) + LATE if state.supply[PROVINCE] <= DUCHIES_COUNT else 0
        if self.cast.types[card] & TREASURE != 0:
            return worth + LIQUID
        return worth if self.has_room(card) else worth - CROWDED

    def has_room(self, card: i64) -> bool:
        """Whether the deck can bear one more of an Action: any number of those that replace themselves and more."""
        facts = self.cast.cards[card]
        if facts.actions > 0 and facts.cards + facts.coins >= 2:
            return True
        return (self.counts[card] + 1) * CARDS_FOR_ACTION <= self.size + 2
