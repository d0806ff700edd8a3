"""What a seat can know: where cards are, and who owns them.

All gains and trashings are public, only cards passed from hand to hand are not.
"""

from demesne.core.bits import BIT
from demesne.core.state import OVER
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.memory import OWNER, PASSED, TAKER
from demesne.games.dominion.state import ASIDE, CARD, DISCARD, HAND, INSERT, KNOWN, PICK

Counts = list[int]


def knows(fact: int, viewer: int) -> bool:
    """Whether a viewer knows of a card in a hand; the owner does."""
    return bool(fact >> (KNOWN + viewer) & 1) or fact >> OWNER == viewer


def grip(state: Dominion, owner: int) -> dict[int, list[int]]:
    """The own cards that a player has picked so far for the present question, by the zone they come from."""
    found: dict[int, list[int]] = {HAND: [], ASIDE: []}
    if len(state.agenda):
        entry = state.agenda[-1]
        if entry.player == owner and entry.kind == INSERT:
            found[HAND] = list(entry.cards)
        elif entry.player == owner and entry.kind == PICK and entry.source.owner < 0:
            if entry.source.zone == HAND:
                found[HAND] = list(entry.cards)
            elif entry.source.zone == ASIDE:
                others = [card for card in state.seats[owner].aside if card > CARD]
                marks = others[0] & ~CARD if others else int(BIT[KNOWN + owner])
                found[ASIDE] = [card | marks for card in entry.cards]
    return found


def is_searching(state: Dominion, owner: int) -> bool:
    """Whether a player is looking through the own discard pile."""
    if state.actor != owner:
        return False
    entry = state.agenda[-1]
    return bool(entry.kind == PICK and entry.source.zone == DISCARD)


def known_owners(state: Dominion, viewer: int) -> tuple[list[Counts], set[int]]:
    """Every seat's cards as if no card had been passed unseen by the viewer; and which passes are so."""
    owned = [state.owned(seat) for seat in range(state.players)]
    unknown: set[int] = set()
    if state.actor == OVER:
        return owned, unknown
    for i, one in enumerate(state.passes):
        giver, taker, card = one & 7, one >> TAKER & 7, one >> PASSED
        if viewer not in (giver, taker):
            unknown.add(i)
            owned[giver][card] += 1
            owned[taker][card] -= 1
    if unknown:
        shown = [visible(state, seat, viewer) for seat in range(state.players)]
        for i in sorted(unknown, reverse=True):  # a card that can only have come by this pass
            giver, taker, card = (int(part) for part in (passed_parts(state.passes[i])))
            if owned[taker][card] < shown[taker][card]:
                unknown.discard(i)
                owned[giver][card] -= 1
                owned[taker][card] += 1
    return owned, unknown


def passed_parts(one: int) -> tuple[int, int, int]:
    """Giver, taker and card of a pass."""
    return one & 7, one >> TAKER & 7, one >> PASSED


def visible(state: Dominion, owner: int, viewer: int) -> Counts:
    """The cards of a seat whose place the viewer knows."""
    counts = [0] * int(state.cast.number)
    seat = state.seats[owner]
    if owner == viewer:
        return state.owned(owner)
    for card in [*seat.deck, *seat.discard, *seat.aside, *grip(state, owner)[ASIDE]]:
        if card >> (KNOWN + viewer) & 1:
            counts[card & CARD] += 1
    if owner == state.turn:
        for card in state.in_play:
            if card >= 0:
                counts[card] += 1
    for fact in state.seen:
        if fact >> OWNER == owner and knows(fact, viewer):
            counts[fact & CARD] += 1
    return counts
