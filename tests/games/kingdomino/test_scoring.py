"""What a kingdom pays: properties, squares times crowns, the sum."""

from collections import Counter
from typing import Any

from demesne.games.kingdomino.dominoes import DOMINOES, TERRAINS
from tests.games.kingdomino.positions import FULL_KINGDOM, finished


def properties(words: str) -> list[tuple[str, int, int, int]]:
    """Terrain, squares, crowns and points of each property of a kingdom at the end, the best first."""
    return [(one["terrain"], one["squares"], one["crowns"], one["points"]) for one in ending(words)["properties"]]


def ending(words: str) -> dict[str, Any]:
    """Where the points of a kingdom come from at the end of a game."""
    return finished(words, "").breakdown()[0]


def points(words: str) -> int:
    """The points of a kingdom at the end of a game."""
    return finished(words, "").scores()[0]


def test_a_complete_kingdom_is_a_full_square() -> None:
    """KD-26: with nothing discarded the kingdom has 5 by 5 squares, castle included."""
    state = finished(FULL_KINGDOM, "")
    assert state.save()["kingdoms"][0]["discarded"] == []
    squares = {(one["x"], one["y"]) for one in state.view(None)["kingdoms"][0]["squares"]}
    assert squares | {(0, 0)} == {(x, y) for x in range(-2, 3) for y in range(-2, 3)}


def test_a_full_kingdom_is_counted() -> None:
    """KD-26, KD-28, KD-31: every property of a full kingdom, and their sum."""
    assert properties(FULL_KINGDOM) == [
        ("lake", 8, 3, 24),
        ("grass", 5, 3, 15),
        ("wheat", 5, 2, 10),
        ("grass", 2, 2, 4),
        ("forest", 1, 1, 1),
        ("forest", 1, 0, 0),
        ("forest", 1, 0, 0),
        ("wheat", 1, 0, 0),
    ]
    assert points(FULL_KINGDOM) == 54


def test_corners_do_not_join_squares() -> None:
    """KD-27: squares of one terrain that meet at a corner are two properties."""
    words = "24 at 1,0 north; 25 at 0,1 east"
    assert sorted(properties(words)) == [
        ("forest", 1, 1, 1),
        ("forest", 1, 1, 1),
        ("wheat", 1, 0, 0),
        ("wheat", 1, 0, 0),
    ]
    assert points(words) == 2


def test_sides_join_squares_of_different_dominoes() -> None:
    """KD-27: a property goes on over the borders of dominoes, in both directions."""
    words = "1 at 1,0 east; 2 at 2,1 south; 19 at 1,2 west"
    assert properties(words) == [("wheat", 5, 1, 5), ("forest", 1, 0, 0)]
    assert ending(words)["properties"][0]["at"] == [[1, 0], [2, 0], [2, 1], [1, 2], [2, 2]]


def test_squares_times_crowns() -> None:
    """KD-28: all crowns of a property count for all of its squares."""
    assert properties("40 at 1,0 east; 45 at 1,1 east")[0] == ("mine", 2, 3, 6)
    assert properties("48 at 1,0 south; 47 at 0,2 east")[0] == ("mine", 2, 5, 10)


def test_no_crowns_no_points() -> None:
    """KD-29: a property without crowns pays nothing, however large it is."""
    words = "1 at 1,0 east; 2 at 1,1 east; 13 at 1,2 east"
    assert properties(words) == [("wheat", 5, 0, 0), ("forest", 1, 0, 0)]
    assert points(words) == 0


def test_properties_of_one_terrain_count_apart() -> None:
    """KD-30: crowns of one property do nothing for another of the same terrain."""
    words = "19 at 1,0 south; 20 at -1,0 south; 1 at -2,0 west"
    assert properties(words)[:2] == [("wheat", 3, 1, 3), ("wheat", 1, 1, 1)]
    assert points(words) == 4


def test_the_castle_joins_nothing() -> None:
    """KD-30: wheat on both sides of the castle is two properties, and the castle adds no square."""
    words = "19 at 1,0 east; 20 at -1,0 west"
    assert properties(words)[:2] == [("wheat", 1, 1, 1), ("wheat", 1, 1, 1)]
    assert points(words) == 2


def test_the_score_is_the_sum() -> None:
    """KD-31: the score is the sum over all properties."""
    words = "40 at 1,0 east; 24 at -1,0 west; 41 at 0,1 south; 3 at -1,1 west"
    assert sorted(properties(words), reverse=True) == [
        ("wheat", 1, 0, 0),
        ("wheat", 1, 0, 0),
        ("wheat", 1, 0, 0),
        ("mine", 1, 1, 1),
        ("grass", 1, 2, 2),
        ("forest", 3, 1, 3),
    ]
    assert points(words) == 6
    assert ending(words)["total"] == 6


def test_discarded_dominoes_score_nothing() -> None:
    """KD-23: crowns on a discarded domino do not count."""
    assert points("19 at 1,0 east; discard 48; discard 45") == 1


def test_the_squares_of_the_box() -> None:
    """KD-42: so many squares of each terrain with so many crowns are printed."""
    squares = Counter(half for a, a_crowns, b, b_crowns in DOMINOES.values() for half in ((a, a_crowns), (b, b_crowns)))
    assert {TERRAINS[terrain]: [squares[terrain, crowns] for crowns in range(4)] for terrain in range(6)} == {
        "wheat": [21, 5, 0, 0],
        "forest": [16, 6, 0, 0],
        "lake": [12, 6, 0, 0],
        "grass": [10, 2, 2, 0],
        "swamp": [6, 2, 2, 0],
        "mine": [1, 1, 3, 1],
    }
    assert sum(squares.values()) == 96
