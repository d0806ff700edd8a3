"""Kingdomino at a terminal."""

from demesne.terminal.boards.kingdomino.board import KingdominoBoard as Board

__all__ = ["Board"]
