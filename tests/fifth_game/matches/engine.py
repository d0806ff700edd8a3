"""What happens when."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.chance import seeded
from demesne.core.game import Game
from demesne.core.state import State

HEAPS: Final = range(12, 21)  # how many matches there may be
LAST_ONE: Final = 5  # points for the last match, besides its own


class Matches(State):
    """The heap, and what everybody has taken."""

    def __init__(self, game: Game[Any], players: int, most: int) -> None:
        super().__init__(game, players)
        self.most = most
        self.heap = 0
        self.turn = 0
        self.points = [0] * players

    def advance(self) -> bool:
        """MA-2, MA-4: whose turn it is may take some, while there are any."""
        self.actor = self.turn
        self.choices = vec[i64](range(1, min(self.most, self.heap) + 1))
        return self.heap > 0

    def act(self, action: i64) -> None:
        """MA-2, MA-3: take some; the last one is worth more."""
        self.heap -= action
        self.points[self.turn] += action + (LAST_ONE if self.heap == 0 else 0)
        if self.events is not None:
            self.tell("take", {"seat": self.turn, "count": int(action), "left": self.heap})
        self.turn = (self.turn + 1) % len(self.points)

    def clone(self) -> Matches:
        """An independent copy that nobody listens to."""
        other = Matches(self.game, self.players, self.most)
        self.copy_to(other)
        other.heap, other.turn, other.points = self.heap, self.turn, list(self.points)
        return other

    def scores(self) -> list[int]:
        """The points by seat."""
        return list(self.points)

    def standing(self, seat: int) -> list[int]:
        """MA-5: the points alone decide."""
        return [self.points[seat]]


def deal(game: Game[Any], players: int, seed: int, options: dict[str, Any], listen: bool) -> Matches:
    """MA-1: a heap that chance decides."""
    state = Matches(game, players, options["most"])
    state.chance = seeded(seed)
    state.heap = HEAPS[state.below(len(HEAPS))]
    if listen:
        state.listen()
    state.settle()
    return state
