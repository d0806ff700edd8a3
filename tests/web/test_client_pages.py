"""Every page at both sizes, light and dark, in every language: no scroll, nothing for axe, no foreign words."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import demesne
from tests.web.browser import (
    NARROW,
    PATIENCE,
    WIDE,
    against_a_bot,
    bring_game,
    choose,
    close_panel,
    fits,
    number,
    open_form,
    open_panel,
    play_some,
    set_up,
    shoot,
    violations,
    wait_for_turn,
)
from tests.web.test_client_words import CLIENT, messages

pytestmark = pytest.mark.slow  # in a browser

SIZES = [("wide", WIDE), ("narrow", NARROW)]
THEMES = {"wide": ("dark", "light"), "narrow": ("light", "dark")}  # so that each screen is checked in both
#: All that is shown or read out, but not the names of people and bots.
SHOWN = """() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label],[title]')]
    .flatMap(one => [one.ariaLabel ?? '', one.getAttribute('title') ?? ''])].join('\\n')"""


def check(page: Page, name: str) -> None:
    """A screen is without fault; its picture is kept."""
    shoot(page, name)
    assert violations(page) == [], name
    assert fits(page), name


def check_themes(page: Page, name: str, last: str) -> None:
    """Pictures in dark and in light, of which one is checked."""
    for theme in {"dark", "light"} - {last}:
        set_up(page, "theme-choice", theme)
        shoot(page, f"{name}-{theme}")
    set_up(page, "theme-choice", last)
    check(page, f"{name}-{last}")


def check_targets(page: Page) -> None:
    """Whatever is touched is 44 pixels high."""
    heights = page.eval_on_selector_all(
        "button, a.button, select", "all => all.filter(one => one.checkVisibility()).map(one => one.offsetHeight)"
    )
    assert min(heights) >= 44


@pytest.mark.parametrize(("name", "size"), SIZES)
def test_home_and_forms(person: Any, name: str, size: dict[str, int]) -> None:
    """The home page, the forms of new tables, and a table that waits."""
    page = person(size=size)
    page.wait_for_selector("[data-play]")
    check_themes(page, f"home-{name}", THEMES[name][0])
    for game in demesne.games():
        open_form(page, game)
        check(page, f"new-{game}-{name}")
        page.keyboard.press("Escape")
    open_form(page, "kingdomino")
    page.click("[data-open]")
    page.wait_for_selector("[data-link]")
    check_themes(page, f"waiting-{name}", THEMES[name][1])


@pytest.mark.parametrize("game", demesne.games())
@pytest.mark.parametrize(("name", "size"), SIZES)
def test_tables_and_replays(person: Any, name: str, size: dict[str, int], game: str) -> None:
    """Board, moves, log, help, replay and result of every game."""
    page = person(size=size)
    against_a_bot(page, game)
    play_some(page, 5)
    open_panel(page, "log")
    check(page, f"{game}-log-{name}")
    if size is NARROW:
        open_panel(page, "moves")
        check(page, f"{game}-moves-{name}")
        check_targets(page)
    close_panel(page)
    check_themes(page, f"{game}-{name}", THEMES[name][0])
    page.keyboard.press("?")
    page.wait_for_selector("[data-rules] h3")
    shoot(page, f"{game}-help-{name}")
    if size is WIDE:
        assert violations(page) == []
    page.click("[data-close]")
    page.goto(bring_game(page, game))
    page.wait_for_selector("[data-scrub]")
    page.locator("[data-scrub]").fill("12")
    check_themes(page, f"{game}-replay-{name}", THEMES[name][1])
    page.locator("h1").click()
    page.keyboard.press("End")
    page.wait_for_selector("tfoot")
    check(page, f"{game}-replay-end-{name}")
    if size is NARROW:
        check_targets(page)


def words_of(language: str) -> set[str]:
    """All words of a language that the page has."""
    texts = [re.sub(r"\{.*?\}", " ", words) for words in messages(language).values()]
    texts += [re.sub("<.*?>", " ", path.read_text("utf-8")) for path in (CLIENT / "rules").glob(f"*.{language}.html")]
    return {word.lower() for text in texts for word in re.findall(r"[^\W\d_]{4,}", text)}


@pytest.mark.parametrize("language", ["pt", "es"])
def test_no_english_word_is_left_on_a_page_in_another_language(person: Any, language: str) -> None:
    """Home, forms, and every game with its moves, log and help: only words of the language, and names."""
    foreign = words_of("en") - words_of(language)
    english = messages("en")["this-language"]  # every language stands there by its own name
    assert len(foreign) > 500
    page = person(locale={"pt": "pt-BR", "es": "es-ES"}[language])
    page.wait_for_selector("[data-play]")

    def scan(where: str) -> None:
        said = re.sub(
            rf"\b(Enter|Guest|Ana|Bo|{english})\b",
            " ",
            page.evaluate(SHOWN),
        )
        found = {word for word in re.findall(r"[^\W\d_]{4,}", said.lower()) if word in foreign}
        assert found == set(), where

    scan("home")
    for game in demesne.games():
        open_form(page, game)
        page.click("[data-plan=full]")
        scan(f"new {game}")
        for way in page.locator("[data-ways] input").all():
            choose(page, "[data-ways]", str(way.get_attribute("value")))
            scan(f"new {game}, {way}")
        page.keyboard.press("Escape")
        against_a_bot(page, game)
        for _ in range(2):
            play_some(page, 3)
            open_panel(page, "moves")
            scan(f"{game} moves")
        open_panel(page, "log")
        scan(f"{game} log")
        page.keyboard.press("?")
        page.wait_for_selector("[data-rules] h3")
        scan(f"{game} help")
        page.click("[data-close]")
        page.goto(bring_game(page, game))
        page.wait_for_selector("[data-scrub]")
        page.keyboard.press("End")
        page.wait_for_selector("tfoot")
        scan(f"{game} result")
        page.goto("/")
        page.wait_for_selector("[data-play]")


@pytest.mark.parametrize("language", ["en-GB", "pt-BR", "es-ES"])
def test_the_rules_fit_a_narrow_screen(person: Any, language: str) -> None:
    """Nothing of a page of rules, its tables least of all, lies beyond the edge of a telephone."""
    page = person(size=NARROW, locale=language)
    for game in demesne.games():
        against_a_bot(page, game)
        page.keyboard.press("?")
        page.wait_for_selector("[data-rules] h3")
        shoot(page, f"{game}-rules-{language}")
        wide, room = page.eval_on_selector("[data-rules]", "one => [one.scrollWidth, one.clientWidth]")
        assert wide <= room, game
        page.click("[data-close]")
        page.goto("/")
        page.wait_for_selector("[data-play]")


def test_the_licences_of_what_the_page_holds_can_be_read(person: Any) -> None:
    """Of each library its name and the text of its licence, one click from home."""
    page = person()
    page.locator("[data-notices]").click()
    for words in ("@fluent/bundle", "Apache License", "svelte", "uqr", "Permission is hereby granted"):
        expect(page.locator("body")).to_contain_text(words)


LOST = [("en-GB", "nothing here"), ("pt-BR", "nada aqui"), ("es-ES", "no hay nada")]


@pytest.mark.parametrize(("locale", "words"), LOST)
def test_an_unknown_address_shows_a_page(person: Any, locale: str, words: str) -> None:
    """In the reader's language, with a way home."""
    page = person("/nowhere/at/all", locale=locale)
    expect(page.get_by_role("main")).to_contain_text(words)
    page.get_by_role("link").last.click()
    expect(page.locator("[data-new]").first).to_be_visible()


def test_the_link_under_the_default_host_says_how_far_it_reaches(person: Any) -> None:
    """On this machine only, and how to host on the network."""
    page = person("/")
    expect(page.locator("[data-new]").first).to_be_visible()
    made = page.request.post(
        "/api/tables", data={"game": "kingdomino", "seats": [{"kind": "person", "name": "Ana"}, {"kind": "open"}]}
    )
    page.goto(f"/t/{made.json()['table']}")
    expect(page.locator("[data-local]").first).to_contain_text("--host 0.0.0.0")


#: How many pieces fly in the next frames.
FLYING = """() => new Promise(done => {
    let seen = 0, frames = 12;
    const look = () => {
        seen += document.querySelectorAll('[data-flight]').length;
        frames -= 1;
        frames ? requestAnimationFrame(look) : done(seen);
    };
    look();
})"""


def moment(page: Page) -> int:
    """The moment of a replay that is shown."""
    return int(page.locator(".page").get_attribute("data-at") or 0)


def test_a_replay_jumps_from_log_and_chart(person: Any) -> None:
    """To the moment that was clicked; pieces move from one moment to the next, but not there."""
    page = person()
    page.goto(bring_game(page, "kingdomino"))
    last = int(page.locator("[data-scrub]").get_attribute("max") or 0)
    line = page.get_by_role("log").get_by_role("button", name="places domino").nth(4)
    told = line.inner_text()
    line.click()
    expect(page.locator("[data-now]")).to_contain_text(told)
    before = moment(page)
    assert 4 < before < last / 2
    assert page.evaluate(FLYING) == 0
    over, lines = page.locator("[data-scrub]"), page.get_by_role("img", name="Points over the game")
    assert (over.bounding_box() or {})["height"] == (lines.bounding_box() or {})["height"]
    over.click()
    expect(page.locator(".page")).not_to_have_attribute("data-at", str(before))
    assert last * 0.45 <= moment(page) <= last * 0.55
    assert page.evaluate(FLYING) == 0
    shoot(page, "replay-jumped")


def test_the_board_of_a_replay_has_most_of_a_telephone(person: Any) -> None:
    """What leads through the game is one row below the lines of points, and what else can be done another."""
    page = person(size=NARROW)
    page.goto(bring_game(page, "dominion"))
    page.wait_for_selector("[data-scrub]")
    assert (page.locator("section.board").bounding_box() or {})["height"] >= 490
    for row in (
        ["[data-back]", "[data-run]", "select.speed"],
        ["[data-eyes]", "[data-play-on]", "[data-reading-start]"],
    ):
        boxes = [page.locator(one).bounding_box() or {} for one in row]
        assert len({box["y"] for box in boxes}) == 1
        assert all(box["height"] >= 44 for box in boxes)


def test_cards_are_read_without_pointing_in_a_replay(person: Any) -> None:
    """Where no hand lies below them, there is room for two rows of whole cards."""
    page = person()
    page.goto(bring_game(page, "dominion"))
    box = page.locator(".kingdom [data-card]").first.bounding_box() or {}
    assert box["width"] >= 118
    assert box["height"] == pytest.approx(1.4 * box["width"], abs=1)
    assert fits(page)


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_hands_are_open_and_the_game_goes_on_from_any_moment(person: Any, size: ViewportSize) -> None:
    """As any seat, against bots, at a table of one's own."""
    page = person(size=size)
    page.goto(bring_game(page, "dominion"))
    page.select_option("[data-eyes]", "all")
    expect(page.locator("[data-open-hand]")).to_have_count(2)
    page.locator("[data-scrub]").fill("20")
    shoot(page, f"replay-open-{size['width']}")
    assert violations(page) == []
    page.click("[data-play-on]")
    choose(page, "[data-play-as]", "1")
    choose(page, "[data-play-against]", "easy")
    shoot(page, f"play-on-{size['width']}")
    assert violations(page) == []
    page.click("[data-play-on-go]")
    wait_for_turn(page)
    assert number(page) >= 20
    expect(page.locator("[data-rival='0']")).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_a_bot_reads_a_replay(person: Any, size: ViewportSize) -> None:
    """Every decision is read; one goes from mistake to mistake, and is told what would have been better."""
    page = person(size=size)
    page.goto(bring_game(page, "kingdomino"))
    page.click("[data-reading-start]")
    expect(page.locator("[data-reading=done]")).to_be_visible(timeout=4 * PATIENCE)
    page.locator("h1").click()
    page.keyboard.press("Home")
    before = moment(page)
    page.click("[data-mistake=forward]")
    assert moment(page) > before
    expect(page.locator("[data-verdict]")).to_contain_text(
        re.compile("(doubtful move|grave mistake).*Better: ", re.DOTALL)
    )
    first = moment(page)
    page.locator("[data-mistake=forward]").focus()
    page.keyboard.press("Enter")
    assert moment(page) > first
    page.click("[data-mistake=back]")
    assert moment(page) == first
    check(page, f"replay-read-{size['width']}")
    if size is NARROW:
        check_targets(page)


def test_reading_a_replay_can_be_stopped(person: Any) -> None:
    """What was read until then stays, and it can go on."""
    page = person()
    page.goto(bring_game(page, "carcassonne"))
    page.click("[data-reading-start]")
    expect(page.locator("[data-mistake=forward]")).to_be_visible()
    page.click("[data-reading-stop]")
    expect(page.locator("[data-reading-start]")).to_be_visible()
    expect(page.locator("[data-mistake=forward]")).to_be_visible()
