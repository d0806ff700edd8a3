"""States to and from plain data."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.core.chance import seeded
from demesne.core.fields import Fields
from demesne.core.game import Game
from demesne.games.dominations.agenda import NAMES, Entry
from demesne.games.dominations.components import (
    CIRCLE,
    COPIES,
    DOMAIN_COUNT,
    DOMAINS,
    SOURCES,
    Components,
    copy_of,
    mastery_of,
)
from demesne.games.dominations.data import components
from demesne.games.dominations.map.land import EMPTY
from demesne.games.dominations.map.lattice import cell_of, corner_of, say_cell, say_position, say_vertex, turn_of
from demesne.games.dominations.position.consistency import check
from demesne.games.dominations.position.loading import fill
from demesne.games.dominations.position.tiles import load_supply
from demesne.games.dominations.questions.rows import ROWS
from demesne.games.dominations.setup import new_state
from demesne.games.dominations.state import (
    ALL_KNOW,
    HAND,
    MULTI_EDGE,
    NOBODY,
    SWITCHES,
    UNKNOWN,
    Dominations,
    Rules,
    knower_of,
    tile_kind,
)
from demesne.games.dominations.tree import card_of, is_advanced, position_of, turns_of

VERSION: Final = 1
GENERATOR: Final = range(1, 2**63)
ANY: Final = range(10**9)

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
        "known": known(state),
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
                "tile": state.parts.tile_names[state.land.tile(slot)],
                "at": say_cell(int(state.land.cell(slot))),
                "turned": 120 * int(state.land.turned(slot)),
                "city": city(state, slot),
            }
            for slot in range(len(state.land.laid))
        ],
        "monuments": [monument(state, number) for number in range(len(state.land.monuments))],
        "trees": [[card(state.parts, int(entry)) for entry in list(tree.cards)[1:]] for tree in state.trees],
        "knowledge": [by_name(DOMAINS, state.knowledge, seat) for seat in range(state.players)],
        "points": [by_name(SOURCES, state.points, seat) for seat in range(state.players)],
        "influence": [int(number) for number in state.influence],
        "roles": {
            state.parts.role_names[domain]: None if state.roles[domain] == NOBODY else int(state.roles[domain])
            for domain in range(DOMAIN_COUNT)
        },
        "produced": by_name(DOMAINS, state.produced, 0),
        "harvest": by_name(DOMAINS, state.harvest, 0),
        "ripe": by_name(DOMAINS, state.ripe, 0),
        "traded": [name for i, name in enumerate(DOMAINS) if state.traded & BIT[i]],
        "reveals": int(state.reveals),
    }


def options(rules: Rules) -> Data:
    """The switches in force."""
    return {name: getattr(rules, name) for name in SWITCHES} | {"multi_edge": MULTI_EDGE[rules.multi_edge]}


def by_name(names: list[str], numbers: vec[i64], seat: int) -> dict[str, int]:
    """A row of numbers by name."""
    return {name: int(numbers[len(names) * seat + i]) for i, name in enumerate(names)}


def city(state: Dominations, slot: int) -> Data | None:
    """A City's owner and level."""
    level = int(state.land.level(slot))
    return {"seat": int(state.land.owner(slot)), "level": level} if level else None


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
    cell = int(cell_of(place))
    return f"{say_cell(cell)} point {say_vertex(int(corner_of(cell, turn_of(place))))}"


def card(parts: Components, entry: int) -> Data:
    """A card in a tree."""
    number = int(card_of(entry))
    if number < parts.level_card:
        facts: Data = {"mastery": parts.mastery_names[mastery_of(number)], "copy": COPIES[copy_of(number)]}
        facts["advanced"] = bool(is_advanced(entry))
    else:
        facts = {"level": parts.level_names[number - int(parts.level_card)]}
    return facts | {"at": say_position(int(position_of(entry))), "turned": 90 * int(turns_of(entry))}


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
    return [state.parts.tile_names[tile_kind(tile)] for tile in kinds]


def known(state: Dominations) -> list[Data]:
    """Who knows of tiles in the supply, by its place, and in other hands, because they returned them."""
    found: list[Data] = []
    for place, tile in enumerate(state.supply):
        knower = int(knower_of(tile))
        if knower:
            found.append({"place": place, "by": None if knower == ALL_KNOW else knower - 1})
    for seat in range(state.players):
        for i in range(HAND * seat, int(HAND * seat + state.held[seat])):
            if state.knowers[i]:
                name = state.parts.tile_names[state.hands[i]]
                found.append({"hand": seat, "tile": name, "by": int(state.knowers[i]) - 1})
    return found


def plan(state: Dominations, entry: Entry) -> Data:
    """An entry of the agenda: what, of whom, and what it is about."""
    facts: Data = {"what": NAMES[entry.kind], "seat": int(entry.seat)}
    return facts | state.rules.rows.form(entry.kind).save(state, entry)


def load_agenda(fields: Fields, state: Dominations) -> None:
    """What is to be done or asked, next one last."""
    default = [{"what": "turn", "seat": 0}]
    for i, one in enumerate(fields.value("agenda", list, "a list of what is to be done", default)):
        data = Fields(one, f"agenda[{i}]")
        what = data.value("what", str, "a step or a question")
        if what not in NAMES:
            raise ValueError(f"{data.name('what')}: {what!r} is neither a step nor a question.")
        kind, seat = NAMES.index(what), data.whole("seat", range(int(state.players)), 0)
        state.agenda = append(state.agenda, state.rules.rows.form(kind).load(data, state, kind, seat))
        data.finish()


def load(game: Game[Any], position: Any) -> Dominations:
    """The state that `save` gave or a person wrote, checked."""
    fields = Fields(position)
    fields.header(game.name, VERSION)
    players = fields.whole("players", range(100))
    settled = game.settle(players, fields.value("options", dict, "an object with the options", {}))
    state = new_state(game, Rules(components(settled["data"]), ROWS, players, settled))
    fill(fields, state)
    load_agenda(fields, state)
    load_supply(fields, state)
    check(state)
    state.chance = fields.whole("chance", GENERATOR, int(seeded(0)))
    state.reveals = fields.whole("reveals", ANY, 0)
    fields.finish()
    state.settle()
    return state
