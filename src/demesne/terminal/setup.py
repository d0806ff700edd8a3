"""Asking what is needed before a game can begin."""

import secrets
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.table import Table as Rows

from demesne.bots import bot_names, make_bot, usual_bot
from demesne.core.game import FILES, SWITCH, TEXT, Game, Option
from demesne.core.refused import Refused
from demesne.core.replay import Record
from demesne.games import find_game, list_games
from demesne.locale import Language
from demesne.terminal.options import read_changes, show_option
from demesne.terminal.prompt import EndOfInput, Leave, Prompt
from demesne.terminal.screen import IN_ENGLISH, write
from demesne.terminal.table import Sitting, seat_people


def ask_table(
    console: Console,
    folder: Path,
    game: Game[Any] | None,
    players: int | None,
    seats: list[str],
    options: dict[str, Any] | None,
    seed: int | None,
    words: Language = IN_ENGLISH,
) -> Sitting | None:
    """A table for a new game: what was not given is asked for; None if somebody leaves."""
    prompt = Questions(console, words)
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
            given = seats[seat] if seat < len(seats) else prompt.ask_seat(game, seat, names)
            who = check_seat(given, game, names)
            bots.append(who if is_bot(who, game) else "")
            names.append(distinct(who, names))
        if options is None and not seats:
            options = prompt.ask_options(game, players)
        settled = game.settle(players, options or {})
    except Leave:
        return None
    seed = secrets.randbelow(10**6) if seed is None else seed
    return Sitting(console, folder, seat_people(Record(game.name, players, settled, seed, names, bots)), words)


def is_bot(who: str, game: Game[Any]) -> bool:
    """Whether this names a bot rather than a person."""
    return who.partition(":")[0] in bot_names(game.name) or ":" in who


def check_seat(who: str, game: Game[Any], names: list[str]) -> str:
    """Who is to sit down beside those of these names; a ValueError says why that cannot be."""
    if is_bot(who, game):
        make_bot(who, game.name, 0)
    for name in names:
        if name.lower() == who.lower() and not is_bot(who, game):
            raise Refused("name-taken", name=name)
    return who


def distinct(name: str, names: list[str]) -> str:
    """A name that nobody at the table has: bots of one kind are numbered."""
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
                return find_game(
                    self.ask_or(self.words.say("terminal-which-game", {"games": ", ".join(names)}), names[0])
                )
            except ValueError as error:
                self.object(error)

    def ask_players(self, game: Game[Any]) -> int:
        """How many players."""
        while True:
            limits = {"least": game.players[0], "most": game.players[-1]}
            answer = self.ask_or(self.words.say("terminal-how-many", limits), str(game.players[0]))
            if answer.isdecimal() and int(answer) in game.players:
                return int(answer)
            self.say("terminal-players", game=game.title, **limits)

    def ask_seat(self, game: Game[Any], seat: int, names: list[str]) -> str:
        """Who sits there: unless somebody says otherwise, a person in the first seat and bots in the others."""
        bots = bot_names(game.name)
        default = usual_bot(game.name) if seat else self.words.say("seat-number", {"number": 1})
        question = self.words.say("terminal-who", {"number": seat + 1, "bots": ", ".join(bots)})
        while True:
            who = self.ask_or(question, default)
            try:
                return check_seat(who, game, names)
            except ValueError as error:
                self.object(error)

    def ask_options(self, game: Game[Any], players: int) -> dict[str, Any]:
        """The options, listed as they are set, until somebody has no more to change."""
        settled = game.settle(players, {})
        possible = [option for option in game.options if can_be_changed(game, players, option)]
        self.console.print(listed(game, possible, settled, self.words))
        nothing = self.words.say("terminal-nothing")
        question = self.words.say("terminal-change", {"example": example(game, possible, self.words)})
        while True:
            answer = self.ask_or(question, nothing)
            if answer == nothing:
                return settled
            try:
                changes = read_changes(game, answer)
                settled = game.settle(players, settled | game.fetch(changes))
                for option in [one for one in possible if one.name in changes]:
                    now = show_option(game.name, option, settled[option.name], self.words)
                    write(self.console, f"  {option.name}: {now}")
            except ValueError as error:
                self.object(error)


def can_be_changed(game: Game[Any], players: int, option: Option) -> bool:
    """Whether so many players have a choice there."""
    settled = game.settle(players, {})
    return option.kind != SWITCH or not game.objection(players, settled | {option.name: not option.default})


def listed(game: Game[Any], options: list[Option], settled: dict[str, Any], words: Language) -> RenderableType:
    """Every option with its value, what it means, and what else it can be."""
    title = words.say("terminal-options-of", {"game": game.title})
    table = Rows(title=title, box=None, pad_edge=False, title_justify="left")
    for column in ("terminal-option", "terminal-value", "terminal-meaning"):
        table.add_column(words.say(column), overflow="fold")
    for option in options:
        key = f"option-{game.name}-{option.name}-help"
        meaning = words.say(key) if words.has(key) else option.help
        now = show_option(game.name, option, settled[option.name], words)
        table.add_row(option.name, now, f"{meaning} {alternatives(game, option, words)}")
    return table


def alternatives(game: Game[Any], option: Option, words: Language) -> str:
    """What an option can be, where that goes beyond on and off."""
    if option.kind in (SWITCH, FILES) or len(option.choices) < 2:
        return ""
    found = "; ".join(show_option(game.name, option, choice, words) for choice in option.choices)
    return words.say("terminal-examples" if option.kind == TEXT else "terminal-values", {"values": found})


def example(game: Game[Any], options: list[Option], words: Language) -> str:
    """A change that could be made, in words."""
    option = options[0]
    other = next(choice for choice in option.choices if choice != option.default)
    return f"{option.name} {show_option(game.name, option, other, words)}"
