"""Real servers for tests: Demesne in a process of its own, and a PostgreSQL that the test starts."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread

import httpx
import psycopg
import pytest

PATIENCE = 120  # seconds: the machine may have much else to do


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`demesne serve` on a port and a folder of its own; it can be killed and started again."""

    def __init__(self, folder: Path, database: str = "", rate: int = 100_000, **more: object) -> None:
        self.folder = folder
        self.database = database
        self.rate = rate
        self.more = more
        self.port = free_port()
        self.process: subprocess.Popen[str] | None = None

    @property
    def log(self) -> Path:
        """The file with what the server complains about."""
        return self.folder / "complaints"

    @property
    def address(self) -> str:
        """Where the server is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, "-m", "demesne", "serve", "--port", str(self.port), "--folder", str(self.folder)]
        command += ["--rate", str(self.rate)]
        for name, value in self.more.items():
            command += [f"--{name}", str(value)]
        if self.database:
            command += ["--database", self.database]
        self.folder.mkdir(parents=True, exist_ok=True)
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log, text=True)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                httpx.get(self.address + "/api/games", timeout=2)
                return
            except httpx.TransportError:
                assert self.process.poll() is None, f"the server did not start: {self.log.read_text()}"
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        if self.process:
            self.process.kill()
            self.process.wait()

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()


def find_postgres() -> Path | None:
    """The folder of PostgreSQL's programs, if it is on this machine."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    versions = [path for path in Path("/usr/lib/postgresql").glob("*/bin/initdb") if path.parts[-3].isdecimal()]
    return max(versions, key=lambda path: int(path.parts[-3])).parent if versions else None


class Cluster:
    """A PostgreSQL in a folder that its own user can reach; it can be started again."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs, self.data, self.user = programs, folder / "data", None
        if os.geteuid() == 0:  # PostgreSQL does not run as root
            users = {entry.pw_name for entry in pwd.getpwall()}
            self.user = "postgres" if "postgres" in users else "nobody"
            shutil.chown(folder, self.user)
        settings = ["-U", "demesne", "-A", "trust", "-N", "--locale=C", "-E", "UTF8"]
        self.run("initdb", "-D", self.data, *settings)
        self.port = free_port()
        self.address = f"postgresql://demesne@127.0.0.1:{self.port}/postgres"
        self.databases = 0
        self.start()

    def run(self, program: str, *arguments: str | Path) -> None:
        """Run a program of PostgreSQL."""
        command = [self.programs / program, *arguments]
        done = subprocess.run(
            command, user=self.user, cwd=self.data.parent, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        """Start it and wait until it answers; it is not the one that is killed, so it may keep data in memory."""
        settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"]
        command: list[str | Path] = [self.programs / "postgres", "-D", self.data, "-p", str(self.port)]
        command += [part for setting in settings for part in ("-c", setting)]
        log = self.data.parent / "log"
        with log.open("a") as output:
            self.process = subprocess.Popen(command, user=self.user, cwd=self.data.parent, stdout=output, stderr=output)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                psycopg.connect(self.address, connect_timeout=5).close()
                return
            except psycopg.OperationalError:
                time.sleep(0.1)
        self.process.kill()
        raise AssertionError(f"PostgreSQL did not start: {log.read_text()}")

    def new_database(self) -> str:
        """The address of one more database, which is empty."""
        self.databases += 1
        with psycopg.connect(self.address, autocommit=True) as line:
            line.execute(f"CREATE DATABASE demesne{self.databases}".encode())
        return f"{self.address.rpartition('/')[0]}/demesne{self.databases}"

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """End it: at once, or after it has sent everybody away (SIGINT)."""
        self.process.send_signal(how)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of one's own; the test is skipped where there is none."""
    programs = find_postgres()
    if programs is None:
        pytest.skip("There is no PostgreSQL: apt-get install postgresql, to test on it too.")
    with tempfile.TemporaryDirectory(prefix="demesne-postgres-", ignore_cleanup_errors=True) as folder:
        found = Cluster(programs, Path(folder))
        try:
            yield found
        finally:
            found.stop()


class Balancer:
    """A proxy before several servers, as nginx is one: whoever connects comes to the first that listens."""

    def __init__(self, servers: list[Server]) -> None:
        self.servers = servers
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        Thread(target=self.serve, daemon=True).start()

    def serve(self) -> None:
        """Bring everybody together with a server."""
        while True:
            try:
                client, _ = self.listening.accept()
            except OSError:  # closed
                return
            for server in self.servers:
                try:
                    upstream = socket.create_connection(("127.0.0.1", server.port))
                except OSError:
                    continue
                Thread(target=pass_on, args=(client, upstream), daemon=True).start()
                Thread(target=pass_on, args=(upstream, client), daemon=True).start()
                break
            else:
                client.close()

    def close(self) -> None:
        """Let nobody in any more."""
        self.listening.close()


def pass_on(source: socket.socket, target: socket.socket) -> None:
    """Hand on whatever comes, and that nothing comes any more."""
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
    for end in (source, target):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
