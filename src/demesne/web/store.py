"""The tables and their logs in a database: SQLite in the data folder, or PostgreSQL by its address."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import delete, event, func, insert, select, text, update
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DatabaseError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from demesne.core.state import OVER
from demesne.table import LogEntry, Refused, Seat, Table
from demesne.web.group import LEASE, MIGRATING, OPENING, Group, lock
from demesne.web.herald import Herald
from demesne.web.logs import warn
from demesne.web.news import summary
from demesne.web.relations import ENDED, LEFT, PLAYING, WAITING, entries, tables, waiting
from demesne.web.watching import COMMITS, ENTRIES

IMPATIENCE: Final = int(1000 * LEASE)  # milliseconds for which a process that is paused keeps others from a row
MANY: Final = 100  # entries that are not replayed on the loop
ALONE: Final = 1  # the epoch of a process that shares its database with no other


class Store:
    """Reads and writes tables; what has returned from a write is on the disk."""

    def __init__(self, folder: Path, address: str = "", redis: str = "") -> None:
        self.file: Final = None if address else folder / "demesne.db"
        self.engine: Final[AsyncEngine] = create_async_engine(
            full_address(folder, address),
            pool_pre_ping=bool(address),
            connect_args={"options": f"-c idle_in_transaction_session_timeout={IMPATIENCE}"} if address else {},
        )
        self.reading: Final = self.engine.execution_options(isolation_level="AUTOCOMMIT") if address else self.engine
        self.turn: Final = asyncio.Lock()  # one writes at a time, as SQLite wants it
        self.waiting: list[Write] = []
        self.writer: asyncio.Task[None] | None = None
        self.group: Final = Group(self.engine, Herald(redis) if redis else None) if address else None
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", be_durable)

    async def open(self) -> None:
        """Bring the database to the present shape; a file that has lost everything is not taken for a new one."""
        if self.file and self.file.exists() and self.file.stat().st_size == 0:
            raise ValueError(f"{self.file} is empty; restore it, or delete it to begin anew.")
        async with self.engine.begin() as connection:
            await lock(connection, MIGRATING)
            await connection.run_sync(migrate)

    async def check(self) -> None:
        """Raise an error if the file of the database is damaged."""
        if self.engine.dialect.name == "sqlite":
            async with self.engine.connect() as connection:
                found = (await connection.execute(text("PRAGMA quick_check(1)"))).scalar_one()
            if found != "ok":
                raise DatabaseError("PRAGMA quick_check", None, Exception(f"its file is damaged: {found}"))

    async def ping(self) -> None:
        """Raise an error if the database does not answer."""
        async with self.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    async def close(self) -> None:
        """Write what is to be written, and let go of the database."""
        if self.writer:
            await self.writer
        await self.engine.dispose()

    async def create(self, table: Table, most: int | None = None) -> None:
        """Write down a new table and its log, if it has one; refused if its owner has so many going on."""
        row = {"id": table.id, "game": table.game, "options": table.options, "seed": str(table.seed)}
        seats = [asdict(seat) for seat in table.seats]
        async with self.turn, self.engine.begin() as connection:
            await lock(connection, OPENING, table.owner)
            count = await count_open(connection, table.owner)
            if most is not None and count >= most:
                raise Refused("too-many-tables", count=count)
            await connection.execute(insert(tables).values(seats=seats, guest=table.owner, **row))
            await note(connection, table)
            if table.entries:
                log = [row_of(table, number, entry) for number, entry in enumerate(table.entries)]
                await connection.execute(insert(entries), log)

    async def append(self, table: Table, entry: LogEntry, epoch: int = 0) -> int:
        """Write down the next entry of a table's log, in the epoch in which it is held, or with 0 in a new one.

        The epoch of it; refused if somebody else was first, or holds the table now.
        """
        write = Write(table.id, table.seq, entry, epoch, asyncio.get_running_loop().create_future())
        self.waiting.append(write)
        if self.writer is None or self.writer.done():
            self.writer = asyncio.create_task(self.write())
        return await write.done

    async def write(self) -> None:
        """Write what waits, all of it at once; what comes meanwhile waits for the next time."""
        while self.waiting:
            together, self.waiting = one_each(self.waiting)
            try:
                await self.commit(together)
            except IntegrityError:
                for one in together:
                    await self.commit_alone(one)
            except Exception as error:
                for one in together:
                    one.fail(error)

    async def commit(self, writes: list[Write]) -> None:
        """Write entries in one go."""
        with COMMITS.time():
            if self.group:
                epochs = await self.group.write([write.as_given() for write in writes])
            else:
                async with self.turn, self.engine.begin() as connection:
                    await connection.execute(insert(entries), [write.row() for write in writes])
                epochs = {write.table_id: ALONE for write in writes}
        ENTRIES.inc(len(epochs))
        for write in writes:
            write.end(epochs.get(write.table_id))

    async def commit_alone(self, write: Write) -> None:
        """Write one entry of several that could not be written together."""
        try:
            await self.commit([write])
        except IntegrityError:
            write.fail(Refused("gone-on"))
        except Exception as error:
            write.fail(error)

    async def note_status(self, table: Table) -> None:
        """Write down whether a table waits for somebody, is played at, or has seen its game end."""
        async with self.turn, self.engine.begin() as connection:
            await note(connection, table)

    async def take(self, table_id: str) -> int:
        """Be the one process that writes at a table; the epoch of that, or 0 if another one is."""
        return await self.group.take(table_id) if self.group else ALONE

    def release(self, table_id: str, epoch: int) -> None:
        """Write no more at a table."""
        if self.group and epoch:
            self.group.release(table_id, epoch)

    async def entries_from(self, table_id: str, number: int) -> list[LogEntry]:
        """What was written in a table's log from a number on."""
        log = select(entries.c.data).where(entries.c.table_id == table_id, entries.c.number >= number)
        async with self.reading.connect() as connection:
            return list((await connection.execute(log.order_by(entries.c.number))).scalars())

    async def load(self, table_id: str) -> Table | None:
        """The table with all that has happened at it."""
        log = select(entries.c.data).where(entries.c.table_id == table_id).order_by(entries.c.number)
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table_id))).one_or_none()
            written = (await connection.execute(log)).scalars().all()
        if row is None:
            return None
        seats = [Seat(**seat) for seat in row.seats]
        make = partial(Table, row.id, row.game, row.options, int(row.seed), seats, list(written), owner=row.guest)
        table = make() if len(written) < MANY else await asyncio.to_thread(make)
        if row.status != status_of(table):
            await self.note_status(table)
        return table

    async def lobby(self, number: int) -> list[dict[str, Any]]:
        """What is told of the newest tables that wait for somebody; an unreadable one is left out."""
        newest = select(waiting).order_by(waiting.c.since.desc(), waiting.c.table_id).limit(number)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(newest)).all()
        found: list[dict[str, Any]] = []
        for row in rows:
            try:
                found.append(msgspec.json.decode(row.summary, type=dict[str, Any]))
            except msgspec.DecodeError as error:
                warn("cannot be told of in the lobby", error, row.table_id)
        return found


class Write:
    """An entry on its way to the disk."""

    def __init__(self, table_id: str, number: int, entry: LogEntry, epoch: int, done: asyncio.Future[int]) -> None:
        self.table_id: Final = table_id
        self.number: Final = number
        self.entry: Final = entry
        self.epoch: Final = epoch
        self.done: Final = done

    def row(self) -> LogEntry:
        """The entry as a row."""
        return {"table_id": self.table_id, "number": self.number, "data": self.entry}

    def as_given(self) -> dict[str, Any]:
        """The entry as a group takes it."""
        data = msgspec.json.encode(self.entry).decode()
        return {"id": self.table_id, "number": self.number, "data": data, "epoch": self.epoch}

    def end(self, epoch: int | None) -> None:
        """It is there, or somebody else was first."""
        if epoch is None:
            self.fail(Refused("gone-on"))
        elif not self.done.done():
            self.done.set_result(epoch)

    def fail(self, error: Exception) -> None:
        """It is not there, or nobody knows."""
        if not self.done.done():
            self.done.set_exception(error)


def one_each(writes: list[Write]) -> tuple[list[Write], list[Write]]:
    """The first entry of each table, and the others, which wait for the next time."""
    first: dict[str, Write] = {}
    for write in writes:
        first.setdefault(write.table_id, write)
    return list(first.values()), [write for write in writes if first[write.table_id] is not write]


def full_address(folder: Path, address: str) -> str:
    """The address of a PostgreSQL, or of the file in the folder."""
    if not address:
        return f"sqlite+aiosqlite:///{folder / 'demesne.db'}"
    kind, _, rest = address.partition("://")
    if kind not in ("postgres", "postgresql") or not rest:
        raise ValueError(f"{address.partition('@')[0]!r} is no database: its address begins with postgresql://.")
    try:
        make_url(address)
    except ValueError:
        raise ValueError("The address of the database has a port that is no number.") from None
    return f"postgresql+psycopg://{rest}"


def row_of(table: Table, number: int, entry: LogEntry) -> LogEntry:
    """An entry of a log as a row."""
    return {"table_id": table.id, "number": number, "data": entry}


def status_of(table: Table) -> str:
    """Whether a table waits for somebody, is played at, or has seen its game end."""
    if table.state.actor == OVER or table.is_closed:
        return ENDED
    if table.is_left():
        return LEFT
    return PLAYING if table.is_full() else WAITING


async def count_open(connection: AsyncConnection, guest: str) -> int:
    """How many games that a guest opened go on, and were not left."""
    own = select(func.count()).where(tables.c.guest == guest, tables.c.status.in_([WAITING, PLAYING]))
    return (await connection.execute(own)).scalar_one()


async def note(connection: AsyncConnection, table: Table) -> None:
    """Write down the status of a table, and what the lobby tells of one that waits."""
    status = status_of(table)
    await connection.execute(update(tables).where(tables.c.id == table.id).values(status=status))
    await connection.execute(delete(waiting).where(waiting.c.table_id == table.id))
    if status == WAITING:
        told = msgspec.json.encode(summary(table)).decode()
        await connection.execute(insert(waiting).values(table_id=table.id, summary=told))


def migrate(connection: Connection) -> None:
    """Take all steps that the database has not taken yet."""
    config = Config()
    config.set_main_option("script_location", "demesne.web:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def be_durable(connection: DBAPIConnection, _: Any) -> None:
    """Readers do not wait for writers, and a commit is on the disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
