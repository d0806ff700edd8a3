"""The table of Dominations in a real browser: what is read before it is chosen, the map, the tree, every size."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import demesne
from demesne.core.replay import replay
from tests.web.browser import (
    SEEN_BY_AXE,
    SIZES,
    asked,
    close_panel,
    fits,
    number,
    open_panel,
    play_on,
    play_some,
    played,
    shoot,
    violations,
    wait_for_turn,
    wait_past,
)

pytestmark = pytest.mark.slow  # in a browser

SEATS = [{"kind": "person", "name": "Ana"}, {"kind": "bot", "bot": "random"}]

#: what can be picked on the board and is smaller than a finger
SMALL = """() => [...document.querySelectorAll('.board :is([data-cell], [data-slot], [data-pick], [data-tile])')]
    .filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect())
    .filter(({width, height}) => width < 43.5 || height < 43.5).length"""


def sit_at_table(page: Page) -> None:
    """A table against a bot."""
    page.wait_for_selector("[data-play]")
    table = page.evaluate(
        """seats => fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({game: 'dominations', seats})}).then(answer => answer.json())""",
        SEATS,
    )["table"]
    page.goto(f"/t/{table}")
    wait_for_turn(page)


def sit_where(page: Page, wanted: str) -> None:
    """Sit down at a game that was played elsewhere, where this is asked for the first time."""
    record = played("dominations", "greedy")
    for played_so_far, state in enumerate(replay(demesne.game("dominations"), record)):
        if state.actor == 0 and (state.question() or {})["asks"] == wanted:
            play_on(page, record, len(record.actions) - played_so_far, "greedy")
            assert asked(page) == wanted
            return
    pytest.fail(f"{wanted} was never asked.")


def wait_until_fitted(page: Page, name: str) -> None:
    """Wait until the board has found its place in another window, and nothing is to be scrolled to."""
    page.wait_for_timeout(150)
    for _ in range(20):
        if fits(page):
            return
        page.wait_for_timeout(100)
    raise AssertionError((name, page.viewport_size))


def check_sizes(page: Page, name: str) -> None:
    """Nothing is scrolled to and everything can be touched, at every size; axe finds nothing."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        wait_until_fitted(page, name)
        shoot(page, f"dominations-{name}-{width}x{height}")
        if width < 700:
            assert page.evaluate(SMALL) == 0, (name, width)
        if width in SEEN_BY_AXE:
            assert violations(page) == [], (name, width)
    page.set_viewport_size({"width": 1366, "height": 768})


def test_cards_are_read_before_they_are_chosen(person: Any) -> None:
    """DN-16, DN-89: Objectives, Monuments and Masteries with what they ask, do and cost, and how sure that is."""
    page = person(color_scheme="dark")
    sit_at_table(page)
    cards = page.locator("[data-offered]")
    expect(cards).to_have_count(2)
    expect(cards.first.locator("[data-known]")).to_have_text(re.compile("printed|reconstructed|inferred"))
    check_sizes(page, "objective-dark")
    cards.first.click()
    page.click("[data-confirm]")
    monument = page.locator("[data-offered]").first
    expect(monument.locator("[data-standing]")).to_be_visible()
    expect(monument.locator(".levels .level").first).to_contain_text(
        re.compile(r"At once|From now on|No further effect")
    )
    check_sizes(page, "monument-dark")
    sit_where(page, "develop")
    mastery = page.locator("[data-mastery][data-pick]").first
    mastery.click()
    expect(mastery).to_have_attribute("aria-pressed", "true")
    expect(mastery).to_contain_text("Advanced for")
    barred = page.locator("[data-mastery][aria-disabled]").first
    barred.click(force=True)
    expect(page.locator("[data-reason]")).to_contain_text(re.compile("costs|needs|fits"))
    check_sizes(page, "develop-dark")


def test_the_map_shows_what_a_tile_brings(person: Any) -> None:
    """DN-30 to DN-34: the taken tile lies apart, every place has its yield, the ghost says why; zoom and keys."""
    page = person()
    sit_where(page, "place")
    expect(page.locator("[data-placing]")).to_be_visible()
    spots = page.locator("[data-cell]")
    best = max(int(text) for text in spots.locator("text").all_text_contents())
    spots.first.click()
    expect(page.locator("[data-gains]")).to_contain_text(re.compile(r"Here you gain \d"))
    page.keyboard.press("Escape")
    expect(page.locator("[data-gains]")).to_have_count(0)
    zoom = page.locator("[data-zoom]")
    before = zoom.get_attribute("data-zoom")
    page.locator("[data-cell][tabindex='0']").focus()
    page.keyboard.press("+")
    expect(zoom).not_to_have_attribute("data-zoom", str(before))
    page.keyboard.press("0")
    expect(zoom).to_have_attribute("data-zoom", str(before))
    first = page.evaluate("document.activeElement.dataset.cell")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.cell") != first
    known = number(page)
    page.keyboard.press("Enter")
    kept = int(re.sub(r"\D", "", page.locator("[data-gains] h3").first.inner_text()))
    assert 0 < kept <= best
    page.keyboard.press("Enter")
    wait_past(page, known)


def test_the_whole_map_is_in_sight(person: Any) -> None:
    """DN-75: with the pieces of Monuments, which may lie farther out than any tile."""
    page = person()
    record = played("dominations", "greedy")
    moments = [
        at
        for at, state in enumerate(replay(demesne.game("dominations"), record))
        if state.actor == 0 and (state.question() or {})["asks"] == "tile" and any_piece(state.view(0))
    ]
    for at in moments[::4]:
        play_on(page, record, len(record.actions) - at, "greedy")
        page.wait_for_selector("[data-piece]")
        for piece in page.locator("[data-piece]").all():
            drawn = f"[data-piece={piece.get_attribute('data-piece')}]"
            assert edge(page, drawn, "top") >= edge(page, "section.middle", "top")
            assert edge(page, drawn, "bottom") <= edge(page, "section.middle", "bottom")
            assert edge(page, drawn, "left") >= edge(page, "section.middle", "left")
            assert edge(page, drawn, "right") <= edge(page, "section.middle", "right")


def any_piece(view: dict[str, Any]) -> bool:
    """Whether a Monument stands on the map."""
    return any(one["at"] for one in view["monuments"])


def test_a_card_goes_into_the_tree_by_a_click(person: Any) -> None:
    """DN-96, DN-98: places for every copy; the ghost lies there with the Nodus it would make."""
    page = person()
    sit_where(page, "fit")
    expect(page.locator("[data-copy]")).to_have_count(4)
    check_sizes(page, "fit")
    slot = page.locator("[data-slot]").first
    slot.click()
    expect(page.locator(".card.ghost")).to_have_count(1)
    expect(page.locator(".halo")).not_to_have_count(0)
    expect(page.locator(".choice")).to_contain_text("Nodus")
    known = number(page)
    page.click("[data-confirm]")
    wait_past(page, known)
    wait_for_turn(page)
    page.click("[data-drawer=tree]")
    expect(page.locator("#dn-panel [data-card]")).to_have_count(1)


def test_the_tree_shows_where_a_card_would_fit(person: Any) -> None:
    """DN-96, DN-98: of the card that is looked at, or else picked, every place with its copies and the Nodus made."""
    page = person()
    sit_where(page, "develop")
    cards, room = page.locator("[data-mastery][data-pick]"), page.locator("[data-room]")
    expect(room).to_have_count(0)
    for card in (cards.first, cards.nth(1)):
        card.hover()
        expect(room).to_have_count(int(card.locator("[data-places]").get_attribute("data-places") or 0))
        expect(room.first).to_have_attribute("aria-label", re.compile(r"^[A-D](, [A-D])*: .*Nodus"))
    page.mouse.move(0, 0)
    expect(room).to_have_count(0)
    cards.first.focus()
    expect(room).not_to_have_count(0)
    cards.first.click()
    page.mouse.move(0, 0)
    page.locator("[data-filter=all]").focus()
    expect(room).not_to_have_count(0)
    check_sizes(page, "develop-room")


@pytest.mark.parametrize("language", ["pt-BR", "es"])
def test_long_words_leave_every_filter_in_sight(person: Any, language: str) -> None:
    """DN-88: what can be taken, by Domain and advanced, without scrolling the row."""
    page = person(locale=language)
    sit_where(page, "develop")
    assert page.locator(".filters").evaluate("one => one.scrollWidth <= one.clientWidth")


def test_goals_monuments_and_roles_of_everybody_are_there(person: Any) -> None:
    """DN-16, DN-119: in the drawer, at every size."""
    page = person()
    sit_where(page, "tile")
    for drawer, found in (("goals", "[data-goals]"), ("monuments", ".head"), ("roles", "[data-role]")):
        page.click(f"[data-drawer={drawer}]")
        expect(page.locator(f"#dn-panel {found}")).to_have_count({"[data-role]": 6}.get(found, 2))
        check_sizes(page, drawer)


@pytest.mark.parametrize("game", demesne.games())
def test_moves_are_behind_a_button_and_always_there_for_keys(person: Any, game: str) -> None:
    """One stop of the tab key, which brings the list into sight."""
    page = person()
    page.click(f"[data-play={game}]")
    wait_for_turn(page)
    assert page.locator("[data-moves] button").count() > 0
    assert page.locator("[data-moves] button[tabindex='0']").count() == 1
    assert page.locator("[data-tab=moves]").get_attribute("aria-expanded") == "false"
    page.locator("[data-moves] button[tabindex='0']").focus()
    expect(page.locator("[data-tab=moves]")).to_have_attribute("aria-expanded", "true")
    close_panel(page)
    open_panel(page, "log")
    expect(page.get_by_role("log")).to_be_visible()


def edge(page: Page, what: str, side: str) -> float:
    """Where something begins or ends in the window."""
    found: float = page.locator(what).first.evaluate("(one, side) => one.getBoundingClientRect()[side]", side)
    return found


def test_eras_and_the_question_need_one_row(person: Any) -> None:
    """On a broad screen the bar above tells Era, phase and Initiative; on others the board does."""
    page = person()
    sit_where(page, "place")
    eras = page.locator("[data-era]")
    expect(eras).to_have_count(1)
    assert edge(page, "[data-era]", "bottom") < edge(page, ".action", "top")
    assert edge(page, ".plates", "top") - edge(page, ".action", "bottom") < 10
    page.set_viewport_size({"width": 1024, "height": 768})
    expect(eras).to_have_count(1)
    assert edge(page, "[data-era]", "top") > edge(page, ".action", "bottom")


def test_a_tile_is_turned_and_placed_where_its_gain_is_read(person: Any) -> None:
    """By buttons on the card that says what it brings."""
    page = person()
    sit_where(page, "place")
    page.locator("[data-cell]").first.click()
    said = page.locator(".choice").inner_text()
    if page.locator("[data-gains] [data-here=turn]").count():
        page.click("[data-gains] [data-here=turn]")
        expect(page.locator(".choice")).not_to_have_text(said)
    known = number(page)
    page.click("[data-gains] [data-here=confirm]")
    wait_past(page, known)


def test_objectives_are_read_as_a_whole(person: Any) -> None:
    """Both of them with all their goals, and the Monuments that follow, without scrolling."""
    page = person()
    sit_at_table(page)
    page.locator("[data-offered]").first.click()
    sheet = page.locator("[data-sheet=keep]")
    assert sheet.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    for part in page.locator("[data-offered] .part").all():
        expect(part.locator("b")).to_have_text(re.compile(r"^\d+$"))


def test_the_end_of_an_era_tells_what_it_brought(person: Any) -> None:
    """DN-110 to DN-132: step by step to whoever plays on; it covers nothing that is asked, and can be seen again."""
    page = person()
    sit_where(page, "initiative")
    report = page.locator("[data-era-end]")
    expect(report).to_have_count(0)
    play_some(page, 1)
    close_panel(page)
    expect(report).to_be_visible()
    rows = report.locator("tbody tr")
    expect(rows).to_have_count(3)
    check_sizes(page, "era-end")
    for step in range(1, 4):
        page.click("[data-next-step]")
        expect(rows).to_have_count(3 + step)
    expect(report.locator("[data-role]")).to_have_count(6)
    check_sizes(page, "era-end-roles")
    page.set_viewport_size({"width": 360, "height": 640})
    assert edge(page, "[data-next-step]", "right") <= 360
    page.set_viewport_size({"width": 1366, "height": 768})
    gains = [int(text) for text in rows.locator("td:nth-child(2)").all_inner_texts()]
    assert sum(gains[:-1]) == gains[-1]
    page.click("[data-next-step]")
    expect(report).to_contain_text("Initiative")
    expect(page.locator("[data-next-step]")).to_have_count(0)
    play_some(page, 1)
    close_panel(page)
    expect(report).to_have_count(0)
    page.click("[data-drawer=roles]")
    page.click("[data-review]")
    expect(report).to_be_visible()
    page.click("[data-close-era]")
    expect(report).to_have_count(0)
