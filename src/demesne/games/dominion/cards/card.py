"""The shape of a card: a row of facts, and the steps of its text."""

from collections.abc import Callable
from typing import Final

from demesne.games.dominion.state import Card, Step

#: all cards of all sets, by id
CARDS: Final[dict[str, Card]] = {}


def card(
    name: str, cost: int, types: int, *, cards: int = 0, actions: int = 0, buys: int = 0, coins: int = 0,
    points: int = 0, text: Step | None = None, reaction: Step | None = None, reaction_from: int = 0,
    worth: Callable[[list[int]], int] | None = None,
) -> str:  # fmt: skip
    """Add a card; its id."""
    key = name.lower().replace(" ", "_")
    CARDS[key] = Card(name, cost, types, cards, actions, buys, coins, points, text, reaction, reaction_from, worth)
    return key
