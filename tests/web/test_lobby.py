"""The lobby, the limit of tables, and what the owner of a table may do at it."""

from __future__ import annotations

import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from demesne.web.opening import NAMES
from tests.web.guests import Guest
from tests.web.servers import Server
from tests.web.test_own_data import masteries

pytestmark = pytest.mark.slow  # with servers of their own

ANA = {"kind": "person", "name": "Ana"}
BO = {"kind": "person", "name": "Bo"}
OPEN = {"kind": "open"}
NEW = {"game": "kingdomino", "seats": [ANA, BO]}


@pytest.fixture
def alone(tmp_path: Path) -> Server:
    """A server with an empty lobby."""
    return Server(tmp_path)


def lobby(guest: Guest) -> list[str]:
    """The tables that wait for somebody."""
    return [one["table"] for one in guest.web.get("/api/tables").json()]


def test_an_unreadable_table_does_not_break_the_lobby(alone: Server) -> None:
    """Neither is it replayed there, nor do the others suffer from it."""
    alone.start()
    try:
        ana = Guest(alone.address)
        good, bad, worse = [ana.open_table(ANA, OPEN) for _ in range(3)]
        with sqlite3.connect(alone.folder / "demesne.db") as database:
            database.execute("UPDATE tables SET options = 'nonsense', seats = '{' WHERE id = ?", [bad])
            database.execute("UPDATE waiting SET summary = '{' WHERE table_id = ?", [worse])
        database.close()
        assert set(lobby(ana)) == {good, bad}
        assert ana.web.get("/api/tables").json()[-1]["seats"] == [ANA | {"bot": ""}, OPEN | {"name": "", "bot": ""}]
    finally:
        alone.kill()


def test_the_lobby_reads_no_table(server: Server) -> None:
    """Of fifty tables with all the data files of a game it tells in no time."""
    guests = [Guest(server.address) for _ in range(3)]
    for guest in guests:
        for _ in range(17):
            wanted = {"game": "dominations", "seats": [ANA, OPEN], "files": {"masteries.json": masteries()}}
            assert guest.web.post("/api/tables", json=wanted).status_code == 201
    lobby(guests[0])
    start = time.monotonic()
    assert len(lobby(guests[0])) == 50
    assert time.monotonic() - start < 0.2


def test_the_limit_of_tables_holds_under_fifty_requests_at_once(server: Server) -> None:
    """As many are opened as are allowed, and no more."""
    ana = Guest(server.address)

    def open_one(_: int) -> int:
        return ana.web.post("/api/tables", json=NEW).status_code

    with ThreadPoolExecutor(50) as many:
        answers = list(many.map(open_one, range(50)))
    assert (answers.count(201), answers.count(409)) == (20, 30)


def test_closed_and_left_tables_do_not_count(server: Server) -> None:
    """Whoever cannot finish a game can still open another."""
    ana = Guest(server.address)
    tables = [ana.open_table(ANA, OPEN) for _ in range(20)]
    assert ana.web.post("/api/tables", json=NEW).status_code == 409
    with ana.at(tables[0]) as line:
        assert line.ask("close")["closed"]
        assert line.refusal("sit", seat=1, name="Bo") == "closed"
        assert line.refusal("resign", seat=0) == "closed"
    ana.open_table(ANA, OPEN)
    assert ana.web.post("/api/tables", json=NEW).status_code == 409
    with ana.at(tables[1]) as line:
        line.ask("resign", seat=0)
    ana.open_table(ANA, OPEN)
    assert not {tables[0], tables[1]} & set(lobby(ana))


def test_a_guest_holds_one_seat_of_anothers_table(server: Server) -> None:
    """Unless its owner says otherwise; the owner may hold them all."""
    ana, bo = Guest(server.address), Guest(server.address)
    table = ana.open_table(ANA, OPEN, OPEN, OPEN)
    with ana.at(table) as one, bo.at(table) as two:
        two.ask("sit", seat=1, name="Bo")
        assert two.refusal("sit", seat=2, name="Bob") == "one-seat"
        assert two.refusal("allow") == "not-owner"
        one.hear()
        one.ask("allow")
        two.hear()
        assert two.ask("sit", seat=2, name="Bob")["mine"] == [1, 2]
        one.hear()
        assert one.ask("sit", seat=3, name="Cy")["mine"] == [0, 3]


def test_the_owner_frees_a_seat(server: Server) -> None:
    """Of another guest, who has decided nothing there yet; it waits for somebody again then."""
    ana, bo = Guest(server.address), Guest(server.address)
    table = ana.open_table(ANA, OPEN)
    with ana.at(table) as one, bo.at(table) as two:
        assert (one.news["owner"], two.news["owner"]) == (True, False)
        two.ask("sit", seat=1, name="Bo")
        assert two.refusal("free", seat=0) == "not-owner"
        assert two.refusal("close") == "not-owner"
        one.hear()
        assert table not in lobby(ana)
        assert one.ask("free", seat=1)["seats"][1]["kind"] == "open"
        assert table in lobby(ana)
        assert two.hear()["mine"] == []
        assert one.refusal("free", seat=0) == "not-theirs"
        two.ask("sit", seat=1, name="Bo")
        one.hear()
        for _ in range(2):
            line = next(line for line in (one, two) if line.news["choices"])
            line.choose()
            one.hear(), two.hear()
        if any(line.news["actor"] == 1 for line in (one, two)):
            two.choose()
            one.hear(), two.hear()
        assert one.refusal("free", seat=1) == "not-theirs"


def test_bots_have_names_of_their_own(server: Server) -> None:
    """Each another one, and nobody else's."""
    ana = Guest(server.address)
    bots = [{"kind": "bot", "bot": "random"}] * 4
    table = ana.open_table({"kind": "person", "name": NAMES[0]}, *bots, {"kind": "open"}, game="dominion")
    names = [seat["name"] for seat in ana.web.get(f"/api/tables/{table}").json()["seats"][:5]]
    assert names[0] == NAMES[0]
    assert len(set(names)) == 5
    assert set(names) <= set(NAMES)
