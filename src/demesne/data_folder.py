"""Folders of data files: written out to be corrected, checked, and read to be played with."""

from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from demesne.core.game import FILES
from demesne.games import GAMES, find_game, part_of

#: by game: the option that takes what is in its data files, which its module `data` knows
OPTIONS: Final = {name: option.name for name, game in GAMES.items() for option in game.options if option.kind == FILES}
USUAL: Final = next(iter(OPTIONS), "")  # the game that is meant where none is named


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


def read_data(folder: str | Path, game: str = USUAL) -> dict[str, Any]:
    """What is in the data files of a folder, where it differs: what the option of its game takes."""
    return dict(files_of(game).own_files(texts_in(Path(folder))))


def describe_box(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """What is in the box of a game with these options, for people; nothing if it is the same in every game."""
    if game not in OPTIONS:
        return {}
    cards = part_of("games", f"{game}.cards")
    assert cards is not None, "what differs in the data files of a game is told by its module `cards`"
    return dict(cards.Box(options[OPTIONS[game]]).described())


def as_option(folder: Path, game: str) -> dict[str, Any]:
    """The data files of a folder as the option of a game."""
    read = read_data(folder, game)
    return {OPTIONS[game]: read}


def files_of(game: str) -> ModuleType:
    """The module that knows a game's data files; a ValueError if it has none."""
    title = find_game(game).title
    files = part_of("games", f"{game}.data") if game in OPTIONS else None
    if files is None:
        raise ValueError(f"{title} has no data files that can be changed; {', '.join(OPTIONS)} has.")
    return files


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


for game_with_files, option_with_files in OPTIONS.items():
    find_game(game_with_files).readers[option_with_files] = partial(read_data, game=game_with_files)
