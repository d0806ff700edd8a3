"""The kingdom cards of Intrigue that only its second edition has."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.bits import count
from demesne.games.dominion.agenda import either, insert, must, must_order, several
from demesne.games.dominion.cards.base import gain_a_curse
from demesne.games.dominion.cards.card import add_cards
from demesne.games.dominion.cards.intrigue import take_1_action, take_1_buy
from demesne.games.dominion.known import knower, known_by
from demesne.games.dominion.memory import leave_unseen, show
from demesne.games.dominion.sources import aside, hand, in_trash, supply
from demesne.games.dominion.state import (
    ACTION,
    ANY_NUMBER,
    ATTACK,
    CURSED,
    GOLD,
    REACTION,
    SHIELD,
    TREASURE,
    VICTORY,
    Card,
    Cards,
    DominionState,
)
from demesne.games.dominion.steps import declare, does, fork, inserts, picks, picks_one
from demesne.games.dominion.verbs import (
    attack,
    discard,
    draw,
    gain,
    gain_card,
    gain_on_deck,
    is_a,
    nothing,
    put_back,
    reveal,
    take_aside,
    tell_apart,
    trash,
)


def courtier(state: DominionState, me: int, _: Cards) -> None:
    """Reveal a card; for each of its types choose something different."""
    must(state, me, reveal_for_types, 1, hand())


def reveal_for_types(state: DominionState, me: int, cards: Cards) -> None:
    """An Action, a Buy, 3 coins or a Gold, as many as the card has types; it has not left the hand."""
    state.seats[me].take(cards[0])
    show(state, me, cards[0])
    types = int(count(state.cast.types[cards[0]] & ~SHIELD))
    several(state, me, types, COURTIER)


def take_3_coins(state: DominionState, me: int, _: Cards) -> None:
    """3 coins."""
    state.coins += 3


def gain_a_gold(state: DominionState, me: int, _: Cards) -> None:
    """A Gold, as long as there are any."""
    gain_card(state, me, GOLD)


def diplomat(state: DominionState, me: int, _: Cards) -> None:
    """2 Actions if the hand is small."""
    if state.seats[me].size <= 5:
        state.actions_left += 2


def send_diplomat(state: DominionState, me: int, _: Cards) -> None:
    """Draw 2 cards, then discard 3."""
    draw(state, me, 2)
    must(state, me, discard, 3, hand())


def lurker(state: DominionState, me: int, _: Cards) -> None:
    """Trash an Action of the supply, or gain one from the trash."""
    either(state, me, LURKER)


def trash_an_action_of_the_supply(state: DominionState, me: int, _: Cards) -> None:
    """Any Action of the supply."""
    must(state, me, trash, 1, supply(types=ACTION))


def gain_an_action_of_the_trash(state: DominionState, me: int, _: Cards) -> None:
    """Any Action of the trash."""
    must(state, me, gain, 1, in_trash(ACTION))


def mill(state: DominionState, me: int, _: Cards) -> None:
    """2 cards may be turned into 2 coins."""
    if state.seats[me].size > 0:
        either(state, me, MILL)


def discard_2_for_2_coins(state: DominionState, me: int, _: Cards) -> None:
    """Discard 2 cards of the hand."""
    must(state, me, discard_for_2_coins, 2, hand())


def discard_for_2_coins(state: DominionState, me: int, cards: Cards) -> None:
    """2 coins, if there were 2 cards."""
    discard(state, me, cards)
    if len(cards) == 2:
        state.coins += 2


def patrol(state: DominionState, me: int, _: Cards) -> None:
    """Of the top 4 cards take Victory cards and Curses, and put the others back in any order."""
    for _one in range(4):
        reveal(state, me)
    take_aside(state, me, VICTORY | CURSED)
    must_order(state, me, put_back, ANY_NUMBER, aside())


def replace(state: DominionState, me: int, _: Cards) -> None:
    """Turn a card into one that costs up to 2 more, with an effect by its types."""
    must(state, me, trash_to_replace, 1, hand())


def trash_to_replace(state: DominionState, me: int, cards: Cards) -> None:
    """Trash it and gain another."""
    trash(state, me, cards)
    must(state, me, gain_replacement, 1, supply(up_to=int(state.cost(cards[0])) + 2))


def gain_replacement(state: DominionState, me: int, cards: Cards) -> None:
    """Actions and Treasures go on the deck; a Victory card is a Curse for the others."""
    if is_a(state, cards[0], ACTION | TREASURE):
        gain_on_deck(state, me, cards)
    else:
        gain(state, me, cards)
    if is_a(state, cards[0], VICTORY):
        attack(state, me, gain_a_curse)


def secret_passage(state: DominionState, me: int, _: Cards) -> None:
    """Put a card of the hand anywhere into the deck."""
    must(state, me, put_into_deck, 1, hand())


def put_into_deck(state: DominionState, me: int, cards: Cards) -> None:
    """Choose the place."""
    leave_unseen(state, me, cards)
    insert(state, me, put_under, cards)


def put_under(state: DominionState, me: int, cards: Cards) -> None:
    """The second number says how many cards are above."""
    seat = state.seats[me]
    at = len(seat.deck) - cards[1]
    deck = vec[i64](capacity=len(seat.deck) + 1)
    for i in range(len(seat.deck)):
        if i == at:
            deck = append(deck, known_by(cards[0], knower(me)))
        deck = append(deck, seat.deck[i])
    if at == len(seat.deck):
        deck = append(deck, known_by(cards[0], knower(me)))
    seat.deck = deck
    if state.events is not None:
        public = {"above": cards[1]}
        tell_apart(state, me, "put_into_deck", {"card": state.cast.ids[cards[0]]} | public, public)


declare([
    does("take_3_coins", take_3_coins),
    does("gain_a_gold", gain_a_gold),
    does("trash_an_action_of_the_supply", trash_an_action_of_the_supply),
    does("gain_an_action_of_the_trash", gain_an_action_of_the_trash),
    does("discard_2_for_2_coins", discard_2_for_2_coins),
    picks("reveal_for_types", reveal_for_types, "reveal"),
    picks("discard_for_2_coins", discard_for_2_coins, "discard"),
    picks("trash_to_replace", trash_to_replace, "trash"),
    picks("gain_replacement", gain_replacement, "gain"),
    picks_one("put_into_deck", put_into_deck, "put into"),
    inserts("put_under", put_under),
])  # fmt: skip
COURTIER: Final = fork([take_1_action, take_1_buy, take_3_coins, gain_a_gold])
LURKER: Final = fork([trash_an_action_of_the_supply, gain_an_action_of_the_trash])
MILL: Final = fork([discard_2_for_2_coins, nothing])


INTRIGUE_SECOND_EDITION: Final = add_cards([
    Card("Courtier", 5, ACTION, text=courtier),
    Card("Diplomat", 4, ACTION | REACTION, cards=2, text=diplomat, reaction=send_diplomat, reaction_from=5),
    Card("Lurker", 2, ACTION, actions=1, text=lurker),
    Card("Mill", 4, ACTION | VICTORY, cards=1, actions=1, points=1, text=mill),
    Card("Patrol", 5, ACTION, cards=3, text=patrol),
    Card("Replace", 5, ACTION | ATTACK, text=replace),
    Card("Secret Passage", 4, ACTION, cards=2, actions=1, text=secret_passage),
])  # fmt: skip
