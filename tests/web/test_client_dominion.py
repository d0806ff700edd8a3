"""The table of Dominion in a real browser: what is seen at every size, and what a card that asks shows."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

import demesne
from demesne.core.replay import replay
from demesne.games.dominion.cards.base import BASE
from demesne.games.dominion.recommended import RECOMMENDED
from tests.web.browser import (
    NARROW,
    SEEN_BY_AXE,
    SIZES,
    WIDE,
    against_a_bot,
    asked,
    choose,
    fits,
    is_turn,
    kingdom_of,
    number,
    open_form,
    open_panel,
    play_on,
    played,
    set_up,
    shoot,
    turn_on,
    violations,
    wait_for_turn,
    wait_past,
)

pytestmark = pytest.mark.slow  # in a browser

ALL_SIZES = [*SIZES, (911, 512)]  # the last is 150 percent
PEOPLE = [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Bo"}]
WITH_BOTS = [{"kind": "person", "name": "Ana"}] + [{"kind": "bot", "bot": "random"}] * 3

#: cards that do not lie within the window, or are smaller than a finger
MISSED = """where => [...document.querySelectorAll(`${where} button[data-card]`)].filter(card => {
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
    for width, height in ALL_SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".supply [data-card]")).to_have_count(17)
        assert fits(page)
        assert page.evaluate(MISSED, ".board") == []
        assert page.evaluate(CUT) == []
        shoot(page, f"dominion-{width}x{height}-{theme}")
        if width in SEEN_BY_AXE:
            assert violations(page) == []


def test_the_kingdom_is_large_where_there_is_room(person: Any) -> None:
    """Its texts are read without pointing; what lies in hand stays large as well."""
    page = person()
    play_on(page, played("dominion", "big-money"), 60, "big-money")
    for where, least in ((".kingdom", 143), (".hand", 128)):
        assert (page.locator(f"{where} [data-card]").first.bounding_box() or {})["width"] >= least


@pytest.mark.parametrize("locale", ["en", "pt", "es"])
@pytest.mark.parametrize("kingdom", ["First Game", "Size Distortion", "Victory Dance", "Secret Schemes"])
def test_texts_fit_on_the_cards(person: Any, locale: str, kingdom: str) -> None:
    """In every language."""
    page = person(locale=locale)
    sit_at_table(page, WITH_BOTS, kingdom)
    expect(page.locator(".supply [data-card]")).to_have_count(17)
    page.evaluate("document.fonts.ready.then(() => null)")
    assert page.evaluate(CUT) == []


def test_a_dear_card_says_how_many_coins_are_missing(person: Any) -> None:
    """At a purchase, on the pile itself."""
    page = person()
    sit_at_table(page, [PEOPLE[0], {"kind": "bot", "bot": "random"}], "First Game")
    wait_for_turn(page)
    page.click("[data-skip].main")
    expect(page.locator("[data-prompt]")).to_contain_text("What do you buy")
    coins = int(re.search(r"\d+", page.locator("[data-prompt]").inner_text())[0])  # type: ignore[index]
    expect(page.locator("[data-card=province] .short")).to_have_text(f"{8 - coins} short")
    expect(page.locator("[data-card=copper] .short")).to_have_count(0)
    shoot(page, "dominion-short")


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
    page.mouse.move(5, 5)  # so that no other card is read
    expect(page.locator("[data-read]")).to_contain_text("Each opponent keeps three cards in hand")
    expect(both).to_be_visible()
    shoot(page, "dominion-militia")
    for width, height in ALL_SIZES:
        page.set_viewport_size({"width": width, "height": height})
        shoot(page, f"dominion-militia-{width}x{height}")
        if page.locator("[data-peek]").is_visible():
            page.click("[data-peek]")
        expect(page.locator(".supply [data-card=province]")).to_be_visible()
        assert page.evaluate(MISSED, ".supply") == []
    page.set_viewport_size({"width": 1366, "height": 768})
    select_and_take_back(page, both)


def select_and_take_back(page: Page, both: Locator) -> None:
    """Nothing is played before all are selected; then they go together, and come back together."""
    known, cards, done = number(page), page.locator("[data-select]"), page.locator("[data-pick-all]")
    cards.last.click()
    expect(page.locator("[data-counter]")).to_contain_text("Discard 1 more")
    expect(done).to_be_disabled()
    cards.first.click()
    expect(page.locator("[data-select][aria-pressed=true]")).to_have_count(2)
    expect(done).to_have_text("Discard 2")
    shoot(page, "dominion-selected")
    assert violations(page) == []
    page.click("[data-clear]")
    expect(page.locator("[data-select][aria-pressed=true]")).to_have_count(0)
    cards.last.click()
    cards.first.click()
    assert number(page) == known
    done.click()
    page.click("[data-unveil]")
    page.click("[data-undo]")
    page.click("[data-unveil]")
    expect(both).to_be_visible()
    assert number(page) == known


def test_a_newcomer_begins_with_the_first_game(person: Any) -> None:
    """With one click, and in the form; whoever has played gets another kingdom."""
    page = person()
    open_form(page, "dominion")
    expect(page.locator("[data-kingdom='First Game']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    page.click("[data-play=dominion]")
    assert kingdom_of(page) == set(RECOMMENDED["First Game"].split())
    page.goto("/")
    open_form(page, "dominion")
    expect(page.locator("[data-drawn] [data-card]")).to_have_count(10)


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_a_kingdom_is_picked_by_its_pictures(person: Any, size: ViewportSize) -> None:
    """A recommended set; ten that are drawn from one box, without those that are banned; ten of one's own."""
    page = person(size=size)
    open_form(page, "dominion")
    page.click("[data-kingdom='Size Distortion']")
    shoot(page, f"kingdom-recommended-{size['width']}")
    choose(page, "[data-ways]", "random")
    page.uncheck("[data-box=intrigue]")
    drawn = page.locator("[data-drawn] [data-card]")
    banned = drawn.first.get_attribute("data-card")
    page.click(f"[data-ban={banned}]")
    expect(page.locator(f"[data-banned={banned}]")).to_be_visible()
    expect(drawn).to_have_count(10)
    assert {card.get_attribute("data-card") for card in drawn.all()} <= set(BASE) - {banned}
    shoot(page, f"kingdom-drawn-{size['width']}")
    choose(page, "[data-ways]", "own")
    own = [key for key in sorted(BASE) if key != "moat"][:10]
    for card in own:
        page.click(f"[data-select={card}]")
    shoot(page, f"kingdom-own-{size['width']}")
    assert violations(page) == []
    assert fits(page)
    page.click("[data-open]")
    assert kingdom_of(page) == set(own)


def test_treasures_are_played_without_asking_if_one_likes(person: Any) -> None:
    """A switch behind the gear, which is kept; what was taken back is not played again by itself."""
    page = person()
    against_a_bot(page, "dominion")
    turn_on(page, "auto=treasure")
    page.get_by_role("button", name="Play all Treasures").first.click()
    prompt = page.locator("[data-prompt]")
    expect(prompt).to_contain_text("What do you buy")
    known = number(page)
    page.get_by_role("button", name="End the turn").first.click()
    wait_past(page, known)
    wait_for_turn(page)
    expect(prompt).to_contain_text("What do you buy")
    page.click("[data-undo]")
    expect(prompt).to_contain_text("Which Treasures")
    page.wait_for_timeout(300)
    expect(prompt).to_contain_text("Which Treasures")
    page.reload()
    page.click("[data-gear]")
    expect(page.locator("[data-auto=treasure]")).to_be_checked()
    assert violations(page) == []
    shoot(page, "settings-dominion")


def test_a_moat_is_revealed_without_asking_if_one_likes(person: Any) -> None:
    """A switch behind the gear; what was taken back is not revealed again by itself."""
    page = person()
    record = played("dominion", "random", seed=9, kingdom="First Game")
    questions = [state.question() or {} for state in replay(demesne.game("dominion"), record)]
    attacked = next(at for at, one in enumerate(questions) if one["asks"] == "react" and one["seat"] == 0)
    play_on(page, record, len(record.actions) - attacked, "random")
    assert asked(page) == "react"
    expect(page.locator("[data-asking=militia]")).to_be_visible()
    known = number(page)
    turn_on(page, "auto=moat")
    page.reload()
    wait_past(page, known)
    wait_for_turn(page)
    assert asked(page) != "react"
    open_panel(page, "log")
    expect(page.get_by_role("log")).to_contain_text("Ana reveals Moat")
    while number(page) > known:
        now = number(page)
        page.click("[data-undo]")
        wait_past(page, now)
    page.wait_for_timeout(300)
    assert (asked(page), number(page)) == ("react", known)


def test_the_bar_tells_how_far_the_end_is(person: Any) -> None:
    """Provinces that are left and piles that are empty, where the bar is wide."""
    page = person()
    sit_at_table(page, WITH_BOTS, "First Game")
    wait_for_turn(page)
    expect(page.locator("[data-bar]")).to_have_text("12 Provinces left · no pile is empty")
    page.set_viewport_size(NARROW)
    expect(page.locator("[data-bar]")).to_have_count(0)


def test_what_the_others_did_is_told_beside_the_supply(person: Any) -> None:
    """As long as no card is read; all that a rival played and gained is in sight."""
    page = person()
    record = played("dominion", "greedy", 7)
    recap = page.locator(".stage [data-recap]")
    for left in range(60, 40, -1):  # to where somebody else has just had a turn
        play_on(page, record, left, "greedy")
        page.mouse.move(5, 400)
        if recap.count():
            break
    expect(recap).to_be_visible()
    page.locator(".supply [data-card]").first.hover()
    expect(recap).to_have_count(0)
    for rival in page.locator("[data-rival]").all():
        assert rival.evaluate("one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight")


def bought_by_rivals(page: Page) -> list[str | None]:
    """The cards of the trail that somebody else bought, in their order."""
    lines = page.locator("[data-recap] li", has_text="buys")
    return [one.get_attribute("data-sign") for one in lines.locator("[data-sign]").all()]


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_a_trail_shows_what_a_bot_does_while_it_does_it(person: Any, size: ViewportSize) -> None:
    """Card by card in their order, until one does something oneself; the piles it took from are marked."""
    page = person(size=size)
    play_on(page, played("dominion", "big-money"), 60, "big-money")
    set_up(page, "pace", "step")
    trail = page.locator(".stage [data-recap]")
    while is_turn(page):
        known = number(page)
        page.locator("[data-skip]").last.click()
        wait_past(page, known)
    page.wait_for_selector("[data-step]")
    expect(trail).to_have_count(0)
    seen = 0
    while page.locator("[data-step]").count():
        known = number(page)
        page.click("[data-step]")
        wait_past(page, known)
        expect(trail).to_be_visible()
        assert trail.locator("li").count() >= seen
        seen = trail.locator("li").count()
    shoot(page, f"dominion-trail-{size['width']}")
    wait_for_turn(page)
    expect(trail.locator("li").last).to_be_in_viewport()
    assert violations(page) == []
    for card in bought_by_rivals(page):
        expect(page.locator(f".supply [data-card={card}] [data-taken]")).to_be_visible()
    known = number(page)
    page.locator(".hand [data-pick]").first.click()
    wait_past(page, known)
    expect(trail).to_have_count(0)
    expect(page.locator("[data-taken]")).to_have_count(0)


def test_the_log_shows_the_cards(person: Any) -> None:
    """A picture in every line that is about one card."""
    page = person()
    play_on(page, played("dominion", "big-money"), 60, "big-money")
    open_panel(page, "log")
    line = page.get_by_role("log").locator("li", has_text="buys").last
    expect(line.locator("[data-sign]")).to_be_visible()
    expect(page.get_by_role("log").locator("li", has_text="Turn").last.locator("[data-sign]")).to_have_count(0)


def buy_phase(page: Page) -> None:
    """Come to where something can be bought."""
    play_on(page, played("dominion", "big-money"), 60, "big-money")
    while asked(page) != "buy":
        known = number(page)
        page.locator("[data-skip]").last.click()
        wait_past(page, known)
        wait_for_turn(page)


def test_a_finger_sees_a_card_before_it_buys(person: Any) -> None:
    """A tap shows it large, another on the same card buys it; a tap on another card shows that one."""
    page = person(size=NARROW)
    buy_phase(page)
    known, sheet = number(page), page.locator("[data-card-sheet]")
    page.locator(".supply [data-card=copper]").tap()
    expect(sheet).to_have_attribute("data-card-sheet", "copper")
    expect(sheet.locator("[data-confirm]")).to_have_text("Buy Copper for 0")
    page.locator(".supply [data-card=silver]").tap()
    expect(sheet).to_have_attribute("data-card-sheet", "silver")
    shoot(page, "dominion-sheet")
    assert violations(page) == []
    assert page.evaluate(CUT) == []
    assert number(page) == known
    page.locator(".supply [data-card=silver]").tap()
    wait_past(page, known)
    expect(sheet).to_have_count(0)


def test_a_card_is_shown_and_bought_by_keys_on_a_narrow_screen(person: Any) -> None:
    """Escape gives back the focus; Enter on the button buys; of what is too dear it says why."""
    page = person(size=NARROW)
    buy_phase(page)
    known, sheet = number(page), page.get_by_role("dialog", name="Silver")
    pile = page.locator(".supply [data-card=silver]")
    pile.focus()
    page.keyboard.press("Enter")
    expect(sheet.locator("[data-confirm]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(pile).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    wait_past(page, known)


def test_a_card_that_cannot_be_bought_is_shown_with_the_reason(person: Any) -> None:
    """Without a way to buy it."""
    page = person(size=NARROW)
    buy_phase(page)
    dear = page.locator(".supply .dim").first
    dear.tap(force=True)
    sheet = page.locator("[data-card-sheet]")
    expect(sheet).to_contain_text(re.compile("coin"))
    expect(sheet.locator("[data-confirm]")).to_have_count(0)
    page.click("[data-shut-sheet]")
    expect(sheet).to_have_count(0)
