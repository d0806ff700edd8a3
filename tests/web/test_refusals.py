"""Refusals in the reader's language: every code that is sent has its text in all of them."""

import re
from pathlib import Path

import pytest

import demesne
from demesne.table import Refused
from demesne.web.refusals import CODES, STATUS
from tests.web.test_client_words import messages

PACKAGE = Path(demesne.__file__).parent
USED = re.compile(r"""Refused\(\s*"([\w-]+)"(.*?)\)(?: from|\n)""", re.DOTALL)
FACT = re.compile(r"(\w+)=")
NAMED = {"seat": "name", "seats": "names"}  # what seats are called in texts


def used() -> dict[str, set[str]]:
    """The codes in the sources of the server, with the names of their facts."""
    files = [path for part in ("games", "table", "web") for path in (PACKAGE / part).rglob("*.py")]
    sources = "\n".join(path.read_text("utf-8") for path in files)
    return {code: {NAMED.get(fact, fact) for fact in FACT.findall(rest)} for code, rest in USED.findall(sources)}


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
        assert set(re.findall(r"\$(\w+)", texts[f"refused-{code}"])) == facts, code


def test_a_refusal_is_a_sentence_with_its_facts() -> None:
    """Whatever is in the facts is taken as it is."""
    assert str(Refused("name-taken", name="{x}")) == "Somebody at this table is called {x} already."
    assert str(Refused("illegal", "Domino 3 is gone.", words="take 3")).endswith("now. Domino 3 is gone.")
