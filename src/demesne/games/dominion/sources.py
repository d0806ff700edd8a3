"""Where the cards of a question come from."""

from typing import Final

from demesne.core.bits import BIT
from demesne.games.dominion.state import (
    ANY_NUMBER,
    ANY_TYPE,
    ASIDE,
    DISCARD,
    HAND,
    LATEST,
    NAMES,
    NOWHERE,
    REACTIONS,
    SUPPLY,
    TRASH,
    Source,
)


def hand(types: int = ANY_TYPE, but: int = 0) -> Source:
    """The cards in hand."""
    return Source(HAND, NOWHERE, types, but, 0, ANY_NUMBER)


def only(card: int) -> Source:
    """The copies of one card in hand."""
    return Source(HAND, NOWHERE, ANY_TYPE, ~BIT[card], 0, ANY_NUMBER)


def aside(types: int = ANY_TYPE, but: int = 0, of: int = NOWHERE) -> Source:
    """The cards looked at, revealed or set aside; the player's own, or those of another."""
    return Source(ASIDE, of, types, but, 0, ANY_NUMBER)


def latest(types: int) -> Source:
    """The card set aside last."""
    return Source(LATEST, NOWHERE, types, 0, 0, ANY_NUMBER)


def supply(up_to: int = ANY_NUMBER, least: int = 0, types: int = ANY_TYPE, of: int = NOWHERE) -> Source:
    """The cards of the supply that cost so much; for the player who is asked, or for another."""
    return Source(SUPPLY, of, types, 0, least, up_to)


def about(player: int) -> Source:
    """Nothing to pick, but a choice about another player."""
    return Source(HAND, player, ANY_TYPE, 0, 0, ANY_NUMBER)


def in_trash(types: int) -> Source:
    """The cards in the trash."""
    return Source(TRASH, NOWHERE, types, 0, 0, ANY_NUMBER)


DISCARD_PILE: Final = Source(DISCARD, NOWHERE, ANY_TYPE, 0, 0, ANY_NUMBER)
ANY_NAME: Final = Source(NAMES, NOWHERE, ANY_TYPE, 0, 0, ANY_NUMBER)
USABLE_REACTIONS: Final = Source(REACTIONS, NOWHERE, ANY_TYPE, 0, 0, ANY_NUMBER)
