"""Players that are programs: what they see, and those that come with the package."""

from demesne.bots.bot import Bot, Window
from demesne.bots.catalogue import bot_names, make_bot, wishes

__all__ = ["Bot", "Window", "bot_names", "make_bot", "wishes"]
