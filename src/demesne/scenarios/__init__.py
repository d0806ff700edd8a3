"""Positions, the choices made from them, and the exact results that must follow, read from files."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from demesne import data_folder
from demesne.games import list_games, part_of
from demesne.scenarios import plain
from demesne.scenarios.form import Malformed


def run_file(path: Path, own: dict[str, Any] | None = None) -> Iterator[tuple[str, list[str]]]:
    """Each scenario of a file by name, with the differences from what it expects: none if it passes.

    A file that is not of the form of scenarios is a ValueError with the place.

    `own` are somebody's own data, with which only games that have data files can be played.
    """
    data = read_file(path)
    try:
        if plain.recognises(data):
            plain.FILE(data, "")
            yield from plain.run(data)
            return
        for game in list_games():
            kind = part_of("scenarios", game)
            if kind and kind.recognises(data):
                kind.FILE(data, "")
                yield from kind.run(data, own) if own and game in data_folder.OPTIONS else kind.run(data)
                return
    except Malformed as error:
        raise ValueError(f"{path} cannot be run: {error}") from None
    raise ValueError(f"{path} is not a scenario file of any game here.")


def read_file(path: Path) -> Any:
    """The data in a file."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ValueError(f"{path} cannot be read: {error.strerror}.") from None
    except (ValueError, RecursionError) as error:
        raise ValueError(f"{path} is not a scenario file: {error}.") from None
