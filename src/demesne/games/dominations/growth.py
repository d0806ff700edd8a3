"""Growth: placing or reactivating a tile, what it produces, and the Cities it activates."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.games.dominations.agenda import (
    DONE,
    PLACE,
    REACTIVATE,
    REAP,
    SOURCE,
    TILE,
    TO_TRADE,
    TRADE,
    WILD_HARVEST,
)
from demesne.games.dominations.components import (
    CITY_ACTIVATED,
    DOMAINS,
    LOCUS,
    REACTIVATE_TILE,
    SECOND_TILE,
    VESTIGIUM,
)
from demesne.games.dominations.effects import ripen_camp, role_with
from demesne.games.dominations.land import CRADLE, PIECE
from demesne.games.dominations.lattice import NEXT, RING, RING_CORNER, TWIN, across, corner_of, crossing, where
from demesne.games.dominations.simultaneous import PLAIN, collect, collect_by_production, new_effect, resolve
from demesne.games.dominations.table import CHOOSE_ONE, NOBODY, PER_EDGE, Table
from demesne.games.dominations.trading import can_trade

TO_REACTIVATE: Final[i64] = 2  # actions: this, or a tile from FIRST_TILE on
FIRST_TILE: Final[i64] = 3
ALL_SIDES: Final[i64] = 3  # sources: one edge, all of them, or the Locus at a corner from AT_CORNER on
AT_CORNER: Final[i64] = 4


def tile_options(state: Table, seat: i64, second: i64) -> vec[i64]:
    """DN-29, DN-104, DN-126, DN-127: a tile of the hand, or what may be done instead."""
    found = vec[i64](capacity=12)
    if not can_place(state):
        return found
    if second != 0:
        found = append(found, DONE)
    if can_trade(state, seat):
        found = append(found, TO_TRADE)
    if second == 0 and len(state.land.laid) > 0 and role_with(state, seat, REACTIVATE_TILE) >= 0:
        found = append(found, TO_REACTIVATE)
    for kind in state.hand_kinds(seat):
        found = append(found, FIRST_TILE + kind)
    return found


def can_place(state: Table) -> bool:
    """Whether a tile can be placed at all."""
    for cell in state.land.frontier:
        if state.land.can_lie(cell):
            return True
    return False


def choose_tile(state: Table, seat: i64, second: i64, action: i64) -> None:
    """Take a tile out of the hand, or do something else first."""
    if action == TO_TRADE:
        state.push(TILE, seat, second)
        state.push(TRADE, seat)
    elif action == TO_REACTIVATE:
        use_role(state, seat, REACTIVATE_TILE)
        offer_second_tile(state, seat)
        state.push(REACTIVATE, seat)
    elif action != DONE:
        if second != 0:
            use_role(state, seat, SECOND_TILE)
        else:
            offer_second_tile(state, seat)
        state.drop_tile(seat, action - FIRST_TILE)
        state.push(PLACE, seat, action - FIRST_TILE)


def use_role(state: Table, seat: i64, what: i64) -> None:
    """DN-131: a Role that works once goes back."""
    domain = role_with(state, seat, what)
    state.roles[domain] = NOBODY
    if state.events is not None:
        state.tell("role_used", {"seat": seat, "role": state.parts.role_names[domain]})


def offer_second_tile(state: Table, seat: i64) -> None:
    """DN-126, DN-130: after the first tile, or the one reactivated, the Worker may place another."""
    if role_with(state, seat, SECOND_TILE) >= 0:
        state.push(TILE, seat, 1)


def place_options(state: Table, kind: i64) -> vec[i64]:
    """DN-29: 3 * cell + rotation."""
    found = vec[i64](capacity=128)
    turns = state.parts.tile_turns[kind]
    for cell in state.land.frontier:
        if state.land.can_lie(cell):
            for rotation in range(turns):
                found = append(found, 3 * cell + rotation)
    return found


def place_tile(state: Table, seat: i64, kind: i64, place: i64) -> None:
    """The tile goes to the map."""
    state.land.lay(place // 3, kind, place % 3)
    state.reveals += 1
    if state.events is not None:
        at = where(place // 3) | {"turned": 120 * (place % 3)}
        state.tell("place", {"seat": seat, "tile": state.parts.tile_names[kind]} | at)
    state.push(SOURCE, seat, place // 3)


def reactivate_options(state: Table) -> vec[i64]:
    """DN-127, DN-129: any tile on the map, by its slot."""
    return vec[i64](list(range(len(state.land.laid))))


def reactivate(state: Table, seat: i64, slot: i64) -> None:
    """The tile works as if it had just been placed."""
    cell = state.land.laid[slot] >> 16
    if state.events is not None:
        state.tell("reactivate", {"seat": seat} | where(cell))
    state.push(SOURCE, seat, cell, 1)


def source_options(state: Table, cell: i64, again: i64) -> vec[i64]:
    """DN-32, DN-46, DN-47, DN-128: which sides or which Locus shall produce."""
    loci = vec[i64](capacity=3)
    for corner in range(3):
        if state.land.is_locus(corner_of(cell, corner)):
            loci = append(loci, AT_CORNER + corner)
    if len(loci) > 0 and again == 0 and state.rules.locus_mandatory:
        return loci
    found = vec[i64](capacity=7)
    if state.rules.multi_edge == CHOOSE_ONE:
        for edge in range(3):
            if state.land.at(across(cell, edge)) != 0:
                found = append(found, edge)
    else:
        found = append(found, ALL_SIDES)
    for locus in loci:
        found = append(found, locus)
    return found


def gather(state: Table, seat: i64, cell: i64, source: i64) -> None:
    """DN-30 to DN-36, DN-44: what the tile produces, wild resources to be named first."""
    for domain in range(6):
        state.harvest[domain] = 0
        state.ripe[domain] = 0
    camp = state.land.camp(state.land.at(cell) - 1)
    state.harvest[camp] += 1
    state.ripe[camp] += 1
    ripen_camp(state, seat, camp)
    wild: i64 = 0
    if source >= AT_CORNER:
        wild = gather_locus(state, corner_of(cell, source - AT_CORNER))
    else:
        wild = gather_sides(state, cell, source)
    state.push(REAP, seat, cell, source)
    if wild > 0:
        state.push(WILD_HARVEST, seat, wild)


def gather_locus(state: Table, vertex: i64) -> i64:
    """DN-44, DN-48: the resources at the centre, each piece once; the number of wild ones."""
    wild: i64 = 0
    seen = vec[i64]([0] * 8)
    for i in range(6):
        cell = 2 * vertex + RING[i]
        code = state.land.at(cell)
        piece = 7 if code == CRADLE else (code - PIECE) >> 1
        if code >= CRADLE:
            if seen[piece] != 0:
                continue
            seen[piece] = 1
        wild += pluck(state, state.land.resource(cell, RING_CORNER[i]))
    return wild


def gather_sides(state: Table, cell: i64, source: i64) -> i64:
    """DN-30, DN-32, DN-34, DN-35: resources on joined sides, and concentration; the number of wild ones."""
    wild: i64 = 0
    seen: i64 = 0
    land = state.land
    corner_bits: i64 = 0
    for edge in range(3):
        beside = across(cell, edge)
        if land.at(beside) == 0 or (source != ALL_SIDES and source != edge):
            continue
        twin = TWIN[3 * (cell & 1) + edge]
        for end in range(2):
            mine = edge if end == 0 else NEXT[edge]
            theirs = NEXT[twin] if end == 0 else twin
            resource = land.resource(cell, mine)
            other = land.resource(beside, theirs)
            corner_bits = 1 if mine == 0 else 2 if mine == 1 else 4
            if seen & corner_bits == 0 or state.rules.multi_edge == PER_EDGE:
                wild += pluck(state, resource)
                seen |= corner_bits
            wild += pluck(state, other)
            if resource == other and resource < VESTIGIUM:
                state.harvest[resource] += 1
    return wild


def pluck(state: Table, resource: i64) -> i64:
    """One resource produces; 1 if it is wild."""
    if resource < VESTIGIUM:
        state.harvest[resource] += 1
        state.ripe[resource] += 1
    return 1 if resource == VESTIGIUM else 0


def reap(state: Table, seat: i64, cell: i64, source: i64) -> None:
    """DN-70: production, what Cities bring, then gains by production."""
    active = activated(state, cell, source)
    for slot in active:
        city = state.land.cities[slot]
        if city >> 2 == seat:
            state.harvest[state.land.camp(slot)] += city & 3
            state.ripe[state.land.camp(slot)] += city & 3
    for domain in range(6):
        if state.harvest[domain] > 0:
            state.gain(seat, domain, state.harvest[domain])
    if source >= AT_CORNER and state.events is not None:
        state.tell("locus", {"seat": seat} | crossing(corner_of(cell, source - AT_CORNER)))
    first = state.rank(seat)
    for i in range(state.players - 1, 0, -1):  # the last is asked last, so it goes to the agenda first
        owner = state.order[(first + i) % state.players]
        resolve(state, owner, activate(state, owner, seat, active))
    batch = activate(state, seat, seat, active)
    for domain in range(6):
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


def activated(state: Table, cell: i64, source: i64) -> vec[i64]:
    """DN-67 to DN-69: the slots with Cities on joined tiles and on the tiles of the Locus, each once."""
    found = vec[i64](capacity=8)
    for edge in range(3):
        found = add_city(state, found, across(cell, edge))
    if source >= AT_CORNER:
        vertex = corner_of(cell, source - AT_CORNER)
        for i in range(6):
            found = add_city(state, found, 2 * vertex + RING[i])
    return found


def add_city(state: Table, found: vec[i64], cell: i64) -> vec[i64]:
    """Add the slot of a cell with a City, if it is not there yet."""
    if state.land.city_at(cell) == 0:
        return found
    slot = state.land.at(cell) - 1
    for one in found:
        if one == slot:
            return found
    return append(found, slot)


def activate(state: Table, owner: i64, placer: i64, active: vec[i64]) -> vec[i64]:
    """DN-67: what the Cities of one owner bring, those of the active player being production already."""
    batch = vec[i64]()
    for slot in active:
        city = state.land.cities[slot]
        if city >> 2 == owner:
            domain = state.land.camp(slot)
            if state.events is not None:
                facts = {"seat": owner, "domain": DOMAINS[domain], "level": city & 3}
                state.tell("activate", facts | where(state.land.laid[slot] >> 16))
            if owner != placer:
                batch = append(batch, new_effect(owner, PLAIN, domain, city & 3))
            batch = collect(state, batch, owner, CITY_ACTIVATED, domain)
    return batch
