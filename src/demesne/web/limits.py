"""What one client may ask for, and who has asked for how much."""

import asyncio
from collections import Counter
from dataclasses import dataclass
from typing import Final

from litestar.stores.memory import MemoryStore

from demesne.table import Refused


@dataclass(frozen=True)
class Limits:
    """What one client may ask for."""

    rate: int = 50  # requests a second from an address, and messages a second on a line
    tables: int = 20  # games going on that one guest opened
    lines_of_guest: int = 40
    lines_of_address: int = 500


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


async def forget_expired(store: MemoryStore, every: float = 60) -> None:
    """Drop the addresses that have not come for a while, again and again."""
    while True:
        await asyncio.sleep(every)
        await store.delete_expired()
