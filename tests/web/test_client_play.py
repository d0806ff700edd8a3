"""Games on the page, in a real browser: over an invitation, by keys, at one screen, and their ends."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import (
    NARROW,
    against_a_bot,
    bring_game,
    click_on_board,
    fits,
    is_over,
    is_turn,
    number,
    open_for_two,
    open_form,
    open_panel,
    play_on,
    play_some,
    played,
    press_a_move,
    seat,
    shoot,
    sit_down,
    violations,
    wait_for_turn,
    wait_past,
)

pytestmark = pytest.mark.slow  # in a browser


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


def test_a_replay_is_gone_through_by_keys(person: Any) -> None:
    """Step by step, and to the end."""
    page = person()
    page.goto(bring_game(page, "carcassonne"))
    page.wait_for_selector("[data-scrub]")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".page")).to_have_attribute("data-at", "3")
    page.keyboard.press("End")
    expect(page.locator("tfoot")).to_be_visible()
    shoot(page, "replay-carcassonne")
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


def test_two_people_at_one_screen(person: Any) -> None:
    """Local seats: the page says whose turn it is."""
    page = person()
    open_form(page, "kingdomino")
    page.fill("dialog input[autocomplete=nickname]", "Ana")
    seat(page, 1, "here")
    page.locator("dialog input[autocomplete=nickname]").nth(1).fill("Bo")
    page.click("[data-open]")
    seen = set()
    for _ in range(6):
        wait_for_turn(page)
        seen.add(page.locator("[data-prompt]").inner_text().partition(":")[0])
        click_on_board(page)
    assert seen == {"Ana", "Bo"}


def test_cards_of_dominion_are_read_and_say_why_they_cannot_be_bought(person: Any) -> None:
    """Under the pointer, and by a click."""
    page = person()
    against_a_bot(page, "dominion")
    page.hover("[data-card=gold]")
    expect(page.locator("[data-read]")).to_contain_text("+3 coins")
    page.click("[data-card=province]", force=True)
    expect(page.locator("[data-reason]")).to_contain_text("after playing your Actions and Treasures")


#: how many pixels of the pill are neither words, buttons nor the room round them
SLACK = """() => {
    const pill = document.querySelector('.action'), style = getComputedStyle(pill), words = document.createRange()
    words.selectNodeContents(pill.querySelector('[data-prompt]'))
    const around = ['paddingLeft', 'paddingRight', 'borderLeftWidth', 'borderRightWidth', 'columnGap']
    const buttons = [...pill.querySelectorAll('button')].map(one => Math.max(one.offsetWidth, one.scrollWidth))
    return pill.offsetWidth - words.getBoundingClientRect().width - buttons.reduce((sum, one) => sum + one, 0) -
        around.reduce((sum, one) => sum + parseFloat(style[one]), 0)
}"""


def test_both_decks_of_dominion_are_seen_at_the_end(person: Any) -> None:
    """In the result and below it, with every card they have."""
    page = person()
    play_on(page, played("dominion", "big-money"), 1, "big-money")
    play_some(page, 20)
    expect(page.locator("[data-prompt]")).to_contain_text(re.compile("wins|share"))
    expect(page.locator("tbody tr", has_text="Province")).to_be_visible()
    expect(page.get_by_role("img", name="Points over the game")).to_be_visible()
    shoot(page, "result-dominion")
    assert violations(page) == []
    expect(page.locator("[data-over] [data-deck]")).to_have_count(2)
    page.click("[data-see-board]")
    for deck in page.locator("[data-deck]").all():
        owned = [int(count) for count in deck.locator(".count").all_inner_texts()]
        expect(deck).to_contain_text(f"{sum(owned)} cards in all")
    expect(page.locator("[data-deck]")).to_have_count(2)
    shoot(page, "dominion-decks")
    assert violations(page) == []
    assert page.evaluate(SLACK) < 2
    page.set_viewport_size(NARROW)
    shoot(page, "dominion-decks-narrow")


def test_a_curtain_hides_the_hands_of_two_people_at_one_screen(person: Any) -> None:
    """Nobody sees the other's cards, neither in hand nor in the log, before the screen is handed over."""
    page = person()
    open_form(page, "dominion")
    page.locator("dialog input[autocomplete=nickname]").first.fill("Ana")
    seat(page, 1, "here")
    page.locator("dialog input[autocomplete=nickname]").nth(1).fill("Bo")
    page.click("[data-open]")
    seen = []
    for _ in range(2):
        expect(page.locator("[data-unveil]")).to_be_visible()
        assert page.locator("[data-card]").count() == 0
        shoot(page, "curtain")
        page.click("[data-unveil]")
        wait_for_turn(page)
        name = page.locator("[data-prompt]").inner_text().partition(":")[0]
        seen.append(name)
        open_panel(page, "log")
        other = {"Ana": "Bo", "Bo": "Ana"}[name]
        expect(page.get_by_role("log")).to_contain_text(f"{other} draws 5 cards")
        expect(page.get_by_role("log")).to_contain_text(re.compile(f"{name} draws .*Copper"))
        while not page.locator("[data-unveil]").count():
            known = number(page)
            page.locator("[data-skip]", has_not_text="Play all").last.click()
            wait_past(page, known)
    assert sorted(seen) == ["Ana", "Bo"]
