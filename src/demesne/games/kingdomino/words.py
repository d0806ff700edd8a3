"""Actions in words and as data, and back."""

import re
from typing import Any, Final

from demesne.core.state import OVER
from demesne.games.kingdomino.dominoes import TERRAINS, is_double
from demesne.games.kingdomino.engine import Kingdomino
from demesne.games.kingdomino.kingdom import (
    DIRECTIONS,
    DISCARD,
    MARGIN,
    PLACE,
    ROW,
    Kingdom,
    placement_at,
    where,
)

STEPS: Final = {"east": (1, 0), "south": (0, 1), "west": (-1, 0), "north": (0, -1)}
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
    return {"verb": "place", "domino": int(state.line[state.turn])} | where(action)


def read(state: Kingdomino, words: str) -> int:
    """The action that the words mean; a ValueError says why it is illegal."""
    if state.actor == OVER:
        raise ValueError("The game is over.")
    phrase = " ".join(words.lower().split())
    if taking := TAKING.fullmatch(phrase):
        return read_taking(state, int(taking[1]))
    if phrase.startswith("place ") and (lying := LYING.fullmatch(phrase.removeprefix("place "))):
        return read_placing(state, int(lying[1]), int(lying[2]), int(lying[3]), lying[4])
    example = state.say(state.actions()[0])
    raise ValueError(f"{words!r} is not an action; one that can be played here is {example!r}.")


def read_taking(state: Kingdomino, domino: int) -> int:
    """The action of taking a domino."""
    if state.placing:
        raise ValueError(f"Domino {state.line[state.turn]} has to be placed before another is taken.")
    if domino in state.actions():
        return domino
    if domino in list(state.offer):
        raise ValueError(f"There is a king on domino {domino} already.")
    raise ValueError(f"Domino {domino} is not in the new line.")


def read_placing(state: Kingdomino, domino: int, x: int, y: int, direction: str) -> int:
    """The action of placing a domino."""
    if not state.placing:
        raise ValueError("There is nothing to place now: a domino of the new line has to be taken.")
    due = state.line[state.turn]
    if domino != due:
        raise ValueError(f"Domino {domino} is not to be placed now, but domino {due}.")
    placement = as_listed(domino, x, y, direction)
    if placement in state.actions():
        return placement
    raise ValueError(objection(state.kingdoms[state.actor], state.rules.size, domino, x, y, direction))


def as_listed(domino: int, x: int, y: int, direction: str) -> int:
    """The placement, as it is listed: one whose halves are alike lies eastward or southward."""
    number = DIRECTIONS.index(direction)
    if is_double(domino) and number >= 2:
        east, south = STEPS[direction]
        x, y, number = x + east, y + south, number - 2
    return placement_at(x, y, number) if abs(x) < 8 and abs(y) < 8 else DISCARD


def objection(kingdom: Kingdom, size: int, domino: int, x: int, y: int, direction: str) -> str:
    """Why a domino cannot be placed so."""
    east, south = STEPS[direction]
    taken = {(0, 0), *squares(kingdom)}
    here = [(x, y), (x + east, y + south)]
    for square in here:
        if square in taken:
            return f"The square {square[0]},{square[1]} is taken."
    for axis, extent in ((0, "wide"), (1, "high")):
        along = [square[axis] for square in [*taken, *here]]
        if max(along) - min(along) >= size:
            return f"The kingdom would be {max(along) - min(along) + 1} squares {extent}; {size} are allowed."
    return f"Domino {domino} would touch neither the castle nor a square of one of its own terrains there."


def squares(kingdom: Kingdom) -> dict[tuple[int, int], tuple[str, int]]:
    """Terrain and crowns of every square of a kingdom but the castle, counted from it."""
    found = {}
    for terrain, land in zip(TERRAINS, kingdom.land, strict=True):
        for x, y in coordinates(kingdom, land):
            square = 1 << (ROW * (y - kingdom.north) + x - kingdom.west + MARGIN)
            crowns = int(kingdom.ones & square > 0) + 2 * int(kingdom.twos & square > 0)
            found[x, y] = (terrain, crowns)
    return found


def coordinates(kingdom: Kingdom, mask: int) -> list[tuple[int, int]]:
    """The squares of a mask, counted from the castle, in reading order."""
    found = []
    while mask:
        row, column = divmod((mask & -mask).bit_length() - 1, ROW)
        found.append((column - MARGIN + kingdom.west, row + kingdom.north))
        mask &= mask - 1
    return found
