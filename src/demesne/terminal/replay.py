"""Stepping through a recorded game."""

from typing import NamedTuple

from rich.console import Console

from demesne.core.refused import Refused
from demesne.core.replay import Record, replay
from demesne.core.state import Event, State
from demesne.games import find_game
from demesne.locale import Language
from demesne.terminal.boards import board_for
from demesne.terminal.prompt import EndOfInput, Leave, Prompt
from demesne.terminal.screen import IN_ENGLISH, write


class Position(NamedTuple):
    """What can be shown after so many actions."""

    state: State
    heard: int  # how many events there have been


class Replay:
    """A recorded game as one seat, or an onlooker, sees it."""

    def __init__(self, console: Console, record: Record, who: str, words: Language) -> None:
        self.console = console
        self.record = record
        self.seat = find_seat(record.names, who)
        self.board = board_for(record.game, record.names, record.options, words)
        self.positions: list[Position] = []
        for state in replay(find_game(record.game), record, listen=True):
            self.positions.append(Position(state.clone(), len(state.events or [])))
        self.events: list[Event] = list(state.events or [])
        self.breakdown = state.breakdown()
        self.last = len(self.positions) - 1
        self.prompt = Prompt(console, words)
        self.prompt.game = record.game
        self.prompt.offer("seat [WHO]", words.say("terminal-command-seat"), self.sit)
        self.number = 0

    def show(self) -> None:
        """Show position after position, until somebody leaves or the input ends."""
        shown = -1
        while True:
            if self.number != shown:
                self.show_position(shown)
                shown = self.number
            if self.number == self.last:
                self.console.print(self.board.points(self.breakdown))
            self.number = go(ask_where(self.prompt), self.number, self.last)

    def show_position(self, before: int) -> None:
        """The table, after all that has happened since the position shown before."""
        self.console.print()
        self.console.rule(self.prompt.words.say("terminal-step", {"at": self.number, "last": self.last}))
        told = self.positions[before].heard if before >= 0 else 0
        events = self.events[told : self.positions[self.number].heard]
        for line in self.board.news([event for event in events if event.is_seen_by(self.seat)]):
            write(self.console, line)
        self.draw()

    def draw(self) -> None:
        """The table alone."""
        self.console.print(self.board.draw(self.positions[self.number].state.view(self.seat), []))

    def sit(self, who: str) -> None:
        """Look from another seat."""
        try:
            self.seat = find_seat(self.record.names, who)
            self.draw()
        except ValueError as error:
            self.prompt.object(error)


def show_record(console: Console, record: Record, who: str = "", words: Language = IN_ENGLISH) -> None:
    """Show the game action by action: Enter goes on, a number goes there, `back` goes back; piped, all of it."""
    shown = Replay(console, record, who, words)
    title, names = find_game(record.game).title, ", ".join(record.names)
    shown.prompt.say("terminal-record", game=title, names=names, count=shown.last, seed=str(record.seed))
    try:
        shown.show()
    except Leave:
        return


def find_seat(names: list[str], who: str) -> int | None:
    """The seat of somebody, by name or number from 1 on; nobody's for an onlooker."""
    if not who:
        return None
    found = [seat for seat, name in enumerate(names) if who.lower() in (name.lower(), str(seat + 1))]
    if not found:
        raise Refused("nobody-called", word=who, people=names)
    return found[0]


def ask_where(prompt: Prompt) -> str:
    """Where to go; at the end of the input, onward."""
    try:
        return prompt.ask(prompt.words.say("terminal-where")).lower()
    except EndOfInput:
        return ""


def go(answer: str, number: int, last: int) -> int:
    """The position that an answer leads to."""
    if answer == "":
        if number == last:
            raise Leave
        return number + 1
    if answer in ("b", "back"):
        return max(0, number - 1)
    if answer == "end":
        return last
    return min(int(answer), last) if answer.isdecimal() else number
