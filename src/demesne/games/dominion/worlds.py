"""Which cards may have been passed: all that one viewer has not seen pass, as far as what came to light allows.

Time runs in rows, two for each round: when the cards are laid down, and after they were taken up. A row says of each
seat and card how many copies are at least in sight. The viewer knows the own passes, so that the others form a chain
in which each open pass moves one card from one seat to the next.
"""

from typing import Final

from mypy_extensions import i64

from demesne.core.bits import BIT, count
from demesne.core.chance import pick, step
from demesne.games.dominion.known import ONLOOKER
from demesne.games.dominion.memory import received
from demesne.games.dominion.state import NOWHERE, DominionState

QUICK: Final = 3  # steps back without foresight


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
    """What one viewer can think of the passes: the open ones are to be given cards."""

    def __init__(self, state: DominionState, viewer: int, hidden: list[list[int]]) -> None:
        """`hidden` says by seat and card how many copies the viewer does not know the place of."""
        self.number: Final = int(state.cast.number)
        self.rows: Final = 2 * len(state.rounds)
        self.viewer: Final = viewer
        self.players: Final = int(state.players)
        self.chain: Final = [] if viewer == ONLOOKER else [(viewer + i) % self.players for i in range(1, self.players)]
        self.least: Final = [self.proofs(state, seat, hidden[seat]) for seat in range(self.players)]
        self.spare = [[-least for least in self.least[seat]] for seat in range(self.players)]
        self.coming = [[0] * self.rows for _ in range(self.players)]  # open passes to a seat, by row
        self.going = [[0] * self.rows for _ in range(self.players)]  # open passes from a seat, by row
        self.open: list[Pass] = []
        for one in all_passes(state):
            if one.is_known_to(viewer):
                self.move(one, one.card, 1)
            else:
                self.open.append(one)
                for row in range(2 * one.round, self.rows):
                    self.going[one.giver][row] += 1
                    self.coming[one.taker][row] += int(row > 2 * one.round)
        self.lack = [[self.missing(seat, row) for row in range(self.rows)] for seat in range(self.players)]
        self.reach: list[list[int]] = [[] for _ in range(self.players)]  # what a seat and those before it have to spare
        total = [0] * (self.rows * self.number)
        for seat in self.chain:
            total = [before + own for before, own in zip(total, self.spare[seat], strict=True)]
            self.reach[seat] = total

    def proofs(self, state: DominionState, seat: int, hidden: list[int]) -> list[int]:
        """By row and card: how many more copies must have come to a seat by passing than gone."""
        first = seat * self.number
        least: list[int] = []
        for one in state.rounds:
            for proofs in (one.laid, one.after):
                for card in range(self.number):
                    least.append(int(proofs[first + card]))
        if self.rows > 0:
            came = received(state, seat)
            for card in range(self.number):
                at = len(least) - self.number + card
                least[at] = max(least[at], int(came[card]) - hidden[card])
        return least

    def move(self, one: Pass, card: int, number: int) -> None:
        """A card was passed."""
        giver, taker = self.spare[one.giver], self.spare[one.taker]
        for row in range(2 * one.round, self.rows):
            giver[row * self.number + card] -= number
            if row > 2 * one.round:
                taker[row * self.number + card] += number

    def missing(self, seat: int, row: int) -> int:
        """How many cards of a seat in sight must have come by open passes."""
        spare, first = self.spare[seat], row * self.number
        lack = 0
        for at in range(first, first + self.number):
            if spare[at] < 0:
                lack -= spare[at]
        return lack

    def is_possible(self) -> bool:
        """Whether nothing speaks against it at first sight."""
        for seat in self.chain:
            for row in range(self.rows):
                if self.lack[seat][row] > self.coming[seat][row]:
                    return False
            for spare in self.reach[seat]:
                if spare < 0:
                    return False
        return True

    def fits(self, one: Pass, card: int) -> bool:
        """Whether nothing speaks at first sight against this card having been passed."""
        if one.among != 0 and one.among & BIT[card] == 0:
            return False
        first, n = 2 * one.round, self.number
        spare, lack, coming = self.spare[one.giver], self.lack[one.giver], self.coming[one.giver]
        for row in range(first, self.rows):
            if lack[row] + int(spare[row * n + card] <= 0) > coming[row]:
                return False
        spare, lack, coming = self.spare[one.taker], self.lack[one.taker], self.coming[one.taker]
        for row in range(first + 1, self.rows):
            if lack[row] - int(spare[row * n + card] < 0) >= coming[row]:
                return False
        if self.viewer != ONLOOKER:
            reach = self.reach[one.giver]
            for row in range(first, self.rows):
                if reach[row * n + card] < 1:
                    return False
            for seat in self.chain[self.chain.index(one.taker) :]:
                if self.reach[seat][first * n + card] < 1:
                    return False
        return True

    def settle(self, one: Pass, card: int, number: int) -> None:
        """Let an open pass have been of this card, or with -1 be open again."""
        first, n = 2 * one.round, self.number
        for row in range(first, self.rows):
            self.going[one.giver][row] -= number
            self.change(one.giver, row, card, -number)
            if row > first:
                self.coming[one.taker][row] -= number
                self.change(one.taker, row, card, number)
        if self.viewer != ONLOOKER:
            for row in range(first, self.rows):
                self.reach[one.giver][row * n + card] -= number
            for seat in self.chain[self.chain.index(one.taker) :]:
                self.reach[seat][first * n + card] -= number

    def change(self, seat: int, row: int, card: int, number: int) -> None:
        """A seat has one copy more or fewer to spare."""
        at = row * self.number + card
        self.lack[seat][row] += max(0, -self.spare[seat][at] - number) - max(0, -self.spare[seat][at])
        self.spare[seat][at] += number

    # What is certain

    def settle_certain(self) -> dict[tuple[int, int], int]:
        """Settle what can only have been one card; the card by round and giver."""
        certain: dict[tuple[int, int], int] = {}
        is_new = True
        while is_new:
            is_new = False
            for one in list(self.open):
                card = self.only_card(one)
                if card >= 0:
                    self.open.remove(one)
                    self.settle(one, card, 1)
                    certain[one.round, one.giver] = card
                    is_new = True
        return certain

    def count_choices(self, one: Pass, most: int) -> int:
        """How many cards may have been passed, or so many if there are more."""
        found = 0
        for card in range(self.number):
            if self.fits(one, card):
                found += 1
                if found == most:
                    break
        return found

    def only_card(self, one: Pass) -> int:
        """The one card that a pass can have been; -1 if there are several."""
        found = -1
        for card in range(self.number):
            if self.fits(one, card):
                if found >= 0:
                    return -1
                found = card
        return found

    def owned_at_least(self, seat: int, owned: list[int], came: list[int]) -> list[int]:
        """By card: how many copies a seat has, whatever the open passes were."""
        last = (self.rows - 1) * self.number
        spare, going = self.spare[seat], self.going[seat]
        counts = []
        for card in range(self.number):
            lower = max(0, spare[last + card] - going[self.rows - 1])
            for row in range(self.rows):
                change = spare[last + card] - spare[row * self.number + card]
                lower = max(lower, change - going[self.rows - 1] + going[row])
            counts.append(owned[card] - came[card] + self.least[seat][last + card] + lower)
        return counts


class Sampler:
    """Finds cards for the open passes at random, going back where it leads nowhere."""

    def __init__(self, worlds: Worlds, chance: i64) -> None:
        self.worlds: Final = worlds
        self.chance = chance
        self.cards: list[int] = []  # of the open passes, or NOWHERE

    def find(self, limit: int) -> bool:
        """Whether cards for all open passes were found before so many steps back, at last with foresight."""
        return self.search(QUICK, False) or self.search(limit, True)

    def search(self, limit: int, foresees: bool) -> bool:
        """Give each open pass a card, and go back as often as this; all are open again if that is not enough."""
        worlds = self.worlds
        self.cards = [NOWHERE] * len(worlds.open)
        order: list[int] = []  # the passes in the order in which they got a card
        ahead: list[list[int]] = []  # for each of these, the other cards that it may have been
        while len(order) < len(worlds.open):
            at = self.next_open(foresees)
            found = self.candidates(worlds.open[at])
            while len(found) == 0:
                limit -= 1
                if limit < 0 or len(order) == 0:
                    while len(order) > 0:
                        self.reopen(order.pop())
                    return False
                at = order.pop()
                self.reopen(at)
                found = ahead.pop()
            self.cards[at] = found.pop()
            worlds.settle(worlds.open[at], self.cards[at], 1)
            order.append(at)
            ahead.append(found)
        return True

    def reopen(self, at: int) -> None:
        """Let a pass be open again."""
        self.worlds.settle(self.worlds.open[at], self.cards[at], -1)
        self.cards[at] = NOWHERE

    def next_open(self, foresees: bool) -> int:
        """The first open pass; with foresight, the one that can have been the fewest cards."""
        best = self.cards.index(NOWHERE)
        if foresees:
            fewest = self.worlds.number
            for at in range(best, len(self.cards)):
                if self.cards[at] == NOWHERE:
                    choices = self.worlds.count_choices(self.worlds.open[at], fewest)
                    if choices < fewest:
                        best, fewest = at, choices
        return best

    def candidates(self, one: Pass) -> list[int]:
        """The cards that a pass may have been, in random order by how many the giver had; the first one last."""
        worlds = self.worlds
        first = 2 * one.round * worlds.number
        cards = [card for card in range(worlds.number) if worlds.fits(one, card)]
        weights = [max(1, worlds.spare[one.giver][first + card]) for card in cards]
        order: list[int] = []
        while len(cards) > 0:
            self.chance = step(self.chance)
            at = int(pick(self.chance, sum(weights)))
            i = 0
            while at >= weights[i]:
                at -= weights[i]
                i += 1
            order.append(cards.pop(i))
            weights.pop(i)
        order.reverse()
        return order
