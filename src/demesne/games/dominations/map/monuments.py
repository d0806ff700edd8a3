"""Monument pieces on the map: where they may lie, what is near them, whom they reward."""

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.games.dominations.components import CIRCLE, DIAMOND
from demesne.games.dominations.map.land import CRADLE, EMPTY, Land, piece_number
from demesne.games.dominations.map.lattice import (
    NEXT,
    across,
    cell_of,
    corner_of,
    other_half,
    placement,
    points_down,
    sorted_once,
    tip_of_other_half,
    turn_of,
    twin,
)


def piece_places(land: Land, number: i64) -> vec[i64]:
    """DN-75, DN-80: where the piece of a Monument in play may be put."""
    if land.parts.monument_shape[land.monuments[number]] == CIRCLE:
        return free_loci(land)
    found = vec[i64]()
    for cell in beside_cities(land, land.parts.monument_domain[land.monuments[number]]):
        for corner in range(3):
            found = add_places(land, found, number, placement(cell, corner))
    return sorted_once(found)


def add_places(land: Land, found: vec[i64], number: i64, place: i64) -> vec[i64]:
    """Add this place and the one turned by a half where they are allowed."""
    if piece_fits(land, number, place):
        found = append(found, place)
    if piece_fits(land, number, half_turned(place)):
        found = append(found, half_turned(place))
    return found


def half_turned(place: i64) -> i64:
    """The place that has its other half here."""
    return placement(other_half(place), tip_of_other_half(place))


def has_place(land: Land, number: i64) -> bool:
    """Whether the piece of a Monument in play may be put anywhere."""
    monument = land.monuments[number]
    if land.parts.monument_shape[monument] == CIRCLE:
        return len(free_loci(land)) > 0
    for cell in beside_cities(land, land.parts.monument_domain[monument]):
        for corner in range(3):
            place = placement(cell, corner)
            if piece_fits(land, number, place) or piece_fits(land, number, half_turned(place)):
                return True
    return False


def beside_cities(land: Land, domain: i64) -> vec[i64]:
    """The free cells beside a City of a Domain; one beside several may be there several times."""
    found = vec[i64]()
    for slot in range(len(land.cities)):
        if land.level(slot) > 0 and land.camp(slot) == domain:
            for edge in range(3):
                beside = across(land.cell(slot), edge)
                if land.at(beside) == 0:
                    found = append(found, beside)
    return found


def free_loci(land: Land) -> vec[i64]:
    """DN-79, DN-80: the Loci without a circle, ascending."""
    free = vec[i64]()
    for vertex in land.loci:
        taken = False
        for number in range(len(land.pieces)):
            if land.pieces[number] == vertex and land.parts.monument_shape[land.monuments[number]] == CIRCLE:
                taken = True
        if not taken:
            free = append(free, vertex)
    return sorted_once(free)


def piece_fits(land: Land, number: i64, place: i64) -> bool:
    """DN-75, DN-76: whether a diamond may lie so."""
    first, second = cell_of(place), other_half(place)
    if land.at(first) != 0 or land.at(second) != 0:
        return False
    monument = land.monuments[number]
    if land.parts.has_two_ways[monument] != 0 and points_down(first):
        return False
    reward, coast = land.parts.reward_edges[monument], land.parts.is_coast[monument] != 0
    turn, tip = turn_of(place), tip_of_other_half(place)
    near_city = False
    for i in range(4):
        cell = first if i == 0 or i == 3 else second
        edge = turn if i == 0 else NEXT[tip + 1] if i == 1 else tip if i == 2 else NEXT[turn + 1]
        beside = across(cell, edge)
        code = land.at(beside)
        if code != 0:
            if (coast and reward & BIT[i] == 0) or not land.is_open(code, twin(cell, edge)):
                return False
            if code < CRADLE and land.level(code - 1) > 0:
                near_city = near_city or land.camp(code - 1) == land.parts.monument_domain[monument]
    return near_city


def is_near(land: Land, slot: i64, number: i64) -> bool:
    """DN-85: whether a tile is adjacent to a Monument on the map; for a circle, part of its Locus."""
    if land.pieces[number] == EMPTY:
        return False
    cell = land.cell(slot)
    for k in range(3):
        if land.parts.monument_shape[land.monuments[number]] == DIAMOND:
            if piece_number(land.at(across(cell, k))) == number:
                return True
        elif corner_of(cell, k) == land.pieces[number]:
            return True
    return False


def is_rewarded(land: Land, slot: i64, number: i64) -> bool:
    """DN-77, DN-79: whether a City on a tile is rewarded by a Monument on the map."""
    monument = land.monuments[number]
    if not is_near(land, slot, number):
        return False
    if land.parts.monument_shape[monument] == CIRCLE:
        return land.camp(slot) == land.parts.monument_domain[monument]
    cell = land.cell(slot)
    for edge in range(3):
        code = land.at(across(cell, edge))
        if piece_number(code) == number and land.shows_reward(code, twin(cell, edge)):
            return True
    return False
