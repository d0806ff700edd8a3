"""Guessing what a seat does not know: everything hidden is dealt anew, as it could be."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.core.chance import SEEDS, pick, seeded, shuffle, step
from demesne.core.state import OVER
from demesne.games.dominion.agenda import fits, with_cards
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.knowledge import Counts, grip, is_searching, known_owners, knows, passed_parts, visible
from demesne.games.dominion.memory import OWNER, PASSED, TAKER
from demesne.games.dominion.state import (
    ACTIONS,
    ASIDE,
    CARD,
    FORK,
    GROUPS,
    HAND,
    INSERT,
    KNOWN,
    LATEST,
    PICK,
    REACTION,
    REACTIONS,
    SHIELD,
    TREASURES,
    Entry,
)

TRIES: Final = 40
PLAIN_TRIES: Final = 8  # before cards that fit the question are dealt on purpose


def guess(state: Dominion, seat: int, seed: int) -> Dominion:
    """The same game with everything dealt anew that the seat does not know."""
    chance = seeded(seed % SEEDS)
    owned, unknown = known_owners(state, seat)
    for attempt in range(TRIES):
        dealer = Dealer(state.clone(), seat, chance, attempt >= PLAIN_TRIES)
        dealer.guess_passes([list(counts) for counts in owned], unknown)
        guessed = dealer.state
        for owner in range(state.players):
            dealer.deal(owner)
        dealer.forget_what_others_know()
        chance = dealer.chance
        before = sizes(guessed)
        guessed.settle()
        guessed.reveals = state.reveals
        guessed.chance = chance
        if is_same_question(state, guessed) and sizes(guessed) == before:
            break
    return guessed


def is_same_question(state: Dominion, guessed: Dominion) -> bool:
    """Whether the guess waits for the same answer."""
    if state.actor != guessed.actor or len(state.agenda) != len(guessed.agenda):
        return False
    return state.actor == OVER or is_alike(state.agenda[-1], guessed.agenda[-1])


def sizes(state: Dominion) -> list[int]:
    """How many cards are where, for the player whom a question asks."""
    if len(state.agenda) == 0:
        return []
    owner = int(state.agenda[-1].player)
    seat, gripped = state.seats[owner], grip(state, owner)
    return [int(seat.size) + len(gripped[HAND]), len(seat.aside) + len(gripped[ASIDE]), len(seat.deck)]


def is_alike(entry: Entry, other: Entry) -> bool:
    """Whether two questions differ at most in what was picked."""
    return entry.kind == other.kind and entry.step is other.step and entry.player == other.player


class Dealer:
    """Deals the cards that one seat does not know to where they could be."""

    def __init__(self, state: Dominion, viewer: int, chance: int, on_purpose: bool) -> None:
        self.state = state
        self.viewer = viewer
        self.chance = chance
        self.on_purpose = on_purpose
        self.owned: list[Counts] = []

    def guess_passes(self, owned: list[Counts], unknown: set[int]) -> None:
        """Let other cards be passed instead of those that the viewer did not see."""
        state = self.state
        passes = list(state.passes)
        for i in sorted(unknown):
            settled = [(passes[j] >> TAKER & 7, passes[j] >> PASSED) for j in range(i) if j not in unknown]
            giver, taker, _ = passed_parts(passes[i])
            fixed = visible(state, giver, self.viewer)
            could = [card for card, number in enumerate(owned[giver]) if number > fixed[card]]
            could = [card for card in could if (taker, card) not in settled] or could
            if self.on_purpose:
                could = self.useful(could, giver, taker)
            if could:
                weights = [card for card in could for _ in range(owned[giver][card] - fixed[card])]
                card = weights[self.below(len(weights))]
                passes[i] = giver | taker << TAKER | card << PASSED
            card = passes[i] >> PASSED
            owned[giver][card] -= 1
            owned[taker][card] += 1
        if unknown:
            state.passes = vec[i64](passes)
        self.owned = owned

    def useful(self, could: list[int], giver: int, taker: int) -> list[int]:
        """Of the cards that could be passed, those that let the present question be asked, if any."""
        asked = int(self.state.actor)
        fitting, _, _ = needs(self.state, asked)
        wanted = [card for card in could if bool(fitting >> card & 1) == (taker == asked)]
        return wanted if wanted and asked in (giver, taker) else could

    def below(self, n: int) -> int:
        """A random number in range(n)."""
        self.chance = step(self.chance)
        return int(pick(self.chance, n))

    def deal(self, owner: int) -> None:
        """Deal one seat's cards anew."""
        if owner == self.viewer:
            self.deal_own()
            return
        state, seat = self.state, self.state.seats[owner]
        gripped = grip(state, owner)
        fixed = visible(state, owner, self.viewer)
        pool = [card for card in range(state.cast.number) for _ in range(self.owned[owner][card] - fixed[card])]
        self.shuffle(pool)
        hidden = self.restart(owner, gripped)
        facts = [fact & CARD for fact in state.seen if fact >> OWNER == owner and knows(fact, self.viewer)]
        size = int(seat.size) + len(gripped[HAND])
        if self.on_purpose:
            self.bring_forward(pool, owner, hidden)
        aside = [pool.pop() for _ in range(hidden)]
        seat.aside = vec[i64](list(seat.aside) + [card | int(BIT[KNOWN + owner]) for card in aside])
        hand = [*facts, *[pool.pop() for _ in range(size - len(facts))]]
        if len(state.agenda) and state.agenda[-1].kind == INSERT and state.agenda[-1].player == owner:
            entry = state.agenda[-1]
            state.agenda[-1] = with_cards(entry, (hand.pop(self.below(len(hand))),))
        self.give_hand(owner, hand)
        self.deal_deck(owner, pool)

    def deal_own(self) -> None:
        """The viewer knows the own hand and discard pile, and what is in the deck, but not where it lies there."""
        state, seat = self.state, self.state.seats[self.viewer]
        bit = KNOWN + self.viewer
        pool = sorted([int(card) for card in seat.deck if not card >> bit & 1])
        self.shuffle(pool)
        seat.deck = vec[i64]([card if card >> bit & 1 else pool.pop() for card in seat.deck])
        if not is_searching(state, self.viewer):
            seat.discard = vec[i64](sorted(seat.discard[:-1]) + list(seat.discard[-1:]))

    def restart(self, owner: int, gripped: dict[int, list[int]]) -> int:
        """Ask a question from its start, as nobody else sees how far it is; how many cards aside are hidden."""
        state, seat = self.state, self.state.seats[owner]
        aside = [*seat.aside, *gripped[ASIDE]]
        seen = sorted([card for card in aside if card >> (KNOWN + self.viewer) & 1])
        seat.aside = vec[i64](seen)
        if len(state.agenda):
            entry = state.agenda[-1]
            if entry.player == owner and entry.kind in (PICK, FORK) and len(entry.cards):
                state.agenda[-1] = with_cards(entry, ())
        return len(aside) - len(seen)

    def bring_forward(self, pool: list[int], owner: int, hidden: int) -> None:
        """Put cards where they are dealt to the zone that a question is about, so that there is something to ask."""
        fitting, number, at_aside = needs(self.state, owner)
        found: list[int] = []
        for card in list(reversed(pool)):
            if len(found) < number and fitting >> card & 1 and card not in found:
                found.append(card)
                pool.remove(card)
        at = len(pool) if at_aside else len(pool) - hidden
        pool[at:at] = found

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
        if len(seat.discard):
            size = needed + self.below(len(pool) - needed + 1)
        total = size + len(known)
        deck = [known[i] if i in known else pool.pop() for i in range(total)]
        seat.deck = vec[i64](deck[::-1])
        seen = sorted([card for card in seat.discard[:-1] if card >> (KNOWN + self.viewer) & 1])
        seat.discard = vec[i64](pool + seen + list(seat.discard[-1:]))

    def known_places(self, owner: int) -> dict[int, int]:
        """The cards of another's deck that the viewer knows, by how many are above; a group in any order."""
        deck = list(reversed(list(self.state.seats[owner].deck)))
        known = {i: int(card) for i, card in enumerate(deck) if card >> (KNOWN + self.viewer) & 1}
        for group in sorted({card & GROUPS for card in known.values()} - {0}):
            places = [i for i, card in known.items() if card & GROUPS == group]
            cards = sorted([known[i] for i in places])
            self.shuffle(cards)
            known |= dict(zip(places, cards, strict=True))
        return known

    def shuffle(self, cards: list[int]) -> None:
        """Bring cards into random order."""
        numbers = vec[i64](cards)
        self.chance = shuffle(self.chance, numbers, len(numbers))
        cards[:] = list(numbers)

    def forget_what_others_know(self) -> None:
        """Drop what only others know of hands; decks were dealt without it."""
        state = self.state
        state.seen = vec[i64]([fact for fact in state.seen if knows(fact, self.viewer)])


def needs(state: Dominion, owner: int) -> tuple[int, int, bool]:
    """The cards that a question to a player is about, how many different ones there must be, and whether aside."""
    entry = state.agenda[-1] if len(state.agenda) else None
    if entry is None or entry.player != owner:
        return 0, 0, False
    if entry.kind == ACTIONS:
        return int(state.cast.actions), 1, False
    if entry.kind == TREASURES:
        return int(state.cast.treasures), 1, False
    if entry.kind == FORK or (entry.kind == PICK and entry.source.zone in (HAND, ASIDE, LATEST)):
        if entry.source.owner >= 0:
            return 0, 0, False
        number = 1 if entry.kind == FORK or entry.least == 0 else 2
        return int(fits(state, entry.source)), number, entry.source.zone != HAND
    if entry.kind == PICK and entry.source.zone == REACTIONS:
        return revealable(state, owner), 1, False
    return 0, 0, False


def revealable(state: Dominion, owner: int) -> int:
    """The reactions that a player could reveal now, held or not."""
    found = 0
    for number, card in enumerate(state.cast.cards):
        is_used = card.types & SHIELD and state.unaffected >> owner & 1
        if card.types & REACTION and not is_used and state.seats[owner].size >= card.reaction_from:
            found |= int(BIT[number])
    return found
