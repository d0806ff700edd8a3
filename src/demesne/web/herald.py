"""News between processes by way of Redis or Valkey, where a group has one: at which tables there is something new.

It only says where to look; the log is the truth.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from demesne.web.group import CHANNEL, LEASE

USUAL_PORT: Final = 6379
KINDS: Final = ("redis", "rediss", "unix")


class Herald:
    """Tells the other processes, and hears what they tell."""

    def __init__(self, address: str) -> None:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        kind = address.partition("://")[0]
        if kind not in KINDS:
            raise ValueError(f"{kind!r} is no Redis: its address begins with redis://.")
        self.redis: Final = Redis.from_url(
            address,
            decode_responses=True,
            socket_timeout=LEASE,
            socket_connect_timeout=LEASE,
            health_check_interval=int(LEASE),
            retry=Retry(NoBackoff(), 0),  # a line that comes back by itself would not say what was missed
        )
        options = self.redis.connection_pool.connection_kwargs
        self.place: Final = f"{options.get('host', options.get('path'))}:{options.get('port', USUAL_PORT)}"
        self.untold: Final[dict[str, str]] = {}  # by table: of several news the last is enough
        self.awake: Final = asyncio.Event()

    async def check(self) -> None:
        """Raise a ValueError if it does not answer."""
        from redis.exceptions import RedisError

        try:
            await self.redis.ping()
        except (RedisError, OSError) as error:
            raise ValueError(f"The Redis at {self.place} does not answer: {str(error).rstrip('.')}.") from None

    def tell(self, table_id: str, news: str) -> None:
        """Have something told as soon as that can be done."""
        self.untold[table_id] = news
        self.awake.set()

    async def speak(self) -> None:
        """Tell what there is to tell, until the line breaks; what was not told by then is told the next time."""
        while True:
            while self.untold:
                telling = dict(self.untold)
                async with self.redis.pipeline(transaction=False) as line:
                    for news in telling.values():
                        line.publish(CHANNEL, news)
                    await line.execute()
                for table_id, news in telling.items():
                    if self.untold[table_id] == news:
                        del self.untold[table_id]
            self.awake.clear()
            await self.awake.wait()

    async def hear(self) -> AsyncIterator[str]:
        """First "", as the line is there, then what is told on it, until it breaks."""
        async with self.redis.pubsub(ignore_subscribe_messages=True) as line:
            await line.subscribe(CHANNEL)
            yield ""
            while True:
                message = await line.get_message(timeout=LEASE)
                if message:
                    yield message["data"]

    async def close(self) -> None:
        """Tell nothing more."""
        await self.redis.aclose()
