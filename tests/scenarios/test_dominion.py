"""The runner of Dominion's scenarios: whose step it is, what is refused, and what the engine does by itself."""

from typing import Any

import pytest

from demesne.scenarios import dominion


def differences(zones: dict[str, Any], do: list[Any], after: dict[str, Any], **before: Any) -> list[str]:
    """What the runner says of a scenario in which the first player's turn begins."""
    players = list(zones)
    position = {"turn": players[0], "phase": "action", "zones": zones} | before
    data = [{"id": "x", "kind": "play", "players": players, "before": position, "do": do, "after": after}]
    dominion.FILE(data, "")
    ((_, found),) = dominion.run(data)
    return found


MASQUERADE = {
    "A": {"hand": ["masquerade", "copper", "silver"]},
    "B": {"hand": ["estate"]},
    "C": {"hand": ["gold", "curse"]},
}
PASSED = {"zones": {"A": {"hand": ["copper", "curse"]}, "B": {"hand": ["silver"]}, "C": {"hand": ["estate", "gold"]}}}
PLAY, GIVE, FORCED, LAST = (
    ["A", "play", "masquerade"],
    ["A", "pass", "silver"],
    ["B", "pass", "estate"],
    ["C", "pass", "curse"],
)


@pytest.mark.parametrize("do", [[PLAY, GIVE, FORCED, LAST], [PLAY, GIVE, LAST, FORCED], [PLAY, GIVE, LAST]])
def test_a_card_laid_down_before_it_is_passed(do: list[Any]) -> None:
    """DM-210: B's only card is passed without a question, and told of when all have chosen."""
    assert differences(MASQUERADE, do, PASSED) == []


@pytest.mark.parametrize("forced", [["B", "pass", "copper"], ["C", "pass", "estate"], ["A", "pass", "estate"]])
def test_another_card_or_another_seat_was_not_passed(forced: list[Any]) -> None:
    """What B has laid down is neither another card nor anybody else's."""
    (difference,) = differences(MASQUERADE, [PLAY, GIVE, forced, LAST], PASSED)
    assert "fits no decision" in difference


MILITIA = {
    "A": {"hand": ["militia", "copper"]},
    "B": {"hand": ["estate", "estate", "copper", "copper", "copper"]},
    "C": {"hand": ["copper"] * 5},
}


@pytest.mark.parametrize(
    ("step", "is_right"),
    [
        (["C", "discard", ["copper", "copper"]], True),
        (["B", "discard", ["copper", "copper"]], False),
        (["A", "discard", ["copper", "copper"]], False),
    ],
)
def test_what_the_engine_did_is_of_the_seat_that_did_it(step: list[Any], is_right: bool) -> None:
    """C has five Coppers, so that there is nothing to choose."""
    do = [["A", "play", "militia"], ["B", "discard", ["estate", "estate"]], step]
    found = differences(MILITIA, do, {"zones": {"C": {"hand": ["copper"] * 3}}})
    assert (found == []) is is_right


def test_what_happened_once_is_one_step() -> None:
    """C discards two Coppers once."""
    step = ["C", "discard", ["copper", "copper"]]
    do = [["A", "play", "militia"], ["B", "discard", ["estate", "estate"]], step]
    assert differences(MILITIA, do, {}) == []
    assert differences(MILITIA, [*do, step], {}) != []


def test_a_step_is_by_the_seat_that_it_names() -> None:
    """B cannot play in A's turn, nor end it."""
    zones = {"A": {"hand": ["copper"]}, "B": {"hand": ["copper"]}}
    for step in (["B", "play", "copper"], ["B", "cleanup"]):
        (difference,) = differences(zones, [step], {})
        assert "seat 1" in difference


@pytest.mark.parametrize(
    ("step", "is_refused"),
    [
        (["A", "refused", ["play", "silver"]], True),
        (["A", "refused", ["play", "copper"]], False),
        (["A", "refused", ["play", ["copper", "copper"]]], True),
        (["A", "refused", ["play", ["copper"]]], False),
        (["B", "refused", ["play", "copper"]], True),
        (["A", "refused", ["buy", "copper"]], False),
        (["A", "refused", ["buy", "gold"]], True),
        (["A", "refused", ["cleanup"]], False),
        (["B", "refused", ["cleanup"]], True),
    ],
)
def test_only_what_is_illegal_is_refused(step: list[Any], is_refused: bool) -> None:
    """A step that should be refused is tried, in whatever form it is."""
    zones = {"A": {"hand": ["copper"]}, "B": {"hand": ["copper"]}}
    assert (differences(zones, [step], {"zones": {"A": {"hand": ["copper"]}}}) == []) is is_refused


def test_a_card_that_had_to_be_trashed_cannot_be_kept() -> None:
    """DM-165: Remodel trashes a card if there is one; declining is refused."""
    zones = {"A": {"hand": ["remodel", "copper", "estate"]}, "B": {}}
    remodel = ["A", "play", "remodel"]
    assert differences(zones, [remodel, ["A", "refused", ["trash", None]]], {}) == []
    assert differences(zones, [remodel, ["A", "refused", ["trash", "estate"]]], {}) != []
