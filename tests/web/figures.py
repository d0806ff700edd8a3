"""How fast the page is in Chromium: `python -m tests.web.figures` measures it and prints the figures.

A machine that has much else to do shows fewer frames than it could, so the processor's time for each is told too.
"""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from rich.console import Console
from rich.table import Table

import demesne
from tests.web.browser import FLAGS, NARROW, PATIENCE, WIDE, bring_game, find_browser, wait_for_turn
from tests.web.conftest import AT_ONCE
from tests.web.servers import Server
from tests.web.test_client_whole_games import choose, click

TILES: Final = 72
FAR: Final = 260  # pixels that the table is moved, to and fro
SPEED: Final = 500  # pixels a second
TIMES: Final = 8
DECISIONS: Final = 12
#: Write down when each frame begins.
FRAMES: Final = """() => {
    window.begun = [];
    const look = now => { window.begun.push(now); requestAnimationFrame(look); };
    requestAnimationFrame(look);
}"""
#: Write down when the page was clicked, and when what came of it had been painted.
CLOCK: Final = """(() => {
    let clicked = 0;
    window.shown = [];
    addEventListener('click', event => { clicked = event.timeStamp; }, true);
    const look = () => {
        const {number, turn} = document.querySelector('.page[data-number]')?.dataset ?? {};
        const last = window.shown.at(-1);
        if (number && clicked && (last?.number !== number || last.turn !== turn)) {
            const entry = {number, turn, clicked};
            window.shown.push(entry);
            const channel = new MessageChannel();
            channel.port1.onmessage = () => { entry.took = performance.now() - entry.clicked; };
            channel.port2.postMessage(null);
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})()"""


@contextmanager
def seen(browser: Browser, address: str, size: ViewportSize) -> Iterator[Page]:
    """A page of somebody's own."""
    context = browser.new_context(viewport=size, base_url=address, has_touch=True, locale="en-GB")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(AT_ONCE)
    context.add_init_script(CLOCK)
    yield context.new_page()
    context.close()


def spent(browser: Browser) -> float:
    """Milliseconds of the processor that Chromium has had."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    return sum(1000 * float(one["cpuTime"]) for one in told["processInfo"])


def measure_panning(browser: Browser, address: str, size: ViewportSize) -> dict[str, float]:
    """Frames a second while a finger moves a table with all tiles, and what they cost."""
    with seen(browser, address, size) as page:
        page.goto(bring_game(page, "carcassonne"))
        page.wait_for_selector("[data-scrub]")
        page.keyboard.press("End")
        page.wait_for_function(f"() => document.querySelectorAll('.tile').length === {TILES}")
        box = page.locator(".table").bounding_box()
        assert box
        finger = page.context.new_cdp_session(page)
        where = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2, "speed": SPEED}
        page.evaluate(FRAMES)
        before = spent(browser)
        for turn in range(TIMES):
            far = FAR if turn % 2 else -FAR
            way = {"xDistance": far, "yDistance": far / 2, "gestureSourceType": "touch"}
            finger.send("Input.synthesizeScrollGesture", where | way)
        cost = spent(browser) - before
        begun: list[float] = page.evaluate("window.begun")
    spans = [after - now for now, after in pairwise(begun)]
    return {
        "frames a second": round(1000 * len(spans) / sum(spans), 1),
        "longest frame, ms": round(max(spans), 1),
        "processor for a frame, ms": round(cost / len(spans), 1),
    }


def measure_answers(browser: Browser, address: str, game: str) -> dict[str, float]:
    """Milliseconds from a click to what comes of it: the first decision, one's own deed, one's next decision."""
    with seen(browser, address, WIDE) as page:
        page.goto("/")
        page.wait_for_selector("[data-play]")
        click(page, f"[data-play={game}]")
        wait_for_turn(page)
        before = spent(browser)
        for _ in range(DECISIONS):
            choose(page, game, click)
        cost = spent(browser) - before
        shown: list[dict[str, Any]] = page.evaluate("window.shown")
    clicks: dict[float, list[dict[str, Any]]] = {}
    for entry in shown:
        clicks.setdefault(entry["clicked"], []).append(entry)
    opened, *answered = clicks.values()
    deeds = [entries[0]["took"] for entries in answered]
    turns = [entries[-1]["took"] for entries in answered]
    return {
        "first decision": round(opened[-1]["took"]),
        "own deed": round(median(deeds)),
        "at best": round(min(deeds)),
        "at worst": round(max(deeds)),
        "next decision": round(median(turns)),
        "processor for a decision": round(cost / DECISIONS),
    }


def tell(title: str, rows: dict[str, dict[str, float]]) -> Table:
    """Figures for people."""
    found = Table("", *next(iter(rows.values())), title=title)
    for name, figures in rows.items():
        found.add_row(name, *map(str, figures.values()))
    return found


if __name__ == "__main__":
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        sizes = {"1366 x 768": WIDE, "390 x 844": NARROW}
        panning = {name: measure_panning(browser, server.address, size) for name, size in sizes.items()}
        answers = {name: measure_answers(browser, server.address, name) for name in demesne.games()}
        Console().print(tell(f"A table of {TILES} tiles, moved by a finger", panning))
        Console().print(tell("Milliseconds from a click to what comes of it", answers))
