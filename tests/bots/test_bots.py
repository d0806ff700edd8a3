"""Bots: how they are named, what they see, and how well they play."""

import sys
from pathlib import Path

import pytest

import demesne
from demesne import engine
from demesne.arena.match import Tournament, play_match
from demesne.bots import Window, bot_names, make_bot
from tests.bots.quick import quick


def test_a_window_shows_what_the_seat_may_know() -> None:
    """View, actions, words and guesses are those of the seat."""
    state = demesne.game("kingdomino").new(players=2, seed=4)
    seat = int(state.actor)
    window = Window(state, seat)
    assert window.view == state.view(seat)
    assert window.actions() == state.actions()
    assert [window.say(action) for action in window.actions()] == [state.say(action) for action in state.actions()]
    assert window.describe(window.actions()[0]) == state.describe(state.actions()[0])
    assert window.guess(9) == state.guess(seat, 9)
    assert not any(value is state for value in vars(window).values() if not isinstance(value, type(state)))


@pytest.mark.parametrize(
    ("name", "message"),
    [
        (
            "grandmaster",
            "for kingdomino; there is beginner, easy, medium, hard, master, greedy, full-greedy, random, or",
        ),
        ("random:depth=3", "'depth=3' is not an option=value; it has no options"),
        ("no_such_module:Bot", "cannot be imported"),
        ("json:Bot", "json has no Bot"),
        ("json:JSONDecoder", "has no method choose"),
    ],
)
def test_an_unknown_bot_is_refused(name: str, message: str) -> None:
    """One sentence says what is wrong with the name."""
    with pytest.raises(ValueError, match=message):
        make_bot(name, "kingdomino", 1)


OWN = """
class First:
    def __init__(self, number: int = 0, bold: bool = False, share: float = 0.5, word: str = "x"):
        self.settings = (number, bold, share, word)

    def choose(self, window):
        return window.actions()[0]


class Broken:
    def choose(self, window):
        return 1 // 0


class Cheat:
    def choose(self, window):
        return -5

class Sure:
    def choose(self, window):
        return True
"""


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A module with somebody's own bots in the current folder."""
    (tmp_path / "my_own_bots.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])


@pytest.mark.usefixtures("own_bots")
def test_a_bot_of_ones_own_gets_its_options() -> None:
    """Options are converted to the kind of their defaults."""
    bot = make_bot("my_own_bots:First:number=3,bold=true,share=0.25,word=yes", "kingdomino", 1)
    assert bot.settings == (3, True, 0.25, "yes")  # type: ignore[attr-defined]
    for wrong in ("number=many", "bold=perhaps", "speed=3", "number"):
        with pytest.raises(ValueError, match=wrong.partition("=")[0]):
            make_bot(f"my_own_bots:First:{wrong}", "kingdomino", 1)


@pytest.mark.usefixtures("own_bots")
def test_what_a_bot_does_wrong_is_told() -> None:
    """A failure names the error and its place; an illegal choice is refused."""
    with pytest.raises(ValueError, match=r"failed: ZeroDivisionError: .* line 12"):
        play_match(Tournament("kingdomino", ("my_own_bots:Broken", "random"), (), 1), 0)
    with pytest.raises(ValueError, match="chose wrongly: -5 is not a legal action"):
        play_match(Tournament("kingdomino", ("my_own_bots:Cheat", "random"), (), 1), 0)
    with pytest.raises(ValueError, match="chose wrongly: True is not a legal action"):
        play_match(Tournament("kingdomino", ("my_own_bots:Sure", "random"), (), 1), 0)
    assert play_match(Tournament("kingdomino", ("my_own_bots:First", "random"), (), 1), 0).winners


LONG = ["dominations"]  # games, of which the smallest table has to do


@pytest.mark.slow
@pytest.mark.parametrize("game", demesne.games())
def test_every_bot_plays_every_table_the_same_way_again(game: str) -> None:
    """A bot's play depends on its seed and what it sees alone."""
    for bot in bot_names(game):
        tables = demesne.game(game).players
        for players in tables if engine.is_compiled() and game not in LONG else tables[:1]:
            tournament = Tournament(game, (quick(bot, game, 8),) * players, (), 3)
            first, second = (play_match(tournament, 5, keep_actions=True) for _ in range(2))
            assert first.record(tournament) == second.record(tournament)
            assert first.actions


def wins(bots: tuple[str, ...], games: int) -> float:
    """The share of games that the first bot wins."""
    tournament = Tournament("kingdomino", bots, (("harmony", True), ("middle_kingdom", True)), 1)
    total = 0.0
    for number in range(games):
        result = play_match(tournament, number)
        seat = result.seats.index(0)
        total += (seat in result.winners) / len(result.winners)
    return total / games


def test_the_bots_are_of_different_strength() -> None:
    """greedy beats random, and full-greedy beats greedy."""
    assert wins(("greedy", "random"), 40) > 0.8
    assert wins(("full-greedy", "greedy"), 40) > 0.6
