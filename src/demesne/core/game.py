"""A game as a table of facts and functions: what `demesne.game(name)` returns."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from demesne.core import codes
from demesne.core.chance import SEEDS
from demesne.core.codes import Foresight
from demesne.core.encoding import Encoding
from demesne.core.refused import Refused
from demesne.core.state import State

S = TypeVar("S", bound=State)
Data = dict[str, Any]

SWITCH: Final = "switch"  # on or off
NUMBER: Final = "number"  # one of the choices, all numbers
CHOICE: Final = "choice"  # one of the choices, all words
TEXT: Final = "text"  # free words or a list of them, which the game's objection checks; the choices are suggestions
FILES: Final = "files"  # what is in data files, by name, which the game's objection checks


def plain_question(state: State) -> Data:
    """A game with one kind of question."""
    return {"asks": "choose"}


def nothing_more(state: State, action: int) -> Data:
    """An action about which nothing is said but what it is."""
    return {}


def nothing_barred(state: State) -> list[Data]:
    """A game that does not say what cannot be chosen."""
    return []


def no_encoding(state: State) -> Encoding:
    """A game without an encoding."""
    raise ValueError(f"{state.game.title} has no encoding.")


class Option:
    """Something to be settled before a game starts: enough to draw a form."""

    def __init__(self, name: str, kind: str, default: Any, choices: list[Any], help: str) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.default: Final = default
        self.choices: Final = choices
        self.help: Final = help


class Game(Generic[S]):
    """One game: its name, how many can play, its options, and how to start or load one."""

    def __init__(
        self,
        name: str,
        title: str,
        players: range,
        options: list[Option],
        objection: Callable[[int, Data], Refused | None],  # why these options cannot be; None if they can
        deal: Callable[[Game[S], int, int, Data, bool], S],
        save: Callable[[S], Data],
        restore: Callable[[Game[S], Any], S],
        say: Callable[[S, int], str],
        read: Callable[[S, str], int],
        describe: Callable[[S, int], Data],
        view: Callable[[S, int | None], Mapping[str, Any]],
        guess: Callable[[S, int, int], S],
        breakdown: Callable[[S], Sequence[Mapping[str, Any]]],
        question: Callable[[S], Mapping[str, Any]] = plain_question,  # what the actor is asked
        brings: Callable[[S, int], Data] = nothing_more,  # what an action brings, besides its description
        barred: Callable[[S], Sequence[Mapping[str, Any]]] = nothing_barred,  # what cannot be chosen, and why
        encoding_of: Callable[[S], Encoding] = no_encoding,  # observations and actions as numbers in flat arrays
        hides: bool = False,  # whether players have something to hide from each other
        terms: dict[str, str] | None = None,  # by the name of a fact: the kind of thing that it names, if not so called
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.players: Final = players
        self.options: Final = options
        self.objection: Final = objection
        self.deal: Final = deal
        self.save: Final = save
        self.restore: Final = restore
        self.say: Final = say
        self.read: Final = read
        self.describe: Final = describe
        self.view: Final = view
        self.guess: Final = guess
        self.breakdown: Final = breakdown
        self.question: Final = question
        self.brings: Final = brings
        self.barred: Final = barred
        self.encoding_of: Final = encoding_of
        self.hides: Final = hides
        self.terms: Final = terms or {}
        #: by option: what reads its value from a folder; given from outside, as a game reads no files
        self.readers: Final[dict[str, Callable[[Any], Any]]] = {}
        self.sample: str = ""  # positions from which codes are foretold; given from outside, too
        self.primed: Foresight | None = None  # one who has read the sample, once somebody wants a code

    def new(self, players: Any, seed: Any, listen: bool = False, **options: Any) -> S:
        """A new game; the same arguments give the same game everywhere. With `listen`, events are recorded."""
        settled = self.settle(players, self.fetch(options))
        if not is_whole(seed):
            raise ValueError(f"seed: {seed!r} is not a whole number.")
        return self.deal(self, players, seed % SEEDS, settled, listen)

    def encoding(self, players: Any, **options: Any) -> Encoding:
        """How observations and actions are laid out in flat arrays; the same for all games with these arguments."""
        return self.encoding_of(self.new(players, 0, **options))

    def load(self, position: Any) -> S:
        """The state that `save` gave or a person wrote; a ValueError names the field that is wrong."""
        return self.restore(self, position)

    def encode(self, state: S) -> str:
        """The code of a state: one short line, the same for the same state."""
        return codes.encode(canonical(self.save(state)), self.foresight())

    def decode(self, code: Any) -> S:
        """The state of a code; a ValueError says what is wrong with it."""
        if not isinstance(code, str):
            raise ValueError(f"A code is a line of text, not {code!r}.")
        text = codes.decode(code, self.foresight())
        try:
            position = json.loads(text)
        except (ValueError, RecursionError):
            raise ValueError(codes.DAMAGED) from None
        state = self.load(position)
        if self.encode(state) != code:
            raise ValueError(codes.DAMAGED)
        return state

    def foresight(self) -> Foresight:
        """One who knows what positions of this game look like."""
        if self.primed is None:
            self.primed = Foresight()
            self.primed.read(self.sample)
        return self.primed.copy()

    def fetch(self, options: Data) -> Data:
        """The options with what lies in a folder where one is named."""
        for name, reader in self.readers.items():
            if isinstance(options.get(name), str) or hasattr(options.get(name), "__fspath__"):
                try:
                    options = options | {name: reader(options[name])}
                except ValueError as error:
                    raise ValueError(f"{name}: {error}") from None
        return options

    def settle(self, players: Any, options: Data) -> Data:
        """All options of a game, the given ones checked and the others at their defaults."""
        if not is_whole(players) or players not in self.players:
            least, most = self.players[0], self.players[-1]
            raise Refused("wrong-players", game=self.title, least=least, most=most, players=repr(players))
        settled: Data = {option.name: option.default for option in self.options}
        for name, value in options.items():
            if name not in settled:
                raise Refused("no-option", option=name, game=self.title, options=list(settled))
            kind, choices = next((option.kind, option.choices) for option in self.options if option.name == name)
            if kind not in (TEXT, FILES) and not any(
                value == choice and type(value) is type(choice) for choice in choices
            ):
                allowed = [repr(choice) for choice in choices]
                raise Refused("no-value", option=name, value=repr(value), values=allowed)
            settled[name] = value
        objection = self.objection(players, settled)
        if objection is not None:
            raise objection
        return settled


def canonical(position: Data) -> str:
    """A position as the one text that it has."""
    return json.dumps(position, sort_keys=True, separators=(",", ":"))


def is_whole(number: Any) -> bool:
    """Whether this is a whole number (True and False are not)."""
    return isinstance(number, int) and not isinstance(number, bool)
