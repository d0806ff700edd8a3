"""Positions, the choices made from them, and the exact results that must follow, read from files."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from demesne.scenarios import carcassonne, dominations, dominion, kingdomino
from demesne.scenarios.form import Malformed

KINDS: Final = [kingdomino, carcassonne, dominion, dominations]


def run_file(path: Path, own: dict[str, Any] | None = None) -> Iterator[tuple[str, list[str]]]:
    """Each scenario of a file by name, with the differences from what it expects: none if it passes.

    A file that is not of the form of scenarios is a ValueError with the place.

    `own` are somebody's own data, with which only scenarios of Dominations can be played.
    """
    data = read_file(path)
    for kind in KINDS:
        if kind.recognises(data):
            try:
                kind.FILE(data, "")
                yield from dominations.run(data, own or {}) if kind is dominations else kind.run(data)
            except Malformed as error:
                raise ValueError(f"{path} cannot be run: {error}") from None
            return
    raise ValueError(f"{path} is not a scenario file of any game here.")


def read_file(path: Path) -> Any:
    """The data in a file."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ValueError(f"{path} cannot be read: {error.strerror}.") from None
    except (ValueError, RecursionError) as error:
        raise ValueError(f"{path} is not a scenario file: {error}.") from None
