"""What tells that nothing has changed: observations are written anew only where it does not."""

import pytest

import demesne
from demesne.games.dominion.encoding import zones_of

GAME = demesne.game("dominion")


@pytest.mark.parametrize("seed", range(12))
def test_zones_and_cards_stay_as_they_are_while_their_numbers_do(seed: int) -> None:
    """A seat with the same number of its zones has the same deck, pile and cards aside; with the same number of
    exchanges, it owns the same cards."""
    state = GAME.new(players=2 + seed % 3, seed=seed, sets="all")
    zones: dict[tuple[int, int], object] = {}
    owned: dict[tuple[int, int], object] = {}
    while state.actor != demesne.OVER:
        for number, seat in enumerate(state.seats):
            here = [list(seat.deck), list(seat.discard), list(seat.aside)]
            assert zones.setdefault((number, int(zones_of(state, seat))), here) == here
            cards = state.owned(number)
            assert owned.setdefault((number, int(seat.exchanges)), cards) == cards
        state.apply(state.actions()[state.below(len(state.actions()))])
