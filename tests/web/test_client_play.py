"""The page in a real browser: whole games by clicks and by keyboard, breaks, onlookers, languages, sizes."""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.web.browser import FLAGS, NARROW, WIDE, find_browser, serving

SHOTS = Path(os.environ.get("DEMESNE_SHOTS", "build/screens"))

PATIENCE = 20_000  # milliseconds, for machines with much to do
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for all tests here."""
    find_browser()
    with serving(tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One browser for all tests here."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def person(chromium: Browser, address: str) -> Iterator[Any]:
    """Makes people, each with a browser window and cookies of their own; nobody may see an error."""
    contexts = []
    errors: list[str] = []

    def make(path: str = "/", size: dict[str, int] = WIDE) -> Page:
        context = chromium.new_context(viewport=size, base_url=address, locale="en-GB", has_touch=size is NARROW)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if "Policy" in message.text else None)
        page.goto(path)
        return page

    yield make
    for context in contexts:
        context.close()
    assert errors == []


def shoot(page: Page, name: str) -> None:
    """Keep a picture of a screen."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png")


def number(page: Page) -> int:
    """How many actions have been played."""
    return int(page.locator(".page").get_attribute("data-number") or 0)


def wait_past(page: Page, known: int) -> None:
    """Wait until the game has gone on."""
    page.wait_for_function("n => Number(document.querySelector('.page').dataset.number) !== n", arg=known)


def is_over(page: Page) -> bool:
    """Whether the game is over."""
    return page.locator("[data-replay]").count() > 0


def is_turn(page: Page) -> bool:
    """Whether this person decides."""
    return page.locator(".page").get_attribute("data-turn") == "true"


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
    """What axe finds wrong with the page."""
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found]


def open_for_two(page: Page) -> str:
    """A table of Kingdomino with an open seat; its link."""
    page.click("[data-new=kingdomino]")
    page.fill("dialog input[autocomplete=nickname]", "Ana")
    page.click("dialog button.main")
    return page.locator("[data-link]").input_value()


def sit_down(page: Page, name: str) -> None:
    """Take the open seat."""
    page.click("[data-sit]")
    page.fill("[data-name]", name)
    page.click("[data-sit-down]")


def test_two_people_play_a_whole_game_by_clicks(person: Any) -> None:
    """One opens a table, the other follows the link; an onlooker sees it all; a move is taken back by consent."""
    ana = person()
    link = open_for_two(ana)
    shoot(ana, "table-waiting")
    bo, onlooker = person(link), person(link)
    sit_down(bo, "Bo")
    ana.wait_for_function("() => document.querySelector('[data-prompt]').textContent.includes(' ')")
    asked = False
    while not is_over(ana):
        actor = next((page for page in (ana, bo) if is_turn(page)), None)
        if actor is None:
            ana.wait_for_timeout(20)
            continue
        click_on_board(actor)
        for page in (ana, bo):
            page.wait_for_function(
                "n => Number(document.querySelector('.page').dataset.number) >= n", arg=number(actor)
            )
        if not asked and actor is bo and number(ana) > 8:
            asked = take_back(ana, bo)
    expect(onlooker.locator("[data-replay]")).to_be_visible()
    assert onlooker.locator("[data-undo]").count() == 0
    shoot(ana, "result")
    total = ana.locator("tfoot td").all_inner_texts()
    assert total == bo.locator("tfoot td").all_inner_texts()
    assert asked


def take_back(ana: Page, bo: Page) -> bool:
    """Ana asks; Bo refuses, then agrees. True if Bo had a say in it."""
    before = number(ana)
    ana.click("[data-undo]")
    ana.wait_for_timeout(200)
    if not bo.locator("[data-refuse]").count():
        return False
    shoot(bo, "asked-to-take-back")
    bo.click("[data-refuse]")
    expect(bo.locator("[data-refuse]")).to_have_count(0)
    assert number(ana) == before
    ana.click("[data-undo]")
    bo.click("[data-agree]")
    wait_past(ana, before)
    wait_past(bo, before)
    return number(ana) < before


@pytest.mark.parametrize("game", ["kingdomino", "carcassonne"])
def test_a_game_against_a_bot_by_keyboard_alone(person: Any, game: str) -> None:
    """From the home page to the result without a pointer, and then through the replay."""
    page = person()
    page.wait_for_selector("[data-play]")
    page.locator(f"[data-play={game}]").focus()
    page.keyboard.press("Enter")
    wait_for_turn(page)
    while not is_over(page):
        press_a_move(page)
        wait_for_turn(page)
    expect(page.locator("[data-prompt]")).to_contain_text(re.compile("wins|share"))
    page.locator("[data-replay]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-scrub]")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".page")).to_have_attribute("data-at", "3")
    page.keyboard.press("End")
    expect(page.locator("tfoot")).to_be_visible()
    shoot(page, f"replay-{game}")
    assert violations(page) == []
    assert fits(page)


def test_the_board_itself_is_played_by_keys(person: Any) -> None:
    """Arrows go from square to square, Enter lays the ghost, R turns it, Enter confirms."""
    page = person()
    against_a_bot(page)
    while not page.locator("[data-square]").count():
        press_a_move(page)
        wait_for_turn(page)
    known = number(page)
    page.locator("[data-square][tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    first = page.locator(".choice").inner_text()
    page.keyboard.press("r")
    expect(page.locator(".choice")).not_to_have_text(first)
    page.keyboard.press("Escape")
    expect(page.locator(".choice")).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    wait_past(page, known)
    page.click("[data-undo]")
    expect(page.locator(".page")).to_have_attribute("data-turn", "true")


def test_carcassonne_by_keys_and_by_clicks(person: Any) -> None:
    """Tiles and followers, on the board and from the list; the page has no fault that axe knows."""
    page = person()
    against_a_bot(page, "carcassonne")
    for turn in range(4):
        wait_for_turn(page)
        if page.locator("[data-spot]").count():
            known = number(page)
            if turn % 2:
                page.locator("[data-spot]").first.click()
                page.click("[data-confirm]")
            else:
                page.locator("[data-spot][tabindex='0']").focus()
                page.keyboard.press("Enter")
                page.keyboard.press("Enter")
            wait_past(page, known)
            wait_for_turn(page)
        if page.locator("[data-claim]").count():
            known = number(page)
            page.locator("[data-claim]").first.click()
            page.click("[data-confirm]")
            wait_past(page, known)
    wait_for_turn(page)
    shoot(page, "carcassonne")
    assert violations(page) == []
    assert fits(page)


def test_nothing_is_lost_by_reload_or_a_broken_line(person: Any) -> None:
    """The game is where it was, also for a second tab; the badge tells when the line is broken."""
    page = person()
    against_a_bot(page)
    press_a_move(page)
    wait_for_turn(page)
    known, log = number(page), page.locator("[data-words]").all_inner_texts()
    page.reload()
    wait_for_turn(page)
    assert (number(page), page.locator("[data-words]").all_inner_texts()) == (known, log)
    page.context.set_offline(True)
    expect(page.locator("[data-status=lost]")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator("[data-status=live]")).to_be_visible()
    second = page.context.new_page()
    second.goto(page.url)
    wait_for_turn(second)
    press_a_move(page)
    wait_past(second, known)


def test_two_people_at_one_screen(person: Any) -> None:
    """Local seats: the page says whose turn it is."""
    page = person()
    page.click("[data-new=kingdomino]")
    page.fill("dialog input[autocomplete=nickname]", "Ana")
    page.select_option("[data-seat='1']", "local")
    page.locator("dialog input[autocomplete=nickname]").nth(1).fill("Bo")
    page.click("dialog button.main")
    seen = set()
    for _ in range(6):
        wait_for_turn(page)
        seen.add(page.locator("[data-prompt]").inner_text().partition(":")[0])
        click_on_board(page)
    assert seen == {"Ana", "Bo"}


def test_the_language_changes_without_a_reload(person: Any) -> None:
    """In mid-game, and it is remembered."""
    page = person()
    against_a_bot(page)
    known = number(page)
    for language, words in (("pt", "Sua vez"), ("es", "Tu turno"), ("en", "Your turn")):
        page.select_option("[data-language]", language)
        expect(page.locator("[data-prompt]")).to_contain_text(words)
        assert page.locator("html").get_attribute("lang") == language
    assert number(page) == known
    page.select_option("[data-language]", "es")
    page.reload()
    expect(page.locator("[data-prompt]")).to_contain_text("Tu turno")


@pytest.mark.parametrize(("name", "size"), [("wide", WIDE), ("narrow", NARROW)])
def test_each_page_fits_and_is_open_to_all(person: Any, name: str, size: dict[str, int]) -> None:
    """No page scroll at either size, light and dark, and nothing that axe objects to; targets are 44 pixels high."""
    page = person(size=size)
    page.wait_for_selector("[data-play]")
    for theme in ("dark", "light"):
        page.select_option("[data-theme-choice]", theme)
        assert violations(page) == []
        assert fits(page)
        shoot(page, f"home-{name}-{theme}")
    page.click("[data-new=kingdomino]")
    assert violations(page) == []
    shoot(page, f"new-table-{name}")
    page.keyboard.press("Escape")
    for game in ("kingdomino", "carcassonne"):
        page.goto("/")
        against_a_bot(page, game)
        for theme in ("dark", "light"):
            page.select_option("[data-theme-choice]", theme)
            assert violations(page) == []
            assert fits(page)
            shoot(page, f"{game}-{name}-{theme}")
        if size is NARROW:
            heights = page.eval_on_selector_all(
                "button",
                "all => all.filter(one => one.checkVisibility()).map(one => one.offsetHeight)",
            )
            assert min(heights) >= 44


def test_an_unknown_table_is_told(person: Any) -> None:
    """A wrong link says so and leads home."""
    page = person("/t/nowhere")
    expect(page.get_by_role("alert")).to_contain_text("no such table")
    page.get_by_role("link", name="Home").last.click()
    page.wait_for_selector("[data-play]")
