"""A game as a small text file: who played what with which seed, every action in words, the result."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from demesne.core.fields import Fields
from demesne.core.game import Game
from demesne.core.state import OVER, State

VERSION: Final = 1


@dataclass
class Record:
    """A whole game, or as much of it as has been played."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    names: list[str]
    bots: list[str]  # by seat: the bot that plays it, or "" for a person
    actions: list[str] = field(default_factory=list)
    result: dict[str, Any] | None = None  # scores and winners, once the game is over

    def text(self) -> str:
        """The file's text, one action a line."""
        actions = ",\n  ".join(json.dumps(action, ensure_ascii=False) for action in self.actions)
        lines = [
            f'"{name}": {json.dumps(value, ensure_ascii=False)}'
            for name, value in {
                "version": VERSION,
                "game": self.game,
                "players": self.players,
                "options": self.options,
                "seed": self.seed,
                "names": self.names,
                "bots": self.bots,
            }.items()
        ]
        lines.append(f'"actions": [\n  {actions}\n]' if self.actions else '"actions": []')
        lines.append(f'"result": {json.dumps(self.result)}')
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def finish(self, state: State) -> None:
        """Write down the result of a game that is over."""
        self.result = {"scores": state.scores(), "winners": state.winners()}


def read_record(text: str) -> Record:
    """The record that a file's text holds; a ValueError says what is wrong with it."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise ValueError(
            f"This is not a record, or one that was broken off: line {error.lineno} cannot be read."
        ) from None
    return make_record(data)


def make_record(data: Any) -> Record:
    """The record that plain data hold; a ValueError says what is wrong with them."""
    fields = Fields(data)
    name = fields.value("game", str, "the name of a game")
    fields.header(name, VERSION)
    players = fields.whole("players", range(1, 100))
    record = Record(
        game=name,
        players=players,
        options=fields.value("options", dict, "an object with the options", {}),
        seed=fields.value("seed", int, "a whole number"),
        names=texts(fields, "names", players),
        bots=texts(fields, "bots", players),
        actions=texts(fields, "actions", None),
        result=fields.value("result", dict, "scores and winners", {}) if data.get("result") else None,
    )
    fields.value("result", object, "scores and winners or null", "")
    fields.finish()
    return record


def texts(fields: Fields, name: str, number: int | None) -> list[str]:
    """A list of so many words."""
    values = fields.value(name, list, "a list of words", [""] * (number or 0))
    if not all(isinstance(value, str) for value in values):
        raise ValueError(f"{name}: expected a list of words.")
    if number is not None and len(values) != number:
        raise ValueError(f"{name}: expected {number} of them, not {len(values)}.")
    return values


def replay(game: Game[Any], record: Record, listen: bool = False) -> Iterator[State]:
    """The one state at the start and after each action; a ValueError says at which action it goes wrong."""
    state: State = game.new(record.players, record.seed, listen, **record.options)
    yield state
    for number, words in enumerate(record.actions, 1):
        try:
            action = state.read(words)
        except ValueError as error:
            raise ValueError(f"Action {number} ({words!r}) cannot be played: {error}") from None
        state.perform(action)
        yield state
    if record.result is None:
        return
    found = {"scores": state.scores(), "winners": state.winners()}
    if state.actor != OVER:
        raise ValueError(f"The record has a result, but after {len(record.actions)} actions the game goes on.")
    if found != record.result:
        raise ValueError(f"The record says {record.result}, but the game ends with {found}.")


def last_state(game: Game[Any], record: Record, listen: bool = False) -> State:
    """The state after all actions of a record."""
    *_, state = replay(game, record, listen)
    return state
