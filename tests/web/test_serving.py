"""`demesne serve` where it cannot be: one clear sentence, exit code 2, and no traceback."""

import json
import os
import signal
import socket
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from demesne.web.server import make_app
from tests.test_command_line import run_here
from tests.web.guests import Guest, play
from tests.web.servers import Server, free_port

pytestmark = pytest.mark.slow  # a process each time


def refused(folder: Path, *arguments: str, port: int | None = None) -> str:
    """The sentence with which the server refuses to open."""
    done = run_here("serve", "--port", str(port or free_port()), "--folder", str(folder), *arguments)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert done.stderr.startswith("demesne: ")
    assert len(done.stderr.splitlines()) == 1
    return done.stderr


def test_a_busy_port(tmp_path: Path) -> None:
    """Somebody listens there already."""
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        assert f"Port {port} of 127.0.0.1 cannot be used" in refused(tmp_path / "data", port=port)


def test_a_port_and_a_host_that_cannot_be(tmp_path: Path) -> None:
    """Too high a number, and a name that is none."""
    assert "Port 99999 cannot be used" in refused(tmp_path, port=99999)
    assert "cannot be used" in refused(tmp_path, "--host", "nowhere.invalid")


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    """A file, a folder below a file, and one where nobody may write."""
    file = tmp_path / "file"
    file.touch()
    assert "is a file, not a folder" in refused(file)
    assert "Not a directory" in refused(file / "data")
    assert str(Path("/proc/demesne")) in refused(Path("/proc/demesne"))


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("mysql://localhost/demesne", "its address begins with postgresql://"),
        ("nonsense", "its address begins with postgresql://"),
        ("postgresql://", "its address begins with postgresql://"),
        ("postgresql://somebody:secret@127.0.0.1:1/demesne", "Connection refused"),
        ("postgresql://127.0.0.1:port/demesne", "a port that is no number"),
    ],
)
def test_a_database_that_is_not_there(tmp_path: Path, address: str, why: str) -> None:
    """The sentence does not repeat a password."""
    sentence = refused(tmp_path, "--database", address)
    assert why in sentence
    assert "secret" not in sentence


def scribble(file: Path) -> None:
    """No database at all."""
    file.write_bytes(b"This is no database. " * 500)


def cut(file: Path) -> None:
    """A database of which the end is missing."""
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE tables (id TEXT)")
        connection.executemany("INSERT INTO tables VALUES (?)", [("x" * 900,)] * 100)
    connection.close()
    file.write_bytes(file.read_bytes()[:9000])


def from_the_future(file: Path) -> None:
    """A database that a newer Demesne has changed."""
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()


@pytest.mark.parametrize("damage", [scribble, cut, from_the_future])
def test_a_damaged_database(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    """It is left as it is."""
    file = tmp_path / "demesne.db"
    damage(file)
    before = file.read_bytes()
    assert "The database cannot be opened" in refused(tmp_path)
    assert file.read_bytes()[100:] == before[100:]


def test_it_closes_quietly(tmp_path: Path) -> None:
    """Told to end while bots think, it ends without complaint."""
    server = Server(tmp_path / "data")
    server.start()
    Guest(server.address).open_table({"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"})
    assert server.process
    server.process.terminate()
    assert server.process.wait(60) == 0
    assert server.log.read_text() == ""


def test_what_programs_read_has_the_tables_id(tmp_path: Path) -> None:
    """A line of JSON for whatever happens, with the table and the process."""
    server = Server(tmp_path / "data", log="json")
    server.start()
    table = Guest(server.address).open_table({"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Bo"})
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    server.kill()
    assert [(line["level"], line["message"], line["table"]) for line in lines] == [("info", "opened", table)]
    assert server.process
    assert lines[0]["process"] == server.process.pid


@pytest.mark.parametrize("damage", [b"", b"  \n", b"short", b"\xff\xfe" * 40, b"x" * 64])
def test_a_damaged_secret(tmp_path: Path, damage: bytes) -> None:
    """A server that signs with nothing would believe anybody."""
    (tmp_path / "secret").write_bytes(damage)
    assert "is empty or damaged" in refused(tmp_path)
    assert (tmp_path / "secret").read_bytes() == damage


def test_a_folder_that_another_server_has_open(tmp_path: Path) -> None:
    """Two on one file would not hear of each other; once the first has ended, in whatever way, there is room."""
    first = Server(tmp_path)
    first.start()
    assert f"Another server has {tmp_path} open" in refused(tmp_path)
    assert httpx.get(first.address + "/ready").status_code == 200
    first.kill()
    first.start()
    first.kill()


def test_several_processes_on_a_file(tmp_path: Path) -> None:
    """They need a PostgreSQL."""
    assert "name a PostgreSQL with --database" in refused(tmp_path, "--workers", "2")


def workers_of(server: Server) -> set[int]:
    """The processes that serve at the port of a server."""
    assert server.process
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return {int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()}


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="There is no /proc.")
def test_several_processes_at_one_port(tmp_path: Path, database: str) -> None:
    """One that is killed is replaced, and nobody is refused meanwhile; told to end, all end."""
    with Server(tmp_path, database, workers=2) as server:
        first = workers_of(server)
        assert len(first) == 2
        ana = Guest(server.address)
        table = ana.open_table({"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Bo"})
        os.kill(min(first), signal.SIGKILL)
        with ana.at(table) as line:
            play([line], 3)
        deadline = time.monotonic() + 60
        while len(workers_of(server) - {min(first)}) < 2:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        last = workers_of(server)
        assert server.process
        server.process.terminate()
        assert server.process.wait(60) == 0
        assert not any(Path(f"/proc/{pid}").exists() for pid in last)
        assert "Traceback" not in server.log.read_text()


def test_an_empty_database(tmp_path: Path) -> None:
    """A file of no bytes was a database once; it is not taken for a new one."""
    (tmp_path / "demesne.db").touch()
    assert "demesne.db is empty" in refused(tmp_path)
    assert (tmp_path / "demesne.db").read_bytes() == b""


@pytest.mark.parametrize(
    ("host", "welcome"),
    [
        ("localhost", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.7", True),
        ("games.example", True),
        ("Games.Example:443", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("", False),
    ],
)
def test_names_that_are_not_ours_are_refused(tmp_path: Path, host: str, welcome: bool) -> None:
    """A page whose name was made to point here reads and plays nothing; a number cannot be made to point anywhere."""
    with TestClient(make_app(tmp_path, host_names=["games.example"])) as client:
        answer = client.get("/api/me", headers={"Host": host})
        assert answer.status_code == (200 if welcome else 421)
        assert client.get("/", headers={"Host": host}).status_code in ((200, 503) if welcome else (421,))
        if welcome:
            with client.websocket_connect("/live/nowhere", headers={"Host": host}) as socket:
                assert socket.receive_json()["code"] == "no-table"
        else:
            assert answer.json()["code"] == "strange-host"
            with (
                pytest.raises(WebSocketDisconnect),
                client.websocket_connect("/live/nowhere", headers={"Host": host}) as socket,
            ):
                socket.receive_json()
