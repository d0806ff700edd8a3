"""The tables that are in use: one writer each, everybody told, bots thinking elsewhere."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any, Final

from demesne.bots import Window, bot_names, make_bot
from demesne.core.chance import fold
from demesne.core.replay import Record, last_state, read_record
from demesne.games import find_game
from demesne.web.store import Store
from demesne.web.table import BOT, OPEN, PERSON, Entry, Refused, Seat, Table

Listener = Callable[[], Awaitable[None]]


class Room:
    """A table in use, with everybody who looks at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking: asyncio.Task[None] | None = None


class House:
    """All rooms of one server process."""

    def __init__(self, store: Store, workers: int) -> None:
        self.store: Final = store
        self.rooms: Final[dict[str, Room]] = {}
        # Spawned, not forked: a fork would keep every connection open that the server closes.
        self.pool: Final = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))

    async def close(self) -> None:
        """Stop the bots and let go of the database."""
        for room in self.rooms.values():
            if room.thinking:
                room.thinking.cancel()
        self.pool.shutdown(wait=False, cancel_futures=True)
        await self.store.close()

    async def create(self, game: str, options: dict[str, Any], seats: list[Seat]) -> Room:
        """Open a new table."""
        table = Table(secrets.token_urlsafe(9), game, options, secrets.randbits(60), seats)
        await self.store.create(table)
        room = self.rooms[table.id] = Room(table)
        self.let_bots_think(room)
        return room

    async def find(self, table_id: str) -> Room:
        """The room of a table, fetched from the store if nobody has used it since the start."""
        if table_id not in self.rooms:
            table = await self.store.load(table_id)
            if table is None:
                raise Refused("There is no such table.")
            self.rooms.setdefault(table_id, Room(table))
            self.let_bots_think(self.rooms[table_id])
        return self.rooms[table_id]

    async def act(self, room: Room, propose: Callable[[Table], Entry]) -> None:
        """Check what somebody wants, write it down, carry it out, and tell everybody."""
        async with room.lock:
            entry = propose(room.table)
            await self.store.append(room.table, entry)
            room.table.add(entry)
        self.let_bots_think(room)
        await asyncio.gather(*[listener() for listener in list(room.listeners)])

    def let_bots_think(self, room: Room) -> None:
        """Start the bot whose turn it is, if it does not think already."""
        if room.table.bot_to_move() and (room.thinking is None or room.thinking.done()):
            room.thinking = asyncio.create_task(self.think(room))

    async def think(self, room: Room) -> None:
        """Let bots play until a person decides."""
        while bot := room.table.bot_to_move():
            table = room.table
            seat, number, seq = int(table.state.actor), len(table.actions), table.seq
            loop = asyncio.get_running_loop()
            words = await loop.run_in_executor(self.pool, choose, table.record().text(), seat, bot)
            if room.table.seq == seq:  # nothing was taken back meanwhile
                await self.act(room, partial(Table.play_bot, seat=seat, words=words, number=number))


def choose(text: str, seat: int, name: str) -> str:
    """What a bot plays in a game, in words. Runs in a process of its own, and makes the bot anew each time."""
    record: Record = read_record(text)
    state = last_state(find_game(record.game), record)
    bot = make_bot(name, record.game, fold(record.seed, seat + 1, len(record.actions)))
    return state.say(bot.choose(Window(state, seat)))


def make_seats(game: str, wanted: list[dict[str, str]], guest: str) -> list[Seat]:
    """The seats of a new table; a person's first seat belongs to whoever opens it."""
    seats = []
    for number, one in enumerate(wanted, 1):
        kind, name = one.get("kind", OPEN), " ".join(one.get("name", "").split())[:24]
        if kind == BOT:
            if one.get("bot", "").partition(":")[0] not in bot_names(game):
                raise Refused(f"A bot here is one of {', '.join(bot_names(game))}.")
            make_bot(one["bot"], game, 0)
            seats.append(Seat(BOT, name or f"{one['bot']} {number}", bot=one["bot"]))
        elif kind == PERSON:
            seats.append(Seat(PERSON, name or f"Player {number}", guest=guest))
        elif kind == OPEN:
            seats.append(Seat(OPEN, ""))
        else:
            raise Refused(f"A seat is a {PERSON}, a {BOT} or {OPEN}, not {kind!r}.")
    return seats
