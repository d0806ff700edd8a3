"""Development: new Masteries, upgrades, and fitting cards into the tree."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.games.dominations.agenda import (
    ASSIMILATED,
    BOUGHT,
    DEVELOP,
    DEVELOPED,
    DONE,
    FAREWELL,
    FIT,
    TO_TRADE,
    TRADE,
)
from demesne.games.dominations.components import (
    FOR_DEVELOPING,
    FOR_UPGRADING,
    IMMEDIATE,
    MASTERY_DEVELOPED,
    MASTERY_UPGRADED,
    MONUMENT_LEVEL,
    NODUS_CREATED,
)
from demesne.games.dominations.effects import discounts
from demesne.games.dominations.simultaneous import collect, collect_face, resolve
from demesne.games.dominations.table import OF_MASTERIES, OF_MONUMENTS, Table
from demesne.games.dominations.trading import can_trade

FIRST_MASTERY: Final[i64] = 2  # actions: a Mastery to take; after all of them, one to turn over


def develop_options(state: Table, seat: i64) -> vec[i64]:
    """DN-88: a new Mastery, an upgrade, or nothing."""
    found = vec[i64]([DONE], capacity=48)
    if can_trade(state, seat):
        found = append(found, TO_TRADE)
    parts, tree = state.parts, state.trees[seat]
    less = discounts(state, seat, FOR_DEVELOPING)
    for mastery in range(parts.masteries):
        domain = parts.cost_domain[mastery]
        if parts.cost[mastery] - less[domain] <= state.knowledge[6 * seat + domain]:
            if can_take(state, seat, mastery):
                found = append(found, FIRST_MASTERY + mastery)
    less = discounts(state, seat, FOR_UPGRADING)
    for mastery in range(parts.masteries):
        if tree.owned[mastery] == 1:
            domain = parts.upgrade_domain[mastery]
            if parts.upgrade_cost[mastery] - less[domain] <= state.knowledge[6 * seat + domain]:
                found = append(found, FIRST_MASTERY + parts.masteries + mastery)
    return found


def can_take(state: Table, seat: i64, mastery: i64) -> bool:
    """DN-91, DN-93, DN-95, DN-96: whether a Mastery is free for a seat, and some copy fits."""
    parts, tree = state.parts, state.trees[seat]
    if tree.owned[mastery] != 0:
        return False
    if parts.required_domain[mastery] >= 0:
        if not tree.has_value(parts.required_domain[mastery], parts.required_value[mastery]):
            return False
    for copy in range(4):
        if state.copies[mastery] >> copy & 1 != 0 and tree.fits_somewhere(4 * mastery + copy, state.rules.turns):
            return True
    return False


def develop(state: Table, seat: i64, action: i64) -> None:
    """Carry out what was chosen."""
    parts = state.parts
    mastery = action - FIRST_MASTERY
    if action == DONE:
        return
    if action == TO_TRADE:
        state.push(DEVELOP, seat)
        state.push(TRADE, seat)
        return
    state.push(FAREWELL, seat)
    if mastery < parts.masteries:
        cost = parts.cost[mastery] - discounts(state, seat, FOR_DEVELOPING)[parts.cost_domain[mastery]]
        if cost > 0:
            state.pay(seat, parts.cost_domain[mastery], cost)
        state.push(FIT, seat, 4 * mastery, DEVELOPED)
    else:
        mastery -= parts.masteries
        cost = parts.upgrade_cost[mastery] - discounts(state, seat, FOR_UPGRADING)[parts.upgrade_domain[mastery]]
        if cost > 0:
            state.pay(seat, parts.upgrade_domain[mastery], cost)
        turn_over(state, seat, mastery, DEVELOPED)


def turn_over(state: Table, seat: i64, mastery: i64, how: i64) -> None:
    """DN-90, DN-113: a card is turned to its advanced face, whose effects work from now on."""
    state.trees[seat].turn_over(mastery)
    if state.events is not None:
        state.tell("upgrade", {"seat": seat, "mastery": state.parts.mastery_names[mastery]})
    state.renew_limits(seat)
    face = 2 * mastery + 1
    state.score(seat, OF_MASTERIES, state.parts.face_vp[face])
    batch = collect_face(state, vec[i64](), seat, face, IMMEDIATE, 0)
    if how == DEVELOPED:
        batch = collect(state, batch, seat, MASTERY_UPGRADED, 0)
    resolve(state, seat, batch)


def fit_options(state: Table, seat: i64, card: i64) -> vec[i64]:
    """DN-95, DN-96: copy << 16 | turns << 14 | position."""
    tree, turns = state.trees[seat], state.rules.turns
    found = vec[i64](capacity=64)
    if card >= state.parts.level_card:
        return tree.places(found, card, turns)
    for copy in range(4):
        if state.copies[card >> 2] >> copy & 1 != 0 and not has_twin(state, card, copy):
            found = tree.places(found, card + copy, turns)
    return found


def has_twin(state: Table, card: i64, copy: i64) -> bool:
    """Whether an earlier copy that is left looks the same."""
    layout = state.parts.layout
    for other in range(copy):
        if state.copies[card >> 2] >> other & 1 != 0:
            same = True
            for side in range(4):
                same = same and layout[4 * (card + other) + side] == layout[4 * (card + copy) + side]
            if same:
                return True
    return False


def fit(state: Table, seat: i64, card: i64, how: i64, place: i64) -> None:
    """DN-94, DN-103, DN-146, DN-150: the card enters the tree, and all that follows."""
    parts = state.parts
    if how == BOUGHT:
        number: i64 = 0
        while state.land.monuments[number] != parts.level_monument[card - parts.level_card]:
            number += 1
        state.built[number] += 1
    else:
        card += place >> 16
        state.copies[card >> 2] &= ~BIT[card & 3]
    made = state.trees[seat].put(card, place >> 14 & 3, place & 0x3FFF)
    if state.events is not None:
        tell_of_card(state, seat, card, how)
    state.renew_limits(seat)
    batch = vec[i64]()
    for colour in range(6):
        for _ in range(made >> 3 * colour & 7):
            batch = collect(state, batch, seat, NODUS_CREATED, colour)
    face = parts.face(card, 0)
    state.score(seat, OF_MONUMENTS if how == BOUGHT else OF_MASTERIES, parts.face_vp[face])
    batch = collect_face(state, batch, seat, face, IMMEDIATE, 0)
    if how == BOUGHT:
        batch = collect(state, batch, seat, MONUMENT_LEVEL, 0)
    elif how == DEVELOPED:
        batch = collect(state, batch, seat, MASTERY_DEVELOPED, 0)
    resolve(state, seat, batch)


def tell_of_card(state: Table, seat: i64, card: i64, how: i64) -> None:
    """Record how a card came."""
    parts = state.parts
    if how == BOUGHT:
        state.tell("level", {"seat": seat, "level": parts.level_names[card - parts.level_card]})
    else:
        verb = "assimilate" if how == ASSIMILATED else "develop"
        state.tell(verb, {"seat": seat, "mastery": parts.mastery_names[card >> 2]})
