"""The tables that are in use: one writer each, everybody told, bots thinking elsewhere."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from itertools import repeat
from typing import Any, Final, TypeVar

from sqlalchemy.exc import IntegrityError

from demesne.bots import bot_names, make_bot
from demesne.games import part_of
from demesne.table import BOT, OPEN, PERSON, LogEntry, Refused, Seat, Table, clean_name
from demesne.web.messages import Wanted
from demesne.web.store import Store, status_of
from demesne.web.thinking import Thinkers
from demesne.web.watching import FAILURES, THOUGHTS

Listener = Callable[[], None]
T = TypeVar("T")
NANOSECONDS: Final = 1_000_000  # in a millisecond
SEATING: Final = ("sit", "free")  # what changes that the lobby tells
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")


class Room:
    """A table in use, with everybody who looks at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.is_stale = False  # what is written down may be more than what is here
        self.in_trouble = False  # the database does not do what it should
        self.recovering: asyncio.Task[None] | None = None

    def tell(self) -> None:
        """Let everybody look again."""
        for listener in list(self.listeners):
            listener()


class House:
    """All rooms of one server process."""

    def __init__(self, store: Store, workers: int) -> None:
        self.store: Final = store
        self.rooms: Final[dict[str, Room]] = {}
        self.thinkers: Final = Thinkers(workers)
        self.turns: Final = Turns(workers)
        self.one_at_a_time: Final = asyncio.Lock()

    async def close(self) -> None:
        """Stop the bots and let go of the database."""
        for room in self.rooms.values():
            for task in (room.thinking, room.recovering):
                if task:
                    task.cancel()
        self.thinkers.close()
        await self.store.close()

    async def create(
        self, game: str, options: dict[str, Any], seats: list[Seat], guest: str, most: int | None = None
    ) -> Table:
        """Open a new table for a guest, unless so many of theirs go on."""
        table = Table(new_id(), game, options, new_seed(), seats, owner=guest)
        await self.store.create(table, most)
        if is_played(room := Room(table)):
            self.rooms[table.id] = room
            self.let_bots_think(room)
        return table

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
        if table_id in self.rooms:
            return self.rooms[table_id].table
        table = await self.store.load(table_id) if ID.fullmatch(table_id) else None
        if table is None:
            raise Refused("no-table")
        return table

    async def enter(self, table_id: str, listener: Listener) -> Room:
        """The room of a table, in which somebody listens from now on."""
        if table_id not in self.rooms:
            table = await self.look(table_id)
            self.rooms.setdefault(table_id, Room(table))
        room = self.rooms[table_id]
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

    async def act(self, room: Room, propose: Callable[[Table], LogEntry]) -> None:
        """Check what somebody wants, write it down, carry it out, and tell everybody."""
        async with room.lock:
            if room.is_stale:
                room.table = await self.look_again(room.table)
                room.is_stale = False
            entry = propose(room.table) | {"at": time.time_ns() // NANOSECONDS}
            if entry["kind"] == "rematch":
                await self.store.create(self.next_table(room.table, entry))
            await self.write_down(room, entry)
        self.let_bots_think(room)
        room.tell()
        self.lock_up(room)

    async def write_down(self, room: Room, entry: LogEntry) -> None:
        """Write down what is to happen, and then let it happen."""
        before = status_of(room.table)
        room.is_stale = True
        try:
            await self.store.append(room.table, entry)
            room.table.add(entry)
        except Refused:
            raise
        except Exception:
            self.start_recovering(room)
            raise
        room.is_stale = False
        if status_of(room.table) != before or entry["kind"] in SEATING:
            try:
                await self.store.note_status(room.table)
            except Exception as error:  # it has happened all the same, and is put right when the table is read again
                complain(room.table, error)

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
                    room.table = await self.look_again(room.table)
                    room.is_stale = room.in_trouble = False
                break
            except Exception as error:
                complain(room.table, error)
        room.tell()
        self.let_bots_think(room)

    async def look_again(self, table: Table) -> Table:
        """The table from the store, after a write of which nobody knows whether it was done."""
        found = await self.store.load(table.id)
        assert found is not None
        return found

    def next_table(self, table: Table, entry: LogEntry) -> Table:
        """The table of a rematch, which belongs to whoever wants it."""
        seats, owner = table.seats_of_rematch(), table.seats[entry["seat"]].guest
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
            except Refused:  # something was taken back meanwhile
                await asyncio.sleep(0)
            except Exception as error:
                complain(room.table, error)
                await asyncio.sleep(next(waits))

    async def think_once(self, room: Room) -> None:
        """Let a bot decide once, when its turn comes."""
        async with self.turns.of(room.table.owner):
            seat, seq, bot = int(room.table.state.actor), room.table.seq, room.table.bot_to_move()
            with THOUGHTS.time():
                words = await self.thinkers.choose(room.table.record().text(), seat, bot) if bot else ""
        await self.act(room, partial(Table.play_bot, seat=seat, words=words, seq=seq))


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


def growing_waits() -> Iterator[float]:
    """How many seconds to wait before something is tried again, time after time."""
    yield from (0.1, 0.3, 1, 3)
    yield from repeat(10)


def complain(table: Table, error: Exception) -> None:
    """Tell whoever runs the server that something failed, and is tried again."""
    FAILURES.inc()
    logging.getLogger("demesne").warning("Table %s: %s: %s", table.id, type(error).__name__, str(error).split("\n")[0])


def is_played(room: Room) -> bool:
    """Whether a bot decides, and a person plays there or looks on."""
    return room.table.bot_to_move() != "" and (bool(room.listeners) or not room.table.is_among_bots())


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(9)


def new_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(60)


def normal_options(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """Options of a game in the one form in which they are kept."""
    own = part_of("games", f"{game}.options")
    return options | own.normal(options) if own else options


def make_seats(game: str, wanted: list[Wanted], guest: str) -> list[Seat]:
    """The seats of a new table; a person's seats belong to whoever opens it."""
    seats = []
    for number, one in enumerate(wanted, 1):
        name = clean_name(one.name)
        if one.kind == BOT:
            check_bot(one.bot, game)
            seats.append(Seat(BOT, name, bot=one.bot))
        elif one.kind == PERSON:
            seats.append(Seat(PERSON, name or f"Player {number}", guest=guest))
        else:
            seats.append(Seat(OPEN, ""))
    return seats


def check_bot(name: str, game: str) -> None:
    """Only bots that come with Demesne play here."""
    names = bot_names(game)
    if name.partition(":")[0] not in names:
        raise Refused("no-bot", f"There is {', '.join(names)}.", bot=name)
    try:
        make_bot(name, game, 0)
    except ValueError as error:
        raise Refused("no-bot", str(error), bot=name) from None
