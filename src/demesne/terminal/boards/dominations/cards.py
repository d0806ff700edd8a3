"""Dominations' cards in words: names, what they do, and what of it is printed or reconstructed."""

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, Final

from rich.text import Text

from demesne.core.refused import Refused
from demesne.games.dominations import cards
from demesne.games.dominations.cards import INFERRED, OWN, PRINTED, PUBLIC, RECONSTRUCTED, corners, level_cost
from demesne.games.dominations.components import COPIES, SIDES
from demesne.games.dominations.data import packaged
from demesne.games.dominations.phrases import CARD, ROLE, tell_effects, tell_reward
from demesne.locale import ENGLISH, language
from demesne.spoken import speech
from demesne.terminal.english import a

#: by what lies in a corner or on the side of a card: its letter and its colours
LOOKS: Final = {
    "trade": ("T", "black on #e8c547"),
    "craft": ("C", "black on #e58b3a"),
    "art": ("A", "#ffffff on #2b6cb0"),
    "science": ("S", "#ffffff on #2c7a3f"),
    "government": ("G", "#ffffff on #b3302f"),
    "religion": ("R", "#ffffff on #7d4da8"),
    "vestigium": ("*", "black on #f4f4f4"),
    "corruptio": ("#", "#ffffff on #000000"),
    "none": (" ", ""),
}
#: by how sure a face is: the mark it has where there is no room for words
MARKS: Final = {PRINTED: "", INFERRED: "?", PUBLIC: "?", RECONSTRUCTED: "~", OWN: "="}
MARKED: Final = "~ reconstructed, ? inferred, = own data, no mark printed"
FIELDS: Final = {"name_pt": "Portuguese name", "name_en": "English name"}
NEEDS: Final = {
    "adjacent_cities": "{n} adjacent Cities in one group",
    "nonadjacent_cities": "{n} Cities or groups apart from each other",
    "monument_control": "control of Monuments: {n}",
    "influence": "{n} Influence",
}

Data = dict[str, Any]


class Box:
    """What people call the players and the things in the box, and what is told of these."""

    def __init__(self, players: list[str], own: Data, code: str = ENGLISH) -> None:
        data = packaged() | own
        self.players = players
        self.language = language(code)
        self.cards = cards.Box(own)
        self.records = self.cards.records
        self.monuments = self.cards.monuments
        for record in self.records.values():
            if len(players) == 2 and "vp_two_players" in record:  # DN-119
                record["vp"] = record["vp_two_players"]
        self.scale: dict[str, int] = data["objectives.json"]["scale"]

    def title(self, name: str) -> str:
        """What people call a card, a Monument, a Role or a tile."""
        record = self.records[name]
        if record["kind"] == "level":
            return f"{self.title(self.monuments[name])} {record['level']}"
        return str(record["name"]["en"]) if "name" in record else name.upper()

    def find(self, word: str) -> str:
        """The name of what a person means; a ValueError offers what is like it."""
        wanted = " ".join(word.lower().split())
        titles = {self.title(name).lower(): name for name in self.records}
        for name, record in self.records.items():
            for title in record["name"].values() if isinstance(record.get("name"), dict) else []:
                titles.setdefault(title.lower(), name)
        if wanted in self.records:
            return wanted
        if wanted in titles:
            return titles[wanted]
        parts = [name for said, name in titles.items() if wanted and wanted in said]
        parts = [name for name in parts if self.records[name]["kind"] != "level"] or parts
        if len(parts) == 1:
            return parts[0]
        close = parts or [titles[said] for said in get_close_matches(wanted, list(titles), 3, 0.6)]
        near = list(dict.fromkeys(self.title(name) for name in close))[:6]
        meant = f" Did you mean {', '.join(near)}?" if near else ""
        raise ValueError(f"There is no card called {word!r}.{meant}" if word else "Which card? Say its name.")

    def layout(self, name: str, copy: str, turned: int) -> list[str]:
        """The half Nodus at the sides n, e, s, w of a card that is turned clockwise."""
        nodus = self.records[name]["nodus"]
        found = nodus[COPIES.index(copy)] if isinstance(nodus, list) else nodus
        return [found[SIDES[(side - turned // 90) % 4]] for side in range(4)]

    def value_of(self, name: str) -> str:
        """`T3` for a Mastery of Trade with value 3, `VP 5` for a level."""
        record = self.records[name]
        if record["kind"] == "mastery":
            return f"{LOOKS[record['domain']][0]}{record['value']}"
        return f"VP {record['vp']}"

    def effect(self, name: str, face: str) -> str:
        """What a face does, by the field that has its effects."""
        record = self.records[name]
        told = tell_effects(record[face], ROLE if record["kind"] == "role" else CARD)
        return " ".join(self.language.tell(phrase) for phrase in told)

    def refusal(self, why: Refused) -> str:
        """Why something cannot be done, with the titles of these cards."""
        facts = dict(why.facts)
        for name in facts.keys() & {"mastery", "monument"}:
            facts[name] = self.title(facts[name])
        if "monuments" in facts:
            facts["monuments"] = [self.title(name) for name in facts["monuments"]]
        return speech(self.language.code, "dominations").refusal(why.code, facts)

    def reward(self, name: str) -> str:
        """What a Monument gives to Cities."""
        return self.language.tell(tell_reward(self.records[name]))

    def known(self, name: str, field: str) -> str:
        """How sure a field of a card is, in a word."""
        return self.language.say(f"dominations-known-{self.cards.known(name, field)}")

    def mark(self, name: str, field: str) -> str:
        """How sure a field of a card is, in a sign."""
        return MARKS[self.cards.known(name, field)]

    def layout_known(self, name: str, copy: str) -> str:
        """How sure the Nodus of a Mastery's copy are, in a word."""
        return self.language.say(f"dominations-known-{self.cards.layout_known(name, COPIES.index(copy))}")

    def layout_mark(self, name: str, copy: str) -> str:
        """How sure the Nodus of a Mastery's copy are, in a sign."""
        return MARKS[self.cards.layout_known(name, COPIES.index(copy))]

    def describe(self, name: str) -> Text:
        """What a card does."""
        record = self.records[name]
        lines = LINES[record["kind"]](self, name, record)
        return Text(f"{self.title(name)}\n", style="bold").append("\n".join(lines) + "\n", style="not bold")

    def sources(self, name: str) -> str:
        """What the rulebook prints of a card and what is reconstructed, field by field."""
        record = self.records[name]
        by_kind: dict[str, list[str]] = {}
        others = []
        for field, said in record.get("provenance", {}).items():
            words = FIELDS.get(field, field.replace("_", " "))
            if said in cards.SURE or self.cards.is_changed(name, field):
                by_kind.setdefault(self.cards.known(name, field), []).append(words)
            else:
                others.append(f"{words}: {said}")
        told = {kind: self.language.say(f"dominations-known-{kind}").capitalize() for kind in MARKS}
        parts = [f"{told[kind]}: {', '.join(by_kind[kind])}." for kind in MARKS if kind in by_kind]
        if not record.get("provenance"):
            parts.append(f"As a whole: {self.known(name, WHOLE[record['kind']])}.")
        parts += [f"Otherwise: {'; '.join(others)}."] if others else []
        parts += [f"Note: {record['notes']}"] if record.get("notes") else []
        return " ".join(parts)


def amounts(numbers: dict[str, int]) -> str:
    """`3 Trade, 1 Art`."""
    return ", ".join(f"{number} {domain.capitalize()}" for domain, number in numbers.items() if number)


def goal_in_words(goal: Data) -> str:
    """What a goal asks for."""
    if goal["type"] == "cities":
        wanted = [f"{number} of level {level}" for level, number in goal["at_least"].items() if number]
        return "Cities: " + ", ".join(wanted)
    if goal["type"] == "nodus":
        return "whole Nodus: " + amounts(goal["need"])
    if goal["type"] == "masteries":
        groups = [
            f"{one['n']} of value {one['value']} in {' or '.join(domain.capitalize() for domain in one['domains'])}"
            for one in goal["groups"]
        ]
        return "Masteries: " + " and ".join(groups)
    return NEEDS[goal["type"]].format(**goal)


def mastery_lines(box: Box, name: str, record: Data) -> list[str]:
    """A Mastery: both faces, the price, and the Nodus of the four copies."""
    need = record["prerequisite"]
    needed = f"; needs {a(need['domain'].capitalize())} Mastery of value {need['value']} or more" if need else ""
    cost, upgrade = ({one["domain"]: one["amount"]} for one in (record["cost"], record["upgrade_cost"]))
    copies = [
        f"{copy['copy']} "
        + " ".join(f"{side}:{LOOKS[copy[side]][0]}" for side in SIDES)
        + f" ({box.layout_known(name, copy['copy'].lower())})"
        for copy in record["nodus"]
    ]
    return [
        f"{record['domain'].capitalize()} Mastery of value {record['value']}: costs {amounts(cost)}"
        f", to upgrade {amounts(upgrade)}{needed}.",
        *[
            f"{face.capitalize()}, {record['vp'][face]} VP: {box.effect(name, face)} ({box.known(name, face)})"
            for face in ("basic", "advanced")
        ],
        "Half Nodus of the copies: " + "   ".join(copies),
    ]


def monument_lines(box: Box, name: str, record: Data) -> list[str]:
    """A Monument: where it goes, whom it rewards, and its levels."""
    domain = record["domain"].capitalize()
    where = "on a free Locus" if record["shape"] == "circle" else f"joined to the map, beside {a(domain)} City"
    lines = [f"A {record['shape']}, put {where}. {box.reward(name)} ({box.known(name, 'reward')})"]
    for i, level in enumerate(record["levels"], 1):
        lines += [f"Level {i}: {line}" for line in level_lines(box, str(level["id"]).lower(), level)]
    return lines


def level_lines(box: Box, name: str, record: Data) -> list[str]:
    """A level of a Monument."""
    told = f"{box.effect(name, 'effect')} ({box.known(name, 'effect')})"
    return [f"Costs {amounts(level_cost(record))}; {record['vp']} VP. {told}"]


def role_lines(box: Box, name: str, record: Data) -> list[str]:
    """A Role."""
    return [
        f"For the most {record['domain'].capitalize()} left at the end of an Era: {record['vp']} VP"
        f", in the last Era {record['vp_final_era']}. {box.effect(name, 'effect')} ({box.known(name, 'effect')})"
    ]


def objective_lines(box: Box, name: str, record: Data) -> list[str]:
    """An Objective's five goals."""
    lines = [f"{i}. {goal_in_words(goal)}" for i, goal in enumerate(record["goals"], 1)]
    return [*lines, f"({box.known(name, 'goals')})"]


def tile_lines(box: Box, name: str, record: Data) -> list[str]:
    """A tile's Camp and corners."""
    told = f"its corners are, clockwise, {', '.join(corners(record))}. ({box.known(name, 'corners_clockwise')})"
    return [f"A tile with {a(record['camp'].capitalize())} Camp; {told}"]


def campfire_lines(box: Box, name: str, _: Data) -> list[str]:
    """The Campfire."""
    return [f"The first card of every tree. {box.effect(name, 'effect')} ({box.known(name, 'effect')})"]


def cradle_lines(box: Box, name: str, record: Data) -> list[str]:
    """The Cradle."""
    told = f"Its corners are, clockwise, {', '.join(corners(record))}. ({box.known(name, 'corners_clockwise')})"
    return [f"The hexagon in the middle of the map; no City can stand on it. {told}"]


#: by kind of record: the field that its face is about
WHOLE: Final = {
    "mastery": "basic",
    "monument": "reward",
    "level": "effect",
    "role": "effect",
    "objective": "goals",
    "tile": "corners_clockwise",
    "campfire": "effect",
    "cradle": "corners_clockwise",
}
LINES: Final[dict[str, Callable[[Box, str, Data], list[str]]]] = {
    "mastery": mastery_lines,
    "monument": monument_lines,
    "level": level_lines,
    "role": role_lines,
    "objective": objective_lines,
    "tile": tile_lines,
    "campfire": campfire_lines,
    "cradle": cradle_lines,
}
