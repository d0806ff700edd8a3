"""The words of the page: the same keys in every language, and none missing; its tables are the engine's."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import demesne
from demesne.bots import bot_names
from demesne.core.game import FILES
from demesne.games.carcassonne.tiles import TILES
from demesne.games.dominations.agenda import QUESTIONS
from demesne.games.dominations.components import DOMAINS, GOALS, HALVES, SOURCES
from demesne.games.dominations.data import packaged
from demesne.games.dominations.effects.effect import COUNTS, DOS, TARGETS, WHENS
from demesne.games.dominations.state import MULTI_EDGE
from demesne.games.dominations.words import PHRASES
from demesne.games.dominion.cards.card import CARDS
from demesne.games.dominion.questions import REFUSALS, TOLD
from demesne.games.dominion.reader import ZONES
from demesne.games.dominion.steps import FORKS_BY_NAMES, STEPS
from demesne.games.kingdomino.dominoes import TERRAINS
from tests.locale.texts import files

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client" / "src"
KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
GOALS_WITHOUT_PARTS = set(GOALS) - {"cities", "nodus", "masteries"}  # of these every part is told by itself
VARIABLE = re.compile(r"\{ *\$(\w+)")


def text_of(language: str) -> str:
    """All that is said in a language."""
    text = "\n".join(path.read_text("utf-8") for path in files(language))
    return re.sub(r"^#.*$", "", text, flags=re.MULTILINE)


def messages(language: str) -> dict[str, str]:
    """The messages of a language by key."""
    parts = KEY.split(text_of(language))[1:]
    return {key: words.strip() for key, words in zip(parts[::2], parts[1::2], strict=True)}


def test_every_language_has_the_same_keys_and_variables() -> None:
    """A key that one language lacks, or a fact that it leaves out, is found here."""
    english = messages("en")
    assert len(KEY.findall(text_of("en"))) == len(english)
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


@pytest.mark.parametrize("name", demesne.games())
def test_options_moves_and_events_are_said_in_every_language(name: str) -> None:
    """Everything that whole games bring has words of its own: hidden things too."""
    game = demesne.game(name)
    english = messages("en")
    for option in [one for one in game.options if one.kind != FILES]:
        assert {f"option-{name}-{option.name}", f"option-{name}-{option.name}-help"} <= set(english)
    assert {f"bot-{bot}" for bot in bot_names(name)} <= set(english)
    options: dict[str, Any] = {"sets": "all"} if name == "dominion" else {}
    for seed in range(8):
        state, chance = game.new(2, seed, True, **options), random.Random(seed)
        while state.actor != demesne.OVER:
            described = [state.describe(action) for action in state.actions()]
            for one in described:
                assert f"move-{name}-{one['verb'].replace(' ', '_')}" in english
                if "way" in one:
                    assert f"dominion-way-{one['way']}" in english
            state.apply(chance.choice(state.actions()))
        for event in state.events or []:
            bare = "card" not in event.facts and "cards" not in event.facts
            key = f"event-{name}-{event.kind}"
            assert (f"{key}-hidden" if bare and f"{key}-hidden" in english else key) in english
            if not (bare and f"{key}-hidden" in english):
                said = set(event.facts) | {"name", "names", "people", "what", "at"}
                assert set(VARIABLE.findall(english[key])) <= said, key


@pytest.mark.parametrize("name", demesne.games())
def test_every_event_that_an_engine_tells_has_words(name: str) -> None:
    """Also those that random games seldom bring."""
    folder = Path(demesne.__file__).parent / "games" / name
    text = "".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    kinds = set(re.findall(r'\btell(?:_apart)?\((?:state, \w+, )?"(\w+)"', text))
    assert len(kinds) > 4
    assert {f"event-{name}-{kind}" for kind in kinds} <= set(messages("en"))


def test_every_way_and_pick_of_a_dominion_card_has_words() -> None:
    """What cards let one choose, and what they ask."""
    english = set(messages("en"))
    ways = {way for names in FORKS_BY_NAMES for way in names}
    assert len(ways) > 20
    assert {f"dominion-way-{way}" for way in ways - {"nothing"}} <= english
    offered = {names[0] for names in FORKS_BY_NAMES if names[-1] in REFUSALS}
    assert {f"prompt-dominion-may_{way}" for way in offered} <= english
    asked = {row.name if row.name in TOLD else row.verb.replace(" ", "_") for row in STEPS.values() if row.verb}
    named = {f"prompt-dominion-{code}" for code in asked}
    assert len(named) > 10
    assert named <= english
    assert {f"dominion-zone-{zone}" for zone in ZONES} - english <= {
        "dominion-zone-supply",
        "dominion-zone-names",
        "dominion-zone-reactions",
    }


def test_every_dominion_card_has_a_name_and_what_it_does_is_told() -> None:
    """A text wherever a card does more than its bonuses, and nowhere else."""
    for language in ("en", "pt", "es"):
        said = messages(language)
        assert {f"dominion-card-{key}" for key in CARDS} <= set(said)
        does_more = {key for key, card in CARDS.items() if card.text or card.reaction or card.worth}
        assert {key.removeprefix("dominion-text-") for key in said if key.startswith("dominion-text-")} == does_more


def test_every_dominion_card_has_a_picture() -> None:
    """Each with a mood and a backdrop that there are."""
    art = json.loads((CLIENT / "boards" / "dominion" / "art.json").read_text("utf-8"))
    assert set(art["cards"]) == set(CARDS)
    assert {card["mood"] for card in art["cards"].values()} <= set(art["moods"])
    assert {card["back"] for card in art["cards"].values()} <= set(art["backs"]) | {"none"}


def test_dominations_is_called_as_in_its_data() -> None:
    """Names as in the data files, and words for everything that effects, goals and questions are made of."""
    data = packaged()
    records = {
        "mastery": data["masteries.json"],
        "monument": data["monuments.json"],
        "role": data["roles.json"],
        "domain": data["domains.json"],
        "objective": data["objectives.json"]["objectives"],
    }
    for language in ("en", "pt", "es"):
        said = messages(language)
        for term, listed in records.items():
            for record in listed:
                assert said[f"dominations-{term}-{record['id']}"] == record["name"].get(
                    language, said[f"dominations-{term}-{record['id']}"]
                )
    for term, words in {
        "dominations-when": WHENS, "dominations-do": DOS, "dominations-count": COUNTS, "dominations-target": TARGETS,
        "dominations-goal": GOALS_WITHOUT_PARTS, "dominations-domain": HALVES, "source": SOURCES,
        "move-dominations": PHRASES, "prompt-dominations": QUESTIONS, "option-dominations-multi_edge": MULTI_EDGE,
    }.items():  # fmt: skip
        assert {f"{term}-{word}" for word in words} <= set(messages("en")), term


def test_dominations_says_what_is_left_and_what_is_possible() -> None:
    """Prompts have the numbers of the question, turns are counted for each, and a turn ends with a trade at most."""
    wanted = {
        "prompt-dominations-wild": {"number"},
        "prompt-dominations-wild_harvest": {"number"},
        "prompt-dominations-pay": {"domain", "number"},
        "prompt-dominations-return": {"count"},
        "dominations-era": {"era", "eras", "turn", "turns"},
        "move-dominations-let_go": {"number"},
    }
    for language in ("en", "pt", "es"):
        said = messages(language)
        assert {key: set(VARIABLE.findall(said[key])) for key in wanted} == wanted
        assert said["source-masteries"][:5] not in said["prompt-dominations-farewell"]


def test_the_rules_of_every_game_are_told_in_every_language() -> None:
    """The same headings, lists and tables in each of them."""
    for name in demesne.games():
        shapes = []
        for language in ("en", "pt", "es"):
            text = (CLIENT / "rules" / f"{name}.{language}.html").read_text("utf-8")
            assert len(text) > 1000
            shapes.append(re.findall(r"<(?:h3|p|ul|ol|li|table|tr|th|td)>", text))
        assert shapes[0] == shapes[1] == shapes[2], name


def test_the_letters_of_terrains_and_domains_differ_in_every_language() -> None:
    """Nothing is told by colour alone."""
    for language in ("en", "pt", "es"):
        said = messages(language)
        assert len({said[f"letter-{terrain}"] for terrain in TERRAINS}) == len(TERRAINS)
        assert len({said[f"terminal-dominations-letter-{domain}"] for domain in DOMAINS}) == len(DOMAINS)
