"""The live line to a table: first everything, then what is new; each message asks for something or is refused."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath

from demesne.table import Refused
from demesne.web.guests import COOKIE
from demesne.web.messages import propose, read_message
from demesne.web.news import news
from demesne.web.opening import new_id
from demesne.web.origin import is_from_here, is_ours, name_of
from demesne.web.refusals import refusal
from demesne.web.room import House, Room

ELSEWHERE: Final = 4403
NO_TABLE: Final = 4404
TOO_MANY: Final = 4429


@websocket("/live/{table_id:str}")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str], state: State) -> None:
    """One client's line, until it goes."""
    if not is_from_here(socket) or not is_ours(name_of(socket), state.host_names):
        await socket.close(code=ELSEWHERE)
        return
    await socket.accept()
    guest, address = state.guests.recognise(socket.cookies.get(COOKIE, "")), socket.client.host if socket.client else ""
    line = Line(socket, guest, state.limits.rate)
    try:
        state.lines.come(guest, address)
    except Refused as refused:
        await line.send_refusal(refused)
        await socket.close(code=TOO_MANY)
        return
    try:
        await serve_line(line, table_id, state.house)
    finally:
        state.lines.go(guest, address)


async def serve_line(line: Line, table_id: str, house: House) -> None:
    """Let somebody listen and act at a table."""
    try:
        room = await house.enter(table_id, line.wake, line.seq)
    except Refused as refused:
        await line.send_refusal(refused)
        await line.socket.close(code=NO_TABLE)
        return
    writer = asyncio.create_task(line.write(room))
    try:
        await line.read(house, room)
    finally:
        house.leave(room, line.wake)
        writer.cancel()


class Line:
    """One socket: what its guest knows, and what it asks for."""

    def __init__(self, socket: WebSocket[Any, Any, Any], guest: str, rate: int) -> None:
        self.socket: Final = socket
        self.guest: Final = guest
        self.pace: Final = Pace(rate)
        self.woken: Final = asyncio.Event()
        self.lock: Final = asyncio.Lock()  # one sends at a time
        self.seq = number(socket, "seq")
        self.events = number(socket, "events")

    def wake(self) -> None:
        """Something has happened."""
        self.woken.set()

    async def write(self, room: Room) -> None:
        """Tell what is new, again and again; whoever listens slowly hears it all at once."""
        self.wake()
        while True:
            await self.woken.wait()
            self.woken.clear()
            async with self.lock:
                latest = news(room.table, self.guest, self.seq, self.events, room.in_trouble)
                self.seq = latest["seq"]
                self.events = latest["first_event"] + len(latest["events"])
                await self.send(latest)

    async def read(self, house: House, room: Room) -> None:
        """Do what the messages ask for, or say why not."""
        while (event := await self.socket.receive())["type"] == "websocket.receive":
            try:
                self.pace.check()
                message = read_message(event.get("text") or event.get("bytes") or b"")
                await house.act(room, partial(propose, guest=self.guest, message=message, table_id=new_id()))
            except Exception as error:
                await self.send_refusal(error)

    async def send_refusal(self, error: Exception) -> None:
        """Say why something was not done."""
        async with self.lock:
            await self.send({"type": "refused"} | msgspec.to_builtins(refusal(error)))

    async def send(self, message: dict[str, Any]) -> None:
        """Send a message as text."""
        await self.socket.send_text(msgspec.json.encode(message).decode())


class Pace:
    """How fast messages may come: so many a second, and a few at once."""

    def __init__(self, rate: int) -> None:
        self.rate: Final = rate
        self.left = float(rate)
        self.when = time.monotonic()

    def check(self) -> None:
        """Refuse what comes too fast."""
        now = time.monotonic()
        self.left = min(self.rate, self.left + (now - self.when) * self.rate)
        self.when = now
        if self.left < 1:
            raise Refused("too-fast")
        self.left -= 1


def number(socket: WebSocket[Any, Any, Any], name: str) -> int:
    """A number in the address, 0 if there is none."""
    text = socket.query_params.get(name, "")
    return int(text) if text.isdecimal() and len(text) < 10 else 0
