"""What is shown of a card is made from its effects, in every language; and how sure it is."""

import copy
import json
from typing import Any

import pytest

from demesne.games.dominations import shapes
from demesne.games.dominations.cards import Box, find_card
from demesne.games.dominations.data import packaged
from demesne.games.dominations.effects.effect import COUNTS, DOS, WHENS
from demesne.games.dominations.phrases import tell_effects, tell_reward
from demesne.locale import LANGUAGES, language
from demesne.terminal.boards.dominations import cards as terminal
from tests.conformance.shapes import misfit

Data = dict[str, Any]


def told(effect: Data, code: str = "en") -> str:
    """An effect in words."""
    (phrase,) = tell_effects([effect])
    return language(code).tell(phrase)


def corrected(card: str, **fields: Any) -> Data:
    """The Masteries with one of them corrected, its free text left as it was."""
    data = copy.deepcopy(packaged()["masteries.json"])
    next(record for record in data if record["id"] == card).update(fields)
    return {"masteries.json": data}


def test_a_corrected_masonry_reads_as_corrected() -> None:
    """The free text of the data is no source of what is shown."""
    own = corrected("craft_masonry", basic=[{"when": "end_era", "do": "vp", "n": 2, "per": {"count": "city"}}])
    usual, box = terminal.Box(["Ana"], {}, language("en")), terminal.Box(["Ana"], own, language("en"))
    assert usual.effect("craft_masonry", "basic") == "At once, gain 6 Influence."
    assert box.effect("craft_masonry", "basic") == "At the end of each Era, score 2 VP for each City of yours."
    assert "6 Influence" not in box.describe("craft_masonry").plain
    assert (usual.known("craft_masonry", "basic"), box.known("craft_masonry", "basic")) == ("inferred", "own data")
    described = Box(own).described()["mastery"]["craft_masonry"]["faces"]["basic"]
    assert language("pt").tell(described["effects"][0]) == "No fim de cada Era, ganhe 2 PV para cada Cidade sua."
    assert language("es").tell(described["effects"][0]) == "Al final de cada Era, ganas 2 PV por cada Ciudad tuya."
    assert described["known"] == "own"


@pytest.mark.parametrize(
    ("effect", "english", "portuguese", "spanish"),
    [
        (
            {"when": "passive", "do": "discount", "n": 2, "domain": "art", "target": ["develop", "city"]},
            "From now on, pay 2 Art less to develop Masteries and to build or upgrade Cities.",
            "A partir de agora, pague 2 de Arte a menos ao desenvolver Maestrias e ao construir ou aprimorar Cidades.",
            "A partir de ahora, pagas 2 de Arte menos al desarrollar Maestrías y al construir o mejorar Ciudades.",
        ),
        (
            {"when": "city_built", "do": "knowledge", "n": 1, "domain": "any", "city": "trade"},
            "Whenever you build or upgrade a City of Trade, gain 1 Vestigium Knowledge.",
            "Sempre que você construir ou aprimorar uma Cidade de Comércio, ganhe 1 de Conhecimento Vestigium.",
            "Cada vez que construyes o mejoras una Ciudad de Comercio, ganas 1 de Conocimiento Vestigium.",
        ),
        (
            {
                "when": "end_era", "do": "vp", "n": 1, "step": 2,
                "per": {"count": "mastery", "domain": "art", "side": "advanced", "values": [9, 6]},
            },
            "At the end of each Era, score 1 VP for every 2 advanced Art Masteries in your tree with value 6, 9.",
            "No fim de cada Era, ganhe 1 PV a cada 2 Maestrias avançadas de Arte na sua árvore de valor 6, 9.",
            "Al final de cada Era, ganas 1 PV por cada 2 Maestrías avanzadas de Arte de tu árbol con valor 6, 9.",
        ),
        (
            {"when": "end_era", "do": "vp", "n": 1, "per": {"count": "remaining", "domain": "craft"}},
            "At the end of each Era, score 1 VP for each Craft you have left.",
            "No fim de cada Era, ganhe 1 PV a cada 1 de Ofícios que lhe restar.",
            "Al final de cada Era, ganas 1 PV por cada 1 de Oficios que te quede.",
        ),
        (
            {"when": "start_era", "do": "tiles", "n": 1},
            "At the start of each Era, your hand is 1 tile larger.",
            "No início de cada Era, a sua mão tem mais 1 peça.",
            "Al empezar cada Era, tu mano tiene 1 loseta más.",
        ),
    ],
)  # fmt: skip
def test_effects_in_three_languages(effect: Data, english: str, portuguese: str, spanish: str) -> None:
    """Number and Domain decide the words."""
    assert [told(effect, code) for code in ("en", "pt", "es")] == [english, portuguese, spanish]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_of_the_vocabulary_is_said(code: str) -> None:
    """Whenever, whatever, of any Domain and for any count: no key and no empty place is left."""
    said = language(code)
    words = [{"when": when, "do": "vp", "n": 2} for when in WHENS]
    for do in DOS:
        for domain in ("art", "any", "all", "camp", "city"):
            effect = {"when": "immediate", "do": do, "n": 2, "domain": domain, "target": ["upgrade", "monument"]}
            parts = ({"n": 2, "domain": one} for one in ("any", "not:art"))
            words.append(effect | dict(zip(("give", "get"), parts, strict=True)))
    for count in COUNTS:
        for domain in ("art", "any", "not:art"):
            for step in (1, 2):
                per = {"count": count, "domain": domain, "min_level": 2, "side": "basic", "values": [3]}
                words.append({"when": "end_era", "do": "vp", "n": 1, "per": per, "step": step})
    for effect in words:
        sentence = told(effect, code)
        assert not set("{}$") & set(sentence), sentence
        assert "dominations-" not in sentence
        assert "  " not in sentence
        assert sentence[0].isupper()
        assert sentence.endswith(".")
    for monument in packaged()["monuments.json"]:
        for reward in (monument["reward"], {"vp": 1, "influence": 2, "knowledge": 3, "domain": "city"}, {"vp": 0}):
            assert "dominations-" not in said.tell(tell_reward(monument | {"reward": reward}))


def test_how_sure_faces_are() -> None:
    """As the data say it, field by field; what is changed and not said anew is somebody's own."""
    box = Box({})
    assert [box.known(name, field) for name, field in (
        ("art_painting", "basic"), ("art_bards", "advanced"), ("craft_masonry", "basic"), ("t01", "corners_clockwise"),
        ("ruler", "effect"), ("campfire", "nodus"),
    )] == ["printed", "reconstructed", "inferred", "reconstructed", "printed", "reconstructed"]  # fmt: skip
    nodus = copy.deepcopy(find_card("craft_masonry")["nodus"])
    nodus[1]["n"] = "vestigium"
    nodus[2] |= {"n": "trade", "source": "box"}
    box = Box(corrected("craft_masonry", nodus=nodus))
    assert [box.layout_known("craft_masonry", copy) for copy in range(4)] == [
        "reconstructed", "own", "printed", "reconstructed",
    ]  # fmt: skip
    tiles = copy.deepcopy(packaged()["tiles.json"])
    tiles[0] |= {"corners_clockwise": [None, "art", "vestigium"], "source": "printed"}
    assert Box({"tiles.json": tiles}).described()["tile"]["t01"] == {
        "camp": "trade", "corners": ["none", "art", "vestigium"], "known": "printed",
    }  # fmt: skip
    assert json.loads(json.dumps(box.described())) == box.described()
    assert misfit(box.described(), shapes.Box) == ""


def test_names_of_ones_own() -> None:
    """What is called otherwise says so; what is not is called as ever."""
    own = corrected("craft_masonry", name={"en": "Stonework"})
    assert Box(own).described()["names"] == {"craft_masonry": {"en": "Stonework"}}
    assert Box({}).described()["names"] == {}
