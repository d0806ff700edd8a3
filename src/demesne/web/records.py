"""Records over HTTP: a finished game as a file, step by step, and files of games from elsewhere."""

from __future__ import annotations

import gzip
import hashlib
from base64 import urlsafe_b64encode
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from demesne.bots import bot_names, timed
from demesne.core.chance import SEEDS
from demesne.core.replay import Record, make_record, replay
from demesne.core.state import OVER
from demesne.core.state import State as GameState
from demesne.games import find_game
from demesne.table import BOT, PERSON, Refused, Table, clean_name, table_of
from demesne.web.api import cookie_of, guest_cookie
from demesne.web.guests import COOKIE
from demesne.web.messages import PlayOn, RecordOptions, Wanted
from demesne.web.news import options, result, seats, told
from demesne.web.opening import make_seats, new_id, normal_options
from demesne.web.reading import READER, READING
from demesne.web.refusals import documented
from demesne.web.uploads import LARGEST_UPLOAD

#: the seats of those who look, or None for an onlooker
Eyes = list[int] | list[int | None]
OWN: Final = ("seats", "hands", "kept")  # in views: what each player has, by seat
MOST_STEPS: Final = 500  # of a game that are told at once
PACKING: Final = 5  # of 9
LONGEST_RECORD: Final = 256 * 1024 + LARGEST_UPLOAD  # bytes: the longest game, and the data files it was played with


@get("/api/tables/{table_id:str}/record", responses=documented(404, 409))
async def export_record(table_id: FromPath[str], state: State) -> Record:
    """The record of a finished game."""
    return finished(await state.house.look(table_id)).record()


@get("/api/tables/{table_id:str}/replay", responses=documented(404, 409))
async def watch(
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    state: State,
    seat: FromQuery[int | None] = None,
    everybody: FromQuery[bool] = False,
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
) -> Response[dict[str, Any]]:
    """A finished game step by step, as an onlooker, a seat or everybody together saw it.

    Of a long one there are so many steps from the first on.
    """
    table = finished(await state.house.look(table_id))
    if seat is not None and seat not in range(len(table.seats)):
        raise Refused("no-seat")
    eyes = list(range(len(table.seats))) if everybody else [seat]
    is_packed = "gzip" in request.headers.get("accept-encoding", "")
    text: Any = await state.house.aside(written_steps, table, eyes, first, is_packed)  # the data, as they are sent
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if is_packed else {})
    return Response(text, media_type=MediaType.JSON, headers=headers)


@get("/api/tables/{table_id:str}/analysis", responses=documented(404, 409))
async def analyse(
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    state: State,
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
) -> list[dict[str, Any]]:
    """What a bot thinks of decisions of a finished game, by what the players knew: some, from the first on."""
    table = finished(await state.house.look(table_id))
    if READER not in bot_names(table.game):
        raise Refused("no-bot", bot=READER)
    bot = timed(READER, table.game, READING)
    decisions = await state.house.aside(state.readings.some, table, first)
    async with state.house.turns.of(state.guests.recognise(request.cookies.get(COOKIE, ""))):
        won = max(table.state.scores())
        found: list[dict[str, Any]] = await state.house.thinkers.read(decisions, bot, table.seed, won)
        return found


@post("/api/tables/{table_id:str}/branch", responses=documented(403, 404, 409))
async def play_on(
    request: Request[Any, Any, Any], table_id: FromPath[str], data: JSONBody[PlayOn], state: State
) -> Response[dict[str, str]]:
    """Open a table at which a finished game goes on from one of its moments, with bots at the other seats."""
    table = finished(await state.house.look(table_id))
    if data.seat not in range(len(table.seats)):
        raise Refused("no-seat")
    if data.actions >= len(table.actions):
        raise Refused("over")
    cookie = cookie_of(request, state)
    guest = state.guests.recognise(cookie)
    wanted = [Wanted(BOT, bot=data.bot) for _ in table.seats]
    wanted[data.seat] = Wanted(PERSON, data.name)
    seats = make_seats(table.game, wanted, guest)
    branch = await state.house.aside(table.branch, new_id(), data.actions, seats, guest)
    await state.house.set_up(branch, state.limits.tables)
    return Response({"table": branch.id}, cookies=[guest_cookie(request, cookie)])


@post("/api/records", request_max_body_size=LONGEST_RECORD, responses=documented(403, 409, 413))
async def import_record(
    request: Request[Any, Any, Any], data: JSONBody[dict[str, Any]], state: State
) -> dict[str, str]:
    """Take in the record of a whole game, once it has been replayed; the same record has always the same link."""
    await state.quota.check(request.client.host if request.client else "")
    try:
        table = await state.house.aside(read_table, data)
    except msgspec.ValidationError:
        raise
    except ValueError as error:
        raise Refused("bad-record", str(error)) from None
    if table.state.actor != OVER:
        raise Refused("record-goes-on", count=len(table.actions))
    await state.house.take_in(table)
    return {"table": table.id, "replay": f"/replay/{table.id}"}


def finished(table: Table) -> Table:
    """A table whose game is over; until then its record would tell too much."""
    if table.state.actor != OVER:
        raise Refused("goes-on")
    return table


def written_steps(table: Table, eyes: Eyes, first: int, is_packed: bool) -> bytes:
    """Steps of a game as they are sent."""
    text = msgspec.json.encode(steps(table, eyes, first))
    return gzip.compress(text, PACKING) if is_packed else text


def steps(table: Table, eyes: Eyes, first: int) -> dict[str, Any]:
    """Moments of a game from the first on: what was done, and what was seen with these eyes then."""
    record = table.record()
    found: list[dict[str, Any]] = []
    told_before, actor = 0, None
    for number, state in enumerate(replay(find_game(table.game), record, listen=True)):
        words = record.actions[number - 1] if number else ""
        events = state.events or []
        if number < first:
            told_before = len(events)
        elif number < first + MOST_STEPS:
            found.append({"words": words, "seat": actor, "events": len(events), "view": view_of(state, eyes)})
        actor = int(state.actor)
    told_until = found[-1]["events"] if found else told_before
    return {
        "table": table.id,
        "game": table.game,
        "options": options(table),
        "seats": seats(table),
        "hides": find_game(table.game).hides,
        "first": first,
        "all": len(record.actions) + 1,
        "steps": found,
        "events": [told(event, eyes) for event in events[told_before:told_until]],
        "result": result(table.state),
    }


def view_of(state: GameState, eyes: Eyes) -> dict[str, Any]:
    """What is seen with these eyes: with several, what an onlooker sees, and of each player what that player sees."""
    if len(eyes) == 1:
        return state.view(eyes[0])
    view, views = state.view(None), [state.view(seat) for seat in eyes]
    return view | {name: [own[name][seat] for seat, own in enumerate(views)] for name in OWN if name in view}


def read_table(data: dict[str, Any]) -> Table:
    """The table at which a recorded game could have been played; a ValueError says what is wrong with the record."""
    record = make_record(data)
    given = msgspec.convert(record.options, RecordOptions)
    record.options = find_game(record.game).settle(record.players, given)
    table_id = id_of(record)
    record.options = normal_options(record.game, record.options)
    record.seed %= SEEDS
    record.names = [clean_name(name) or f"Player {number}" for number, name in enumerate(record.names, 1)]
    record.bots = [clean_name(bot) for bot in record.bots]
    return table_of(record, table_id, [""] * record.players)


def id_of(record: Record) -> str:
    """The id of a recorded game's table, made from the record itself."""
    return urlsafe_b64encode(hashlib.sha256(record.text().encode()).digest())[:16].decode()
