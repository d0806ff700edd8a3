"""A real server in a process of its own, and a browser that plays on it."""

import json
import os
import shutil
from pathlib import Path
from typing import Any, Final

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, ViewportSize, expect

import demesne
from demesne.core.replay import Record
from demesne.web.pages import STATIC

WIDE: Final[ViewportSize] = {"width": 1366, "height": 768}
NARROW: Final[ViewportSize] = {"width": 390, "height": 844}
SHOTS: Final = Path(os.environ.get("DEMESNE_SHOTS", "build/screens"))  # pictures of every screen are kept here
PATIENCE: Final = 20_000  # milliseconds, for machines with much to do
FLAGS: Final = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


expect.set_options(timeout=PATIENCE)


def find_browser() -> str:
    """Where Chromium is, the one without windows first, as it is quicker; the test is skipped where there is none."""
    if not (STATIC / "index.html").exists():
        pytest.skip("The page has not been built: run `pip install -e .`.")
    for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    pytest.skip("There is no Chromium: install it (apt-get install chromium) to test the page.")


#: the sizes at which everything is looked at, and the widths at which axe looks: others have the same elements
SIZES = [(1366, 768), (1920, 1080), (390, 844), (360, 640)]
SEEN_BY_AXE = (1366, 390)


def shoot(page: Page, name: str) -> None:
    """Keep a picture of a screen."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png")


def number(page: Page) -> int:
    """How many actions have been played."""
    return int(page.locator(".page").get_attribute("data-number") or 0)


#: A page that is being loaded has no number yet.
PAST: Final = """known => {
    const number = document.querySelector('.page')?.dataset.number;
    return number && Number(number) !== known;
}"""


def wait_past(page: Page, known: int) -> None:
    """Wait until the game has gone on."""
    page.wait_for_function(PAST, arg=known)


def is_over(page: Page) -> bool:
    """Whether the game is over."""
    return page.locator("[data-replay]").count() > 0


def is_turn(page: Page) -> bool:
    """Whether this person decides."""
    return page.locator(".page").get_attribute("data-turn") == "true"


def asked(page: Page) -> str:
    """What kind of question there is to answer."""
    return page.locator(".page").get_attribute("data-asks") or ""


def wait_for_turn(page: Page) -> None:
    """Wait until this person decides, or the game is over."""
    page.wait_for_selector("[data-turn=true], [data-replay]")


def click_on_board(page: Page) -> None:
    """Play something by clicks on the board alone."""
    known = number(page)
    if page.locator("[data-take]").count():
        page.locator("[data-take]").last.click()
    else:
        page.locator("[data-square]").first.click()
    page.click("[data-confirm]")
    wait_past(page, known)


def press_a_move(page: Page) -> None:
    """Play the first move of the list with keys alone."""
    known = number(page)
    page.keyboard.press("m")
    page.wait_for_function("() => document.activeElement.dataset.words")
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_be_visible()
    page.keyboard.press("Enter")
    wait_past(page, known)


def play_some(page: Page, moves: int) -> None:
    """Play so many moves of the list, one here, one there, or to the end of the game."""
    for turn in range(moves):
        wait_for_turn(page)
        if is_over(page):
            return
        known = number(page)
        open_panel(page, "moves")
        listed = page.locator("[data-words]")
        listed.nth(7 * turn % listed.count()).click()
        if page.locator("[data-confirm]").count():
            page.click("[data-confirm]")
        wait_past(page, known)
    wait_for_turn(page)


def open_panel(page: Page, name: str) -> None:
    """Have the list of moves or the log in sight."""
    if page.locator(f"[data-tab={name}]").get_attribute("aria-expanded") != "true":
        page.click(f"[data-tab={name}]")


def close_panel(page: Page) -> None:
    """Have nothing but the board, and what stands beside it anyway, in sight."""
    if page.locator("[data-tab][aria-expanded=true]").count():
        page.click("[data-tab][aria-expanded=true]")


def set_up(page: Page, name: str, value: str) -> None:
    """Change a setting behind the gear."""
    page.click("[data-gear]")
    choose(page, f"dialog [data-{name}]", value)
    page.click("[data-close]")


def turn_on(page: Page, name: str, wanted: bool = True) -> None:
    """Turn a switch behind the gear on, or off."""
    page.click("[data-gear]")
    page.set_checked(f"[data-{name}]", wanted)
    page.click("[data-close]")


def open_form(page: Page, game: str) -> None:
    """Have the form of a new table in sight."""
    page.click(f"[data-new={game}]")
    page.wait_for_selector("dialog [data-open]")


def choose(page: Page, group: str, value: str) -> None:
    """Choose one of a few things that stand side by side."""
    page.locator(f"{group} label", has=page.locator(f"input[value='{value}']")).click()


def seat(page: Page, place: int, kind: str) -> None:
    """Say in the form of a new table who sits in a place: somebody `here`, a `bot`, or by link, which is `open`."""
    choose(page, f"[data-seat='{place}']", kind)


def kingdom_of(page: Page) -> set[str | None]:
    """The kingdom cards on the table of Dominion."""
    expect(page.locator(".kingdom [data-card]")).to_have_count(10)
    return {card.get_attribute("data-card") for card in page.locator(".kingdom [data-card]").all()}


def against_a_bot(page: Page, game: str = "kingdomino") -> None:
    """From the home page to the first decision."""
    page.click(f"[data-play={game}]")
    wait_for_turn(page)


def fits(page: Page) -> bool:
    """Whether nothing has to be scrolled into sight."""
    found: bool = page.evaluate(
        "[document.documentElement].every(one => one.scrollHeight <= innerHeight && one.scrollWidth <= innerWidth)"
    )
    return found


def violations(page: Page) -> list[str]:
    """What axe finds wrong with the page, which keeps it for the next time."""
    script = "" if page.evaluate("'axe' in window") else AXE_SCRIPT
    found = Axe(script).run(page).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found]


def open_for_two(page: Page) -> str:
    """A table of Kingdomino with an open seat; its link."""
    open_form(page, "kingdomino")
    page.fill("dialog input[autocomplete=nickname]", "Ana")
    page.click("[data-open]")
    return page.locator("[data-link]").input_value()


def sit_down(page: Page, name: str) -> None:
    """Take the open seat."""
    page.click("[data-sit]")
    page.fill("[data-name]", name)
    page.click("[data-sit-down]")


def played(name: str, bot: str, seed: int = 5, **options: Any) -> Record:
    """A whole game that bots have played."""
    game = demesne.game(name)
    state = game.new(2, seed, **options)
    record = Record(name, 2, game.settle(2, options), seed, ["Ana", "Bo"], ["", ""], [])
    bots = [demesne.bot(bot, name, number) for number in (5, 6)]
    while state.actor != demesne.OVER:
        action = bots[state.actor].choose(demesne.window(state, state.actor))
        record.actions.append(state.say(action))
        state.apply(action)
    record.finish(state)
    return record


def post(page: Page, address: str, text: str) -> dict[str, str]:
    """What the server answers."""
    answer: Any = page.request.post(address, data=text, headers={"Content-Type": "application/json"})
    assert answer.ok, answer.text()
    found: dict[str, str] = json.loads(answer.text())
    return found


def bring_game(page: Page, name: str) -> str:
    """The link of the replay of a whole game that was played elsewhere."""
    return post(page, "/api/records", played(name, "random").text())["replay"]


def play_on(page: Page, record: Record, left: int, bot: str) -> None:
    """Sit down at a game that was played elsewhere, so many actions before its end."""
    table = post(page, "/api/records", record.text())["table"]
    wanted = {"actions": len(record.actions) - left, "seat": 0, "bot": bot, "name": "Ana"}
    page.goto("/t/" + post(page, f"/api/tables/{table}/branch", json.dumps(wanted))["table"])
    wait_for_turn(page)
