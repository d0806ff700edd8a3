"""Real servers for tests: Demesne in a process of its own, and a PostgreSQL that the test starts."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx


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
        deadline = time.monotonic() + 30
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
        return Path(found).parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return versions[-1].parent if versions else None


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """The address of a PostgreSQL with an empty database."""
    programs = find_postgres()
    assert programs is not None
    port, data = free_port(), folder / "postgres"
    data.mkdir()
    user = None
    if os.geteuid() == 0:  # PostgreSQL does not run as root
        user = "postgres"
        entry = pwd.getpwnam(user)
        os.chown(data, entry.pw_uid, entry.pw_gid)
        for parent in data.parents:
            if parent.owner() == "root" and parent != Path("/"):
                parent.chmod(parent.stat().st_mode | 0o011)

    def run(*command: str | Path) -> None:
        done = subprocess.run(command, user=user, cwd="/", capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"

    run(programs / "initdb", "-D", data, "-U", "demesne", "-A", "trust")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories="
    control = [programs / "pg_ctl", "-D", data, "-w", "-t", "120", "-l", data / "log"]
    run(*control, "-o", options, "start")
    try:
        yield f"postgresql://demesne@127.0.0.1:{port}/postgres"
    finally:
        stop = [*control, "-m", "immediate", "stop"]
        subprocess.run(stop, user=user, cwd="/", capture_output=True, check=False)
