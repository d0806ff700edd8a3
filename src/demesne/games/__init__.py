"""The games, one folder each; they are strangers to each other."""

from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Final

from demesne.core.game import Game
from demesne.core.refused import Refused

SAMPLE: Final = "sample.jsonl"  # in a game's folder: positions, line by line, from which codes are foretold


def game_in(folder: str) -> Game[Any]:
    """The game of a folder here."""
    game: Game[Any] = import_module(f"{__name__}.{folder}").GAME
    sample = files(__name__).joinpath(folder, SAMPLE)
    game.sample = sample.read_text(encoding="ascii") if sample.is_file() else ""
    return game


#: by name: the game of each folder here
GAMES: Final[dict[str, Game[Any]]] = {
    found.name: game_in(found.name) for found in iter_modules(__path__) if found.ispkg
}


def find_game(name: str) -> Game[Any]:
    """The game of this name; a ValueError lists those there are."""
    if name not in GAMES:
        raise Refused("no-game", word=name, games=list(GAMES))
    return GAMES[name]


def list_games() -> list[str]:
    """The names of all games."""
    return list(GAMES)


def part_of(layer: str, game: str) -> ModuleType | None:
    """What a layer, such as `terminal.boards`, has for a game in the module of its name; None if it has nothing."""
    name = f"demesne.{layer}.{game}"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None
