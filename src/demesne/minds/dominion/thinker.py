"""The player that thinks: looks for a menu, asks every turn whether it is still the best, and tries every answer."""

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from demesne.core.chance import step
from demesne.core.state import State
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.state import BUYS, NO_ROUNDS, TREASURES
from demesne.minds.dominion.contest import Contest
from demesne.minds.dominion.cookbook import recall, remember, starting_menus
from demesne.minds.dominion.menu import BIG_MONEY_ULTIMATE, Menu
from demesne.minds.dominion.menus import MenuSearch
from demesne.minds.dominion.mind import BASIC_CARDS, ActionThought, DominionMind, MenuThought
from demesne.minds.dominion.playing import most_treasures
from demesne.minds.search import NEVER, Thought
from demesne.minds.thinker import Thinker

SEED: Final = 1  # of the search for menus, which is the same for everybody
STARTERS: Final = 20  # of the menus that come with the package
RIPE: Final[i64] = 200000  # games after which the search for a menu is over
GAMES_A_PLAYOUT: Final[i64] = 4  # in the search for a menu, for each playout of a decision
OPENING: Final[i64] = 4  # turns in which most of the time goes to the search for a menu
OPENING_SHARE: Final = 0.6
LATER_SHARE: Final = 0.15
MENU_SHARE: Final = 0.2  # of a turn, to ask whether the menu is still the best
ANSWER_SHARE: Final = 0.2  # of a turn, for an answer that is no purchase
PURCHASE_SHARE: Final = 0.4  # of a turn, left for purchases
OTHERS: Final = 3  # menus of the search that are compared with the present one
KEPT: Final = 50  # searches
AS_LONG_AS_THERE_IS_TIME: Final[i64] = -1
#: searches in this process, by kingdom, players and number of games
SEARCHES: Final[dict[str, MenuSearch]] = {}


class DominionThinker(Thinker):
    """Thinks through so many playouts a decision or, if `seconds` are given, so long a turn."""

    def __init__(self, seed: int, playouts: int, seconds: float) -> None:
        self.own_mind: Final = DominionMind()
        super().__init__(self.own_mind, seed, playouts, seconds, 0)
        self.search: MenuSearch | None = None
        self.turn = ""  # the present one
        self.spent = 0.0  # seconds in it

    def decide(self, state: State) -> i64:
        """The answer that fared best."""
        assert isinstance(state, Dominion)
        if state.agenda[-1].kind == TREASURES:
            return most_treasures(state.options)
        start = perf_counter()
        self.begin_turn(state, start)
        thought = self.begin(state)
        thought.consider_best()
        self.think(thought, self.time_for(state, perf_counter() - start))
        self.spent += perf_counter() - start
        return thought.choice().first

    def judge(self, state: State) -> Thought:
        """What it thinks of every answer, with all the time that is left of the turn."""
        assert isinstance(state, Dominion)
        start = perf_counter()
        self.begin_turn(state, start)
        thought = self.begin(state)
        thought.consider_every_action()
        self.think(thought, self.seconds - self.spent - (perf_counter() - start))
        self.spent += perf_counter() - start
        return thought

    def ponder(self, state: State, me: i64, seconds: float) -> None:
        """While others decide, look for better menus."""
        assert isinstance(state, Dominion)
        self.search_for(state).improve(RIPE, perf_counter() + seconds)

    def begin(self, state: State) -> Thought:
        """Every answer, by the present menu."""
        self.chance = step(self.chance)
        return ActionThought(self.own_mind, without_passes(state), self.chance)

    def think(self, thought: Thought, seconds: float) -> None:
        """Race through so many playouts or, if this player has seconds, as long as this."""
        if self.seconds == 0.0:
            thought.think_through(self.playouts)
        elif seconds > 0.0:
            thought.think_until(perf_counter(), seconds)

    def time_for(self, state: Dominion, gone: float) -> float:
        """Purchases get most of a turn, the last one all that is left; `gone` are the seconds since the question."""
        left = self.seconds - self.spent - gone
        if state.agenda[-1].kind != BUYS:
            return min(ANSWER_SHARE * self.seconds, left - PURCHASE_SHARE * self.seconds)
        return left if state.buys == 1 else left / 2.0

    # Menus

    def begin_turn(self, state: Dominion, start: float) -> None:
        """Once a turn of one's own: look for menus, and take the one that promises most from here on."""
        turn = f"{state.turn} {state.seats[state.turn].turns}"
        if turn == self.turn:
            return
        self.turn = turn
        self.spent = 0.0
        me = state.actor
        is_new = self.search is None
        search = self.search_for(state)
        is_opening = state.seats[me].turns < OPENING
        if self.seconds > 0.0 and search.games < RIPE and state.turn == me:
            search.improve(RIPE, start + (OPENING_SHARE if is_opening else LATER_SHARE) * self.seconds)
            remember(search.contest.kingdom, search.contest.players, search.found())
        if is_new or is_opening:
            self.own_mind.menu = search.best()
        if state.turn == me:
            self.choose_menu(state, search)

    def choose_menu(self, state: Dominion, search: MenuSearch) -> None:
        """Compare the present menu with the best others, and with some that turn to Victory cards earlier or later."""
        present = self.own_mind.menu
        menus = [present]
        known = {present.words()}
        for menu in [one.menu for one in search.pool[:OTHERS]] + variants(present):
            if menu.words() not in known:
                known.add(menu.words())
                menus.append(menu)
        self.chance = step(self.chance)
        thought = MenuThought(self.own_mind, without_passes(state), self.chance, menus)
        thought.consider_best()
        if self.seconds > 0.0:
            thought.think_until(perf_counter(), MENU_SHARE * self.seconds)
        else:
            thought.think_through(int(MENU_SHARE * float(self.playouts)))
        self.own_mind.menu = menus[thought.choice().first]

    def search_for(self, state: Dominion) -> MenuSearch:
        """The search for a menu for this kingdom, which starts with the first decision."""
        search = self.search
        if search is None:
            search = self.shared_search(state)
            self.search = search
        return search

    def shared_search(self, state: Dominion) -> MenuSearch:
        """With seconds, one that goes on from game to game; else one of so many games, always the same."""
        games = GAMES_A_PLAYOUT * self.playouts if self.seconds == 0.0 else AS_LONG_AS_THERE_IS_TIME
        contest = Contest(state.game, state.cast.ids[BASIC_CARDS:], int(state.players))
        key = f"{','.join(contest.kingdom)} {state.players} {games}"
        search = SEARCHES.get(key)
        if search is None:
            search = MenuSearch(contest, SEED, [*starting_menus(contest.kingdom)[:STARTERS], BIG_MONEY_ULTIMATE])
            if self.seconds > 0.0:
                for menu, total, number, marks in recall(contest.kingdom, contest.players):
                    search.take_over(menu, total, number, marks)
            search.improve(games, NEVER)
            if len(SEARCHES) >= KEPT:
                SEARCHES.clear()
            SEARCHES[key] = search
        return search


def without_passes(state: State) -> Dominion:
    """The same game, as if what was passed from hand to hand were known: to guess it anew for every world is slow."""
    twin = state.clone()
    assert isinstance(twin, Dominion)
    twin.rounds = NO_ROUNDS
    return twin


def variants(menu: Menu) -> list[Menu]:
    """The same menu, turning to Victory cards earlier or later."""
    wealth, duchies, estates, more = menu.wealth, menu.duchies, menu.estates, menu.more_duchies
    return [
        Menu(wealth, duchies + 2, estates, more + 2, menu.thin, menu.wants),
        Menu(wealth, max(0, duchies - 2), max(0, estates - 1), max(0, more - 2), menu.thin, menu.wants),
        Menu(0, duchies, estates, more, menu.thin, menu.wants),
        Menu(wealth + 10, duchies, estates, more, menu.thin, menu.wants),
    ]
