"""Stepping through a recorded game."""

from rich.console import Console

from demesne.core.replay import Record, replay
from demesne.games import find_game
from demesne.terminal.boards import board_for
from demesne.terminal.prompt import EndOfInput, Leave, Prompt
from demesne.terminal.screen import write


def show_record(console: Console, record: Record) -> None:
    """Show the game action by action: Enter goes on, a number goes there, `back` goes back; piped, all of it."""
    game = find_game(record.game)
    positions = []
    for state in replay(game, record, listen=True):
        heard = list(state.events or [])
        positions.append((state.view(None), heard, state.breakdown()))
    board = board_for(record.game, record.names, record.options)
    prompt = Prompt(console)
    prompt.game = record.game
    last = len(positions) - 1
    number = 0
    shown = -1
    write(console, f"{game.title}: {', '.join(record.names)}; {last} decisions, seed {record.seed}.")
    try:
        while True:
            if number != shown:
                view, events, _ = positions[number]
                earlier = positions[number - 1][1] if number else []
                console.print()
                console.rule(f"{number} of {last}")
                for line in board.news(events[len(earlier) :]):
                    write(console, line)
                console.print(board.draw(view, []))
                shown = number
            if number == last:
                console.print(board.points(positions[last][2]))
            number = go(ask_where(prompt), number, last)
    except Leave:
        return


def ask_where(prompt: Prompt) -> str:
    """Where to go; at the end of the input, onward."""
    try:
        return prompt.ask("Enter for the next, a number to go there, back, end, quit:").lower()
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
