"""What a seat knows, and where points come from."""

from typing import Any

from demesne.games.dominations.agenda import (
    CONSTRUCT,
    DEVELOP,
    DONE,
    PLACE,
    RETURN,
    SOURCE,
    TILE,
    TO_TRADE,
)
from demesne.games.dominations.codec import by_name, card, city, hand, kept, known, offer, plan, public, tiles
from demesne.games.dominations.components import (
    CIRCLE,
    DOMAINS,
    GOALS_OF_AN_OBJECTIVE,
    SOURCES,
    Components,
)
from demesne.games.dominations.effects.counting import controller
from demesne.games.dominations.eras import role_points
from demesne.games.dominations.guessing import is_known
from demesne.games.dominations.map.land import EMPTY
from demesne.games.dominations.map.lattice import crossing, diamond, where
from demesne.games.dominations.objectives import is_met, progress
from demesne.games.dominations.phrases import tell_goals
from demesne.games.dominations.shapes import Asked, Crossing, Diamond, Goal, Lying, Monument, Question, TreeCard, View
from demesne.games.dominations.state import (
    ALL_KNOW,
    NOBODY,
    UNKNOWN,
    Dominations,
    knower_of,
    tile_kind,
)
from demesne.games.dominations.tree import east_and_south, position_of


def view(state: Dominations, seat: int | None) -> View:
    """DN-16, DN-20: all but the supply, the hands of others, and choices not yet revealed."""
    secret = len(state.offers) > 0
    shown = [one for one in range(state.players) if one == seat or not state.rules.hidden_hands]
    returning = int(state.top().seat) if state.asked() == RETURN else -1
    facts: Any = public(state) | {
        "map": lying_tiles(state),
        "loci": [crossing(vertex) for vertex in sorted(state.land.loci)],
        "monuments": monuments(state),
        "trees": [[tree_card(state.parts, int(entry)) for entry in list(tree.cards)[1:]] for tree in state.trees],
        "seat": seat,
        "round": max(int(state.turn) - 1, 0) // state.players + 1,
        "rounds": int(state.parts.turns),
        "eras": int(state.parts.eras),
        "data": state.parts.fingerprint,
        "actor": int(state.actor),
        "scores": state.scores(),
        "limits": [by_name(DOMAINS, state.limits, one) for one in range(state.players)],
        "nodus": [by_name(DOMAINS, tree.nodus, 0) for tree in state.trees],
        "role_points": {name: int(role_points(state, domain)) for domain, name in enumerate(state.parts.role_names)},
        "markers": [int(number) for number in state.markers],
        "offer": offer(state, seat) if secret and seat is not None else None,
        "kept": [kept(state, one) if one == seat or not secret else None for one in range(state.players)],
        "hands": [hand(state, one) if one in shown else None for one in range(state.players)],
        "held": [int(number) for number in state.held],
        "aside": tiles(state, state.aside) if returning in shown else len(state.aside),
        "supply": len(state.supply),
        "known": known_tiles(state, seat),
        "question": tell_question(state, seat),
        "goals": [] if secret else [goals(state, one) for one in range(state.players)],
    }
    told: View = facts
    return told


def lying_tiles(state: Dominations) -> list[Lying]:
    """The tiles on the map, in the order in which they were placed."""
    found: list[Any] = [
        {"tile": state.parts.tile_names[state.land.tile(slot)], "turned": 120 * int(state.land.turned(slot))}
        | where(state.land.cell(slot))
        | {"city": city(state, slot)}
        for slot in range(len(state.land.laid))
    ]
    return found


def monuments(state: Dominations) -> list[Monument]:
    """The Monuments in play: where their pieces lie, how many levels are built, and who controls them."""
    found: list[Monument] = []
    for number, monument in enumerate(state.land.monuments):
        holder = int(controller(state, number))
        found.append(
            {
                "monument": state.parts.monument_names[monument],
                "at": piece(state, number),
                "built": int(state.built[number]),
                "controller": None if holder == NOBODY else holder,
            }
        )
    return found


def piece(state: Dominations, number: int) -> Diamond | Crossing | None:
    """Where the piece of a Monument lies."""
    place = int(state.land.pieces[number])
    if place == EMPTY:
        return None
    is_circle = state.parts.monument_shape[state.land.monuments[number]] == CIRCLE
    found: Any = crossing(place) if is_circle else diamond(place)
    lying: Diamond | Crossing = found
    return lying


def tree_card(parts: Components, entry: int) -> TreeCard:
    """A card in a tree."""
    facts: Any = card(parts, entry) | east_and_south(position_of(entry))
    del facts["at"]
    told: TreeCard = facts
    return told


def ask(state: Dominations) -> Question:
    """The question, as its actor is told it; where nothing but a trade is possible, it is about that."""
    facts = tell_question(state, int(state.actor))
    assert facts is not None
    asks = facts["what"]
    if state.asked() in (TILE, CONSTRUCT, DEVELOP) and state.actions() == [DONE, TO_TRADE]:
        asks = "farewell"
    elif state.asked() == TILE and "number" in facts:
        asks = "second"
    question: Any = {**facts, "asks": asks, "count": len(state.aside)}
    told: Question = question
    return told


def tell_question(state: Dominations, seat: int | None) -> Asked | None:
    """What is asked, as plain data; which tile is about to be placed is its owner's secret."""
    if not len(state.agenda):
        return None
    entry = state.top()
    facts: Any = plan(state, entry)
    if state.asked() == PLACE and facts["seat"] != seat and state.rules.hidden_hands:
        del facts["tile"]
    if state.asked() == SOURCE:
        del facts["at"]
        facts |= where(entry.about)
    told: Asked = facts
    return told


def known_tiles(state: Dominations, seat: int | None) -> list[dict[str, Any]]:
    """What is known of the supply, by whom, with the tiles that this seat knows, and of other hands."""
    found = []
    for facts in known(state):
        if "place" in facts:
            tile = state.supply[facts["place"]]
            is_shown = knower_of(tile) == ALL_KNOW or (seat is not None and is_known(tile, seat))
            shown = state.parts.tile_names[tile_kind(tile)] if is_shown else None
            found.append(facts | {"tile": shown})
        elif facts["by"] == seat:
            found.append(facts)
    return found


def goals(state: Dominations, seat: int) -> list[Goal]:
    """DN-136: progress on every goal of a seat's Objective: what there is and what is wanted, part by part."""
    if state.kept[2 * seat] == UNKNOWN:
        return []
    found: list[Any] = []
    told = tell_goals(state.parts, int(state.kept[2 * seat]))
    for goal in range(GOALS_OF_AN_OBJECTIVE):
        numbers = [int(number) for number in progress(state, seat, goal)]
        parts = [[numbers[i], numbers[i + 1]] for i in range(0, len(numbers), 2)]
        what = [part for part, _ in told[goal]]
        found.append({"progress": parts, "what": what, "met": is_met(state, seat, goal)})
    return found


def breakdown(state: Dominations) -> list[dict[str, Any]]:
    """By seat: points by source, the goals of the Objective, and the total."""
    return [
        by_name(SOURCES, state.points, seat)
        | {"goals": [] if len(state.offers) else goals(state, seat), "total": state.scores()[seat]}
        for seat in range(state.players)
    ]
