"""The table of Dominion in a real browser: what is seen at every size, and what a card that asks shows."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import fits, number, shoot, violations, wait_for_turn, wait_past

pytestmark = pytest.mark.slow  # in a browser

SIZES = [(1366, 768), (1920, 1080), (390, 844), (360, 640)]
PEOPLE = [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Bo"}]
WITH_BOTS = [{"kind": "person", "name": "Ana"}] + [{"kind": "bot", "bot": "random"}] * 3

#: cards that do not lie within the window, or are smaller than a finger
MISSED = """() => [...document.querySelectorAll('button[data-card]')].filter(card => {
    const {left, top, right, bottom, width, height} = card.getBoundingClientRect()
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || width < 44 || height < 44
}).map(card => card.dataset.card)"""
#: cards with a text that does not fit
CUT = """() => [...document.querySelectorAll('button[data-card] .face')]
    .filter(face => face.scrollHeight > face.clientHeight + 1).map(face => face.textContent)"""


def sit_at_table(page: Page, seats: list[dict[str, str]], kingdom: str) -> None:
    """A table with this kingdom."""
    page.wait_for_selector("[data-play]")
    table = page.evaluate(
        """([seats, kingdom]) => fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({game: 'dominion', seats, options: {kingdom}})}).then(answer => answer.json())""",
        [seats, kingdom],
    )["table"]
    page.goto(f"/t/{table}")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_supply_and_hand_are_in_sight_at_every_size(person: Any, theme: str) -> None:
    """Every pile and every card in hand can be touched without scrolling, and has room for its text."""
    page = person(color_scheme=theme)
    sit_at_table(page, WITH_BOTS, "First Game")
    wait_for_turn(page)
    expect(page.locator("[data-rival]")).to_have_count(3)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".supply [data-card]")).to_have_count(17)
        assert fits(page)
        assert page.evaluate(MISSED) == []
        assert page.evaluate(CUT) == []
        shoot(page, f"dominion-{width}x{height}-{theme}")
        assert violations(page) == []


@pytest.mark.parametrize("locale", ["en", "pt", "es"])
@pytest.mark.parametrize("kingdom", ["First Game", "Size Distortion", "Victory Dance", "Secret Schemes"])
def test_texts_fit_on_the_cards(person: Any, locale: str, kingdom: str) -> None:
    """In every language."""
    page = person(locale=locale)
    sit_at_table(page, WITH_BOTS, kingdom)
    expect(page.locator(".supply [data-card]")).to_have_count(17)
    page.evaluate("document.fonts.ready.then(() => null)")
    assert page.evaluate(CUT) == []


def test_a_card_that_asks_is_enlarged_and_counts(person: Any) -> None:
    """Militia: two cards more, then one, and what is picked is seen."""
    page = person()
    sit_at_table(page, PEOPLE, "First Game")
    both = page.locator("[data-asking=militia] [data-counter]", has_text="Discard 2 more")
    for _ in range(200):
        page.wait_for_selector("[data-unveil], [data-skip], [data-asking]")
        if page.locator("[data-unveil]").count():
            page.click("[data-unveil]")
            page.wait_for_selector("[data-skip], [data-asking]")
        if both.count():
            break  # the first of them can be forced
        known = number(page)
        wanted = page.locator("[data-pick='play militia'], [data-pick='buy militia'], [data-skip]:has-text('Play all')")
        (wanted.first if wanted.count() else page.locator("[data-skip], [data-pick^=discard]").last).click()
        wait_past(page, known)
    expect(page.locator("[data-read]")).to_contain_text("Each opponent keeps three cards in hand")
    expect(both).to_be_visible()
    shoot(page, "dominion-militia")
    known = number(page)
    page.locator("[data-pick^=discard]").first.click()
    wait_past(page, known)
    expect(page.locator("[data-counter]")).to_contain_text("Discard 1 more")
    expect(page.locator("[data-picked]")).to_have_count(1)
    assert violations(page) == []
