"""Sets of small numbers as bits of one int.

mypyc miscompiles a shift of 1 by a variable of 31 or more, so single bits come from a table.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.chance import pick

BIT: Final = vec[i64]([1 << n for n in range(63)])

#: a de Bruijn sequence: times a bit, it has a number of its own in the six digits from this one on
SEQUENCE: Final = 0x03F79D71B4CB0A89
DIGIT: Final = 58
SIX: Final = 63
#: by that number: the bit's number
PLACES: Final = vec[i64](
    [next((n for n in range(63) if (SEQUENCE << n) >> DIGIT & SIX == number), 0) for number in range(SIX + 1)]
)

#: how many lists are kept: one for each remainder
KEPT: Final = 1021
#: by remainder: the set listed last, and its list
SETS: Final = vec[i64]([0] * KEPT)
LISTS: Final = vec[vec[i64]]([vec[i64]() for _ in range(KEPT)])


def count(bits: i64) -> i64:
    """How many bits are set."""
    bits -= bits >> 1 & 0x1555555555555555  # all that are there; a wider number would be an object
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F0F0F0F0F
    return bits * 0x0101010101010101 >> 56 & 127


def lowest(bits: i64) -> i64:
    """The number of the lowest bit that is set."""
    return PLACES[(bits & -bits) * SEQUENCE >> DIGIT & SIX]


def one_of(bits: i64, chance: i64) -> i64:
    """The number of the bit that a state of a generator stands for, each that is set as likely as the others."""
    place = pick(chance, count(bits))
    while place > 0:
        bits &= bits - 1
        place -= 1
    return lowest(bits)


def members(bits: i64) -> vec[i64]:
    """The numbers of the bits that are set, ascending."""
    found = vec[i64]([0] * count(bits))
    number: i64 = 0
    i: i64 = 0
    while bits != 0:
        if bits & 1 != 0:
            found[i] = number
            i += 1
        bits >>= 1
        number += 1
    return found


def listed(bits: i64) -> vec[i64]:
    """The same, from what was listed before if it is there: to be read, never changed."""
    place = bits % KEPT
    if SETS[place] != bits:
        LISTS[place] = members(bits)
        SETS[place] = bits
    return LISTS[place]
