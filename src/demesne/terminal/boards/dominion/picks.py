"""Picking several cards or ways at once, in whatever order they are named."""

import re
from typing import Any, Final

from demesne.core.state import State
from demesne.games.dominion.names import find_card
from demesne.games.dominion.state import DONE, FIRST_CARD
from demesne.locale import LANGUAGES, language
from demesne.locale.speech import Speech
from demesne.terminal.answers import meant
from demesne.terminal.boards.dominion.cards import title

#: how many cards are to be picked where they are several
SEVERAL: Final = {"exactly", "down_to", "up_to", "any"}
#: what stands between cards that are named, in any language
BETWEEN: Final = re.compile(
    ",|" + "|".join(f" {language(code).say('terminal-join', {'names': '', 'last': ''}).strip()} " for code in LANGUAGES)
)
NONE: Final = {"none", "no", "no more", "nothing"} | {
    language(code).say("move-dominion-no_more", {"declines": declines}).lower()
    for code in LANGUAGES
    for declines in ("none", "more")
}


def is_set(asked: dict[str, Any]) -> bool:
    """Whether several cards are picked whose order does not matter."""
    return (
        "amount" in asked and asked["asks"] != "put_in_order" and (asked["amount"] in SEVERAL or bool(asked["picked"]))
    )


def is_choice_of_several(asked: dict[str, Any]) -> bool:
    """Whether several different ways are chosen."""
    return bool(asked["asks"] == "several")


class Picks:
    """What can be picked several at a time, if anything, and how people say it."""

    def __init__(self, state: State, speech: Speech) -> None:
        asked = state.question()
        assert asked is not None
        self.state = state
        self.asked = asked
        self.speech = speech
        self.say = speech.language.say

    def hint(self) -> str:
        """How to name all that is picked, and what is picked already."""
        asked, hints = self.asked, []
        if is_choice_of_several(asked):
            hints = [self.say("terminal-dominion-name-ways", {"numbers": ", ".join("12345"[: asked["count"]])})]
        elif is_set(asked):
            is_optional = asked["amount"] in ("up_to", "any", "optional")
            hints = [self.say("terminal-dominion-name-or-none" if is_optional else "terminal-dominion-name-all")]
        if hints and asked["picked"]:
            fact = "way" if is_choice_of_several(asked) else "cards"
            hints.append(self.say("dominion-picked", {"cards": self.speech.listed(fact, asked["picked"])}) + ".")
        return " ".join(hints)

    def listed(self) -> list[tuple[int, str]]:
        """The cards with how many there are, or the ways, each with the number of its action."""
        if is_choice_of_several(self.asked):
            view = self.state.view(int(self.state.actor))["question"]
            left = [(way, name) for way, name in enumerate(view["ways"]) if way not in view["picked"]]
            return [(way, self.speech.move({"verb": "choose", "way": name})) for way, name in left]
        words = self.speech.language
        return [(FIRST_CARD + number, f"{title(card, words)}{f' ({copies})' if copies > 1 else ''}")
                for number, card, copies in self.pickable()]  # fmt: skip

    def read(self, answer: str) -> list[int]:
        """The actions that an answer means; none where only one thing is picked."""
        if is_choice_of_several(self.asked):
            return self.read_ways(answer)
        if not is_set(self.asked):
            return []
        cards = sorted(self.read_cards(answer))
        most = self.asked["count"]
        least = 0 if self.asked["amount"] in ("up_to", "any", "optional") else most
        if not min(least, sum(copies for _, _, copies in self.pickable())) <= len(cards) <= most:
            raise ValueError(self.speech.question(self.asked))
        return to_actions(self.state.clone(), cards)

    def pickable(self) -> list[tuple[int, str, int]]:
        """The cards that can still be picked, with their numbers and how many there are."""
        view = self.state.view(int(self.state.actor))
        mine, piles, picked = view["seats"][view["seat"]], list(view["supply"]), self.asked["picked"]
        held = mine["hand"] if self.asked["zone"] == "hand" else [one["card"] for one in mine["aside"]]
        first = piles.index(picked[-1]) if picked else 0
        return [(n, card, held.count(card)) for n, card in enumerate(piles) if n >= first and card in held]

    def read_ways(self, answer: str) -> list[int]:
        """The different ways that an answer names, by numbers of the list or in words."""
        choices = self.listed()
        names = self.state.view(int(self.state.actor))["question"]["ways"]
        wordings = {way: [line, names[way].replace("_", " ")] for way, line in choices}
        numbers = {str(number): way for number, (way, _) in enumerate(choices, 1)}
        said = [part.strip() for part in BETWEEN.split(answer) if part.strip()]
        if re.fullmatch(r"[\d\s,]+", answer):
            said = answer.replace(",", " ").split()
        found = set()
        for part in said:
            way = numbers[part] if part in numbers else meant(part, wordings)
            if way is None:
                raise ValueError(self.say("terminal-dominion-none-of-them", {"word": part}))
            found.add(way)
        left = self.asked["count"]
        if len(found) != left or len(said) != left:
            example = ", ".join(line for _, line in choices[:left])
            raise ValueError(self.say("terminal-dominion-choose", {"count": left, "example": example}))
        return sorted(found)

    def read_cards(self, answer: str) -> list[int]:
        """The actions of all cards that an answer names, each as often as wanted; numbers alone are of the list."""
        said = answer.strip().lower()
        if said in NONE:
            return []
        parts, choices = said.replace(",", " ").split(), self.listed()
        if parts and all(part.isdecimal() for part in parts):
            if not all(1 <= int(part) <= len(choices) for part in parts):
                raise ValueError(self.say("terminal-numbers", {"count": len(choices)}))
            found = [choices[int(part) - 1][0] for part in parts]
        else:
            found = [action for part in BETWEEN.split(said) for action in self.copies_of(part.strip())]
        for number, card, copies in self.pickable():
            if found.count(FIRST_CARD + number) > copies:
                facts = {"count": copies, "card": title(card, self.speech.language)}
                raise ValueError(self.say("terminal-dominion-only", facts))
        return found

    def copies_of(self, words: str) -> list[int]:
        """What `estate` or `2 copper` means, perhaps with a verb before it."""
        parts = re.fullmatch(r"(?:\D*?(?=\d))?(\d*)\s*(.*)", words)
        assert parts is not None
        rest = parts[2].split()
        names = [" ".join(rest[start:]) for start in range(len(rest))]
        card = next((card for name in names if (card := find_card(name))), "")
        actions = {card: FIRST_CARD + number for number, card, _ in self.pickable()}
        if not card:
            raise ValueError(self.say("terminal-no-card", {"word": words}))
        if card not in actions:
            raise ValueError(self.say("terminal-dominion-none-there", {"card": title(card, self.speech.language)}))
        return [actions[card]] * int(parts[1] or 1)


def to_actions(state: State, wanted: list[int]) -> list[int]:
    """The picks one by one, and the end of picking where it is asked for; what has only one way is not said."""
    first = state.view(int(state.actor))["question"]
    actions: list[int] = []
    for action in [*wanted, DONE]:
        asked = state.view(int(state.actor))["question"] if state.actor >= 0 else {}
        is_same = asked.get("step") == first["step"] and "picked" in asked
        if not is_same or len(asked["picked"]) != len(first["picked"]) + len(actions):
            break
        actions.append(action)
        state.apply(action)
    return actions
