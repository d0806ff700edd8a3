"""Which tile on the map to reactivate."""

from librt.vecs import vec
from mypy_extensions import i64

from demesne.games.dominations.agenda import SOURCE, Data, Entry, Question
from demesne.games.dominations.map.lattice import where
from demesne.games.dominations.questions.source import REACTIVATED
from demesne.games.dominations.state import Dominations, numbers


class ReactivateTile(Question):
    """The question REACTIVATE of the agenda."""

    def options(self, state: Dominations, entry: Entry) -> vec[i64]:
        """DN-127, DN-129: any tile on the map, by its slot."""
        return numbers(0, len(state.land.laid))

    def answer(self, state: Dominations, entry: Entry, action: i64) -> None:
        """The tile works as if it had just been placed."""
        cell = state.land.cell(action)
        if state.events is not None:
            state.tell("reactivate", {"seat": entry.seat} | where(cell))
        state.push(SOURCE, entry.seat, cell, REACTIVATED)

    def describe(self, state: Dominations, entry: Entry, action: int) -> Data:
        """The tile, by its place."""
        return {"verb": "reactivate_tile"} | where(state.land.cell(action))
