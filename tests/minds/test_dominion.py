"""How Dominion's bots think: menus, the book of menus, and turns in time."""

from itertools import combinations
from pathlib import Path

import pytest

import demesne
from demesne import engine
from demesne.games.dominion.cards.card import CARDS
from demesne.games.dominion.kingdoms import SETS
from demesne.games.dominion.recommended import RECOMMENDED
from demesne.minds.dominion import cookbook
from demesne.minds.dominion.contest import Contest
from demesne.minds.dominion.cookbook import page_for, read_table, recall, remember, starting_menus
from demesne.minds.dominion.menu import BIG_MONEY_ULTIMATE, Menu, read_menu
from demesne.minds.dominion.menus import MenuSearch, blend
from demesne.minds.dominion.mind import DominionMind

KINGDOM = RECOMMENDED["First Game"].split()
NEVER = float("inf")
compiled = pytest.mark.skipif(not engine.is_compiled(), reason="this takes thousands of games")


def search(kingdom: list[str], games: int, seed: int = 1) -> MenuSearch:
    """A search of so many games, from the menus of the book."""
    found = MenuSearch(Contest(demesne.game("dominion"), kingdom, 2), seed, starting_menus(kingdom))
    found.improve(games, NEVER)
    return found


# Menus


@pytest.mark.parametrize("words", ["15 4 2 6 4: witch 2, gold", "99 0 0 0 0: workshop 10, gardens", "0 1 2 3 4: "])
def test_a_menu_is_read_as_it_is_written(words: str) -> None:
    """Cards without a number are wanted without limit."""
    assert read_menu(words).words() == words


@pytest.mark.parametrize("words", ["", "15 4 2 6 4", "15 4 2: gold", "a b c d e: gold", "1 2 3 4 5: gold some"])
def test_other_words_are_no_menu(words: str) -> None:
    """One sentence."""
    with pytest.raises(ValueError, match="is not a menu"):
        read_menu(words)


def test_every_two_cards_have_a_menu() -> None:
    """So there is something to start from in every kingdom, with cards that are in it."""
    cards = sorted({card for cards in SETS.values() for card in cards})
    assert set(read_table()) == {f"{one} {other}" for one, other in combinations(cards, 2)}
    for pair, (_, words) in read_table().items():
        kingdom = {card for card in read_menu(words).cards() if card in cards}
        assert kingdom <= set(pair.split())
        assert set(read_menu(words).cards()) <= set(CARDS)


def test_the_best_menus_of_a_kingdom_come_first() -> None:
    """All 45 of them."""
    menus = [menu.words() for menu in starting_menus(KINGDOM)]
    values = {words: value for value, words in read_table().values()}
    assert len(menus) == 45
    assert values[menus[0]] == max(values[words] for words in menus) > 500


@compiled
def test_the_search_finds_a_better_menu_than_money_alone() -> None:
    """And what it promises holds in games that it has not seen."""
    contest = Contest(demesne.game("dominion"), KINGDOM, 2)
    best, money = [
        int(contest.play(contest.plan(menu), 10**6, 1000))
        for menu in (search(KINGDOM, 3000).best(), BIG_MONEY_ULTIMATE)
    ]
    assert best > 1.3 * money


@compiled
def test_the_search_is_repeatable() -> None:
    """The same seed finds the same menus."""
    found = [[one.menu.words() for one in search(KINGDOM, 6000, seed).pool] for seed in (1, 1, 2)]
    assert found[0] == found[1] != found[2]


@compiled
def test_no_two_menus_of_a_search_play_the_same() -> None:
    """Of menus that differ only in what is never bought, the one that wants less stays."""
    pool = search(KINGDOM, 20000).pool
    fared = [one.marks for one in pool]
    assert len(fared) == 16
    assert all(fared.count(marks) == 1 for marks in fared)


def test_a_menu_takes_over_what_another_wants() -> None:
    """As early as it is wanted there, and nothing twice."""
    menu, other = read_menu("15 4 2 6 4: witch 2, gold"), read_menu("20 3 1 5 0: chapel 1, gold, market 3, witch 1")
    assert blend(menu, other).words() == "15 4 2 6 4: witch 2, chapel 1, gold, market 3"


def test_a_search_without_games_knows_the_best_menu_of_the_book() -> None:
    """It can be asked at once."""
    assert search(KINGDOM, 0).best().words() == starting_menus(KINGDOM)[0].words()


# What is remembered


def test_what_was_found_is_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By kingdom, in any order, and number of players."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    remember(KINGDOM, 2, [(read_menu("15 4 2 6 4: smithy 1, gold"), 900, 30, [600, 900])])
    [(menu, *fared)] = recall(KINGDOM[::-1], 2)
    assert (menu.words(), *fared) == ("15 4 2 6 4: smithy 1, gold", 900, 30, [600, 900])
    assert recall(KINGDOM, 3) == recall(KINGDOM[1:], 2) == []


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '{"edition": 1, "menus": [["1 2 3 4 5: gold", 1, 1, [1]]]}', '{"edition": 2}',
     '{"edition": 2, "menus": [1]}', '{"edition": 2, "menus": [["gold", 1, 1, [1]]]}',
     '{"edition": 2, "menus": [["1 2 3 4 5: gold", "a", 1, [1]]]}',
     '{"edition": 2, "menus": [["1 2 3 4 5: gold", 1, 1, 1]]}', "\x00"],
)  # fmt: skip
def test_a_damaged_page_is_a_blank_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """And is written anew."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    remember(KINGDOM, 2, [])
    page_for(KINGDOM, 2).write_text(text)
    assert recall(KINGDOM, 2) == []
    remember(KINGDOM, 2, [(BIG_MONEY_ULTIMATE, 1, 1, [1])])
    assert len(recall(KINGDOM, 2)) == 1


def test_where_nothing_can_be_written_nothing_is_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file in the place of the folder is no harm."""
    (tmp_path / "demesne").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    remember(KINGDOM, 2, [(BIG_MONEY_ULTIMATE, 1, 1, [1])])
    assert recall(KINGDOM, 2) == []


def test_only_so_many_kingdoms_are_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The oldest are forgotten."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(cookbook, "LARGEST", 3)
    for players in range(2, 7):
        remember(KINGDOM, players, [(Menu(0, 0, 0, 0, 0, []), 1, 1, [1])])
    assert len(list(page_for(KINGDOM, 2).parent.iterdir())) == 3
    assert recall(KINGDOM, 6) != []


# Turns


@pytest.mark.slow
@compiled
def test_thinking_beats_money_alone() -> None:
    """Even a little of it: 30 games in random kingdoms, each deal from both sides."""
    won = 0.0
    for number in range(30):
        state = demesne.game("dominion").new(players=2, seed=number // 2)
        names = ["master:worlds=150", "big-money-ultimate"]
        bots = [demesne.bot(names[(seat + number) % 2], "dominion", number) for seat in range(2)]
        while state.actor != demesne.OVER:
            state.apply(bots[int(state.actor)].choose(demesne.window(state, int(state.actor))))
        won += (number % 2 in state.winners()) / len(state.winners())
    assert won > 20


def test_others_are_taken_for_money_until_they_own_a_kingdom_card() -> None:
    """A menu that is good against money may look bad against itself, so nobody is thought to have it from the start."""
    data = demesne.game("dominion").new(players=3, seed=1, kingdom=", ".join(KINGDOM)).save()
    data["seats"][1]["discard"] = ["smithy"]
    data["supply"]["smithy"] -= 1
    state = demesne.game("dominion").load(data)
    mind = DominionMind()
    mind.menu = read_menu("15 4 2 6 4: smithy 1, gold")
    mind.prepare(state, 0)
    assert [plan.menu.words() for plan in mind.plans] == [
        mind.menu.words(), mind.menu.words(), BIG_MONEY_ULTIMATE.words()
    ]  # fmt: skip
