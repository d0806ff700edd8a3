"""What a tile brings where it is laid, found without laying it. In thousandths of a point."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.games.dominations.components import VESTIGIUM
from demesne.games.dominations.effects.effect import CAMP_BONUS, CITY_ACTIVATED, LOCUS, OF_CAMP, PASSIVE, PRODUCED
from demesne.games.dominations.effects.standing import acting_with_roles, amount
from demesne.games.dominations.map.land import CRADLE, EMPTY, Land, piece_number
from demesne.games.dominations.map.lattice import NEXT, RING_CORNER, across, around, corner_of, placement, twin
from demesne.games.dominations.production import OF_CRADLE
from demesne.games.dominations.state import PER_EDGE, Dominations
from demesne.minds.dominations import weights
from demesne.minds.dominations.situation import POINT, Situation

MOST: Final[i64] = 64  # more than a tile brings of one Domain
NOTHING_THERE: Final[i64] = -1
LOWEST: Final[i64] = -1000000000


class Laying:
    """Judges placements for one seat, cell after cell."""

    def __init__(self) -> None:
        self.gain = vec[i64]([0] * 384)  # by MOST * Domain + how much: what getting that is worth
        self.wild: i64 = 0  # what a wild resource is worth
        self.camp: i64 = 1  # how much a Camp yields
        self.bonus = vec[i64]([0] * 6)  # by Domain: how much more, whatever the Camp
        self.activation: i64 = 0  # what it is worth, besides knowledge, to activate one's own City
        self.locus: i64 = 0  # what it is worth, besides knowledge, to complete a Locus
        self.seat: i64 = 0
        # Of the cell that is being judged:
        self.joined: i64 = 0  # bits for its edges
        self.facing = vec[i64]([0] * 6)  # by 2 * edge + end: the resource across, or NOTHING_THERE
        self.sides = vec[i64]([0] * 6)  # by Domain: what comes from all that lies across
        self.side_value: i64 = 0  # and what cannot be counted by Domain
        self.rings: i64 = 0  # bits for its corners: Loci to be completed
        self.ring = vec[i64]([0] * 18)  # by 6 * corner + Domain: what comes from the other tiles of a Locus
        self.ring_value = vec[i64]([0] * 3)
        self.harvest = vec[i64]([0] * 9)  # by resource
        # The best found:
        self.best_kind: i64 = EMPTY
        self.best_place: i64 = EMPTY
        self.best_value: i64 = LOWEST

    def look(self, situation: Situation) -> None:
        """See what knowledge is worth to a seat."""
        state, seat = situation.state, situation.seat
        self.seat = seat
        self.wild = situation.unit
        domain: i64 = 0
        while domain < 6:
            place = 6 * seat + domain
            have, limit = state.knowledge[place], state.limits[place]
            now = situation.store(domain, have)
            number: i64 = 0
            while number < MOST:
                value = situation.store(domain, min(have + number, limit)) - now
                if have + number > limit and limit == state.parts.top_reserve():
                    value += POINT * state.parts.overflow_vp
                self.gain[MOST * domain + number] = value
                number += 1
            domain += 1
        for effect in state.trees[seat].acting[PRODUCED]:
            each = situation.each(effect) * effect.n
            before = state.produced[effect.per_domain]
            number = 0
            while number < MOST:
                times = (before + number) // effect.step - before // effect.step
                self.gain[MOST * effect.per_domain + number] += each * times
                number += 1
        self.camp = 1
        self.bonus = vec[i64]([0] * 6)
        for effect in acting_with_roles(state, seat, PASSIVE):
            if effect.do == CAMP_BONUS:
                if effect.domain == OF_CAMP:
                    self.camp += amount(state, seat, effect)
                else:
                    self.bonus[effect.domain] += amount(state, seat, effect)
        self.activation = 0
        for effect in state.trees[seat].acting[CITY_ACTIVATED]:
            self.activation += situation.each(effect) * effect.n
        self.locus = 0
        for effect in state.trees[seat].acting[LOCUS]:
            self.locus += situation.each(effect) * effect.n

    def find_best(self, state: Dominations, kinds: vec[i64]) -> None:
        """The best placement of any of these tiles."""
        self.best_kind = EMPTY
        self.best_value = LOWEST
        land, parts = state.land, state.parts
        for cell in land.frontier:
            if not land.can_lie(cell):
                continue
            self.survey(state, cell)
            for kind in kinds:
                turn: i64 = 0
                while turn < parts.tile_turns[kind]:
                    value = self.value(state, kind, turn)
                    if value > self.best_value:
                        self.best_value = value
                        self.best_kind = kind
                        self.best_place = placement(cell, turn)
                    turn += 1

    def survey(self, state: Dominations, cell: i64) -> None:
        """See what lies round a cell."""
        land = state.land
        i: i64 = 0
        while i < 6:
            self.sides[i] = self.bonus[i]
            i += 1
        self.joined = self.side_value = self.rings = 0
        edge: i64 = 0
        while edge < 3:
            beside = across(cell, edge)
            code = land.at(beside)
            if code == 0:
                self.facing[2 * edge] = self.facing[2 * edge + 1] = NOTHING_THERE
            else:
                self.joined |= BIT[edge]
                theirs = twin(cell, edge)
                self.facing[2 * edge] = self.take(land.resource(beside, NEXT[theirs]))
                self.facing[2 * edge + 1] = self.take(land.resource(beside, theirs))
                if code < CRADLE:
                    self.activate(land, code - 1)
            edge += 1
        corner: i64 = 0
        while corner < 3:
            if self.joined & BIT[corner] != 0 and self.joined & BIT[NEXT[corner + 1]] != 0:
                if closes(land, cell, corner_of(cell, corner)):
                    self.survey_ring(land, cell, corner)
            corner += 1

    def take(self, resource: i64) -> i64:
        """Count a resource across; which it is."""
        if resource < VESTIGIUM:
            self.sides[resource] += 1
        elif resource == VESTIGIUM:
            self.side_value += self.wild
        return resource

    def activate(self, land: Land, slot: i64) -> None:
        """Count the City of a tile across."""
        level = land.level(slot)
        if level == 0:
            return
        if land.owner(slot) == self.seat:
            self.sides[land.camp(slot)] += level
            self.side_value += self.activation
        else:
            self.side_value -= level * self.wild * weights.OTHERS >> 10

    def survey_ring(self, land: Land, cell: i64, corner: i64) -> None:
        """DN-44, DN-48: see what a Locus in a corner brings."""
        self.rings |= BIT[corner]
        first = 6 * corner
        i: i64 = 0
        while i < 6:
            self.ring[first + i] = self.bonus[i]
            i += 1
        value = self.locus
        seen: i64 = 0
        vertex = corner_of(cell, corner)
        i = 0
        while i < 6:
            other = around(vertex, i)
            code = land.at(other)
            piece = OF_CRADLE if code == CRADLE else piece_number(code)
            if code != 0 and (code < CRADLE or seen & BIT[piece] == 0):
                if code >= CRADLE:
                    seen |= BIT[piece]
                resource = land.resource(other, RING_CORNER[i])
                if resource < VESTIGIUM:
                    self.ring[first + resource] += 1
                elif resource == VESTIGIUM:
                    value += self.wild
                if code < CRADLE and land.level(code - 1) > 0:
                    if land.owner(code - 1) == self.seat:
                        self.ring[first + land.camp(code - 1)] += land.level(code - 1)
                        value += self.activation
                    else:
                        value -= land.level(code - 1) * self.wild * weights.OTHERS >> 10
            i += 1
        self.ring_value[corner] = value

    def value(self, state: Dominations, kind: i64, turn: i64) -> i64:
        """What a tile of this kind, turned so, brings in the cell surveyed."""
        parts = state.parts
        first = 3 * kind
        a = parts.tile_corner[first + (0 if turn == 0 else 3 - turn)]
        b = parts.tile_corner[first + (1 - turn if turn < 2 else 2)]
        c = parts.tile_corner[first + 2 - turn]
        camp = parts.tile_camp[kind]
        if self.rings == 0 or not state.rules.locus_mandatory:
            best = self.value_of_sides(a, b, c, camp, state.rules.multi_edge == PER_EDGE)
        else:
            best = LOWEST
        if self.rings != 0:
            corner: i64 = 0
            while corner < 3:
                if self.rings & BIT[corner] != 0:
                    best = max(best, self.value_of_locus(corner, a if corner == 0 else b if corner == 1 else c, camp))
                corner += 1
        return best

    def value_of_sides(self, a: i64, b: i64, c: i64, camp: i64, each_edge: bool) -> i64:
        """DN-30 to DN-35: what the joined sides bring, with these resources in the corners."""
        harvest, facing, joined = self.harvest, self.facing, self.joined
        i: i64 = 0
        while i < 6:
            harvest[i] = self.sides[i]
            i += 1
        harvest[camp] += self.camp
        if joined & 1 != 0:
            harvest[a] += 2 if a == facing[0] else 1
            harvest[b] += 2 if b == facing[1] else 1
        if joined & 2 != 0:
            new: i64 = 1 if joined & 1 == 0 or each_edge else 0
            harvest[b] += new + 1 if b == facing[2] else new
            harvest[c] += 2 if c == facing[3] else 1
        if joined & 4 != 0:
            new = 1 if joined & 2 == 0 or each_edge else 0
            harvest[c] += new + 1 if c == facing[4] else new
            new = 1 if joined & 1 == 0 or each_edge else 0
            harvest[a] += new + 1 if a == facing[5] else new
        return self.side_value + self.reap()

    def value_of_locus(self, corner: i64, resource: i64, camp: i64) -> i64:
        """DN-44: what a Locus brings, with this resource of the new tile in it."""
        harvest = self.harvest
        i: i64 = 0
        while i < 6:
            harvest[i] = self.ring[6 * corner + i]
            i += 1
        harvest[camp] += self.camp
        harvest[resource] += 1
        return self.ring_value[corner] + self.reap()

    def reap(self) -> i64:
        """What the harvest is worth."""
        harvest, gain = self.harvest, self.gain
        return (
            gain[harvest[0]]
            + gain[MOST + harvest[1]]
            + gain[2 * MOST + harvest[2]]
            + gain[3 * MOST + harvest[3]]
            + gain[4 * MOST + harvest[4]]
            + gain[5 * MOST + harvest[5]]
        )


def closes(land: Land, cell: i64, vertex: i64) -> bool:
    """DN-43: whether a tile in a cell completes the ring round a vertex."""
    i: i64 = 0
    while i < 6:
        other = around(vertex, i)
        if other != cell:
            code = land.at(other)
            if code == 0 or (code == CRADLE and not land.cradle_counts):
                return False
        i += 1
    return True
