"""Playing at a real server: taking back, resigning, playing again, local seats, coming back, bots that fail."""

from __future__ import annotations

import asyncio
import base64
import os
import signal
import socket
import time
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from demesne.table import BOT, PERSON, Seat, Table
from demesne.web.opening import new_id
from demesne.web.store import Store
from tests.web.guests import Guest, Line, play
from tests.web.servers import PATIENCE, Server

ANA = {"kind": "person", "name": "Ana"}
BO = {"kind": "person", "name": "Bo"}
OPEN = {"kind": "open"}
RANDOM = {"kind": "bot", "bot": "random"}
KINGS = 3  # that take a domino before the first is placed, and one more that has no choice


def deciding(*lines: Line) -> Line:
    """The line of whoever decides."""
    return next(line for line in lines if line.news["choices"])


def settle(*lines: Line, seq: int) -> None:
    """Hear until all know of so many entries."""
    for line in lines:
        while line.news["seq"] < seq:
            line.hear()


def my_turn(line: Line) -> None:
    """Hear until one decides oneself, or the game is over."""
    while not line.news["choices"] and line.news["result"] is None:
        line.hear()


def test_against_bots_everything_can_be_taken_back(server: Server) -> None:
    """One's last decision, or any earlier one; the log says so, and the game goes on from there."""
    ana = Guest(server.address)
    with ana.at(ana.open_table(ANA, RANDOM)) as line:
        my_turn(line)
        mine = []
        for _ in range(4):
            mine.append(line.news["number"])
            line.choose()
            line.hear()
            my_turn(line)
        assert line.news["free_undo"] == mine
        line.say("undo", seat=0)
        while line.news["number"] != mine[3]:
            line.hear()
        line.say("undo", seat=0, to=mine[1])
        while line.news["number"] != mine[1]:
            line.hear()
        notes = [(note["kind"], note["seat"]) for note in line.news["notes"]]
        assert notes == [("undo", 0), ("undo", 0)]
        assert line.news["first_event"] == line.news["notes"][-1]["event"]
        while line.news["result"] is None:
            my_turn(line)
            if line.news["choices"]:
                line.choose()
                line.hear()


def test_one_takes_back_freely_until_another_acts_or_something_appears(server: Server) -> None:
    """Placing and then taking a domino are two decisions of one turn: one can go back, as nothing is drawn."""
    ana, bo = Guest(server.address), Guest(server.address)
    table = ana.open_table(ANA, OPEN)
    with ana.at(table) as one, bo.at(table) as two:
        two.say("sit", seat=1, name="Bo")
        settle(one, two, seq=1)
        play([one, two], KINGS)
        line = deciding(one, two)
        other = two if line is one else one
        seat = line.news["actor"]
        line.choose()
        settle(one, two, seq=KINGS + 2)
        assert line.news["actor"] == seat, "a domino is still to be taken"
        assert line.news["free_undo"] == [KINGS]
        assert other.news["free_undo"] == []
        line.say("undo", seat=seat)
        settle(one, two, seq=KINGS + 3)
        assert (line.news["number"], other.news["number"], line.news["asking"]) == (KINGS, KINGS, None)


@pytest.mark.parametrize("agree", [True, False])
def test_another_person_is_asked(server: Server, agree: bool) -> None:
    """Who agrees lets the game go back, who refuses does not; both are in the log."""
    ana, bo = Guest(server.address), Guest(server.address)
    table = ana.open_table(ANA, OPEN)
    with ana.at(table) as one, bo.at(table) as two:
        two.say("sit", seat=1, name="Bo")
        settle(one, two, seq=1)
        while True:
            seat = deciding(one, two).news["actor"]
            play([one, two], 1)
            mine = [one, two][seat]
            if not mine.news["free_undo"]:
                break
        other = [two, one][seat]
        seq, number = one.news["seq"], one.news["number"]
        mine.say("undo", seat=seat)
        settle(one, two, seq=seq + 1)
        assert (mine.news["asking"], other.news["asking"]) == (seat, seat)
        assert (mine.news["to_answer"], other.news["to_answer"]) == ([], [1 - seat])
        assert mine.ask("answer", seat=seat, agree=True)["code"] == "nobody-asks"
        other.say("answer", seat=1 - seat, agree=agree)
        settle(one, two, seq=seq + 2)
        assert (one.news["number"] < number) == agree
        assert one.news["asking"] is None
        assert one.news["notes"][-1]["kind"] == ("undo" if agree else "refuse_undo")


def test_who_was_away_while_something_was_taken_back_knows_what_holds(server: Server) -> None:
    """The events that it knew and that were taken back come anew."""
    ana = Guest(server.address)
    table = ana.open_table(ANA, BO)
    with ana.at(table) as line:
        play([line], 8)
        known, seq = line.news["first_event"] + len(line.news["events"]), line.news["seq"]
        line.say("undo", seat=0, to=line.news["free_undo"][1])
        assert line.hear()["number"] == 1
        for _ in range(12):
            choices = line.news["choices"]
            line.choose(len(choices) - 1)
            line.hear()
    with ana.at(table) as line:
        everything = line.news["events"]
    with ana.at(table, f"?events={known}&seq={seq}") as line:
        first, events = line.news["first_event"], line.news["events"]
        assert first < known
        assert everything[first:] == events
    with ana.at(table, f"?events={len(everything) - 1}&seq={line.news['seq']}") as line:
        assert line.news["events"] == everything[-1:]


def test_two_people_at_one_screen(server: Server) -> None:
    """Both seats are one guest's: both views come, and taking back needs nobody's leave."""
    ana = Guest(server.address)
    with ana.at(ana.open_table(ANA, BO)) as line:
        assert line.news["mine"] == [0, 1]
        assert set(line.news["views"]) == {"0", "1"}
        play([line], 6)
        assert len(line.news["free_undo"]) == 6
        play([line])
        assert line.news["result"]["winners"]


def test_any_number_of_tabs(server: Server) -> None:
    """What is done in one is seen in the others."""
    ana = Guest(server.address)
    table = ana.open_table(ANA, BO)
    with ana.at(table) as one, ana.at(table) as two, ana.at(table) as three:
        one.choose()
        settle(one, two, three, seq=1)
        two.choose()
        settle(one, two, three, seq=2)
        assert one.news["views"] == two.news["views"] == three.news["views"]


def test_whoever_resigns_leaves_the_game_to_a_bot(server: Server) -> None:
    """The other plays on to the end."""
    ana, bo = Guest(server.address), Guest(server.address)
    table = ana.open_table(ANA, OPEN)
    with ana.at(table) as one, bo.at(table) as two:
        two.say("sit", seat=1, name="Bo")
        settle(one, two, seq=1)
        two.say("resign", seat=1)
        settle(one, two, seq=2)
        assert one.news["resigned"] == [1]
        assert two.refusal("resign", seat=1) == "resigned"
        assert two.refusal("undo", seat=1) == "resigned"
        while one.news["result"] is None:
            my_turn(one)
            if one.news["choices"]:
                one.choose()
                one.hear()
        assert one.news["result"]["scores"]


def test_a_rematch_has_everybody_moved_by_a_seat(server: Server) -> None:
    """One click: all get the link of the next table, where the next player starts; a second click changes nothing."""
    ana, bo, eve = Guest(server.address), Guest(server.address), Guest(server.address)
    table = ana.open_table(ANA, OPEN, RANDOM, game="carcassonne")
    with ana.at(table) as one, bo.at(table) as two, eve.at(table) as onlooker:
        two.say("sit", seat=1, name="Bo")
        while one.news["result"] is None:
            if one.news["choices"]:
                one.choose()
            elif two.news["choices"]:
                two.choose()
            one.hear()
            while two.news["seq"] < one.news["seq"]:
                two.hear()
        assert onlooker.refusal("rematch", seat=0) == "not-yours"
        two.say("rematch", seat=1)
        while not (one.news["next"] and two.news["next"]):
            one.hear()
            two.hear()
        following = one.news["next"]
        assert one.ask("rematch", seat=0)["code"] == "gone-on"
    with ana.at(following) as one, bo.at(following) as two:
        seats = one.news["seats"]
        assert [seat["name"] for seat in seats if seat["kind"] == "person"] == ["Bo", "Ana"]
        assert seats[1]["kind"] == "bot"
        assert (one.news["mine"], two.news["mine"]) == ([2], [0])
        assert two.news["actor"] == 0
        two.choose()
        two.hear()


def test_whoever_resigned_and_plays_again_has_the_seat_back(server: Server) -> None:
    """The one who asks for the next game plays it; until then everybody hears who decides."""
    ana = Guest(server.address)
    table = ana.open_table(ANA, RANDOM)
    assert ana.web.get(f"/api/tables/{table}").json()["actor"] in (0, 1)
    with ana.at(table) as one:
        one.say("resign", seat=0)
        while one.news["result"] is None:
            one.hear()
        one.say("rematch", seat=0)
        while not one.news["next"]:
            one.hear()
    with ana.at(one.news["next"]) as again:
        assert again.news["mine"] == [1]
        assert again.news["seats"][1]["kind"] == "person"
    assert ana.web.get(f"/api/tables/{table}").json()["actor"] is None


@pytest.mark.slow
def test_a_game_waits_for_whoever_comes_back(tmp_path: Path) -> None:
    """The server closed in good order and opened again on another day: the link and the cookie are enough."""
    server = Server(tmp_path)
    server.start()
    ana = Guest(server.address)
    table = ana.open_table(ANA, RANDOM)
    with ana.at(table) as line:
        my_turn(line)
        line.choose()
        line.hear()
        my_turn(line)
        before = line.news
    assert server.process
    server.process.terminate()
    server.process.wait(10)
    server.start()
    try:
        with ana.at(table) as line:
            assert line.news == before | {"events": line.news["events"], "first_event": 0}
            line.choose()
            line.hear()
    finally:
        server.kill()


def test_clients_that_vanish_disturb_nobody(server: Server) -> None:
    """Lines that break off in the middle of everything leave no complaints behind."""
    ana = Guest(server.address)
    table = ana.open_table(ANA, BO)
    with ana.at(table) as line:
        for _ in range(10):
            with ana.at(table) as gone, Guest(server.address).at(table) as onlooker:
                for _ in range(20):
                    gone.say("undo", seat=7)
                line.choose()
                gone.socket.socket.shutdown(socket.SHUT_RDWR)
                onlooker.socket.socket.shutdown(socket.SHUT_RDWR)
            line.hear()
        play([line])
    complaints = server.log.read_text()
    assert "Traceback" not in complaints
    assert "never retrieved" not in complaints


def test_nobody_waits_for_a_client_that_does_not_listen(server: Server) -> None:
    """The game goes on though its line is full; when it listens again, it hears where things stand."""
    ana = Guest(server.address)
    table = ana.open_table(ANA, BO, game="dominations")
    stalled = socket.socket()
    stalled.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    stalled.connect(("127.0.0.1", server.port))
    upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: " + base64.b64encode(bytes(16)).decode()
    stalled.sendall(f"GET /live/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\n{upgrade}{key}\r\n\r\n".encode())
    with ana.at(table) as line:
        play([line], 4)
        for _ in range(600):
            line.choose()
            line.hear()
            line.say("undo", seat=0, to=4)
            assert line.hear()["number"] == 4
        last = f'"seq":{line.news["seq"]},'.encode()
        heard = b""
        stalled.settimeout(30)
        while last not in heard:
            heard += stalled.recv(2**20)
        assert heard.count(b'"type":"table"') < len(line.heard) - 100
    stalled.close()


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found.append(int(status.parent.name))
    return found


def thinkers(server: Server) -> list[int]:
    """The processes in which bots think."""
    assert server.process
    names = {pid: Path(f"/proc/{pid}/cmdline").read_text() for pid in children(server.process.pid)}
    return [pid for pid, name in names.items() if "spawn_main" in name]


@pytest.mark.slow
def test_a_bots_process_that_is_killed_is_replaced(tmp_path: Path) -> None:
    """In the middle of games, again and again; all of them are played to the end."""
    server, looking_on = Server(tmp_path), ExitStack()
    server.start()
    try:
        ana = Guest(server.address)
        tables = [ana.open_table(RANDOM, RANDOM) for _ in range(4)]
        for table in tables:
            looking_on.enter_context(ana.at(table))
        killed = 0
        deadline = time.monotonic() + PATIENCE
        while not all(ana.web.get(f"/api/tables/{table}").json()["over"] for table in tables):
            assert time.monotonic() < deadline
            if killed < 3:
                for pid in thinkers(server):
                    os.kill(pid, signal.SIGKILL)
                    killed += 1
            time.sleep(0.2)
        assert killed
    finally:
        looking_on.close()
        server.kill()


class Fails:
    """A bot that never comes to a decision."""

    def choose(self, window: object) -> int:
        """Fail."""
        raise RuntimeError("I cannot decide.")


class Dies:
    """A bot that takes its process with it."""

    def choose(self, window: object) -> int:
        """End."""
        os._exit(1)


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["tests.web.test_play:Fails", "tests.web.test_play:Dies", "nobody:knows"])
def test_a_bot_that_fails_does_not_hold_up_the_table(tmp_path: Path, bot: str) -> None:
    """Another plays for it, and whoever runs the server is told."""
    seats = [Seat(PERSON, "Ana", guest="ana"), Seat(BOT, "Bad", bot=bot)]
    table = Table(new_id(), "kingdomino", {}, 7, seats)
    asyncio.run(keep(tmp_path, table))
    server = Server(tmp_path)
    server.start()
    try:
        with Guest(server.address).at(table.id) as line:
            while line.news["actor"] == 1 and line.news["number"] < 3:
                line.hear()
        assert httpx.get(server.address + "/api/games").status_code == 200
        assert "A bot: " in server.log.read_text()
    finally:
        server.kill()


async def keep(folder: Path, table: Table) -> None:
    """Lay a table into the database of a server that does not run."""
    store = Store(folder)
    await store.open()
    await store.create(table)
    await store.close()
