"""What one client may ask for, and who has asked for how much."""

import asyncio
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from litestar.middleware.rate_limit import CacheObject, RateLimitConfig, RateLimitMiddleware
from litestar.stores.base import Store as LitestarStore
from litestar.stores.memory import MemoryStore
from sqlalchemy.exc import SQLAlchemyError

from demesne.table import Refused
from demesne.web.group import Group

LONGEST_ADDRESS: Final = 100
AN_HOUR: Final = 3600  # seconds


@dataclass(frozen=True)
class Limits:
    """What one client may ask for."""

    rate: int = 50  # requests a second from an address, and messages a second on a line
    tables: int = 20  # games going on that one guest opened
    lines_of_guest: int = 40
    lines_of_address: int = 500
    absence: float = 30.0  # seconds that a seat waits for a program whose line broke
    imports: int = 200  # records that an address brings in an hour


USUAL: Final = Limits()


class Lines:
    """How many live lines each guest and each address has."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
        self.of_guest: Final = Counter[str]()
        self.of_address: Final = Counter[str]()

    def come(self, guest: str, address: str) -> None:
        """Somebody wants one more; strangers are known by their address only."""
        most = self.limits.lines_of_guest
        if (guest and self.of_guest[guest] >= most) or self.of_address[address] >= self.limits.lines_of_address:
            raise Refused("too-many-lines")
        self.of_guest[guest] += 1
        self.of_address[address] += 1

    def go(self, guest: str, address: str) -> None:
        """One has gone."""
        for lines, who in ((self.of_guest, guest), (self.of_address, address)):
            lines[who] -= 1
            if not lines[who]:
                del lines[who]


class Quota:
    """How many records each address has brought in this hour, to whatever process of a group."""

    def __init__(self, limits: Limits, group: Group | None) -> None:
        self.limits: Final = limits
        self.group: Final = group
        self.hour = 0
        self.brought: Final = Counter[str]()

    async def check(self, address: str) -> None:
        """Somebody brings one more."""
        if self.group:
            count = await self.group.count(f"{address} imports"[-LONGEST_ADDRESS:], end_of_hour())
        else:
            count = self.count(address)
        if count > self.limits.imports:
            raise Refused("too-many-imports", most=self.limits.imports)

    def count(self, address: str) -> int:
        """How many this address has brought, this one among them."""
        if self.hour != end_of_hour():
            self.hour = end_of_hour()
            self.brought.clear()
        self.brought[address] += 1
        return self.brought[address]


def end_of_hour() -> int:
    """When this hour is over, in seconds since 1970."""
    return (int(time.time()) // AN_HOUR + 1) * AN_HOUR


@dataclass
class RateLimit(RateLimitConfig):
    """So many requests from an address, by whatever process of a group they are answered."""

    group: Group | None = None
    middleware_class: type[RateLimitMiddleware] = field(default_factory=lambda: Rate)


class Rate(RateLimitMiddleware):
    """Counts requests in the database of the group; alone, and while that does not answer, in memory."""

    config: RateLimit

    async def retrieve_cached_history(self, key: str, store: LitestarStore) -> CacheObject:
        """The requests of this second before this one."""
        own = await super().retrieve_cached_history(key, store)
        if self.config.group:
            with suppress(SQLAlchemyError):
                count = await self.config.group.count(key[-LONGEST_ADDRESS:], int(time.time()))
                own.history = [own.reset] * (count - 1)
        return own


async def forget_expired(store: MemoryStore, every: float = 60) -> None:
    """Drop the addresses that have not come for a while, again and again."""
    while True:
        await asyncio.sleep(every)
        await store.delete_expired()
