"""What cannot be had is told with why: a code with facts."""

from typing import Any

from demesne.locale import LANGUAGES
from demesne.spoken import speech
from tests.games.dominations.positions import refusal, table


def why(barred: list[dict[str, Any]], **what: object) -> tuple[str, dict[str, Any]]:
    """The reason for the one thing that is so described."""
    (found,) = [one for one in barred if what.items() <= one.items()]
    return found["why"], found["facts"]


def test_every_mastery_can_be_had_or_is_barred() -> None:
    """DN-89 to DN-96: by cost, by what is required, and by what is in the tree."""
    state = table(
        knowledge=[{"trade": 5, "art": 5}],
        trees=[["trade_caravan a at 1,0 advanced", "art_bards a at -1,0"]],
        agenda=["develop"],
    )
    barred = state.barred()
    chosen = {one["mastery"] for one in state.menu() if "mastery" in one}
    assert sorted([*chosen, *(one["mastery"] for one in barred)]) == sorted(state.parts.mastery_names)
    assert why(barred, mastery="trade_caravan", verb="upgrade")[0] == "dominations-advanced-already"
    lacking = {"mastery": "trade_bank", "cost": 6, "domain": "trade", "has": 5}
    assert why(barred, mastery="trade_bank", verb="develop") == ("dominations-develop-cost", lacking)
    required = {"mastery": "art_epics", "domain": "craft", "value": 3}
    assert why(barred, mastery="art_epics") == ("dominations-requires", required)


def test_every_camp_and_monument_can_be_built_on_or_is_barred() -> None:
    """DN-59 to DN-61, DN-71 to DN-73: by whose City it is, by cost, by its level."""
    state = table(
        map=["t01 at 0,0 down city 1 level 1", "t02 at 0,-2 down city 0 level 3"],
        monuments=["petra", "great_pyramid"],
        knowledge=[{"trade": 5, "craft": 4}],
        agenda=["construct"],
    )
    barred = state.barred()
    assert why(barred, verb="city", x=0, y=0, pointing="down")[0] == "dominations-occupied"
    assert why(barred, verb="city", x=0, y=-2, pointing="down")[0] == "dominations-highest"
    code, facts = why(barred, verb="monument", monument="petra")
    said = {language: speech(language, "dominations").refusal(code, facts) for language in LANGUAGES}
    assert said["en"] == "The next level of Petra costs 5 Craft, which cannot be paid."
    assert "5 de Ofícios" in said["pt"]
    assert "5 de Oficios" in said["es"]


def test_what_cannot_be_assimilated_says_why() -> None:
    """DN-111 to DN-114: only what others have, up to the value that the Influence allows."""
    state = table(
        trees=[["trade_caravan a at 1,0"], ["trade_caravan b at 1,0", "art_bards a at -1,0", "trade_bank a at 0,1"]],
        influence=[9, 0],
        agenda=["assimilate"],
    )
    assert {one["mastery"] for one in state.menu() if "mastery" in one} == {"art_bards"}
    assert why(state.barred(), mastery="trade_caravan", verb="turn_over")[0] == "dominations-nobody-advanced"
    assert why(state.barred(), mastery="trade_bank", verb="assimilate")[0] == "dominations-too-valuable"
    assert "Nobody else has Barter" in refusal(state, "assimilate trade_barter")
