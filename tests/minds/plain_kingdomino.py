"""The yardsticks of Kingdomino in plain Python: the compiled ones must choose the same."""

from demesne.bots.bot import Window
from demesne.core.bits import count
from demesne.core.chance import pick, seeded, step
from demesne.games.kingdomino.engine import Kingdomino
from demesne.games.kingdomino.kingdom import PLACE, WINDOW, Kingdom, beside
from demesne.games.kingdomino.scoring import (
    HARMONY,
    MIDDLE_KINGDOM,
    crowns_on,
    land_points,
    properties,
)
from demesne.minds.kingdomino.greedy import CANDIDATES, LONELY_SQUARE, LONGER_PROPERTY, ROOM_TO_GROW


def value(state: Kingdomino, action: int) -> float:
    """The points that a placement brings, or that a domino could bring if it were placed at once."""
    kingdom = state.kingdoms[state.actor]
    if action >= PLACE:
        return int(land_points(laid(kingdom, state.line[state.turn], action)) - land_points(kingdom))
    return int(best_land_points(kingdom, action, state.rules.size) - land_points(kingdom))


class FullGreedy:
    """Places so that this domino and the best one of the new line together make the best kingdom."""

    def __init__(self, seed: int = 0) -> None:
        self.chance: int = seeded(seed)

    def choose(self, window: Window) -> int:
        """The action after which the kingdom can be made best; among equals, any."""
        state = window.guess(self.chance)
        assert isinstance(state, Kingdomino)
        values = placement_values(state) if state.placing else domino_values(state)
        best = [action for action in values if values[action] == max(values.values())]
        self.chance = step(self.chance)
        return best[pick(self.chance, len(best))]


def domino_values(state: Kingdomino) -> dict[int, float]:
    """What the kingdom can be made with each free domino."""
    kingdom = state.kingdoms[state.actor]
    return {domino: prospect(state, kingdom, domino) for domino in state.actions()}


def placement_values(state: Kingdomino) -> dict[int, float]:
    """What the kingdom can be made after each of the more promising placements."""
    kingdoms = {
        placement: laid(state.kingdoms[state.actor], state.line[state.turn], placement) for placement in state.actions()
    }
    free = list(state.free_dominoes())
    if not free:
        return {placement: worth(state, kingdom) for placement, kingdom in kingdoms.items()}
    promise = {placement: quick_prospect(state, kingdom, free) for placement, kingdom in kingdoms.items()}
    candidates = sorted(kingdoms, key=promise.__getitem__, reverse=True)[:CANDIDATES]
    return {placement: max(prospect(state, kingdoms[placement], domino) for domino in free) for placement in candidates}


def best_land_points(kingdom: Kingdom, domino: int, size: int) -> int:
    """The most that the land can pay with this domino added; -1 if it fits nowhere."""
    return max((int(land_points(laid(kingdom, domino, one))) for one in kingdom.placements(domino, size)), default=-1)


def quick_prospect(state: Kingdomino, kingdom: Kingdom, free: list[int]) -> float:
    """What a kingdom promises, its shape judged before the next domino is added."""
    points = max(int(best_land_points(kingdom, domino, state.rules.size)) for domino in free)
    return points + shape(state, kingdom)


def prospect(state: Kingdomino, kingdom: Kingdom, domino: int) -> float:
    """What a kingdom can be made with this domino."""
    placements = kingdom.placements(domino, state.rules.size)
    if len(placements) == 0:
        return worth(state, kingdom) - int(HARMONY)
    return max(worth(state, laid(kingdom, domino, placement)) for placement in placements)


def laid(kingdom: Kingdom, domino: int, placement: int) -> Kingdom:
    """The kingdom with the domino in it."""
    after = kingdom.clone()
    after.lay(domino, placement)
    return after


def worth(state: Kingdomino, kingdom: Kingdom) -> float:
    """What a kingdom pays now, and what its shape promises."""
    return int(land_points(kingdom)) + shape(state, kingdom)


def shape(state: Kingdomino, kingdom: Kingdom) -> float:
    """What a kingdom's shape is worth: the castle in the middle, no gaps, room where crowns are."""
    free = WINDOW[8 * state.rules.size + kingdom.columns] & ~kingdom.taken
    lonely = free & ~beside(free) & beside(kingdom.taken)
    good = -LONELY_SQUARE * int(count(lonely))
    if state.rules.middle_kingdom and can_have_castle_in_middle(state, kingdom):
        good += int(MIDDLE_KINGDOM)
    for _, squares in properties(kingdom):
        room = int(count(beside(squares) & free))
        if room:
            good += ROOM_TO_GROW * int(crowns_on(kingdom, squares)) * min(room, 3)
            good += LONGER_PROPERTY * (int(count(squares)) - 1)
    return good


def can_have_castle_in_middle(state: Kingdomino, kingdom: Kingdom) -> bool:
    """Whether nothing lies further from the castle than half the frame."""
    reach = state.rules.size // 2
    east, south = kingdom.west + kingdom.columns - 1, kingdom.north + kingdom.rows - 1
    return max(-kingdom.west, -kingdom.north, east, south) <= reach
