"""The search: repeatable, punctual, honest, and able to say what it thinks."""

from collections.abc import Iterator
from typing import Any

import pytest

import demesne
from demesne import engine
from demesne.bots.thinking import Thinking

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("kingdomino", 2, {}),
    ("kingdomino", 2, {"mighty_duel": True, "harmony": True}),
    ("kingdomino", 3, {"dynasty": True, "middle_kingdom": True}),
    ("kingdomino", 4, {"harmony": True, "middle_kingdom": True}),
    ("carcassonne", 2, {}),
    ("carcassonne", 5, {"random_start": True}),
    ("dominion", 2, {"kingdom": "Underlings"}),
    ("dominion", 4, {"sets": "all"}),
    ("dominations", 2, {}),
    ("dominations", 3, {"hidden_hands": False, "multi_edge": "per_edge"}),
]
at_every_table = pytest.mark.parametrize(
    "table",
    [pytest.param(one, marks=pytest.mark.slow if one[0] == "dominations" else ()) for one in TABLES],
    ids=str,
)
GAMES = ["kingdomino", "carcassonne", "dominion", "dominations"]
#: a game of Dominations has hundreds of decisions, each with hundreds of plans
SELDOM = {"dominations": 2 if engine.is_compiled() else 80}
THOROUGH = "master:worlds=200" if engine.is_compiled() else "master:worlds=30"


def thinking(name: str, game: str, seed: int = 0) -> Thinking:
    """A bot that searches."""
    bot = demesne.bot(name, game, seed)
    assert isinstance(bot, Thinking)
    return bot


def positions(table: tuple[str, int, dict[str, Any]], every: int) -> Iterator[demesne.State]:
    """Some positions of a game between beginners."""
    name, players, options = table
    state = demesne.game(name).new(players=players, seed=11, **options)
    bot = demesne.bot("beginner", name, 3)
    number = 0
    while state.actor != demesne.OVER:
        if number % (every * SELDOM.get(name, 1)) == 0:
            yield state.clone()
        number += 1
        state.apply(bot.choose(demesne.window(state, int(state.actor))))


@at_every_table
def test_a_choice_depends_on_what_the_seat_sees_alone(table: tuple[str, int, dict[str, Any]]) -> None:
    """With hidden things dealt anew, the same bot chooses the same, whatever its level."""
    for state in positions(table, every=17):
        seat = int(state.actor)
        for name in ("beginner", "medium", "master:worlds=40", "greedy"):
            chosen = {
                demesne.bot(name, table[0], 5).choose(demesne.window(twin, seat))
                for twin in (state, state.guess(seat, 1), state.guess(seat, 2))
            }
            assert len(chosen) == 1, name


@at_every_table
def test_every_legal_action_is_judged(table: tuple[str, int, dict[str, Any]]) -> None:
    """Each once, with value, visits, standard error, and a line that begins with it."""
    for state in positions(table, every=29):
        window = demesne.window(state, int(state.actor))
        judgements = thinking(THOROUGH, table[0]).judge(window)
        assert sorted(one.action for one in judgements) == state.actions()
        for one in judgements:
            assert one.line[0] == state.say(one.action)
            assert one.visits >= 0
            assert one.error >= 0
        assert judgements == thinking(THOROUGH, table[0]).judge(window)


def test_a_line_can_be_played() -> None:
    """What is expected is legal, action by action, and ends when something new comes to light."""
    for state in positions(("kingdomino", 4, {}), every=13):
        for one in thinking("master:worlds=60", "kingdomino").judge(demesne.window(state, int(state.actor))):
            after = state.clone()
            for words in one.line:
                assert after.reveals == state.reveals
                after.apply(after.read(words))


def test_the_better_of_two_actions_is_found() -> None:
    """The last domino of a game goes where it brings most: then there is nothing left to guess."""
    game = demesne.game("kingdomino")
    for seed in range(5):
        state = game.new(players=2, seed=seed)
        bot = demesne.bot("medium", "kingdomino", seed)
        last = state.clone()
        while state.actor != demesne.OVER:
            last = state.clone()
            state.apply(bot.choose(demesne.window(state, int(state.actor))))
        seat = int(last.actor)
        points = {}
        for action in last.actions():
            after = last.clone()
            after.apply(action)
            points[action] = after.scores()[seat]
        chosen = demesne.bot("master:worlds=50", "kingdomino").choose(demesne.window(last, seat))
        assert points[chosen] == max(points.values())


@pytest.mark.parametrize("game", GAMES)
def test_with_a_number_of_worlds_it_is_repeatable(game: str) -> None:
    """The same seed gives the same values; another seed gives others."""
    state = next(positions((game, 2, {}), every=1))
    window = demesne.window(state, int(state.actor))
    values = [
        [(one.action, one.value) for one in thinking("master:worlds=300", game, seed).judge(window)]
        for seed in (1, 1, 2)
    ]
    assert values[0] == values[1] != values[2]


def test_it_thinks_on_while_others_decide() -> None:
    """What it expected is not thought about anew; anything else is."""
    state = demesne.game("kingdomino").new(players=2, seed=5)
    while state.actor != 0 or len(state.actions()) < 10:
        state.apply(state.actions()[0])
    for surprise in (False, True):
        bot = thinking("master:worlds=0", "kingdomino")
        bot.ponder(demesne.window(state, 1), 0.3)
        assert bot.thinker.expected is not None
        expected = bot.thinker.expected.state
        met = expected if not surprise else other_position(expected)
        thought = bot.thinker.recall(met.guess(1, 3))
        assert (thought.playouts > 0) != surprise


def other_position(state: demesne.State) -> demesne.State:
    """A later position with the same seat to decide."""
    after, seat = state.clone(), int(state.actor)
    after.apply(after.actions()[0])
    while after.actor != seat:
        after.apply(after.actions()[0])
    return after
