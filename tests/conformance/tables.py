"""The tables at which every game is tried: players and options."""

from itertools import product
from typing import Any

import demesne

Table = tuple[str, int, dict[str, Any]]


def every_table() -> list[Table]:
    """Every number of players with every combination of switches, as far as the game allows it."""
    tables = []
    for name in demesne.games():
        game = demesne.game(name)
        switches = [option for option in game.options if option.kind == "switch"]
        for players, values in product(game.players, product([False, True], repeat=len(switches))):
            options = {option.name: value for option, value in zip(switches, values, strict=True)}
            if not game.objection(players, game_defaults(name) | options):
                tables.append((name, players, options))
    return tables


def game_defaults(name: str) -> dict[str, Any]:
    """The default of every option of a game."""
    return {option.name: option.default for option in demesne.game(name).options}


def label(table: Table) -> str:
    """A table in a few letters."""
    name, players, options = table
    return "-".join([name, str(players), *[option for option, value in options.items() if value]])
