"""What happens round the game on the page: breaks, taking back, languages, records, wrong links."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.browser import (
    against_a_bot,
    bring_game,
    number,
    open_for_two,
    open_panel,
    play_on,
    play_some,
    played,
    press_a_move,
    set_up,
    shoot,
    sit_down,
    wait_for_turn,
    wait_past,
)

pytestmark = pytest.mark.slow  # in a browser


def test_nothing_is_lost_by_reload_or_a_broken_line(person: Any) -> None:
    """The game is where it was, also for a second tab; the badge tells when the line is broken."""
    page = person()
    against_a_bot(page)
    press_a_move(page)
    wait_for_turn(page)
    known, log = number(page), page.locator("[data-words]").all_inner_texts()
    page.reload()
    wait_for_turn(page)
    assert (number(page), page.locator("[data-words]").all_inner_texts()) == (known, log)
    page.context.set_offline(True)
    expect(page.locator("[data-status=lost]")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator("[data-status=live]")).to_be_visible()
    second = page.context.new_page()
    second.goto(page.url)
    wait_for_turn(second)
    press_a_move(page)
    wait_past(second, known)


def test_the_language_changes_without_a_reload(person: Any) -> None:
    """In mid-game, and it is remembered."""
    page = person()
    against_a_bot(page)
    known = number(page)
    for language, words in (("pt", "Sua vez"), ("es", "Tu turno"), ("en", "Your turn")):
        set_up(page, "language", language)
        expect(page.locator("[data-prompt]")).to_contain_text(words)
        assert page.locator("html").get_attribute("lang") == language
    assert number(page) == known
    set_up(page, "language", "es")
    page.reload()
    expect(page.locator("[data-prompt]")).to_contain_text("Tu turno")


def test_six_seats_look_different_and_bots_are_called_in_the_language(person: Any) -> None:
    """Colour and shape both tell six players apart; a bot has a name, and its level in the words of whoever reads."""
    page = person(locale="pt-BR")
    page.wait_for_selector("[data-play]")
    seats = [{"kind": "person", "name": "Ana"}] + [{"kind": "bot", "bot": "random"}] * 5
    table = page.evaluate(
        """seats => fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({game: 'dominion', seats})}).then(answer => answer.json())""",
        seats,
    )["table"]
    page.goto(f"/t/{table}")
    listed = page.locator("[data-seats] li")
    expect(listed).to_have_count(6)
    looks = [(path.get_attribute("fill"), path.get_attribute("d")) for path in listed.locator(".token path").all()]
    assert [len(set(part)) for part in zip(*looks, strict=True)] == [6, 6]
    expect(listed.nth(1)).to_contain_text("· aleatório")


def test_an_unknown_table_is_told(person: Any) -> None:
    """A wrong link says so and leads home."""
    page = person("/t/nowhere")
    expect(page.get_by_role("alert")).to_contain_text("no such table")
    page.get_by_role("link", name="Home").last.click()
    page.wait_for_selector("[data-play]")


def test_taking_back_to_an_entry_of_the_log_and_to_the_start_of_the_turn(person: Any) -> None:
    """Against bots as far as one likes."""
    page = person()
    against_a_bot(page, "dominion")
    first = number(page)
    for words in ("play copper", "play copper"):
        known = number(page)
        page.click(f"[data-card=copper][data-pick='{words}']")
        wait_past(page, known)
    page.click("[data-reset]")
    expect(page.locator(".page")).to_have_attribute("data-number", str(first))
    play_some(page, 4)
    known = number(page)
    open_panel(page, "log")
    expect(page.get_by_role("log")).to_contain_text("takes back")
    shoot(page, "log-with-taking-back")
    page.locator("[data-back-to]").first.click()
    wait_past(page, known)
    assert number(page) <= first


def test_a_record_is_saved_and_brought_back(person: Any, tmp_path: Path) -> None:
    """From the page of a replay to a file, and from the file to a replay with the same result."""
    page = person()
    page.goto(bring_game(page, "kingdomino"))
    page.wait_for_selector("[data-scrub]")
    page.locator("[data-scrub]").fill("9")
    expect(page.locator(".page")).to_have_attribute("data-at", "9")
    page.click("[data-run]")
    expect(page.locator(".page")).not_to_have_attribute("data-at", "9")
    page.click("[data-run]")
    page.select_option("[data-eyes]", "1")
    page.locator("h1").click()
    page.keyboard.press("End")
    with page.expect_download() as points:
        page.click("[data-csv]")
    rows = points.value.path().read_text().splitlines()
    assert rows[0] == 'action,"Ana","Bo"'
    assert [int(one) for one in rows[-1].split(",")[1:]] == [
        int(re.sub(r"\D", "", one)) for one in page.locator("tfoot td").all_inner_texts()
    ]
    with page.expect_download() as record:
        page.click("[data-record]")
    file = tmp_path / "game.json"
    record.value.save_as(file)
    total = page.locator("tfoot td").all_inner_texts()
    page.goto("/")
    page.set_input_files("[data-import]", file)
    page.wait_for_selector("[data-scrub]")
    page.keyboard.press("End")
    assert page.locator("tfoot td").all_inner_texts() == total
    file.write_text("nonsense")
    page.goto("/")
    page.set_input_files("[data-import]", file)
    expect(page.get_by_role("alert")).to_be_visible()


def test_the_next_game_is_one_click_away(person: Any) -> None:
    """Whoever wants it is led there, the others are asked; who resigns leaves the seat to a bot."""
    ana = person()
    link = open_for_two(ana)
    bo = person(link)
    sit_down(bo, "Bo")
    expect(bo.locator("[data-undo]")).to_be_visible()
    expect(ana.locator("[data-link]")).to_have_count(0)
    for page in (ana, bo):
        page.click("[data-gear]")
        page.click("[data-resign]")
        page.click("[data-resign-really]")
        expect(page.locator("dialog")).to_have_count(0)
    ana.wait_for_selector("[data-replay]")
    old = ana.url
    ana.click("[data-rematch]")
    bo.click("[data-next]")
    for page in (ana, bo):
        page.wait_for_url(lambda url: url != old and "/t/" in url)
    assert ana.url == bo.url
    expect(ana.locator("aside .name").first).to_contain_text("Bo")


def test_whoever_resigned_has_the_seat_again_in_the_next_game(person: Any) -> None:
    """A bot plays to the end; the result is in sight at once, and the seat of the next game is one's own."""
    page = person()
    against_a_bot(page)
    page.click("[data-gear]")
    page.click("[data-resign]")
    page.click("[data-resign-really]")
    old = page.url
    page.click("[data-rematch]")
    page.wait_for_url(lambda url: url != old and "/t/" in url)
    page.wait_for_selector("[data-turn=true]")
    press_a_move(page)


@pytest.mark.parametrize(
    ("game", "line"),
    [("kingdomino", "places domino"), ("carcassonne", "lays a tile"), ("dominations", "places a tile")],
)
def test_a_line_of_the_log_marks_its_piece_as_long_as_it_is_pointed_at(person: Any, game: str, line: str) -> None:
    """Neither when the pointer has left, nor when the list of moves takes the place of the log."""
    page = person()
    play_on(page, played(game, "greedy"), 20, "greedy")
    page.click("[data-tab=log]")
    entry = page.get_by_role("log").get_by_role("button", name=re.compile(line)).last
    marked = page.locator("[data-marked]")
    entry.hover()
    expect(marked).not_to_have_count(0)
    page.mouse.move(0, 0)
    expect(marked).to_have_count(0)
    entry.hover()
    expect(marked).not_to_have_count(0)
    page.keyboard.press("m")
    expect(marked).to_have_count(0)


@pytest.mark.parametrize(("game", "said"), [("kingdomino", "always for what can be turned"), ("dominion", None)])
def test_the_switch_for_confirming_is_where_it_does_something(person: Any, game: str, said: str | None) -> None:
    """Dominion is played at once; and what can be turned is always confirmed."""
    page = person()
    against_a_bot(page, game)
    page.click("[data-gear]")
    page.wait_for_selector("[data-motion]")
    switch = page.locator("label", has=page.locator("[data-confirm-switch]"))
    if said:
        expect(switch).to_contain_text(said)
    else:
        expect(switch).to_have_count(0)


def test_the_owner_frees_a_seat_and_closes_the_table(person: Any) -> None:
    """Only the owner has the buttons; whoever is sent away can sit down again, until all is over."""
    ana = person()
    link = open_for_two(ana)
    bo = person(link)
    sit_down(bo, "Bo")
    expect(ana.locator("[data-free='1']")).to_be_visible()
    assert bo.locator("[data-free]").count() == 0
    bo.click("[data-gear]")
    expect(bo.locator("[data-resign]")).to_be_visible()
    assert bo.locator("[data-close-table]").count() == 0
    bo.click("[data-close]")
    ana.click("[data-free='1']")
    sit_down(bo, "Bo again")
    expect(ana.locator("aside .name").nth(1)).to_contain_text("Bo again")
    ana.click("[data-gear]")
    ana.click("[data-close-table]")
    ana.click("[data-close-table-really]")
    expect(ana.locator("dialog")).to_have_count(0)
    for page in (ana, bo):
        expect(page.get_by_text("This table is closed")).to_be_visible()
        expect(page.locator("[data-turn=true]")).to_have_count(0)
    assert ana.locator("[data-free]").count() == 0
