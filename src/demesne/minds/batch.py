"""Many games stepped together, for programs that learn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, u8

from demesne.core.chance import SEEDS, fold, seeded, step
from demesne.core.encoding import Encoding, Sheet
from demesne.core.game import Data, Game
from demesne.core.state import OVER, State
from demesne.minds.player import Player

MakePlayer = Callable[[int], Player]


class Batch:
    """So many games, each at a decision of a seat that no opponent plays; whatever ends is dealt anew at once.

    A step writes over the arrays of the step before, in the same memory: whoever wants to keep one copies it.
    """

    def __init__(
        self, game: Game[Any], players: int, options: Data, seed: int, slots: range, opponents: list[MakePlayer | None]
    ) -> None:
        self.game: Final = game
        self.players: Final[i64] = players
        self.options: Final = options
        self.slots: Final = slots  # the numbers of these games, on which their seeds depend
        self.number: Final[i64] = len(slots)
        self.opponents: Final = opponents  # by seat: what makes whoever plays it, or None
        self.bases: Final = vec[i64]([fold(seed, slot) for slot in slots])  # by game: what its deals depend on
        self.dealt: Final = vec[i64]([0] * len(slots))  # by game: how many were dealt there
        self.seated: Final[list[list[Player | None]]] = [[] for _ in slots]
        self.states: Final = vec[State]([self.deal(slot) for slot in range(len(slots))])
        self.encoding: Final[Encoding] = game.encoding_of(self.states[0])
        self.sheets: Final = new_sheets(self.encoding, self.number)  # by game
        self.observations: Final = self.sheets[self.number - 1].array  # by game: what its actor observes
        self.closed: Final[vec[u8]] = vec[u8]([u8(0)] * (self.number * self.encoding.actions))
        self.unmarked: Final = vec[u8](capacity=len(self.closed))  # no masks, and room for them
        self.masks: Final = extend(self.unmarked, self.closed)  # by game: the indices that its actor may choose
        self.actors: Final = vec[i64]([0] * self.number)  # by game: the seat that decides
        self.ended: Final[vec[u8]] = vec[u8]([u8(0)] * self.number)  # by game: 1 if the last step ended it
        self.rewards: Final[vec[float]] = vec[float]([0.0] * (self.number * self.players))  # by game and seat
        self.chance: i64 = seeded(fold(seed, len(slots), slots.start))
        for i in range(self.number):
            self.settle(i)
        self.show()

    def deal(self, slot: int) -> State:
        """A new game, and those who play in it."""
        seed: int = seeded(self.bases[slot] ^ self.dealt[slot]) % SEEDS
        self.dealt[slot] += 1
        if len(self.opponents) > 0:
            self.seated[slot] = [
                None if make is None else make(fold(seed, 1 + seat)) for seat, make in enumerate(self.opponents)
            ]
        dealt: State = self.game.deal(self.game, int(self.players), seed, self.options, False)
        return dealt

    def step(self, indices: Any) -> None:
        """By game, carry out what its actor chose, given by index, and go on to the next decision."""
        self.play(vec[i64](indices))

    def play(self, indices: vec[i64]) -> None:
        """The same for the compiled loops."""
        if len(indices) != self.number:
            raise ValueError(f"There are {self.number} games, and {len(indices)} indices.")
        encoding, masks, states, ended = self.encoding, self.masks, self.states, self.ended
        actions, has_opponents = encoding.actions, len(self.opponents) > 0
        for i in range(self.number):
            if not 0 <= indices[i] < actions or masks[actions * i + indices[i]] == 0:
                raise ValueError(f"Game {i}: the mask does not allow the index {indices[i]}.")
        for i in range(self.number):
            if ended[i] != 0:
                self.begin_unpaid(i)
            state = states[i]
            state.perform(encoding.action(state, indices[i]))
            if state.actor == OVER or has_opponents:
                self.settle(i)
        self.show()

    def show(self) -> None:
        """Write who decides in each game, and what that seat observes and may choose."""
        encoding, states, actors, sheets, masks = self.encoding, self.states, self.actors, self.sheets, self.masks
        actions = encoding.actions
        extend(self.unmarked, self.closed)  # which is written where the masks are
        for i in range(self.number):
            state = states[i]
            actors[i] = state.actor
            encoding.write(state, state.actor, sheets[i])
            encoding.mark(state, masks, actions * i)

    def settle(self, i: i64) -> None:
        """Let opponents decide in a game until another seat is to, and deal anew when it is over."""
        state = self.states[i]
        while True:
            if state.actor == OVER:
                self.pay(i, state)
                state = self.deal(i)
                self.states[i] = state
                self.encoding.renew(self.sheets[i])
            player = self.seated[i][state.actor] if len(self.opponents) > 0 else None
            if player is None:
                return
            state.perform(player.decide(state.guess(int(state.actor), player.chance)))

    def pay(self, i: i64, state: State) -> None:
        """Note what each seat gets for a game that is over."""
        self.begin_unpaid(i)
        self.ended[i] = u8(1)
        add_rewards(state.standings(), self.rewards, self.players * i)

    def begin_unpaid(self, i: i64) -> None:
        """Forget that a game has ended, and what was paid for it."""
        self.ended[i] = u8(0)
        for seat in range(self.players * i, self.players * (i + 1)):
            self.rewards[seat] = 0.0

    def close(self) -> None:
        """Nothing is left open; a batch on several cores has something to close."""

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def sample(self) -> vec[i64]:
        """By game: the index of any legal action, each as likely as the others."""
        encoding, states, chance = self.encoding, self.states, self.chance
        chosen = vec[i64]([0] * self.number)
        for i in range(self.number):
            state = states[i]
            chance = step(chance)
            chosen[i] = encoding.index(state, state.at_random(chance))
        self.chance = chance
        return chosen


def new_sheets(encoding: Encoding, number: i64) -> vec[Sheet]:
    """The rows of an array for so many games."""
    before = vec[u8](capacity=number * encoding.size)
    sheets = vec[Sheet]()
    for _ in range(number):
        sheet = encoding.sheet(before)
        sheets = append(sheets, sheet)
        before = sheet.array
    return sheets


def rewards(state: State) -> list[float]:
    """By seat: the share of the others who came behind it, less the share of those before it; their sum is 0."""
    found: vec[float] = vec[float]([0.0] * state.players)
    add_rewards(state.standings(), found, 0)
    return list(found)


def add_rewards(standings: list[list[int]], into: vec[float], at: i64) -> None:
    """Add these shares to what there is, from a place on."""
    share: float = 1 / (len(standings) - 1)
    for seat in range(len(standings)):
        for other in range(seat):
            if standings[seat] == standings[other]:
                continue
            ahead = share if standings[seat] > standings[other] else -share
            into[at + seat] += ahead
            into[at + other] -= ahead


def random_steps(batch: Batch, number: int) -> None:
    """Step a batch so often, with any legal actions."""
    for _ in range(number):
        batch.play(batch.sample())
