"""Connections on which a request does not come within some seconds are ended: nobody holds many of them for nothing."""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

FOR_HEADERS: Final = 10.0  # seconds
FOR_BODY: Final = 60.0


class HastyProtocol(HttpToolsProtocol):
    """uvicorn's protocol, with an end to its patience."""

    waiting: asyncio.TimerHandle | None = None
    for_headers = FOR_HEADERS

    def wait(self, seconds: float | None) -> None:
        """Wait so long for what is to come, or for nothing any more."""
        if self.waiting:
            self.waiting.cancel()
        self.waiting = self.loop.call_later(seconds, self.transport.close) if seconds else None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there, and may say what they want."""
        super().connection_made(transport)
        self.wait(self.for_headers)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.wait(self.for_headers)

    def on_headers_complete(self) -> None:
        """What is asked for is known."""
        self.wait(FOR_BODY)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of it is there."""
        self.wait(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """It becomes a live line."""
        self.wait(None)
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self.wait(None)
        super().connection_lost(exc)
