"""Bots for Dominion: big money, with or without a kingdom card."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from demesne.bots.bot import Bot, MakeBot, Window
from demesne.bots.dominion_sense import NEAR_THE_END, View, has_room, rate_answers
from demesne.bots.greedy import Greedy
from demesne.games.dominion.cards.card import CARDS
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.kingdoms import RANDOM
from demesne.games.dominion.names import find_card


def value(state: Dominion, action: int) -> float:
    """How good an action of the actor is, for bots that only compare."""
    return rate_answers(state.view(int(state.actor)), {action: state.describe(action)})[action]


class BigMoney:
    """Buys Provinces, Gold and Silver, and of one kingdom card as many as the deck can bear."""

    def __init__(self, card: str = "", seed: int = 0) -> None:
        self.card = find_card(card) if card else ""
        if card and not self.card:
            raise ValueError(f"There is no card called {card!r}.")

    def choose(self, window: Window) -> int:
        """Buy by the rule; everything else by what is sensible."""
        view = window.view
        described = {action: window.describe(action) for action in window.actions()}
        if view["question"]["kind"] == "buy":
            wanted = self.purchases(view)
            rated = {action: float(wanted.get(str(one.get("card")), -1)) for action, one in described.items()}
            rated = {action: 0.0 if described[action]["verb"] == "end turn" else rated[action] for action in described}
        else:
            rated = rate_answers(view, described)
        return max(rated, key=lambda action: rated[action])

    def purchases(self, view: View) -> dict[str, int]:
        """What is worth buying, the best with the highest number."""
        left = view["supply"]["province"]
        wanted = ["silver", "gold"]
        if self.card and self.card in view["supply"] and has_room(view, self.card):
            wanted.insert(2 if CARDS[self.card].cost >= CARDS["gold"].cost else 1, self.card)
        if left <= NEAR_THE_END // 2:
            wanted = ["estate", "silver", "gold", "duchy"]
        elif left <= NEAR_THE_END:
            wanted += ["duchy"]
        return {card: number for number, card in enumerate([*wanted, "province"], 1)}


def wishes(bots: Sequence[Bot]) -> dict[str, str]:
    """A random kingdom has the cards that these bots are about."""
    cards = sorted({bot.card for bot in bots if isinstance(bot, BigMoney) and bot.card})
    return {"kingdom": ", ".join([*cards, RANDOM])} if cards else {}


BOTS: Final[dict[str, MakeBot]] = {"greedy": partial(Greedy, value), "big-money": BigMoney}
