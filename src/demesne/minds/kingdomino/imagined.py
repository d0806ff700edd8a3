"""A kingdom with one more domino in it, seen without laying the domino."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.bits import BIT, count
from demesne.games.kingdomino.dominoes import A_CROWNS, B_CROWNS, A, B
from demesne.games.kingdomino.kingdom import EASTWARD, MARGIN, ROW, SOUTHWARD, Kingdom, beside, is_on_frame
from demesne.games.kingdomino.scoring import property_at

NO_TERRAIN: Final[i64] = -1
MOST_PROPERTIES: Final = 48


class Imagined:
    """A kingdom's properties, found once, and what each way to lay a domino makes of it."""

    def __init__(self) -> None:
        # The kingdom as it is.
        self.kingdom: Kingdom | None = None
        self.properties: i64 = 0  # how many there are, by terrain and then from the top left
        self.points: i64 = 0  # what they pay
        self.first = vec[i64]([0] * 7)  # by terrain: its first property
        self.squares = vec[i64]([0] * MOST_PROPERTIES)
        self.terrain = vec[i64]([0] * MOST_PROPERTIES)
        self.size = vec[i64]([0] * MOST_PROPERTIES)
        self.crowns = vec[i64]([0] * MOST_PROPERTIES)
        # With the domino in it.
        self.shift: i64 = 0  # by how much all that was there moves on the frame
        self.taken: i64 = 0
        self.west: i64 = 0
        self.north: i64 = 0
        self.columns: i64 = 0
        self.rows: i64 = 0
        self.a: i64 = 0  # the square of each half, its terrain and its crowns
        self.b: i64 = 0
        self.a_terrain: i64 = NO_TERRAIN
        self.b_terrain: i64 = NO_TERRAIN
        self.a_crowns: i64 = 0
        self.b_crowns: i64 = 0
        # Its properties, in the same order, once they are joined.
        self.joined: i64 = 0
        self.joined_squares = vec[i64]([0] * MOST_PROPERTIES)
        self.joined_terrain = vec[i64]([0] * MOST_PROPERTIES)
        self.joined_size = vec[i64]([0] * MOST_PROPERTIES)
        self.joined_crowns = vec[i64]([0] * MOST_PROPERTIES)

    def regard(self, kingdom: Kingdom) -> None:
        """Look at a kingdom, as it is for now."""
        self.kingdom = kingdom
        crowned = kingdom.ones | kingdom.twos
        found: i64 = 0
        self.points = 0
        terrain: i64 = 0
        while terrain < 6:
            self.first[terrain] = found
            land = kingdom.land[terrain]
            rest = land
            while rest != 0:
                squares = property_at(rest & -rest, land)
                rest &= ~squares
                self.squares[found] = squares
                self.terrain[found] = terrain
                self.size[found] = count(squares)
                self.crowns[found] = 0
                if squares & crowned != 0:
                    self.crowns[found] = count(squares & kingdom.ones) + 2 * count(squares & kingdom.twos)
                    self.points += self.size[found] * self.crowns[found]
                found += 1
            terrain += 1
        self.first[terrain] = self.properties = found
        self.lay_nothing()

    def lay_nothing(self) -> None:
        """Imagine the kingdom as it is."""
        kingdom = self.kingdom
        assert kingdom is not None
        self.shift = 0
        self.taken = kingdom.taken
        self.west, self.north = kingdom.west, kingdom.north
        self.columns, self.rows = kingdom.columns, kingdom.rows
        self.a = self.b = 0
        self.a_terrain = self.b_terrain = NO_TERRAIN
        self.a_crowns = self.b_crowns = 0

    def lay(self, domino: i64, placement: i64) -> None:
        """Imagine a domino there."""
        kingdom = self.kingdom
        assert kingdom is not None
        direction = (placement >> 8) - 1
        x, y = (placement & 15) - 8, (placement >> 4 & 15) - 8
        other_x, other_y = x + EASTWARD[direction], y + SOUTHWARD[direction]
        west, north = kingdom.west, kingdom.north
        self.west = min(west, min(x, other_x))
        self.north = min(north, min(y, other_y))
        self.columns = max(west + kingdom.columns, max(x, other_x) + 1) - self.west
        self.rows = max(north + kingdom.rows, max(y, other_y) + 1) - self.north
        self.shift = ROW * (north - self.north) + west - self.west
        self.a = BIT[ROW * (y - self.north) + x - self.west + MARGIN]
        self.b = BIT[ROW * (other_y - self.north) + other_x - self.west + MARGIN]
        self.taken = kingdom.taken << self.shift | self.a | self.b
        self.a_terrain, self.a_crowns = A[domino], A_CROWNS[domino]
        self.b_terrain, self.b_crowns = B[domino], B_CROWNS[domino]

    def join(self) -> None:
        """List the properties with the halves of the domino joined to them."""
        a, b = self.a, self.b
        a_terrain, b_terrain = self.a_terrain, self.b_terrain
        a_size: i64 = 1
        b_size: i64 = 1
        a_crowns, b_crowns = self.a_crowns, self.b_crowns
        if a_terrain == b_terrain:
            a |= b
            a_size = 2
            a_crowns += b_crowns
            b_terrain = NO_TERRAIN
        a_land, b_land = a, b
        self.joined = 0
        i: i64 = 0
        while i < self.properties:
            squares = self.squares[i] << self.shift
            terrain, size, crowns = self.terrain[i], self.size[i], self.crowns[i]
            if terrain == a_terrain and beside(squares) & a != 0:
                a_land |= squares
                a_size += size
                a_crowns += crowns
            elif terrain == b_terrain and beside(squares) & b != 0:
                b_land |= squares
                b_size += size
                b_crowns += crowns
            else:
                self.append(terrain, squares, size, crowns)
            i += 1
        if a_terrain != NO_TERRAIN:
            self.insert(a_terrain, a_land, a_size, a_crowns)
        if b_terrain != NO_TERRAIN:
            self.insert(b_terrain, b_land, b_size, b_crowns)

    def append(self, terrain: i64, squares: i64, size: i64, crowns: i64) -> None:
        """Add a property at the end."""
        self.joined_squares[self.joined] = squares
        self.joined_terrain[self.joined] = terrain
        self.joined_size[self.joined] = size
        self.joined_crowns[self.joined] = crowns
        self.joined += 1

    def insert(self, terrain: i64, squares: i64, size: i64, crowns: i64) -> None:
        """Add a property at its place."""
        place = self.joined
        while place > 0 and (
            self.joined_terrain[place - 1] > terrain
            or (self.joined_terrain[place - 1] == terrain and lowest(self.joined_squares[place - 1]) > lowest(squares))
        ):
            self.joined_squares[place] = self.joined_squares[place - 1]
            self.joined_terrain[place] = self.joined_terrain[place - 1]
            self.joined_size[place] = self.joined_size[place - 1]
            self.joined_crowns[place] = self.joined_crowns[place - 1]
            place -= 1
        last = self.joined
        self.joined = place
        self.append(terrain, squares, size, crowns)
        self.joined = last + 1

    def land_points(self) -> i64:
        """KD-28: what the land pays with the domino in it."""
        if self.a_terrain == NO_TERRAIN:
            return self.points
        return self.points + self.gain(self.a, self.b, self.shift)

    def best_land_points(self, domino: i64, size: i64) -> i64:
        """The most that the land can pay with this domino added; -1 if it fits nowhere."""
        kingdom = self.kingdom
        assert kingdom is not None
        self.a_terrain, self.a_crowns = A[domino], A_CROWNS[domino]
        self.b_terrain, self.b_crowns = B[domino], B_CROWNS[domino]
        up = kingdom.room_above(size)
        best = self.best_gain(kingdom.fits(domino, size, up), ROW * up)
        if not is_on_frame(size, up):
            best = max(best, self.best_gain(kingdom.fits(domino, size, 0), 0))
        return best + self.points if best >= 0 else -1

    def best_gain(self, fits: tuple[i64, i64, i64, i64], down: i64) -> i64:
        """The most that a domino adds where it fits, by direction, all moved down by so much; -1 if nowhere."""
        east, south, west, north = fits
        best: i64 = -1
        while east != 0:
            best = max(best, self.gain(lowest(east), lowest(east) << 1, down))
            east &= east - 1
        while south != 0:
            best = max(best, self.gain(lowest(south), lowest(south) << ROW, down))
            south &= south - 1
        if self.a_terrain == self.b_terrain:
            return best  # turned round, it adds the same
        while west != 0:
            best = max(best, self.gain(lowest(west) << 1, lowest(west), down))
            west &= west - 1
        while north != 0:
            best = max(best, self.gain(lowest(north) << ROW, lowest(north), down))
            north &= north - 1
        return best

    def gain(self, a: i64, b: i64, down: i64) -> i64:
        """What a domino with its halves on these squares adds to what the land pays."""
        if self.a_terrain == self.b_terrain:
            return self.joined_gain(self.a_terrain, a | b, 2, self.a_crowns + self.b_crowns, down)
        return self.joined_gain(self.a_terrain, a, 1, self.a_crowns, down) + self.joined_gain(
            self.b_terrain, b, 1, self.b_crowns, down
        )

    def joined_gain(self, terrain: i64, land: i64, size: i64, crowns: i64, down: i64) -> i64:
        """What new land adds, joined to the properties that it touches."""
        lost: i64 = 0
        i = self.first[terrain]
        while i < self.first[terrain + 1]:
            if beside(self.squares[i] << down) & land != 0:
                lost += self.size[i] * self.crowns[i]
                size += self.size[i]
                crowns += self.crowns[i]
            i += 1
        return size * crowns - lost


def lowest(squares: i64) -> i64:
    """The first of some squares."""
    return squares & -squares
