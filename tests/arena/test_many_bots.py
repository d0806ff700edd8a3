"""Tournaments of many bots at many tables, stopped when enough is known, rated and drawn."""

import json
import math
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections import Counter, defaultdict
from html.parser import HTMLParser
from pathlib import Path

import pytest

from demesne.arena.match import Tournament, everybody_with_everybody, first_with_everybody, play_match
from demesne.arena.page import page
from demesne.arena.ratings import ELO, bradley_terry, rate
from demesne.arena.report import rows_of_verdicts, tables
from demesne.arena.results import Results
from demesne.arena.run import run
from demesne.arena.sequential import LESS, MORE, NARROW, Evidence, Stop, read_shares
from demesne.locale import LANGUAGES, language

BOTS = ("full-greedy", "greedy", "random", "beginner")
ALL = everybody_with_everybody(4, 2)


def played(tournament: Tournament, games: int, processes: int = 1, path: Path | None = None) -> Results:
    """The final results."""
    *_, results = run(tournament, games, processes, path)
    return results


def test_who_sits_together() -> None:
    """In a round robin everybody with everybody, in a gauntlet the first with all others."""
    assert ALL == ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
    assert len(everybody_with_everybody(5, 3)) == 10
    assert first_with_everybody(4, 2) == ((0, 1), (0, 2), (0, 3))
    assert first_with_everybody(4, 3) == ((0, 1, 2), (0, 1, 3), (0, 2, 3))


@pytest.mark.parametrize(("players", "seatings"), [(2, 2), (3, 6)])
def test_every_table_plays_every_deal_in_all_seatings(players: int, seatings: int) -> None:
    """The same deals at every table, and so many games at each."""
    tournament = Tournament("kingdomino", BOTS, (), 3, everybody_with_everybody(4, players))
    results = [play_match(tournament, number) for number in tournament.order(2 * seatings)]
    seen = defaultdict(set)
    for result in results:
        seen[result.seed, frozenset(result.seats)].add(tuple(result.seats))
    assert {len(orders) for orders in seen.values()} == {seatings}
    assert len({seed for seed, _ in seen}) == 2
    assert len(seen) == 2 * len(tournament.tables)
    for seat in range(players):
        assert len(set(Counter(result.seats[seat] for result in results).values())) == 1


@pytest.mark.parametrize("stop", [Stop(), Stop((0.5, 0.7)), Stop(width=0.4)], ids=["all", "sprt", "narrow"])
def test_the_file_is_the_same_however_it_was_played(tmp_path: Path, stop: Stop) -> None:
    """On one process or two, at one go or broken off anywhere; a table that has played enough plays no more."""
    tournament = Tournament("kingdomino", BOTS, (), 3, ALL, stop)
    paths = [tmp_path / name for name in ("one", "two", "torn")]
    one = played(tournament, 30, 1, paths[0])
    played(tournament, 30, 2, paths[1])
    whole = paths[0].read_text()
    assert paths[1].read_text() == whole
    paths[2].write_text(whole[: len(whole) * 3 // 5])
    torn = played(tournament, 30, 1, paths[2])
    assert paths[2].read_text() == whole
    assert rate(torn) == rate(one)
    assert one.total(30) == one.played
    assert (one.played < 180) == (stop != Stop())


#: a bot that takes its time, and from its thirtieth game on comes to no end until it is told to go
PATIENT = """
import os
import time


class Patient:
    games = 0

    def __init__(self):
        Patient.games += 1

    def choose(self, window):
        while not os.path.exists("go"):
            time.sleep(0.001)
            if Patient.games < 30:
                break
        return window.actions()[0]
"""


@pytest.mark.slow
def test_a_killed_run_goes_on(tmp_path: Path) -> None:
    """The file ends as that of a run that nobody disturbed."""
    (tmp_path / "own.py").write_text(PATIENT)
    command = [sys.executable, "-m", "demesne", "arena", "kingdomino", "own:Patient", "greedy", "random"]
    command += ["--round-robin", "--games", "100", "--processes", "2", "--out"]
    killed, whole = tmp_path / "killed.jsonl", tmp_path / "whole.jsonl"
    process = subprocess.Popen([*command, killed], cwd=tmp_path, stdout=subprocess.DEVNULL, start_new_session=True)
    deadline = time.monotonic() + 60
    while not (killed.exists() and killed.read_bytes().count(b"\n") > 20) and time.monotonic() < deadline:
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    assert 20 < len(killed.read_text().splitlines()) < 301
    (tmp_path / "go").touch()
    told = [
        subprocess.run([*command, path], cwd=tmp_path, check=True, capture_output=True, text=True).stdout
        for path in (killed, whole)
    ]
    assert killed.read_text() == whole.read_text()
    ratings = [re.findall(r"[+-]\d+ ± \d+", words) for words in told]
    assert ratings[0] == ratings[1]
    assert len(ratings[0]) == 3


def test_how_often_the_test_is_wrong() -> None:
    """At either share it decides for the other one in about one of 20 runs, and it always decides."""
    chance = random.Random(5)
    stop = Stop((0.5, 0.6))
    for share, wrong in ((0.5, MORE), (0.6, LESS)):
        verdicts: Counter[str] = Counter()
        for _ in range(300):
            evidence, verdict = Evidence(), ""
            while not verdict:
                evidence.add(sum(chance.random() < share for _ in range(2)) / 2)
                verdict = stop.verdict(evidence)
            verdicts[verdict] += 1
        assert verdicts[wrong] / 300 < 0.08
        assert sum(verdicts.values()) == 300


def test_an_interval_is_narrow_enough() -> None:
    """When all deals are won it is soon; two deals are never enough."""
    evidence, deals = Evidence(), 0
    while not Stop(width=0.1).verdict(evidence):
        evidence.add(1.0)
        deals += 1
    assert Stop(width=0.1).verdict(evidence) == NARROW
    assert 10 < deals < 60


@pytest.mark.parametrize("words", ["", "0.5", "0.6:0.5", "0:0.5", "a:b", "0.5:1", "nan:0.5"])
def test_shares_that_cannot_be_told_apart_are_refused(words: str) -> None:
    """They are two numbers, the lower one first."""
    with pytest.raises(ValueError, match="--sprt: two shares"):
        read_shares(words)


def test_bradley_and_terry_find_the_strengths_that_games_were_drawn_from() -> None:
    """Nearly all intervals hold the truth, and they are not needlessly wide."""
    chance = random.Random(7)
    truth = [0.9, 0.2, -0.3, -0.8]
    held = 0
    for _ in range(40):
        deals = []
        for _ in range(60):
            deal = [[0.0] * 4 for _ in truth]
            for i in range(4):
                for j in range(i):
                    won = chance.random() < 1 / (1 + math.exp(truth[j] - truth[i]))
                    deal[i][j], deal[j][i] = float(won), float(not won)
            deals.append(deal)
        found = bradley_terry(deals, 4)
        assert all(0.1 < error < 0.3 for _, error in found)
        held += sum(abs(strength - one) < 1.96 * error for (strength, error), one in zip(found, truth, strict=True))
    assert 0.88 < held / 160 <= 1.0


def test_who_always_wins_is_rated_with_a_wide_interval() -> None:
    """Finite, and far from sure."""
    (best, error), (worst, _) = bradley_terry([[[0.0, 2.0], [0.0, 0.0]]] * 20, 2)
    assert best == pytest.approx(-worst)
    assert 300 < ELO * (best - worst) < 1500
    assert ELO * error > 150


def test_ratings_agree_with_what_is_known() -> None:
    """Of the four bots full-greedy is the strongest and random the weakest, by both ratings."""
    results = played(Tournament("kingdomino", BOTS, (), 3, ALL), 40)
    ratings = rate(results)
    for rated in ([one.elo for one in ratings], [one.skill for one in ratings]):
        assert rated.index(min(rated)) == 2
        assert rated.index(max(rated)) in (0, 3)
    assert sum(one.elo for one in ratings) == pytest.approx(0, abs=1e-6)
    assert all(0 < one.elo_error < 300 for one in ratings)


class Balanced(HTMLParser):
    """Finds what is not closed, and everything that would be fetched."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: Counter[str] = Counter()
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note it."""
        self.seen[tag] += 1
        self.fetched += [str(value) for name, value in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """It closes itself."""
        self.seen[tag] += 1

    def handle_endtag(self, tag: str) -> None:
        """It closes the one that was opened last."""
        assert self.open.pop() == tag


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_of_results_needs_nothing_else(code: str) -> None:
    """Tables and charts in one file, in every language, with names that are no tags."""
    bots = ("greedy", "random", "tests.arena.test_many_bots:Odd:name=<b>&")
    tournament = Tournament(
        "kingdomino", bots, (("harmony", True),), 3, everybody_with_everybody(3, 2), Stop(width=0.9)
    )
    results = played(tournament, 6)
    text = page(results, language(code))
    read = Balanced()
    read.feed(text)
    assert read.open == []
    assert read.fetched == []
    assert read.seen["svg"] == 3
    assert read.seen["table"] == 5
    assert "<b>" not in text
    assert "nan" not in text.replace(code, "")
    assert "http" not in text
    assert f'lang="{code}"' in text


class Odd:
    """Has a name that looks like a tag."""

    def __init__(self, name: str = "") -> None:
        self.name = name

    def choose(self, window: object) -> int:
        """The first action."""
        return int(window.actions()[0])  # type: ignore[attr-defined]


def test_tables_tell_what_was_decided() -> None:
    """With the shares that were told apart."""
    tournament = Tournament("kingdomino", BOTS[:3], (), 3, first_with_everybody(3, 2), Stop((0.5, 0.9)))
    results = played(tournament, 200)
    found = [table.title for table in tables(results, language("en"))]
    assert found[1:] == ["Ratings, with 95 % intervals", "What the games have decided"]
    assert results.played < 400


UNDECIDED = {
    "en": "the games did not decide: it takes more of them",
    "pt": "as partidas não decidiram: são precisas mais",
    "es": "las partidas no lo han decidido: hacen falta más",
}


@pytest.mark.parametrize(("code", "words"), UNDECIDED.items())
def test_tables_tell_that_nothing_was_decided(code: str, words: str) -> None:
    """In the terminal and on the page; where nothing was to be decided, nothing is told."""
    results = played(Tournament("kingdomino", BOTS[:2], (), 3, stop=Stop((0.5, 0.51))), 4)
    assert [row[-1] for row in rows_of_verdicts(results, language(code))] == [words]
    assert len(tables(results, language(code))) == 2
    assert words in page(results, language(code))
    assert len(tables(played(Tournament("kingdomino", BOTS[:2], (), 3), 4), language(code))) == 1


def test_the_heading_tells_what_is_played(tmp_path: Path) -> None:
    """A tournament with other tables or another stop is another one."""
    path = tmp_path / "results.jsonl"
    played(Tournament("kingdomino", BOTS, (), 3, ALL), 2, path=path)
    assert json.loads(path.read_text().splitlines()[0])["tables"] == [list(table) for table in ALL]
    for other in (
        Tournament("kingdomino", BOTS, (), 3),
        Tournament("kingdomino", BOTS, (), 3, ALL, Stop(width=0.1)),
        Tournament("kingdomino", BOTS, (), 3, first_with_everybody(4, 2)),
    ):
        with pytest.raises(ValueError, match="another tournament"):
            played(other, 2, path=path)
