"""A menu in a game: what is owned, what is wanted next, and what cards are worth to somebody who plays by it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.bits import BIT, listed
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.known import card_of
from demesne.games.dominion.state import (
    ACTION,
    COPPER,
    CURSE,
    DUCHY,
    ESTATE,
    GOLD,
    NOWHERE,
    PROVINCE,
    SILVER,
    TREASURE,
    Cast,
)
from demesne.games.dominion.turn import EMPTY_PILES, EMPTY_PILES_OF_MANY, MANY
from demesne.minds.dominion.menu import WITHOUT_LIMIT, Menu
from demesne.minds.dominion.sense import WORTH_OF_COIN, Sense, sense_of

NOTHING_WORSE: Final[i64] = -1000
POINTS_COUNT: Final[i64] = 3  # Provinces left: an Estate is no longer a bad card
DUCHIES_COUNT: Final[i64] = 4
PRICE_OF_GOLD: Final[i64] = 6
PRICE_OF_PROVINCE: Final[i64] = 8


class Plan:
    """What somebody wants of the cards of a game. It counts what a player owns, and uses its counts again and again."""

    def __init__(self, menu: Menu, cast: Cast) -> None:
        self.menu: Final = menu
        self.cast: Final = cast
        self.sense: Final[Sense] = sense_of(cast)
        self.thin: Final[i64] = menu.thin
        self.card = vec[i64]()  # the lines of the menu: each wants a card ...
        self.fewer = vec[i64]()  # while fewer are owned,
        self.left = vec[i64]()  # at most so many Provinces are left,
        self.wealth = vec[i64]()  # and the deck brings so many coins
        self.write_lines()
        self.counts: Final = vec[i64]([0] * cast.number)
        self.coins: i64 = 0  # of all Treasures owned
        self.riches: i64 = 0  # coins that all cards owned are likely to bring
        self.size: i64 = 0

    def write_lines(self) -> None:
        """The lines of the menu; cards that are not in the game are left out."""
        menu = self.menu
        self.add(PROVINCE, WITHOUT_LIMIT, WITHOUT_LIMIT, menu.wealth)
        self.add(DUCHY, WITHOUT_LIMIT, menu.duchies, 0)
        self.add(ESTATE, WITHOUT_LIMIT, menu.estates, 0)
        for name, number in menu.wants:
            if name in self.cast.ids:
                self.add(self.cast.ids.index(name), number, WITHOUT_LIMIT, 0)
        self.add(DUCHY, WITHOUT_LIMIT, menu.more_duchies, 0)

    def add(self, card: i64, fewer: i64, left: i64, wealth: i64) -> None:
        """One more line."""
        self.card = append(self.card, card)
        self.fewer = append(self.fewer, fewer)
        self.left = append(self.left, left)
        self.wealth = append(self.wealth, wealth)

    # What is owned

    def count(self, state: Dominion, me: i64) -> None:
        """Count the cards of a player, and the coins they bring."""
        counts = self.counts
        seat = state.seats[me]
        hand = seat.hand
        number = len(counts)
        i: i64 = 0
        while i < number:
            counts[i] = hand[i]
            i += 1
        for card in seat.deck:
            counts[card_of(card)] += 1
        for card in seat.discard:
            counts[card_of(card)] += 1
        for card in seat.aside:
            counts[card_of(card)] += 1
        if me == state.turn:
            for card in state.in_play:
                if card != NOWHERE:
                    counts[card] += 1
        self.add_up()

    def add_up(self) -> None:
        """The size of the deck, and the coins in it."""
        counts, coins, brings = self.counts, self.cast.coins, self.sense.brings
        types = self.cast.types
        self.coins = self.riches = self.size = 0
        i: i64 = 0
        while i < len(counts):
            number = counts[i]
            if number > 0:
                self.size += number
                self.riches += number * brings[i]
                if types[i] & TREASURE != 0:
                    self.coins += number * coins[i]
            i += 1

    # Buying

    def purchase(self, state: Dominion, me: i64) -> i64:
        """What to buy, or NOWHERE: what wins at once; else by the menu, but for what would lose at once."""
        found = state.costing(0, state.coins) & state.piles
        closing = self.closing(state, found)
        if closing != 0:
            card = self.winning(state, me, closing)
            if card != NOWHERE:
                return card
            found &= ~closing
        self.count(state, me)
        card = self.wanted(state, found)
        return SILVER if card == NOWHERE and found & BIT[SILVER] != 0 else card

    def closing(self, state: Dominion, found: i64) -> i64:
        """The cards of these that end the game when one of them is gained."""
        needed: i64 = EMPTY_PILES_OF_MANY if state.players >= MANY else EMPTY_PILES
        closing: i64 = 0
        if state.empty + 1 >= needed:
            for card in listed(found):
                if state.supply[card] == 1:
                    closing |= BIT[card]
        elif found & BIT[PROVINCE] != 0 and state.supply[PROVINCE] == 1:
            closing = BIT[PROVINCE]
        return closing

    def winning(self, state: Dominion, me: i64, closing: i64) -> i64:
        """One of the cards that makes this player win, or NOWHERE."""
        ahead = lead(state, me)
        best: i64 = NOWHERE
        for card in listed(closing):
            if ahead + 2 * self.cast.points[card] > 0:
                best = card
        return best

    def wanted(self, state: Dominion, found: i64) -> i64:
        """The first card of the menu that is among those found, or NOWHERE; after `count`."""
        provinces = state.supply[PROVINCE]
        cards, counts = self.card, self.counts
        i: i64 = 0
        while i < len(cards):
            card = cards[i]
            if (
                found & BIT[card] != 0
                and counts[card] < self.fewer[i]
                and provinces <= self.left[i]
                and self.riches >= self.wealth[i]
            ):
                return card
            i += 1
        return NOWHERE

    def best_gain(self, state: Dominion, found: i64) -> i64:
        """What to gain of these: by the menu, else what is worth most; after `count`."""
        best = self.wanted(state, found)
        if best != NOWHERE:
            return best
        most = NOTHING_WORSE
        for card in listed(found):
            worth = self.unwanted(state, card)
            if worth > most:
                most = worth
                best = card
        return best

    # What cards are worth

    def gained(self, state: Dominion, found: i64) -> i64:
        """What the best gain of these is worth; after `count`."""
        if found == 0:
            return 0
        card = self.wanted(state, found)
        return self.keep(state, card) if card != NOWHERE else self.unwanted(state, self.best_gain(state, found))

    def unwanted(self, state: Dominion, card: i64) -> i64:
        """What it is worth to gain a card that is not on the menu: Actions for which there is no Action, and early
        Victory cards, are worth little."""
        worth = self.sense.worth[card]
        if self.cast.types[card] & ACTION != 0 and self.sense.lasting & BIT[card] == 0:
            return worth // 2
        if self.sense.idle & BIT[card] != 0 and state.supply[PROVINCE] > DUCHIES_COUNT:
            return worth // 4
        return worth

    def keep(self, state: Dominion, card: i64) -> i64:
        """What it is worth to own a card for the rest of the game; after `count`."""
        if card == ESTATE:
            return 25 if state.supply[PROVINCE] <= POINTS_COUNT else 3
        if card == COPPER:
            return 4 if self.coins > self.thin else 28
        if card == DUCHY and state.supply[PROVINCE] <= DUCHIES_COUNT:
            return 55
        return self.sense.worth[card]

    def use(self, card: i64) -> i64:
        """What a card in hand is worth."""
        low = BIT[card]
        if self.sense.idle & low != 0:
            return 0 if card == CURSE else 1
        if self.cast.treasures & low != 0:
            return 11 * self.cast.coins[card]
        return 15 + 5 * self.cast.cost[card]

    def use_now(self, state: Dominion, me: i64, card: i64) -> i64:
        """The same in this turn: an Action that cannot be played any more is of little use."""
        if state.turn == me and state.actions_left == 0 and self.cast.actions & BIT[card] != 0:
            return min(self.use(card), 2)
        return self.use(card)

    def spare_coppers(self, state: Dominion, me: i64) -> i64:
        """How many Coppers of the hand the deck can do without, and what is to be bought now; after `count`."""
        spare = min(state.seats[me].hand[COPPER], self.coins - self.thin)
        coins = self.coins_in_hand(state, me)
        if me == state.turn and coins >= PRICE_OF_GOLD:
            spare = min(spare, coins - price_within(coins))
        return max(spare, 0)

    def junk_in_hand(self, state: Dominion, me: i64) -> i64:
        """How many cards of the hand are better trashed; after `count`."""
        hand = state.seats[me].hand
        found = hand[CURSE] + self.spare_coppers(state, me)
        return found if state.supply[PROVINCE] <= POINTS_COUNT else found + hand[ESTATE]

    def coins_in_hand(self, state: Dominion, me: i64) -> i64:
        """The coins of this turn so far, and of the Treasures in hand."""
        hand, coins = state.seats[me].hand, self.cast.coins
        found = state.coins + hand[COPPER] + 2 * hand[SILVER] + 3 * hand[GOLD]
        for card in listed(state.seats[me].holds & self.cast.treasures & ~7):
            found += hand[card] * coins[card]
        return found

    def trade(self, state: Dominion, card: i64, more: i64, exactly: bool) -> i64:
        """How much better it is to have what a card can become that costs so much more; after `count`."""
        cost = state.cost(card) + more
        found = state.costing(cost if exactly else 0, cost) & state.piles
        lost = WORTH_OF_COIN * self.cast.coins[card] if self.cast.treasures & BIT[card] != 0 else 0  # in this turn
        return self.gained(state, found) - self.keep(state, card) - lost

    def best_trade(self, state: Dominion, me: i64, playing: i64, more: i64, exactly: bool) -> i64:
        """How much better the best trade of a card of the hand makes the deck, beside the one that is played."""
        most = NOTHING_WORSE
        hand = state.seats[me].hand
        for card in listed(state.seats[me].holds):
            if card != playing or hand[card] > 1:
                most = max(most, self.trade(state, card, more, exactly))
        return most


def price_within(coins: i64) -> i64:
    """The price of the best card that is likely to be bought with so many coins."""
    if coins >= PRICE_OF_PROVINCE:
        return PRICE_OF_PROVINCE
    if coins >= PRICE_OF_GOLD:
        return PRICE_OF_GOLD
    return coins if coins >= 5 else min(coins, 3)


def lead(state: Dominion, me: i64) -> i64:
    """Twice the points that a player is ahead of the best other, if the game ended with this turn; a tie is lost."""
    mine = 2 * state.points(state.owned(me))
    best: i64 = -100000
    seat: i64 = 0
    while seat < state.players:
        if seat != me:
            tie: i64 = 1 if state.seats[seat].turns <= state.seats[me].turns else 0
            best = max(best, 2 * state.points(state.owned(seat)) + tie)
        seat += 1
    return mine - best
