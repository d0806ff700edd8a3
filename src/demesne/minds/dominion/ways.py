"""Choices between ways, by card."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.games.dominion.cards.base import VASSAL
from demesne.games.dominion.cards.base_first_edition import CHANCELLOR, SPY
from demesne.games.dominion.cards.intrigue import BARON, MINING_VILLAGE, MINION, NOBLES, PAWN, STEWARD, TORTURER
from demesne.games.dominion.cards.intrigue_second_edition import COURTIER, LURKER, MILL
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.known import card_of
from demesne.games.dominion.state import COPPER, CURSE, PROVINCE, Entry, Fork
from demesne.minds.dominion.actions import has_good_trash
from demesne.minds.dominion.plan import POINTS_COUNT, PRICE_OF_GOLD, PRICE_OF_PROVINCE, Plan

Way = Callable[[Plan, Dominion, Entry], int]

POOR: Final[i64] = 12  # of less use than two Coppers
FIRST: Final = 0
SECOND: Final = 1
THIRD: Final = 2
LAST: Final = 3


def choose_way(plan: Plan, state: Dominion, entry: Entry) -> i64:
    """The way to go, or one of several, which others chosen before may bar; after `count`."""
    assert entry.fork is not None
    way: i64 = WAYS[entry.fork](plan, state, entry)
    return way if state.options & BIT[way] != 0 else state.legal()[-1]


def yes(plan: Plan, state: Dominion, entry: Entry) -> int:
    """Vassal, Chancellor, Baron: what the card is for."""
    return FIRST


def mining_village(plan: Plan, state: Dominion, entry: Entry) -> int:
    """Trash it for a Province, or when the game ends."""
    coins = plan.coins_in_hand(state, entry.player)
    is_enough = coins < PRICE_OF_PROVINCE <= coins + 2
    return FIRST if is_enough or state.supply[PROVINCE] == 1 else SECOND


def minion(plan: Plan, state: Dominion, entry: Entry) -> int:
    """2 coins, as long as there are more Minions; at last a new hand, if it is likely to bring more than this one."""
    seat = state.seats[entry.player]
    if seat.hand[plan.cast.ids.index("minion")] > 0:
        return FIRST
    coins = plan.coins_in_hand(state, entry.player)
    if coins + 2 >= PRICE_OF_PROVINCE:
        return FIRST
    return SECOND if coins - state.coins + 2 < coins_of_new_hand(plan, state, entry.player) else FIRST


def coins_of_new_hand(plan: Plan, state: Dominion, me: i64) -> i64:
    """What 4 cards from deck and discard pile are likely to bring."""
    seat = state.seats[me]
    brings = plan.sense.brings
    riches: i64 = 0
    for card in seat.deck:
        riches += brings[card_of(card)]
    for card in seat.discard:
        riches += brings[card_of(card)]
    number = len(seat.deck) + len(seat.discard)
    return 4 * riches // number if number >= 4 else riches


def nobles(plan: Plan, state: Dominion, entry: Entry) -> int:
    """2 Actions if there is something to play with them."""
    is_stuck = state.actions_left == 0 and state.seats[entry.player].holds & plan.cast.actions != 0
    return SECOND if is_stuck else FIRST


def pawn(plan: Plan, state: Dominion, entry: Entry) -> int:
    """A card, and an Action or a coin."""
    if len(entry.cards) == 0:
        return FIRST
    return SECOND if state.actions_left == 0 else LAST


def steward(plan: Plan, state: Dominion, entry: Entry) -> int:
    """Trash two bad cards, unless the coins would buy something better."""
    if plan.junk_in_hand(state, entry.player) >= 2:
        coins = plan.coins_in_hand(state, entry.player)
        if coins + 2 < PRICE_OF_PROVINCE and not coins < PRICE_OF_GOLD <= coins + 2:
            return THIRD
    return FIRST if state.actions_left > 0 else SECOND


def torturer(plan: Plan, state: Dominion, entry: Entry) -> int:
    """Discard what is of no use; take a Curse for a good hand, or if there is none."""
    seat = state.seats[entry.player]
    if state.supply[CURSE] == 0 or seat.size == 0:
        return SECOND
    is_cheap = idle_in_hand(plan, state, entry.player) + seat.hand[COPPER] >= 2
    coins = plan.coins_in_hand(state, entry.player)
    return FIRST if is_cheap or (seat.size <= 3 and coins < PRICE_OF_PROVINCE) else SECOND


def idle_in_hand(plan: Plan, state: Dominion, me: i64) -> i64:
    """How many cards of the hand do nothing there."""
    return number_of(state.seats[me].hand, plan.sense.idle)


def number_of(hand: vec[i64], cards: i64) -> i64:
    """How many of these cards are in a hand."""
    found: i64 = 0
    card: i64 = 0
    while cards != 0:
        if cards & 1 != 0:
            found += hand[card]
        cards >>= 1
        card += 1
    return found


def lurker(plan: Plan, state: Dominion, entry: Entry) -> int:
    """Fetch a good Action out of the trash, else throw one there."""
    return SECOND if has_good_trash(state) else FIRST


def mill(plan: Plan, state: Dominion, entry: Entry) -> int:
    """Discard for coins what brings less."""
    idle = idle_in_hand(plan, state, entry.player)
    is_cheap = idle >= 2 or (idle == 1 and state.seats[entry.player].hand[COPPER] > 0)
    return FIRST if is_cheap else SECOND


def courtier(plan: Plan, state: Dominion, entry: Entry) -> int:
    """With one type 3 coins late or a Gold early; with two both; then a Buy, then an Action."""
    if entry.most >= 2:
        return int(4 - entry.most) + len(entry.cards)  # the last ones
    return THIRD if state.supply[PROVINCE] < POINTS_COUNT else LAST


def spy(plan: Plan, state: Dominion, entry: Entry) -> int:
    """Let the own bad cards go, and the others' good ones."""
    owner = entry.source.owner
    is_poor = plan.use(card_of(state.seats[owner].aside[-1])) < POOR
    return FIRST if is_poor == (owner == entry.player) else SECOND


WAYS: Final[dict[Fork, Way]] = {
    BARON: yes,
    CHANCELLOR: yes,
    COURTIER: courtier,
    LURKER: lurker,
    MILL: mill,
    MINING_VILLAGE: mining_village,
    MINION: minion,
    NOBLES: nobles,
    PAWN: pawn,
    SPY: spy,
    STEWARD: steward,
    TORTURER: torturer,
    VASSAL: yes,
}
