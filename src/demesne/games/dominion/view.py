"""What a seat may see, and where points come from."""

from typing import Any, cast

from demesne.core.state import OVER
from demesne.games.dominion.codec import (
    hand_ids,
    knowers,
    public,
    save_fact,
    save_known,
    save_pass,
    save_proofs,
    save_source,
)
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.knowledge import Counts, Owners, facts_of, grip, is_searching, known_owners
from demesne.games.dominion.known import ONLOOKER, card_of, group_of, is_known_to
from demesne.games.dominion.seat import Seat
from demesne.games.dominion.shapes import CardPoints, SeatPoints, View
from demesne.games.dominion.state import (
    ACTIONS,
    ASIDE,
    FORK,
    HAND,
    INSERT,
    PICK,
    TREASURES,
)
from demesne.games.dominion.steps import name_of
from demesne.games.dominion.worlds import Pass, all_passes


def view(state: Dominion, seat: int | None) -> View:
    """DM-87 to DM-92: what all see, the own hand, and what this seat has seen and still knows for certain."""
    ids = state.cast.ids
    viewer = ONLOOKER if seat is None else seat
    owners = known_owners(state, viewer)
    known = public(state) | {
        "seat": seat,
        "actor": int(state.actor),
        "costs": {key: int(state.cost(card)) for card, key in enumerate(ids)},
        "question": asked_of(state, viewer),
        "seats": [view_seat(state, owner, viewer, owners) for owner in range(state.players)],
        "seen": sorted(
            [save_fact(ids, fact) for owner in range(state.players) for fact in facts_of(state, owner, viewer)],
            key=str,
        ),
        "passes": [view_pass(ids, one, owners) for one in all_passes(state)],
        "proofs": save_proofs(state),
        "scores": state.scores() if state.actor == OVER else None,
        "known_scores": [int(state.points(counts)) for counts in owners.owned],
    }
    return cast(View, known)


def view_seat(state: Dominion, owner: int, viewer: int, owners: Owners) -> dict[str, Any]:
    """One player's cards as a viewer knows them."""
    ids, seat = state.cast.ids, state.seats[owner]
    gripped = grip(state, owner)
    shown = {
        "hand_size": int(seat.size) + (len(gripped[HAND]) if viewer != owner else 0),
        "discard_top": ids[card_of(seat.discard[-1])] if len(seat.discard) else None,
        "deck": [
            {"above": i, "card": ids[card_of(card)], "known_by": knowers(card)}
            for i, card in enumerate(reversed(list(seat.deck)))
            if is_known_to(card, viewer) and (viewer == owner or not group_of(card))
        ],
        "deck_groups": [] if viewer == owner else view_groups(ids, seat),
        "aside": view_aside(state, owner, viewer),
        "owned": {key: number for key, number in zip(ids, owners.owned[owner], strict=True) if number},
        "unknown": owners.unknown[owner],
        "turns": int(seat.turns),
    }
    if viewer == owner:
        shown |= {"hand": hand_ids(ids, seat), "deck_size": len(seat.deck)}
        if is_searching(state, owner):
            shown["discard"] = [ids[card_of(card)] for card in seat.discard]
    return shown


def view_pass(ids: list[str], one: Pass, owners: Owners) -> dict[str, Any]:
    """A card that went from hand to hand, if it can only have been one."""
    card = owners.passed.get((one.round, one.giver))
    shown = save_pass(ids, one)
    return shown | {"card": None if card is None else ids[card]}


def view_groups(ids: list[str], seat: Seat) -> list[dict[str, Any]]:
    """Cards that all saw go onto a deck together, with how many are above each place: in which order, nobody saw."""
    deck = list(reversed(list(seat.deck)))
    found = []
    for group in sorted({group_of(card) for card in deck} - {0}):
        above = [i for i, card in enumerate(deck) if group_of(card) == group]
        found.append({"above": above, "cards": sorted([ids[card_of(deck[i])] for i in above])})
    return found


def view_aside(state: Dominion, owner: int, viewer: int) -> list[Any]:
    """The cards aside, null for those not seen; nobody else sees in which order they are put back."""
    ids = state.cast.ids
    if viewer == owner:
        return [save_known(ids, card) for card in state.seats[owner].aside]
    cards = sorted([*state.seats[owner].aside, *grip(state, owner)[ASIDE]])
    return [save_known(ids, card) if is_known_to(card, viewer) else None for card in cards]


def asked_of(state: Dominion, viewer: int) -> dict[str, Any] | None:
    """What is being asked; what was picked so far, only to the one who is asked."""
    if state.actor == OVER:
        return None
    ids, entry = state.cast.ids, state.agenda[-1]
    asked: dict[str, Any] = {"seat": int(entry.player), "this": None}
    if 0 <= entry.this < len(state.in_play) and state.in_play[entry.this] >= 0:
        asked["this"] = ids[state.in_play[entry.this]]
    if entry.kind == FORK:
        assert entry.fork is not None
        asked |= {"kind": "choose", "ways": list(entry.fork.names), "number": int(entry.most)}
        asked["from"] = save_source(ids, entry.source)
        picked: list[Any] = list(entry.cards)
    elif entry.kind in (PICK, INSERT):
        asked |= {"kind": "pick" if entry.kind == PICK else "insert", "step": name_of(entry.step)}
        asked |= {"least": int(entry.least), "most": int(entry.most), "ordered": bool(entry.ordered)}
        asked["from"] = save_source(ids, entry.source)
        picked = [ids[card] for card in entry.cards]
    else:
        asked |= {"kind": {ACTIONS: "action", TREASURES: "treasure"}.get(entry.kind, "buy")}
        picked = []
    return asked | {"picked": picked} if entry.player == viewer else asked


def breakdown(state: Dominion) -> list[SeatPoints]:
    """By seat: how many of each card that counts, and the points of them."""
    return [seat_breakdown(state, state.owned(seat)) for seat in range(state.players)]


def seat_breakdown(state: Dominion, counts: Counts) -> SeatPoints:
    """The points of one seat by card."""
    found: list[CardPoints] = []
    for number, copies in enumerate(counts):
        card = state.cast.cards[number]
        each = int(card.points) + (card.worth(counts) if card.worth is not None else 0)
        if copies and each:
            found.append({"card": state.cast.ids[number], "number": copies, "each": each, "points": copies * each})
    return {"cards": found, "total": state.points(counts)}
