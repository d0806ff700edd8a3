"""A position by its code, as an onlooker sees it."""

from typing import Any

from rich.console import Console

from demesne.core.game import Game
from demesne.core.state import OVER
from demesne.locale import Language
from demesne.terminal.boards import board_for
from demesne.terminal.screen import write


def show_position(console: Console, game: Game[Any], code: str, words: Language) -> None:
    """Draw the table, and say who decides, or where the points come from."""
    state = game.decode(code)
    view = state.view(None)
    names = [words.say("seat-number", {"number": seat + 1}) for seat in range(state.players)]
    board = board_for(game.name, names, view["options"], words)
    console.print(board.draw(view, []))
    if state.actor == OVER:
        console.print(board.points(state.breakdown()))
    else:
        write(console, words.say("waiting-for", {"name": names[state.actor]}))
