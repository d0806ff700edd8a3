"""States to and from plain data."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.chance import seeded
from demesne.core.fields import Fields
from demesne.core.game import Game
from demesne.games.dominations import loading
from demesne.games.dominations.agenda import (
    FIT,
    INITIATIVE,
    PAY,
    PIECE,
    PLACE,
    QUESTIONS,
    REAP,
    RETURN,
    SOURCE,
    STEPS,
    WILD,
    first_of,
    kind_of,
    seat_of,
    second_of,
)
from demesne.games.dominations.components import CIRCLE, COPIES, DOMAINS, SOURCES, Components
from demesne.games.dominations.data import components
from demesne.games.dominations.engine import Dominations
from demesne.games.dominations.land import EMPTY
from demesne.games.dominations.lattice import across, corner_of
from demesne.games.dominations.setup import new_table
from demesne.games.dominations.table import HAND, MULTI_EDGE, NOBODY, SWITCHES, UNKNOWN, Rules
from demesne.games.dominations.table import entry as new_entry
from demesne.games.dominations.tree import card_of, is_advanced, turns_of
from demesne.games.dominations.words import say_cell, say_position, say_vertex

VERSION: Final = 1
GENERATOR: Final = range(1, 2**63)
ANY: Final = range(10**9)
NAMES: Final = dict(enumerate(STEPS)) | {int(WILD) + i: name for i, name in enumerate(QUESTIONS)}

Data = dict[str, Any]


def save(state: Dominations) -> Data:
    """The whole state."""
    return public(state) | {
        "options": options(state.rules) | {"data": state.parts.own},
        "offers": [offer(state, seat) for seat in range(state.players)] if len(state.offers) else [],
        "kept": [kept(state, seat) for seat in range(state.players)],
        "hands": [hand(state, seat) for seat in range(state.players)],
        "aside": tiles(state, state.aside),
        "supply": tiles(state, state.supply),
        "agenda": [plan(state, entry) for entry in state.agenda],
        "chance": int(state.chance),
    }


def public(state: Dominations) -> Data:
    """The part of a state that nobody hides."""
    return {
        "game": state.game.name,
        "version": VERSION,
        "players": int(state.players),
        "options": options(state.rules),
        "era": int(state.era) + 1,
        "turn": int(state.turn),
        "order": [int(seat) for seat in state.order],
        "map": [
            {
                "tile": state.parts.tile_names[entry >> 2 & 0x3FFF],
                "at": say_cell(entry >> 16),
                "turned": 120 * (entry & 3),
                "city": city(state.land.cities[slot]),
            }
            for slot, entry in enumerate(int(one) for one in state.land.laid)
        ],
        "monuments": [monument(state, number) for number in range(len(state.land.monuments))],
        "trees": [[card(state.parts, int(entry)) for entry in list(tree.cards)[1:]] for tree in state.trees],
        "knowledge": [by_name(DOMAINS, state.knowledge, seat) for seat in range(state.players)],
        "points": [by_name(SOURCES, state.points, seat) for seat in range(state.players)],
        "influence": [int(number) for number in state.influence],
        "roles": {
            state.parts.role_names[domain]: None if state.roles[domain] == NOBODY else int(state.roles[domain])
            for domain in range(6)
        },
        "produced": by_name(DOMAINS, state.produced, 0),
        "harvest": by_name(DOMAINS, state.harvest, 0),
        "ripe": by_name(DOMAINS, state.ripe, 0),
        "traded": [name for i, name in enumerate(DOMAINS) if state.traded >> i & 1],
        "reveals": int(state.reveals),
    }


def options(rules: Rules) -> Data:
    """The switches in force."""
    return {name: getattr(rules, name) for name in SWITCHES} | {"multi_edge": MULTI_EDGE[rules.multi_edge]}


def by_name(names: list[str], numbers: vec[i64], seat: int) -> dict[str, int]:
    """A row of numbers by name."""
    return {name: int(numbers[6 * seat + i]) for i, name in enumerate(names)}


def city(entry: int) -> Data | None:
    """A City's owner and level."""
    return {"seat": int(entry >> 2), "level": int(entry & 3)} if entry else None


def monument(state: Dominations, number: int) -> Data:
    """A Monument in play: where its piece lies, and how many levels are built."""
    name = state.parts.monument_names[state.land.monuments[number]]
    return {"monument": name, "at": piece(state, number), "built": int(state.built[number])}


def piece(state: Dominations, number: int) -> str | None:
    """`1,0 up point 2,0` for a diamond, `1,1` for a circle."""
    place = int(state.land.pieces[number])
    if place == EMPTY:
        return None
    if state.parts.monument_shape[state.land.monuments[number]] == CIRCLE:
        return say_vertex(place)
    return f"{say_cell(place // 3)} point {say_vertex(int(corner_of(place // 3, place % 3)))}"


def card(parts: Components, entry: int) -> Data:
    """A card in a tree."""
    number = int(card_of(entry))
    if number < parts.level_card:
        facts: Data = {"mastery": parts.mastery_names[number >> 2], "copy": COPIES[number & 3]}
        facts["advanced"] = bool(is_advanced(entry))
    else:
        facts = {"level": parts.level_names[number - int(parts.level_card)]}
    return facts | {"at": say_position(entry & 0x3FFF), "turned": 90 * int(turns_of(entry))}


def offer(state: Dominations, seat: int) -> Data:
    """What a seat may choose from."""
    parts, (one, other, first, second) = state.parts, [int(n) for n in state.offers[4 * seat : 4 * seat + 4]]
    return {
        "objectives": [parts.objective_names[one], parts.objective_names[other]],
        "monuments": [parts.monument_names[first], parts.monument_names[second]],
    }


def kept(state: Dominations, seat: int) -> Data:
    """What a seat has kept so far."""
    objective, wonder = int(state.kept[2 * seat]), int(state.kept[2 * seat + 1])
    return {
        "objective": None if objective == UNKNOWN else state.parts.objective_names[objective],
        "monument": None if wonder == UNKNOWN else state.parts.monument_names[wonder],
    }


def hand(state: Dominations, seat: int) -> list[str]:
    """The tiles that a seat holds."""
    return tiles(state, state.hands[HAND * seat : HAND * seat + state.held[seat]])


def tiles(state: Dominations, kinds: vec[i64]) -> list[str]:
    """The names of some tiles."""
    return [state.parts.tile_names[kind] for kind in kinds]


def plan(state: Dominations, entry: int) -> Data:
    """An entry of the agenda: what, of whom, and its numbers where it has any, by name where they are things."""
    kind, first, second = int(kind_of(entry)), int(first_of(entry)), int(second_of(entry))
    facts: Data = {"what": NAMES[kind], "seat": int(seat_of(entry))}
    if kind in (PLACE, RETURN) and not (kind == RETURN and first == 0):
        facts["tile"] = state.parts.tile_names[first]
    elif kind in (SOURCE, REAP):
        facts["at"] = say_cell(first)
    elif kind in (PIECE, PAY):
        facts["monument"] = state.parts.monument_names[state.land.monuments[first]]
    elif kind == FIT:
        level = first - int(state.parts.level_card)
        facts["card"] = state.parts.level_names[level] if level >= 0 else state.parts.mastery_names[first >> 2]
    elif first:
        facts["number"] = first
    return facts | ({"more": second} if second else {})


def load(game: Game[Any], position: Any) -> Dominations:
    """The state that `save` gave or a person wrote, checked."""
    fields = Fields(position)
    fields.header(game.name, VERSION)
    players = fields.whole("players", range(100))
    settled = game.settle(players, fields.value("options", dict, "an object with the options", {}))
    state = new_table(game, Rules(components(settled["data"]), players, settled), False)
    loading.fill(fields, state)
    load_agenda(fields, state)
    loading.load_supply(fields, state)
    state.chance = fields.whole("chance", GENERATOR, int(seeded(0)))
    state.reveals = fields.whole("reveals", ANY, 0)
    fields.finish()
    state.settle()
    return state


def load_agenda(fields: Fields, state: Dominations) -> None:
    """What is to be done or asked, next one last."""
    words = {name: i for i, name in enumerate(STEPS)} | {name: int(WILD) + i for i, name in enumerate(QUESTIONS)}
    default = [{"what": "turn", "seat": 0}]
    for i, one in enumerate(fields.value("agenda", list, "a list of what is to be done", default)):
        data = Fields(one, f"agenda[{i}]")
        what = data.value("what", str, "a step or a question")
        if what not in words:
            raise ValueError(f"{data.name('what')}: {what!r} is neither a step nor a question.")
        seat = data.whole("seat", range(int(state.players)), 0)
        first = load_subject(data, state, words[what])
        state.agenda = append(state.agenda, new_entry(words[what], seat, first, data.whole("more", range(2**24), 0)))
        data.finish()


def load_subject(data: Fields, state: Dominations, kind: int) -> int:
    """The first number of an entry of the agenda."""
    if kind == PLACE or (kind == RETURN and "tile" in data.data):
        data.asked.add("tile")
        return loading.tile_named(data.name("tile"), state, data.data.get("tile"))
    if kind in (SOURCE, REAP):
        cell, _ = loading.read_cell(data.name("at"), data.data.get("at"))
        data.asked.add("at")
        if not 0 < state.land.at(cell) <= len(state.land.laid) or not any(
            state.land.at(across(cell, i)) for i in range(3)
        ):
            raise ValueError(f"{data.name('at')}: there is no tile.")
        return cell
    if kind in (PIECE, PAY):
        names = [state.parts.monument_names[monument] for monument in state.land.monuments]
        name = data.value("monument", str, "a Monument in play")
        if name not in names:
            raise ValueError(f"{data.name('monument')}: {name!r} is not in play.")
        return names.index(name)
    if kind == FIT:
        name = data.value("card", str, "a Mastery or a level")
        if name in state.parts.mastery_names:
            return 4 * state.parts.mastery_names.index(name)
        if name in state.parts.level_names:
            return int(state.parts.level_card) + state.parts.level_names.index(name)
        raise ValueError(f"{data.name('card')}: {name!r} is neither a Mastery nor a level.")
    return data.whole("number", range(2**12 if kind == INITIATIVE else 1000), 0)
