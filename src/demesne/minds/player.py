"""Players in the compiled loops, and a whole game between them."""

from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.chance import pick, seeded, step
from demesne.core.state import OVER, State

LOWEST: Final = -1e300  # less than any value


class Player:
    """Somebody who decides. It is given a state that its seat could be in, never the true one."""

    def __init__(self, seed: int) -> None:
        self.chance: i64 = seeded(seed)

    def decide(self, state: State) -> i64:
        """An action of the actor, who is this player."""
        raise NotImplementedError


class Anyhow(Player):
    """Plays any legal action."""

    def decide(self, state: State) -> i64:
        """One of the actions, each as likely as the others."""
        self.chance = step(self.chance)
        return state.at_random(self.chance)

    def pick(self, actions: vec[i64]) -> i64:
        """One of them."""
        self.chance = step(self.chance)
        return actions[pick(self.chance, len(actions))]


class BestNow(Anyhow):
    """Plays the action of most value now; among equals, any."""

    def value(self, state: State, action: i64) -> float:
        """What an action is worth to the actor."""
        raise NotImplementedError

    def decide(self, state: State) -> i64:
        """The best action."""
        best = vec[i64]()
        most = LOWEST
        for action in state.legal():
            value = self.value(state, action)
            if value > most:
                most = value
                best = vec[i64]()
            if value == most:
                best = append(best, action)
        return self.pick(best)


class Clock:
    """How often a player decided in a game, and how long that took."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0


ILLEGAL: Final = "The player in seat {} chose {}, which is not one of its actions."


def play_game(state: State, players: list[Player]) -> list[Clock]:
    """Play to the end; how long each player thought."""
    clocks = [Clock() for _ in players]
    while state.actor != OVER:
        seat = state.actor
        player = players[seat]
        clock = clocks[seat]
        start = perf_counter()
        action = player.decide(state.guess(seat, player.chance))
        clock.seconds += perf_counter() - start
        clock.decisions += 1
        if not is_in(action, state.legal()):
            raise ValueError(ILLEGAL.format(seat, action))
        state.perform(action)
    return clocks


def is_in(action: i64, actions: vec[i64]) -> bool:
    """Whether an action is one of these."""
    for one in actions:
        if one == action:
            return True
    return False
