"""Looking at Dominations at the terminal."""

import io
from typing import Any

from rich.console import Console, RenderableType

from demesne.games.dominations.state import Dominations
from demesne.locale import ENGLISH, language
from demesne.terminal.boards import board_for
from demesne.terminal.boards.dominations.board import DominationsBoard


def board(names: list[str], options: dict[str, Any] | None = None, code: str = ENGLISH) -> DominationsBoard:
    """The board of some people."""
    found = board_for("dominations", names, options or {}, language(code))
    assert isinstance(found, DominationsBoard)
    return found


def shown(part: RenderableType, width: int = 80) -> list[str]:
    """A part of a board as lines of plain text."""
    console = Console(file=io.StringIO(), width=width, highlight=False)
    console.print(part)
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def asked(one: DominationsBoard, state: Dominations, sheet: str) -> str:
    """What a command shows, on one line."""
    name, _, word = sheet.partition(" ")
    return " ".join(" ".join(shown(one.sheet(name, state, word), 200)).split())


def screen(one: DominationsBoard, state: Dominations, width: int = 80) -> list[str]:
    """All that the actor sees before answering."""
    choices = one.choices(state)
    described = [state.describe(action) for action, _ in choices]
    drawn = shown(one.draw(state.view(int(state.actor)), described), width)
    return [*drawn, *shown(one.listing(state, choices), width), one.question(state)]
