"""The tables at which every game is tried: players and options."""

import random
from itertools import product
from typing import Any

import demesne
from demesne.games.dominion.kingdoms import KINGDOM_SIZE, SETS

Table = tuple[str, int, dict[str, Any]]
MANY = 5  # options: from here on not every combination is tried


def every_table() -> list[Table]:
    """Every number of players with every combination of switches, as far as the game allows it.

    Of a game with many options none and all are changed, and each by itself with the fewest players and another number.
    """
    tables = []
    for name in demesne.games():
        game = demesne.game(name)
        for players, (number, options) in product(game.players, enumerate(settings(name))):
            is_alone = len(options) == 1 and len(game.options) >= MANY
            if is_alone and players not in (game.players[0], game.players[1 + number % (len(game.players) - 1)]):
                continue
            if not game.objection(players, game_defaults(name) | options):
                tables.append((name, players, options))
    return tables + kingdoms_of_all_cards() + kingdoms_of_passing()


def kingdoms_of_all_cards() -> list[Table]:
    """Random kingdoms that have among them every kingdom card of every set of Dominion."""
    cards = sorted(card for cards in SETS.values() for card in cards)
    random.Random(4).shuffle(cards)
    cards += cards[: -len(cards) % KINGDOM_SIZE]
    kingdoms = [cards[first : first + KINGDOM_SIZE] for first in range(0, len(cards), KINGDOM_SIZE)]
    return [("dominion", 2 + i % 3, {"kingdom": ", ".join(kingdom)}) for i, kingdom in enumerate(kingdoms)]


def kingdoms_of_passing() -> list[Table]:
    """Random kingdoms with Masquerade, whose passes are hidden from all but two of many players."""
    return [("dominion", players, {"kingdom": "masquerade, random", "sets": "all"}) for players in range(3, 7)]


def settings(name: str) -> list[dict[str, Any]]:
    """The options that a game is tried with."""
    game = demesne.game(name)
    if name == "dominion":
        return [{"sets": "all"}]
    if len(game.options) < MANY:
        switches = [option for option in game.options if option.kind == "switch"]
        return [
            {option.name: value for option, value in zip(switches, values, strict=True)}
            for values in product([False, True], repeat=len(switches))
        ]
    choosing = [option for option in game.options if len(option.choices) > 1]
    others = [[{option.name: value} for value in option.choices if value != option.default] for option in choosing]
    all_changed: dict[str, Any] = {}
    for changes in others:
        all_changed |= changes[-1]
    return [{}, *[change for changes in others for change in changes], all_changed]


def game_defaults(name: str) -> dict[str, Any]:
    """The default of every option of a game."""
    return {option.name: option.default for option in demesne.game(name).options}


def label(table: Table) -> str:
    """A table in a few letters."""
    name, players, options = table
    changed = [option if value is True else f"{option}={str(value)[:30]}" for option, value in options.items() if value]
    unset = [f"no {option}" for option, value in options.items() if game_defaults(name)[option] is True and not value]
    return "-".join([name, str(players), *changed, *unset])
