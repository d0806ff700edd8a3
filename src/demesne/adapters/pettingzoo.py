"""Every game as an environment of PettingZoo, in which agents take turns (AEC)."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from demesne.adapters.arrays import allowed, observed
from demesne.core.chance import SEEDS
from demesne.core.state import OVER
from demesne.games import find_game
from demesne.minds.batch import rewards


class Table(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game at which every seat is an agent, `seat_0` and so on; the same agent may decide several times in a row.

    An agent observes a dictionary: `observation`, as the game's encoding says, and `action_mask`, all 0 while another
    agent decides. The reward comes at the end: the share of the others who came behind, less that of those before.
    """

    metadata = {"render_modes": [], "is_parallelizable": False}  # noqa: RUF012  # so PettingZoo has it

    def __init__(self, game: str, players: int, options: dict[str, Any]) -> None:
        super().__init__()
        self.game = find_game(game)
        self.players = players
        self.options = options
        self.encoding = self.game.encoding(players, **options)
        self.metadata = Table.metadata | {"name": f"demesne_{game}"}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        high = np.array(self.encoding.high, np.uint8)
        actions = int(self.encoding.actions)
        self.waiting = np.zeros(actions, np.int8)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can observe."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can do, by index."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed gives the same game."""
        if seed is not None:
            self.random, _ = seeding.np_random(seed)
        self.state = self.game.new(self.players, int(self.random.integers(SEEDS)), **self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(self.state.actor)]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent observes now."""
        seat, state = self.seats[agent], self.state
        return {
            "observation": observed(state, seat),
            "action_mask": allowed(state) if state.actor == seat else self.waiting,
        }

    def step(self, action: Any) -> None:
        """Let the agent whose turn it is choose an index; one that its mask does not allow is a ValueError."""
        agent, state = self.agent_selection, self.state
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        state.apply(int(self.encoding.action(state, int(action))))
        self._cumulative_rewards[agent] = 0.0
        if state.actor == OVER:
            self.rewards = dict(zip(self.agents, rewards(state), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[state.actor]

    def render(self) -> None:
        """Nothing is drawn: `demesne play` draws."""

    def close(self) -> None:
        """Nothing is left open."""


def env(game: str, players: int | None = None, **options: Any) -> Table:
    """A game with so many players, by default the fewest, and these options."""
    return Table(game, players or find_game(game).players[0], options)
