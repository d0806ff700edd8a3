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
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components
from litestar.stores.memory import MemoryStore
from litestar.types import Message, Scope
from msgspec.json import schema_components

import demesne
from demesne.web.api import allowed, games, lobby, look, look_into_box, look_on, me, open_table
from demesne.web.guests import Guests, secret_of
from demesne.web.lessons import Progress, learn, look_into_box_of_lesson
from demesne.web.limits import USUAL, Limits, Lines, Quota, RateLimit, forget_expired
from demesne.web.live import live
from demesne.web.messages import NewTable, PlayOn
from demesne.web.origin import check_origin
from demesne.web.pages import asset, named, page
from demesne.web.programs import Absences, programs
from demesne.web.reading import Readings
from demesne.web.records import analyse, export_record, import_record, play_on, watch
from demesne.web.refusals import answer
from demesne.web.room import House
from demesne.web.store import Store
from demesne.web.watching import REQUESTS, health, metrics, ready

SMALL: Final = 1000  # bytes of an answer that is not worth compressing
UNLIMITED: Final = [
    "^/(live|bots)/[^/]+$",
    "^/assets/[^/]+$",
    "^/health$",
    "^/ready$",
]  # lines have limits of their own
PACKED: Final = ["^/assets/", "^/api/tables/[^/]+/replay$"]  # compressed by themselves
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
    redis: str = "",
) -> Litestar:
    """The server for one data folder; with an address, the database is elsewhere; with names, it goes by no others."""
    if folder.is_file():
        raise ValueError(f"{folder} is a file, not a folder.")
    folder.mkdir(parents=True, exist_ok=True)
    names = None if host_names is None else {name.lower() for name in host_names}
    store, seen = Store(folder, address, redis), MemoryStore()
    rate_limit = RateLimit(("second", limits.rate), exclude=UNLIMITED, store="seen", group=store.group)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.house = House(store, workers)
        await app.state.house.open()
        app.state.guests = Guests(await secret_of(store, folder))
        forgetting = asyncio.create_task(forget_expired(seen))
        yield
        forgetting.cancel()
        await app.state.house.close()

    found = {"store": store, "limits": limits, "lines": Lines(limits), "quota": Quota(limits, store.group)}
    found |= {"absences": Absences(limits.absence), "readings": Readings()}
    app = Litestar(
        route_handlers=[
            games, allowed, lobby, open_table, look, look_on, look_into_box, export_record, watch, analyse, play_on,
            import_record, me, learn, look_into_box_of_lesson, live, programs, page, asset, named, health, ready,
            metrics,
        ],
        lifespan=[lifespan],
        state=State(found | {"host_names": names}),
        before_request=check_origin,
        exception_handlers={Exception: answer},
        logging_config=None,
        before_send=[add_policy],
        compression_config=CompressionConfig("gzip", minimum_size=SMALL, gzip_compress_level=5, exclude=PACKED),
        middleware=[REQUESTS.middleware, rate_limit.middleware],
        stores={"seen": seen},
        openapi_config=OpenAPIConfig(
            "Demesne", demesne.__version__, path="/api/openapi.json", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        request_max_body_size=LARGEST_REQUEST,
    )  # fmt: skip
    described = (app.openapi_schema.components or Components()).schemas
    for schema in described.values():
        schema.additional_properties = False  # unknown fields are refused, which Litestar does not say
    _, exact = schema_components([NewTable, PlayOn, Progress], ref_template="#/components/schemas/{name}")
    described.update(exact)  # nor does it say the limits of what is within a list or an object
    return app
