"""The vocabulary of card texts.

Verbs that follow a choice have the shape of steps: `must(state, victim, discard, 2, hand())` says it all.
"""

from typing import Any

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.core.state import alone
from demesne.games.dominion.agenda import then
from demesne.games.dominion.known import (
    card_of,
    group_of,
    is_known,
    knower,
    knowers_of,
    known_by,
    only_public,
)
from demesne.games.dominion.memory import (
    break_group,
    carry_to_discard,
    draw_of_group,
    leave_seen,
    leave_under_last,
    leave_unseen,
    put_group,
    remember,
    show_top,
    thin_group,
    uncover_top,
)
from demesne.games.dominion.state import (
    NOWHERE,
    Cards,
    DominionState,
    Step,
)
from demesne.games.dominion.steps import declare, does, picks


def nothing(state: DominionState, me: int, _: Cards) -> None:
    """Nothing happens."""


# Cards of the hand, or that were looked at


def discard(state: DominionState, me: int, cards: Cards) -> None:
    """Put cards onto the own discard pile; DM-70: others see the last one and how many."""
    leave_under_last(state, me, cards)
    seat = state.seats[me]
    for card in cards:
        seat.discard = append(seat.discard, card)
    show_top(state, me)
    if me != state.turn:
        state.reveals += 1
    if state.events is not None:
        ids = [state.cast.ids[card_of(card)] for card in cards]
        tell_apart(state, me, "discard", {"cards": ids}, {"number": len(ids), "top": ids[-1]})


def trash(state: DominionState, me: int, cards: Cards) -> None:
    """Put cards onto the trash pile."""
    leave_seen(state, me, cards)
    state.exchanges += 1
    state.seats[me].exchanges += 1
    for card in cards:
        state.trash = append(state.trash, card)
    if me != state.turn:
        state.reveals += 1
    if state.events is not None:
        state.tell("trash", {"seat": me, "cards": [state.cast.ids[card] for card in cards]})


def take(state: DominionState, me: int, cards: Cards) -> None:
    """Put cards that all have seen into the hand."""
    for card in cards:
        state.seats[me].take(card)
        remember(state, me, card, state.everyone)


def put_on_deck(state: DominionState, me: int, cards: Cards) -> None:
    """Put cards on the own deck, unseen by others unless they know them; the last one is on top."""
    leave_unseen(state, me, cards)
    seat = state.seats[me]
    for card in cards:
        seat.deck = append(seat.deck, known_by(card, knower(me)))
    tell_put(state, me, cards)


def put_back(state: DominionState, me: int, cards: Cards) -> None:
    """Put cards that all have seen on the own deck; DM-233: the others do not see in which order."""
    put_group(state, me, vec[i64](list(cards)))
    tell_put(state, me, cards)


def tell_put(state: DominionState, me: int, cards: Cards) -> None:
    """Say that cards were put on a deck, and which only to their owner."""
    if state.events is not None:
        ids = [state.cast.ids[card_of(card)] for card in cards]
        tell_apart(state, me, "put_on_deck", {"cards": ids}, {"number": len(ids)})


def put_on_deck_shown(state: DominionState, me: int, cards: Cards) -> None:
    """Put cards on the own deck in the sight of all."""
    leave_seen(state, me, cards)
    seat = state.seats[me]
    state.reveals += 1
    for card in cards:
        seat.deck = append(seat.deck, known_by(card, state.everyone))
    if state.events is not None:
        state.tell("put_on_deck", {"seat": me, "cards": [state.cast.ids[card] for card in cards]})


def set_aside_shown(state: DominionState, me: int, cards: Cards) -> None:
    """Lay cards face up before oneself."""
    state.reveals += 1
    for card in cards:
        state.seats[me].aside = append(state.seats[me].aside, known_by(card, state.everyone))
    if state.events is not None:
        state.tell("set_aside", {"seat": me, "cards": [state.cast.ids[card] for card in cards]})


def discard_aside(state: DominionState, me: int, _: Cards) -> None:
    """Discard what was looked at, revealed or set aside."""
    seat = state.seats[me]
    cards: list[int] = []
    for card in seat.aside:
        cards.append(int(only_public(card, state.everyone)))
    seat.aside = vec[i64]()
    if len(cards) > 0:
        discard(state, me, tuple(cards))


def uncover(state: DominionState, me: int) -> int:
    """Take up the top card of the discard pile; the one below it comes to light."""
    seat = state.seats[me]
    state.reveals += 1
    seat.discard, card = pop(seat.discard)
    uncover_top(state, me)
    return int(card_of(card))


def emptied_aside(state: DominionState, me: int) -> Cards:
    """The cards that were aside, and are nowhere now."""
    seat = state.seats[me]
    cards = tuple([int(card_of(card)) for card in seat.aside])
    seat.aside = vec[i64]()
    return cards


def take_aside(state: DominionState, me: int, types: int) -> None:
    """Put the cards of these types, which were revealed, into the hand."""
    seat = state.seats[me]
    rest = vec[i64]()
    for card in seat.aside:
        if state.cast.types[card_of(card)] & types != 0:
            take(state, me, (int(card_of(card)),))
        else:
            rest = append(rest, card)
    seat.aside = rest


def discard_hand(state: DominionState, me: int) -> None:
    """Discard the whole hand."""
    seat = state.seats[me]
    first = len(seat.discard)
    cards: list[int] = []
    for card in range(int(state.cast.number)):
        for _copy in range(seat.hand[card]):
            cards.append(card)
            seat.lose(card)
    if len(cards) > 0:
        discard(state, me, tuple(cards))
    carry_to_discard(state, me, first)


# Cards of the deck


def draw(state: DominionState, me: i64, number: i64) -> None:
    """DM-68: draw so many cards, or as many as there are."""
    if state.events is None:
        take_cards(state, me, number)
        return
    before = state.seats[me].hand[:]
    take_cards(state, me, number)
    drawn: list[str] = []
    for card in range(state.cast.number):
        for _ in range(state.seats[me].hand[card] - before[card]):
            drawn.append(state.cast.ids[card])
    if len(drawn) > 0:
        tell_apart(state, int(me), "draw", {"cards": drawn}, {"number": len(drawn)})


def take_cards(state: DominionState, me: i64, number: i64) -> None:
    """Take cards from the deck into the hand."""
    seat = state.seats[me]
    deck, hand, bit, holds = seat.deck, seat.hand, BIT, seat.holds
    for drawn in range(number):
        if len(deck) == 0:
            seat.deck = deck
            if not state.needs_card(me):
                number = drawn
                break
            deck = seat.deck
        deck, card = pop(deck)
        if is_known(card):
            seat.deck = deck
            card = take_known(state, me, card, number - drawn - 1)
            deck = seat.deck
        hand[card] += 1
        holds |= bit[card]
    seat.deck = deck
    seat.holds = holds
    seat.size += number
    state.reveals += number


def take_known(state: DominionState, me: i64, card: i64, more: i64) -> i64:
    """Let those who know a card that is drawn remember it; which one it is."""
    if group_of(card) != 0:
        card = draw_of_group(state, me, card, more)
    remember(state, me, card, knowers_of(card))
    return card_of(card)


def look(state: DominionState, me: int) -> int:
    """Look at the top card of the deck, which lies aside then; the card, or NOWHERE."""
    if len(state.rounds) > 0:
        state.note_proofs(me)
    card = state.draw_card(me)
    if card == NOWHERE:
        return NOWHERE
    seat = state.seats[me]
    if group_of(card) != 0:
        break_group(state, me, group_of(card))
    seat.aside = append(seat.aside, known_by(card_of(card), knower(me)))
    if state.events is not None:
        tell_apart(state, me, "look", {"cards": [state.cast.ids[card_of(card)]]}, {"number": 1})
    return int(card_of(card))


def reveal(state: DominionState, me: int) -> int:
    """Reveal the top card of the deck, which lies aside then; the card, or NOWHERE."""
    card = state.draw_card(me)
    if card == NOWHERE:
        return NOWHERE
    seat = state.seats[me]
    if group_of(card) != 0:
        thin_group(state, me, group_of(card))
    seat.aside = append(seat.aside, known_by(card_of(card), state.everyone))
    if state.events is not None:
        state.tell("reveal", {"seat": me, "cards": [state.cast.ids[card_of(card)]], "from": "deck"})
    return int(card_of(card))


def last_aside(state: DominionState, me: int) -> int:
    """Take up the card that was looked at last."""
    seat = state.seats[me]
    seat.aside, card = pop(seat.aside)
    return int(card_of(card))


# Cards of the supply


def gain(state: DominionState, me: int, cards: Cards) -> None:
    """Put cards from the supply onto the discard pile."""
    state.seats[me].exchanges += 1
    for card in cards:
        state.seats[me].discard = append(state.seats[me].discard, known_by(card, state.everyone))
        tell_gain(state, me, card, "discard")


def gain_to_hand(state: DominionState, me: int, cards: Cards) -> None:
    """Put cards from the supply into the hand."""
    state.seats[me].exchanges += 1
    for card in cards:
        state.seats[me].take(card)
        remember(state, me, card, state.everyone)
        tell_gain(state, me, card, "hand")


def gain_on_deck(state: DominionState, me: int, cards: Cards) -> None:
    """Put cards from the supply on the deck."""
    state.seats[me].exchanges += 1
    for card in cards:
        state.seats[me].deck = append(state.seats[me].deck, known_by(card, state.everyone))
        tell_gain(state, me, card, "deck")


def gain_card(state: DominionState, me: int, card: int) -> bool:
    """DM-72: gain this card if any is left; whether it was."""
    if not taken(state, card):
        return False
    gain(state, me, (card,))
    return True


def taken(state: DominionState, card: int) -> bool:
    """Take a card off its pile, if there is one."""
    if state.supply[card] == 0:
        return False
    state.take_from_supply(card)
    return True


def tell_gain(state: DominionState, me: int, card: int, to: str) -> None:
    """Say that a card was gained."""
    if state.events is not None:
        state.tell("gain", {"seat": me, "card": state.cast.ids[card], "to": to})


# The others


def others(state: DominionState, me: int) -> list[int]:
    """DM-93: the other players in turn order."""
    return [(me + i) % int(state.players) for i in range(1, int(state.players))]


def attack(state: DominionState, me: int, step: Step) -> None:
    """DM-96: the step is taken for each other player who is not unaffected, one after the other."""
    for victim in others(state, me):
        if state.unaffected & BIT[victim] == 0:
            then(state, step, victim)


# This turn


def worth_more(state: DominionState, card: int, coins: int, first: bool) -> None:
    """Each copy of the card played this turn gives more coins, or only the first one."""
    number = state.cast.number
    bonuses = state.bonuses[:] if len(state.bonuses) > 0 else vec[i64]([0] * (2 * number))
    bonuses[card + number if first else card] += coins
    state.bonuses = bonuses


def is_a(state: DominionState, card: int, types: int) -> bool:
    """Whether the card has one of the types."""
    return state.cast.types[card] & types != 0


def tell_apart(state: DominionState, me: int, kind: str, own: dict[str, Any], public: dict[str, Any]) -> None:
    """Say what happened to the player with all cards, and to the others with less."""
    seat: dict[str, Any] = {"seat": me}
    state.tell(kind, seat | own, alone(me))
    state.tell(kind, seat | public, ~alone(me))


declare([
    does("nothing", nothing),
    does("discard_aside", discard_aside),
    picks("discard", discard, "discard"),
    picks("trash", trash, "trash"),
    picks("put_on_deck", put_on_deck, "put"),
    picks("put_back", put_back, "put"),
    picks("put_on_deck_shown", put_on_deck_shown, "put"),
    picks("set_aside_shown", set_aside_shown, "set"),
    picks("gain", gain, "gain"),
    picks("gain_to_hand", gain_to_hand, "gain"),
])  # fmt: skip
