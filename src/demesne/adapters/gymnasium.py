"""Every game as an environment of Gymnasium: one seat against bots."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from demesne.adapters.arrays import Bytes, Mask, allowed, observed
from demesne.bots import Window, make_bot
from demesne.core.chance import SEEDS
from demesne.core.state import OVER, State
from demesne.games import find_game
from demesne.minds.batch import rewards

LOST = -1.0  # what an action that is not allowed costs: it ends the game


class AgainstBots(gymnasium.Env[Bytes, np.int64]):
    """A game against bots, at a seat that is drawn for each game if none is given.

    The reward comes at the end: the share of the bots who came behind, less the share of those before. What may be
    chosen is `info["action_mask"]`, and `action_masks()` for those who ask so; anything else loses the game at once.
    """

    metadata = {"render_modes": []}  # noqa: RUF012  # so Gymnasium has it

    def __init__(self, game: str, opponents: Sequence[str], seat: int | None, options: dict[str, Any]) -> None:
        self.game = find_game(game)
        self.opponents = list(opponents)
        self.players = 1 + len(self.opponents)
        self.options = options
        self.chosen_seat = seat
        self.encoding = self.game.encoding(self.players, **options)
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"seat: the seats are 0 to {self.players - 1}, not {seat}.")
        for name in self.opponents:
            make_bot(name, game)
        high = np.array(self.encoding.high, np.uint8)
        self.observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self.action_space = spaces.Discrete(int(self.encoding.actions))
        self.nothing = np.zeros(int(self.encoding.actions), np.int8)
        self.seat = 0
        self.state: State
        self.bots: list[Any] = []

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, dict[str, Any]]:
        """Begin a new game; the same seed gives the same game and the same bots."""
        super().reset(seed=seed)
        drawn = [int(number) for number in self.np_random.integers(SEEDS, size=1 + self.players)]
        self.seat = drawn[1] % self.players if self.chosen_seat is None else self.chosen_seat
        bots = [make_bot(name, self.game.name, one) for name, one in zip(self.opponents, drawn[2:], strict=True)]
        self.bots = [*bots[: self.seat], None, *bots[self.seat :]]
        self.state = self.game.new(self.players, drawn[0], **self.options)
        self.go_on()
        return observed(self.state, self.seat), self.info()

    def step(self, action: np.int64) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        """Choose an index, and let the bots decide until it is this seat's turn again."""
        state = self.state
        if state.actor == OVER or not allowed(state)[int(action)]:
            return observed(state, self.seat), LOST, True, False, self.info() | {"illegal": True}
        state.perform(self.encoding.action(state, int(action)))
        self.go_on()
        over = state.actor == OVER
        reward = rewards(state)[self.seat] if over else 0.0
        return observed(state, self.seat), reward, over, False, self.info()

    def go_on(self) -> None:
        """Let the bots decide."""
        state = self.state
        while state.actor != OVER and state.actor != self.seat:
            seat = int(state.actor)
            state.apply(self.bots[seat].choose(Window(state, seat)))

    def info(self) -> dict[str, Any]:
        """What may be chosen."""
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """By index: 1 if it may be chosen, 0 if not."""
        return allowed(self.state) if self.state.actor == self.seat else self.nothing


def env(game: str, opponents: Sequence[str] = ("random",), seat: int | None = None, **options: Any) -> AgainstBots:
    """A game against these bots, with these options; at this seat, or at one that is drawn for each game."""
    return AgainstBots(game, opponents, seat, options)
