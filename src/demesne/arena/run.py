"""Playing a tournament on all cores, with its results in the order of the games."""

import json
import os
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path

from demesne.arena.match import Result, Tournament, play_batch
from demesne.arena.results import Results, line, open_results

MOST_GAMES_IN_A_BATCH = 50


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
    """The games in batches, in order, played side by side."""
    size = max(1, min(MOST_GAMES_IN_A_BATCH, len(numbers) // (8 * processes)))
    batches = [numbers[start : start + size] for start in range(0, len(numbers), size)]
    if processes == 1 or len(batches) < 2:
        for batch in batches:
            yield play_batch(tournament, batch, keep_actions)
        return
    with ProcessPoolExecutor(processes) as pool:
        waiting: deque[Future[list[Result]]] = deque()
        try:
            for batch in batches:
                waiting.append(pool.submit(play_batch, tournament, batch, keep_actions))
                if len(waiting) > 4 * processes:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
