"""The tiles: how many there are, and what is drawn on them."""

from itertools import pairwise

import pytest

from demesne.games.carcassonne.tiles import TILES, Tile, count_orientations
from tests.games.carcassonne.recount import drawn

COPIES = "A2 B4 C1 D4 E5 F2 G1 H3 I2 J3 K3 L3 M2 N3 O2 P3 Q1 R3 S2 T1 U8 V9 W4 X1"
every_tile = pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.letter)


def test_copies() -> None:
    """CC-1: 72 tiles of 24 types."""
    assert " ".join(f"{tile.letter}{tile.copies}" for tile in TILES) == COPIES
    assert sum(tile.copies for tile in TILES) == 72


def test_pennants_and_monasteries() -> None:
    """CC-1: ten tiles have a pennant, six a monastery."""
    assert "".join(tile.letter * tile.copies for tile in TILES if tile.pennants) == "CFFMMOOQSS"
    assert "".join(tile.letter * tile.copies for tile in TILES if tile.monastery) == "AABBBB"
    assert {tile.pennants for tile in TILES} == {0, 1}


@every_tile
def test_every_side_belongs_to_something(tile: Tile) -> None:
    """CC-22: a side is city, or road between two halves of field, or field, and then one field."""
    owner = {border: name for name, borders in drawn(tile.letter, 0).items() for border in borders}
    assert len(owner) == sum(len(borders) for borders in drawn(tile.letter, 0).values())
    for side in "NESW":
        left, right = owner.get(side + "L"), owner.get(side + "R")
        if side in owner and owner[side][0] == "c":
            assert (left, right) == (None, None)
        else:
            assert left
            assert right
            assert side in owner or left == right


@every_tile
def test_fields_do_not_cross(tile: Tile) -> None:
    """CC-22: going round a tile, the fields change only at roads and cities, and no two fields interlock."""
    borders = [side + half for side in "NESW" for half in "LR"]
    owner = {border: name for name, found in drawn(tile.letter, 0).items() for border in found}
    for here, after in pairwise([*borders, borders[0]]):
        if here[0] != after[0] and here in owner and after in owner:  # round a corner
            assert owner[here] == owner[after]
    ring = [owner[border] for border in borders if border in owner]
    for i, one in enumerate(ring):
        for other in set(ring) - {one}:
            between = [ring[(i + k) % len(ring)] for k in range(len(ring))]
            changes = sum(a != b for a, b in pairwise([name == other for name in between if name in (one, other)]))
            assert changes <= 2


@every_tile
def test_fields_border_cities_that_are_there(tile: Tile) -> None:
    """CC-39: a field borders cities of its own tile; every city but that of C borders a field."""
    near = {city for cities in tile.bordered for city in cities}
    assert near == set(range(len(tile.cities))) or tile.letter == "C"


def test_turns_that_make_a_difference() -> None:
    """CC-13: how many turns of a tile look different."""
    different = {number: "".join(t.letter for t in TILES if count_orientations(t) == number) for number in (1, 2, 4)}
    assert different[1] == "BCX"
    assert different[2] == "FGHU"
    assert sum(map(len, different.values())) == 24


def test_roads_at_gates_crossings_and_monasteries() -> None:
    """CC-22: a road parts the fields at a gate or a crossing, but not at a monastery."""
    fields = {tile.letter: len(tile.fields) for tile in TILES}
    assert (fields["S"], fields["T"]) == (2, 2)
    assert (fields["L"], fields["W"], fields["X"]) == (3, 3, 4)
    assert fields["A"] == 1
