"""Bots that are programs of their own, in any language: they read lines of JSON and answer with lines of JSON."""

from __future__ import annotations

import atexit
import json
import queue
import shlex
import shutil
import subprocess
import threading
from contextlib import suppress
from typing import Any, Final

from demesne.bots.bot import Window
from demesne.core.chance import pick, seeded, step

VERSION: Final = 1
PATIENCE: Final = 10.0  # seconds for a decision, unless the name of the bot says otherwise
START_UP: Final = 10.0  # seconds more for the first one of a program
LONGEST_LINE: Final = 1_000_000

CRASHED: Final = "crashed"
LATE: Final = "late"
ILLEGAL: Final = "illegal"
FAULTS: Final = (CRASHED, LATE, ILLEGAL)

#: programs that have played a game to its end and wait for another, by command
IDLE: Final[dict[str, list[Program]]] = {}


class Fault(Exception):
    """What a program did wrong."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class Program:
    """A program that runs, and what it writes."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.is_new = True
        self.process = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        """Keep every line that it writes; an empty one at the end."""
        assert self.process.stdout is not None
        with suppress(ValueError, OSError):
            while line := self.process.stdout.readline(LONGEST_LINE):
                self.lines.put(line)
        self.lines.put("")

    def tell(self, message: dict[str, Any]) -> None:
        """Write a line to it."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message) + "\n")
            self.process.stdin.flush()
        except OSError:
            raise Fault(CRASHED) from None

    def hear(self, seconds: float) -> Any:
        """What it answers within so many seconds."""
        try:
            line = self.lines.get(timeout=seconds + (START_UP if self.is_new else 0.0))
        except queue.Empty:
            raise Fault(LATE) from None
        if not line:
            raise Fault(CRASHED)
        self.is_new = False
        return parse(line)

    def end(self) -> None:
        """End it, whatever it does."""
        self.process.kill()
        self.process.wait()


class Stdio:
    """A bot that asks a program. Where that crashes, is late or answers wrongly, any legal action is played for it."""

    def __init__(self, command: str, seed: int = 0, time: float = PATIENCE) -> None:
        self.command = command
        self.seed = seed
        self.time = time
        self.chance: int = seeded(seed)
        self.faults = dict.fromkeys(FAULTS, 0)
        self.program: Program | None = None

    def choose(self, window: Window) -> int:
        """What the program answers."""
        try:
            return self.ask(window)
        except Fault as fault:
            self.faults[fault.kind] += 1
            if fault.kind != ILLEGAL:
                self.stop()
            actions = window.actions()
            self.chance = step(self.chance)
            return actions[pick(self.chance, len(actions))]

    def ask(self, window: Window) -> int:
        """The legal action that the program chooses."""
        if self.program is None:
            self.program = start(self.command)
            self.program.tell(beginning(window.game, window.seat, self.seed))
        asked = question(window, self.time)
        self.program.tell(asked)
        return window.actions()[read_answer(self.program.hear(self.time), asked["choose"]["moves"])]

    def stop(self) -> None:
        """End the program; the next decision starts it again."""
        if self.program is not None:
            self.program.end()
            self.program = None

    def finish(self, scores: list[int], winners: list[int]) -> None:
        """The game is over: the program is told, and waits for another one."""
        if self.program is not None:
            with suppress(Fault):
                self.program.tell(ending(scores, winners))
                IDLE.setdefault(self.command, []).append(self.program)
            self.program = None


def beginning(game: str, seat: int, seed: int) -> dict[str, Any]:
    """What a program is told when a game begins."""
    return {"demesne": VERSION, "game": game, "seat": seat, "seed": seed}


def question(window: Window, seconds: float) -> dict[str, Any]:
    """What a program is asked."""
    asked = {"view": window.view, "question": window.question(), "moves": window.menu(), "time": seconds}
    return {"choose": asked}


def ending(scores: list[int], winners: list[int]) -> dict[str, Any]:
    """What a program is told when a game is over."""
    return {"over": {"scores": scores, "winners": winners}}


def start(command: str) -> Program:
    """A program that waits for a game, or one that is started."""
    waiting = IDLE.get(command, [])
    if waiting:
        return waiting.pop()
    try:
        return Program(command)
    except OSError:
        raise Fault(CRASHED) from None


def parse(text: str) -> Any:
    """What a program said."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise Fault(ILLEGAL) from None


def read_answer(answer: Any, moves: list[dict[str, Any]]) -> int:
    """The place of the move that is meant: by its number or its words."""
    chosen = answer.get("choose") if isinstance(answer, dict) else None
    if isinstance(chosen, int) and not isinstance(chosen, bool) and 0 <= chosen < len(moves):
        return chosen
    for number, move in enumerate(moves):
        if move["words"] == chosen:
            return number
    raise Fault(ILLEGAL)


def read_name(rest: str) -> tuple[str, float]:
    """The command, and the seconds for a decision, of `./my-bot` or `time=2:./my-bot`."""
    seconds, command = PATIENCE, rest
    if rest.startswith("time="):
        words, _, command = rest.removeprefix("time=").partition(":")
        try:
            seconds = float(words)
        except ValueError:
            seconds = 0.0
        if not 0 < seconds <= 3600:
            raise ValueError(f"stdio: time is a number of seconds up to 3600, not {words!r}.")
    try:
        parts = shlex.split(command)
    except ValueError:
        parts = []
    if not parts:
        raise ValueError("stdio: a command follows, as in stdio:./my-bot or stdio:time=2:'python my_bot.py'.")
    if shutil.which(parts[0]) is None:
        raise ValueError(f"stdio: there is no program {parts[0]!r} that could be started.")
    return command, seconds


@atexit.register
def end_idle_programs() -> None:
    """End every program that waits."""
    for programs in IDLE.values():
        for program in programs:
            program.end()
    IDLE.clear()
