"""For people: all that is known of a card, tile or Role, and what of it is printed or reconstructed."""

from typing import Any, Final

from demesne.games.dominations.data import packaged

KINDS: Final = {"masteries.json": "mastery", "monuments.json": "monument", "roles.json": "role", "tiles.json": "tile"}

Data = dict[str, Any]


def find_card(name: str, own: Data | None = None) -> Data:
    """The record of a thing as the data have it, with its kind; a ValueError if there is none of this name.

    `own` are the data of a game with own data files: its option `data`.
    """
    for kind, record in listed(packaged() | (own or {})):
        if str(record["id"]).lower() == name.lower():
            return {"kind": kind} | record
    raise ValueError(f"There is no card, tile or Role called {name!r}.")


def listed(data: Data) -> list[tuple[str, Data]]:
    """Every record with its kind."""
    found = [(kind, record) for file, kind in KINDS.items() for record in data[file]]
    found += [("objective", record) for record in data["objectives.json"]["objectives"]]
    found += [("level", level) for monument in data["monuments.json"] for level in monument["levels"]]
    return found + [(part, data["board.json"][part]) for part in ("cradle", "campfire")]


def origin(name: str, own: Data | None = None) -> Data:
    """Where a record comes from: as a whole, and field by field where that is known."""
    record = find_card(name, own)
    return {"source": record.get("source"), "fields": record.get("provenance", {}), "notes": record.get("notes")}
