"""Every game as an environment of Gymnasium."""

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from demesne.adapters.gymnasium import env
from tests.adapters.tables import tables
from tests.conformance.tables import Table, label


@pytest.mark.parametrize("table", tables(), ids=label)
def test_it_passes_what_gymnasium_demands(table: Table) -> None:
    """Their own test, without warnings."""
    name, players, options = table
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env(name, opponents=["random"] * (players - 1), **options), skip_render_check=True)


def test_a_game_is_played_to_its_end() -> None:
    """With masked choices it ends with a reward between -1 and 1, at any seat."""
    game = env("kingdomino", opponents=["greedy", "random"])
    seats = set()
    for seed in range(8):
        _, info = game.reset(seed=seed)
        seats.add(game.seat)
        over, reward = False, 0.0
        while not over:
            assert reward == 0
            assert (info["action_mask"] == game.action_masks()).all()
            choice = game.action_space.sample(mask=info["action_mask"])
            _, reward, over, cut, info = game.step(np.int64(choice))
            assert not cut
            assert "illegal" not in info
        assert -1 <= reward <= 1
        assert not info["action_mask"].any()
    assert seats == {0, 1, 2}


def test_what_is_not_allowed_loses_the_game() -> None:
    """As there is nobody to ask again."""
    game = env("kingdomino", opponents=["random"], seat=1)
    observed, info = game.reset(seed=3)
    assert game.seat == 1
    after, reward, over, _, info = game.step(np.int64(info["action_mask"].argmin()))
    assert (reward, over, info["illegal"]) == (-1, True, True)
    assert (after == observed).all()


def test_what_cannot_be_is_refused() -> None:
    """Before the first game."""
    with pytest.raises(ValueError, match="nobody"):
        env("kingdomino", opponents=["nobody"])
    with pytest.raises(ValueError, match="the seats are 0 to 1"):
        env("kingdomino", seat=2)
    with pytest.raises(ValueError, match="2 to 4 players"):
        env("kingdomino", opponents=[])
