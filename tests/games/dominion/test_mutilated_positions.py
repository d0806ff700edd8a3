"""Saved games that somebody has mutilated: refused with a sentence, or else playable."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import demesne
from demesne.games.dominion.steps import STEPS
from tests.conformance.tables import Table, every_table, label
from tests.conformance.test_every_game import random_game
from tests.games.dominion.positions import GAME

pytestmark = pytest.mark.slow

JUNK: list[Any] = [None, -1, 0, 2, 7, 99, 2**70, 1.5, True, "", "gold", "hand", "supply", [], {}, [1], {"a": 1}]


def spots(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in plain data, as what it lies in and its key."""
    if isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield data, key
            yield from spots(value)


def mutilate(position: dict[str, Any], chance: random.Random) -> None:
    """Leave something out, double it, or put something else there; every other time in the agenda."""
    agenda = list(spots(position["agenda"]))
    data, key = chance.choice(agenda if agenda and chance.random() < 0.5 else list(spots(position)))
    way = chance.randrange(5)
    if way == 0:
        del data[key]
    elif way == 1 and isinstance(data, list):
        data.insert(key, json.loads(json.dumps(data[key])))
    elif way == 2 and isinstance(data[key], str):
        data[key] = chance.choice([*STEPS, *GAME.new(2, 1).save()["supply"]])
    elif way == 3 and type(data[key]) is int:
        data[key] += chance.choice([-1, 1, 2, 5])
    else:
        data[key] = json.loads(json.dumps(chance.choice(JUNK)))


def play_on(state: demesne.State, chance: random.Random) -> None:
    """What can be loaded can be saved, seen, guessed and played."""
    for _ in range(20):
        if state.actor == demesne.OVER:
            return
        assert GAME.load(state.save()) == state
        state.guess(0, 1).view(0)
        state.apply(state.read(state.say(chance.choice(state.actions()))))


@pytest.mark.parametrize("table", [one for one in every_table() if one[0] == "dominion"], ids=label)
def test_a_mutilated_position_is_refused_or_can_be_played(table: Table) -> None:
    """One sentence for whatever is wrong, and nothing worse."""
    chance, loaded, refusals = random.Random(7), 0, []
    for number, (state, _) in enumerate(random_game(table, 20)):
        if number % 9 and len(state.save()["agenda"]) < 6:
            continue
        position = json.loads(json.dumps(state.save()))
        mutilate(position, chance)
        try:
            found = GAME.load(position)
        except ValueError as refusal:
            refusals.append(str(refusal))
            continue
        loaded += 1
        play_on(found, chance)
    assert loaded
    assert all(sentence.endswith(".") and "\n" not in sentence for sentence in refusals)
