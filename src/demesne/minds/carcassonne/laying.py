"""What laying a tile changes for the seat whose turn it is, found without laying it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.bits import count
from demesne.games.carcassonne.board import Board, first_segment_of, orientation_of
from demesne.games.carcassonne.cells import AHEAD, ROUND, are_adjoining, oriented, placement_cell, placement_turns
from demesne.games.carcassonne.engine import Carcassonne
from demesne.games.carcassonne.features import (
    FRESH,
    HAS_MONASTERY,
    OPEN,
    TILE,
    followers,
    monastery_cell,
    monastery_segment,
    open_sides,
    without_knots,
)
from demesne.games.carcassonne.followers import kind_of, segment_of
from demesne.games.carcassonne.owners import FOLLOWER, followers_of, has_others, has_seat, owners
from demesne.games.carcassonne.scoring import FARM, cities_by_field
from demesne.games.carcassonne.tiles import (
    CITY,
    EDGE,
    EDGED_COUNT,
    FIELD,
    KIND,
    LEFT,
    MONASTERY,
    OPPOSITE,
    RIGHT,
    SEGMENT,
    SEGMENT_COUNT,
    SIDE_KIND,
    demanded,
)
from demesne.minds.carcassonne.outlook import CITY_DONE, POINT, SURE, Outlook

LOWEST: Final[i64] = -1000000000
#: by players: what a point of another counts, in thousandths of one's own; of many, each is seldom the one to beat
RIVAL: Final = vec[i64]([0, 0, 690, 350, 250, 200])
BESIDE: Final[i64] = 100  # what each neighbour of the tile is worth
NOTHING: Final = vec[i64]()


class Laying:
    """One tile to be laid: what holds wherever it goes, and what is round the cell that is looked at."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Final = outlook
        self.seat: i64 = 0
        self.rival: i64 = 0  # what a point of another counts
        self.supply: i64 = 0
        self.cost: i64 = 0  # of placing a follower
        self.ease = NOTHING  # by root: whether the feature is free of traps
        # Fields: those with farmers, and by root the cities they border, each a bit.
        self.farms = NOTHING
        self.finished = NOTHING
        self.unfinished = NOTHING
        self.cities = NOTHING  # by root of a city: its bit
        # The cell that is looked at:
        self.near = vec[i64]([0] * 4)  # by side: the tile there
        self.orientation: i64 = 0
        self.trap: i64 = SURE  # how likely it was to be filled
        self.claim: i64 = 0  # the value of the best follower on the tile

    def best(self, state: Carcassonne) -> i64:
        """Where the tile in hand is worth most, with the best follower on it."""
        self.begin(state)
        best: i64 = 0
        best_value: i64 = LOWEST
        for placement in state.legal():
            value = self.value(state, placement)
            if value > best_value:
                best_value = value
                best = placement
        return best

    def begin(self, state: Carcassonne) -> None:
        """See what holds for all placements."""
        outlook = self.outlook
        self.seat = state.seat
        self.rival = RIVAL[state.players]
        self.supply = state.followers.supply[self.seat]
        self.cost = outlook.reserve(self.supply) - outlook.reserve(self.supply - 1) if self.supply > 0 else 0
        self.ease = outlook.ease(state)
        self.farms = list_farms(state)
        if len(self.farms) > 0:
            self.finished, self.unfinished, self.cities = cities_by_field(state.board, state.features)

    def value(self, state: Carcassonne, placement: i64) -> i64:
        """What the tile is worth there."""
        cell = placement_cell(placement)
        value = BESIDE * self.look_round(state, cell, oriented(state.hand, placement_turns(placement)))
        self.claim = 0
        i: i64 = 0
        while i < EDGED_COUNT[state.hand]:
            value += self.join(state, cell, i)
            i += 1
        value += self.surround(state, cell)
        if HAS_MONASTERY[state.hand] != 0 and self.supply > 0:
            self.found_monastery(state.board, cell)
        if len(self.farms) > 0:
            value += self.join_fields(state)
        return value + self.claim

    def look_round(self, state: Carcassonne, cell: i64, orientation: i64) -> i64:
        """Take note of the neighbours of a cell; how many there are."""
        self.orientation = orientation
        neighbours: i64 = 0
        code: i64 = 0
        side: i64 = 0
        while side < 4:
            entry = state.board.at(cell + AHEAD[side])
            self.near[side] = entry
            if entry != 0:
                neighbours += 1
                code |= demanded(SIDE_KIND[4 * orientation + side], side)
            side += 1
        self.trap = self.outlook.filling[code]
        return neighbours

    def join(self, state: Carcassonne, cell: i64, segment: i64) -> i64:
        """What changes as a road or city of the tile joins those round it."""
        features = state.features
        kind = KIND[SEGMENT[8 * state.hand + segment]]
        whole = FRESH[8 * state.hand + segment]
        ease: i64 = SURE
        value: i64 = 0
        bits: i64 = 0
        first: i64 = -1
        second: i64 = -1
        third: i64 = -1
        side: i64 = 0
        while side < 4:
            if EDGE[4 * self.orientation + side] == segment:
                other = self.near[side]
                if other == 0:
                    demand = state.board.demand(cell + AHEAD[side]) | demanded(kind, OPPOSITE[side])
                    ease = ease * self.outlook.filling[demand] >> 12
                else:
                    whole -= 2 * OPEN
                    root = features.root(first_segment_of(other) + EDGE[4 * orientation_of(other) + OPPOSITE[side]])
                    if root != first and root != second and root != third:
                        entry = features.entries[root]
                        whole += without_knots(entry)
                        value -= self.standing(kind, entry, self.ease[root])
                        ease = ease * min(SURE, SURE * self.ease[root] // self.trap) >> 12
                        if kind == CITY and len(self.farms) > 0:
                            bits |= self.cities[root]
                        first, second, third = root, first, second
            side += 1
        if open_sides(whole) == 0:
            ease = SURE
            value += self.harvest(bits)
        if followers(whole) != 0:
            return value + self.standing(kind, whole, ease)
        if self.supply > 0:
            self.claim = max(self.claim, self.outlook.claimed(kind, whole, ease, self.cost))
        return value

    def standing(self, kind: i64, entry: i64, ease: i64) -> i64:
        """What a road, city or monastery with followers is worth to the seat, against the others."""
        here = followers(entry)
        if here == 0:
            return 0
        outlook = self.outlook
        chance = outlook.finish(kind, entry) * ease >> 12
        mine = followers_of(here, self.seat)
        home = outlook.home * chance >> 12
        value = self.share(here, outlook.points(kind, entry, chance)) + home * mine
        return value - self.rival * home // POINT if here != mine * FOLLOWER[self.seat] else value

    def share(self, here: i64, points: i64) -> i64:
        """What points that go to whoever has most followers are worth to the seat."""
        winners = owners(here)
        value = points if has_seat(winners, self.seat) else 0
        return value - self.rival * points // POINT if has_others(winners, self.seat) else value

    def surround(self, state: Carcassonne, cell: i64) -> i64:
        """What changes for monasteries with followers round a cell."""
        features = state.features
        value: i64 = 0
        for monastery in features.monasteries:
            if are_adjoining(cell, monastery_cell(monastery)):
                entry = features.entries[monastery_segment(monastery)]
                value += self.standing(MONASTERY, entry + TILE - OPEN, SURE) - self.standing(MONASTERY, entry, SURE)
        return value

    def found_monastery(self, board: Board, cell: i64) -> None:
        """See what a follower on the tile's monastery is worth."""
        entry: i64 = TILE + 8 * OPEN
        for away in ROUND:
            if board.at(cell + away) != 0:
                entry += TILE - OPEN
        self.claim = max(self.claim, self.outlook.claimed(MONASTERY, entry, SURE, self.cost))

    def harvest(self, city: i64) -> i64:
        """What it brings to farmers that a city is finished."""
        value: i64 = 0
        if city != 0:
            for farm in self.farms:
                if self.unfinished[farm >> 20] & city != 0:
                    value += self.share(followers(farm), FARM * POINT * (SURE - CITY_DONE[self.outlook.left]) >> 12)
        return value

    def join_fields(self, state: Carcassonne) -> i64:
        """What changes as fields with farmers are joined by the tile."""
        value: i64 = 0
        i = EDGED_COUNT[state.hand]
        while i < SEGMENT_COUNT[state.hand]:
            value += self.join_field(state, i)
            i += 1
        return value

    def join_field(self, state: Carcassonne, segment: i64) -> i64:
        """The same for one field of the tile."""
        features = state.features
        farmers: i64 = 0
        finished: i64 = 0
        unfinished: i64 = 0
        joined: i64 = 0
        value: i64 = 0
        first: i64 = -1
        second: i64 = -1
        side: i64 = 0
        while side < 8:
            other = self.near[side >> 1]
            root: i64 = -1
            if other != 0:
                here, there = 4 * self.orientation + (side >> 1), 4 * orientation_of(other) + OPPOSITE[side >> 1]
                if side & 1 == 0 and LEFT[here] == segment:
                    root = features.root(first_segment_of(other) + RIGHT[there])
                elif side & 1 == 1 and RIGHT[here] == segment:
                    root = features.root(first_segment_of(other) + LEFT[there])
            if root >= 0 and root != first and root != second:
                joined += 1
                others = features.followers(root)
                farmers += others
                finished |= self.finished[root]
                unfinished |= self.unfinished[root]
                if others != 0:
                    value -= self.share(others, self.farm(self.finished[root], self.unfinished[root]))
                first, second = root, first
            side += 1
        if joined < 2 or farmers == 0:
            return 0
        return value + self.share(farmers, self.farm(finished, unfinished))

    def farm(self, finished: i64, unfinished: i64) -> i64:
        """What a field with these cities is likely to pay."""
        return self.outlook.field(count(finished), count(unfinished))


def list_farms(state: Carcassonne) -> vec[i64]:
    """The fields with farmers: OPEN * root + followers."""
    features = state.features
    farms = vec[i64]()
    for follower in state.followers.standing:
        if kind_of(follower) == FIELD:
            root = features.root(segment_of(follower))
            new = True
            for one in farms:
                if one >> 20 == root:
                    new = False
            if new:
                farms = append(farms, OPEN * root + features.followers(root))
    return farms
