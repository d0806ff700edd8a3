"""What a seat can know: where cards are, and who owns them.

All gains and trashings are public, only cards passed from hand to hand are not.
"""

from typing import Final

from mypy_extensions import i64

from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.known import (
    ONLOOKER,
    VIEWERS,
    card_of,
    held_by,
    is_known,
    is_known_to,
    knower,
    known_by,
    owner_of,
    same_knowledge,
)
from demesne.games.dominion.memory import received
from demesne.games.dominion.state import ASIDE, DISCARD, HAND, INSERT, PICK
from demesne.games.dominion.worlds import Worlds, all_passes

Counts = list[int]


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
                others = [card for card in state.seats[owner].aside if is_known(card)]
                like = others[0] if others else knower(owner)
                found[ASIDE] = [int(same_knowledge(card, like)) for card in entry.cards]
    return found


def is_searching(state: Dominion, owner: int) -> bool:
    """Whether a player is looking through the own discard pile."""
    if state.actor != owner:
        return False
    entry = state.agenda[-1]
    return bool(entry.kind == PICK and entry.source.zone == DISCARD)


class Owners:
    """What a viewer knows of who owns which cards."""

    def __init__(self, owned: list[Counts], unknown: list[int], passed: dict[tuple[int, int], int]) -> None:
        self.owned: Final = owned  # by seat: at least so many of each card
        self.unknown: Final = unknown  # by seat: how many cards more
        self.passed: Final = passed  # by round and giver: the cards that the viewer knows


def known_owners(state: Dominion, viewer: int) -> Owners:
    """Gains and trashings are public, so all is known but for what was passed unseen."""
    owned = [state.owned(seat) for seat in range(state.players)]
    none = [0] * int(state.players)
    if len(state.rounds) == 0:
        return Owners(owned, none, {})
    worlds = Worlds(state, viewer, hidden_from(state, viewer, owned))
    known = {
        (one.round, one.giver): int(worlds.card(one.giver, one.round))
        for one in all_passes(state)
        if worlds.is_certain(one.giver, one.round)
    }
    least = []
    for seat in range(state.players):
        came = received(state, seat)
        least.append(
            owned[seat]
            if seat == viewer
            else [own - int(came[card] - worlds.came_at_least(seat, card)) for card, own in enumerate(owned[seat])]
        )
    unknown = [sum(all_cards) - sum(some) for all_cards, some in zip(owned, least, strict=True)]
    return Owners(least, unknown, known)


def hidden_from(state: Dominion, viewer: int, owned: list[Counts]) -> list[Counts]:
    """By seat and card: how many copies the viewer does not know the place of."""
    found = []
    for seat in range(state.players):
        shown = visible(state, seat, viewer)
        found.append([number - there for number, there in zip(owned[seat], shown, strict=True)])
    return found


def facts_of(state: Dominion, owner: int, viewer: int) -> list[int]:
    """The cards in a hand that a viewer knows, each with all who know it as far as the viewer can tell."""
    if not is_any_known(state, owner):
        return []
    numbers = [[0] * VIEWERS for _ in range(state.cast.number)]
    for fact in state.seen:
        if owner_of(fact) == owner:
            for one in range(VIEWERS):
                numbers[card_of(fact)][one] += is_known_to(fact, one)
    found = []
    for card, counts in enumerate(numbers):
        if owner != viewer:
            public = counts[ONLOOKER]
            found += [int(known_by(card, state.everyone & ~knower(owner)))] * public
            found += [int(known_by(card, knower(viewer)))] * (counts[viewer] - public)
            continue
        counts[owner] = 0
        for layer in range(max(counts)):
            knowers = sum([int(knower(one)) for one, known in enumerate(counts) if known > layer])
            found.append(int(known_by(card, knowers)))
    return [int(held_by(fact, owner)) for fact in found]


def is_any_known(state: Dominion, owner: i64) -> bool:
    """Whether anything of a hand is known to others."""
    for fact in state.seen:
        if owner_of(fact) == owner:
            return True
    return False


def visible(state: Dominion, owner: int, viewer: int) -> Counts:
    """The cards of a seat whose place the viewer knows."""
    counts = [0] * int(state.cast.number)
    seat = state.seats[owner]
    if owner == viewer:
        return state.owned(owner)
    for card in [*seat.deck, *seat.discard, *seat.aside, *grip(state, owner)[ASIDE]]:
        if is_known_to(card, viewer):
            counts[card_of(card)] += 1
    if owner == state.turn:
        for card in state.in_play:
            if card >= 0:
                counts[card] += 1
    for fact in facts_of(state, owner, viewer):
        counts[card_of(fact)] += 1
    return counts
