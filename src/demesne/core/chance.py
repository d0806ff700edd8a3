"""Chance: a random generator whose whole state is one int, the same compiled or not."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SEEDS: Final = 2**61
WORD: Final[i64] = 0xFFFFFFFF


def step(chance: i64) -> i64:
    """The next state of a multiply-with-carry generator (Marsaglia), period 2**62."""
    return 2131995753 * (chance & WORD) + (chance >> 32)


def pick(chance: i64, n: i64) -> i64:
    """The number in range(n) that this state of the generator stands for."""
    return (chance & WORD) * n >> 32


def seeded(seed: i64) -> i64:
    """The generator's first state for a seed of range(SEEDS), scrambled so that near seeds are strangers."""
    chance = seed
    for _ in range(5):
        chance = step((chance ^ chance >> 31) + 88675123)
    return chance


def shuffle(chance: i64, things: vec[i64], number: i64) -> i64:
    """Bring the first `number` things into random order, drawn from all; the generator's next state."""
    i: i64 = 0
    while i < number:
        chance = step(chance)
        j = i + pick(chance, len(things) - i)
        things[i], things[j] = things[j], things[i]
        i += 1
    return chance


def fold(seed: int, *parts: int) -> int:
    """One seed out of several numbers, for the many generators of a tournament."""
    chance = seed % SEEDS
    for part in parts:
        chance = seeded((chance ^ part) % SEEDS)
    return chance % SEEDS
