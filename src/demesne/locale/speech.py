"""A game in somebody's language: what can be done, what has happened, what cannot be and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from demesne.locale import Language


class Speech:
    """Says what a game tells as data. The page does the same in TypeScript."""

    def __init__(self, language: Language, game: str, terms: Mapping[str, str], names: Sequence[str] = ()) -> None:
        self.language: Final = language
        self.game: Final = game
        self.terms: Final = terms  # by the name of a fact: the kind of thing that it names, if not so called
        self.names: Final = names  # by seat

    # Something else is said where it is given and there are no words.

    def question(self, asked: Mapping[str, Any], otherwise: str = "") -> str:
        """What the actor is asked."""
        return self.say(f"prompt-{self.game}-{asked['asks']}", asked, otherwise)

    def move(self, choice: Mapping[str, Any], otherwise: str = "") -> str:
        """A choice, for a list."""
        return self.say(f"move-{self.game}-{choice['verb'].replace(' ', '_')}", choice, otherwise)

    def event(self, kind: str, facts: Mapping[str, Any], otherwise: str = "") -> str:
        """What has happened; of what is hidden, only how much."""
        key = f"event-{self.game}-{kind}"
        hidden = f"{key}-hidden"
        is_hidden = "card" not in facts and "cards" not in facts and self.language.has(hidden)
        return self.say(hidden if is_hidden else key, facts, otherwise)

    def say(self, key: str, facts: Mapping[str, Any], otherwise: str) -> str:
        """The words for a key."""
        return otherwise if otherwise and not self.language.can_say(key) else self.language.say(key, self.spoken(facts))

    def refusal(self, code: str, facts: Mapping[str, Any]) -> str:
        """Why something cannot be done."""
        return self.language.say(f"refused-{code}", self.spoken(facts))

    def term(self, name: str, value: str) -> str:
        """A thing of the game by its name, where there is a word for it."""
        key = f"{self.game}-{self.terms.get(name, name)}-{value}"
        return self.language.say(key) if self.language.has(key) else value

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.names[seat] if seat < len(self.names) else self.language.say("seat-number", {"number": seat + 1})

    def spoken(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts in words: terms are translated, lists are written out, phrases told, seats have names."""
        said: dict[str, Any] = {}
        for name, value in facts.items():
            if isinstance(value, str):
                said[name] = self.term(name, value)
            elif isinstance(value, int):
                said[name] = str(value) if name in ("x", "y") else value
            elif isinstance(value, list):
                said[name] = self.listed(name, value)
            elif isinstance(value, Mapping) and "key" in value:
                said[name] = self.language.tell(value)
        if isinstance(facts.get("seat"), int):
            said["name"] = self.name(facts["seat"])
        if isinstance(facts.get("to"), int):
            said["to"] = self.name(facts["to"])
        for listed in ("seats", "order"):
            if isinstance(facts.get(listed), list):
                said["names"] = ", ".join(map(self.name, facts[listed]))
                said["people"] = len(facts[listed])
        return said

    def listed(self, name: str, values: list[Any]) -> str:
        """Things one after the other; of those that are there several times, how many; those with facts in words."""
        key = f"{self.game}-{self.terms.get(name, name)}"
        if self.language.has(key) and all(isinstance(value, Mapping) for value in values):
            return "; ".join(self.language.say(key, self.spoken(value)) for value in values)
        if not all(isinstance(value, str) for value in values):
            return ", ".join(str(value) for value in values if not isinstance(value, dict | list))
        return ", ".join(
            f"{count} × {self.term(name, value)}" if count > 1 else self.term(name, value)
            for value, count in Counter(values).items()
        )
