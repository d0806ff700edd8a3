"""Demesne: one table for the kingdom-building games."""

from importlib.metadata import PackageNotFoundError, version

from demesne import engine

engine.choose()

from demesne.bots import Window as window  # noqa: E402, N813
from demesne.bots import make_batch as batch  # noqa: E402
from demesne.bots import make_bot as bot  # noqa: E402
from demesne.core.game import Game, Option  # noqa: E402
from demesne.core.refused import Refused  # noqa: E402
from demesne.core.state import OVER, Event, State  # noqa: E402
from demesne.data_folder import read_data  # noqa: E402
from demesne.games import find_game as game  # noqa: E402
from demesne.games import list_games as games  # noqa: E402
from demesne.spoken import refusal  # noqa: E402

Refused.speak = refusal

try:
    __version__ = version("demesne")
except PackageNotFoundError:  # run from its sources, as when the page is built
    __version__ = "0"
__all__ = ["OVER", "Event", "Game", "Option", "State", "batch", "bot", "game", "games", "read_data", "window"]
