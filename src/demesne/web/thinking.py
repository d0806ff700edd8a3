"""Bots think in processes of their own; whatever becomes of those, an action comes back."""

from __future__ import annotations

import asyncio
import faulthandler
import os
from collections import deque
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Final

from demesne.arena.analysis import Decision
from demesne.bots import Window, make_bot
from demesne.core.chance import fold
from demesne.core.replay import last_state, read_record
from demesne.games import find_game
from demesne.web.logs import warn
from demesne.web.reading import opinion

LONGEST_THOUGHT: Final = 60  # seconds
STOPGAP: Final = "random"  # plays where a bot fails


class Thinkers:
    """The processes in which bots think; those that break are replaced."""

    def __init__(self, workers: int) -> None:
        self.workers: Final = workers
        self.pool = self.make_pool()

    def make_pool(self) -> ProcessPoolExecutor:
        """Processes started afresh, so that they hold none of the server's sockets."""
        return ProcessPoolExecutor(self.workers, get_context("spawn"), end_with_the_server)

    def close(self) -> None:
        """Stop thinking."""
        self.pool.shutdown(wait=False, cancel_futures=True)

    async def choose(self, record: str, seat: int, bot: str) -> str:
        """What a bot plays; if it fails, what another one would."""
        for _ in range(2):
            pool = self.pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, record, seat, bot)
            except BrokenProcessPool:
                complain(f"the process of {bot} ended; another takes its place")
                self.replace(pool)
            except Exception as error:
                complain(f"{bot} failed ({type(error).__name__}: {error}); {STOPGAP} plays for it")
                break
        return await asyncio.to_thread(choose, record, seat, STOPGAP)

    async def read(self, decisions: list[Decision], bot: str, seed: int, won: int) -> list[dict[str, Any]]:
        """What a bot thinks of decisions of a game that was won with so many points."""
        pool = self.pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, read_over, decisions, bot, seed, won)
        except BrokenProcessPool:
            complain(f"the process of {bot} ended; another takes its place")
            self.replace(pool)
            raise

    def replace(self, pool: ProcessPoolExecutor) -> None:
        """Put new processes in the place of broken ones, unless that has been done."""
        if pool is self.pool:
            self.pool = self.make_pool()
            pool.shutdown(wait=False, cancel_futures=True)


class Turns:
    """Who may let a bot think: so many at a time, and of those who wait each guest in turn."""

    def __init__(self, free: int) -> None:
        self.free = free
        self.waiting: Final[dict[str, deque[asyncio.Future[None]]]] = {}

    @asynccontextmanager
    async def of(self, guest: str) -> AsyncIterator[None]:
        """A guest's turn, when it comes."""
        await self.wait(guest)
        try:
            yield
        finally:
            self.pass_on()

    async def wait(self, guest: str) -> None:
        """Wait for a turn."""
        if self.free:
            self.free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(guest, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.pass_on()
            raise

    def pass_on(self) -> None:
        """Give a turn to the guest who had one the longest ago."""
        while self.waiting:
            guest = next(iter(self.waiting))
            turns = self.waiting.pop(guest)
            turn = turns.popleft()
            if turns:
                self.waiting[guest] = turns
            if not turn.cancelled():
                turn.set_result(None)
                return
        self.free += 1


def complain(problem: str) -> None:
    """Tell whoever runs the server."""
    warn(f"A bot: {problem}.")


def end_with_the_server() -> None:
    """Let a bot's process end when the server does, however that ends."""
    server = parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()


def think(text: str, seat: int, name: str) -> str:
    """What a bot plays, in a process that ends if it takes too long."""
    faulthandler.dump_traceback_later(LONGEST_THOUGHT, exit=True)
    try:
        return choose(text, seat, name)
    finally:
        faulthandler.cancel_dump_traceback_later()


def read_over(decisions: list[Decision], bot: str, seed: int, won: int) -> list[dict[str, Any]]:
    """What a bot thinks of decisions of a game, in a process that ends if it takes too long."""
    faulthandler.dump_traceback_later(LONGEST_THOUGHT, exit=True)
    try:
        return [opinion(decision, bot, seed, won) for decision in decisions]
    finally:
        faulthandler.cancel_dump_traceback_later()


def choose(text: str, seat: int, name: str) -> str:
    """What a bot plays in a game, in words. It is made anew each time."""
    record = read_record(text)
    state = last_state(find_game(record.game), record)
    bot = make_bot(name, record.game, fold(record.seed, seat + 1, len(record.actions)))
    return state.say(bot.choose(Window(state, seat)))
