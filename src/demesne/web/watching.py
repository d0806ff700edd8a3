"""For whoever runs the server: whether it lives and is ready, and what it does, as Prometheus reads it."""

from __future__ import annotations

from typing import Final

from litestar import Response, get
from litestar.datastructures import State
from litestar.plugins.prometheus import PrometheusConfig
from prometheus_client import CONTENT_TYPE_LATEST, Counter, Gauge, Histogram, generate_latest

from demesne.web.logs import warn

ROOMS: Final = Gauge("demesne_rooms", "Tables at which somebody is, or a bot thinks.")
TROUBLED: Final = Gauge("demesne_rooms_in_trouble", "Tables that the database does not take entries for.")
LINES: Final = Gauge("demesne_lines", "Live lines.")
WAITING: Final = Gauge("demesne_thinking_waiting", "Bots that wait for their turn to think.")
ENTRIES: Final = Counter("demesne_entries", "Entries of logs written down.")
FAILURES: Final = Counter("demesne_failures", "Errors that whoever runs the server should know of.")
TAKEOVERS: Final = Counter("demesne_takeovers", "Tables taken over from processes that are gone.")
COMMITS: Final = Histogram("demesne_commit_seconds", "How long it takes to write entries down.")
THOUGHTS: Final = Histogram("demesne_think_seconds", "How long bots think.")
REQUESTS: Final = PrometheusConfig("demesne", "demesne", group_path=True, exclude=["^/assets/", "^/live/"])


@get("/health", include_in_schema=False)
async def health() -> dict[str, bool]:
    """The server answers."""
    return {"alive": True}


@get("/ready", include_in_schema=False)
async def ready(state: State) -> Response[dict[str, bool]]:
    """Whether the database answers, too."""
    try:
        await state.store.ping()
    except Exception as error:
        FAILURES.inc()
        warn("The database does not answer", error)
        return Response({"ready": False}, status_code=503)
    return Response({"ready": True})


@get("/metrics", include_in_schema=False)
async def metrics(state: State) -> Response[bytes]:
    """The figures of now, and those counted since the server opened."""
    rooms = state.house.rooms.values()
    ROOMS.set(len(rooms))
    TROUBLED.set(sum(room.in_trouble for room in rooms))
    LINES.set(state.lines.of_address.total())
    WAITING.set(sum(map(len, state.house.turns.waiting.values())))
    return Response(generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})
