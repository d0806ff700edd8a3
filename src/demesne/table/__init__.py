"""A table as an append-only log: who sits there, what was done and when, what may be taken back. No input or output."""

from demesne.core.refused import Refused
from demesne.table.table import (
    BOT,
    LONGEST_NAME,
    MOST_ENTRIES,
    OPEN,
    PERSON,
    LogEntry,
    Seat,
    Table,
    clean_name,
    table_of,
)

__all__ = [
    "BOT",
    "LONGEST_NAME",
    "MOST_ENTRIES",
    "OPEN",
    "PERSON",
    "LogEntry",
    "Refused",
    "Seat",
    "Table",
    "clean_name",
    "table_of",
]
