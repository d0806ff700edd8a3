"""Which Action to play: a table of what depends on the hand, and an order for all others."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from demesne.core.bits import BIT, listed
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.state import ACTION, COPPER, CURSE, ESTATE, NOWHERE, PROVINCE, SILVER
from demesne.minds.dominion.plan import POINTS_COUNT, PRICE_OF_PROVINCE, Plan

Condition = Callable[[Plan, Dominion, int, int], bool]
Order = Callable[[Plan, Dominion, int, int], int]

FULL_HAND: Final[i64] = 7  # cards up to which Library draws
SMALL_HAND: Final[i64] = 4  # with Diplomat played and 2 cards drawn there are no more than 5
AT_ONCE: Final = 890
SOON: Final = 860


def next_action(plan: Plan, state: Dominion, me: i64) -> i64:
    """The Action of the hand to play next, or NOWHERE."""
    plan.count(state, me)
    found = state.seats[me].holds & plan.cast.actions
    best: i64 = NOWHERE
    most: i64 = 0
    for card in listed(found):
        if is_useful(plan, state, me, card):
            value = order(plan, state, me, card)
            if value > most:
                most = value
                best = card
    return best


def best_to_repeat(plan: Plan, state: Dominion, me: i64, found: i64, thrones: i64) -> i64:
    """The best of these Actions to play twice, or NOWHERE; after `count`."""
    best: i64 = NOWHERE
    most: i64 = 0
    for card in listed(found):
        value = twice(plan, state, me, card, thrones)
        if value > most:
            most = value
            best = card
    return best


def twice(plan: Plan, state: Dominion, me: i64, card: i64, thrones: i64) -> i64:
    """How good it is to play an Action twice."""
    if plan.cast.ids[card] == "throne_room":
        return 30 if thrones > 1 else 0
    if not is_useful(plan, state, me, card):
        return 0
    return 40 + 8 * plan.cast.cost[card] if plan.sense.lasting & BIT[card] != 0 else plan.sense.alone[card]


# Whether to play it at all


def is_useful(plan: Plan, state: Dominion, me: i64, card: i64) -> bool:
    """Whether playing the card does more good than harm; after `count`."""
    condition = USEFUL.get(plan.cast.ids[card])
    return condition is None or condition(plan, state, int(me), int(card))


def has_junk(plan: Plan, state: Dominion, me: int, card: int) -> bool:
    """There is something to trash."""
    return plan.junk_in_hand(state, me) > 0


def has_two_for_silver(plan: Plan, state: Dominion, me: int, card: int) -> bool:
    """There are two cards that are worse than one Silver; two Coppers bring no more in this turn."""
    hand = state.seats[me].hand
    found = hand[CURSE] + hand[COPPER]
    return (found if state.supply[PROVINCE] <= POINTS_COUNT else found + hand[ESTATE]) >= 2


def has_copper(plan: Plan, state: Dominion, me: int, card: int) -> bool:
    """There is a Copper."""
    return state.seats[me].hand[COPPER] > 0


def has_treasure_to_improve(plan: Plan, state: Dominion, me: int, card: int) -> bool:
    """There is a Copper or a Silver."""
    return state.seats[me].hand[COPPER] + state.seats[me].hand[SILVER] > 0


def has_card_to_remodel(plan: Plan, state: Dominion, me: int, card: int) -> bool:
    """Something can become better for 2 coins more."""
    return plan.best_trade(state, me, card, 2, exactly=False) > 0


def has_card_to_upgrade(plan: Plan, state: Dominion, me: int, card: int) -> bool:
    """Something is to be trashed, or can become better for a coin more."""
    return plan.junk_in_hand(state, me) > 0 or plan.best_trade(state, me, card, 1, exactly=True) > 0


def has_card_to_pass(plan: Plan, state: Dominion, me: int, card: int) -> bool:
    """There is something to pass, or the coins are too few."""
    return plan.junk_in_hand(state, me) > 0 or plan.coins_in_hand(state, me) < PRICE_OF_PROVINCE


def has_action_to_repeat(plan: Plan, state: Dominion, me: int, card: int) -> bool:
    """There is another Action that is worth playing twice."""
    seat = state.seats[me]
    return best_to_repeat(plan, state, me, seat.holds & plan.cast.actions, seat.hand[card]) != NOWHERE


def has_estate_to_discard(plan: Plan, state: Dominion, me: int, card: int) -> bool:
    """There is an Estate, or to gain one is no harm."""
    return state.seats[me].hand[ESTATE] > 0 or state.supply[PROVINCE] <= POINTS_COUNT


def has_room(plan: Plan, state: Dominion, me: int, card: int) -> bool:
    """There is a card to draw."""
    return state.seats[me].size <= FULL_HAND


def has_prey(plan: Plan, state: Dominion, me: int, card: int) -> bool:
    """There is a good Action in the trash, or a second Lurker to fetch what this one throws there."""
    return has_good_trash(state) or state.seats[me].hand[card] > 1


def has_good_trash(state: Dominion) -> bool:
    """There is an Action in the trash that is no trifle."""
    for card in state.trash:
        if state.cast.types[card] & ACTION != 0 and state.cast.cost[card] > 2:
            return True
    return False


#: when an Action is played, if not always
USEFUL: Final[dict[str, Condition]] = {
    "baron": has_estate_to_discard,
    "chapel": has_junk,
    "coppersmith": has_copper,
    "library": has_room,
    "lurker": has_prey,
    "masquerade": has_card_to_pass,
    "mine": has_treasure_to_improve,
    "moneylender": has_copper,
    "remodel": has_card_to_remodel,
    "replace": has_card_to_remodel,
    "throne_room": has_action_to_repeat,
    "trading_post": has_two_for_silver,
    "upgrade": has_card_to_upgrade,
}


# What comes first


def order(plan: Plan, state: Dominion, me: i64, card: i64) -> i64:
    """How early an Action is to be played: those that give their Action back, then those that draw, then the best."""
    special = ORDER.get(plan.cast.ids[card])
    if special is not None:
        value: i64 = special(plan, state, int(me), int(card))
        if value > 0:
            return value
    sense = plan.sense
    if sense.lasting & BIT[card] != 0:
        return sense.early[card]
    if state.actions_left == 1:
        return sense.alone[card]
    each: i64 = 20 if state.actions_left >= terminals(plan, state, me) else 10
    return 200 + each * sense.draws[card] + sense.alone[card]


def terminals(plan: Plan, state: Dominion, me: i64) -> i64:
    """How many Actions in hand do not give back the Action they take."""
    seat = state.seats[me]
    found: i64 = 0
    for card in listed(seat.holds & plan.cast.actions & ~plan.sense.lasting):
        found += seat.hand[card]
    return found


def always_early(plan: Plan, state: Dominion, me: int, card: int) -> int:
    """It can give its Action back."""
    return int(plan.sense.early[card])


def early_for_many(plan: Plan, state: Dominion, me: int, card: int) -> int:
    """Nobles and Shanty Town let others be played."""
    if state.actions_left > 1 or terminals(plan, state, me) < 2:
        return 0
    return SOON if plan.sense.lasting & BIT[card] != 0 else 500


def chapel(plan: Plan, state: Dominion, me: int, card: int) -> int:
    """For a single card it is hardly worth the Action."""
    return 40 if plan.junk_in_hand(state, me) < 2 else 0


def conspirator(plan: Plan, state: Dominion, me: int, card: int) -> int:
    """The third Action gives a card and an Action."""
    return AT_ONCE if state.played >= 2 else 0


def diplomat(plan: Plan, state: Dominion, me: int, card: int) -> int:
    """A small hand gives 2 Actions."""
    return SOON if state.seats[me].size <= SMALL_HAND else 0


def minion(plan: Plan, state: Dominion, me: int, card: int) -> int:
    """The other cards of the hand are played before it goes."""
    return 400 if state.actions_left > 1 and terminals(plan, state, me) > 0 else 0


def library(plan: Plan, state: Dominion, me: int, card: int) -> int:
    """Alone, it is as good as what it draws."""
    return 0 if state.actions_left > 1 else int(40 + 12 * (FULL_HAND + 1 - state.seats[me].size))


def witch(plan: Plan, state: Dominion, me: int, card: int) -> int:
    """Without Curses it is a Moat."""
    return 51 if state.actions_left == 1 and state.supply[CURSE] == 0 else 0


#: what comes how early, where that depends on the hand; 0: as usual
ORDER: Final[dict[str, Order]] = {
    "chapel": chapel,
    "conspirator": conspirator,
    "diplomat": diplomat,
    "library": library,
    "minion": minion,
    "nobles": early_for_many,
    "pawn": always_early,
    "shanty_town": early_for_many,
    "throne_room": always_early,
    "witch": witch,
}
