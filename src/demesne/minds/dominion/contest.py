"""Games between plans: how a menu fares against others in a kingdom."""

from typing import Any, Final

from mypy_extensions import i64

from demesne.core.chance import seeded
from demesne.core.game import Game
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.setup import deal_kingdom, make_cast
from demesne.minds.dominion.menu import BIG_MONEY_ULTIMATE, Menu
from demesne.minds.dominion.plan import Plan
from demesne.minds.dominion.playing import play_on

LONGEST: Final[i64] = 60  # turns of a game
VICTORY: Final[i64] = 67000  # what winning is worth, in thousandths of a point
GREATEST_LEAD: Final[i64] = 33  # points beyond which a lead is no better
EARLIER: Final[i64] = 1000  # more than anybody has turns


class Contest:
    """A kingdom, and so many others who play for money alone."""

    def __init__(self, game: Game[Any], kingdom: list[str], players: int) -> None:
        self.game: Final = game
        self.kingdom: Final = kingdom
        self.players: Final = players
        self.cast: Final = make_cast(kingdom)
        self.options: Final = game.settle(players, {})
        self.rival: Final = Plan(BIG_MONEY_ULTIMATE, self.cast)

    def play(self, plan: Plan, first: i64, games: i64) -> i64:
        """The sum of what came of so many games, each deal from seat after seat."""
        total: i64 = 0
        players: i64 = self.players
        plans = [self.rival] * self.players
        number: i64 = 0
        while number < games:
            me = number % players
            deal = seeded(first + number // players)
            state = deal_kingdom(self.game, self.players, self.kingdom, deal, self.options, False)
            plans[me] = plan
            play_on(state, plans, LONGEST)
            plans[me] = self.rival
            total += outcome(state, me)
            number += 1
        return total

    def plan(self, menu: Menu) -> Plan:
        """The menu with the cards of this kingdom."""
        return Plan(menu, self.cast)


def outcome(state: Dominion, me: i64) -> i64:
    """The share of the victory and the lead, in thousandths of a point, as if the game ended here."""
    mine = rank(state, me)
    best: i64 = rank(state, (me + 1) % state.players)
    equals: i64 = 1
    seat: i64 = 0
    while seat < state.players:
        if seat != me:
            theirs = rank(state, seat)
            best = max(best, theirs)
            if theirs == mine:
                equals += 1
        seat += 1
    ahead = (mine + EARLIER // 2) // EARLIER - (best + EARLIER // 2) // EARLIER
    share = VICTORY // equals if mine >= best else 0
    return share + 1000 * max(-GREATEST_LEAD, min(GREATEST_LEAD, ahead))


def rank(state: Dominion, seat: i64) -> i64:
    """One number for points, then fewer turns."""
    return EARLIER * state.points(state.owned(seat)) - state.seats[seat].turns
