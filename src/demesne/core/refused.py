"""What cannot be done: a code with facts, for which every language has words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final


class Refused(ValueError):
    """What somebody wants cannot be done; as text, a sentence in English that says why."""

    def __init__(self, code: str, detail: str = "", **facts: Any) -> None:
        super().__init__(code)
        self.code: Final = code
        self.detail: Final = detail  # what the words for the code cannot know, already in words
        self.facts: Final = facts

    def __str__(self) -> str:
        return f"{Refused.speak(self.code, self.facts)} {self.detail}".strip()

    #: puts a code and its facts into English; given from outside, as nothing here reads files
    speak: Callable[[str, dict[str, Any]], str] = staticmethod(lambda code, facts: f"{code} {facts}")
