"""The server over HTTP and WebSocket: whole games, bad input, and restarts."""

from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

import demesne
from demesne.web.guests import Guests, secret_in
from demesne.web.server import make_app

TWO = [{"kind": "person", "name": "Ana"}, {"kind": "open"}]


def open_table(client: TestClient[Any], seats: list[dict[str, str]] = TWO, **more: object) -> str:
    """The id of a new table."""
    answer = client.post("/api/tables", json={"game": "kingdomino", "seats": seats} | more)
    assert answer.status_code == 201, answer.text
    table_id: str = answer.json()["table"]
    return table_id


def play_on(sockets: list[Any], number: int | None = None) -> dict[str, Any]:
    """Everybody plays their first choice, so many times or to the end; the last news of the first."""
    news: list[dict[str, Any]] = [socket.receive_json() for socket in sockets]
    while news[0]["result"] is None and number != 0:
        for socket, latest in zip(sockets, list(news), strict=True):
            if latest["choices"] and latest["number"] == news[0]["number"]:
                choice = {"words": latest["choices"][0]["words"], "number": latest["number"], "seat": latest["actor"]}
                socket.send_json({"type": "play"} | choice)
                number = None if number is None else number - 1
                break
        news = [socket.receive_json() for socket in sockets]
    return news[0]


def test_two_people_play_a_whole_game_by_a_link(tmp_path: Path) -> None:
    """One opens a table, the other sits down, both play to the end; the record can be had then."""
    app = make_app(tmp_path)
    with TestClient(app) as ana:
        bo = TestClient(app)
        bo.blocking_portal = ana.blocking_portal
        table_id = open_table(ana)
        assert [one["table"] for one in ana.get("/api/tables").json()] == [table_id]
        assert ana.get(f"/api/tables/{table_id}/record").status_code == 409
        bo.get("/api/me")
        with ana.websocket_connect(f"/live/{table_id}") as one, bo.websocket_connect(f"/live/{table_id}") as two:
            assert one.receive_json()["mine"] == [0]
            assert two.receive_json()["mine"] == []
            two.send_json({"type": "sit", "seat": 1, "name": "Bo"})
            final = play_on([one, two])
        assert final["result"]["winners"]
        record = ana.get(f"/api/tables/{table_id}/record").json()
        assert (record["names"], record["result"]["scores"]) == (["Ana", "Bo"], final["result"]["scores"])
        assert ana.get("/api/tables").json() == []


def test_after_a_restart_everything_is_there(tmp_path: Path) -> None:
    """The same folder, another server: the game goes on where it was."""
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Bo"}]
    with TestClient(make_app(tmp_path)) as client:
        table_id = open_table(client, seats)
        cookies = dict(client.cookies)
        with client.websocket_connect(f"/live/{table_id}") as socket:
            before = play_on([socket], 7)
    with (
        TestClient(make_app(tmp_path), cookies=cookies) as client,
        client.websocket_connect(f"/live/{table_id}") as socket,
    ):
        after = socket.receive_json()
        assert after == before | {"events": after["events"], "first_event": 0}


def test_a_client_goes_on_from_the_last_event_it_knows(tmp_path: Path) -> None:
    """After a break only what is new is sent."""
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Bo"}]
    with TestClient(make_app(tmp_path)) as client:
        table_id = open_table(client, seats)
        with client.websocket_connect(f"/live/{table_id}") as socket:
            first = play_on([socket], 5)
        known = first["first_event"] + len(first["events"])
        with client.websocket_connect(f"/live/{table_id}?events={known - 2}") as socket:
            again = socket.receive_json()
        assert (again["seq"], again["first_event"], len(again["events"])) == (first["seq"], known - 2, 2)


def test_bots_play_by_themselves(tmp_path: Path) -> None:
    """A person against a bot: the bot's turns come as news."""
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "bot", "bot": "random"}]
    with TestClient(make_app(tmp_path)) as client:
        table_id = open_table(client, seats)
        with client.websocket_connect(f"/live/{table_id}") as socket:
            news = socket.receive_json()
            while news["result"] is None:
                if news["choices"]:
                    choice = {"words": news["choices"][0]["words"], "number": news["number"], "seat": 0}
                    socket.send_json({"type": "play"} | choice)
                news = socket.receive_json()
        assert news["result"]["scores"]


@pytest.mark.parametrize(
    ("message", "code", "why"),
    [
        ("", "malformed", "truncated"),
        ("nonsense", "malformed", "malformed"),
        ('{"type": "dance"}', "malformed", "dance"),
        ('{"type": "play", "seat": 0}', "malformed", "missing required field"),
        ('{"type": "play", "seat": "0", "number": 0, "words": "take 1"}', "malformed", "Expected `int`"),
        ('{"type": "play", "seat": 7, "number": 0, "words": "take 1"}', "not-yours", "not your seat"),
        ('{"type": "play", "seat": 0, "number": 9, "words": "take 1"}', "gone-on", "has gone on"),
        ('{"type": "undo", "seat": 0}', "nothing-to-undo", "nothing of yours"),
        ('{"type": "undo", "seat": 0, "to": 5}', "nothing-to-undo", "nothing of yours"),
        ('{"type": "answer", "seat": 0, "agree": true}', "nobody-asks", "Nobody asks you"),
        ('{"type": "rematch", "seat": 0}', "goes-on", "goes on"),
        ('{"type": "sit", "seat": 0, "name": "X"}', "seat-taken", "not free"),
        ('{"type": "sit", "seat": 0, "name": ""}', "malformed", "length >= 1"),
        ("x" * 5000, "too-long", "4,096 characters are the most"),
        ("[" * 4000, "malformed", "."),
    ],
)
def test_a_bad_message_is_refused_with_a_sentence(tmp_path: Path, message: str, code: str, why: str) -> None:
    """Nothing changes, and the line stays open."""
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Bo"}]
    with TestClient(make_app(tmp_path)) as client:
        table_id = open_table(client, seats)
        with client.websocket_connect(f"/live/{table_id}") as socket:
            before = socket.receive_json()
            socket.send_text(message)
            refusal = socket.receive_json()
            assert (refusal["type"], refusal["code"]) == ("refused", code)
            assert why in refusal["why"]
        with client.websocket_connect(f"/live/{table_id}") as socket:
            assert socket.receive_json() == before


@pytest.mark.parametrize(
    ("wanted", "code", "why"),
    [
        ({"game": "chess", "seats": TWO}, "impossible-table", "There is no game called 'chess'"),
        ({"game": "kingdomino", "seats": TWO * 3}, "wrong-players", "2 to 4 players, not 6"),
        ({"game": "kingdomino", "seats": TWO, "options": {"colour": True}}, "no-option", "has no such option"),
        (
            {"game": "dominion", "seats": TWO, "options": {"kingdom": "Villag, Moat"}},
            "dominion-no-cards",
            "not here: Villag.",
        ),
        ({"game": "kingdomino", "seats": [TWO[0], {"kind": "bot", "bot": "os:system"}]}, "no-bot", "There is beginner"),
        ({"game": "kingdomino", "seats": [TWO[0], {"kind": "bot", "bot": "random:x=1"}]}, "no-bot", "has no options"),
        ({"game": "kingdomino"}, "malformed", "seats"),
        ({"game": "kingdomino", "seats": [{"kind": "king"}]}, "malformed", "king"),
    ],
)
def test_an_impossible_table_is_refused(tmp_path: Path, wanted: dict[str, object], code: str, why: str) -> None:
    """One sentence says what is allowed."""
    with TestClient(make_app(tmp_path)) as client:
        answer = client.post("/api/tables", json=wanted)
        assert (answer.status_code, answer.json()["code"]) == (400 if code == "malformed" else 409, code)
        assert why in answer.json()["why"]


def test_the_catalogue_is_enough_to_draw_a_form(tmp_path: Path) -> None:
    """Every game with its players, options and bots."""
    with TestClient(make_app(tmp_path)) as client:
        games = {game["name"]: game for game in client.get("/api/games").json()}
        assert list(games) == demesne.games()
        assert games["kingdomino"]["players"] == [2, 4]
        assert games["kingdomino"]["options"][0]["choices"] == [False, True]
        assert client.get("/api/games").headers["X-Frame-Options"] == "DENY"


def test_strangers_and_forged_cookies_get_no_seat(tmp_path: Path) -> None:
    """Only a cookie made here is believed; another origin gets no line at all."""
    with TestClient(make_app(tmp_path)) as client:
        table_id = open_table(client)
        for cookie in ("", "x.y", Guests(secret_in(tmp_path)).welcome()[:-2] + "zz"):
            stranger = {"cookie": f"demesne-guest={cookie}"}
            client.cookies.clear()
            with client.websocket_connect(f"/live/{table_id}", headers=stranger) as socket:
                assert socket.receive_json()["mine"] == []
                socket.send_json({"type": "sit", "seat": 1, "name": "Eve"})
                assert "allow cookies" in socket.receive_json()["why"]
        elsewhere = {"origin": "https://elsewhere.example"}
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect(f"/live/{table_id}", headers=elsewhere) as socket,
        ):
            socket.receive_json()


def test_an_unknown_table_is_told(tmp_path: Path) -> None:
    """By the API and by the line."""
    with TestClient(make_app(tmp_path)) as client:
        assert client.get("/api/tables/nowhere").json() == {
            "code": "no-table",
            "facts": {},
            "why": "There is no such table.",
        }
        with client.websocket_connect("/live/nowhere") as socket:
            assert socket.receive_json()["why"] == "There is no such table."
