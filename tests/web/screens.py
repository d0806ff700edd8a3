"""Pictures of every board and screen at the four sizes, light and dark: `python -m tests.web.screens`."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Browser, Page, sync_playwright

import demesne
from tests.web.browser import (
    FLAGS,
    SIZES,
    bring_game,
    find_browser,
    is_over,
    open_for_two,
    open_form,
    play_on,
    play_some,
    played,
    shoot,
)
from tests.web.conftest import AT_ONCE
from tests.web.servers import Server

THEMES: Final[list[Literal["light", "dark"]]] = ["light", "dark"]
STILL = 700  # milliseconds after which nothing flies any more
MIDDLE = {"carcassonne": 60, "dominations": 120, "dominion": 60, "kingdomino": 18}  # actions before the end


def main() -> None:
    """Open every screen once, and keep a picture of it in each size and theme."""
    with Server(Path(tempfile.mkdtemp())) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        for name, page in screens(browser, server.address):
            for theme in THEMES:
                page.emulate_media(color_scheme=theme)
                for width, height in SIZES:
                    page.set_viewport_size({"width": width, "height": height})
                    page.wait_for_timeout(STILL)
                    shoot(page, f"all-{name}-{width}-{theme}")
            page.context.close()
        browser.close()


def screens(browser: Browser, address: str) -> Iterator[tuple[str, Page]]:
    """The pages without a game, and of each game the board, the replay and the end."""
    yield "home", someone(browser, address)
    page = someone(browser, address)
    open_for_two(page)
    yield "waiting", page
    for game in demesne.games():
        page = someone(browser, address)
        open_form(page, game)
        yield f"new-{game}", page
        record = played(game, "greedy")
        page = someone(browser, address)
        play_on(page, record, MIDDLE[game], "greedy")
        yield game, page
        page = someone(browser, address)
        page.goto(bring_game(page, game))
        page.locator("[data-scrub]").fill(str(len(record.actions) // 2))
        yield f"replay-{game}", page
        page = someone(browser, address)
        play_on(page, record, 2, "greedy")
        while not is_over(page):
            play_some(page, 1)
        yield f"over-{game}", page


def someone(browser: Browser, address: str) -> Page:
    """A window of one's own, at the home page."""
    settings: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}, "locale": "en-GB"}
    context = browser.new_context(base_url=address, **settings)
    context.add_init_script(AT_ONCE)
    page = context.new_page()
    page.goto("/")
    page.wait_for_selector("[data-play]")
    return page


if __name__ == "__main__":
    main()
