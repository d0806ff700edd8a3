"""Guessing what a seat does not know: everything hidden is dealt anew, as it could be."""

from itertools import combinations
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.core.chance import SEEDS, pick, seeded, shuffle, step
from demesne.core.state import NOTHING
from demesne.games.dominion.agenda import fits
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.knowledge import Counts, facts_of, grip, hidden_from, is_searching
from demesne.games.dominion.known import card_of, group_of, is_known_to, knower, known_by
from demesne.games.dominion.state import (
    ACTIONS,
    ASIDE,
    FORK,
    HAND,
    INSERT,
    LATEST,
    NOWHERE,
    PICK,
    REACTION,
    REACTIONS,
    SHIELD,
    TREASURES,
    Round,
)
from demesne.games.dominion.worlds import Pass, Sampler, Worlds, all_passes

PLAIN_TRIES: Final = 8  # before cards that fit the question are dealt on purpose
FIRST_LIMIT: Final = 50  # steps back in looking for cards that may have been passed


def guess(state: Dominion, seat: int, seed: int) -> Dominion:
    """The same game with everything dealt anew that the seat does not know."""
    dealer = Dealer(state, seat, seeded(seed % SEEDS))
    for _ in range(PLAIN_TRIES):
        if dealer.guess_owners([], FIRST_LIMIT) and dealer.deal_all([]):
            return dealer.finish()
    limit = FIRST_LIMIT
    while True:  # one of them is what really happened
        for held in dealer.ways_to_ask():
            if dealer.guess_owners(held, limit) and dealer.deal_all(held):
                return dealer.finish()
        limit *= 4


class Dealer:
    """Deals the cards that one seat does not know to where they could be."""

    def __init__(self, state: Dominion, viewer: int, chance: i64) -> None:
        self.origin: Final = state
        self.state = state
        self.viewer: Final = viewer
        self.chance = chance
        self.changes: list[Counts] = []  # by seat and card: how many copies more than there are, if other cards passed
        self.rounds = state.rounds
        self.pool = NOTHING  # what is to be dealt to a seat, in random order
        self.dealt: i64 = 0  # how much of it is
        self.asked: Final = int(state.agenda[-1].player) if len(state.agenda) else NOWHERE
        self.needs: Final = needs(state, self.asked) if self.asked != viewer else NO_NEEDS

    def finish(self) -> Dominion:
        """The guess, when all is dealt."""
        guessed = self.state
        if len(self.origin.seen) > 0:
            guessed.seen = vec[i64]([fact for owner in range(guessed.players)
                                     for fact in facts_of(self.origin, owner, self.viewer)])  # fmt: skip
        guessed.settle()
        guessed.reveals = self.origin.reveals
        guessed.chance = self.chance
        return guessed

    def guess_owners(self, held: list[int], limit: int) -> bool:
        """Let other cards be passed instead of those that the viewer did not see, so that these can be held."""
        self.rounds = self.origin.rounds
        if len(self.rounds) == 0:
            return True
        owned = [self.origin.owned(seat) for seat in range(self.origin.players)]
        self.changes = [[0] * len(counts) for counts in owned]
        hidden = hidden_from(self.origin, self.viewer, owned)
        for card in held:
            hidden[self.asked][card] -= 1
        worlds = Worlds(self.origin, self.viewer, hidden)
        if not worlds.is_possible:
            return False
        sampler = Sampler(worlds, self.chance)
        is_found = sampler.find(limit)
        self.chance = sampler.chance
        if not is_found:
            return False
        for one in all_passes(self.origin):
            self.replace(one, int(worlds.card(one.giver, one.round)))
        return True

    def replace(self, one: Pass, card: int) -> None:
        """Let another card have been passed."""
        before = self.rounds[one.round]
        cards = before.cards[:]
        cards[one.giver] = card
        self.rounds = self.rounds[:]
        self.rounds[one.round] = Round(cards, before.among, before.laid, before.after)
        for owner, change in ((one.giver, -1), (one.taker, 1)):
            self.changes[owner][card] += change
            self.changes[owner][one.card] -= change

    def ways_to_ask(self) -> list[list[int]]:
        """The kinds of cards, in random order, that the player who is asked could hold so that there is a question."""
        known = self.known_kinds()
        kinds = [card for card in range(self.state.cast.number) if self.needs.fitting >> card & 1 and card not in known]
        ways = [list(some) for some in combinations(kinds, max(0, self.needs.number - len(known)))]
        order = list(range(len(ways)))
        self.shuffle(order)
        return [ways[i] for i in order]

    def known_kinds(self) -> set[int]:
        """The kinds of cards that a question is about, where the viewer knows them to be."""
        if self.needs.number == 0:
            return set()
        cards = [*self.origin.seats[self.asked].aside, *grip(self.origin, self.asked)[ASIDE]]
        if self.needs.zone == LATEST:
            cards = cards[-1:]
        seen = [card for card in cards if is_known_to(card, self.viewer)]
        if self.needs.zone == HAND:
            seen = facts_of(self.origin, self.asked, self.viewer)
        return {card_of(card) for card in seen if self.needs.fitting >> card_of(card) & 1}

    def deal_all(self, held: list[int]) -> bool:
        """Deal all seats anew, to the one who is asked some cards in any case; whether the question is asked then."""
        self.state = self.origin.clone()
        self.state.rounds = self.rounds
        for owner in range(self.state.players):
            if owner == self.viewer:
                self.deal_own()
            elif not self.deal(owner, held if owner == self.asked else []):
                return False
        if self.needs.number == 0:
            return True
        seat = self.state.seats[self.asked]
        kinds = {card_of(card) for card in (seat.aside[-1:] if self.needs.zone == LATEST else seat.aside)}
        if self.needs.zone == HAND:
            kinds = {card for card in range(self.state.cast.number) if seat.hand[card]}
        return len([card for card in kinds if self.needs.fitting >> card & 1]) >= self.needs.number

    def deal(self, owner: i64, held: list[int]) -> bool:
        """Deal one seat's cards anew; whether these can be among them where they are asked about."""
        state, seat = self.state, self.state.seats[owner]
        facts = facts_of(state, int(owner), self.viewer)
        size = seat.size - len(facts)
        hidden: i64 = 0
        counts = seat.hand
        if self.is_gripping(owner) or len(seat.aside) > 0:
            gripped = grip(state, int(owner))
            size += len(gripped[HAND])
            counts = counts[:]
            for card in gripped[HAND]:
                counts[card] += 1
            hidden = self.restart(owner, gripped[ASIDE], counts)
        if not self.mix(owner, counts, facts, held):
            return False
        in_hand = held if self.needs.zone == HAND else []
        self.lay_aside(owner, hidden, [] if self.needs.zone == HAND else held)
        self.give_hand(owner, facts, in_hand, size)
        self.deal_deck(owner)
        return True

    def is_gripping(self, owner: i64) -> bool:
        """Whether a player may have picked cards for the present question."""
        agenda = self.state.agenda
        return len(agenda) > 0 and agenda[-1].player == owner and len(agenda[-1].cards) > 0

    def mix(self, owner: i64, counts: vec[i64], facts: list[int], held: list[int]) -> bool:
        """Bring all that the viewer does not know of a seat into random order, but for what is held in any case.

        `counts` are the cards in hand, and those that are hidden aside. Whether there is what is to be held.
        """
        seat = self.state.seats[owner]
        hidden = counts[:]
        for card in seat.deck:
            if not is_known_to(card, self.viewer):
                hidden[card_of(card)] += 1
        for card in seat.discard:
            if not is_known_to(card, self.viewer):
                hidden[card_of(card)] += 1
        for fact in facts:
            hidden[card_of(fact)] -= 1
        if len(self.changes) > 0:
            for number in range(len(hidden)):
                hidden[number] += self.changes[owner][number]
        for number in held:
            hidden[number] -= 1
            if hidden[number] < 0:
                return False
        self.spread(hidden)
        return True

    def spread(self, counts: vec[i64]) -> None:
        """So many of each card are to be dealt, in random order."""
        pool = vec[i64](capacity=48)
        card: i64 = 0
        while card < len(counts):
            left = counts[card]
            while left > 0:
                pool = append(pool, card)
                left -= 1
            card += 1
        self.chance = shuffle(self.chance, pool, len(pool) - 1)
        self.pool = pool
        self.dealt = 0

    def next(self) -> i64:
        """The next card to deal."""
        self.dealt += 1
        return self.pool[self.dealt - 1]

    def deal_own(self) -> None:
        """The viewer knows the own hand and discard pile, and what is in the deck, but not where it lies there."""
        state, seat = self.state, self.state.seats[self.viewer]
        counts = vec[i64]([0] * state.cast.number)
        for card in seat.deck:
            if not is_known_to(card, self.viewer):
                counts[card_of(card)] += 1
        self.spread(counts)
        i: i64 = 0
        while i < len(seat.deck):
            if not is_known_to(seat.deck[i], self.viewer):
                seat.deck[i] = self.next()
            i += 1
        if not is_searching(state, self.viewer):
            sort_below_top(seat.discard, 0)

    def restart(self, owner: i64, gripped: list[int], counts: vec[i64]) -> i64:
        """Ask a question from its start, as nobody else sees how far it is; how many cards aside are hidden.

        They are added to the counts.
        """
        state, seat = self.state, self.state.seats[owner]
        seen: list[int] = []
        hidden: i64 = 0
        for card in [*seat.aside, *gripped]:
            if is_known_to(card, self.viewer):
                seen.append(int(card))
            else:
                counts[card_of(card)] += 1
                hidden += 1
        seat.aside = vec[i64](sorted(seen))
        entry = state.agenda[-1]
        if entry.player == owner and entry.kind in (PICK, FORK) and len(entry.cards):
            state.agenda[-1] = entry.with_cards(())
        return hidden

    def lay_aside(self, owner: i64, number: i64, held: list[int]) -> None:
        """So many cards lie before a player unseen, these among them."""
        seat = self.state.seats[owner]
        for card in held:
            seat.aside = append(seat.aside, known_by(card, knower(owner)))
        for _ in range(number - len(held)):
            seat.aside = append(seat.aside, known_by(self.next(), knower(owner)))

    def give_hand(self, owner: i64, facts: list[int], held: list[int], size: i64) -> None:
        """The cards in hand are those that the viewer knows, those held in any case, and others: so many unknown."""
        state, seat = self.state, self.state.seats[owner]
        if owner == self.asked and state.agenda[-1].kind == INSERT:
            state.agenda[-1] = state.agenda[-1].with_cards((int(self.next()),))
            size -= 1
        seat.hand = vec[i64]([0] * state.cast.number)
        seat.holds = seat.size = 0
        for fact in facts:
            seat.take(card_of(fact))
        for card in held:
            seat.take(card)
        for _ in range(size - len(held)):
            seat.take(self.next())

    def deal_deck(self, owner: i64) -> None:
        """DM-89: nobody counts another's deck, so how many of the rest are in the discard pile is a guess too."""
        seat = self.state.seats[owner]
        known = self.known_places(owner)
        left = len(self.pool) - self.dealt
        size = left
        if len(seat.discard) > 0:
            needed: i64 = max(known) + 1 - len(known) if len(known) > 0 else 0
            if owner == self.asked and self.state.agenda[-1].kind == INSERT and len(known) == 0:
                needed = 1
            self.chance = step(self.chance)
            size = needed + pick(self.chance, left - needed + 1)
        total = size + len(known)
        deck = vec[i64]([0] * total)
        i: i64 = 0
        while i < total:
            deck[total - 1 - i] = known[i] if len(known) > 0 and i in known else self.next()
            i += 1
        seat.deck = deck
        self.deal_discard(owner)

    def deal_discard(self, owner: i64) -> None:
        """The rest, and what the viewer knows to be in the discard pile."""
        seat = self.state.seats[owner]
        pile = vec[i64](capacity=len(seat.discard))
        while self.dealt < len(self.pool):
            pile = append(pile, self.next())
        last = len(seat.discard) - 1
        if last >= 0:
            first = len(pile)
            i: i64 = 0
            while i <= last:
                if i == last or is_known_to(seat.discard[i], self.viewer):
                    pile = append(pile, seat.discard[i])
                i += 1
            sort_below_top(pile, first)
        seat.discard = pile

    def known_places(self, owner: i64) -> dict[int, int]:
        """The cards of another's deck that the viewer knows, by how many are above; a group in any order."""
        deck = self.state.seats[owner].deck
        last = len(deck) - 1
        known: dict[int, int] = {}
        has_groups = False
        for i in range(len(deck)):
            card = deck[last - i]
            if is_known_to(card, self.viewer):
                known[i] = int(card)
                has_groups = has_groups or group_of(card) != 0
        if has_groups:
            for group in sorted({group_of(card) for card in known.values()} - {0}):
                places = [i for i, card in known.items() if group_of(card) == group]
                cards = sorted([known[i] for i in places])
                self.shuffle(cards)
                known |= dict(zip(places, cards, strict=True))
        return known

    def shuffle(self, cards: list[int]) -> None:
        """Bring cards into random order."""
        numbers = vec[i64](cards)
        self.chance = shuffle(self.chance, numbers, len(numbers))
        cards[:] = list(numbers)


def sort_below_top(pile: vec[i64], first: i64) -> None:
    """Bring the cards below the top one into ascending order, from a place on."""
    i = first + 1
    while i < len(pile) - 1:
        card = pile[i]
        j = i
        while j > first and pile[j - 1] > card:
            pile[j] = pile[j - 1]
            j -= 1
        pile[j] = card
        i += 1


class Needs:
    """The cards that a question is about, how many different ones there must be, and where."""

    def __init__(self, fitting: int, number: int, zone: int) -> None:
        self.fitting: Final = fitting
        self.number: Final = number
        self.zone: Final = zone


NO_NEEDS: Final = Needs(0, 0, HAND)


def needs(state: Dominion, owner: int) -> Needs:
    """What hidden cards a player must have who is asked the present question."""
    if owner == NOWHERE:
        return NO_NEEDS
    entry = state.agenda[-1]
    if entry.kind == ACTIONS:
        return Needs(int(state.cast.actions), 1, HAND)
    if entry.kind == TREASURES:
        return Needs(int(state.cast.treasures), 1, HAND)
    if entry.kind == PICK and entry.source.zone == REACTIONS:
        return Needs(revealable(state, owner), 1, HAND)
    if entry.source.owner >= 0 or entry.source.zone not in (HAND, ASIDE, LATEST):
        return NO_NEEDS
    fitting = int(fits(state, entry.source))
    if entry.kind == PICK:
        return Needs(fitting, 1 if entry.least == 0 else 2, int(entry.source.zone))
    return Needs(fitting, 1, HAND) if entry.kind == FORK and entry.source.but != 0 else NO_NEEDS


def revealable(state: Dominion, owner: int) -> int:
    """The reactions that a player could reveal now, held or not."""
    found = 0
    for number, card in enumerate(state.cast.cards):
        is_used = card.types & SHIELD and state.unaffected >> owner & 1
        if card.types & REACTION and not is_used and state.seats[owner].size >= card.reaction_from:
            found |= int(BIT[number])
    return found
