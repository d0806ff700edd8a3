"""Which cards may have been passed: all that one viewer has not seen pass, as far as what came to light allows.

Of every giver, round and card the worlds hold how often the card was given until then, at the least and at the most.
All rules about it narrow these bounds: a round adds one card, what was given was there to be given, and what is proven
to have come was given.
"""

from typing import Final

from librt.vecs import pop, vec
from mypy_extensions import i64

from demesne.core.bits import BIT, count, listed, lowest
from demesne.core.chance import pick, step
from demesne.games.dominion.memory import received
from demesne.games.dominion.state import DominionState

UNPROVEN: Final[i64] = -1000000  # so much less than nothing that it forbids nothing


class Pass:
    """A card that went from hand to hand."""

    def __init__(self, number: int, giver: int, taker: int, card: int, among: int) -> None:
        self.round: Final = number
        self.giver: Final = giver
        self.taker: Final = taker
        self.card: Final = card
        self.among: Final = among

    def is_known_to(self, viewer: int) -> bool:
        """Whether a viewer gave it or took it, or all knew the hand that it came from to be of one kind."""
        return viewer in (self.giver, self.taker) or (self.among != 0 and int(count(self.among)) == 1)


def all_passes(state: DominionState) -> list[Pass]:
    """Every pass of the game so far, the first one first."""
    players = int(state.players)
    found = []
    for number, one in enumerate(state.rounds):
        for giver in range(players):
            if one.cards[giver] >= 0:
                taker = (giver + 1) % players
                found.append(Pass(number, giver, taker, int(one.cards[giver]), int(one.among[giver])))
    return found


class Worlds:
    """What one viewer can think of the passes."""

    def __init__(self, state: DominionState, viewer: int, hidden: list[list[int]]) -> None:
        """`hidden` says by seat and card how many copies the viewer does not know the place of."""
        self.players: Final = state.players
        self.rounds: Final[i64] = len(state.rounds)
        self.number: Final = state.cast.number
        self.first: Final[i64] = (viewer + 1) % state.players  # who takes up the viewer's cards
        cells = self.players * self.rounds * self.number
        # By seat, round and card: how many more copies must have come to the seat by passing than gone,
        self.laid: Final = vec[i64]([UNPROVEN] * cells)  # when the cards were laid down and not yet taken up,
        self.after: Final = vec[i64]([UNPROVEN] * cells)  # and after that.
        # By giver and round:
        self.among = vec[i64]([0] * (self.players * self.rounds))  # the cards that may have been passed
        # By giver, round and card: how often it was passed until then,
        self.least = vec[i64]([0] * cells)  # at the least,
        self.most = vec[i64]([0] * cells)  # and at the most.
        self.given: Final = vec[i64]([0] * (self.players * self.rounds))  # how many passes until then
        self.is_narrower = False
        for seat in range(state.players):
            if seat != viewer:
                self.note_proofs(state, seat, hidden[seat])
            self.note_passes(state, seat, viewer)
        self.is_possible: Final = self.narrow(0)

    def note_proofs(self, state: DominionState, seat: i64, hidden: list[int]) -> None:
        """What came to light of a seat's cards, also of those that it has now."""
        came = received(state, seat)
        at = seat * self.rounds * self.number
        for one in state.rounds:
            for card in range(self.number):
                self.laid[at] = one.laid[seat * self.number + card]
                self.after[at] = one.after[seat * self.number + card]
                at += 1
        at -= self.number
        for card in range(self.number):
            now = came[card] - hidden[card]
            if now > self.after[at + card]:
                self.after[at + card] = now

    def note_passes(self, state: DominionState, giver: i64, viewer: int) -> None:
        """What the viewer saw of a seat's passes."""
        given: i64 = 0
        at = giver * self.rounds
        for one in state.rounds:
            card = one.cards[giver]
            if card >= 0:
                given += 1
                self.among[at] = one.among[giver]
                if viewer in (giver, (giver + 1) % self.players):
                    self.among[at] = BIT[card]
                elif self.among[at] == 0:
                    self.among[at] = BIT[self.number] - 1
            self.given[at] = given
            for i in range(at * self.number, (at + 1) * self.number):
                self.most[i] = given
            at += 1

    # Narrowing the bounds

    def narrow(self, first: i64) -> bool:
        """Narrow the bounds from a round on until no rule can narrow them further; whether any world is left."""
        self.is_narrower = True
        while self.is_narrower:
            self.is_narrower = False
            for i in range(self.players):
                if not self.narrow_giver((self.first + i) % self.players, first):
                    return False
        return True

    def narrow_giver(self, giver: i64, first: i64) -> bool:
        """Narrow the bounds of what one seat gave; whether any are left."""
        at: i64 = first
        while at < self.rounds:
            self.narrow_by_neighbours(giver, at)
            self.narrow_by_round_before(giver, at)
            at += 1
        at = self.rounds - 1
        while at >= first:
            if at > first:
                self.narrow_by_round_after(giver, at)
            if not self.narrow_by_sum(giver, at) or not self.narrow_pass(giver, at):
                return False
            at -= 1
        return True

    def narrow_by_neighbours(self, giver: i64, at: i64) -> None:
        """A seat gave what it had, and its neighbour got what it is proven to have got."""
        least, most, number = self.least, self.most, self.number
        own = (giver * self.rounds + at) * number
        before = ((giver + self.players - 1) % self.players * self.rounds + at) * number
        after = ((giver + 1) % self.players * self.rounds + at) * number
        for card in range(number):
            high = most[before + card] - self.after[own + card]
            stock = -self.laid[own + card]
            if at > 0:
                stock += most[before - number + card]
            high = min(high, stock)
            if high < most[own + card]:
                most[own + card] = high
                self.is_narrower = True
            low = least[after + card] + self.after[after + card]
            if at + 1 < self.rounds:
                low = max(low, least[after + number + card] + self.laid[after + number + card])
            if low > least[own + card]:
                least[own + card] = low
                self.is_narrower = True

    def narrow_by_round_before(self, giver: i64, at: i64) -> None:
        """A round adds one of the cards that it may have been, or what it must have been."""
        least, most, number = self.least, self.most, self.number
        among = self.among[giver * self.rounds + at]
        own = (giver * self.rounds + at) * number
        for card in range(number):
            low: i64 = 0
            high: i64 = 0
            if at > 0:
                low, high = least[own - number + card], most[own - number + card]
            if among & BIT[card] != 0:
                high += 1
                if among == BIT[card]:
                    low += 1
            if low > least[own + card]:
                least[own + card] = low
                self.is_narrower = True
            if high < most[own + card]:
                most[own + card] = high
                self.is_narrower = True

    def narrow_by_round_after(self, giver: i64, at: i64) -> None:
        """What was given until a round bounds what was given until the one before."""
        least, most, number = self.least, self.most, self.number
        among = self.among[giver * self.rounds + at]
        own = (giver * self.rounds + at) * number
        for card in range(number):
            low, high = least[own + card], most[own + card]
            if among & BIT[card] != 0:
                low -= 1
                if among == BIT[card]:
                    high -= 1
            if low > least[own - number + card]:
                least[own - number + card] = low
                self.is_narrower = True
            if high < most[own - number + card]:
                most[own - number + card] = high
                self.is_narrower = True

    def narrow_by_sum(self, giver: i64, at: i64) -> bool:
        """All that was given until a round makes up the number of passes; whether it can."""
        least, most, number = self.least, self.most, self.number
        own = (giver * self.rounds + at) * number
        missing = surplus = self.given[giver * self.rounds + at]
        for card in range(number):
            if least[own + card] > most[own + card]:
                return False
            missing -= least[own + card]
            surplus -= most[own + card]
        if missing < 0 or surplus > 0:
            return False
        for card in range(number):
            low, high = most[own + card] + surplus, least[own + card] + missing
            if low > least[own + card]:
                least[own + card] = low
                self.is_narrower = True
            if high < most[own + card]:
                most[own + card] = high
                self.is_narrower = True
        return True

    def narrow_pass(self, giver: i64, at: i64) -> bool:
        """A card was passed if it must have become more, and was not if it cannot have; whether any can have been."""
        if self.is_certain(giver, at):
            return True
        among = self.among[giver * self.rounds + at]
        least, most, number = self.least, self.most, self.number
        own = (giver * self.rounds + at) * number
        for card in listed(among):
            low: i64 = 0
            high: i64 = 0
            if at > 0:
                low, high = least[own - number + card], most[own - number + card]
            if least[own + card] > high:
                among &= BIT[card]
            elif most[own + card] <= low:
                among &= ~BIT[card]
        if among != self.among[giver * self.rounds + at]:
            self.among[giver * self.rounds + at] = among
            self.is_narrower = True
        return among != 0

    # What is certain

    def is_certain(self, giver: i64, number: i64) -> bool:
        """Whether a pass was none or can have been one card only."""
        among = self.among[giver * self.rounds + number]
        return among & (among - 1) == 0

    def card(self, giver: i64, number: i64) -> i64:
        """The card of a pass that is certain."""
        return lowest(self.among[giver * self.rounds + number])

    def stock(self, giver: i64, number: i64, card: i64) -> i64:
        """How many copies a giver may have had to give, at least 1, if all rounds before are certain."""
        cell = (giver * self.rounds + number) * self.number + card
        stock = -self.laid[cell]
        if number > 0:
            before = ((giver + self.players - 1) % self.players * self.rounds + number - 1) * self.number + card
            stock += self.least[before] - self.least[cell - self.number]
        return max(1, stock)

    def came_at_least(self, seat: i64, card: i64) -> i64:
        """How many more copies must have come to a seat by passing than gone."""
        giver = (seat + self.players - 1) % self.players
        net: i64 = 0
        for at in range(self.rounds):
            cell = (seat * self.rounds + at) * self.number + card
            if self.among[seat * self.rounds + at] & BIT[card] != 0:
                net -= 1
            net = max(net, self.laid[cell])
            if self.among[giver * self.rounds + at] == BIT[card]:
                net += 1
            net = max(net, self.after[cell])
        last = self.rounds - 1
        low = self.least[(giver * self.rounds + last) * self.number + card]
        return max(net, low - self.most[(seat * self.rounds + last) * self.number + card])


class Trial:
    """A pass that is being given a card: what was known before, and the cards still to be tried."""

    def __init__(self, worlds: Worlds, giver: i64, number: i64, cards: vec[i64]) -> None:
        self.giver: Final = giver
        self.round: Final = number
        self.cards = cards
        self.among: Final = worlds.among
        self.least: Final = worlds.least
        self.most: Final = worlds.most

    def goes_on(self, worlds: Worlds) -> bool:
        """Try the next card; whether any world is left."""
        self.cards, card = pop(self.cards)
        worlds.among, worlds.least, worlds.most = self.among[:], self.least[:], self.most[:]
        worlds.among[self.giver * worlds.rounds + self.round] = BIT[card]
        return worlds.narrow(self.round)


class Sampler:
    """Finds a card for each pass at random, round by round, going back where it leads nowhere."""

    def __init__(self, worlds: Worlds, chance: i64) -> None:
        self.worlds: Final = worlds
        self.chance = chance

    def find(self, limit: int) -> bool:
        """Whether cards were found before so many steps back; no pass may have been another then."""
        worlds = self.worlds
        trials: list[Trial] = []
        at: i64 = 0
        while at < len(worlds.among):
            giver, number = (worlds.first + at) % worlds.players, at // worlds.players
            if not worlds.is_certain(giver, number):
                trials.append(Trial(worlds, giver, number, self.candidates(giver, number)))
                while not trials[-1].goes_on(worlds):
                    while len(trials[-1].cards) == 0:
                        trials.pop()
                        limit -= 1
                        if limit < 0 or len(trials) == 0:
                            return False
                last = trials[-1]
                at = last.round * worlds.players + (last.giver + worlds.players - worlds.first) % worlds.players
            at += 1
        return True

    def candidates(self, giver: i64, number: i64) -> vec[i64]:
        """The cards that a pass may have been, in random order by how many the giver had; the first one last."""
        worlds = self.worlds
        cards = listed(worlds.among[giver * worlds.rounds + number])[:]
        weights = vec[i64]([worlds.stock(giver, number, card) for card in cards])
        first: i64 = len(cards) - 1
        while first > 0:
            total: i64 = 0
            for i in range(first + 1):
                total += weights[i]
            self.chance = step(self.chance)
            left = pick(self.chance, total)
            at: i64 = 0
            while left >= weights[at]:
                left -= weights[at]
                at += 1
            cards[at], cards[first] = cards[first], cards[at]
            weights[at], weights[first] = weights[first], weights[at]
            first -= 1
        return cards
