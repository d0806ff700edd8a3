"""The tables that are in use: one writer each, everybody told, bots thinking elsewhere."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import repeat
from typing import Any, Final, TypeVar

from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from demesne.table import LogEntry, Refused, Seat, Table
from demesne.web.group import BEAT
from demesne.web.logs import note, warn
from demesne.web.member import Member
from demesne.web.opening import new_id, new_seed
from demesne.web.questions import Questions
from demesne.web.store import Store, status_of
from demesne.web.thinking import Thinkers, Turns
from demesne.web.watching import FAILURES, TAKEOVERS, THOUGHTS

Listener = Callable[[], None]
T = TypeVar("T")
NANOSECONDS: Final = 1_000_000  # in a millisecond
LATELY: Final = 32  # tables that stay in memory
SEATING: Final = ("sit", "free")  # what changes that the lobby tells
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")


class Room:
    """A table in use, with everybody who looks at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.epoch = 0  # in which this process writes here, 0 if another one may
        self.is_stale = False  # what is written down may be more than what is here
        self.in_trouble = False  # the database does not do what it should
        self.recovering: asyncio.Task[None] | None = None

    def tell(self) -> None:
        """Let everybody look again."""
        for listener in list(self.listeners):
            listener()


class Elsewhere(Exception):
    """Another process writes at this table."""


class House:
    """All rooms of one server process."""

    def __init__(self, store: Store, workers: int) -> None:
        self.store: Final = store
        self.rooms: Final[dict[str, Room]] = {}
        self.thinkers: Final = Thinkers(workers)
        self.turns: Final = Turns(workers)
        self.one_at_a_time: Final = asyncio.Lock()
        self.member: Final = Member(store.group, self) if store.group else None
        self.questions: Final = Questions(store.group) if store.group else None
        self.is_closed = False
        self.loading: Final[dict[str, asyncio.Task[Table | None]]] = {}
        self.lately: Final[dict[str, Table]] = {}  # what was in use, the latest last
        self.refreshing: Final = set[asyncio.Task[None]]()

    async def open(self) -> None:
        """Open the database, as soon as that can be done, and be one of the group of processes that share it."""
        for wait in growing_waits():
            try:
                await self.store.open()
                break
            except OperationalError as error:
                warn("The database does not answer", error)
                await asyncio.sleep(wait)
        if self.member:
            await self.member.join()

    async def close(self) -> None:
        """Stop the bots and let go of the database; other processes go on with what was done here."""
        self.is_closed = True
        tasks = [task for room in self.rooms.values() for task in (room.thinking, room.recovering)]
        for task in [*tasks, *self.refreshing]:
            if task:
                task.cancel()
        self.thinkers.close()
        if self.member and self.questions:
            with suppress(SQLAlchemyError):
                await self.member.leave()
            await self.questions.close()
        await self.store.close()

    async def create(
        self, game: str, options: dict[str, Any], seats: list[Seat], guest: str, most: int | None = None
    ) -> Table:
        """Open a new table for a guest, unless so many of theirs go on."""
        table = Table(new_id(), game, options, new_seed(), seats, owner=guest)
        await self.set_up(table, most)
        return table

    async def set_up(self, table: Table, most: int | None = None) -> None:
        """Keep a new table, unless so many of its owner's go on, and let its bots begin."""
        await self.store.create(table, most)
        note("opened", table.id)
        if is_played(room := Room(table)):
            self.rooms[table.id] = room
            self.let_bots_think(room)

    async def take_in(self, table: Table) -> None:
        """Keep a table from elsewhere, unless it is here already."""
        with suppress(IntegrityError):
            await self.store.create(table)

    async def aside(self, work: Callable[..., T], *arguments: object) -> T:
        """Do something long beside the loop, one thing at a time."""
        async with self.one_at_a_time:
            return await asyncio.to_thread(work, *arguments)

    async def look(self, table_id: str) -> Table:
        """A table as it stands."""
        room = self.rooms.get(table_id)
        if room is None:
            return await self.load(table_id)
        if self.store.group:
            await self.refresh(room)
            self.lock_up(room)
        return room.table

    async def load(self, table_id: str) -> Table:
        """A table from the store; whoever asks meanwhile gets the same."""
        if not ID.fullmatch(table_id):
            raise Refused("no-table")
        task = self.loading.get(table_id)
        if task is None:
            task = self.loading[table_id] = asyncio.create_task(self.fetch(table_id))
            task.add_done_callback(lambda _: self.loading.pop(table_id))
        table = await asyncio.shield(task)
        if table is None:
            raise Refused("no-table")
        return table

    async def fetch(self, table_id: str) -> Table | None:
        """A table from the store; one that was in use lately is not made anew."""
        table = self.lately.pop(table_id, None)
        if table is None:
            table = await self.store.load(table_id)
        else:
            await self.read_on(table)
        if table:
            self.remember(table)
        return table

    def remember(self, table: Table) -> None:
        """Keep a table in memory for a while."""
        self.lately[table.id] = table
        while len(self.lately) > LATELY:
            del self.lately[next(iter(self.lately))]

    async def unlock(self, table_id: str) -> Room:
        """The room of a table, which hears from now on what others write."""
        room = self.rooms.get(table_id)
        if room is None:
            room = self.rooms.setdefault(table_id, Room(await self.load(table_id)))
            if self.store.group:
                await self.refresh(room)
        return self.rooms.setdefault(table_id, room)

    async def enter(self, table_id: str, listener: Listener, seq: int = 0) -> Room:
        """The room of a table, in which somebody listens from now on who knew so many entries elsewhere."""
        room = await self.unlock(table_id)
        if self.store.group and room.table.seq < seq:
            await self.refresh(room)
        room.listeners.add(listener)
        self.let_bots_think(room)
        return room

    def leave(self, room: Room, listener: Listener) -> None:
        """Somebody listens no more."""
        room.listeners.discard(listener)
        self.lock_up(room)

    def lock_up(self, room: Room) -> None:
        """Forget a room where nobody is: all that happened there is in the store."""
        at_work = any(task and not task.done() for task in (room.thinking, room.recovering))
        in_use = room.listeners or room.lock.locked() or at_work
        if not in_use and self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
            self.store.release(room.table.id, room.epoch)
            room.epoch = 0

    async def act(self, room: Room, propose: Callable[[Table], LogEntry], by_force: bool = True) -> None:
        """Check what somebody wants, write it down, carry it out, and tell everybody."""
        async with room.lock:
            try:
                while not await self.done(room, propose, by_force):
                    pass
            except (Refused, Elsewhere):
                raise
            except Exception:
                self.start_recovering(room)
                raise
        self.let_bots_think(room)
        room.tell()
        self.lock_up(room)

    async def done(self, room: Room, propose: Callable[[Table], LogEntry], by_force: bool) -> bool:
        """Do what somebody wants; False if another process was first and it has to be looked at anew."""
        await self.hold(room, by_force)
        entry = propose(room.table) | {"at": time.time_ns() // NANOSECONDS}
        if entry["kind"] == "rematch":
            await self.take_in(self.next_table(room.table, entry))
        try:
            await self.write_down(room, entry)
        except Refused:
            room.epoch = 0
            return False
        return True

    async def hold(self, room: Room, by_force: bool) -> None:
        """Know all that is written, and where no force is used, be the one process that writes at the table.

        Force needs no step of its own: an entry that is written without an epoch takes the table.
        """
        if not room.epoch and not by_force:
            room.epoch = await self.store.take(room.table.id)
            room.is_stale = True
            if not room.epoch:
                raise Elsewhere
        if room.is_stale:
            await self.catch_up(room)

    async def catch_up(self, room: Room) -> None:
        """Carry out what was written and has not happened here yet."""
        await self.read_on(room.table)
        room.is_stale = False

    async def read_on(self, table: Table) -> None:
        """Let happen what is written and has not happened yet."""
        number = table.seq
        for entry in await self.store.entries_from(table.id, number):
            carry_out(table, number, entry)
            number += 1

    async def refresh(self, room: Room) -> None:
        """Look whether another process has written something, and tell everybody."""
        async with room.lock:
            before = room.table.seq
            await self.catch_up(room)
        if room.table.seq > before:
            room.tell()
            self.let_bots_think(room)

    def hear(self, table_id: str, number: int, epoch: int) -> None:
        """A process has written an entry."""
        room = self.rooms.get(table_id)
        if room and epoch > room.epoch:
            room.epoch = 0
            room.is_stale = True
            if number >= room.table.seq:
                self.start_refreshing(room)

    def hear_thought(self, table_id: str, number: int, words: str) -> None:
        """Another process has thought for a bot here."""
        if self.questions:
            self.questions.hear(table_id, number, words)

    def start_refreshing(self, room: Room) -> None:
        """Look what is new in a room, as soon as that can be done."""
        task = asyncio.create_task(self.refresh(room))
        self.refreshing.add(task)
        task.add_done_callback(lambda done: self.end_refreshing(room, done))

    def end_refreshing(self, room: Room, task: asyncio.Task[None]) -> None:
        """If it could not be done, the room is in trouble."""
        self.refreshing.discard(task)
        if not self.is_closed and not task.cancelled() and (error := task.exception()):
            complain(room.table.id, error)
            self.start_recovering(room)
        self.lock_up(room)

    async def look_again(self) -> None:
        """Processes may have written and thought anything, of which nothing was heard."""
        if self.questions:
            self.questions.forget()
        for room in list(self.rooms.values()):
            room.is_stale = True
            self.start_refreshing(room)

    async def adopt(self, table_id: str, epoch: int) -> None:
        """Go on with a table whose process is gone."""
        try:
            room = await self.unlock(table_id)
        except Exception as error:
            self.store.release(table_id, epoch)
            complain(table_id, error)
            return
        room.epoch, room.is_stale = epoch, True
        TAKEOVERS.inc()
        note("taken over from a process that is gone", table_id)
        self.let_bots_think(room)
        self.lock_up(room)

    async def write_down(self, room: Room, entry: LogEntry) -> None:
        """Write down what is to happen, and then let it happen."""
        before = status_of(room.table)
        room.is_stale = True
        number = room.table.seq
        room.epoch = await self.store.append(room.table, entry, room.epoch)
        carry_out(room.table, number, entry)
        room.is_stale = room.in_trouble = False
        if status_of(room.table) != before or entry["kind"] in SEATING:
            note(status_of(room.table), room.table.id)
            try:
                await self.store.note_status(room.table)
            except Exception as error:  # it has happened all the same, and is put right when the table is read again
                complain(room.table.id, error)

    def start_recovering(self, room: Room) -> None:
        """Tell everybody that the room is in trouble, and look after it."""
        room.in_trouble = True
        room.tell()
        if room.recovering is None or room.recovering.done():
            room.recovering = asyncio.create_task(self.recover(room))
            room.recovering.add_done_callback(lambda _: self.lock_up(room))

    async def recover(self, room: Room) -> None:
        """Read the table again until that can be done, and go on from there."""
        for wait in growing_waits():
            await asyncio.sleep(wait)
            try:
                async with room.lock:
                    await self.catch_up(room)
                    room.in_trouble = False
                break
            except Exception as error:
                complain(room.table.id, error)
        room.tell()
        self.let_bots_think(room)

    def next_table(self, table: Table, entry: LogEntry) -> Table:
        """The table of a rematch, which belongs to whoever wants it."""
        owner = table.seats[entry["seat"]].guest
        seats = table.seats_of_rematch(owner)
        return Table(entry["table"], table.game, table.options, new_seed(), seats, owner=owner)

    def let_bots_think(self, room: Room) -> None:
        """Start the bot whose turn it is, if it does not think already."""
        if is_played(room) and (room.thinking is None or room.thinking.done()):
            room.thinking = asyncio.create_task(self.think(room))
            room.thinking.add_done_callback(lambda _: self.lock_up(room))

    async def think(self, room: Room) -> None:
        """Let bots play until a person decides; whatever fails is tried again, after longer and longer waits."""
        waits = growing_waits()
        while is_played(room):
            try:
                await self.think_once(room)
                waits = growing_waits()
            except Elsewhere:
                await asyncio.sleep(BEAT)
            except Refused:  # something was taken back meanwhile
                await asyncio.sleep(0)
            except Exception as error:
                complain(room.table.id, error)
                await asyncio.sleep(next(waits))

    async def think_once(self, room: Room) -> None:
        """Let a bot decide once, when its turn comes; nothing is to be done if another process lets it think."""
        async with room.lock:
            await self.hold(room, by_force=False)
        elsewhere = self.questions if self.store.group and self.store.group.has_thinkers else None
        async with (elsewhere or self).turns.of(room.table.owner):
            seat, seq, bot = int(room.table.state.actor), room.table.seq, room.table.bot_to_move()
            with THOUGHTS.time():
                if elsewhere and bot:
                    words = await elsewhere.ask(room.table.id, seq)
                else:
                    words = await self.thinkers.choose(room.table.record().text(), seat, bot) if bot else ""
        await self.act(room, partial(Table.play_bot, seat=seat, words=words, seq=seq), by_force=False)


def carry_out(table: Table, number: int, entry: LogEntry) -> None:
    """Let the entry of this number happen, unless it has: whoever read the log meanwhile has done so."""
    if number == table.seq:
        table.add(entry)


def growing_waits() -> Iterator[float]:
    """How many seconds to wait before something is tried again, time after time."""
    yield from (0.1, 0.3, 1, 3)
    yield from repeat(10)


def complain(table_id: str, error: BaseException) -> None:
    """Tell whoever runs the server that something failed at a table, and is tried again."""
    FAILURES.inc()
    warn("failed", error, table_id)


def is_played(room: Room) -> bool:
    """Whether a bot decides, and a person plays there or looks on."""
    return room.table.bot_to_move() != "" and (bool(room.listeners) or not room.table.is_among_bots())
