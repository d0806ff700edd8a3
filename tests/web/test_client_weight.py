"""How much a browser has to fetch before the page can be used."""

from typing import Final

import pytest
from playwright.sync_api import Browser, Request

from tests.web.browser import PATIENCE

pytestmark = pytest.mark.slow  # in a browser

MOST: Final = 150_000  # bytes


@pytest.mark.parametrize("locale", ["en-GB", "pt-BR", "es-ES"])
def test_the_home_page_is_light(chromium: Browser, address: str, locale: str) -> None:
    """All that goes over the line until it is drawn in its own letters, as it is sent."""
    context = chromium.new_context(base_url=address, locale=locale, service_workers="block")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    requests: list[Request] = []
    page.on("requestfinished", lambda request: requests.append(request))
    page.goto("/", wait_until="networkidle")
    page.wait_for_selector("[data-play]")
    page.evaluate("document.fonts.ready.then(() => null)")
    sizes = {request.url.removeprefix(address): request.sizes()["responseBodySize"] for request in requests}
    context.close()
    assert {"/", "/api/games"} <= set(sizes)
    assert any(name.endswith(".woff2") for name in sizes)
    assert sum(sizes.values()) <= MOST, sizes
