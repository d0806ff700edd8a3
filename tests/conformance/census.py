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
    """The tiles, by type, and the followers of each seat on the table; none has more than seven."""
    tiles = [words.split()[0] for words in saved["laid"]] + saved["pile"] + saved["removed"] + saved["left_out"]
    tiles += [] if saved["hand"] is None or saved["phase"] == "follower" else [saved["hand"]]
    standing = [follower["seat"] for follower in saved["followers"]]
    assert all(standing.count(seat) <= 7 for seat in range(saved["players"]))
    assert len(tiles) == 72
    return [tiles.count(letter) for letter in "ABCDEFGHIJKLMNOPQRSTUVWX"]


def dominion(saved: Saved) -> list[int]:
    """The cards of each pile, wherever they are."""
    counts = dict(saved["supply"])
    cards = [*saved["trash"], *[card for card in saved["in_play"] if card]]
    for seat in saved["seats"]:
        cards += seat["hand"] + seat["discard"]
        cards += [one["card"] if isinstance(one, dict) else one for one in seat["deck"] + seat["aside"]]
    for entry in saved["agenda"]:
        if "pick" in entry or "insert" in entry:
            cards += entry["cards"]
    for card in cards:
        counts[card] += 1
    return list(counts.values())


def dominations(saved: Saved) -> list[int]:
    """The tiles, wherever they are; the copies of each Mastery and the level cards in trees; the City markers."""
    tiles = [one["tile"] for one in saved["map"]] + saved["supply"] + saved["aside"]
    tiles += [tile for hand in saved["hands"] for tile in hand]
    tiles += [entry["tile"] for entry in saved["agenda"] if entry["what"] == "place"]
    cards = [card for tree in saved["trees"] for card in tree]
    copies = [(card["mastery"], card["copy"]) for card in cards if "mastery" in card]
    levels = [card["level"] for card in cards if "level" in card]
    assert len(set(copies)) == len(copies), "a card is in two places"
    assert len(set(levels)) == len(levels), "a level is in two places"
    for tree in saved["trees"]:
        masteries = [card["mastery"] for card in tree if "mastery" in card]
        assert len(set(masteries)) == len(masteries), "two copies in one tree"
    assert len(levels) == sum(monument["built"] for monument in saved["monuments"])
    cities = [one["city"] for one in saved["map"] if one["city"]]
    for seat in range(saved["players"]):
        assert sum(city["level"] for city in cities if city["seat"] == seat) <= 15
    return sorted(int(tile[1:]) for tile in tiles)


CENSUS = {"carcassonne": carcassonne, "dominion": dominion, "kingdomino": kingdomino, "dominations": dominations}
