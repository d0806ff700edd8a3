"""A game in progress: what every game's state can do, whatever the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from demesne.core.chance import pick, step

if TYPE_CHECKING:
    from demesne.core.game import Game

OVER: Final = -1
NOTHING: Final = vec[i64]()
EVERYONE: Final = -1
ONLOOKERS: Final = 1


class Event:
    """Something that happened, free of any language, with who may see it."""

    def __init__(self, kind: str, facts: dict[str, Any], audience: int) -> None:
        self.kind: Final = kind
        self.facts: Final = facts
        self.audience: Final = audience  # a bit for onlookers, then one for each seat

    def is_seen_by(self, seat: int | None) -> bool:
        """Whether a seat, or an onlooker (None), may know of this."""
        return bool(self.audience & (ONLOOKERS if seat is None else alone(seat)))


def alone(seat: int) -> int:
    """The audience of an event that is told to one seat only."""
    return 2 * ONLOOKERS << seat


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress, as the referee sees it. Each game defines one subclass."""

    game: Game[Any]
    players: i64
    actor: i64  # the seat that decides next, or OVER
    chance: i64  # the random generator
    reveals: i64  # grows whenever something hidden comes to light
    events: list[Event] | None  # what happened, if anybody listens
    choices: vec[i64]  # the legal actions, ascending, if `legal` does not list them; replaced, never changed

    def __init__(self, game: Game[Any], players: i64) -> None:
        self.game = game
        self.players = players
        self.actor = OVER
        self.chance = 0
        self.reveals = 0
        self.events = None
        self.choices = NOTHING

    # What a game defines for the compiled loops: trusting, without checks.

    def advance(self) -> bool:
        """Go on to what is decided next: say who is to decide and what can be chosen; False at the end of the game.

        A game that never stops where there is nothing to choose may define `settle` instead.
        """
        raise NotImplementedError

    def act(self, action: i64) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def act_without_choice(self) -> None:
        """Do what happens where nothing at all can be chosen."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy that nobody listens to."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points by seat, as if the game ended here."""
        raise NotImplementedError

    def standing(self, seat: int) -> list[int]:
        """What places are decided by, in the order of the tie-breaks; more is better."""
        raise NotImplementedError

    def standings(self) -> list[list[int]]:
        """The same for every seat."""
        return [self.standing(seat) for seat in range(self.players)]

    # What the compiled loops use.

    def legal(self) -> vec[i64]:
        """The legal actions, ascending; read only. A game that lists them only when it is asked to has its own."""
        return self.choices

    def ways(self) -> i64:
        """How many actions are legal: a game may know that without listing them."""
        return len(self.legal())

    def way(self, place: i64) -> i64:
        """The legal action in a place of the list: a game may find it without listing them."""
        return self.legal()[place]

    def at_random(self, chance: i64) -> i64:
        """The legal action that a state of a generator stands for, each as likely as the others."""
        return self.way(pick(chance, self.ways()))

    def perform(self, action: i64) -> None:
        """Carry out a legal action and run on to the next real decision."""
        self.act(action)
        self.settle()

    def settle(self) -> None:
        """Do all that has only one way to be done, until somebody has a choice."""
        while self.advance():
            ways = self.ways()
            if ways > 1:
                return
            if ways == 1:
                self.act(self.way(0))
            else:
                self.act_without_choice()
        self.actor = OVER
        self.choices = NOTHING

    def copy_to(self, other: State) -> None:
        """Let another state of the same game stand where this one stands, as far as every game has it."""
        other.actor = self.actor
        other.chance = self.chance
        other.reveals = self.reveals
        other.choices = self.choices

    # What everybody uses: checked at the border.

    def actions(self) -> list[int]:
        """The legal actions of the actor, ascending; none when the game is over."""
        return [] if self.actor == OVER else list(self.legal())

    def apply(self, action: Any, check: bool = True) -> None:
        """Carry out an action of the actor; an illegal one is a ValueError and changes nothing."""
        if check:
            self.check_action(action)
        self.perform(action)

    def check_action(self, action: Any) -> None:
        """Raise a ValueError if this is not a legal action (True and False are not)."""
        if isinstance(action, bool) or not isinstance(action, int) or action not in self.actions():
            raise ValueError(f"{action!r} is not a legal action here: actions() lists those that are.")

    def winners(self) -> list[int]:
        """The seats that win, several when the victory is shared."""
        return [seat for seat, place in enumerate(self.places()) if place == 1]

    def places(self) -> list[int]:
        """The place of each seat, 1 for the winners; those who tie share a place."""
        standings = self.standings()
        return [1 + sum([other > mine for other in standings]) for mine in standings]

    def breakdown(self) -> list[dict[str, Any]]:
        """Where each seat's points come from, as plain data."""
        return list(map(dict, self.game.breakdown(self)))

    def save(self) -> dict[str, Any]:
        """The whole state as plain data, which `load` of the game takes back."""
        return self.game.save(self)

    def code(self) -> str:
        """The whole state as one short line, safe in a link, which `decode` of the game takes back."""
        return self.game.encode(self)

    def say(self, action: Any) -> str:
        """A legal action in words; of an illegal one a ValueError."""
        self.check_action(action)
        return self.game.say(self, action)

    def read(self, words: Any) -> int:
        """The legal action that the words mean; a ValueError says why there is none."""
        return self.game.read(self, str(words))

    def describe(self, action: Any) -> dict[str, Any]:
        """A legal action as a verb and its parameters, for labels in any language; of an illegal one a ValueError."""
        self.check_action(action)
        return self.game.describe(self, action)

    def menu(self) -> list[dict[str, Any]]:
        """What the actor can choose, as data: the words of each action, its verb and parameters, and what it brings."""
        return [
            {"words": self.game.say(self, action)} | self.game.describe(self, action) | self.game.brings(self, action)
            for action in self.actions()
        ]

    def barred(self) -> list[dict[str, Any]]:
        """What the actor may think of choosing and cannot: what it is, and `why`, a code with `facts`."""
        return [] if self.actor == OVER else cast(list[dict[str, Any]], self.game.barred(self))

    def question(self) -> dict[str, Any] | None:
        """What the actor is asked: `asks`, a code, with its facts; nothing when the game is over."""
        return None if self.actor == OVER else dict(self.game.question(self))

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat, or an onlooker (None), may know, and nothing else."""
        if seat is not None:
            self.check_seat(seat)
        return dict(self.game.view(self, seat))

    def observe(self, seat: int) -> vec[u8]:
        """The same as numbers in a flat array, as `encoding` of the game says."""
        self.check_seat(seat)
        return self.game.encoding_of(self).observe(self, seat)

    def mask(self) -> vec[u8]:
        """By index of an action, as `encoding` of the game says: 1 if the actor may choose it, 0 if not."""
        return self.game.encoding_of(self).mask(self)

    def guess(self, seat: int, seed: int) -> State:
        """A state that this seat could be in: what it cannot know is dealt anew."""
        self.check_seat(seat)
        guessed: State = self.game.guess(self, seat, seed)
        return guessed

    def check_seat(self, seat: int) -> None:
        """Raise a ValueError if nobody can sit there."""
        if not 0 <= seat < self.players:
            raise ValueError(f"There is no seat {seat}: the seats are 0 to {self.players - 1}.")

    def listen(self) -> None:
        """Record events from now on."""
        self.events = []

    def tell(self, kind: str, facts: dict[str, Any], audience: int = EVERYONE) -> None:
        """Record an event; the caller has made sure that somebody listens."""
        assert self.events is not None
        self.events.append(Event(kind, facts, audience))

    def below(self, n: i64) -> i64:
        """A random number in range(n)."""
        self.chance = step(self.chance)
        return pick(self.chance, n)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.save() == other.save()

    def __hash__(self) -> int:
        raise TypeError("A state changes as it is played, so it cannot be a key.")
