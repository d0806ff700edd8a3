"""Own data files on the page: picked in the form, refused with sentences, drawn at the table and in a replay."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import demesne
from demesne.core.replay import Record
from demesne.games.dominations.data import own_files
from tests.web.browser import (
    open_form,
    open_panel,
    seat,
    shoot,
    violations,
    wait_for_turn,
)
from tests.web.test_own_data import masteries

pytestmark = pytest.mark.slow

TILES = "tile,camp,corner 1,corner 2,corner 3,source\n" + "".join(
    f"T{number:02},t,v,-,{'r' if number % 2 else 'a'},box\n" for number in range(1, 91)
)


def pick(page: Page, *paths: Path) -> None:
    """Open the form of Dominations against a bot, and pick files in it."""
    if not page.locator("dialog").count():
        open_form(page, "dominations")
        seat(page, 1, "bot")
    page.set_input_files("[data-files]", list(paths))
    page.click("[data-open]")


def test_files_are_picked_checked_and_drawn(person: Any, tmp_path: Path) -> None:
    """A mistake is said in the form; then every tile in hand is the uploaded one, and says that it is printed."""
    page = person()
    table = tmp_path / "tiles.csv"
    table.write_text(TILES.replace("T02,t,", "T02,tin,"))
    pick(page, table)
    expect(page.locator("dialog [role=alert]")).to_contain_text("tiles.csv line 3, column camp: 'tin' is not one of")
    shoot(page, "own-data-refused")
    table.write_text(TILES)
    pick(page, table)
    wait_for_turn(page)
    expect(page.locator("[data-own-data]")).to_have_text("Own data")
    while not page.locator(".hand svg").count():
        open_panel(page, "moves")
        page.locator("[data-words]").first.click()
        page.click("[data-confirm]")
        page.wait_for_timeout(200)
        wait_for_turn(page)
    label = page.locator(".hand [aria-label]").first.get_attribute("aria-label")
    assert label in {f"Tile with a Camp of Trade: Vestigium, nothing, {last} (printed)" for last in ("Religion", "Art")}
    expect(page.locator(".dock [data-known]")).to_have_text("printed")
    shoot(page, "own-data-table")
    assert violations(page) == []


def recorded(data: dict[str, Any]) -> tuple[str, int]:
    """A game with own data in which somebody develops Masonry, and who does."""
    game, chance = demesne.game("dominations"), Random(4)
    options = game.settle(2, {"data": data})
    state = game.new(2, 4, **options)
    record = Record("dominations", 2, options, 4, ["Ana", "Bo"], ["", ""], [])
    developer = -1
    while state.actor != demesne.OVER:
        words = {state.say(action): action for action in state.actions()}
        wanted = [action for said, action in words.items() if said.startswith("develop craft_masonry")]
        action = (wanted or [chance.choice(state.actions())])[0]
        developer = int(state.actor) if wanted else developer
        record.actions.append(state.say(action))
        state.apply(action)
    assert developer >= 0
    record.finish(state)
    return record.text(), developer


def test_a_replay_is_drawn_with_its_own_data(person: Any) -> None:
    """A corrected Masonry reads as corrected, in every language."""
    free = json.loads(masteries())
    next(one for one in free if one["id"] == "craft_masonry")["cost"]["amount"] = 0
    page = person()
    headers = {"Content-Type": "application/json"}
    data = own_files({"masteries.json": json.dumps(free)})
    record, developer = recorded(data)
    answer = page.request.post("/api/records", data=record, headers=headers)
    assert answer.ok, answer.text()
    for language, own, said in (
        ("en", "Own data", "At the end of each Era, score 2 VP for each City of yours."),
        ("pt", "Dados próprios", "No fim de cada Era, ganhe 2 PV para cada Cidade sua."),
        ("es", "Datos propios", "Al final de cada Era, ganas 2 PV por cada Ciudad tuya."),
    ):
        page = person(json.loads(answer.text())["replay"], locale=language)
        expect(page.locator("[data-own-data]")).to_have_text(own)
        page.keyboard.press("End")
        page.click("[data-drawer=tree]")
        page.click(f"[data-tree='{developer}']")
        card = page.locator("[data-card=craft_masonry]").first
        expect(card).to_contain_text(said)
        expect(card.locator("[data-known]")).to_have_attribute("data-known", "own")
    card.scroll_into_view_if_needed()
    shoot(page, "own-data-replay")
    assert violations(page) == []
