"""A real server in a process of its own, and a browser that plays on it."""

import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from demesne.web.pages import STATIC

WIDE: Final = {"width": 1366, "height": 768}
NARROW: Final = {"width": 390, "height": 844}
FLAGS: Final = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def find_browser() -> str:
    """Where Chromium is; the test is skipped where there is none."""
    if not (STATIC / "index.html").exists():
        pytest.skip("The page has not been built: run `pip install -e .`.")
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    pytest.skip("There is no Chromium: install it (apt-get install chromium) to test the page.")


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address of a server of its own."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "demesne", "serve", "--port", str(port), "--folder", str(folder)]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(200):
            try:
                urllib.request.urlopen(address, timeout=1).close()
                break
            except OSError:
                time.sleep(0.05)
        yield address
    finally:
        server.terminate()
        server.wait(10)
