"""The frame round every board: your games, the pace of bots, what others did, the result, credits."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import (
    NARROW,
    against_a_bot,
    choose,
    click_on_board,
    close_panel,
    fits,
    is_over,
    number,
    open_form,
    play_on,
    play_some,
    played,
    press_a_move,
    set_up,
    shoot,
    turn_on,
    violations,
    wait_for_turn,
    wait_past,
)

pytestmark = pytest.mark.slow  # in a browser


def to_last(page: Page) -> None:
    """Show all that bots have done."""
    while page.locator("[data-skip-ahead]").count():
        page.locator("[data-skip-ahead]").click()


def test_games_that_go_on_are_on_the_home_page(person: Any) -> None:
    """Whose turn it is, how it stands, a way back, and a way out."""
    page = person()
    for game in ("kingdomino", "dominion"):
        against_a_bot(page, game)
        page.goto("/")
    mine = page.locator("[data-mine] li")
    expect(mine).to_have_count(2)
    expect(mine.first).to_contain_text(re.compile("Dominion.*Your turn", re.DOTALL))
    expect(mine.locator("[data-small]")).to_have_count(2)  # each with its board as it is
    shoot(page, "home-with-games")
    assert violations(page) == []
    mine.first.locator("[data-continue]").click()
    wait_for_turn(page)
    page.goto("/")
    expect(mine).to_have_count(2)
    mine.last.locator("[data-leave]").click()
    mine.last.locator("[data-leave-really]").click()
    expect(mine).to_have_count(1)
    page.reload()
    page.wait_for_selector("[data-play]")
    expect(mine).to_have_count(1)


def test_bots_play_step_by_step_and_are_shown_again(person: Any) -> None:
    """One step at a time waits for a click; skipping shows the rest; a click tells and shows what somebody did."""
    page = person()
    against_a_bot(page)
    set_up(page, "pace", "step")
    for _ in range(12):
        press_a_move(page)
        page.wait_for_selector("[data-turn=true], [data-step]")
        if page.locator("[data-step]").count():
            break
    known = number(page)
    assert page.locator(".page").get_attribute("data-turn") == "false"
    page.wait_for_timeout(1200)
    assert number(page) == known
    page.click("[data-step]")
    wait_past(page, known)
    assert number(page) == known + 1
    page.wait_for_selector("[data-turn=true], [data-step]")
    to_last(page)
    wait_for_turn(page)
    expect(page.locator("[data-recap] li")).not_to_have_count(0)
    page.locator("[data-recap] [data-look]").first.click()
    expect(page.locator("[data-prompt]")).to_have_text("What happened")
    shoot(page, "looking-back")
    page.click("[data-present]")
    expect(page.locator("[data-prompt]")).to_contain_text("Your turn")


def test_all_that_others_did_is_told(person: Any) -> None:
    """Not the last three deeds alone: as many as the log has since one's own turn."""
    page = person()
    against_a_bot(page, "dominations")
    for _ in range(40):
        press_a_move(page)
        wait_for_turn(page)
        if page.locator("[data-recap] li").count() > 3:
            break
    close_panel(page)
    page.click("[data-recall]")
    expect(page.locator("[data-recap]")).to_be_visible()
    log = page.get_by_role("log").inner_text()
    told = page.locator("[data-recap] li").all_inner_texts()
    assert len(told) > 3
    assert all(line in log for line in told)


@pytest.mark.parametrize("game", ["carcassonne", "kingdomino"])
def test_boards_have_the_room_and_the_log_comes_when_it_is_wanted(person: Any, game: str) -> None:
    """The board shows its seats itself, and on a wide screen what others did beside them."""
    page = person(size={"width": 1920, "height": 1080})
    against_a_bot(page, game)
    board = page.locator("section.board")
    for _ in range(8):  # until the other has done something since
        press_a_move(page)
        wait_for_turn(page)
        close_panel(page)
        if board.locator("[data-recap]").count():
            break
    assert (board.bounding_box() or {})["width"] == 1920
    expect(page.locator("[data-seats]")).to_be_hidden()
    expect(board.locator("[data-recap] li").first).to_be_visible()
    expect(page.get_by_role("log")).not_to_be_in_viewport(ratio=0.5)
    page.click("[data-tab=log]")
    expect(page.get_by_role("log")).to_be_in_viewport()
    expect(page.locator("[data-recap]")).to_have_count(1)


def test_the_result_is_in_the_middle_and_goes_away(person: Any) -> None:
    """Who has won, the points, the way on; the board below it can be looked at."""
    page = person(size=NARROW)
    play_on(page, played("kingdomino", "random"), 4, "random")
    play_some(page, 100)
    assert is_over(page)
    result = page.locator("[data-over]")
    expect(result.locator("caption")).to_contain_text(re.compile("wins|share"))
    assert fits(page)
    assert violations(page) == []
    shoot(page, "result-narrow")
    page.click("[data-see-board]")
    expect(result).to_have_count(0)
    page.click("[data-show-result]")
    expect(result).to_be_visible()
    page.keyboard.press("Escape")
    expect(result).to_have_count(0)


def test_taking_back_is_one_touch_away_on_a_telephone(person: Any) -> None:
    """On the board itself."""
    page = person(size=NARROW)
    against_a_bot(page)
    known = number(page)
    press_a_move(page)
    wait_for_turn(page)
    after = number(page)
    page.locator("[data-undo]").tap()
    wait_past(page, after)
    assert number(page) <= known


def test_a_misspelt_card_is_named_in_the_form(person: Any) -> None:
    """In the reader's language."""
    page = person(locale="pt-BR")
    open_form(page, "dominion")
    choose(page, "[data-ways]", "own")
    page.fill("[data-kingdom-words]", "Villag, Moat")
    page.click("[data-open]")
    expect(page.locator("dialog [role=alert]")).to_have_text("Reino: estas cartas não estão aqui: Villag.")


@pytest.mark.parametrize("locale", ["en-GB", "pt-BR", "es-ES"])
def test_credits_stand_on_a_page(person: Any, locale: str) -> None:
    """Glyphs and fonts with their authors and licences, two clicks from every page."""
    page = person(locale=locale)
    page.click("[data-gear]")
    page.locator("dialog [data-about]").click()
    expect(page.locator("[data-credit=glyphs]")).to_contain_text(re.compile("Lorc, Delapouite.*CC BY 3.0", re.DOTALL))
    expect(page.locator("[data-credit=fonts]")).to_contain_text(
        re.compile("Alegreya Sans.*Open Font License", re.DOTALL)
    )
    assert violations(page) == []
    assert fits(page)
    shoot(page, f"about-{locale}")


def test_no_code_is_drawn_for_a_link_that_stays_on_this_machine(person: Any) -> None:
    """It would lead whoever scans it nowhere."""
    page = person()
    open_form(page, "kingdomino")
    page.click("[data-open]")
    page.wait_for_selector("[data-link]")
    expect(page.locator("[data-local]")).to_be_visible()
    expect(page.get_by_role("img", name="Invitation link as a code to scan")).to_have_count(0)


#: Count the tones that are played.
LISTEN = """() => {
    window.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when); };
}"""


def test_sounds_are_heard_by_those_who_want_them(person: Any) -> None:
    """None, unless they are turned on."""
    page = person()
    against_a_bot(page)
    page.evaluate(LISTEN)
    press_a_move(page)
    wait_for_turn(page)
    assert page.evaluate("window.tones") == 0
    turn_on(page, "sound")
    press_a_move(page)
    page.wait_for_function("() => window.tones > 0")


@pytest.mark.parametrize("wanted", [True, False])
def test_what_was_done_because_nothing_else_could_be_is_told(person: Any, wanted: bool) -> None:
    """The last domino of a line is nobody's choice; whoever does not want to hear of it does not."""
    page = person()
    told: set[str] = set()
    for _ in range(3 if wanted else 1):  # in a whole game it may happen to others alone
        if told:
            break
        page.goto("/")
        against_a_bot(page)
        turn_on(page, "forced-switch", wanted)
        for _ in range(40 if wanted else 8):
            if told or is_over(page):
                break
            click_on_board(page)
            wait_for_turn(page)
            told |= set(page.locator("[data-forced]").all_inner_texts())
    assert bool(told) == wanted
    assert all(re.match("Nothing else was possible: Guest takes domino", one) for one in told)
