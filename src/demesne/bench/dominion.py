"""What is worth measuring of Dominion besides random play."""

from collections.abc import Callable
from typing import Any, Final

from demesne.bench.strength import Match
from demesne.core.game import Game
from demesne.minds.dominion.big_money import play_games

#: policies of two players, as functions that play so many games and count the decisions
POLICIES: Final[dict[str, Callable[[Game[Any], int], int]]] = {
    "big-money": lambda game, games: play_games(game, False, 0, games),
    "big-money/cards": lambda game, games: play_games(game, True, 0, games),
}
KINGDOMS: Final = {"kingdom": "random", "sets": "all"}
MATCHES: Final = [
    Match(("master:time=0.5", "big-money-ultimate"), KINGDOMS),
    Match(("master:time=0.5", *["big-money-ultimate"] * 3), KINGDOMS),
    Match(("big-money-ultimate", "big-money"), KINGDOMS),
]
