"""Thinking as work in a queue: a process that serves asks, and a process that does nothing else answers.

The queue is procrastinate's, in the PostgreSQL that all share. A piece of work is a table and a number of entries;
whoever takes it reads the table. The answer goes to the process that asked, which alone may write it down.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from demesne.web.group import BEAT, Group, plain_address
from demesne.web.thinking import LONGEST_THOUGHT, Turns

if TYPE_CHECKING:
    from procrastinate import App

QUEUE: Final = "demesne"
THINK: Final = "think"
AT_ONCE: Final = 32  # thoughts that one process asks for
MOST_CONNECTIONS: Final = 4
PATIENCE: Final = 2 * LONGEST_THOUGHT  # seconds for an answer: one thinker may fail


class Unanswered(Exception):
    """Nobody thinks any more, or the answer was not heard."""


class Questions:
    """What one process asks for, and the answers it hears."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group
        self.turns: Final = Turns(AT_ONCE)
        self.waiting: Final[dict[tuple[str, int], asyncio.Future[str]]] = {}
        self.opening: Final = asyncio.Lock()
        self.app: App | None = None

    async def open(self) -> App:
        """The queue, open."""
        async with self.opening:
            if self.app is None:
                app = app_of(self.group)
                await app.open_async()
                self.app = app
            return self.app

    async def ask(self, table_id: str, seq: int) -> str:
        """What the bot plays whose turn it is at a table with so many entries; "" if the table has gone on."""
        app = await self.open()
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.waiting[table_id, seq] = answer
        try:
            work = app.configure_task(THINK, queue=QUEUE)
            await work.defer_async(table_id=table_id, seq=seq, asker=self.group.name)
            async with asyncio.timeout(PATIENCE):
                while not (await asyncio.wait([answer], timeout=BEAT))[0]:
                    if not self.group.has_thinkers:
                        raise Unanswered
            return answer.result()
        finally:
            del self.waiting[table_id, seq]

    def hear(self, table_id: str, seq: int, words: str) -> None:
        """Somebody has thought."""
        answer = self.waiting.get((table_id, seq))
        if answer and not answer.done():
            answer.set_result(words)

    def forget(self) -> None:
        """Answers may have come that nobody heard."""
        for answer in self.waiting.values():
            if not answer.done():
                answer.set_exception(Unanswered())

    async def close(self) -> None:
        """Ask no more."""
        if self.app:
            await self.app.close_async()


def app_of(group: Group) -> App:
    """The queue in the group's database."""
    from procrastinate import App, PsycopgConnector

    address = plain_address(group.engine)
    return App(connector=PsycopgConnector(conninfo=address, min_size=1, max_size=MOST_CONNECTIONS))
