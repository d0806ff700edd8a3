"""For people: all that is known of a card, tile or Role, and what of it is printed or reconstructed."""

from typing import Any, Final

from demesne.games.dominations.data import components_from, packaged_files, parse

KINDS: Final = {"masteries.json": "mastery", "monuments.json": "monument", "roles.json": "role", "tiles.json": "tile"}

Data = dict[str, Any]


def find_card(name: str, texts: dict[str, str] | None = None) -> Data:
    """The record of a thing as its data file has it, with its kind; a ValueError if there is none of this name."""
    for kind, record in listed(parse(packaged_files() if texts is None else texts)):
        if str(record["id"]).lower() == name.lower():
            return {"kind": kind} | record
    raise ValueError(f"There is no card, tile or Role called {name!r}.")


def listed(data: Data) -> list[tuple[str, Data]]:
    """Every record with its kind."""
    found = [(kind, record) for file, kind in KINDS.items() for record in data[file]]
    found += [("objective", record) for record in data["objectives.json"]["objectives"]]
    return found + [("level", level) for monument in data["monuments.json"] for level in monument["levels"]]


def origin(name: str, texts: dict[str, str] | None = None) -> Data:
    """Where a record comes from: as a whole, and field by field where that is known."""
    record = find_card(name, texts)
    return {"source": record.get("source"), "fields": record.get("provenance", {}), "notes": record.get("notes")}


def mistakes(texts: dict[str, str]) -> list[str]:
    """What is wrong with somebody's data files, one sentence a file; nothing if they can be played with."""
    found: list[str] = []
    tried = packaged_files()
    for name in tried:
        try:
            components_from(tried | ({name: texts[name]} if name in texts else {}))
        except ValueError as error:
            found.append(str(error))
        if name not in texts:
            found.append(f"{name}: this file is missing.")
    return found
