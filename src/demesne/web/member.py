"""A process as a member of its group: it renews itself, takes over what others leave, and hears what they write."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final, Protocol

from demesne.web.group import A_MINUTE, BEAT, CHANNEL, LEASE, Group, plain_address
from demesne.web.herald import Herald
from demesne.web.logs import warn
from demesne.web.watching import FAILURES


class Rooms(Protocol):
    """What a member tells its rooms."""

    def hear(self, table_id: str, number: int, epoch: int) -> None:
        """Another process has written an entry."""

    def hear_thought(self, table_id: str, number: int, words: str) -> None:
        """Another process has thought for a bot at a table with so many entries."""

    async def look_again(self) -> None:
        """Others may have written anything."""

    async def adopt(self, table_id: str, epoch: int) -> None:
        """A table is held here now, because the process that held it is gone."""


class Member:
    """Keeps a process in its group, whatever becomes of the database."""

    def __init__(self, group: Group, rooms: Rooms) -> None:
        self.group: Final = group
        self.rooms: Final = rooms
        self.tasks: list[asyncio.Task[None]] = []

    async def join(self) -> None:
        """Be one of the group from now on."""
        await self.group.renew()
        works = [self.renew, self.take_over, self.listen]
        if herald := self.group.herald:
            works += [herald.speak, partial(self.listen_to, herald)]
        self.tasks = [asyncio.create_task(keep_on(work)) for work in works]
        self.tasks.append(asyncio.create_task(keep_on(self.group.tidy, A_MINUTE)))

    async def leave(self) -> None:
        """End, so that the others go on with what was done here."""
        await end(self.tasks)
        if self.group.herald:
            await self.group.herald.close()
        await self.group.leave()

    async def renew(self) -> None:
        """Live on."""
        async with asyncio.timeout(LEASE):
            await self.group.renew()

    async def take_over(self) -> None:
        """Go on with the tables of processes that are gone."""
        while orphans := await self.group.take_orphans():
            for table_id, epoch in orphans:
                await self.rooms.adopt(table_id, epoch)

    async def listen(self) -> None:
        """Hear what the others write until the line breaks; what was said before it was there is looked up."""
        from psycopg import AsyncConnection

        async with await AsyncConnection.connect(plain_address(self.group.engine), autocommit=True) as line:
            await line.execute(f"LISTEN {CHANNEL}")
            await line.execute(f"LISTEN {CHANNEL}{self.group.name}")
            await self.rooms.look_again()
            while True:
                async for news in line.notifies(timeout=LEASE):
                    if news.channel == CHANNEL:
                        self.hear(news.payload)
                    else:
                        table_id, number, words = news.payload.split(" ", 2)
                        self.rooms.hear_thought(table_id, int(number), words)
                async with asyncio.timeout(LEASE):
                    await line.execute("SELECT 1")

    async def listen_to(self, herald: Herald) -> None:
        """The same by way of Redis."""
        async for news in herald.hear():
            if news:
                self.hear(news)
            else:
                await self.rooms.look_again()

    def hear(self, news: str) -> None:
        """Somebody has written an entry."""
        table_id, number, epoch, who = news.split(" ")
        if who != self.group.name:
            self.rooms.hear(table_id, int(number), int(epoch))


async def end(tasks: list[asyncio.Task[None]]) -> None:
    """Cancel tasks until they have ended: a wait that is just over swallows it in Python 3.11."""
    while waiting := [task for task in tasks if not task.done()]:
        for task in waiting:
            task.cancel()
        await asyncio.wait(waiting, timeout=BEAT)


async def keep_on(work: Callable[[], Coroutine[Any, Any, None]], every: float = BEAT) -> None:
    """Do something again and again; of failures in a row only the first is told."""
    failed = False
    while True:
        try:
            await work()
            failed = False
        except Exception as error:
            FAILURES.inc()
            if not failed:
                warn("The group", error)
            failed = True
        await asyncio.sleep(every)
