"""Observations and actions in flat arrays."""

import pytest

import demesne
from building import encodings

KINGDOMINO = demesne.game("kingdomino")


def test_every_field_is_documented() -> None:
    """The page says what the games declare; `python -m building.encodings` writes it anew."""
    assert encodings.PAGE.read_text() == encodings.page()


def test_an_observation_is_read_without_a_copy() -> None:
    """Whoever knows the buffer protocol sees bytes in the order of the fields."""
    state = KINGDOMINO.new(players=2, seed=1)
    encoding = KINGDOMINO.encoding(2)
    seen = memoryview(state.observe(0))
    assert (seen.format, seen.itemsize, seen.nbytes) == ("B", 1, encoding.shape[0])
    assert memoryview(state.mask()).nbytes == encoding.actions
    assert encoding.names[encoding.start("pile")] == "pile[0]"
    assert seen[encoding.start("pile")] == 20
    assert len(encoding.names) == len(set(encoding.names)) == len(encoding.high) == encoding.size


def test_seats_are_counted_from_the_observer() -> None:
    """The kingdom of whoever observes comes first."""
    state = KINGDOMINO.new(players=3, seed=1)
    encoding = KINGDOMINO.encoding(3)
    while state.actor != demesne.OVER:
        state.apply(state.actions()[-1])
    size = encoding.fields[0].size // 3
    kingdoms = [bytes(state.observe(seat))[: 3 * size] for seat in range(3)]
    assert kingdoms[0][size : 2 * size] == kingdoms[1][:size]
    assert kingdoms[1][2 * size :] == kingdoms[0][:size]
    assert kingdoms[0][:size] != kingdoms[1][:size]


def test_the_layout_depends_on_the_arguments_alone() -> None:
    """Games with the same players and options share it."""
    dominion = demesne.game("dominion")
    for sets in ("base", "all"):
        layout = dominion.encoding(2, sets=sets)
        for seed in range(5):
            state = dominion.new(players=2, seed=seed, sets=sets)
            assert len(state.observe(0)) == layout.size
            assert len(state.mask()) == layout.actions
    assert dominion.encoding(2, sets="all").actions > dominion.encoding(2, sets="base").actions


def test_what_cannot_be_encoded_is_refused() -> None:
    """Seats that nobody has, tables that cannot be, names that are not there."""
    with pytest.raises(ValueError, match="There is no seat 2"):
        KINGDOMINO.new(players=2, seed=1).observe(2)
    with pytest.raises(ValueError, match="2 to 4 players"):
        KINGDOMINO.encoding(5)
    with pytest.raises(ValueError, match="no field 'colour'"):
        KINGDOMINO.encoding(2).start("colour")
    with pytest.raises(ValueError, match="no block of actions 'sing'"):
        KINGDOMINO.encoding(2).first("sing")
