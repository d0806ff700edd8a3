"""No text is left over: every key of the Fluent files is said somewhere."""

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import pytest

import demesne
from demesne.bots import bot_names
from demesne.games import GAMES, part_of
from demesne.games.dominations.data import packaged, standard
from demesne.games.dominations.effects.effect import COUNTS, DOS, TARGETS, WHENS
from demesne.games.dominations.phrases import tell_goals
from demesne.games.dominion.questions import REFUSALS
from demesne.games.dominion.steps import FORKS_BY_NAMES, STEPS
from demesne.web.lessons import lessons
from tests.locale.texts import messages

PACKAGE: Final = Path(demesne.__file__).parent
CLIENT: Final = Path(__file__).parents[2] / "client" / "src"
HOLE: Final = "\0"  # in a template: what is only known when it is said
#: by folder: what its own ways of saying put before a key
PUT_BEFORE: Final = {
    PACKAGE / "games" / "dominations": "dominations-",
    PACKAGE / "terminal" / "boards" / "dominations": "terminal-dominations-",
    PACKAGE / "terminal" / "boards" / "carcassonne": "terminal-carcassonne-",
}
#: beginnings of templates that say too little
VAGUE: Final = [*GAMES, "terminal", *[put.removesuffix("-") for put in PUT_BEFORE.values()]]


def fields(shape: Any, field: str) -> Iterator[str]:
    """All words that a field of a shape can have."""
    if get_origin(shape) in (Union, UnionType):
        for part in get_args(shape):
            yield from fields(part, field)
    elif field in get_type_hints(shape):
        hint = get_type_hints(shape)[field]
        yield from get_args(hint) if get_origin(hint) is Literal else []


@cache
def families() -> dict[str, set[str]]:
    """By what keys begin with: how they may go on, exactly; what the games tell has its names from the games."""
    bots = {bot for game in GAMES for bot in bot_names(game)}
    found: dict[str, set[str]] = {"bot-": bots | {f"{bot}-about" for bot in bots}}
    for name, game in GAMES.items():
        shapes = import_module(f"demesne.games.{name}.shapes")
        happened = set(fields(shapes.Happening, "kind"))
        found[f"event-{name}-"] = happened | {f"{kind}-hidden" for kind in happened}
        found[f"move-{name}-"] = {verb.replace(" ", "_") for verb in fields(shapes.Choice, "verb")}
        found[f"group-{name}-"] = set(fields(shapes.Choice, "verb")) | {"other"}
        found[f"prompt-{name}-"] = set(fields(shapes.Question, "asks")) | {"by"}
        found[f"hint-{name}-"] = set(fields(shapes.Question, "asks"))
        found[f"option-{name}-"] = {
            f"{option.name}{rest}"
            for option in game.options
            for rest in ["", "-help", *["-" + re.sub(r"\W", "", str(choice).lower()) for choice in option.choices]]
        }
    for name, lesson in lessons().items():
        steps = [step.name for step in lesson.steps]
        found[f"lesson-{name}-"] = {f"{step}{rest}" for step in steps for rest in ("", "-done", "-otherwise")}
    found["prompt-dominion-"] |= asked_by_cards()
    goals = [tell_goals(standard(), number) for number in range(len(standard().objective_names))]
    told = {part["key"] for goal in goals for parts in goal for part, _ in parts}
    found["dominations-goal-"] = {key.removeprefix("dominations-goal-") for key in told} | {"wanted"}
    for part, words in {"when": WHENS, "do": DOS, "count": COUNTS, "target": TARGETS}.items():
        found[f"dominations-{part}-"] = set(words)
    return found


def asked_by_cards() -> set[str]:
    """What cards of Dominion ask: by their steps, by the only way they offer, or as it is written there."""
    steps = {row.verb.replace(" ", "_") for row in STEPS.values()} | set(STEPS)
    offered = {f"may_{ways[0]}" for ways in FORKS_BY_NAMES if ways[-1] in REFUSALS}
    return steps | offered | set(constants(PACKAGE / "games" / "dominion" / "questions.py"))


def constants(path: Path) -> list[str]:
    """The texts in a source."""
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    return [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]


@cache
def sources() -> tuple[set[str], set[str]]:
    """The texts and the templates that are written in the sources, each as a key would have it."""
    texts: set[str] = set()
    templates: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        before = ["", *[put for folder, put in PUT_BEFORE.items() if path.is_relative_to(folder)]]
        texts |= {put + text for text in constants(path) for put in before}
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts = [str(one.value) if isinstance(one, ast.Constant) else HOLE for one in node.values]
                templates |= {put + "".join(parts) for put in before}
            elif isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant):
                templates.add(f"{node.left.value!s}{HOLE}")
    texts |= set(constants(CLIENT.parent / "generate.py"))
    for path in [path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte")]:
        text = path.read_text("utf-8")
        texts |= set(re.findall(r"'([\w-]+)'", text)) | set(re.findall(r'"([\w-]+)"', text))
        templates |= {re.sub(r"\$\{[^{}]*\}", HOLE, one) for one in re.findall(r"`([^`\n]*)`", text)}
    for template in templates & {f"{word}-{HOLE}" for word in VAGUE}:
        templates.remove(template)
    return texts, {one for one in templates if re.fullmatch(rf"[a-z][\w-]*-{HOLE}(-[\w-]*)?", one)}


@cache
def names() -> set[str]:
    """What may stand in the hole of a template: the texts of the sources, their first words, and names in data."""
    texts, _ = sources()
    data = set(re.findall(r'"([\w.]+)"', json.dumps(packaged())))
    dominion = part_of("games", "dominion.cards.card")
    assert dominion is not None
    words = {text.partition(" ")[0] for text in texts} | texts | data | set(dominion.CARDS)
    return {name.lower().replace(".", "_") for name in words} | {str(number) for number in range(10)}


def is_used(key: str, inner: set[str]) -> bool:
    """Whether anybody says a key: a source, another text, or what makes keys from the names of things."""
    texts, templates = sources()
    if key in texts or key in inner or key.startswith("refused-"):  # those have a test of their own
        return True
    for start, goes_on in families().items():
        if key.startswith(start):
            return key.removeprefix(start) in goes_on
    for template in templates:
        start, _, end = template.partition(HOLE)
        middle = key.removeprefix(start).removesuffix(end)
        if key.startswith(start) and key.endswith(end) and middle and middle.lower() in names():
            return True
    return is_term(key)


def is_term(key: str) -> bool:
    """Whether a key is the name of a thing of a game, by its kind: what a fact of that name can be."""
    game, _, rest = key.partition("-")
    kind, _, value = rest.partition("-")
    if game not in GAMES:
        return False
    if not value:
        return kind in GAMES[game].terms.values()
    return kind in {*names(), *GAMES[game].terms.values()} and value.lower() in names()


def test_every_key_is_said_somewhere() -> None:
    """In English; the other languages have the same keys."""
    said = messages("en")
    inner = {name for _, text in said.values() for name in re.findall(r"\{ *([a-z][\w-]*) *\}", text)}
    assert [key for key in said if not is_used(key, inner)] == []


@pytest.mark.parametrize(
    "key",
    [
        "dominations-goal-cities", "dominations-do-score", "event-kingdomino-flood", "event-dominations-knowledge-x",
        "move-dominion-sing", "prompt-dominion-sing", "prompt-carcassonne-place", "option-kingdomino-hidden_hands",
        "terminal-dominations-nowhere", "terminal-dominations-sheet-nowhere", "source-nowhere", "bot-nobody",
        "dominion-card-nowhere", "carcassonne-tile-nowhere", "home-nowhere", "nowhere",
        "lesson-kingdomino-nowhere", "lesson-nowhere",
    ],
)  # fmt: skip
def test_a_key_that_nobody_says_is_found(key: str) -> None:
    """Also among those that are made from names."""
    assert not is_used(key, set())
