"""A game at the terminal, from the first decision to the record of it."""

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

from rich.console import Console

from demesne.arena.match import ask
from demesne.bots import Bot, Window, make_bot
from demesne.core.chance import fold
from demesne.core.game import Game
from demesne.core.refused import Refused
from demesne.core.replay import Record, last_state, replay
from demesne.core.state import OVER, Event, State
from demesne.games import find_game
from demesne.locale import Language
from demesne.spoken import speech
from demesne.terminal.answers import meant
from demesne.terminal.boards import board_for
from demesne.terminal.options import ON
from demesne.terminal.prompt import Leave, Prompt
from demesne.terminal.screen import IN_ENGLISH, together, write


class TakenBack(Exception):
    """A decision was taken back, so another one is open now."""


class Table:
    """Who sits at the table, and the game as its record and its state."""

    def __init__(
        self, console: Console, folder: Path, game: Game[Any], record: Record, words: Language = IN_ENGLISH
    ) -> None:
        self.console = console
        self.words = words
        self.speech = speech(words.code, game.name, record.names)
        self.folder = folder
        self.game = game
        self.record = record
        self.board = board_for(game.name, record.names, record.options, words)
        self.bots: list[Bot | None] = [
            make_bot(bot, game.name, fold(record.seed, seat + 1)) if bot else None
            for seat, bot in enumerate(record.bots)
        ]
        self.state: State = last_state(game, record, listen=True)
        self.told = [0] * len(record.names)  # how many events each seat has been told
        people = [seat for seat, bot in enumerate(record.bots) if not bot]
        self.reader = people[0] if len(people) == 1 else None  # for whom events are told; None: what all may see
        self.needs_curtain = game.hides and len(people) > 1
        self.before_curtain: int | None = None  # the person who looked at the screen last
        self.file: Path | None = None
        self.prompt = Prompt(console, words)
        self.prompt.game = game.name
        self.prompt.commands |= {"save": self.save, "undo": self.undo, "log": self.show_log}
        for sheet, meaning in self.board.sheets.items():
            self.prompt.offer(sheet, meaning, self.sheet_shower(sheet))

    def play(self) -> None:
        """Play to the end, or until somebody leaves."""
        try:
            while self.state.actor != OVER:
                if not self.needs_curtain:
                    self.tell_news()
                if self.bots[self.state.actor]:
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
        self.record.finish(self.state)
        self.show_end()

    def let_bot_play(self) -> None:
        """Carry out what the bot chooses, until somebody else decides."""
        seat = int(self.state.actor)
        bot = self.bots[seat]
        assert bot is not None
        while self.state.actor == seat:
            self.carry_out(ask(bot, Window(self.state, seat), self.record.names[seat]))

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
                    self.carry_out(action)
                return
            except Refused as refused:
                write(self.console, self.speech.refusal(refused.code, refused.facts), style="red")
            except ValueError as error:
                write(self.console, str(error), style="red")

    def draw_curtain(self, seat: int) -> None:
        """Hide the screen until the next person looks at it."""
        self.before_curtain = self.reader = None
        self.console.print("\n" * self.console.height)
        self.prompt.ask(self.words.say("terminal-curtain", {"name": self.record.names[seat]}))
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
        return self.state.read(self.board.reworded(answer)) if action is None else action

    def carry_out(self, action: int) -> None:
        """Apply an action and write it down."""
        self.record.actions.append(self.state.say(action))
        self.state.apply(action)

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
        states = [(int(state.actor), int(state.reveals)) for state in self.history()]
        mine = [number for number, (actor, _) in enumerate(states[:-1]) if actor == seat]
        if not mine:
            self.prompt.say("terminal-nothing-to-undo")
            return
        back_to = mine[-1]
        alone = sum(bot is None for bot in self.bots) == 1
        others = any(self.bots[actor] is None and actor != seat for actor, _ in states[back_to:-1])
        seen = states[back_to][1] != states[-1][1]
        if not alone and (others or seen):
            question = "terminal-undo-others" if others else "terminal-undo-seen"
            if self.prompt.ask(self.words.say(question)).lower() not in ON:
                return
        del self.record.actions[back_to:]
        self.state = last_state(self.game, self.record, listen=True)
        self.told = [min(told, len(self.state.events or [])) for told in self.told]
        self.prompt.say("terminal-taken-back")
        raise TakenBack

    def history(self) -> list[State]:
        """A copy of every state from the start to now."""
        return [state.clone() for state in replay(self.game, self.record)]

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
        winners = [self.record.names[seat] for seat in self.state.winners()]
        said = self.words.say("winners", {"count": len(winners), "names": together(winners, self.words)})
        write(self.console, f"{said}.", style="bold")
        self.prompt.say("terminal-recorded", file=str(self.write(None)))

    def write(self, path: Path | None) -> Path:
        """Write the record to this file, or to the game's own one."""
        if path is None:
            if self.file is None:
                self.file = self.folder / f"{self.game.name}-{datetime.now():%Y%m%d-%H%M%S}.json"
            path = self.file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(self.record.text(), encoding="utf-8")
        return path


def resume_table(console: Console, folder: Path, record: Record, words: Language = IN_ENGLISH) -> Table:
    """The table at which a saved game goes on."""
    table = Table(console, folder, find_game(record.game), record, words)
    table.told = [len(table.state.events or [])] * len(record.names)
    return table
