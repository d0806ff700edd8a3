"""What an action brings at once: what a tile produces, what a card or a City costs and gives, and the Nodus made."""

from typing import Any, Final, NamedTuple

from demesne.games.dominations.agenda import ORDER
from demesne.games.dominations.components import DOMAINS
from demesne.games.dominations.state import Dominations
from demesne.games.dominations.view import preview
from demesne.games.dominations.words import describe

PRODUCING: Final = {"place", "reactivate_tile"}
CHANGING: Final = {
    "city", "monument", "diamond", "circle", "develop", "upgrade", "assimilate", "turn_over", "put", "put_turned",
}  # fmt: skip


class Change(NamedTuple):
    """What an action changes at once for its actor."""

    points: int
    influence: int
    paid: dict[str, int]
    nodus: dict[str, int]


def brings(state: Dominations, action: int) -> dict[str, Any]:
    """What a choice brings, besides what it is: for a tile by each source that it offers."""
    verb = describe(state, action)["verb"]
    if verb in PRODUCING:
        return {"yields": preview(state, action)}
    if verb not in CHANGING:
        return {}
    found = change(state, tried(state, action))
    return {"vp": found.points, "influence": found.influence, "paid": found.paid, "nodus": found.nodus}


def change(state: Dominations, after: Dominations) -> Change:
    """The difference between two states."""
    seat = int(state.actor)
    knowledge = [int(state.knowledge[6 * seat + i] - after.knowledge[6 * seat + i]) for i in range(6)]
    nodus = [int(after.trees[seat].nodus[i] - state.trees[seat].nodus[i]) for i in range(6)]
    return Change(
        after.scores()[seat] - state.scores()[seat],
        int(after.influence[seat] - state.influence[seat]),
        {name: number for name, number in zip(DOMAINS, knowledge, strict=True) if number > 0},
        {name: number for name, number in zip(DOMAINS, nodus, strict=True) if number},
    )


def tried(state: Dominations, action: int) -> Dominations:
    """The state after an action and the effects that it sets off, in the order in which they come."""
    after = state.clone()
    after.act(action)
    while after.asked() == ORDER:
        after.act(max(after.options(after.top())))
    return after
