"""The page as an app: it can be installed, and opens without the server to say so."""

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import PATIENCE, shoot, violations
from tests.web.servers import Server

pytestmark = pytest.mark.slow  # in a browser

#: Whether the page and all that it has loaded are kept.
ALL_KEPT = """async () => {
    const loaded = performance.getEntriesByType('resource').map(one => one.name)
    const parts = ['/', ...loaded.filter(one => one.includes('/assets/'))]
    return (await Promise.all(parts.map(one => caches.match(one)))).every(Boolean)
}"""


def test_it_can_be_installed(server: Server) -> None:
    """The manifest names an icon that is there, and the worker is asked for anew each time."""
    manifest = httpx.get(server.address + "/manifest.webmanifest")
    assert manifest.headers["Content-Type"] == "application/manifest+json"
    assert httpx.get(server.address + manifest.json()["icons"][0]["src"]).is_success
    assert httpx.get(server.address + "/worker.js").headers["Cache-Control"] == "no-cache"


def test_it_opens_without_the_server(chromium: Browser, tmp_path: Path) -> None:
    """In the reader's language, at any address, and goes on when the server is back."""
    server = Server(tmp_path)
    server.start()
    context = chromium.new_context(base_url=server.address, locale="pt-BR")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/")
    page.wait_for_selector("[data-play]")
    page.wait_for_function(ALL_KEPT)
    server.kill()
    page.goto("/t/somewhere")
    expect(page.locator("h1")).to_have_text("Não foi possível chegar à mesa")
    shoot(page, "unreachable")
    assert violations(page) == []
    server.start()
    page.goto("/")
    page.wait_for_selector("[data-play]")
    server.kill()
    page.reload()
    server.start()
    page.get_by_text("Tentar de novo").click()
    page.wait_for_selector("[data-play]")
    context.close()
    server.kill()
