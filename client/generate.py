"""Writes src/generated/<game>.ts: the types of what each game tells, and what is printed on its pieces."""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "client" / "src" / "generated"
PLAIN = {int: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}


def main() -> None:
    """Write a file for each game that says how its data look."""
    sys.path.insert(0, str(ROOT / "src"))
    import demesne
    from demesne.locale import LANGUAGES, language

    TARGET.mkdir(exist_ok=True)
    for name in demesne.games():
        folder = f"demesne.games.{name}"
        parts = [f"// Made by generate.py from {folder}.\n"]
        if shapes := found(f"{folder}.shapes"):
            parts += declarations(shapes)
        if printed := found(f"{folder}.printed"):
            parts.append(f"export const PRINTED: Printed = {json.dumps(printed.printed(), ensure_ascii=False)}\n")
        write(TARGET / f"{name}.ts", "\n".join(parts))
    terms = {name: demesne.game(name).terms for name in demesne.games()}
    languages = {code: language(code).say("this-language") for code in LANGUAGES}
    parts = [
        "// Made by generate.py from the games and languages.\n",
        f"export const TERMS: Record<string, Record<string, string>> = {json.dumps(terms)}\n",
        "/** by code: what it calls itself */",
        f"export const LANGUAGES: Record<string, string> = {json.dumps(languages, ensure_ascii=False)}\n",
    ]
    write(TARGET / "games.ts", "\n".join(parts))


def found(name: str) -> ModuleType | None:
    """A module, if there is one."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None


def declarations(shapes: ModuleType) -> list[str]:
    """All types of a module as TypeScript."""
    own = {name: one for name, one in vars(shapes).items() if is_typeddict(one) and one.__module__ == shapes.__name__}
    named = {one: name for name, one in own.items()}
    parts = [interface(name, one, named) for name, one in own.items()]
    for name, one in vars(shapes).items():
        if name[0].isupper() and name not in own and get_origin(one) in (Literal, Union, UnionType):
            parts.append(f"export type {name} = {typescript(one, named)}\n")
    return parts


def interface(name: str, shape: Any, named: dict[Any, str]) -> str:
    """A typed dictionary as an interface."""
    lines = [
        f"  {field}{'' if field in shape.__required_keys__ else '?'}: {typescript(kind, named)}"
        for field, kind in get_type_hints(shape).items()
    ]
    return "\n".join([f"export interface {name} {{", *lines, "}\n"])


def typescript(kind: Any, named: dict[Any, str]) -> str:
    """A type in TypeScript."""
    if kind in named:
        return named[kind]
    if kind in PLAIN:
        return PLAIN[kind]
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in parts)
    if origin in (Union, UnionType):
        return " | ".join(typescript(part, named) for part in parts)
    if origin is list:
        return f"({typescript(parts[0], named)})[]" if get_origin(parts[0]) else f"{typescript(parts[0], named)}[]"
    if origin is tuple:
        return f"[{', '.join(typescript(part, named) for part in parts)}]"
    if origin is dict:
        return f"Record<{typescript(parts[0], named)}, {typescript(parts[1], named)}>"
    raise TypeError(f"{kind!r} has no counterpart in TypeScript.")


def write(path: Path, text: str) -> None:
    """Write a file, unless it is so already."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
