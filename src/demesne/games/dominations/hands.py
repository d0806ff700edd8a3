"""Tiles in hand: drawing, returning."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.games.dominations.agenda import DONE, DRAW, RETURN
from demesne.games.dominations.effects import more_tiles
from demesne.games.dominations.table import ALL_KNOW, HAND, NOTHING, Table

FIRST_RETURN: Final[i64] = 1  # actions: a tile to return


def hand_size(state: Table, seat: i64) -> i64:
    """DN-19, DN-123: how many tiles a seat draws to."""
    return state.parts.hand_size + more_tiles(state, seat)


def draw(state: Table, seat: i64) -> None:
    """DN-19, DN-133: draw to the size of a hand, as long as there are tiles."""
    number = min(hand_size(state, seat) - state.held[seat], len(state.supply))
    if number <= 0:
        return
    for i in range(number):
        state.take_tile(seat, state.supply[i])
    if state.events is not None:
        drawn = [state.parts.tile_names[state.supply[i] & 255] for i in range(number)]
        state.tell("draw", {"seat": seat, "number": number})
        state.tell("drawn", {"seat": seat, "tiles": drawn}, -1 if not state.rules.hidden_hands else 2 << int(seat))
    state.supply = state.supply[number:]
    state.reveals += 1


def return_options(state: Table, seat: i64) -> vec[i64]:
    """DN-19, DN-133: any tile, or enough."""
    found = vec[i64]([DONE], capacity=HAND)
    for kind in state.hand_kinds(seat):
        found = append(found, FIRST_RETURN + kind)
    return found


def give_back(state: Table, seat: i64, stage: i64, action: i64) -> None:
    """DN-20: what is returned goes to the back of the supply before any redraw."""
    if action != DONE:
        if len(state.aside) == 0:
            forget_hand(state, seat)
        state.drop_tile(seat, action - FIRST_RETURN)
        put_aside(state, action - FIRST_RETURN)
        state.push(RETURN, seat, 0, stage)
        return
    if len(state.aside) > 0:
        if state.events is not None:
            state.tell("return", {"seat": seat, "number": len(state.aside)})
        knower = seat + 1 if state.rules.hidden_hands else ALL_KNOW
        state.supply = vec[i64](list(state.supply) + [knower << 8 | kind for kind in state.aside])
        state.aside = NOTHING
        if stage == 1:
            state.push(DRAW, seat)


def put_aside(state: Table, kind: i64) -> None:
    """Add a tile to those about to be returned."""
    aside = append(state.aside[:], kind)
    i = len(aside) - 1
    while i > 0 and aside[i - 1] > kind:
        aside[i] = aside[i - 1]
        i -= 1
    aside[i] = kind
    state.aside = aside


def forget_hand(state: Table, seat: i64) -> None:
    """DN-20: from when a seat returns tiles unseen, nobody else knows which of those known are still in the hand."""
    for i in range(HAND * seat, HAND * seat + state.held[seat]):
        state.knowers[i] = 0
