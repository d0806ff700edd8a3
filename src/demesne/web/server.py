"""The server: pages, API and live lines for one data folder."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from litestar import Litestar
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import demesne
from demesne.web.api import games, lobby, look, me, open_table
from demesne.web.guests import Guests
from demesne.web.live import live
from demesne.web.origin import check_origin
from demesne.web.pages import asset, icon, page
from demesne.web.records import export_record, import_record, watch
from demesne.web.refusals import answer
from demesne.web.room import House
from demesne.web.store import Store

LARGEST_REQUEST: Final = 64 * 1024  # bytes
POLICY: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


@dataclass(frozen=True)
class Limits:
    """What one client may ask for."""

    rate: int = 50  # requests a second from an address, and messages a second on a line
    tables: int = 20  # games going on that one guest opened


USUAL: Final = Limits()


def make_app(folder: Path, address: str = "", workers: int = 1, limits: Limits = USUAL) -> Litestar:
    """The server for one data folder; with an address, the database is elsewhere."""
    folder.mkdir(parents=True, exist_ok=True)
    if address.startswith(("postgres://", "postgresql://")):
        address = "postgresql+psycopg://" + address.partition("://")[2]
    store = Store(address or f"sqlite+aiosqlite:///{folder / 'demesne.db'}")

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await store.open()
        house = House(store, workers)
        app.state.house, app.state.guests, app.state.limits = house, Guests(folder), limits
        yield
        await house.close()

    return Litestar(
        route_handlers=[
            games, lobby, open_table, look, export_record, watch, import_record, me, live, page, asset, icon,
        ],
        lifespan=[lifespan],
        before_request=check_origin,
        exception_handlers={Exception: answer},
        logging_config=None,
        response_headers=POLICY,
        middleware=[RateLimitConfig(rate_limit=("second", limits.rate), exclude=["/live", "/assets"]).middleware],
        openapi_config=OpenAPIConfig(
            "Demesne", demesne.__version__, path="/api", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        request_max_body_size=LARGEST_REQUEST,
    )  # fmt: skip
