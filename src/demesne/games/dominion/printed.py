"""What is printed on a card, besides its name and its text."""

from typing import Final

from demesne.games.dominion.cards.card import CARDS
from demesne.games.dominion.kingdoms import SETS
from demesne.games.dominion.recommended import RECOMMENDED
from demesne.games.dominion.shapes import CardType, Printed, PrintedCard
from demesne.games.dominion.state import ACTION, ATTACK, CURSED, REACTION, TREASURE, VICTORY

TYPES: Final[dict[int, CardType]] = {
    ACTION: "action", TREASURE: "treasure", VICTORY: "victory", CURSED: "curse", ATTACK: "attack", REACTION: "reaction",
}  # fmt: skip


def printed() -> Printed:
    """What is on all cards, and which of them make a box or a recommended kingdom that needs no other cards."""
    return {
        "cards": {key: print_card(key) for key in CARDS},
        "sets": SETS,
        "recommended": {name: cards.split() for name, cards in RECOMMENDED.items() if set(cards.split()) <= set(CARDS)},
    }


def print_card(key: str) -> PrintedCard:
    """What is on one card."""
    card = CARDS[key]
    return {
        "cost": int(card.cost),
        "types": types_in(int(card.types)),
        "cards": int(card.cards),
        "actions": int(card.actions),
        "buys": int(card.buys),
        "coins": int(card.coins),
        "points": int(card.points),
    }


def types_in(types: int) -> list[CardType]:
    """The names of the types in a set of them."""
    return [name for bit, name in TYPES.items() if types & bit]
