"""Asking people at the terminal: commands that every prompt understands, and answers."""

import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from demesne.locale import Language
from demesne.spoken import sentence, speech
from demesne.terminal.screen import IN_ENGLISH, write

RULE: Final = re.compile(r"\*\*([A-Z]+-\d+)\*\*")  # a rule's number before it
COMMANDS: Final = ["undo", "save [FILE]", "quit", "log", "rules [WORD]", "help"]


class Leave(Exception):
    """Somebody wants to leave."""


class EndOfInput(Leave):
    """There is nothing more to read."""


class Prompt:
    """Reads answers; what is a command is carried out before anybody else sees it."""

    def __init__(self, console: Console, words: Language = IN_ENGLISH) -> None:
        self.console = console
        self.words = words
        self.help = {command: words.say(f"terminal-command-{command.partition(' ')[0]}") for command in COMMANDS}
        self.game = ""  # whose rules to show; none while no game is chosen
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.show_help,
            "?": self.show_help,
            "rules": self.show_rules,
            "quit": leave,
            "exit": leave,
            "undo": self.too_early,
            "save": self.too_early,
            "log": self.too_early,
        }

    def offer(self, command: str, meaning: str, carry_out: Callable[[str], None]) -> None:
        """Understand one more command, by its first word."""
        self.help[command] = meaning
        self.commands[command.partition(" ")[0]] = carry_out

    def ask(self, question: str) -> str:
        """The answer to a question, after any commands."""
        while True:
            write(self.console, question, style="bold", end=" ")
            try:
                line = input().strip()
            except EOFError:
                self.console.print()
                raise EndOfInput from None
            if not self.console.is_terminal:
                write(self.console, line)
            word, _, rest = line.partition(" ")
            if word.lower() not in self.commands:
                return line
            self.commands[word.lower()](rest.strip())

    def object(self, error: ValueError) -> None:
        """Say why something cannot be."""
        write(self.console, sentence(speech(self.words.code, self.game), error), style="red")

    def say(self, key: str, **facts: Any) -> None:
        """Write the words for a key."""
        write(self.console, self.words.say(key, facts))

    def show_help(self, _: str) -> None:
        """List the commands."""
        self.say("terminal-help")
        table = Table.grid(padding=(0, 2))
        rule = RULE.search(self.rules())
        numbered = {"rules [WORD]": self.words.say("terminal-command-rules-number", {"rule": rule[1]})} if rule else {}
        for command, meaning in (self.help | numbered).items():
            table.add_row(Text(f"  {command}"), Text(meaning))
        self.console.print(table)

    def rules(self) -> str:
        """The text of the rules; none while no game is chosen."""
        if not self.game:
            return ""
        return files(f"demesne.games.{self.game}").joinpath("rules.md").read_text(encoding="utf-8")

    def show_rules(self, word: str) -> None:
        """Print the rules of the game, all or those with a word in them."""
        if not self.game:
            self.say("terminal-no-game")
            return
        lines = found_rules(self.rules().splitlines(), word)
        if not lines:
            self.say("terminal-no-rule", word=word)
        for line in lines:
            write(self.console, line.replace("**", ""), style="bold" if line.startswith("#") else "")

    def too_early(self, _: str) -> None:
        """Answer a command that needs a game in progress."""
        self.say("terminal-too-early")


def leave(_: str) -> None:
    """Leave the table."""
    raise Leave


def found_rules(lines: list[str], word: str) -> list[str]:
    """The lines of the rules to show: those with the word, and all below a heading that has it."""
    if not word:
        return lines
    found: list[str] = []
    below = 0  # the level of the heading whose rules are shown; none if 0
    for line in lines:
        level = len(line) - len(line.lstrip("#"))
        if level and not 0 < below < level:
            below = level if word.lower() in line.lower() else 0
        if (level and below) or matches(word, line) or (below and line.startswith("- ")):
            found.append(line)
    return found


def matches(word: str, line: str) -> bool:
    """Whether a rule is one to show; a number such as KD-2 must be the whole number."""
    if "-" in word and word.rpartition("-")[2].isdecimal():
        return f"**{word.upper()}**" in line
    return line.startswith("- ") and word.lower() in line.lower()
