"""The page of results."""

import re
from pathlib import Path

import demesne
from demesne.arena.match import Tournament, everybody_with_everybody
from demesne.bench.results import play, strength, write_page
from demesne.bots import bot_names

PAGE = Path(__file__).parents[2] / "docs" / "results.md"


def test_every_pair_plays_and_no_more_than_it_may() -> None:
    """Whole deals, each pair one at least, and so many games at most."""
    tournament = Tournament("kingdomino", ("greedy", "random", "beginner"), (), 1, everybody_with_everybody(3, 2))
    assert [match.games for match in play(tournament, 6, 60.0).matches] == [6, 6, 6]
    assert [match.games for match in play(tournament, 100, 0.0).matches] == [2, 2, 2]


def test_a_table_has_every_bot_with_its_interval() -> None:
    """The strongest first, with the number of games of each figure."""
    bots = ["random", "greedy", "beginner"]
    text = strength("kingdomino", bots, 20, 60.0)
    rows = re.findall(r"^\| `([\w-]+)` \| ([+-]\d+) ± (\d+) \| [\d.]+% \([\d.]+% to [\d.]+%\) \| (\d+) \|", text, re.M)
    assert {bot for bot, *_ in rows} == set(bots)
    assert {games for *_, games in rows} == {"40"}
    ratings = [int(elo) for _, elo, _, _ in rows]
    assert ratings == sorted(ratings, reverse=True)


def test_the_page_in_the_documents_is_of_this_form() -> None:
    """It has every bot of every game, and says on what machine it was made."""
    text = PAGE.read_text(encoding="utf-8")
    assert "Machine: " in text
    for game in demesne.games():
        part = text.partition(f"### {demesne.game(game).title}\n")[2].partition("###")[0]
        assert {bot for bot in bot_names(game) if f"| `{bot}` |" not in part} == set()
    assert next(iter(write_page([], 1, 0.0))) in text
