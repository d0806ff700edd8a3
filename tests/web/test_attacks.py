"""What one client can do to the others: each attack, and how long somebody else waits meanwhile."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread
from typing import Any

import httpx
import pytest

from tests.web.guests import Guest
from tests.web.servers import Server

LONGEST_WAIT = 0.5  # seconds: the machine may have much else to do
ANA = {"kind": "person", "name": "Ana"}
BO = {"kind": "person", "name": "Bo"}
OPEN = {"kind": "open"}


@contextmanager
def somebody_else(server: Server) -> Iterator[list[float]]:
    """How long somebody else waited for each answer, while something happens."""
    waits: list[float] = []
    done = Event()

    def ask() -> None:
        with httpx.Client(base_url=server.address, timeout=60) as client:
            client.get("/api/me")
            while not done.is_set():
                start = time.monotonic()
                client.get("/api/me")
                waits.append(time.monotonic() - start)
                time.sleep(0.01)

    asking = Thread(target=ask)
    asking.start()
    time.sleep(0.3)
    yield waits
    done.set()
    asking.join()


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("dominion", {"kingdom": "x," * 31_000}),
        ("dominion", {"kingdom": ["x"] * 31_000}),
        ("dominion", {"sets": "base," * 12_000}),
        ("dominion", {"previous_winners": "1" * 60_000}),
        ("kingdomino", {"harmony": "x" * 60_000}),
        ("kingdomino", {"x" * 60_000: True}),
        ("kingdomino", {str(number): True for number in range(4_000)}),
        ("x" * 60_000, {}),
    ],
    ids=["kingdom", "list", "sets", "seats", "switch", "name", "many", "game"],
)
def test_long_options_are_refused_before_anything_looks_at_them(
    server: Server, game: str, options: dict[str, Any]
) -> None:
    """As a request of the wrong form, in no time, and in a few words."""
    ana = Guest(server.address)
    with somebody_else(server) as waits:
        start = time.monotonic()
        answer = ana.web.post("/api/tables", json={"game": game, "seats": [ANA, BO], "options": options})
        assert time.monotonic() - start < LONGEST_WAIT
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert len(answer.text) < 1000
    assert max(waits) < LONGEST_WAIT


def test_options_of_a_record_have_the_same_limits(server: Server) -> None:
    """A record is as strange as any other request."""
    record = {"version": 1, "game": "dominion", "players": 2, "seed": 1, "options": {"kingdom": "x," * 31_000}}
    answer = Guest(server.address).web.post("/api/records", json=record)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


@pytest.mark.parametrize(
    ("given", "stored"),
    [
        (" first\u0000  GAME\n", "First Game"),
        (
            "Militia,\u0007moat, Cellar,market,Merchant,mine,Remodel,smithy,village,workshop,,",
            "militia, moat, cellar, market, merchant, mine, remodel, smithy, village, workshop",
        ),
        (["Moat", "random"], "moat, random"),
        ("RANDOM", "random"),
    ],
)
def test_a_kingdom_is_kept_as_its_cards(server: Server, given: object, stored: str) -> None:
    """Whatever was written, spaces and marks, what is kept and told to everybody is in one form."""
    ana = Guest(server.address)
    table = ana.open_table(ANA, BO, game="dominion", kingdom=given, sets=" Base:6 ,\tINTRIGUE", previous_winners=" 01,")
    options = ana.web.get(f"/api/tables/{table}").json()["options"]
    assert options == {"kingdom": stored, "sets": "base:6, intrigue", "previous_winners": "1"}
