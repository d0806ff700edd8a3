"""Programs of guests in seats of a table, asked as the arena asks them."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import demesne
from demesne.web.limits import Limits
from demesne.web.server import make_app
from tests.web.guests import Guest
from tests.web.servers import Server

pytestmark = pytest.mark.slow  # they wait for programs that stay away

EXAMPLE = Path(__file__).parents[2] / "examples" / "bots" / "at_table.py"
RANDOM = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}
ABSENCE = 0.3  # seconds

Client = TestClient[Litestar]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """A guest of a server of its own."""
    with TestClient(make_app(tmp_path, limits=Limits(rate=100_000, absence=ABSENCE))) as found:
        found.get("/api/me")
        yield found


def open_table(client: Client, *seats: dict[str, str], **options: object) -> str:
    """The id of a new table."""
    answer = client.post("/api/tables", json={"game": "kingdomino", "seats": list(seats), "options": options})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


@contextmanager
def program(client: Client, table: str, query: str = "seat=0&name=Ada") -> Iterator[Any]:
    """The line of a program, which has heard that the game begins."""
    with client.websocket_connect(f"/bots/{table}?{query}") as line:
        yield line


def answer_all(line: Any, choose: Callable[[dict[str, Any]], object]) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Answer every question; what was heard besides, and how it ended."""
    heard = []
    while "over" not in (message := line.receive_json()):
        if "choose" in message:
            line.send_json({"choose": choose(message["choose"])})
        else:
            heard.append(message)
    return heard, message["over"]


def test_a_program_plays_a_game_by_numbers_and_by_words(client: Client) -> None:
    """It hears the same as from the arena, and nothing that its seat does not know."""
    table = open_table(client, OPEN, RANDOM)
    seen = []

    def choose(asked: dict[str, Any]) -> object:
        seen.append(asked)
        return 0 if len(seen) % 2 else asked["moves"][-1]["words"]

    with program(client, table) as line:
        heard, over = answer_all(line, choose)
    (beginning,) = heard
    assert beginning | {"seed": 0} == {"demesne": 1, "game": "kingdomino", "seat": 0, "seed": 0}
    assert set(seen[0]) == {"view", "question", "moves", "time"}
    assert seen[0]["time"] == 10.0
    record = client.get(f"/api/tables/{table}/record").json()
    assert record["result"] == over
    assert record["names"][0] == "Ada"
    state = demesne.game("kingdomino").new(2, record["seed"])
    for words in record["actions"]:
        if state.actor == 0:
            break
        state.apply(state.read(words))
    assert seen[0]["view"] == json.loads(json.dumps(state.view(0)))


@pytest.mark.parametrize("answer", ["no idea", '{"choose": 999}', '{"choose": true}', "[]", "x" * 5000, "[" * 4000])
def test_an_answer_that_is_no_move_is_played_for(client: Client, answer: str) -> None:
    """The program is told, and asked again at its next decision."""
    with program(client, open_table(client, OPEN, RANDOM)) as line:
        assert "demesne" in line.receive_json()
        for _ in range(2):
            asked = line.receive_json()["choose"]
            line.send_text(answer)
            told = line.receive_json()
            assert told["fault"] == "illegal"
            assert told["played"] in [move["words"] for move in asked["moves"]]


def test_a_program_that_is_late_is_played_for_and_may_come_back(client: Client) -> None:
    """Its line ends, as the answer may still come; its seat is kept for a while."""
    table = open_table(client, OPEN, RANDOM)
    with program(client, table, "seat=0&name=Ada&time=1") as line:
        line.receive_json()
        line.receive_json()
        assert line.receive_json()["fault"] == "late"
    with program(client, table) as line:
        heard, _ = answer_all(line, lambda asked: 0)
    assert [list(message) for message in heard] == [["demesne", "game", "seat", "seed"]]
    assert client.get(f"/api/tables/{table}/record").status_code == 200


def test_the_seat_of_a_program_that_stays_away_is_left_to_a_bot(client: Client) -> None:
    """So nobody waits for it for ever."""
    table = open_table(client, OPEN, RANDOM)
    with program(client, table) as line:
        line.receive_json()
        line.receive_json()
    with client.websocket_connect(f"/live/{table}") as onlooker:
        while onlooker.receive_json()["result"] is None:
            pass
    with program(client, table) as line:
        line.receive_json()
        assert line.receive_json()["refused"]["code"] == "resigned"


@pytest.mark.parametrize(
    ("query", "code"),
    [("seat=1&name=Ada", "seat-taken"), ("seat=0", "no-name"), ("seat=9&name=Ada", "seat-taken")],
)
def test_what_cannot_be_is_refused(client: Client, query: str, code: str) -> None:
    """With the refusals of the page."""
    with program(client, open_table(client, OPEN, RANDOM), query) as line:
        assert line.receive_json()["refused"]["code"] == code


def test_strangers_and_tables_that_are_not_there_are_refused(client: Client, tmp_path: Path) -> None:
    """Who has no token has no seat."""
    with program(client, "nowhere") as line:
        assert line.receive_json()["refused"]["code"] == "no-table"
    table = open_table(client, OPEN, RANDOM)
    client.cookies.clear()
    with program(client, table) as line:
        assert line.receive_json()["refused"]["code"] == "stranger"


def test_a_program_agrees_to_whoever_takes_back(client: Client) -> None:
    """And is asked anew."""
    table = open_table(client, {"kind": "person", "name": "Bo"}, OPEN)
    with client.websocket_connect(f"/live/{table}") as person, program(client, table, "seat=1&name=Ada") as line:
        line.receive_json()
        news = person.receive_json()
        while news["number"] < 4:
            if news["choices"] and news["actor"] == 0:
                words = news["choices"][0]["words"]
                person.send_json({"type": "play", "seat": 0, "number": news["number"], "words": words})
            elif news["actor"] == 1:
                line.receive_json()
                line.send_json({"choose": 0})
            news = person.receive_json()
        person.send_json({"type": "undo", "seat": 0})
        before = news["number"]
        while news["number"] >= before:
            news = person.receive_json()
            assert news["type"] == "table"


@pytest.mark.slow
def test_the_example_plays_a_game_at_a_real_server(server: Server) -> None:
    """As it stands, without our package."""
    table = Guest(server.address).open_table(RANDOM, OPEN)
    command = [sys.executable, str(EXAMPLE), server.address, table, "1", "Ada"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("{'over': {'scores': [")
