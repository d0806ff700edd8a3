"""Simple ways to play, driven by a compiled loop, to measure how fast the engine is."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.core.chance import pick, seeded, step
from demesne.core.game import Game
from demesne.core.playout import PLAYERS
from demesne.core.state import OVER
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.setup import deal_kingdom
from demesne.games.dominion.state import (
    ALL_TREASURES,
    BUYS,
    CARD_BITS,
    COPPER,
    DONE,
    ESTATE,
    FIRST_CARD,
    FORK,
    GOLD,
    PICK,
    PROVINCE,
    SILVER,
    TREASURES,
)

#: the kingdom of the measured games
KINGDOM: Final = [
    "chapel", "moat", "village", "militia", "mining_village", "remodel", "smithy", "throne_room",
]  # fmt: skip
LONGEST: Final = 200  # turns


def money_only(state: Dominion, chance: i64) -> i64:
    """Big money: Provinces, Gold, Silver, nothing else."""
    legal = state.options
    if legal & BIT[ALL_TREASURES] != 0:
        return ALL_TREASURES
    if state.agenda[-1].kind == TREASURES:
        return bit_of(legal & ~BIT[DONE])
    if legal & BIT[PROVINCE + FIRST_CARD] != 0:
        return PROVINCE + FIRST_CARD
    if legal & BIT[GOLD + FIRST_CARD] != 0:
        return GOLD + FIRST_CARD
    return SILVER + FIRST_CARD if legal & BIT[SILVER + FIRST_CARD] != 0 else DONE


def money_and_cards(state: Dominion, chance: i64) -> i64:
    """Big money with half an eye for kingdom cards; otherwise random."""
    legal = state.options
    entry = state.agenda[-1]
    kind = entry.kind
    if kind == TREASURES:
        return money_only(state, chance)
    if kind == BUYS:
        if legal & BIT[PROVINCE + FIRST_CARD] != 0:
            return PROVINCE + FIRST_CARD
        if legal & BIT[GOLD + FIRST_CARD] != 0:
            return GOLD + FIRST_CARD
        if chance & 1 != 0:
            kingdom = members(legal & state.cast.actions << FIRST_CARD)
            if len(kingdom) > 0:
                return kingdom[(chance >> 1 & 0xFFFF) * len(kingdom) // 65536]
        return SILVER + FIRST_CARD if legal & BIT[SILVER + FIRST_CARD] != 0 else DONE
    if kind == PICK and entry.most == 4:
        if legal & BIT[ESTATE + FIRST_CARD] != 0:
            return ESTATE + FIRST_CARD
        return COPPER + FIRST_CARD if chance & 1 != 0 and legal & BIT[COPPER + FIRST_CARD] != 0 else DONE
    if kind == FORK:
        return 1 if chance & 0x80000000 != 0 else 0
    choices = members(legal & CARD_BITS & ~BIT[DONE])
    return choices[pick(chance, len(choices))]


def members(bits: i64) -> vec[i64]:
    """The numbers of the bits that are set."""
    found = vec[i64](capacity=16)
    number: i64 = 0
    while bits != 0:
        if bits & 1 != 0:
            found = append(found, number)
        bits >>= 1
        number += 1
    return found


def bit_of(bits: i64) -> i64:
    """The number of the lowest bit that is set."""
    number: i64 = 0
    while bits & BIT[number] == 0:
        number += 1
    return number


def play_games(game: Game[Any], with_cards: bool, first: int, games: int) -> int:
    """Play so many games of two, one for each seed; how many decisions that took."""
    decisions: i64 = 0
    options = game.settle(2, {})
    for seed in range(first, first + games):
        state = deal_kingdom(game, 2, KINGDOM, seeded(seed), options, False)
        chance = seeded(seed + PLAYERS)
        while state.actor != OVER and state.seats[0].turns < LONGEST:
            chance = step(chance)
            state.perform(money_and_cards(state, chance) if with_cards else money_only(state, chance))
            decisions += 1
        state.scores()
    return decisions
