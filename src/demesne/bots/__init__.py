"""Players that are programs: what they see, and those that come with the package."""

from demesne.bots.batches import batch as make_batch
from demesne.bots.bot import Bot, Window
from demesne.bots.catalogue import bot_names, make_bot, timed, usual_bot, wishes
from demesne.bots.stdio import Stdio
from demesne.bots.thinking import Compiled, Judgement, Thinking

__all__ = [
    "Bot",
    "Compiled",
    "Judgement",
    "Stdio",
    "Thinking",
    "Window",
    "bot_names",
    "make_batch",
    "make_bot",
    "timed",
    "usual_bot",
    "wishes",
]
