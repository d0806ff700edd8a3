"""Carcassonne at a terminal."""

from demesne.terminal.boards.carcassonne.board import CarcassonneBoard as Board

__all__ = ["Board"]
