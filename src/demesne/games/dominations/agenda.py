"""What can be on the agenda: steps, which just happen, and questions. In a saved game they are words."""

from typing import Final

from mypy_extensions import i64

STEPS: Final = [
    "reveal", "draw", "turn", "reap", "end_effects", "assimilation", "influence_points", "roles", "next_era", "finish",
    "effect", "react",
]  # fmt: skip
REVEAL: Final[i64] = 0
DRAW: Final[i64] = 1
TURN: Final[i64] = 2
REAP: Final[i64] = 3
END_EFFECTS: Final[i64] = 4
ASSIMILATION: Final[i64] = 5
INFLUENCE_POINTS: Final[i64] = 6
ROLES: Final[i64] = 7
NEXT_ERA: Final[i64] = 8
FINISH: Final[i64] = 9
EFFECT: Final[i64] = 10  # its row; its Domain and, above 4 bits, how much it gives if that is settled
REACT: Final[i64] = 11  # when

QUESTIONS: Final = [
    "wild", "wild_harvest", "objective", "monument", "return", "tile", "place", "reactivate", "source", "construct",
    "piece", "pay", "fit", "develop", "farewell", "trade", "assimilate", "initiative",
    "order",
]  # fmt: skip
WILD: Final[i64] = 32  # how many; bits for the Domains named
WILD_HARVEST: Final[i64] = 33  # the same
OBJECTIVE: Final[i64] = 34
MONUMENT: Final[i64] = 35
RETURN: Final[i64] = 36  # 0; 0 before drawing, 1 after
TILE: Final[i64] = 37  # 1 if it is a second one
PLACE: Final[i64] = 38  # the tile
REACTIVATE: Final[i64] = 39
SOURCE: Final[i64] = 40  # the cell; 1 if it is reactivated
CONSTRUCT: Final[i64] = 41
PIECE: Final[i64] = 42  # the Monument in play
PAY: Final[i64] = 43  # the Monument in play; the Domain and, above 3 bits, how much is still to be paid
FIT: Final[i64] = 44  # the card, for Masteries its first copy; how it came
DEVELOP: Final[i64] = 45
FAREWELL: Final[i64] = 46
TRADE: Final[i64] = 47
ASSIMILATE: Final[i64] = 48
INITIATIVE: Final[i64] = 49  # 1 + seat for each place settled, 3 bits each, the last settled lowest
ORDER: Final[i64] = 50  # how many effects below it on the agenda

#: how a card came to be fitted into a tree
DEVELOPED: Final[i64] = 0
ASSIMILATED: Final[i64] = 1
BOUGHT: Final[i64] = 2

DONE: Final[i64] = 0  # actions of several questions
TO_TRADE: Final[i64] = 1


def kind_of(entry: i64) -> i64:
    """What is to be done or asked."""
    return entry & 63


def seat_of(entry: i64) -> i64:
    """Of whom."""
    return entry >> 6 & 7


def first_of(entry: i64) -> i64:
    """The first number of an entry."""
    return entry >> 9 & 0xFFFFFF


def second_of(entry: i64) -> i64:
    """The second number of an entry."""
    return entry >> 33
