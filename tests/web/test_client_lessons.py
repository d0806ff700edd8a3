"""The lessons on the page: each to its end, and from there to a first game."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from demesne.locale import language
from demesne.web.lessons import lessons
from tests.web.browser import NARROW, WIDE, fits, shoot, violations, wait_for_turn

pytestmark = pytest.mark.slow  # in a browser


def wait_for_step(page: Page, at: int, done: bool) -> None:
    """Wait until a step is shown, before or after what is to be done in it."""
    page.wait_for_selector(f".page[data-step='{at}'][data-done={'true' if done else 'false'}]")


def do_as_shown(page: Page) -> None:
    """Let the page show what is right, and do it."""
    page.click("[data-show]")
    page.click("[data-confirm]")


def pick_from_the_list(page: Page, words: str) -> None:
    """Do something by the list of moves."""
    page.click("[data-list]")
    page.locator(f"[data-words='{words}']").click()
    if page.locator("[data-confirm]").count():
        page.click("[data-confirm]")


def follow(page: Page, game: str, code: str, pictures: str = "") -> None:
    """Follow a lesson from its first step to its end; on the way nothing is out of sight, and nothing is amiss."""
    steps = lessons()[game].steps
    spoken = language(code)
    for at, step in enumerate(steps):
        wait_for_step(page, at, False)
        words = page.locator("[data-words-of]")
        key = f"lesson-{game}-{step.name}"
        expect(words).to_contain_text(spoken.say(key).split("\n")[0])
        expect(page.locator(".where h2")).to_contain_text(str(len(steps)))
        if pictures:
            shoot(page, f"lesson-{game}-{pictures}-{at + 1:02}")
        assert fits(page), step.name
        if step.right:
            do_as_shown(page)
            wait_for_step(page, at, True)
            expect(words).to_contain_text(spoken.say(f"{key}-done").split("\n")[0])
            if pictures:
                shoot(page, f"lesson-{game}-{pictures}-{at + 1:02}-done")
            assert fits(page), step.name
        if at in (0, len(steps) // 2):
            assert violations(page) == [], step.name
        page.click("[data-next]")
    page.wait_for_selector("[data-first-game]")


#: of two lessons one is followed on a wide screen, the other on a narrow one in another language
SCREENS = [("en", "en-GB", WIDE), ("pt", "pt-BR", NARROW)]


@pytest.mark.parametrize(("number", "game"), list(enumerate(lessons())))
def test_a_lesson_is_followed_to_its_end(person: Any, number: int, game: str) -> None:
    """From home, through every step, to a first game against a beginner."""
    code, locale, size = SCREENS[number % 2]
    page = person(size=size, locale=locale)
    page.click(f"[data-learn={game}]")
    pictures = "narrow" if size is NARROW else "wide"
    follow(page, game, code, pictures)
    shoot(page, f"lesson-{game}-{pictures}-end")
    assert violations(page) == []
    page.click("[data-first-game]")
    wait_for_turn(page)
    expect(page.locator("h1")).to_have_text(game.capitalize())
    page.goto("/")
    expect(page.locator(f"[data-learn={game}]")).to_have_text(language(code).say("learn-again"))


def test_something_else_is_no_harm_and_explained(person: Any) -> None:
    """On the board: another domino is not taken, the right one is; and what is barred says why."""
    page = person("/learn/kingdomino")
    wait_for_step(page, 0, False)
    page.click("[data-next]")
    wait_for_step(page, 1, False)
    page.click("[data-take='19']")
    page.click("[data-confirm]")
    expect(page.locator("[data-strayed]")).to_have_text(language("en").say("lesson-kingdomino-king-otherwise"))
    wait_for_step(page, 1, False)
    page.click("[data-take='41']")
    page.keyboard.press("Enter")
    wait_for_step(page, 1, True)
    expect(page.locator("[data-happened]")).to_contain_text("Iris takes domino 26")
    page.click("[data-next]")
    wait_for_step(page, 2, False)
    page.locator("[data-dim='2,2']").click(force=True)
    expect(page.locator("[data-reason]")).to_contain_text("would touch neither")
    pick_from_the_list(page, "place 4 at 1,0 east")
    wait_for_step(page, 2, True)


def test_a_lesson_is_followed_by_keys_alone(person: Any) -> None:
    """M lists the moves, Enter picks and confirms, U takes back."""
    page = person("/learn/dominations")
    wait_for_step(page, 0, False)
    page.locator("[data-next]").focus()
    page.keyboard.press("Enter")
    wait_for_step(page, 1, False)
    page.keyboard.press("m")
    page.wait_for_function("() => document.activeElement.dataset.words === 'take t05'")
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_be_visible()
    page.keyboard.press("Enter")
    wait_for_step(page, 1, True)
    page.keyboard.press("u")
    wait_for_step(page, 1, False)


def test_a_lesson_goes_on_where_it_was_left(person: Any) -> None:
    """With what was done; Back takes it back, and then goes to the step before."""
    page = person("/learn/kingdomino")
    page.click("[data-next]")
    wait_for_step(page, 1, False)
    do_as_shown(page)
    wait_for_step(page, 1, True)
    page.goto("/")
    page.click("[data-learn=kingdomino]")
    wait_for_step(page, 1, True)
    page.click("[data-back]")
    wait_for_step(page, 1, False)
    page.click("[data-back]")
    wait_for_step(page, 0, False)
    expect(page.locator("[data-back]")).to_be_disabled()


def test_whoever_plays_a_game_for_the_first_time_is_offered_its_lesson(person: Any) -> None:
    """Once, and not after no."""
    page = person(size=NARROW)
    page.click("[data-play=kingdomino]")
    expect(page.locator("[data-offer]")).to_be_visible()
    shoot(page, "lesson-offer")
    assert violations(page) == []
    assert fits(page)
    page.click("[data-offer-no]")
    expect(page.locator("[data-offer]")).to_have_count(0)
    page.goto("/")
    page.click("[data-play=kingdomino]")
    wait_for_turn(page)
    expect(page.locator("[data-offer]")).to_have_count(0)


def test_a_game_without_a_lesson_says_so(person: Any) -> None:
    """In place of the lesson."""
    page = person("/learn/nothing")
    expect(page.get_by_role("alert")).to_contain_text("There is no lesson for this game")
