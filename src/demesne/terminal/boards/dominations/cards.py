"""Dominations' cards in words: names, what they do, and what of it is printed or reconstructed."""

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, Final

from rich.text import Text

from demesne.core.refused import Refused
from demesne.games.dominations import cards
from demesne.games.dominations.cards import (
    INFERRED,
    OWN,
    PRINTED,
    PUBLIC,
    RECONSTRUCTED,
    corners,
    level_cost,
    role_points,
)
from demesne.games.dominations.components import COPIES, SIDES
from demesne.games.dominations.phrases import CARD, ROLE, tell_effects, tell_reward
from demesne.locale import ENGLISH, LANGUAGES, Language, language
from demesne.spoken import speech
from demesne.terminal.answers import words_of

#: by what lies in a corner or on the side of a card: its colours
LOOKS: Final = {
    "trade": "black on #e8c547",
    "craft": "black on #e58b3a",
    "art": "#ffffff on #2b6cb0",
    "science": "#ffffff on #2c7a3f",
    "government": "#ffffff on #b3302f",
    "religion": "#ffffff on #7d4da8",
    "vestigium": "black on #f4f4f4",
    "corruptio": "#ffffff on #000000",
    "none": "",
}
#: what stands for the others of these, in every language
SIGNS: Final = {"vestigium": "*", "corruptio": "#", "none": " "}
#: by how sure a face is: the mark it has where there is no room for words
MARKS: Final = {PRINTED: "", INFERRED: "?", PUBLIC: "?", RECONSTRUCTED: "~", OWN: "="}

Data = dict[str, Any]


class Box:
    """What people call the players and the things in the box, and what is told of these, in their language."""

    def __init__(self, players: list[str], own: Data, words: Language) -> None:
        self.players = players
        self.words = words
        self.speech = speech(words.code, "dominations", players)
        self.cards = cards.Box(own)
        self.records = self.cards.records
        self.monuments = self.cards.monuments
        self.names = self.cards.names_changed()

    def say(self, key: str, **facts: Any) -> str:
        """What is said at the terminal alone."""
        return self.words.say(f"terminal-dominations-{key}", facts)

    # Names

    def title(self, name: str) -> str:
        """What people call a card, a Monument, a Role or a tile."""
        return self.title_in(self.words, name)

    def title_in(self, words: Language, name: str) -> str:
        """The same in any language."""
        kind = self.records[name]["kind"]
        if kind == "tile":
            return name.upper()
        if kind == "level":
            monument, level = self.title_in(words, self.monuments[name]), self.records[name]["level"]
            return words.say("dominations-level-card", {"monument": monument, "level": level})
        if name in self.names:
            return self.names[name].get(words.code) or self.names[name][ENGLISH]
        return words.say(f"dominations-{kind}-{name}")

    def find(self, word: str) -> str:
        """The name of what a person means in any language; a ValueError offers what is like it."""
        wanted = plain(word)
        titles = {plain(self.title_in(language(code), name)): name for code in LANGUAGES for name in self.records}
        if wanted.replace(" ", "_") in self.records:
            return wanted.replace(" ", "_")
        if wanted in titles:
            return titles[wanted]
        parts = dict.fromkeys(name for said, name in titles.items() if wanted and wanted in said)
        whole = [name for name in parts if self.records[name]["kind"] != "level"] or list(parts)
        if len(whole) == 1:
            return whole[0]
        close = whole or [titles[said] for said in get_close_matches(wanted, list(titles), 3, 0.6)]
        near = list(dict.fromkeys(self.title(name) for name in close))[:6]
        if not word:
            raise ValueError(self.say("which-card"))
        meant = self.say("meant", near=", ".join(near)) if near else ""
        raise ValueError(f"{self.words.say('terminal-no-card', {'word': word})} {meant}".strip())

    def domain(self, name: str) -> str:
        """What a Domain is called."""
        return self.words.say(f"dominations-domain-{name}")

    def letter(self, half: str) -> str:
        """The letter of a Domain, or the sign of what is none."""
        return SIGNS[half] if half in SIGNS else self.say(f"letter-{half}")

    def amounts(self, numbers: dict[str, int]) -> str:
        """`3 Trade, 1 Art`."""
        return ", ".join(self.amount(number, self.domain(domain)) for domain, number in numbers.items() if number)

    def influence(self, number: int) -> str:
        """`+1 Influence`."""
        return self.amount(f"{number:+d}", self.words.say("dominations-influence"))

    def amount(self, number: int | str, what: str) -> str:
        """So much of something."""
        return self.words.say("dominations-amount", {"number": number, "domain": what})

    def place(self, facts: Data) -> str:
        """`1,0 up` for a cell, `1,0` for a vertex or a place in a tree."""
        return self.say("cell", x=str(facts["x"]), y=str(facts["y"]), pointing=facts.get("pointing", "")).strip()

    def face(self, face: str) -> str:
        """`basic` or `advanced`."""
        return self.words.say(f"dominations-{face}")

    # What cards have and do

    def layout(self, name: str, copy: str, turned: int) -> list[str]:
        """The half Nodus at the sides n, e, s, w of a card that is turned clockwise."""
        nodus = self.records[name]["nodus"]
        found = nodus[COPIES.index(copy)] if isinstance(nodus, list) else nodus
        return [found[SIDES[(side - turned // 90) % 4]] for side in range(4)]

    def halves(self, halves: dict[str, str]) -> str:
        """`n:T e:G` for the half Nodus at some sides."""
        return " ".join(f"{self.say(f'side-{side}')}:{self.letter(half)}" for side, half in halves.items())

    def value_of(self, name: str) -> str:
        """`T3` for a Mastery of Trade with value 3, `5 VP` for a level."""
        record = self.records[name]
        if record["kind"] == "mastery":
            return f"{self.letter(record['domain'])}{record['value']}"
        return self.say("vp", points=record["vp"])

    def effect(self, name: str, face: str) -> str:
        """What a face does, by the field that has its effects."""
        record = self.records[name]
        told = tell_effects(record[face], ROLE if record["kind"] == "role" else CARD)
        return " ".join(self.words.tell(phrase) for phrase in told)

    def refusal(self, why: Refused) -> str:
        """Why something cannot be done, with the titles of these cards."""
        facts = dict(why.facts)
        for name in facts.keys() & {"mastery", "monument"}:
            facts[name] = self.title(facts[name])
        if "monuments" in facts:
            facts["monuments"] = [self.title(name) for name in facts["monuments"]]
        return self.speech.refusal(why.code, facts)

    def reward(self, name: str) -> str:
        """What a Monument gives to Cities."""
        return self.words.tell(tell_reward(self.records[name]))

    # How sure they are

    def sure(self, kind: str) -> str:
        """How sure something is, in a word."""
        return self.words.say(f"dominations-known-{kind}")

    def known(self, name: str, field: str) -> str:
        """How sure a field of a card is, in a word."""
        return self.sure(self.cards.known(name, field))

    def mark(self, name: str, field: str) -> str:
        """How sure a field of a card is, in a sign."""
        return MARKS[self.cards.known(name, field)]

    def layout_known(self, name: str, copy: str) -> str:
        """How sure the Nodus of a Mastery's copy are, in a word."""
        return self.sure(self.cards.layout_known(name, COPIES.index(copy)))

    def describe(self, name: str) -> Text:
        """What a card does."""
        record = self.records[name]
        lines = LINES[record["kind"]](self, name, record)
        return Text(f"{self.title(name)}\n", style="bold").append("\n".join(lines) + "\n", style="not bold")

    def sources(self, name: str) -> str:
        """What the rulebook prints of a card and what is reconstructed, field by field as far as there is a word."""
        record = self.records[name]
        by_kind: dict[str, list[str]] = {}
        for field, said in record.get("provenance", {}).items():
            key = f"terminal-dominations-field-{field.replace('.', '_')}"
            if self.words.has(key) and (said in cards.SURE or self.cards.is_changed(name, field)):
                by_kind.setdefault(self.cards.known(name, field), []).append(self.words.say(key))
        if not by_kind:
            return self.say("as-a-whole", known=self.known(name, WHOLE[record["kind"]]))
        parts = {capitalized(self.sure(kind)): ", ".join(by_kind[kind]) for kind in MARKS if kind in by_kind}
        return " ".join(f"{kind}: {fields}." for kind, fields in parts.items())


def plain(text: str) -> str:
    """Words without capitals, accents and marks."""
    return " ".join(words_of(text))


def capitalized(text: str) -> str:
    """A text with a capital letter at the beginning."""
    return text[:1].upper() + text[1:]


def mastery_lines(box: Box, name: str, record: Data) -> list[str]:
    """A Mastery: both faces, the price, and the Nodus of the four copies."""
    need = record["prerequisite"]
    cost, upgrade = (box.amounts({one["domain"]: one["amount"]}) for one in (record["cost"], record["upgrade_cost"]))
    needs = box.say("needs", domain=box.domain(need["domain"]), value=need["value"]) if need else ""
    about = box.say("mastery", domain=box.domain(record["domain"]), value=record["value"], cost=cost, upgrade=upgrade)
    copies = [
        f"{copy['copy']} {box.halves({side: copy[side] for side in SIDES})}"
        f" ({box.layout_known(name, copy['copy'].lower())})"
        for copy in record["nodus"]
    ]
    faces = [face_line(box, name, face) for face in ("basic", "advanced")]
    return [f"{about} {needs}".strip(), *faces, box.say("copies", copies="   ".join(copies))]


def face_line(box: Box, name: str, face: str) -> str:
    """A face of a Mastery: its points, and what it does."""
    points, effect, known = box.records[name]["vp"][face], box.effect(name, face), box.known(name, face)
    return box.say("face", face=box.face(face), points=points, effect=effect, known=known)


def monument_lines(box: Box, name: str, record: Data) -> list[str]:
    """A Monument: where it goes, whom it rewards, and its levels."""
    where = box.say(f"put-{record['shape']}", domain=box.domain(record["domain"]))
    lines = [f"{where} {box.reward(name)} ({box.known(name, 'reward')})"]
    for level in record["levels"]:
        told = level_lines(box, str(level["id"]).lower(), level)
        lines += [box.say("level-of", level=level["level"], about=line) for line in told]
    return lines


def level_lines(box: Box, name: str, record: Data) -> list[str]:
    """A level of a Monument."""
    cost, effect, known = box.amounts(level_cost(record)), box.effect(name, "effect"), box.known(name, "effect")
    return [box.say("level", cost=cost, points=record["vp"], effect=effect, known=known)]


def role_lines(box: Box, name: str, record: Data) -> list[str]:
    """A Role."""
    points, last = role_points(record, len(box.players)), record["vp_final_era"]
    about = box.say("role", domain=box.domain(record["domain"]), points=points, last=last)
    return [f"{about} {box.effect(name, 'effect')} ({box.known(name, 'effect')})"]


def objective_lines(box: Box, name: str, record: Data) -> list[str]:
    """An Objective's goals."""
    goals = cards.describe_objective(box.cards, name, record)["goals"]
    lines = [f"{i}. {'; '.join(map(box.words.tell, goal))}" for i, goal in enumerate(goals, 1)]
    return [*lines, f"({box.known(name, 'goals')})"]


def tile_lines(box: Box, name: str, record: Data) -> list[str]:
    """A tile's Camp and corners."""
    return [box.words.say("dominations-tile", {"camp": box.domain(record["camp"])} | corners_of(box, name))]


def corners_of(box: Box, name: str) -> dict[str, str]:
    """The corners of a piece in words, and how sure they are."""
    found = ", ".join(box.domain(corner) for corner in corners(box.records[name]))
    return {"corners": found, "known": box.known(name, "corners_clockwise")}


def campfire_lines(box: Box, name: str, _: Data) -> list[str]:
    """The Campfire."""
    return [f"{box.say('campfire')} {box.effect(name, 'effect')} ({box.known(name, 'effect')})"]


def cradle_lines(box: Box, name: str, _: Data) -> list[str]:
    """The Cradle."""
    return [box.say("cradle"), box.words.say("dominations-cradle", corners_of(box, name))]


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
