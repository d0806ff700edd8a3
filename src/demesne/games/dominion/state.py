"""What lies on the table: cards, zones, the agenda. Data only; the rules are in the other files.

In one game a card is the number of its pile, so that a set of cards is one int and a hand is counts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from demesne.core.bits import BIT, listed
from demesne.core.chance import shuffle
from demesne.core.game import Game
from demesne.core.state import NOTHING, State
from demesne.games.dominion.known import everyone, forget_all
from demesne.games.dominion.seat import Seat

Cards = tuple[int, ...]
Step = Callable[["DominionState", int, Cards], None]
Condition = Callable[["DominionState", int], bool]

NO_CARDS: Final[Cards] = ()
NOWHERE: Final = -1  # no card; also what a card that has left play leaves behind
ANY_NUMBER: Final = 1000


def and_one(cards: Cards, card: i64) -> Cards:
    """The cards and one more."""
    return (int(card),) if len(cards) == 0 else (*cards, int(card))


# Types of cards
ACTION: Final = 1
TREASURE: Final = 2
VICTORY: Final = 4
CURSED: Final = 8
ATTACK: Final = 16
REACTION: Final = 32
SHIELD: Final = 64  # not printed: revealing it once is enough
TYPES: Final = 7
ANY_TYPE: Final = 127

# The basic cards have the same numbers in every game.
COPPER: Final = 0
SILVER: Final = 1
GOLD: Final = 2
ESTATE: Final = 3
DUCHY: Final = 4
PROVINCE: Final = 5
CURSE: Final = 6

# Where the cards of a question come from
HAND: Final = 0
ASIDE: Final = 1  # what a player looks at, has revealed or set aside
LATEST: Final = 2  # the card set aside last
SUPPLY: Final = 3
TRASH: Final = 4
DISCARD: Final = 5
NAMES: Final = 6  # any card of the game, just its name
REACTIONS: Final = 7  # what can be revealed from hand now

# Kinds of entries of the agenda
DO: Final = 0
PICK: Final = 1
FORK: Final = 2
INSERT: Final = 3
ACTIONS: Final = 4  # the phases of a turn, in their order
TREASURES: Final = 5
BUYS: Final = 6
CLEAN_UP: Final = 7

# Actions: a card is its number and one more; a way or a place is its own number.
DONE: Final = 0
FIRST_CARD: Final = 1
ANOTHER_NAME: Final = 29  # of a card that is not in the game
ALL_TREASURES: Final = 30
NO_REACTION: Final = 31


@mypyc_attr(acyclic=True)
class Card:
    """What is printed on a card."""

    def __init__(
        self, name: str, cost: int, types: int, *, cards: int = 0, actions: int = 0, buys: int = 0, coins: int = 0,
        points: int = 0, text: Step | None = None, reaction: Step | None = None, reaction_from: int = 0,
        worth: Callable[[list[int]], int] | None = None,
    ) -> None:  # fmt: skip
        self.key: Final = name.lower().replace(" ", "_")
        self.name: Final = name
        self.cost: Final[i64] = cost
        self.types: Final[i64] = types
        self.cards: Final[i64] = cards
        self.actions: Final[i64] = actions
        self.buys: Final[i64] = buys
        self.coins: Final[i64] = coins
        self.points: Final[i64] = points
        self.text: Final = text
        self.reaction: Final = reaction
        self.reaction_from: Final[i64] = reaction_from  # cards in hand that revealing it needs
        self.worth: Final = worth  # points that depend on what is owned
        self.number: i64 = 0  # its place among all cards by name, from 1 on, once they are all known


@mypyc_attr(acyclic=True)
class Cast:
    """The cards of one game: the basic ones, then the kingdom."""

    def __init__(self, cards: list[Card]) -> None:
        self.cards: Final = vec[Card](cards)
        self.number: Final[i64] = len(cards)
        self.everything: Final[i64] = BIT[len(cards)] - 1
        self.cost: Final = vec[i64]([0] * len(cards))
        self.coins: Final = vec[i64]([0] * len(cards))
        self.types: Final = vec[i64]([0] * len(cards))
        self.points: Final = vec[i64]([0] * len(cards))
        self.numbers: Final = vec[i64]([0] * len(cards))
        for number in range(len(cards)):
            card = cards[number]
            self.cost[number] = card.cost
            self.coins[number] = card.coins
            self.types[number] = card.types
            self.points[number] = card.points
            self.numbers[number] = card.number
        self.cheap: Final = sets_by_cost(self.cost)
        self.dearest: Final[i64] = len(self.cheap) - 1
        self.by_type: Final = sets_by_type(self.types)
        self.actions: Final[i64] = self.of_type(ACTION)
        self.treasures: Final[i64] = self.of_type(TREASURE)
        self.reactions: Final[i64] = self.of_type(REACTION)
        self.special: Final = len([card for card in cards if card.worth is not None]) > 0
        self.ids: Final = [card.key for card in cards]

    def of_type(self, types: i64) -> i64:
        """The set of cards that have one of the types."""
        found: i64 = 0
        for bit in range(TYPES):
            if types & BIT[bit] != 0:
                found |= self.by_type[bit]
        return found


def sets_by_cost(costs: vec[i64]) -> vec[i64]:
    """By cost: the set of cards that cost so much or less."""
    dearest: i64 = 0
    for cost in costs:
        dearest = max(dearest, cost)
    found = vec[i64]([0] * (dearest + 1))
    for number in range(len(costs)):
        found[costs[number]] |= BIT[number]
    for cost in range(1, len(found)):
        found[cost] |= found[cost - 1]
    return found


def sets_by_type(types: vec[i64]) -> vec[i64]:
    """By type: the set of cards that have it."""
    found = vec[i64]([0] * TYPES)
    for number in range(len(types)):
        for bit in listed(types[number]):
            found[bit] |= BIT[number]
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class Source:
    """Where the cards of a question come from, and which of them will do."""

    def __init__(self, zone: i64, owner: i64, types: i64, but: i64, least: i64, most: i64) -> None:
        self.zone: Final = zone
        self.owner: Final = owner  # whose zone, or NOWHERE: that of the player who is asked
        self.types: Final = types
        self.but: Final = but  # cards that will not do
        self.least: Final = least  # cost
        self.most: Final = most


class Fork:
    """The ways between which a card lets a player choose."""

    def __init__(self, steps: list[Step], names: list[str], is_possible: Condition | None) -> None:
        self.steps: Final = steps
        self.names: Final = names
        self.is_possible: Final = is_possible  # asked of the player whom the choice is about; None: always


NO_SOURCE: Final = Source(HAND, NOWHERE, ANY_TYPE, 0, 0, ANY_NUMBER)


@mypyc_attr(acyclic=True, free_list_len=1)
class Entry:
    """Something to do or to ask. Never changed once it is on the agenda, so that clones share it."""

    def __init__(self, kind: i64, player: i64, this: i64) -> None:
        self.kind: Final = kind
        self.player: Final = player
        self.this: Final = this  # the slot in play of the card whose text is being followed
        self.step: Step | None = None
        self.cards: Cards = NO_CARDS  # given to the step, or picked so far; of a choice, the ways chosen
        self.least: i64 = 0
        self.most: i64 = 0
        self.ordered = False
        self.source = NO_SOURCE
        self.fork: Fork | None = None

    def with_cards(self, cards: Cards) -> Entry:
        """The same with these cards."""
        other = Entry(self.kind, self.player, self.this)
        other.step = self.step
        other.cards = cards
        other.least = self.least
        other.most = self.most
        other.ordered = self.ordered
        other.source = self.source
        other.fork = self.fork
        return other


def to_do(player: i64, this: i64, step: Step, cards: Cards) -> Entry:
    """A step to take."""
    entry = Entry(DO, player, this)
    entry.step = step
    entry.cards = cards
    return entry


def to_pick(player: i64, this: i64, step: Step, source: Source) -> Entry:
    """Cards to pick for a step; how many is still to be said."""
    entry = Entry(PICK, player, this)
    entry.step = step
    entry.source = source
    return entry


def to_choose(player: i64, this: i64, fork: Fork, number: i64, source: Source) -> Entry:
    """So many ways to choose."""
    entry = Entry(FORK, player, this)
    entry.fork = fork
    entry.least = entry.most = number
    entry.source = source
    return entry


def to_insert(player: i64, this: i64, step: Step, cards: Cards) -> Entry:
    """A place in the deck to choose for a card."""
    entry = Entry(INSERT, player, this)
    entry.step = step
    entry.cards = cards
    entry.least = entry.most = 1
    return entry


SEATS: Final = 6
#: by phase and seat
PHASE_ENTRIES: Final = vec[Entry]([Entry(ACTIONS + n // SEATS, n % SEATS, NOWHERE) for n in range(4 * SEATS)])


def phase(kind: i64, player: i64) -> Entry:
    """A phase of a turn, and those after it."""
    return PHASE_ENTRIES[(kind - ACTIONS) * SEATS + player]


@mypyc_attr(acyclic=True)
class Round:
    """What all passed to the left at once, and what came to light about it. Never changed, so that clones share it.

    Proofs are by seat and card: how many more copies, at the least, had come to the seat by passing than gone from it.
    """

    def __init__(self, cards: vec[i64], among: vec[i64], laid: vec[i64], after: vec[i64]) -> None:
        self.cards: Final = cards  # by giver, or NOWHERE
        self.among: Final = among  # by giver: the set of cards that all know it is from, or 0
        self.laid: Final = laid  # proofs for the moment when the cards were laid down and not yet taken up
        self.after: Final = after  # proofs for the time since then, until the next round


NO_ROUNDS: Final = vec[Round]()
NO_SEATS: Final = vec[Seat]()
NO_ENTRIES: Final = vec[Entry]()


class DominionState(State):
    """Everything about a game in progress, for the rules to work on."""

    def __init__(self, game: Game[Any], players: i64, cast: Cast, settings: dict[str, Any]) -> None:
        super().__init__(game, players)
        self.cast: Final = cast
        self.settings: Final = settings
        self.everyone: Final[i64] = everyone(players)
        self.seats = NO_SEATS
        self.supply = NOTHING  # how many of each card
        self.piles: i64 = 0  # which cards are left
        self.empty: i64 = 0  # how many piles are empty
        self.trash = NOTHING
        self.in_play = NOTHING  # a card keeps its slot all turn; NOWHERE when it has left
        self.turn: i64 = 0  # whose it is
        self.actions_left: i64 = 1
        self.buys: i64 = 1
        self.coins: i64 = 0
        self.discount: i64 = 0  # all cards cost so much less this turn
        self.played: i64 = 0  # how many Actions this turn
        self.bonuses = NOTHING  # coins more, by card for each and then for the first played; replaced, never changed
        self.unaffected: i64 = 0  # the seats that the present attack does not touch
        self.options: i64 = 0  # the legal actions as a set; none if they are places in a deck, which are listed
        self.agenda = NO_ENTRIES  # the next entry last
        self.seen = NOTHING  # cards in hands that others know; replaced, never changed
        self.rounds = NO_ROUNDS  # of cards passed from hand to hand; replaced, never changed
        self.this: i64 = NOWHERE  # of the step being taken
        self.exchanges: i64 = 0  # grows whenever the supply or the trash changes
        self.picked: i64 = 0  # how many cards of the hand the step was given that others still know of as in hand

    def copy_cards_to(self, other: DominionState) -> None:
        """Let another state of the same game have the same cards everywhere, and the same turn."""
        other.seats = vec[Seat]([seat.clone() for seat in self.seats])
        other.supply = self.supply[:]
        other.piles = self.piles
        other.empty = self.empty
        other.trash = self.trash[:]
        other.in_play = self.in_play[:]
        other.turn = self.turn
        other.actions_left = self.actions_left
        other.buys = self.buys
        other.coins = self.coins
        other.discount = self.discount
        other.played = self.played
        other.bonuses = self.bonuses
        other.unaffected = self.unaffected
        other.options = self.options
        other.agenda = self.agenda[:]
        other.seen = self.seen
        other.rounds = self.rounds

    def push(self, entry: Entry) -> None:
        """Put an entry on top of the agenda."""
        self.agenda = append(self.agenda, entry)

    def go_to(self, kind: i64, player: i64) -> None:
        """Put a phase in the place of the one that is next on the agenda."""
        self.agenda[len(self.agenda) - 1] = phase(kind, player)

    def cost(self, card: i64) -> i64:
        """DM-80, DM-187: what a card costs now."""
        return max(self.cast.cost[card] - self.discount, 0)

    def costing(self, least: i64, most: i64) -> i64:
        """The cards that cost so much now."""
        cast = self.cast
        if most < 0:
            return 0
        found = cast.cheap[min(most + self.discount, cast.dearest)]
        if least > 0:
            found &= ~cast.cheap[min(least + self.discount - 1, cast.dearest)]
        return found

    def shuffle_discard(self, me: i64) -> None:
        """DM-81: the discard pile becomes the deck."""
        seat = self.seats[me]
        if len(self.rounds) > 0:
            self.note_proofs(me)
        seat.deck, seat.discard = seat.discard, seat.deck
        forget_all(seat.deck)
        self.chance = shuffle(self.chance, seat.deck, len(seat.deck) - 1)

    def note_proofs(self, me: i64) -> None:
        """Keep what the cards in sight prove about passed cards, before they go out of sight."""
        raise NotImplementedError

    def needs_card(self, me: i64) -> bool:
        """DM-83: shuffle if a card of an empty deck is needed; whether there is one then."""
        seat = self.seats[me]
        if len(seat.deck) == 0:
            if len(seat.discard) == 0:
                return False
            self.shuffle_discard(me)
            if self.events is not None:
                self.tell("shuffle", {"seat": int(me)})
        return True

    def draw_card(self, me: i64) -> i64:
        """The top card of the deck, taken off it, with who knows it; or NOWHERE."""
        if not self.needs_card(me):
            return NOWHERE
        seat = self.seats[me]
        self.reveals += 1
        seat.deck, card = pop(seat.deck)
        return card

    def take_from_supply(self, card: i64) -> None:
        """One card fewer in its pile."""
        self.exchanges += 1
        self.supply[card] -= 1
        if self.supply[card] == 0:
            self.piles ^= BIT[card]
            self.empty += 1
