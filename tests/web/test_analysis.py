"""What a bot thinks of a finished game, asked for over HTTP."""

import json
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from demesne.core.replay import read_record
from demesne.web.reading import MOST_READ, Readings
from demesne.web.records import read_table
from tests.web.guests import Guest
from tests.web.servers import Server
from tests.web.test_records import KINGDOMINO, bring

pytestmark = pytest.mark.slow  # with a server


def test_every_decision_of_a_finished_game_is_read(server: Server) -> None:
    """Some at a time, in the order of the game, until there are none; nothing is better than the best."""
    table = bring(server, json.loads(KINGDOMINO.read_text())).json()["table"]
    record = read_record(KINGDOMINO.read_text())
    guest = Guest(server.address)
    found: list[dict[str, Any]] = []
    while part := guest.web.get(f"/api/tables/{table}/analysis?first={len(found)}").json():
        assert len(part) <= 4
        found += part
    assert [one["number"] for one in found] == list(range(1, len(record.actions) + 1))
    for one, words in zip(found, record.actions, strict=True):
        assert one["played"]["words"] == words
        assert one["loss"] >= 0
        assert one["best"]["verb"]
        assert (one["verdict"] == "best") == (one["played"] == one["best"])
        assert one["verdict"] in ("best", "fine") or one["loss"] > 3 * one["error"]
    assert any(one["loss"] for one in found)


def test_whoever_goes_on_has_nothing_replayed() -> None:
    """From where a part ended the game goes on; for whoever asks for the same again it is replayed, to the same."""
    table = read_table(json.loads(KINGDOMINO.read_text()))
    readings = Readings()
    parts = [readings.some(table, first) for first in range(0, len(table.actions), 4)]
    assert [one.number for part in parts for one in part] == list(range(1, len(table.actions) + 1))
    assert readings.some(table, len(table.actions)) == []
    assert readings.going == {}
    assert readings.some(table, 0) == parts[0]
    going = list(readings.going.values())
    assert readings.some(table, 4) == parts[1]
    assert list(readings.going.values()) == going
    assert readings.some(table, 4) == parts[1]
    assert list(readings.going.values()) != going


def test_few_games_are_kept_where_they_go_on() -> None:
    """The one that was left the longest ago is forgotten first."""
    readings = Readings()
    table = read_table(json.loads(KINGDOMINO.read_text()))
    backwards = list(range(MOST_READ + 2))[::-1]
    for first in backwards:
        readings.some(table, first)
    assert list(readings.going) == [(table.id, first + 4) for first in backwards[2:]]


def test_nobody_reads_a_game_that_goes_on(server: Server) -> None:
    """It would be a hint."""
    guest = Guest(server.address)
    table = guest.open_table({"kind": "person", "name": "Ana"}, {"kind": "bot", "bot": "random"})
    answer = guest.web.get(f"/api/tables/{table}/analysis")
    assert (answer.status_code, answer.json()["code"]) == (409, "goes-on")


def test_the_server_answers_while_a_bot_reads(server: Server) -> None:
    """Others ask as always: the reading is done by another process."""
    table = bring(server, json.loads(KINGDOMINO.read_text())).json()["table"]
    guest, other = Guest(server.address), Guest(server.address)
    with ThreadPoolExecutor(4) as pool:
        asked = [pool.submit(guest.web.get, f"/api/tables/{table}/analysis?first={first}") for first in (0, 4, 8)]
        waits = []
        while not all(one.done() for one in asked):
            start = time.perf_counter()
            assert other.web.get("/api/games").status_code == 200
            waits.append(time.perf_counter() - start)
        assert all(one.result().status_code == 200 for one in asked)
    assert len(waits) > 5
    assert sorted(waits)[len(waits) // 2] < 0.5
