"""Observations and actions as numbers in flat arrays, for programs that learn."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr, u8

from demesne.core.state import State

NO_PARTS: Final = vec[vec[u8]]()
MOST: Final[i64] = 255  # what a place of an observation can hold, and stands for all that is more


def at_most(number: i64) -> u8:
    """A number that may be more than a place can hold."""
    return u8(min(number, MOST))


class Field:
    """A part of an observation: an array of numbers that mean the same, row by row."""

    def __init__(self, name: str, shape: tuple[int, ...], high: int, help: str) -> None:
        self.name: Final = name
        self.shape: Final = shape
        self.size: Final = product(shape)
        self.high: Final = high  # no number in it is higher, and none is below 0
        self.help: Final = help
        self.start = 0  # where it begins in the observation


class Block:
    """A part of the space of actions: an array of actions of one kind, row by row."""

    def __init__(self, name: str, shape: tuple[int, ...], help: str) -> None:
        self.name: Final = name
        self.shape: Final = shape
        self.size: Final = product(shape)
        self.help: Final = help
        self.start = 0  # the index of its first action


@final
@mypyc_attr(acyclic=True)
class Sheet:
    """A row of an array on which the observations of one game are written, each over the one before.

    Rows of an array share its memory: what `extend` appends to `before` is written there.
    """

    def __init__(self, before: vec[u8], blank: vec[u8], parts: vec[vec[u8]], notes: i64) -> None:
        self.before: Final = before  # the rows before this one
        self.start: Final[i64] = len(before)
        self.array: Final = extend(before, blank)  # the same and this one
        self.parts: Final = parts  # of observations, for games that put them together from such
        self.noted: Final = vec[i64]([0] * notes)  # what was observed, for games to see what has changed


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """How the observations and the actions of one table are laid out; each game defines one subclass.

    Seats are counted from the observer: 0 is the one who observes, 1 the next in the order of seats.
    """

    def __init__(self, players: int, fields: list[Field], blocks: list[Block]) -> None:
        self.players: Final[i64] = players
        self.fields: Final = fields
        self.blocks: Final = blocks
        size, actions = 0, 0
        for field in fields:
            field.start = size
            size += field.size
        for block in blocks:
            block.start = actions
            actions += block.size
        self.size: Final[i64] = size  # of an observation
        self.actions: Final[i64] = actions  # how many indices there are
        #: by players + seat - observer: the seat as that one counts it
        self.counted: Final = vec[i64]([seat % players for seat in range(2 * players)])
        self.blank: vec[u8] = vec[u8]([u8(0)] * size)  # an observation before anything is written
        self.notes: i64 = 0  # how many numbers are noted of one
        self.closed: Final[vec[u8]] = vec[u8]([u8(0)] * actions)  # a mask that allows nothing

    # What a game defines for the compiled loops: trusting, without checks.

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write what a seat observes over what is blank, or over what any seat observed before in the same game."""
        raise NotImplementedError

    def index(self, state: State, action: i64) -> i64:
        """The index of a legal action."""
        raise NotImplementedError

    def action(self, state: State, index: i64) -> i64:
        """The action of an index; of one that is not allowed, something that is no legal action."""
        raise NotImplementedError

    # What every game has.

    def sheet(self, before: vec[u8]) -> Sheet:
        """A blank row behind others of an array that has room for it."""
        return Sheet(before, self.blank, NO_PARTS, self.notes)

    def renew(self, sheet: Sheet) -> None:
        """Make a row blank again, for another game."""
        extend(sheet.before, self.blank)
        for i in range(self.notes):
            sheet.noted[i] = 0

    def mark(self, state: State, into: vec[u8], at: i64) -> None:
        """Allow the legal actions in a closed mask, from a place on."""
        for action in state.legal():
            into[at + self.index(state, action)] = u8(1)

    def observe(self, state: State, seat: i64) -> vec[u8]:
        """What a seat observes."""
        sheet = self.sheet(vec[u8](capacity=self.size))
        self.write(state, seat, sheet)
        return sheet.array

    def mask(self, state: State) -> vec[u8]:
        """By index: 1 if the actor may choose it, 0 if not."""
        found = self.closed[:]
        self.mark(state, found, 0)
        return found

    def relative(self, other: i64, seat: i64) -> i64:
        """A seat as the observer counts them."""
        return self.counted[self.players + other - seat]

    def start(self, name: str) -> i64:
        """Where a field of the observation begins."""
        starts = [field.start for field in self.fields if field.name == name]
        if len(starts) == 0:
            raise ValueError(f"An observation has no field {name!r}.")
        return starts[0]

    def first(self, name: str) -> i64:
        """The first index of a block of actions."""
        starts = [block.start for block in self.blocks if block.name == name]
        if len(starts) == 0:
            raise ValueError(f"There is no block of actions {name!r}.")
        return starts[0]

    @property
    def shape(self) -> tuple[int]:
        """The shape of an observation."""
        return (int(self.size),)

    @property
    def high(self) -> list[int]:
        """The highest number that each place of an observation can have; the lowest is 0."""
        return [field.high for field in self.fields for _ in range(field.size)]

    @property
    def names(self) -> list[str]:
        """The name of each place of an observation, such as `hand[3]`."""
        return [name for field in self.fields for name in places(field.name, field.shape)]


def places(name: str, shape: tuple[int, ...]) -> list[str]:
    """The names of the places of an array, row by row."""
    if len(shape) == 0:
        return [name]
    found = [""]
    for length in shape:
        found = [f"{before},{place}" for before in found for place in range(length)]
    return [f"{name}[{place[1:]}]" for place in found]


def product(shape: tuple[int, ...]) -> int:
    """How many numbers an array of this shape has."""
    number = 1
    for length in shape:
        number *= length
    return number
