"""What an action in a game of Dominations changes at once for the player who does it."""

from typing import NamedTuple

from demesne.games.dominations.agenda import ORDER
from demesne.games.dominations.components import DOMAINS
from demesne.games.dominations.state import Dominations
from demesne.minds.dominations.outlook import ends_left


class Change(NamedTuple):
    """What an action changes at once for its actor."""

    points: int
    influence: int
    paid: dict[str, int]

    @property
    def words(self) -> str:
        """Points and Influence."""
        parts = [f"{self.points:+d} VP"] if self.points else []
        return ", ".join([*parts, f"{self.influence:+d} Infl."] if self.influence else parts)


def change(state: Dominations, after: Dominations) -> Change:
    """The difference between two states."""
    seat = int(state.actor)
    paid = {name: int(state.knowledge[6 * seat + i] - after.knowledge[6 * seat + i]) for i, name in enumerate(DOMAINS)}
    return Change(
        after.scores()[seat] - state.scores()[seat],
        int(after.influence[seat] - state.influence[seat]),
        {name: number for name, number in paid.items() if number > 0},
    )


def tried(state: Dominations, action: int) -> Dominations:
    """The state after an action and the effects that it sets off, in the order in which they come."""
    after = state.clone()
    after.act(action)
    while after.asked() == ORDER:
        after.act(max(after.options(after.top())))
    return after


def worth(state: Dominations, found: Change) -> float:
    """Points at once, Influence as often as it will still be paid, for each knowledge spent."""
    return (found.points + found.influence * int(ends_left(state))) / max(sum(found.paid.values()), 1)
