"""The kingdom cards of the base set, second edition."""

from typing import Final

from demesne.core.bits import BIT
from demesne.games.dominion.agenda import either, may, must, must_order, then
from demesne.games.dominion.cards.card import add_cards
from demesne.games.dominion.known import is_public
from demesne.games.dominion.memory import known_top, remember, show_hand
from demesne.games.dominion.play import become_unaffected, play_card, play_twice
from demesne.games.dominion.sources import DISCARD_PILE, aside, hand, latest, only, supply
from demesne.games.dominion.state import (
    ACTION,
    ANY_NUMBER,
    ATTACK,
    COPPER,
    CURSE,
    GOLD,
    NO_CARDS,
    NOWHERE,
    REACTION,
    SHIELD,
    SILVER,
    TREASURE,
    VICTORY,
    Card,
    Cards,
    DominionState,
)
from demesne.games.dominion.steps import declare, does, fork, picks
from demesne.games.dominion.verbs import (
    attack,
    discard,
    discard_aside,
    draw,
    gain,
    gain_card,
    gain_on_deck,
    gain_to_hand,
    is_a,
    last_aside,
    look,
    others,
    put_on_deck,
    put_on_deck_shown,
    reveal,
    set_aside_shown,
    taken,
    trash,
    uncover,
    worth_more,
)


def artisan(state: DominionState, me: int, _: Cards) -> None:
    """Gain a card worth up to 5 to the hand, then put one of the hand on the deck."""
    must(state, me, gain_to_hand, 1, supply(up_to=5))
    must(state, me, put_on_deck, 1, hand())


def bandit(state: DominionState, me: int, _: Cards) -> None:
    """A Gold for you; the others lose a better Treasure of their top 2 cards."""
    gain_card(state, me, GOLD)
    attack(state, me, be_robbed)


def be_robbed(state: DominionState, victim: int, _: Cards) -> None:
    """Trash one revealed Treasure that is no Copper, discard the rest."""
    reveal(state, victim)
    reveal(state, victim)
    must(state, victim, trash, 1, aside(TREASURE, but=int(BIT[COPPER])))
    then(state, discard_aside, victim)


def bureaucrat(state: DominionState, me: int, _: Cards) -> None:
    """A Silver onto your deck; the others put a Victory card back on theirs."""
    if taken(state, SILVER):
        gain_on_deck(state, me, (SILVER,))
    attack(state, me, hand_in_victory)


def hand_in_victory(state: DominionState, victim: int, _: Cards) -> None:
    """Show a Victory card and put it on the deck, or show a hand without one."""
    if state.seats[victim].holds & state.cast.of_type(VICTORY) != 0:
        must(state, victim, put_on_deck_shown, 1, hand(VICTORY))
    else:
        show_hand(state, victim)


def cellar(state: DominionState, me: int, _: Cards) -> None:
    """Change any number of cards."""
    may(state, me, discard_to_draw, ANY_NUMBER, hand())


def discard_to_draw(state: DominionState, me: int, cards: Cards) -> None:
    """Discard, and draw as many."""
    discard(state, me, cards)
    draw(state, me, len(cards))


def chapel(state: DominionState, me: int, _: Cards) -> None:
    """Trash up to 4 cards."""
    may(state, me, trash, 4, hand())


def council_room(state: DominionState, me: int, _: Cards) -> None:
    """The others draw a card too."""
    for other in others(state, me):
        draw(state, other, 1)


def gardens(counts: list[int]) -> int:
    """A point for every 10 cards."""
    return sum(counts) // 10


def harbinger(state: DominionState, me: int, _: Cards) -> None:
    """Look through the discard pile; one card of it may go on the deck."""
    state.reveals += 1
    may(state, me, put_on_deck, 1, DISCARD_PILE)


def library(state: DominionState, me: int, _: Cards) -> None:
    """Draw until there are 7 cards in hand; Actions may be skipped, and are discarded at the end."""
    seat = state.seats[me]
    while seat.size < 7:
        known = known_top(state, me)
        found = look(state, me)
        if found == NOWHERE:
            break
        if is_a(state, found, ACTION):
            may(state, me, set_aside_shown, 1, latest(ACTION))
            then(state, library_goes_on, me)
            return
        seat.take(last_aside(state, me))
        remember(state, me, found, known)
    discard_aside(state, me, NO_CARDS)


def library_goes_on(state: DominionState, me: int, _: Cards) -> None:
    """Take the Action if it was not skipped, and look for more."""
    seat = state.seats[me]
    if not is_public(seat.aside[-1]):
        seat.take(last_aside(state, me))
    library(state, me, NO_CARDS)


def merchant(state: DominionState, me: int, _: Cards) -> None:
    """The first Silver of this turn gives a coin more."""
    worth_more(state, SILVER, 1, first=True)


def militia(state: DominionState, me: int, _: Cards) -> None:
    """The others keep 3 cards each and discard the rest."""
    attack(state, me, discard_down_to_3)


def discard_down_to_3(state: DominionState, victim: int, _: Cards) -> None:
    """Keep 3 cards."""
    must(state, victim, discard, int(state.seats[victim].size) - 3, hand())


def mine(state: DominionState, me: int, _: Cards) -> None:
    """A Treasure of the hand may become one that costs up to 3 more."""
    may(state, me, trash_to_mine, 1, hand(TREASURE))


def trash_to_mine(state: DominionState, me: int, cards: Cards) -> None:
    """Trash it and gain a Treasure to the hand."""
    trash(state, me, cards)
    must(state, me, gain_to_hand, 1, supply(up_to=int(state.cost(cards[0])) + 3, types=TREASURE))


def moneylender(state: DominionState, me: int, _: Cards) -> None:
    """A Copper may be turned into 3 coins."""
    may(state, me, trash_for_3_coins, 1, only(COPPER))


def trash_for_3_coins(state: DominionState, me: int, cards: Cards) -> None:
    """Trash it, 3 coins."""
    trash(state, me, cards)
    state.coins += 3


def poacher(state: DominionState, me: int, _: Cards) -> None:
    """Discard a card for each empty pile."""
    must(state, me, discard, int(state.empty), hand())


def remodel(state: DominionState, me: int, _: Cards) -> None:
    """Turn a card into one that costs up to 2 more."""
    must(state, me, trash_to_remodel, 1, hand())


def trash_to_remodel(state: DominionState, me: int, cards: Cards) -> None:
    """Trash it and gain another."""
    trash(state, me, cards)
    must(state, me, gain, 1, supply(up_to=int(state.cost(cards[0])) + 2))


def sentry(state: DominionState, me: int, _: Cards) -> None:
    """Of the top 2 cards trash some, discard some, and put the rest back in any order."""
    look(state, me)
    look(state, me)
    may(state, me, trash, ANY_NUMBER, aside())
    may(state, me, discard, ANY_NUMBER, aside())
    must_order(state, me, put_on_deck, ANY_NUMBER, aside())


def throne_room(state: DominionState, me: int, _: Cards) -> None:
    """An Action of the hand may be played twice."""
    may(state, me, play_twice, 1, hand(ACTION))


def vassal(state: DominionState, me: int, _: Cards) -> None:
    """Discard the top card of the deck; if it is an Action, it may be played."""
    found = reveal(state, me)
    discard_aside(state, me, NO_CARDS)
    if found != NOWHERE and is_a(state, found, ACTION):
        either(state, me, VASSAL)


def has_discarded(state: DominionState, me: int) -> bool:
    """Whether there is a card on top of the discard pile."""
    return len(state.seats[me].discard) > 0


def play_the_discarded_card(state: DominionState, me: int, _: Cards) -> None:
    """Play the top card of the discard pile."""
    play_card(state, me, uncover(state, me))


def leave_it(state: DominionState, me: int, _: Cards) -> None:
    """It stays where it is."""


def witch(state: DominionState, me: int, _: Cards) -> None:
    """The others gain a Curse each."""
    attack(state, me, gain_a_curse)


def gain_a_curse(state: DominionState, victim: int, _: Cards) -> None:
    """A Curse, as long as there are any."""
    gain_card(state, victim, CURSE)


def workshop(state: DominionState, me: int, _: Cards) -> None:
    """Gain a card worth up to 4."""
    must(state, me, gain, 1, supply(up_to=4))


declare([
    does("be_robbed", be_robbed),
    does("hand_in_victory", hand_in_victory),
    does("library_goes_on", library_goes_on),
    does("discard_down_to_3", discard_down_to_3),
    does("play_the_discarded_card", play_the_discarded_card),
    does("leave_it", leave_it),
    does("gain_a_curse", gain_a_curse),
    picks("discard_to_draw", discard_to_draw, "discard"),
    picks("trash_to_mine", trash_to_mine, "trash"),
    picks("trash_for_3_coins", trash_for_3_coins, "trash"),
    picks("trash_to_remodel", trash_to_remodel, "trash"),
])  # fmt: skip
VASSAL: Final = fork([play_the_discarded_card, leave_it], has_discarded)


BASE: Final = add_cards([
    Card("Artisan", 6, ACTION, text=artisan),
    Card("Bandit", 5, ACTION | ATTACK, text=bandit),
    Card("Bureaucrat", 4, ACTION | ATTACK, text=bureaucrat),
    Card("Cellar", 2, ACTION, actions=1, text=cellar),
    Card("Chapel", 2, ACTION, text=chapel),
    Card("Council Room", 5, ACTION, cards=4, buys=1, text=council_room),
    Card("Festival", 5, ACTION, actions=2, buys=1, coins=2),
    Card("Gardens", 4, VICTORY, worth=gardens),
    Card("Harbinger", 3, ACTION, cards=1, actions=1, text=harbinger),
    Card("Laboratory", 5, ACTION, cards=2, actions=1),
    Card("Library", 5, ACTION, text=library),
    Card("Market", 5, ACTION, cards=1, actions=1, buys=1, coins=1),
    Card("Merchant", 3, ACTION, cards=1, actions=1, text=merchant),
    Card("Militia", 4, ACTION | ATTACK, coins=2, text=militia),
    Card("Mine", 5, ACTION, text=mine),
    Card("Moat", 2, ACTION | REACTION | SHIELD, cards=2, reaction=become_unaffected),
    Card("Moneylender", 4, ACTION, text=moneylender),
    Card("Poacher", 4, ACTION, cards=1, actions=1, coins=1, text=poacher),
    Card("Remodel", 4, ACTION, text=remodel),
    Card("Sentry", 5, ACTION, cards=1, actions=1, text=sentry),
    Card("Smithy", 4, ACTION, cards=3),
    Card("Throne Room", 4, ACTION, text=throne_room),
    Card("Vassal", 3, ACTION, coins=2, text=vassal),
    Card("Village", 3, ACTION, cards=1, actions=2),
    Card("Witch", 5, ACTION | ATTACK, cards=2, text=witch),
    Card("Workshop", 3, ACTION, text=workshop),
])  # fmt: skip
