"""How much the server bears: many tables at once, beside a bare loop of the same framework in the same run."""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

TABLES: Final = 200
TURNS: Final = 36  # of the bare loop at each table: as many as a game of Kingdomino for two has
MOST_RATIO: Final = 3
GAME: Final = "kingdomino"

Tell = Callable[[str, float], None]  # what is being done, and which part of it is


class Choice(msgspec.Struct):
    """A choice, as far as it is looked at."""

    words: str


class Heard(msgspec.Struct):
    """A message of the server, as far as it is looked at."""

    actor: int | None
    number: int
    choices: list[Choice]
    result: Any


@dataclass
class Load:
    """What was measured."""

    tables: int
    actions: int
    server: float  # CPU seconds for an action
    bare: float  # CPU seconds for a message of the bare loop
    memory: float  # bytes for a table with two clients at which nobody acts

    @property
    def ratio(self) -> float:
        """How many times the CPU time of the bare loop an action takes."""
        return self.server / self.bare

    @property
    def is_good(self) -> bool:
        """Whether the server keeps its promise."""
        return self.ratio <= MOST_RATIO

    def figures(self) -> dict[str, Any]:
        """The figures as plain data."""
        return {
            "tables": self.tables,
            "actions": self.actions,
            "server_us": round(1e6 * self.server),
            "bare_us": round(1e6 * self.bare),
            "ratio": round(self.ratio, 2),
            "idle_table_kb": round(self.memory / 1024, 1),
        }

    def report(self) -> Table:
        """The figures for people."""
        found = Table(title=f"{self.tables} tables of {GAME} with two clients each, {self.actions} actions")
        found.add_column("measured")
        found.add_column("", justify="right")
        found.add_row("CPU of the server for an action", f"{1e3 * self.server:.2f} ms")
        found.add_row("CPU of a bare loop: one commit, one broadcast", f"{1e3 * self.bare:.2f} ms")
        found.add_row(f"ratio (at most {MOST_RATIO})", f"{self.ratio:.2f}")
        found.add_row("memory of an idle table with its clients", f"{self.memory / 1024:.0f} kB")
        return found


class Process:
    """A server in a process of its own."""

    def __init__(self, pid: int, port: int) -> None:
        self.folder = Path(f"/proc/{pid}")
        self.port = port
        self.address = f"127.0.0.1:{port}"

    def cpu(self) -> float:
        """The CPU seconds that it has taken."""
        fields = (self.folder / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """The bytes that it has in memory."""
        return int((self.folder / "statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE")

    def request(self, path: str, data: Any = None) -> tuple[Any, str]:
        """The answer to a request, and the cookie that came with it."""
        body = None if data is None else json.dumps(data).encode()
        request = urllib.request.Request(f"http://{self.address}{path}", body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request) as answer:
            return json.load(answer), answer.headers["Set-Cookie"].partition(";")[0]


def measure(tables: int, tell: Tell) -> Load:
    """Measure both servers, one after the other."""
    if not Path("/proc/self/statm").exists():
        raise ValueError("The server can be measured only where there is /proc, as on Linux.")
    try:
        with tempfile.TemporaryDirectory() as folder:
            with running("demesne.web.bare", folder=folder + "/bare") as process:
                bare = asyncio.run(load_bare(process, tables, tell))
            with running("demesne", "serve", "--rate", "1000000", folder=folder + "/demesne") as process:
                return asyncio.run(load_server(process, tables, tell, bare))
    except ConnectionClosed as error:
        raise ValueError(f"A server that was measured broke off: {error}.") from None


@contextmanager
def running(*command: str, folder: str) -> Iterator[Process]:
    """A server that listens."""
    port = free_port()
    arguments = [*command, "--port", str(port), "--folder", folder]
    process = subprocess.Popen([sys.executable, "-m", *arguments], stdout=subprocess.DEVNULL)
    try:
        while not is_listening(port):
            if process.poll() is not None:
                raise ValueError("The server that was to be measured did not start.")
            time.sleep(0.05)
        yield Process(process.pid, port)
    finally:
        process.terminate()
        process.wait()


def free_port() -> int:
    """A port that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


def is_listening(port: int) -> bool:
    """Whether somebody listens at a port."""
    try:
        socket.create_connection(("127.0.0.1", port)).close()
    except OSError:
        return False
    return True


async def load_bare(process: Process, tables: int, tell: Tell) -> float:
    """CPU seconds for a message of the bare loop."""
    lines = await connect_all([(process, str(number // 2), "") for number in range(2 * tables)])
    before = process.cpu()
    await follow([turns(*lines[2 * table : 2 * table + 2]) for table in range(tables)], "The bare loop", tell)
    used = process.cpu() - before
    await close_all(lines)
    return used / (tables * TURNS)


async def turns(one: ClientConnection, two: ClientConnection) -> int:
    """Both say something by turns, and both hear it."""
    for turn in range(TURNS):
        await (two if turn % 2 else one).send(json.dumps({"seat": turn % 2, "words": "place 12 at 1,0 east"}))
        await one.recv()
        await two.recv()
    return TURNS


async def load_server(process: Process, tables: int, tell: Tell, bare: float) -> Load:
    """Whole games at all tables at once."""
    await close_all(await sit_down(process, 1, tell))  # so that all modules are there
    empty = process.memory()
    lines = await sit_down(process, tables, tell)
    memory = process.memory() - empty
    for line in lines[1::2]:
        await line.send(json.dumps({"type": "sit", "seat": 1, "name": "Bo"}))
    before = process.cpu()
    games = [play(line, number % 2, random.Random(number)) for number, line in enumerate(lines)]
    actions = await follow(games, "The server", tell)
    used = process.cpu() - before
    await close_all(lines)
    return Load(tables, actions, used / actions, bare, memory / tables)


async def sit_down(process: Process, tables: int, tell: Tell) -> list[ClientConnection]:
    """The lines of two guests at each of so many new tables, one of whom has yet to sit down."""
    lines = await connect_all(
        [place for number in range(tables) for place in open_table(process, number, tables, tell)]
    )
    for line in lines:
        await line.recv()
    return lines


def open_table(process: Process, number: int, tables: int, tell: Tell) -> list[tuple[Process, str, str]]:
    """The places of two guests at a new table."""
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "open"}]
    answer, ana = process.request("/api/tables", {"game": GAME, "seats": seats})
    _, bo = process.request("/api/me")
    tell("Opening tables", (number + 1) / tables)
    return [(process, answer["table"], ana), (process, answer["table"], bo)]


async def connect_all(places: list[tuple[Process, str, str]]) -> list[ClientConnection]:
    """A line for each place at a table."""
    return [
        await connect(
            f"ws://{process.address}/live/{table}",
            additional_headers={"Cookie": cookie},
            compression=None,
            ping_interval=None,
        )
        for process, table, cookie in places
    ]


async def close_all(lines: list[ClientConnection]) -> None:
    """Everybody leaves."""
    await asyncio.gather(*[line.close() for line in lines])


async def follow(tasks: list[Coroutine[Any, Any, int]], what: str, tell: Tell) -> int:
    """The sum of what all come to, told on the way."""
    total = 0
    for done, task in enumerate(asyncio.as_completed(tasks), 1):
        total += await task
        tell(what, done / len(tasks))
    return total


async def play(line: ClientConnection, seat: int, chance: random.Random) -> int:
    """Play any choices to the end; how many actions that were."""
    decoder = msgspec.json.Decoder(Heard)
    actions = 0
    async for text in line:
        news = decoder.decode(text)
        if news.result is not None:
            return actions
        if news.choices:
            message = {"type": "play", "seat": seat, "number": news.number}
            await line.send(json.dumps(message | {"words": chance.choice(news.choices).words}))
            actions += 1
    raise ValueError("The server that was measured went away.")
