"""The results of a tournament as a file of JSON lines, from which a broken-off run goes on."""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from demesne.arena.match import Result, Tournament

VERSION: Final = 1


@dataclass
class Tally:
    """What the games of one bot come to."""

    games: int = 0
    wins: float = 0.0  # a shared victory counts as a share
    points: int = 0
    decisions: int = 0
    seconds: float = 0.0


@dataclass
class Results:
    """The games played so far, summed up by bot."""

    tournament: Tournament
    played: int = 0
    tallies: list[Tally] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.tallies = [Tally() for _ in self.tournament.bots]

    def add(self, seats: list[int], scores: list[int], winners: list[int]) -> None:
        """Count a game."""
        self.played += 1
        for seat, bot in enumerate(seats):
            tally = self.tallies[bot]
            tally.games += 1
            tally.points += scores[seat]
            if seat in winners:
                tally.wins += 1 / len(winners)

    def add_time(self, result: Result) -> None:
        """Count how long the bots thought in a game played just now."""
        for seat, bot in enumerate(result.seats):
            self.tallies[bot].decisions += result.decisions[seat]
            self.tallies[bot].seconds += result.seconds[seat]


def header(tournament: Tournament) -> dict[str, Any]:
    """The first line of a file of results."""
    return {
        "arena": VERSION,
        "game": tournament.game,
        "bots": list(tournament.bots),
        "options": dict(tournament.options),
        "seed": tournament.seed,
    }


def line(result: Result) -> dict[str, Any]:
    """The line of one game."""
    return {
        "game": result.number,
        "seed": result.seed,
        "seats": result.seats,
        "scores": result.scores,
        "winners": result.winners,
    }


def open_results(path: Path, tournament: Tournament, games: int) -> Results:
    """What the file holds already, cut after its last whole line; a new file if there is none."""
    results = Results(tournament)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True) if path.exists() else []
    if not lines:
        path.write_text(json.dumps(header(tournament)) + "\n", encoding="utf-8")
        return results
    if lines[0].strip() != json.dumps(header(tournament)):
        raise ValueError(f"{path} holds the results of another tournament; name another file or remove it.")
    for number, text in enumerate(lines[1 : games + 1]):
        try:
            data = json.loads(text if text.endswith("\n") else "")
        except ValueError:
            path.write_text("".join(lines[: number + 1]), encoding="utf-8")
            break
        if not isinstance(data, dict) or data.get("game") != number:
            raise ValueError(f"{path}: line {number + 2} is not the result of game {number}.")
        results.add(data["seats"], data["scores"], data["winners"])
    return results
