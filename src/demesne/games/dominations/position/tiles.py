"""Tiles from plain data that anybody may have written: in hands, put aside, in the supply, and who knows of them."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.fields import Fields
from demesne.games.dominations.agenda import PLACE
from demesne.games.dominations.components import tile_named
from demesne.games.dominations.state import ALL_KNOW, HAND, Dominations, knower_of, known_tile


def load_hands(fields: Fields, state: Dominations) -> None:
    """The tiles in hands and those about to be returned."""
    for seat, names in enumerate(rows(fields, "hands", int(state.players), list)):
        if len(names) > HAND:
            raise ValueError(f"hands[{seat}]: nobody can hold more than {HAND} tiles.")
        for i, name in enumerate(names):
            state.take_tile(seat, tile_named(f"hands[{seat}][{i}]", state.parts, name))
    state.aside = vec[i64](sorted(load_tiles(fields, "aside", state)))


def load_supply(fields: Fields, state: Dominations) -> None:
    """The supply, by default of all tiles that are nowhere else."""
    fields.asked.add("supply")
    state.supply = load_tiles(fields, "supply", state) if "supply" in fields.data else rest(state)
    check_tiles(state)
    load_known(fields, state)


def load_known(fields: Fields, state: Dominations) -> None:
    """Who knows of tiles in the supply and in other hands."""
    for data in fields.objects("known") if "known" in fields.data else []:
        data.asked.add("by")
        knower = int(ALL_KNOW)
        if data.data.get("by", "") is not None:
            knower = 1 + data.whole("by", range(int(state.players)))
        if "hand" in data.data:
            note_in_hand(data, state, knower)
        else:
            note_in_supply(data, state, knower)
        data.finish()
    fields.asked.add("known")


def note_in_hand(data: Fields, state: Dominations, knower: int) -> None:
    """Somebody knows of a tile in another hand."""
    seat = data.whole("hand", range(int(state.players)))
    kind = tile_named(data.name("tile"), state.parts, data.data.get("tile"))
    data.asked.add("tile")
    first = int(HAND) * seat
    places = [i for i in range(first, first + int(state.held[seat])) if state.hands[i] == kind and not state.knowers[i]]
    if not places or knower in (seat + 1, ALL_KNOW):
        raise ValueError(f"{data.path}: this cannot be known of the hand of seat {seat}.")
    state.knowers[places[-1]] = knower


def note_in_supply(data: Fields, state: Dominations, knower: int) -> None:
    """Somebody knows of a tile in the supply."""
    place = data.whole("place", range(len(state.parts.tiles)))
    if place >= len(state.supply) or knower_of(state.supply[place]):
        raise ValueError(f"{data.name('place')}: there is no such place in the supply, or it is there twice.")
    state.supply[place] = known_tile(knower, state.supply[place])


def rows(fields: Fields, field: str, number: int, kind: type[Any]) -> list[Any]:
    """One list or object for each player; empty ones if the field is missing."""
    found = fields.value(field, list, f"one {kind.__name__} for each player", [])
    if not found:
        return [kind() for _ in range(number)]
    if len(found) != number or not all(isinstance(one, kind) for one in found):
        raise ValueError(f"{field}: expected one {kind.__name__} for each of {number} players.")
    return found


def load_tiles(fields: Fields, field: str, state: Dominations) -> vec[i64]:
    """A list of tiles."""
    names = fields.value(field, list, "a list of tiles", [])
    return vec[i64]([tile_named(f"{field}[{i}]", state.parts, name) for i, name in enumerate(names)])


def in_use(state: Dominations) -> list[int]:
    """All tiles that are not in the supply."""
    found = [int(state.land.tile(slot)) for slot in range(len(state.land.laid))] + [int(one) for one in state.aside]
    for seat in range(state.players):
        found += [int(state.hands[HAND * seat + i]) for i in range(state.held[seat])]
    return found + [int(one.about) for one in state.agenda if one.kind == PLACE]


def rest(state: Dominations) -> vec[i64]:
    """A supply of all tiles that are nowhere else, in the order of the box."""
    left = [int(kind) for kind in state.parts.tiles]
    for kind in in_use(state):
        if kind not in left:
            raise ValueError(f"map: there are more tiles {state.parts.tile_names[kind]} than in the box.")
        left.remove(kind)
    return vec[i64](left)


def check_tiles(state: Dominations) -> None:
    """All tiles of the box are there, and none too often."""
    found, box = in_use(state) + list(state.supply), list(state.parts.tiles)
    for kind in set(found):
        if found.count(kind) > box.count(kind):
            raise ValueError(f"supply: there are more tiles {state.parts.tile_names[kind]} than in the box.")
    if len(found) != len(box):
        raise ValueError(f"supply: there are {len(found)} tiles in all instead of {len(box)}.")
