"""Sets of small numbers as bits."""

from demesne.core.bits import KEPT, count, listed, lowest, members, one_of
from demesne.core.chance import pick, seeded, step


def test_a_list_has_the_members_ascending() -> None:
    """From the first bit to the last one that fits."""
    assert list(members(0)) == []
    assert list(members(0b101101)) == [0, 2, 3, 5]
    assert list(members(1 << 62 | 1)) == [0, 62]


def test_sets_that_share_a_place_do_not_share_a_list() -> None:
    """What is kept is asked for in turn by sets of the same remainder."""
    for _ in range(2):
        for times in range(5):
            bits = 6 + times * KEPT
            assert list(listed(bits)) == list(members(bits))
    assert list(listed(0)) == []


def test_counting_and_the_lowest_agree_with_the_list() -> None:
    """Of every single bit, and of some sets."""
    for bits in [*(1 << number for number in range(63)), 6, 251, 2**62 - 1]:
        assert count(bits) == len(members(bits))
        assert lowest(bits) == members(bits)[0]


def test_one_of_a_set_is_as_likely_as_another() -> None:
    """It is the one in the place that the generator stands for."""
    chance = seeded(7)
    for bits in (1 << 62, 6, 0b101101, 2**63 - 1):
        for _ in range(100):
            chance = step(chance)
            assert one_of(bits, chance) == members(bits)[pick(chance, count(bits))]
