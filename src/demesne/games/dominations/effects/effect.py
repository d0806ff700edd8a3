"""An effect of a card or a Role, and the vocabulary in which the data files tell it."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

#: when it acts, in the order of the turn
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

#: of these, what happens once
GIFTS: Final = ["knowledge", "vp", "influence", "fill_reserve"]

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


@mypyc_attr(acyclic=True)
class Effect:
    """One effect. What it does not need of its fields is 0, or ANY where it would be a Domain."""

    def __init__(self, number: int, face: int, place: int, row: dict[str, int]) -> None:
        self.number: Final[i64] = number  # among all effects
        self.face: Final[i64] = face
        self.place: Final[i64] = place  # on its face, from 1
        self.when: Final[i64] = row["when"]
        self.do: Final[i64] = row["do"]
        self.n: Final[i64] = row["n"]
        self.domain: Final[i64] = row["domain"]
        self.per: Final[i64] = row["per"]
        self.per_domain: Final[i64] = row["per_domain"]
        self.per_level: Final[i64] = row["per_level"]  # the least level of a City that counts
        self.per_sides: Final[i64] = row["per_sides"]  # bits: the faces of Masteries that count, as a tree has them
        self.per_values: Final[i64] = row["per_values"]  # bits: the values of Masteries that count
        self.step: Final[i64] = row["step"]
        self.targets: Final[i64] = row["targets"]  # bits
        self.give: Final[i64] = row["give"]
        self.give_domain: Final[i64] = row["give_domain"]
        self.get: Final[i64] = row["get"]
        self.get_domain: Final[i64] = row["get_domain"]
        self.about: Final[i64] = row["about"]  # the Domain of the Nodus or City that the moment is about


#: the fields of an effect that has none of them
BLANK: Final[dict[str, int]] = {
    "when": 0, "do": 0, "n": 0, "domain": int(ANY), "per": -1, "per_domain": int(ANY), "per_level": 0, "per_sides": 0,
    "per_values": 0, "step": 1, "targets": 0, "give": 0, "give_domain": int(ANY), "get": 0, "get_domain": int(ANY),
    "about": int(ANY),
}  # fmt: skip
#: knowledge that no card gives: how much and of which Domain is told with it
PLAIN: Final[i64] = 0
NO_FACE: Final = -1


def is_in(domain: i64, wanted: i64) -> bool:
    """Whether a Domain is among those wanted: one, any, or all but one."""
    if wanted >= NOT:
        return domain != wanted - NOT
    return wanted in (ANY, ALL) or domain == wanted
