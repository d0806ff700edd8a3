"""A yardstick for Carcassonne: takes what promises most at the end of its turn."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.state import State
from demesne.games.carcassonne.engine import Carcassonne
from demesne.games.carcassonne.owners import followers_of, has_seat
from demesne.games.carcassonne.scoring import Holding
from demesne.games.carcassonne.tiles import CITY, FIELD, MONASTERY
from demesne.minds.player import LOWEST, BestNow

RIVALS: Final = 0.25  # what a point of the best other player counts, compared with one's own
FOLLOWER: Final = 0.4  # points that the last follower in the supply is worth, for each turn to come
#: what so many followers in the supply are worth, compared with one
RESERVE: Final = [0.0, 1.0, 1.8, 2.45, 2.95, 3.35, 3.65, 3.85]
COMING_HOME: Final = 0.6  # what a follower that will come home is worth, compared with the last in the supply

# How many tiles it takes, more or less, until something happens.
CITY_SIDE_CLOSED: Final = 5.35
ROAD_SIDE_CLOSED: Final = 8.0
MONASTERY_CELL_FILLED: Final = 32.0
CITY_OF_A_FIELD_FINISHED: Final = 45.0

HARDER_TOGETHER: Final = 1.3  # a feature with several open sides is harder to finish than each side alone
ROAD_GROWTH: Final = 0.5  # points that a road gains until it is finished
FIELD_GROWTH: Final = 0.025  # points that a field gains with each tile to come from cities not begun yet


class Greedy(BestNow):
    """Plays the action of most value now; among equals, any."""

    def value(self, state: State, action: i64) -> float:
        """What the table is worth after an action."""
        assert isinstance(state, Carcassonne)
        return value_of(state, action)


def value_of(state: Carcassonne, action: i64) -> float:
    """What the table is worth to the actor at the end of this turn, with the best follower after a tile."""
    me = state.actor
    after = state.clone()
    after.act(action)
    if not after.claiming:
        return worth(after, me)
    claims = after.claims()
    if len(claims) < 2:
        after.end_turn()
        return worth(after, me)
    best = LOWEST
    for claim in claims:
        claimed = after.clone()
        claimed.act(claim)
        best = max(best, worth(claimed, me))
    return best


def worth(state: Carcassonne, me: i64) -> float:
    """The points and prospects of a player, less some of those of the best other one."""
    players = state.players
    tiles = float(len(state.pile) - state.drawn)
    follower = FOLLOWER * tiles / float(players)
    goods = vec[float]()
    for seat in range(players):
        goods = append(goods, float(state.track[seat]) + follower * RESERVE[state.followers.supply[seat]])
    for holding in state.holdings():
        points, finish = prospect(holding, tiles)
        for seat in range(players):
            standing = followers_of(holding.followers, seat)
            if standing > 0:
                goods[seat] += COMING_HOME * follower * finish * float(standing)
            if has_seat(holding.owners, seat):
                goods[seat] += points
    best = LOWEST
    for seat in range(players):
        if seat != me:
            best = max(best, goods[seat])
    return goods[me] - RIVALS * best


def prospect(holding: Holding, tiles: float) -> tuple[float, float]:
    """What a feature is likely to pay with so many tiles to come, and how likely it is to be finished."""
    points, sides, kind = float(holding.points), float(holding.open_sides), holding.kind
    if kind == FIELD:
        cities = 3.0 * float(holding.unfinished) * happens(tiles, CITY_OF_A_FIELD_FINISHED)
        return points + cities + FIELD_GROWTH * tiles, 0.0
    if sides == 0.0:
        return points, 1.0
    if kind == MONASTERY:
        filled = happens(tiles, MONASTERY_CELL_FILLED)
        return points + sides * filled, math.pow(filled, sides)
    wait = CITY_SIDE_CLOSED if kind == CITY else ROAD_SIDE_CLOSED
    finish = math.pow(happens(tiles, wait * sides), HARDER_TOGETHER * sides)
    return points + finish * (points if kind == CITY else ROAD_GROWTH), finish


def happens(tiles: float, wait: float) -> float:
    """How likely it is that something happens with the tiles to come, for which one waits so many."""
    return 1.0 - math.exp(-tiles / wait)
