"""A civilization tree: cards on a grid, joined by Nodus."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from demesne.core.state import NOTHING
from demesne.games.dominations.components import DOMAIN_COUNT, NONE, VESTIGIUM, Components, copy_of, mastery_of
from demesne.games.dominations.effects.effect import WHENS, Effect
from demesne.games.dominations.map.lattice import REACH, crossing

FREE: Final[i64] = 15  # where there is no card beside a gap
CENTRE: Final[i64] = 128 * 64 + 64  # a position is 128 * (y + 64) + x + 64, y growing southwards
#: by side n, e, s, w: from a position to the next
STEPS: Final = vec[i64]([-128, 1, 128, -1])
NOTHING_AROUND: Final[i64] = 0xFFFF
#: how a tree has a Mastery: not at all, basic, or advanced
ABSENT: Final[i64] = 0
BASIC: Final[i64] = 1
ADVANCED: Final[i64] = 2


# A card in a tree is one number: which card, whether it is advanced, its quarter turns, and its position.


def card_of(entry: i64) -> i64:
    """The number of a card in a tree."""
    return entry >> 17


def is_advanced(entry: i64) -> i64:
    """1 if a card shows its advanced face."""
    return entry >> 16 & 1


def turns_of(entry: i64) -> i64:
    """By how many quarter turns clockwise a card is turned, in a tree or in a fit."""
    return entry >> 14 & 3


def position_of(entry: i64) -> i64:
    """Where a card lies, in a tree or in a fit."""
    return entry & 0x3FFF


# A fit is the action to put a card somewhere: which copy of a Mastery, its quarter turns, and the position.


def new_fit(copy: i64, turns: i64, position: i64) -> i64:
    """The action to put a card somewhere."""
    return copy << 16 | turns << 14 | position


def copy_put(fit: i64) -> i64:
    """Which copy of a Mastery is put."""
    return fit >> 16


def position_at(x: int, y: int) -> i64:
    """A position east and south of the Campfire."""
    return 128 * (y + REACH) + x + REACH


def east_and_south(position: i64) -> dict[str, Any]:
    """A position for people, counted from the Campfire."""
    at = crossing(position)
    return {"x": at["y"], "y": at["x"]}


# A gap is a free position beside a card, with the four halves that face it.


def gap_position(gap: i64) -> i64:
    """Where a gap is."""
    return gap >> 16


def half_facing(gap: i64, side: i64) -> i64:
    """The half that faces a side of a gap, or FREE."""
    return gap >> 4 * side & 15


def meet(half: i64, other: i64) -> i64:
    """DN-98 to DN-101: the colour of the Nodus that two halves make, or NONE if they cannot meet."""
    if half == other and half < VESTIGIUM:
        return half
    if half == VESTIGIUM and other < VESTIGIUM:
        return other
    if other == VESTIGIUM and half < VESTIGIUM:
        return half
    return NONE


def fits(gap: i64, halves: i64) -> bool:
    """DN-96: whether a card with these halves would be joined to every card round a gap."""
    sides: i64 = 4
    while sides > 0:
        if gap & 15 != FREE and meet(halves & 15, gap & 15) == NONE:
            return False
        gap >>= 4
        halves >>= 4
        sides -= 1
    return True


NEVER: Final[list[list[Effect]]] = [[] for _ in WHENS]


@mypyc_attr(acyclic=True)
class Tree:
    """One player's tree."""

    def __init__(self, parts: Components) -> None:
        self.parts: Final = parts
        self.cards = NOTHING  # the Campfire first
        self.gaps = NOTHING  # ascending
        self.nodus = NOTHING  # by Domain: whole Nodus
        self.owned = NOTHING  # by Mastery: ABSENT, BASIC or ADVANCED
        self.acting = NEVER  # by moment: the effects of the faces shown, in the order of cards; replaced, never changed

    def clone(self) -> Tree:
        """An independent copy."""
        other = Tree(self.parts)
        other.cards = self.cards[:]
        other.gaps = self.gaps[:]
        other.nodus = self.nodus[:]
        other.owned = self.owned[:]
        other.acting = self.acting
        return other

    def add_effects(self, entry: i64) -> None:
        """Note when the effects of a card act."""
        acting = self.acting[:]
        for effect in self.parts.faces[self.parts.face(card_of(entry), is_advanced(entry))]:
            acting[effect.when] = [*acting[effect.when], effect]
        self.acting = acting

    def half(self, card: i64, turns: i64, side: i64) -> i64:
        """The half Nodus at a side of a card that is turned."""
        return self.parts.layout[4 * card + ((side - turns) & 3)]

    def halves(self, card: i64, turns: i64) -> i64:
        """The half Nodus at all sides of a card that is turned, as a gap has those that face it."""
        found: i64 = 0
        for side in range(4):
            found |= self.half(card, turns, side) << 4 * side
        return found

    def fits_somewhere(self, card: i64, turns: i64) -> bool:
        """Whether there is any gap for a card, turned by at most so much."""
        for turn in range(turns + 1):
            halves = self.halves(card, turn)
            for gap in self.gaps:
                if fits(gap, halves):
                    return True
        return False

    def places(self, found: vec[i64], card: i64, turns: i64) -> vec[i64]:
        """Add the ways in which a card fits."""
        copy = copy_of(card) if card < self.parts.level_card else 0
        for turn in range(turns + 1):
            if turn > 0 and self.looks_alike(card, turn):
                continue
            halves = self.halves(card, turn)
            for gap in self.gaps:
                if fits(gap, halves):
                    found = append(found, new_fit(copy, turn, gap_position(gap)))
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

    def put(self, card: i64, turns: i64, position: i64) -> vec[i64]:
        """A card takes a gap; by Domain, how many Nodus that makes."""
        made = vec[i64]([0] * DOMAIN_COUNT)
        gap = self.leave_gaps(position)
        for side in range(4):
            facing = half_facing(gap, side)
            half = self.half(card, turns, side)
            if facing != FREE:
                colour = meet(half, facing)
                self.nodus[colour] += 1
                made[colour] += 1
            else:
                self.face(position + STEPS[side], (side + 2) & 3, half)
        self.cards = append(self.cards, card << 17 | new_fit(0, turns, position))
        if card < self.parts.level_card:
            self.owned[mastery_of(card)] = BASIC
        self.add_effects(self.cards[len(self.cards) - 1])
        return made

    def leave_gaps(self, position: i64) -> i64:
        """Take away the gap at a position; what it was."""
        gaps = self.gaps
        i: i64 = 0
        while gap_position(gaps[i]) != position:
            i += 1
        gap = gaps[i]
        self.gaps = vec[i64]([gaps[j] for j in range(len(gaps)) if j != i])
        return gap

    def face(self, position: i64, side: i64, half: i64) -> None:
        """A card beside a free position shows it this half."""
        nothing: i64 = FREE
        change = (nothing ^ half) << 4 * side
        for i in range(len(self.gaps)):
            if gap_position(self.gaps[i]) == position:
                self.gaps[i] ^= change
                return
        gap = (position << 16 | NOTHING_AROUND) ^ change
        self.gaps = append(self.gaps, gap)
        i = len(self.gaps) - 1
        while i > 0 and self.gaps[i - 1] > gap:
            self.gaps[i] = self.gaps[i - 1]
            i -= 1
        self.gaps[i] = gap

    def turn_over(self, mastery: i64) -> None:
        """DN-90: a card shows its advanced face."""
        self.owned[mastery] = ADVANCED
        for i in range(len(self.cards)):
            card = card_of(self.cards[i])
            if card < self.parts.level_card and mastery_of(card) == mastery:
                self.cards[i] |= 1 << 16
        self.acting = NEVER
        for entry in self.cards:
            self.add_effects(entry)

    def has_value(self, domain: i64, value: i64) -> bool:
        """DN-91: whether there is a Mastery of this Domain with this value or a higher one."""
        parts = self.parts
        for entry in self.cards:
            card = card_of(entry)
            if card < parts.level_card:
                if parts.mastery_domain[mastery_of(card)] == domain and parts.mastery_value[mastery_of(card)] >= value:
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
    tree = Tree(parts)
    tree.cards = vec[i64](capacity=24)
    tree.gaps = vec[i64]([CENTRE << 16 | NOTHING_AROUND], capacity=24)
    tree.nodus = vec[i64]([0] * DOMAIN_COUNT)
    tree.owned = vec[i64]([ABSENT] * parts.masteries)
    tree.put(parts.campfire, 0, CENTRE)
    return tree
