"""Tournaments: balanced, repeatable, resumable."""

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from demesne.arena.match import Tournament, play_match, seatings
from demesne.arena.report import wilson
from demesne.arena.results import Results
from demesne.arena.run import run, size_of_next
from demesne.core.replay import read_record

BOTS = Tournament("kingdomino", ("greedy", "random", "random"), (("harmony", True),), 5)


def last(results: Iterable[Results]) -> Results:
    """The final results of a run."""
    *_, final = results
    return final


def test_everybody_sits_everywhere_equally_often() -> None:
    """In all seatings of a deal each bot has each seat, and each neighbour, equally often."""
    for players, number in ((2, 2), (3, 6), (4, 24)):
        found = seatings(range(players), "abcd")
        assert len({tuple(one) for one in found}) == len(found) == number
        for seat in range(players):
            assert set(Counter(one[seat] for one in found).values()) == {number // players}
            assert {one[seat] for one in found[:players]} == set(range(players))


def test_bots_of_one_name_are_alike() -> None:
    """To change their places makes no other seating, but each has every seat once."""
    assert len(seatings(range(4), ["a", "b", "b", "b"])) == 4
    assert len(seatings(range(4), ["a", "b", "a", "b"])) == 8  # beside each other, or across
    assert sorted(seatings(range(2), ["a", "a"])) == [[0, 1], [1, 0]]


def test_each_deal_is_played_from_every_seat() -> None:
    """So many games in a row as there are bots have one deal, and everybody sits elsewhere."""
    results = [play_match(BOTS, number) for number in range(6)]
    assert [results[0].seed == result.seed for result in results] == [True] * 3 + [False] * 3
    assert len({result.seats.index(0) for result in results[:3]}) == 3


def test_the_number_of_processes_does_not_matter(tmp_path: Path) -> None:
    """The files of results are the same to the letter."""
    paths = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    for processes, path in enumerate(paths, 1):
        last(run(BOTS, 24, processes, path))
    assert paths[0].read_text() == paths[1].read_text()
    assert len(paths[0].read_text().splitlines()) == 25


def test_a_broken_off_run_goes_on(tmp_path: Path) -> None:
    """What is there is kept, a torn line is played again, and the end is the same."""
    whole, torn = tmp_path / "whole.jsonl", tmp_path / "torn.jsonl"
    expected = last(run(BOTS, 12, 1, whole))
    torn.write_text(whole.read_text()[: len(whole.read_text()) * 2 // 3])
    resumed = run(BOTS, 12, 1, torn)
    assert 0 < next(resumed).played < 12
    final = last(resumed)
    assert torn.read_text() == whole.read_text()
    assert [tally.wins for tally in final.tallies] == [tally.wins for tally in expected.tallies]
    assert [tally.points for tally in final.tallies] == [tally.points for tally in expected.tallies]


def test_the_results_of_another_tournament_are_not_touched(tmp_path: Path) -> None:
    """A file that belongs to something else is refused and left alone."""
    path = tmp_path / "results.jsonl"
    last(run(BOTS, 2, 1, path))
    before = path.read_text()
    other = Tournament("kingdomino", ("random", "random"), (), 5)
    with pytest.raises(ValueError, match="another tournament"):
        last(run(other, 2, 1, path))
    assert path.read_text() == before
    path.write_text(before + '{"game": 7}\n')
    with pytest.raises(ValueError, match="line 4 is not the result of game 2"):
        last(run(BOTS, 5, 1, path))


def test_every_game_can_be_recorded(tmp_path: Path) -> None:
    """The records have the results of the file."""
    path = tmp_path / "results.jsonl"
    last(run(BOTS, 3, 1, path, tmp_path / "records"))
    lines = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    for line in lines:
        record = read_record((tmp_path / "records" / f"{line['game']:06}.json").read_text())
        assert record.result == {"scores": line["scores"], "winners": line["winners"]}
        assert record.seed == line["seed"]


@pytest.mark.parametrize(
    ("game", "bots"),
    [
        ("kingdomino", ("full-greedy", "random", "greedy")),
        ("kingdomino", ("master:worlds=20", "easy")),
        ("carcassonne", ("medium", "greedy")),
    ],
)
def test_the_compiled_loop_plays_as_bots_do_that_are_asked_one_by_one(game: str, bots: tuple[str, ...]) -> None:
    """Only recorded games are played step by step, and they have the same results."""
    for number in range(2):
        quick, recorded = (play_match(Tournament(game, bots, (), 7), number, keep) for keep in (False, True))
        assert not quick.actions
        assert recorded.actions
        assert (quick.scores, quick.winners, quick.decisions) == (recorded.scores, recorded.winners, recorded.decisions)


def test_reports_come_often() -> None:
    """Slow games are reported one by one, quick ones many at a time."""
    tournament = Tournament("kingdomino", ("random", "random"), (), 1)
    results = [play_match(tournament, number) for number in range(2)]
    for seconds, size in ((10.0, 1), (0.05, 5), (0.0, 5000)):
        for result in results:
            result.seconds = [seconds / 2, seconds / 2]
        assert size_of_next(results) == size


def test_wilson_intervals() -> None:
    """Known values: 50 of 100, none of 10, and nothing known before the first game."""
    assert [round(bound, 3) for bound in wilson(50, 100)] == [0.404, 0.596]
    assert [round(bound, 3) for bound in wilson(0, 10)] == [0.0, 0.278]
    assert wilson(0, 0) == (0.0, 1.0)


def test_an_impossible_tournament_is_refused() -> None:
    """Bad bots, options and numbers of players are told before anything is played."""
    for bots, options, message in [
        (("random",), (), "2 to 4 players, not 1"),
        (("random",) * 5, (), "2 to 4 players, not 5"),
        (("random", "nobody"), (), "no bot called 'nobody'"),
        (("random", "random"), (("colour", True),), "colour: Kingdomino has no such option"),
        (("random",) * 3, (("mighty_duel", True),), "for 2 players, not 3"),
    ]:
        with pytest.raises(ValueError, match=message):
            last(run(Tournament("kingdomino", bots, options, 1), 1, 1))
