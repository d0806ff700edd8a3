"""What others know of the cards in a hand, a discard pile or on a deck, as long as it is certain."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from demesne.core.bits import BIT, listed
from demesne.games.dominion.known import (
    among_of,
    card_of,
    group_of,
    held_by,
    in_group,
    is_public,
    knower,
    knowers_of,
    known_by,
    owner_of,
    unknown_to,
)
from demesne.games.dominion.state import (
    NO_CARDS,
    NOWHERE,
    Cards,
    DominionState,
    Round,
)


def remember(state: DominionState, owner: i64, card: i64, knowers: i64) -> None:
    """A card came into a hand, and these know which besides its owner."""
    knowers &= ~knower(owner)
    if knowers != 0:
        state.seen = append(state.seen[:], held_by(known_by(card_of(card), knowers), owner))


def show(state: DominionState, owner: i64, card: i64) -> None:
    """Everybody sees a card that stays in hand."""
    state.reveals += 1
    blind: i64 = state.everyone
    for fact in state.seen:
        if owner_of(fact) == owner and card_of(fact) == card:
            blind &= ~knowers_of(fact)
    remember(state, owner, card, blind)
    if state.events is not None:
        state.tell("reveal", {"seat": int(owner), "cards": [state.cast.ids[card]], "from": "hand"})


def show_hand(state: DominionState, owner: i64) -> None:
    """Everybody sees a whole hand."""
    state.reveals += 1
    forget_hand(state, owner)
    seat = state.seats[owner]
    cards: list[str] = []
    seen = state.seen[:]
    knowers = unknown_to(state.everyone, knower(owner))
    for card in listed(seat.holds):
        for _copy in range(seat.hand[card]):
            seen = append(seen, held_by(known_by(card, knowers), owner))
            cards.append(state.cast.ids[card])
    state.seen = seen
    if state.events is not None:
        state.tell("reveal", {"seat": int(owner), "cards": cards, "from": "hand"})


def forget_hand(state: DominionState, owner: i64) -> None:
    """The whole hand is gone."""
    if len(state.seen) > 0:
        state.seen = vec[i64]([fact for fact in state.seen if owner_of(fact) != owner])


def forget(state: DominionState, owner: i64, card: i64) -> None:
    """A card left the hand in the sight of all: whoever knew of one knows of one fewer."""
    if not is_seen(state, owner, card):
        return
    left: i64 = state.everyone
    kept = vec[i64](capacity=len(state.seen))
    for fact in state.seen:
        if owner_of(fact) == owner and card_of(fact) == card:
            taken = knowers_of(fact) & left
            left &= ~taken
            fact = unknown_to(fact, taken)
        if knowers_of(fact) != 0:
            kept = append(kept, fact)
    state.seen = kept


def is_seen(state: DominionState, owner: i64, card: i64) -> bool:
    """Whether others know of such a card in a hand."""
    for fact in state.seen:
        if owner_of(fact) == owner and card_of(fact) == card:
            return True
    return False


def forget_unseen(state: DominionState, owner: i64, number: i64) -> None:
    """So many cards left the hand, and it may have been any."""
    if len(state.seen) == 0:
        return
    for _copy in range(number):
        for card in range(state.cast.number):
            forget(state, owner, card)


# Cards that a step was given. Only those of the hand were known of as in hand.


def leave_unseen(state: DominionState, owner: i64, cards: Cards) -> None:
    """Cards leave a hand, and nobody else sees which."""
    if state.picked > 0:
        state.picked = 0
        if len(state.seen) > 0:
            note_proofs(state, owner, cards)
            forget_unseen(state, owner, len(cards))


def leave_seen(state: DominionState, owner: i64, cards: Cards) -> None:
    """Cards leave a hand in the sight of all."""
    if state.picked > 0:
        state.picked = 0
        for card in cards:
            forget(state, owner, card)


def leave_under_last(state: DominionState, owner: i64, cards: Cards) -> None:
    """Cards leave a hand, of which all see the last one."""
    if state.picked > 0:
        state.picked = 0
        if len(state.seen) > 0:
            note_proofs(state, owner, cards)
            forget(state, owner, cards[-1])
            forget_unseen(state, owner, len(cards) - 1)


# Discard piles. Their owners always know what is in them; DM-92: nobody keeps them in order but for the top card.


def carry_to_discard(state: DominionState, owner: i64, first: i64) -> None:
    """A whole hand was discarded, from this place of the pile on: what others knew of it they still know."""
    if len(state.seen) == 0:
        return
    pile = state.seats[owner].discard
    for fact in state.seen:
        if owner_of(fact) == owner:
            let_know_one(pile, first, card_of(fact), knowers_of(fact))
    forget_hand(state, owner)


def let_know_one(pile: vec[i64], first: i64, card: i64, knowers: i64) -> None:
    """Each of these knows of one more copy of a card, from a place of the pile on."""
    for i in range(first, len(pile)):
        if card_of(pile[i]) == card:
            blind = unknown_to(knowers, knowers_of(pile[i]))
            pile[i] = known_by(pile[i], blind)
            knowers = unknown_to(knowers, blind)
            if knowers == 0:
                return


def show_top(state: DominionState, owner: i64) -> None:
    """Everybody sees a card come onto a discard pile."""
    pile = state.seats[owner].discard
    if len(pile) > 0:
        pile[len(pile) - 1] = known_by(pile[len(pile) - 1], state.everyone)


def uncover_top(state: DominionState, owner: i64) -> None:
    """Everybody sees which card is on top now; it may be one that they knew to be there."""
    pile = state.seats[owner].discard
    if len(pile) == 0:
        return
    last = len(pile) - 1
    missing = state.everyone & ~knowers_of(pile[last])
    for i in range(last):
        if card_of(pile[i]) == card_of(pile[last]):
            known = knowers_of(pile[i]) & missing
            pile[i] = unknown_to(pile[i], known)
            missing &= ~known
    pile[last] = known_by(pile[last], state.everyone)


def search_discard(state: DominionState, owner: i64, card: i64) -> i64:
    """Take a card out of a discard pile unseen; it comes with those who know it, for the top card may tell."""
    note_proofs(state, owner, NO_CARDS)
    pile = state.seats[owner].discard
    last = len(pile) - 1
    top = card_of(pile[last])
    at = last
    while card_of(pile[at]) != card:
        at -= 1
    rest = vec[i64](capacity=len(pile))
    for i in range(len(pile)):
        if i != at:
            rest = append(rest, pile[i])
    state.seats[owner].discard = rest
    if at == last and (len(rest) == 0 or card_of(rest[len(rest) - 1]) != top):
        uncover_top(state, owner)
        return known_by(card, state.everyone)
    known = vec[i64]([0] * state.cast.number)
    known[card] = knowers_of(pile[at])
    for i in range(len(rest) - 1):
        missing = knowers_of(rest[i]) & ~known[card_of(rest[i])]
        known[card_of(rest[i])] |= missing
        rest[i] = unknown_to(rest[i], missing)
    uncover_top(state, owner)
    return card


# Decks


def known_top(state: DominionState, owner: i64) -> i64:
    """Which others know the top card of a deck."""
    deck = state.seats[owner].deck
    if len(deck) == 0 or group_of(deck[len(deck) - 1]) != 0:
        return 0
    return knowers_of(deck[len(deck) - 1])


def put_group(state: DominionState, owner: i64, cards: vec[i64]) -> None:
    """Cards that all have seen go onto a deck; only their owner knows in which order."""
    seat = state.seats[owner]
    group: i64 = 0
    for card in cards:
        if card != cards[0]:
            group = free_group(seat.deck)
            break
    for card in cards:
        seat.deck = append(seat.deck, in_group(known_by(card, state.everyone), group))


def free_group(deck: vec[i64]) -> i64:
    """A number for a group that no other one in the deck has."""
    number: i64 = 1
    i: i64 = 0
    while i < len(deck):
        if group_of(deck[i]) == number:
            number += 1
            i = 0
        else:
            i += 1
    return number


def draw_of_group(state: DominionState, owner: i64, card: i64, more: i64) -> i64:
    """A card of a group was drawn; with who knows it: all, if the next so many draws take the rest of the group."""
    seat = state.seats[owner]
    group = group_of(card)
    for i in range(len(seat.deck) - more):
        if group_of(seat.deck[i]) == group:
            seat.deck = append(seat.deck, card)
            note_proofs(state, owner, NO_CARDS)
            break_group(state, owner, group)
            seat.deck, card = pop(seat.deck)
            return card
    for i in range(len(seat.deck)):
        if group_of(seat.deck[i]) == group:
            seat.deck[i] = in_group(seat.deck[i], 0)
    return in_group(card, 0)


def break_group(state: DominionState, owner: i64, group: i64) -> None:
    """Cards of a group were taken unseen: nobody else knows which are left."""
    deck = state.seats[owner].deck
    for i in range(len(deck)):
        if group_of(deck[i]) == group:
            deck[i] = known_by(card_of(deck[i]), knower(owner))


def thin_group(state: DominionState, owner: i64, group: i64) -> None:
    """A card of a group was revealed: if the rest are all alike, their order is known."""
    deck = state.seats[owner].deck
    card: i64 = -1
    for i in range(len(deck)):
        if group_of(deck[i]) == group:
            if card >= 0 and card_of(deck[i]) != card:
                return
            card = card_of(deck[i])
    for i in range(len(deck)):
        if group_of(deck[i]) == group:
            deck[i] = in_group(deck[i], 0)


# Passed cards
#
# Gains and trashings are public, so all know what a player owns but for the cards that were passed. A card in sight
# that its owner can have from nowhere else was passed; what cards in sight prove is kept when they go out of sight.


def known_hand(state: DominionState, owner: i64) -> i64:
    """The set of cards that all know the one just picked to be from; 0 if they do not know the whole hand."""
    seat = state.seats[owner]
    among: i64 = 0
    facts: i64 = 0
    for fact in state.seen:
        if owner_of(fact) == owner and is_public(fact):
            among |= BIT[card_of(fact)]
            facts += 1
    return among if facts == seat.size + 1 else 0


def record_round(state: DominionState, laid: vec[i64]) -> None:
    """Everybody has laid down a card, or NOWHERE; they are in no zone now. If nobody has, there was no round."""
    players, number = state.players, state.cast.number
    cards = vec[i64]([NOWHERE] * players)
    among = vec[i64]([0] * players)
    is_round = False
    for giver in range(players):
        if laid[giver] != NOWHERE:
            cards[giver] = card_of(laid[giver])
            among[giver] = among_of(laid[giver])
            is_round = True
    if not is_round:
        return
    proofs = vec[i64]([0] * (players * number))
    state.rounds = append(state.rounds[:], Round(cards, among, proofs, proofs))
    for owner in range(players):
        given = received(state, owner)
        own = proofs_of(given, hidden_cards(state, owner))
        card = cards[(owner + players - 1) % players]
        if card >= 0:  # what is laid down is not yet taken up
            own[card] = max(own[card] - 1, -given[number])
        for i in range(number):
            proofs[owner * number + i] = own[i]


def note_proofs(state: DominionState, owner: i64, picked: Cards) -> None:
    """Keep what the cards in sight of a player prove, some of whose cards are picked and in no zone."""
    if len(state.rounds) == 0:
        return
    last = state.rounds[len(state.rounds) - 1]
    after, is_new = last.after, False
    at = owner * state.cast.number
    hidden = hidden_cards(state, owner)
    for card in picked:
        hidden[card] += 1
    for proof in proofs_of(received(state, owner), hidden):
        if proof > after[at]:
            if not is_new:
                after, is_new = after[:], True
            after[at] = proof
        at += 1
    if is_new:
        replace_last(state, Round(last.cards, last.among, last.laid, after))


def replace_last(state: DominionState, last: Round) -> None:
    """This is the last round, with what is known of it now."""
    state.rounds = state.rounds[:]
    state.rounds[len(state.rounds) - 1] = last


def proofs_of(given: vec[i64], hidden: vec[i64]) -> vec[i64]:
    """By card: how many more copies must have come by passing than gone, so that all in sight can be there."""
    least = -given[len(given) - 1]
    proofs = vec[i64]([least] * len(hidden))
    for number in range(len(proofs)):
        proof = given[number] - hidden[number]
        if proof > least:
            proofs[number] = proof
    return proofs


def received(state: DominionState, owner: i64) -> vec[i64]:
    """By card: how many more copies have come by passing than gone; and last, how many cards have gone."""
    number = state.cast.number
    counts = vec[i64]([0] * (number + 1))
    giver = (owner + state.players - 1) % state.players
    for one in state.rounds:
        cards = one.cards
        came, gone = cards[giver], cards[owner]
        if came >= 0:
            counts[came] += 1
        if gone >= 0:
            counts[gone] -= 1
            counts[number] += 1
    return counts


def hidden_cards(state: DominionState, owner: i64) -> vec[i64]:
    """By card: how many copies a player has where not everybody knows them."""
    seat = state.seats[owner]
    counts = seat.hand[:]
    for card in seat.deck:
        if not is_public(card):
            counts[card_of(card)] += 1
    for card in seat.discard:
        if not is_public(card):
            counts[card_of(card)] += 1
    for card in seat.aside:
        if not is_public(card):
            counts[card_of(card)] += 1
    for fact in state.seen:
        if owner_of(fact) == owner and is_public(fact):
            counts[card_of(fact)] -= 1
    return counts
