"""Finished games read by a bot, some decisions at a time: each game is gone through once, whoever asks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from demesne.arena.analysis import Decision, decisions, judge
from demesne.games import find_game
from demesne.table import Table

READER: Final = "master"  # the bot that says what it thinks of a game
READING: Final = 0.4  # seconds for a decision
READ_AT_ONCE: Final = 4  # decisions: nobody else's bot waits for more
MOST_READ: Final = 32  # games that are kept where they go on


class Readings:
    """The games that are being read."""

    def __init__(self) -> None:
        self.going: Final[dict[tuple[str, int], Iterator[Decision]]] = {}  # by table and number, the latest last

    def some(self, table: Table, first: int) -> list[Decision]:
        """Decisions from the first on; only whoever does not go on from an end has the game replayed."""
        coming = self.going.pop((table.id, first), None) or decisions(table.record(), first=first)
        found = list(islice(coming, READ_AT_ONCE))
        if found:
            self.going[table.id, first + len(found)] = coming
        while len(self.going) > MOST_READ:
            del self.going[next(iter(self.going))]
        return found


def opinion(decision: Decision, bot: str, seed: int, won: int) -> dict[str, Any]:
    """What a bot thinks of a decision in a game that was won with so many points; its moves as they stand in a menu."""
    found = judge(decision, bot, seed)
    menu = {one["words"]: one for one in find_game(decision.position["game"]).load(decision.position).menu()}
    return {
        "number": found.number,
        "seat": found.seat,
        "played": menu[found.played],
        "best": menu[found.best],
        "loss": found.loss,
        "error": found.error,
        "tried": found.tried,
        "verdict": found.verdict(won),
    }
