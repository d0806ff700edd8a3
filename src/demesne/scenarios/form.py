"""The form of scenario files: what is written where, checked before anything is played.

A form is a function of a value and its place in the file; it raises `Malformed` where the value is not of that form.
Fields that no form speaks of may be there: they are for readers.
"""

import re
from collections.abc import Callable, Collection, Iterable
from typing import Any, Final

from demesne.core.game import is_whole

Form = Callable[[Any, str], None]
NUMBERS: Final = range(-(10**6), 10**6 + 1)


class Malformed(ValueError):
    """Something in a file that is no scenario, with its place."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}" if place else problem)


def expected(wanted: str, value: object, place: str) -> Malformed:
    """That something else was wanted."""
    shown = repr(value)
    return Malformed(place, f"expected {wanted}, not {shown if len(shown) <= 60 else shown[:57] + '...'}.")


def anything(value: Any, place: str) -> None:
    """Whatever it is."""


def text(value: Any, place: str) -> None:
    """Words."""
    if not isinstance(value, str):
        raise expected("words", value, place)


def switch(value: Any, place: str) -> None:
    """Yes or no."""
    if not isinstance(value, bool):
        raise expected("true or false", value, place)


def nothing(value: Any, place: str) -> None:
    """Null."""
    if value is not None:
        raise expected("null", value, place)


def whole(value: Any, place: str) -> None:
    """A whole number, not a huge one."""
    if not is_whole(value) or value not in NUMBERS:
        raise expected("a whole number", value, place)


def within(allowed: range) -> Form:
    """A whole number from a range."""

    def check(value: Any, place: str) -> None:
        if not is_whole(value) or value not in allowed:
            raise expected(f"a whole number from {allowed[0]} to {allowed[-1]}", value, place)

    return check


def one_of(allowed: Iterable[Any], wanted: str) -> Form:
    """One of some values, of the same type."""
    values = list(allowed)

    def check(value: Any, place: str) -> None:
        if not any(value == one and type(value) is type(one) for one in values):
            raise expected(wanted, value, place)

    return check


def matching(pattern: str, wanted: str) -> Form:
    """Words of a pattern."""
    compiled = re.compile(pattern, re.ASCII)

    def check(value: Any, place: str) -> None:
        if not isinstance(value, str) or not compiled.fullmatch(value):
            raise expected(wanted, value, place)

    return check


def either(wanted: str, *forms: Form) -> Form:
    """Of one of several forms."""

    def check(value: Any, place: str) -> None:
        for form in forms:
            try:
                form(value, place)
            except Malformed:
                continue
            return
        raise expected(wanted, value, place)

    return check


def maybe(form: Form) -> Form:
    """Null, or of a form."""

    def check(value: Any, place: str) -> None:
        if value is not None:
            form(value, place)

    return check


def list_of(form: Form, lengths: Collection[int] | None = None) -> Form:
    """A list, each of its values of a form."""

    def check(value: Any, place: str) -> None:
        if not isinstance(value, list):
            raise expected("a list", value, place)
        if lengths is not None and len(value) not in lengths:
            numbers = [*lengths]
            wanted = f"{numbers[0]}" if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"
            raise Malformed(place, f"expected a list of {wanted}, not of {len(value)}.")
        for i, one in enumerate(value):
            form(one, f"{place}[{i}]")

    return check


def row(*forms: Form) -> Form:
    """A list of as many values, each of its form."""
    whole_row = list_of(anything, [len(forms)])

    def check(value: Any, place: str) -> None:
        whole_row(value, place)
        for i, (form, one) in enumerate(zip(forms, value, strict=True)):
            form(one, f"{place}[{i}]")

    return check


def names(numbers: range) -> Form:
    """So many different names."""
    listed = list_of(text, numbers)

    def check(value: Any, place: str) -> None:
        listed(value, place)
        if len(set(value)) < len(value):
            raise Malformed(place, "a name stands there twice.")

    return check


def table_of(form: Form, key: Form = text, numbers: range | None = None) -> Form:
    """An object, each of its names and values of a form, and so many of them."""

    def check(value: Any, place: str) -> None:
        if not isinstance(value, dict):
            raise expected("an object with named fields", value, place)
        if numbers is not None and len(value) not in numbers:
            raise Malformed(place, f"expected {numbers[0]} to {numbers[-1]} of them, not {len(value)}.")
        for name, one in value.items():
            key(name, place)
            form(one, f"{place}.{name}" if place else name)

    return check


def fields(required: dict[str, Form], optional: dict[str, Form] | None = None) -> Form:
    """An object that has these fields, and perhaps those; others are for readers."""
    known = table_of(anything)

    def check(value: Any, place: str) -> None:
        known(value, place)
        for name in required:
            if name not in value:
                raise Malformed(place, f"{name!r} is missing.")
        for name, form in (required | (optional or {})).items():
            if name in value:
                form(value[name], f"{place}.{name}" if place else name)

    return check


def name_of(scenario: dict[str, Any], place: str) -> str:
    """What a scenario is called, or where it stands."""
    return str(scenario.get("id", place))
