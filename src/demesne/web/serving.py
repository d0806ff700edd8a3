"""Running the server: all that can be wrong with port, folder and database is said before it opens."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Final

import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from demesne.web.limits import Limits
from demesne.web.messages import LONGEST_MESSAGE
from demesne.web.server import make_app
from demesne.web.store import Store

LARGEST_FRAME: Final = 16 * LONGEST_MESSAGE  # bytes; a larger one ends the line
LAST_PORT: Final = 65535
PATIENCE: Final = 5  # seconds for what is under way when the server closes


def serve(
    host: str, port: int, folder: Path, database: str, rate: int, browse: bool, host_names: Sequence[str] = ()
) -> None:
    """Open the server until it is broken off, with the browser at it if wanted; an error says why it cannot be."""
    try:
        workers = max(1, (os.cpu_count() or 1) - 1)
        app = make_app(folder, database, workers, Limits(rate), [host, *host_names])
        asyncio.run(check(app.state.store))
    except ImportError:
        raise ValueError("PostgreSQL needs a driver: pip install 'demesne[postgresql]'.") from None
    except (SQLAlchemyError, CommandError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise ValueError(f"The database cannot be opened: {reason.rstrip('.')}.") from None
    with listen(host, port) as listening:
        config = uvicorn.Config(
            app,
            ws="websockets-sansio",
            ws_max_size=LARGEST_FRAME,
            ws_per_message_deflate=False,  # it would cost each line more memory than its table does
            log_level="warning",
            server_header=False,
            timeout_graceful_shutdown=PATIENCE,
        )
        address = f"http://{host}:{port}/"
        print(f"Demesne is open at {address} (Ctrl-C closes it)", flush=True)
        if browse and has_screen():
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # which uvicorn raises again after it has closed
        with suppress(KeyboardInterrupt):
            uvicorn.Server(config).run([listening])


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


async def check(store: Store) -> None:
    """Open the database once, to see whether that can be done."""
    try:
        await store.open()
        await store.check()
    finally:
        await store.close()
