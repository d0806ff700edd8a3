"""What lies in the database: tables, the entries of their logs, what the lobby tells, and what processes share."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, BigInteger, Column, DateTime, ForeignKey, Integer, MetaData, String, Text, func
from sqlalchemy import Table as Relation

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
    Column("holder", String(16), server_default="", nullable=False),  # the process that writes there
    Column("epoch", Integer, server_default="0", nullable=False),  # grows whenever another one does
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
#: those of one database, each alive until it is not renewed any more
processes: Final = Relation(
    "processes",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("until", DateTime(timezone=True), nullable=False),
)
settings: Final = Relation(
    "settings",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", String(200), nullable=False),
)
#: how many requests came from an address in a second, by whatever process; lost when the database crashes
seen: Final = Relation(
    "seen",
    metadata,
    Column("address", String(100), primary_key=True),
    Column("second", BigInteger, nullable=False),
    Column("count", Integer, nullable=False),
)
