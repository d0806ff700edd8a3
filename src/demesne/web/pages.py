"""The page that people play on: built from client/ into static/, one page for every address."""

from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.datastructures import State as AppState
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from demesne.core.replay import replay
from demesne.core.state import OVER
from demesne.games import find_game
from demesne.web.table import Refused, Table, told

STATIC: Final = Path(__file__).parent / "static"
KINDS: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}  # names change with what is in them
MISSING: Final = "The page has not been built: run `pip install .`, or `npm ci && npm run build` in client/.\n"


@get(["/", "/t/{table_id:str}", "/replay/{table_id:str}"], include_in_schema=False, sync_to_thread=False)
def page() -> Response[str]:
    """The page; what it shows depends on its address."""
    file = STATIC / "index.html"
    if not file.exists():
        return Response(MISSING, status_code=503, media_type=MediaType.TEXT)
    return Response(file.read_text("utf-8"), media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(name: FromPath[str]) -> Response[bytes]:
    """A script or a style of the page."""
    found = {file.name: file for file in (STATIC / "assets").glob("*")}
    if name not in found:
        raise NotFoundException
    return Response(found[name].read_bytes(), media_type=KINDS.get(found[name].suffix, "text/plain"), headers=FOR_EVER)


@get("/icon.svg", include_in_schema=False, sync_to_thread=False)
def icon() -> Response[bytes]:
    """The page's icon."""
    if not (STATIC / "icon.svg").exists():
        raise NotFoundException
    return Response((STATIC / "icon.svg").read_bytes(), media_type=KINDS[".svg"])


@get("/api/tables/{table_id:str}/replay")
async def watch(table_id: FromPath[str], state: AppState, seat: FromQuery[int | None] = None) -> dict[str, Any]:
    """A finished game step by step, as an onlooker or a seat saw it."""
    room = await state.house.find(table_id)
    if room.table.state.actor != OVER:
        raise Refused("The game goes on; it can be replayed when it is over.")
    if seat is not None and seat not in range(len(room.table.seats)):
        raise Refused("There is no such seat.")
    return steps(room.table, seat)


def steps(table: Table, seat: int | None) -> dict[str, Any]:
    """Every moment of a game: what was done, and what the seat saw then."""
    record = table.record()
    found: list[dict[str, Any]] = []
    actor = None
    for number, state in enumerate(replay(find_game(table.game), record, listen=True)):
        words = record.actions[number - 1] if number else ""
        events = state.events or []
        found.append({"words": words, "seat": actor, "events": len(events), "view": state.view(seat)})
        actor = int(state.actor)
    return {
        "table": table.id,
        "game": table.game,
        "seats": [{"kind": one.kind, "name": one.name, "bot": one.bot} for one in table.seats],
        "steps": found,
        "events": [told(event, [seat]) for event in events],
        "result": {
            "scores": table.state.scores(),
            "winners": table.state.winners(),
            "places": table.state.places(),
            "breakdown": table.state.breakdown(),
        },
    }
