"""The tables and their logs in a database: SQLite in the data folder, or PostgreSQL by its address."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import JSON, Column, DateTime, ForeignKey, Integer, MetaData, String, event, func, insert, select
from sqlalchemy import Table as Relation
from sqlalchemy.engine import Connection
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from demesne.web.table import Entry, Refused, Seat, Table

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
)
entries: Final = Relation(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("data", JSON, nullable=False),
    Column("written", DateTime(timezone=True), server_default=func.now(), nullable=False),
)


class Store:
    """Reads and writes tables; what has returned from a write is on the disk."""

    def __init__(self, address: str) -> None:
        self.engine: Final[AsyncEngine] = create_async_engine(address)
        if address.startswith("sqlite"):
            event.listen(self.engine.sync_engine, "connect", be_durable)

    async def open(self) -> None:
        """Bring the database to the present shape."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        """Let go of the database."""
        await self.engine.dispose()

    async def create(self, table: Table) -> None:
        """Write down a new table."""
        row = {"id": table.id, "game": table.game, "options": table.options, "seed": str(table.seed)}
        async with self.engine.begin() as connection:
            await connection.execute(insert(tables).values(seats=[asdict(seat) for seat in table.seats], **row))

    async def append(self, table: Table, entry: Entry) -> None:
        """Write down the next entry of a table's log; refused if somebody else was first."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(entries).values(table_id=table.id, number=table.seq, data=entry))
        except IntegrityError:
            raise Refused("The game has gone on since; look again.") from None

    async def load(self, table_id: str) -> Table | None:
        """The table with all that has happened at it."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table_id))).one_or_none()
            if row is None:
                return None
            log = select(entries.c.data).where(entries.c.table_id == table_id).order_by(entries.c.number)
            data: list[Entry] = [entry for (entry,) in (await connection.execute(log)).all()]
        return Table(row.id, row.game, row.options, int(row.seed), [Seat(**seat) for seat in row.seats], data)

    async def latest(self, number: int) -> list[str]:
        """The ids of the newest tables."""
        newest = select(tables.c.id).order_by(tables.c.created.desc()).limit(number)
        async with self.engine.connect() as connection:
            return [table_id for (table_id,) in (await connection.execute(newest)).all()]


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
