"""What others know of the cards in a hand, a discard pile or on a deck, as long as it is certain."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.games.dominion.state import CARD, GROUP, GROUPS, KNOWN, Table

OWNER: Final = 12  # above the card and those who know it
VIEWERS: Final = 7  # the seats and the onlooker
OTHERS: Final = 127

# Where a card went that was passed
TAKER: Final = 3
PASSED: Final = 6


def remember(state: Table, owner: i64, card: i64, knowers: i64) -> None:
    """A card came into a hand, and these know which."""
    if knowers != 0:
        state.seen = append(state.seen[:], (card & CARD) | knowers | owner << OWNER)


def show(state: Table, owner: i64, card: i64) -> None:
    """Everybody sees a card that stays in hand."""
    state.reveals += 1
    blind: i64 = state.everyone
    for fact in state.seen:
        if fact >> OWNER == owner and fact & CARD == card:
            blind &= ~fact
    remember(state, owner, card, blind)
    if state.events is not None:
        state.tell("reveal", {"seat": int(owner), "cards": [state.cast.ids[card]], "from": "hand"})


def show_hand(state: Table, owner: i64) -> None:
    """Everybody sees a whole hand."""
    state.reveals += 1
    forget_hand(state, owner)
    seat = state.seats[owner]
    cards: list[str] = []
    for card in range(state.cast.number):
        for _ in range(seat.hand[card]):
            remember(state, owner, card, state.everyone)
            cards.append(state.cast.ids[card])
    if state.events is not None:
        state.tell("reveal", {"seat": int(owner), "cards": cards, "from": "hand"})


def forget_hand(state: Table, owner: i64) -> None:
    """The whole hand is gone."""
    if len(state.seen) > 0:
        state.seen = vec[i64]([fact for fact in state.seen if fact >> OWNER != owner])


def forget(state: Table, owner: i64, card: i64) -> None:
    """A card left the hand in the sight of all: whoever knew of one knows of one fewer."""
    if len(state.seen) == 0:
        return
    left: i64 = state.everyone
    kept = vec[i64]()
    for fact in state.seen:
        if fact >> OWNER == owner and fact & CARD == card:
            taken = fact & left
            left &= ~taken
            fact &= ~taken
        if fact & state.everyone != 0:
            kept = append(kept, fact)
    state.seen = kept


def forget_unseen(state: Table, owner: i64, number: i64) -> None:
    """So many cards left the hand, and it may have been any."""
    if len(state.seen) == 0:
        return
    for _ in range(number):
        for card in range(state.cast.number):
            forget(state, owner, card)


# Discard piles. Their owners always know what is in them; DM-92: nobody keeps them in order but for the top card.


def carry_to_discard(state: Table, owner: i64, first: i64) -> None:
    """A whole hand was discarded, from this place of the pile on: what others knew of it they still know."""
    if len(state.seen) == 0:
        return
    pile = state.seats[owner].discard
    for fact in state.seen:
        if fact >> OWNER == owner:
            for viewer in range(VIEWERS):
                bit = fact & BIT[KNOWN + viewer]
                i = first
                while bit != 0 and i < len(pile):
                    if pile[i] & CARD == fact & CARD and pile[i] & bit == 0:
                        pile[i] |= bit
                        bit = 0
                    i += 1
    forget_hand(state, owner)


def show_top(state: Table, owner: i64) -> None:
    """Everybody sees a card come onto a discard pile."""
    pile = state.seats[owner].discard
    if len(pile) > 0:
        pile[len(pile) - 1] |= state.everyone


def uncover_top(state: Table, owner: i64) -> None:
    """Everybody sees which card is on top now; it may be one that they knew to be there."""
    pile = state.seats[owner].discard
    if len(pile) == 0:
        return
    last = len(pile) - 1
    missing = state.everyone & ~pile[last]
    for i in range(last):
        if pile[i] & CARD == pile[last] & CARD:
            known = pile[i] & missing
            pile[i] &= ~known
            missing &= ~known
    pile[last] |= state.everyone


def search_discard(state: Table, owner: i64, card: i64) -> i64:
    """Take a card out of a discard pile unseen; it comes with those who know it, for the top card may tell."""
    pile = state.seats[owner].discard
    last = len(pile) - 1
    top = pile[last] & CARD
    at = last
    while pile[at] & CARD != card:
        at -= 1
    rest = vec[i64](capacity=len(pile))
    for i in range(len(pile)):
        if i != at:
            rest = append(rest, pile[i])
    state.seats[owner].discard = rest
    if at == last and (len(rest) == 0 or rest[len(rest) - 1] & CARD != top):
        uncover_top(state, owner)
        return card | state.everyone
    known = vec[i64]([0] * state.cast.number)
    known[card] = pile[at] & state.everyone
    for i in range(len(rest) - 1):
        missing = rest[i] & state.everyone & ~known[rest[i] & CARD]
        known[rest[i] & CARD] |= missing
        rest[i] &= ~missing
    uncover_top(state, owner)
    return card


# Decks


def known_top(state: Table, owner: i64) -> i64:
    """Which others know the top card of a deck."""
    deck = state.seats[owner].deck
    if len(deck) == 0 or deck[len(deck) - 1] & GROUPS != 0:
        return 0
    return deck[len(deck) - 1] & state.everyone & ~BIT[KNOWN + owner]


def put_group(state: Table, owner: i64, cards: vec[i64]) -> None:
    """Cards that all have seen go onto a deck; only their owner knows in which order."""
    seat = state.seats[owner]
    marks: i64 = state.everyone
    for card in cards:
        if card != cards[0]:
            marks = state.everyone | free_group(seat.deck)
            break
    for card in cards:
        seat.deck = append(seat.deck, card | marks)


def free_group(deck: vec[i64]) -> i64:
    """A number for a group that no other one in the deck has."""
    number: i64 = 1
    i: i64 = 0
    while i < len(deck):
        if deck[i] & GROUPS == number << GROUP:
            number += 1
            i = 0
        else:
            i += 1
    return number << GROUP


def has_group(deck: vec[i64], group: i64) -> bool:
    """Whether there are cards of a group in the deck."""
    for card in deck:
        if card & GROUPS == group:
            return True
    return False


def break_group(state: Table, owner: i64, group: i64) -> None:
    """Cards of a group were taken unseen: nobody else knows which are left."""
    deck = state.seats[owner].deck
    for i in range(len(deck)):
        if deck[i] & GROUPS == group:
            deck[i] = deck[i] & CARD | BIT[KNOWN + owner]


def thin_group(state: Table, owner: i64, group: i64) -> None:
    """A card of a group was revealed: if the rest are all alike, their order is known."""
    deck = state.seats[owner].deck
    card: i64 = -1
    for i in range(len(deck)):
        if deck[i] & GROUPS == group:
            if card >= 0 and deck[i] & CARD != card:
                return
            card = deck[i] & CARD
    for i in range(len(deck)):
        if deck[i] & GROUPS == group:
            deck[i] &= ~GROUPS


def note_pass(state: Table, giver: i64, taker: i64, card: i64) -> None:
    """A card went from hand to hand; only those two know which."""
    remember(state, taker, card, BIT[KNOWN + giver])
    if state.players > 2:
        state.passes = append(state.passes[:], giver | taker << TAKER | card << PASSED)
