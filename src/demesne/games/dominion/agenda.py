"""The grammar of card texts: then, must, may, either. And what may be answered to a question."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.games.dominion.known import card_of
from demesne.games.dominion.memory import search_discard
from demesne.games.dominion.state import (
    ANOTHER_NAME,
    ANY_NUMBER,
    ANY_TYPE,
    ASIDE,
    DISCARD,
    DONE,
    FIRST_CARD,
    FORK,
    HAND,
    LATEST,
    NAMES,
    NO_CARDS,
    NO_REACTION,
    NO_SOURCE,
    NOWHERE,
    REACTIONS,
    SHIELD,
    SUPPLY,
    TRASH,
    Cards,
    DominionState,
    Entry,
    Fork,
    Source,
    Step,
    and_one,
    to_choose,
    to_do,
    to_insert,
    to_pick,
)

# What steps schedule. What one step schedules happens in the order written.


def then(state: DominionState, step: Step, player: int) -> None:
    """Take a step."""
    state.push(to_do(player, state.this, step, NO_CARDS))


def must(state: DominionState, player: int, step: Step, number: int, of: Source) -> None:
    """`player` picks so many cards, or all there are, for the step."""
    entry = to_pick(player, state.this, step, of)
    entry.least = entry.most = number
    state.push(entry)


def must_order(state: DominionState, player: int, step: Step, number: int, of: Source) -> None:
    """`player` picks so many cards, or all there are, one after the other, for the step."""
    entry = to_pick(player, state.this, step, of)
    entry.least = entry.most = number
    entry.ordered = True
    state.push(entry)


def may(state: DominionState, player: int, step: Step, up_to: int, of: Source) -> None:
    """`player` may pick cards; the step is taken only if some are picked."""
    entry = to_pick(player, state.this, step, of)
    entry.most = up_to
    state.push(entry)


def either(state: DominionState, player: int, fork: Fork, of: Source = NO_SOURCE) -> None:
    """`player` chooses one of the ways."""
    state.push(to_choose(player, state.this, fork, 1, of))


def several(state: DominionState, player: int, number: int, fork: Fork) -> None:
    """`player` chooses so many different ways, and only then they are gone."""
    state.push(to_choose(player, state.this, fork, min(number, len(fork.steps)), NO_SOURCE))


def insert(state: DominionState, player: int, step: Step, cards: Cards) -> None:
    """`player` chooses how many cards of the deck are above the card."""
    state.push(to_insert(player, state.this, step, cards))


# Questions: what may be answered


def answers(state: DominionState, entry: Entry) -> i64:
    """The legal actions as a set; none if there is nothing to ask."""
    if entry.kind == FORK:
        return ways_left(entry)
    found = pickable(state, entry) << FIRST_CARD
    if found != 0 and entry.source.zone == NAMES:
        found |= BIT[ANOTHER_NAME]
    if found != 0 and len(entry.cards) >= entry.least:
        found |= BIT[NO_REACTION] if entry.source.zone == REACTIONS else BIT[DONE]
    return found


def ways_left(entry: Entry) -> i64:
    """The ways after those chosen, as long as enough of them remain."""
    chosen = len(entry.cards)
    if chosen >= entry.most:
        return 0
    first: i64 = entry.cards[chosen - 1] + 1 if chosen > 0 else 0
    assert entry.fork is not None
    last = len(entry.fork.steps) - (entry.most - chosen)
    found: i64 = 0
    while first <= last:
        found |= BIT[first]
        first += 1
    return found


def pickable(state: DominionState, entry: Entry) -> i64:
    """The cards that may be picked next.

    Where order does not matter, cards are picked in ascending order, so that a set can be picked in one way only.
    """
    number = len(entry.cards)
    if number >= entry.most:
        return 0
    source = entry.source
    fitting = fits(state, source)
    if source.zone == SUPPLY:
        return fitting & state.piles
    if source.zone == REACTIONS:
        return usable_reactions(state, entry.player)
    if source.zone == NAMES:
        return state.cast.everything
    owner = entry.player if source.owner == NOWHERE else source.owner
    seat = state.seats[owner]
    if source.zone == HAND:
        found = seat.holds & fitting
        if found == 0 or entry.most == 1 or entry.ordered:
            return found
        return in_order(seat.hand, found, entry)
    counts = count_cards(state, zone_cards(state, source.zone, owner))
    if source.zone == LATEST and len(seat.aside) > 0:
        counts = count_cards(state, vec[i64]([seat.aside[-1]]))
    found = 0
    for card in range(state.cast.number):
        if counts[card] > 0:
            found |= BIT[card]
    found &= fitting
    if found == 0 or entry.most == 1 or entry.ordered:
        return found
    return in_order(counts, found, entry)


def fits(state: DominionState, source: Source) -> i64:
    """The cards of the types and costs that a question asks for."""
    found = state.cast.everything & ~source.but
    if source.types != ANY_TYPE:
        found &= state.cast.of_type(source.types)
    if source.least > 0 or source.most < ANY_NUMBER:
        found &= state.costing(source.least, source.most)
    return found


def in_order(counts: vec[i64], found: i64, entry: Entry) -> i64:
    """Of the cards found, those from the last one picked on, passing over none that will be missed."""
    number = len(entry.cards)
    if number > 0:
        found &= ~(BIT[entry.cards[number - 1]] - 1)
    missing = entry.least - number
    if missing <= 0:
        return found
    card: i64 = len(counts) - 1
    while card >= 0:
        if found & BIT[card] != 0:
            missing -= counts[card]
            if missing <= 0:
                return found & (BIT[card + 1] - 1)
        card -= 1
    return found & -found


def zone_cards(state: DominionState, zone: i64, owner: i64) -> vec[i64]:
    """The cards of a zone, perhaps with who knows them."""
    if zone == TRASH:
        return state.trash
    if zone == DISCARD:
        return state.seats[owner].discard
    return state.seats[owner].aside


def count_cards(state: DominionState, cards: vec[i64]) -> vec[i64]:
    """How many there are of each card."""
    counts = vec[i64]([0] * state.cast.number)
    for card in cards:
        counts[card_of(card)] += 1
    return counts


def usable_reactions(state: DominionState, me: i64) -> i64:
    """DM-97, DM-100: the reactions in hand that can be revealed now; a shield only once."""
    seat = state.seats[me]
    found = seat.holds & state.cast.reactions
    if found != 0:
        for number in range(state.cast.number):
            if found & BIT[number] != 0:
                card = state.cast.cards[number]
                is_used = card.types & SHIELD != 0 and state.unaffected & BIT[me] != 0
                if is_used or seat.size < card.reaction_from:
                    found ^= BIT[number]
    return found


def pick(state: DominionState, entry: Entry, card: i64) -> Cards:
    """Take the card from its zone; it stays in the question's grip, with those picked before, until the step."""
    zone = entry.source.zone
    owner = entry.player if entry.source.owner == NOWHERE else entry.source.owner
    if zone == HAND:
        state.seats[owner].lose(card)
    elif zone == SUPPLY:
        state.take_from_supply(card)
    elif zone == TRASH:
        state.trash = without(state.trash, card)
        state.exchanges += 1
    elif zone == DISCARD:
        card = search_discard(state, owner, card)
        state.reveals += 1  # another card may be on top now
    elif zone in (ASIDE, LATEST):
        state.seats[owner].aside = without(state.seats[owner].aside, card)
    return and_one(entry.cards, card)


def without(cards: vec[i64], card: i64) -> vec[i64]:
    """The cards without the last one of this kind."""
    i = len(cards) - 1
    while card_of(cards[i]) != card:
        i -= 1
    rest = vec[i64](capacity=len(cards))
    for j in range(len(cards)):
        if j != i:
            rest = append(rest, cards[j])
    return rest


def run(state: DominionState, step: Step, player: int, cards: Cards, this: i64) -> None:
    """Take a step, and put what it schedules in the order in which it is to happen."""
    mark = len(state.agenda)
    state.this = this
    step(state, player, cards)
    put_in_order(state, mark)


def put_in_order(state: DominionState, mark: i64) -> None:
    """What was scheduled first, from the mark on, comes first."""
    last = len(state.agenda) - 1
    while mark < last:
        state.agenda[mark], state.agenda[last] = state.agenda[last], state.agenda[mark]
        mark += 1
        last -= 1


def ask(state: DominionState, player: i64) -> None:
    """Let another player decide, which may tell something of hands."""
    state.actor = player
    state.reveals += 1


def drop(state: DominionState) -> Entry:
    """Take the next entry off the agenda."""
    state.agenda, entry = pop(state.agenda)
    return entry
