"""Every game as a game of OpenSpiel."""

import numpy as np
import pytest

from tests.adapters.tables import smallest, tables
from tests.conformance.tables import Table, label

pyspiel = pytest.importorskip("pyspiel", reason="there is no OpenSpiel for this machine")

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import mcts  # noqa: E402

from demesne.adapters import openspiel  # noqa: E402

NAMES = openspiel.register()


def load(table: Table) -> "openspiel.Table":
    """The game at a table."""
    name, players, options = table
    game: openspiel.Table = pyspiel.load_game(openspiel.PREFIX + name, {"players": players, **options})
    return game


@pytest.mark.slow
@pytest.mark.parametrize("table", smallest(), ids=label)
def test_it_passes_what_openspiel_demands(table: Table) -> None:
    """Their own test: legal actions, observations, copies, what is written down and read again."""
    pyspiel.random_sim_test(load(table), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("table", tables(), ids=label)
def test_it_is_played_with_any_players_and_options(table: Table) -> None:
    """Copies move by themselves, words and numbers mean the same, and nothing is paid before the end."""
    game = load(table)
    state = game.new_initial_state()
    chance = np.random.default_rng(1)
    for _ in range(40):
        if state.is_chance_node():
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            assert sum(likely) == pytest.approx(1)
            state.apply_action(int(chance.choice(outcomes)))
            continue
        assert state.returns() == [0.0] * table[1]
        action = int(chance.choice(state.legal_actions()))
        assert state.string_to_action(state.action_to_string(action)) == action
        copy = state.clone()
        copy.apply_action(action)
        assert str(copy) != str(state)
        state.apply_action(action)
        assert copy.history() == state.history()
        assert copy.current_player() == state.current_player()
        if state.is_terminal():
            break
        assert copy.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("table", smallest(), ids=label)
def test_a_seat_knows_what_it_has_seen_and_no_more(table: Table) -> None:
    """What is hidden from a seat may be anything else, and the seat is told the same."""
    state = load(table).new_initial_state()
    chance = np.random.default_rng(2)
    for _ in range(30):
        outcomes = [0, 1] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(chance.choice(outcomes)))
    for seat in range(table[1]):
        guess = state.position.guess(seat, 9)
        guess.events = state.position.events
        other = state.clone()
        other.dealt = openspiel.Dealt(guess)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)


def test_python_algorithms_run_on_it() -> None:
    """A search decides, and an environment for learners steps."""
    game = pyspiel.load_game("demesne_kingdomino(players=2,harmony=true)")
    state = game.new_initial_state()
    state.apply_action(3)
    state.apply_action(4)
    bot = mcts.MCTSBot(game, 2.0, 3, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)))
    assert bot.step(state) in state.legal_actions()
    environment = rl_environment.Environment(game, seed=1)
    step = environment.reset()
    for _ in range(5):
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == game.observation_tensor_size()
        step = environment.step([step.observations["legal_actions"][player][0]])


def test_what_cannot_be_is_refused() -> None:
    """A number of players that the game does not have."""
    with pytest.raises(Exception, match="2 to 4 players"):
        pyspiel.load_game("demesne_kingdomino(players=7)")
