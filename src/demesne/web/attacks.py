"""What one client can do to another: each attack, and the longest that somebody else waits meanwhile."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from http.client import HTTPConnection, HTTPException
from typing import Any, Final

from rich.table import Table
from websockets.asyncio.client import connect as connect_line
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from demesne.core.replay import Record
from demesne.core.state import OVER
from demesne.games import find_game
from demesne.web.load import Process, Tell, running

LONGEST: Final = 1.0  # second that somebody else may wait
SECONDS: Final = 6.0  # of an attack
HANDS: Final = 6  # threads of the attacker
VICTIM: Final = "127.0.0.1"
ATTACKER: Final = "127.0.0.2"
PERSONS: Final = [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Bo"}]
BOTS: Final = [{"kind": "bot", "bot": "greedy"}] * 2

Strike = Callable[[], None]
Attack = Callable[["Place"], AbstractContextManager[Strike]]


@dataclass
class Place:
    """Where the server is, and for whom one comes there."""

    port: int
    source: str = ATTACKER

    def ask(self, method: str, path: str, data: Any = None, **headers: str) -> tuple[int, str, str]:
        """The status, text and cookie of an answer."""
        line = HTTPConnection(VICTIM, self.port, timeout=60, source_address=(self.source, 0))
        try:
            line.request(method, path, None if data is None else json.dumps(data), CONTENT | headers)
            answer = line.getresponse()
            return answer.status, answer.read().decode(), answer.getheader("Set-Cookie", "").partition(";")[0]
        finally:
            line.close()

    def open_table(self, seats: list[dict[str, str]], game: str = "kingdomino", **headers: str) -> tuple[str, str]:
        """A new table and the cookie of its owner; "" if it was refused."""
        status, text, cookie = self.ask("POST", "/api/tables", {"game": game, "seats": seats}, **headers)
        return (json.loads(text)["table"] if status == 201 else ""), cookie


CONTENT: Final = {"Content-Type": "application/json"}


@contextmanager
def long_options(place: Place) -> Iterator[Strike]:
    """Options of 62,000 characters."""
    table = {"game": "dominion", "seats": PERSONS, "options": {"kingdom": "x," * 31_000}}

    def attack() -> None:
        place.ask("POST", "/api/tables", table)

    yield attack


@contextmanager
def many_tables(place: Place) -> Iterator[Strike]:
    """A full lobby that is read again and again, while one guest opens tables at the same time."""
    _, _, cookie = place.ask("GET", "/api/me")
    for _ in range(3):
        for _ in range(20):
            place.open_table([PERSONS[0], {"kind": "open"}], "dominations")
            time.sleep(0.03)

    def attack() -> None:
        place.ask("GET", "/api/tables")
        place.open_table([PERSONS[0], {"kind": "open"}], Cookie=cookie)

    yield attack


@contextmanager
def long_games(place: Place) -> Iterator[Strike]:
    """Looks at, and replays of, the longest record that can be brought."""
    _, text, _ = place.ask("POST", "/api/records", longest_record())
    table = json.loads(text)["table"]

    def attack() -> None:
        place.ask("GET", f"/api/tables/{table}")
        place.ask("GET", f"/api/tables/{table}/replay")

    yield attack


@contextmanager
def many_bots(place: Place) -> Iterator[Strike]:
    """Bots that play against each other at 400 tables, with somebody who looks on at many of them."""
    lines = ExitStack()

    def attack() -> None:
        table, _ = place.open_table(BOTS)
        if table:
            with suppress(WebSocketException, OSError):
                raw = socket.create_connection((VICTIM, place.port), source_address=(place.source, 0))
                lines.enter_context(connect(f"ws://{VICTIM}:{place.port}/live/{table}", sock=raw, max_size=None))
        place.ask("GET", "/api/tables/liveX")

    with lines:
        yield attack


@contextmanager
def one_record(place: Place) -> Iterator[Strike]:
    """The same record many times at once, strange names of the host, and requests that never end."""
    record, slow = longest_record(500), list[socket.socket]()

    def attack() -> None:
        place.ask("POST", "/api/records", record)
        place.ask("GET", "/api/games", Host="evil.example")
        line = socket.create_connection((VICTIM, place.port), source_address=(place.source, 0))
        line.sendall(b"GET / HTTP/1.1\r\nX-Slow: ")
        slow.append(line)

    yield attack
    for line in slow:
        line.close()


ATTACKS: Final[dict[str, Attack]] = {
    "options": long_options,
    "lobby": many_tables,
    "replays": long_games,
    "bots": many_bots,
    "records": one_record,
}


def longest_record(most: int = 100_000) -> dict[str, Any]:
    """The record of a game of Dominion in which nobody wants to win, as long as it may be."""
    game, chance = find_game("dominion"), random.Random(1)
    state = game.new(2, 1)
    record = Record("dominion", 2, game.settle(2, {}), 1, ["Ana", "Bo"], ["", ""], [])
    size = 0
    while state.actor != OVER:
        actions = state.actions()
        patient = len(record.actions) < most and size < 200_000
        action = actions[0] if patient and chance.random() < 0.97 else chance.choice(actions)
        record.actions.append(state.say(action))
        size += len(record.actions[-1]) + 6
        state.apply(action)
    record.finish(state)
    found: dict[str, Any] = json.loads(record.text())
    return found


@dataclass
class Suffered:
    """What came of an attack."""

    name: str
    strikes: int
    waits: list[float]  # of somebody else for an answer
    bots: list[float]  # of somebody else for a bot's move

    @property
    def is_good(self) -> bool:
        """Whether nobody had to wait for long."""
        return max(self.waits) < LONGEST

    def figures(self) -> dict[str, Any]:
        """The figures as plain data."""
        return {
            "attack": self.name,
            "strikes": self.strikes,
            "answers": len(self.waits),
            "longest_answer": round(max(self.waits), 3),
            "longest_bot": round(max(self.bots), 3),
        }

    def report(self) -> Table:
        """The figures for people."""
        found = Table(title=f"Attack {self.name}: {self.strikes} times in {SECONDS:.0f} s")
        found.add_column("somebody else waits at most")
        found.add_column("", justify="right")
        found.add_row(f"for an answer (less than {LONGEST:.0f} s)", f"{max(self.waits):.2f} s")
        found.add_row("for the move of a bot", f"{max(self.bots):.2f} s")
        return found


def suffer(name: str, tell: Tell) -> Suffered:
    """Attack a server of one's own, and see how somebody else fares."""
    if name not in ATTACKS:
        raise ValueError(f"{name!r} is no attack: there is {', '.join(ATTACKS)}.")
    with tempfile.TemporaryDirectory() as folder, running("demesne", "serve", folder=folder) as process:
        return attack_at(name, process, tell)


def attack_at(name: str, process: Process, tell: Tell, seconds: float = SECONDS) -> Suffered:
    """Attack a server for so long."""
    victim, found = Place(process.port, VICTIM), Suffered(name, 0, [], [])
    with ATTACKS[name](Place(process.port)) as strike, ThreadPoolExecutor(HANDS + 2) as pool:
        end = time.monotonic() + seconds
        strikes = [pool.submit(strike_on, strike, end) for _ in range(HANDS)]
        others = [pool.submit(ask_on, victim, found.waits, end), pool.submit(play_for, victim, found.bots, end)]
        while time.monotonic() < end:
            tell(f"Attack {name}", 1 - max(0.0, end - time.monotonic()) / seconds)
            time.sleep(0.1)
        for other in others:
            other.result()
        found.strikes = sum(one.result() for one in strikes)
    return found


def strike_on(strike: Strike, end: float) -> int:
    """Strike again and again, whatever comes of it; how often."""
    strikes = 0
    while time.monotonic() < end:
        with suppress(OSError, HTTPException, ValueError):
            strike()
        strikes += 1
    return strikes


def ask_on(place: Place, waits: list[float], end: float) -> None:
    """Ask a small question again and again."""
    while time.monotonic() < end:
        start = time.monotonic()
        place.ask("GET", "/api/me")
        waits.append(time.monotonic() - start)
        time.sleep(0.05)


def play_for(place: Place, waits: list[float], end: float) -> None:
    """Play in a thread of one's own."""
    asyncio.run(play_on(place, waits, end))


async def play_on(place: Place, waits: list[float], end: float) -> None:
    """Play against a bot, one game after the other."""
    person = partial(place.open_table, [PERSONS[0], {"kind": "bot", "bot": "random"}])
    while time.monotonic() < end or not waits:
        table, cookie = await asyncio.to_thread(person)
        address = f"ws://{VICTIM}:{place.port}/live/{table}"
        async with connect_line(address, additional_headers={"Cookie": cookie}, compression=None) as line:
            start = time.monotonic()
            async for text in line:
                news = json.loads(text)
                waits.append(time.monotonic() - start)
                if news["result"] is not None or (time.monotonic() > end and waits):
                    break
                if news["choices"]:
                    message = {"type": "play", "seat": news["actor"], "number": news["number"]}
                    await line.send(json.dumps(message | {"words": news["choices"][0]["words"]}))
                start = time.monotonic()
