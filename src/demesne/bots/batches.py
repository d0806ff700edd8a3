"""Many games stepped together: in this process, or on several cores."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, Literal

from demesne.bots.catalogue import recipe
from demesne.bots.thinking import Compiled
from demesne.games import find_game
from demesne.minds.batch import Batch, MakePlayer
from demesne.minds.player import Player

#: the arrays of a batch, and what one number of each is in a buffer
ARRAYS: Final[dict[str, Literal["B", "q", "d"]]] = {
    "observations": "B",
    "masks": "B",
    "actors": "q",
    "ended": "B",
    "rewards": "d",
}
WIDTHS: Final = {"B": 1, "q": 8, "d": 8}  # bytes


def batch(
    game: str,
    players: int,
    number: int,
    seed: int,
    *,
    opponents: Mapping[int, str] | None = None,
    processes: int = 1,
    **options: Any,
) -> Batch | SpreadBatch:
    """So many games stepped together, dealt anew as they end; `opponents` says which bot plays which seat.

    With several processes, or 0 for one on each core, the games are spread over them.
    """
    find_game(game).settle(players, find_game(game).fetch(options))
    if number < 1:
        raise ValueError(f"number: there is at least one game, not {number}.")
    if processes < 0:
        raise ValueError(f"processes: a number from 0 on, not {processes}.")
    table = (game, players, seed, options, dict(opponents or {}))
    check_opponents(game, players, table[4])
    workers = min(processes or os.cpu_count() or 1, number)
    return make(table, range(number)) if workers == 1 else SpreadBatch(table, number, workers)


Table = tuple[str, int, int, dict[str, Any], dict[int, str]]


def make(table: Table, slots: range) -> Batch:
    """These of the games, in this process."""
    name, players, seed, options, opponents = table
    game = find_game(name)
    bots: list[MakePlayer | None] = [None] * players
    for seat, bot in opponents.items():
        bots[seat] = player_maker(bot, name)
    return Batch(game, players, game.settle(players, game.fetch(options)), seed, slots, bots if opponents else [])


def player_maker(bot: str, game: str) -> MakePlayer:
    """What makes the compiled player of a bot from a seed."""
    bot_of = recipe(bot, game)

    def player(seed: int) -> Player:
        made = bot_of(seed)
        assert isinstance(made, Compiled)
        return made.player

    return player


def check_opponents(game: str, players: int, opponents: Mapping[int, str]) -> None:
    """Raise a ValueError if these bots cannot play these seats."""
    for seat, bot in opponents.items():
        if seat not in range(players):
            raise ValueError(f"opponents: there is no seat {seat}: the seats are 0 to {players - 1}.")
        if not isinstance(recipe(bot, game)(0), Compiled):
            raise ValueError(f"opponents: {bot!r} is not a compiled bot.")
    if len(opponents) == players:
        raise ValueError("opponents: one seat at least must be left to play.")


class SpreadBatch:
    """Games spread over processes; a step writes over the arrays of the step before, as in a batch in one process."""

    def __init__(self, table: Table, number: int, workers: int) -> None:
        name, players, _, options, _ = table
        self.number = number
        self.players = players
        self.encoding = find_game(name).encoding(players, **options)
        widths = [int(self.encoding.size), int(self.encoding.actions), 1, 1, players]
        self.sizes = [number * width * WIDTHS[kind] for width, kind in zip(widths, ARRAYS.values(), strict=True)]
        self.shared = SharedMemory(create=True, size=sum(self.sizes))
        bounds = [number * worker // workers for worker in range(workers + 1)]
        self.slots = [range(first, last) for first, last in pairwise(bounds)]
        context = multiprocessing.get_context("spawn")
        self.lines: list[Connection] = []
        self.processes = []
        for slots in self.slots:
            mine, theirs = context.Pipe()
            process = context.Process(
                target=work, args=(table, slots, theirs, self.shared.name, number, self.sizes), daemon=True
            )
            process.start()
            theirs.close()
            self.lines.append(mine)
            self.processes.append(process)
        self.written = [bytearray(size) for size in self.sizes]  # what stays there when the processes have ended
        self.arrays = {
            name: memoryview(written).toreadonly().cast(kind)
            for (name, kind), written in zip(ARRAYS.items(), self.written, strict=True)
        }
        self.gather()

    def __getattr__(self, name: str) -> Any:
        if name not in ARRAYS:
            raise AttributeError(name)
        return self.arrays[name]

    def step(self, indices: Iterable[int]) -> None:
        """By game, carry out what its actor chose, and go on to the next decision."""
        chosen = list(map(int, indices))
        if len(chosen) != self.number:
            raise ValueError(f"There are {self.number} games, and {len(chosen)} indices.")
        for i, index in enumerate(chosen):
            if not 0 <= index < self.encoding.actions or not self.arrays["masks"][self.encoding.actions * i + index]:
                raise ValueError(f"Game {i}: the mask does not allow the index {index}.")
        for line, slots in zip(self.lines, self.slots, strict=True):
            line.send(("step", chosen[slots.start : slots.stop]))
        self.gather()

    def sample(self) -> list[int]:
        """By game: the index of any legal action, each as likely as the others."""
        for line in self.lines:
            line.send(("sample", []))
        return [index for line in self.lines for index in line.recv()]

    def gather(self) -> None:
        """Wait for all processes, and copy what they have written."""
        for line in self.lines:
            line.recv()
        assert self.shared.buf is not None
        first = 0
        for written, size in zip(self.written, self.sizes, strict=True):
            written[:] = self.shared.buf[first : first + size]
            first += size

    def close(self) -> None:
        """End the processes."""
        for line in self.lines:
            with suppress(OSError):
                line.send(None)
        for process in self.processes:
            process.join()
        self.shared.close()
        with suppress(FileNotFoundError):
            self.shared.unlink()

    def __enter__(self) -> SpreadBatch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def work(table: Table, slots: range, line: Connection, name: str, number: int, sizes: list[int]) -> None:
    """Play these of the games as ordered, and write their arrays where all see them."""
    games = make(table, slots)
    shared = SharedMemory(name)
    try:
        share(games, slots, shared, number, sizes)
        line.send(None)
        for order, indices in orders(line):
            if order == "sample":
                line.send(list(games.sample()))
            else:
                games.step(indices)
                share(games, slots, shared, number, sizes)
                line.send(None)
    finally:
        shared.close()


def orders(line: Connection) -> Iterator[tuple[str, list[int]]]:
    """What is ordered, until nobody orders any more."""
    with suppress(EOFError):
        while (order := line.recv()) is not None:
            yield order


def share(games: Batch, slots: range, shared: SharedMemory, number: int, sizes: list[int]) -> None:
    """Write the arrays of these of the games."""
    assert shared.buf is not None
    first = 0
    for name, size in zip(ARRAYS, sizes, strict=True):
        width = size // number
        written = memoryview(getattr(games, name)).cast("B")
        shared.buf[first + width * slots.start : first + width * slots.stop] = written
        first += size
