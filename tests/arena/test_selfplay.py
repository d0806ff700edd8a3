"""Games as data to learn from."""

from pathlib import Path

import pytest

import demesne
from demesne.arena.match import Tournament, play_match
from demesne.arena.selfplay import HEADING, write_games

pyarrow = pytest.importorskip("pyarrow", reason="pyarrow is not installed here")
parquet = pytest.importorskip("pyarrow.parquet")


def written(
    tournament: Tournament, folder: Path, games: int = 7, shard: int = 3, processes: int = 1
) -> dict[str, bytes]:
    """The files with games, by name."""
    list(write_games(tournament, games, folder, shard, processes, None))
    return {path.name: path.read_bytes() for path in sorted(folder.glob("*.parquet"))}


@pytest.mark.parametrize("game", demesne.games())
def test_rows_tell_what_was_observed_done_and_won(game: str, tmp_path: Path) -> None:
    """A game played again by its seed and its actions is the same at every decision, and the arena's."""
    tournament = Tournament(game, ("greedy", "random"), (), 5)
    written(tournament, tmp_path, games=2, shard=2)
    rows = parquet.read_table(tmp_path).to_pylist()
    for number in (0, 1):
        mine = [row for row in rows if row["game"] == number]
        assert [row["number"] for row in mine] == list(range(len(mine)))
        state = demesne.game(game).new(2, mine[0]["seed"])
        encoding = demesne.game(game).encoding(2)
        for row in mine:
            assert row["seat"] == state.actor
            assert row["observation"] == bytes(state.observe(row["seat"]))
            assert row["mask"] == bytes(state.mask())
            state.apply(encoding.action(state, row["action"]))
        result = play_match(tournament, number)
        assert state.scores() == result.scores
        for row in mine:
            assert row["points"] == result.scores[row["seat"]]
            assert row["bot"] == tournament.bots[result.seats[row["seat"]]]
            assert (row["value"] > 0) == (result.winners == [row["seat"]])


def test_a_broken_off_run_goes_on(tmp_path: Path) -> None:
    """The files are those of a run at one go, on any number of processes; a longer run adds to them."""
    tournament = Tournament("kingdomino", ("random", "random"), (), 5)
    whole = written(tournament, tmp_path / "whole")
    assert list(whole) == [f"games-0000000{first}-0000000{last}.parquet" for first, last in ((0, 2), (3, 5), (6, 6))]
    assert written(tournament, tmp_path / "two", processes=2) == whole
    (tmp_path / "whole" / "games-00000003-00000005.parquet").unlink()
    assert written(tournament, tmp_path / "whole") == whole
    longer = written(tournament, tmp_path / "whole", games=10)
    assert list(longer) == [*whole, "games-00000007-00000008.parquet", "games-00000009-00000009.parquet"]
    assert sorted(set(parquet.read_table(tmp_path / "whole")["game"].to_pylist())) == list(range(10))


def test_the_games_of_another_run_are_not_touched(tmp_path: Path) -> None:
    """Other bots or another size of files is another run."""
    tournament = Tournament("kingdomino", ("random", "random"), (), 5)
    before = written(tournament, tmp_path)
    for other, shard in ((Tournament("kingdomino", ("greedy", "random"), (), 5), 3), (tournament, 4)):
        with pytest.raises(ValueError, match="another run"):
            written(other, tmp_path, shard=shard)
    assert written(tournament, tmp_path) == before
    assert (tmp_path / HEADING).exists()
