"""Refusals in the reader's language: every code that is sent has its text in all of them."""

import ast
import re
from pathlib import Path

import pytest

import demesne
from demesne.table import Refused
from demesne.web.refusals import CODES, STATUS
from tests.web.test_client_words import messages

PACKAGE = Path(demesne.__file__).parent
REASONS = ("Refused", "reason")  # what a code is given to
NAMED = {"seat": "name", "seats": "names"}  # what seats are called in texts


def used() -> dict[str, set[str] | None]:
    """The codes in the sources, with the names of their facts; None where those are only known when it is played."""
    found: dict[str, set[str] | None] = {}
    for path in [
        path
        for part in ("core", "games", "table", "bots", "terminal", "web")
        for path in (PACKAGE / part).rglob("*.py")
    ]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in REASONS:
                names = [keyword.arg for keyword in node.keywords]
                facts = None if None in names else {NAMED.get(name, name) for name in names if name}
                found |= dict.fromkeys(codes_in(node.args[0]), facts)
    return found


def codes_in(argument: ast.expr) -> list[str]:
    """The codes that an argument can be."""
    return [str(node.value) for node in ast.walk(argument) if isinstance(node, ast.Constant) and node.value]


def variables(key: str, texts: dict[str, str]) -> set[str]:
    """The facts that a message is about, those of messages within it included."""
    inner = [name for name in re.findall(r"\{ *([a-z][\w-]*) *\}", texts[key]) if name in texts]
    return set(re.findall(r"\$(\w+)", texts[key])).union(*[variables(name, texts) for name in inner])


def coded(language: str) -> set[str]:
    """The codes that a language has words for."""
    return {key.removeprefix("refused-") for key in messages(language) if key.startswith("refused-")}


def test_every_code_has_a_text_and_every_text_a_code() -> None:
    """In English; the other languages have the same keys."""
    assert len(used()) > 20
    assert set(used()) | set(CODES.values()) | set(STATUS) == coded("en")


@pytest.mark.parametrize("language", ["en", "pt", "es"])
def test_every_code_is_said_in_every_language(language: str) -> None:
    """With the facts that are sent, and no others."""
    texts = messages(language)
    assert coded(language) == coded("en")
    for code, facts in used().items():
        if facts is not None:
            assert variables(f"refused-{code}", texts) == facts, code


def test_a_refusal_is_a_sentence_with_its_facts() -> None:
    """Whatever is in the facts is taken as it is."""
    assert str(Refused("name-taken", name="{x}")) == "Somebody at this table is called {x} already."
    assert str(Refused("illegal", "Domino 3 is gone.", words="take 3")).endswith("now. Domino 3 is gone.")
