"""Sets of small numbers as bits of one int.

mypyc miscompiles a shift of 1 by a variable of 31 or more, so single bits come from a table.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final = vec[i64]([1 << n for n in range(63)])

#: by bit % 67: the bit's number. 2 is a primitive root of 67, so each bit has a remainder of its own.
PLACES: Final = vec[i64]([next((n for n in range(63) if (1 << n) % 67 == rest), 0) for rest in range(67)])


def count(bits: i64) -> i64:
    """How many bits are set."""
    bits -= bits >> 1 & 0x5555555555555555
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    return bits + (bits >> 32) & 127
