"""Playing a tournament on all cores or on a cluster, with its results in the order of the games."""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Self

from demesne.arena.match import Result, Tournament, play_batch
from demesne.arena.results import Results, line, open_results
from demesne.arena.spread import spread

MOST_GAMES_IN_A_BATCH = 5000
SECONDS_BETWEEN_REPORTS = 0.25
LEAST_SECONDS_IN_A_CLUSTER = 0.05  # for a batch; less does not pay


def run(
    tournament: Tournament,
    games: int,
    processes: int | None = None,
    path: Path | None = None,
    records: Path | None = None,
    cluster: str | None = None,
) -> Iterator[Results]:
    """Play what is missing of so many games at each table; the results so far, each time there are more."""
    tournament.check()
    results = open_results(path, tournament, games) if path else Results(tournament)
    yield results
    last = results.outcomes[-1].number if results.played else -1
    missing = (number for number in results.missing(games) if number > last)
    for batch in play(tournament, missing, processes, records is not None, cluster):
        kept = [result for result in batch if count(results, result)]
        if path:
            with path.open("a", encoding="utf-8") as file:
                file.writelines([json.dumps(line(result)) + "\n" for result in kept])
        if records:
            write_records(records, tournament, kept)
        yield results


def count(results: Results, result: Result) -> bool:
    """Count a game, unless its table had played enough by then."""
    if results.is_enough(result.number):
        return False
    results.add(result.number, result.scores, result.winners, result.faults)
    results.add_time(result)
    return True


def write_records(folder: Path, tournament: Tournament, batch: list[Result]) -> None:
    """Write each game as a record of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    for result in batch:
        (folder / f"{result.number:06}.json").write_text(result.record(tournament).text(), encoding="utf-8")


def play(
    tournament: Tournament, numbers: Iterator[int], processes: int | None, keep_actions: bool, cluster: str | None
) -> Iterator[list[Result]]:
    """The games in batches, in order, played side by side; a batch is small enough to report often."""
    batches = Batches(tournament, numbers, keep_actions)
    seconds = LEAST_SECONDS_IN_A_CLUSTER if cluster is None else 0.0
    while seconds < LEAST_SECONDS_IN_A_CLUSTER and (order := next(batches, None)):  # here, to see how long games take
        batch = play_batch(*order)
        yield batch
        seconds = seconds_of(batch)
        batches.size = size_of_next(batch)
    for batch in spread(play_batch, batches, processes, cluster):
        yield batch
        batches.size = size_of_next(batch)


class Batches:
    """The games to play, so many at a time as is said meanwhile."""

    def __init__(self, tournament: Tournament, numbers: Iterator[int], keep_actions: bool) -> None:
        self.tournament = tournament
        self.numbers = numbers
        self.keep_actions = keep_actions
        self.size = 1

    def __iter__(self) -> Self:
        return self

    def __next__(self) -> tuple[Tournament, list[int], bool]:
        numbers = list(islice(self.numbers, self.size))
        if not numbers:
            raise StopIteration
        return self.tournament, numbers, self.keep_actions


def seconds_of(batch: list[Result]) -> float:
    """How long the bots thought."""
    return sum(sum(result.seconds) for result in batch)


def size_of_next(batch: list[Result]) -> int:
    """How many games to play until the next report, judged by those of the last one."""
    seconds = seconds_of(batch) / len(batch)
    return max(1, min(MOST_GAMES_IN_A_BATCH, int(SECONDS_BETWEEN_REPORTS / max(seconds, 1e-9))))
