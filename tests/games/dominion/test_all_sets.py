"""The laws of the contract with the cards of all sets, also inside nested effects."""

import json

import pytest

import demesne
from demesne.core.chance import pick, seeded, step
from tests.conformance.census import dominion as census
from tests.games.dominion.positions import GAME


@pytest.mark.parametrize("seed", range(10))
def test_laws_with_all_cards(seed: int) -> None:
    """Saved, loaded, cloned and guessed in the middle of everything, no card is lost and nothing leaks."""
    players = 2 + seed % 5
    state = GAME.new(players, seed + 100, sets="all")
    chance, first = seeded(seed), census(state.save())
    number = 0
    while state.actor != demesne.OVER:
        if number % 9 == seed % 9 or len(state.agenda) > 4:
            saved = state.save()
            assert census(saved) == first
            assert GAME.load(json.loads(json.dumps(saved))) == state.clone() == state
            seat = (int(state.actor) + number // 9) % players
            guess = state.guess(seat, 1)
            assert census(guess.save()) == first
            assert guess.view(seat) == state.view(seat)
            assert guess.guess(seat, 2) == state.guess(seat, 2)
            assert len(guess.actions()) > 1
        actions = state.actions()
        chance = step(chance)
        state.apply(actions[pick(chance, len(actions))])
        number += 1
