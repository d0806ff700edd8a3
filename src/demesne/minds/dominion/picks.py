"""Picking cards: how good each is, by the step that it is picked for; above 0, it is picked of one's own will."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.bits import BIT, count, listed, lowest
from demesne.games.dominion.agenda import count_cards, fits, zone_cards
from demesne.games.dominion.cards.base import discard_to_draw, trash_for_3_coins, trash_to_mine, trash_to_remodel
from demesne.games.dominion.cards.base_first_edition import trash_as_loot
from demesne.games.dominion.cards.intrigue import (
    discard_for_coins,
    gain_with_bonus,
    name_card,
    pass_card,
    trash_for_silver,
    trash_to_upgrade,
)
from demesne.games.dominion.cards.intrigue_second_edition import (
    discard_for_2_coins,
    gain_replacement,
    put_into_deck,
    reveal_for_types,
    trash_to_replace,
)
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.known import card_of, is_known_to
from demesne.games.dominion.play import play_twice, reveal_reaction
from demesne.games.dominion.state import (
    ANOTHER_NAME,
    ASIDE,
    COPPER,
    DISCARD,
    DONE,
    DUCHY,
    ESTATE,
    FIRST_CARD,
    GOLD,
    HAND,
    NO_REACTION,
    NOWHERE,
    PROVINCE,
    REACTIONS,
    SHIELD,
    SILVER,
    SUPPLY,
    Entry,
    Step,
)
from demesne.games.dominion.verbs import (
    discard,
    gain,
    gain_to_hand,
    put_back,
    put_on_deck,
    put_on_deck_shown,
    set_aside_shown,
    trash,
)
from demesne.minds.dominion.actions import best_to_repeat
from demesne.minds.dominion.plan import DUCHIES_COUNT, Plan, price_within
from demesne.minds.dominion.ways import POOR, idle_in_hand

#: how good it is to pick a card, and how many copies at most are picked of one's own will
Value = Callable[[Plan, Dominion, Entry, int], int]

NO_GOOD: Final[i64] = -100000
NEVER: Final = -1
NEEDED: Final = -8  # rather than a Silver
UNWANTED: Final = -1000
ALWAYS: Final = 1
JUNK: Final = 20  # a card is trashed if it is worth less
KEPT_FROM_MILITIA: Final[i64] = 3
BAD_HAND: Final[i64] = 3  # cards that do nothing
LEAST_GAIN: Final = 4  # a card that is worth no more is left alone


def pick(plan: Plan, state: Dominion, entry: Entry) -> i64:
    """The card to pick next, or to pick no more; after `count`."""
    assert entry.step is not None
    value = VALUES[entry.step]
    if entry.most > 1 and not entry.ordered:
        card = next_of_set(plan, state, entry, value)
    else:
        card = best_of(plan, state, entry, value, offered(state))
    if card == NOWHERE:
        return NO_REACTION if entry.source.zone == REACTIONS else DONE
    return card + FIRST_CARD


def offered(state: Dominion) -> i64:
    """The cards that can be picked."""
    return (state.options & (BIT[ANOTHER_NAME] - 1)) >> FIRST_CARD


def best_of(plan: Plan, state: Dominion, entry: Entry, value: Value, found: i64) -> i64:
    """The best of the cards, or NOWHERE if none has to be picked and none is good."""
    best: i64 = NOWHERE
    most: i64 = 0 if len(entry.cards) >= entry.least else NO_GOOD
    for card in listed(found):
        good: i64 = value(plan, state, entry, int(card))
        if good > most:
            most = good
            best = card
    return best


def next_of_set(plan: Plan, state: Dominion, entry: Entry, value: Value) -> i64:
    """The lowest card of the best set, as sets are picked in ascending order; NOWHERE if it is complete."""
    zone, me = entry.source.zone, entry.player
    counts = state.seats[me].hand if zone == HAND else count_cards(state, zone_cards(state, zone, me))
    least, most = entry.least - len(entry.cards), entry.most - len(entry.cards)
    rest = fits(state, entry.source)
    if len(entry.cards) > 0:
        rest &= ~(BIT[entry.cards[-1]] - 1)
    chosen: i64 = 0
    number: i64 = 0
    while number < most and rest != 0:
        card = best_there(plan, state, entry, value, rest, counts)
        if card == NOWHERE or (number >= least and value(plan, state, entry, int(card)) <= 0):
            break
        rest &= ~BIT[card]
        copies = counts[card]
        if entry.step == trash and entry.least == 0 and card == COPPER:
            copies = plan.spare_coppers(state, me)
        if copies > 0:
            number += copies
            chosen |= BIT[card]
    return lowest(chosen) if chosen != 0 else NOWHERE


def best_there(plan: Plan, state: Dominion, entry: Entry, value: Value, found: i64, counts: vec[i64]) -> i64:
    """The best of the cards of which there are any."""
    best: i64 = NOWHERE
    most: i64 = NO_GOOD
    for card in listed(found):
        if counts[card] > 0:
            good: i64 = value(plan, state, entry, int(card))
            if good > most:
                most = good
                best = card
    return best


# Gaining


def gaining(plan: Plan, state: Dominion, entry: Entry, card: int) -> int:
    """The best for oneself, the worst for another; of loot, everything but Copper."""
    owner = entry.source.owner
    if owner >= 0 and owner != entry.player:
        return -burden(plan, state, card)
    if entry.source.zone == ASIDE:
        return NEVER if card == COPPER else ALWAYS
    if card == plan.best_gain(state, offered(state)):
        return int(plan.gained(state, BIT[card])) - LEAST_GAIN
    return UNWANTED


def burden(plan: Plan, state: Dominion, card: int) -> int:
    """What a card is worth to another who did not want it."""
    if card in (COPPER, ESTATE):
        return 1 + card
    if card == DUCHY:
        return 40 if state.supply[PROVINCE] <= DUCHIES_COUNT else 10
    return int(plan.sense.worth[card])


# Trashing


def trashing(plan: Plan, state: Dominion, entry: Entry, card: int) -> int:
    """The worst of one's own; of the supply the best, if there is a second Lurker to fetch it."""
    if entry.source.zone == SUPPLY:
        has_second = state.seats[entry.player].hand[plan.cast.ids.index("lurker")] > 0
        return int(plan.sense.worth[card] if has_second else -plan.sense.worth[card])
    if card == COPPER and entry.source.zone == HAND and plan.spare_coppers(state, entry.player) == 0:
        return NEEDED
    return JUNK - int(plan.keep(state, card))


def mining(plan: Plan, state: Dominion, entry: Entry, card: int) -> int:
    """A Silver for a Gold, else a Copper for a Silver."""
    better = GOLD if card == SILVER else SILVER
    return card + 1 if card in (COPPER, SILVER) and state.supply[better] > 0 else NEVER


def always(plan: Plan, state: Dominion, entry: Entry, card: int) -> int:
    """What the card is for."""
    return ALWAYS


def remodelling(plan: Plan, state: Dominion, entry: Entry, card: int) -> int:
    """What becomes most better for 2 coins more."""
    return int(plan.trade(state, card, 2, exactly=False))


def upgrading(plan: Plan, state: Dominion, entry: Entry, card: int) -> int:
    """What becomes most better for a coin more."""
    return int(plan.trade(state, card, 1, exactly=True))


def looting(plan: Plan, state: Dominion, entry: Entry, card: int) -> int:
    """The best Treasure."""
    return int(plan.sense.worth[card])


# Discarding


def discarding(plan: Plan, state: Dominion, entry: Entry, card: int) -> int:
    """What is of least use; of what was looked at, Copper too."""
    if entry.source.zone == ASIDE:
        return int(POOR - plan.use(card))
    return 9 - int(plan.use_now(state, entry.player, card))


def changing(plan: Plan, state: Dominion, entry: Entry, card: int) -> int:
    """What is of no use now, for another card."""
    return 3 - int(plan.use_now(state, entry.player, card))


def selling(plan: Plan, state: Dominion, entry: Entry, card: int) -> int:
    """All but Treasures, for a coin each."""
    return NEVER if plan.cast.treasures & BIT[card] != 0 else ALWAYS


# Putting on the deck


def putting(plan: Plan, state: Dominion, entry: Entry, card: int) -> int:
    """The best of the discard pile; of several the worst first; of the hand what this turn can do without."""
    use, me = int(plan.use(card)), entry.player
    if entry.source.zone == DISCARD:
        return use - int(POOR)
    if entry.ordered:
        return 100 + use if is_lost_to_militia(plan, state, entry, card) else 100 - use
    if plan.use_now(state, me, card) < use:
        return 200 + use
    return 100 + use if is_surplus(plan, state, me, card) else 50 - use


def is_lost_to_militia(plan: Plan, state: Dominion, entry: Entry, card: int) -> bool:
    """Whether a card of the hand would have to be discarded anyhow, as there are three better ones."""
    if not is_attacked_by(plan, state, entry, "militia"):
        return False
    hand = state.seats[entry.player].hand
    better: i64 = 0
    for other in range(plan.cast.number):
        if plan.use(other) > plan.use(card) or (plan.use(other) == plan.use(card) and other > card):
            better += hand[other]
    return better >= KEPT_FROM_MILITIA


def is_attacked_by(plan: Plan, state: Dominion, entry: Entry, name: str) -> bool:
    """Whether this card's text is being followed."""
    card = state.in_play[entry.this] if entry.this >= 0 else NOWHERE
    return card != NOWHERE and plan.cast.ids[card] == name


def is_surplus(plan: Plan, state: Dominion, me: i64, card: i64) -> bool:
    """Whether it is a Treasure without which as dear a card can be bought."""
    if plan.cast.treasures & BIT[card] == 0:
        return False
    coins = plan.coins_in_hand(state, me)
    return coins - plan.cast.coins[card] >= price_within(coins)


# Other picks


def repeating(plan: Plan, state: Dominion, entry: Entry, card: int) -> int:
    """What is best twice."""
    return ALWAYS if best_to_repeat(plan, state, entry.player, offered(state), 2) == card else NEVER


def setting_aside(plan: Plan, state: Dominion, entry: Entry, card: int) -> int:
    """Actions that cannot be played any more."""
    return ALWAYS if state.actions_left == 0 else NEVER


def showing(plan: Plan, state: Dominion, entry: Entry, card: int) -> int:
    """The card with most types; of several the one of most use."""
    return int(1000 * count(plan.cast.types[card] & ~SHIELD) + plan.use(card))


def naming(plan: Plan, state: Dominion, entry: Entry, card: int) -> int:
    """The top card of the deck if it is known, else the most frequent of those that could be there."""
    me = entry.player
    deck = state.seats[me].deck
    if len(deck) > 0 and is_known_to(deck[-1], me):
        return int(card_of(deck[-1]) == card)
    left = plan.counts[card] - state.seats[me].hand[card]
    for played in state.in_play:
        if played == card:
            left -= 1
    return int(left)


def reacting(plan: Plan, state: Dominion, entry: Entry, card: int) -> int:
    """A shield always; Secret Chamber once; Diplomat for a bad hand, or if it will have to be a small one."""
    if plan.cast.types[card] & SHIELD != 0:
        return 9
    deck, me = state.seats[entry.player].deck, entry.player
    if plan.cast.ids[card] == "secret_chamber":
        return NEVER if len(deck) > 0 and is_known_to(deck[-1], me) else 4
    is_bad = idle_in_hand(plan, state, me) >= BAD_HAND
    return 5 if is_bad or is_attacked_by(plan, state, entry, "militia") else NEVER


VALUES: Final[dict[Step, Value]] = {
    discard: discarding,
    discard_for_2_coins: discarding,
    discard_for_coins: selling,
    discard_to_draw: changing,
    gain: gaining,
    gain_replacement: gaining,
    gain_to_hand: gaining,
    gain_with_bonus: gaining,
    name_card: naming,
    pass_card: trashing,
    play_twice: repeating,
    put_back: putting,
    put_into_deck: discarding,
    put_on_deck: putting,
    put_on_deck_shown: putting,
    reveal_for_types: showing,
    reveal_reaction: reacting,
    set_aside_shown: setting_aside,
    trash: trashing,
    trash_as_loot: looting,
    trash_for_3_coins: always,
    trash_for_silver: trashing,
    trash_to_mine: mining,
    trash_to_remodel: remodelling,
    trash_to_replace: remodelling,
    trash_to_upgrade: upgrading,
}
