"""What has to hold so that a position that somebody wrote can be played on."""

from typing import Final

from demesne.games.dominations.agenda import (
    ASSIMILATE,
    ASSIMILATION,
    CONSTRUCT,
    DEVELOP,
    DRAW,
    EFFECT,
    END_EFFECTS,
    FAREWELL,
    FINISH,
    FIT,
    INFLUENCE_POINTS,
    INITIATIVE,
    MONUMENT,
    NAMES,
    NEXT_ERA,
    OBJECTIVE,
    ORDER,
    PAY,
    PIECE,
    PLACE,
    REACT,
    REACTIVATE,
    REAP,
    RETURN,
    REVEAL,
    ROLES,
    SOURCE,
    TILE,
    TRADE,
    TURN,
    WILD,
    WILD_HARVEST,
)
from demesne.games.dominations.components import DIAMOND
from demesne.games.dominations.map.land import EMPTY, FIRST_PIECE, piece_number
from demesne.games.dominations.map.lattice import ORIGIN, RING_SIZE, across, around, cell_of
from demesne.games.dominations.state import UNKNOWN, Dominations
from demesne.games.dominations.tree import card_of

#: what comes later lies further down; of those in one layer only one can be there, but for the layers in MANY
LAYERS: Final = [
    [FINISH, NEXT_ERA],
    [ROLES],
    [INITIATIVE],
    [INFLUENCE_POINTS],
    [ASSIMILATION, ASSIMILATE],
    [END_EFFECTS],
    [TURN],
    [FAREWELL],
    [DEVELOP],
    [CONSTRUCT],
    [FIT],
    [PIECE],
    [PAY],
    [TILE],
    [REACTIVATE, PLACE, SOURCE, REAP],
    [WILD_HARVEST],
    [RETURN, DRAW],
    [REVEAL],
    [MONUMENT, OBJECTIVE],
    [REACT],
    [EFFECT, ORDER, WILD],
    [TRADE],
]
MANY: Final = [INITIATIVE, DEVELOP, CONSTRUCT, TILE, RETURN, MONUMENT, REACT, EFFECT]


def check(state: Dominations) -> None:
    """A ValueError names what cannot be so."""
    check_map(state)
    check_levels(state)
    check_agenda(state)


def check_map(state: Dominations) -> None:
    """DN-29, DN-76: everything is joined to the Cradle, and no closed side of a Monument is touched."""
    land = state.land
    reached = {int(around(ORIGIN, i)) for i in range(RING_SIZE)}
    waiting = sorted(reached)
    while waiting:
        cell = waiting.pop()
        for edge in range(3):
            beside = int(across(cell, edge))
            if land.at(beside) == 0:
                continue
            inside = land.at(cell) >= FIRST_PIECE and piece_number(land.at(cell)) == piece_number(land.at(beside))
            if not inside and not land.is_open(land.at(cell), edge):
                raise ValueError("map: something touches a side of a Monument that may not be joined.")
            if beside not in reached:
                reached.add(beside)
                waiting.append(beside)
    for slot in range(len(land.laid)):
        if int(land.cell(slot)) not in reached:
            raise ValueError(f"map[{slot}].at: the tile is not joined to the Cradle, nor to anything that is.")
    for number in range(len(land.pieces)):
        is_diamond = land.parts.monument_shape[land.monuments[number]] == DIAMOND
        if is_diamond and land.pieces[number] != EMPTY and int(cell_of(land.pieces[number])) not in reached:
            raise ValueError(f"monuments[{number}].at: the piece is not joined to anything.")


def check_levels(state: Dominations) -> None:
    """DN-16, DN-71: the levels built are in the trees, from the first on, and no others."""
    parts, land = state.parts, state.land
    if len(land.monuments) > state.players:
        raise ValueError(f"monuments: there cannot be more than players, {state.players}.")
    found = sorted(int(card_of(one) - parts.level_card) for tree in state.trees for one in tree.cards)
    built: list[int] = []
    for number in range(len(land.monuments)):
        first = int(parts.first_level[land.monuments[number]])
        built += range(first, first + int(state.built[number]))
    for level in [one for one in found if 0 <= one < parts.levels and one not in built]:
        raise ValueError(f"trees: {parts.level_names[level]} is there, but not built at a Monument in play.")
    for level in [one for one in built if one not in found]:
        raise ValueError(f"monuments: {parts.level_names[level]} is built, but in no tree.")
    if len(state.offers) and len(land.monuments):
        raise ValueError("monuments: there are none in play before the choices are revealed.")


def check_agenda(state: Dominations) -> None:
    """A ValueError if the agenda cannot be carried out."""
    entries = list(state.agenda)
    last = -1
    for i, entry in enumerate(entries):
        kind = entry.kind
        layer = next(layer for layer, kinds in enumerate(LAYERS) if kind in kinds)
        if layer < last or (layer == last and LAYERS[layer][0] not in MANY):
            raise ValueError(f"agenda[{i}]: {NAMES[kind]!r} cannot come before what is below it.")
        last = layer
        problem = state.rules.rows.form(kind).flaw(state, entries[:i], entry)
        if problem:
            raise ValueError(f"agenda[{i}]: {problem}")
    waits = bool(entries) and entries[-1].kind == RETURN
    if len(state.aside) and not waits:
        raise ValueError("aside: nobody is returning tiles.")
    if any(state.harvest) and not any(entry.kind == REAP for entry in entries):
        raise ValueError("harvest: no placement is being resolved.")
    check_secrets(state, [int(entry.kind) for entry in entries])


def check_secrets(state: Dominations, kinds: list[int]) -> None:
    """Choices are open until they are revealed, and made from then on."""
    if bool(len(state.offers)) != (REVEAL in kinds):
        raise ValueError("offers: there are some until the choices are revealed, and none from then on.")
    for seat in range(state.players):
        for i, (question, field) in enumerate(((OBJECTIVE, "objective"), (MONUMENT, "monument"))):
            asked = any(one.kind == question and one.seat == seat for one in state.agenda)
            chosen = state.kept[2 * seat + i] != UNKNOWN
            if len(state.offers):
                pair = state.offers[4 * seat + 2 * i : 4 * seat + 2 * i + 2]
                if chosen == asked or (chosen and state.kept[2 * seat + i] not in list(pair)):
                    raise ValueError(f"kept[{seat}].{field}: expected one of those offered, or the question still.")
            elif asked:
                raise ValueError(f"offers: expected what seat {seat} may choose from.")
