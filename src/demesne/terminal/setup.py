"""Asking what is needed before a game can begin."""

import secrets
from pathlib import Path
from typing import Any

from rich.console import Console

from demesne.bots import bot_names, make_bot
from demesne.core.game import SWITCH, Game
from demesne.core.replay import Record
from demesne.games import find_game, list_games
from demesne.terminal.prompt import EndOfInput, Leave, Prompt
from demesne.terminal.table import Table


def ask_table(
    console: Console,
    folder: Path,
    game: Game[Any] | None,
    players: int | None,
    seats: list[str],
    options: dict[str, Any] | None,
    seed: int | None,
) -> Table | None:
    """A table for a new game: what was not given is asked for; None if somebody leaves."""
    prompt = Questions(console)
    try:
        game = game or prompt.ask_game()
        prompt.game = game.name
        if players is None:
            players = len(seats) or prompt.ask_players(game)
        game.settle(players, options or {})
        if len(seats) > players:
            raise ValueError(f"There are {len(seats)} --seat for {players} players.")
        names: list[str] = []
        bots: list[str] = []
        for seat in range(players):
            who = seats[seat] if seat < len(seats) else prompt.ask_seat(game, seat)
            is_bot = who.partition(":")[0] in bot_names(game.name) or ":" in who
            if is_bot:
                make_bot(who, game.name, 0)
            bots.append(who if is_bot else "")
            names.append(distinct(who, names))
        if options is None and not seats:
            options = prompt.ask_options(game, players)
        settled = game.settle(players, options or {})
    except Leave:
        return None
    seed = secrets.randbelow(10**6) if seed is None else seed
    return Table(console, folder, game, Record(game.name, players, settled, seed, names, bots))


def distinct(name: str, names: list[str]) -> str:
    """A name that nobody at the table has."""
    number = 1
    found = name
    while found in names:
        number += 1
        found = f"{name} {number}"
    return found


class Questions(Prompt):
    """The questions before a game; an empty answer takes what is offered, and so does the end of the input."""

    def ask_or(self, question: str, default: str) -> str:
        """The answer, or the default."""
        try:
            return self.ask(f"{question} [{default}]:") or default
        except EndOfInput:
            return default

    def ask_game(self) -> Game[Any]:
        """Which game."""
        names = list_games()
        while True:
            try:
                return find_game(self.ask_or(f"Which game ({', '.join(names)})?", names[0]))
            except ValueError as error:
                self.console.print(str(error), markup=False, soft_wrap=True)

    def ask_players(self, game: Game[Any]) -> int:
        """How many players."""
        while True:
            answer = self.ask_or(f"How many players ({game.players[0]} to {game.players[-1]})?", str(game.players[0]))
            if answer.isdecimal() and int(answer) in game.players:
                return int(answer)
            self.console.print(f"{game.title} is for {game.players[0]} to {game.players[-1]} players.")

    def ask_seat(self, game: Game[Any], seat: int) -> str:
        """Who sits there: unless somebody says otherwise, a person in the first seat and bots in the others."""
        bots = bot_names(game.name)
        default = bots[-1] if seat else "Player 1"
        while True:
            who = self.ask_or(f"Who has seat {seat + 1}: a name, or a bot ({', '.join(bots)})?", default)
            if ":" not in who:
                return who
            try:
                make_bot(who, game.name, 0)
                return who
            except ValueError as error:
                self.console.print(str(error), markup=False, soft_wrap=True)

    def ask_options(self, game: Game[Any], players: int) -> dict[str, Any]:
        """Which of the switches are on."""
        switches = [option for option in game.options if option.kind == SWITCH]
        possible = [one for one in switches if not game.objection(players, game.settle(players, {}) | {one.name: True})]
        for option in possible:
            self.console.print(f"  {option.name:16} {option.help}", markup=False, soft_wrap=True)
        while True:
            answer = self.ask_or("Which of these variants do you want, several with spaces between?", "none")
            words = [] if answer == "none" else answer.replace(",", " ").split()
            try:
                return game.settle(players, dict.fromkeys(words, True))
            except ValueError as error:
                self.console.print(str(error), markup=False, soft_wrap=True)
