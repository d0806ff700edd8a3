"""The menus that are known: those that come with the package, and those that were found on this machine."""

import json
import os
from contextlib import suppress
from functools import cache
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from demesne.minds.dominion.menu import Menu, read_menu

STARTING_MENUS: Final = Path(__file__).with_name("starting_menus.json")
EDITION: Final = 3  # of the way to play by menus: what was found with another one is not worth the same
LARGEST: Final = 1000  # kingdoms that are remembered

Found = list[tuple[Menu, int, int, list[int]]]  #: menus, what came of them in all, in how many games, and on the way


def starting_menus(kingdom: list[str]) -> list[Menu]:
    """The best menu known for every two cards of a kingdom, the best first."""
    table = read_table()
    known = [table[pair] for pair in map(" ".join, combinations(sorted(kingdom), 2)) if pair in table]
    return [read_menu(words) for _, words in sorted(known, key=lambda row: -row[0])]


@cache
def read_table() -> dict[str, tuple[int, str]]:
    """By pair: what comes of a menu, in thousandths of a victory, and the menu."""
    return {pair: (row[0], row[1]) for pair, row in json.loads(STARTING_MENUS.read_text(encoding="ascii")).items()}


# What was found on this machine. It is no harm if it is lost, cannot be written or makes no sense.


def recall(kingdom: list[str], players: int) -> Found:
    """What was found for a kingdom with so many players."""
    try:
        page = json.loads(page_for(kingdom, players).read_text(encoding="utf-8"))
        return [read_row(row) for row in page["menus"]] if page["edition"] == EDITION else []
    except (OSError, ValueError, TypeError, KeyError):
        return []


def read_row(row: Any) -> tuple[Menu, int, int, list[int]]:
    """A menu and how it fared."""
    words, total, games, marks = row
    if not isinstance(words, str) or not all(isinstance(number, int) for number in [total, games, *marks]) or games < 1:
        raise ValueError("this is no menu")
    return read_menu(words), total, games, marks


def remember(kingdom: list[str], players: int, found: Found) -> None:
    """Write down what was found, and forget what was not asked for longest."""
    page = {"edition": EDITION, "menus": [[menu.words(), *fared] for menu, *fared in found]}
    path = page_for(kingdom, players)
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_name(f"{path.name}.{os.getpid()}")
        new.write_text(json.dumps(page), encoding="utf-8")
        new.replace(path)
        pages = sorted(path.parent.iterdir(), key=lambda one: one.stat().st_mtime)
        for old in pages[:-LARGEST]:
            old.unlink()


def page_for(kingdom: list[str], players: int) -> Path:
    """The file of a kingdom."""
    folder = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "demesne" / "dominion-menus"
    name = f"{','.join(sorted(kingdom))} {players}"
    return folder / f"{sha256(name.encode()).hexdigest()[:20]}.json"
