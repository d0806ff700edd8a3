"""A process that does nothing but think: it takes work from the queue, and answers whoever asked."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from procrastinate.schema import SchemaManager
from sqlalchemy import text

from demesne.web.group import MIGRATING, THINKER, lock, tell
from demesne.web.member import end, keep_on
from demesne.web.questions import QUEUE, THINK, app_of
from demesne.web.store import Store
from demesne.web.thinking import Thinkers

ALIVE: Final = 1.0  # seconds from one sign of life to the next
GONE: Final = 5.0  # seconds without one, after which the work is given to another


async def think_for_others(database: str, workers: int) -> None:
    """Take work from the queue until one is told to end."""
    store, thinkers = Store(Path(), database), Thinkers(workers)
    await store.open()
    assert store.group
    group = store.group
    group.name = THINKER + group.name[len(THINKER) :]
    app = app_of(group)

    @app.task(name=THINK, queue=QUEUE)
    async def think(table_id: str, seq: int, asker: str) -> None:
        table, words = await store.load(table_id), ""
        if table and table.seq == seq and (bot := table.bot_to_move()):
            words = await thinkers.choose(table.record().text(), int(table.state.actor), bot)
        async with store.engine.begin() as connection:
            await tell(connection, [f"{table_id} {seq} {words}"], asker)

    async def give_to_others() -> None:
        for job in await app.job_manager.get_stalled_jobs(queue=QUEUE, seconds_since_heartbeat=GONE):
            await app.job_manager.retry_job(job)

    await make_queue(store)
    async with app.open_async():
        tasks = [asyncio.create_task(keep_on(work)) for work in (group.renew, give_to_others)]
        print(f"Thinking for others, {workers} at a time (Ctrl-C ends it)", flush=True)
        try:
            await app.run_worker_async(
                queues=[QUEUE],
                concurrency=workers,
                delete_jobs="always",
                fetch_job_polling_interval=ALIVE,
                update_heartbeat_interval=ALIVE,
                stalled_worker_timeout=GONE,
                shutdown_graceful_timeout=GONE,
            )
        finally:
            await end(tasks)
            await group.leave()
            thinkers.close()
            await store.close()


async def make_queue(store: Store) -> None:
    """Give the database the queue's relations, unless it has them."""
    async with store.engine.begin() as connection:
        await lock(connection, MIGRATING)
        if (await connection.execute(text("SELECT to_regclass('procrastinate_jobs')"))).scalar() is None:
            raw = await connection.get_raw_connection()
            assert raw.driver_connection
            await raw.driver_connection.execute(SchemaManager.get_schema())
