"""Records over HTTP: a finished game as a file, step by step, and files of games from elsewhere."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from typing import Any, Final

import msgspec
from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from demesne.core.chance import SEEDS
from demesne.core.replay import Record, make_record, replay
from demesne.core.state import OVER
from demesne.games import find_game
from demesne.table import Refused, Table, clean_name, table_of
from demesne.web.messages import RecordOptions
from demesne.web.news import options, result, seats, told
from demesne.web.refusals import documented
from demesne.web.room import normal_options
from demesne.web.uploads import LARGEST_UPLOAD

LONGEST_RECORD: Final = 256 * 1024 + LARGEST_UPLOAD  # bytes: the longest game, and the data files it was played with


@get("/api/tables/{table_id:str}/record", responses=documented(404, 409))
async def export_record(table_id: FromPath[str], state: State) -> Record:
    """The record of a finished game."""
    return finished(await state.house.look(table_id)).record()


@get("/api/tables/{table_id:str}/replay", responses=documented(404, 409))
async def watch(table_id: FromPath[str], state: State, seat: FromQuery[int | None] = None) -> dict[str, Any]:
    """A finished game step by step, as an onlooker or a seat saw it."""
    table = finished(await state.house.look(table_id))
    if seat is not None and seat not in range(len(table.seats)):
        raise Refused("no-seat")
    found: dict[str, Any] = await state.house.aside(steps, table, seat)
    return found


@post("/api/records", request_max_body_size=LONGEST_RECORD, responses=documented(403, 409, 413))
async def import_record(data: JSONBody[dict[str, Any]], state: State) -> dict[str, str]:
    """Take in the record of a whole game, once it has been replayed; the same record has always the same link."""
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
        "options": options(table),
        "seats": seats(table),
        "steps": found,
        "events": [told(event, [seat]) for event in events],
        "result": result(table.state),
    }


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
