"""The server: pages, API and live lines for one data folder."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components
from litestar.stores.memory import MemoryStore
from litestar.types import Message, Scope

import demesne
from demesne.web.api import allowed, games, lobby, look, look_into_box, me, open_table
from demesne.web.guests import Guests
from demesne.web.limits import USUAL, Limits, Lines, forget_expired
from demesne.web.live import live
from demesne.web.origin import check_origin
from demesne.web.pages import asset, icon, notices, page
from demesne.web.records import export_record, import_record, watch
from demesne.web.refusals import answer
from demesne.web.room import House
from demesne.web.store import Store
from demesne.web.watching import REQUESTS, health, metrics, ready

SMALL: Final = 1000  # bytes of an answer that is not worth compressing
UNLIMITED: Final = ["^/live/[^/]+$", "^/assets/[^/]+$", "^/health$", "^/ready$"]  # lines have limits of their own
LARGEST_REQUEST: Final = 64 * 1024  # bytes
POLICY: Final = [
    (
        b"content-security-policy",
        b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        b"object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"referrer-policy", b"same-origin"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
]


async def add_policy(message: Message, _: Scope) -> None:
    """Every answer says what its page may do."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *POLICY]


def make_app(
    folder: Path,
    address: str = "",
    workers: int = 1,
    limits: Limits = USUAL,
    host_names: Collection[str] | None = None,
) -> Litestar:
    """The server for one data folder; with an address, the database is elsewhere; with names, it goes by no others."""
    if folder.is_file():
        raise ValueError(f"{folder} is a file, not a folder.")
    folder.mkdir(parents=True, exist_ok=True)
    names = None if host_names is None else {name.lower() for name in host_names}
    store, guests, seen = Store(folder, address), Guests(folder), MemoryStore()

    rate_limit = RateLimitConfig(("second", limits.rate), exclude=UNLIMITED, store="seen")

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await store.open()
        app.state.house = House(store, workers)
        forgetting = asyncio.create_task(forget_expired(seen))
        yield
        forgetting.cancel()
        await app.state.house.close()

    app = Litestar(
        route_handlers=[
            games, allowed, lobby, open_table, look, look_into_box, export_record, watch, import_record, me, live, page,
            asset, icon, notices, health, ready, metrics,
        ],
        lifespan=[lifespan],
        state=State({"store": store, "guests": guests, "limits": limits, "lines": Lines(limits), "host_names": names}),
        before_request=check_origin,
        exception_handlers={Exception: answer},
        logging_config=None,
        before_send=[add_policy],
        compression_config=CompressionConfig("gzip", minimum_size=SMALL, gzip_compress_level=5, exclude=["^/assets/"]),
        middleware=[REQUESTS.middleware, rate_limit.middleware],
        stores={"seen": seen},
        openapi_config=OpenAPIConfig(
            "Demesne", demesne.__version__, path="/api/openapi.json", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        request_max_body_size=LARGEST_REQUEST,
    )  # fmt: skip
    for schema in (app.openapi_schema.components or Components()).schemas.values():
        schema.additional_properties = False  # unknown fields are refused, which Litestar does not say
    return app
