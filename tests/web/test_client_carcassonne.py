"""The board of Carcassonne: a view that stays still, solid followers, tinted features, points, the drawer of tiles."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.web.browser import (
    NARROW,
    WIDE,
    against_a_bot,
    close_panel,
    is_over,
    number,
    play_on,
    play_some,
    played,
    shoot,
    wait_for_turn,
    wait_past,
)

STILL = 4  # turns without anything out of sight that are seen
pytestmark = pytest.mark.slow  # in a browser


def until(page: Page, wanted: str) -> None:
    """Play on until there is something of this kind to decide."""
    while not page.locator(wanted).count():
        if page.locator("[data-skip]").count():  # what is beside the board stays closed
            known = number(page)
            page.click("[data-skip]")
            wait_past(page, known)
            wait_for_turn(page)
        else:
            play_some(page, 1)
    close_panel(page)


def looks_at(page: Page) -> tuple[float, float, float]:
    """How large the table is shown, and where its first tile is."""
    table = page.locator("[data-zoom]")
    east, south = str(table.get_attribute("data-shift")).split(",")
    return float(table.get_attribute("data-zoom") or 0), float(east), float(south)


def box(of: Locator) -> dict[str, float]:
    """Where something is in the window."""
    found = of.bounding_box()
    assert found
    x, y, width, height = found["x"], found["y"], found["width"], found["height"]
    return {"x": x, "y": y, "width": width, "height": height, "right": x + width, "bottom": y + height}


def meets(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two boxes overlap."""
    across = one["x"] + 1 < other["right"] and other["x"] + 1 < one["right"]
    return across and one["y"] + 1 < other["bottom"] and other["y"] + 1 < one["bottom"]


def is_in_sight(page: Page, looked: tuple[float, float, float], room: int) -> bool:
    """Whether all places of the tile to lay, with so many pixels round them, are in sight if one looks like this."""
    zoom, east, south = looked
    table, hand = box(page.locator(".table")), box(page.locator("[data-hand]"))
    tools = 60 if meets(box(page.locator(".tools").first), table) else 0
    covers = meets(hand, table)  # with room for it, the tile is beside the table
    for spot in page.eval_on_selector_all("[data-spot]", "all => all.map(({ dataset }) => dataset.spot)"):
        x, y = map(int, spot.split(","))
        left, top, size = east + 100 * zoom * x, south + 100 * zoom * y, 100 * zoom
        inside = left >= room and left + size <= table["width"] - room
        inside = inside and top >= tools + room and top + size <= table["height"] - room
        under = left + size > table["width"] - hand["width"] - 8 - room and top < hand["height"] + 4 + room
        if not inside or (covers and under):
            return False
    return True


def test_the_view_stays_still_while_all_is_in_sight(person: Any) -> None:
    """Tiles and followers are placed; nothing is shifted that need not be, and every place can be seen."""
    page = person()
    against_a_bot(page, "carcassonne")
    still = 0
    for turn in range(30):
        until(page, "[data-spot]")
        assert is_in_sight(page, looks_at(page), -2)
        seen, known = looks_at(page), number(page)
        spots = page.locator("[data-spot]")
        spots.nth(7 * turn % spots.count()).click()
        assert looks_at(page) == seen
        page.keyboard.press("Enter")
        wait_past(page, known)
        wait_for_turn(page)
        until(page, "[data-spot]")
        if is_in_sight(page, seen, 8):
            assert looks_at(page) == seen
            still += 1
        if still == STILL:
            break
    assert still == STILL


def test_what_is_out_of_sight_is_panned_to_and_no_further(person: Any) -> None:
    """By keys to a place beyond the rim: the table moves, at the same size."""
    page = person()
    against_a_bot(page, "carcassonne")
    until(page, "[data-spot]")
    for _ in range(6):
        page.keyboard.press("+")
    size, *shift = looks_at(page)
    for key in ("ArrowUp", "ArrowLeft", "ArrowRight", "ArrowDown"):  # there need not be a place on every side
        page.locator("[data-at='0,0'].tile").focus()
        page.keyboard.press(key)
        page.keyboard.press(key)
        if list(looks_at(page)[1:]) != shift:
            break
    assert looks_at(page)[0] == size
    assert list(looks_at(page)[1:]) != shift
    page.wait_for_function("() => document.getAnimations().every(({ playState }) => playState !== 'running')")
    focused, table = box(page.locator(":focus")), box(page.locator(".table"))
    assert focused["x"] >= table["x"] - 1
    assert focused["y"] >= table["y"] - 1


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_the_tiles_left_are_a_drawer_beside_the_board(person: Any, size: ViewportSize) -> None:
    """It covers neither the table nor the tile to lay; Escape closes it first and puts a picked tile back next."""
    page = person(size=size)
    against_a_bot(page, "carcassonne")
    until(page, "[data-spot]")
    page.click("[data-remaining]")
    drawer = box(page.locator("[data-sheet]"))
    assert not meets(drawer, box(page.locator(".table")))
    assert not meets(drawer, box(page.locator("[data-hand]")))
    shoot(page, f"carcassonne-drawer-{size['width']}")
    page.locator("[data-spot]").first.click()
    page.keyboard.press("Escape")
    expect(page.locator("[data-sheet]")).to_have_count(0)
    expect(page.locator("[data-confirm]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-confirm]")).to_have_count(0)


def test_legal_tiles_lie_turned_in_place_and_the_wheel_turns_the_ghost(person: Any) -> None:
    """Every place shows the tile as it would lie; over the picked one the wheel turns, elsewhere it makes larger."""
    page = person()
    against_a_bot(page, "carcassonne")
    until(page, "[data-spot]:has(text)")
    expect(page.locator(".possible")).to_have_count(page.locator("[data-spot]").count())
    size = looks_at(page)[0]
    page.locator("[data-spot]:has(text)").first.click()
    said = page.locator(".choice").inner_text()
    page.mouse.wheel(0, 120)
    expect(page.locator(".choice")).not_to_have_text(said)
    assert looks_at(page)[0] == size
    known = number(page)
    page.click("[data-here=confirm]")
    wait_past(page, known)


def test_a_claim_tints_its_whole_feature_and_figures_are_large_enough(person: Any) -> None:
    """Solid followers on the tile, farmers lying; where the tile is small it is shown larger beside the table."""
    page = person(size=NARROW)
    against_a_bot(page, "carcassonne")
    until(page, "[data-claim^=f]")
    for claim in page.locator("[data-claim]").all():
        where = box(claim)
        assert min(where["width"], where["height"]) >= 43
        lying = claim.locator(".follower > g").get_attribute("transform")
        assert (lying is not None) is str(claim.get_attribute("data-claim")).startswith("f")
    expect(page.locator("[data-tinted]")).to_have_count(0)
    page.locator("[data-claim]").first.click()
    expect(page.locator("[data-tinted]")).to_have_count(1)
    shoot(page, "carcassonne-claim-narrow")


def test_points_now_and_at_the_end_and_followers_are_always_in_sight(person: Any) -> None:
    """Of every player, with what they mean; points rise where they are scored, and followers come home."""
    page = person()
    against_a_bot(page, "carcassonne")
    page.evaluate(
        """() => {
            window.seen = new Set();
            const look = () => {
                for (const one of ['data-pop', 'data-flight'])
                    if (document.querySelector(`[${one}]`)) window.seen.add(one);
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    points = page.locator("[data-player] [data-now]")
    while all(one == "0" for one in points.all_inner_texts()) and not is_over(page):
        play_some(page, 1)
    expect(page.locator("[data-player]")).to_have_count(2)
    for player in page.locator("[data-player]").all():
        expect(player).to_contain_text(re.compile(r"\d+\s*now\s*\d+\s*if it ended now"))
        expect(player.get_by_role("img", name=re.compile("Followers of"))).to_be_visible()
    page.wait_for_function("() => window.seen.size === 2")


def test_a_table_is_opened_as_large_as_there_is_room_for(person: Any) -> None:
    """In the middle of a game, tiles and places fill the room in one direction at least, and are in its middle."""
    page = person()
    play_on(page, played("carcassonne", "greedy"), 60, "greedy")
    table = box(page.locator(".table"))
    spots = [box(one) for one in page.locator(".tile, [data-spot]").all()]
    left, right = min(one["x"] for one in spots), max(one["right"] for one in spots)
    top, bottom = min(one["y"] for one in spots), max(one["bottom"] for one in spots)
    assert right - left > 0.8 * table["width"] or bottom - top > 0.8 * table["height"]
    assert abs((left - table["x"]) - (table["right"] - right)) < 40
    assert abs((top - table["y"]) - (table["bottom"] - bottom)) < 40


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_followers_are_offered_by_name_beside_the_question(person: Any, size: ViewportSize) -> None:
    """As buttons: what is picked by one of them is picked on the tile too, and Enter confirms it."""
    page = person(size=size)
    against_a_bot(page, "carcassonne")
    until(page, "[data-claim]")
    offers = page.locator("[data-offer]")
    expect(page.locator("[data-claim]").last).to_be_visible()
    page.wait_for_timeout(500)  # nothing flies any more, and the tile is magnified
    expect(offers).to_have_count(page.locator("[data-claim]").count())
    expect(offers.first).to_have_text(re.compile("knight|thief|farmer|monk"))
    for offer in offers.all():
        assert page.evaluate("innerHeight") >= box(offer)["bottom"]
    offers.first.click()
    expect(page.locator("[data-claim][aria-pressed=true]")).to_have_count(1)
    known = number(page)
    page.keyboard.press("Enter")
    wait_past(page, known)


def test_a_tile_that_is_picked_from_the_list_comes_into_sight(person: Any) -> None:
    """Wherever the table has been moved to."""
    page = person()
    against_a_bot(page, "carcassonne")
    until(page, "[data-spot]")
    for _ in range(8):
        page.keyboard.press("+")
    table = box(page.locator(".table"))
    page.keyboard.press("m")
    for words in page.locator("[data-words]").all()[:6]:
        words.click()
        ghost = box(page.locator(".ghost .rim"))
        assert ghost["right"] > table["x"] + 44
        assert ghost["x"] < table["right"] - 44


def test_the_table_stays_in_its_place_when_a_tile_is_picked(person: Any) -> None:
    """The question keeps its height: first it says how it is answered, then what is picked."""
    page = person()
    against_a_bot(page, "carcassonne")
    until(page, "[data-spot]")
    expect(page.locator(".hint")).to_contain_text("Click a dashed place")
    before = box(page.locator(".table"))
    page.locator("[data-spot]").first.click()
    expect(page.locator(".hint")).to_have_count(0)
    assert box(page.locator(".table")) == before


def test_fields_say_what_they_pay_to_whom(person: Any) -> None:
    """While they are shown in colours, a line has everybody's points, and every city that a field counts says 3."""
    page = person()
    play_on(page, played("carcassonne", "greedy"), 20, "greedy")
    expect(page.get_by_role("button", name="Fields")).to_be_visible()  # the board hears keys once it is there
    expect(page.locator("[data-fed]")).to_have_count(0)
    page.keyboard.press("f")
    expect(page.locator("[data-legend]")).to_contain_text("3 points for each finished city")
    expect(page.locator("[data-fed]").first).to_have_text("3")
    shoot(page, "carcassonne-fields")
    page.locator("[data-legend] button").click()
    expect(page.locator("[data-legend], [data-fed]")).to_have_count(0)
