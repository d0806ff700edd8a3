"""Followers: those on the table, and those in the players' supplies.

A follower on the table is one int, ((256 * cell + segment's number) * 16 + segment's place in SEGMENTS) * 8 + seat.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from demesne.core.state import NOTHING
from demesne.games.carcassonne.cells import coordinates
from demesne.games.carcassonne.features import Features
from demesne.games.carcassonne.shapes import Follower, Role
from demesne.games.carcassonne.tiles import KIND, SEGMENTS, role_name

SUPPLY: Final[i64] = 7  # CC-4: followers of each player


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Followers:
    """All followers."""

    def __init__(self) -> None:
        self.standing = NOTHING  # on the table, in the order placed
        self.supply = NOTHING  # by seat: how many are left

    def set_up(self, players: i64) -> None:
        """CC-4: all in the supplies."""
        self.standing = vec[i64]()
        self.supply = vec[i64]([SUPPLY] * players)

    def copy_to(self, other: Followers) -> None:
        """Let the others stand where these do."""
        other.standing = self.standing[:]
        other.supply = self.supply[:]

    def place(self, features: Features, follower: i64) -> None:
        """Take a follower out of its owner's supply."""
        self.supply[seat_of(follower)] -= 1
        features.enter_follower(segment_of(follower), seat_of(follower))
        self.standing = append(self.standing, follower)

    def send_home(self, features: Features, root: i64) -> vec[i64]:
        """CC-31: all followers of a feature go back to their owners; those that went."""
        features.clear_followers(root)
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


def follower_entry(cell: i64, segment: i64, name: i64, seat: i64) -> i64:
    """A follower of a seat, on a segment with this number and this place in SEGMENTS."""
    return ((cell * 256 + segment) * 16 + name) * 8 + seat


def seat_of(follower: i64) -> i64:
    """Whose follower it is."""
    return follower & 7


def name_of(follower: i64) -> i64:
    """The place in SEGMENTS of the segment on which it stands."""
    return follower >> 3 & 15


def segment_of(follower: i64) -> i64:
    """The number of the segment on which it stands."""
    return follower >> 7 & 255


def ground_of(follower: i64) -> i64:
    """The cell of the tile on which it stands."""
    return follower >> 15


def kind_of(follower: i64) -> i64:
    """The kind of its feature."""
    return KIND[name_of(follower)]


def standing_at(follower: i64) -> Follower:
    """A follower as data: whose it is and where it stands."""
    x, y = coordinates(ground_of(follower))
    return {"seat": int(seat_of(follower)), "x": x, "y": y, "segment": SEGMENTS[name_of(follower)]}


def role_of(follower: i64) -> Role:
    """What it is where it stands."""
    return role_name(kind_of(follower))
