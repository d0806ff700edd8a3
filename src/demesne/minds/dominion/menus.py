"""The search for a menu: those known to be good, then changes of the best, each of which must survive more games.

All play the same deals against the same rivals, so that the better of two shows early.
"""

from math import sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from demesne.core.chance import pick, seeded, step
from demesne.minds.dominion.contest import VICTORY, Contest
from demesne.minds.dominion.menu import WITHOUT_LIMIT, Menu
from demesne.minds.dominion.plan import Plan

POOL: Final = 16  # menus that are changed
ENOUGH: Final[i64] = 1500  # games after which a menu is known well
#: games that a new menu plays, and what it may be behind the one it is measured by, in thousandths of a victory
HURDLES: Final = [(10, 100), (20, 50), (40, 20), (100, 0), (300, 0)]
TELLING: Final = 3  # hurdles after which menus that came to the same are the same in all but words
MEASURE: Final = 4  # the place in the pool of the one it is measured by
CHECKED: Final = 4  # the best of the pool play on now and then
CHECK_EVERY: Final = 8  # changes
CHECK_GAMES: Final = 60
AT_A_TIME: Final[i64] = 10  # games
DOUBT: Final = 0.3  # what is taken off for the error of a menu's value, in victories at one game
NUMBERS: Final = [1, 1, 2, 2, 3, 4, WITHOUT_LIMIT]
ANY_BASIC: Final = ["copper", "estate", "duchy"]
THIN: Final = [0, 2, 3, 4, 5, 6, 8, 99]
LATEST: Final = 12  # Provinces


class Candidate:
    """A menu, and how it fared."""

    def __init__(self, menu: Menu, plan: Plan) -> None:
        self.menu: Final = menu
        self.plan: Final = plan
        self.total: i64 = 0
        self.games: i64 = 0
        self.marks: list[int] = []  # the total at each hurdle

    def value(self) -> float:
        """The mean of what came of it, in victories."""
        return float(self.total) / float(max(self.games, 1)) / float(VICTORY)

    def caution(self) -> float:
        """The same, less some of its error."""
        return self.value() - DOUBT / sqrt(float(max(self.games, 1)))


class MenuSearch:
    """Looks for a menu, better and better as long as it is let."""

    def __init__(self, contest: Contest, seed: int, known: list[Menu]) -> None:
        """`known` are the menus to start from, at least one; the most promising first."""
        self.contest: Final = contest
        self.chance: i64 = seeded(seed)
        self.first: Final = known[0]
        self.waiting: Final = known[::-1]  # not tried yet, the next one last
        self.seen: Final[set[str]] = set()
        self.pool: list[Candidate] = []  # the best first
        self.games: i64 = 0
        self.changes: i64 = 0
        self.last: i64 = 0  # the game after which the present search ends,
        self.end = 0.0  # or the time

    def best(self) -> Menu:
        """The menu that one can rely on most."""
        return max(self.pool, key=caution).menu if len(self.pool) > 0 else self.first

    def found(self) -> list[tuple[Menu, int, int, list[int]]]:
        """The menus of the pool, what came of them in all, in how many games, and at each hurdle."""
        return [(one.menu, int(one.total), int(one.games), one.marks) for one in self.pool]

    def take_over(self, menu: Menu, total: int, games: int, marks: list[int]) -> None:
        """Somebody else has found this menu, and how it fares."""
        candidate = Candidate(menu, self.contest.plan(menu))
        candidate.total = total
        candidate.games = games
        candidate.marks = marks
        self.games += games
        self.seen.add(menu.words())
        self.keep(candidate)

    def improve(self, games: i64, end: float) -> None:
        """Try menus until so many games are played in all, or it is time to end."""
        self.last = games
        self.end = end
        while not self.is_over():
            menu = self.waiting.pop() if len(self.waiting) > 0 else self.change_one()
            words = menu.words()
            if words not in self.seen:
                self.seen.add(words)
                self.try_out(Candidate(menu, self.contest.plan(menu)))
            self.changes += 1
            if self.changes % CHECK_EVERY == 0:
                self.check()

    def is_over(self) -> bool:
        """Whether there were games enough, or it is time to end."""
        return self.games >= self.last or perf_counter() >= self.end

    def try_out(self, candidate: Candidate) -> None:
        """Take a menu into the pool if it survives as many games as are needed to tell; broken off, it waits again."""
        is_measured = len(self.pool) > MEASURE
        bar = self.pool[MEASURE].value() if is_measured else 0.0
        for games, slack in HURDLES:
            is_played = self.play(candidate, games)
            if is_measured and candidate.value() < bar - slack / 1000.0:
                return
            if not is_played:
                self.waiting.append(candidate.menu)
                self.seen.discard(candidate.menu.words())
                return
            candidate.marks.append(candidate.total)
            if len(candidate.marks) >= TELLING and not self.replace_longer(candidate):
                return
        self.keep(candidate)

    def replace_longer(self, candidate: Candidate) -> bool:
        """Remove a menu from the pool that wants more to play the same; False if one there wants no more than this."""
        for other in self.pool:
            if other.marks[: len(candidate.marks)] == candidate.marks:
                if len(other.menu.wants) <= len(candidate.menu.wants):
                    return False
                self.pool.remove(other)
                return True
        return True

    def keep(self, candidate: Candidate) -> None:
        """Take a menu into the pool, from which the worst may have to go."""
        self.pool.append(candidate)
        self.pool.sort(key=minus_value)
        del self.pool[POOL:]

    def check(self) -> None:
        """Let the one of the best that is known least play on."""
        found = min(self.pool[:CHECKED], key=games_of, default=None)
        if found is not None and found.games < ENOUGH:
            self.play(found, CHECK_GAMES)
            self.pool.sort(key=minus_value)

    def play(self, candidate: Candidate, games: i64) -> bool:
        """Play so many games, or as many as there is time for; whether all were played."""
        players: i64 = self.contest.players
        while games > 0 and not self.is_over():
            some = min(games, AT_A_TIME)
            candidate.total += self.contest.play(candidate.plan, candidate.games // players, some)
            candidate.games += some
            self.games += some
            games -= some
        return games == 0

    # Changes

    def below(self, n: i64) -> i64:
        """A random number in range(n)."""
        self.chance = step(self.chance)
        return pick(self.chance, n)

    def change_one(self) -> Menu:
        """One of the pool, the better ones rather, with one change or two, or with all that another one wants."""
        at: i64 = 0
        while at + 1 < len(self.pool) and self.below(100) < 64:
            at += 1
        if len(self.pool) > 1 and self.below(100) < 15:
            return blend(self.pool[at].menu, self.pool[int(self.below(len(self.pool)))].menu)
        menu = self.change(self.pool[at].menu if len(self.pool) > 0 else self.first)
        return menu if self.below(100) < 60 else self.change(menu)

    def change(self, menu: Menu) -> Menu:
        """A menu with something different."""
        kind = self.below(100)
        wants = menu.wants[:]
        if kind < 30 or len(wants) == 0:
            wants.insert(int(self.below(len(wants) + 1)), self.new_want())
        elif kind < 45:
            del wants[int(self.below(len(wants)))]
        elif kind < 63:
            at = int(self.below(len(wants)))
            wants[at] = (wants[at][0], self.other_number(wants[at][1]))
        elif kind < 80:
            want = wants.pop(int(self.below(len(wants))))
            wants.insert(int(self.below(len(wants) + 1)), want)
        else:
            return self.change_numbers(menu)
        return Menu(menu.wealth, menu.duchies, menu.estates, menu.more_duchies, menu.thin, without_repeats(wants))

    def new_want(self) -> tuple[str, int]:
        """Any card, or one that a good menu wants."""
        if self.below(2) == 0 and len(self.pool) > 0:
            wants = self.pool[int(self.below(len(self.pool)))].menu.wants
            if len(wants) > 0:
                return wants[int(self.below(len(wants)))]
        names = ["silver", "gold", *self.contest.kingdom, ANY_BASIC[int(self.below(len(ANY_BASIC)))]]
        return names[int(self.below(len(names)))], NUMBERS[int(self.below(len(NUMBERS)))]

    def other_number(self, number: int) -> int:
        """More or fewer copies of a card."""
        if number >= WITHOUT_LIMIT:
            return [1, 2, 3, 5][int(self.below(4))]
        return max(1, number + [-2, -1, 1, 2, 3][int(self.below(5))])

    def change_numbers(self, menu: Menu) -> Menu:
        """When to turn to Victory cards, or how many Coppers to keep."""
        wealth, duchies, estates, more = menu.wealth, menu.duchies, menu.estates, menu.more_duchies
        kind = self.below(5)
        if kind == 0:
            wealth = max(0, wealth + [-6, -3, 3, 6, 10][int(self.below(5))])
        elif kind == 1:
            duchies = bounded(duchies + [-1, 1, 2][int(self.below(3))])
        elif kind == 2:
            estates = bounded(estates + [-1, 1][int(self.below(2))])
        elif kind == 3:
            more = bounded(more + [-2, -1, 1, 2][int(self.below(4))])
        thin = THIN[int(self.below(len(THIN)))] if kind == 4 else menu.thin
        return Menu(wealth, duchies, estates, more, thin, menu.wants)


def blend(menu: Menu, other: Menu) -> Menu:
    """A menu with all that another one wants, too, as early as it is wanted there."""
    wants: list[tuple[str, int]] = []
    at = 0
    for number, want in enumerate(other.wants):
        while at * len(other.wants) <= number * len(menu.wants) and at < len(menu.wants):
            wants.append(menu.wants[at])
            at += 1
        wants.append(want)
    wants += menu.wants[at:]
    return Menu(menu.wealth, menu.duchies, menu.estates, menu.more_duchies, menu.thin, without_repeats(wants))


def bounded(provinces: int) -> int:
    """A number of Provinces."""
    return max(0, min(LATEST, provinces))


def without_repeats(wants: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """Without what is on the menu already in at least that number."""
    most: dict[str, int] = {}
    kept = []
    for card, number in wants:
        if number > most.get(card, 0):
            most[card] = number
            kept.append((card, number))
    return kept


def minus_value(candidate: Candidate) -> float:
    """To have the best first."""
    return -candidate.value()


def caution(candidate: Candidate) -> float:
    """To find the one to rely on."""
    return candidate.caution()


def games_of(candidate: Candidate) -> int:
    """To find the one that is known least."""
    return candidate.games
