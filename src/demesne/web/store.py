"""The tables and their logs in a database: SQLite in the data folder, or PostgreSQL by its address."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    JSON,
    Column,
    DateTime,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Text,
    delete,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy import Table as Relation
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DatabaseError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from demesne.core.state import OVER
from demesne.table import LogEntry, Refused, Seat, Table
from demesne.web.news import summary
from demesne.web.watching import COMMITS, ENTRIES

WAITING: Final = "waiting"  # for somebody to sit down
PLAYING: Final = "playing"
ENDED: Final = "ended"
LEFT: Final = "left"  # by who opened it

metadata: Final = MetaData()
tables: Final = Relation(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(24), nullable=False),
    Column("seats", JSON, nullable=False),
    Column("created", DateTime(timezone=True), server_default=func.now(), nullable=False),
    Column("guest", String(40), server_default="", nullable=False),  # who opened it
    Column("status", String(10), server_default=PLAYING, nullable=False),
)
entries: Final = Relation(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("data", JSON, nullable=False),
    Column("written", DateTime(timezone=True), server_default=func.now(), nullable=False),
)
#: what the lobby tells of the tables that wait for somebody, so that it need not read them
waiting: Final = Relation(
    "waiting",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("since", DateTime(timezone=True), server_default=func.now(), nullable=False),
    Column("summary", Text, nullable=False),
)


class Store:
    """Reads and writes tables; what has returned from a write is on the disk."""

    def __init__(self, folder: Path, address: str = "") -> None:
        self.file: Final = None if address else folder / "demesne.db"
        self.engine: Final[AsyncEngine] = create_async_engine(
            full_address(folder, address), pool_pre_ping=bool(address)
        )
        self.turn: Final = asyncio.Lock()  # one writes at a time, as SQLite wants it
        self.waiting: list[Write] = []
        self.writer: asyncio.Task[None] | None = None
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", be_durable)

    async def open(self) -> None:
        """Bring the database to the present shape; a file that has lost everything is not taken for a new one."""
        if self.file and self.file.exists() and self.file.stat().st_size == 0:
            raise ValueError(f"{self.file} is empty; restore it, or delete it to begin anew.")
        async with self.engine.begin() as connection:
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
            count = await count_open(connection, table.owner)
            if most is not None and count >= most:
                raise Refused("too-many-tables", count=count)
            await connection.execute(insert(tables).values(seats=seats, guest=table.owner, **row))
            await note(connection, table)
            if table.entries:
                log = [row_of(table, number, entry) for number, entry in enumerate(table.entries)]
                await connection.execute(insert(entries), log)

    async def append(self, table: Table, entry: LogEntry) -> None:
        """Write down the next entry of a table's log; refused if somebody else was first."""
        write = Write(row_of(table, table.seq, entry), asyncio.get_running_loop().create_future())
        self.waiting.append(write)
        if self.writer is None or self.writer.done():
            self.writer = asyncio.create_task(self.write())
        await write.done

    async def write(self) -> None:
        """Write what waits, all of it at once; what comes meanwhile waits for the next time."""
        while self.waiting:
            together, self.waiting = self.waiting, []
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
            async with self.turn, self.engine.begin() as connection:
                await connection.execute(insert(entries), [write.row for write in writes])
        ENTRIES.inc(len(writes))
        for write in writes:
            write.succeed()

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

    async def load(self, table_id: str) -> Table | None:
        """The table with all that has happened at it."""
        log = select(entries.c.data).where(entries.c.table_id == table_id).order_by(entries.c.number)
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table_id))).one_or_none()
            written = (await connection.execute(log)).scalars().all()
        if row is None:
            return None
        seats = [Seat(**seat) for seat in row.seats]
        table = Table(row.id, row.game, row.options, int(row.seed), seats, list(written), owner=row.guest)
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
                logging.getLogger("demesne").warning("Table %s cannot be told of in the lobby: %s", row.table_id, error)
        return found


class Write:
    """An entry on its way to the disk."""

    def __init__(self, row: LogEntry, done: asyncio.Future[None]) -> None:
        self.row: Final = row
        self.done: Final = done

    def succeed(self) -> None:
        """It is there."""
        if not self.done.done():
            self.done.set_result(None)

    def fail(self, error: Exception) -> None:
        """It is not there, or nobody knows."""
        if not self.done.done():
            self.done.set_exception(error)


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
