"""The levels: the same names in every game that has them, legal choices, growing strength."""

import random
from itertools import pairwise

import pytest

import demesne
from demesne import engine
from demesne.arena.match import Tournament, play_match
from demesne.bots import bot_names, timed, usual_bot
from demesne.core.game import CHOICE, SWITCH, TEXT
from tests.bots.quick import quick

LEVELS = ["beginner", "easy", "medium", "hard", "master"]
GAMES = ["kingdomino", "carcassonne", "dominion", "dominations"]
FEW = {"dominations": 2}
TABLES = {game: FEW.get(game, 60) if engine.is_compiled() else 1 for game in GAMES}
#: how many games two levels play; and with the highest, which has so many worlds
MATCHES = {"kingdomino": 120, "carcassonne": 20, "dominion": 120, "dominations": 12}
MASTERS = {"kingdomino": (40, 300), "carcassonne": (6, 800), "dominion": (24, 600), "dominations": (6, 100)}


@pytest.mark.parametrize("game", GAMES)
def test_the_levels_come_first(game: str) -> None:
    """Five of them, the weakest first, before the yardsticks; the one in the middle is the usual opponent."""
    assert bot_names(game)[:5] == LEVELS
    assert "greedy" in bot_names(game)[5:]
    assert usual_bot(game) == "medium"


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_legal(game: str) -> None:
    """At tables of every size, with any options."""
    chance = random.Random(game)
    decisions = 0
    for seed in range(TABLES[game]):
        state = random_table(game, chance, seed)
        bots = [demesne.bot(quick(chance.choice(LEVELS), game, 8), game, seat) for seat in range(state.players)]
        while state.actor != demesne.OVER:
            seat = int(state.actor)
            state.apply(bots[seat].choose(demesne.window(state, seat)))
            decisions += 1
    assert decisions > 30 * TABLES[game]


def random_table(game: str, chance: random.Random, seed: int) -> demesne.State:
    """A table with some of the options that are possible there."""
    facts = demesne.game(game)
    while True:
        players = chance.choice(facts.players)
        kinds = (SWITCH, CHOICE, TEXT)
        options = {one.name: chance.choice(one.choices) for one in facts.options if one.kind in kinds}
        if not facts.objection(players, facts.settle(players, {}) | options):
            state: demesne.State = facts.new(players=players, seed=seed, **options)
            return state


@pytest.mark.slow
@pytest.mark.skipif(not engine.is_compiled(), reason="this takes hundreds of games")
@pytest.mark.parametrize("game", GAMES)
def test_each_level_beats_the_one_below(game: str) -> None:
    """In games for two, each deal from both sides."""
    for weaker, stronger in pairwise(LEVELS):
        games, name = MATCHES[game], stronger
        if stronger == "master":
            games, worlds = MASTERS[game]
            name = f"master:worlds={worlds}"
        tournament = Tournament(game, (name, weaker), (), 3)
        won = lost = 0.0
        for number in range(games):
            result = play_match(tournament, number)
            share = (result.seats.index(0) in result.winners) / len(result.winners)
            won, lost = won + share, lost + 1 - share
            if max(won, lost) > games / 2:
                break  # the rest decides nothing
        assert won > games / 2, f"{stronger} won {won} and lost {lost} of {games} against {weaker}"


def test_time_can_be_given_to_those_who_think() -> None:
    """Unless their names say how long; others are left alone."""
    assert timed("master", "kingdomino", 0.1) == "master:time=0.1"
    assert timed("master:worlds=5", "kingdomino", 0.1) == "master:worlds=5,time=0.1"
    assert timed("master:time=2", "kingdomino", 0.1) == "master:time=2"
    for name in ("greedy", "random", "somebody:Own"):
        assert timed(name, "kingdomino", 0.1) == name


@pytest.mark.parametrize("setting", ["time=-1", "time=inf", "time=nan", "worlds=-3", "noise=-1"])
def test_impossible_settings_are_refused(setting: str) -> None:
    """In one sentence that names the setting."""
    with pytest.raises(ValueError, match=setting.partition("=")[0]):
        demesne.bot(f"master:{setting}", "kingdomino")
