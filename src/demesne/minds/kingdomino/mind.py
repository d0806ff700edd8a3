"""Kingdomino for the search: places and takes by appraisal; of several others it expects less."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.state import OVER, State
from demesne.games.kingdomino.dominoes import A_CROWNS, B_CROWNS
from demesne.games.kingdomino.engine import Kingdomino
from demesne.games.kingdomino.scoring import HARMONY
from demesne.minds.kingdomino.appraisal import LOWEST, POINT, Appraiser
from demesne.minds.mind import Mind

#: by players: what it costs to be a place further behind in the next turn
ORDER: Final = vec[i64]([0, 0, 620, 1040, 1040])
#: by players: what a point of the best other counts, in thousandths of one's own
RIVAL: Final = vec[i64]([0, 0, 800, 400, 300])
UNKNOWN: Final[i64] = 0


class KingdominoMind(Mind):
    """Remembers for each seat where the domino is to go that it took in this playout."""

    def __init__(self) -> None:
        self.appraiser: Final = Appraiser()
        self.remembered = vec[i64]([UNKNOWN] * 4)  # which domino in which kingdom
        self.placement = vec[i64]([0] * 4)

    def horizon(self, state: State) -> i64:
        """To the end, or to the beginning of a dynasty's next game."""
        assert isinstance(state, Kingdomino)
        lines = (len(state.pile) - state.drawn) // state.rules.line_length
        kings = len(state.kings) - state.turn - 1 if state.is_opening() else 0
        return lines + kings + 1

    def start(self) -> None:
        """Forget all placements."""
        remembered = self.remembered
        remembered[0] = UNKNOWN
        remembered[1] = UNKNOWN
        remembered[2] = UNKNOWN
        remembered[3] = UNKNOWN

    def policy(self, state: State, me: i64, chance: i64) -> i64:
        """The best placement and domino; of several others, whoever it is takes most crowns and places anyhow.

        That is twice as fast, and where many play, what each of them does hardly matters.
        """
        assert isinstance(state, Kingdomino)
        if state.actor == me or state.players == 2:
            return self.place(state) if state.placing else self.take(state)
        return state.at_random(chance) if state.placing else most_crowns(state.legal())

    def place(self, state: Kingdomino) -> i64:
        """Where the domino is best, known already if it was taken in this playout."""
        actor = state.actor
        kingdom = state.kingdoms[actor]
        domino = state.line[state.turn]
        if self.remembered[actor] == memory(domino, len(kingdom.history)):
            return self.placement[actor]
        appraiser = self.appraiser
        appraiser.best_of(kingdom, domino, state.legal(), state.rules, turns_left(state))
        return appraiser.best_placement

    def take(self, state: Kingdomino) -> i64:
        """The domino with which the kingdom can be made best, less what the order of the next turn costs."""
        actor = state.actor
        kingdom = state.kingdoms[actor]
        left = turns_left(state) - 1
        appraiser = self.appraiser
        best: i64 = 0
        best_value: i64 = LOWEST
        lost: i64 = 0
        for domino in state.legal():
            value = appraiser.worth_with(kingdom, domino, state.rules, left) - lost
            if value > best_value:
                best_value = value
                best = domino
                self.placement[actor] = appraiser.best_placement
            lost += ORDER[state.players]
        self.remembered[actor] = memory(best, len(kingdom.history))
        return best

    def leaf(self, state: State, me: i64) -> i64:
        """The prospects of a seat, less some of those of the best other."""
        assert isinstance(state, Kingdomino)
        mine = self.prospects(state, me)
        best: i64 = LOWEST
        seat: i64 = 0
        while seat < state.players:
            if seat != me:
                best = max(best, self.prospects(state, seat))
            seat += 1
        return mine - RIVAL[state.players] * best // POINT

    def prospects(self, state: Kingdomino, seat: i64) -> i64:
        """What a seat has, with the dominoes that it will place next where each would be best now."""
        rules = state.rules
        kingdom = state.kingdoms[seat]
        earned: i64 = 0  # in earlier games of a dynasty
        i = seat
        while i < len(state.earlier):
            earned += POINT * state.earlier[i]
            i += rules.players
        if state.actor == OVER:
            return earned + POINT * state.kingdom_points(kingdom)
        left = turns_left(state)
        appraiser = self.appraiser
        base = appraiser.worth_as_is(kingdom, rules, left)
        value = earned + base
        i = state.turn
        while i < len(state.kings) and not state.is_opening():
            if state.kings[i] == seat and (i > state.turn or state.placing):
                value += appraiser.worth_with(kingdom, state.line[i], rules, left) - base
            i += 1
        i = 0
        while i < len(state.claims):
            if state.claims[i] == seat:
                value += appraiser.worth_with(kingdom, state.offer[i], rules, left) - base - ORDER[state.players] * i
            i += 1
        return value + POINT * HARMONY if rules.harmony and kingdom.discards == 0 else value


def turns_left(state: Kingdomino) -> i64:
    """How many dominoes a player will get after the one that is to be placed."""
    each: i64 = 2 if state.players == 2 else 1
    lines = (len(state.pile) - state.drawn) // state.rules.line_length
    return each * (lines + 1 if len(state.offer) > 0 else lines)


def most_crowns(dominoes: vec[i64]) -> i64:
    """The domino with most crowns, the first of several."""
    best: i64 = 0
    most: i64 = -1
    for domino in dominoes:
        crowns = A_CROWNS[domino] + B_CROWNS[domino]
        if crowns > most:
            most = crowns
            best = domino
    return best


def memory(domino: i64, laid: i64) -> i64:
    """One number for a domino and the kingdom, by what it has got so far, that it was taken for."""
    return 64 * laid + domino
