"""Playing a tournament on all cores, with its results in the order of the games."""

import json
import os
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path

from demesne.arena.match import Result, Tournament, play_batch
from demesne.arena.results import Results, line, open_results

MOST_GAMES_IN_A_BATCH = 500
SECONDS_BETWEEN_REPORTS = 0.25


def run(
    tournament: Tournament,
    games: int,
    processes: int | None = None,
    path: Path | None = None,
    records: Path | None = None,
) -> Iterator[Results]:
    """Play what is missing of so many games; the results so far, each time there are more."""
    tournament.check()
    results = open_results(path, tournament, games) if path else Results(tournament)
    yield results
    missing = range(results.played, games)
    for batch in play(tournament, missing, processes or os.cpu_count() or 1, keep_actions=records is not None):
        for result in batch:
            results.add(result.seats, result.scores, result.winners)
            results.add_time(result)
        if path:
            with path.open("a", encoding="utf-8") as file:
                file.writelines([json.dumps(line(result)) + "\n" for result in batch])
        if records:
            write_records(records, tournament, batch)
        yield results


def write_records(folder: Path, tournament: Tournament, batch: list[Result]) -> None:
    """Write each game as a record of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    for result in batch:
        (folder / f"{result.number:06}.json").write_text(result.record(tournament).text(), encoding="utf-8")


def play(tournament: Tournament, numbers: range, processes: int, keep_actions: bool) -> Iterator[list[Result]]:
    """The games in batches, in order, played side by side; a batch is small enough to report often."""
    size = 1
    if processes == 1 or len(numbers) < 2:
        while numbers:
            batch = play_batch(tournament, numbers[:size], keep_actions)
            yield batch
            numbers, size = numbers[size:], size_of_next(batch)
        return
    with ProcessPoolExecutor(processes) as pool:
        waiting: deque[Future[list[Result]]] = deque()
        try:
            while numbers or waiting:
                while numbers and len(waiting) < 4 * processes:
                    waiting.append(pool.submit(play_batch, tournament, numbers[:size], keep_actions))
                    numbers = numbers[size:]
                batch = waiting.popleft().result()
                yield batch
                size = size_of_next(batch)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def size_of_next(batch: list[Result]) -> int:
    """How many games to play until the next report, judged by those of the last one."""
    seconds = sum(sum(result.seconds) for result in batch) / len(batch)
    return max(1, min(MOST_GAMES_IN_A_BATCH, int(SECONDS_BETWEEN_REPORTS / max(seconds, 1e-9))))
