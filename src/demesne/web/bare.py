"""The yardstick of the server's speed: the same framework, one commit and one broadcast for every message."""

from __future__ import annotations

import argparse
import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from demesne.web.serving import listen
from demesne.web.store import be_durable

INSERT: Final = text("INSERT INTO messages (data) VALUES (:data)")


def make_bare_app(folder: Path) -> Litestar:
    """Whatever somebody says at a table is written down and sent to all who are there."""
    folder.mkdir(parents=True, exist_ok=True)
    engine: AsyncEngine = create_async_engine(f"sqlite+aiosqlite:///{folder / 'bare.db'}")
    event.listen(engine.sync_engine, "connect", be_durable)
    turn = asyncio.Lock()  # one writes at a time, as SQLite wants it
    rooms: dict[str, set[WebSocket[Any, Any, Any]]] = defaultdict(set)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with engine.begin() as connection:
            await connection.execute(text("CREATE TABLE messages (number INTEGER PRIMARY KEY, data TEXT)"))
        yield
        await engine.dispose()

    @websocket("/live/{table_id:str}")
    async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
        await socket.accept()
        rooms[table_id].add(socket)
        try:
            while True:
                message = await socket.receive_text()
                async with turn, engine.begin() as connection:
                    await connection.execute(INSERT, {"data": message})
                for other in rooms[table_id]:
                    await other.send_text(message)
        except WebSocketDisconnect:
            rooms[table_id].discard(socket)

    return Litestar(route_handlers=[live], lifespan=[lifespan], logging_config=None, openapi_config=None)


def main() -> None:
    """Serve until it is broken off."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--folder", type=Path)
    given = parser.parse_args()
    with listen("127.0.0.1", given.port) as listening:
        config = uvicorn.Config(make_bare_app(given.folder), ws="websockets-sansio", log_level="warning")
        uvicorn.Server(config).run([listening])


if __name__ == "__main__":
    main()
