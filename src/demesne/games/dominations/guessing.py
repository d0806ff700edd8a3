"""What a seat could be facing: all that it does not know, dealt anew."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from demesne.core.chance import SEEDS, seeded, shuffle
from demesne.core.state import NOTHING, OVER
from demesne.games.dominations.agenda import PLACE, Entry
from demesne.games.dominations.questions.returning import put_aside
from demesne.games.dominations.state import (
    ALL_KNOW,
    HAND,
    NOBODY,
    UNKNOWN,
    Dominations,
    knower_of,
    known_tile,
    tile_kind,
)


def guess(state: Dominations, seat: int, seed: int) -> Dominations:
    """The same game with everything dealt anew that this seat does not know."""
    me: i64 = seat
    guessed = state.clone()
    chance = seeded(seed % SEEDS)
    if len(state.offers) > 0:
        chance = guess_offers(guessed, me, chance)
    for i in range(len(guessed.knowers)):
        if guessed.knowers[i] != me + 1:
            guessed.knowers[i] = 0
    unknown = unknown_tiles(guessed, me)
    guessed.chance = shuffle(chance, unknown, len(unknown))
    deal(guessed, me, unknown)
    if guessed.actor not in (me, OVER):
        guessed.choices = guessed.options(guessed.top())
    return guessed


def is_known(tile: i64, seat: i64) -> bool:
    """Whether a seat knows what a tile in the supply is."""
    knower = knower_of(tile)
    return knower == ALL_KNOW or knower == seat + 1


def is_hidden(state: Dominations, other: i64, seat: i64) -> bool:
    """Whether a seat does not see the tiles of another."""
    return state.rules.hidden_hands and other not in (seat, NOBODY)


def decider(state: Dominations) -> i64:
    """Whose question or step is next."""
    return state.top().seat if len(state.agenda) > 0 else NOBODY


def unknown_tiles(state: Dominations, seat: i64) -> vec[i64]:
    """DN-156: the tiles that a seat does not know of, ascending, with its own knowledge alone noted on hands."""
    number = vec[i64]([0] * len(state.parts.tiles))  # by kind
    for tile in state.supply:
        if not is_known(tile, seat):
            number[tile_kind(tile)] += 1
    for other in range(state.players):
        if is_hidden(state, other, seat):
            for i in range(HAND * other, HAND * other + state.held[other]):
                if state.knowers[i] == 0:
                    number[state.hands[i]] += 1
    if is_hidden(state, decider(state), seat):
        for kind in state.aside:
            number[kind] += 1
        if state.asked() == PLACE:
            number[state.top().about] += 1
    found = vec[i64](capacity=96)
    for one in range(len(number)):
        for _ in range(number[one]):
            found = append(found, one)
    return found


def deal(guessed: Dominations, seat: i64, unknown: vec[i64]) -> None:
    """Deal tiles to hands, to what others are about to return or to place, and to the supply."""
    for other in range(guessed.players):
        if is_hidden(guessed, other, seat):
            unknown = deal_hand(guessed, other, unknown)
    if is_hidden(guessed, decider(guessed), seat):
        number = len(guessed.aside)
        guessed.aside = NOTHING
        for _ in range(number):
            unknown, kind = pop(unknown)
            put_aside(guessed, kind)
        if guessed.asked() == PLACE:
            unknown, kind = pop(unknown)
            guessed.agenda[len(guessed.agenda) - 1] = Entry(PLACE, guessed.top().seat, kind)
    supply = guessed.supply[:]
    for i in range(len(supply)):
        if not is_known(supply[i], seat):
            unknown, kind = pop(unknown)
            supply[i] = known_tile(knower_of(supply[i]), kind)
    guessed.supply = supply


def deal_hand(guessed: Dominations, seat: i64, unknown: vec[i64]) -> vec[i64]:
    """A hand of the tiles that are known and others in place of the rest; those that are left."""
    first, number = HAND * seat, guessed.held[seat]
    kinds, knowers = guessed.hands[first : first + number], guessed.knowers[first : first + number]
    guessed.held[seat] = 0
    for i in range(number):
        if knowers[i] != 0:
            guessed.take_tile(seat, known_tile(knowers[i], kinds[i]))
        else:
            unknown, kind = pop(unknown)
            guessed.take_tile(seat, kind)
    return unknown


def guess_offers(guessed: Dominations, seat: i64, chance: i64) -> i64:
    """DN-16: others may have been offered anything else, and may have kept any of it."""
    offers, kept = guessed.offers[:], guessed.kept[:]
    for first in range(0, 4, 2):
        number = guessed.parts.objectives if first == 0 else guessed.parts.monuments
        others = vec[i64](capacity=16)
        for one in range(number):
            if one != offers[4 * seat + first] and one != offers[4 * seat + first + 1]:
                others = append(others, one)
        chance = shuffle(chance, others, len(others))
        dealt: i64 = 0
        for other in range(guessed.players):
            if other != seat:
                place = 4 * other + first
                offers[place], offers[place + 1] = others[dealt], others[dealt + 1]
                dealt += 2
                if kept[place >> 1] != UNKNOWN:
                    kept[place >> 1] = offers[place]
    guessed.offers, guessed.kept = offers, kept
    return chance
