"""The kingdom cards of Intrigue, first edition."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from demesne.core.state import alone
from demesne.games.dominion.agenda import either, may, must, must_order, several, then
from demesne.games.dominion.cards.card import add_cards
from demesne.games.dominion.known import card_of, from_among, knower, known_by
from demesne.games.dominion.memory import forget, known_hand, leave_unseen, record_round, remember, show_hand
from demesne.games.dominion.play import has_left_play, leave_play
from demesne.games.dominion.sources import ANY_NAME, aside, hand, only, supply
from demesne.games.dominion.state import (
    ACTION,
    ANY_NUMBER,
    ATTACK,
    COPPER,
    CURSE,
    DUCHY,
    ESTATE,
    NO_CARDS,
    NOWHERE,
    REACTION,
    SILVER,
    TREASURE,
    VICTORY,
    Card,
    Cards,
    DominionState,
)
from demesne.games.dominion.steps import declare, does, fork, names, picks, picks_one
from demesne.games.dominion.verbs import (
    attack,
    discard,
    discard_aside,
    discard_hand,
    draw,
    gain,
    gain_card,
    gain_to_hand,
    is_a,
    last_aside,
    nothing,
    others,
    put_back,
    put_on_deck,
    put_on_deck_shown,
    reveal,
    take,
    take_aside,
    taken,
    trash,
    worth_more,
)


def baron(state: DominionState, me: int, _: Cards) -> None:
    """An Estate of the hand may be turned into 4 coins; otherwise gain an Estate."""
    if state.seats[me].hand[ESTATE] > 0:
        either(state, me, BARON, only(ESTATE))
    else:
        gain_an_estate(state, me, NO_CARDS)


def discard_an_estate(state: DominionState, me: int, _: Cards) -> None:
    """Discard it, 4 coins."""
    state.seats[me].lose(ESTATE)
    forget(state, me, ESTATE)
    discard(state, me, (ESTATE,))
    state.coins += 4


def gain_an_estate(state: DominionState, me: int, _: Cards) -> None:
    """An Estate, as long as there are any."""
    gain_card(state, me, ESTATE)


def bridge(state: DominionState, me: int, _: Cards) -> None:
    """All cards cost 1 less this turn."""
    state.discount += 1


def conspirator(state: DominionState, me: int, _: Cards) -> None:
    """A card and an Action if it is the third Action of the turn or a later one."""
    if state.played >= 3:
        draw(state, me, 1)
        state.actions_left += 1


def coppersmith(state: DominionState, me: int, _: Cards) -> None:
    """Every Copper gives a coin more this turn."""
    worth_more(state, COPPER, 1, first=False)


def courtyard(state: DominionState, me: int, _: Cards) -> None:
    """Put a card of the hand on the deck."""
    must(state, me, put_on_deck, 1, hand())


def duke(counts: list[int]) -> int:
    """A point for every Duchy."""
    return counts[DUCHY]


def ironworks(state: DominionState, me: int, _: Cards) -> None:
    """Gain a card worth up to 4, with a bonus by its types."""
    must(state, me, gain_with_bonus, 1, supply(up_to=4))


def gain_with_bonus(state: DominionState, me: int, cards: Cards) -> None:
    """An Action for an Action, a coin for a Treasure, a card for a Victory card."""
    gain(state, me, cards)
    state.actions_left += int(is_a(state, cards[0], ACTION))
    state.coins += int(is_a(state, cards[0], TREASURE))
    draw(state, me, int(is_a(state, cards[0], VICTORY)))


def masquerade(state: DominionState, me: int, _: Cards) -> None:
    """All pass a card to the left at the same time; then you may trash one."""
    for player in [me, *others(state, me)]:
        must(state, player, pass_card, 1, hand())
    then(state, cards_change_hands, me)
    may(state, me, trash, 1, hand())


def pass_card(state: DominionState, me: int, cards: Cards) -> None:
    """Lay it down for the neighbour."""
    among = known_hand(state, me)
    leave_unseen(state, me, cards)
    state.seats[me].aside = append(state.seats[me].aside, from_among(known_by(cards[0], knower(me)), among))


def cards_change_hands(state: DominionState, me: int, _: Cards) -> None:
    """Everybody takes up what the player to the right has laid down."""
    state.reveals += 1
    laid = vec[i64](capacity=state.players)
    for seat in state.seats:
        card: i64 = NOWHERE
        if len(seat.aside) > 0:
            seat.aside, card = pop(seat.aside)
        laid = append(laid, card)
    record_round(state, laid)
    for giver in range(int(state.players)):
        if laid[giver] >= 0:
            hand_over(state, giver, (giver + 1) % int(state.players), int(card_of(laid[giver])))


def hand_over(state: DominionState, giver: int, taker: int, card: int) -> None:
    """A card comes into another hand; only giver and taker know which."""
    state.seats[giver].exchanges += 1
    state.seats[taker].exchanges += 1
    state.seats[taker].take(card)
    remember(state, taker, card, knower(giver))
    if state.events is not None:
        two, both = {"seat": giver, "to": taker}, alone(giver) | alone(taker)
        state.tell("pass", two | {"card": state.cast.ids[card]}, both)
        state.tell("pass", two, ~both)


def mining_village(state: DominionState, me: int, _: Cards) -> None:
    """This card itself may be turned into 2 coins."""
    if not has_left_play(state):
        either(state, me, MINING_VILLAGE)


def trash_this_for_2_coins(state: DominionState, me: int, _: Cards) -> None:
    """Trash it, 2 coins."""
    trash(state, me, (leave_play(state),))
    state.coins += 2


def minion(state: DominionState, me: int, _: Cards) -> None:
    """2 coins, or new hands of 4 cards for you and those who hold 5 or more."""
    either(state, me, MINION)


def take_2_coins(state: DominionState, me: int, _: Cards) -> None:
    """2 coins."""
    state.coins += 2


def change_hands(state: DominionState, me: int, _: Cards) -> None:
    """A new hand for the player and the victims."""
    draw_4_anew(state, me, NO_CARDS)
    attack(state, me, draw_4_anew_from_5)


def draw_4_anew(state: DominionState, me: int, _: Cards) -> None:
    """Discard the hand and draw 4 cards."""
    discard_hand(state, me)
    draw(state, me, 4)


def draw_4_anew_from_5(state: DominionState, victim: int, _: Cards) -> None:
    """The same for those with a big hand."""
    if state.seats[victim].size >= 5:
        draw_4_anew(state, victim, NO_CARDS)


def nobles(state: DominionState, me: int, _: Cards) -> None:
    """3 cards or 2 Actions."""
    either(state, me, NOBLES)


def draw_3_cards(state: DominionState, me: int, _: Cards) -> None:
    """3 cards."""
    draw(state, me, 3)


def take_2_actions(state: DominionState, me: int, _: Cards) -> None:
    """2 Actions."""
    state.actions_left += 2


def pawn(state: DominionState, me: int, _: Cards) -> None:
    """Two different ones of a card, an Action, a Buy, a coin."""
    several(state, me, 2, PAWN)


def draw_1_card(state: DominionState, me: int, _: Cards) -> None:
    """A card."""
    draw(state, me, 1)


def take_1_action(state: DominionState, me: int, _: Cards) -> None:
    """An Action."""
    state.actions_left += 1


def take_1_buy(state: DominionState, me: int, _: Cards) -> None:
    """A Buy."""
    state.buys += 1


def take_1_coin(state: DominionState, me: int, _: Cards) -> None:
    """A coin."""
    state.coins += 1


def saboteur(state: DominionState, me: int, _: Cards) -> None:
    """The others dig for a card worth 3 or more, lose it, and may gain one worth 2 less instead."""
    attack(state, me, be_sabotaged)


def be_sabotaged(state: DominionState, victim: int, _: Cards) -> None:
    """Reveal cards until one costs enough."""
    found = reveal(state, victim)
    while found != NOWHERE and state.cost(found) < 3:
        found = reveal(state, victim)
    if found != NOWHERE:
        trash(state, victim, (last_aside(state, victim),))
        may(state, victim, gain, 1, supply(up_to=int(state.cost(found)) - 2))
    then(state, discard_aside, victim)


def scout(state: DominionState, me: int, _: Cards) -> None:
    """Of the top 4 cards take the Victory cards, and put the others back in any order."""
    for _one in range(4):
        reveal(state, me)
    take_aside(state, me, VICTORY)
    must_order(state, me, put_back, ANY_NUMBER, aside())


def secret_chamber(state: DominionState, me: int, _: Cards) -> None:
    """Discard as you like, for a coin a card."""
    may(state, me, discard_for_coins, ANY_NUMBER, hand())


def discard_for_coins(state: DominionState, me: int, cards: Cards) -> None:
    """A coin for each."""
    discard(state, me, cards)
    state.coins += len(cards)


def hide_in_secret_chamber(state: DominionState, me: int, _: Cards) -> None:
    """Draw 2 cards, then put any 2 on the deck."""
    draw(state, me, 2)
    must_order(state, me, put_on_deck, 2, hand())


def shanty_town(state: DominionState, me: int, _: Cards) -> None:
    """Show the hand; without Actions in it, draw 2 cards."""
    show_hand(state, me)
    if state.seats[me].holds & state.cast.actions == 0:
        draw(state, me, 2)


def steward(state: DominionState, me: int, _: Cards) -> None:
    """2 cards, or 2 coins, or trash 2 cards."""
    either(state, me, STEWARD)


def draw_2_cards(state: DominionState, me: int, _: Cards) -> None:
    """2 cards."""
    draw(state, me, 2)


def trash_2_cards(state: DominionState, me: int, _: Cards) -> None:
    """Trash 2 cards of the hand."""
    must(state, me, trash, 2, hand())


def swindler(state: DominionState, me: int, _: Cards) -> None:
    """The top card of the others' decks becomes one of the same cost, which you choose."""
    attack(state, me, be_swindled)


def be_swindled(state: DominionState, victim: int, _: Cards) -> None:
    """Trash the top card; the attacker chooses another."""
    found = reveal(state, victim)
    if found != NOWHERE:
        trash(state, victim, (last_aside(state, victim),))
        cost = int(state.cost(found))
        must(state, int(state.turn), gain, 1, supply(up_to=cost, least=cost, of=victim))


def torturer(state: DominionState, me: int, _: Cards) -> None:
    """The others discard 2 cards or take a Curse in hand, as they choose."""
    attack(state, me, be_tortured)


def be_tortured(state: DominionState, victim: int, _: Cards) -> None:
    """Either is possible, even if it cannot be done."""
    either(state, victim, TORTURER)


def discard_2_cards(state: DominionState, me: int, _: Cards) -> None:
    """Discard 2 cards of the hand."""
    must(state, me, discard, 2, hand())


def gain_a_curse_to_hand(state: DominionState, me: int, _: Cards) -> None:
    """A Curse, as long as there are any."""
    if taken(state, CURSE):
        gain_to_hand(state, me, (CURSE,))


def trading_post(state: DominionState, me: int, _: Cards) -> None:
    """2 cards of the hand become a Silver in hand."""
    must(state, me, trash_for_silver, 2, hand())


def trash_for_silver(state: DominionState, me: int, cards: Cards) -> None:
    """A Silver, if there were 2 cards."""
    trash(state, me, cards)
    if len(cards) == 2 and taken(state, SILVER):
        gain_to_hand(state, me, (SILVER,))


def tribute(state: DominionState, me: int, _: Cards) -> None:
    """The player to the left discards 2 cards of the deck; each different one gives a bonus by its types."""
    left = others(state, me)[0]
    found = {reveal(state, left), reveal(state, left)} - {NOWHERE}
    discard_aside(state, left, NO_CARDS)
    for one in sorted(found):
        state.actions_left += 2 * int(is_a(state, one, ACTION))
        state.coins += 2 * int(is_a(state, one, TREASURE))
        draw(state, me, 2 * int(is_a(state, one, VICTORY)))


def upgrade(state: DominionState, me: int, _: Cards) -> None:
    """Turn a card into one that costs exactly 1 more."""
    must(state, me, trash_to_upgrade, 1, hand())


def trash_to_upgrade(state: DominionState, me: int, cards: Cards) -> None:
    """Trash it and gain another."""
    trash(state, me, cards)
    cost = int(state.cost(cards[0])) + 1
    must(state, me, gain, 1, supply(up_to=cost, least=cost))


def wishing_well(state: DominionState, me: int, _: Cards) -> None:
    """Name the top card of the deck to get it."""
    must(state, me, name_card, 1, ANY_NAME)


def name_card(state: DominionState, me: int, cards: Cards) -> None:
    """Reveal the top card; it goes to the hand if it was named, which one that is not in the game never was."""
    if state.events is not None:
        in_game = cards[0] < state.cast.number
        state.tell("name", {"seat": me} | ({"card": state.cast.ids[cards[0]]} if in_game else {}))
    found = reveal(state, me)
    if found == NOWHERE:
        return
    if found == cards[0]:
        take(state, me, (last_aside(state, me),))
    else:
        put_on_deck_shown(state, me, (last_aside(state, me),))


declare([
    does("discard_an_estate", discard_an_estate),
    does("gain_an_estate", gain_an_estate),
    does("cards_change_hands", cards_change_hands),
    does("trash_this_for_2_coins", trash_this_for_2_coins),
    does("take_2_coins", take_2_coins),
    does("change_hands", change_hands),
    does("draw_4_anew_from_5", draw_4_anew_from_5),
    does("draw_3_cards", draw_3_cards),
    does("take_2_actions", take_2_actions),
    does("draw_1_card", draw_1_card),
    does("take_1_action", take_1_action),
    does("take_1_buy", take_1_buy),
    does("take_1_coin", take_1_coin),
    does("be_sabotaged", be_sabotaged),
    does("draw_2_cards", draw_2_cards),
    does("trash_2_cards", trash_2_cards),
    does("be_swindled", be_swindled),
    does("be_tortured", be_tortured),
    does("discard_2_cards", discard_2_cards),
    does("gain_a_curse_to_hand", gain_a_curse_to_hand),
    picks("gain_with_bonus", gain_with_bonus, "gain"),
    picks_one("pass_card", pass_card, "pass"),
    picks("discard_for_coins", discard_for_coins, "discard"),
    picks("trash_for_silver", trash_for_silver, "trash"),
    picks("trash_to_upgrade", trash_to_upgrade, "trash"),
    names("name_card", name_card),
])  # fmt: skip
BARON: Final = fork([discard_an_estate, gain_an_estate])
MINING_VILLAGE: Final = fork([trash_this_for_2_coins, nothing])
MINION: Final = fork([take_2_coins, change_hands])
NOBLES: Final = fork([draw_3_cards, take_2_actions])
PAWN: Final = fork([draw_1_card, take_1_action, take_1_buy, take_1_coin])
STEWARD: Final = fork([draw_2_cards, take_2_coins, trash_2_cards])
TORTURER: Final = fork([discard_2_cards, gain_a_curse_to_hand])


INTRIGUE: Final = add_cards([
    Card("Baron", 4, ACTION, buys=1, text=baron),
    Card("Bridge", 4, ACTION, buys=1, coins=1, text=bridge),
    Card("Conspirator", 4, ACTION, coins=2, text=conspirator),
    Card("Coppersmith", 4, ACTION, text=coppersmith),
    Card("Courtyard", 2, ACTION, cards=3, text=courtyard),
    Card("Duke", 5, VICTORY, worth=duke),
    Card("Great Hall", 3, ACTION | VICTORY, cards=1, actions=1, points=1),
    Card("Harem", 6, TREASURE | VICTORY, coins=2, points=2),
    Card("Ironworks", 4, ACTION, text=ironworks),
    Card("Masquerade", 3, ACTION, cards=2, text=masquerade),
    Card("Mining Village", 4, ACTION, cards=1, actions=2, text=mining_village),
    Card("Minion", 5, ACTION | ATTACK, actions=1, text=minion),
    Card("Nobles", 6, ACTION | VICTORY, points=2, text=nobles),
    Card("Pawn", 2, ACTION, text=pawn),
    Card("Saboteur", 5, ACTION | ATTACK, text=saboteur),
    Card("Scout", 4, ACTION, actions=1, text=scout),
    Card("Secret Chamber", 2, ACTION | REACTION, text=secret_chamber, reaction=hide_in_secret_chamber),
    Card("Shanty Town", 3, ACTION, actions=2, text=shanty_town),
    Card("Steward", 3, ACTION, text=steward),
    Card("Swindler", 3, ACTION | ATTACK, coins=2, text=swindler),
    Card("Torturer", 5, ACTION | ATTACK, cards=3, text=torturer),
    Card("Trading Post", 5, ACTION, text=trading_post),
    Card("Tribute", 5, ACTION, text=tribute),
    Card("Upgrade", 5, ACTION, cards=1, actions=1, text=upgrade),
    Card("Wishing Well", 3, ACTION, cards=1, actions=1, text=wishing_well),
])  # fmt: skip
