"""A turn: Action, Buy, Clean-up; and the end of the game."""

from typing import Final

from librt.vecs import append, pop
from mypy_extensions import i64

from demesne.core.bits import BIT, listed, lowest
from demesne.core.state import NOTHING
from demesne.games.dominion.agenda import ask
from demesne.games.dominion.known import card_of, is_public, known_by
from demesne.games.dominion.memory import carry_to_discard, forget, show_top
from demesne.games.dominion.play import play_now
from demesne.games.dominion.seat import Seat
from demesne.games.dominion.state import (
    ACTIONS,
    ALL_TREASURES,
    BUYS,
    DONE,
    FIRST_CARD,
    PROVINCE,
    TREASURES,
    Cast,
    DominionState,
)
from demesne.games.dominion.verbs import draw, gain

HAND_SIZE: Final = 5
EMPTY_PILES: Final = 3
EMPTY_PILES_OF_MANY: Final = 4  # DM-56: with five or six players
MANY: Final = 5


def begin_turn(state: DominionState, me: i64) -> None:
    """DM-29, DM-30: one Action, one Buy, nothing played."""
    state.turn = me
    state.actions_left = state.buys = 1
    state.coins = state.discount = state.played = state.unaffected = 0
    if len(state.bonuses) > 0:
        state.bonuses = NOTHING
    if state.events is not None:
        state.tell("turn", {"seat": int(me), "number": int(state.seats[me].turns) + 1})


def reach_choice(state: DominionState, kind: i64, me: i64) -> bool:
    """Go on from this phase to the first one that leaves something to choose; False if only Clean-up is left."""
    now, cast, seat = kind, state.cast, state.seats[me]
    options: i64 = 0
    if now == ACTIONS:
        if state.actions_left > 0:
            options = playable_actions(cast, seat)
        if options == 0:
            now = TREASURES
    if now == TREASURES:
        options = playable_treasures(cast, seat)
        if options == 0:
            now = BUYS
    if now == BUYS and state.buys > 0:
        options = buyable(state, cast)
    if options == 0:
        return False
    if now != kind:
        state.go_to(now, me)
    if me != state.actor:
        ask(state, me)
    state.options = options
    return True


# Action phase


def playable_actions(cast: Cast, seat: Seat) -> i64:
    """DM-32, DM-39: the Actions that may be played, or to end the phase; nothing if there is none."""
    found = seat.holds & cast.actions
    if found == 0:
        return 0
    return found << FIRST_CARD | BIT[DONE]


def play_action(state: DominionState, me: i64, card: i64) -> None:
    """DM-33: spend an Action on a card of the hand."""
    state.actions_left -= 1
    state.seats[me].lose(card)
    if len(state.seen) > 0:
        forget(state, me, card)
    play_now(state, int(me), int(card))


# Buy phase


def playable_treasures(cast: Cast, seat: Seat) -> i64:
    """DM-41, DM-42: the Treasures that may be played, one or all, or to play no more."""
    found = seat.holds & cast.treasures
    if found == 0:
        return 0
    answers = found << FIRST_CARD | BIT[DONE]
    if found & (found - 1) != 0 or seat.hand[lowest(found)] > 1:
        answers |= BIT[ALL_TREASURES]
    return answers


def play_treasure(state: DominionState, me: i64, card: i64, number: i64) -> None:
    """DM-41: so many copies of a Treasure give their coins."""
    state.seats[me].lose_copies(card, number)
    state.coins += number * state.cast.coins[card]
    in_play = state.in_play
    for _copy in range(number):
        in_play = append(in_play, card)
    state.in_play = in_play
    if len(state.seen) > 0:
        for _copy in range(number):
            forget(state, me, card)
    if len(state.bonuses) > 0:
        for _copy in range(number):
            state.coins += extra_coins(state, card)
    if state.events is not None:
        for _copy in range(number):
            state.tell("play", {"seat": int(me), "card": state.cast.ids[card]})


def extra_coins(state: DominionState, card: i64) -> i64:
    """What the cards played before add to a Treasure."""
    first = card + state.cast.number
    coins = state.bonuses[card] + state.bonuses[first]
    if state.bonuses[first] > 0:
        state.bonuses = state.bonuses[:]
        state.bonuses[first] = 0
    return coins


def play_all_treasures(state: DominionState, me: i64) -> None:
    """Play every Treasure of the hand."""
    seat = state.seats[me]
    for card in listed(seat.holds & state.cast.treasures):
        play_treasure(state, me, card, seat.hand[card])


def buyable(state: DominionState, cast: Cast) -> i64:
    """DM-43 to DM-47: what may be bought, or to end the turn; nothing if there is nothing to buy."""
    found = cast.cheap[min(state.coins + state.discount, cast.dearest)] & state.piles
    if found == 0:
        return 0
    return found << FIRST_CARD | BIT[DONE]


def buy(state: DominionState, me: i64, card: i64) -> None:
    """DM-43: pay for a card and gain it."""
    state.buys -= 1
    state.coins -= state.cost(card)
    state.take_from_supply(card)
    if state.events is not None:
        state.tell("buy", {"seat": int(me), "card": state.cast.ids[card]})
        gain(state, int(me), (int(card),))
    else:
        seat = state.seats[me]
        seat.exchanges += 1
        seat.discard = append(seat.discard, known_by(card, state.everyone))


# Clean-up phase


def clean_up(state: DominionState, me: i64) -> None:
    """DM-52, DM-53: discard everything, the hand under what was played, and draw a new hand."""
    seat = state.seats[me]
    pile, hand = seat.discard, seat.hand
    first = len(pile)
    for card in listed(seat.holds):
        for _copy in range(hand[card]):
            pile = append(pile, card)
        hand[card] = 0
    seat.holds = seat.size = 0
    if len(state.seen) > 0:
        seat.discard = pile
        carry_to_discard(state, me, first)
    in_play = state.in_play
    for played in in_play:
        if played >= 0:
            pile = append(pile, known_by(played, state.everyone))
    while len(in_play) > 0:
        in_play, played = pop(in_play)
    seat.discard, state.in_play = pile, in_play
    if len(pile) > 0 and not is_public(pile[len(pile) - 1]):
        show_top(state, me)
    seat.turns += 1
    state.reveals += 1
    if state.events is not None:
        state.tell("clean_up", {"seat": int(me)})
    draw(state, me, HAND_SIZE)


def is_over(state: DominionState) -> bool:
    """DM-55 to DM-57: whether the Provinces or enough piles have run out, asked after each turn."""
    needed = EMPTY_PILES_OF_MANY if state.players >= MANY else EMPTY_PILES
    is_anything_free = state.piles & state.cast.cheap[0] != 0
    return state.supply[PROVINCE] == 0 or state.empty >= needed or (not is_anything_free and is_stuck(state))


def is_stuck(state: DominionState) -> bool:
    """Whether nobody can do anything ever again, as nobody has an Action or a Treasure and nothing is free."""
    useful = state.cast.actions | state.cast.treasures
    for seat in state.seats:
        found = seat.holds
        for card in seat.deck:
            found |= BIT[card_of(card)]
        for card in seat.discard:
            found |= BIT[card_of(card)]
        if found & useful != 0:
            return False
    return True
