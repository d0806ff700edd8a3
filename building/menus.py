"""Looks for a good menu for every two kingdom cards of Dominion, better than the one that is written down for bots."""

import json
import multiprocessing
import sys
from collections.abc import Iterator
from itertools import combinations
from time import perf_counter
from typing import Final

import demesne
from demesne.games.dominion.cards.card import CARDS
from demesne.games.dominion.kingdoms import SETS
from demesne.games.dominion.state import ACTION, VICTORY
from demesne.minds.dominion.contest import Contest
from demesne.minds.dominion.cookbook import STARTING_MENUS, starting_menus
from demesne.minds.dominion.menu import BIG_MONEY_ULTIMATE, WITHOUT_LIMIT, Menu
from demesne.minds.dominion.menus import MenuSearch
from demesne.minds.dominion.sense import USES

GAMES: Final = 15000  # of a search
PROOF: Final = 1000  # games that say how good a menu is
FRESH: Final = 10**6  # the first deal that no search has seen
NEVER: Final = float("inf")
GOLD: Final = ("gold", WITHOUT_LIMIT)

Wants = list[tuple[str, int]]


def main() -> None:
    """Write the table anew; how far it is can be seen."""
    found: dict[str, list[str | int]] = {}
    cards = sorted({card for cards in SETS.values() for card in cards})
    pairs = list(combinations(cards, 2))
    start = perf_counter()
    with multiprocessing.Pool() as pool:
        for number, (pair, row) in enumerate(zip(pairs, pool.imap(best_menu, pairs), strict=True), 1):
            found[" ".join(pair)] = row
            if number % 50 == 0:
                print(number, round(perf_counter() - start), *pair, *row, file=sys.stderr, flush=True)
    lines = [f"{json.dumps(pair)}: {json.dumps(row)}" for pair, row in found.items()]
    STARTING_MENUS.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="ascii")


def best_menu(pair: tuple[str, str]) -> list[str | int]:
    """What comes of the best menu with these cards, in thousandths of a victory, and the menu."""
    contest = Contest(demesne.game("dominion"), list(pair), 2)
    known = [*starting_menus(list(pair)), *archetypes(list(pair))]
    search = MenuSearch(contest, 1, known)
    search.improve(GAMES, NEVER)
    value, words = max((prove(contest, menu), menu.words()) for menu in (known[0], search.best()))
    return [value, words]


def prove(contest: Contest, menu: Menu) -> int:
    """What comes of a menu in games that no search has seen."""
    return int(contest.play(contest.plan(menu), FRESH, PROOF)) // PROOF // 67


def archetypes(kingdom: list[str]) -> Iterator[Menu]:
    """The plain menus, from which the search starts."""
    yield BIG_MONEY_ULTIMATE
    for card in kingdom:
        for number in numbers(card):
            yield Menu(15, 4, 2, 6, 4, [(card, number), GOLD])
    one, other = sorted(kingdom, key=lambda card: -CARDS[card].cost)
    for first, second in ((one, other), (other, one)):
        for number in numbers(first):
            wants = [(first, number), (second, numbers(second)[-1])]
            for wealth in (15, 28):
                yield Menu(wealth, 4, 2, 6, 4, [*wants, GOLD])
            yield Menu(15, 4, 2, 6, 4, [GOLD, *wants])
            yield Menu(18, 4, 2, 6, 4, wants)
        yield from engines(first, second)
        yield from special(first, second)


def numbers(card: str) -> list[int]:
    """How many copies are worth trying."""
    facts = CARDS[card]
    if not facts.types & ACTION:
        return [WITHOUT_LIMIT]
    return [2, 5, 10] if facts.actions else [1, 2]


def engines(village: str, draw: str) -> Iterator[Menu]:
    """Actions that give more Actions, and others that draw."""
    if CARDS[village].actions > 1 and draw in USES and USES[draw].draws:
        wants = [(draw, 1), (village, 1), (draw, 2), (village, 2), (draw, 3), (village, 4), (draw, 5), GOLD]
        for wealth in (15, 32):
            yield Menu(wealth, 4, 2, 6, 4, wants)


def special(card: str, other: str) -> Iterator[Menu]:
    """Menus for Victory cards that count others."""
    number = 5 if CARDS[other].types & ACTION else WITHOUT_LIMIT
    many = (card, WITHOUT_LIMIT)
    if card == "gardens":
        yield Menu(99, 0, 0, 0, 0, [(other, 10), many, ("estate", WITHOUT_LIMIT), ("copper", WITHOUT_LIMIT)])
        yield Menu(99, 0, 0, 0, 0, [(other, 4), many, ("estate", WITHOUT_LIMIT), ("copper", WITHOUT_LIMIT)])
        yield Menu(15, 8, 3, 8, 0, [(other, number), many, GOLD])
    if card == "duke":
        duchies = ("duchy", WITHOUT_LIMIT)
        yield Menu(42, 6, 0, 6, 4, [(other, numbers(other)[-1]), ("gold", 1), ("duchy", 4), many])
        for gold in (1, 3):
            yield Menu(99, 0, 1, 0, 4, [(other, number), ("gold", gold), ("duchy", 4), many, duchies])
            yield Menu(99, 0, 1, 0, 4, [("gold", gold), ("duchy", 4), many, duchies])
    if CARDS[card].types & VICTORY:
        yield Menu(15, 4, 2, 6, 4, [(other, number), many, GOLD])


if __name__ == "__main__":
    main()
