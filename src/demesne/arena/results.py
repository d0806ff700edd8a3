"""The results of a tournament as a file of JSON lines, from which a broken-off run goes on."""

import json
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

from demesne.arena.match import Result, Tournament
from demesne.arena.sequential import Evidence
from demesne.core.chance import fold

VERSION: Final = 1


@dataclass
class Tally:
    """What the games of one bot come to."""

    games: int = 0
    wins: float = 0.0  # a shared victory counts as a share
    points: int = 0
    decisions: int = 0
    seconds: float = 0.0
    faults: int = 0  # of a program of its own
    spread: Counter[int] = field(default_factory=Counter)  # how often it had so many points


class Outcome(NamedTuple):
    """A game that was played: by seat, how many came before."""

    number: int
    ranks: tuple[int, ...]


@dataclass
class Match:
    """What a table has played."""

    games: int = 0
    evidence: Evidence = field(default_factory=Evidence)
    share: float = 0.0  # of the victories in the present deal, of the table's first bot
    verdict: str = ""  # why it plays no more


class Results:
    """The games played so far, summed up by bot and by table."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.tallies = [Tally() for _ in tournament.bots]
        self.matches = [Match() for _ in tournament.seatings]
        self.outcomes: list[Outcome] = []

    @property
    def played(self) -> int:
        """How many games were played."""
        return len(self.outcomes)

    def missing(self, games: int) -> Iterator[int]:
        """The numbers of so many games at each table, without those of tables that have played enough by then."""
        return (number for number in self.tournament.order(games) if not self.is_enough(number))

    def total(self, games: int) -> int:
        """How many games there will be at most, if so many are wanted at each table."""
        wanted = [
            games if len(self.matches) == 1 else math.ceil(games / len(seatings)) * len(seatings)
            for seatings in self.tournament.seatings
        ]
        tables = zip(self.matches, wanted, strict=True)
        return sum(match.games if match.verdict else most for match, most in tables)

    def is_enough(self, number: int) -> bool:
        """Whether the table of a game has played enough without it."""
        return bool(self.matches[self.tournament.place(number).table].verdict)

    def add(self, number: int, scores: list[int], winners: list[int], faults: Sequence[int] = ()) -> None:
        """Count a game."""
        place = self.tournament.place(number)
        standings = [(seat in winners, score) for seat, score in enumerate(scores)]
        self.outcomes.append(Outcome(number, tuple(sum(other > mine for other in standings) for mine in standings)))
        for seat, bot in enumerate(place.seats):
            tally = self.tallies[bot]
            tally.faults += faults[seat] if faults else 0
            tally.games += 1
            tally.points += scores[seat]
            tally.spread[scores[seat]] += 1
            if seat in winners:
                tally.wins += 1 / len(winners)
        match, seatings = self.matches[place.table], self.tournament.seatings[place.table]
        match.games += 1
        first = place.seats.index(seatings[0][0])
        match.share += 1 / len(winners) / len(seatings) if first in winners else 0
        if place.is_last:
            match.evidence.add(match.share)
            match.share = 0.0
            match.verdict = self.tournament.stop.verdict(match.evidence)

    def add_time(self, result: Result) -> None:
        """Count how long the bots thought in a game played just now."""
        for seat, bot in enumerate(result.seats):
            self.tallies[bot].decisions += result.decisions[seat]
            self.tallies[bot].seconds += result.seconds[seat]


def header(tournament: Tournament) -> dict[str, Any]:
    """The first line of a file of results."""
    stop = tournament.stop
    told = {"tables": tournament.tables, "sprt": stop.shares, "narrow": stop.width}
    return {
        "arena": VERSION,
        "game": tournament.game,
        "bots": list(tournament.bots),
        "options": dict(tournament.options),
        "seed": tournament.seed,
    } | {name: fact for name, fact in told.items() if fact}


def line(result: Result) -> dict[str, Any]:
    """The line of one game; with `faults` by seat if there are any."""
    facts = {
        "game": result.number,
        "seed": result.seed,
        "seats": result.seats,
        "scores": result.scores,
        "winners": result.winners,
    }
    return facts | {"faults": result.faults} if any(result.faults) else facts


def open_results(path: Path, tournament: Tournament, games: int) -> Results:
    """What the file holds already, cut after its last whole line; a new file if there is none."""
    results = Results(tournament)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True) if path.exists() else []
    if not lines:
        path.write_text(json.dumps(header(tournament)) + "\n", encoding="utf-8")
        return results
    if lines[0].strip() != json.dumps(header(tournament)):
        raise ValueError(f"{path} holds the results of another tournament; name another file or remove it.")
    for at, (text, number) in enumerate(zip(lines[1:], results.missing(games), strict=False), 1):
        try:
            data = json.loads(text if text.endswith("\n") else "")
        except ValueError:
            path.write_text("".join(lines[:at]), encoding="utf-8")
            break
        place = tournament.place(number)
        expected = {"game": number, "seed": fold(tournament.seed, place.deal), "seats": place.seats}
        if not isinstance(data, dict) or {name: data.get(name) for name in expected} != expected:
            raise ValueError(f"{path}: line {at + 1} is not the result of game {number}.")
        results.add(number, data["scores"], data["winners"], data.get("faults", ()))
    return results
