"""What cards and recommended kingdoms are called, in any language."""

import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

from demesne.games.dominion.cards.card import CARDS
from demesne.games.dominion.recommended import RECOMMENDED
from demesne.locale import LANGUAGES, language


def plain(name: str) -> str:
    """A name without accents, capitals, spaces and marks."""
    letters = unicodedata.normalize("NFKD", name.lower())
    return "".join([letter for letter in letters if letter.isalnum()])


KINGDOM_NAMES: Final = {plain(name): name for name in RECOMMENDED}


def find_card(name: str) -> str:
    """The id of a card by its name in any language; "" if there is none."""
    key = name.strip().lower().replace(" ", "_")
    return key if key in CARDS else translated_cards().get(plain(name), "")


def find_recommended(name: str) -> str:
    """The name of a recommended kingdom by its name in any language; "" if there is none."""
    return KINGDOM_NAMES.get(plain(name)) or translated_kingdoms().get(plain(name), "")


@cache
def translated_cards() -> dict[str, str]:
    """The ids of cards by their plain names."""
    return translated((f"dominion-card-{key}", key) for key in CARDS)


@cache
def translated_kingdoms() -> dict[str, str]:
    """The names of recommended kingdoms by their plain names in every language."""
    return translated((f"option-dominion-kingdom-{key}", name) for key, name in KINGDOM_NAMES.items())


def translated(keys: Iterable[tuple[str, str]]) -> dict[str, str]:
    """By what the languages have for a key: what it stands for."""
    spoken = [language(code) for code in LANGUAGES]
    return {plain(words.say(key)): meant for key, meant in keys for words in spoken if words.has(key)}
