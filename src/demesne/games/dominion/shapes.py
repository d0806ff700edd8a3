"""What leaves the game as plain data. The types of the page are made of it."""

from typing import Literal, TypedDict

CardType = Literal["action", "treasure", "victory", "curse", "attack", "reaction"]


class PrintedCard(TypedDict):
    """What is on a card."""

    cost: int
    types: list[CardType]
    cards: int
    actions: int
    buys: int
    coins: int
    points: int


class Printed(TypedDict):
    """What is on all cards, by id."""

    cards: dict[str, PrintedCard]
