"""What one client can do to the others: each attack, and how long somebody else waits meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from datetime import timedelta
from pathlib import Path
from threading import Event, Thread
from typing import Any

import httpx
import pytest
import uvicorn
from litestar.stores.memory import MemoryStore
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from demesne.table import MOST_ENTRIES, PERSON, LogEntry, Refused, Seat, Table
from demesne.web.attacks import ATTACKS, attack_at
from demesne.web.haste import HastyProtocol
from demesne.web.limits import USUAL, Limits, Lines, forget_expired
from demesne.web.load import Process
from demesne.web.serving import listen
from demesne.web.thinking import Turns
from tests.web.guests import Guest
from tests.web.servers import Server, free_port

pytestmark = pytest.mark.slow  # with servers of their own
LONGEST_WAIT = 0.5  # seconds: the machine may have much else to do
ANA = {"kind": "person", "name": "Ana"}
BO = {"kind": "person", "name": "Bo"}
OPEN = {"kind": "open"}


@contextmanager
def somebody_else(server: Server) -> Iterator[list[float]]:
    """How long somebody else waited for each answer, while something happens."""
    waits: list[float] = []
    begun, done = Event(), Event()

    def ask() -> None:
        with httpx.Client(base_url=server.address, timeout=60) as client:
            client.get("/api/me")
            while not done.is_set():
                start = time.monotonic()
                client.get("/api/me")
                waits.append(time.monotonic() - start)
                begun.set()
                time.sleep(0.01)

    asking = Thread(target=ask)
    asking.start()
    begun.wait()
    yield waits
    done.set()
    asking.join()


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("dominion", {"kingdom": "x," * 31_000}),
        ("dominion", {"kingdom": ["x"] * 31_000}),
        ("dominion", {"sets": "base," * 12_000}),
        ("dominion", {"previous_winners": "1" * 60_000}),
        ("kingdomino", {"harmony": "x" * 60_000}),
        ("kingdomino", {"x" * 60_000: True}),
        ("kingdomino", {str(number): True for number in range(4_000)}),
        ("x" * 60_000, {}),
    ],
    ids=["kingdom", "list", "sets", "seats", "switch", "name", "many", "game"],
)
def test_long_options_are_refused_before_anything_looks_at_them(
    server: Server, game: str, options: dict[str, Any]
) -> None:
    """As a request of the wrong form, in no time, and in a few words."""
    ana = Guest(server.address)
    with somebody_else(server) as waits:
        start = time.monotonic()
        answer = ana.web.post("/api/tables", json={"game": game, "seats": [ANA, BO], "options": options})
        assert time.monotonic() - start < LONGEST_WAIT
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert len(answer.text) < 1000
    assert max(waits) < LONGEST_WAIT


def test_options_of_a_record_have_the_same_limits(server: Server) -> None:
    """A record is as strange as any other request."""
    record = {"version": 1, "game": "dominion", "players": 2, "seed": 1, "options": {"kingdom": "x," * 31_000}}
    answer = Guest(server.address).web.post("/api/records", json=record)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


@pytest.mark.parametrize(
    ("given", "stored"),
    [
        (" first\u0000  GAME\n", "First Game"),
        (
            "Militia,\u0007moat, Cellar,market,Merchant,mine,Remodel,smithy,village,workshop,,",
            "militia, moat, cellar, market, merchant, mine, remodel, smithy, village, workshop",
        ),
        (["Moat", "random"], "moat, random"),
        ("RANDOM", "random"),
    ],
)
def test_a_kingdom_is_kept_as_its_cards(server: Server, given: object, stored: str) -> None:
    """Whatever was written, spaces and marks, what is kept and told to everybody is in one form."""
    ana = Guest(server.address)
    table = ana.open_table(ANA, BO, game="dominion", kingdom=given, sets=" Base:6 ,\tINTRIGUE", previous_winners=" 01,")
    options = ana.web.get(f"/api/tables/{table}").json()["options"]
    assert options == {"kingdom": stored, "sets": "base:6, intrigue", "previous_winners": "1"}


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server with a limit that is soon reached."""
    with Server(tmp_path, rate=5) as running:
        yield running


@pytest.mark.parametrize("path", ["/api/tables/liveX", "/t/live"])
def test_every_address_but_that_of_lines_and_assets_is_limited(strict: Server, path: str) -> None:
    """Whatever stands in it."""
    with httpx.Client(base_url=strict.address) as client:
        assert 429 in [client.get(path).status_code for _ in range(30)]


def test_addresses_that_come_no_more_are_forgotten() -> None:
    """A rate limit remembers only those of the last seconds."""

    async def run() -> None:
        store = MemoryStore()
        for number in range(50):
            await store.set(str(number), "{}", expires_in=timedelta(milliseconds=1))
        forgetting = asyncio.create_task(forget_expired(store, every=0.01))
        await asyncio.sleep(0.2)
        assert not store._store
        forgetting.cancel()

    asyncio.run(run())


def test_a_guest_has_so_many_lines_and_no_more(server: Server) -> None:
    """The next is told why and closed; others, and the guest after one has gone, are welcome."""
    ana, bo = Guest(server.address), Guest(server.address)
    table = ana.open_table(ANA, BO)
    with ExitStack() as lines:
        for _ in range(USUAL.lines_of_guest - 1):
            lines.enter_context(ana.at(table))
        with ana.at(table), ana.at(table) as refused:
            assert refused.heard[0].count('"too-many-lines"') == 1
            with pytest.raises(ConnectionClosed):
                refused.hear()
            with bo.at(table) as other:
                assert other.news["table"] == table
        time.sleep(0.2)
        with ana.at(table) as again:
            assert again.news["table"] == table


def test_an_address_has_so_many_lines_and_no_more() -> None:
    """However many guests it pretends to be."""
    lines = Lines(Limits(lines_of_address=3))
    for guest in ("ana", "bo", ""):
        lines.come(guest, "10.0.0.1")
    with pytest.raises(Refused) as refused:
        lines.come("cy", "10.0.0.1")
    assert refused.value.code == "too-many-lines"
    lines.come("cy", "10.0.0.2")
    lines.go("ana", "10.0.0.1")
    lines.come("cy", "10.0.0.1")
    for guest, address in (("bo", "10.0.0.1"), ("", "10.0.0.1"), ("cy", "10.0.0.1"), ("cy", "10.0.0.2")):
        lines.go(guest, address)
    assert not lines.of_guest
    assert not lines.of_address


def test_a_log_has_so_many_entries_and_no_more() -> None:
    """Whoever takes back and plays again for ever is stopped; closing the table is still possible."""
    seats = [Seat(PERSON, "Ana", guest="ana"), Seat(PERSON, "Bo", guest="ana")]
    table = Table("x", "kingdomino", {}, 7, seats, owner="ana")
    seat = int(table.state.actor)
    words = table.state.say(table.state.actions()[0])
    table.entries.extend([{"kind": "play", "seat": 0, "words": ""}] * MOST_ENTRIES)
    proposals: list[Callable[[], LogEntry]] = [
        lambda: table.play("ana", seat, words, 0),
        lambda: table.resign("ana", seat),
        lambda: table.undo("ana", seat),
    ]
    for proposal in proposals:
        with pytest.raises(Refused) as refused:
            proposal()
        assert refused.value.code == "full-log"
    assert table.close("ana")["kind"] == "close"
    assert table.bot_to_move() == ""


def test_bots_of_one_guest_do_not_hold_up_those_of_another() -> None:
    """Guests take turns, however many of one's tables wait; whoever gives up gives up the turn too."""

    async def run() -> None:
        turns, order = Turns(1), list[str]()

        async def think(guest: str) -> None:
            async with turns.of(guest):
                order.append(guest)
                await asyncio.sleep(0)

        eve = [asyncio.create_task(think("eve")) for _ in range(100)]
        await asyncio.sleep(0)
        ana = [asyncio.create_task(think("ana")) for _ in range(2)]
        await asyncio.sleep(0)
        eve[50].cancel()
        await asyncio.gather(*eve, *ana, return_exceptions=True)
        assert max(number for number, guest in enumerate(order) if guest == "ana") < 6
        assert len(order) == 101
        await think("bo")

    asyncio.run(run())


def test_bots_among_themselves_wait_for_somebody_who_looks_on(server: Server) -> None:
    """They play while somebody does, and not before or after."""
    ana = Guest(server.address)
    table = ana.open_table(*[{"kind": "bot", "bot": "random"}] * 2)
    time.sleep(1)
    assert ana.web.get(f"/api/tables/{table}").json()["actions"] == 0
    with ana.at(table) as line:
        while line.news["number"] < 2:
            line.hear()
    time.sleep(1)
    stopped = ana.web.get(f"/api/tables/{table}").json()["actions"]
    time.sleep(0.5)
    assert ana.web.get(f"/api/tables/{table}").json()["actions"] == stopped
    with ana.at(table) as line:
        while line.news["result"] is None:
            line.hear()


def test_whoever_never_ends_their_request_is_cut_off() -> None:
    """Neither silence nor a header now and then holds a connection; a request in time is answered, a line stays."""

    class Hasty(HastyProtocol):
        for_headers = 0.4

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            while (await receive())["type"] != "websocket.disconnect":
                await send({"type": "websocket.send", "text": "still here"})
        elif scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
            await send({"type": "http.response.body", "body": b"ok"})

    async def drip(port: int) -> float:
        start = time.monotonic()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\n")
        with suppress(ConnectionError):
            while not reader.at_eof() and time.monotonic() - start < 10:
                writer.write(b"X-More: 1\r\n")
                with suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(1), 0.1)
        return time.monotonic() - start

    async def run() -> None:
        with listen("127.0.0.1", port := free_port()) as listening:
            config = uvicorn.Config(app, http=Hasty, ws="websockets-sansio", lifespan="off", log_level="error")
            server = uvicorn.Server(config)
            serving = asyncio.create_task(server.serve([listening]))
            while not server.started:
                await asyncio.sleep(0.01)
            async with connect(f"ws://127.0.0.1:{port}/") as line, httpx.AsyncClient() as client:
                assert (await client.get(f"http://127.0.0.1:{port}/")).text == "ok"
                assert max(await asyncio.gather(*[drip(port) for _ in range(20)])) < 5
                await line.send("?")
                assert await line.recv() == "still here"
            server.should_exit = True
            await serving

    asyncio.run(run())


@pytest.mark.slow
@pytest.mark.parametrize("name", ATTACKS)
def test_nobody_waits_for_long_during_an_attack(server: Server, name: str) -> None:
    """As `demesne bench server --attack` has it, in short."""
    assert server.process
    found = attack_at(name, Process(server.process.pid, server.port), lambda *_: None, seconds=1)
    assert found.strikes > 0
    assert found.is_good, found.figures()
