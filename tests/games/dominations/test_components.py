"""What is in the box."""

from demesne.games.dominations import data
from demesne.games.dominations.components import DOMAINS


def test_six_domains() -> None:
    """DN-1: there are six Domains."""
    assert DOMAINS == ["trade", "craft", "art", "science", "government", "religion"]
    assert set(data.standard().mastery_domain) == set(range(6))
