"""Which tiles of a hand to exchange: those that bring less than one that might be drawn. In thousandths of a point."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.games.dominations.agenda import RETURN
from demesne.games.dominations.state import HAND, Dominations, tile_kind
from demesne.minds.dominations.laying import Laying
from demesne.minds.dominations.situation import situation

UNJUDGED: Final[i64] = -1


class Exchange:
    """Judges hands by where each tile could lie now."""

    def __init__(self, laying: Laying) -> None:
        self.laying: Final = laying
        self.seat: i64 = 0
        self.aside: i64 = 0  # how many tiles are about to be returned
        self.worth = vec[i64]()  # by kind
        self.drawn: i64 = 0  # what a tile of the supply is worth
        self.held: i64 = 0  # what the hand is worth, with what is drawn

    def look(self, state: Dominations, seat: i64) -> None:
        """See what each tile is worth to a seat."""
        self.seat = seat
        self.aside = len(state.aside)
        self.laying.look(situation(state, seat))
        self.worth = vec[i64]([UNJUDGED] * len(state.parts.tiles))
        total: i64 = 0
        for tile in state.supply:
            total += self.judge(state, tile_kind(tile))
        self.drawn = total // max(len(state.supply), 1)
        self.held = self.hand(state)

    def judge(self, state: Dominations, kind: i64) -> i64:
        """What a tile brings where it brings most."""
        if self.worth[kind] == UNJUDGED:
            self.laying.find_best(state, vec[i64]([kind]))
            self.worth[kind] = self.laying.best_value
        return self.worth[kind]

    def hand(self, state: Dominations) -> i64:
        """What the tiles in hand are worth, and those to be drawn for what is about to be returned."""
        total = self.drawn * len(state.aside)
        for i in range(HAND * self.seat, HAND * self.seat + state.held[self.seat]):
            total += self.judge(state, state.hands[i])
        return total

    def promise(self, after: Dominations) -> i64:
        """What the hand is worth after an answer: with one tile more to be returned, or as it was."""
        if after.actor == self.seat and after.asked() == RETURN and len(after.aside) > self.aside:
            return self.hand(after)
        return self.held
