"""Folders of data files: written out to be corrected, checked, and read to be played with."""

from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from demesne.games import find_game
from demesne.games.dominations import cards
from demesne.games.dominations import data as dominations

#: by game: the module that knows its data files, and what tells what they say
KINDS: Final[dict[str, ModuleType]] = {"dominations": dominations}
BOXES: Final = {"dominations": cards.Box}


def export_data(game: str, folder: Path, as_tables: bool = False) -> list[str]:
    """Write a game's data files, or tables of the layouts in them, to a folder that has none; their names."""
    files = files_of(game)
    texts: dict[str, str] = files.exported_tables() if as_tables else files.exported_files()
    folder.mkdir(parents=True, exist_ok=True)
    for name in texts:
        if (folder / name).exists():
            raise ValueError(f"{folder / name} exists already; give another folder.")
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    return list(texts)


def check_data(game: str, folder: Path | None) -> list[str]:
    """Every mistake in the data files of a folder, or in those that come with the program."""
    files = files_of(game)
    return list(files.mistakes(files.exported_files() if folder is None else texts_in(folder)))


def read_data(folder: str | Path, game: str = "dominations") -> dict[str, Any]:
    """What is in the data files of a folder, where it differs: the option `data` of a game."""
    return dict(files_of(game).own_files(texts_in(Path(folder))))


def describe_box(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """What is in the box of a game with these options, for people; nothing if it is the same in every game."""
    return BOXES[game](options["data"]).described() if game in BOXES else {}


def files_of(game: str) -> ModuleType:
    """The module that knows a game's data files; a ValueError if it has none."""
    if game not in KINDS:
        title = find_game(game).title
        raise ValueError(f"{title} has no data files that can be changed; {', '.join(KINDS)} has.")
    return KINDS[game]


def texts_in(folder: Path) -> dict[str, str]:
    """The texts of the files in a folder."""
    if not folder.is_dir():
        raise ValueError(f"{folder} is not a folder.")
    found = {}
    for path in sorted([*folder.glob("*.json"), *folder.glob("*.csv")]):
        try:
            found[path.name] = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise ValueError(f"{path} is not written in UTF-8.") from None
    return found


for game_with_files in KINDS:
    find_game(game_with_files).readers["data"] = partial(read_data, game=game_with_files)
