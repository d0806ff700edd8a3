"""The yardstick of Carcassonne in plain Python: the compiled one must choose the same."""

from math import exp

from demesne.games.carcassonne.engine import Carcassonne
from demesne.games.carcassonne.scoring import Holding
from demesne.games.carcassonne.tiles import CITY, FIELD, MONASTERY
from demesne.minds.carcassonne.greedy import (
    CITY_OF_A_FIELD_FINISHED,
    CITY_SIDE_CLOSED,
    COMING_HOME,
    FIELD_GROWTH,
    FOLLOWER,
    HARDER_TOGETHER,
    MONASTERY_CELL_FILLED,
    RESERVE,
    RIVALS,
    ROAD_GROWTH,
    ROAD_SIDE_CLOSED,
)


def value(state: Carcassonne, action: int) -> float:
    """What the table is worth to the actor at the end of this turn, with the best follower after a tile."""
    me = int(state.actor)
    after = state.clone()
    after.act(action)
    if not after.claiming:
        return worth(after, me)
    claims = after.claims()
    if len(claims) < 2:
        after.end_turn()
        return worth(after, me)
    return max(worth(claimed(after, claim), me) for claim in claims)


def claimed(state: Carcassonne, claim: int) -> Carcassonne:
    """The end of the turn with this follower, or none."""
    after = state.clone()
    after.act(claim)
    return after


def worth(state: Carcassonne, me: int) -> float:
    """The points and prospects of a player, less some of those of the best other one."""
    players = int(state.players)
    tiles = int(len(state.pile) - state.drawn)
    follower = FOLLOWER * tiles / players
    goods = [
        int(points) + follower * RESERVE[left] for points, left in zip(state.track, state.followers.supply, strict=True)
    ]
    for holding in state.holdings():
        points, finish = prospect(holding, tiles)
        for seat in range(players):
            standing = int(holding.followers) >> 4 * seat & 15
            if standing:
                goods[seat] += COMING_HOME * follower * finish * standing
            if holding.owners >> seat & 1:
                goods[seat] += points
    return goods[me] - RIVALS * max(goods[:me] + goods[me + 1 :])


def prospect(holding: Holding, tiles: int) -> tuple[float, float]:
    """What a feature is likely to pay with so many tiles to come, and how likely it is to be finished."""
    points, sides, kind = int(holding.points), int(holding.open_sides), holding.kind
    if kind == FIELD:
        cities = 3 * int(holding.unfinished) * happens(tiles, CITY_OF_A_FIELD_FINISHED)
        return points + cities + FIELD_GROWTH * tiles, 0
    if sides == 0:
        return points, 1
    if kind == MONASTERY:
        filled = happens(tiles, MONASTERY_CELL_FILLED)
        return points + sides * filled, filled**sides
    wait = CITY_SIDE_CLOSED if kind == CITY else ROAD_SIDE_CLOSED
    finish = happens(tiles, wait * sides) ** (HARDER_TOGETHER * sides)
    return points + finish * (points if kind == CITY else ROAD_GROWTH), finish


def happens(tiles: int, wait: float) -> float:
    """How likely it is that something happens with the tiles to come, for which one waits so many."""
    return 1 - exp(-tiles / wait)
