"""What a kingdom is worth: properties, bonuses, and what breaks ties."""

from typing import Final

from mypy_extensions import i64

from demesne.core.bits import count
from demesne.games.kingdomino.kingdom import Kingdom, beside

MIDDLE_KINGDOM: Final[i64] = 10
HARMONY: Final[i64] = 5


def land_points(kingdom: Kingdom) -> i64:
    """KD-28: squares times crowns of each property; those without crowns pay nothing."""
    points: i64 = 0
    crowned = kingdom.ones | kingdom.twos
    for land in kingdom.land:
        left = land & crowned
        while left != 0:
            squares = property_at(left & -left, land)
            points += count(squares) * crowns_on(kingdom, squares)
            left &= ~squares
    return points


def properties(kingdom: Kingdom) -> list[tuple[int, i64]]:
    """KD-27, KD-30: every property, as its terrain and its squares."""
    found: list[tuple[int, i64]] = []
    for terrain in range(len(kingdom.land)):
        land = kingdom.land[terrain]
        while land != 0:
            squares = property_at(land & -land, land)
            found.append((terrain, squares))
            land &= ~squares
    return found


def property_at(squares: i64, land: i64) -> i64:
    """All squares of a terrain that are joined to the given ones."""
    grown = (squares | beside(squares)) & land
    while grown != squares:
        squares = grown
        grown = (squares | beside(squares)) & land
    return squares


def crowns_on(kingdom: Kingdom, squares: i64) -> i64:
    """The crowns on some squares of a kingdom."""
    return count(squares & kingdom.ones) + 2 * count(squares & kingdom.twos)


def largest_property(kingdom: Kingdom) -> i64:
    """KD-32: the size of the largest property, with or without crowns."""
    largest: i64 = 0
    for land in kingdom.land:
        while count(land) > largest:
            squares = property_at(land & -land, land)
            largest = max(largest, count(squares))
            land &= ~squares
    return largest


def middle_bonus(kingdom: Kingdom) -> i64:
    """KD-38: for a castle in the centre of the kingdom's extent."""
    in_middle = 1 - 2 * kingdom.west == kingdom.columns and 1 - 2 * kingdom.north == kingdom.rows
    return MIDDLE_KINGDOM if in_middle else 0


def harmony_bonus(kingdom: Kingdom) -> i64:
    """KD-39: for a kingdom from which nothing was discarded."""
    return HARMONY if kingdom.discards == 0 else 0
