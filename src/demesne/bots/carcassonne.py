"""What is good in Carcassonne."""

from math import exp
from typing import Final

from demesne.games.carcassonne.engine import Carcassonne
from demesne.games.carcassonne.scoring import Holding
from demesne.games.carcassonne.tiles import CITY, MONASTERY, ROAD

RIVALS: Final = 0.5  # what a point of the best other player counts, compared with one's own
#: what the first, the second ... follower in the supply is worth at the start of the game
RESERVE: Final = [0.0, 6.0, 9.5, 11.5, 13.0, 14.0, 14.8, 15.4]


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
    """The end of the turn with this follower."""
    after = state.clone()
    after.act(claim)
    return after


def worth(state: Carcassonne, me: int) -> float:
    """The points and prospects of a player, less some of those of the best other one."""
    players = int(state.players)
    turns = (len(state.pile) - int(state.drawn)) / players  # that everybody still has
    goods = [float(points) for points in state.track]
    for seat in range(players):
        goods[seat] += RESERVE[state.followers.supply[seat]] * min(1.0, turns / 25)
    for holding in state.holdings():
        promise = prospect(holding, turns * players)
        for seat in range(players):
            if holding.owners >> seat & 1:
                goods[seat] += promise
    return goods[me] - RIVALS * max(goods[:me] + goods[me + 1 :])


def prospect(holding: Holding, tiles: float) -> float:
    """What a feature is likely to pay, with so many tiles to come."""
    points, kind = int(holding.points), holding.kind
    if kind == ROAD:
        return points + 0.6 * chance_to_finish(int(holding.open_sides), tiles, 12)
    if kind == CITY:
        return points * (1 + chance_to_finish(int(holding.open_sides), tiles, 14))
    if kind == MONASTERY:
        return points + int(holding.open_sides) * (1 - exp(-tiles / 30))
    growth = 3 * int(holding.unfinished) * (1 - exp(-tiles / 25))
    return points + growth + 0.05 * tiles


def chance_to_finish(open_sides: int, tiles: float, wait: float) -> float:
    """How likely a feature with so many open sides is finished."""
    return float((1 - exp(-tiles / (wait * max(1, open_sides)))) ** max(1, open_sides)) if open_sides else 1.0
