"""`demesne think`: bots that think in processes, maybe on machines, of their own."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from demesne.web.room import House, Room
from demesne.web.store import Store
from tests.test_command_line import run_here
from tests.web.test_faults import SEATS, until_ana_decides
from tests.web.test_store import first_choice

pytestmark = pytest.mark.slow  # a process each time
PATIENCE = 60  # seconds


@contextmanager
def thinker(database: str) -> Iterator[subprocess.Popen[bytes]]:
    """A process that thinks for others."""
    command = [sys.executable, "-m", "demesne", "think", "--database", database, "--workers", "1"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


async def until_thinkers(house: House, there: bool) -> None:
    """Wait until somebody thinks for others, or nobody does any more."""
    assert house.store.group
    async with asyncio.timeout(PATIENCE):
        while house.store.group.has_thinkers != there:
            await asyncio.sleep(0.05)


async def play(house: House, room: Room, actions: int) -> None:
    """Ana plays so many actions, and the bot answers."""
    for _ in range(actions):
        await until_ana_decides(room)
        await house.act(room, first_choice)
    await until_ana_decides(room)


def test_others_think_as_long_as_there_are_any(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed in the middle, they are missed for a moment only; told to end, they do."""

    async def run() -> None:
        house, here = House(Store(tmp_path, database), 1), list[int]()
        await house.open()
        choose = house.thinkers.choose

        async def choose_here(record: str, seat: int, bot: str) -> str:
            here.append(seat)
            return await choose(record, seat, bot)

        monkeypatch.setattr(house.thinkers, "choose", choose_here)
        table = await house.create("kingdomino", {}, SEATS, "ana")
        room = await house.enter(table.id, lambda: None)
        with thinker(database):
            await until_thinkers(house, True)
            await until_ana_decides(room)
            here.clear()
            await play(house, room, 4)
            assert here == []
        await play(house, room, 4)
        assert here != []
        await until_thinkers(house, False)
        with thinker(database) as again:
            await until_thinkers(house, True)
            await play(house, room, 2)
            again.terminate()
            assert await asyncio.to_thread(again.wait, PATIENCE) == 0
            await until_thinkers(house, False)
        await house.close()

    asyncio.run(run())


def test_a_database_that_is_not_there() -> None:
    """One sentence says so."""
    for address, why in (("postgresql://127.0.0.1:1/x", "Connection refused"), ("x", "begins with postgresql://")):
        done = run_here("think", "--database", address)
        assert done.returncode == 2
        assert why in done.stderr
        assert len(done.stderr.splitlines()) == 1
