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
from contextlib import contextmanager
from pathlib import Path

import httpx
import psycopg

PATIENCE = 120  # seconds: the machine may have much else to do


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`demesne serve` on a port and a folder of its own; it can be killed and started again."""

    def __init__(self, folder: Path, database: str = "", rate: int = 100_000) -> None:
        self.folder = folder
        self.database = database
        self.rate = rate
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


def find_postgres() -> Path | None:
    """The folder of PostgreSQL's programs, if it is on this machine."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    versions = [path for path in Path("/usr/lib/postgresql").glob("*/bin/initdb") if path.parts[-3].isdecimal()]
    return max(versions, key=lambda path: int(path.parts[-3])).parent if versions else None


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL with an empty database, in a folder that its own user can reach."""
    programs = find_postgres()
    assert programs is not None
    with tempfile.TemporaryDirectory(prefix="demesne-postgres-", ignore_cleanup_errors=True) as folder:
        data, user = Path(folder) / "data", None
        if os.geteuid() == 0:  # PostgreSQL does not run as root
            user = "postgres" if "postgres" in {entry.pw_name for entry in pwd.getpwall()} else "nobody"
            shutil.chown(folder, user)
        make: list[str | Path] = [
            programs / "initdb",
            "-D",
            data,
            "-U",
            "demesne",
            "-A",
            "trust",
            "-N",
            "--locale=C",
            "-E",
            "UTF8",
        ]
        done = subprocess.run(make, user=user, cwd=folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        process, address = start_postgres(programs, data, user)
        try:
            yield address
        finally:
            process.send_signal(signal.SIGQUIT)
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def start_postgres(programs: Path, data: Path, user: str | None) -> tuple[subprocess.Popen[bytes], str]:
    """A PostgreSQL that answers, and its address; it is not the one that is killed, so it may keep data in memory."""
    port, log = free_port(), data.parent / "log"
    address = f"postgresql://demesne@127.0.0.1:{port}/postgres"
    command: list[str | Path] = [programs / "postgres", "-D", data, "-p", str(port), "-c", "listen_addresses=127.0.0.1"]
    with log.open("w") as output:
        process = subprocess.Popen(
            [*command, "-c", "unix_socket_directories=", "-c", "fsync=off"],
            user=user,
            cwd=data.parent,
            stdout=output,
            stderr=output,
        )
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        try:
            psycopg.connect(address, connect_timeout=5).close()
            return process, address
        except psycopg.OperationalError:
            time.sleep(0.1)
    process.kill()
    raise AssertionError(f"PostgreSQL did not start: {log.read_text()}")
