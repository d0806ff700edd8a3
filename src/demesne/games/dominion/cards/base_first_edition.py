"""The kingdom cards of the base set that only its first edition had."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.games.dominion.agenda import either, may, must, then
from demesne.games.dominion.cards.card import add_cards
from demesne.games.dominion.known import card_of, only_public
from demesne.games.dominion.memory import show_top
from demesne.games.dominion.play import has_left_play, leave_play
from demesne.games.dominion.sources import about, aside, supply
from demesne.games.dominion.state import (
    ACTION,
    ANY_NUMBER,
    ATTACK,
    NO_CARDS,
    NOWHERE,
    TREASURE,
    Card,
    Cards,
    DominionState,
)
from demesne.games.dominion.steps import declare, does, fork, picks
from demesne.games.dominion.verbs import (
    discard_aside,
    emptied_aside,
    gain,
    is_a,
    last_aside,
    nothing,
    others,
    put_on_deck_shown,
    reveal,
    set_aside_shown,
    take_aside,
    trash,
)


def adventurer(state: DominionState, me: int, _: Cards) -> None:
    """Reveal cards until there are 2 Treasures, which go to the hand; discard the others."""
    treasures = 0
    while treasures < 2:
        found = reveal(state, me)
        if found == NOWHERE:
            break
        treasures += int(is_a(state, found, TREASURE))
    take_aside(state, me, TREASURE)
    discard_aside(state, me, NO_CARDS)


def chancellor(state: DominionState, me: int, _: Cards) -> None:
    """The whole deck may be discarded."""
    if len(state.seats[me].deck) > 0:
        either(state, me, CHANCELLOR)


def discard_the_deck(state: DominionState, me: int, _: Cards) -> None:
    """Turn the deck over onto the discard pile."""
    seat = state.seats[me]
    state.reveals += 1
    for i in range(len(seat.deck)):
        card = seat.deck[len(seat.deck) - 1 - i]
        seat.discard = append(seat.discard, only_public(card, state.everyone))
    seat.deck = vec[i64]()
    show_top(state, me)
    if state.events is not None:
        state.tell("discard_deck", {"seat": me, "top": state.cast.ids[card_of(seat.discard[-1])]})


def feast(state: DominionState, me: int, _: Cards) -> None:
    """This card itself is turned into one worth up to 5."""
    if not has_left_play(state):
        trash(state, me, (leave_play(state),))
    must(state, me, gain, 1, supply(up_to=5))


def spy(state: DominionState, me: int, _: Cards) -> None:
    """Everybody shows the top card of the deck; you say whether it goes or stays."""
    for player in [me, *others(state, me)]:
        if state.unaffected & BIT[player] == 0:
            then(state, be_spied_out, player)


def be_spied_out(state: DominionState, victim: int, _: Cards) -> None:
    """Reveal the top card; the attacker decides."""
    if reveal(state, victim) != NOWHERE:
        either(state, int(state.turn), SPY, about(victim))


def has_cards_aside(state: DominionState, victim: int) -> bool:
    """Whether there is a revealed card."""
    return len(state.seats[victim].aside) > 0


def discard_it(state: DominionState, victim: int, _: Cards) -> None:
    """The revealed card goes to the discard pile."""
    discard_aside(state, victim, NO_CARDS)


def keep_it(state: DominionState, victim: int, _: Cards) -> None:
    """The revealed card goes back."""
    put_on_deck_shown(state, victim, (last_aside(state, victim),))


def thief(state: DominionState, me: int, _: Cards) -> None:
    """One Treasure of the others' top 2 cards is trashed; you may gain what was trashed so."""
    for victim in others(state, me):
        if state.unaffected & BIT[victim] == 0:
            then(state, be_stolen_from, victim)
    may(state, me, gain, ANY_NUMBER, aside())
    then(state, trash_loot, me)


def be_stolen_from(state: DominionState, victim: int, _: Cards) -> None:
    """Reveal 2 cards; the attacker takes a Treasure, the others are discarded."""
    reveal(state, victim)
    reveal(state, victim)
    must(state, int(state.turn), trash_as_loot, 1, aside(TREASURE, of=victim))
    then(state, discard_aside, victim)


def trash_as_loot(state: DominionState, victim: int, cards: Cards) -> None:
    """Lay it before the attacker until all have been robbed."""
    state.seats[victim].exchanges += 1
    state.seats[state.turn].exchanges += 1
    set_aside_shown(state, int(state.turn), cards)


def trash_loot(state: DominionState, me: int, _: Cards) -> None:
    """What the attacker did not want is trashed."""
    cards = emptied_aside(state, me)
    if len(cards) > 0:
        trash(state, me, cards)


declare([
    does("discard_the_deck", discard_the_deck),
    does("be_spied_out", be_spied_out),
    does("discard_it", discard_it),
    does("keep_it", keep_it),
    does("be_stolen_from", be_stolen_from),
    does("trash_loot", trash_loot),
    picks("trash_as_loot", trash_as_loot, "trash"),
])  # fmt: skip
CHANCELLOR: Final = fork([discard_the_deck, nothing])
SPY: Final = fork([discard_it, keep_it], has_cards_aside)


BASE_FIRST_EDITION: Final = add_cards([
    Card("Adventurer", 6, ACTION, text=adventurer),
    Card("Chancellor", 3, ACTION, coins=2, text=chancellor),
    Card("Feast", 4, ACTION, text=feast),
    Card("Spy", 4, ACTION | ATTACK, cards=1, actions=1, text=spy),
    Card("Thief", 4, ACTION | ATTACK, text=thief),
    Card("Woodcutter", 3, ACTION, buys=1, coins=2),
])  # fmt: skip
