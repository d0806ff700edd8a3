"""Safety, against a real server: whose seat it is, from where, how much, how fast; and nothing changes."""

import json
import re
import stat
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.web.guests import Guest, play
from tests.web.servers import Server

pytestmark = pytest.mark.slow  # with servers of their own

ANA = {"kind": "person", "name": "Ana"}
BO = {"kind": "person", "name": "Bo"}
OPEN = {"kind": "open"}
NEW = {"game": "kingdomino", "seats": [ANA, BO]}


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server with a limit that is soon reached."""
    with Server(tmp_path, rate=3) as running:
        yield running


def test_only_the_owner_of_a_seat_acts(server: Server) -> None:
    """Another guest at the table, an onlooker and somebody without a cookie do not."""
    ana, bo, eve = Guest(server.address), Guest(server.address), Guest(server.address)
    nobody = Guest(server.address)
    nobody.web.cookies.clear()
    table = ana.open_table(ANA, OPEN)
    with ana.at(table) as one, bo.at(table) as two:
        two.ask("sit", seat=1, name="Bo")
        one.hear()
        actor, line, other = (0, one, two) if one.news["actor"] == 0 else (1, two, one)
        words = line.news["choices"][0]["words"]
        before = one.news
        with eve.at(table) as onlooker, nobody.at(table) as stranger:
            assert onlooker.news["choices"] == stranger.news["choices"] == other.news["choices"] == []
            for kind, facts in {
                "play": {"number": 0, "words": words},
                "undo": {},
                "resign": {},
                "answer": {"agree": True},
                "rematch": {},
            }.items():
                assert other.ask(kind, seat=actor, **facts)["code"] == "not-yours"
                assert onlooker.ask(kind, seat=actor, **facts)["code"] == "not-yours"
                assert stranger.ask(kind, seat=actor, **facts)["code"] == "stranger"
        with ana.at(table) as again:
            assert again.news == before | {"events": again.news["events"], "first_event": 0}
        line.choose()
        assert line.hear()["number"] == 1


def test_cookies_are_unguessable_and_signed(server: Server) -> None:
    """No two are alike, and none that was changed is believed."""
    cookies = {Guest(server.address).web.cookies["demesne-guest"] for _ in range(20)}
    assert len({cookie.partition(".")[0] for cookie in cookies}) == 20
    ana = Guest(server.address)
    table = ana.open_table(ANA, BO)
    token, _, signature = ana.web.cookies["demesne-guest"].rpartition(".")
    assert len(token) >= 24
    assert len(signature) >= 27
    for forged in (token, f"{token}.", f"{token}.{signature[:-1]}", f"{token}x.{signature}", f"{token}.{signature}x"):
        eve = Guest(server.address)
        eve.web.cookies.clear()
        eve.web.cookies.set("demesne-guest", forged)
        with eve.at(table) as line:
            assert line.news["mine"] == []
    header = httpx.get(server.address + "/api/me").headers["set-cookie"]
    assert stat.S_IMODE((server.folder / "secret").stat().st_mode) == 0o600
    assert "HttpOnly" in header
    assert "SameSite=strict" in header


ELSEWHERE = [
    {"Origin": "https://elsewhere.example"},
    {"Origin": "null"},
    {"Origin": "http://127.0.0.1"},
    {"Origin": "http://127.0.0.1:1"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
]


@pytest.mark.parametrize("headers", ELSEWHERE, ids=str)
def test_a_page_from_elsewhere_changes_nothing(server: Server, headers: dict[str, str]) -> None:
    """Neither by a request nor by a live line, although the browser sends the guest's cookie."""
    ana = Guest(server.address)
    table = ana.open_table(ANA, BO)
    for path in ("/api/tables", "/api/records"):
        answer = ana.web.post(path, json=NEW, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "elsewhere")
    address = server.address.replace("http", "ws") + f"/live/{table}"
    with pytest.raises(InvalidStatus), connect(address, additional_headers=headers | {"Cookie": ana.cookie}):
        pass


def test_the_servers_own_page_is_welcome(server: Server) -> None:
    """With the headers that a browser sends."""
    own = {"Origin": server.address, "Sec-Fetch-Site": "same-origin"}
    assert httpx.post(server.address + "/api/tables", json=NEW, headers=own).status_code == 201


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
def test_what_a_form_can_send_opens_no_table(server: Server, kind: str) -> None:
    """A form of another page needs no leave from the browser, so it must not do."""
    headers = {"Content-Type": kind, "Origin": "https://elsewhere.example"}
    assert httpx.post(server.address + "/api/tables", content=json.dumps(NEW), headers=headers).status_code == 403


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", None),
        ("GET", "/api/games", 200),
        ("GET", "/api/tables/nowhere", 404),
        ("GET", "/api/tables/%00", 404),
        ("GET", "/api/nowhere", 404),
        ("GET", "/nowhere", 404),
        ("GET", "/assets/..%2fserver.py", 404),
        ("DELETE", "/api/tables", 405),
        ("POST", "/api/tables", 400),
    ],
)
def test_every_answer_has_its_policy(server: Server, method: str, path: str, status: int | None) -> None:
    """Also one that refuses."""
    answer = httpx.request(method, server.address + path)
    assert status in (None, answer.status_code)
    headers = answer.headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "script" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["x-frame-options"] == "DENY"
    assert "server" not in headers
    if answer.is_error and path != "/":
        assert set(answer.json()) == {"code", "facts", "why"}


def test_too_much_is_refused(server: Server) -> None:
    """A long message is answered, a huge one ends its line, a huge request is refused; the game stays."""
    ana = Guest(server.address)
    table = ana.open_table(ANA, BO)
    with ana.at(table) as line:
        before = line.news
        line.socket.send("x" * 5000)
        assert line.hear()["code"] == "too-long"
        line.socket.send(b"x" * 5000)
        assert line.hear()["code"] == "too-long"
        line.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            line.hear()
    large = NEW | {"options": {"harmony": "x" * 600_000}}
    answer = ana.web.post("/api/tables", json=large)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-big")
    with ana.at(table) as line:
        assert line.news == before


def test_whoever_is_too_fast_is_told(strict: Server) -> None:
    """By HTTP and on the line; after a moment it goes on."""
    client = httpx.Client(base_url=strict.address)
    while (answer := client.get("/api/games")).status_code == 200:
        pass
    assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
    while client.get("/api/games").status_code != 200:
        pass
    while (ana := Guest(strict.address)).cookie == "":
        pass
    while (answer := ana.web.post("/api/tables", json=NEW)).status_code != 201:
        assert answer.status_code == 429
    with ana.at(answer.json()["table"]) as line:
        codes = [line.ask("undo", seat=0)["code"] for _ in range(30)]
        assert codes[0] == "nothing-to-undo"
        assert "too-fast" in codes
        while line.ask("undo", seat=0)["code"] == "too-fast":
            pass


def test_a_guest_opens_so_many_tables_and_no_more(server: Server) -> None:
    """Games that are over do not count."""
    ana = Guest(server.address)
    with ana.at(ana.open_table(ANA, BO)) as line:
        for _ in range(19):
            ana.open_table(ANA, BO)
        answer = ana.web.post("/api/tables", json=NEW)
        assert (answer.status_code, answer.json()["code"], answer.json()["facts"]) == (
            409,
            "too-many-tables",
            {"count": 20},
        )
        play([line])
    ana.open_table(ANA, BO)


def test_names_are_text(server: Server) -> None:
    """A name is cut and cleaned, sent as data in JSON, and no page of the server contains it."""
    ana = Guest(server.address)
    evil = "<script>alert(1)</script>"[:24]
    table = ana.open_table({"kind": "person", "name": evil}, OPEN)
    with ana.at(table) as line:
        assert line.news["seats"][0]["name"] == evil
        assert line.ask("sit", seat=1, name=" \u0000\u202e\n\t ")["code"] == "no-name"
        assert line.ask("sit", seat=1, name="a\u202eb\n\u0007c  d")["seats"][1]["name"] == "a b c d"
    answer = ana.web.get(f"/api/tables/{table}")
    assert answer.headers["content-type"].startswith("application/json")
    page = ana.web.get(f"/t/{table}").text
    assert "alert(1)" not in page
    assert not re.search(r"<script(?![^>]*src=)", page), "the page has no inline script"


def test_repeated_and_late_messages_are_refused(server: Server) -> None:
    """The same action twice is played once; one for a moment that has gone, or to come, not at all."""
    ana = Guest(server.address)
    table = ana.open_table(ANA, BO)
    with ana.at(table) as line:
        first = line.news
        said = {"seat": first["actor"], "number": 0, "words": first["choices"][0]["words"]}
        assert line.ask("play", **said)["number"] == 1
        assert line.ask("play", **said)["code"] == "gone-on"
        assert line.ask("play", **(said | {"number": 2}))["code"] == "gone-on"
        actor = line.news["actor"]
        words = line.news["choices"][0]["words"]
        assert line.ask("play", seat=1 - actor, number=1, words=words)["code"] == "not-your-turn"
        refusal = line.ask("play", seat=actor, number=1, words="take 99")
        assert (refusal["code"], refusal["facts"]) == ("kingdomino-not-in-line", {"domino": 99})
        with ana.at(table) as again:
            assert (again.news["number"], again.news["seq"]) == (1, 1)
