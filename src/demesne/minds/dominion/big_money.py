"""Simple ways to play, driven by a compiled loop, to measure how fast the engine is."""

from typing import Any, Final

from mypy_extensions import i64

from demesne.core.bits import BIT, members
from demesne.core.chance import pick, seeded, step
from demesne.core.game import Game
from demesne.core.playout import PLAYERS
from demesne.core.state import OVER
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.setup import deal_kingdom
from demesne.games.dominion.state import (
    BUYS,
    COPPER,
    DONE,
    ESTATE,
    FIRST_CARD,
    FORK,
    GOLD,
    NO_REACTION,
    PICK,
    PROVINCE,
    SILVER,
    TREASURES,
)
from demesne.minds.dominion.playing import most_treasures

#: the kingdom of the measured games
KINGDOM: Final = [
    "chapel", "moat", "village", "militia", "mining_village", "remodel", "smithy", "throne_room",
]  # fmt: skip
LONGEST: Final = 200  # turns
CHAPEL_LIMIT: Final = 4  # only Chapel lets pick up to so many cards


def money_only(state: Dominion, chance: i64) -> i64:
    """Big money: Provinces, Gold, Silver, nothing else."""
    if state.agenda[-1].kind == TREASURES:
        return most_treasures(state.options)
    return first_of(state.options, PROVINCE, GOLD, SILVER)


def money_and_cards(state: Dominion, chance: i64) -> i64:
    """Big money with half an eye for kingdom cards; otherwise random."""
    entry = state.agenda[-1]
    kind = entry.kind
    if kind == TREASURES:
        return money_only(state, chance)
    if kind == FORK:
        return pick(chance, 2)
    legal = state.options
    is_heads = chance & 1 != 0
    if kind == BUYS:
        kingdom = members(legal & state.cast.actions << FIRST_CARD)
        if is_heads and len(kingdom) > 0 and first_of(legal, PROVINCE, GOLD, GOLD) == DONE:
            return kingdom[pick(chance, len(kingdom))]
        return first_of(legal, PROVINCE, GOLD, SILVER)
    if kind == PICK and entry.most == CHAPEL_LIMIT:
        return first_of(legal, ESTATE, COPPER if is_heads else ESTATE, ESTATE)
    cards = members(legal & ~(BIT[DONE] | BIT[NO_REACTION]))
    return cards[pick(chance, len(cards))]


def first_of(legal: i64, first: i64, second: i64, third: i64) -> i64:
    """The first of the cards that can be chosen, or to be done."""
    for card in (first, second, third):
        if legal & BIT[card + FIRST_CARD] != 0:
            return card + FIRST_CARD
    return DONE


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
