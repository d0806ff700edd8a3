"""What is in the box."""

import json

import pytest

from demesne.games.dominations import GAME, packaged_files, with_data
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


def spoiled(file: str, *path: str | int, value: object = None, drop: bool = False) -> dict[str, str]:
    """The data files with one thing changed."""
    texts = packaged_files()
    data = json.loads(texts[file])
    inner = data
    for step in path[:-1]:
        inner = inner[step]
    if drop:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return texts | {file: json.dumps(data)}


@pytest.mark.parametrize(
    ("texts", "sentence"),
    [
        (spoiled("tiles.json", 0, drop=True), "tiles.json: there are 89 tiles instead of 90"),
        (spoiled("tiles.json", 3, "camp", value="sea"), r"tiles.json T04.camp: 'sea' is not one of trade"),
        (spoiled("tiles.json", 3, "id", value="T03"), "two records called 'T03'"),
        (spoiled("tiles.json", 3, "corners_clockwise", value=["art"]), "1 entries instead of 3"),
        (
            spoiled("masteries.json", 0, "basic", 0, "do", value="sing"),
            r"masteries.json trade_caravan.basic\[0\].do: 'sing' is not one of knowledge",
        ),
        (spoiled("masteries.json", 0, "basic", 0, "when", value="later"), r"trade_caravan.basic\[0\].when"),
        (spoiled("masteries.json", 0, "basic", 0, "n", drop=True), r"trade_caravan.basic\[0\].n: missing"),
        (spoiled("masteries.json", 1, "basic", 0, "per", "count", value="sheep"), r"per.count: 'sheep'"),
        (spoiled("masteries.json", 0, "value", value=4), "trade_caravan.value: 4 is not 3, 6 or 9"),
        (spoiled("masteries.json", 0, "nodus", 2, "n", value="black"), r"trade_caravan.nodus\[2\].n: 'black'"),
        (spoiled("masteries.json", 0, "colour", value="red"), "trade_caravan.colour: there is no such field"),
        (spoiled("monuments.json", 0, "levels", 1, "vp", value="many"), "lighthouse_2.vp: expected a whole number"),
        (spoiled("monuments.json", 0, "piece", "reward_edges", 0, value="AC"), "reward_edges"),
        (spoiled("objectives.json", "objectives", 0, "goals", 0, "type", value="love"), r"goals\[0\].type: 'love'"),
        (spoiled("roles.json", 0, "domain", value="art"), "two Roles have the same domain"),
        (spoiled("constants.json", "hand_size", value=0), "constants.json.hand_size: 0 is not from 1"),
        (packaged_files() | {"board.json": "{"}, "board.json: line 1 cannot be read"),
        ({}, "board.json: this file is missing"),
    ],
)
def test_mistakes_in_data_files_are_named(texts: dict[str, str], sentence: str) -> None:
    """File, record and field of a mistake are told in one sentence."""
    with pytest.raises(ValueError, match=sentence):
        with_data(texts)


def test_own_data_are_played() -> None:
    """Corrected files make another game, which does not take positions of the usual one."""
    game = with_data(spoiled("constants.json", "hand_size", value=5))
    state = game.new(2, 1)
    for _ in range(4):
        state.apply(state.actions()[0])
    assert state.view(None)["held"][state.actor] == 5
    assert game.load(state.save()) == state
    with pytest.raises(ValueError, match="data: this position was played with other data files"):
        GAME.load(state.save())
    assert with_data(packaged_files()).load(GAME.new(2, 1).save()).parts is PARTS
