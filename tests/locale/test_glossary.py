"""Every game speaks in the words of its rulebook: the glossaries say which, and which not."""

import re
import tomllib
from typing import Any

import pytest

import demesne
from tests.locale.texts import COMMON, LANGUAGES, LOCALE, said

GAMES = [COMMON, *demesne.games()]


def terms(game: str) -> list[dict[str, Any]]:
    """The terms of a game."""
    return list(glossary(game)["term"])


def glossary(game: str) -> dict[str, Any]:
    """The file of a game."""
    return tomllib.loads((LOCALE / "glossary" / f"{game}.toml").read_text("utf-8"))


def find(words: str, text: str) -> bool:
    """Whether words stand in a text, whatever their case; a star is any ending."""
    pattern = re.escape(words).replace(r"\*", r"\w*")
    return re.search(rf"(?<!\w){pattern}(?!\w)", text, re.IGNORECASE) is not None


@pytest.mark.parametrize("game", GAMES)
def test_a_glossary_says_where_its_words_come_from(game: str) -> None:
    """Every term in every language, once; a source for each language, or one of its own."""
    assert set(glossary(game)["source"]) == set(LANGUAGES)
    assert len({term["en"] for term in terms(game)}) == len(terms(game)) > 5
    for term in terms(game):
        assert set(LANGUAGES) <= set(term) <= {*LANGUAGES, "source", "avoid"}, term
        assert set(term.get("avoid", {})) <= set(LANGUAGES), term


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_terms_of_the_glossary_are_used(game: str, language: str) -> None:
    """In messages, rules and names; a word may have an ending."""
    text = "\n".join(said(game, language).values())
    missing = [term[language] for term in terms(game) if not find(f"{term[language]}*", text)]
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_other_words_stand_for_them(game: str, language: str) -> None:
    """What the rulebook calls otherwise is not said anywhere."""
    avoided = [words for term in terms(game) for words in term.get("avoid", {}).get(language, [])]
    found = [(words, where) for where, text in said(game, language).items() for words in avoided if find(words, text)]
    assert not found
