"""One table: its seats, and the log of entries from which its game is made."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from demesne.core.refused import Refused
from demesne.core.replay import Record, last_state
from demesne.core.state import OVER, State
from demesne.games import find_game

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"  # a seat that waits for a person

#: `kind`, `seat`, what that kind needs, and `at`: when it was made, in milliseconds since 1970
LogEntry = dict[str, Any]

LONGEST_NAME: Final = 24
MOST_ENTRIES: Final = 10_000  # of a log, so that nobody takes back and plays again for ever
SUBSTITUTE: Final = "greedy"  # plays on for whoever resigns
STRIDE: Final = 32  # actions from one kept state to the next
NEAR: Final = 8  # strides within which all of them are kept; farther back they lie farther apart


@dataclass
class Seat:
    """Who sits there: an open seat, a person with the guest's token, or a bot."""

    kind: str
    name: str
    guest: str = ""
    bot: str = ""


@dataclass
class Moment:
    """The game after some action: who decides, how much is known, what has been told, and when it was."""

    actor: int
    reveals: int
    events: int
    at: int


@dataclass
class Table:
    """A table and its game. The log is only ever added to; everything else follows from it."""

    id: str
    game: str
    options: dict[str, Any]
    seed: int
    seats: list[Seat]
    entries: list[LogEntry] = field(default_factory=list)
    actions: list[str] = field(default_factory=list)  # in force: not taken back
    moments: list[Moment] = field(default_factory=list)  # before the first action, and after each
    asking: int | None = None  # the seat that asks to take back, until somebody answers
    asked_to: int = 0  # how many actions it wants to keep
    agreed: set[int] = field(default_factory=set)
    resigned: set[int] = field(default_factory=set)
    next: str | None = None  # the table of the rematch
    notes: list[LogEntry] = field(default_factory=list)  # what happened besides actions, for the log
    cuts: list[tuple[int, int]] = field(default_factory=list)  # when something was taken back: entries, events left
    kept: list[tuple[int, State]] = field(default_factory=list)  # states after so many actions, to take back to
    owner: str = ""  # the guest who opened it
    is_closed: bool = False
    allows_several: bool = False  # seats to a guest who is not its owner
    shown: dict[str, Any] | None = None  # what everybody sees now, where nothing is hidden

    def __post_init__(self) -> None:
        self.state: State = find_game(self.game).new(len(self.seats), self.seed, True, **self.options)
        entries, self.entries = self.entries, []
        self.note_moment(0)
        for entry in entries:
            self.add(entry)

    # What can be asked for: each gives the entry to be written down, or refuses.

    def sit(self, guest: str, seat: int, name: str) -> LogEntry:
        """A person takes an open seat."""
        name = clean_name(name)
        self.check_log()
        if seat not in range(len(self.seats)) or self.seats[seat].kind != OPEN:
            raise Refused("seat-taken")
        if self.seats_of(guest) and guest != self.owner and not self.allows_several:
            raise Refused("one-seat")
        if not name:
            raise Refused("no-name")
        if name in [other.name for other in self.seats if other.kind != OPEN]:
            raise Refused("name-taken", name=name)
        return {"kind": "sit", "seat": seat, "name": name, "guest": guest}

    def play(self, guest: str, seat: int, words: str, number: int) -> LogEntry:
        """The owner of a seat plays action `number` of the game."""
        self.check_owner(guest, seat)
        self.check_turn(seat, number)
        return {"kind": "play", "seat": seat, "words": self.state.say(self.read(words))}

    def play_bot(self, seat: int, words: str, seq: int) -> LogEntry:
        """A bot plays what it chose when the log had `seq` entries."""
        if seq != self.seq:
            raise Refused("gone-on")
        return {"kind": "play", "seat": seat, "words": self.state.say(self.read(words))}

    def undo(self, guest: str, seat: int, to: int | None = None) -> LogEntry:
        """Take back to a decision of one's own, the last one if none is named, or ask the others whether one may."""
        self.check_owner(guest, seat)
        if to is None:
            to = next(reversed(self.decisions(seat)), -1)
        if to not in range(len(self.actions)) or self.moments[to].actor not in self.seats_of(guest):
            raise Refused("nothing-to-undo")
        seat = self.moments[to].actor
        if self.may_take_back(seat, to):
            return {"kind": "undo", "seat": seat, "to": to}
        if self.asking is not None:
            raise Refused("asking-already")
        return {"kind": "ask_undo", "seat": seat, "to": to}

    def answer_undo(self, guest: str, seat: int, agree: bool) -> LogEntry:
        """Answer somebody who asks to take back; the last one to agree takes it back."""
        self.check_owner(guest, seat)
        if self.asking is None or seat not in self.to_be_asked() - self.agreed:
            raise Refused("nobody-asks")
        if not agree:
            return {"kind": "refuse_undo", "seat": seat}
        if self.to_be_asked() - self.agreed == {seat}:
            return {"kind": "undo", "seat": self.asking, "to": self.asked_to}
        return {"kind": "agree_undo", "seat": seat}

    def resign(self, guest: str, seat: int) -> LogEntry:
        """Leave the seat to a bot."""
        self.check_owner(guest, seat)
        if self.state.actor == OVER:
            raise Refused("over")
        return {"kind": "resign", "seat": seat}

    def rematch(self, guest: str, seat: int, table_id: str) -> LogEntry:
        """Go on to another game at the table of this id."""
        if seat not in self.seats_of(guest):
            raise Refused("not-yours")
        if self.state.actor != OVER:
            raise Refused("goes-on")
        if self.next is not None:
            raise Refused("gone-on")
        return {"kind": "rematch", "seat": seat, "table": table_id}

    def free(self, guest: str, seat: int) -> LogEntry:
        """The owner of the table frees the seat of another guest, who has decided nothing there yet."""
        self.check_owner_of_table(guest)
        self.check_log()
        is_anothers = seat in range(len(self.seats)) and self.seats[seat].guest not in ("", self.owner)
        if not is_anothers or seat in self.resigned or self.decisions(seat):
            raise Refused("not-theirs")
        return {"kind": "free", "seat": seat}

    def allow_several(self, guest: str) -> LogEntry:
        """The owner of the table lets other guests have several seats each."""
        self.check_owner_of_table(guest)
        self.check_log()
        return {"kind": "allow_several", "seat": 0}

    def close(self, guest: str) -> LogEntry:
        """The owner of the table ends everything at it."""
        self.check_owner_of_table(guest)
        return {"kind": "close", "seat": 0}

    # Carrying out what has been written down.

    def add(self, entry: LogEntry) -> None:
        """Carry out an entry of the log."""
        kind, seat, at = entry["kind"], entry["seat"], entry.get("at", 0)
        self.entries.append(entry)
        self.shown = None
        if kind == "play":
            self.state.perform(self.state.read(entry["words"]))
            self.actions.append(entry["words"])
            self.note_moment(at)
            self.keep_state()
            self.forget_asking()
            return
        if kind == "sit":
            self.seats[seat] = Seat(PERSON, entry["name"], entry["guest"])
        elif kind == "free":
            self.seats[seat] = Seat(OPEN, "")
            self.forget_asking()
        elif kind == "allow_several":
            self.allows_several = True
        elif kind == "close":
            self.is_closed = True
        elif kind == "undo":
            self.take_back(entry["to"])
        elif kind == "ask_undo":
            self.asking, self.asked_to = seat, entry["to"]
        elif kind == "agree_undo":
            self.agreed.add(seat)
        elif kind == "refuse_undo":
            self.forget_asking()
        elif kind == "resign":
            self.resigned.add(seat)
        elif kind == "rematch":
            self.next = entry["table"]
        self.notes.append({"kind": kind, "seat": seat, "event": self.moments[-1].events, "at": at})

    def take_back(self, to: int) -> None:
        """Keep only the first actions: go on from the last state that was kept before."""
        events = self.state.events or []
        del self.actions[to:]
        del self.moments[to + 1 :]
        self.kept = [(number, state) for number, state in self.kept if number <= to]
        number, kept = self.kept[-1] if self.kept else (0, None)
        if kept:
            self.state = kept.clone()
            self.state.events = events[: self.moments[number].events]
        else:
            self.state = find_game(self.game).new(len(self.seats), self.seed, True, **self.options)
        for words in self.actions[number:]:
            self.state.perform(self.state.read(words))
        self.cuts.append((self.seq, self.moments[-1].events))
        self.forget_asking()

    def keep_state(self) -> None:
        """Keep a state now and then, so that taking back a little does not replay everything."""
        now = len(self.actions)
        if now % STRIDE == 0:
            self.kept.append((now, self.state.clone()))
            self.kept = [(number, state) for number, state in self.kept if now - number < NEAR * evenness(number)]

    def note_moment(self, at: int) -> None:
        """Remember how things stand."""
        events = len(self.state.events or [])
        self.moments.append(Moment(int(self.state.actor), int(self.state.reveals), events, at))

    def forget_asking(self) -> None:
        """Nobody asks to take back any more."""
        self.asking = None
        self.agreed = set()

    def branch(self, table_id: str, actions: int, seats: list[Seat], owner: str) -> Table:
        """Another table, at which the game goes on after its first so many actions."""
        played = zip(self.moments, self.actions[:actions], strict=False)  # there is a moment after the last one too
        entries = [{"kind": "play", "seat": moment.actor, "words": words} for moment, words in played]
        return Table(table_id, self.game, self.options, self.seed, seats, entries, owner=owner)

    # Questions

    @property
    def seq(self) -> int:
        """The number of entries in the log."""
        return len(self.entries)

    def record(self) -> Record:
        """The game as a record, with its result if it is over."""
        record = self.unfinished_record()
        if self.state.actor == OVER:
            record.finish(self.state)
        return record

    def unfinished_record(self) -> Record:
        """What has been played as a record, whether the game is over or not."""
        bots = [seat.bot for seat in self.seats]
        return Record(self.game, len(self.seats), self.options, self.seed, self.names(), bots, list(self.actions))

    def names(self) -> list[str]:
        """Everybody's name; a bot that has none goes by its level and place."""
        return [
            f"{seat.bot} {number}" if seat.kind == BOT and not seat.name else seat.name
            for number, seat in enumerate(self.seats, 1)
        ]

    def is_left(self) -> bool:
        """Whether its owner sat there and has resigned everywhere."""
        own = self.seats_of(self.owner)
        return bool(own) and self.resigned.issuperset(own)

    def is_among_bots(self) -> bool:
        """Whether no person plays there any more, or none ever did."""
        return not any(seat.kind == PERSON and number not in self.resigned for number, seat in enumerate(self.seats))

    def is_full(self) -> bool:
        """Whether the game can begin."""
        return all(seat.kind != OPEN for seat in self.seats)

    def bot_to_move(self) -> str:
        """The bot that decides next, or ""."""
        actor = int(self.state.actor)
        if actor == OVER or not self.is_full() or self.is_closed or self.seq >= MOST_ENTRIES:
            return ""
        return SUBSTITUTE if actor in self.resigned else self.seats[actor].bot

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest plays."""
        return [number for number, seat in enumerate(self.seats) if guest and seat.guest == guest]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees; where nobody has anything to hide, it is made once for all."""
        if self.state.game.hides:
            return self.state.view(seat)
        self.shown = self.shown or self.state.view(None)
        return self.shown | {"seat": seat}

    def read(self, words: str) -> int:
        """The action that the words mean."""
        try:
            return self.state.read(words)
        except Refused:
            raise
        except ValueError as error:
            raise Refused("illegal", str(error), words=words) from None

    def check_owner(self, guest: str, seat: int) -> None:
        """Only the owner of a seat acts for it."""
        if seat not in self.seats_of(guest):
            raise Refused("not-yours")
        self.check_log()
        if seat in self.resigned:
            raise Refused("resigned")

    def check_log(self) -> None:
        """Nothing more happens at a table that is closed or whose log is full."""
        if self.is_closed:
            raise Refused("closed")
        if self.seq >= MOST_ENTRIES:
            raise Refused("full-log", most=MOST_ENTRIES)

    def check_owner_of_table(self, guest: str) -> None:
        """Only who opened a table says what becomes of it, while its game goes on."""
        if not guest or guest != self.owner:
            raise Refused("not-owner")
        if self.is_closed:
            raise Refused("closed")
        if self.state.actor == OVER:
            raise Refused("over")

    def check_turn(self, seat: int, number: int) -> None:
        """Nobody acts before the game begins, out of turn, or twice."""
        if not self.is_full():
            raise Refused("not-begun")
        if self.state.actor == OVER:
            raise Refused("over")
        if number != len(self.actions):
            raise Refused("gone-on")
        if self.state.actor != seat:
            raise Refused("not-your-turn")

    def decisions(self, seat: int) -> list[int]:
        """How many actions there were each time that the seat decided something."""
        return [number for number, moment in enumerate(self.moments[:-1]) if moment.actor == seat]

    def free_undo(self, guest: str) -> list[int]:
        """The decisions to which a guest's seats can take back without asking."""
        mine = set(self.seats_of(guest)) - self.resigned
        free: list[int] = []
        for to in reversed(range(len(self.actions))):
            seat = self.moments[to].actor
            if seat in mine:
                if not self.may_take_back(seat, to):
                    break
                free.insert(0, to)
        return free

    def may_take_back(self, seat: int, to: int) -> bool:
        """Freely until something hidden appears, another person acts or the game ends; against bots always."""
        if not self.to_be_asked(seat):
            return True
        is_over = self.state.actor == OVER  # and then everybody can read the record
        is_known = self.moments[to].reveals == self.moments[-1].reveals
        return is_known and not is_over and not self.acted_since(seat, to)

    def acted_since(self, seat: int, to: int) -> set[int]:
        """The seats of other people who have decided something since then."""
        actors = {moment.actor for moment in self.moments[to:-1]} - {seat}
        return {actor for actor in actors if self.seats[actor].kind == PERSON}

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

    def known_events(self, seq: int, events: int) -> int:
        """How many of the events that were told until entry `seq` still hold: the others were taken back."""
        return min([events, len(self.state.events or []), *[left for when, left in self.cuts if when > seq]])

    def seats_of_rematch(self, guest: str) -> list[Seat]:
        """Everybody once more, moved by a seat so that the next player starts; bots stay for others who left."""
        seats = [
            Seat(BOT, seat.name, bot=SUBSTITUTE) if number in self.resigned and seat.guest != guest else seat
            for number, seat in enumerate(self.seats)
        ]
        return [*seats[1:], seats[0]]


def table_of(record: Record, table_id: str, guests: list[str]) -> Table:
    """The table at which a game was played as it is recorded, with whom its people are by seat.

    A ValueError says at which action the record goes wrong.
    """
    last_state(find_game(record.game), record)
    seats = [
        Seat(BOT if bot else PERSON, name, "" if bot else guest, bot)
        for name, bot, guest in zip(record.names, record.bots, guests, strict=True)
    ]
    table = Table(table_id, record.game, record.options, record.seed, seats)
    for words in record.actions:
        table.add({"kind": "play", "seat": int(table.state.actor), "words": words})
    return table


def evenness(number: int) -> int:
    """The greatest power of two that divides a number."""
    return number & -number


def clean_name(text: str) -> str:
    """A name in one line, without what cannot be printed."""
    words = "".join(letter if letter.isprintable() else " " for letter in text).split()
    return " ".join(words)[:LONGEST_NAME].strip()
