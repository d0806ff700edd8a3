"""Players that do not search: by a menu, by one from the book, by one made up, or by what is worth most."""

from typing import Final

from mypy_extensions import i64

from demesne.core.chance import pick, step
from demesne.core.state import State
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.state import ACTION
from demesne.minds.dominion.cookbook import starting_menus
from demesne.minds.dominion.greedy import GreedyPlan
from demesne.minds.dominion.menu import WITHOUT_LIMIT, Menu
from demesne.minds.dominion.mind import BASIC_CARDS
from demesne.minds.dominion.plan import Plan
from demesne.minds.dominion.playing import decide
from demesne.minds.player import Player

GOOD_MENUS: Final = 15  # of the book
FANCIES: Final = 4  # kingdom cards
MOST_OF_ONE: Final[i64] = 3


class ByPlan(Player):
    """Makes a plan at the first decision, and plays by it."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.plan: Plan | None = None

    def make_plan(self, state: Dominion) -> Plan:
        """The plan for this game."""
        raise NotImplementedError

    def decide(self, state: State) -> i64:
        """What the plan says."""
        assert isinstance(state, Dominion)
        plan = self.plan
        if plan is None or plan.cast is not state.cast:
            plan = self.make_plan(state)
            self.plan = plan
        return decide(plan, state)

    def below(self, n: i64) -> i64:
        """A random number in range(n)."""
        self.chance = step(self.chance)
        return pick(self.chance, n)


class ByMenu(ByPlan):
    """Plays by a menu, whatever the kingdom."""

    def __init__(self, seed: int, menu: Menu) -> None:
        super().__init__(seed)
        self.menu: Final = menu

    def make_plan(self, state: Dominion) -> Plan:
        """The menu."""
        return Plan(self.menu, state.cast)


class ByBook(ByPlan):
    """Plays by one of the best menus for two cards of the kingdom that are in the book."""

    def make_plan(self, state: Dominion) -> Plan:
        """The menu of the book."""
        menus = starting_menus(state.cast.ids[BASIC_CARDS:])[:GOOD_MENUS]
        return Plan(menus[int(self.below(len(menus)))], state.cast)


class ByWhim(ByPlan):
    """Takes a fancy to some Actions of the kingdom, and buys Provinces as soon as possible."""

    def make_plan(self, state: Dominion) -> Plan:
        """Some Actions, each a few times, and Gold."""
        cast = state.cast
        names = [name for i, name in enumerate(cast.ids) if cast.types[i] & ACTION != 0]
        wants: list[tuple[str, int]] = []
        while len(wants) < FANCIES and len(names) > 0:
            name = names.pop(int(self.below(len(names))))
            wants.append((name, int(1 + self.below(MOST_OF_ONE))))
        return Plan(Menu(0, 2, 1, 2, 6, [*wants, ("gold", WITHOUT_LIMIT)]), cast)


class Greedy(ByPlan):
    """Gains what is worth most now."""

    def make_plan(self, state: Dominion) -> Plan:
        """Whatever the kingdom."""
        return GreedyPlan(state.cast)
