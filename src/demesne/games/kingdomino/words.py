"""Actions in words and as data, and back; what they bring, and why something is none."""

import re
from typing import Any, Final

from demesne.core.bits import count
from demesne.core.refused import Refused
from demesne.core.state import OVER
from demesne.games.kingdomino.dominoes import TERRAINS, is_double
from demesne.games.kingdomino.engine import Kingdomino
from demesne.games.kingdomino.ground import STEPS, Ground, barred_squares, coordinates, covers, why_not_place
from demesne.games.kingdomino.kingdom import DIRECTIONS, DISCARD, PLACE, Kingdom, placement_at, where
from demesne.games.kingdomino.scoring import crowns_on, land_points, properties
from demesne.games.kingdomino.shapes import Barred, Question, Worth

LYING: Final = re.compile(r"(\d{1,2}) at (-?\d{1,2}) ?, ?(-?\d{1,2}) (east|south|west|north)")
TAKING: Final = re.compile(r"take (\d{1,2})")


def say(state: Kingdomino, action: int) -> str:
    """`place 12 at 1,0 east` (half a on that square, half b to its east) or `take 17`."""
    if action < PLACE:
        return f"take {action}"
    return "place " + say_lying(state.line[state.turn], action)


def say_lying(domino: int, placement: int) -> str:
    """How a domino lies in a kingdom."""
    at = where(placement)
    return f"{domino} at {at['x']},{at['y']} {at['direction']}"


def describe(state: Kingdomino, action: int) -> dict[str, Any]:
    """The verb and its parameters."""
    if action < PLACE:
        return {"verb": "take", "domino": action}
    return {"verb": "place", "domino": due(state)} | where(action)


def question(state: Kingdomino) -> Question:
    """Where to place the king's domino, or which one to take."""
    return {"asks": "place", "domino": due(state)} if state.placing else {"asks": "take", "domino": None}


def due(state: Kingdomino) -> int:
    """The domino that is to be placed."""
    return int(state.line[state.turn])


def brings(state: Kingdomino, action: int) -> dict[str, Any]:
    """What a placement adds to the points of the land, and what pays then; bonuses are had at the end alone."""
    if action < PLACE:
        return {}
    kingdom = state.kingdoms[state.actor]
    laid = kingdom.laid(due(state), action)
    return {"points": int(land_points(laid) - land_points(kingdom)), "joins": joined(laid, action)}


def joined(laid: Kingdom, placement: int) -> list[Worth]:
    """The properties that a placement has become part of and that pay something."""
    squares = covers(placement)
    found: list[Worth] = []
    for terrain, mask in properties(laid):
        crowns = int(crowns_on(laid, mask))
        if crowns and any(square in squares for square in coordinates(laid, mask)):
            found.append({"terrain": TERRAINS[terrain], "squares": int(count(mask)), "crowns": crowns})
    return found


def read(state: Kingdomino, words: str) -> int:
    """The action that the words mean, or why it is illegal."""
    if state.actor == OVER:
        raise Refused("over")
    phrase = " ".join(words.lower().split())
    if taking := TAKING.fullmatch(phrase):
        return read_taking(state, int(taking[1]))
    if phrase.startswith("place ") and (lying := LYING.fullmatch(phrase.removeprefix("place "))):
        return read_placing(state, int(lying[1]), int(lying[2]), int(lying[3]), lying[4])
    raise Refused("no-action", words=words, example=say(state, state.actions()[0]))


def read_taking(state: Kingdomino, domino: int) -> int:
    """The action of taking a domino."""
    if domino in state.actions():
        return domino
    raise why_not_take(state, domino)


def why_not_take(state: Kingdomino, domino: int) -> Refused:
    """Why a domino cannot be taken."""
    if state.placing:
        return Refused("kingdomino-place-first", domino=due(state))
    if domino in list(state.offer):
        return Refused("kingdomino-king-there", domino=domino)
    return Refused("kingdomino-not-in-line", domino=domino)


def read_placing(state: Kingdomino, domino: int, x: int, y: int, direction: str) -> int:
    """The action of placing a domino."""
    if not state.placing:
        raise Refused("kingdomino-take-first")
    if domino != due(state):
        raise Refused("kingdomino-other-domino", domino=domino, due=due(state))
    placement = as_listed(domino, x, y, direction)
    if placement in state.actions():
        return placement
    raise why_not_place(ground(state), x, y, direction)


def as_listed(domino: int, x: int, y: int, direction: str) -> int:
    """The placement, as it is listed: one whose halves are alike lies eastward or southward."""
    number = DIRECTIONS.index(direction)
    if is_double(domino) and number >= 2:
        east, south = STEPS[direction]
        x, y, number = x + east, y + south, number - 2
    return placement_at(x, y, number) if abs(x) < 8 and abs(y) < 8 else DISCARD


def ground(state: Kingdomino) -> Ground:
    """Where the king's domino is to be placed."""
    return Ground(state.kingdoms[state.actor], int(state.rules.size), due(state))


def barred(state: Kingdomino) -> list[Barred]:
    """The squares in reach on which no half can lie, by reason; the dominoes that cannot be taken."""
    taken: list[Barred] = [
        {"domino": domino, "why": why.code, "facts": why.facts}
        for domino in map(int, state.offer)
        if state.placing or domino not in state.actions()
        for why in [why_not_take(state, domino)]
    ]
    if not state.placing:
        return taken
    covered = {square for action in state.actions() for square in covers(action)}
    return [*barred_squares(ground(state), covered), *taken]
