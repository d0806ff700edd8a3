"""Filling an empty table from plain data that anybody may have written."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.core.fields import Fields
from demesne.games.dominations.components import (
    CIRCLE,
    COPIES,
    DOMAIN_COUNT,
    DOMAINS,
    SOURCE_COUNT,
    SOURCES,
    card_number,
    mastery_of,
    tile_named,
)
from demesne.games.dominations.map.land import EMPTY
from demesne.games.dominations.map.lattice import corner_of, other_half, placement, read_cell, read_pair, vertex_at
from demesne.games.dominations.map.monuments import free_loci
from demesne.games.dominations.position.tiles import load_hands, rows
from demesne.games.dominations.questions.construct import set_city
from demesne.games.dominations.state import NOBODY, UNKNOWN, Dominations
from demesne.games.dominations.tree import fits, gap_position, position_at

COUNT: Final = range(10**6)


def fill(fields: Fields, state: Dominations) -> None:
    """Everything but the generator."""
    players = int(state.players)
    state.era = fields.whole("era", range(1, int(state.parts.eras) + 1), 1) - 1
    state.turn = fields.whole("turn", range(int(players * state.parts.turns) + 1), 0)
    order = fields.wholes("order", range(players), list(range(players)))
    if sorted(order) != list(range(players)):
        raise ValueError(f"order: expected every seat from 0 to {players - 1} once.")
    state.order = vec[i64](order)
    load_monuments(fields, state)
    load_map(fields, state)
    load_circles(fields, state)
    load_trees(fields, state)
    load_numbers(fields, state)
    load_roles(fields, state)
    load_choices(fields, state)
    load_hands(fields, state)


def load_monuments(fields: Fields, state: Dominations) -> None:
    """The Monuments in play, with diamonds on the map."""
    listed = fields.objects("monuments") if "monuments" in fields.data else []
    fields.asked.add("monuments")
    names = state.parts.monument_names
    found = []
    for data in listed:
        name = data.value("monument", str, "the name of a Monument")
        if name not in names or names.index(name) in found:
            raise ValueError(f"{data.name('monument')}: {name!r} is no Monument, or there twice.")
        found.append(names.index(name))
    state.land.monuments = vec[i64](found)
    state.land.pieces = vec[i64]([EMPTY] * len(found))
    state.built = vec[i64]([0] * len(found))
    for number, data in enumerate(listed):
        levels = int(state.parts.first_level[found[number] + 1] - state.parts.first_level[found[number]])
        state.built[number] = data.whole("built", range(levels + 1), 0)
        at = data.data.get("at")
        data.asked.add("at")
        data.finish()
        if at is not None and state.parts.monument_shape[found[number]] != CIRCLE:
            cell, point = read_cell(data.name("at"), at)
            corners = [corner for corner in range(3) if corner_of(cell, corner) == point]
            if not corners or state.land.at(cell) or state.land.at(other_half(placement(cell, corners[0]))):
                raise ValueError(f"{data.name('at')}: a diamond cannot lie at {at!r}.")
            state.land.place_piece(number, placement(cell, corners[0]))


def load_map(fields: Fields, state: Dominations) -> None:
    """Tiles in the order laid, and Cities."""
    land, listed = state.land, fields.objects("map") if "map" in fields.data else []
    fields.asked.add("map")
    for data in listed:
        kind = tile_named(data.name("tile"), state.parts, data.data.get("tile"))
        cell, _ = read_cell(data.name("at"), data.data.get("at"))
        turned = data.whole("turned", range(0, 241), 0)
        if turned % 120 or land.at(cell) or len(land.laid) == len(state.parts.tiles):
            raise ValueError(f"{data.path}: a tile cannot lie at {data.data['at']!r} turned {turned}.")
        land.lay(cell, kind, turned // 120 % int(state.parts.tile_turns[kind]))
        data.asked |= {"tile", "at", "city"}
        data.finish()
    for slot, data in enumerate(listed):
        if data.data.get("city") is not None:
            load_city(Fields(data.data["city"], data.name("city")), state, slot)


def load_city(data: Fields, state: Dominations, slot: int) -> None:
    """A City on a tile."""
    seat, level = data.whole("seat", range(int(state.players))), data.whole("level", range(1, 4))
    data.finish()
    if state.markers[seat] < level:
        raise ValueError(f"{data.path}: seat {seat} has only {state.parts.markers} markers.")
    for one in range(1, level + 1):
        set_city(state, seat, slot, one)


def load_circles(fields: Fields, state: Dominations) -> None:
    """Circles lie on Loci."""
    for number, data in enumerate(fields.data.get("monuments", [])):
        if data.get("at") is not None and state.land.pieces[number] == EMPTY:
            x, y = read_pair(f"monuments[{number}].at", data["at"])
            if vertex_at(x, y) not in list(free_loci(state.land)):
                raise ValueError(f"monuments[{number}].at: there is no free Locus at {data['at']!r}.")
            state.land.place_piece(number, vertex_at(x, y))


def load_trees(fields: Fields, state: Dominations) -> None:
    """Every card, by the rules of the tree."""
    for seat, cards in enumerate(rows(fields, "trees", int(state.players), list)):
        for i, one in enumerate(cards):
            load_card(Fields(one, f"trees[{seat}][{i}]"), state, seat)
        state.renew_limits(seat)


def load_card(data: Fields, state: Dominations, seat: int) -> None:
    """A Mastery or a level of a Monument."""
    parts, tree = state.parts, state.trees[seat]
    x, y = read_pair(data.name("at"), data.data.get("at"))
    turned = data.whole("turned", range(0, 271), 0)
    if turned % 90 or (turned and not state.rules.card_rotation):
        raise ValueError(f"{data.name('turned')}: a card cannot be turned by {turned} degrees here.")
    turns = turned // 90
    data.asked |= {"at", "mastery", "level"}
    name = data.data.get("mastery", data.data.get("level"))
    advanced = False
    if "mastery" in data.data and name in parts.mastery_names:
        number = parts.mastery_names.index(name)
        copy = data.value("copy", str, "a, b, c or d")
        if copy not in list(COPIES) or not state.copies[number] & BIT[COPIES.index(copy)] or tree.owned[number]:
            raise ValueError(f"{data.name('copy')}: copy {copy!r} of {name} is not free.")
        advanced = data.value("advanced", bool, "true or false", False)
        card = int(card_number(number, COPIES.index(copy)))
        state.copies[number] -= 2 ** COPIES.index(copy)
    elif "level" in data.data and name in parts.level_names:
        card = int(parts.level_card) + parts.level_names.index(name)
        if any(other.holds(card) for other in state.trees):
            raise ValueError(f"{data.name('level')}: {name} is in a tree already.")
    else:
        raise ValueError(f"{data.path}: {name!r} is neither a 'mastery' nor a 'level'.")
    data.finish()
    position = position_at(x, y)
    gaps = [gap for gap in tree.gaps if gap_position(gap) == position]
    if not gaps or not fits(gaps[0], parts.sides[4 * card + turns]):
        raise ValueError(f"{data.name('at')}: {name} does not fit there.")
    tree.put(card, turns, position)
    if advanced:
        tree.turn_over(mastery_of(card))


def load_numbers(fields: Fields, state: Dominations) -> None:
    """Knowledge, points, Influence, and what belongs to this turn."""
    players = int(state.players)
    for seat, data in enumerate(rows(fields, "knowledge", players, dict)):
        row = named_numbers(Fields(data, f"knowledge[{seat}]"), DOMAINS)
        for domain, number in enumerate(row):
            if number > state.limits[DOMAIN_COUNT * seat + domain]:
                raise ValueError(f"knowledge[{seat}].{DOMAINS[domain]}: {number} is above the limit.")
            state.knowledge[DOMAIN_COUNT * seat + domain] = number
    for seat, data in enumerate(rows(fields, "points", players, dict)):
        for source, number in enumerate(named_numbers(Fields(data, f"points[{seat}]"), SOURCES)):
            state.points[SOURCE_COUNT * seat + source] = number
    influence = fields.wholes("influence", COUNT, [0] * players)
    if len(influence) != players:
        raise ValueError(f"influence: expected {players} numbers, not {len(influence)}.")
    state.influence = vec[i64](influence)
    for field, numbers in (("produced", state.produced), ("harvest", state.harvest), ("ripe", state.ripe)):
        found = named_numbers(Fields(fields.value(field, dict, "numbers by Domain", {}), field), DOMAINS)
        for domain in range(DOMAIN_COUNT):
            numbers[domain] = found[domain]
    traded = fields.value("traded", list, "a list of Domains", [])
    if not all(name in DOMAINS for name in traded):
        raise ValueError("traded: expected a list of Domains.")
    state.traded = sum(2 ** DOMAINS.index(name) for name in set(traded))


def named_numbers(data: Fields, names: list[str]) -> list[int]:
    """A number for each name, 0 for those not given."""
    found = [data.whole(name, COUNT, 0) for name in names]
    data.finish()
    return found


def load_roles(fields: Fields, state: Dominations) -> None:
    """Who has which Role."""
    roles = Fields(fields.value("roles", dict, "a seat for each Role", {}), "roles")
    for domain, name in enumerate(state.parts.role_names):
        given = roles.data.get(name)
        state.roles[domain] = NOBODY if given is None else roles.whole(name, range(int(state.players)))
        roles.asked.add(name)
    roles.finish()


def load_choices(fields: Fields, state: Dominations) -> None:
    """What is offered and kept."""
    players = int(state.players)
    tables = (("objective", state.parts.objective_names), ("monument", state.parts.monument_names))
    for seat, data in enumerate(rows(fields, "kept", players, dict)):
        for i, (field, names) in enumerate(tables):
            name = data.get(field)
            if name is not None and name not in names:
                raise ValueError(f"kept[{seat}].{field}: {name!r} is not the name of one.")
            state.kept[2 * seat + i] = UNKNOWN if name is None else names.index(name)
    offers = fields.value("offers", list, "one object for each player", [])
    if not offers:
        return
    found: list[int] = []
    for seat, data in enumerate(rows(fields, "offers", players, dict)):
        for field, names in tables:
            pair = data.get(f"{field}s")
            if not isinstance(pair, list) or len(pair) != 2 or not all(name in names for name in pair):
                raise ValueError(f"offers[{seat}].{field}s: expected two names.")
            found += [names.index(name) for name in pair]
    state.offers = vec[i64](found)
