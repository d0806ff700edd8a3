"""Reading plain data that anybody may have written: every mistake is a ValueError that names the field."""

from __future__ import annotations

from typing import Any, TypeVar

from demesne.core.game import is_whole

T = TypeVar("T")


class Fields:
    """The fields of one object of the data, each to be asked for once."""

    def __init__(self, data: object, path: str = "") -> None:
        if not isinstance(data, dict):
            raise ValueError(f"{path or 'the position'}: expected an object with named fields, not {data!r}.")
        self.data = data
        self.path = path
        self.asked: set[str] = set()

    def header(self, game: str, version: int) -> None:
        """Check that these are the fields of this game, in a version that can be read."""
        if self.value("game", str, "the name of a game") != game:
            raise ValueError(f"game: this is a position of {self.data['game']}, not of {game}.")
        if self.whole("version", range(1, 10**6), version) > version:
            raise ValueError(
                f"version: this was saved by a newer Demesne (format {self.data['version']}); "
                f"this one reads formats up to {version}."
            )

    def name(self, field: str) -> str:
        """The field with the way that leads to it."""
        return f"{self.path}.{field}" if self.path else field

    def value(self, field: str, kind: type[T], wanted: str, default: T | None = None) -> T:
        """A field of this kind."""
        self.asked.add(field)
        if field not in self.data and default is not None:
            return default
        value = self.data.get(field)
        if not isinstance(value, kind) or (kind is int and not is_whole(value)):
            problem = f"expected {wanted}, not {value!r}" if field in self.data else f"missing; expected {wanted}"
            raise ValueError(f"{self.name(field)}: {problem}.")
        return value

    def whole(self, field: str, allowed: range, default: int | None = None) -> int:
        """A whole number within a range."""
        value = self.value(field, int, "a whole number", default)
        if value not in allowed:
            raise ValueError(f"{self.name(field)}: {value} is not from {allowed[0]} to {allowed[-1]}.")
        return value

    def wholes(self, field: str, allowed: range, default: list[Any] | None = None) -> list[int]:
        """A list of whole numbers within a range."""
        values = self.value(field, list, "a list of whole numbers", default)
        for i, value in enumerate(values):
            if not is_whole(value) or value not in allowed:
                allowed_words = f"a whole number from {allowed[0]} to {allowed[-1]}"
                raise ValueError(f"{self.name(field)}[{i}]: {value!r} is not {allowed_words}.")
        return values

    def objects(self, field: str) -> list[Fields]:
        """A list of objects."""
        values = self.value(field, list, "a list of objects")
        return [Fields(value, f"{self.name(field)}[{i}]") for i, value in enumerate(values)]

    def finish(self) -> None:
        """Refuse fields that nobody asked for."""
        for field in self.data:
            if field not in self.asked:
                raise ValueError(f"{self.name(str(field))}: there is no such field.")
