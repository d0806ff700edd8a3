"""The server: a read-only API, opening tables, and a live line to each of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import Cookie, State
from litestar.exceptions import WebSocketDisconnect
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.params import FromPath, JSONBody

from demesne.bots import bot_names
from demesne.core.game import FILES
from demesne.core.replay import Record
from demesne.core.state import OVER
from demesne.games import find_game, list_games
from demesne.web.guests import COOKIE, Guests
from demesne.web.pages import asset, icon, page, watch
from demesne.web.room import House, Room, make_seats
from demesne.web.store import Store
from demesne.web.table import Refused, Table

MOST_TABLES: Final = 50  # in the lobby
TABLES_PER_GUEST: Final = 20
LONGEST_MESSAGE: Final = 4096  # characters
POLICY: Final = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Words = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """A seat as it is asked for: a person's with a name, a bot's, or an open one."""

    kind: Literal["person", "bot", "open"]
    name: Annotated[str, msgspec.Meta(max_length=24)] = ""
    bot: Annotated[str, msgspec.Meta(max_length=60)] = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table as it is asked for."""

    game: str
    seats: Annotated[list[Wanted], msgspec.Meta(max_length=8)]
    options: dict[str, bool | int | str] = {}


class Sit(msgspec.Struct, tag="sit", forbid_unknown_fields=True):
    """Take an open seat."""

    seat: int
    name: Name


class Play(msgspec.Struct, tag="play", forbid_unknown_fields=True):
    """Play action `number` of the game."""

    seat: int
    number: int
    words: Words


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take back, or ask to."""

    seat: int


class Answer(msgspec.Struct, tag="answer", forbid_unknown_fields=True):
    """Answer somebody who asks to take back."""

    seat: int
    agree: bool


class Resign(msgspec.Struct, tag="resign", forbid_unknown_fields=True):
    """Leave a seat to a bot."""

    seat: int


Message = Sit | Play | Undo | Answer | Resign
DECODER: Final = msgspec.json.Decoder(Message)


@get("/api/games")
async def games() -> list[dict[str, Any]]:
    """The games with their options and bots: enough to draw the form of a new table."""
    return [
        {
            "name": game.name,
            "title": game.title,
            "players": [game.players[0], game.players[-1]],
            "options": [
                {name: getattr(option, name) for name in ("name", "kind", "default", "choices", "help")}
                for option in game.options
                if option.kind != FILES
            ],
            "bots": bot_names(game.name),
        }
        for game in map(find_game, list_games())
    ]


@get("/api/tables")
async def lobby(state: State) -> list[dict[str, Any]]:
    """The newest tables that wait for somebody."""
    rooms = [await state.house.find(table_id) for table_id in await state.house.store.latest(MOST_TABLES)]
    return [room.table.summary() for room in rooms if not room.table.is_full()]


@post("/api/tables")
async def open_table(
    request: Request[Any, Any, Any], data: JSONBody[NewTable], state: State
) -> Response[dict[str, Any]]:
    """Open a table; its link is for everybody who shall sit or look on."""
    cookie = request.cookies.get(COOKIE, "")
    guest = state.guests.recognise(cookie)
    if not guest:
        cookie = state.guests.welcome()
        guest = state.guests.recognise(cookie)
    own = [room for room in state.house.rooms.values() if room.table.seats_of(guest) and room.table.state.actor != OVER]
    if len(own) >= TABLES_PER_GUEST:
        raise Refused(f"You have {len(own)} games going on; finish one of them first.")
    game = find_game(data.game)
    options = game.settle(len(data.seats), data.options)
    seats = make_seats(game.name, [msgspec.to_builtins(seat) for seat in data.seats], guest)
    room = await state.house.create(game.name, options, seats)
    return Response({"table": room.table.id}, cookies=[guest_cookie(cookie)])


@get("/api/tables/{table_id:str}")
async def table(table_id: FromPath[str], state: State) -> dict[str, Any]:
    """A table as everybody may see it."""
    room = await state.house.find(table_id)
    summary: dict[str, Any] = room.table.summary()
    return summary


@get("/api/tables/{table_id:str}/record")
async def record(table_id: FromPath[str], state: State) -> Record:
    """The record of a finished game."""
    room = await state.house.find(table_id)
    if room.table.state.actor != OVER:
        raise Refused("The game goes on; its record, which tells everything, can be had when it is over.")
    found: Record = room.table.record()
    found.finish(room.table.state)
    return found


@get("/api/me")
async def me(request: Request[Any, Any, Any], state: State) -> Response[dict[str, bool]]:
    """Give whoever comes a cookie."""
    cookie = request.cookies.get(COOKIE, "")
    known = bool(state.guests.recognise(cookie))
    return Response({"known": known}, cookies=[guest_cookie(cookie if known else state.guests.welcome())])


def guest_cookie(value: str) -> Cookie:
    """The cookie that tells who is who, for a year."""
    return Cookie(key=COOKIE, value=value, httponly=True, samesite="strict", max_age=365 * 24 * 3600, path="/")


@websocket("/live/{table_id:str}")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str], state: State) -> None:
    """The live line: first everything, then what is new; each message asks for something or is refused."""
    origin = urlsplit(socket.headers.get("origin", ""))
    if origin.netloc and origin.netloc != socket.headers.get("host", ""):
        await socket.close(code=4403)
        return
    await socket.accept()
    guest = state.guests.recognise(socket.cookies.get(COOKIE, ""))
    try:
        room = await state.house.find(table_id)
    except Refused as refusal:
        await socket.send_text(encode({"type": "refused", "why": str(refusal)}))
        await socket.close(code=4404)
        return
    since = socket.query_params.get("events", "0")
    line = Line(socket, room, guest, int(since) if since.isdecimal() else 0)
    room.listeners.add(line.tell)
    try:
        await line.tell()
        while True:
            await line.answer(state.house, await socket.receive_text())
    except WebSocketDisconnect:
        pass
    finally:
        room.listeners.discard(line.tell)


class Line:
    """One socket: what its guest has been told, and what it asks for."""

    def __init__(self, socket: WebSocket[Any, Any, Any], room: Room, guest: str, since: int) -> None:
        self.socket = socket
        self.room = room
        self.guest = guest
        self.since = since
        self.lock = asyncio.Lock()

    async def tell(self) -> None:
        """Send what is new; a socket that has gone is left alone."""
        async with self.lock:
            news = self.room.table.news(self.guest, self.since)
            self.since = news["first_event"] + len(news["events"])
            try:
                await self.socket.send_text(encode(news))
            except (WebSocketDisconnect, RuntimeError):
                self.room.listeners.discard(self.tell)

    async def answer(self, house: House, text: str) -> None:
        """Do what a message asks for, or say why not."""
        try:
            if len(text) > LONGEST_MESSAGE:
                raise Refused("That message is too long.")
            await house.act(self.room, partial(propose, guest=self.guest, message=DECODER.decode(text)))
        except (msgspec.DecodeError, Refused) as refusal:
            async with self.lock:
                await self.socket.send_text(encode({"type": "refused", "why": str(refusal)}))


def propose(table: Table, guest: str, message: Message) -> dict[str, Any]:
    """The entry that a message asks for."""
    if not guest:
        raise Refused("Only those who have a seat, or take one, can do that; allow cookies and load the page again.")
    if isinstance(message, Sit):
        return table.sit(guest, message.seat, message.name)
    if isinstance(message, Play):
        return table.play(guest, message.seat, message.words, message.number)
    if isinstance(message, Undo):
        return table.undo(guest, message.seat)
    if isinstance(message, Answer):
        return table.answer_undo(guest, message.seat, message.agree)
    return table.resign(guest, message.seat)


def encode(message: dict[str, Any]) -> str:
    """A message as text."""
    return msgspec.json.encode(message).decode()


def refuse(_: Request[Any, Any, Any], refusal: Exception) -> Response[dict[str, str]]:
    """Bad input is a clear sentence."""
    return Response({"why": str(refusal)}, status_code=400)


def make_app(folder: Path, address: str = "", workers: int = 1) -> Litestar:
    """The server for one data folder; with an address, the database is elsewhere."""
    folder.mkdir(parents=True, exist_ok=True)
    if address.startswith(("postgres://", "postgresql://")):
        address = "postgresql+psycopg://" + address.partition("://")[2]
    store = Store(address or f"sqlite+aiosqlite:///{folder / 'demesne.db'}")

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await store.open()
        house = House(store, workers)
        app.state.house, app.state.guests = house, Guests(folder)
        yield
        await house.close()

    return Litestar(
        route_handlers=[games, lobby, open_table, table, record, me, live, page, asset, icon, watch],
        lifespan=[lifespan],
        exception_handlers={Refused: refuse, ValueError: refuse},
        logging_config=None,
        response_headers=POLICY,
        middleware=[RateLimitConfig(rate_limit=("second", 50), exclude=["/live", "/assets"]).middleware],
        request_max_body_size=65536,
    )
