"""The store: entries that come together, entries that contradict each other, and two servers on one database."""

import asyncio
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import text

from demesne.table import OPEN, PERSON, LogEntry, Refused, Seat, Table
from demesne.web.room import House, Room
from demesne.web.store import Store, count_open


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest) -> str:
    """The address of each kind of database; "" is the file in the folder."""
    return "" if request.param == "sqlite" else str(request.getfixturevalue("database"))


def new_table(table_id: str) -> Table:
    """A table where two of one guest sit."""
    seats = [Seat(PERSON, "Ana", guest="ana"), Seat(PERSON, "Bo", guest="ana")]
    return Table(table_id, "kingdomino", {}, 7, seats)


def first_choice(table: Table) -> LogEntry:
    """The entry for the first legal action."""
    seat = int(table.state.actor)
    return table.play("ana", seat, table.state.say(table.state.actions()[0]), len(table.actions))


def last_choice(table: Table) -> LogEntry:
    """The entry for the last legal action."""
    seat = int(table.state.actor)
    return table.play("ana", seat, table.state.say(table.state.actions()[-1]), len(table.actions))


def test_of_two_entries_in_one_place_one_is_written(tmp_path: Path, address: str) -> None:
    """Although they are written together with others, which do not suffer from it."""

    async def run() -> None:
        store = Store(tmp_path, address)
        await store.open()
        tables = [new_table(f"together-{number}") for number in range(20)]
        for table in tables:
            await store.create(table)
        writes = [store.append(table, first_choice(table)) for table in tables]
        done = await asyncio.gather(store.append(tables[3], last_choice(tables[3])), *writes, return_exceptions=True)
        refused = [error for error in done if isinstance(error, Exception)]
        assert [getattr(error, "code", error) for error in refused] == ["gone-on"]
        for table in tables:
            found = await store.load(table.id)
            assert found
            assert found.seq == 1
        await store.close()

    asyncio.run(run())


def test_two_servers_on_one_database(tmp_path: Path, address: str) -> None:
    """Who comes second looks again and goes on from there; an action that was meant for another moment is refused."""

    async def run() -> None:
        houses = [House(Store(tmp_path, address), 1) for _ in range(2)]
        for house in houses:
            await house.store.open()
        await houses[0].store.create(new_table("shared"))
        rooms: list[Room] = [await house.enter("shared", lambda: None) for house in houses]
        await houses[0].act(rooms[0], first_choice)
        late = first_choice(new_table("shared"))
        with pytest.raises(Refused, match="gone on"):
            await houses[1].act(
                rooms[1], partial(Table.play, guest="ana", seat=late["seat"], words=late["words"], number=0)
            )
        await houses[1].act(rooms[1], last_choice)
        await houses[0].act(rooms[0], first_choice)
        assert rooms[0].table.seq == 3
        written = await houses[0].store.load("shared")
        assert written
        assert written.actions == rooms[0].table.actions
        for house in houses:
            await house.close()

    asyncio.run(run())


def test_only_tables_that_wait_are_in_the_lobby_and_only_open_games_count(tmp_path: Path, address: str) -> None:
    """As soon as the last seat is taken, or the game has ended."""

    async def going_on(house: House) -> int:
        async with house.store.engine.connect() as connection:
            return await count_open(connection, "lobby-guest")

    async def run() -> None:
        house = House(Store(tmp_path, address), 1)
        await house.store.open()
        seats = [Seat(PERSON, "Ana", guest="ana"), Seat(OPEN, "")]
        table = await house.create("kingdomino", {}, seats, "lobby-guest")
        assert table.id in [one["table"] for one in await house.store.lobby(1000)]
        assert await going_on(house) == 1
        room = await house.enter(table.id, lambda: None)
        await house.act(room, partial(Table.allow_several, guest="lobby-guest"))
        await house.act(room, partial(Table.sit, guest="ana", seat=1, name="Bo"))
        assert table.id not in [one["table"] for one in await house.store.lobby(1000)]
        while room.table.bot_to_move() == "" and room.table.state.actor >= 0:
            await house.act(room, first_choice)
        assert await going_on(house) == 0
        await house.close()

    asyncio.run(run())


def test_an_older_database_tells_in_the_lobby_who_waits(tmp_path: Path) -> None:
    """Also who has sat down since the table was opened."""

    async def run() -> None:
        house = House(Store(tmp_path), 1)
        await house.store.open()
        seats = [Seat(PERSON, "Ana", guest="ana"), Seat(OPEN, ""), Seat(OPEN, "")]
        table = await house.create("kingdomino", {}, seats, "ana")
        room = await house.enter(table.id, lambda: None)
        await house.act(room, partial(Table.sit, guest="bo", seat=1, name="Bo"))
        before = await house.store.lobby(10)
        async with house.store.engine.begin() as connection:
            for newer in ("waiting", "processes", "settings", "seen"):
                await connection.execute(text(f"DROP TABLE {newer}"))
            await connection.execute(text("DROP INDEX tables_by_holder"))
            for newer in ("holder", "epoch"):
                await connection.execute(text(f"ALTER TABLE tables DROP COLUMN {newer}"))
            await connection.execute(text("UPDATE alembic_version SET version_num = '0002'"))
        await house.store.open()
        assert await house.store.lobby(10) == before
        assert [seat["name"] for seat in before[0]["seats"]] == ["Ana", "Bo", ""]
        await house.close()

    asyncio.run(run())
