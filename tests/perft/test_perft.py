"""Counted sequences of actions: a file has lines `players seed options depth count`."""

from pathlib import Path

import pytest

import demesne
from demesne.core.playout import perft

FOLDER = Path(__file__).parent


def lines(name: str) -> list[str]:
    """The counts of one game."""
    return [line for line in (FOLDER / f"{name}.txt").read_text().splitlines() if line and line[0] != "#"]


@pytest.mark.parametrize(
    ("name", "line"),
    [(name, line) for name in demesne.games() for line in lines(name)],
    ids=lambda part: part,
)
def test_perft(name: str, line: str) -> None:
    """As many sequences of so many actions as were counted before."""
    players, seed, options, depth, count = line.split()
    settings = {option: True for option in options.split(",") if option != "-"}
    state = demesne.game(name).new(players=int(players), seed=int(seed), **settings)
    assert perft(state, int(depth)) == int(count)
