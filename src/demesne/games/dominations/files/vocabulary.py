"""Reading effects, goals, Nodus, corners and rewards of the data files, word by word."""

from typing import Final

from demesne.games.dominations.components import DOMAINS, GOALS, HALVES, SIDES
from demesne.games.dominations.effects.effect import (
    ALL,
    ANY,
    BLANK,
    COUNTS,
    DOS,
    GIFTS,
    NOT,
    OF_CAMP,
    OF_CITY,
    TARGETS,
    WHENS,
)
from demesne.games.dominations.files.record import Record
from demesne.games.dominations.tree import ADVANCED, BASIC

VALUES: Final = [3, 6, 9]
SMALL: Final = range(0, 101)
ALL_BUT_ONE: Final = [f"not:{name}" for name in DOMAINS]
#: what cards can do at the moments that are not all alike
OF_CARDS: Final = {
    "produced": ["knowledge"],
    "start_era": [*GIFTS, "tiles"],
    "passive": ["discount", "camp_bonus", "exchange", "reserve", "role_bonus"],
    "once_per_era": [],
}
#: what Roles can do, and when
OF_ROLES: Final = {
    "immediate": GIFTS,
    "start_era": ["tiles", "set_initiative"],
    "passive": ["camp_bonus"],
    "once_per_era": ["second_tile", "reactivate_tile"],
}
#: by what is done: of which Domains, unless it has none; the first that is not one Domain is the default
DOMAINS_OF: Final = {
    "knowledge": ["any"],
    "discount": ["any"],
    "fill_reserve": [],
    "camp_bonus": ["camp"],
    "reserve": ["all"],
    "role_bonus": ["all"],
}
NUMBERED: Final = ["knowledge", "vp", "influence", "discount", "camp_bonus", "reserve", "role_bonus", "tiles"]
COUNTING: Final = ["knowledge", "vp", "influence", "discount", "camp_bonus", "role_bonus"]
WITH_DOMAIN: Final = ["nodus", "city", "city_level", "mastery", "remaining", "board_city"]
#: by moment: the field with the Domain of the Nodus or City that it is about, and the default
ABOUT_WHAT: Final = {"nodus_created": ("nodus", None), "city_built": ("city", "any"), "city_activated": ("city", "any")}
#: by which side counts, basic, advanced or any: bits as a tree has them
SIDES_COUNTED: Final = [2**BASIC, 2**ADVANCED, 2**BASIC + 2**ADVANCED]
CODES: Final = (
    {name: i for i, name in enumerate(DOMAINS)}
    | {"any": int(ANY), "all": int(ALL), "camp": int(OF_CAMP), "city": int(OF_CITY)}
    | {name: int(NOT) + i for i, name in enumerate(ALL_BUT_ONE)}
)

Numbers = dict[str, list[int]]
Row = dict[str, int]


def read_face(record: Record, field: str, is_role: bool = False) -> list[Row]:
    """The effects of one face."""
    return [read_effect(effect, is_role) for effect in record.entries(field)]


def read_effect(effect: Record, is_role: bool) -> Row:
    """An effect's fields, as numbers."""
    when, do = WHENS[effect.one_of("when", WHENS)], DOS[effect.one_of("do", DOS)]
    possible = OF_ROLES.get(when, []) if is_role else OF_CARDS.get(when, GIFTS)
    known = effect.fields.data.get("when") == when and effect.fields.data.get("do") == do
    if known and do not in possible:
        who, what = "a Role" if is_role else "a card", ", ".join(possible) or "nothing"
        effect.wrong("do", f"with when {when!r}, {who} cannot do {do!r}; possible is {what}.")
    row = BLANK | {"when": WHENS.index(when), "do": DOS.index(do)}
    if do in NUMBERED:
        row["n"] = effect.whole("n", SMALL)
    row["domain"] = read_domain(effect, when, do)
    row |= read_count(effect, when, do)
    if effect.has("per"):
        row["step"] = effect.whole("step", range(1, 101), 1)
    if do == "discount":
        row["targets"] = sum(2**target for target in set(effect.words_of("target", TARGETS)))
    if do == "exchange":
        row["give"], row["give_domain"] = read_exchange(effect.inner("give"), "same")
        row["get"], row["get_domain"] = read_exchange(effect.inner("get"), "different")
    field, default = ABOUT_WHAT.get(when, ("", None))
    if field:
        row["about"] = domain_of(effect, field, ["any", *ALL_BUT_ONE], default)
    if known:
        effect.finish(set())
    return row


def read_domain(effect: Record, when: str, do: str) -> int:
    """The Domain of what is done."""
    if do not in DOMAINS_OF:
        return int(ANY)
    more = ["city"] if do == "knowledge" and when in ("city_built", "city_activated") else []
    others = DOMAINS_OF[do]
    return domain_of(effect, "domain", [*others, *more], others[0] if others else None)


def domain_of(entry: Record, field: str, others: list[str], default: str | None = None) -> int:
    """A Domain, or one of the other words that may stand there."""
    words = [*DOMAINS, *others]
    return CODES[words[entry.one_of(field, words, default)]]


def read_exchange(part: Record, told: str) -> tuple[int, int]:
    """What is given or got: how much, and of which Domain."""
    number = part.whole("n", range(1, 31))
    domain = domain_of(part, "domain", ["any", *ALL_BUT_ONE], "any")
    part.finish({told})
    return number, domain


def read_count(effect: Record, when: str, do: str) -> Row:
    """What is counted: the word, its Domain, and which Cities or Masteries."""
    if when == "produced" and not effect.has("per"):
        effect.wrong("per", "missing; what acts when produced counts 'produced' of one Domain.")
    if do not in COUNTING or not effect.has("per"):
        return {}
    per = effect.inner("per")
    count = COUNTS[per.one_of("count", COUNTS)]
    row = {"per": COUNTS.index(count)}
    if when == "produced" and count != "produced":
        per.wrong("count", "what acts when produced counts 'produced' of one Domain.")
    if count == "produced":
        row["per_domain"] = domain_of(per, "domain", [])
    elif count in WITH_DOMAIN:
        row["per_domain"] = domain_of(per, "domain", ["any", "all", *ALL_BUT_ONE], "any")
    if count == "mastery":
        row["per_sides"] = SIDES_COUNTED[per.one_of("side", ["basic", "advanced", "any"], "any")]
        row["per_values"] = sum([2**value for value in set(per.wholes("values", range(10), default=list(VALUES)))])
    if count == "city":
        row["per_level"] = per.whole("min_level", range(1, 4), 1)
    per.finish(set())
    return row


def read_goal(goal: Record) -> list[int]:
    """A goal's kind and numbers."""
    kind = GOALS[goal.one_of("type", GOALS)]
    if goal.fields.data.get("type") != kind:
        return [0]
    if kind == "cities":
        found = by_word(goal.inner("at_least"), ["1", "2", "3"])
    elif kind == "nodus":
        found = by_word(goal.inner("need"), DOMAINS)
    elif kind == "masteries":
        found = []
        for group in goal.entries("groups"):
            bits = sum(2**domain for domain in set(group.words_of("domains", DOMAINS)))
            found += [group.whole("n", SMALL), group.whole("value", range(10)), bits]
            group.finish()
    else:
        found = [goal.whole("n", SMALL)]
    goal.finish()
    return [GOALS.index(kind), *found]


def by_word(entry: Record, words: list[str]) -> list[int]:
    """A number for each word, 0 for those not named."""
    found = [entry.whole(word, SMALL, 0) for word in words]
    entry.finish(set())
    return found


def read_copies(record: Record, numbers: Numbers) -> None:
    """The Nodus of the four copies, A to D."""
    for copy, letter in zip(record.entries("nodus", 4), "ABCD", strict=False):
        copy.one_of("copy", [letter])
        add_layout(numbers, copy)


def add_layout(numbers: Numbers, entry: Record) -> None:
    """The half Nodus at the four sides of a card."""
    numbers["layout"] += [entry.one_of(side, HALVES) for side in SIDES]
    entry.finish()


def read_corners(one: Record, number: int) -> list[int]:
    """The resources in the corners of a piece."""
    resources = [half for half in HALVES if half != "corruptio"]
    return [HALVES.index(resources[i]) for i in one.resources("corners_clockwise", resources, number)]


def read_reward(reward: Record) -> list[int]:
    """What each City gets: points, Influence, knowledge, and of which Domain."""
    row = [reward.whole(what, SMALL, 0) for what in ("vp", "influence", "knowledge")]
    row.append(domain_of(reward, "domain", ["any", "city"], "any") if row[2] else int(ANY))
    if not reward.is_broken and not {"vp", "influence", "knowledge"} & set(reward.fields.data):
        reward.wrong("vp", "missing; a reward is of 'vp', 'influence' or 'knowledge'.")
    reward.finish({"for"})
    return row
