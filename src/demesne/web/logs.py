"""What the server says about itself: sentences for people, or lines of JSON for programs, with the table concerned."""

from __future__ import annotations

import logging
import os
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

LOGGER: Final = logging.getLogger("demesne")
KINDS: Final = ("text", "json")


def note(what: str, table_id: str) -> None:
    """Say that something has happened at a table; only programs are told."""
    LOGGER.info(what, extra={"table": table_id})


def warn(what: str, error: BaseException | None = None, table_id: str = "") -> None:
    """Say that something went wrong, and what became of it."""
    reason = f": {type(error).__name__}: {first_line(error)}" if error else ""
    LOGGER.warning(what + reason, extra={"table": table_id})


def first_line(error: BaseException) -> str:
    """The first line of what an error says."""
    return str(error).strip().partition("\n")[0]


class Sentence(logging.Formatter):
    """A line for people, which begins with the table."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, and where it happened if that was a mistake of our own."""
        table_id = getattr(record, "table", "")
        return (f"Table {table_id}: " if table_id else "") + super().format(record)


class Line(logging.Formatter):
    """A line of JSON for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """When, how bad, which process, which table, what."""
        facts: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "process": os.getpid(),
            "message": record.getMessage(),
        }
        if table_id := getattr(record, "table", ""):
            facts["table"] = table_id
        if record.exc_info:
            facts["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(facts).decode()


def config_of(kind: str) -> dict[str, Any]:
    """How everything is said, for `logging.config`: all on standard error."""
    formatter = {"()": Line} if kind == "json" else {"()": Sentence, "format": "%(message)s"}
    own = {"handlers": ["all"], "level": "INFO" if kind == "json" else "WARNING", "propagate": False}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"all": formatter},
        "handlers": {"all": {"class": "logging.StreamHandler", "formatter": "all", "stream": "ext://sys.stderr"}},
        "loggers": {"demesne": own, "uvicorn": own | {"level": "WARNING"}},
    }
