"""What has to hold so that a position that somebody wrote can be played on."""

from typing import Final

from demesne.games.dominations.agenda import (
    ASSIMILATE,
    ASSIMILATION,
    BOUGHT,
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
    first_of,
    kind_of,
    seat_of,
    second_of,
)
from demesne.games.dominations.components import DIAMOND, WHENS
from demesne.games.dominations.construction import next_level, payable
from demesne.games.dominations.engine import Dominations
from demesne.games.dominations.growth import ALL_SIDES, AT_CORNER
from demesne.games.dominations.land import EMPTY
from demesne.games.dominations.land import PIECE as PIECE_CODE
from demesne.games.dominations.lattice import ORIGIN, RING, across, corner_of
from demesne.games.dominations.monuments import piece_places
from demesne.games.dominations.planning import NAMES
from demesne.games.dominations.table import UNKNOWN
from demesne.games.dominations.tree import card_of

#: what comes later lies further down; of those in one row only one can be there, but for the rows in MANY
ROWS: Final = [
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
    reached = {int(2 * ORIGIN + step) for step in RING}
    waiting = sorted(reached)
    while waiting:
        cell = waiting.pop()
        for edge in range(3):
            beside = int(across(cell, edge))
            if land.at(beside) == 0:
                continue
            inside = (
                land.at(cell) >= PIECE_CODE and (land.at(cell) - PIECE_CODE) >> 1 == (land.at(beside) - PIECE_CODE) >> 1
            )
            if not inside and not land.is_open(land.at(cell), edge):
                raise ValueError("map: something touches a side of a Monument that may not be joined.")
            if beside not in reached:
                reached.add(beside)
                waiting.append(beside)
    for slot in range(len(land.laid)):
        if int(land.laid[slot] >> 16) not in reached:
            raise ValueError(f"map[{slot}].at: the tile is not joined to the Cradle, nor to anything that is.")
    for number in range(len(land.pieces)):
        is_diamond = land.parts.monument_shape[land.monuments[number]] == DIAMOND
        if is_diamond and land.pieces[number] != EMPTY and int(land.pieces[number] // 3) not in reached:
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
    entries = [int(entry) for entry in state.agenda]
    last = -1
    for i, entry in enumerate(entries):
        kind = kind_of(entry)
        rank = next(rank for rank, kinds in enumerate(ROWS) if kind in kinds)
        if rank < last or (rank == last and ROWS[rank][0] not in MANY):
            raise ValueError(f"agenda[{i}]: {NAMES[int(kind)]!r} cannot come before what is below it.")
        last = rank
        problem = objection(state, entries[:i], entry)
        if problem:
            raise ValueError(f"agenda[{i}]: {problem}")
    waits = bool(entries) and kind_of(entries[-1]) == RETURN
    if len(state.aside) and not waits:
        raise ValueError("aside: nobody is returning tiles.")
    if any(state.harvest) and not any(kind_of(entry) == REAP for entry in entries):
        raise ValueError("harvest: no placement is being resolved.")
    check_secrets(state, [int(kind_of(entry)) for entry in entries])


def check_secrets(state: Dominations, kinds: list[int]) -> None:
    """Choices are open until they are revealed, and made from then on."""
    if bool(len(state.offers)) != (REVEAL in kinds):
        raise ValueError("offers: there are some until the choices are revealed, and none from then on.")
    for seat in range(state.players):
        for i, (question, field) in enumerate(((OBJECTIVE, "objective"), (MONUMENT, "monument"))):
            asked = any(kind_of(one) == question and seat_of(one) == seat for one in state.agenda)
            chosen = state.kept[2 * seat + i] != UNKNOWN
            if len(state.offers):
                pair = state.offers[4 * seat + 2 * i : 4 * seat + 2 * i + 2]
                if chosen == asked or (chosen and state.kept[2 * seat + i] not in list(pair)):
                    raise ValueError(f"kept[{seat}].{field}: expected one of those offered, or the question still.")
            elif asked:
                raise ValueError(f"offers: expected what seat {seat} may choose from.")


def objection(state: Dominations, below: list[int], entry: int) -> str:
    """Why something cannot be on the agenda above what is below it; "" if it can."""
    kind, seat, first, second = kind_of(entry), seat_of(entry), int(first_of(entry)), int(second_of(entry))
    if kind == FIT:
        return objection_to_card(state, int(seat), first, second)
    if kind in (PIECE, PAY):
        return objection_to_monument(state, below, int(kind), int(seat), first, second)
    if kind == REAP:
        return objection_to_source(state, first, second)
    if kind == SOURCE and not any(state.land.at(across(first, edge)) for edge in range(3)):
        return "the tile is not joined to anything."
    if kind == WILD_HARVEST and not (below and kind_of(below[-1]) == REAP and seat_of(below[-1]) == seat):
        return "there is no placement of the same seat to be resolved."
    if kind == TRADE:
        askers = (TILE, CONSTRUCT, DEVELOP, FAREWELL, ORDER, WILD, WILD_HARVEST)
        if not (below and kind_of(below[-1]) in askers and seat_of(below[-1]) == seat):
            return "a trade comes before another decision of the same seat."
    if kind == ORDER:
        waiting = [one for one in below[len(below) - first :] if kind_of(one) == EFFECT and seat_of(one) == seat]
        if first == 0 or len(waiting) != first:
            return f"there are not {first} effects of the same seat to be ordered."
    if kind == REACT and WHENS[first] not in ("start_era", "end_era"):
        return "this is not a moment at which all react."
    if kind == INITIATIVE:
        places = [first >> 3 * i & 7 for i in range(4) if first >> 3 * i]
        if (
            len(set(places)) != len(places)
            or len(places) >= state.players
            or not all(1 <= place <= state.players for place in places)
        ):
            return f"{first} does not say who has a place on the track already."
    return ""


def objection_to_card(state: Dominations, seat: int, card: int, how: int) -> str:
    """Why a card cannot come into a tree."""
    parts = state.parts
    if card < parts.level_card:
        if how == BOUGHT or state.trees[seat].owned[card >> 2] or not state.copies[card >> 2]:
            return f"{parts.mastery_names[card >> 2]} cannot be taken by seat {seat}."
        return ""
    levels = [int(next_level(state, number)) for number in range(len(state.land.monuments))]
    if how != BOUGHT or card - parts.level_card not in levels:
        return f"{parts.level_names[card - int(parts.level_card)]} is not the next level of a Monument in play."
    return ""


def objection_to_monument(state: Dominations, below: list[int], kind: int, seat: int, number: int, rest: int) -> str:
    """Why the piece or the payment of a Monument cannot be asked for."""
    name, level = state.parts.monument_names[state.land.monuments[number]], int(next_level(state, number))
    cards = [int(first_of(one)) for one in below if kind_of(one) == FIT and seat_of(one) == seat]
    if level < 0 or int(state.parts.level_card) + level not in cards:
        return f"no level of {name} is being bought."
    if kind == PIECE:
        if state.land.pieces[number] != EMPTY or not len(piece_places(state.land, number)):
            return f"the piece of {name} cannot be put on the map."
        return ""
    domain, due = rest & 7, rest >> 3
    if domain > 5 or due == 0 or due > payable(state, seat, level, domain):
        return f"what is left to be paid for {name} cannot be paid."
    return ""


def objection_to_source(state: Dominations, cell: int, source: int) -> str:
    """Why a placement cannot produce so."""
    if source >= AT_CORNER:
        is_there = state.land.is_locus(corner_of(cell, source - int(AT_CORNER)))
    elif source == ALL_SIDES:
        is_there = any(state.land.at(across(cell, edge)) for edge in range(3))
    else:
        is_there = state.land.at(across(cell, source)) != 0
    return "" if is_there else "the tile is not joined there, or there is no Locus."
