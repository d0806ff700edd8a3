"""Games between bots as data to learn from: Parquet files with a row for each decision."""

import io
import json
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NamedTuple

import demesne
from demesne.arena.match import Tournament, ask, finish, open_game
from demesne.arena.results import header
from demesne.arena.spread import spread
from demesne.bots import Window
from demesne.core.state import OVER
from demesne.games import find_game
from demesne.minds.batch import rewards

HEADING: Final = "_selfplay.json"  # readers of Parquet pass over such names
NAME: Final = re.compile(r"games-(\d+)-(\d+)\.parquet")
NEEDED: Final = "pyarrow"


class Shard(NamedTuple):
    """Some games in a row, as a file."""

    numbers: range
    rows: int
    content: bytes

    @property
    def name(self) -> str:
        """The file's name, with its first and its last game."""
        return f"games-{self.numbers[0]:08}-{self.numbers[-1]:08}.parquet"


def write_games(
    tournament: Tournament, games: int, folder: Path, shard: int, processes: int | None, cluster: str | None
) -> Iterator[tuple[int, int]]:
    """Write what is missing of so many games, so many to a file; how many games there are, and new rows."""
    if find_spec(NEEDED) is None:
        raise ValueError("selfplay: pyarrow is not installed here: pip install 'demesne[selfplay]'.")
    tournament.check()
    folder.mkdir(parents=True, exist_ok=True)
    check_heading(folder / HEADING, header(tournament) | {"shard": shard})
    orders = list(missing(folder, games, shard))
    done, rows = games - sum(map(len, orders)), 0
    yield done, rows
    for found in spread(make_shard, ((tournament, numbers) for numbers in orders), processes, cluster):
        unfinished = folder / f"_{found.name}"
        unfinished.write_bytes(found.content)
        unfinished.rename(folder / found.name)
        done, rows = done + len(found.numbers), rows + found.rows
        yield done, rows


def check_heading(path: Path, heading: dict[str, Any]) -> None:
    """Write what the games are; a ValueError if the folder holds others."""
    text = json.dumps(heading) + "\n"
    if path.exists() and path.read_text(encoding="utf-8") != text:
        raise ValueError(f"{path.parent} holds the games of another run; name another folder or remove it.")
    path.write_text(text, encoding="utf-8")


def missing(folder: Path, games: int, shard: int) -> Iterator[range]:
    """The games of which there is no file yet."""
    names = [NAME.fullmatch(path.name) for path in folder.iterdir()]
    ends = [(int(name[1]) // shard, int(name[2]) + 1) for name in names if name]
    for number, first in enumerate(range(0, games, shard)):
        first = max([end for place, end in ends if place == number], default=first)
        if numbers := range(first, min((number + 1) * shard, games)):
            yield numbers


def make_shard(tournament: Tournament, numbers: range) -> Shard:
    """Play some games, and put all their decisions into one file."""
    import pyarrow
    from pyarrow import parquet

    rows = [row for number in numbers for row in play_observed(tournament, number)]
    encoding = find_game(tournament.game).encoding(len(tournament.bots), **dict(tournament.options))
    schema = pyarrow.schema(
        [
            ("game", pyarrow.int64()),
            ("seed", pyarrow.int64()),
            ("number", pyarrow.int32()),
            ("seat", pyarrow.int8()),
            ("bot", pyarrow.string()),
            ("observation", pyarrow.binary(int(encoding.size))),
            ("mask", pyarrow.binary(int(encoding.actions))),
            ("action", pyarrow.int32()),
            ("value", pyarrow.float32()),
            ("points", pyarrow.int32()),
        ],
        {"demesne": json.dumps({"version": demesne.__version__} | header(tournament))},
    )
    file = io.BytesIO()
    parquet.write_table(pyarrow.Table.from_pylist(rows, schema), file, compression="zstd")
    return Shard(numbers, len(rows), file.getvalue())


def play_observed(tournament: Tournament, number: int) -> list[dict[str, Any]]:
    """A game: for each decision what the seat observed and did, and what came of it in the end."""
    state, seed, _, names, bots = open_game(tournament, number)
    encoding = state.game.encoding_of(state)
    rows: list[dict[str, Any]] = []
    while state.actor != OVER:
        seat = int(state.actor)
        action = ask(bots[seat], Window(state, seat), names[seat])
        rows.append({
            "game": number, "seed": seed, "number": len(rows), "seat": seat, "bot": names[seat],
            "observation": bytes(state.observe(seat)), "mask": bytes(state.mask()),
            "action": int(encoding.index(state, action)),
        })  # fmt: skip
        state.perform(action)
    finish(bots, state)
    values, points = rewards(state), state.scores()
    for row in rows:
        row |= {"value": values[row["seat"]], "points": points[row["seat"]]}
    return rows
