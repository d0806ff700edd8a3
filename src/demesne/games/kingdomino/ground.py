"""A kingdom as squares counted from the castle, and why a domino does not fit there."""

from typing import Final

from demesne.core.refused import Refused
from demesne.games.kingdomino.dominoes import DOMINOES, TERRAINS
from demesne.games.kingdomino.kingdom import MARGIN, ROW, Kingdom, where
from demesne.games.kingdomino.shapes import Terrain

CASTLE: Final = "castle"
STEPS: Final = {"east": (1, 0), "south": (0, 1), "west": (-1, 0), "north": (0, -1)}


class Ground:
    """The kingdom to which a domino is to be added."""

    def __init__(self, kingdom: Kingdom, size: int, domino: int) -> None:
        a, _, b, _ = DOMINOES[domino]
        self.size = size
        self.domino = domino
        self.terrains = [TERRAINS[a], TERRAINS[b]]
        self.taken = {(0, 0): CASTLE} | {at: terrain for at, (terrain, _) in squares(kingdom).items()}

    def grown(self, *here: tuple[int, int]) -> tuple[int, int]:
        """How wide and how high the kingdom would be with these squares."""
        across, down = ([square[axis] for square in [*self.taken, *here]] for axis in (0, 1))
        return max(across) - min(across) + 1, max(down) - min(down) + 1

    def is_within(self, *here: tuple[int, int]) -> bool:
        """Whether the kingdom keeps its size with these squares."""
        return max(self.grown(*here)) <= self.size

    def too_large(self, *here: tuple[int, int]) -> Refused:
        """Why these squares, with which the kingdom would not keep its size, cannot be taken."""
        wide, high = self.grown(*here)
        if wide > self.size:
            return Refused("kingdomino-too-wide", squares=wide, size=self.size)
        return Refused("kingdomino-too-high", squares=high, size=self.size)

    def no_match(self) -> Refused:
        """Why a place where nothing joins cannot be taken."""
        one, other = self.terrains
        return Refused("kingdomino-no-match", domino=self.domino, one=one, other=other)

    def joins(self, square: tuple[int, int], terrain: str) -> bool:
        """Whether a half of this terrain would touch the castle or its own terrain."""
        near = [self.taken.get((square[0] + east, square[1] + south)) for east, south in STEPS.values()]
        return terrain in near or CASTLE in near


def why_not_place(ground: Ground, x: int, y: int, direction: str) -> Refused:
    """Why a domino cannot be placed so."""
    east, south = STEPS[direction]
    here = [(x, y), (x + east, y + south)]
    for square in here:
        if square in ground.taken:
            return Refused("kingdomino-taken", x=square[0], y=square[1])
    return ground.no_match() if ground.is_within(*here) else ground.too_large(*here)


def covers(placement: int) -> list[tuple[int, int]]:
    """The two squares of a placement."""
    at = where(placement)
    east, south = STEPS[at["direction"]]
    return [(at["x"], at["y"]), (at["x"] + east, at["y"] + south)]


def why_not_cover(ground: Ground, x: int, y: int) -> Refused:
    """Why no half of the domino can lie on a square, whichever way it is turned."""
    if (x, y) in ground.taken:
        return Refused("kingdomino-taken", x=x, y=y)
    if not ground.is_within((x, y)):
        return ground.too_large((x, y))
    free = [(x + east, y + south) for east, south in STEPS.values() if (x + east, y + south) not in ground.taken]
    if not free:
        return Refused("kingdomino-no-room")
    one, other = ground.terrains
    within = [beside for beside in free if ground.is_within((x, y), beside)]
    joined = [
        beside
        for beside in free
        for here, there in ((one, other), (other, one))
        if ground.joins((x, y), here) or ground.joins(beside, there)
    ]
    if not within or joined:  # what would join lies outside, as it cannot be placed
        return Refused("kingdomino-half-outside", size=ground.size)
    return ground.no_match()


def squares(kingdom: Kingdom) -> dict[tuple[int, int], tuple[Terrain, int]]:
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
