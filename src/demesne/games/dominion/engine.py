"""The course of the game: setup, questions and answers, points."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from demesne.core.bits import PLACES
from demesne.core.chance import pick as pick_number
from demesne.core.chance import seeded, shuffle, step
from demesne.core.game import Game
from demesne.core.state import OVER
from demesne.games.dominion.agenda import answers, drop, pick, run, with_cards
from demesne.games.dominion.cards.basic import BASIC
from demesne.games.dominion.cards.card import CARDS
from demesne.games.dominion.kingdoms import choose_kingdom, previous_winners
from demesne.games.dominion.memory import forget_unseen
from demesne.games.dominion.state import (
    ACTIONS,
    ALL_TREASURES,
    BUYS,
    CARD,
    CLEAN_UP,
    COPPER,
    DO,
    DONE,
    ESTATE,
    FIRST_CARD,
    FORK,
    HAND,
    INSERT,
    NO_CARDS,
    NO_REACTION,
    NOTHING,
    PICK,
    TREASURES,
    VICTORY,
    Cast,
    Entry,
    Seat,
    Table,
)
from demesne.games.dominion.turn import (
    HAND_SIZE,
    begin_turn,
    buy,
    buyable,
    clean_up,
    is_over,
    play_action,
    play_all_treasures,
    play_treasure,
    playable_actions,
    playable_treasures,
)
from demesne.games.dominion.verbs import draw

STARTING_COPPERS: Final = 7
STARTING_ESTATES: Final = 3
#: DM-12, by basic card and then by the number of players, from 2 to 6
BASIC_PILES: Final = [
    [46, 39, 32, 85, 78],
    [40, 40, 40, 80, 80],
    [30, 30, 30, 60, 60],
    [8, 12, 12, 12, 12],
    [8, 12, 12, 12, 12],
    [8, 12, 12, 15, 18],
    [10, 20, 30, 40, 50],
]
KINGDOM_PILE: Final = 10
CASTS: Final[dict[str, Cast]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Dominion(Table):
    """A game of Dominion in progress."""

    def clone(self) -> Dominion:
        """An independent copy that nobody listens to."""
        twin = Dominion(
            self.game, self.cast, self.chance, self.reveals, None, vec[Seat]([seat.clone() for seat in self.seats]),
            self.supply[:], self.piles, self.empty, self.trash[:], self.in_play[:], self.turn, self.actions_left,
            self.buys, self.coins, self.discount, self.played, self.bonuses, self.unaffected, self.agenda[:],
            self.options, self.seen, self.passes, self.settings,
        )  # fmt: skip
        twin.actor = self.actor
        return twin

    def legal(self) -> vec[i64]:
        """The answers to the question on top of the agenda."""
        found = vec[i64](capacity=18)
        entry = self.agenda[-1]
        if entry.kind == INSERT:
            for place in range(len(self.seats[entry.player].deck) + 1):
                found = append(found, place)
            return found
        left = self.options
        while left != 0:
            low = left & -left
            found = append(found, PLACES[low % 67])
            left ^= low
        return found

    def perform(self, action: i64) -> None:
        """Carry out a legal action and run on to the next real decision."""
        self.answer(self.agenda[-1], action)
        self.settle()

    def answer(self, entry: Entry, action: i64) -> None:
        """Answer the question on top of the agenda."""
        kind = entry.kind
        if kind in (ACTIONS, TREASURES, BUYS):
            if action == DONE:
                drop(self)
            elif kind == ACTIONS:
                play_action(self, entry.player, action - FIRST_CARD)
            elif kind == BUYS:
                buy(self, entry.player, action - FIRST_CARD)
            elif action == ALL_TREASURES:
                play_all_treasures(self, entry.player)
            else:
                play_treasure(self, entry.player, action - FIRST_CARD, 1)
            return
        drop(self)
        if kind == FORK:
            self.choose_way(entry, action)
        elif kind == INSERT:
            assert entry.step is not None
            run(self, entry.step, int(entry.player), (*entry.cards, int(action)), entry.this)
        elif action in (DONE, NO_REACTION):
            self.finish(entry)
        else:
            self.push(pick(self, entry, action - FIRST_CARD))

    def settle(self) -> None:
        """Work through the agenda until somebody has a real choice."""
        while len(self.agenda) > 0:
            entry = self.agenda[-1]
            kind = entry.kind
            if kind == DO:
                drop(self)
                assert entry.step is not None
                run(self, entry.step, int(entry.player), entry.cards, entry.this)
                continue
            if kind == CLEAN_UP:
                drop(self)
                self.end_turn(entry.player)
                continue
            if kind == ACTIONS:
                options = playable_actions(self, entry.player)
            elif kind == TREASURES:
                options = playable_treasures(self, entry.player)
            elif kind == BUYS:
                options = buyable(self, entry.player)
            else:
                if entry.player != self.turn:
                    self.reveals += 1  # that somebody else is asked, or is not, tells something
                options = self.some_places(entry) if kind == INSERT else answers(self, entry)
            if options & (options - 1) != 0:
                self.options = options
                self.actor = entry.player
                return
            if options != 0:
                self.answer(entry, PLACES[options % 67])
            else:
                drop(self)
                if kind == PICK:
                    self.finish(entry)
        self.options = 0
        self.actor = OVER

    def some_places(self, entry: Entry) -> i64:
        """Some two answers if the deck has cards, or only the one place that an empty deck has."""
        return 3 if len(self.seats[entry.player].deck) > 0 else 1

    def choose_way(self, entry: Entry, way: i64) -> None:
        """Go one way more; when all are chosen, go them."""
        chosen = with_cards(entry, (*entry.cards, int(way)))
        if len(chosen.cards) < chosen.most:
            self.push(chosen)
            return
        for number in reversed(chosen.cards):
            self.push(Entry(DO, befalls(entry), entry.ways[number], NO_CARDS, entry.this, 0, 0, False,
                            entry.source, ()))  # fmt: skip

    def finish(self, entry: Entry) -> None:
        """Take the step that a question was for, if any card was picked."""
        if len(entry.cards) == 0:
            return
        if entry.source.zone == HAND:
            forget_unseen(self, entry.player, len(entry.cards))
        assert entry.step is not None
        run(self, entry.step, befalls(entry), entry.cards, entry.this)

    def end_turn(self, me: i64) -> None:
        """Clean-up, the test for the end, and the next turn."""
        clean_up(self, me)
        if not is_over(self):
            begin_turn(self, (me + 1) % self.players)
        elif self.events is not None:
            self.tell("end", {"scores": self.scores(), "breakdown": self.breakdown()})

    def owned(self, me: i64) -> list[int]:
        """DM-58: how many of each card a player has, wherever they are."""
        seat = self.seats[me]
        counts = [int(number) for number in seat.hand]
        for cards in (seat.deck, seat.discard, seat.aside):
            for card in cards:
                counts[card & CARD] += 1
        if me == self.turn:
            for card in self.in_play:
                if card >= 0:
                    counts[card] += 1
        for entry in self.agenda:
            if entry.player == me and len(entry.cards) > 0 and (is_pick_of_own(entry) or entry.kind == INSERT):
                for picked in entry.cards:
                    counts[picked] += 1
        return counts

    def scores(self) -> list[int]:
        """The points by seat, as if the game ended here."""
        return [self.points(self.owned(seat)) for seat in range(self.players)]

    def points(self, counts: list[int]) -> int:
        """DM-59: the points of so many of each card."""
        points: i64 = 0
        for card in range(self.cast.number):
            points += counts[card] * self.cast.points[card]
        if self.cast.special:
            for card in range(self.cast.number):
                worth = self.cast.cards[card].worth
                if worth is not None:
                    points += counts[card] * worth(counts)
        return int(points)

    def standing(self, seat: int) -> list[int]:
        """DM-60: points, then fewer turns."""
        return [self.points(self.owned(seat)), -int(self.seats[seat].turns)]


def befalls(entry: Entry) -> int:
    """Whom an answer is about: the player asked, or the one whose cards they are."""
    return int(entry.player if entry.source.owner < 0 else entry.source.owner)


def is_pick_of_own(entry: Entry) -> bool:
    """Whether the cards picked so far belong to the player who picks."""
    return entry.kind == PICK and entry.source.zone <= 2 and entry.source.owner < 0


def make_cast(kingdom: list[str]) -> Cast:
    """The cards of a game with these kingdom cards, made only once."""
    key = ",".join(kingdom)
    if key not in CASTS:
        if len(CASTS) > 1000:
            CASTS.clear()
        CASTS[key] = Cast([CARDS[key] for key in BASIC + kingdom])
    return CASTS[key]


def pile_size(cast: Cast, card: int, players: int) -> int:
    """DM-12: how many cards a pile has at the start."""
    if card < len(BASIC_PILES):
        return BASIC_PILES[card][players - 2]
    return BASIC_PILES[ESTATE][players - 2] if cast.types[card] & VICTORY != 0 else KINGDOM_PILE


def start_cards(card: int) -> int:
    """DM-5: how many copies each player starts with."""
    if card == COPPER:
        return STARTING_COPPERS
    return STARTING_ESTATES if card == ESTATE else 0


def new_table(game: Game[Any], players: int, cast: Cast, chance: i64, settings: dict[str, Any]) -> Dominion:
    """All piles full, and nobody with a card."""
    number = int(cast.number)
    seats = vec[Seat]([Seat(vec[i64](), vec[i64]([0] * number), 0, 0, vec[i64](), vec[i64](), 0)
                       for _ in range(players)])  # fmt: skip
    supply = vec[i64]([pile_size(cast, card, players) for card in range(number)])
    return Dominion(
        game, cast, chance, 0, None, seats, supply, cast.everything, 0, vec[i64](), vec[i64](), 0, 1,
        1, 0, 0, 0, NOTHING, 0, vec[Entry](), 0, NOTHING, NOTHING, settings,
    )  # fmt: skip


def deal(game: Game[Any], players: int, seed: int, options: dict[str, Any], listen: bool) -> Dominion:
    """A new game."""
    chance = seeded(seed)
    kingdom, chance = choose_kingdom(options, chance)
    state = new_table(game, players, make_cast(kingdom), chance, options)
    state.events = [] if listen else None
    first = start_player(state, previous_winners(options))
    if state.events is not None:
        state.tell("setup", {"kingdom": kingdom, "first": first})
    for me in range(players):
        seat = state.seats[me]
        seat.deck = vec[i64]([COPPER] * STARTING_COPPERS + [ESTATE] * STARTING_ESTATES)
        state.chance = shuffle(state.chance, seat.deck, len(seat.deck) - 1)
        draw(state, me, HAND_SIZE)
    begin_turn(state, first)
    state.settle()
    return state


def start_player(state: Dominion, winners: list[int]) -> int:
    """DM-20 to DM-22: anybody, or the player to the left of the last winner, or one who did not share the victory."""
    players = int(state.players)
    if len(winners) == 1:
        return (winners[0] + 1) % players
    candidates = [seat for seat in range(players) if seat not in winners]
    if len(candidates) == 0:
        candidates = list(range(players))
    state.chance = step(state.chance)
    return candidates[pick_number(state.chance, len(candidates))]
