"""Bots for Dominion."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from demesne.bots.bot import Bot, MakeBot
from demesne.bots.thinking import Compiled, Thinking, check_settings
from demesne.games.dominion.cards.card import CARDS
from demesne.games.dominion.kingdoms import RANDOM
from demesne.games.dominion.names import find_card
from demesne.games.dominion.state import ACTION
from demesne.minds.dominion.menu import BIG_MONEY_ULTIMATE, WITHOUT_LIMIT, Menu, read_menu
from demesne.minds.dominion.players import ByBook, ByMenu, ByWhim, Greedy
from demesne.minds.dominion.thinker import DominionThinker

MONEY: Final = read_menu("0 1 0 1 6: gold")
BEARABLE: Final = 2  # Actions that take an Action away, in a deck without villages


class BigMoney(Compiled):
    """Buys Provinces, Gold and Silver, and of one kingdom card as many as the deck can bear."""

    def __init__(self, card: str = "", seed: int = 0) -> None:
        self.card = find_card(card) if card else ""
        if card and not self.card:
            raise ValueError(f"There is no card called {card!r}.")
        super().__init__(ByMenu(seed, self.menu()))

    def menu(self) -> Menu:
        """The card after Gold, unless it is as dear."""
        wants = [("gold", WITHOUT_LIMIT)]
        if self.card:
            facts = CARDS[self.card]
            number = BEARABLE if facts.types & ACTION and not facts.actions else WITHOUT_LIMIT
            wants.insert(0 if facts.cost >= CARDS["gold"].cost else 1, (self.card, number))
        return Menu(0, 4, 2, 4, 6, wants)


def by_menu(menu: Menu, seed: int = 0) -> Compiled:
    """A bot that plays by a menu."""
    return Compiled(ByMenu(seed, menu))


def beginner(seed: int = 0) -> Compiled:
    """Buys some Actions that it likes, and Provinces as soon as possible."""
    return Compiled(ByWhim(seed))


def hard(seed: int = 0) -> Compiled:
    """Plays by one of the best menus for two cards of the kingdom."""
    return Compiled(ByBook(seed))


def master(seed: int = 0, time: float = 0.0, worlds: int = 0) -> Thinking:
    """Looks for a menu, and thinks for `time` seconds a turn, or through so many worlds a decision."""
    check_settings(time, worlds)
    return Thinking(DominionThinker(seed, worlds, time))


def greedy(seed: int = 0) -> Compiled:
    """Gains what is worth most now."""
    return Compiled(Greedy(seed))


def wishes(bots: Sequence[Bot]) -> dict[str, str]:
    """A random kingdom has the cards that these bots are about."""
    cards = sorted({bot.card for bot in bots if isinstance(bot, BigMoney) and bot.card})
    return {"kingdom": ", ".join([*cards, RANDOM])} if cards else {}


BOTS: Final[dict[str, MakeBot]] = {
    "beginner": beginner,
    "easy": partial(by_menu, MONEY),
    "medium": partial(by_menu, BIG_MONEY_ULTIMATE),
    "hard": hard,
    "master": partial(master, worlds=4000),
    "greedy": greedy,
    "big-money": BigMoney,
    "big-money-ultimate": partial(by_menu, BIG_MONEY_ULTIMATE),
}
