"""Every word that anybody reads, in Fluent files: those that begin with a language's code are that language.

They lie here, or in a folder `locale` of a game.

A phrase is a message with its facts as plain data, free of any language: `{"key": ..., "facts": {...}}`, where a fact
is a number, a word, or another phrase. The page says the same phrases with the same messages.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

ENGLISH: Final = "en"  # the language of the command line's machine-readable side, and of what is missing elsewhere
FOLDERS: Final = [files(__name__), *[game / "locale" for game in files("demesne").joinpath("games").iterdir()]]
FILES: Final = sorted(
    (file for folder in FOLDERS if folder.is_dir() for file in folder.iterdir() if file.name.endswith(".ftl")),
    key=lambda file: file.name,
)
LANGUAGES: Final = sorted({file.name.partition(".")[0] for file in FILES})


class Language:
    """One language: the words for a key, with facts in them."""

    def __init__(self, code: str) -> None:
        self.code: Final = code

    @cached_property
    def bundle(self) -> FluentBundle:
        """All its messages, read when the first one is asked for."""
        bundle = FluentBundle([self.code], use_isolating=False)
        for file in FILES:
            if file.name.partition(".")[0] == self.code:
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        return bundle

    def has(self, key: str) -> bool:
        """Whether there are words for a key."""
        return self.bundle.has_message(key)

    def say(self, key: str, facts: Mapping[str, Any] | None = None) -> str:
        """The words for a key; a key without any shows itself, so that it is found."""
        if not self.has(key):
            return key if self.code == ENGLISH else language(ENGLISH).say(key, facts)
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, f"{key} has no text of its own"
        words, problems = self.bundle.format_pattern(pattern, dict(facts or {}))
        assert not problems, f"{key}: {problems}"
        return str(words)

    def tell(self, phrase: Mapping[str, Any]) -> str:
        """The words of a phrase."""
        facts = phrase.get("facts", {}).items()
        return self.say(
            phrase["key"], {name: self.tell(fact) if isinstance(fact, Mapping) else fact for name, fact in facts}
        )

    def can_say(self, key: str) -> bool:
        """Whether there are words for a key, here or in English."""
        return self.has(key) or language(ENGLISH).has(key)


@cache
def language(code: str) -> Language:
    """A language by its code; a ValueError lists those there are."""
    if code not in LANGUAGES:
        raise ValueError(f"There is no language {code!r}; there is {', '.join(LANGUAGES)}.")
    return Language(code)


def usual_language() -> str:
    """The code of the language that the environment asks for, English if it asks for none that is here."""
    wanted = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    code = wanted[:2].lower()
    return code if code in LANGUAGES else ENGLISH
