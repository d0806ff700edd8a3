"""Correctable data: somebody's own files, their mistakes, and the games played with them."""

import json
from pathlib import Path
from typing import Any

import pytest

import demesne
from demesne.core.replay import Record, last_state, read_record
from demesne.games.dominations import cards
from demesne.games.dominations.data import FILES, exported_files, mistakes, own_files, packaged
from demesne.games.dominations.files.layouts import TABLES
from tests.games.dominations.positions import GAME


def spoiled(file: str, *path: str | int, value: object = None, drop: bool = False) -> dict[str, str]:
    """The texts of the data files with one thing changed."""
    texts = exported_files()
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
        (spoiled("roles.json", 0, "domain", value="art"), "diplomat.domain: two Roles have the same domain"),
        (spoiled("constants.json", "hand_size", value=0), "constants.json.hand_size: 0 is not from 1"),
        (exported_files() | {"board.json": "{"}, "board.json: line 1 cannot be read"),
        ({}, "There is no data file; there could be board.json, "),
        ({"tile.json": "[]"}, "tile.json: there is no such data file; there is board.json, "),
    ],
)
def test_mistakes_in_data_files_are_named(texts: dict[str, str], sentence: str) -> None:
    """File, record and field of a mistake are told in one sentence."""
    with pytest.raises(ValueError, match=sentence):
        own_files(texts)
    assert mistakes(texts)


def test_every_mistake_is_told() -> None:
    """All of one record, of several records and of several files."""
    texts = spoiled("tiles.json", 3, value={"id": "T04", "camp": "sea", "corners_clockwise": ["art", "sky"], "hill": 1})
    texts["masteries.json"] = spoiled("masteries.json", 5, "vp", value={"basic": -1, "advanced": "two"})[
        "masteries.json"
    ]
    texts["role.json"] = texts.pop("roles.json")
    texts["board.json"] = "["
    listed = "trade, craft, art, science, government, religion"
    name = packaged()["masteries.json"][5]["id"]
    assert mistakes(texts) == [
        f"role.json: there is no such data file; there is {', '.join([*FILES, *TABLES])}.",
        "board.json: line 1 cannot be read: Expecting value.",
        f"tiles.json T04.camp: 'sea' is not one of {listed}.",
        "tiles.json T04.corners_clockwise: there are 2 entries instead of 3.",
        f"tiles.json T04.corners_clockwise[1]: 'sky' is not one of {listed}, vestigium, none.",
        "tiles.json T04.hill: there is no such field.",
        f"masteries.json {name}.vp.basic: -1 is not from 0 to 100.",
        f"masteries.json {name}.vp.advanced: expected a whole number, not 'two'.",
    ]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("value", [None, [], {}, 7, "words", [7], [None] * 90, [{}] * 90])
def test_any_nonsense_is_told(file: str, value: object) -> None:
    """Whatever a file has instead of its records, there is a sentence that names it."""
    found = mistakes(exported_files() | {file: json.dumps(value)})
    assert found
    assert all(sentence.startswith(file) or "constants.json" in sentence for sentence in found)


def test_what_cannot_work_is_told() -> None:
    """An effect whose words do not go together would do nothing, or something else than it says."""
    effects: list[tuple[dict[str, Any], str]] = [
        ({"when": "immediate", "do": "tiles", "n": 2}, "a card cannot do 'tiles'"),
        ({"when": "produced", "do": "vp", "n": 2}, "a card cannot do 'vp'"),
        ({"when": "once_per_era", "do": "knowledge", "n": 1}, "possible is nothing"),
        ({"when": "immediate", "do": "knowledge", "n": 1, "domain": "camp"}, "domain: 'camp' is not one of"),
        ({"when": "immediate", "do": "vp", "n": 1, "domain": "art"}, "domain: there is no such field"),
        ({"when": "immediate", "do": "vp", "n": 1, "per": {"count": "produced"}}, "per.domain: missing"),
        ({"when": "immediate", "do": "vp", "n": 1, "per": {"count": "nodus", "min_level": 2}}, "per.min_level"),
        ({"when": "passive", "do": "exchange", "give": {"n": 0}, "get": {"n": 1}}, "give.n: 0 is not from 1 to 30"),
    ]
    for effect, sentence in effects:
        (found,) = [one for one in mistakes(spoiled("masteries.json", 0, "basic", 0, value=effect)) if sentence in one]
        assert found.startswith("masteries.json trade_caravan.basic[0]")
    (found,) = mistakes(spoiled("roles.json", 0, "effect", value=[{"when": "passive", "do": "reserve", "n": 5}]))
    assert "a Role cannot do 'reserve'" in found


def test_room_in_the_hand() -> None:
    """Nobody can draw more tiles than a hand holds."""
    (found,) = mistakes(spoiled("roles.json", 4, "effect", 0, "n", value=10))
    assert "a hand would have more than 16 tiles" in found


def test_numbers_said_twice_agree() -> None:
    """The scale of Objectives stands in two files; changing one alone is a mistake."""
    (found,) = mistakes(spoiled("constants.json", "objective_scale", "5", value=200))
    assert found == "constants.json.objective_scale: this is not what objectives.json says; change it there too."


SMALL_HANDS = own_files(spoiled("constants.json", "hand_size", value=5))


def test_own_data_are_played() -> None:
    """A game with own data and a usual one know nothing of each other, whichever is made first."""
    own, usual = GAME.new(2, 1, data=SMALL_HANDS), GAME.new(2, 1)
    for state, held in ((own, 5), (usual, 7), (own.clone(), 5)):
        while "question" in state.view(None) and state.view(None)["question"]["what"] != "return":
            state.apply(state.actions()[0])
        assert state.view(None)["held"][state.actor] == held
    assert (own.view(None)["data"] != "", usual.view(None)["data"]) == (True, "")
    assert set(SMALL_HANDS) == {"constants.json"}
    assert own_files(exported_files()) == {}


def test_saves_and_records_carry_the_data() -> None:
    """Both can be taken up anywhere, as text."""
    state = GAME.new(2, 1, data=SMALL_HANDS)
    record = Record("dominations", 2, {"data": SMALL_HANDS}, 1, ["a", "b"], ["", ""])
    for _ in range(30):
        record.actions.append(state.say(state.actions()[-1]))
        state.apply(state.actions()[-1])
    assert demesne.game("dominations").load(json.loads(json.dumps(state.save()))) == state
    assert last_state(GAME, read_record(record.text())) == state


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (3, "data: expected what is in the data files"),
        ({"cards.json": []}, "data: expected what is in the data files"),
        ({"tiles.json": packaged()["tiles.json"][:89]}, "data: tiles.json: there are 89 tiles instead of 90."),
    ],
)
def test_new_refuses_bad_data(data: object, sentence: str) -> None:
    """One sentence, as for any other option."""
    with pytest.raises(ValueError, match=sentence):
        GAME.new(2, 1, data=data)
    position = GAME.new(2, 1).save()
    position["options"]["data"] = data
    with pytest.raises(ValueError, match=sentence):
        GAME.load(position)


def test_a_folder_is_read(tmp_path: Path) -> None:
    """What was written out and changed comes back as the option of a new game."""
    for name, text in spoiled("constants.json", "hand_size", value=5).items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert demesne.read_data(tmp_path) == SMALL_HANDS
    usual = GAME.new(2, 1, data=SMALL_HANDS)
    assert GAME.new(2, 1, data=tmp_path) == GAME.new(2, 1, data=str(tmp_path)) == usual
    with pytest.raises(ValueError, match=r"data: .*nowhere is not a folder"):
        GAME.new(2, 1, data=str(tmp_path / "nowhere"))
    with pytest.raises(ValueError, match="is not a folder"):
        demesne.read_data(tmp_path / "nowhere")


def test_cards_and_their_origin() -> None:
    """Any card can be looked up, with what is printed and what is reconstructed, also of own data."""
    assert cards.find_card("lighthouse_2")["vp"] == 8
    assert cards.find_card("T01")["kind"] == "tile"
    assert cards.find_card("campfire")["source"] == "rulebook"
    assert cards.origin("trade_caravan")["fields"]["nodus"] == "reconstructed"
    assert cards.origin("roman")["source"] == "rulebook"
    with pytest.raises(ValueError, match="no card, tile or Role called 'excalibur'"):
        cards.find_card("excalibur")
    own = own_files(spoiled("masteries.json", 0, "source", value="my box"))
    assert cards.origin("trade_caravan", own)["source"] == "my box"
    for _, record in cards.listed(packaged()):
        assert cards.origin(record["id"])["source"]
