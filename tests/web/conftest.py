"""A server, a PostgreSQL, and a browser with people, that tests share."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize, sync_playwright

from tests.web.browser import FLAGS, NARROW, PATIENCE, WIDE, find_browser
from tests.web.servers import Cluster, Server, cluster

#: Nobody waits for bots, unless a test sets another pace.
AT_ONCE = """localStorage.getItem('demesne-settings')
    ?? localStorage.setItem('demesne-settings', JSON.stringify({pace: 'instant'}))"""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """`demesne serve` in a process of its own, which does not mind how fast the tests are."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def databases() -> Iterator[Cluster]:
    """A PostgreSQL."""
    with cluster() as found:
        yield found


@pytest.fixture(scope="module")
def database(databases: Cluster) -> str:
    """A database of PostgreSQL for the tests of a module."""
    return databases.new_database()


@pytest.fixture
def address(server: Server) -> str:
    """Where the page is."""
    find_browser()
    return server.address


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One browser for all tests here."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        yield browser
        browser.close()


def is_error(message: ConsoleMessage) -> bool:
    """Whether the page complains of itself; that the server refuses something is no complaint."""
    return message.type == "error" and "Failed to load resource" not in message.text


@pytest.fixture
def person(chromium: Browser, address: str) -> Iterator[Any]:
    """Makes people, each with a browser window and cookies of their own; nobody may see an error."""
    contexts = []
    errors: list[str] = []

    def make(path: str = "/", size: ViewportSize = WIDE, **more: Any) -> Page:
        settings: dict[str, Any] = {"locale": "en-GB", "has_touch": size is NARROW} | more
        context = chromium.new_context(viewport=size, base_url=address, **settings)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        context.add_init_script(AT_ONCE)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if is_error(message) else None)
        page.goto(path)
        return page

    yield make
    for context in contexts:
        context.close()
    assert errors == []
