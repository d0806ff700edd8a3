"""A kingdom as squares counted from the castle, and why a domino does not fit there."""

from typing import Any, Final

from demesne.core.bits import BIT
from demesne.core.refused import Refused
from demesne.games.kingdomino.dominoes import DOMINOES, TERRAINS
from demesne.games.kingdomino.kingdom import MARGIN, ROW, Kingdom, where
from demesne.games.kingdomino.shapes import BarredSquares, Terrain

CASTLE: Final = "castle"
Box = tuple[int, int, int, int]  #: the outermost squares in the west, north, east and south
Reason = tuple[str, dict[str, Any]]  #: why something is not possible, as a code with facts
STEPS: Final = {"east": (1, 0), "south": (0, 1), "west": (-1, 0), "north": (0, -1)}


def reason(code: str, **facts: Any) -> Reason:
    """A reason; what is refused for it is made of it where somebody has to hear so."""
    return code, facts


class Ground:
    """The kingdom to which a domino is to be added."""

    def __init__(self, kingdom: Kingdom, size: int, domino: int) -> None:
        a, _, b, _ = DOMINOES[domino]
        self.size = size
        self.domino = domino
        self.terrains = [TERRAINS[a], TERRAINS[b]]
        self.taken = {(0, 0): CASTLE} | {at: terrain for at, (terrain, _) in squares(kingdom).items()}
        #: by half: the squares on which it would touch the castle or its own terrain
        self.joining = [
            {beside for at, found in self.taken.items() if found in (CASTLE, terrain) for beside in around(*at)}
            for terrain in self.terrains
        ]
        across, down = zip(*self.taken, strict=True)
        self.box: Box = (min(across), min(down), max(across), max(down))

    def too_large(self, box: Box) -> Reason | None:
        """Why the kingdom cannot reach so far, if it cannot."""
        west, north, east, south = box
        if east - west >= self.size:
            return reason("kingdomino-too-wide", squares=east - west + 1, size=self.size)
        if south - north >= self.size:
            return reason("kingdomino-too-high", squares=south - north + 1, size=self.size)
        return None

    def no_match(self) -> Reason:
        """Why a place where nothing joins cannot be taken."""
        one, other = self.terrains
        return reason("kingdomino-no-match", domino=self.domino, one=one, other=other)


def grown(box: Box, x: int, y: int) -> Box:
    """How far a kingdom reaches with one square more."""
    west, north, east, south = box
    return min(west, x), min(north, y), max(east, x), max(south, y)


def why_not_place(ground: Ground, x: int, y: int, direction: str) -> Refused:
    """Why a domino cannot be placed so."""
    east, south = STEPS[direction]
    box = ground.box
    for square in ((x, y), (x + east, y + south)):
        if square in ground.taken:
            return Refused("kingdomino-taken", x=square[0], y=square[1])
        box = grown(box, *square)
    code, facts = ground.too_large(box) or ground.no_match()
    return Refused(code, **facts)


def around(x: int, y: int) -> list[tuple[int, int]]:
    """The squares beside a square."""
    return [(x + east, y + south) for east, south in STEPS.values()]


def covers(placement: int) -> list[tuple[int, int]]:
    """The two squares of a placement."""
    at = where(placement)
    east, south = STEPS[at["direction"]]
    return [(at["x"], at["y"]), (at["x"] + east, at["y"] + south)]


def why_not_cover(ground: Ground, x: int, y: int) -> Reason:
    """Why no half of the domino can lie on a square, whichever way it is turned."""
    if (x, y) in ground.taken:
        return reason("kingdomino-taken", x=x, y=y)
    box = grown(ground.box, x, y)
    if too_large := ground.too_large(box):
        return too_large
    free = [beside for beside in around(x, y) if beside not in ground.taken]
    if not free:
        return reason("kingdomino-no-room")
    is_within = any(not ground.too_large(grown(box, *beside)) for beside in free)
    one, other = ground.joining
    is_joined = (x, y) in one or (x, y) in other or not (one.isdisjoint(free) and other.isdisjoint(free))
    if not is_within or is_joined:  # what would join lies outside, as it cannot be placed
        return reason("kingdomino-half-outside", size=ground.size)
    return ground.no_match()


def barred_squares(ground: Ground, covered: set[tuple[int, int]]) -> list[BarredSquares]:
    """The squares in reach of the castle that no placement covers, by reason."""
    found: dict[tuple[object, ...], BarredSquares] = {}
    for y in range(1 - ground.size, ground.size):
        for x in range(1 - ground.size, ground.size):
            if (x, y) not in covered:
                why, facts = why_not_cover(ground, x, y)
                same = found.setdefault((why, *facts.values()), {"squares": [], "why": why, "facts": facts})
                same["squares"].append([x, y])
    return list(found.values())


def squares(kingdom: Kingdom) -> dict[tuple[int, int], tuple[Terrain, int]]:
    """Terrain and crowns of every square of a kingdom but the castle, counted from it."""
    found = {}
    for terrain, land in zip(TERRAINS, kingdom.land, strict=True):
        for x, y in coordinates(kingdom, land):
            square = BIT[ROW * (y - kingdom.north) + x - kingdom.west + MARGIN]
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
