"""How much several processes on one PostgreSQL bear together, how much memory lines take, and whether it stays."""

from __future__ import annotations

import asyncio
import json
import random
import resource
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from demesne.web.load import GAME, Heard, Process, Tell, close_all, open_table, running, sit_down

TABLES: Final = 60
PROCESSES: Final = (1, 2, 4)
IDLE: Final = 2000  # lines
OF_ADDRESS: Final = 400  # lines, fewer than an address may have
FLAT: Final = 1.1  # times the memory of the first quarter


@dataclass
class Row:
    """What so many processes did."""

    processes: int
    actions: int
    seconds: float
    server: float  # CPU seconds of all processes
    generator: float  # CPU seconds of whoever plays
    waits: list[float]  # from an action to hearing of it

    def wait(self, part: float) -> float:
        """How long at most this part of the actions took."""
        return sorted(self.waits)[min(int(part * len(self.waits)), len(self.waits) - 1)]

    def figures(self) -> dict[str, Any]:
        """The figures as plain data."""
        return {
            "processes": self.processes,
            "actions": self.actions,
            "actions_per_second": round(self.actions / self.seconds),
            "p50_ms": round(1e3 * self.wait(0.5), 1),
            "p99_ms": round(1e3 * self.wait(0.99), 1),
            "server_us": round(1e6 * self.server / self.actions),
            "generator_us": round(1e6 * self.generator / self.actions),
        }


@dataclass
class Crowd:
    """What was measured of groups of several sizes."""

    rows: list[Row]
    line: float  # bytes of an idle line

    is_good: Final = True

    def figures(self) -> dict[str, Any]:
        """The figures as plain data."""
        return {"groups": [row.figures() for row in self.rows], "idle_line_kb": round(self.line / 1024, 1)}

    def report(self) -> Table:
        """The figures for people."""
        found = Table(title=f"{TABLES} tables of {GAME} with two clients each, on PostgreSQL")
        for name in ("processes", "actions/s", "p50", "p99", "CPU for an action", "of the load itself"):
            found.add_column(name, justify="right")
        for one in [row.figures() for row in self.rows]:
            found.add_row(
                str(one["processes"]),
                str(one["actions_per_second"]),
                f"{one['p50_ms']} ms",
                f"{one['p99_ms']} ms",
                f"{one['server_us']} µs",
                f"{one['generator_us']} µs",
            )
        found.caption = f"{IDLE} idle lines: {self.line / 1024:.1f} kB each"
        return found


@dataclass
class Soak:
    """The memory of a server over the time that it was used."""

    memory: list[int]  # bytes, after each round of games

    @property
    def is_good(self) -> bool:
        """Whether it stays as it is."""
        quarter = max(1, len(self.memory) // 4)
        return max(self.memory[-quarter:]) < FLAT * max(self.memory[:quarter])

    def figures(self) -> dict[str, Any]:
        """The figures as plain data."""
        return {"memory_mb": [round(one / 2**20, 1) for one in self.memory]}

    def report(self) -> Table:
        """The figures for people."""
        found = Table(title=f"Memory after each of {len(self.memory)} rounds of games")
        found.add_column("round", justify="right")
        found.add_column("memory", justify="right")
        for number in range(0, len(self.memory), max(1, len(self.memory) // 10)):
            found.add_row(str(number + 1), f"{self.memory[number] / 2**20:.1f} MB")
        return found


def measure_crowd(database: str, tell: Tell, tables: int = TABLES, idle: int = IDLE) -> Crowd:
    """Measure groups of several sizes, and idle lines at one process."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    rows = []
    for number in PROCESSES:
        with serving("--database", database, "--workers", str(number)) as process:
            rows.append(asyncio.run(play_all(process, number, tables, tell)))
    with serving("--database", database) as process:
        line = asyncio.run(measure_lines(process, idle))
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return Crowd(rows, line)


def measure_soak(minutes: float, tell: Tell, tables: int = 20) -> Soak:
    """Play game after game for so long, and look at the memory after each round."""
    end, memory = time.monotonic() + 60 * minutes, list[int]()
    with serving() as process:
        while time.monotonic() < end:
            asyncio.run(play_all(process, 1, tables, lambda *_: None))
            memory.append(process.memory())
            tell("A soak", 1 - max(0.0, end - time.monotonic()) / (60 * minutes))
    return Soak(memory)


@contextmanager
def serving(*arguments: str) -> Iterator[Process]:
    """A server that does not mind how fast one is."""
    command = ("demesne", "serve", "--rate", "1000000", *arguments)
    with tempfile.TemporaryDirectory() as folder, running(*command, folder=folder) as process:
        yield process


async def play_all(process: Process, processes: int, tables: int, tell: Tell) -> Row:
    """Whole games at all tables at once."""
    lines = await sit_down(process, tables, tell)
    for line in lines[1::2]:
        await line.send(json.dumps({"type": "sit", "seat": 1, "name": "Bo"}))
    server, generator, start = cpu_of_all(process), time.process_time(), time.monotonic()
    games = [play(line, number % 2, random.Random(number)) for number, line in enumerate(lines)]
    waits = [wait for one in await asyncio.gather(*games) for wait in one]
    seconds = time.monotonic() - start
    used = (cpu_of_all(process) - server, time.process_time() - generator)
    await close_all(lines)
    return Row(processes, len(waits), seconds, *used, waits)


async def play(line: ClientConnection, seat: int, chance: random.Random) -> list[float]:
    """Play any choices to the end; how long it took to hear of each action of one's own."""
    decoder, waits, sent = msgspec.json.Decoder(Heard), list[float](), 0.0
    async for text in line:
        news = decoder.decode(text)
        if sent:
            waits.append(time.monotonic() - sent)
            sent = 0.0
        if news.result is not None:
            break
        if news.choices:
            message = {"type": "play", "seat": seat, "number": news.number}
            await line.send(json.dumps(message | {"words": chance.choice(news.choices).words}))
            sent = time.monotonic()
    return waits


def cpu_of_all(process: Process) -> float:
    """The CPU seconds of a server and the processes that it has started."""
    return sum(one.cpu() for one in family(process))


def family(process: Process) -> Iterator[Process]:
    """A process and those that it has started."""
    yield process
    children = process.folder / "task" / process.folder.name / "children"
    for pid in children.read_text().split():
        yield from family(Process(int(pid), process.port))


async def measure_lines(process: Process, number: int) -> float:
    """The bytes that an idle line takes."""
    _, (_, table, _) = open_table(process, 0, 1, lambda *_: None)
    lines = [await look_on(process, table, 0)]
    before = process.memory()
    lines += [await look_on(process, table, line) for line in range(number)]
    used = process.memory() - before
    await close_all(lines)
    return used / number


async def look_on(process: Process, table: str, number: int) -> ClientConnection:
    """A line of somebody who only looks on, from one of several addresses."""
    source = f"127.0.1.{1 + number // OF_ADDRESS}"
    address = f"ws://{process.address}/live/{table}"
    line = await connect(address, compression=None, ping_interval=None, local_addr=(source, 0))
    await line.recv()
    return line
