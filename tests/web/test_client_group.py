"""Two people in two browsers at one table, each on a process of their own; one of the processes is killed."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.web.browser import PATIENCE, click_on_board, is_turn, number, open_for_two, sit_down
from tests.web.servers import Balancer, Server

pytestmark = pytest.mark.slow  # in a browser
AT_MOST = 5  # seconds until play goes on


@pytest.fixture
def servers(tmp_path: Path, database: str) -> Iterator[list[Server]]:
    """Two processes on one database."""
    with Server(tmp_path / "one", database) as one, Server(tmp_path / "two", database) as two:
        yield [one, two]


def person(chromium: Browser, balancer: Balancer, path: str = "/") -> Page:
    """Somebody with a browser, on whom a mark would be lost with the page."""
    page = chromium.new_context(base_url=balancer.address, locale="en-GB").new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(path)
    page.evaluate("() => { window.same = true }")
    return page


def play_one(pages: list[Page]) -> Page:
    """Whoever's turn it is plays something, and everybody sees it; who it was."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not (found := [page for page in pages if is_turn(page)]):
        assert time.monotonic() < deadline
        pages[0].wait_for_timeout(20)
    click_on_board(found[0])
    for page in pages:
        page.wait_for_function("n => Number(document.querySelector('.page').dataset.number) >= n", arg=number(found[0]))
    return found[0]


def test_play_goes_on_when_the_process_of_one_is_killed(chromium: Browser, servers: list[Server]) -> None:
    """Within five seconds, for both, and nobody loads the page anew."""
    balancers = [Balancer(servers), Balancer(servers[::-1])]
    ana = person(chromium, balancers[0])
    path = "/t/" + open_for_two(ana).rpartition("/")[2]
    ana.evaluate("() => { window.same = true }")
    bo = person(chromium, balancers[1], path)
    sit_down(bo, "Bo")
    pages = [ana, bo]
    for _ in range(6):
        play_one(pages)
    servers[0].kill()
    start = time.monotonic()
    for status in ("lost", "live"):
        ana.wait_for_selector(f".page[data-status={status}]")
    played = {play_one(pages) for _ in range(2)}
    assert time.monotonic() - start < AT_MOST
    while len(played) < 2:
        played.add(play_one(pages))
    assert [page.evaluate("() => window.same") for page in pages] == [True, True]
    for balancer in balancers:
        balancer.close()
