"""Compiled players as bots, and the levels at which they think."""

from collections.abc import Callable
from dataclasses import dataclass

from demesne.bots.bot import Window
from demesne.minds.mind import Mind
from demesne.minds.player import Player
from demesne.minds.thinker import Thinker

LONGEST_TIME = 3600.0  # seconds


class Compiled:
    """A bot whose player can also be asked by a compiled loop."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def choose(self, window: Window) -> int:
        """What the player decides in a state as this seat could be in."""
        return int(self.player.decide(window.guess(self.player.chance)))


@dataclass(frozen=True)
class Judgement:
    """What a bot thinks of an action."""

    action: int
    value: float  # points of the seat's own, less some of the best other's
    visits: int  # in how many worlds it was tried
    error: float  # the standard error of the value; 0 if it was tried less than twice
    line: list[str]  # what it expects, in words, from this action until something new comes to light


class Thinking(Compiled):
    """A bot that searches, and can say what it thinks."""

    def __init__(self, thinker: Thinker) -> None:
        super().__init__(thinker)
        self.thinker = thinker

    def ponder(self, window: Window, seconds: float) -> None:
        """Think ahead for some seconds while others decide."""
        self.thinker.ponder(window.guess(self.thinker.chance), window.seat, seconds)

    def judge(self, window: Window) -> list[Judgement]:
        """Every legal action, the best first: those tried in more worlds before those that were dropped earlier."""
        state = window.guess(self.thinker.chance)
        thought = self.thinker.judge(state)
        found = []
        for plan in sorted(thought.raced, key=lambda plan: (len(plan.values), plan.value()), reverse=True):
            after, words = state.clone(), []
            for action in thought.line(plan):
                words.append(after.say(action))
                after.perform(action)
            found.append(Judgement(int(plan.first), plan.value(), len(plan.values), plan.error(), words))
        return found


def think(
    make_mind: Callable[[], Mind], seed: int = 0, time: float = 0.0, worlds: int = 0, noise: float = 0.0
) -> Thinking:
    """A bot that thinks for `time` seconds a decision, or through so many worlds, counted for each plan.

    At first sight it is wrong about every plan by up to `noise` points.
    """
    check_settings(time, worlds, noise)
    return Thinking(Thinker(make_mind(), seed, worlds, time, int(1000 * noise)))


def check_settings(time: float, worlds: int, noise: float = 0.0) -> None:
    """Raise a ValueError if nobody can think so."""
    if not 0 <= time <= LONGEST_TIME:
        raise ValueError(f"time: a bot thinks for 0 to {LONGEST_TIME:.0f} seconds, not {time}.")
    if worlds < 0 or not 0 <= noise <= 1000:
        raise ValueError("worlds and noise: numbers from 0 on, and noise up to 1000.")
