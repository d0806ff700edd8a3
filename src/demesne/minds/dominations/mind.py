"""Dominations for the search."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.state import OVER, State
from demesne.games.dominations.agenda import (
    ASSIMILATE,
    CONSTRUCT,
    DEVELOP,
    DONE,
    FAREWELL,
    FIT,
    INITIATIVE,
    MONUMENT,
    OBJECTIVE,
    ORDER,
    PLACE,
    REACTIVATE,
    RETURN,
    TILE,
    TO_TRADE,
    TRADE,
    WILD,
    WILD_HARVEST,
    is_to_trade,
)
from demesne.games.dominations.map.land import EMPTY
from demesne.games.dominations.questions.tile import FIRST_TILE
from demesne.games.dominations.questions.wild import LET_GO, domain_in, number_in
from demesne.games.dominations.state import Dominations
from demesne.minds.dominations import weights
from demesne.minds.dominations.buying import Buyer, best_fit
from demesne.minds.dominations.exchange import Exchange
from demesne.minds.dominations.laying import MOST, Laying
from demesne.minds.dominations.outlook import monument_promise
from demesne.minds.dominations.situation import POINT, Situation, situation
from demesne.minds.mind import Mind

ROUNDS: Final[i64] = 2  # turns of each player that a playout looks ahead
WILD_UNIT: Final[i64] = 800  # what Vestigium still to be named is worth, each
FOR_NOTHING: Final[i64] = 2500  # what a trade has to bring after which nothing is bought
LOWEST: Final[i64] = -1000000000000


class DominationsMind(Mind):
    """Everybody places, builds and develops for most value."""

    def __init__(self) -> None:
        self.laying: Final = Laying()
        self.exchange: Final = Exchange(self.laying)
        self.era: i64 = 0  # beyond which no playout goes
        self.asked: i64 = OVER  # what the search is about
        self.reveals: i64 = 0  # before it

    def prepare(self, state: State, me: i64) -> None:
        """See what is asked, and in which Era."""
        assert isinstance(state, Dominations)
        self.era = state.era
        self.asked = state.asked()
        self.reveals = state.reveals
        if self.asked == INITIATIVE:
            self.era += 1
        if self.asked == RETURN:
            self.exchange.look(state, me)

    def width(self, state: State) -> i64:
        """The fewer, the more can be told at first sight; what is kept or exchanged is judged by that alone."""
        if self.asked in (OBJECTIVE, MONUMENT, RETURN):
            return 1
        if self.asked in (FAREWELL, ORDER):
            return 4
        return 24 if self.asked in (TILE, PLACE) else 10

    def horizon(self, state: State) -> i64:
        """Some turns of each player; in a turn, its beginning and its tile come to light."""
        return 2 * ROUNDS * state.players

    def is_far(self, state: State, last: i64) -> bool:
        """Not beyond the Era: knowledge is lost at its end."""
        assert isinstance(state, Dominations)
        return state.reveals >= last or state.era > self.era

    def goes_on(self, state: State) -> bool:
        """A plan is a tile and its place, or a trade."""
        assert isinstance(state, Dominations)
        return state.asked() in (PLACE, REACTIVATE, TRADE)

    def policy(self, state: State, me: i64, chance: i64) -> i64:
        """The answer of most value, found without trying most of them out."""
        assert isinstance(state, Dominations)
        kind, seat = state.asked(), state.actor
        if kind == TILE:
            return self.take_tile(state)
        if kind == PLACE:
            return self.place_tile(state)
        if kind == CONSTRUCT:
            return constructing(state, state.choices).best
        if kind == DEVELOP:
            return developing(state, state.choices).best
        if kind == FIT:
            return best_fit(situation(state, seat), state.top().about)
        if kind in (WILD, WILD_HARVEST):
            return self.name_domain(state)
        if kind in (FAREWELL, RETURN):
            return DONE
        if kind == ORDER:
            return state.choices[1] if is_to_trade(kind, state.choices[0]) else state.choices[0]
        if kind == ASSIMILATE:
            return assimilating(state)
        if kind == TRADE:
            return trade(state)
        if kind == INITIATIVE:
            return first_of(state.choices, seat)
        if kind == MONUMENT:
            return best_monument(state)
        return self.try_out(state)

    def take_tile(self, state: Dominations) -> i64:
        """The tile that brings most."""
        self.laying.look(situation(state, state.actor))
        self.laying.find_best(state, state.hand_kinds(state.actor))
        return state.choices[0] if self.laying.best_kind == EMPTY else FIRST_TILE + self.laying.best_kind

    def place_tile(self, state: Dominations) -> i64:
        """Where the tile taken brings most."""
        self.laying.look(situation(state, state.actor))
        self.laying.find_best(state, vec[i64]([state.top().about]))
        return self.laying.best_place

    def name_domain(self, state: Dominations) -> i64:
        """The Domain of which so much is worth most, each."""
        self.laying.look(situation(state, state.actor))
        gain = self.laying.gain
        best: i64 = state.choices[0]
        most: i64 = LOWEST
        for action in state.choices:
            if is_to_trade(state.asked(), action) or action == LET_GO:
                continue
            domain, number = domain_in(action), number_in(action)
            first = MOST * domain + state.harvest[domain]
            value = (gain[first + number] - gain[first]) // number
            if value >= most:
                most = value
                best = action
        return best

    def try_out(self, state: Dominations) -> i64:
        """The answer after which the actor's situation is best."""
        seat = state.actor
        best: i64 = state.choices[0]
        most: i64 = LOWEST
        for action in state.choices:
            after = state.clone()
            after.act(action)
            value = situation(after, seat).worth()
            if value > most:
                most = value
                best = action
        return best

    def promise(self, state: State, me: i64) -> i64:
        """What an answer promises at first sight."""
        assert isinstance(state, Dominations)
        if self.asked == RETURN:
            return self.exchange.promise(state)
        if self.asked == MONUMENT:
            return 10 * monument_promise(state, state.kept[2 * me + 1])
        if self.asked == OBJECTIVE:
            return situation(state, me).goals()
        return self.after_tile(state, me) if self.asked in (TILE, PLACE) else self.after_turn(state, me)

    def after_tile(self, state: Dominations, me: i64) -> i64:
        """What a tile promises before anything is bought with what it brings."""
        value = self.leaf(state, me)
        if state.actor == me:
            if state.asked() in (WILD, WILD_HARVEST):
                value += WILD_UNIT * state.top().number
            if state.reveals == self.reveals:
                value -= FOR_NOTHING
        return value

    def after_turn(self, state: Dominations, me: i64) -> i64:
        """What an answer promises once the turn is finished."""
        after = state
        value: i64 = 0
        while after.actor == me and after.reveals == self.reveals and after.asked() != TILE:
            action = self.policy(after, me, 0)
            if after is state:
                if action == DONE and after.asked() == self.asked:
                    value -= FOR_NOTHING
                after = state.clone()
            after.perform(action)
        return value + self.leaf(after, me)

    def leaf(self, state: State, me: i64) -> i64:
        """The worth of a seat's situation, less some of that of the best other."""
        assert isinstance(state, Dominations)
        best: i64 = LOWEST
        seat: i64 = 0
        while seat < state.players:
            if seat != me:
                best = max(best, situation(state, seat).worth())
            seat += 1
        return situation(state, me).worth() - weights.RIVAL * best // POINT


def constructing(state: Dominations, choices: vec[i64]) -> Buyer:
    """What to build."""
    buyer = Buyer(Situation(state, state.actor, 1))
    buyer.construct(choices)
    return buyer


def developing(state: Dominations, choices: vec[i64]) -> Buyer:
    """What to develop."""
    buyer = Buyer(Situation(state, state.actor, 0))
    buyer.develop(choices)
    return buyer


def assimilating(state: Dominations) -> i64:
    """What to assimilate."""
    buyer = Buyer(Situation(state, state.actor, 0))
    buyer.assimilate(state.choices)
    return buyer.best


def trade(state: Dominations) -> i64:
    """The first trade for what is to be bought; anything, if it is for nothing."""
    question = state.agenda[len(state.agenda) - 2]
    if question.kind in (CONSTRUCT, DEVELOP):
        options = state.options(question)
        buyer = constructing(state, options) if question.kind == CONSTRUCT else developing(state, options)
        if buyer.best == TO_TRADE:
            return 6 * buyer.given + buyer.got
    return state.choices[0]


def first_of(choices: vec[i64], wanted: i64) -> i64:
    """What is wanted if it can be chosen, or else the first choice."""
    for choice in choices:
        if choice == wanted:
            return choice
    return choices[0]


def best_monument(state: Dominations) -> i64:
    """DN-16: the Monument that promises most."""
    best: i64 = state.choices[0]
    for monument in state.choices:
        if monument_promise(state, monument) > monument_promise(state, best):
            best = monument
    return best
