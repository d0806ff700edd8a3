"""Reading the records of data files: every mistake is written down with file, record and field, and reading goes on."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, TypeVar

from demesne.core.fields import Fields

T = TypeVar("T")
NAME: Final = re.compile(r"[A-Za-z0-9_]+")
#: fields that tell people about a record and change nothing in the game
TOLD: Final = {"id", "name", "source", "provenance", "notes", "text_en", "slot", "family", "kind", "color", "role"}


class Record:
    """One object of a data file; what cannot be read is replaced by something harmless."""

    def __init__(self, data: object, path: str, mistakes: list[str]) -> None:
        self.mistakes = mistakes
        self.is_broken = not isinstance(data, dict)
        if self.is_broken and data is not MISSING:
            mistakes.append(f"{path}: expected an object with named fields, not {data!r}.")
        self.fields = Fields(data if isinstance(data, dict) else {}, path)

    def wrong(self, field: str, problem: str) -> None:
        """Write down a mistake in a field."""
        self.mistakes.append(f"{self.fields.name(field)}: {problem}")

    def tried(self, read: Callable[[], T], instead: T) -> T:
        """What is read, or something else if that is a mistake; fields of a broken object are none of their own."""
        try:
            return read()
        except ValueError as error:
            if not self.is_broken:
                self.mistakes.append(str(error))
            return instead

    def has(self, field: str) -> bool:
        """Whether a field is there and not null."""
        self.fields.asked.add(field)
        return self.fields.data.get(field) is not None

    def text(self, field: str, wanted: str) -> str:
        """A word."""
        return self.tried(lambda: self.fields.value(field, str, wanted), "")

    def flag(self, field: str) -> bool:
        """True or false."""
        return self.tried(lambda: self.fields.value(field, bool, "true or false"), False)

    def whole(self, field: str, allowed: range, default: int | None = None) -> int:
        """A whole number within a range."""
        return self.tried(lambda: self.fields.whole(field, allowed, default), allowed[0])

    def wholes(
        self, field: str, allowed: range, number: int | None = None, default: list[Any] | None = None
    ) -> list[int]:
        """A list of whole numbers within a range."""
        found = self.tried(lambda: self.fields.wholes(field, allowed, default), None)
        return [] if found is None else self.counted(field, found, number, "numbers")

    def items(self, field: str, wanted: str, number: int | None = None) -> list[Any]:
        """A list of anything."""
        found: list[Any] | None = self.tried(lambda: self.fields.value(field, list, wanted), None)
        return [] if found is None else self.counted(field, found, number, "entries")

    def counted(self, field: str, found: list[T], number: int | None, what: str) -> list[T]:
        """A list, which should have so many entries."""
        if number is not None and len(found) != number:
            self.wrong(field, f"there are {len(found)} {what} instead of {number}.")
        return found

    def one_of(self, field: str, words: list[str], default: str | None = None) -> int:
        """The place of a word in a list of words."""
        listed = ", ".join(words)
        word = self.tried(lambda: self.fields.value(field, str, f"one of {listed}", default), words[0])
        if word not in words:
            self.wrong(field, f"{word!r} is not one of {listed}.")
        return words.index(word) if word in words else 0

    def words_of(self, field: str, words: list[str], number: int | None = None) -> list[int]:
        """The places of several words in a list of words."""
        listed = ", ".join(words)
        found = self.items(field, f"a list of {listed}", number)
        for i, word in enumerate(found):
            if word not in words:
                self.wrong(f"{field}[{i}]", f"{word!r} is not one of {listed}.")
        return [words.index(word) for word in found if word in words]

    def resources(self, field: str, words: list[str], number: int) -> list[int]:
        """The places of so many words in a list of words, null standing for "none"."""
        listed = self.fields.data.get(field)
        if isinstance(listed, list):
            shown = ["none" if one is None else one for one in listed]
            self.fields.data = self.fields.data | {field: shown}
        return self.words_of(field, words, number)

    def inner(self, field: str) -> Record:
        """A field that is an object itself."""
        found = self.tried(lambda: self.fields.value(field, dict, "an object with named fields"), None)
        return Record(MISSING if found is None else found, self.fields.name(field), self.mistakes)

    def entries(self, field: str, number: int | None = None) -> list[Record]:
        """A list of objects."""
        found = self.items(field, "a list of objects", number)
        return [Record(one, f"{self.fields.name(field)}[{i}]", self.mistakes) for i, one in enumerate(found)]

    def finish(self, told: set[str] = TOLD) -> None:
        """Refuse fields that mean nothing."""
        for field in self.fields.data:
            if field not in self.fields.asked and field not in told:
                self.wrong(str(field), "there is no such field.")


MISSING: Final = object()  # instead of an object whose mistake is known already


def records(file: str, data: object, number: int, what: str, mistakes: list[str]) -> list[Record]:
    """The records of a file, each known by its id."""
    if not isinstance(data, list):
        mistakes.append(f"{file}: expected a list of {what}, not {type(data).__name__}.")
        return []
    if len(data) != number:
        mistakes.append(f"{file}: there are {len(data)} {what} instead of {number}.")
    found = [Record(record, f"{file} [{i}]", mistakes) for i, record in enumerate(data)]
    name_all(file, found, mistakes)
    return found


def name_all(file: str, found: list[Record], mistakes: list[str]) -> None:
    """Let every record be known by its id, which no other has."""
    seen: set[str] = set()
    for one in found:
        name = one.text("id", "a name of its own")
        if name.lower() in seen:
            one.wrong("id", f"there are two records called {name!r}.")
        elif name and not NAME.fullmatch(name):
            one.wrong("id", f"{name!r} has other signs than letters, digits and _.")
        seen.add(name.lower())
        if name:
            one.fields.path = f"{file} {name}"


def name_of(one: Record) -> str:
    """The id of a record, in small letters."""
    return str(one.fields.data.get("id", "")).lower()
