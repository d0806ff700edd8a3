"""Games between bots, decided by the tournament's seed and the game's number alone."""

import time
import traceback
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from demesne.bots import Bot, Compiled, Window, make_bot
from demesne.core.chance import fold
from demesne.core.replay import Record
from demesne.core.state import OVER, State
from demesne.games import find_game
from demesne.minds.player import Clock, play_game


@dataclass(frozen=True)
class Tournament:
    """Which bots play which game, and the seed of it all."""

    game: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, Any], ...]
    seed: int

    def check(self) -> None:
        """Raise a ValueError if it cannot be played."""
        find_game(self.game).settle(len(self.bots), dict(self.options))
        for name in self.bots:
            make_bot(name, self.game, 0)


@dataclass
class Result:
    """How one game ended, and how long each bot thought."""

    number: int
    seats: list[int]  # the bot in each seat, by its place in the tournament
    scores: list[int]
    winners: list[int]  # seats
    decisions: list[int]
    seconds: list[float]
    seed: int
    actions: list[str]

    def record(self, tournament: Tournament) -> Record:
        """The game as a record."""
        names = [tournament.bots[bot] for bot in self.seats]
        result = {"scores": self.scores, "winners": self.winners}
        options = dict(tournament.options)
        return Record(tournament.game, len(names), options, self.seed, names, names, self.actions, result)


def seating(number: int, players: int) -> list[int]:
    """Who sits where in a game: everybody in every seat equally often, next to everybody in turn."""
    orders = [(0, *rest) for rest in permutations(range(1, players))]
    order = orders[number // players % len(orders)]
    turn = number % players
    return [*order[turn:], *order[:turn]]


def play_match(tournament: Tournament, number: int, keep_actions: bool = False) -> Result:
    """Play one game of a tournament; its actions are kept only if somebody wants to record it."""
    game = find_game(tournament.game)
    seats = seating(number, len(tournament.bots))
    names = [tournament.bots[bot] for bot in seats]
    seed = fold(tournament.seed, number // len(names))  # each deal is played from every seat
    state = game.new(len(names), seed, **dict(tournament.options))
    bots = [make_bot(name, game.name, fold(tournament.seed, number, seat + 1)) for seat, name in enumerate(names)]
    actions: list[str] = []
    players = [bot.player for bot in bots if isinstance(bot, Compiled)]
    if len(players) == len(bots) and not keep_actions:
        clocks = play_game(state, players)
    else:
        clocks, actions = play_step_by_step(state, bots, names, keep_actions)
    decisions, seconds = [clock.decisions for clock in clocks], [clock.seconds for clock in clocks]
    return Result(number, seats, state.scores(), state.winners(), decisions, seconds, seed, actions)


def play_step_by_step(
    state: State, bots: list[Bot], names: list[str], keep_actions: bool
) -> tuple[list[Clock], list[str]]:
    """Play to the end with bots that are asked one by one; how long each thought, and the actions in words."""
    actions: list[str] = []
    clocks = [Clock() for _ in bots]
    while state.actor != OVER:
        seat = int(state.actor)
        start = time.perf_counter()
        action = ask(bots[seat], Window(state, seat), names[seat])
        clocks[seat].seconds += time.perf_counter() - start
        clocks[seat].decisions += 1
        if keep_actions:
            actions.append(state.say(action))
        state.perform(action)
    return clocks, actions


def ask(bot: Bot, window: Window, name: str) -> int:
    """The bot's choice; a ValueError says what it did wrong."""
    try:
        action = bot.choose(window)
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        raise ValueError(
            f"The bot {name!r} failed: {type(error).__name__}: {error} ({place.filename}, line {place.lineno})."
        ) from error
    try:
        window.check(action)
    except ValueError as error:
        raise ValueError(f"The bot {name!r} chose wrongly: {error}") from None
    return action


def play_batch(tournament: Tournament, numbers: range, keep_actions: bool) -> list[Result]:
    """Play some games of a tournament, in this process."""
    return [play_match(tournament, number, keep_actions) for number in numbers]
