"""Dominion at a terminal."""

from demesne.terminal.boards.dominion.board import DominionBoard as Board

__all__ = ["Board"]
