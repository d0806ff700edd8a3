"""How each game looks at a terminal: the board in the folder of its name, or the plain one that does for any game."""

from typing import Any

from demesne.games import part_of
from demesne.locale import Language
from demesne.terminal.boards.board import Board
from demesne.terminal.boards.plain import PlainBoard
from demesne.terminal.screen import IN_ENGLISH


def board_for(game: str, names: list[str], options: dict[str, Any], words: Language = IN_ENGLISH) -> Board:
    """The board on which to show a game."""
    own = part_of("terminal.boards", game)
    if own is None:
        return PlainBoard(game, names, words)
    board: Board = own.Board(names, options, words)
    return board


__all__ = ["Board", "board_for"]
