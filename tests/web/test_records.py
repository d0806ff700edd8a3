"""Records over HTTP: exported when a game is over, imported after a full replay, each mistake said in a sentence."""

import gzip
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from demesne.core.state import OVER
from demesne.table import PERSON, Seat, Table
from demesne.web.limits import Limits
from demesne.web.records import LONGEST_RECORD, steps, written_steps
from demesne.web.server import make_app
from tests.web.guests import Guest, play
from tests.web.servers import Server

pytestmark = pytest.mark.slow

REPLAYS = Path(__file__).parents[1] / "replays"
RECORDS = sorted(REPLAYS.glob("*/*.json"))
KINGDOMINO = REPLAYS / "kingdomino" / "two-players.json"


def bring(server: Server, record: object) -> httpx.Response:
    """Bring a record to the server."""
    return httpx.post(server.address + "/api/records", json=record, timeout=60)


@pytest.mark.parametrize(
    "path", RECORDS[:: max(1, len(RECORDS) // 8)], ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_a_record_comes_and_goes_unchanged(server: Server, path: Path) -> None:
    """What is brought can be replayed by its link and fetched again, and is the same game."""
    record = json.loads(path.read_text())
    answer = bring(server, record)
    assert answer.status_code == 201, answer.text
    found = answer.json()
    assert found["replay"] == f"/replay/{found['table']}"
    assert bring(server, record).json() == found, "the same record has the same link"
    again = httpx.get(f"{server.address}/api/tables/{found['table']}/record").json()
    for field in ("game", "players", "options", "actions", "result"):
        if field != "options":
            assert again[field] == record[field], field
    assert record["options"].items() <= again["options"].items()
    replay = httpx.get(f"{server.address}/api/tables/{found['table']}/replay?seat=0").json()
    assert replay["all"] == len(record["actions"]) + 1
    assert replay["result"]["scores"] == record["result"]["scores"]


def test_a_game_played_here_is_exported_and_brought_to_another_server(server: Server, tmp_path: Path) -> None:
    """The file is all that is needed."""
    ana = Guest(server.address)
    table = ana.open_table({"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Bo"}, harmony=True)
    with ana.at(table) as line:
        assert ana.web.get(f"/api/tables/{table}/record").json()["code"] == "goes-on"
        assert ana.web.get(f"/api/tables/{table}/replay").json()["code"] == "goes-on"
        play([line])
    record = ana.web.get(f"/api/tables/{table}/record").json()
    other = Server(tmp_path)
    other.start()
    try:
        found = bring(other, record).json()
        assert httpx.get(f"{other.address}/api/tables/{found['table']}").json()["over"]
        assert httpx.get(f"{other.address}/api/tables/{found['table']}/record").json() == record
        with Guest(other.address).at(found["table"]) as onlooker:
            assert onlooker.news["mine"] == []
            assert onlooker.ask("rematch", seat=0)["code"] == "not-yours"
    finally:
        other.kill()


def broken(record: dict[str, Any]) -> dict[str, tuple[object, str, str]]:
    """Mistakes in a record: what is brought, the code, and a part of the sentence."""
    actions = record["actions"]
    return {
        "not an object": ([1, 2], "malformed", "object"),
        "no game": ({**record, "game": None}, "bad-record", "game: expected the name of a game"),
        "unknown game": ({**record, "game": "chess"}, "bad-record", "There is no game called 'chess'"),
        "newer": ({**record, "version": 99}, "bad-record", "a newer Demesne"),
        "players": ({**record, "players": 5, "names": list("ABCDE"), "bots": [""] * 5}, "bad-record", "not 5"),
        "names": ({**record, "names": ["Ana"]}, "bad-record", "names: expected 2 of them, not 1."),
        "option": ({**record, "options": {"colour": 1}}, "bad-record", "has no such option"),
        "folder": ({**record, "game": "dominations", "options": {"data": "."}}, "bad-record", "data: expected what"),
        "seed": ({**record, "seed": 1.5}, "bad-record", "seed: expected a whole number"),
        "illegal": ({**record, "actions": ["take 999", *actions[1:]]}, "bad-record", "Action 1 ('take 999')"),
        "too many": ({**record, "actions": [*actions, "take 1"]}, "bad-record", f"Action {len(actions) + 1}"),
        "result": ({**record, "result": {"scores": [1, 2], "winners": [1]}}, "bad-record", "The record says"),
        "strange field": ({**record, "colour": "red"}, "bad-record", "colour: there is no such field."),
        "broken off": ({**record, "actions": actions[:9], "result": None}, "record-goes-on", "after 9 actions"),
    }


@pytest.mark.parametrize("mistake", list(broken({"actions": []})))
def test_a_record_with_a_mistake_is_refused_with_a_sentence(server: Server, mistake: str) -> None:
    """And nothing is kept."""
    data, code, why = broken(json.loads(KINGDOMINO.read_text()))[mistake]
    answer = bring(server, data)
    assert (answer.status_code, answer.json()["code"]) == (400 if code == "malformed" else 409, code)
    assert why in answer.json()["why"]


def test_a_record_has_a_limit(server: Server) -> None:
    """Longer than any game with the largest data files."""
    record = json.loads(KINGDOMINO.read_text())
    answer = bring(server, {**record, "actions": record["actions"] * 2000})
    assert len(answer.request.content) > LONGEST_RECORD
    assert (answer.status_code, answer.json()["code"]) == (413, "too-big")


def test_a_text_that_is_no_json_is_refused(server: Server) -> None:
    """A file that was broken off."""
    text = KINGDOMINO.read_text()[:300]
    answer = httpx.post(server.address + "/api/records", content=text, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_bringing_records_has_a_pace(tmp_path: Path) -> None:
    """As everything has."""
    strict = Server(tmp_path, rate=3)
    strict.start()
    try:
        with httpx.Client(base_url=strict.address) as client:
            while (status := client.post("/api/records", json={}).status_code) == 409:
                pass
        assert status == 429
    finally:
        strict.kill()


def test_the_same_record_at_once_is_one_record(server: Server) -> None:
    """However many bring it at the same moment."""
    record = json.loads(KINGDOMINO.read_text()) | {"names": ["Ana", "Zoe"]}
    with ThreadPoolExecutor(12) as many:
        answers = list(many.map(lambda _: bring(server, record), range(12)))
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["table"] for answer in answers}) == 1


def play_out(game: str) -> Table:
    """A table at which a whole game was played."""
    table, chance = Table("x", game, {}, 5, [Seat(PERSON, "Ana"), Seat(PERSON, "Bo")]), Random(5)
    while table.state.actor != OVER:
        words = table.state.say(chance.choice(table.state.actions()))
        table.add({"kind": "play", "seat": int(table.state.actor), "words": words})
    return table


def test_everybody_together_sees_all_hands() -> None:
    """Of each player what that player saw, at every moment."""
    table = play_out("dominion")
    whole, own = steps(table, [0, 1], 0), [steps(table, [seat], 0) for seat in (0, 1)]
    for at, step in enumerate(whole["steps"]):
        for seat in (0, 1):
            assert step["view"]["seats"][seat] == own[seat]["steps"][at]["view"]["seats"][seat]
    assert {one["seat"] for one in whole["events"] if one and one["kind"] == "draw" and "cards" in one} == {0, 1}


def test_a_finished_game_goes_on_from_any_moment(server: Server) -> None:
    """As it was until then; one seat is a person's, bots play the others; it ends as its own game."""
    record = json.loads(KINGDOMINO.read_text())
    finished = bring(server, record).json()["table"]
    ana = Guest(server.address)
    answer = ana.web.post(
        f"/api/tables/{finished}/branch", json={"actions": 10, "seat": 1, "bot": "random", "name": "Ana"}
    )
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    with ana.at(table) as line:
        assert line.news["mine"] == [1]
        assert [seat["kind"] for seat in line.news["seats"]] == ["bot", "person"]
        while line.news["result"] is None:
            if line.news["choices"]:
                line.choose()
            line.hear()
    played = ana.web.get(f"/api/tables/{table}/record").json()
    assert played["actions"][:10] == record["actions"][:10]
    assert ana.web.get(f"/api/tables/{finished}/record").json()["actions"] == record["actions"]


def test_what_cannot_go_on_is_refused(server: Server) -> None:
    """A game that is not over, the end of one, a seat or a bot that is not there."""
    record = json.loads(KINGDOMINO.read_text())
    finished = bring(server, record).json()["table"]
    ana = Guest(server.address)
    unfinished = ana.open_table({"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Bo"})
    right = {"actions": 10, "seat": 1, "bot": "random"}
    mistakes = [
        (unfinished, right, "goes-on"),
        (finished, right | {"actions": len(record["actions"])}, "over"),
        (finished, right | {"seat": 2}, "no-seat"),
        (finished, right | {"bot": "nobody"}, "no-bot"),
    ]
    for table, wanted, code in mistakes:
        assert ana.web.post(f"/api/tables/{table}/branch", json=wanted).json()["code"] == code


def test_a_long_game_is_told_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put together, the parts are the whole, and each is compressed for whoever can read that."""
    table = play_out("kingdomino")
    whole = steps(table, [0], 0)
    assert whole["all"] == len(whole["steps"]) == len(table.actions) + 1
    monkeypatch.setattr("demesne.web.records.MOST_STEPS", 7)
    told: list[Any] = []
    events: list[Any] = []
    while len(told) < whole["all"]:
        part = steps(table, [0], len(told))
        assert 1 <= len(part["steps"]) <= 7
        told += part["steps"]
        events += part["events"]
    assert (told, events) == (whole["steps"], whole["events"])
    assert steps(table, [0], 1000)["steps"] == []
    assert gzip.decompress(written_steps(table, [0], 0, True)) == written_steps(table, [0], 0, False)


def test_an_address_brings_so_many_records_an_hour(tmp_path: Path) -> None:
    """However many guests it pretends to be."""
    record = json.loads(KINGDOMINO.read_text())
    with TestClient(make_app(tmp_path, limits=Limits(imports=2))) as client:
        answers = [client.post("/api/records", json=record) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 409]
    assert answers[2].json()["code"] == "too-many-imports"
