"""What others know of the cards in a hand, as long as it is certain."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.games.dominion.state import CARD, KNOWN, Table

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


def note_pass(state: Table, giver: i64, taker: i64, card: i64) -> None:
    """A card went from hand to hand; only those two know which."""
    remember(state, taker, card, BIT[KNOWN + giver])
    if state.players > 2:
        state.passes = append(state.passes[:], giver | taker << TAKER | card << PASSED)
