"""The compiled yardsticks choose as the plain ones, to the last tie."""

from typing import Any

import pytest

import demesne
from demesne.bots.bot import Bot
from demesne.bots.greedy import Greedy
from tests.minds import plain_carcassonne, plain_dominations, plain_kingdomino


def compare(game: str, players: int, options: dict[str, Any], compiled: Bot, plain: Bot) -> int:
    """Ask both at every decision of a game; how many there were."""
    state = demesne.game(game).new(players=players, seed=players, **options)
    decisions = 0
    while state.actor != demesne.OVER:
        window = demesne.window(state, int(state.actor))
        action = plain.choose(window)
        assert compiled.choose(window) == action
        state.apply(action)
        decisions += 1
    return decisions


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (2, {"mighty_duel": True}), (3, {"harmony": True}), (4, {"harmony": True, "middle_kingdom": True})],
)
def test_kingdomino(players: int, options: dict[str, Any]) -> None:
    """greedy and full-greedy, with and without bonuses, on both sizes."""
    full, greedy = plain_kingdomino.FullGreedy(4), Greedy(plain_kingdomino.value, 4)
    assert compare("kingdomino", players, options, demesne.bot("full-greedy", "kingdomino", 4), full) > 30
    assert compare("kingdomino", players, options, demesne.bot("greedy", "kingdomino", 4), greedy) > 30


@pytest.mark.parametrize("players", [2, 5])
def test_carcassonne(players: int) -> None:
    """Sums of promises, with as few players as possible and as many."""
    plain = Greedy(plain_carcassonne.value, 4)
    assert compare("carcassonne", players, {}, demesne.bot("greedy", "carcassonne", 4), plain) > 80


def test_dominations() -> None:
    """Answers that follow at once and trades are looked into."""
    plain = Greedy(plain_dominations.value, 4)
    assert compare("dominations", 2, {}, demesne.bot("greedy", "dominations", 4), plain) > 100
