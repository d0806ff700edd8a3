"""A game at the terminal, from the first decision to the record of it."""

import time
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from rich.console import Console

from demesne.arena.match import ask
from demesne.bots import Window, make_bot
from demesne.core.chance import fold
from demesne.core.replay import Record
from demesne.core.state import OVER, Event, State
from demesne.games import find_game
from demesne.locale import Language
from demesne.spoken import sentence, speech
from demesne.table import BOT, PERSON, LogEntry, Refused, Table, table_of
from demesne.terminal.answers import meant
from demesne.terminal.boards import board_for
from demesne.terminal.options import is_on
from demesne.terminal.prompt import Leave, Prompt
from demesne.terminal.screen import IN_ENGLISH, together, write

NANOSECONDS: Final = 1_000_000  # in a millisecond


class TakenBack(Exception):
    """A decision was taken back, so another one is open now."""


class Sitting:
    """People and bots at one table, and the screen that they share."""

    def __init__(self, console: Console, folder: Path, table: Table, words: Language = IN_ENGLISH) -> None:
        self.console = console
        self.words = words
        self.folder = folder
        self.table = table
        self.names = table.names()
        self.speech = speech(words.code, table.game, self.names)
        self.board = board_for(table.game, self.names, table.options, words)
        self.bots = {
            seat: make_bot(one.bot, table.game, fold(table.seed, seat + 1))
            for seat, one in enumerate(table.seats)
            if one.kind == BOT
        }
        self.told = [0] * len(self.names)  # how many events each seat has been told
        people = [seat for seat, one in enumerate(table.seats) if one.kind == PERSON]
        self.reader = people[0] if len(people) == 1 else None  # for whom events are told; None: what all may see
        self.needs_curtain = find_game(table.game).hides and len(people) > 1
        self.before_curtain: int | None = None  # the person who looked at the screen last
        self.file: Path | None = None
        self.prompt = Prompt(console, words)
        self.prompt.game = table.game
        self.prompt.commands |= {"save": self.save, "undo": self.undo, "log": self.show_log}
        for sheet, meaning in self.board.sheets.items():
            self.prompt.offer(sheet, meaning, self.sheet_shower(sheet))

    @property
    def state(self) -> State:
        """The game as it stands."""
        return self.table.state

    def play(self) -> None:
        """Play to the end, or until somebody leaves."""
        try:
            while self.state.actor != OVER:
                if not self.needs_curtain:
                    self.tell_news()
                if self.table.bot_to_move():
                    self.let_bot_play()
                else:
                    with suppress(TakenBack):
                        self.let_person_play()
        except Leave:
            self.save("")
            return
        if self.needs_curtain:
            self.reader = None
        self.tell_news()
        self.show_end()

    def let_bot_play(self) -> None:
        """Carry out what the bot chooses, until somebody else decides."""
        seat = int(self.state.actor)
        while self.state.actor == seat:
            words = self.state.say(ask(self.bots[seat], Window(self.state, seat), self.names[seat]))
            self.write_down(self.table.play_bot(seat, words, self.table.seq))

    def let_person_play(self) -> None:
        """Show the table, number the choices, and carry out what the person says."""
        seat = int(self.state.actor)
        if self.needs_curtain:
            if self.before_curtain != seat:
                self.draw_curtain(seat)
            self.reader = seat
            self.tell_news()
        choices = self.board.choices(self.state)
        legal = self.state.actions()
        described = [self.state.describe(action) for action, _ in choices if action in legal]
        self.console.print()
        self.console.print(self.board.draw(self.state.view(seat), described))
        self.console.print()
        self.console.print(self.board.listing(self.state, choices))
        while True:
            answer = self.prompt.ask(self.board.question(self.state))
            try:
                for action in self.board.several(self.state, answer) or [self.understand(answer, choices)]:
                    words = self.state.say(action)
                    self.write_down(self.table.play(guest_of(seat), seat, words, len(self.table.actions)))
                return
            except ValueError as error:
                write(self.console, sentence(self.speech, error), style="red")

    def draw_curtain(self, seat: int) -> None:
        """Hide the screen until the next person looks at it."""
        self.before_curtain = self.reader = None
        self.console.print("\n" * self.console.height)
        self.prompt.ask(self.words.say("terminal-curtain", {"name": self.names[seat]}))
        self.before_curtain = seat

    def understand(self, answer: str, choices: list[tuple[int, str]]) -> int:
        """The action meant by a number of the list or by words."""
        if not answer:
            raise ValueError(self.words.say("terminal-answer"))
        if answer.isdecimal():
            if not 1 <= int(answer) <= len(choices):
                raise ValueError(self.words.say("terminal-numbers", {"count": len(choices)}))
            return choices[int(answer) - 1][0]
        wordings = {action: self.board.wordings(self.state, action, line) for action, line in choices}
        action = meant(answer, wordings)
        if action is not None:
            return action
        try:
            return self.table.read(self.board.reworded(answer))
        except Refused as why:
            if why.code != "no-action":
                raise
            raise ValueError(self.words.say("terminal-no-action", {"words": answer})) from None

    def write_down(self, entry: LogEntry) -> None:
        """Add to the table's log what was decided now."""
        self.table.add(entry | {"at": time.time_ns() // NANOSECONDS})

    def tell_news(self) -> None:
        """Say what has happened since those who look at the screen were told last."""
        events = self.state.events or []
        seat = self.reader or 0
        self.tell(events[self.told[seat] :])
        self.told[seat] = len(events)

    def tell(self, events: list[Event]) -> None:
        """Say what happened, as far as the people here may know it."""
        for line in self.board.news([event for event in events if event.is_seen_by(self.reader)]):
            write(self.console, line)

    def show_log(self, _: str) -> None:
        """Say all that has happened."""
        self.tell(self.state.events or [])

    def sheet_shower(self, sheet: str) -> Callable[[str], None]:
        """The command that shows one of the board's sheets."""
        return lambda word: self.show_sheet(sheet.partition(" ")[0], word)

    def show_sheet(self, sheet: str, word: str) -> None:
        """Show a sheet to the person whose decision it is, once the screen is theirs."""
        if self.needs_curtain and self.before_curtain is None:
            self.prompt.say("terminal-curtain-first")
        else:
            self.console.print(self.board.sheet(sheet, self.state, word))

    def undo(self, _: str) -> None:
        """Take back the person's last decision, and what followed; others at the table must agree if they saw more."""
        seat = int(self.state.actor)
        try:
            entry = self.table.undo(guest_of(seat), seat)
        except Refused as refused:
            write(self.console, sentence(self.speech, refused))
            return
        self.write_down(entry)
        if entry["kind"] == "ask_undo" and not self.do_others_agree(entry):
            return
        self.told = [min(told, len(self.state.events or [])) for told in self.told]
        self.prompt.say("terminal-taken-back")
        raise TakenBack

    def do_others_agree(self, entry: LogEntry) -> bool:
        """Ask the others, who answer as one, whether a decision may be taken back."""
        acted = self.table.acted_since(entry["seat"], entry["to"])
        question = self.words.say("terminal-undo-others" if acted else "terminal-undo-seen")
        agree = is_on(self.prompt.ask(question))
        for seat in sorted(self.table.to_be_asked()):
            if self.table.asking is not None:
                self.write_down(self.table.answer_undo(guest_of(seat), seat, agree))
        return agree

    def save(self, name: str) -> None:
        """Write the game to a file."""
        path = self.write(Path(name) if name else None)
        self.prompt.say("terminal-saved", file=str(path))

    def show_end(self) -> None:
        """Show the last position, the points, the winners, and where the record is."""
        self.console.print()
        self.console.print(self.board.draw(self.state.view(None), []))
        self.console.print()
        self.console.print(self.board.points(self.state.breakdown()))
        winners = [self.names[seat] for seat in self.state.winners()]
        said = self.words.say("winners", {"count": len(winners), "names": together(winners, self.words)})
        write(self.console, f"{said}.", style="bold")
        self.prompt.say("terminal-recorded", file=str(self.write(None)))

    def write(self, path: Path | None) -> Path:
        """Write the record to this file, or to the game's own one."""
        if path is None:
            if self.file is None:
                self.file = self.folder / f"{self.table.game}-{datetime.now():%Y%m%d-%H%M%S}.json"
            path = self.file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(self.table.record().text(), encoding="utf-8")
        return path


def seat_people(record: Record) -> Table:
    """The table of a record, with a guest of their own for each person, and whatever was played there."""
    return table_of(record, "", [guest_of(seat) for seat in range(record.players)])


def guest_of(seat: int) -> str:
    """Whom the table knows the person in a seat as: everybody at the terminal plays for themselves."""
    return f"seat {seat}"


def resume_table(console: Console, folder: Path, record: Record, words: Language = IN_ENGLISH) -> Sitting:
    """The table at which a saved game goes on."""
    sitting = Sitting(console, folder, seat_people(record), words)
    sitting.told = [len(sitting.state.events or [])] * len(record.names)
    return sitting
