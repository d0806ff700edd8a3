"""The course of the game: setup, the agenda, and what every question asks and every answer does."""

from __future__ import annotations

from librt.vecs import pop, vec
from mypy_extensions import i64

from demesne.core.state import OVER
from demesne.games.dominations import ages, construction, development, growth, hands, trading, vestigium
from demesne.games.dominations.agenda import (
    ASSIMILATE,
    ASSIMILATION,
    CONSTRUCT,
    DEVELOP,
    DONE,
    DRAW,
    EFFECT,
    END_EFFECTS,
    FAREWELL,
    FINISH,
    FIT,
    INFLUENCE_POINTS,
    INITIATIVE,
    NEXT_ERA,
    OBJECTIVE,
    ORDER,
    PAY,
    PIECE,
    PLACE,
    REACT,
    REACTIVATE,
    REAP,
    RETURN,
    REVEAL,
    ROLES,
    SOURCE,
    TILE,
    TO_TRADE,
    TRADE,
    TURN,
    WILD,
    WILD_HARVEST,
    first_of,
    kind_of,
    seat_of,
    second_of,
)
from demesne.games.dominations.components import START_TURN
from demesne.games.dominations.land import EMPTY
from demesne.games.dominations.monuments import piece_places
from demesne.games.dominations.simultaneous import act, choose_effect, fire, order_options
from demesne.games.dominations.table import NOTHING, Table
from demesne.games.dominations.tree import Tree


class Dominations(Table):
    """A game of Dominations in progress."""

    def clone(self) -> Dominations:
        """An independent copy that nobody listens to."""
        return Dominations(
            self.game,
            self.rules,
            self.chance,
            self.reveals,
            None,
            self.era,
            self.turn,
            self.order,
            self.supply,
            self.hands[:],
            self.knowers[:],
            self.held[:],
            self.aside,
            self.offers,
            self.kept[:],
            self.land.clone(),
            vec[Tree]([tree.clone() for tree in self.trees]),
            self.copies[:],
            self.built[:],
            self.knowledge[:],
            self.limits[:],
            self.best[:],
            self.points[:],
            self.influence[:],
            self.markers[:],
            self.roles[:],
            self.produced[:],
            self.harvest[:],
            self.ripe[:],
            self.traded,
            self.agenda[:],
            self.actor,
            self.choices,
        )

    def legal(self) -> vec[i64]:
        """The answers to the question on top of the agenda."""
        return self.choices

    def perform(self, action: i64) -> None:
        """Carry out a legal action and run on to the next real decision."""
        self.answer(action)
        self.settle()

    def settle(self) -> None:
        """Do all that has only one way to be done, until somebody has a choice."""
        while len(self.agenda) > 0:
            entry = self.agenda[len(self.agenda) - 1]
            if kind_of(entry) < WILD:
                self.agenda, entry = pop(self.agenda)
                self.take_step(entry)
                continue
            self.choices = self.options(entry)
            if len(self.choices) > 1:
                self.actor = seat_of(entry)
                return
            if len(self.choices) == 1:
                self.answer(self.choices[0])
            else:
                self.agenda, entry = pop(self.agenda)
        self.actor = OVER
        self.choices = NOTHING

    def take_step(self, entry: i64) -> None:
        """Do what asks nobody."""
        kind, seat = kind_of(entry), seat_of(entry)
        if kind == REAP:
            growth.reap(self, seat, first_of(entry), second_of(entry))
        elif kind == TURN:
            self.begin_turn()
        elif kind == EFFECT:
            act(self, entry)
        elif kind == REACT:
            fire(self, seat, first_of(entry), 0)
        elif kind == DRAW:
            hands.draw(self, seat)
        elif kind == REVEAL:
            self.reveal()
        elif kind == END_EFFECTS:
            ages.end_effects(self)
        elif kind == ASSIMILATION:
            ages.assimilation(self)
        elif kind == INFLUENCE_POINTS:
            ages.influence_points(self)
        elif kind == ROLES:
            ages.roles(self)
        elif kind == NEXT_ERA:
            ages.next_era(self)
        elif kind == FINISH:
            ages.finish(self)

    def options(self, entry: i64) -> vec[i64]:
        """The answers to a question, ascending."""
        kind, seat, first, second = kind_of(entry), seat_of(entry), first_of(entry), second_of(entry)
        if kind == TILE:
            return growth.tile_options(self, seat, first)
        if kind == PLACE:
            return growth.place_options(self, first)
        if kind == CONSTRUCT:
            return construction.construct_options(self, seat)
        if kind == DEVELOP:
            return development.develop_options(self, seat)
        if kind == FIT:
            return development.fit_options(self, seat, first)
        if kind == TRADE:
            return trading.trade_options(self, seat)
        if kind == FAREWELL:
            return vec[i64]([DONE, TO_TRADE]) if trading.can_trade(self, seat) else NOTHING
        if kind == ORDER:
            return order_options(self, seat, first)
        if kind in (WILD, WILD_HARVEST):
            return vestigium.wild_options(self, kind, seat, first, second)
        if kind == SOURCE:
            return growth.source_options(self, first, second)
        if kind == RETURN:
            return hands.return_options(self, seat)
        if kind == PIECE:
            return piece_places(self.land, first)
        if kind == PAY:
            return construction.pay_options(self, seat, first, second & 7, second >> 3)
        if kind == REACTIVATE:
            return growth.reactivate_options(self)
        if kind == ASSIMILATE:
            return ages.assimilate_options(self, seat)
        if kind == INITIATIVE:
            return ages.initiative_options(self, first)
        return self.offered(seat, 0 if kind == OBJECTIVE else 2)

    def answer(self, action: i64) -> None:
        """Carry out the answer to the question on top of the agenda."""
        self.agenda, entry = pop(self.agenda)
        kind, seat, first, second = kind_of(entry), seat_of(entry), first_of(entry), second_of(entry)
        if kind == TRADE:
            trading.trade(self, seat, action)
            return
        if not trading.is_to_trade(kind, action):
            self.traded = 0
        if kind == TILE:
            growth.choose_tile(self, seat, first, action)
        elif kind == PLACE:
            growth.place_tile(self, seat, first, action)
        elif kind == CONSTRUCT:
            construction.construct(self, seat, action)
        elif kind == DEVELOP:
            development.develop(self, seat, action)
        elif kind == FIT:
            development.fit(self, seat, first, second, action)
        elif kind == FAREWELL:
            self.say_farewell(seat, action)
        elif kind == ORDER:
            choose_effect(self, seat, first, action)
        elif kind in (WILD, WILD_HARVEST):
            vestigium.name_wild(self, kind, seat, first, second, action)
        elif kind == SOURCE:
            growth.gather(self, seat, first, action)
        elif kind == RETURN:
            hands.give_back(self, seat, second, action)
        elif kind == PIECE:
            construction.place_piece(self, seat, first, action)
        elif kind == PAY:
            self.pay(seat, second & 7, action)
            construction.ask_payment(self, seat, first, (second & 7) + 1, (second >> 3) - action)
        elif kind == REACTIVATE:
            growth.reactivate(self, seat, action)
        elif kind == ASSIMILATE:
            ages.assimilate(self, seat, action)
        elif kind == INITIATIVE:
            ages.settle_place(self, seat, first, action)
        else:
            self.kept[2 * seat + (0 if kind == OBJECTIVE else 1)] = action

    # Setup, tiles, turns

    def offered(self, seat: i64, first: i64) -> vec[i64]:
        """DN-16: the two Objectives or Monuments to choose from."""
        one, other = self.offers[4 * seat + first], self.offers[4 * seat + first + 1]
        return vec[i64]([min(one, other), max(one, other)])

    def reveal(self) -> None:
        """DN-16, DN-17: all show what they have kept; the rest leave the game."""
        self.offers = NOTHING
        self.reveals += 1
        self.land.monuments = vec[i64]([self.kept[2 * seat + 1] for seat in range(self.players)])
        self.land.pieces = vec[i64]([EMPTY] * self.players)
        self.built = vec[i64]([0] * self.players)
        if self.events is not None:
            for seat in range(self.players):
                objective = self.parts.objective_names[self.kept[2 * seat]]
                monument = self.parts.monument_names[self.kept[2 * seat + 1]]
                self.tell("reveal", {"seat": seat, "objective": objective, "monument": monument})

    def begin_turn(self) -> None:
        """DN-23, DN-24, DN-26, DN-27: the next turn in Initiative order, or the end of the Era."""
        if self.turn == self.players * self.parts.turns:
            ages.end_era(self)
            return
        seat = self.order[self.turn % self.players]
        self.turn += 1
        self.reveals += 1
        for domain in range(6):
            self.produced[domain] = 0
        if self.events is not None:
            self.tell("turn", {"seat": seat})
        self.push(TURN, 0)
        self.push(DEVELOP, seat)
        self.push(CONSTRUCT, seat)
        self.push(TILE, seat)
        fire(self, seat, START_TURN, 0)

    def say_farewell(self, seat: i64, action: i64) -> None:
        """DN-104: before the turn ends, there is time to trade."""
        if action == TO_TRADE:
            self.push(FAREWELL, seat)
            self.push(TRADE, seat)
