"""Guessing what a seat cannot know: the order of the pile, and of the kings still to be drawn."""

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.core.chance import SEEDS, seeded, shuffle
from demesne.games.kingdomino.engine import ALL_DOMINOES, Kingdomino
from demesne.games.kingdomino.kingdom import domino_of


def guess(state: Kingdomino, seat: int, seed: int) -> Kingdomino:
    """The same game with another pile, and the undrawn kings in another order."""
    guessed = state.clone()
    pile = unseen(state)
    size = len(state.pile) - state.drawn
    chance = shuffle(seeded(seed % SEEDS), pile, size)
    guessed.pile = pile[:size]
    guessed.drawn = 0
    undrawn = undrawn_kings(state)
    if len(undrawn) > 0:
        chance = shuffle(chance, undrawn, len(undrawn))
        kings = state.kings[: state.turn + 1]
        for king in undrawn:
            kings = append(kings, king)
        guessed.kings = kings
    guessed.chance = chance
    return guessed


def unseen(state: Kingdomino) -> vec[i64]:
    """KD-6: the dominoes that have not appeared, in the pile or out of the game."""
    seen: i64 = 0
    for domino in state.line:
        seen |= BIT[domino]
    for domino in state.offer:
        seen |= BIT[domino]
    for kingdom in state.kingdoms:
        for entry in kingdom.history:
            seen |= BIT[domino_of(entry)]
    found = vec[i64](capacity=48)
    for domino in ALL_DOMINOES:
        if seen & BIT[domino] == 0:
            found = append(found, domino)
    return found


def undrawn_kings(state: Kingdomino) -> vec[i64]:
    """The owners of the kings that are still to be drawn after the present one, ascending."""
    found = vec[i64](capacity=4)
    if not state.is_opening():
        return found
    seat: i64 = 0
    while seat < state.players:
        for king in state.kings[state.turn + 1 :]:
            if king == seat:
                found = append(found, seat)
        seat += 1
    return found
