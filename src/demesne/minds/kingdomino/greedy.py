"""Two yardsticks for Kingdomino: one takes points now, one weighs placement and choice together."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.bits import count
from demesne.core.state import State
from demesne.games.kingdomino.dominoes import A_CROWNS, B_CROWNS
from demesne.games.kingdomino.engine import Kingdomino
from demesne.games.kingdomino.kingdom import WINDOW, beside
from demesne.games.kingdomino.scoring import HARMONY, MIDDLE_KINGDOM
from demesne.minds.kingdomino.imagined import Imagined
from demesne.minds.player import Anyhow

CANDIDATES: Final = 8  # how many placements are looked at closely
LONELY_SQUARE: Final = 2.5  # what a gap costs that no domino can fill
ROOM_TO_GROW: Final = 0.2  # what a free square beside a crowned property is worth, by crown
LONGER_PROPERTY: Final = 0.1  # what each further square of a property that can grow is worth
LOWEST: Final = -1000000.0
ROUNDING: Final = 0.000001  # more than sums of floats are off

# Fractions of points as floats, to be added up in the order of the properties.
#: by number
NUMBER: Final = vec[float]([float(n) for n in range(1000)])
#: by 4 * crowns + free squares, three at most
ROOM: Final = vec[float]([ROOM_TO_GROW * crowns * room for crowns in range(60) for room in range(4)])
#: by squares
LONGER: Final = vec[float]([LONGER_PROPERTY * (squares - 1) for squares in range(50)])


class Greedy(Anyhow):
    """Takes most points now, and the domino that could bring most at once; among equals, any."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.imagined: Final = Imagined()

    def decide(self, state: State) -> i64:
        """The best action."""
        assert isinstance(state, Kingdomino)
        imagined = self.imagined
        imagined.regard(state.kingdoms[state.actor])
        best = vec[i64]()
        most: i64 = -1
        for action in state.legal():
            if state.placing:
                imagined.lay(state.line[state.turn], action)
                points = imagined.land_points()
            else:
                points = imagined.best_land_points(action, state.rules.size)
            if points > most:
                most = points
                best = vec[i64]()
            if points == most:
                best = append(best, action)
        return self.pick(best)


class FullGreedy(Anyhow):
    """Places so that this domino and the best one of the new line together make the best kingdom."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.imagined: Final = Imagined()
        self.ahead: Final = Imagined()  # with one domino laid, and another imagined
        self.best = vec[i64]()  # the actions of most value so far
        self.most = LOWEST

    def decide(self, state: State) -> i64:
        """The action after which the kingdom can be made best; among equals, any."""
        assert isinstance(state, Kingdomino)
        self.imagined.regard(state.kingdoms[state.actor])
        self.best = vec[i64]()
        self.most = LOWEST
        if not state.placing:
            for domino in state.legal():
                self.weigh(domino, prospect(state, self.imagined, domino, self.most))
            return self.pick(self.best)
        kingdom, domino = state.kingdoms[state.actor], state.line[state.turn]
        free = state.free_dominoes()
        if len(free) == 0:
            for placement in state.legal():
                self.imagined.lay(domino, placement)
                self.weigh(placement, worth(state, self.imagined))
            return self.pick(self.best)
        placements = state.legal()
        few = len(placements) <= CANDIDATES
        for placement in placements if few else self.candidates(state, free, placements):
            self.ahead.regard(kingdom.laid(domino, placement))
            value = LOWEST
            for following in free:
                value = max(value, prospect(state, self.ahead, following, max(value, self.most)))
            self.weigh(placement, value)
        return self.pick(self.candidates(state, free, self.best) if few and len(self.best) > 1 else self.best)

    def weigh(self, action: i64, value: float) -> None:
        """Keep an action if none is better."""
        if value > self.most:
            self.most = value
            self.best = vec[i64]()
        if value == self.most:
            self.best = append(self.best, action)

    def candidates(self, state: Kingdomino, free: vec[i64], placements: vec[i64]) -> vec[i64]:
        """The more promising placements, the best first, judged before the next domino is added."""
        kingdom, domino = state.kingdoms[state.actor], state.line[state.turn]
        hope = best_shape(state, self.imagined, domino)
        found = vec[i64](capacity=CANDIDATES + 1)
        promises = vec[float](capacity=CANDIDATES + 1)
        for placement in placements:
            self.ahead.regard(kingdom.laid(domino, placement))
            points = -1.0
            for following in free:
                most = self.ahead.best_land_points(following, state.rules.size)
                if most >= 0:
                    points = max(points, NUMBER[most])
            if len(found) == CANDIDATES and points + hope < promises[CANDIDATES - 1]:
                continue
            self.imagined.lay(domino, placement)
            promise = points + shape(state, self.imagined)
            place: i64 = len(found)
            found = append(found, placement)
            promises = append(promises, promise)
            while place > 0 and promises[place - 1] < promise:
                found[place], promises[place] = found[place - 1], promises[place - 1]
                place -= 1
            found[place], promises[place] = placement, promise
            found, promises = found[:CANDIDATES], promises[:CANDIDATES]
        return found


def prospect(state: Kingdomino, imagined: Imagined, domino: i64, least: float) -> float:
    """What the kingdom regarded can be made with this domino; if that is less than `least`, anything less."""
    kingdom = imagined.kingdom
    assert kingdom is not None
    placements = kingdom.placements(domino, state.rules.size)
    if len(placements) == 0:
        imagined.lay_nothing()
        return worth(state, imagined) - NUMBER[HARMONY]
    # Those that pay most come first, so that the others need to be looked at only if their shape could make up for it.
    hope = best_shape(state, imagined, domino)
    points = vec[float](capacity=len(placements))
    most = 0.0
    for placement in placements:
        imagined.lay(domino, placement)
        points = append(points, NUMBER[imagined.land_points()])
        most = max(most, points[len(points) - 1])
    best = LOWEST
    if most + hope < least:
        return best
    for first in (True, False):
        i: i64 = 0
        while i < len(placements):
            if (points[i] == most) == first and points[i] + hope >= max(best, least):
                imagined.lay(domino, placements[i])
                best = max(best, points[i] + shape(state, imagined))
            i += 1
    return best


def best_shape(state: Kingdomino, imagined: Imagined, domino: i64) -> float:
    """More than the shape can be worth with this domino, wherever it lies."""
    crowns, squares = A_CROWNS[domino] + B_CROWNS[domino], count(imagined.taken) + 2
    i: i64 = 0
    while i < imagined.properties:
        crowns += imagined.crowns[i]
        i += 1
    hope = ROOM[4 * crowns + 3] + LONGER[squares] + ROUNDING
    return hope + NUMBER[MIDDLE_KINGDOM] if state.rules.middle_kingdom else hope


def worth(state: Kingdomino, imagined: Imagined) -> float:
    """What the imagined kingdom pays now, and what its shape promises."""
    return NUMBER[imagined.land_points()] + shape(state, imagined)


def shape(state: Kingdomino, imagined: Imagined) -> float:
    """What a kingdom's shape is worth: the castle in the middle, no gaps, room where crowns are."""
    free = WINDOW[8 * state.rules.size + imagined.columns] & ~imagined.taken
    lonely = free & ~beside(free) & beside(imagined.taken)
    good = -LONELY_SQUARE * NUMBER[count(lonely)] if lonely != 0 else 0.0
    if state.rules.middle_kingdom and can_have_castle_in_middle(state, imagined):
        good += NUMBER[MIDDLE_KINGDOM]
    imagined.join()
    i: i64 = 0
    while i < imagined.joined:
        room = beside(imagined.joined_squares[i]) & free
        if room != 0:
            good += ROOM[4 * imagined.joined_crowns[i] + min(count(room), 3)]
            good += LONGER[imagined.joined_size[i]]
        i += 1
    return good


def can_have_castle_in_middle(state: Kingdomino, imagined: Imagined) -> bool:
    """Whether nothing lies further from the castle than half the frame."""
    reach = state.rules.size // 2
    east, south = imagined.west + imagined.columns - 1, imagined.north + imagined.rows - 1
    return -imagined.west <= reach and -imagined.north <= reach and east <= reach and south <= reach
