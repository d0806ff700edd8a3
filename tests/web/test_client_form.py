"""The form of a new table: who sits where, which options, by mouse and by keys, at every size."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import demesne
from tests.web.browser import (
    NARROW,
    SEEN_BY_AXE,
    SIZES,
    choose,
    fits,
    kingdom_of,
    open_form,
    seat,
    shoot,
    violations,
    wait_for_turn,
)

pytestmark = pytest.mark.slow  # in a browser

#: of whatever can be used in the form: what it is, and where it is drawn; what is hidden stands for its label
TARGETS = """() => [...document.querySelectorAll('dialog :is(button, input, select, summary, a)')]
    .filter(one => one.checkVisibility())
    .map(one => [one, one.closest('label') ?? one])
    .map(([one, drawn]) => [one.outerHTML.slice(0, 90), drawn.getBoundingClientRect().height])"""
#: where the focus is: how far down, in the form, and what it is on
FOCUS = """() => {
    const one = document.activeElement;
    const drawn = one.closest('label') ?? one;
    const body = document.querySelector('dialog .body');
    const inBody = body.contains(one);
    const {top} = drawn.getBoundingClientRect();
    return {top: inBody ? top + body.scrollTop : null, html: one.outerHTML.slice(0, 90), open: 'open' in one.dataset};
}"""


def opened(page: Page) -> dict[str, Any]:
    """Open the table, and ask the server what it is."""
    page.click("[data-open]")
    page.wait_for_url("**/t/*")
    found: dict[str, Any] = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    return found


def kinds(page: Page) -> list[str]:
    """Who sits where, in the form."""
    return [str(one.get_attribute("value")) for one in page.locator("[data-seat] :checked").all()]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", demesne.games())
def test_the_form_fits_with_its_buttons_in_sight(person: Any, game: str, size: tuple[int, int]) -> None:
    """With bots in all seats, in the dark too; whatever is touched is 44 pixels high."""
    page = person(size={"width": size[0], "height": size[1]})
    open_form(page, game)
    page.click("[data-plan=watch]")
    choose(page, "[data-size]", str(demesne.game(game).players[-1]))
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        for button in ("[data-open]", "[data-close]"):
            expect(page.locator(f"dialog {button}")).to_be_in_viewport(ratio=1)
        assert fits(page)
        if size[0] in SEEN_BY_AXE:
            assert violations(page) == []
        shoot(page, f"form-{game}-{size[0]}-{theme}")
    assert [one for one in page.evaluate(TARGETS) if one[1] < 44] == []


def test_a_plan_seats_everybody_by_one_click(person: Any) -> None:
    """Against bots, with friends, at one screen, or none but bots; what is changed by hand is no plan any more."""
    page = person()
    open_form(page, "kingdomino")
    expect(page.locator("[data-plan=friends]")).to_have_attribute("aria-pressed", "true")
    for plan, wanted in {
        "duel": ["here", "bot"],
        "full": ["here", "bot", "bot", "bot"],
        "here": ["here", "here", "here", "here"],
        "friends": ["here", "open", "open", "open"],
        "watch": ["bot", "bot", "bot", "bot"],
    }.items():
        page.click(f"[data-plan={plan}]")
        assert kinds(page) == wanted
        expect(page.locator("[data-plan][aria-pressed=true]")).to_have_count(1)
        expect(page.locator(f"[data-plan={plan}]")).to_have_attribute("aria-pressed", "true")
    seat(page, 2, "open")
    expect(page.locator("[data-plan][aria-pressed=true]")).to_have_count(0)
    choose(page, "[data-size]", "3")
    assert [one["kind"] for one in opened(page)["seats"]] == ["bot", "bot", "open"]


def test_whoever_opens_a_table_takes_any_seat(person: Any) -> None:
    """The first seat that is taken at this screen is one's own."""
    page = person()
    open_form(page, "kingdomino")
    seat(page, 0, "bot")
    choose(page, "[data-seat='1']", "here")
    expect(page.locator("[data-seat='1'] label", has=page.locator(":checked"))).to_have_text("You")
    page.get_by_placeholder("Your name").fill("Ana")
    first, second = opened(page)["seats"]
    assert (first["kind"], second["kind"], second["name"]) == ("bot", "person", "Ana")


def test_bots_are_chosen_by_their_level(person: Any) -> None:
    """Each with its picture, and a line that says how it plays; those that are measured with are listed."""
    page = person()
    open_form(page, "carcassonne")
    page.click("[data-plan=duel]")
    choose(page, "[data-size]", "3")
    seat(page, 2, "bot")
    levels = page.locator("[data-levels]")
    choose(page, ":nth-match([data-levels], 1)", "hard")
    expect(levels.nth(0)).to_contain_text("thinks a little ahead")
    levels.nth(1).locator("label").last.click()
    levels.nth(1).locator("[data-other-bot]").select_option("random")
    expect(levels.nth(1)).to_contain_text("kind to beginners")
    assert [one.get("bot") for one in opened(page)["seats"]][1:] == ["hard", "random"]


def test_a_table_is_opened_with_keys_alone(person: Any) -> None:
    """From the button of the home page to the first turn: the second seat to a bot, and that to another level."""
    page = person()
    page.locator("[data-new=kingdomino]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog [data-open]")
    page.locator("[data-seat='1'] :checked").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-seat='1'] [value=bot]")).to_be_checked()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-levels] [value=easy]")).to_be_checked()
    while 'data-option="harmony"' not in page.evaluate("document.activeElement.outerHTML"):
        page.keyboard.press("Tab")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    wait_for_turn(page)
    table = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert table["seats"][1]["bot"] == "easy"
    assert table["options"]["harmony"] is True


@pytest.mark.parametrize("game", demesne.games())
def test_the_focus_goes_down_the_form_as_one_reads(person: Any, game: str) -> None:
    """On a telephone, where all stands in one column: never up again, and at last to the button."""
    page = person(size=NARROW)
    open_form(page, game)
    page.click("[data-plan=watch]")
    page.locator("dialog [data-close]").focus()
    tops: list[float] = []
    for _ in range(150):
        page.keyboard.press("Tab")
        focus = page.evaluate(FOCUS)
        if focus["open"]:
            break
        if focus["top"] is not None:
            tops.append(focus["top"])
            assert focus["top"] > max(tops) - 60, focus["html"]  # of those side by side, one may be higher
    assert focus["open"]
    assert len(tops) > 6


def test_options_are_switches_and_choices(person: Any) -> None:
    """Each with a line of help; the table has what was chosen."""
    page = person()
    open_form(page, "dominations")
    page.get_by_role("switch", name="Cards may be turned").check()
    page.get_by_role("switch", name="Hidden tiles").uncheck()
    choose(page, "[data-option=multi_edge]", "per_edge")
    expect(page.locator("dialog")).to_contain_text("What produces when a tile joins several sides.")
    options = opened(page)["options"]
    assert (options["card_rotation"], options["hidden_hands"], options["multi_edge"]) == (True, False, "per_edge")


@pytest.mark.parametrize("size", SIZES)
def test_why_a_table_is_not_possible_is_said_in_sight(person: Any, size: tuple[int, int]) -> None:
    """Above the buttons, wherever the form is scrolled to."""
    page = person(size={"width": size[0], "height": size[1]})
    open_form(page, "kingdomino")
    page.click("[data-plan=full]")
    page.get_by_role("switch", name="The Mighty Duel").check()
    page.click("[data-open]")
    expect(page.locator("dialog [role=alert]")).to_be_in_viewport(ratio=1)
    expect(page.locator("dialog [role=alert]")).to_contain_text("the Mighty Duel is for 2 players, not 4")
    expect(page.locator("[data-open]")).to_be_in_viewport(ratio=1)
    page.click("[data-plan=duel]")
    assert opened(page)["options"]["mighty_duel"] is True


def test_a_kingdom_keeps_some_of_what_was_drawn(person: Any) -> None:
    """Those that are kept stay when the others are drawn again, and in the kingdom of the table."""
    page = person()
    open_form(page, "dominion")
    page.click("[data-plan=duel]")
    choose(page, "[data-ways]", "random")
    drawn = page.locator("[data-drawn] [data-card]")
    kept = [str(drawn.nth(place).get_attribute("data-card")) for place in (1, 4, 7)]
    for card in kept:
        page.click(f"[data-drawn] [data-card={card}]")
    others = {str(card.get_attribute("data-card")) for card in drawn.all()} - set(kept)
    for _ in range(3):
        page.click("[data-draw]")
    expect(drawn).to_have_count(10)
    shown = {str(card.get_attribute("data-card")) for card in drawn.all()}
    assert set(kept) < shown
    assert shown - set(kept) != others  # that all seven come again three times is one chance in many millions
    page.click("[data-open]")
    assert kingdom_of(page) == shown


def test_the_rest_of_ones_own_kingdom_is_drawn(person: Any) -> None:
    """Cards are found by their name or their kind, and picked; what is missing to ten comes by chance."""
    page = person()
    open_form(page, "dominion")
    page.click("[data-plan=duel]")
    choose(page, "[data-ways]", "own")
    page.fill("[data-seek]", "throne")
    expect(page.locator("[data-found] [data-card]")).to_have_count(1)
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    page.fill("[data-seek]", "")
    choose(page, "[data-kinds]", "attack")
    page.click("[data-found] [data-card=witch]")
    expect(page.locator(".tray [data-card]")).to_have_count(2)
    page.click("[data-open]")
    assert {"throne_room", "witch"} < kingdom_of(page)
