"""Faults of the database: bots go on by themselves, a room in trouble says so, and nobody is told what is not so."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from functools import partial
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import OperationalError

from demesne.table import BOT, PERSON, LogEntry, Seat, Table
from demesne.web.news import news
from demesne.web.refusals import refusal
from demesne.web.room import House, Room
from demesne.web.store import Store
from tests.web.servers import Cluster, cluster
from tests.web.test_client_words import messages
from tests.web.test_store import first_choice

pytestmark = pytest.mark.slow  # with a PostgreSQL of their own
SEATS = [Seat(PERSON, "Ana", guest="ana"), Seat(BOT, "", bot="random")]
GONE = OperationalError("INSERT", None, Exception("the disk is full"))


class FailingStore(Store):
    """A store that fails so many times, before or after it has written."""

    failures = 0
    after = False

    async def append(self, table: Table, entry: LogEntry, epoch: int = 0) -> int:
        """Write down, or fail."""
        if self.failures and not self.after:
            self.failures -= 1
            raise GONE
        found = await super().append(table, entry, epoch)
        if self.failures:
            self.failures -= 1
            raise GONE
        return found

    async def entries_from(self, table_id: str, number: int) -> list[LogEntry]:
        """Read, or fail."""
        if self.failures:
            self.failures -= 1
            raise GONE
        return await super().entries_from(table_id, number)


async def until_ana_decides(room: Room) -> None:
    """Wait for the bot."""
    async with asyncio.timeout(60):
        while room.table.bot_to_move():
            await asyncio.sleep(0.01)


async def until_out_of_trouble(room: Room) -> None:
    """Wait until the room has looked at the database again, which it does by itself."""
    async with asyncio.timeout(60):
        while room.in_trouble:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("after", [False, True])
def test_a_bot_goes_on_when_the_database_does(tmp_path: Path, after: bool) -> None:
    """It tries again and again, whether its action was written or not; the room says that it is in trouble."""

    async def run() -> None:
        store = FailingStore(tmp_path)
        store.after = after
        house, troubles = House(store, 1), list[bool]()
        await store.open()
        table = await house.create("kingdomino", {}, SEATS, "ana")

        def look() -> None:
            troubles.append(news(room.table, "ana", trouble=room.in_trouble)["trouble"])

        room = await house.enter(table.id, look)
        for _ in range(6):
            await until_ana_decides(room)
            store.failures = 0
            await house.act(room, first_choice)
            store.failures = 3 if room.table.bot_to_move() else 0
        await until_ana_decides(room)
        store.failures = 0
        await until_out_of_trouble(room)
        assert (True in troubles, troubles[-1]) == (True, False)
        written = await store.load(table.id)
        assert written
        assert written.actions == room.table.actions
        await house.close()

    asyncio.run(run())


def test_what_is_written_down_ends_the_trouble(tmp_path: Path) -> None:
    """Nobody is told that the database fails when it has just taken an entry."""

    async def run() -> None:
        store = Store(tmp_path)
        house = House(store, 1)
        await store.open()
        table = await house.create("kingdomino", {}, SEATS, "ana")
        room = await house.enter(table.id, lambda: None)
        await until_ana_decides(room)
        room.in_trouble = True
        await house.act(room, first_choice)
        assert not room.in_trouble
        await house.close()

    asyncio.run(run())


def test_a_failure_after_the_append_does_not_undo_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was written has happened, although its status could not be noted."""

    async def run() -> None:
        store = Store(tmp_path)
        house = House(store, 1)
        await store.open()
        seats = [Seat(PERSON, "Ana", guest="ana"), Seat("open", "")]
        table = await house.create("kingdomino", {}, seats, "ana")
        room = await house.enter(table.id, lambda: None)

        async def fail(_: Table) -> None:
            raise GONE

        monkeypatch.setattr(store, "note_status", fail)
        await house.act(room, partial(Table.sit, guest="bo", seat=1, name="Bo"))
        assert room.table.is_full()
        await house.close()

    asyncio.run(run())


@pytest.mark.parametrize("language", ["en", "pt", "es"])
def test_nobody_is_told_that_nothing_has_changed(language: str) -> None:
    """Of a mistake of our own nobody knows when it happened."""
    assert refusal(GONE).code == "broken"
    words = messages(language)["refused-broken"]
    assert not any(part in words for part in ("nothing has changed", "nada mudou", "nada ha cambiado"))


def test_a_room_recovers_by_itself_after_a_persons_action_failed(tmp_path: Path) -> None:
    """Whoever looks is told of the trouble, and of its end, without doing anything."""

    async def run() -> None:
        store = FailingStore(tmp_path)
        store.after = True
        house, troubles = House(store, 1), list[bool]()
        await store.open()
        both = [Seat(PERSON, "Ana", guest="ana"), Seat(PERSON, "Bo", guest="ana")]
        table = await house.create("kingdomino", {}, both, "ana")
        room = await house.enter(table.id, lambda: troubles.append(room.in_trouble))
        await house.act(room, first_choice)
        troubles.clear()
        store.failures = 3
        with pytest.raises(OperationalError):
            await house.act(room, first_choice)
        await until_out_of_trouble(room)
        assert room.table.seq == 2
        assert (troubles[0], troubles[-1]) == (True, False)
        await house.close()

    asyncio.run(run())


def test_bots_survive_that_all_connections_are_ended(tmp_path: Path, database: str) -> None:
    """In the middle of games, again and again."""

    async def run() -> None:
        house = House(Store(tmp_path, database), 1)
        await house.store.open()
        tables = [await house.create("kingdomino", {}, SEATS, "ana") for _ in range(4)]
        rooms = [await house.enter(table.id, lambda: None) for table in tables]
        with psycopg.connect(database, autocommit=True) as other:
            for _ in range(5):
                other.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
                )
                for room in rooms:
                    await until_ana_decides(room)
                    try:
                        await house.act(room, first_choice)
                    except OperationalError:
                        await asyncio.sleep(0.5)
        for room in rooms:
            await until_ana_decides(room)
            assert room.table.seq > 0
        await house.close()

    asyncio.run(run())


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_bots_survive_that_the_database_is_started_again(tmp_path: Path, how: signal.Signals) -> None:
    """Whether it said goodbye or crashed; a process of a group goes on by itself, too."""

    async def run(database: Cluster) -> None:
        house = House(Store(tmp_path, database.address), 1)
        await house.open()
        bots = [Seat(BOT, "", bot="random")] * 2
        tables = [await house.create("carcassonne", {}, bots, "ana") for _ in range(4)]
        rooms = [await house.enter(table.id, lambda: None) for table in tables]
        await until_further(rooms, 2)
        database.stop(how)
        async with asyncio.timeout(30):
            while not any(room.in_trouble for room in rooms):
                await asyncio.sleep(0.01)
        database.start()
        await until_further(rooms, 2)
        for room in rooms:
            await until_out_of_trouble(room)
        await house.close()

    with cluster() as database:
        asyncio.run(run(database))


async def until_further(rooms: list[Room], entries: int) -> None:
    """Wait until so many more entries have been written at each table."""
    enough = [room.table.seq + entries for room in rooms]
    async with asyncio.timeout(60):
        while any(room.table.seq < seq for room, seq in zip(rooms, enough, strict=True)):
            await asyncio.sleep(0.01)


def test_a_full_disk_is_waited_out(tmp_path: Path) -> None:
    """SQLite has no room for more: bots wait, the table says so, and all goes on when there is room again."""
    pages = [1_000_000]

    def limit(connection: DBAPIConnection, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA max_page_count={pages[0]}")
        cursor.close()

    async def run() -> None:
        store, troubles = Store(tmp_path), list[bool]()
        event.listen(store.engine.sync_engine, "checkout", lambda connection, *_: limit(connection, None))
        house = House(store, 1)
        await house.open()
        table = await house.create("carcassonne", {}, SEATS, "ana")  # whose log is long enough
        room = await house.enter(table.id, lambda: troubles.append(room.in_trouble))
        await until_ana_decides(room)
        pages[0] = 1  # it never becomes less than what is there
        await until_full(house, room)
        assert room.in_trouble
        pages[0] = 1_000_000
        await until_ana_decides(room)
        await until_out_of_trouble(room)
        await house.act(room, first_choice)
        assert (True in troubles, troubles[-1]) == (True, False)
        written = await store.load(table.id)
        assert written
        assert written.actions == room.table.actions
        await house.close()

    asyncio.run(run())


async def until_full(house: House, room: Room) -> None:
    """Play until nothing can be written any more."""
    async with asyncio.timeout(60):
        while not room.in_trouble:
            await until_decided(room)
            if not room.in_trouble:
                with suppress(OperationalError):
                    await house.act(room, first_choice)


async def until_decided(room: Room) -> None:
    """Wait for the bot, or for trouble."""
    while room.table.bot_to_move() and not room.in_trouble:
        await asyncio.sleep(0.01)
