"""Bots of guests: a program takes a seat at a table over a line of its own, and is asked as the arena asks it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath

from demesne.bots import Window
from demesne.bots.stdio import CRASHED, LATE, PATIENCE, Fault, beginning, ending, parse, question, read_answer
from demesne.core.chance import pick, seeded, step
from demesne.core.state import OVER
from demesne.table import Refused, Table
from demesne.web.guests import COOKIE
from demesne.web.live import ELSEWHERE, NO_TABLE, TOO_MANY, number
from demesne.web.messages import LONGEST_MESSAGE
from demesne.web.opening import new_seed
from demesne.web.origin import is_from_here, is_ours, name_of
from demesne.web.refusals import refusal
from demesne.web.room import House, Room

LONGEST_TIME: Final = 600  # seconds for a decision
IS_OVER: Final = 1000
TOO_LATE: Final = 4408
NOT_SO: Final = 4409


@websocket("/bots/{table_id:str}")
async def programs(socket: WebSocket[Any, Any, Any], table_id: FromPath[str], state: State) -> None:
    """The line of a program, until its game is over or it goes."""
    if not is_from_here(socket) or not is_ours(name_of(socket), state.host_names):
        await socket.close(code=ELSEWHERE)
        return
    await socket.accept()
    program = Program(socket, state.guests.recognise(socket.cookies.get(COOKIE, "")))
    address = socket.client.host if socket.client else ""
    try:
        state.lines.come(program.guest, address)
    except Refused as refused:
        await program.refuse(refused, TOO_MANY)
        return
    try:
        await serve_program(program, table_id, state.house, state.absences)
    finally:
        state.lines.go(program.guest, address)


async def serve_program(program: Program, table_id: str, house: House, absences: Absences) -> None:
    """Let a program sit and play; when its line breaks, its seat waits for it a while."""
    try:
        room = await house.enter(table_id, program.wake)
    except Refused as refused:
        await program.refuse(refused, NO_TABLE)
        return
    try:
        await program.sit(house, room)
        absences.end(table_id, program.seat)
        with suppress(Fault):
            await program.play(house, room)
    except Refused as refused:
        await program.refuse(refused, NOT_SO)
    finally:
        if program.is_wanted(room.table):
            absences.begin(house, table_id, program)
        house.leave(room, program.wake)


class Absences:
    """Seats whose programs are gone: each is left to a bot of ours when its program stays away."""

    def __init__(self, seconds: float) -> None:
        self.seconds: Final = seconds
        self.tasks: Final[dict[tuple[str, int], asyncio.Task[None]]] = {}

    def begin(self, house: House, table_id: str, program: Program) -> None:
        """A program has gone from its seat."""
        self.end(table_id, program.seat)
        self.tasks[table_id, program.seat] = asyncio.create_task(self.wait(house, table_id, program))

    def end(self, table_id: str, seat: int) -> None:
        """A program is there."""
        if task := self.tasks.pop((table_id, seat), None):
            task.cancel()

    async def wait(self, house: House, table_id: str, program: Program) -> None:
        """Leave the seat when enough time has gone by."""
        await asyncio.sleep(self.seconds)
        del self.tasks[table_id, program.seat]
        room = await house.enter(table_id, program.wake)
        try:
            await house.act(room, lambda table: table.resign(program.guest, program.seat))
        except Refused:  # the game is over, or the seat was left already
            pass
        finally:
            house.leave(room, program.wake)


class Program:
    """A program on its line, in one seat."""

    def __init__(self, socket: WebSocket[Any, Any, Any], guest: str) -> None:
        self.socket: Final = socket
        self.guest: Final = guest
        self.seat: Final = number(socket, "seat")
        self.name: Final = str(socket.query_params.get("name", ""))
        self.seconds: Final = float(min(number(socket, "time") or PATIENCE, LONGEST_TIME))
        self.woken: Final = asyncio.Event()
        self.answer: asyncio.Future[str] | None = None  # what it is to say now
        self.is_gone = False
        self.chance = seeded(new_seed())

    def wake(self) -> None:
        """Something has happened at the table."""
        self.woken.set()

    async def sit(self, house: House, room: Room) -> None:
        """Take the seat, unless it is this guest's already."""
        if not self.guest:
            raise Refused("stranger")
        if self.seat not in room.table.seats_of(self.guest):
            await house.act(room, lambda table: table.sit(self.guest, self.seat, self.name))

    async def play(self, house: House, room: Room) -> None:
        """Ask the program whenever its seat decides; a fault ends the line, but for an answer that was no move."""
        await self.send(beginning(room.table.game, self.seat, new_seed()))
        listening = asyncio.create_task(self.listen())
        self.wake()
        try:
            while not await self.is_finished(room.table):
                await self.woken.wait()
                self.woken.clear()
                if self.is_gone:
                    raise Fault(CRASHED)
                await self.act(house, room)
        finally:
            listening.cancel()

    def is_wanted(self, table: Table) -> bool:
        """Whether the seat is this guest's and has still something to play."""
        is_over = table.is_closed or table.state.actor == OVER
        return self.seat in table.seats_of(self.guest) and self.seat not in table.resigned and not is_over

    async def is_finished(self, table: Table) -> bool:
        """Whether there is nothing more to do; at the end of the game the program is told."""
        if table.is_closed:
            raise Refused("closed")
        if self.seat in table.resigned:
            raise Refused("resigned")
        if table.state.actor != OVER:
            return False
        await self.send(ending(table.state.scores(), table.state.winners()))
        await self.socket.close(code=IS_OVER)
        return True

    async def listen(self) -> None:
        """Hear what the program says; what nobody asked for is passed over."""
        while (event := await self.socket.receive())["type"] == "websocket.receive":
            if self.answer and not self.answer.done():
                self.answer.set_result(event.get("text") or "")
        self.is_gone = True
        if self.answer and not self.answer.done():
            self.answer.set_exception(Fault(CRASHED))
        self.wake()

    async def act(self, house: House, room: Room) -> None:
        """Agree to whoever asks to take back, and decide if it is the seat's turn."""
        table = room.table
        if table.asking is not None and self.seat in table.to_be_asked() - table.agreed:
            await self.propose(house, room, Table.answer_undo, agree=True)
        elif table.is_full() and table.state.actor == self.seat:
            await self.decide(house, room)

    async def decide(self, house: House, room: Room) -> None:
        """Play what the program answers; if that is no move or comes too late, any legal move."""
        asked, now = question(Window(room.table.state, self.seat), self.seconds), len(room.table.actions)
        moves, fault = asked["choose"]["moves"], None
        try:
            chosen = read_answer(await self.hear(asked), moves)
        except Fault as error:
            if error.kind == CRASHED:
                raise
            fault, chosen = error, self.any_of(len(moves))
        await self.propose(house, room, Table.play, words=moves[chosen]["words"], number=now)
        if fault:
            await self.send({"fault": fault.kind, "played": moves[chosen]["words"]})
        if fault and fault.kind == LATE:
            await self.socket.close(code=TOO_LATE)
            raise fault

    async def hear(self, asked: dict[str, Any]) -> Any:
        """What the program answers in time."""
        self.answer = asyncio.get_running_loop().create_future()
        await self.send(asked)
        try:
            async with asyncio.timeout(self.seconds):
                text = await self.answer
        except TimeoutError:
            raise Fault(LATE) from None
        return parse(text if len(text) <= LONGEST_MESSAGE else "")

    async def propose(self, house: House, room: Room, what: Any, **facts: Any) -> None:
        """Do something at the table, unless it has gone on meanwhile."""
        try:
            await house.act(room, partial(what, guest=self.guest, seat=self.seat, **facts))
        except Refused as refused:
            if refused.code not in ("gone-on", "nobody-asks", "not-your-turn"):
                raise

    def any_of(self, moves: int) -> int:
        """The number of any move."""
        self.chance = step(self.chance)
        return int(pick(self.chance, moves))

    async def refuse(self, refused: Refused, code: int) -> None:
        """Say why there is nothing to play, and end the line."""
        await self.send({"refused": msgspec.to_builtins(refusal(refused))})
        await self.socket.close(code=code)

    async def send(self, message: dict[str, Any]) -> None:
        """Send a message as text."""
        await self.socket.send_text(msgspec.json.encode(message).decode())
