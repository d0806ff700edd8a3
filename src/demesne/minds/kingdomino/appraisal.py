"""What a kingdom is worth: its points, and what its shape promises. In thousandths of a point."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.bits import BIT, count
from demesne.games.kingdomino.engine import Rules
from demesne.games.kingdomino.kingdom import ROW, WINDOW, Kingdom, beside
from demesne.games.kingdomino.scoring import HARMONY, MIDDLE_KINGDOM
from demesne.minds.kingdomino.imagined import NO_TERRAIN, Imagined

POINT: Final[i64] = 1000
NOWHERE: Final[i64] = 0  # instead of the best placement: the domino fits nowhere
LOWEST: Final[i64] = -1000000000

# What a shape is worth, tuned over thousands of games; those marked * with eight dominoes to come.
ROOM: Final[i64] = 193  # * a free square beside a property, by crown
MOST_ROOM: Final[i64] = 3  # squares beside a property that count
LONGER: Final[i64] = 87  # * each further square of a property that can grow
PLAIN: Final[i64] = 52  # * each square of one without crowns
OPEN_TERRAIN: Final[i64] = 250  # a terrain that can grow somewhere
LONELY: Final[i64] = 1670  # a gap that no domino can fill
NARROW: Final[i64] = 540  # a square of a gap that one domino alone can fill
SPREAD: Final[i64] = 78  # a row or a column
DISCARD: Final[i64] = 1400  # losing a domino, but for Harmony

#: by rows that are free above: the squares that stay on the frame when all moves down by so many
STAYING: Final = vec[i64]([2**63 - 1, 2**54 - 1, 2**45 - 1])


class Appraiser:
    """Judges kingdoms, and ways to lay a domino without laying it."""

    def __init__(self) -> None:
        self.imagined = Imagined()
        self.best_placement: i64 = NOWHERE  # of the domino judged last
        # Of the kingdom that is being judged:
        self.free: i64 = 0  # the squares that can still be taken
        self.points: i64 = 0
        self.rooms: i64 = 0
        self.longer: i64 = 0
        self.plain: i64 = 0
        self.terrains: i64 = 0  # a bit for each that can grow

    def regard(self, kingdom: Kingdom) -> None:
        """Look at a kingdom, as it is for now: what follows is about it."""
        self.imagined.regard(kingdom)

    def worth_as_is(self, rules: Rules, left: i64) -> i64:
        """What the kingdom is worth with so many dominoes to come."""
        self.imagined.lay_nothing()
        return self.worth(rules, left)

    def worth_with(self, domino: i64, rules: Rules, left: i64) -> i64:
        """What the kingdom can be made with a domino; `best_placement` says how."""
        kingdom = self.imagined.kingdom
        assert kingdom is not None
        self.best_placement = NOWHERE
        placements = kingdom.placements(domino, rules.size)
        if len(placements) == 0:
            lost = HARMONY * POINT if rules.harmony and kingdom.discards == 0 else 0
            return self.worth_as_is(rules, left) - lost - DISCARD
        best: i64 = LOWEST
        for placement in placements:
            value = self.worth_after(domino, placement, rules, left)
            if value > best:
                best = value
                self.best_placement = placement
        return best

    def worth_after(self, domino: i64, placement: i64, rules: Rules, left: i64) -> i64:
        """What the kingdom is worth once a domino lies there."""
        self.imagined.lay(domino, placement)
        return self.worth(rules, left)

    def worth(self, rules: Rules, left: i64) -> i64:
        """What the imagined kingdom is worth with so many dominoes to come."""
        down = self.survey(rules.size)
        value = POINT * self.points
        if rules.middle_kingdom and self.has_castle_in_middle(rules.size, left):
            value += POINT * MIDDLE_KINGDOM
        if left == 0:
            return value
        value += (ROOM * self.rooms + LONGER * self.longer + PLAIN * self.plain) * left >> 3
        value += OPEN_TERRAIN * count(self.terrains)
        value -= SPREAD * (self.imagined.columns + self.imagined.rows)
        return value - self.gaps(self.imagined.taken << down)

    def survey(self, size: i64) -> i64:
        """Sum up the properties, all moved down to see the free rows above; by how much."""
        imagined = self.imagined
        up = min(2, size - imagined.rows)
        down = ROW * up
        window = WINDOW[8 * size + imagined.columns]
        self.free = (window | (window & STAYING[up]) << down) & ~(imagined.taken << down)
        self.points = self.rooms = self.longer = self.plain = self.terrains = 0
        shift = imagined.shift + down
        a, b = imagined.a << down, imagined.b << down
        a_size: i64 = 1
        b_size: i64 = 1
        a_crowns, b_crowns = imagined.a_crowns, imagined.b_crowns
        a_terrain, b_terrain = imagined.a_terrain, imagined.b_terrain
        if a_terrain == b_terrain:
            a |= b
            a_size = 2
            a_crowns += b_crowns
            b_terrain = NO_TERRAIN
        a_land, b_land = a, b
        i: i64 = 0
        while i < imagined.properties:
            squares = imagined.squares[i] << shift
            near = squares << 1 | squares >> 1 | squares << ROW | squares >> ROW
            terrain = imagined.terrain[i]
            if terrain == a_terrain and near & a != 0:
                a_land |= squares
                a_size += imagined.size[i]
                a_crowns += imagined.crowns[i]
            elif terrain == b_terrain and near & b != 0:
                b_land |= squares
                b_size += imagined.size[i]
                b_crowns += imagined.crowns[i]
            else:
                self.add(terrain, imagined.size[i], imagined.crowns[i], near & self.free)
            i += 1
        if a_terrain != NO_TERRAIN:
            self.add(a_terrain, a_size, a_crowns, beside(a_land) & self.free)
        if b_terrain != NO_TERRAIN:
            self.add(b_terrain, b_size, b_crowns, beside(b_land) & self.free)
        return down

    def add(self, terrain: i64, size: i64, crowns: i64, room: i64) -> None:
        """Count a property."""
        self.points += size * crowns
        if room == 0:
            return
        self.terrains |= BIT[terrain]
        self.longer += size - 1
        if crowns == 0:
            self.plain += size
        else:
            self.rooms += crowns * min(count(room), MOST_ROOM)

    def has_castle_in_middle(self, size: i64, left: i64) -> bool:
        """Whether the castle is in the middle, or can still come to be there."""
        imagined = self.imagined
        west, north = imagined.west, imagined.north
        if left == 0:
            return 1 - 2 * west == imagined.columns and 1 - 2 * north == imagined.rows
        reach = size >> 1
        most = reach + 1
        return -reach <= west and -reach <= north and west + imagined.columns <= most and north + imagined.rows <= most

    def gaps(self, taken: i64) -> i64:
        """What it costs that some squares are hard to fill."""
        free = self.free
        left, right, above, below = free << 1, free >> 1, free << ROW, free >> ROW
        any_side = left | right | above | below
        cost: i64 = 0
        lonely = free & ~any_side & beside(taken)
        if lonely != 0:
            cost = LONELY * count(lonely)
        two_sides = left & right | (left | right) & (above | below) | above & below
        dead_ends = free & any_side & ~two_sides
        if dead_ends != 0:
            cost += NARROW * count(dead_ends & beside(dead_ends))
        return cost
