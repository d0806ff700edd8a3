"""A civilization tree: cards on a grid, joined by Nodus."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.games.dominations.components import NONE, VESTIGIUM, Components

FREE: Final[i64] = 15  # where there is no card beside a gap
CENTRE: Final[i64] = 128 * 64 + 64  # a position is 128 * (y + 64) + x + 64, y growing southwards
PLACE: Final[i64] = 0x3FFF
#: by side n, e, s, w: from a position to the next
STEPS: Final = vec[i64]([-128, 1, 128, -1])


def card_of(entry: i64) -> i64:
    """The number of a card in a tree."""
    return entry >> 17


def is_advanced(entry: i64) -> i64:
    """1 if a card shows its advanced face."""
    return entry >> 16 & 1


def turns_of(entry: i64) -> i64:
    """By how many quarter turns clockwise a card is turned."""
    return entry >> 14 & 3


def meet(half: i64, other: i64) -> i64:
    """DN-98 to DN-101: the colour of the Nodus that two halves make, or NONE if they cannot meet."""
    if half == other and half < VESTIGIUM:
        return half
    if half == VESTIGIUM and other < VESTIGIUM:
        return other
    if other == VESTIGIUM and half < VESTIGIUM:
        return half
    return NONE


class Tree:
    """One player's tree. A gap is a free position beside a card, with the four halves that face it."""

    def __init__(self, parts: Components, cards: vec[i64], gaps: vec[i64], nodus: vec[i64], owned: vec[i64]) -> None:
        self.parts: Final = parts
        self.cards = cards  # card << 17 | advanced << 16 | turns << 14 | position, the Campfire first
        self.gaps = gaps  # position << 16 | halves that face it, 4 bits for each side; ascending
        self.nodus = nodus  # by Domain: whole Nodus
        self.owned = owned  # by Mastery: 0 not here, 1 basic, 2 advanced

    def clone(self) -> Tree:
        """An independent copy."""
        return Tree(self.parts, self.cards[:], self.gaps[:], self.nodus[:], self.owned[:])

    def half(self, card: i64, turns: i64, side: i64) -> i64:
        """The half Nodus at a side of a card that is turned."""
        return self.parts.layout[4 * card + ((side - turns) & 3)]

    def fits(self, gap: i64, card: i64, turns: i64) -> bool:
        """DN-96: whether a card would be joined to every card round a gap."""
        for side in range(4):
            facing = gap >> 4 * side & 15
            if facing != FREE:
                if meet(self.half(card, turns, side), facing) == NONE:
                    return False
        return True

    def fits_somewhere(self, card: i64, turns: i64) -> bool:
        """Whether there is any gap for a card, turned by at most so much."""
        for gap in self.gaps:
            for turn in range(turns + 1):
                if self.fits(gap, card, turn):
                    return True
        return False

    def places(self, found: vec[i64], card: i64, turns: i64) -> vec[i64]:
        """Add the ways in which a card fits: turns << 14 | position, with the copy above if it has one."""
        copy = (card & 3) << 16 if card < self.parts.level_card else 0
        for turn in range(turns + 1):
            if turn > 0 and self.looks_alike(card, turn):
                continue
            for gap in self.gaps:
                if self.fits(gap, card, turn):
                    found = append(found, copy | turn << 14 | gap >> 16)
        return found

    def looks_alike(self, card: i64, turn: i64) -> bool:
        """Whether a card looks the same after less turning."""
        for less in range(turn):
            same = True
            for side in range(4):
                same = same and self.half(card, less, side) == self.half(card, turn, side)
            if same:
                return True
        return False

    def put(self, card: i64, turns: i64, position: i64) -> i64:
        """A card takes a gap: bits for the new Nodus, 3 for the number in each Domain."""
        made: i64 = 0
        gap = self.leave_gaps(position)
        for side in range(4):
            facing = gap >> 4 * side & 15
            half = self.half(card, turns, side)
            if facing != FREE:
                colour = meet(half, facing)
                self.nodus[colour] += 1
                eight: i64 = 1
                made += eight << 3 * colour
            else:
                self.face(position + STEPS[side], (side + 2) & 3, half)
        self.cards = append(self.cards, card << 17 | turns << 14 | position)
        if card < self.parts.level_card:
            self.owned[card >> 2] = 1
        return made

    def leave_gaps(self, position: i64) -> i64:
        """Take away the gap at a position; what it was."""
        gaps = self.gaps
        i: i64 = 0
        while gaps[i] >> 16 != position:
            i += 1
        gap = gaps[i]
        self.gaps = vec[i64]([gaps[j] for j in range(len(gaps)) if j != i])
        return gap

    def face(self, position: i64, side: i64, half: i64) -> None:
        """A card beside a free position shows it this half."""
        nothing: i64 = FREE
        change = (nothing ^ half) << 4 * side
        for i in range(len(self.gaps)):
            if self.gaps[i] >> 16 == position:
                self.gaps[i] ^= change
                return
        gap = (position << 16 | 0xFFFF) ^ change
        self.gaps = append(self.gaps, gap)
        i = len(self.gaps) - 1
        while i > 0 and self.gaps[i - 1] > gap:
            self.gaps[i] = self.gaps[i - 1]
            i -= 1
        self.gaps[i] = gap

    def turn_over(self, mastery: i64) -> None:
        """DN-90: a card shows its advanced face."""
        self.owned[mastery] = 2
        for i in range(len(self.cards)):
            if self.cards[i] >> 19 == mastery and card_of(self.cards[i]) < self.parts.level_card:
                self.cards[i] |= 1 << 16

    def has_value(self, domain: i64, value: i64) -> bool:
        """DN-91: whether there is a Mastery of this Domain with this value or a higher one."""
        parts = self.parts
        for entry in self.cards:
            card = card_of(entry)
            if card < parts.level_card:
                if parts.mastery_domain[card >> 2] == domain and parts.mastery_value[card >> 2] >= value:
                    return True
        return False

    def count_levels(self, monument: i64) -> i64:
        """How many level cards of a Monument are here; of any, if it is -1."""
        found: i64 = 0
        for entry in self.cards:
            level = card_of(entry) - self.parts.level_card
            if 0 <= level < self.parts.levels:
                if monument < 0 or self.parts.level_monument[level] == monument:
                    found += 1
        return found

    def holds(self, card: i64) -> bool:
        """Whether a card is here."""
        for entry in self.cards:
            if card_of(entry) == card:
                return True
        return False


def new_tree(parts: Components) -> Tree:
    """DN-21: the Campfire alone."""
    tree = Tree(
        parts, vec[i64](capacity=24), vec[i64]([CENTRE << 16 | 0xFFFF], capacity=24),
        vec[i64]([0] * 6), vec[i64]([0] * parts.masteries),
    )  # fmt: skip
    tree.put(parts.campfire, 0, CENTRE)
    return tree
