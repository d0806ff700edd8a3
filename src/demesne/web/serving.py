"""Running the server: all that can be wrong with port, folder and database is said before it opens."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sqlite3
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Final

import uvicorn
from alembic.util import CommandError
from litestar import Litestar
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.supervisors import Multiprocess

from demesne.web import logs
from demesne.web.guests import secret_in, secret_of
from demesne.web.haste import HastyProtocol
from demesne.web.limits import Limits
from demesne.web.messages import LONGEST_MESSAGE
from demesne.web.server import make_app
from demesne.web.store import Store, full_address
from demesne.web.thinking import end_with_the_server

LARGEST_FRAME: Final = 16 * LONGEST_MESSAGE  # bytes; a larger one ends the line
LAST_PORT: Final = 65535
YOUNG: Final = 20_000  # new things after which garbage among them is looked for, 700 by default
PATIENCE: Final = 5  # seconds for what is under way when the server closes


@dataclass(frozen=True)
class Settings:
    """What a server is opened with."""

    folder: Path
    database: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    host_names: tuple[str, ...] = ()
    rate: int = 50
    workers: int = 1
    log: str = "text"
    redis: str = ""


def serve(given: Settings, browse: bool) -> None:
    """Open the server until it is broken off, with the browser at it if wanted; an error says why it cannot be."""
    if given.workers > 1 and not given.database:
        raise ValueError("Several processes need a database that they can share: name a PostgreSQL with --database.")
    if given.redis and not given.database:
        raise ValueError("Redis is for several processes on one PostgreSQL: name that with --database.")
    with ExitStack() as open_now:
        try:
            app = app_of(given)
            if not given.database:
                secret_in(given.folder)
                open_now.enter_context(alone_in(given.folder))
            asyncio.run(check(app.state.store, given.folder))
        except (ImportError, SQLAlchemyError, CommandError) as error:
            raise why_not(error) from None
        listening = open_now.enter_context(listen(given.host, given.port))
        address = f"http://{given.host}:{given.port}/"
        print(f"Demesne is open at {address} (Ctrl-C closes it)", flush=True)
        if browse and has_screen():
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        if given.workers > 1:
            Multiprocess(config_of(partial(worker_of, given), given), [listening]).run()
            return
        signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # which uvicorn raises again after it has closed
        with suppress(KeyboardInterrupt):
            uvicorn.Server(config_of(app, given)).run([listening])


def look_less_for_garbage() -> None:
    """What is there from the start stays, and what is sent is made of many small things that are soon gone."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)


def think(database: str, workers: int | None) -> None:
    """Think for servers on a database until one is told to end, on as many processors as there are."""
    try:
        from demesne.web.thinker import think_for_others

        full_address(Path(), database)
        with suppress(KeyboardInterrupt):
            asyncio.run(think_for_others(database, workers or os.cpu_count() or 1))
    except (ImportError, SQLAlchemyError, CommandError) as error:
        raise why_not(error) from None


def why_not(error: Exception) -> ValueError:
    """Why a database cannot be opened, in a sentence."""
    if isinstance(error, ImportError):
        what, extra = ("Redis", "redis") if error.name == "redis" else ("PostgreSQL", "postgresql")
        return ValueError(f"{what} needs a driver: pip install 'demesne[{extra}]'.")
    reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
    return ValueError(f"The database cannot be opened: {reason.rstrip('.')}.")


def config_of(app: Litestar | Callable[[], Litestar], given: Settings) -> uvicorn.Config:
    """How the server is run: one process, or several that make the app themselves."""
    return uvicorn.Config(
        app,
        factory=given.workers > 1,
        workers=given.workers,
        http=HastyProtocol,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # it would cost each line more memory than its table does
        log_config=logs.config_of(given.log),
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
    )


def app_of(given: Settings) -> Litestar:
    """The server; its processes share the machine among their bots."""
    thinkers = max(1, ((os.cpu_count() or 1) - 1) // given.workers)
    names = [given.host, *given.host_names]
    app = make_app(given.folder, given.database, thinkers, Limits(given.rate), names, given.redis)
    look_less_for_garbage()
    return app


def worker_of(given: Settings) -> Litestar:
    """The server in one of several processes, which ends with the one that started it."""
    end_with_the_server()
    return app_of(given)


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Keep a data folder for oneself: SQLite locks a file for it, until this process ends in whatever way."""
    with closing(sqlite3.connect(folder / "in-use", timeout=0)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            raise ValueError(
                f"Another server has {folder} open: end that one, or share a PostgreSQL with --database."
            ) from None
        yield


def has_screen() -> bool:
    """Whether a browser has somewhere to open a window."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def listen(host: str, port: int) -> socket.socket:
    """A socket at the address."""
    if port > LAST_PORT:
        raise ValueError(f"Port {port} cannot be used: the last one is {LAST_PORT}.")
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
    except OSError as error:
        raise ValueError(f"Port {port} of {host} cannot be used: {error.strerror}; --port names another one.") from None
    return listening


async def check(store: Store, folder: Path) -> None:
    """Open the database once, to see whether that can be done."""
    try:
        await store.open()
        await store.check()
        await secret_of(store, folder)
        if store.group:
            await store.group.agree()
    finally:
        await store.close()
