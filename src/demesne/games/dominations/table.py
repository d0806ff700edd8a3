"""The state's data, and the smallest changes to it: knowledge, points, Influence, limits."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.core.game import Game
from demesne.core.state import Event, State
from demesne.games.dominations.components import (
    ALL,
    DO,
    DOMAIN,
    DOMAINS,
    PASSIVE,
    RESERVE,
    ROW,
    SOURCES,
    WHEN,
    Components,
    N,
)  # fmt: skip
from demesne.games.dominations.land import Land
from demesne.games.dominations.tree import Tree, card_of, is_advanced

NOBODY: Final[i64] = -1
UNKNOWN: Final[i64] = -1
HAND: Final[i64] = 16  # room for a hand
ALL_KNOW: Final[i64] = 5  # instead of 1 + seat: everybody knows of a tile
NOTHING: Final = vec[i64]()
ALL_ONCE: Final[i64] = 0
PER_EDGE: Final[i64] = 1
CHOOSE_ONE: Final[i64] = 2
MULTI_EDGE: Final = ["all_once", "per_edge", "choose_one"]
SWITCHES: Final = [
    "concentration_counts_for_per_two", "cradle_counts_for_locus", "locus_mandatory", "city_influence_cumulative",
    "card_rotation", "role_bonus_needs_remaining", "hidden_hands",
]  # fmt: skip
#: places in the points of a seat, as in SOURCES
OF_MASTERIES: Final[i64] = 0
OF_MONUMENTS: Final[i64] = 1
OF_INFLUENCE: Final[i64] = 2
OF_ROLES: Final[i64] = 3
OF_OBJECTIVES: Final[i64] = 4
OF_OVERFLOW: Final[i64] = 5


class Rules:
    """What players, options and data make of the game."""

    def __init__(self, parts: Components, players: int, options: dict[str, Any]) -> None:
        self.parts: Final = parts
        self.players: Final[i64] = players
        self.concentration_counts_for_per_two: Final[bool] = options["concentration_counts_for_per_two"]
        self.cradle_counts_for_locus: Final[bool] = options["cradle_counts_for_locus"]
        self.multi_edge: Final[i64] = MULTI_EDGE.index(options["multi_edge"])
        self.locus_mandatory: Final[bool] = options["locus_mandatory"]
        self.city_influence_cumulative: Final[bool] = options["city_influence_cumulative"]
        self.card_rotation: Final[bool] = options["card_rotation"]
        self.role_bonus_needs_remaining: Final[bool] = options["role_bonus_needs_remaining"]
        self.hidden_hands: Final[bool] = options["hidden_hands"]
        self.turns: Final[i64] = 3 if options["card_rotation"] else 0  # quarter turns that a card may be turned


def entry(kind: i64, seat: i64, first: i64 = 0, second: i64 = 0) -> i64:
    """An entry of the agenda: what is to be done or asked, of whom, and two numbers."""
    return ((second << 24 | first) << 3 | seat) << 6 | kind


class Table(State):
    """A game in progress: data, and no course of play."""

    def __init__(
        self,
        game: Game[Any],
        rules: Rules,
        chance: i64,
        reveals: i64,
        events: list[Event] | None,
        era: i64,
        turn: i64,
        order: vec[i64],
        supply: vec[i64],
        hands: vec[i64],
        knowers: vec[i64],
        held: vec[i64],
        aside: vec[i64],
        offers: vec[i64],
        kept: vec[i64],
        land: Land,
        trees: vec[Tree],
        copies: vec[i64],
        built: vec[i64],
        knowledge: vec[i64],
        limits: vec[i64],
        best: vec[i64],
        points: vec[i64],
        influence: vec[i64],
        markers: vec[i64],
        roles: vec[i64],
        produced: vec[i64],
        harvest: vec[i64],
        ripe: vec[i64],
        traded: i64,
        agenda: vec[i64],
        actor: i64,
        choices: vec[i64],
    ) -> None:
        self.game = game
        self.players = rules.players
        self.rules: Final = rules
        self.parts: Final = rules.parts
        self.chance = chance
        self.reveals = reveals
        self.events = events
        self.era = era  # from 0
        self.turn = turn  # how many turns of the Era have begun
        self.order = order  # seats, first in Initiative first; replaced, never changed
        self.supply = supply  # knower << 8 | tile, next one first; replaced, never changed
        self.hands = hands  # by HAND * seat: tiles, ascending
        self.knowers = knowers  # by HAND * seat: who else knows of this tile, 1 + seat, or 0
        self.held = held  # by seat: how many
        self.aside = aside  # tiles that somebody is about to return, ascending; replaced, never changed
        self.offers = offers  # by 4 * seat: two Objectives and two Monuments to choose from; never changed
        self.kept = kept  # by 2 * seat: the Objective and the Monument kept, or UNKNOWN
        self.land = land
        self.trees = trees
        self.copies = copies  # by Mastery: bits for the copies left
        self.built = built  # by Monument in play: levels bought
        self.knowledge = knowledge  # by 6 * seat + Domain
        self.limits = limits  # by 6 * seat + Domain
        self.best = best  # by 6 * seat + Domain: level of the highest City
        self.points = points  # by 6 * seat + source
        self.influence = influence
        self.markers = markers  # City markers left
        self.roles = roles  # by Domain: who has the Role, or NOBODY
        self.produced = produced  # by Domain: in this turn
        self.harvest = harvest  # by Domain: what the placement being resolved produces
        self.ripe = ripe  # the same without concentration
        self.traded = traded  # bits for Domains got by trading since the last other action
        self.agenda = agenda  # what is to be done or asked, next one last
        self.actor = actor
        self.choices = choices  # the legal actions

    # The agenda

    def push(self, kind: i64, seat: i64, first: i64 = 0, second: i64 = 0) -> None:
        """This is to be done or asked next."""
        self.agenda = append(self.agenda, entry(kind, seat, first, second))

    # Knowledge, points, Influence

    def gain(self, seat: i64, domain: i64, number: i64) -> None:
        """DN-53 to DN-56: one occasion on which a seat gets knowledge of one Domain."""
        place = 6 * seat + domain
        limit = self.limits[place]
        total = self.knowledge[place] + number
        if self.events is not None and number > 0:
            self.tell("knowledge", {"seat": seat, "domain": DOMAINS[domain], "number": number, "limit": limit})
        if total > limit:
            total = limit
            if limit == self.parts.top_reserve():
                self.score(seat, OF_OVERFLOW, self.parts.overflow_vp)
        self.knowledge[place] = total

    def pay(self, seat: i64, domain: i64, number: i64) -> None:
        """A seat gives knowledge away."""
        self.knowledge[6 * seat + domain] -= number
        if self.events is not None and number > 0:
            self.tell("pay", {"seat": seat, "domain": DOMAINS[domain], "number": number})

    def score(self, seat: i64, source: i64, number: i64) -> None:
        """DN-108: points are scored the moment they are obtained."""
        self.points[6 * seat + source] += number
        if self.events is not None and number != 0:
            self.tell("points", {"seat": seat, "source": SOURCES[source], "points": number})

    def sway(self, seat: i64, number: i64) -> None:
        """DN-108: Influence counts the moment it is obtained."""
        self.influence[seat] += number
        if self.events is not None and number != 0:
            self.tell("influence", {"seat": seat, "number": number})

    def renew_limits(self, seat: i64) -> None:
        """DN-53, DN-57: limits after a new City or card."""
        parts = self.parts
        for domain in range(6):
            limit = parts.reserve[self.best[6 * seat + domain]]
            for card in self.trees[seat].cards:
                face = parts.face(card_of(card), is_advanced(card))
                for row in range(parts.first_effect[face], parts.first_effect[face + 1], ROW):
                    if parts.effects[row + WHEN] == PASSIVE and parts.effects[row + DO] == RESERVE:
                        if parts.effects[row + DOMAIN] == ALL or parts.effects[row + DOMAIN] == domain:
                            limit += parts.effects[row + N]
            self.limits[6 * seat + domain] = min(limit, parts.top_reserve())

    # Hands

    def take_tile(self, seat: i64, tile: i64) -> None:
        """A tile comes into a hand, with whoever knows what it is."""
        i = HAND * seat + self.held[seat]
        while i > HAND * seat and self.hands[i - 1] > tile & 255:
            self.hands[i] = self.hands[i - 1]
            self.knowers[i] = self.knowers[i - 1]
            i -= 1
        self.hands[i] = tile & 255
        self.knowers[i] = tile >> 8 if tile >> 8 != seat + 1 and tile >> 8 != ALL_KNOW else 0
        self.held[seat] += 1

    def drop_tile(self, seat: i64, kind: i64) -> None:
        """A tile leaves a hand; of tiles that look the same, everybody takes it for the one that they know of."""
        i = HAND * seat
        while self.hands[i] != kind:
            i += 1
        forgetting = BIT[self.knowers[i]]
        for j in range(i + 1, HAND * seat + self.held[seat]):
            if self.hands[j] == kind and self.knowers[j] != 0 and forgetting & BIT[self.knowers[j]] == 0:
                forgetting |= BIT[self.knowers[j]]
                self.knowers[j] = 0
        self.held[seat] -= 1
        while i < HAND * seat + self.held[seat]:
            self.hands[i] = self.hands[i + 1]
            self.knowers[i] = self.knowers[i + 1]
            i += 1

    def hand_kinds(self, seat: i64) -> vec[i64]:
        """The tiles in a hand, ascending, each kind once."""
        kinds = vec[i64](capacity=HAND)
        for i in range(HAND * seat, HAND * seat + self.held[seat]):
            if len(kinds) == 0 or kinds[len(kinds) - 1] != self.hands[i]:
                kinds = append(kinds, self.hands[i])
        return kinds

    # Who

    def rank(self, seat: i64) -> i64:
        """DN-25: the place on the Initiative track, 0 the highest."""
        i: i64 = 0
        while self.order[i] != seat:
            i += 1
        return i

    def scores(self) -> list[int]:
        """The points scored so far."""
        return [int(sum([self.points[6 * seat + source] for source in range(6)])) for seat in range(self.players)]

    def standing(self, seat: int) -> list[int]:
        """DN-145: points, then the place on the Initiative track."""
        return [self.scores()[seat], -int(self.rank(seat))]
