"""The course of the game: setup, questions and answers, points."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.bits import listed, lowest, one_of
from demesne.core.state import NOTHING, OVER
from demesne.games.dominion.agenda import answers, ask, drop, pick, run
from demesne.games.dominion.known import card_of
from demesne.games.dominion.memory import note_proofs
from demesne.games.dominion.state import (
    ACTIONS,
    ALL_TREASURES,
    ASIDE,
    BUYS,
    DO,
    DONE,
    FIRST_CARD,
    FORK,
    HAND,
    INSERT,
    LATEST,
    NO_CARDS,
    NO_REACTION,
    NO_ROUNDS,
    PICK,
    Cards,
    DominionState,
    Entry,
    and_one,
    to_do,
)
from demesne.games.dominion.turn import (
    begin_turn,
    buy,
    clean_up,
    is_over,
    play_action,
    play_all_treasures,
    play_treasure,
    reach_choice,
)

#: sets of places in a deck, as bits
ONE_PLACE: Final[i64] = 1
TWO_PLACES: Final[i64] = 3


class Dominion(DominionState):
    """A game of Dominion in progress."""

    def clone(self) -> Dominion:
        """An independent copy that nobody listens to."""
        twin = Dominion(self.game, self.players, self.cast, self.settings)
        self.copy_to(twin)
        self.copy_cards_to(twin)
        return twin

    def settle(self) -> None:
        """Work through the agenda until somebody has a real choice, or the game is over."""
        while len(self.agenda) > 0:
            entry = self.agenda[len(self.agenda) - 1]
            kind = entry.kind
            if kind >= ACTIONS:
                if reach_choice(self, kind, entry.player):
                    return
                self.end_turn(entry.player)
            elif kind == DO:
                drop(self)
                assert entry.step is not None
                run(self, entry.step, int(entry.player), entry.cards, entry.this)
            else:
                options = self.possible(entry)
                if options & (options - 1) != 0:
                    if entry.player != self.actor:
                        ask(self, entry.player)
                    self.options = options
                    if kind == INSERT:
                        self.choices = self.places_in_deck(entry)
                        self.options = 0
                    return
                if options != 0:
                    self.act(lowest(options))
                else:
                    drop(self)
                    if kind == PICK:
                        self.finish(entry, entry.cards)
        if self.actor != OVER:
            self.reveals += 1
        self.actor = OVER
        self.choices = NOTHING
        self.options = 0

    def legal(self) -> vec[i64]:
        """The legal actions, ascending; read only."""
        return listed(self.options) if self.options != 0 else self.choices

    def at_random(self, chance: i64) -> i64:
        """The legal action that a state of a generator stands for, each as likely as the others."""
        return one_of(self.options, chance) if self.options != 0 else super().at_random(chance)

    def possible(self, entry: Entry) -> i64:
        """The answers to a question of a card as a set."""
        self.note_question(entry)
        return some_places(self, entry) if entry.kind == INSERT else answers(self, entry)

    def note_question(self, entry: Entry) -> None:
        """That somebody else is asked, or is not, tells something."""
        if entry.player != self.turn:
            self.reveals += 1

    def places_in_deck(self, entry: Entry) -> vec[i64]:
        """How many cards of the deck can be above the one that is put into it."""
        return vec[i64](list(range(len(self.seats[entry.player].deck) + 1)))

    def act(self, action: i64) -> None:
        """Answer the question on top of the agenda."""
        entry = self.agenda[-1]
        kind = entry.kind
        if kind >= ACTIONS:
            if action == DONE:
                if kind == BUYS:
                    self.end_turn(entry.player)
                else:
                    self.go_to(kind + 1, entry.player)
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
            run(self, entry.step, int(entry.player), and_one(entry.cards, action), entry.this)
        elif action in (DONE, NO_REACTION):
            self.finish(entry, entry.cards)
        else:
            self.pick_card(entry, action - FIRST_CARD)

    def choose_way(self, entry: Entry, way: i64) -> None:
        """Go one way more; when all are chosen, go them."""
        chosen = and_one(entry.cards, way)
        if len(chosen) < entry.most:
            self.push(entry.with_cards(chosen))
            return
        assert entry.fork is not None
        for number in reversed(chosen):
            self.push(to_do(concerned(entry), entry.this, entry.fork.steps[number], NO_CARDS))

    def pick_card(self, entry: Entry, card: i64) -> None:
        """Pick one card more; when there are enough, take the step."""
        picked = pick(self, entry, card)
        if len(picked) < entry.most:
            self.push(entry.with_cards(picked))
            return
        self.note_question(entry)
        self.finish(entry, picked)

    def finish(self, entry: Entry, cards: Cards) -> None:
        """Take the step that a question was for, if any card was picked."""
        if len(cards) == 0:
            return
        assert entry.step is not None
        self.picked = len(cards) if entry.source.zone == HAND else 0
        run(self, entry.step, concerned(entry), cards, entry.this)
        self.picked = 0

    def note_proofs(self, me: i64) -> None:
        """Keep what the cards in sight prove about passed cards, before they go out of sight."""
        note_proofs(self, me, NO_CARDS)

    def end_turn(self, me: i64) -> None:
        """Clean-up, the test for the end, and the next turn."""
        clean_up(self, me)
        if not is_over(self):
            following = me + 1 if me + 1 < self.players else 0
            begin_turn(self, following)
            self.go_to(ACTIONS, following)
            return
        drop(self)
        self.rounds = NO_ROUNDS  # all cards are shown
        if self.events is not None:
            self.tell("end", {"scores": self.scores(), "breakdown": self.breakdown()})

    def owned(self, me: i64) -> list[int]:
        """DM-58: how many of each card a player has, wherever they are."""
        return [int(number) for number in self.count_owned(me)]

    def count_owned(self, me: i64) -> vec[i64]:
        """The same, counted."""
        seat = self.seats[me]
        counts = seat.hand[:]
        count_in(counts, seat.deck)
        count_in(counts, seat.discard)
        count_in(counts, seat.aside)
        count_in(counts, self.outside(me))
        return counts

    def outside(self, me: i64) -> vec[i64]:
        """A player's cards in no zone of their own: in play, or in the grip of a question."""
        found = NOTHING
        if me == self.turn:
            for card in self.in_play:
                if card >= 0:
                    found = append(found, card)
        for entry in self.agenda:
            if entry.player == me and len(entry.cards) > 0 and (is_pick_of_own(entry) or entry.kind == INSERT):
                for picked in entry.cards:
                    found = append(found, picked)
        return found

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


def count_in(counts: vec[i64], cards: vec[i64]) -> None:
    """Count these cards, too."""
    for card in cards:
        counts[card_of(card)] += 1


def some_places(state: Dominion, entry: Entry) -> i64:
    """Some two places if the deck has cards, or only the one place that an empty deck has."""
    return TWO_PLACES if len(state.seats[entry.player].deck) > 0 else ONE_PLACE


def concerned(entry: Entry) -> int:
    """Whom an answer is about: the player asked, or the one whose cards they are."""
    return int(entry.player if entry.source.owner < 0 else entry.source.owner)


def is_pick_of_own(entry: Entry) -> bool:
    """Whether the cards picked so far belong to the player who picks."""
    return entry.kind == PICK and entry.source.zone in (HAND, ASIDE, LATEST) and entry.source.owner < 0
