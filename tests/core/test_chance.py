"""The random generator."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.bits import BIT, count, lowest
from demesne.core.chance import SEEDS, fold, pick, seeded, shuffle, step


@given(st.integers(0, SEEDS - 1), st.integers(1, 100))
def test_a_pick_is_within_its_range(seed: int, n: int) -> None:
    """Whatever the seed, the state stays within 63 bits and a pick below n."""
    chance = seeded(seed)
    for _ in range(20):
        chance = step(chance)
        assert 0 < chance < 2**63
        assert 0 <= pick(chance, n) < n


def test_near_seeds_are_strangers() -> None:
    """The first picks of successive seeds are spread evenly, alone and in pairs."""
    firsts = Counter(pick(step(seeded(seed)), 6) for seed in range(12000))
    assert all(1800 < firsts[face] < 2200 for face in range(6))
    pairs = Counter(
        (pick(step(seeded(seed)), 6), pick(step(seeded(seed + 1)), 6), pick(step(step(seeded(seed))), 6))
        for seed in range(43200)
    )
    assert all(130 < pairs[faces] < 275 for faces in pairs)
    assert len(pairs) == 216


@given(st.integers(0, SEEDS - 1), st.integers(0, 12))
def test_a_shuffle_keeps_all_things(seed: int, number: int) -> None:
    """Nothing is lost or doubled, whatever part is brought into random order."""
    things = vec[i64](list(range(12)))
    shuffle(seeded(seed), things, number)
    assert sorted(things) == list(range(12))


def test_every_order_is_equally_likely() -> None:
    """The six orders of three things come up alike."""
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(6000):
        things = vec[i64]([0, 1, 2])
        shuffle(seeded(seed), things, 3)
        orders[tuple(things)] += 1
    assert all(850 < number < 1150 for number in orders.values())
    assert len(orders) == 6


def test_folded_seeds_differ() -> None:
    """Each game and seat of a tournament has a seed of its own."""
    seeds = {fold(1, game, seat) for game in range(500) for seat in range(4)}
    assert len(seeds) == 2000
    assert fold(10**30, 1) in range(SEEDS)


@given(st.integers(0, 2**63 - 1))
def test_bits_are_counted(bits: int) -> None:
    """As many as Python counts."""
    assert count(bits) == bits.bit_count()


def test_every_bit_knows_its_place() -> None:
    """A table leads from a bit to its number."""
    assert [lowest(BIT[n]) for n in range(63)] == list(range(63))
