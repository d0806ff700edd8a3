"""Positions, the choices made from them, and the exact results that must follow, read from files."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from demesne.scenarios import carcassonne, dominations, dominion, kingdomino

KINDS: Final = [kingdomino, carcassonne, dominion, dominations]


def run_file(path: Path, own: dict[str, Any] | None = None) -> Iterator[tuple[str, list[str]]]:
    """Each scenario of a file by name, with the differences from what it expects: none if it passes.

    `own` are somebody's own data, with which only scenarios of Dominations can be played.
    """
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ValueError(f"{path} cannot be read: {error.strerror}.") from None
    except ValueError as error:
        raise ValueError(f"{path} is not a scenario file: {error}.") from None
    for kind in KINDS:
        if kind.recognises(data):
            yield from dominations.run(data, own or {}) if kind is dominations else kind.run(data)
            return
    raise ValueError(f"{path} is not a scenario file of any game here.")
