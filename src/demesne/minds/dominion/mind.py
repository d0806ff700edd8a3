"""Dominion for the search: everybody plays on by a menu, to the end."""

from typing import Final

from mypy_extensions import i64

from demesne.core.state import OVER, State
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.state import BUYS, COPPER, CURSE, FIRST_CARD
from demesne.minds.dominion.contest import outcome
from demesne.minds.dominion.menu import BIG_MONEY_ULTIMATE, Menu
from demesne.minds.dominion.plan import Plan
from demesne.minds.dominion.playing import decide
from demesne.minds.mind import Mind
from demesne.minds.search import NONE, Thought
from demesne.minds.search import Plan as Trial

FAR: Final[i64] = 500  # reveals for each player: some 40 turns
BASIC_CARDS: Final = 7
FIRST: Final[i64] = 1  # the promise of what is tried first
DULL: Final[i64] = -1  # the promise of what is judged, but not tried of one's own will


class DominionMind(Mind):
    """By seat, the plan that everybody is thought to have."""

    def __init__(self) -> None:
        self.menu: Menu = BIG_MONEY_ULTIMATE  # of the seat that thinks
        self.plans: list[Plan] = []

    def prepare(self, state: State, me: i64) -> None:
        """The others do as well as this seat knows to do, unless they buy no kingdom cards."""
        assert isinstance(state, Dominion)
        own = Plan(self.menu, state.cast)
        money = Plan(BIG_MONEY_ULTIMATE, state.cast)
        self.plans = []
        for seat in range(state.players):
            self.plans.append(money if seat != me and wants_money_alone(state, seat) else own)

    def horizon(self, state: State) -> i64:
        """To the end, unless there is none."""
        return FAR * state.players

    def policy(self, state: State, me: i64, chance: i64) -> i64:
        """What the plan of the actor says."""
        assert isinstance(state, Dominion)
        return decide(self.plans[state.actor], state)

    def leaf(self, state: State, me: i64) -> i64:
        """The share of the victory, and the lead."""
        assert isinstance(state, Dominion)
        return outcome(state, me)


def wants_money_alone(state: Dominion, seat: i64) -> bool:
    """Whether somebody owns no kingdom card: at the beginning everybody seems to, as in the search for menus."""
    return sum(state.owned(seat)[BASIC_CARDS:]) == 0


class ActionThought(Thought):
    """One decision: every answer, of which the menu's own is the favourite."""

    def list_plans(self) -> list[Trial]:
        """Every answer; to buy a Copper or a Curse is not worth trying, unless the menu says so."""
        state = self.state
        assert isinstance(state, Dominion)
        usual = self.mind.policy(state, self.me, self.chance)
        is_purchase = state.agenda[-1].kind == BUYS
        trials: list[Trial] = []
        for action in state.legal():
            trial = Trial(action, NONE, 0)
            if action == usual:
                trial.promise = FIRST
                self.favourite = trial
            elif is_purchase and action in (COPPER + FIRST_CARD, CURSE + FIRST_CARD):
                trial.promise = DULL
            trials.append(trial)
        return trials

    def consider_best(self) -> None:
        """Let all race that are worth trying, as no other answer promises more than another at first sight."""
        super().consider_best()
        self.alive = [trial for trial in self.alive if trial.promise > DULL]
        self.raced = self.alive


class MenuThought(Thought):
    """Which menu to play by from here on; the first one is the favourite."""

    def __init__(self, mind: DominionMind, state: State, seed: i64, menus: list[Menu]) -> None:
        assert isinstance(state, Dominion)
        self.menus: Final = menus
        self.own: Final = [Plan(menu, state.cast) for menu in menus]
        self.by_menu: Final = mind
        super().__init__(mind, state, seed)

    def list_plans(self) -> list[Trial]:
        """A trial for each menu, known by its number."""
        trials: list[Trial] = []
        for number in range(len(self.menus)):
            trials.append(Trial(number, NONE, 0))
        self.favourite = trials[0]
        return trials

    def play_on(self, world: State, plan: Trial) -> i64:
        """Play on by the menu."""
        assert isinstance(world, Dominion)
        plans = self.by_menu.plans
        plans[self.me] = self.own[plan.first]
        while world.actor != OVER and world.reveals < self.last:
            world.perform(decide(plans[world.actor], world))
        return outcome(world, self.me)
