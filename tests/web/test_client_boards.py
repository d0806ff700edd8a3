"""The boards on the page: why something cannot be picked, dragging, ghosts, features, zoom, motion."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import demesne
from tests.web.browser import (
    NARROW,
    against_a_bot,
    close_panel,
    fits,
    is_over,
    number,
    play_some,
    press_a_move,
    set_up,
    shoot,
    violations,
    wait_for_turn,
    wait_past,
)

pytestmark = pytest.mark.slow  # in a browser

#: Touch everything that is dimmed, and gather what is said.
REASONS = """async name => {
    const said = {};
    for (const one of document.querySelectorAll(`[${name}]`)) {
        one.dispatchEvent(new MouseEvent('click', {bubbles: true}));
        await new Promise(done => setTimeout(done));
        said[one.getAttribute(name)] = document.querySelector('[data-reason]')?.textContent ?? '';
    }
    return said;
}"""


#: Count, frame by frame, the pieces that fly.
WATCH = """() => {
    window.seen = 0;
    const look = () => {
        window.seen += document.querySelectorAll('[data-flight]').length;
        requestAnimationFrame(look);
    };
    look();
}"""


def drag(page: Page, piece: str, to: str) -> None:
    """Drag a piece with the mouse."""
    start, end = page.locator(piece).first.bounding_box(), page.locator(to).first.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
    page.mouse.up()


def until(page: Page, wanted: str) -> None:
    """Play on until there is something of this kind to decide."""
    while not page.locator(wanted).count():
        press_a_move(page)
        wait_for_turn(page)


def test_kingdomino_says_why_a_square_is_not_legal(person: Any) -> None:
    """Each square for itself: taken, without its terrain beside it, or outside the frame."""
    page = person()
    against_a_bot(page)
    until(page, "[data-square]")
    said = page.evaluate(REASONS, "data-dim")
    legal = {one.get_attribute("data-square") for one in page.locator("[data-square]").all()}
    assert said["0,0"] == "The square 0,0 is taken."
    assert re.fullmatch(r"Domino \d+ would touch neither the castle nor .*\(\w+, \w+\)\.", said["2,2"])
    assert {"2,2", "0,0", "-2,2"}.isdisjoint(legal)
    page.hover("[data-dim='2,2']", force=True)
    expect(page.locator("[data-reason]")).to_contain_text("would touch neither")
    page.locator("[data-square='1,1']").focus()
    for key in ("Shift+ArrowRight", "Shift+ArrowDown"):
        page.keyboard.press(key)
    expect(page.locator("[data-dim='2,2']")).to_be_focused()
    assert not legal & set(said)
    shoot(page, "why-kingdomino")
    frame = "The kingdom would be 6 squares wide; 5 are allowed."
    while frame not in said.values() and not is_over(page):
        press_a_move(page)
        wait_for_turn(page)
        said = page.evaluate(REASONS, "data-dim") if page.locator("[data-square]").count() else said
    assert frame in said.values()


def test_kingdomino_is_played_by_dragging(person: Any) -> None:
    """A king to a domino, a domino to its place: the same as two taps."""
    page = person()
    against_a_bot(page)
    known = number(page)
    drag(page, "[data-king]", "[data-take]")
    page.click("[data-confirm]")
    wait_past(page, known)
    wait_for_turn(page)
    until(page, "[data-square]")
    known = number(page)
    drag(page, "[data-drag]", "[data-square='0,1']")
    expect(page.locator(".ghost")).to_be_visible()
    page.keyboard.press("Enter")
    wait_past(page, known)


def test_pieces_move_as_fast_as_one_likes(person: Any) -> None:
    """Not at all without motion, be it by the setting or by the system; and nobody has to wait for them."""
    for motion, reduced, moves in (
        (None, "no-preference", True),
        ("0", "no-preference", False),
        (None, "reduce", False),
    ):
        page = person(reduced_motion=reduced)
        against_a_bot(page)
        if motion:
            set_up(page, "motion", motion)
        until(page, "[data-square]")
        page.evaluate(WATCH)
        press_a_move(page)
        wait_for_turn(page)
        page.wait_for_timeout(100)
        assert (page.evaluate("window.seen") > 0) is moves


def test_carcassonne_by_keys_and_by_clicks(person: Any) -> None:
    """Tiles and followers, on the board and from the list; why not there; the page has no fault that axe knows."""
    page = person()
    against_a_bot(page, "carcassonne")
    reasons: dict[str, str] = {}
    barred: dict[str, str] = {}
    for turn in range(12):
        wait_for_turn(page)
        if page.locator("[data-spot]").count():
            known = number(page)
            reasons |= page.evaluate(REASONS, "data-closed")
            if turn % 3 == 0:
                page.locator("[data-spot]").first.click()
                page.click("[data-confirm]")
            elif turn % 3 == 1:
                drag(page, "[data-hand]", "[data-spot]")
                page.click("[data-confirm]")
            else:
                page.locator("[data-spot][tabindex='0']").focus()
                page.keyboard.press("Enter")
                page.keyboard.press("Enter")
            wait_past(page, known)
            wait_for_turn(page)
        if page.locator("[data-claim]").count():
            known = number(page)
            barred |= page.evaluate(REASONS, "data-barred")
            page.locator("[data-claim]").first.click()
            page.click("[data-confirm]")
            wait_past(page, known)
        if reasons and barred and turn > 4:
            break
    clash = r"(north|east|south|west): (city|road|field) against (?!\2)(city|road|field)"
    assert reasons
    for said in reasons.values():
        nearest = re.fullmatch(r"Does not fit, whichever way it is turned\. Closest: (.+)\.", said)
        assert nearest
        assert all(re.fullmatch(clash, one) for one in nearest[1].split("; "))
    for said in barred.values():
        assert re.fullmatch(r"(This \w+ already has a follower: .+|No follower can be placed on this \w+)\.", said)
    wait_for_turn(page)
    shoot(page, "carcassonne")
    assert violations(page) == []


def test_carcassonne_shows_features_and_what_a_move_would_pay(person: Any) -> None:
    """By pointer and by keys: extent, owners, points now and when finished; fields tinted; tiles left; zoom."""
    page = person()
    against_a_bot(page, "carcassonne")
    play_some(page, 6)
    until(page, "[data-spot]")
    page.locator("[data-spot]").first.click()
    expect(page.locator("[data-facts]")).to_contain_text(re.compile(r"\+\d|Scores nothing at once"))
    page.keyboard.press("Escape")
    page.locator("[data-at='0,0'].tile").focus()
    expect(page.locator("[data-facts]")).to_contain_text(re.compile(r"city, \d+ tiles?.* now \d+, finished \d+", re.I))
    page.keyboard.press("Enter")
    expect(page.locator("[data-facts]")).to_contain_text(re.compile("road, ", re.I))
    shoot(page, "carcassonne-feature")
    zoom = page.locator("[data-zoom]")
    page.keyboard.press("0")
    before = zoom.get_attribute("data-zoom")
    page.keyboard.press("+")
    expect(zoom).not_to_have_attribute("data-zoom", str(before))
    page.keyboard.press("0")
    expect(zoom).to_have_attribute("data-zoom", str(before))
    page.click("[data-tint]")
    shoot(page, "carcassonne-fields")
    assert violations(page) == []
    page.click("[data-remaining]")
    expect(page.locator("[data-sheet] figure")).to_have_count(24)
    shoot(page, "carcassonne-sheet")
    assert violations(page) == []


def test_two_fingers_make_the_table_larger(person: Any) -> None:
    """Pinching changes the size, one finger moves the table, and a trembling tap is still a tap."""
    page = person(size=NARROW)
    against_a_bot(page, "carcassonne")
    until(page, "[data-spot]")
    close_panel(page)
    zoom = page.locator("[data-zoom]")
    page.keyboard.press("0")
    fitted = zoom.get_attribute("data-zoom") or ""
    touch = page.context.new_cdp_session(page)

    def send(kind: str, *points: tuple[int, int]) -> None:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    send("touchStart", (150, 500), (250, 500))
    send("touchMove", (120, 500), (280, 500))
    send("touchMove", (90, 500), (310, 500))
    send("touchEnd")
    expect(zoom).not_to_have_attribute("data-zoom", fitted)
    assert float(zoom.get_attribute("data-zoom") or 0) > 1.5 * float(fitted)
    page.wait_for_timeout(500)  # a finger takes as long; a sooner tap is a part of the pinch to Chromium, and no click
    page.get_by_role("button", name="Fit", exact=True).tap()
    expect(zoom).to_have_attribute("data-zoom", fitted)
    box = page.locator("[data-spot]").first.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    x, y = round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 2)
    send("touchStart", (x, y))
    send("touchMove", (x + 4, y + 3))
    send("touchEnd")
    expect(page.locator("[data-confirm]")).to_be_visible()


def test_dominations_counts_turns_and_takes_tiles_back_in_any_order(person: Any) -> None:
    """DN-19, DN-23: the turn of each player, of how many; tiles from right to left, and the prompt says how many."""
    page = person()
    against_a_bot(page, "dominations")
    prompt = page.locator("[data-prompt]")
    until(page, "button[data-tile]")
    expect(prompt).to_have_text("Return tiles, or keep your hand")
    expect(page.get_by_role("heading", name="Era 1 of 3, turn 1 of 5")).to_have_count(1)
    for returned in (1, 2):
        known = number(page)
        page.locator("button[data-tile]").last.click()
        page.click("[data-confirm]")
        wait_past(page, known)
        expect(prompt).to_have_text(f"Return more tiles, or go on ({returned} so far)")
    expect(page.locator("button[data-tile]")).to_have_count(5)


#: what a screen of 1366 x 768 has room for when everything is half as large again
ZOOMED: ViewportSize = {"width": 911, "height": 512}


@pytest.mark.parametrize("game", demesne.games())
def test_a_table_can_be_played_at_150_percent(person: Any, game: str) -> None:
    """Nothing is scrolled, and what is asked and how it is answered are in sight."""
    page = person(size=ZOOMED, device_scale_factor=1.5)
    against_a_bot(page, game)
    assert fits(page)
    expect(page.locator("[data-prompt]")).to_be_in_viewport(ratio=1)
    shoot(page, f"zoomed-{game}")
    page.keyboard.press("m")
    page.wait_for_function("() => document.activeElement.dataset.words")
    if game == "dominion":  # a click is a move
        expect(page.locator("[data-skip]").first).to_be_in_viewport(ratio=1)
        return
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_be_in_viewport(ratio=1)
    assert fits(page)
    shoot(page, f"zoomed-{game}-picked")
