"""Processes on one PostgreSQL that hear of each other by way of Redis."""

from __future__ import annotations

import asyncio
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from demesne.web.room import House, Room
from demesne.web.serving import Settings, serve
from demesne.web.store import Store
from tests.web.servers import free_port
from tests.web.test_group import BOTH, PATIENCE, until_all_know
from tests.web.test_store import first_choice

pytestmark = pytest.mark.slow  # with a PostgreSQL and a Redis


class Redis:
    """A Redis of one's own, which keeps nothing and can be started again."""

    def __init__(self) -> None:
        self.port = free_port()
        self.address = f"redis://127.0.0.1:{self.port}/0"
        self.start()

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("Redis does not answer")

    def kill(self) -> None:
        """End it at once."""
        self.process.kill()
        self.process.wait()


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    """A Redis, where there is one."""
    if shutil.which("redis-server") is None:
        pytest.skip("There is no Redis: apt-get install redis-server, to test with it too.")
    found = Redis()
    yield found
    found.kill()


async def open_houses(folder: Path, database: str, redis: str, number: int) -> tuple[list[House], list[Room]]:
    """So many processes, and their rooms of one table."""
    houses = [House(Store(folder, database, redis), 1) for _ in range(number)]
    await asyncio.gather(*[house.open() for house in houses])
    table = await houses[0].create("kingdomino", {}, BOTH, "ana")
    return houses, [await house.enter(table.id, lambda: None) for house in houses]


def test_what_one_process_writes_the_others_hear(tmp_path: Path, database: str, redis: Redis) -> None:
    """Also when Redis was gone for a while: what was written meanwhile is told or looked up when it is back."""

    async def run() -> None:
        houses, rooms = await open_houses(tmp_path, database, redis.address, 3)
        for turn in range(9):
            await houses[turn % 3].act(rooms[turn % 3], first_choice)
            await until_all_know(rooms, turn + 1)
        redis.kill()
        await houses[0].act(rooms[0], first_choice)
        await asyncio.sleep(0.2)
        assert [room.table.seq for room in rooms] == [10, 9, 9]  # nothing else tells them
        redis.start()
        await until_all_know(rooms, 10)
        await houses[1].act(rooms[1], first_choice)
        await until_all_know(rooms, 11)
        for house in houses:
            await house.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_all_processes_have_to_agree(tmp_path: Path, database: str, redis: Redis) -> None:
    """One that would hear nothing of the others, and they nothing of it, is refused."""

    async def run() -> None:
        houses, _ = await open_houses(tmp_path, database, redis.address, 1)
        assert houses[0].store.group
        await houses[0].store.group.agree()
        alone = Store(tmp_path, database)
        assert alone.group
        with pytest.raises(ValueError, match=r"hear of each other by the Redis at 127.0.0.1:\d+: --redis has to agree"):
            await alone.group.agree()
        await houses[0].close()
        await alone.group.agree()  # nobody is left to disagree
        await alone.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_what_is_wrong_is_said_in_a_sentence(tmp_path: Path, database: str) -> None:
    """Before the server opens."""
    with pytest.raises(ValueError, match="Redis is for several processes on one PostgreSQL"):
        serve(Settings(tmp_path, redis="redis://127.0.0.1"), browse=False)
    with pytest.raises(ValueError, match="'http' is no Redis: its address begins with redis://"):
        serve(Settings(tmp_path, database, redis="http://127.0.0.1"), browse=False)
    nobody = free_port()
    with pytest.raises(ValueError, match=f"The Redis at 127.0.0.1:{nobody} does not answer"):
        serve(Settings(tmp_path, database, redis=f"redis://127.0.0.1:{nobody}"), browse=False)
