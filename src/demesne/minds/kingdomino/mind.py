"""Kingdomino for the search: places and takes together, by appraisal; of several others it expects less."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.state import OVER, State
from demesne.games.kingdomino.dominoes import A_CROWNS, B_CROWNS
from demesne.games.kingdomino.engine import Kingdomino
from demesne.games.kingdomino.kingdom import Kingdom
from demesne.games.kingdomino.scoring import HARMONY
from demesne.minds.kingdomino.appraisal import LOWEST, NOWHERE, POINT, Appraiser
from demesne.minds.kingdomino.imagined import Imagined
from demesne.minds.mind import Mind

#: by players: what it costs to be a place further behind in the next turn
ORDER: Final = vec[i64]([0, 0, 620, 1040, 1040])
#: by players: what a point of the best other counts, in thousandths of one's own
RIVAL: Final = vec[i64]([0, 0, 800, 400, 300])
NEVER: Final[i64] = -1
PROMISING: Final = 3  # placements that are looked at with each domino that can be taken after them
MORE_THAN_CROWNS: Final = 4  # a domino has fewer


class KingdominoMind(Mind):
    """Remembers which domino is to be taken once the present one lies."""

    def __init__(self) -> None:
        self.appraiser: Final = Appraiser()
        self.imagined: Final = Imagined()  # a kingdom of which points alone count
        self.placements: Final = vec[i64]([0] * PROMISING)  # the most promising of a domino, the best first
        self.values: Final = vec[i64]([0] * PROMISING)
        self.planned: i64 = 0  # the domino to take
        self.moment = NEVER  # and when

    def horizon(self, state: State) -> i64:
        """To the end, or to the beginning of a dynasty's next game."""
        assert isinstance(state, Kingdomino)
        lines = (len(state.pile) - state.drawn) // state.rules.line_length
        kings = len(state.kings) - state.turn - 1 if state.is_opening() else 0
        return lines + kings + 1

    def start(self) -> None:
        """Forget what was to be taken."""
        self.moment = NEVER

    def policy(self, state: State, me: i64, chance: i64) -> i64:
        """The best placement and domino; of several others, whoever it is takes what brings most points at once.

        That is faster, and where many play, what each of them does hardly matters.
        """
        assert isinstance(state, Kingdomino)
        if state.actor == me or state.players == 2:
            return self.place(state) if state.placing else self.take(state)
        return self.most_points(state)

    def most_points(self, state: Kingdomino) -> i64:
        """The placement, or the domino, that could bring most points at once; of such dominoes one with most crowns."""
        imagined = self.imagined
        imagined.regard(state.kingdoms[state.actor])
        best: i64 = NOWHERE
        most: i64 = LOWEST
        for action in state.legal():
            if state.placing:
                imagined.lay(state.line[state.turn], action)
                points = imagined.land_points()
            else:
                points = MORE_THAN_CROWNS * imagined.best_land_points(action, state.rules.size)
                points += A_CROWNS[action] + B_CROWNS[action]
            if points > most:
                most = points
                best = action
        return best

    def place(self, state: Kingdomino) -> i64:
        """Where the domino and the best one to take after it are worth most together."""
        kingdom = state.kingdoms[state.actor]
        domino = state.line[state.turn]
        free = state.free_dominoes()
        left = turns_left(state)
        number = self.find_promising(kingdom, domino, state, left)
        if len(free) == 0:
            return self.placements[0]
        best: i64 = NOWHERE
        most: i64 = LOWEST
        i: i64 = 0
        while i < number:
            self.appraiser.regard(kingdom.laid(domino, self.placements[i]))
            taken, value = self.best_domino(free, state, left - 1)
            if value > most:
                most = value
                best = self.placements[i]
                self.planned = taken
            i += 1
        self.moment = moment(state)
        return best

    def find_promising(self, kingdom: Kingdom, domino: i64, state: Kingdomino, left: i64) -> i64:
        """List the placements after which the kingdom is worth most; how many these are."""
        appraiser, placements, values = self.appraiser, self.placements, self.values
        appraiser.regard(kingdom)
        number: i64 = 0
        for placement in state.legal():
            value = appraiser.worth_after(domino, placement, state.rules, left)
            if number == PROMISING and value <= values[PROMISING - 1]:
                continue
            i = min(number, PROMISING - 1)
            number = i + 1
            while i > 0 and values[i - 1] < value:
                placements[i], values[i] = placements[i - 1], values[i - 1]
                i -= 1
            placements[i], values[i] = placement, value
        return number

    def take(self, state: Kingdomino) -> i64:
        """The domino that was to be taken, or else the best."""
        if self.moment == moment(state):
            return self.planned
        self.appraiser.regard(state.kingdoms[state.actor])
        return self.best_domino(state.legal(), state, turns_left(state) - 1)[0]

    def best_domino(self, free: vec[i64], state: Kingdomino, left: i64) -> tuple[i64, i64]:
        """With which the kingdom regarded can be made best, less what the order of the next turn costs; its value."""
        best: i64 = 0
        most: i64 = LOWEST
        lost: i64 = 0
        for domino in free:
            value = self.appraiser.worth_with(domino, state.rules, left) - lost
            if value > most:
                most = value
                best = domino
            lost += ORDER[state.players]
        return best, most

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
        appraiser.regard(kingdom)
        base = appraiser.worth_as_is(rules, left)
        value = earned + base
        i = state.turn
        while i < len(state.kings) and not state.is_opening():
            if state.kings[i] == seat and (i > state.turn or state.placing):
                value += appraiser.worth_with(state.line[i], rules, left) - base
            i += 1
        i = 0
        while i < len(state.claims):
            if state.claims[i] == seat:
                value += appraiser.worth_with(state.offer[i], rules, left) - base - ORDER[state.players] * i
            i += 1
        return value + POINT * HARMONY if rules.harmony and kingdom.discards == 0 else value


def turns_left(state: Kingdomino) -> i64:
    """How many dominoes a player will get after the one that is to be placed."""
    each: i64 = 2 if state.players == 2 else 1
    lines = (len(state.pile) - state.drawn) // state.rules.line_length
    return each * (lines + 1 if len(state.offer) > 0 else lines)


def moment(state: Kingdomino) -> i64:
    """A number for which king it is whose owner places and takes; the same for both."""
    return 8 * state.drawn + state.turn
