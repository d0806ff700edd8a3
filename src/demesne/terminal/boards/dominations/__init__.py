"""Dominations at a terminal."""

from demesne.terminal.boards.dominations.board import DominationsBoard as Board

__all__ = ["Board"]
