"""Why an action cannot be played: one sentence for each thing that people try."""

import re
from typing import Any, Final

from demesne.core.bits import BIT
from demesne.games.dominations.agenda import CONSTRUCT, DEVELOP, FIT, NAMES, PLACE, TILE, TRADE
from demesne.games.dominations.components import COPIES, DOMAINS, card_number, mastery_of
from demesne.games.dominations.effects.effect import FOR_CITIES, FOR_DEVELOPING, FOR_UPGRADING
from demesne.games.dominations.effects.standing import discounts
from demesne.games.dominations.map.land import CRADLE, EMPTY
from demesne.games.dominations.map.lattice import REACH, across, around, cell_at, corner_of
from demesne.games.dominations.map.monuments import piece_places
from demesne.games.dominations.questions.construct import HIGHEST
from demesne.games.dominations.questions.pay import due, next_level, payable
from demesne.games.dominations.state import HAND, Dominations
from demesne.games.dominations.tree import gap_position, position_at, position_of

CELL: Final = r"(-?\d+),(-?\d+) (up|down)"
PLACING: Final = re.compile(rf"place (\S+) at {CELL} turned (\d+)")
BUILDING: Final = re.compile(rf"city at {CELL}")
MASTERING: Final = re.compile(r"(develop|upgrade) (\w+)")
FITTING: Final = re.compile(r"put (\w+) at (-?\d+),(-?\d+).*")
TAKING: Final = re.compile(r"take (\w+)")
BUYING: Final = re.compile(r"monument (\w+)")
TRADING: Final = re.compile(r"trade (\d+) (\w+) for (\d+) (\w+)")


def reason(state: Dominations, phrase: str) -> str:
    """Why this cannot be played now; "" if it is no action of the game."""
    entry = state.top()
    for pattern, kind, check in (
        (PLACING, PLACE, why_not_place),
        (BUILDING, CONSTRUCT, why_not_city),
        (MASTERING, DEVELOP, why_not_mastery),
        (FITTING, FIT, why_not_put),
        (TAKING, TILE, why_not_take),
        (BUYING, CONSTRUCT, why_not_monument),
        (TRADING, TRADE, why_not_trade),
    ):
        match = pattern.fullmatch(phrase)
        if match:
            if entry.kind != kind:
                return f"{phrase!r} cannot be done now: the question is about {NAMES[entry.kind]}."
            return check(state, int(entry.about), match)
    return ""


def read_cell(x: str, y: str, points: str) -> int:
    """The number of a cell, or -1 if it is out of reach."""
    if max(abs(int(x)), abs(int(y))) >= REACH - 2:
        return -1
    return int(cell_at(int(x), int(y), int(points == "down")))


def why_not_place(state: Dominations, kind: int, match: re.Match[str]) -> str:
    """DN-10, DN-29, DN-76."""
    land, tile = state.land, state.parts.tile_names[kind]
    if match[1] != tile:
        return f"The tile to be placed is {tile}, not {match[1]}."
    cell = read_cell(match[2], match[3], match[4])
    at = f"{match[2]},{match[3]} {match[4]}"
    if cell < 0:
        return f"{at} is too far away."
    if land.at(cell) != 0:
        return f"There is something at {at} already."
    if land.can_lie(cell):
        return (
            f"Tile {tile} cannot be turned by {match[5]} degrees; it lies turned 0, 120 or 240, or 0 if all look alike."
        )
    if any(land.at(across(cell, edge)) != 0 for edge in range(3)):
        return f"At {at} the tile would touch a side of a Monument that may not be joined."
    ring = [around(corner_of(cell, corner), i) for corner in range(3) for i in range(6)]
    if any(land.at(one) != 0 for one in ring):
        return f"At {at} the tile would touch others at a corner only: a whole side has to be joined."
    return f"At {at} the tile would lie by itself: a whole side has to be joined."


def why_not_city(state: Dominations, _: int, match: re.Match[str]) -> str:
    """DN-11, DN-59 to DN-61, DN-64."""
    land, seat = state.land, int(state.actor)
    at = f"{match[1]},{match[2]} {match[3]}"
    cell = read_cell(match[1], match[2], match[3])
    code = land.at(cell) if cell >= 0 else 0
    if code == 0 or code >= CRADLE:
        return f"There is no tile with a Camp at {at}."
    owner, level = int(land.owner(code - 1)), int(land.level(code - 1))
    if level and owner != seat:
        return f"The Camp at {at} is occupied: seat {owner} has a City there."
    if level == HIGHEST:
        return f"The City at {at} has the highest level already."
    if state.markers[seat] == 0:
        return "There is no City marker left."
    domain = int(land.camp(code - 1))
    cost = max(0, int(state.parts.city_cost[level] - discounts(state, seat, FOR_CITIES)[domain]))
    return f"The City at {at} costs {cost_of(state, seat, domain, cost)}."


def cost_of(state: Dominations, seat: int, domain: int, cost: int) -> str:
    """A cost and what there is."""
    return f"{cost} {DOMAINS[domain]}, and there is only {state.knowledge[6 * seat + domain]}"


def why_not_mastery(state: Dominations, _: int, match: re.Match[str]) -> str:
    """DN-89 to DN-96."""
    return objection(state, int(state.actor), match[1], match[2]) or f"{match[2]} can be taken."


def objection(state: Dominations, seat: int, verb: str, name: str) -> str:
    """Why a seat cannot develop or upgrade a Mastery; "" if it can."""
    parts, tree = state.parts, state.trees[seat]
    if name not in parts.mastery_names:
        return f"There is no Mastery called {name!r}."
    number = parts.mastery_names.index(name)
    if verb == "upgrade":
        if tree.owned[number] != 1:
            return f"{name} is not in the tree." if not tree.owned[number] else f"{name} is advanced already."
        domain = int(parts.upgrade_domain[number])
        cost = max(0, int(parts.upgrade_cost[number] - discounts(state, seat, FOR_UPGRADING)[domain]))
    else:
        if tree.owned[number]:
            return f"{name} is in the tree already: one copy of each Mastery is the limit."
        required = int(parts.required_domain[number])
        if required >= 0 and not tree.has_value(required, parts.required_value[number]):
            value = parts.required_value[number]
            return f"{name} needs another Mastery of {DOMAINS[required]} with value {value} or more in the tree."
        domain = int(parts.cost_domain[number])
        cost = max(0, int(parts.cost[number] - discounts(state, seat, FOR_DEVELOPING)[domain]))
    if cost > state.knowledge[6 * seat + domain]:
        return f"To {verb} {name} costs {cost_of(state, seat, domain, cost)}."
    copies = [card_number(number, copy) for copy in range(4) if state.copies[number] & BIT[copy]]
    if verb == "develop" and not any(tree.fits_somewhere(card, state.rules.turns) for card in copies):
        return f"No copy of {name} that is left fits into the tree."
    return ""


def why_not_put(state: Dominations, card: int, match: re.Match[str]) -> str:
    """DN-96, DN-99 to DN-101."""
    mastery = card < state.parts.level_card
    if mastery and (match[1] not in COPIES or not state.copies[mastery_of(card)] & BIT[COPIES.index(match[1])]):
        return f"There is no copy {match[1]!r} of this card left."
    x, y = int(match[2]), int(match[3])
    position = position_at(x, y)
    tree = state.trees[state.actor]
    if any(position_of(entry) == position for entry in tree.cards):
        return f"There is a card at {x},{y} already."
    if not any(gap_position(gap) == position for gap in tree.gaps):
        return f"At {x},{y} the card would not be beside another one."
    return f"At {x},{y} the card would not be joined to every card beside it by a Nodus of one colour."


def why_not_take(state: Dominations, _: int, match: re.Match[str]) -> str:
    """DN-29."""
    seat = int(state.actor)
    held = [state.parts.tile_names[state.hands[HAND * seat + i]] for i in range(state.held[seat])]
    return f"Tile {match[1]} is not in the hand; it holds {', '.join(held)}."


def why_not_monument(state: Dominations, _: int, match: re.Match[str]) -> str:
    """DN-71 to DN-73."""
    seat = int(state.actor)
    names = [state.parts.monument_names[monument] for monument in state.land.monuments]
    if match[1] not in names:
        return f"{match[1]!r} is not in play; the Monuments are {', '.join(names)}."
    number = names.index(match[1])
    level = int(next_level(state, number))
    if level < 0:
        return f"All levels of {match[1]} are built."
    cost = int(due(state, seat, level))
    if cost > payable(state, seat, level, 0):
        wanted = {DOMAINS[i]: int(state.parts.level_cost[6 * level + i]) for i in range(6)}
        listed = ", ".join(f"{number} {domain}" for domain, number in wanted.items() if number)
        less = sum(wanted.values()) - cost
        return f"The next level of {match[1]} costs {listed}{f' less {less}' if less else ''}, which cannot be paid."
    if state.land.pieces[number] == EMPTY and len(piece_places(state.land, number)) == 0:
        return f"There is no place on the map for the piece of {match[1]}."
    return f"The next level of {match[1]} does not fit into the tree."


def why_not_trade(state: Dominations, _: int, match: re.Match[str]) -> str:
    """DN-104."""
    facts: list[Any] = [match[2], match[4]]
    unknown = [word for word in facts if word not in DOMAINS]
    if unknown:
        return f"There is no Domain called {unknown[0]!r}."
    return f"{match[2]} cannot be traded for {match[4]}: too little of it, no room, or got by trading just now."
