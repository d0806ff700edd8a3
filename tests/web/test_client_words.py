"""The words of the page: the same keys in every language, and none missing; its tables are the engine's."""

import json
import re
from pathlib import Path

import pytest

import demesne
from demesne.games.carcassonne.tiles import TILES
from demesne.games.kingdomino.dominoes import DOMINOES, TERRAINS

ROOT = Path(__file__).parents[2]
LOCALE = Path(demesne.__file__).parent / "locale"
CLIENT = ROOT / "client" / "src"
KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
VARIABLE = re.compile(r"\{ *\$(\w+)")


def messages(language: str) -> dict[str, str]:
    """The messages of a language by key."""
    text = (LOCALE / f"{language}.ftl").read_text("utf-8")
    parts = KEY.split(text)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def test_every_language_has_the_same_keys_and_variables() -> None:
    """A key that one language lacks, or a fact that it leaves out, is found here."""
    english = messages("en")
    assert len(KEY.findall((LOCALE / "en.ftl").read_text("utf-8"))) == len(english)
    for language in ("pt", "es"):
        other = messages(language)
        assert list(other) == list(english)
        for key, words in other.items():
            assert set(VARIABLE.findall(words)) == set(VARIABLE.findall(english[key])), key


def test_every_key_that_the_page_says_is_there() -> None:
    """Keys that are written out in the sources, and those made from the games' own words."""
    sources = "\n".join(path.read_text("utf-8") for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte"))
    english = messages("en")
    said = set(re.findall(r"\bsay\('([\w-]+)'", sources)) | set(re.findall(r"\bsay\(\w+ [^)]*?'([\w-]+)' : '", sources))
    assert said - set(english) == set()
    for terrain in TERRAINS:
        assert {f"letter-{terrain}", f"kingdomino-terrain-{terrain}"} <= set(english)
    for tile in TILES:
        assert f"carcassonne-tile-{tile.letter}" in english


@pytest.mark.parametrize("name", ["kingdomino", "carcassonne"])
def test_options_moves_and_events_are_said_in_every_language(name: str) -> None:
    """Everything that a whole game brings has words of its own."""
    game = demesne.game(name)
    english = messages("en")
    for option in game.options:
        assert {f"option-{name}-{option.name}", f"option-{name}-{option.name}-help"} <= set(english)
    state = game.new(2, 7, True)
    while state.actor != demesne.OVER:
        actions = state.actions()
        assert f"move-{name}-{state.describe(actions[-1])['verb']}" in english
        state.apply(actions[len(actions) // 2])
    for event in state.events or []:
        assert f"event-{name}-{event.kind}" in english


def test_the_letters_of_terrains_differ_in_every_language() -> None:
    """Nothing is told by colour alone."""
    for language in ("en", "pt", "es"):
        letters = {messages(language)[f"letter-{terrain}"].strip() for terrain in TERRAINS}
        assert len(letters) == len(TERRAINS)


@pytest.mark.skipif(not CLIENT.exists(), reason="the sources of the page are not here")
def test_the_page_has_the_engines_tables() -> None:
    """Dominoes and tiles are drawn from copies of the engine's tables."""
    dominoes = json.loads((CLIENT / "boards" / "dominoes.json").read_text())
    assert dominoes == {
        str(number): [{"terrain": TERRAINS[a], "crowns": one}, {"terrain": TERRAINS[b], "crowns": two}]
        for number, (a, one, b, two) in DOMINOES.items()
    }
    tiles = json.loads((CLIENT / "boards" / "tiles.json").read_text())
    fields = ("copies", "cities", "pennants", "roads", "fields", "bordered", "monastery")
    assert tiles == {tile.letter: {field: getattr(tile, field) for field in fields} for tile in TILES}
