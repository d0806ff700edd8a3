"""Followers: those on the table, and those in the players' supplies.

A follower on the table is one int, ((256 * cell + segment's number) * 16 + segment's place in SEGMENTS) * 8 + seat.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.games.carcassonne.board import coordinates
from demesne.games.carcassonne.features import FOLLOWER, FOLLOWERS, Features
from demesne.games.carcassonne.tiles import KIND, ROLES, SEGMENTS

SUPPLY: Final[i64] = 7  # CC-4: followers of each player


class Followers:
    """All followers."""

    def __init__(self, standing: vec[i64], supply: vec[i64]) -> None:
        self.standing = standing  # on the table, in the order placed
        self.supply = supply  # by seat: how many are left

    def clone(self) -> Followers:
        """An independent copy."""
        return Followers(self.standing[:], self.supply[:])

    def place(self, features: Features, follower: i64) -> None:
        """Take a follower out of its owner's supply."""
        self.supply[seat_of(follower)] -= 1
        features.entries[features.root(segment_of(follower))] += FOLLOWER[seat_of(follower)]
        self.standing = append(self.standing, follower)

    def send_home(self, features: Features, root: i64) -> vec[i64]:
        """CC-31: all followers of a feature go back to their owners; those that went."""
        features.entries[root] &= ~FOLLOWERS
        staying = vec[i64](capacity=len(self.standing))
        going = vec[i64]()
        for follower in self.standing:
            if features.root(segment_of(follower)) == root:
                going = append(going, follower)
                self.supply[seat_of(follower)] += 1
            else:
                staying = append(staying, follower)
        self.standing = staying
        return going


def new_followers(players: i64) -> Followers:
    """CC-4: all in the supplies."""
    return Followers(vec[i64](), vec[i64]([SUPPLY] * players))


def follower_entry(cell: i64, segment: i64, name: i64, seat: i64) -> i64:
    """A follower of a seat, on a segment with this number and this place in SEGMENTS."""
    return ((cell * 256 + segment) * 16 + name) * 8 + seat


def seat_of(follower: i64) -> i64:
    """Whose follower it is."""
    return follower & 7


def kind_of(follower: i64) -> i64:
    """The kind of its feature."""
    return KIND[follower >> 3 & 15]


def segment_of(follower: i64) -> i64:
    """The number of the segment on which it stands."""
    return follower >> 7 & 255


def standing_at(follower: i64) -> dict[str, Any]:
    """A follower as data: whose it is and where it stands."""
    x, y = coordinates(follower >> 15)
    return {"seat": int(seat_of(follower)), "x": x, "y": y, "segment": SEGMENTS[follower >> 3 & 15]}


def role_of(follower: i64) -> str:
    """What it is where it stands."""
    return ROLES[kind_of(follower)]
