"""Why a card cannot be picked: codes with facts, for which every language has words."""

from demesne.core.refused import Refused
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.printed import types_in
from demesne.games.dominion.shapes import Barred
from demesne.games.dominion.state import (
    ACTIONS,
    ANY_TYPE,
    BUYS,
    FIRST_CARD,
    HAND,
    NAMES,
    PICK,
    REACTION,
    REACTIONS,
    SHIELD,
    SUPPLY,
    TREASURES,
)


def barred(state: Dominion) -> list[Barred]:
    """The cards of the Supply and of the hand that cannot be picked now."""
    entry, mine = state.agenda[-1], state.seats[state.actor]
    actions = state.actions() if entry.kind in (ACTIONS, TREASURES, BUYS, PICK) else []
    found: list[Barred] = []
    for card, key in enumerate(state.cast.ids):
        is_legal = card + FIRST_CARD in actions
        if not (is_legal and picks_from_supply(state)):
            why = why_not_supply(state, card)
            found.append({"card": key, "zone": "supply", "why": why.code, "facts": why.facts})
        if mine.hand[card] > 0 and not (is_legal and picks_from_hand(state)):
            why = why_not_hand(state, card)
            found.append({"card": key, "zone": "hand", "why": why.code, "facts": why.facts})
    return found


def picks_from_supply(state: Dominion) -> bool:
    """Whether the question is about cards of the Supply, or about their names."""
    entry = state.agenda[-1]
    return bool(entry.kind == BUYS or (entry.kind == PICK and entry.source.zone in (SUPPLY, NAMES)))


def picks_from_hand(state: Dominion) -> bool:
    """Whether the question is about cards of the actor's hand."""
    entry = state.agenda[-1]
    is_own = entry.source.owner < 0 or entry.source.owner == entry.player
    return bool(
        entry.kind in (ACTIONS, TREASURES) or (entry.kind == PICK and is_own and entry.source.zone in (HAND, REACTIONS))
    )


def why_not_supply(state: Dominion, card: int) -> Refused:
    """Why a card of the Supply cannot be picked."""
    entry, name, cost = state.agenda[-1], state.cast.ids[card], int(state.cost(card))
    if state.supply[card] == 0:
        return Refused("dominion-empty", card=name)
    if entry.kind in (ACTIONS, TREASURES):
        return Refused("dominion-later")
    if entry.kind == BUYS:
        return Refused("dominion-dear", card=name, cost=cost, coins=int(state.coins))
    if not picks_from_supply(state):
        return Refused("dominion-not-here", card=name)
    if cost > entry.source.most:
        return Refused("dominion-too-dear", card=name, cost=cost, most=max(0, int(entry.source.most)))
    if cost < entry.source.least:
        return Refused("dominion-too-cheap", card=name, cost=cost, least=int(entry.source.least))
    return why_not_kind(state, card)


def why_not_hand(state: Dominion, card: int) -> Refused:
    """Why a card of the actor's hand cannot be picked."""
    entry, name = state.agenda[-1], state.cast.ids[card]
    if entry.kind == ACTIONS:
        return Refused("dominion-not-action", card=name)
    if entry.kind == TREASURES:
        return Refused("dominion-not-treasure", card=name)
    if entry.kind == BUYS:
        return Refused("dominion-only-buys", card=name)
    if not picks_from_hand(state):
        return Refused("dominion-not-here", card=name)
    if entry.source.zone == REACTIONS:
        return why_not_reveal(state, card)
    return why_not_kind(state, card)


def why_not_reveal(state: Dominion, card: int) -> Refused:
    """Why a card cannot be revealed to an Attack."""
    row, name = state.cast.cards[card], state.cast.ids[card]
    if row.types & REACTION == 0:
        return Refused("dominion-not-reaction", card=name)
    if row.types & SHIELD != 0:
        return Refused("dominion-revealed", card=name)
    return Refused("dominion-small-hand", card=name, number=int(row.reaction_from))


def why_not_kind(state: Dominion, card: int) -> Refused:
    """Why a card cannot be picked that lies in the right place: it is of another kind, or not next."""
    source, name = state.agenda[-1].source, state.cast.ids[card]
    if source.types != ANY_TYPE and state.cast.types[card] & source.types == 0:
        return Refused("dominion-other-kind", card=name, kinds=types_in(int(source.types)))
    if source.but >> card & 1:
        return Refused("dominion-not-here", card=name)
    return Refused("dominion-in-order", card=name)
