"""Who owns a feature: its followers by seat and the seats with most of them, packed and unpacked here alone.

Followers are one int with four bits for each seat, a set of seats one with a bit for each.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.bits import BIT

FOLLOWERS: Final[i64] = 0xFFFFF  # all of them
#: by seat
FOLLOWER: Final = vec[i64]([0x1, 0x10, 0x100, 0x1000, 0x10000])


def followers_of(followers: i64, seat: i64) -> i64:
    """How many followers are a seat's."""
    return followers >> 4 * seat & 15


def owners(followers: i64) -> i64:
    """CC-28, CC-29: the set of seats that have most of the followers."""
    most: i64 = 1
    found: i64 = 0
    seat: i64 = 0
    while followers != 0:
        here = followers & 15
        if here > most:
            most = here
            found = 0
        if here == most:
            found |= BIT[seat]
        followers >>= 4
        seat += 1
    return found


def set_of(seats: list[int]) -> i64:
    """The set of some seats."""
    found: i64 = 0
    for seat in seats:
        found |= BIT[seat]
    return found


def has_seat(found: i64, seat: i64) -> bool:
    """Whether a seat is in a set."""
    return found & BIT[seat] != 0


def has_others(found: i64, seat: i64) -> bool:
    """Whether any seat but this one is in a set."""
    return found & ~BIT[seat] != 0


def seats_of(found: i64) -> list[int]:
    """The seats of a set."""
    return [seat for seat in range(len(FOLLOWER)) if has_seat(found, seat)]
