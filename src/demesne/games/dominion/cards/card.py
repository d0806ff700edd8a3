"""All cards of all sets, by id."""

from typing import Final

from demesne.games.dominion.state import Card

CARDS: Final[dict[str, Card]] = {}


def add_cards(cards: list[Card]) -> list[str]:
    """Add the cards of a set; their ids."""
    for card in cards:
        CARDS[card.key] = card
    return [card.key for card in cards]
