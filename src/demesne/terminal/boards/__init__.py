"""How each game looks at a terminal: a board of its own, or the plain one that does for any game."""

from typing import Any, Final

from demesne.locale import Language
from demesne.terminal.boards.board import Board
from demesne.terminal.boards.carcassonne.board import CarcassonneBoard
from demesne.terminal.boards.dominations.board import DominationsBoard
from demesne.terminal.boards.dominion.board import DominionBoard
from demesne.terminal.boards.kingdomino.board import KingdominoBoard
from demesne.terminal.boards.plain import PlainBoard
from demesne.terminal.screen import IN_ENGLISH

BOARDS: Final[dict[str, type[Board]]] = {
    "carcassonne": CarcassonneBoard,
    "dominations": DominationsBoard,
    "dominion": DominionBoard,
    "kingdomino": KingdominoBoard,
}


def board_for(game: str, names: list[str], options: dict[str, Any], words: Language = IN_ENGLISH) -> Board:
    """The board on which to show a game."""
    return BOARDS.get(game, PlainBoard)(names, options, words)


__all__ = ["Board", "board_for"]
