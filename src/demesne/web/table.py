"""One table: its seats, and the log of entries from which its game is made. No input or output."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from demesne.core.replay import Record, last_state
from demesne.core.state import OVER, Event, State
from demesne.games import find_game

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"  # a seat that waits for a person

Entry = dict[str, Any]


class Refused(ValueError):
    """What somebody wants cannot be done; the sentence says why."""


@dataclass
class Seat:
    """Who sits there: an open seat, a person with the guest's token, or a bot."""

    kind: str
    name: str
    guest: str = ""
    bot: str = ""


@dataclass
class Moment:
    """The game after some action: who decides, how much is known, and what has been told."""

    actor: int
    reveals: int
    events: int


@dataclass
class Table:
    """A table and its game. The log is only ever added to; everything else follows from it."""

    id: str
    game: str
    options: dict[str, Any]
    seed: int
    seats: list[Seat]
    entries: list[Entry] = field(default_factory=list)
    actions: list[str] = field(default_factory=list)  # in force: not taken back
    moments: list[Moment] = field(default_factory=list)  # before the first action, and after each
    asking: int | None = None  # the seat that asks to take back, until somebody answers
    agreed: set[int] = field(default_factory=set)
    resigned: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.state: State = find_game(self.game).new(len(self.seats), self.seed, True, **self.options)
        entries, self.entries = self.entries, []
        self.note_moment()
        for entry in entries:
            self.add(entry)

    # What can be asked for: each gives the entry to be written down, or refuses.

    def sit(self, guest: str, seat: int, name: str) -> Entry:
        """A person takes an open seat."""
        if seat not in range(len(self.seats)) or self.seats[seat].kind != OPEN:
            raise Refused("That seat is not free.")
        if name in [other.name for other in self.seats if other.kind != OPEN]:
            raise Refused(f"Somebody at this table is called {name} already.")
        return {"kind": "sit", "seat": seat, "name": name, "guest": guest}

    def play(self, guest: str, seat: int, words: str, number: int) -> Entry:
        """The owner of a seat plays action `number` of the game."""
        self.check_owner(guest, seat)
        self.check_turn(seat, number)
        return {"kind": "play", "seat": seat, "words": self.state.say(self.read(words))}

    def play_bot(self, seat: int, words: str, number: int) -> Entry:
        """A bot plays."""
        self.check_turn(seat, number)
        return {"kind": "play", "seat": seat, "words": self.state.say(self.read(words))}

    def undo(self, guest: str, seat: int) -> Entry:
        """Take back one's last decision, or ask the others whether one may."""
        self.check_owner(guest, seat)
        to = self.last_decision(seat)
        if to is None:
            raise Refused("There is nothing of yours to take back.")
        if self.may_take_back(seat, to):
            return {"kind": "undo", "seat": seat, "to": to}
        if self.asking is not None:
            raise Refused("Somebody is asking to take back already.")
        return {"kind": "ask_undo", "seat": seat}

    def answer_undo(self, guest: str, seat: int, agree: bool) -> Entry:
        """Answer somebody who asks to take back; the last one to agree takes it back."""
        self.check_owner(guest, seat)
        if self.asking is None or seat not in self.to_be_asked() - self.agreed:
            raise Refused("Nobody asks you to take anything back.")
        if not agree:
            return {"kind": "refuse_undo", "seat": seat}
        if self.to_be_asked() - self.agreed == {seat}:
            return {"kind": "undo", "seat": self.asking, "to": self.last_decision(self.asking)}
        return {"kind": "agree_undo", "seat": seat}

    def resign(self, guest: str, seat: int) -> Entry:
        """Leave the seat to a bot."""
        self.check_owner(guest, seat)
        if self.state.actor == OVER:
            raise Refused("The game is over.")
        return {"kind": "resign", "seat": seat}

    # Carrying out what has been written down.

    def add(self, entry: Entry) -> None:
        """Carry out an entry of the log."""
        kind, seat = entry["kind"], entry["seat"]
        if kind == "sit":
            self.seats[seat] = Seat(PERSON, entry["name"], entry["guest"])
        elif kind == "play":
            self.state.apply(self.state.read(entry["words"]))
            self.actions.append(entry["words"])
            self.note_moment()
            self.forget_asking()
        elif kind == "undo":
            del self.actions[entry["to"] :]
            del self.moments[entry["to"] + 1 :]
            self.state = last_state(find_game(self.game), self.record(), listen=True)
            self.forget_asking()
        elif kind == "ask_undo":
            self.forget_asking()
            self.asking = seat
        elif kind == "agree_undo":
            self.agreed.add(seat)
        elif kind == "refuse_undo":
            self.forget_asking()
        elif kind == "resign":
            self.resigned.add(seat)
        self.entries.append(entry)

    def note_moment(self) -> None:
        """Remember how things stand."""
        events = len(self.state.events or [])
        self.moments.append(Moment(int(self.state.actor), int(self.state.reveals), events))

    def forget_asking(self) -> None:
        """Nobody asks to take back any more."""
        self.asking = None
        self.agreed = set()

    # Questions

    @property
    def seq(self) -> int:
        """The number of entries in the log."""
        return len(self.entries)

    def record(self) -> Record:
        """The game as a record."""
        bots = [seat.bot for seat in self.seats]
        return Record(self.game, len(self.seats), self.options, self.seed, self.names(), bots, list(self.actions))

    def names(self) -> list[str]:
        """Everybody's name."""
        return [seat.name for seat in self.seats]

    def is_full(self) -> bool:
        """Whether the game can begin."""
        return all(seat.kind != OPEN for seat in self.seats)

    def bot_to_move(self) -> str:
        """The bot that decides next, or ""."""
        actor = int(self.state.actor)
        if actor == OVER or not self.is_full():
            return ""
        return "greedy" if actor in self.resigned else self.seats[actor].bot

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest plays."""
        return [number for number, seat in enumerate(self.seats) if guest and seat.guest == guest]

    def read(self, words: str) -> int:
        """The action that the words mean."""
        try:
            return self.state.read(words)
        except ValueError as error:
            raise Refused(str(error)) from None

    def check_owner(self, guest: str, seat: int) -> None:
        """Only the owner of a seat acts for it."""
        if seat not in self.seats_of(guest):
            raise Refused("That is not your seat.")
        if seat in self.resigned:
            raise Refused("You have resigned.")

    def check_turn(self, seat: int, number: int) -> None:
        """Nobody acts before the game begins, out of turn, or twice."""
        if not self.is_full():
            raise Refused("The game begins when every seat is taken.")
        if self.state.actor == OVER:
            raise Refused("The game is over.")
        if number != len(self.actions):
            raise Refused("The game has gone on since; look again.")
        if self.state.actor != seat:
            raise Refused("It is not your turn.")

    def last_decision(self, seat: int) -> int | None:
        """How many actions there were when the seat last decided something."""
        mine = [number for number, moment in enumerate(self.moments[:-1]) if moment.actor == seat]
        return mine[-1] if mine else None

    def may_take_back(self, seat: int, to: int) -> bool:
        """Freely until something hidden appears or another person acts; against bots always."""
        if not self.to_be_asked(seat):
            return True
        others = {moment.actor for moment in self.moments[to:-1]} - {seat}
        others = {other for other in others if self.seats[other].kind == PERSON}
        return not others and self.moments[to].reveals == self.moments[-1].reveals

    def to_be_asked(self, seat: int | None = None) -> set[int]:
        """The seats of the other people who have a say in taking back."""
        asking = self.asking if seat is None else seat
        if asking is None:
            return set()
        guest = self.seats[asking].guest
        return {
            number
            for number, one in enumerate(self.seats)
            if one.kind == PERSON and one.guest != guest and number not in self.resigned
        }

    def news(self, guest: str, since: int) -> dict[str, Any]:
        """All that a guest may see now, with the events after the first `since`; an onlooker sees the public part."""
        mine = self.seats_of(guest)
        actor = int(self.state.actor)
        events = self.state.events or []
        news: dict[str, Any] = {
            "type": "table",
            "table": self.id,
            "seq": self.seq,
            "game": self.game,
            "options": self.options,
            "seats": [{"kind": seat.kind, "name": seat.name, "bot": seat.bot} for seat in self.seats],
            "resigned": sorted(self.resigned),
            "mine": mine,
            "actor": actor if self.is_full() else None,
            "number": len(self.actions),
            "views": {seat: self.state.view(seat) for seat in mine} if mine else {"": self.state.view(None)},
            "first_event": min(since, len(events)),
            "events": [told(event, mine) for event in events[since:]],
            "asking": self.asking,
            "to_answer": sorted(set(mine) & (self.to_be_asked() - self.agreed)),
            "choices": [],
            "result": None,
        }
        if self.is_full() and actor in mine and actor not in self.resigned:
            actions = self.state.actions()
            news["choices"] = [{"words": self.state.say(one)} | self.state.describe(one) for one in actions]
        if actor == OVER:
            result = {"scores": self.state.scores(), "winners": self.state.winners(), "places": self.state.places()}
            news["result"] = result | {"breakdown": self.state.breakdown()}
        return news

    def summary(self) -> dict[str, Any]:
        """The table in the lobby."""
        return {
            "table": self.id,
            "game": self.game,
            "options": self.options,
            "seats": [{"kind": seat.kind, "name": seat.name} for seat in self.seats],
            "actions": len(self.actions),
            "over": self.state.actor == OVER,
        }


def told(event: Event, seats: Sequence[int | None]) -> dict[str, Any] | None:
    """An event for those who may see it; None keeps its place for the others."""
    if any(event.is_seen_by(seat) for seat in seats or [None]):
        return {"kind": event.kind} | event.facts
    return None
