"""Every game as an environment of PettingZoo."""

import warnings

import pytest
from pettingzoo.test import api_test, seed_test

from demesne.adapters.pettingzoo import env
from tests.adapters.tables import tables
from tests.conformance.tables import Table, label

CYCLES = 60


@pytest.mark.parametrize("table", tables(), ids=label)
def test_it_passes_what_pettingzoo_demands(table: Table) -> None:
    """Their own tests, which warn of dictionaries even where these have masks in them."""
    name, players, options = table
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(name, players=players, **options), num_cycles=CYCLES)
        seed_test(lambda: env(name, players=players, **options), num_cycles=CYCLES)


def test_a_game_is_played_to_its_end() -> None:
    """Everybody is told when it is over, and the rewards of all add up to nothing."""
    table = env("kingdomino", players=3)
    table.reset(seed=5)
    total = {}
    for agent in table.agent_iter():
        observed, reward, over, _, _ = table.last()
        if over:
            total[agent] = reward
            table.step(None)
            continue
        assert observed["action_mask"].any()
        others = [one for one in table.agents if one != agent]
        assert not any(table.observe(one)["action_mask"].any() for one in others)
        table.step(int(observed["action_mask"].argmax()))
    assert len(total) == 3
    assert sum(total.values()) == 0
    assert not table.agents


def test_what_is_not_allowed_is_refused() -> None:
    """An index whose mask is 0 is a ValueError, and changes nothing."""
    table = env("carcassonne")
    table.reset(seed=1)
    agent = table.agent_selection
    mask = table.observe(agent)["action_mask"]
    with pytest.raises(ValueError, match="not a legal action"):
        table.step(int(mask.argmin()))
    assert table.agent_selection == agent
