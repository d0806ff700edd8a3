"""The games, one folder each; they are strangers to each other."""

from typing import Any, Final

from demesne.core.game import Game
from demesne.games import carcassonne, dominations, dominion, kingdomino

GAMES: Final[dict[str, Game[Any]]] = {
    one.GAME.name: one.GAME for one in (kingdomino, carcassonne, dominion, dominations)
}


def find_game(name: str) -> Game[Any]:
    """The game of this name; a ValueError lists those there are."""
    if name not in GAMES:
        raise ValueError(f"There is no game called {name!r}; there is {', '.join(GAMES)}.")
    return GAMES[name]


def list_games() -> list[str]:
    """The names of all games."""
    return list(GAMES)
