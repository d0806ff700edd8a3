"""What a seat observes and can do, as numbers in flat arrays. A card is the number of its pile, as in the game."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from demesne.core.bits import DIGIT, PLACES, SEQUENCE, SIX, count
from demesne.core.encoding import MOST, Block, Encoding, Field, Sheet, at_most
from demesne.core.state import OVER, State
from demesne.games.dominion.cards.card import CARDS
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.kingdoms import KINGDOM_SIZE, plan_kingdom
from demesne.games.dominion.knowledge import grip
from demesne.games.dominion.known import card_of, group_of, is_known_to, knower, knowers_of, owner_of
from demesne.games.dominion.seat import Seat
from demesne.games.dominion.setup import BASIC_PILES, KINGDOM_PILE, STARTING_DECK
from demesne.games.dominion.state import (
    ACTIONS,
    ANOTHER_NAME,
    ASIDE,
    ESTATE,
    FORK,
    HAND,
    INSERT,
    NOWHERE,
    PICK,
    Entry,
    Fork,
    Step,
)
from demesne.games.dominion.steps import FORKS_BY_NAMES, STEPS

CARD_COUNT: Final = 17  # basic cards and those of the kingdom; as a sum it would be a variable to the compiler
#: what all cards are called, and the number of each
KEYS: Final = sorted(CARDS)
for number, key in enumerate(KEYS):
    CARDS[key].number = 1 + number
#: steps for which something is picked or put, and choices between ways, numbered from 1 on
STEP_NAMES: Final = sorted(STEPS)
STEP_NUMBERS: Final[dict[Step, int]] = {STEPS[name].step: 1 + number for number, name in enumerate(STEP_NAMES)}
FORK_NAMES: Final = sorted(FORKS_BY_NAMES)
FORK_NUMBERS: Final[dict[Fork, int]] = {FORKS_BY_NAMES[names]: 1 + n for n, names in enumerate(FORK_NAMES)}
WAYS: Final = max([len(names) for names in FORKS_BY_NAMES])
KINDS: Final = ["pick", "choose", "insert", "action", "treasure", "buy"]  # from PICK on
#: the cards that are put into the deck at a place of one's choice
INSERTING: Final = ["secret_passage"]
#: what is noted of an observation: 1 + who observed it, 1 + how many exchanges there had been, whose turn it was, how
#: many cards were in play and how many of them had left, flags, and by 2 * seat what its zones were like and
#: 1 + how many exchanges it had had
OBSERVER: Final[i64] = 0
EXCHANGES: Final[i64] = 1
TURN: Final[i64] = 2
PLAYED: Final[i64] = 3
LEFT: Final[i64] = 4
NOTED_FLAGS: Final[i64] = 5
ZONES: Final[i64] = 6
#: the flags: the kind of the question, and what there seldom is
KIND: Final = 7
KNOWN: Final = 8
BONUSES: Final = 16
PICKED: Final = 32
#: what the first way would be as an action, if it followed those that are no cards
FIRST_WAY: Final = 32


@final
class DominionEncoding(Encoding):
    """The layout for a number of players, with or without places in the deck to choose from."""

    def __init__(self, players: int, places: int) -> None:
        super().__init__(players, fields(players), blocks(places))
        self.supply: Final = self.start("supply")
        self.kingdom: Final = self.start("kingdom")
        self.trash: Final = self.start("trash")
        self.in_play: Final = self.start("in_play")
        self.hand: Final = self.start("hand")
        self.owned: Final = self.start("owned")
        self.unknown: Final = self.start("unknown")
        self.seen: Final = self.start("seen")
        self.aside: Final = self.start("aside")
        self.in_deck: Final = self.start("in_deck")
        self.deck_top: Final = self.start("deck_top")
        self.discard_top: Final = self.start("discard_top")
        self.hand_size: Final = self.start("hand_size")
        self.deck_size: Final = self.start("deck_size")
        self.turns: Final = self.start("turns")
        self.unaffected: Final = self.start("unaffected")
        self.turn: Final = self.start("turn")
        self.actor: Final = self.start("actor")
        self.counters: Final = self.start("counters")
        self.bonuses: Final = self.start("bonuses")
        self.question: Final = self.start("question")
        self.asked: Final = self.start("asked")
        self.picked: Final = self.start("picked")
        self.way: Final = self.first("way")
        self.place: Final = self.first("place")
        self.notes = ZONES + 2 * players

    def sheet(self, before: vec[u8]) -> Sheet:
        """A blank row, and what each seat owns apart, as their order depends on who observes them."""
        owned = vec[vec[u8]]([self.blank[:CARD_COUNT] for _ in range(self.players)])
        return Sheet(before, self.blank, owned, self.notes)

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write what a seat observes over what is blank, or over what any seat observed before in the same game."""
        table, noted, into, at = cast(Dominion, state), sheet.noted, sheet.array, sheet.start
        flags = noted[NOTED_FLAGS]
        self.clear_earlier(into, at, flags)
        is_other = noted[OBSERVER] != 1 + seat
        noted[OBSERVER] = 1 + seat
        if noted[EXCHANGES] != 1 + table.exchanges:
            self.write_piles(table, sheet)
            noted[EXCHANGES] = 1 + table.exchanges
        self.write_owned(table, seat, is_other, sheet)
        seats, players, actor = table.seats, self.players, table.actor
        copy(seats[seat].hand, into, at + self.hand)
        turn = seats[table.turn].turns << 16 | table.unaffected << 8 | 1 + actor << 4 | table.turn
        if is_other or noted[TURN] != turn:
            self.write_turn(table, seat, into, at)
            clear(into, at + self.in_play, at + self.hand)
            noted[PLAYED], noted[LEFT] = 0, 0
            noted[TURN] = turn
        self.write_in_play(table.in_play, sheet)
        is_any = is_other or flags & KNOWN != 0
        flags = 0
        owner = seat
        for other in range(players):
            cards, note = seats[owner], ZONES + 2 * owner
            into[at + self.hand_size + other] = u8(cards.size)
            zones = zones_of(table, cards)
            if is_any or noted[note] != zones or (owner == actor and owner != seat):
                noted[note] = zones
                if self.write_zones(table, owner, seat, other, into, at):
                    flags |= KNOWN
            owner += 1
            if owner == players:
                owner = 0
        self.write_counters(table, into, at + self.counters)
        if len(table.bonuses) > 0:
            flags |= BONUSES
            copy(table.bonuses, into, at + self.bonuses)
        if actor != OVER:
            flags |= self.write_question(table, table.agenda[len(table.agenda) - 1], seat, into, at)
        noted[NOTED_FLAGS] = flags

    def clear_earlier(self, into: vec[u8], at: i64, flags: i64) -> None:
        """Clear what there seldom is, where there was some."""
        if flags & KNOWN:
            clear(into, at + self.seen, at + self.deck_top)
        if flags & BONUSES:
            clear(into, at + self.bonuses, at + self.question)
        kind = flags & KIND
        if kind != 0:
            into[at + self.question + kind - PICK] = u8(0)
            if kind < ACTIONS:
                clear(into, at + self.asked, at + self.picked)
        if flags & PICKED:
            clear(into, at + self.picked, at + self.size)

    def write_turn(self, state: Dominion, seat: i64, into: vec[u8], at: i64) -> None:
        """Whose turn it is, and who decides."""
        owner = seat
        for other in range(self.players):
            into[at + self.turns + other] = u8(min(state.seats[owner].turns, MOST))
            into[at + self.unaffected + other] = u8(state.unaffected >> owner & 1)
            into[at + self.turn + other] = u8(1) if owner == state.turn else u8(0)
            into[at + self.actor + other] = u8(1) if owner == state.actor else u8(0)
            owner += 1
            if owner == self.players:
                owner = 0

    def write_in_play(self, in_play: vec[i64], sheet: Sheet) -> None:
        """The cards in play: in a turn they get more, and some may leave."""
        noted, into, play = sheet.noted, sheet.array, sheet.start + self.in_play
        left: i64 = 0
        for card in in_play:
            if card < 0:
                left += 1
        if noted[LEFT] != left or noted[PLAYED] > len(in_play):
            clear(into, play, sheet.start + self.hand)
            noted[LEFT], noted[PLAYED] = left, 0
        for i in range(noted[PLAYED], len(in_play)):
            if in_play[i] >= 0:
                into[play + in_play[i]] += u8(1)
        noted[PLAYED] = len(in_play)

    def write_piles(self, state: Dominion, sheet: Sheet) -> None:
        """What is in the supply and in the trash."""
        into, at = sheet.array, sheet.start
        if sheet.noted[EXCHANGES] == 0:
            copy(state.cast.numbers, into, at + self.kingdom)
        copy(state.supply, into, at + self.supply)
        clear(into, at + self.trash, at + self.in_play)
        add(state.trash, into, at + self.trash)

    def write_owned(self, state: Dominion, seat: i64, is_other: bool, sheet: Sheet) -> None:
        """What everybody has: all gains and trashings are public, so all is known but for what was passed unseen."""
        noted, is_changed = sheet.noted, is_other
        for owner in range(self.players):
            exchanges = 1 + state.seats[owner].exchanges
            if noted[ZONES + 2 * owner + 1] != exchanges:
                noted[ZONES + 2 * owner + 1] = exchanges
                self.count_owned(state, owner, sheet.parts[owner])
                is_changed = True
        if not is_changed:
            return
        written, owner = sheet.before, seat
        for other in range(self.players):
            written = extend(written, sheet.parts[owner])
            sheet.array[sheet.start + self.unknown + other] = u8(0)
            if other > 0 and self.players > 2 and len(state.rounds) > 0:
                self.take_back_passes(state, owner, seat, other, sheet)
            owner += 1
            if owner == self.players:
                owner = 0

    def count_owned(self, state: Dominion, owner: i64, owned: vec[u8]) -> None:
        """Count what a seat has, wherever it is."""
        cards = state.seats[owner]
        copy(cards.hand, owned, 0)
        add(cards.deck, owned, 0)
        add(cards.discard, owned, 0)
        add(cards.aside, owned, 0)
        add(state.outside(owner), owned, 0)

    def write_zones(self, state: Dominion, owner: i64, seat: i64, other: i64, into: vec[u8], at: i64) -> bool:
        """What is known of a seat's cards, where it shows their number; whether any are."""
        cards = state.seats[owner]
        pile, deck = cards.discard, cards.deck
        if owner == seat:
            into[at + self.deck_size] = u8(min(len(deck), MOST))
        into[at + self.discard_top + other] = u8(1 + card_of(pile[len(pile) - 1])) if len(pile) > 0 else u8(0)
        into[at + self.deck_top + other] = u8(0)
        is_known = count_known(deck, knower(seat), into, at + self.in_deck + CARD_COUNT * other)
        if len(deck) > 0:
            top = deck[len(deck) - 1]
            if is_known_to(top, seat) and (owner == seat or group_of(top) == 0):
                into[at + self.deck_top + other] = u8(1 + card_of(top))
        row = at + self.aside + CARD_COUNT * other
        for card in cards.aside:
            if owner == seat or is_known_to(card, seat):
                into[row + card_of(card)] += u8(1)
                is_known = True
        if owner != seat:
            if owner == state.actor and len(state.agenda[len(state.agenda) - 1].cards) > 0:
                gripped = grip(state, int(owner))
                into[at + self.hand_size + other] += u8(len(gripped[HAND]))
                for one in gripped[ASIDE]:
                    if is_known_to(one, seat):
                        into[row + card_of(one)] += u8(1)
                        is_known = True
            row = at + self.seen + CARD_COUNT * other
            for fact in state.seen:
                if owner_of(fact) == owner and is_known_to(fact, seat):
                    into[row + card_of(fact)] += u8(1)
                    is_known = True
        return is_known

    def take_back_passes(self, state: Dominion, owner: i64, seat: i64, other: i64, sheet: Sheet) -> None:
        """Count a seat's cards as if what the observer did not see pass had stayed where it was."""
        counts = vec[i64]([0] * CARD_COUNT)
        giver = owner - 1 if owner > 0 else self.players - 1
        came: i64 = 0
        for one in state.rounds:
            if giver != seat and one.cards[giver] != NOWHERE and count(one.among[giver]) != 1:
                counts[one.cards[giver]] -= 1
                came += 1
            taker = owner + 1 if owner + 1 < self.players else 0
            if taker != seat and one.cards[owner] != NOWHERE and count(one.among[owner]) != 1:
                counts[one.cards[owner]] += 1
        into, row = sheet.array, sheet.start + self.owned + CARD_COUNT * other
        for card in range(CARD_COUNT):
            into[row + card] = u8(max(i64(into[row + card]) + counts[card], 0))
        into[sheet.start + self.unknown + other] = at_most(came)

    def write_counters(self, state: Dominion, into: vec[u8], at: i64) -> None:
        """What is counted in a turn."""
        into[at] = u8(min(state.actions_left, MOST))
        into[at + 1] = u8(min(state.buys, MOST))
        into[at + 2] = u8(min(state.coins, MOST))
        into[at + 3] = u8(min(state.discount, MOST))
        into[at + 4] = u8(min(state.played, MOST))
        into[at + 5] = u8(state.empty)

    def write_question(self, state: Dominion, entry: Entry, seat: i64, into: vec[u8], at: i64) -> i64:
        """What is asked, and what was picked so far if it is this seat that picks; the flags for it."""
        into[at + self.question + entry.kind - PICK] = u8(1)
        if entry.kind >= ACTIONS:
            return entry.kind
        asked = at + self.asked
        if 0 <= entry.this < len(state.in_play):
            into[asked] = u8(1 + state.in_play[entry.this])
        if entry.fork is not None:
            into[asked + 1] = u8(FORK_NUMBERS[entry.fork])
        elif entry.step is not None:
            into[asked + 2] = u8(STEP_NUMBERS[entry.step])
        into[asked + 3] = at_most(entry.least)
        into[asked + 4] = at_most(entry.most)
        into[asked + 5] = u8(1) if entry.ordered else u8(0)
        into[asked + 6] = u8(1 + entry.source.zone)
        if entry.source.owner != NOWHERE:
            into[asked + 7] = u8(1 + self.relative(entry.source.owner, seat))
        if entry.player != seat or len(entry.cards) == 0:
            return entry.kind
        for card in entry.cards:
            into[at + self.picked + card] += u8(1)
        return entry.kind | PICKED

    def index(self, state: State, action: i64) -> i64:
        """The same number for a card; then what is no card, then ways, then places in the deck."""
        first = self.first_index(cast(Dominion, state))
        return first + action if first > 0 or action < ANOTHER_NAME else self.way + action - FIRST_WAY

    def action(self, state: State, index: i64) -> i64:
        """The card, the way or the place."""
        first = self.first_index(cast(Dominion, state))
        return index - first if first > 0 or index <= CARD_COUNT else index - self.way + FIRST_WAY

    def first_index(self, state: Dominion) -> i64:
        """The index of the answer 0 to what is asked: the first way or the first place in the deck, or to be done."""
        kind = state.agenda[len(state.agenda) - 1].kind
        return self.way if kind == FORK else self.place if kind == INSERT else 0

    def mark(self, state: State, into: vec[u8], at: i64) -> None:
        """Allow the legal actions in a closed mask, from a place on."""
        table = cast(Dominion, state)
        if table.actor == OVER:
            return
        first, others, options = at + self.first_index(table), at + self.way - FIRST_WAY, table.options
        if options == 0:
            for action in table.choices:
                into[first + action] = u8(1)
        while options != 0:
            action = PLACES[(options & -options) * SEQUENCE >> DIGIT & SIX]
            into[first + action if first > at or action < ANOTHER_NAME else others + action] = u8(1)
            options &= options - 1


def clear(into: vec[u8], start: i64, end: i64) -> None:
    """Clear some places."""
    for i in range(start, end):
        into[i] = u8(0)


def copy(numbers: vec[i64], into: vec[u8], at: i64) -> None:
    """Copy numbers, from a place on."""
    for number in numbers:
        into[at] = u8(number)
        at += 1


def add(cards: vec[i64], into: vec[u8], row: i64) -> None:
    """Count cards, of which something may be known, by card."""
    for card in cards:
        into[row + card_of(card)] += u8(1)


def count_known(cards: vec[i64], known: i64, into: vec[u8], row: i64) -> bool:
    """Count by card those that are known to one; whether there are any."""
    knowers: i64 = 0
    for card in cards:
        knowers |= card
    if knowers_of(knowers) & known == 0:
        return False
    for card in cards:
        if knowers_of(card) & known != 0:
            into[row + card_of(card)] += u8(1)
    return True


def zones_of(state: Dominion, cards: Seat) -> i64:
    """A number that changes with what is known of a seat's deck, discard pile and cards aside, and of its hand.

    Whatever leaves a deck or a discard pile, comes aside or to a hand, or is shown, adds to what has come to light or
    been exchanged; Clean-up adds a turn. As long as none of these has grown, decks and piles can only have got cards,
    and those aside have only become fewer: where there are as many as before, they are the same. Cards can then have
    left the hand, but nobody has come to know any that is in it.
    """
    changes = state.reveals + cards.exchanges + cards.turns
    return changes << 30 | len(cards.aside) << 20 | len(cards.discard) << 10 | len(cards.deck)


def fields(players: int) -> list[Field]:
    """What an observation consists of."""
    cards, most = CARD_COUNT, int(MOST)
    return [
        Field("owned", (players, cards), most,
              "By seat and card: how many it has, wherever they are, not counting what was passed unseen."),
        Field("kingdom", (cards,), len(KEYS), "By card: its place among all cards of all sets by name, from 1 on."),
        Field("supply", (cards,), most, "By card: how many are in the supply."),
        Field("trash", (cards,), most, "By card: how many are in the trash."),
        Field("in_play", (cards,), most, "By card: how many are in play."),
        Field("hand", (cards,), most, "By card: how many the observer has in hand."),
        Field("unknown", (players,), most, "By seat: how many cards were passed to it unseen."),
        Field("seen", (players, cards), most,
              "By seat and card: how many are known to be in its hand, if not the own."),
        Field("aside", (players, cards), most, "By seat and card: how many it looks at, has revealed or set aside."),
        Field("in_deck", (players, cards), most, "By seat and card: how many are known to be in its deck."),
        Field("deck_top", (players,), cards, "By seat: 1 + the card on top of its deck, if it is known."),
        Field("discard_top", (players,), cards, "By seat: 1 + the card on top of its discard pile, if there is one."),
        Field("hand_size", (players,), most, "By seat: how many cards it has in hand."),
        Field("deck_size", (1,), most, "How many cards are in the observer's deck."),
        Field("turns", (players,), most, "By seat: how many turns it has taken."),
        Field("unaffected", (players,), 1, "By seat: 1 if the present attack does not touch it."),
        Field("turn", (players,), 1, "By seat: 1 for the one whose turn it is."),
        Field("actor", (players,), 1, "By seat: 1 for whoever decides."),
        Field("counters", (6,), most,
              "Actions left, buys, coins, by how much all cards cost less, Actions played this turn, empty piles."),
        Field("bonuses", (2, cards), most, "By card: coins more for each one played; then for the first one."),
        Field("question", (len(KINDS),), 1, f"What is asked: {', '.join(KINDS)}; one is 1."),
        Field("asked", (8,), most,
              "Of a question of a card: 1 + the card; 1 + the number of the choice between ways; 1 + that of the step"
              " for"
              " which cards are picked; how many at the least, at the most; 1 if their order matters; 1 + the zone that"
              " they come from (hand, aside, the last one aside, supply, trash, discard pile, names, reactions); 1 +"
              " the"
              " seat that it is about, if it is another one."),
        Field("picked", (cards,), most, "By card, or by way: what the observer has picked so far for the question."),
    ]  # fmt: skip


def blocks(places: int) -> list[Block]:
    """What the space of actions consists of."""
    return [
        Block("done", (1,), "Pick no more, or end the phase."),
        Block("card", (CARD_COUNT,), "A card: play, buy, gain, discard, trash, reveal or name it, as is asked."),
        Block("single", (3,), "Name a card that is not in the game; play all Treasures; reveal no Reaction."),
        Block("way", (WAYS,), "One of the ways between which a card lets a player choose."),
        Block("place", (places,), "By how many cards of the deck shall be above the card that is put into it."),
    ]  # fmt: skip


#: those made so far, by players and how many places in a deck there may be
ENCODINGS: Final[dict[tuple[int, int], DominionEncoding]] = {}


def encoding_of(state: Dominion) -> Encoding:
    """The layout for a state's table, made once."""
    players = int(state.players)
    possible = plan_kingdom(state.settings).cards + state.cast.ids
    inserts = len([key for key in INSERTING if key in possible]) > 0
    key = (players, count_cards(players) + 1 if inserts else 0)
    if key not in ENCODINGS:
        ENCODINGS[key] = DominionEncoding(players, key[1])
    return ENCODINGS[key]


def count_cards(players: int) -> int:
    """How many cards there can be in a game."""
    piles = [numbers[players - 2] for numbers in BASIC_PILES]
    return sum(piles) + KINGDOM_SIZE * max(KINGDOM_PILE, piles[ESTATE]) + players * len(STARTING_DECK)
