"""Actions in words and as data, and back."""

from typing import Any, Final

from demesne.core.state import OVER
from demesne.games.dominations import refusals
from demesne.games.dominations.agenda import (
    ASSIMILATE,
    CONSTRUCT,
    DEVELOP,
    DONE,
    FAREWELL,
    FIT,
    INITIATIVE,
    MONUMENT,
    OBJECTIVE,
    ORDER,
    PAY,
    PIECE,
    PLACE,
    REACTIVATE,
    RETURN,
    SOURCE,
    TILE,
    TRADE,
    WILD,
    WILD_HARVEST,
    first_of,
    kind_of,
    second_of,
)
from demesne.games.dominations.components import ANY, CIRCLE, COPIES, DOMAIN, DOMAINS, OF_CITY, ROW, Components
from demesne.games.dominations.construction import FIRST_CITY, FIRST_MONUMENT
from demesne.games.dominations.development import FIRST_MASTERY
from demesne.games.dominations.effects import exchanges, rate
from demesne.games.dominations.engine import Dominations
from demesne.games.dominations.growth import ALL_SIDES, AT_CORNER, FIRST_TILE, TO_REACTIVATE
from demesne.games.dominations.hands import FIRST_RETURN
from demesne.games.dominations.lattice import REACH, across, corner_of, crossing, where
from demesne.games.dominations.simultaneous import FIRST_EFFECT, PLAIN, domain_given, number_given
from demesne.games.dominations.trading import is_to_trade
from demesne.games.dominations.vestigium import LET_GO, lost_number

Data = dict[str, Any]
#: by verb: the words of an action, with its parameters
PHRASES: Final = {
    "keep": "keep {card}",
    "return": "return {tile}",
    "tile": "take {tile}",
    "place": "place {tile} at {x},{y} {points} turned {turned}",
    "reactivate": "reactivate",
    "reactivate_tile": "reactivate {x},{y} {points}",
    "all_sides": "all sides",
    "side": "side towards {x},{y} {points}",
    "locus": "locus {x},{y}",
    "gain": "gain {number} {domain}",
    "produce": "produce {number} {domain}",
    "city": "city at {x},{y} {points}",
    "monument": "monument {monument}",
    "diamond": "lay {monument} at {x},{y} {points} point {tip_x},{tip_y}",
    "circle": "lay {monument} on {x},{y}",
    "pay": "pay {number} {domain}",
    "develop": "develop {mastery}",
    "upgrade": "upgrade {mastery}",
    "assimilate": "assimilate {mastery}",
    "turn_over": "turn over {mastery}",
    "put": "put {card} at {x},{y}",
    "put_turned": "put {card} at {x},{y} turned {turned}",
    "to_trade": "trade",
    "resolve": "resolve {effect}",
    "let_go": "let go",
    "trade": "trade {give} {from} for {get} {to}",
    "next": "next seat {seat}",
    "done": "done",
}


def say(state: Dominations, action: int) -> str:
    """An action in words: its verb's phrase with the parameters filled in."""
    facts = describe(state, action)
    return PHRASES[facts["verb"]].format(**facts)


def describe(state: Dominations, action: int) -> Data:
    """The verb and its parameters."""
    entry = state.agenda[len(state.agenda) - 1]
    kind, first, second = kind_of(entry), int(first_of(entry)), int(second_of(entry))
    if action == DONE and kind in (TILE, RETURN, CONSTRUCT, DEVELOP, FAREWELL, ASSIMILATE):
        return {"verb": "done", "question": refusals.NAMES[int(kind)]}
    if is_to_trade(kind, action):
        return {"verb": "to_trade"}
    parts = state.parts
    if kind in (OBJECTIVE, MONUMENT):
        names = parts.objective_names if kind == OBJECTIVE else parts.monument_names
        return {"verb": "keep", "card": names[action]}
    if kind == RETURN:
        return {"verb": "return", "tile": parts.tile_names[action - FIRST_RETURN]}
    if kind == TILE:
        if action == TO_REACTIVATE:
            return {"verb": "reactivate"}
        return {"verb": "tile", "tile": parts.tile_names[action - FIRST_TILE]}
    if kind == PLACE:
        tile = parts.tile_names[first]
        return {"verb": "place", "tile": tile} | where(action // 3) | {"turned": 120 * (action % 3)}
    if kind == REACTIVATE:
        return {"verb": "reactivate_tile"} | where(state.land.laid[action] >> 16)
    if kind == SOURCE:
        return describe_source(first, action)
    if kind in (WILD, WILD_HARVEST) and action == LET_GO:
        return {"verb": "let_go", "number": int(lost_number(state, kind, state.actor, first, second))}
    if kind in (WILD, WILD_HARVEST):
        verb = "gain" if kind == WILD else "produce"
        return {"verb": verb, "number": action & 31, "domain": DOMAINS[action >> 5]}
    if kind == CONSTRUCT:
        if action >= FIRST_MONUMENT:
            monument = state.land.monuments[action - FIRST_MONUMENT]
            return {"verb": "monument", "monument": parts.monument_names[monument]}
        return {"verb": "city"} | where(state.land.laid[action - FIRST_CITY] >> 16)
    if kind == PIECE:
        return describe_piece(state, first, action)
    if kind == PAY:
        return {"verb": "pay", "number": action, "domain": DOMAINS[second & 7]}
    if kind == FIT:
        return describe_fit(state, first, action)
    if kind == TRADE:
        return describe_trade(state, action)
    if kind == ORDER:
        return describe_effect(state, int(state.agenda[len(state.agenda) - 2 - (action - FIRST_EFFECT)]))
    if kind == INITIATIVE:
        return {"verb": "next", "seat": action}
    mastery = action - int(FIRST_MASTERY)
    verbs = ("develop", "upgrade") if kind == DEVELOP else ("assimilate", "turn_over")
    number = int(parts.masteries)
    return {"verb": verbs[mastery >= number], "mastery": parts.mastery_names[mastery % number]}


def describe_source(cell: int, action: int) -> Data:
    """Which sides or which Locus shall produce."""
    if action == ALL_SIDES:
        return {"verb": "all_sides"}
    if action < ALL_SIDES:
        return {"verb": "side"} | where(across(cell, action))
    return {"verb": "locus"} | crossing(corner_of(cell, action - AT_CORNER))


def describe_piece(state: Dominations, number: int, place: int) -> Data:
    """Where a Monument piece goes; a diamond by its cell with the corner A, and the vertex of that corner."""
    monument = state.land.monuments[number]
    name = state.parts.monument_names[monument]
    if state.parts.monument_shape[monument] == CIRCLE:
        return {"verb": "circle", "monument": name} | crossing(place)
    return {"verb": "diamond", "monument": name} | diamond(place)


def describe_fit(state: Dominations, card: int, action: int) -> Data:
    """Where a card goes in the tree; a Mastery by the letter of its copy."""
    parts = state.parts
    name = COPIES[action >> 16] if card < parts.level_card else parts.level_names[card - int(parts.level_card)]
    facts: Data = {"verb": "put", "card": name} | east_and_south(action & 0x3FFF)
    if state.rules.card_rotation:
        facts |= {"verb": "put_turned", "turned": 90 * (action >> 14 & 3)}
    return facts


def describe_trade(state: Dominations, action: int) -> Data:
    """What is given for what."""
    given, got = action // 6, action % 6
    exchange = int(rate(state, exchanges(state, state.actor), given, got))
    return {"verb": "trade", "give": exchange >> 6, "from": DOMAINS[given], "get": exchange & 63, "to": DOMAINS[got]}


def describe_effect(state: Dominations, effect: int) -> Data:
    """One of several effects: its card, with its number if there are several on it, and what it gives."""
    parts, row = state.parts, int(first_of(effect))
    domain, number = int(domain_given(state, effect)), int(number_given(state, effect))
    given = "" if domain < 0 else "vestigium" if domain == ANY else DOMAINS[domain]
    facts: Data = {"verb": "resolve", "domain": given, "number": number}
    if row == PLAIN:
        return facts | {"card": "", "effect": f"{number} {given}"}
    face, place = find_effect(parts, row)
    words = [face_name(parts, face)]
    if parts.first_effect[face + 1] - parts.first_effect[face] > ROW:
        words.append(str(place))
    if parts.effects[row + DOMAIN] == OF_CITY:
        words.append(given)
    return facts | {"card": words[0], "effect": " ".join(words)}


def find_effect(parts: Components, row: int) -> tuple[int, int]:
    """The face that has an effect, and the effect's place on it, from 1."""
    face = max(i for i in range(len(parts.first_effect)) if parts.first_effect[i] <= row)
    return face, 1 + (row - int(parts.first_effect[face])) // int(ROW)


def face_name(parts: Components, face: int) -> str:
    """The card, the Campfire or the Role with this face."""
    names = [name for name in parts.mastery_names for _ in range(2)]
    return [*names, *parts.level_names, "campfire", *parts.role_names][face]


def diamond(place: int) -> Data:
    """Where a Monument's diamond lies: its cell with the corner A, and where that corner is."""
    tip = crossing(corner_of(place // 3, place % 3))
    return where(place // 3) | {"tip_x": tip["x"], "tip_y": tip["y"]}


def east_and_south(position: int) -> Data:
    """A place in a tree, counted from the Campfire."""
    return {"x": (position & 127) - REACH, "y": (position >> 7) - REACH}


def say_cell(cell: int) -> str:
    """`1,0 up`."""
    return f"{say_vertex(cell >> 1)} {'down' if cell & 1 else 'up'}"


def say_vertex(vertex: int) -> str:
    """`1,0`."""
    return f"{(vertex >> 7) - REACH},{(vertex & 127) - REACH}"


def say_position(position: int) -> str:
    """A place in a tree, east and south of the Campfire."""
    return f"{(position & 127) - REACH},{(position >> 7) - REACH}"


def read(state: Dominations, words: str) -> int:
    """The action that the words mean; a ValueError says why it is illegal."""
    if state.actor == OVER:
        raise ValueError("The game is over.")
    phrase = " ".join(str(words).lower().split()).replace(" ,", ",").replace(", ", ",")
    for action in state.actions():
        if say(state, action) == phrase:
            return action
    reason = refusals.reason(state, phrase)
    if reason:
        raise ValueError(reason)
    example = state.say(state.actions()[0])
    raise ValueError(f"{words!r} is not an action; one that can be played here is {example!r}.")
