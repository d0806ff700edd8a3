"""What is in the box."""

from demesne.games.dominations import GAME
from demesne.games.dominations.components import DOMAINS
from demesne.games.dominations.data import standard

PARTS = standard()


def test_six_domains() -> None:
    """DN-1: there are six Domains."""
    assert DOMAINS == ["trade", "craft", "art", "science", "government", "religion"]
    assert set(PARTS.mastery_domain) == set(range(6))


def test_numbers_of_cards() -> None:
    """DN-2, DN-3: 72 Masteries of four copies that differ, 12 Monuments with 50 levels, 16 Objectives, 90 tiles."""
    assert (PARTS.masteries, PARTS.monuments, PARTS.levels, PARTS.objectives) == (72, 12, 50, 16)
    assert len(PARTS.tiles) == 90
    for mastery in range(72):
        copies = [tuple(PARTS.layout[16 * mastery + 4 * copy + side] for side in range(4)) for copy in range(4)]
        assert len(set(copies)) == 4


def test_a_tile_has_a_camp_and_three_corners() -> None:
    """DN-5: one Camp, three resources."""
    assert len(PARTS.tile_camp) == 90
    assert len(PARTS.tile_corner) == 270


def test_players() -> None:
    """DN-6: 2 to 4 players."""
    assert list(GAME.players) == [2, 3, 4]


def test_values_in_each_domain() -> None:
    """DN-7, DN-92: four 3s, five 6s, three 9s; only 9s have a prerequisite, always of value 3."""
    for domain in range(6):
        values = [PARTS.mastery_value[i] for i in range(72) if PARTS.mastery_domain[i] == domain]
        assert sorted(values) == [3] * 4 + [6] * 5 + [9] * 3
    for i in range(72):
        assert (PARTS.required_domain[i] >= 0) == (PARTS.mastery_value[i] == 9)
        assert PARTS.required_value[i] == (3 if PARTS.mastery_value[i] == 9 else 0)
