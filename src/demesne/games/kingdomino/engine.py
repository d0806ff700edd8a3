"""The course of the game: setup, lines of dominoes, place and take, the end."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from demesne.core.chance import seeded, shuffle
from demesne.core.game import Game
from demesne.core.state import NOTHING, OVER, State
from demesne.games.kingdomino.dominoes import DOMINOES
from demesne.games.kingdomino.kingdom import (
    PLACE,
    Kingdom,
    count_placements,
    list_placements,
    new_kingdom,
    nth_placement,
    where,
)
from demesne.games.kingdomino.scoring import (
    crowns_on,
    harmony_bonus,
    land_points,
    largest_property,
    middle_bonus,
)

FREE: Final[i64] = -1  # instead of a seat: no king stands there
GAMES_OF_A_DYNASTY: Final = 3
LONGEST_LINE: Final = 4
NO_KINGDOMS: Final = vec[Kingdom]()
ALL_DOMINOES: Final = vec[i64](sorted(DOMINOES))


class Rules:
    """What players and options make of the game."""

    def __init__(self, players: int, dynasty: bool, middle_kingdom: bool, harmony: bool, mighty_duel: bool) -> None:
        self.players: Final[i64] = players
        self.dynasty: Final = dynasty
        self.middle_kingdom: Final = middle_kingdom
        self.harmony: Final = harmony
        self.mighty_duel: Final = mighty_duel
        self.size: Final[i64] = 7 if mighty_duel else 5
        self.line_length: Final[i64] = 3 if players == 3 else LONGEST_LINE
        self.dominoes: Final[i64] = 48 if mighty_duel else 12 * players


@final
@mypyc_attr(free_list_len=1)
class Kingdomino(State):
    """A game of Kingdomino in progress."""

    def __init__(self, game: Game[Any], rules: Rules) -> None:
        super().__init__(game, rules.players)
        self.rules: Final = rules
        self.kingdoms = NO_KINGDOMS
        self.pile = NOTHING  # in the order drawn; replaced, never changed
        self.drawn: i64 = 0  # how many of the pile
        self.line = NOTHING  # the current line in ascending order; empty while the kings are drawn
        self.kings = NOTHING  # the owner of the king on each, or of each king as it is drawn
        self.turn: i64 = 0  # how many of the kings have acted
        self.placing = False  # whether the king has still to place its domino
        self.offer = NOTHING  # the new line; empty in the last turn
        self.claims = NOTHING  # whose king is on which of the new line
        self.earlier = NOTHING  # the points of each seat in each finished game of a dynasty
        self.outlets = NOTHING  # KD-17 to KD-22: where the king's domino may be laid; replaced, never changed
        self.number: i64 = 0  # of legal actions, which are not listed unless somebody wants to see all

    def clone(self) -> Kingdomino:
        """An independent copy that nobody listens to."""
        other = Kingdomino(self.game, self.rules)
        self.copy_to(other)
        other.kingdoms = vec[Kingdom]([kingdom.clone() for kingdom in self.kingdoms])
        other.pile = self.pile
        other.drawn = self.drawn
        other.line = self.line
        other.kings = self.kings
        other.turn = self.turn
        other.placing = self.placing
        other.offer = self.offer
        other.claims = self.claims[:]
        other.earlier = self.earlier
        other.outlets = self.outlets
        other.number = self.number
        return other

    def advance(self) -> bool:
        """The next king's owner places its domino or takes a new one."""
        if self.turn == len(self.kings) and not self.begin_turn():
            self.number = 0
            return False
        self.actor = self.kings[self.turn]
        self.choices = NOTHING
        if self.placing:
            self.outlets = self.kingdoms[self.actor].outlets(self.line[self.turn], self.rules.size)
            self.number = count_placements(self.outlets)
        else:
            self.number = self.count_free()
        return True

    def legal(self) -> vec[i64]:
        """The legal actions, ascending; read only."""
        if len(self.choices) == 0 and self.actor != OVER:
            self.choices = list_placements(self.outlets) if self.placing else self.free_dominoes()
        return self.choices

    def ways(self) -> i64:
        """How many actions are legal."""
        return self.number

    def way(self, place: i64) -> i64:
        """The legal action in a place of the list."""
        return nth_placement(self.outlets, place) if self.placing else self.nth_free(place)

    def count_free(self) -> i64:
        """How many dominoes of the new line have no king."""
        claims = self.claims
        free: i64 = 0
        for i in range(len(claims)):
            if claims[i] == FREE:
                free += 1
        return free

    def nth_free(self, place: i64) -> i64:
        """The domino in a place among those without a king."""
        claims = self.claims
        i: i64 = 0
        while place > 0 or claims[i] != FREE:
            if claims[i] == FREE:
                place -= 1
            i += 1
        return self.offer[i]

    def free_dominoes(self) -> vec[i64]:
        """The dominoes of the new line on which there is no king."""
        offer, claims = self.offer, self.claims
        free = vec[i64](capacity=LONGEST_LINE)
        for i in range(len(offer)):
            if claims[i] == FREE:
                free = append(free, offer[i])
        return free

    def act(self, action: i64) -> None:
        """Place the king's domino or take a new one."""
        if action >= PLACE:
            self.place(action)
        else:
            self.take(action)

    def place(self, placement: i64) -> None:
        """KD-13, first part: the king's owner adds its domino to the kingdom."""
        domino = self.line[self.turn]
        self.kingdoms[self.actor].lay(domino, placement)
        if self.events is not None:
            self.tell("place", {"seat": self.actor, "domino": domino} | where(placement))
        self.end_placing()

    def act_without_choice(self) -> None:
        """KD-22, KD-23: a domino that cannot be added leaves the game."""
        domino = self.line[self.turn]
        self.kingdoms[self.actor].discard(domino)
        if self.events is not None:
            self.tell("discard", {"seat": self.actor, "domino": domino})
        self.end_placing()

    def end_placing(self) -> None:
        """KD-25: in the last turn there is nothing to take."""
        if len(self.offer) > 0:
            self.placing = False
        else:
            self.turn += 1

    def take(self, domino: i64) -> None:
        """KD-13, second part: the king goes to a free domino of the new line."""
        offer = self.offer
        i: i64 = 0
        while offer[i] != domino:
            i += 1
        self.claims[i] = self.actor
        if self.events is not None:
            self.tell("take", {"seat": self.actor, "domino": domino})
        self.turn += 1
        self.placing = not self.is_opening()
        if not self.placing and self.turn < len(self.kings):
            self.draw_king()

    def is_opening(self) -> bool:
        """Whether the kings are still being drawn."""
        return len(self.line) == 0

    def draw_king(self) -> None:
        """KD-9: the next king comes to light."""
        self.reveals += 1
        if self.events is not None:
            self.tell("king", {"seat": self.kings[self.turn]})

    def begin_turn(self) -> bool:
        """KD-15: lay out the next line; when all is laid, the next game of a dynasty; False at the end."""
        if len(self.offer) == 0:
            if self.events is not None:
                self.tell("end", {"scores": self.scores(), "breakdown": self.breakdown()})
            if not self.rules.dynasty or len(self.earlier) == (GAMES_OF_A_DYNASTY - 1) * self.rules.players:
                return False
            self.earlier = vec[i64](list(self.earlier) + [self.kingdom_points(k) for k in self.kingdoms])
            self.set_up()
            return True
        self.line, self.kings = self.offer, self.claims
        self.turn = 0
        self.placing = True
        self.lay_out_line()
        return True

    def lay_out_line(self) -> None:
        """KD-8: draw the new line, if any dominoes are left, and put it in ascending order."""
        length = min(self.rules.line_length, len(self.pile) - self.drawn)
        self.offer = self.pile[self.drawn : self.drawn + length]
        put_in_order(self.offer)
        self.claims = vec[i64]([FREE] * length)
        self.drawn += length
        if length > 0:
            self.reveals += 1
            if self.events is not None:
                self.tell("line", {"dominoes": list(self.offer)})

    def set_up(self) -> None:
        """KD-2 to KD-11: castles, the pile, the first line, and the kings in the order drawn."""
        rules = self.rules
        self.kingdoms = vec[Kingdom]([new_kingdom() for _ in range(rules.players)])
        pile = ALL_DOMINOES[:]
        self.chance = shuffle(self.chance, pile, rules.dominoes)
        self.pile = pile[: rules.dominoes]
        self.drawn = 0
        kings = vec[i64]([king % rules.players for king in range(rules.line_length)])
        self.chance = shuffle(self.chance, kings, rules.line_length)
        self.kings = kings
        self.turn = 0
        self.line = NOTHING
        self.placing = False
        self.lay_out_line()
        self.draw_king()

    def scores(self) -> list[int]:
        """The points by seat, as if the game ended here; of a dynasty, of all its games."""
        points = [self.kingdom_points(kingdom) for kingdom in self.kingdoms]
        for i in range(len(self.earlier)):
            points[i % self.rules.players] += self.earlier[i]
        return [int(number) for number in points]

    def kingdom_points(self, kingdom: Kingdom) -> i64:
        """KD-31, KD-40: a kingdom's points with the bonuses in force."""
        points = land_points(kingdom)
        if self.rules.middle_kingdom:
            points += middle_bonus(kingdom)
        if self.rules.harmony:
            points += harmony_bonus(kingdom)
        return points

    def standing(self, seat: int) -> list[int]:
        """KD-31 to KD-33: points, largest property, crowns; KD-37: of a dynasty, the total alone."""
        if self.rules.dynasty:
            return [self.scores()[seat]]
        kingdom = self.kingdoms[seat]
        return [
            int(self.kingdom_points(kingdom)),
            int(largest_property(kingdom)),
            int(crowns_on(kingdom, kingdom.taken)),
        ]

    def standings(self) -> list[list[int]]:
        """The same for every seat; what breaks ties only if there are any, as it takes as long as the points."""
        points = self.scores()
        return super().standings() if len(set(points)) < len(points) else [[number] for number in points]


def put_in_order(line: vec[i64]) -> None:
    """Bring the dominoes of a line into ascending order."""
    for last in range(1, len(line)):
        domino = line[last]
        i = last
        while i > 0 and line[i - 1] > domino:
            line[i] = line[i - 1]
            i -= 1
        line[i] = domino


def deal(game: Game[Any], players: int, seed: int, options: dict[str, Any], listen: bool) -> Kingdomino:
    """A new game."""
    state = Kingdomino(game, make_rules(players, options))
    state.chance = seeded(seed)
    state.events = [] if listen else None
    state.set_up()
    state.settle()
    return state


def make_rules(players: int, options: dict[str, Any]) -> Rules:
    """The rules for so many players with these options."""
    return Rules(
        players,
        options["dynasty"],
        options["middle_kingdom"],
        options["harmony"],
        options["mighty_duel"],
    )
