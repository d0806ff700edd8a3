"""Measuring how strong bots are."""

import pytest

import demesne
from demesne.arena.match import Tournament
from demesne.bench import kingdoms
from demesne.bench.strength import Match, matches, play


@pytest.mark.parametrize("game", demesne.games())
def test_every_match_can_be_played(game: str) -> None:
    """Those that the game declares, and the steps between its levels."""
    found = matches(game)
    assert [match.bots for match in found[-4:]] == [
        ("easy", "beginner"), ("medium", "easy"), ("hard", "medium"), ("master", "hard"),
    ]  # fmt: skip
    assert len(found) > 4
    for match in found:
        Tournament(game, match.bots, tuple(match.options.items()), 1).check()


def test_a_match_is_told_with_its_interval() -> None:
    """Greedy has no trouble with random play."""
    row = play("kingdomino", Match(("greedy", "random"), {"harmony": True}), 20)
    low, high = row["interval"]
    assert row["games"] == 20
    assert 0.5 < low < row["share"] <= high <= 1
    assert row["mean_points"] > 10
    assert row["options"] == {"harmony": True}


def test_a_bot_is_judged_kingdom_by_kingdom(capsys: pytest.CaptureFixture[str]) -> None:
    """The same ten cards in every game, whichever are drawn; and a sum with its interval."""
    drawn = [kingdoms.draw(seed) for seed in (1, 2)]
    found = kingdoms.tell(kingdoms.play(drawn, "hard", 4, 0, 1))
    assert [(one.seed, one.cards, one.games) for one in found] == [(one.seed, one.cards, 4) for one in drawn]
    assert drawn[0].cards != drawn[1].cards
    assert all(0 <= one.wins <= 4 for one in found)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert lines[-1].startswith(f"{sum(one.wins for one in found):g} of 8: ")
