"""What is in the box, as flat tables: filled once from the data files, the same for every state, never changed."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.games.dominations.effects.effect import BLANK, KNOWLEDGE, NO_FACE, OF_CITY, PLAIN, Effect

DOMAINS: Final = ["trade", "craft", "art", "science", "government", "religion"]
DOMAIN_COUNT: Final[i64] = 6
SIDES: Final = ["n", "e", "s", "w"]
COPIES: Final = "abcd"
SOURCES: Final = ["masteries", "monuments", "influence", "roles", "objectives", "overflow"]
SOURCE_COUNT: Final[i64] = 6

#: resources in the corners of pieces and half Nodus on the sides of cards: a Domain, or one of these
VESTIGIUM: Final[i64] = 6
NONE: Final[i64] = 8
HALVES: Final = [*DOMAINS, "vestigium", "corruptio", "none"]

#: kinds of goals
GOALS: Final = [
    "cities", "adjacent_cities", "nonadjacent_cities", "monument_control", "nodus", "influence", "masteries",
]  # fmt: skip
GOAL_CITIES: Final[i64] = 0
GOAL_ADJACENT: Final[i64] = 1
GOAL_NONADJACENT: Final[i64] = 2
GOAL_MONUMENTS: Final[i64] = 3
GOAL_NODUS: Final[i64] = 4
GOAL_INFLUENCE: Final[i64] = 5
GOAL_MASTERIES: Final[i64] = 6
GOALS_OF_AN_OBJECTIVE: Final = 5

DIAMOND: Final[i64] = 0
CIRCLE: Final[i64] = 1
SHAPES: Final = ["diamond", "circle"]


#: as bits, all halves that join nothing are one
JOINS_NOTHING: Final[i64] = 7


def half_bit(side: i64, half: i64) -> i64:
    """A bit for a half Nodus at a side of a card: 8 for each side."""
    return BIT[8 * side + min(half, JOINS_NOTHING)]


def card_number(mastery: i64, copy: i64) -> i64:
    """The number of a copy of a Mastery as a card of a tree."""
    return mastery << 2 | copy


def mastery_of(card: i64) -> i64:
    """The Mastery that a card is a copy of."""
    return card >> 2


def copy_of(card: i64) -> i64:
    """Which of the four copies a card is."""
    return card & 3


class Reward:
    """What each City gets from a Monument."""

    def __init__(self, points: int, influence: int, knowledge: int, domain: int) -> None:
        self.points: Final[i64] = points
        self.influence: Final[i64] = influence
        self.knowledge: Final[i64] = knowledge
        self.domain: Final[i64] = domain  # of the knowledge


class Components:
    """The box. Cards of a tree are numbered: 4 for each Mastery, then the Monument levels, then the Campfire.

    Faces, which have effects, are numbered: 2 for each Mastery, then the levels, the Campfire, and the Roles.
    """

    def __init__(
        self,
        names: dict[str, list[str]],
        numbers: dict[str, list[int]],
        faces: list[list[dict[str, int]]],
        own: dict[str, Any],
        fingerprint: str,
    ) -> None:
        self.own: Final = own  # the data of somebody's own files, by name
        self.fingerprint: Final = fingerprint  # of those; "" if there are none
        self.tile_names: Final = names["tiles"]
        self.mastery_names: Final = names["masteries"]
        self.monument_names: Final = names["monuments"]
        self.level_names: Final = names["levels"]
        self.objective_names: Final = names["objectives"]
        self.role_names: Final = names["roles"]  # by Domain
        #: each tile in the box by its kind, the first tile with the same face
        self.tiles: Final = vec[i64](numbers["tiles"])
        self.tile_camp: Final = vec[i64](numbers["tile_camp"])
        self.tile_corner: Final = vec[i64](numbers["tile_corner"])  # by 3 * kind + corner
        self.tile_turns: Final = vec[i64](numbers["tile_turns"])  # in how many ways it can lie that differ
        self.cradle: Final = vec[i64](numbers["cradle"])  # resources, clockwise from vertex 0,1
        self.mastery_domain: Final = vec[i64](numbers["mastery_domain"])
        self.mastery_value: Final = vec[i64](numbers["mastery_value"])
        self.cost_domain: Final = vec[i64](numbers["cost_domain"])
        self.cost: Final = vec[i64](numbers["cost"])
        self.required_domain: Final = vec[i64](numbers["required_domain"])  # -1: no prerequisite
        self.required_value: Final = vec[i64](numbers["required_value"])
        self.upgrade_domain: Final = vec[i64](numbers["upgrade_domain"])
        self.upgrade_cost: Final = vec[i64](numbers["upgrade_cost"])
        self.cost_runs: Final = runs(self.cost_domain, self.cost)
        self.upgrade_runs: Final = runs(self.upgrade_domain, self.upgrade_cost)
        self.face_vp: Final = vec[i64](numbers["face_vp"])  # by face: Masteries and levels
        self.layout: Final = vec[i64](numbers["layout"])  # by 4 * card + side: the half Nodus there
        #: by 4 * card + quarter turns clockwise: bits for the half Nodus at its sides
        self.sides: Final = vec[i64](
            [
                half_bits([self.layout[4 * card + ((side - turns) & 3)] for side in range(4)])
                for card in range(len(self.layout) // 4)
                for turns in range(4)
            ]
        )
        self.effects: Final = [Effect(int(PLAIN), NO_FACE, 0, BLANK | {"do": int(KNOWLEDGE), "domain": int(OF_CITY)})]
        self.faces: Final[list[list[Effect]]] = [[] for _ in faces]  # by face: its effects
        for face, rows in enumerate(faces):
            for row in rows:
                self.faces[face].append(Effect(len(self.effects), face, 1 + len(self.faces[face]), row))
                self.effects.append(self.faces[face][-1])
        self.monument_shape: Final = vec[i64](numbers["monument_shape"])
        self.monument_domain: Final = vec[i64](numbers["monument_domain"])
        self.rewards: Final[list[Reward]] = []  # by Monument
        for points, influence, knowledge, domain in zip(*[iter(numbers["monument_reward"])] * 4, strict=True):
            self.rewards.append(Reward(points, influence, knowledge, domain))
        self.monument_corner: Final = vec[i64](numbers["monument_corner"])  # by 4 * Monument + corner A to D
        self.reward_edges: Final = vec[i64](numbers["reward_edges"])  # bits: AB, BC, CD, DA
        self.is_coast: Final = vec[i64](numbers["is_coast"])  # 1: joined by reward edges only
        self.has_two_ways: Final = vec[i64](numbers["has_two_ways"])  # 1: a half turn makes no difference
        self.first_level: Final = vec[i64](numbers["first_level"])  # by Monument, and the end
        self.level_monument: Final = vec[i64](numbers["level_monument"])
        self.level_cost: Final = vec[i64](numbers["level_cost"])  # by DOMAIN_COUNT * level + Domain
        self.role_vp: Final = vec[i64](numbers["role_vp"])  # by 3 * Domain: usual, with two players, last Era
        self.goals: Final = vec[i64](numbers["goals"])  # kind and numbers, one goal after the other
        self.first_goal: Final = vec[i64](numbers["first_goal"])  # by 5 * Objective + goal, and the end
        self.objective_vp: Final = vec[i64](numbers["objective_vp"])  # by number of goals met
        self.city_cost: Final = vec[i64](numbers["city_cost"])  # by level, from 1
        self.city_influence: Final = vec[i64](numbers["city_influence"])
        self.reserve: Final = vec[i64](numbers["reserve"])  # by level of the highest City, from 0
        self.assimilation: Final = vec[i64](numbers["assimilation"])  # pairs: from this Influence on, up to this value
        scalars = numbers["scalars"]
        self.eras: Final[i64] = scalars[0]
        self.turns: Final[i64] = scalars[1]
        self.hand_size: Final[i64] = scalars[2]
        self.markers: Final[i64] = scalars[3]
        self.overflow_vp: Final[i64] = scalars[4]
        self.masteries: Final[i64] = len(self.mastery_names)
        self.monuments: Final[i64] = len(self.monument_names)
        self.objectives: Final[i64] = len(self.objective_names)
        self.levels: Final[i64] = len(self.level_names)
        self.level_card: Final[i64] = 4 * self.masteries  # the number of the first level as a card
        self.campfire: Final[i64] = self.level_card + self.levels
        self.level_face: Final[i64] = 2 * self.masteries
        self.role_face: Final[i64] = self.level_face + self.levels + 1

    def face(self, card: i64, advanced: i64) -> i64:
        """The face that a card shows."""
        if card < self.level_card:
            return 2 * mastery_of(card) + advanced
        return self.level_face + card - self.level_card

    def top_reserve(self) -> i64:
        """DN-54: no limit passes this."""
        return self.reserve[len(self.reserve) - 1]


def half_bits(halves: list[i64]) -> i64:
    """Bits for the half Nodus at the sides of a card."""
    bits: i64 = 0
    for side in range(4):
        bits |= half_bit(side, halves[side])
    return bits


def runs(domains: vec[i64], costs: vec[i64]) -> vec[i64]:
    """Where runs of Masteries with the same price begin, and the end."""
    found = vec[i64]()
    for mastery in range(len(costs)):
        if mastery == 0 or domains[mastery] != domains[mastery - 1] or costs[mastery] != costs[mastery - 1]:
            found = append(found, mastery)
    return append(found, len(costs))


def tile_named(field: str, parts: Components, name: object) -> int:
    """The kind of a tile by its name."""
    names = parts.tile_names
    if not isinstance(name, str) or name.lower() not in names:
        raise ValueError(f"{field}: {name!r} is not the name of a tile, such as {names[0]!r}.")
    return int(parts.tiles[names.index(name.lower())])
