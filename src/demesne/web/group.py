"""Several processes on one PostgreSQL: which of them live, which one writes at a table, and what each tells the others.

A process renews one row, its own. It holds the tables at which its name stands, until it is not renewed for the time of
a lease or another process takes the table. Whoever takes one makes its epoch grow, and every entry is written with the
epoch of its writer: a process that was paused meanwhile writes nothing.
"""

from __future__ import annotations

import secrets
import time
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import bindparam, case, delete, func, or_, select, text, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from demesne.web.relations import processes, seen, settings, tables

if TYPE_CHECKING:
    from demesne.web.herald import Herald

LEASE: Final = 3.0  # seconds
BEAT: Final = 0.5  # seconds from one renewal to the next
CHANNEL: Final = "demesne"
THINKER: Final = "think-"  # how the names of those begin that do nothing else
SECRET: Final = "secret"  # names of settings
HERALD: Final = "herald"
A_MINUTE: Final = 60  # seconds
AT_ONCE: Final = 20  # tables of a process that is gone that another takes in one go
LONG_AGO: Final = timedelta(hours=1)
MIGRATING: Final = 1  # numbers of advisory locks
OPENING: Final = 2

Held = tuple[str, int]  # a table and the epoch in which it is held


class Group:
    """One process among those of a database."""

    def __init__(self, engine: AsyncEngine, herald: Herald | None = None) -> None:
        self.herald: Final = herald
        #: each statement is a transaction of its own, so that a process that is paused between two keeps nobody out
        self.engine: Final = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.name = secrets.token_hex(6)
        self.has_thinkers = False  # processes that do nothing but think
        self.released: list[Held] = []

    async def renew(self) -> None:
        """Live on for the time of a lease, and let go of the tables at which nothing happens here."""
        released = list(self.released)
        until = func.now() + timedelta(seconds=LEASE)
        row = insert(processes).values(name=self.name, until=until)
        async with self.engine.connect() as connection:
            await connection.execute(row.on_conflict_do_update(index_elements=["name"], set_={"until": until}))
            thinkers = select(func.count()).where(processes.c.name.startswith(THINKER), processes.c.until > func.now())
            self.has_thinkers = (await connection.execute(thinkers)).scalar_one() > 0
            if released:
                rows = [{"its_id": table_id, "its_epoch": epoch} for table_id, epoch in sorted(released)]
                await connection.execute(LET_GO, rows)
        del self.released[: len(released)]

    async def tidy(self) -> None:
        """Forget processes that are long gone, and addresses that come no more."""
        async with self.engine.connect() as connection:
            await connection.execute(delete(processes).where(processes.c.until < func.now() - LONG_AGO))
            await connection.execute(delete(seen).where(seen.c.second < int(time.time()) - A_MINUTE))

    async def leave(self) -> None:
        """End: the others take over at once what is held here."""
        async with self.engine.connect() as connection:
            await connection.execute(delete(processes).where(processes.c.name == self.name))

    async def take(self, table_id: str) -> int:
        """Hold a table from now on; its epoch, or 0 if another process that lives holds it."""
        free = or_(tables.c.holder.in_(["", self.name]), tables.c.holder.not_in(LIVING))
        taken = HOLD.where(tables.c.id == table_id, free).values(holder=self.name)
        async with self.engine.connect() as connection:
            return (await connection.execute(taken.returning(tables.c.epoch))).scalar_one_or_none() or 0

    async def write(self, rows: list[dict[str, Any]]) -> dict[str, int]:
        """Write entries, each with the epoch of its table, or with 0 to take the table; the epochs of those written.

        Whoever was first at a place of a log, or holds a table in a later epoch, keeps it.
        """
        columns = {name: [row[name] for row in rows] for name in ("id", "number", "data", "epoch")}
        given = columns | {"me": self.name, "channel": CHANNEL}
        async with self.engine.connect() as connection:
            await connection.execution_options(
                isolation_level="AUTOCOMMIT"
            )  # one statement is a transaction of its own
            written = (await connection.execute(WRITE if self.herald else WRITE_AND_TELL, given)).all()
        if self.herald:
            for row in written:
                self.herald.tell(row.id, row.said)
        return {row.id: row.epoch for row in written}

    async def take_orphans(self) -> list[Held]:
        """Hold some tables of processes that are gone."""
        gone = tables.c.holder.not_in(["", self.name]), tables.c.holder.not_in(LIVING)
        orphans = select(tables.c.id).where(*gone).limit(AT_ONCE)
        taken = HOLD.where(tables.c.id.in_(orphans.with_for_update(skip_locked=True))).values(holder=self.name)
        async with self.engine.connect() as connection:
            return [
                (row.id, row.epoch) for row in await connection.execute(taken.returning(tables.c.id, tables.c.epoch))
            ]

    def release(self, table_id: str, epoch: int) -> None:
        """Let go of a table, at the next renewal."""
        self.released.append((table_id, epoch))

    async def secret(self, own: str) -> str:
        """The secret that all processes sign with: that of the first one."""
        row = insert(settings).values(name=SECRET, value=own).on_conflict_do_nothing()
        value = select(settings.c.value).where(settings.c.name == SECRET)
        async with self.engine.connect() as connection:
            await connection.execute(row)
            return str((await connection.execute(value)).scalar_one())

    async def agree(self) -> None:
        """Tell news in the same way as the others, and raise a ValueError if they do it in another."""
        if self.herald:
            await self.herald.check()
        mine = self.herald.place if self.herald else ""
        row = insert(settings).values(name=HERALD, value=mine)
        others = processes.c.name.not_like(f"{THINKER}%"), processes.c.name != self.name
        serving = select(func.count()).where(*others, processes.c.until > func.now())
        value = select(settings.c.value).where(settings.c.name == HERALD)
        async with self.engine.connect() as connection:
            theirs = (await connection.execute(value)).scalar_one_or_none() or ""
            if theirs != mine and (await connection.execute(serving)).scalar_one():
                how = f"by the Redis at {theirs}" if theirs else "without a Redis"
                raise ValueError(
                    f"The other processes of this database hear of each other {how}: --redis has to agree."
                )
            await connection.execute(row.on_conflict_do_update(index_elements=["name"], set_={"value": mine}))

    async def count(self, address: str, second: int) -> int:
        """How many requests have come from an address until this second, this one among them."""
        row = insert(seen).values(address=address, second=second, count=1)
        count = case((seen.c.second == second, seen.c.count + 1), else_=1)
        again = row.on_conflict_do_update(index_elements=["address"], set_={"count": count, "second": second})
        async with self.engine.connect() as connection:
            return int((await connection.execute(again.returning(seen.c.count))).scalar_one())


LIVING: Final = select(processes.c.name).where(processes.c.until > func.now())
HOLD: Final = update(tables).values(epoch=tables.c.epoch + 1)
LET_GO: Final = (
    update(tables).where(tables.c.id == bindparam("its_id"), tables.c.epoch == bindparam("its_epoch")).values(holder="")
)

WRITING: Final = """
WITH given AS (
    SELECT * FROM unnest(CAST(:id AS text[]), CAST(:number AS int[]), CAST(:data AS text[]), CAST(:epoch AS int[]))
    AS given (id, number, data, epoch)
), held AS (
    SELECT id, epoch FROM tables WHERE id = ANY(CAST(:id AS text[])) ORDER BY id FOR NO KEY UPDATE
), taken AS (
    UPDATE tables SET holder = :me, epoch = held.epoch + 1
    FROM held JOIN given USING (id) WHERE tables.id = held.id AND given.epoch = 0
), written AS (
    INSERT INTO entries (table_id, number, data)
    SELECT id, number, CAST(data AS json) FROM given JOIN held USING (id) WHERE given.epoch IN (0, held.epoch)
    ON CONFLICT DO NOTHING RETURNING table_id, number
), news AS (
    SELECT table_id AS id, written.number, held.epoch + CAST(given.epoch = 0 AS int) AS epoch
    FROM written JOIN given ON given.id = table_id JOIN held ON held.id = table_id
)
SELECT id, epoch, {said} AS said FROM news
"""
SAID: Final = "concat_ws(' ', id, number, epoch, :me)"
WRITE: Final = text(WRITING.format(said=SAID))
WRITE_AND_TELL: Final = text(WRITING.format(said=f"pg_notify(:channel, {SAID})"))


async def lock(connection: AsyncConnection, number: int, what: str = "") -> None:
    """Let no other process do the same until this transaction ends; nothing to do where there is no other."""
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_advisory_xact_lock(number, func.hashtext(what))))


async def tell(connection: AsyncConnection, news: list[str], who: str = "") -> None:
    """Tell all processes something, or one of them, once this transaction is done."""
    words = text("SELECT pg_notify(:channel, one) FROM unnest(CAST(:news AS text[])) AS one")
    await connection.execute(words, {"channel": CHANNEL + who, "news": news})


def plain_address(engine: AsyncEngine) -> str:
    """The address of the database as its driver wants it."""
    return engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
