"""Whether data have the shape that a game says they have."""

from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict


def misfit(value: Any, shape: Any, path: str = "") -> str:
    """Where a value is not of a shape, in words; "" if it is."""
    origin, parts = get_origin(shape), get_args(shape)
    if shape is Any:
        return ""
    if is_typeddict(shape):
        return misfit_of_fields(value, shape, path)
    if origin in (Union, UnionType):
        if any(not misfit(value, part, path) for part in parts):
            return ""
        return f"{path}: {value!r} is none of {parts}: {[misfit(value, part, path) for part in parts]}"
    if origin is Literal:
        return "" if value in parts else f"{path}: {value!r} is none of {parts}"
    kind = NoneType if shape is None else origin or shape
    if origin is list and type(value) is list:
        return first(misfit(one, parts[0], f"{path}[{n}]") for n, one in enumerate(value))
    if origin is dict and type(value) is dict:
        return first(misfit(one, parts[1], f"{path}.{key}") for key, one in value.items())
    return "" if type(value) is kind else f"{path}: {value!r} is no {kind.__name__}"


def misfit_of_fields(value: Any, shape: Any, path: str) -> str:
    """The same for an object with named fields."""
    if type(value) is not dict:
        return f"{path}: {value!r} is no object"
    fields = fields_of(shape)
    if unknown := set(value) - set(fields):
        return f"{path}: {unknown} is not foreseen"
    if missing := shape.__required_keys__ - set(value):
        return f"{path}: {missing} is missing"
    return first(misfit(one, fields[name], f"{path}.{name}") for name, one in value.items())


@cache
def fields_of(shape: Any) -> dict[str, Any]:
    """The shape of each field."""
    return get_type_hints(shape)


def first(found: Any) -> str:
    """The first that is not empty."""
    return next((one for one in found if one), "")
