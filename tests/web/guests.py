"""A guest of a real server: over HTTP with a cookie of their own, and on the live line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect


class Guest:
    """Somebody with a browser."""

    def __init__(self, address: str) -> None:
        self.web = httpx.Client(base_url=address, timeout=30)
        self.web.get("/api/me")

    @property
    def cookie(self) -> str:
        """The cookie as a header."""
        return "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())

    def open_table(self, *seats: dict[str, str], game: str = "kingdomino", **options: object) -> str:
        """The id of a new table."""
        answer = self.web.post("/api/tables", json={"game": game, "seats": list(seats), "options": options})
        assert answer.status_code == 201, answer.text
        table_id: str = answer.json()["table"]
        return table_id

    @contextmanager
    def at(self, table_id: str, query: str = "") -> Iterator[Line]:
        """A line to a table."""
        address = f"{self.web.base_url}/live/{table_id}".replace("http", "ws", 1).replace("//live", "/live")
        headers = {"Cookie": self.cookie}
        with connect(address + query, additional_headers=headers, max_size=None, close_timeout=1) as socket:
            yield Line(socket)


class Line:
    """A live line, with the last that was heard of the table on it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.news: dict[str, Any] = {}
        self.heard: list[str] = []
        self.hear()

    def hear(self) -> dict[str, Any]:
        """The next message."""
        self.heard.append(str(self.socket.recv(timeout=30)))
        message: dict[str, Any] = json.loads(self.heard[-1])
        if message["type"] == "table":
            self.news = message
        return message

    def ask(self, kind: str, **facts: object) -> dict[str, Any]:
        """Send a message, and hear what comes of it."""
        self.say(kind, **facts)
        return self.hear()

    def refusal(self, kind: str, **facts: object) -> str:
        """Send a message that will be refused; the code of the refusal, whatever is heard before it."""
        answer = self.ask(kind, **facts)
        while answer["type"] != "refused":
            answer = self.hear()
        return str(answer["code"])

    def say(self, kind: str, **facts: object) -> None:
        """Send a message."""
        self.socket.send(json.dumps({"type": kind} | facts))

    def choose(self, choice: int = 0) -> None:
        """Play one of the choices."""
        number, actor = self.news["number"], self.news["actor"]
        self.say("play", seat=actor, number=number, words=self.news["choices"][choice]["words"])


def play(lines: list[Line], actions: int | None = None) -> None:
    """Everybody plays their first choice, so many times or to the end; at last all have heard of it."""
    while lines[0].news["result"] is None and actions != 0:
        number = lines[0].news["number"]
        next(line for line in lines if line.news["choices"]).choose()
        for line in lines:
            while line.news["number"] <= number:
                line.hear()
        actions = None if actions is None else actions - 1
