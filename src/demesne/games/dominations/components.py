"""What is in the box, as flat tables: filled once from the data files, the same for every state, never changed."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

DOMAINS: Final = ["trade", "craft", "art", "science", "government", "religion"]
SIDES: Final = ["n", "e", "s", "w"]
COPIES: Final = "abcd"
SOURCES: Final = ["masteries", "monuments", "influence", "roles", "objectives", "overflow"]

#: resources in the corners of pieces and half Nodus on the sides of cards: a Domain, or one of these
VESTIGIUM: Final[i64] = 6
CORRUPTIO: Final[i64] = 7
NONE: Final[i64] = 8
HALVES: Final = [*DOMAINS, "vestigium", "corruptio", "none"]

# The vocabulary of effects, in the order of the turn. Each word has one small function in effects.py.
WHENS: Final = [
    "immediate", "start_turn", "start_era", "end_era", "produced", "nodus_created", "city_built", "city_activated",
    "mastery_developed", "mastery_upgraded", "monument_level", "locus", "role_obtained", "passive", "once_per_era",
]  # fmt: skip
IMMEDIATE: Final[i64] = 0
START_TURN: Final[i64] = 1
START_ERA: Final[i64] = 2
END_ERA: Final[i64] = 3
PRODUCED: Final[i64] = 4
NODUS_CREATED: Final[i64] = 5
CITY_BUILT: Final[i64] = 6
CITY_ACTIVATED: Final[i64] = 7
MASTERY_DEVELOPED: Final[i64] = 8
MASTERY_UPGRADED: Final[i64] = 9
MONUMENT_LEVEL: Final[i64] = 10
LOCUS: Final[i64] = 11
ROLE_OBTAINED: Final[i64] = 12
PASSIVE: Final[i64] = 13
ONCE_PER_ERA: Final[i64] = 14

DOS: Final = [
    "knowledge", "vp", "influence", "discount", "camp_bonus", "exchange", "reserve", "role_bonus", "fill_reserve",
    "tiles", "second_tile", "reactivate_tile", "set_initiative",
]  # fmt: skip
KNOWLEDGE: Final[i64] = 0
VP: Final[i64] = 1
INFLUENCE: Final[i64] = 2
DISCOUNT: Final[i64] = 3
CAMP_BONUS: Final[i64] = 4
EXCHANGE: Final[i64] = 5
RESERVE: Final[i64] = 6
ROLE_BONUS: Final[i64] = 7
FILL_RESERVE: Final[i64] = 8
TILES: Final[i64] = 9
SECOND_TILE: Final[i64] = 10
REACTIVATE_TILE: Final[i64] = 11
SET_INITIATIVE: Final[i64] = 12

COUNTS: Final = [
    "nodus", "domains_with_nodus", "domains_with_city", "city", "city_level", "largest_group",
    "city_level_near_monument", "monument_level_card", "mastery", "remaining", "produced", "influence", "board_city",
    "board_monument",
]  # fmt: skip
PER_NOTHING: Final[i64] = -1
PER_NODUS: Final[i64] = 0
PER_DOMAINS_WITH_NODUS: Final[i64] = 1
PER_DOMAINS_WITH_CITY: Final[i64] = 2
PER_CITY: Final[i64] = 3
PER_CITY_LEVEL: Final[i64] = 4
PER_LARGEST_GROUP: Final[i64] = 5
PER_CITY_LEVEL_NEAR_MONUMENT: Final[i64] = 6
PER_MONUMENT_LEVEL_CARD: Final[i64] = 7
PER_MASTERY: Final[i64] = 8
PER_REMAINING: Final[i64] = 9
PER_PRODUCED: Final[i64] = 10
PER_INFLUENCE: Final[i64] = 11
PER_BOARD_CITY: Final[i64] = 12
PER_BOARD_MONUMENT: Final[i64] = 13

TARGETS: Final = ["develop", "upgrade", "city", "monument"]
FOR_DEVELOPING: Final[i64] = 1
FOR_UPGRADING: Final[i64] = 2
FOR_CITIES: Final[i64] = 4
FOR_MONUMENTS: Final[i64] = 8

#: Domains of effects: a Domain, or one of these; from NOT on, all but one
ANY: Final[i64] = 6
ALL: Final[i64] = 7
OF_CAMP: Final[i64] = 8
OF_CITY: Final[i64] = 9
NOT: Final[i64] = 10

#: the fields of an effect's row
WHEN: Final[i64] = 0
DO: Final[i64] = 1
N: Final[i64] = 2
DOMAIN: Final[i64] = 3
PER: Final[i64] = 4
PER_DOMAIN: Final[i64] = 5
PER_ARGUMENT: Final[i64] = 6  # the least level of a City; for Masteries, bits of sides and of values
STEP: Final[i64] = 7
TARGET: Final[i64] = 8
GIVE: Final[i64] = 9
GIVE_DOMAIN: Final[i64] = 10
GET: Final[i64] = 11
GET_DOMAIN: Final[i64] = 12
ABOUT: Final[i64] = 13  # the Domain of the Nodus or City that the moment is about
ROW: Final[i64] = 14

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


class Components:
    """The box. Cards of a tree are numbered: 4 for each Mastery, then the Monument levels, then the Campfire.

    Faces, which have effects, are numbered: 2 for each Mastery, then the levels, the Campfire, and the Roles.
    """

    def __init__(
        self, names: dict[str, list[str]], numbers: dict[str, list[int]], own: dict[str, Any], fingerprint: str
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
        self.face_vp: Final = vec[i64](numbers["face_vp"])  # by face: Masteries and levels
        self.layout: Final = vec[i64](numbers["layout"])  # by 4 * card + side: the half Nodus there
        self.effects: Final = vec[i64](numbers["effects"])  # rows
        self.first_effect: Final = vec[i64](numbers["first_effect"])  # by face: where its rows begin; and the end
        self.face_moments: Final = vec[i64](numbers["face_moments"])  # by face: a bit for each moment it acts at
        self.monument_shape: Final = vec[i64](numbers["monument_shape"])
        self.monument_domain: Final = vec[i64](numbers["monument_domain"])
        #: by 4 * Monument, for each City: points, Influence, knowledge, and of which Domain
        self.monument_reward: Final = vec[i64](numbers["monument_reward"])
        self.monument_corner: Final = vec[i64](numbers["monument_corner"])  # by 4 * Monument + corner A to D
        self.reward_edges: Final = vec[i64](numbers["reward_edges"])  # bits: AB, BC, CD, DA
        self.is_coast: Final = vec[i64](numbers["is_coast"])  # 1: joined by reward edges only
        self.has_two_ways: Final = vec[i64](numbers["has_two_ways"])  # 1: a half turn makes no difference
        self.first_level: Final = vec[i64](numbers["first_level"])  # by Monument, and the end
        self.level_monument: Final = vec[i64](numbers["level_monument"])
        self.level_cost: Final = vec[i64](numbers["level_cost"])  # by 6 * level + Domain
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
            return 2 * (card >> 2) + advanced
        return self.level_face + card - self.level_card

    def top_reserve(self) -> i64:
        """DN-54: no limit passes this."""
        return self.reserve[len(self.reserve) - 1]
