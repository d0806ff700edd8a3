"""Bots that think little, so that tests do not take long."""

import inspect

from demesne.bots.catalogue import bots_for


def quick(bot: str, game: str, worlds: int) -> str:
    """The bot, with so many worlds if it thinks."""
    return f"{bot}:worlds={worlds}" if "worlds" in inspect.signature(bots_for(game)[bot]).parameters else bot
