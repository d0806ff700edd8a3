"""The board of Kingdomino: a castle that stays where it is, a ghost that turns, kings, what is to come, the count."""

import json
import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.browser import (
    NARROW,
    WIDE,
    against_a_bot,
    close_panel,
    is_over,
    number,
    play_on,
    play_some,
    played,
    set_up,
    shoot,
    wait_for_turn,
    wait_past,
)

pytestmark = pytest.mark.slow  # in a browser

SMALL: ViewportSize = {"width": 360, "height": 640}


def until(page: Page, wanted: str) -> None:
    """Play on until there is something of this kind to decide."""
    while not page.locator(wanted).count():
        play_some(page, 1)
    close_panel(page)


def castle(page: Page) -> tuple[int, int]:
    """Where the middle of one's own castle is in the window."""
    found: list[int] = page.evaluate(
        """() => {
            const drawing = document.querySelector('[data-castle]').ownerSVGElement;
            const {x, y} = new DOMPoint(50, 50).matrixTransform(drawing.getScreenCTM());
            return [Math.round(x), Math.round(y)];
        }"""
    )
    return found[0], found[1]


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_the_castle_never_moves(person: Any, size: ViewportSize) -> None:
    """Whatever is laid, however far, and whatever is said: the castle stays where it was in the first turn."""
    page = person(size=size)
    against_a_bot(page)
    seen = set()
    for _ in range(8):
        until(page, "[data-square]")
        seen.add(castle(page))
        page.locator("[data-square]").last.click()
        seen.add(castle(page))
        page.locator("[data-dim]").first.hover(force=True)
        expect(page.locator("[data-reason]")).to_be_visible()
        seen.add(castle(page))
        play_some(page, 1)
        if is_over(page):
            break
    assert len(seen) == 1


def test_the_second_click_the_wheel_and_the_button_beside_it_turn_the_ghost(person: Any) -> None:
    """The ghost lies under the pointer before anything is picked; ✓ ⟳ ✕ stand beside it."""
    page = person()
    against_a_bot(page)
    until(page, "[data-square='0,1']")
    square = page.locator("[data-square='0,1']")
    square.hover()
    expect(page.locator(".ghost")).to_be_visible()
    expect(page.locator("[data-confirm]")).to_have_count(0)
    square.click()
    said = [page.locator(".choice").inner_text()]
    turns = [square.click, lambda: page.mouse.wheel(0, 100), page.locator("[data-here=turn]").click]
    for turn in turns:
        turn()
        expect(page.locator(".choice")).not_to_have_text(said[-1])
        said.append(page.locator(".choice").inner_text())
    page.click("[data-here=back]")
    expect(page.locator("[data-confirm]")).to_have_count(0)
    known = number(page)
    square.click()
    page.click("[data-here=confirm]")
    wait_past(page, known)


#: Which legal squares are hidden by the buttons beside the ghost.
HIDDEN = """() => {
    const [ghost, around] = ['.ghost', '[data-around]'].map(one => document.querySelector(one).getBoundingClientRect());
    const meets = (one, other) => one.x + 1 < other.right && other.x + 1 < one.right && one.y + 1 < other.bottom
        && other.y + 1 < one.bottom;
    return [...document.querySelectorAll('[data-square]')].map(one => [one, one.getBoundingClientRect()])
        .filter(([_, box]) => meets(box, around)).map(([one]) => one.dataset.square);
}"""


def test_the_buttons_beside_the_ghost_hide_no_legal_square(person: Any) -> None:
    """Wherever the ghost lies."""
    page = person()
    against_a_bot(page)
    play_some(page, 3)
    until(page, "[data-square]")
    for at in range(page.locator("[data-square]").count()):
        page.locator("[data-square]").nth(at).click()
        expect(page.locator("[data-around]")).to_be_visible()
        assert page.evaluate(HIDDEN) == []
        page.click("[data-here=back]")


def test_enter_confirms_what_is_picked(person: Any) -> None:
    """A domino of the line that is picked with the mouse or by Enter; and one that lies on the board."""
    page = person()
    against_a_bot(page)
    known = number(page)
    page.locator("[data-take]").first.click()
    page.keyboard.press("Enter")
    wait_past(page, known)
    wait_for_turn(page)
    until(page, "[data-take]")
    known = number(page)
    page.locator("[data-take]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-take][aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Enter")
    wait_past(page, known)
    wait_for_turn(page)
    until(page, "[data-square]")
    known = number(page)
    page.locator("[data-square]").first.click()
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    wait_past(page, known)


def test_kings_and_kingdoms_of_ones_own_are_called_so(person: Any) -> None:
    """Nobody is told about the king of Guest who is Guest."""
    page = person()
    against_a_bot(page)
    until(page, "[data-square]")
    own = page.locator("[data-drag]")
    expect(own).to_contain_text("your king")
    assert "Guest" not in own.inner_text()
    expect(page.get_by_role("group", name=re.compile("^Your kingdom"))).to_be_visible()


def test_what_is_still_to_come_is_listed(person: Any) -> None:
    """All dominoes in order, those that have been seen faint; on a phone behind a button."""
    page = person()
    against_a_bot(page)
    drawn = page.locator("[data-slot]").count()
    expect(page.locator("[data-coming] svg")).to_have_count(48)
    assert page.locator("[data-coming] .gone").count() >= drawn
    page.set_viewport_size(SMALL)
    expect(page.locator("[data-coming]")).not_to_be_visible()
    page.click("[data-coming-button]")
    expect(page.locator("[data-coming]")).to_be_visible()
    shoot(page, "kingdomino-coming-small")


#: Write down, frame by frame, how many properties have been counted, their sum, and whether the result is shown.
COUNTING = """() => {
    window.seen = [];
    const look = () => {
        const counted = document.querySelector('[data-counted]')?.dataset.counted;
        const sum = document.querySelector('[data-counted-points]')?.textContent;
        const now = JSON.stringify([Number(counted), Number(sum), Boolean(document.querySelector('[data-over]'))]);
        if (counted && window.seen.at(-1) !== now) window.seen.push(now);
        requestAnimationFrame(look);
    };
    look();
}"""


def test_the_kingdom_is_counted_property_by_property(person: Any) -> None:
    """At the end, the least first, each by itself, and only then the result; another kingdom is a click away."""
    page = person()
    play_on(page, played("kingdomino", "greedy"), 4, "random")
    set_up(page, "pace", "normal")
    page.evaluate(COUNTING)
    play_some(page, 100)
    expect(page.locator("[data-over]")).to_be_visible()
    seen = [json.loads(one) for one in page.evaluate("window.seen")]
    counted = [one for one, _, is_shown in seen if not is_shown]
    sums = [points for _, points, is_shown in seen if not is_shown]
    gains = [after - before for before, after in pairwise(sums)]
    assert len(counted) > 3
    assert counted[:-1] == list(range(len(counted) - 1))
    assert gains[:-1] == sorted(gains[:-1])
    assert seen[-1][2]
    total = page.locator("tfoot td").first.inner_text()
    page.click("[data-see-board]")
    expect(page.locator("[data-counted-points]")).to_have_text(re.sub(r"\D", "", total))
    shoot(page, "kingdomino-count")
    page.click("[data-look='1']")
    expect(page.locator("[data-castle='1']")).to_be_attached()


def test_a_gain_says_what_pays(person: Any) -> None:
    """With the squares and crowns of every property that the domino joins, inside the board."""
    page = person(size=NARROW)
    record = played("kingdomino", "greedy")
    for left in range(len(record.actions) // 2, 8, -1):
        play_on(page, record, left, "greedy")
        if not page.locator("[data-square]").count():
            continue
        for square in page.locator("[data-square]").all():
            square.dispatch_event("click")
            gain = page.locator("[data-gain]")
            if gain.locator("span").count():
                expect(gain.locator("span").first).to_have_text(re.compile(r"^\w+\s+\d+ × \d+\s*$"))
                where, land = gain.bounding_box(), page.locator(".main .land").bounding_box()
                assert where
                assert land
                assert where["y"] >= land["y"] - 1
                assert where["x"] >= land["x"] - 1
                return
    pytest.fail("Nothing pays anywhere.")


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_the_end_shows_who_stands_where(person: Any, size: ViewportSize) -> None:
    """Beside the count, or below the board where there is little room; the count can be cut short by a click."""
    page = person(size=size)
    play_on(page, played("kingdomino", "greedy"), 1, "greedy")
    set_up(page, "pace", "normal")
    while not page.locator("[data-counted]").count():
        play_some(page, 1)
    close_panel(page)
    if page.locator("[data-see-board]").count():
        page.click("[data-see-board]")
    if page.locator("[data-count-skip]").count():
        page.click("[data-count-skip]")
    if size is WIDE:
        expect(page.locator("[data-standing] li")).to_have_count(2)
    else:
        expect(page.locator("[data-look] b").first).to_be_visible()
