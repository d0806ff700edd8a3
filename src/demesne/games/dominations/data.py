"""From the data files to the components; somebody's own files are plain data, by name, of those that differ."""

import hashlib
import json
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from demesne.games.dominations.components import Components
from demesne.games.dominations.files.components import read_all
from demesne.games.dominations.files.layouts import TABLES, export_tables, merge

FILES: Final = [
    "board.json", "constants.json", "domains.json", "masteries.json", "monuments.json", "objectives.json",
    "roles.json", "tiles.json",
]  # fmt: skip
PAGE: Final = "README.md"

Data = dict[str, Any]


def exported_files() -> dict[str, str]:
    """The texts of the data files by name, with a page that explains them, for people who want to correct them."""
    folder = files("demesne.games.dominations") / "data"
    return {name: (folder / name).read_text(encoding="utf-8") for name in [*FILES, PAGE]}


def exported_tables() -> dict[str, str]:
    """The texts of the tables of layouts by name, with the page that explains everything."""
    return export_tables(packaged()) | {PAGE: exported_files()[PAGE]}


@cache
def packaged() -> Data:
    """The data that come with the program, by file."""
    texts = exported_files()
    return {name: json.loads(texts[name]) for name in FILES}


def own_files(texts: dict[str, str]) -> Data:
    """What somebody's files have, by name, of those that differ; a ValueError names file, record and field."""
    data, found = parse(texts)
    found = found or mistakes_in(packaged() | data)
    if found:
        more = f" (`demesne data check` lists all {len(found)} mistakes.)" if len(found) > 1 else ""
        raise ValueError(found[0] + more)
    return data


def mistakes(texts: dict[str, str]) -> list[str]:
    """Everything that is wrong with somebody's files, a sentence each; nothing if they can be played with."""
    data, found = parse(texts)
    return found + mistakes_in(packaged() | data)


def parse(texts: dict[str, str]) -> tuple[Data, list[str]]:
    """The data of the files that differ, and a sentence for each that cannot be read; one that is left out is usual."""
    data: Data = {}
    known = ", ".join([*FILES, *TABLES])
    given = [name for name in texts if name != PAGE]
    found = [f"{name}: there is no such data file; there is {known}." for name in given if name not in FILES + TABLES]
    if not given:
        found.append(f"There is no data file; there could be {known}.")
    for name in FILES:
        if name in texts:
            try:
                data[name] = json.loads(texts[name])
            except (json.JSONDecodeError, RecursionError) as error:
                line = getattr(error, "lineno", 1)
                found.append(f"{name}: line {line} cannot be read: {getattr(error, 'msg', 'too deep')}.")
    if any(name in texts for name in TABLES) and not found + mistakes_in(packaged() | data):
        data = merge(packaged() | data, texts, found)
    return {name: one for name, one in data.items() if one != packaged()[name]}, found


def mistakes_in(data: Data) -> list[str]:
    """Everything that is wrong with the data of all files."""
    found: list[str] = []
    read_all(data, found)
    return found


def flaw_in_data(own: Any) -> str:
    """Why somebody's own data cannot be played with; "" if they can."""
    if not isinstance(own, dict) or not all(name in FILES for name in own):
        return f"expected what is in the data files, by name ({', '.join(FILES)}), as `read_data` gives it."
    try:
        components(own)
    except ValueError as error:
        return str(error)
    return ""


def components(own: Data) -> Components:
    """The components that somebody's own data describe, {} being the usual ones."""
    return components_of(json.dumps(own, sort_keys=True)) if own else standard()


@cache
def standard() -> Components:
    """The components that come with the program."""
    return components_of("{}")


@lru_cache(maxsize=8)
def components_of(text: str) -> Components:
    """The components that data written as one text describe."""
    own = json.loads(text)
    found: list[str] = []
    names, numbers, faces = read_all(packaged() | own, found)
    if found:
        raise ValueError(found[0])
    return Components(names, numbers, faces, own, hashlib.sha256(text.encode()).hexdigest()[:16] if own else "")
