"""Carcassonne for the search."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.bits import count
from demesne.core.state import OVER, State
from demesne.games.carcassonne.board import first_segment_of, tile_of
from demesne.games.carcassonne.engine import NO_FOLLOWER, Carcassonne
from demesne.games.carcassonne.features import followers
from demesne.games.carcassonne.followers import kind_of, segment_of
from demesne.games.carcassonne.owners import followers_of, has_seat, owners
from demesne.games.carcassonne.scoring import cities_by_field
from demesne.games.carcassonne.tiles import FIELD, KIND, SEGMENT, SEGMENT_COUNT
from demesne.minds.carcassonne.laying import Laying
from demesne.minds.carcassonne.outlook import POINT, Outlook
from demesne.minds.mind import Mind

#: by players: how many tiles a playout goes ahead
HORIZON: Final = vec[i64]([0, 0, 8, 10, 12, 12])
LOWEST: Final[i64] = -1000000000
#: by players: what a point of the best other counts, in thousandths of one's own
RIVAL: Final = vec[i64]([0, 0, 700, 700, 800, 800])


class CarcassonneMind(Mind):
    """Everybody lays and claims for most value."""

    def __init__(self) -> None:
        self.outlook: Final = Outlook()
        self.laying: Final = Laying(self.outlook)

    def prepare(self, state: State, me: i64) -> None:
        """See which cells are traps."""
        assert isinstance(state, Carcassonne)
        self.outlook.count_fitting_tiles(state)

    def horizon(self, state: State) -> i64:
        """Some tiles ahead."""
        return HORIZON[state.players]

    def policy(self, state: State, me: i64, chance: i64) -> i64:
        """The tile or the follower of most value."""
        assert isinstance(state, Carcassonne)
        self.outlook.look(state)
        return self.claim(state) if state.claiming else self.laying.best(state)

    def claim(self, state: Carcassonne) -> i64:
        """The follower that promises most, or none."""
        outlook, features = self.outlook, state.features
        latest = state.latest()
        tile, first = tile_of(latest), first_segment_of(latest)
        supply = state.followers.supply[state.seat]
        cost = outlook.reserve(supply) - outlook.reserve(supply - 1)
        ease = outlook.ease(state)
        finished, unfinished, _ = cities_by_field(state.board, features)
        best = NO_FOLLOWER
        best_value: i64 = 0
        i: i64 = 0
        while i < SEGMENT_COUNT[tile]:
            root = features.root(first + i)
            entry = features.entries[root]
            if followers(entry) == 0:
                kind = KIND[SEGMENT[8 * tile + i]]
                if kind == FIELD:
                    value = outlook.field(count(finished[root]), count(unfinished[root])) - cost
                else:
                    value = outlook.claimed(kind, entry, ease[root], cost)
                if value > best_value:
                    best_value = value
                    best = 1 + SEGMENT[8 * tile + i]
            i += 1
        return best

    def leaf(self, state: State, me: i64) -> i64:
        """The prospects of a seat, less some of those of the best other."""
        assert isinstance(state, Carcassonne)
        goods = self.final_goods(state) if state.actor == OVER else self.goods(state)
        best: i64 = LOWEST
        seat: i64 = 0
        while seat < state.players:
            if seat != me:
                best = max(best, goods[seat])
            seat += 1
        return goods[me] - RIVAL[state.players] * best // POINT

    def final_goods(self, state: Carcassonne) -> vec[i64]:
        """By seat, the points at the end."""
        return vec[i64]([POINT * points for points in state.scores()])

    def goods(self, state: Carcassonne) -> vec[i64]:
        """By seat, points and what followers promise."""
        outlook, features = self.outlook, state.features
        outlook.look(state)
        goods = vec[i64]([0] * 5)
        seat: i64 = 0
        while seat < state.players:
            goods[seat] = POINT * state.track[seat] + outlook.reserve(state.followers.supply[seat])
            seat += 1
        ease = outlook.ease(state)
        seen = vec[i64]([0] * features.used)
        finished, unfinished = vec[i64](), vec[i64]()
        for follower in state.followers.standing:
            root = features.root(segment_of(follower))
            if seen[root] != 0:
                continue
            seen[root] = 1
            kind = kind_of(follower)
            entry = features.entries[root]
            chance: i64 = 0
            if kind == FIELD:
                if len(finished) == 0:
                    finished, unfinished, _ = cities_by_field(state.board, features)
                points = outlook.field(count(finished[root]), count(unfinished[root]))
            else:
                chance = outlook.finish(kind, entry) * ease[root] >> 12
                points = outlook.points(kind, entry, chance)
            winners = owners(followers(entry))
            home = outlook.home * chance >> 12
            seat = 0
            while seat < state.players:
                goods[seat] += home * followers_of(entry, seat)
                if has_seat(winners, seat):
                    goods[seat] += points
                seat += 1
        return goods
