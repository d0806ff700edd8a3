"""The state's data, the agenda, and the smallest changes: knowledge, points, Influence, limits, tiles in hand."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.core.game import Game
from demesne.core.state import NOTHING, OVER, State
from demesne.games.dominations.agenda import FIRST_QUESTION, TRADE, Entry, Rows, is_to_trade, plain_entry
from demesne.games.dominations.components import DOMAIN_COUNT, DOMAINS, SOURCE_COUNT, SOURCES, Components
from demesne.games.dominations.effects.effect import PASSIVE, RESERVE, is_in
from demesne.games.dominations.map.land import Land
from demesne.games.dominations.tree import Tree

NOBODY: Final[i64] = -1
UNKNOWN: Final[i64] = -1
HAND: Final[i64] = 16  # room for a hand
ALL_KNOW: Final[i64] = 5  # instead of 1 + seat: everybody knows of a tile
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
NO_TREES: Final = vec[Tree]()
NO_ENTRIES: Final = vec[Entry]()


class Rules:
    """What players, options and data make of the game, and the rows of its agenda."""

    def __init__(self, parts: Components, rows: Rows, players: int, options: dict[str, Any]) -> None:
        self.parts: Final = parts
        self.rows: Final = rows
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


# A tile in the supply is one number: its kind, and above it who knows of it: 1 + seat, ALL_KNOW, or 0 for nobody.


def known_tile(knower: i64, kind: i64) -> i64:
    """A tile that somebody knows of."""
    return knower << 8 | kind


def numbers(first: i64, end: i64) -> vec[i64]:
    """The whole numbers from one up to another."""
    found = vec[i64](capacity=end - first)
    for number in range(first, end):
        found = append(found, number)
    return found


def tile_kind(tile: i64) -> i64:
    """The kind of a tile."""
    return tile & 255


def knower_of(tile: i64) -> i64:
    """Who knows of a tile."""
    return tile >> 8


@final
class Dominations(State):
    """A game of Dominations in progress."""

    def __init__(self, game: Game[Any], rules: Rules, land: Land) -> None:
        super().__init__(game, rules.players)
        self.rules: Final = rules
        self.parts: Final = rules.parts
        self.era: i64 = 0
        self.turn: i64 = 0  # how many turns of the Era have begun
        self.order = NOTHING  # seats, first in Initiative first; replaced, never changed
        self.supply = NOTHING  # next one first; replaced, never changed
        self.hands = NOTHING  # by HAND * seat: tiles, ascending
        self.knowers = NOTHING  # by HAND * seat: who else knows of this tile, 1 + seat, or 0
        self.held = NOTHING  # by seat: how many
        self.aside = NOTHING  # tiles that somebody is about to return, ascending; replaced, never changed
        self.offers = NOTHING  # by 4 * seat: two Objectives and two Monuments to choose from; never changed
        self.kept = NOTHING  # by 2 * seat: the Objective and the Monument kept, or UNKNOWN; replaced, never changed
        self.land: Land = land
        self.trees = NO_TREES
        self.copies = NOTHING  # by Mastery: bits for the copies left; replaced, never changed
        self.built = NOTHING  # by Monument in play: levels bought; replaced, never changed
        self.knowledge = NOTHING  # by DOMAIN_COUNT * seat + Domain
        self.limits = NOTHING  # by DOMAIN_COUNT * seat + Domain
        self.best = NOTHING  # by DOMAIN_COUNT * seat + Domain: level of the highest City
        self.points = NOTHING  # by SOURCE_COUNT * seat + source
        self.influence = NOTHING
        self.markers = NOTHING  # City markers left
        self.roles = NOTHING  # by Domain: who has the Role, or NOBODY
        self.produced = NOTHING  # by Domain: in this turn
        self.harvest = NOTHING  # by Domain: what the placement being resolved produces
        self.ripe = NOTHING  # the same without concentration
        self.traded: i64 = 0  # bits for Domains got by trading since the last other action
        self.agenda = NO_ENTRIES  # what is to be done or asked, next one last

    def clone(self) -> Dominations:
        """An independent copy that nobody listens to."""
        other = Dominations(self.game, self.rules, self.land.clone())
        self.copy_to(other)
        other.era = self.era
        other.turn = self.turn
        other.order = self.order
        other.supply = self.supply
        other.hands = self.hands[:]
        other.knowers = self.knowers[:]
        other.held = self.held[:]
        other.aside = self.aside
        other.offers = self.offers
        other.kept = self.kept
        other.trees = vec[Tree]([tree.clone() for tree in self.trees])
        other.copies = self.copies
        other.built = self.built
        other.knowledge = self.knowledge[:]
        other.limits = self.limits[:]
        other.best = self.best[:]
        other.points = self.points[:]
        other.influence = self.influence[:]
        other.markers = self.markers[:]
        other.roles = self.roles[:]
        other.produced = self.produced[:]
        other.harvest = self.harvest[:]
        other.ripe = self.ripe[:]
        other.traded = self.traded
        other.agenda = self.agenda[:]
        return other

    # The agenda

    def push(self, kind: i64, seat: i64, about: i64 = 0, how: i64 = 0, domain: i64 = 0, number: i64 = 0) -> None:
        """This is to be done or asked next."""
        if about | how | domain | number == 0:
            self.agenda = append(self.agenda, plain_entry(kind, seat))
        else:
            self.agenda = append(self.agenda, Entry(kind, seat, about, how, domain, number))

    def top(self) -> Entry:
        """What is to be done or asked next."""
        return self.agenda[len(self.agenda) - 1]

    def asked(self) -> i64:
        """The kind of the question that waits for an answer, or OVER."""
        return self.top().kind if len(self.agenda) > 0 else OVER

    def advance(self) -> bool:
        """Take steps up to the next question."""
        while len(self.agenda) > 0:
            entry = self.top()
            if entry.kind >= FIRST_QUESTION:
                self.actor = entry.seat
                self.choices = self.options(entry)
                return True
            self.agenda, entry = pop(self.agenda)
            self.rules.rows.steps[entry.kind].act(self, entry)
        return False

    def options(self, entry: Entry) -> vec[i64]:
        """The answers to a question, ascending."""
        return self.rules.rows.question(entry.kind).options(self, entry)

    def act(self, action: i64) -> None:
        """Carry out the answer to the question on top of the agenda."""
        self.agenda, entry = pop(self.agenda)
        if entry.kind != TRADE and not is_to_trade(entry.kind, action):
            self.traded = 0
        self.rules.rows.question(entry.kind).answer(self, entry, action)

    def act_without_choice(self) -> None:
        """A question without an answer is not asked."""
        self.agenda, _ = pop(self.agenda)

    # Knowledge, points, Influence

    def gain(self, seat: i64, domain: i64, number: i64) -> None:
        """DN-53 to DN-56: one occasion on which a seat gets knowledge of one Domain."""
        place = DOMAIN_COUNT * seat + domain
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
        self.knowledge[DOMAIN_COUNT * seat + domain] -= number
        if self.events is not None and number > 0:
            self.tell("pay", {"seat": seat, "domain": DOMAINS[domain], "number": number})

    def score(self, seat: i64, source: i64, number: i64) -> None:
        """DN-108: points are scored the moment they are obtained."""
        self.points[SOURCE_COUNT * seat + source] += number
        if self.events is not None and number != 0:
            self.tell("points", {"seat": seat, "source": SOURCES[source], "points": number})

    def gain_influence(self, seat: i64, number: i64) -> None:
        """DN-108: Influence counts the moment it is obtained."""
        self.influence[seat] += number
        if self.events is not None and number != 0:
            self.tell("influence", {"seat": seat, "number": number})

    def renew_limits(self, seat: i64) -> None:
        """DN-53, DN-57: limits after a new City or card."""
        parts = self.parts
        for place in range(DOMAIN_COUNT * seat, DOMAIN_COUNT * (seat + 1)):
            self.limits[place] = min(parts.reserve[self.best[place]], parts.top_reserve())
        for effect in self.trees[seat].acting[PASSIVE]:
            if effect.do == RESERVE:
                for domain in range(DOMAIN_COUNT):
                    if is_in(domain, effect.domain):
                        place = DOMAIN_COUNT * seat + domain
                        self.limits[place] = min(self.limits[place] + effect.n, parts.top_reserve())

    # Hands

    def take_tile(self, seat: i64, tile: i64) -> None:
        """A tile comes into a hand, with whoever knows what it is."""
        i = HAND * seat + self.held[seat]
        while i > HAND * seat and self.hands[i - 1] > tile_kind(tile):
            self.hands[i] = self.hands[i - 1]
            self.knowers[i] = self.knowers[i - 1]
            i -= 1
        self.hands[i] = tile_kind(tile)
        knower = knower_of(tile)
        self.knowers[i] = knower if knower != seat + 1 and knower != ALL_KNOW else 0
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
        return [
            int(sum([self.points[SOURCE_COUNT * seat + source] for source in range(SOURCE_COUNT)]))
            for seat in range(self.players)
        ]

    def standing(self, seat: int) -> list[int]:
        """DN-145: points, then the place on the Initiative track."""
        return [self.scores()[seat], -int(self.rank(seat))]
