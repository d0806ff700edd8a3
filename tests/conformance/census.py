"""Counting all pieces of a saved game, to see that none is lost or made."""

from typing import Any

Saved = dict[str, Any]


def kingdomino(saved: Saved) -> list[int]:
    """The dominoes, wherever they are."""
    dominoes = [*saved["pile"]]
    dominoes += [place["domino"] for place in saved["line"] + saved["offer"]]
    for kingdom in saved["kingdoms"]:
        dominoes += [int(lying.split()[0]) for lying in kingdom["laid"]] + kingdom["discarded"]
    assert len(set(dominoes)) == len(dominoes), "a domino is in two places"
    kings = [place["king"] for place in saved["line"] + saved["offer"] if place["king"] is not None]
    kings += saved["kings"] + ([] if saved["taking"] is None else [saved["taking"]])
    if saved["offer"]:
        assert sorted(kings) == ([0, 0, 1, 1] if saved["players"] == 2 else list(range(saved["players"])))
    return [len(dominoes)]


def carcassonne(saved: Saved) -> list[int]:
    """The tiles of each type, wherever they are, and the followers of each player."""
    tiles = [lying[0] for lying in saved["laid"]] + saved["pile"] + saved["removed"] + saved["left_out"]
    tiles += [] if saved["hand"] is None else [saved["hand"]]
    owners = [follower["seat"] for follower in saved["followers"]]
    assert all(owners.count(seat) <= 7 for seat in range(saved["players"])), "somebody has too many followers"
    return [tiles.count(letter) for letter in "ABCDEFGHIJKLMNOPQRSTUVWX"]


CENSUS = {"kingdomino": kingdomino, "carcassonne": carcassonne}
