"""Every game on its own board, from the home page to the result: by mouse, by keys alone, by touch on a telephone.

Long games are played until every kind of question has been answered, and then a recorded game is played to its end.
"""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

import demesne
from tests.web.browser import NARROW, WIDE, asked, is_over, number, play_on, played, wait_for_turn, wait_past

pytestmark = pytest.mark.slow  # in a browser

#: The middle of the first of these that nothing lies over; what is not in sight is scrolled to.
IN_SIGHT: Final = """wanted => {
    const found = [...document.querySelectorAll(wanted)].filter(one => one.checkVisibility());
    const middle = one => {
        const {x, y, width, height} = one.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const seen = () => found.find(one => one.contains(document.elementFromPoint(...middle(one))));
    if (!seen()) found[0]?.scrollIntoView({block: 'nearest'});
    return seen() ? middle(seen()) : null;
}"""
#: What was picked is played, or has to be confirmed.
ANSWERED: Final = """known => Number(document.querySelector('.page').dataset.number) !== known
    || document.querySelector('[data-confirm]')"""
#: By question: what there is on the board and is not picked, because another question would follow and no end.
PASSED: Final = {("return", ".board :is([data-cell], [data-slot], [data-pick], button[data-tile])")}
#: The key that leads to the first of these.
WAY: Final = """wanted => {
    const here = document.activeElement;
    if (here.matches(wanted)) return 'Enter';
    const isBefore = here.compareDocumentPosition(document.querySelector(wanted)) & Node.DOCUMENT_POSITION_PRECEDING;
    return isBefore ? 'Shift+Tab' : 'Tab';
}"""
TABS: Final = 60  # at most, to reach something


def point_at(page: Page, wanted: str) -> tuple[float, float]:
    """Where something is that can be reached by a pointer."""
    found = page.evaluate(IN_SIGHT, wanted)
    assert found, f"Nothing of {wanted} can be pointed at."
    return found[0], found[1]


def click(page: Page, wanted: str) -> None:
    """Click what is there, wherever it lies."""
    page.mouse.click(*point_at(page, wanted))


def tap(page: Page, wanted: str) -> None:
    """Touch it."""
    page.touchscreen.tap(*point_at(page, wanted))


def press(page: Page, wanted: str) -> None:
    """Go there by Tab, forwards or back, and press Enter."""
    for _ in range(TABS):
        way = page.evaluate(WAY, wanted)
        page.keyboard.press(way)
        if way == "Enter":
            return
    pytest.fail(f"Nothing of {wanted} is reached by Tab.")


Pick = Callable[[Page, str], None]
HANDS: Final[dict[str, Pick]] = {"mouse": click, "keys": press, "touch": tap}

#: By game: what is picked, the first of these that there is.
PICKED: Final = {
    "kingdomino": ["[data-take]", "[data-square]"],
    "carcassonne": ["[data-spot]", "[data-claim]"],
    "dominion": [
        "[data-pick='play cellar']",
        *(f"[data-card={card}][data-pick^=buy]" for card in ("province", "gold", "cellar", "silver")),
        "[data-skip].main",
        "[data-select][aria-pressed=false]",
        "[data-skip]",
        "[data-pick]",
    ],
    "dominations": [".board :is([data-cell], [data-slot], [data-pick], button[data-tile])", "[data-skip]"],
}
#: By game: the questions that are answered from its start.
ASKED: Final = {
    "carcassonne": {"lay", "follower"},
    "dominion": {"action", "treasure", "buy", "discard_to_draw"},
    "dominations": {"objective", "monument", "return", "tile", "place", "develop", "fit"},
}
#: By game: who has played the recorded game, how, and how many actions before its end it goes on.
RECORDED: Final[dict[str, tuple[str, dict[str, Any], int]]] = {
    "carcassonne": ("random", {}, 12),
    "dominion": ("big-money", {"kingdom": "First Game"}, 8),
    "dominations": ("random", {}, 24),
}


def choose(page: Page, game: str, pick: Pick) -> str:
    """Answer a question on the board; which one it was."""
    question, known = asked(page), number(page)
    wanted = next(one for one in PICKED[game] if page.locator(one).count() and (question, one) not in PASSED)
    pick(page, wanted)
    if wanted.startswith("[data-select]"):
        while page.locator("[data-pick-all]").is_disabled():
            pick(page, wanted)
        pick(page, "[data-pick-all]")
        page.wait_for_selector(f".page:not([data-asks={question}])")  # they are picked one after another
    page.wait_for_function(ANSWERED, arg=known)
    if number(page) == known:
        if pick is press:
            page.keyboard.press("Enter")
        else:
            pick(page, "[data-here=confirm], [data-confirm]")
    wait_past(page, known)
    wait_for_turn(page)
    return question


def play_out(page: Page, game: str, pick: Pick, most: int = 400) -> set[str]:
    """Play to the end; what was asked."""
    seen = set()
    for _ in range(most):
        if is_over(page):
            break
        seen.add(choose(page, game, pick))
    expect(page.locator("tfoot td")).to_have_count(2)
    return seen


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("game", demesne.games())
def test_a_whole_game(person: Any, game: str, hand: str) -> None:
    """Nothing but the board and one way to point at it."""
    page, pick = person(size=NARROW if hand == "touch" else WIDE), HANDS[hand]
    page.wait_for_selector("[data-play]")
    pick(page, f"[data-play={game}]")
    wait_for_turn(page)
    if game not in RECORDED:
        play_out(page, game, pick)
        return
    missing = set(ASKED[game])
    while missing:
        missing -= {choose(page, game, pick)}
    bot, options, left = RECORDED[game]
    play_on(page, played(game, bot, **options), left, bot)
    play_out(page, game, pick)
