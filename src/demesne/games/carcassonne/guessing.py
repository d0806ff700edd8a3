"""Guessing what a seat cannot know: the order of the pile."""

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.chance import SEEDS, seeded, shuffle
from demesne.games.carcassonne.engine import Carcassonne
from demesne.games.carcassonne.tiles import TILES


def guess(state: Carcassonne, seat: int, seed: int) -> Carcassonne:
    """The same game with the pile in another order."""
    guessed = state.clone()
    pile = vec[i64](capacity=72)
    copies = remaining(state)
    tile: i64 = 0
    while tile < len(copies):
        number = copies[tile]
        while number > 0:
            pile = append(pile, tile)
            number -= 1
        tile += 1
    guessed.chance = shuffle(seeded(seed % SEEDS), pile, len(pile))
    guessed.pile = pile
    guessed.drawn = 0
    return guessed


def remaining(state: Carcassonne) -> vec[i64]:
    """CC-9: by tile, how many are still to be drawn."""
    copies = vec[i64]([0] * len(TILES))
    i = state.drawn
    while i < len(state.pile):
        copies[state.pile[i]] += 1
        i += 1
    return copies
