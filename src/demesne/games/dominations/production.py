"""What a tile produces that was placed or reactivated, and the Cities that it activates."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.games.dominations.agenda import Entry
from demesne.games.dominations.components import DOMAIN_COUNT, DOMAINS, VESTIGIUM
from demesne.games.dominations.effects.effect import CITY_ACTIVATED, LOCUS, PLAIN
from demesne.games.dominations.effects.resolving import collect, collect_by_production, new_effect, resolve
from demesne.games.dominations.effects.standing import add_camp_bonus
from demesne.games.dominations.map.land import CRADLE, EMPTY, piece_number
from demesne.games.dominations.map.lattice import (
    NEXT,
    RING_CORNER,
    RING_SIZE,
    across,
    around,
    corner_of,
    crossing,
    twin,
    where,
)
from demesne.games.dominations.state import PER_EDGE, Dominations

ALL_SIDES: Final[i64] = 3  # sources: one edge, all of them, or the Locus at a corner from AT_CORNER on
AT_CORNER: Final[i64] = 4
OF_CRADLE: Final[i64] = 7  # above the number of any Monument in play


def gather(state: Dominations, seat: i64, cell: i64, source: i64) -> i64:
    """DN-30 to DN-36, DN-44: what the tile produces; the number of wild resources, which are to be named."""
    for domain in range(DOMAIN_COUNT):
        state.harvest[domain] = 0
        state.ripe[domain] = 0
    camp = state.land.camp(state.land.at(cell) - 1)
    state.harvest[camp] += 1
    state.ripe[camp] += 1
    add_camp_bonus(state, seat, camp)
    if source >= AT_CORNER:
        return gather_locus(state, corner_of(cell, source - AT_CORNER))
    return gather_sides(state, cell, source)


def gather_locus(state: Dominations, vertex: i64) -> i64:
    """DN-44, DN-48: the resources at the centre, each piece once; the number of wild ones."""
    wild: i64 = 0
    seen = vec[i64]([0] * (OF_CRADLE + 1))
    for i in range(RING_SIZE):
        cell = around(vertex, i)
        code = state.land.at(cell)
        piece = OF_CRADLE if code == CRADLE else piece_number(code)
        if code >= CRADLE:
            if seen[piece] != 0:
                continue
            seen[piece] = 1
        wild += produce(state, state.land.resource(cell, RING_CORNER[i]))
    return wild


def gather_sides(state: Dominations, cell: i64, source: i64) -> i64:
    """DN-30, DN-32, DN-34, DN-35: resources on joined sides, and concentration; the number of wild ones."""
    wild: i64 = 0
    seen: i64 = 0
    land = state.land
    for edge in range(3):
        beside = across(cell, edge)
        if land.at(beside) == 0 or (source != ALL_SIDES and source != edge):
            continue
        edge_beside = twin(cell, edge)
        for end in range(2):
            mine = edge if end == 0 else NEXT[edge]
            theirs = NEXT[edge_beside] if end == 0 else edge_beside
            resource = land.resource(cell, mine)
            other = land.resource(beside, theirs)
            if seen & BIT[mine] == 0 or state.rules.multi_edge == PER_EDGE:
                wild += produce(state, resource)
                seen |= BIT[mine]
            wild += produce(state, other)
            if resource == other and resource < VESTIGIUM:
                state.harvest[resource] += 1
    return wild


def produce(state: Dominations, resource: i64) -> i64:
    """One resource produces; 1 if it is wild."""
    if resource < VESTIGIUM:
        state.harvest[resource] += 1
        state.ripe[resource] += 1
    return 1 if resource == VESTIGIUM else 0


def reap(state: Dominations, seat: i64, cell: i64, source: i64) -> None:
    """DN-70: production, what Cities bring, then gains by production."""
    active = activated(state, cell, source)
    for slot in active:
        level = state.land.level_for(slot, seat)
        state.harvest[state.land.camp(slot)] += level
        state.ripe[state.land.camp(slot)] += level
    for domain in range(DOMAIN_COUNT):
        if state.harvest[domain] > 0:
            state.gain(seat, domain, state.harvest[domain])
    if source >= AT_CORNER and state.events is not None:
        state.tell("locus", {"seat": seat} | crossing(corner_of(cell, source - AT_CORNER)))
    first = state.rank(seat)
    for i in range(state.players - 1, 0, -1):  # the last is asked last, so it goes to the agenda first
        owner = state.order[(first + i) % state.players]
        resolve(state, owner, activate(state, owner, seat, active))
    batch = activate(state, seat, seat, active)
    for domain in range(DOMAIN_COUNT):
        before = state.produced[domain]
        if state.rules.concentration_counts_for_per_two:
            state.produced[domain] += state.harvest[domain]
        else:
            state.produced[domain] += state.ripe[domain]
        if state.produced[domain] > before:
            batch = collect_by_production(state, batch, seat, domain, before)
        state.harvest[domain] = 0
        state.ripe[domain] = 0
    if source >= AT_CORNER:
        batch = collect(state, batch, seat, LOCUS, 0)
    resolve(state, seat, batch)


def activated(state: Dominations, cell: i64, source: i64) -> vec[i64]:
    """DN-67 to DN-69: the slots with Cities on joined tiles and on the tiles of the Locus, each once."""
    found = vec[i64](capacity=8)
    for edge in range(3):
        found = add_city(state, found, across(cell, edge))
    if source >= AT_CORNER:
        vertex = corner_of(cell, source - AT_CORNER)
        for i in range(RING_SIZE):
            found = add_city(state, found, around(vertex, i))
    return found


def add_city(state: Dominations, found: vec[i64], cell: i64) -> vec[i64]:
    """Add the slot of a cell with a City, if it is not there yet."""
    slot = state.land.slot_with_city(cell)
    if slot == EMPTY:
        return found
    for one in found:
        if one == slot:
            return found
    return append(found, slot)


def activate(state: Dominations, owner: i64, placer: i64, active: vec[i64]) -> vec[Entry]:
    """DN-67: what the Cities of one owner bring, those of the active player being production already."""
    batch = vec[Entry]()
    for slot in active:
        level = state.land.level_for(slot, owner)
        if level > 0:
            domain = state.land.camp(slot)
            if state.events is not None:
                facts = {"seat": owner, "domain": DOMAINS[domain], "level": level}
                state.tell("activate", facts | where(state.land.cell(slot)))
            if owner != placer:
                batch = append(batch, new_effect(owner, PLAIN, domain, level))
            batch = collect(state, batch, owner, CITY_ACTIVATED, domain)
    return batch
