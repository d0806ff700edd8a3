"""For whoever runs the server: whether it is well, what it does, and answers that are not larger than they need be."""

from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy.exc import OperationalError

from demesne.web.pages import STATIC
from demesne.web.server import make_app
from tests.web.test_server import open_table


def test_answers_are_compressed(tmp_path: Path) -> None:
    """For whoever says that they can read that; small ones are left as they are."""
    with TestClient(make_app(tmp_path)) as client:
        packed = client.get("/api/games", headers={"Accept-Encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        plain = client.get("/api/games", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert packed.json() == plain.json()
        assert "content-encoding" not in client.get("/api/me").headers


@pytest.mark.skipif(not (STATIC / "assets").exists(), reason="The page has not been built.")
def test_assets_are_compressed(tmp_path: Path) -> None:
    """The scripts of the page go at less than half their size."""
    largest = max((STATIC / "assets").glob("*.js"), key=lambda file: file.stat().st_size)
    with TestClient(make_app(tmp_path)) as client, client.stream("GET", f"/assets/{largest.name}") as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert sum(map(len, answer.iter_raw())) < largest.stat().st_size / 2


def test_health_and_readiness(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server lives while it answers, and is ready while its database answers too."""
    with TestClient(make_app(tmp_path)) as client:
        assert (client.get("/health").status_code, client.get("/ready").status_code) == (200, 200)

        async def fail() -> None:
            raise OperationalError("SELECT", None, Exception("gone"))

        monkeypatch.setattr(client.app.state.store, "ping", fail)
        assert (client.get("/health").status_code, client.get("/ready").status_code) == (200, 503)


def test_metrics_tell_what_the_server_does(tmp_path: Path) -> None:
    """Tables, lines, actions, times of commits, and requests; no id of a table is among them."""
    with TestClient(make_app(tmp_path)) as client:
        table = open_table(client, [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Bo"}])
        with client.websocket_connect(f"/live/{table}") as socket:
            news = socket.receive_json()
            choice = {"words": news["choices"][0]["words"], "number": 0, "seat": news["actor"]}
            socket.send_json({"type": "play"} | choice)
            socket.receive_json()
            text = client.get("/metrics").text
        figures: dict[str, Any] = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
        assert float(figures["demesne_rooms"]) == 1
        assert float(figures["demesne_lines"]) == 1
        assert float(figures["demesne_entries_total"]) >= 1
        assert float(figures["demesne_commit_seconds_count"]) >= 1
        assert "demesne_thinking_waiting" in figures
        assert any(name.startswith("demesne_requests_total") for name in figures)
        assert table not in text
