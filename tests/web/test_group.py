"""Several processes on one PostgreSQL: one at a time writes at a table, all hear of it, and others go on with it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import psycopg
import pytest
from litestar.testing import TestClient
from sqlalchemy import text

from demesne.table import BOT, PERSON, Refused, Seat, Table
from demesne.web.group import LEASE
from demesne.web.guests import secret_in, secret_of
from demesne.web.limits import Limits
from demesne.web.member import end, keep_on
from demesne.web.room import House, Room
from demesne.web.server import make_app
from demesne.web.store import Store
from tests.web.test_faults import until_ana_decides
from tests.web.test_store import first_choice

pytestmark = pytest.mark.slow  # with a PostgreSQL
PATIENCE = 60  # seconds
BOTH = [Seat(PERSON, "Ana", guest="ana"), Seat(PERSON, "Bo", guest="ana")]
WITH_BOT = [Seat(PERSON, "Ana", guest="ana"), Seat(BOT, "", bot="random")]


async def until_all_know(rooms: list[Room], seq: int) -> None:
    """Wait until so many entries have happened everywhere."""
    async with asyncio.timeout(PATIENCE):
        while [room.table.seq for room in rooms] != [seq] * len(rooms):
            await asyncio.sleep(0.01)


def in_group(
    tmp_path: Path, database: str, run: Callable[..., Awaitable[None]], processes: int = 2, seats: list[Seat] = BOTH
) -> None:
    """Run something with the houses of so many processes, and their rooms of one table."""

    async def go() -> None:
        houses = [House(Store(tmp_path, database), 1) for _ in range(processes)]
        await asyncio.gather(*[house.open() for house in houses])
        table = await houses[0].create("kingdomino", {}, seats, "ana")
        rooms = [await house.enter(table.id, lambda: None) for house in houses]
        await run(houses, rooms)
        for house in houses:
            await house.close()

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_what_one_process_writes_the_others_hear(tmp_path: Path, database: str) -> None:
    """Each may write; nobody has to ask."""

    async def run(houses: list[House], rooms: list[Room]) -> None:
        heard = asyncio.Event()
        rooms[1].listeners.add(heard.set)
        for turn in range(10):
            await houses[turn % 3].act(rooms[turn % 3], first_choice)
            await until_all_know(rooms, turn + 1)
        assert heard.is_set()
        assert rooms[0].table.actions == rooms[1].table.actions == rooms[2].table.actions

    in_group(tmp_path, database, run, processes=3)


def test_a_look_is_never_behind(tmp_path: Path, database: str) -> None:
    """Whichever process is asked, at once after another has acknowledged an action."""

    async def run(houses: list[House], rooms: list[Room]) -> None:
        for seq in range(1, 11):
            await houses[0].act(rooms[0], first_choice)
            assert (await houses[1].look(rooms[0].table.id)).seq == seq

    in_group(tmp_path, database, run)


def test_whoever_was_paused_writes_nothing(tmp_path: Path, database: str) -> None:
    """An entry with the epoch of before is refused, although its place in the log is free."""

    async def run(houses: list[House], rooms: list[Room]) -> None:
        await houses[0].act(rooms[0], first_choice)
        before = rooms[0].epoch
        assert await houses[1].store.take(rooms[0].table.id) == 0
        await until_all_know(rooms, 1)
        await houses[1].act(rooms[1], first_choice)
        with pytest.raises(Refused, match="gone on"):
            await houses[0].store.append(rooms[1].table, first_choice(rooms[1].table), before)
        written = await houses[1].store.entries_from(rooms[0].table.id, 0)
        assert len(written) == 2
        await houses[0].act(rooms[0], first_choice)
        assert rooms[0].epoch > before + 1

    in_group(tmp_path, database, run)


def test_a_broken_line_between_processes_loses_nothing(tmp_path: Path, database: str) -> None:
    """What was said while nobody listened is looked up."""

    async def run(houses: list[House], rooms: list[Room]) -> None:
        for _ in range(3):
            with psycopg.connect(database, autocommit=True) as other:
                other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
            await houses[0].act(rooms[0], first_choice)
            await until_all_know(rooms, rooms[0].table.seq)

    in_group(tmp_path, database, run)


def test_an_entry_happens_once_however_often_it_is_read(tmp_path: Path, database: str) -> None:
    """A room that is being locked up and one that is being opened may read the same table at the same time."""

    async def run(houses: list[House], rooms: list[Room]) -> None:
        reader = House(houses[0].store, 1)
        table = await reader.load(rooms[0].table.id)
        for _ in range(3):
            await houses[0].act(rooms[0], first_choice)
        await asyncio.gather(*[reader.refresh(Room(table)) for _ in range(3)], reader.load(table.id))
        assert table.seq == 3
        assert table.actions == rooms[0].table.actions
        reader.thinkers.close()

    in_group(tmp_path, database, run)


def vanish(house: House) -> None:
    """End as a process does that is killed: nobody is told."""
    for task in [*(house.member.tasks if house.member else []), *[room.thinking for room in house.rooms.values()]]:
        if task:
            task.cancel()
    house.rooms.clear()


def test_others_go_on_for_a_process_that_is_gone(tmp_path: Path, database: str) -> None:
    """Its bots play elsewhere before twice the time of a lease, whether somebody looks on there or not."""

    async def run(houses: list[House], rooms: list[Room]) -> None:
        loop, lonely = asyncio.get_running_loop(), await houses[0].create("kingdomino", {}, WITH_BOT, "ana")
        alone = await houses[0].enter(lonely.id, lambda: None)
        for room in (rooms[0], alone):
            await until_ana_decides(room)
            await houses[0].act(room, first_choice)
            await until_ana_decides(room)
            houses[0].turns.free = 0  # so that the bot thinks for ever
            await houses[0].act(room, first_choice)
            while room.table.bot_to_move() == "":
                await houses[0].act(room, first_choice)
            houses[0].turns.free = 1
        vanish(houses[0])
        start = loop.time()
        async with asyncio.timeout(PATIENCE):
            while not (rooms[1].epoch and lonely.id in houses[1].rooms and houses[1].rooms[lonely.id].epoch):
                await asyncio.sleep(0.01)
        assert loop.time() - start < 2 * LEASE
        for room in (rooms[1], houses[1].rooms[lonely.id]):
            await until_ana_decides(room)

    in_group(tmp_path, database, run, seats=WITH_BOT)


def test_a_process_that_ends_hands_its_tables_over_at_once(tmp_path: Path, database: str) -> None:
    """Nobody waits for the end of its lease."""

    async def run(houses: list[House], rooms: list[Room]) -> None:
        await until_ana_decides(rooms[0])
        houses[0].turns.free = 0
        while rooms[0].table.bot_to_move() == "":
            await houses[0].act(rooms[0], first_choice)
        start = asyncio.get_running_loop().time()
        await houses[0].close()
        async with asyncio.timeout(PATIENCE):
            while not rooms[1].epoch:
                await asyncio.sleep(0.01)
        assert asyncio.get_running_loop().time() - start < LEASE
        await until_ana_decides(rooms[1])

    in_group(tmp_path, database, run, seats=WITH_BOT)


def test_the_limit_of_tables_holds_for_all_processes_together(tmp_path: Path, database: str) -> None:
    """Although they are asked at the same time."""

    async def run(houses: list[House], _: list[Room]) -> None:
        asked = [houses[number % 2].create("kingdomino", {}, BOTH, "eve", most=5) for number in range(30)]
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(one, Table) for one in done) == 5
        assert {getattr(one, "code", "") for one in done if not isinstance(one, Table)} == {"too-many-tables"}

    in_group(tmp_path, database, run)


def test_two_proposals_in_one_place_are_both_looked_at(tmp_path: Path, database: str) -> None:
    """One becomes the next action; the other is looked at anew and refused, because it was meant for another moment."""

    async def run(houses: list[House], rooms: list[Room]) -> None:
        for number in range(10):
            words = first_choice(rooms[0].table)["words"]
            seat = int(rooms[0].table.state.actor)
            play = partial(Table.play, guest="ana", seat=seat, words=words, number=number)
            both = [house.act(room, play) for house, room in zip(houses, rooms, strict=True)]
            done = await asyncio.gather(*both, return_exceptions=True)
            assert sorted(getattr(one, "code", "") for one in done) == ["", "gone-on"]
            await until_all_know(rooms, number + 1)

    in_group(tmp_path, database, run)


def test_all_processes_know_the_same_guests_and_count_their_requests_together(tmp_path: Path, database: str) -> None:
    """A cookie of one is good for the others; a limit is reached wherever the requests go."""
    folders = [tmp_path / "one", tmp_path / "two"]
    one, two = (make_app(folder, database, limits=Limits(rate=6)) for folder in folders)
    with TestClient(one) as first, TestClient(two) as second:
        cookies = dict(first.get("/api/me").cookies)
        second.cookies.update(cookies)
        assert second.get("/api/me").json() == {"known": True}
        assert not any((folder / "secret").exists() for folder in folders)
        time.sleep(1 - time.time() % 1)
        answers = [client.get("/api/me").status_code for _ in range(4) for client in (first, second)]
        assert answers == [200] * 6 + [429] * 2


def test_a_secret_comes_along_from_a_folder(tmp_path: Path, database: str) -> None:
    """Who goes from one process to several keeps their guests; a damaged secret is refused."""

    async def run() -> None:
        store = Store(tmp_path, database)
        await store.open()
        async with store.engine.begin() as connection:
            await connection.execute(text("DELETE FROM settings"))
        own = secret_in(tmp_path)
        assert await secret_of(store, tmp_path) == await secret_of(store, tmp_path / "other") == own
        async with store.engine.begin() as connection:
            await connection.execute(text("UPDATE settings SET value = ''"))
        with pytest.raises(ValueError, match="The secret in the database is empty or damaged"):
            await secret_of(store, tmp_path)
        async with store.engine.begin() as connection:
            await connection.execute(text("DELETE FROM settings"))
        await store.close()

    asyncio.run(run())


def test_work_ends_although_a_wait_swallows_that_it_is_cancelled() -> None:
    """As the driver's waits do in Python 3.11 when what they wait for comes at that very moment."""

    async def run() -> None:
        swallowed = 0

        async def deaf() -> None:
            nonlocal swallowed
            try:
                await asyncio.sleep(PATIENCE)
            except asyncio.CancelledError:
                swallowed += 1
                if swallowed > 1:
                    raise

        task = asyncio.create_task(keep_on(deaf, 0.0))
        await asyncio.sleep(0)
        await end([task])
        assert task.cancelled()
        assert swallowed == 2

    asyncio.run(asyncio.wait_for(run(), PATIENCE))
