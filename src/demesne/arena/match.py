"""Games between bots, decided by the tournament's seed and the game's number alone."""

import time
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, combinations, permutations
from typing import Any, NamedTuple

from demesne.arena.sequential import PLAY_ALL, Stop
from demesne.bots import Bot, Compiled, Stdio, Window, make_bot
from demesne.core.chance import fold
from demesne.core.replay import Record
from demesne.core.state import OVER, State
from demesne.games import find_game
from demesne.minds.player import Clock, play_game

Seats = list[int]  #: the bot in each seat, by its place in the tournament


class Place(NamedTuple):
    """Where a game stands in a tournament."""

    table: int
    deal: int
    seats: Seats
    is_last: bool  # of its deal at its table


@dataclass(frozen=True)
class Tournament:
    """Which bots play which game, who sit together, and the seed of it all."""

    game: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, Any], ...]
    seed: int
    tables: tuple[tuple[int, ...], ...] = ()  # the bots that sit together; all at one table if there are none
    stop: Stop = PLAY_ALL

    def check(self) -> None:
        """Raise a ValueError if it cannot be played."""
        for size in {len(seatings[0]) for seatings in self.seatings}:
            find_game(self.game).settle(size, dict(self.options))
        for name in self.bots:
            make_bot(name, self.game, 0)

    @cached_property
    def seatings(self) -> list[list[Seats]]:
        """By table: in which seatings each deal is played there."""
        return [seatings(table, self.bots) for table in self.tables or [tuple(range(len(self.bots)))]]

    @cached_property
    def starts(self) -> list[int]:
        """By table: the number of its first game; and how many games a deal takes at all tables."""
        return list(accumulate(map(len, self.seatings), initial=0))

    def place(self, number: int) -> Place:
        """Where a game stands."""
        deal, rest = divmod(number, self.starts[-1])
        table = next(table for table, start in enumerate(self.starts[1:]) if rest < start)
        seating = rest - self.starts[table]
        seats = self.seatings[table][seating]
        return Place(table, deal, seats, seating == len(self.seatings[table]) - 1)

    def order(self, games: int) -> Iterator[int]:
        """The numbers of so many games at each table, deal by deal; at several tables, of whole deals."""
        if len(self.seatings) == 1:
            yield from range(games)
            return
        for deal in range(games):
            for table, seatings in enumerate(self.seatings):
                if deal * len(seatings) < games:
                    first = deal * self.starts[-1] + self.starts[table]
                    yield from range(first, first + len(seatings))


@dataclass
class Result:
    """How one game ended, and how long each bot thought."""

    number: int
    seats: Seats
    scores: list[int]
    winners: list[int]  # seats
    decisions: list[int]
    seconds: list[float]
    seed: int
    actions: list[str]
    faults: list[int]  # by seat: how often a program crashed, was late or answered wrongly

    def record(self, tournament: Tournament) -> Record:
        """The game as a record."""
        names = [tournament.bots[bot] for bot in self.seats]
        result = {"scores": self.scores, "winners": self.winners}
        options = dict(tournament.options)
        return Record(tournament.game, len(names), options, self.seed, names, names, self.actions, result)


def seatings(bots: Sequence[int], names: Sequence[str]) -> list[Seats]:
    """All seatings that differ, one round after the other, in which everybody has every seat once.

    Bots of the same name are alike: to change their places makes no other seating.
    """
    first, *others = bots
    orders: dict[tuple[str, ...], Seats] = {}
    for rest in permutations(others):
        order = [first, *rest]
        orders.setdefault(min(tuple(names[bot] for bot in turned) for turned in turns(order)), order)
    return [turned for order in orders.values() for turned in turns(order)]


def turns(order: Seats) -> list[Seats]:
    """An order around the table, from each seat on."""
    return [[*order[turn:], *order[:turn]] for turn in range(len(order))]


def everybody_with_everybody(bots: int, players: int) -> tuple[tuple[int, ...], ...]:
    """The tables of a round robin: every choice of so many bots."""
    return tuple(combinations(range(bots), players))


def first_with_everybody(bots: int, players: int) -> tuple[tuple[int, ...], ...]:
    """The tables of a gauntlet: the first bot with every choice of the others."""
    return tuple((0, *others) for others in combinations(range(1, bots), players - 1))


class Opening(NamedTuple):
    """A game before its first decision, and who plays it."""

    state: State
    seed: int
    seats: Seats
    names: list[str]
    bots: list[Bot]


def open_game(tournament: Tournament, number: int) -> Opening:
    """A game of a tournament, dealt."""
    game, place = find_game(tournament.game), tournament.place(number)
    names = [tournament.bots[bot] for bot in place.seats]
    seed = fold(tournament.seed, place.deal)
    state = game.new(len(names), seed, **dict(tournament.options))
    bots = [make_bot(name, game.name, fold(tournament.seed, number, seat + 1)) for seat, name in enumerate(names)]
    return Opening(state, seed, place.seats, names, bots)


def play_match(tournament: Tournament, number: int, keep_actions: bool = False) -> Result:
    """Play one game of a tournament; its actions are kept only if somebody wants to record it."""
    state, seed, seats, names, bots = open_game(tournament, number)
    actions: list[str] = []
    players = [bot.player for bot in bots if isinstance(bot, Compiled)]
    if len(players) == len(bots) and not keep_actions:
        clocks = play_game(state, players)
    else:
        clocks, actions = play_step_by_step(state, bots, names, keep_actions)
    finish(bots, state)
    faults = [sum(bot.faults.values()) if isinstance(bot, Stdio) else 0 for bot in bots]
    decisions, seconds = [clock.decisions for clock in clocks], [clock.seconds for clock in clocks]
    return Result(number, seats, state.scores(), state.winners(), decisions, seconds, seed, actions, faults)


def finish(bots: list[Bot], state: State) -> None:
    """Tell programs that the game is over."""
    for bot in bots:
        if isinstance(bot, Stdio):
            bot.finish(state.scores(), state.winners())


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


def play_batch(tournament: Tournament, numbers: Sequence[int], keep_actions: bool) -> list[Result]:
    """Play some games of a tournament, in this process."""
    return [play_match(tournament, number, keep_actions) for number in numbers]
