"""A card of which something is known, as one number: the card, who knows it, and what else there is to know.

The seats and onlookers who know it are a set, which may be empty. Above it is the group of a card on a deck, the owner
of a card in a hand, or what a card that was laid down is from. Nobody else takes such a number apart.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.bits import BIT

ONLOOKER: Final = 6  # beside the seats
VIEWERS: Final = 7

CARD: Final[i64] = 31
FIRST_KNOWER: Final[i64] = 5
KNOWERS: Final[i64] = 127 << 5
REST: Final[i64] = 12
GROUP_NUMBERS: Final = range(16)
GROUPS: Final[i64] = 15 << 12
AMONG: Final[i64] = 16
PUBLIC: Final[i64] = 1 << 11  # onlookers, who know only what everybody knows


def card_of(known: i64) -> i64:
    """Which card it is."""
    return known & CARD


# Who knows it


def knower(viewer: i64) -> i64:
    """One seat, or onlookers, as a set."""
    return BIT[FIRST_KNOWER + viewer]


def everyone(players: i64) -> i64:
    """All seats and onlookers."""
    return BIT[FIRST_KNOWER + players] - BIT[FIRST_KNOWER] + knower(ONLOOKER)


def known_by(card: i64, knowers: i64) -> i64:
    """A card that these know, perhaps besides others."""
    return card | knowers


def knowers_of(known: i64) -> i64:
    """Who knows it."""
    return known & KNOWERS


def unknown_to(known: i64, knowers: i64) -> i64:
    """The same, but these do not know it."""
    return known & ~knowers


def is_known_to(known: i64, viewer: i64) -> bool:
    """Whether a seat, or onlookers, know it."""
    return known & BIT[FIRST_KNOWER + viewer] != 0


def is_public(known: i64) -> bool:
    """Whether everybody knows it."""
    return known & PUBLIC != 0


def is_known(known: i64) -> bool:
    """Whether anybody knows it."""
    return known > CARD


def same_knowledge(card: i64, known: i64) -> i64:
    """A card of which all is known that is known of another."""
    return card | known & ~CARD


def only_public(known: i64, all_viewers: i64) -> i64:
    """A card that comes to where only what everybody knows of it is kept."""
    return known & CARD | all_viewers if is_public(known) else known & CARD


def forget_all(cards: vec[i64]) -> None:
    """Nobody knows anything of these cards any more."""
    for i in range(len(cards)):
        cards[i] &= CARD


# Cards on a deck: those that all saw go there, but not in which order, have the number of their group.


def group_of(known: i64) -> i64:
    """The number of its group, or 0."""
    return (known & GROUPS) >> REST


def in_group(known: i64, group: i64) -> i64:
    """The same as one of a group."""
    return known & ~GROUPS | group << REST


# Cards in a hand


def held_by(known: i64, owner: i64) -> i64:
    """A card in somebody's hand."""
    return known | owner << REST


def owner_of(known: i64) -> i64:
    """In whose hand it is."""
    return known >> REST


# Cards laid down to be passed


def from_among(known: i64, cards: i64) -> i64:
    """A card that all know to be from a set of cards, if they know a whole hand."""
    return known | cards << AMONG


def among_of(known: i64) -> i64:
    """The set of cards that all know it to be from, or 0."""
    return known >> AMONG
