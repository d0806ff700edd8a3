"""Guessing what a seat does not know: everything hidden is dealt anew, as it could be."""

from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.core.chance import SEEDS, pick, seeded, shuffle, step
from demesne.games.dominion.agenda import fits
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.knowledge import Counts, facts_of, grip, hidden_from, is_searching, visible
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
from demesne.games.dominion.worlds import Sampler, Worlds

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

    def __init__(self, state: Dominion, viewer: int, chance: int) -> None:
        self.origin: Final = state
        self.state = state
        self.viewer: Final = viewer
        self.chance = chance
        self.was_owned: Final = [state.owned(seat) for seat in range(state.players)]
        self.owned: list[Counts] = []
        self.rounds = state.rounds
        self.asked: Final = int(state.agenda[-1].player) if len(state.agenda) else NOWHERE
        self.needs: Final = needs(state, self.asked) if self.asked != viewer else NO_NEEDS

    def finish(self) -> Dominion:
        """The guess, when all is dealt."""
        guessed = self.state
        guessed.seen = vec[i64]([fact for owner in range(guessed.players)
                                 for fact in facts_of(self.origin, owner, self.viewer)])  # fmt: skip
        guessed.settle()
        guessed.reveals = self.origin.reveals
        guessed.chance = self.chance
        return guessed

    def guess_owners(self, held: list[int], limit: int) -> bool:
        """Let other cards be passed instead of those that the viewer did not see, so that these can be held."""
        self.owned = [list(counts) for counts in self.was_owned]
        self.rounds = self.origin.rounds
        if len(self.rounds) == 0:
            return True
        hidden = hidden_from(self.origin, self.viewer, self.was_owned)
        for card in held:
            hidden[self.asked][card] -= 1
        worlds = Worlds(self.origin, self.viewer, hidden)
        if not worlds.is_possible():
            return False
        sampler = Sampler(worlds, self.chance)
        is_found = sampler.find(limit)
        self.chance = sampler.chance
        if not is_found:
            return False
        for one, card in zip(worlds.open, sampler.cards, strict=True):
            self.replace(one.round, one.giver, one.taker, card)
        return True

    def replace(self, number: int, giver: int, taker: int, card: int) -> None:
        """Let another card have been passed."""
        one = self.rounds[number]
        before = int(one.cards[giver])
        cards = one.cards[:]
        cards[giver] = card
        self.rounds = self.rounds[:]
        self.rounds[number] = Round(cards, one.among, one.laid, one.after)
        for owner, change in ((giver, -1), (taker, 1)):
            self.owned[owner][card] += change
            self.owned[owner][before] -= change

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

    def below(self, n: int) -> int:
        """A random number in range(n)."""
        self.chance = step(self.chance)
        return int(pick(self.chance, n))

    def deal(self, owner: int, held: list[int]) -> bool:
        """Deal one seat's cards anew; whether these can be among them where they are asked about."""
        state, seat = self.state, self.state.seats[owner]
        gripped = grip(state, owner)
        fixed = visible(state, owner, self.viewer)
        pool = [card for card in range(state.cast.number) for _ in range(self.owned[owner][card] - fixed[card])]
        facts = [card_of(fact) for fact in facts_of(state, owner, self.viewer)]
        size = int(seat.size) + len(gripped[HAND]) - len(facts)
        hidden = self.restart(owner, gripped)
        for card in held:
            if card not in pool:
                return False
            pool.remove(card)
        self.shuffle(pool)
        at = len(pool) - hidden if self.needs.zone == HAND else len(pool)
        pool[at:at] = held
        aside = [pool.pop() for _ in range(hidden)]
        seat.aside = vec[i64](list(seat.aside) + [known_by(card, knower(owner)) for card in aside])
        hand = [pool.pop() for _ in range(size)]
        if owner == self.asked and state.agenda[-1].kind == INSERT:
            state.agenda[-1] = state.agenda[-1].with_cards((hand.pop(),))
        self.give_hand(owner, facts + hand)
        self.deal_deck(owner, pool)
        return True

    def deal_own(self) -> None:
        """The viewer knows the own hand and discard pile, and what is in the deck, but not where it lies there."""
        state, seat = self.state, self.state.seats[self.viewer]
        pool = sorted([int(card) for card in seat.deck if not is_known_to(card, self.viewer)])
        self.shuffle(pool)
        seat.deck = vec[i64]([card if is_known_to(card, self.viewer) else pool.pop() for card in seat.deck])
        if not is_searching(state, self.viewer):
            seat.discard = vec[i64](sorted(seat.discard[:-1]) + list(seat.discard[-1:]))

    def restart(self, owner: int, gripped: dict[int, list[int]]) -> int:
        """Ask a question from its start, as nobody else sees how far it is; how many cards aside are hidden."""
        state, seat = self.state, self.state.seats[owner]
        aside = [*seat.aside, *gripped[ASIDE]]
        seen = sorted([card for card in aside if is_known_to(card, self.viewer)])
        seat.aside = vec[i64](seen)
        if len(state.agenda):
            entry = state.agenda[-1]
            if entry.player == owner and entry.kind in (PICK, FORK) and len(entry.cards):
                state.agenda[-1] = entry.with_cards(())
        return len(aside) - len(seen)

    def give_hand(self, owner: int, cards: list[int]) -> None:
        """These are the cards in hand."""
        seat = self.state.seats[owner]
        seat.hand = vec[i64]([0] * int(self.state.cast.number))
        seat.holds = seat.size = 0
        for card in cards:
            seat.take(card)

    def deal_deck(self, owner: int, pool: list[int]) -> None:
        """DM-89: nobody counts another's deck, so how many of the rest are in the discard pile is a guess too."""
        seat = self.state.seats[owner]
        known = self.known_places(owner)
        needed = max(known) + 1 - len(known) if known else 0
        size = len(pool)
        if owner == self.asked and self.state.agenda[-1].kind == INSERT and not known:
            needed = 1
        if len(seat.discard):
            size = needed + self.below(len(pool) - needed + 1)
        total = size + len(known)
        deck = [known[i] if i in known else pool.pop() for i in range(total)]
        seat.deck = vec[i64](deck[::-1])
        seen = sorted([card for card in seat.discard[:-1] if is_known_to(card, self.viewer)])
        seat.discard = vec[i64](pool + seen + list(seat.discard[-1:]))

    def known_places(self, owner: int) -> dict[int, int]:
        """The cards of another's deck that the viewer knows, by how many are above; a group in any order."""
        deck = list(reversed(list(self.state.seats[owner].deck)))
        known = {i: int(card) for i, card in enumerate(deck) if is_known_to(card, self.viewer)}
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
