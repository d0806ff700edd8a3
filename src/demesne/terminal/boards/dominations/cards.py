"""Dominations' cards in words: names, what they do, and what of it is printed or reconstructed."""

from collections import Counter
from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, Final

from rich.text import Text

from demesne.games.dominations.cards import listed
from demesne.games.dominations.components import COPIES, SIDES
from demesne.games.dominations.data import packaged
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
KINDS: Final = {"rulebook": "printed", "inferred": "inferred", "reconstructed": "reconstructed"}
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

    def __init__(self, players: list[str], own: Data) -> None:
        data = packaged() | own
        self.players = players
        #: by the names that the words of actions use
        self.records: dict[str, Data] = {
            str(record["id"]).lower(): {"kind": kind} | record for kind, record in listed(data)
        }
        for record in self.records.values():
            if len(players) == 2 and "vp_two_players" in record:  # DN-119
                record["vp"] = record["vp_two_players"]
        #: by level: the Monument it belongs to
        self.monuments = {
            str(level["id"]).lower(): str(record["id"]).lower()
            for record in data["monuments.json"]
            for level in record["levels"]
        }
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
            for language in record["name"].values() if isinstance(record.get("name"), dict) else []:
                titles.setdefault(language.lower(), name)
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
        """What a Mastery's face does."""
        return str(self.records[name].get("text_en", {}).get(face) or "It is not told what this does.")

    def known(self, name: str, field: str) -> str:
        """How sure a field of a card is, in a word."""
        record = self.records[name]
        said = str(record.get("provenance", {}).get(field, record.get("source", "")))
        return next((word for start, word in KINDS.items() if said.startswith(start)), "own data")

    def describe(self, name: str) -> Text:
        """What a card does."""
        record = self.records[name]
        lines = LINES[record["kind"]](record)
        return Text(f"{self.title(name)}\n", style="bold").append("\n".join(lines) + "\n", style="not bold")

    def sources(self, name: str) -> str:
        """What the rulebook prints of a card and what is reconstructed, field by field."""
        record = self.records[name]
        by_kind: dict[str, list[str]] = {}
        others = []
        for field, said in record.get("provenance", {}).items():
            words = FIELDS.get(field, field.replace("_", " "))
            if said in KINDS:
                by_kind.setdefault(KINDS[said], []).append(words)
            else:
                others.append(f"{words}: {said}")
        parts = [f"{kind.capitalize()}: {', '.join(by_kind[kind])}." for kind in KINDS.values() if kind in by_kind]
        if not record.get("provenance"):
            parts.append(f"As a whole: {KINDS.get(record.get('source', ''), record.get('source', 'own data'))}.")
        parts += [f"Otherwise: {'; '.join(others)}."] if others else []
        parts += [f"Note: {record['notes']}"] if record.get("notes") else []
        return " ".join(parts)


def amounts(numbers: dict[str, int]) -> str:
    """`3 Trade, 1 Art`."""
    return ", ".join(f"{number} {domain.capitalize()}" for domain, number in numbers.items() if number)


def level_cost(level: Data) -> dict[str, int]:
    """DN-86: what is due in each Domain."""
    return {domain: times * level["cost"]["amount_each"] for domain, times in Counter(level["cost"]["domains"]).items()}


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


def mastery_lines(record: Data) -> list[str]:
    """A Mastery: both faces, the price, and the Nodus of the four copies."""
    need, text = record["prerequisite"], record.get("text_en", {})
    needed = f"; needs {a(need['domain'].capitalize())} Mastery of value {need['value']} or more" if need else ""
    cost, upgrade = ({one["domain"]: one["amount"]} for one in (record["cost"], record["upgrade_cost"]))
    copies = [
        f"{copy['copy']} " + " ".join(f"{side}:{LOOKS[copy[side]][0]}" for side in SIDES) for copy in record["nodus"]
    ]
    return [
        f"{record['domain'].capitalize()} Mastery of value {record['value']}: costs {amounts(cost)}"
        f", to upgrade {amounts(upgrade)}{needed}.",
        f"Basic, {record['vp']['basic']} VP: {text.get('basic')}",
        f"Advanced, {record['vp']['advanced']} VP: {text.get('advanced')}",
        "Half Nodus of the copies: " + "   ".join(copies),
    ]


def monument_lines(record: Data) -> list[str]:
    """A Monument: where it goes, whom it rewards, and its levels."""
    domain = record["domain"].capitalize()
    where = "on a free Locus" if record["shape"] == "circle" else f"joined to the map, beside {a(domain)} City"
    reward = record["reward"]
    lines = [f"A {record['shape']}, put {where}. {reward['vp']} VP for {reward.get('for', 'Cities there')}."]
    return lines + [f"Level {one['level']}: " + " ".join(level_lines(one)) for one in record["levels"]]


def level_lines(record: Data) -> list[str]:
    """A level of a Monument."""
    return [f"Costs {amounts(level_cost(record))}; {record['vp']} VP. {record.get('text_en') or 'No further effect.'}"]


def role_lines(record: Data) -> list[str]:
    """A Role."""
    return [
        f"For the most {record['domain'].capitalize()} left at the end of an Era: {record['vp']} VP"
        f", in the last Era {record['vp_final_era']}. {record.get('text_en', '')}"
    ]


def objective_lines(record: Data) -> list[str]:
    """An Objective's five goals."""
    return [f"{i}. {goal_in_words(goal)}" for i, goal in enumerate(record["goals"], 1)]


def tile_lines(record: Data) -> list[str]:
    """A tile's Camp and corners."""
    corners = ", ".join(record["corners_clockwise"])
    return [f"A tile with {a(record['camp'].capitalize())} Camp; its corners are, clockwise, {corners}."]


def campfire_lines(_: Data) -> list[str]:
    """The Campfire."""
    return ["The first card of every tree: on your turn, 2 of one Domain become 1 of another."]


def cradle_lines(_: Data) -> list[str]:
    """The Cradle."""
    return ["The hexagon in the middle of the map; no City can stand on it."]


LINES: Final[dict[str, Callable[[Data], list[str]]]] = {
    "mastery": mastery_lines,
    "monument": monument_lines,
    "level": level_lines,
    "role": role_lines,
    "objective": objective_lines,
    "tile": tile_lines,
    "campfire": campfire_lines,
    "cradle": cradle_lines,
}
