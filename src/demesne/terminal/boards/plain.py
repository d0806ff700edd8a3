"""A board for any game: what a seat knows as a list, and the actions in words."""

import json
from typing import Any, Final

from rich.console import Group, RenderableType

from demesne.core.state import Event, State
from demesne.locale import Language
from demesne.spoken import speech
from demesne.terminal.boards.board import Board

UNTOLD: Final = ("game", "version", "players", "options", "seat", "actor", "reveals")  # what everybody knows anyway


class PlainBoard(Board):
    """Shows a game by the names of its data, and says in its words what there are words for."""

    sheets: Final[dict[str, str]] = {}

    def __init__(self, game: str, names: list[str], words: Language) -> None:
        self.names = names
        self.words = words
        self.speech = speech(words.code, game, names)

    def draw(self, view: dict[str, Any], choices: list[dict[str, Any]]) -> RenderableType:
        """Every field of the view in a line."""
        return Group(
            *[f"{readable(field)}: {self.plain(value)}" for field, value in view.items() if field not in UNTOLD]
        )

    def question(self, state: State) -> str:
        """Who is asked, and what."""
        asked = state.question()
        assert asked is not None, "nobody is asked once the game is over"
        question = self.speech.question(asked, self.words.say("prompt"))
        return self.words.say("terminal-asked", {"name": self.names[state.actor], "question": question})

    def choices(self, state: State) -> list[tuple[int, str]]:
        """All actions in words."""
        return [
            (action, self.speech.move(choice, choice["words"]))
            for action, choice in zip(state.actions(), state.menu(), strict=True)
        ]

    def wordings(self, state: State, action: int, line: str) -> list[str]:
        """The line, and the words of the action."""
        return [line, state.say(action)]

    def tell(self, event: Event) -> str:
        """What happened, or the event's kind and facts."""
        return self.speech.event(event.kind, event.facts, f"{readable(event.kind)}: {self.plain(event.facts)}")

    def sheet(self, name: str, state: State, word: str) -> RenderableType:
        """There is none."""
        raise ValueError(f"There is no sheet {name!r}.")

    def points(self, breakdown: list[dict[str, Any]]) -> RenderableType:
        """Everybody's points."""
        return Group(*[f"{name}: {part['total']}" for name, part in zip(self.names, breakdown, strict=True)])

    def plain(self, value: object) -> str:
        """A value as text; where there is one for everybody, with their names."""
        if isinstance(value, list) and len(value) == len(self.names):
            return "; ".join(f"{name} {self.plain(one)}" for name, one in zip(self.names, value, strict=True))
        return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def readable(name: str) -> str:
    """A name of the data as a word."""
    return name.replace("_", " ").capitalize()
