"""A civilization tree: cards on a grid, joined by Nodus."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from demesne.core.state import NOTHING
from demesne.games.dominations.components import (
    DOMAIN_COUNT,
    JOINS_NOTHING,
    NONE,
    VESTIGIUM,
    Components,
    copy_of,
    half_bit,
    mastery_of,
)
from demesne.games.dominations.effects.effect import EXCHANGE, IMMEDIATE, PASSIVE, WHENS, Effect, is_in
from demesne.games.dominations.map.lattice import REACH, crossing

FREE: Final[i64] = 15  # where there is no card beside a gap
CENTRE: Final[i64] = 128 * 64 + 64  # a position is 128 * (y + 64) + x + 64, y growing southwards
#: by side n, e, s, w: from a position to the next
STEPS: Final = vec[i64]([-128, 1, 128, -1])
NOTHING_AROUND: Final[i64] = 0xFFFFFFFFFFFF
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


# A gap is a free position beside a card, with the halves that face it, and bits for those that a card may have there.


def gap_position(gap: i64) -> i64:
    """Where a gap is."""
    return gap >> 48


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


def fits(gap: i64, sides: i64) -> bool:
    """DN-96: whether a card with these sides, as bits, would be joined to every card round a gap."""
    return gap >> 16 & sides == sides


def refused(side: i64, facing: i64) -> i64:
    """Bits for the halves that a card put into a gap cannot have at a side which this half faces."""
    bits: i64 = 0
    for half in range(JOINS_NOTHING + 1):
        if meet(half, facing) == NONE:
            bits |= half_bit(side, half)
    return bits


#: by 4 * half + side: what becomes of a gap which that half faces there
FACED: Final = vec[i64](
    [refused(side, half) << 16 | (FREE ^ half) << 4 * side for half in range(9) for side in range(4)]
)
NEVER: Final[list[list[Effect]]] = [[] for _ in WHENS]


@mypyc_attr(acyclic=True)
class Tree:
    """One player's tree."""

    def __init__(self, parts: Components) -> None:
        self.parts: Final = parts
        self.cards = NOTHING  # the Campfire first
        self.gaps = NOTHING  # ascending
        self.nodus = NOTHING  # by Domain: whole Nodus
        self.owned = NOTHING  # by Mastery: ABSENT, BASIC or ADVANCED; replaced, never changed
        self.changes: i64 = 0  # grows whenever a card is put or turned over
        # By moment: the effects that act from then on, in the order of cards; replaced, never changed.
        self.acting = NEVER
        # DN-104: by DOMAIN_COUNT * Domain given + Domain got: what the best exchange takes and gives, or 0.
        self.give = NOTHING
        self.get = NOTHING

    def clone(self) -> Tree:
        """An independent copy."""
        other = Tree(self.parts)
        other.cards = self.cards[:]
        other.gaps = self.gaps[:]
        other.nodus = self.nodus[:]
        other.owned = self.owned
        other.changes = self.changes
        other.acting = self.acting
        other.give = self.give
        other.get = self.get
        return other

    def half(self, card: i64, turns: i64, side: i64) -> i64:
        """The half Nodus at a side of a card that is turned."""
        return self.parts.layout[4 * card + ((side - turns) & 3)]

    def fits_somewhere(self, card: i64, turns: i64) -> bool:
        """Whether there is any gap for a card, turned by at most so much."""
        for turn in range(turns + 1):
            sides = self.parts.sides[4 * card + turn]
            for gap in self.gaps:
                if fits(gap, sides):
                    return True
        return False

    def places(self, found: vec[i64], card: i64, turns: i64) -> vec[i64]:
        """Add the ways in which a card fits."""
        copy = copy_of(card) if card < self.parts.level_card else 0
        for turn in range(turns + 1):
            if turn > 0 and self.looks_alike(card, turn):
                continue
            sides = self.parts.sides[4 * card + turn]
            for gap in self.gaps:
                if fits(gap, sides):
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
        self.changes += 1
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
            self.own(mastery_of(card), BASIC)
        self.add_effects(self.parts.faces[self.parts.face(card, 0)])
        return made

    def own(self, mastery: i64, how: i64) -> None:
        """Note that a Mastery is there, basic or advanced."""
        self.owned = self.owned[:]
        self.owned[mastery] = how

    def leave_gaps(self, position: i64) -> i64:
        """Take away the gap at a position; what it was."""
        i: i64 = 0
        while gap_position(self.gaps[i]) != position:
            i += 1
        self.gaps, gap = pop(self.gaps, i)
        return gap

    def face(self, position: i64, side: i64, half: i64) -> None:
        """A card beside a free position shows it this half."""
        change = FACED[4 * half + side]
        for i in range(len(self.gaps)):
            if gap_position(self.gaps[i]) == position:
                self.gaps[i] ^= change
                return
        gap = (position << 48 | NOTHING_AROUND) ^ change
        self.gaps = append(self.gaps, gap)
        i = len(self.gaps) - 1
        while i > 0 and self.gaps[i - 1] > gap:
            self.gaps[i] = self.gaps[i - 1]
            i -= 1
        self.gaps[i] = gap

    def turn_over(self, mastery: i64) -> None:
        """DN-90: a card shows its advanced face."""
        self.changes += 1
        self.own(mastery, ADVANCED)
        for i in range(len(self.cards)):
            card = card_of(self.cards[i])
            if card < self.parts.level_card and mastery_of(card) == mastery:
                self.cards[i] |= 1 << 16
        face = 2 * mastery
        self.replace_effects(self.parts.faces[face] + self.parts.faces[face + 1])

    # What acts when

    def add_effects(self, effects: list[Effect]) -> None:
        """Note when the effects of a new card act."""
        acting = self.acting
        for effect in effects:
            if effect.when != IMMEDIATE:
                if acting is self.acting:
                    acting = acting[:]
                acting[effect.when] = [*acting[effect.when], effect]
        self.acting = acting
        self.note_exchanges(effects)

    def replace_effects(self, effects: list[Effect]) -> None:
        """Note anew what acts at the moments of these effects, of which some have come and some have gone."""
        acting = self.acting[:]
        for effect in effects:
            if effect.when != IMMEDIATE:
                acting[effect.when] = self.shown(effect.when)
        self.acting = acting
        self.note_exchanges(effects)

    def shown(self, when: i64) -> list[Effect]:
        """The effects of the faces shown that act at a moment."""
        found: list[Effect] = []
        for entry in self.cards:
            for effect in self.parts.faces[self.parts.face(card_of(entry), is_advanced(entry))]:
                if effect.when == when:
                    found.append(effect)
        return found

    def note_exchanges(self, changed: list[Effect]) -> None:
        """Find the best exchange of each Domain for each other anew, if there is any among what has changed."""
        is_same = True
        for effect in changed:
            is_same = is_same and effect.do != EXCHANGE
        if is_same:
            return
        self.give = vec[i64]([0] * (DOMAIN_COUNT * DOMAIN_COUNT))
        self.get = vec[i64]([0] * (DOMAIN_COUNT * DOMAIN_COUNT))
        for effect in self.acting[PASSIVE]:
            if effect.do == EXCHANGE:
                for given in range(DOMAIN_COUNT):
                    for got in range(DOMAIN_COUNT):
                        if given != got and is_in(given, effect.give_domain) and is_in(got, effect.get_domain):
                            self.offer(DOMAIN_COUNT * given + got, effect)

    def offer(self, place: i64, effect: Effect) -> None:
        """Note an exchange if it is better than those before."""
        if self.give[place] == 0 or effect.get * self.give[place] > self.get[place] * effect.give:
            self.give[place] = effect.give
            self.get[place] = effect.get

    def is_enough(self, held: i64, given: i64, got: i64) -> bool:
        """DN-104: whether so much of a Domain can be exchanged for another."""
        number = self.give[DOMAIN_COUNT * given + got]
        return 0 < number <= held

    # What is there

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
    tree.gaps = vec[i64]([CENTRE << 48 | NOTHING_AROUND], capacity=24)
    tree.nodus = vec[i64]([0] * DOMAIN_COUNT)
    tree.owned = vec[i64]([ABSENT] * parts.masteries)
    tree.give = vec[i64]([0] * (DOMAIN_COUNT * DOMAIN_COUNT))
    tree.get = vec[i64]([0] * (DOMAIN_COUNT * DOMAIN_COUNT))
    tree.put(parts.campfire, 0, CENTRE)
    return tree
