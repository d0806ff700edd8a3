"""The agenda: what is to be done and asked. A row for each step and each question says how, and how it is saved."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from demesne.core.fields import Fields

if TYPE_CHECKING:
    from demesne.games.dominations.state import Dominations

#: steps, which just happen
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
EFFECT: Final[i64] = 10
REACT: Final[i64] = 11

QUESTIONS: Final = [
    "wild", "wild_harvest", "objective", "monument", "return", "tile", "place", "reactivate", "source", "construct",
    "piece", "pay", "fit", "develop", "farewell", "trade", "assimilate", "initiative",
    "order",
]  # fmt: skip
WILD: Final[i64] = 12
WILD_HARVEST: Final[i64] = 13
OBJECTIVE: Final[i64] = 14
MONUMENT: Final[i64] = 15
RETURN: Final[i64] = 16
TILE: Final[i64] = 17
PLACE: Final[i64] = 18
REACTIVATE: Final[i64] = 19
SOURCE: Final[i64] = 20
CONSTRUCT: Final[i64] = 21
PIECE: Final[i64] = 22
PAY: Final[i64] = 23
FIT: Final[i64] = 24
DEVELOP: Final[i64] = 25
FAREWELL: Final[i64] = 26
TRADE: Final[i64] = 27
ASSIMILATE: Final[i64] = 28
INITIATIVE: Final[i64] = 29
ORDER: Final[i64] = 30

FIRST_QUESTION: Final[i64] = WILD
#: by number: the word in saved games
NAMES: Final = STEPS + QUESTIONS

#: how a card came to be fitted into a tree
DEVELOPED: Final[i64] = 0
ASSIMILATED: Final[i64] = 1
BOUGHT: Final[i64] = 2

DONE: Final[i64] = 0  # actions of several questions
TO_TRADE: Final[i64] = 1
TRADE_FIRST: Final[i64] = 0  # the action to trade before Vestigium is named

Data = dict[str, Any]


@mypyc_attr(acyclic=True)
class Entry:
    """An entry of the agenda: what is to be done or asked, of whom, and what it is about. Never changed."""

    def __init__(self, kind: i64, seat: i64, about: i64 = 0, how: i64 = 0, domain: i64 = 0, number: i64 = 0) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.about: Final = about  # the tile, cell, card, Monument in play, effect or moment
        self.how: Final = how  # which of the ways there are
        self.domain: Final = domain  # its Domain; for Vestigium, bits for those named
        self.number: Final = number  # how many

    def is_same(self, other: Entry) -> bool:
        """Whether another entry says the same."""
        same = self.kind == other.kind and self.seat == other.seat and self.about == other.about
        return same and self.how == other.how and self.domain == other.domain and self.number == other.number


MOST_PLAYERS: Final = 4
#: by MOST_PLAYERS * kind + seat: entries without any numbers, which all games share
PLAIN_ENTRIES: Final = vec[Entry]([Entry(kind, seat) for kind in range(len(NAMES)) for seat in range(MOST_PLAYERS)])


def plain_entry(kind: i64, seat: i64) -> Entry:
    """An entry without any numbers."""
    return PLAIN_ENTRIES[MOST_PLAYERS * kind + seat]


class Form:
    """An entry as plain data; most entries have no numbers."""

    def save(self, state: Dominations, entry: Entry) -> Data:
        """The facts of an entry."""
        return {}

    def load(self, data: Fields, state: Dominations, kind: int, seat: int) -> Entry:
        """The entry with these facts."""
        return plain_entry(kind, seat)

    def flaw(self, state: Dominations, below: list[Entry], entry: Entry) -> str:
        """Why an entry cannot be on the agenda above what is below, or ""."""
        return ""


class Step:
    """Something that just happens."""

    def __init__(self, kind: i64, act: Callable[[Dominations, Entry], None], form: Form) -> None:
        self.kind: Final = kind
        self.act: Final = act
        self.form: Final = form


class Question(Form):
    """Something that is asked; each question is a subclass, as compiled code calls methods directly."""

    def options(self, state: Dominations, entry: Entry) -> vec[i64]:
        """The answers, ascending."""
        raise NotImplementedError

    def answer(self, state: Dominations, entry: Entry, action: i64) -> None:
        """Carry out an answer."""
        raise NotImplementedError

    def describe(self, state: Dominations, entry: Entry, action: int) -> Data:
        """The verb of an answer with its parameters."""
        raise NotImplementedError


class Rows:
    """Every step and every question by its number."""

    def __init__(self, steps: list[Step], questions: list[Question]) -> None:
        self.steps: Final = steps
        self.questions: Final = questions

    def question(self, kind: i64) -> Question:
        """The question of this number."""
        return self.questions[kind - FIRST_QUESTION]

    def form(self, kind: i64) -> Form:
        """How an entry of this number is saved."""
        return self.steps[kind].form if kind < FIRST_QUESTION else self.question(kind)


def is_to_trade(kind: i64, action: i64) -> bool:
    """Whether the answer to a question is to trade before."""
    if kind in (WILD, WILD_HARVEST):
        return action == TRADE_FIRST
    return action == TO_TRADE and kind in (TILE, CONSTRUCT, DEVELOP, FAREWELL, ORDER)


# What forms are made of.

PLAIN_FORM: Final = Form()


def named(data: Fields, field: str, names: list[str], wanted: str) -> int:
    """The place of a name among the names there are."""
    name = data.value(field, str, wanted)
    if name not in names:
        raise ValueError(f"{data.name(field)}: {name!r} is not {wanted}.")
    return names.index(name)


def more(number: i64) -> Data:
    """Which of the ways there are, unless it is the first."""
    return {"more": int(number)} if number != 0 else {}
