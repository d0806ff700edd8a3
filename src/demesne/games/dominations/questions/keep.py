"""Which of the two Objectives, and which of the two Monuments, to keep."""

from librt.vecs import vec
from mypy_extensions import i64

from demesne.games.dominations.agenda import OBJECTIVE, Data, Entry, Question
from demesne.games.dominations.state import Dominations


class KeepOne(Question):
    """The questions OBJECTIVE and MONUMENT of the agenda."""

    def options(self, state: Dominations, entry: Entry) -> vec[i64]:
        """DN-16: the two Objectives or Monuments to choose from."""
        first = 4 * entry.seat + (0 if entry.kind == OBJECTIVE else 2)
        one, other = state.offers[first], state.offers[first + 1]
        return vec[i64]([min(one, other), max(one, other)])

    def answer(self, state: Dominations, entry: Entry, action: i64) -> None:
        """One is kept."""
        state.kept = state.kept[:]
        state.kept[2 * entry.seat + (0 if entry.kind == OBJECTIVE else 1)] = action

    def describe(self, state: Dominations, entry: Entry, action: int) -> Data:
        """The card kept."""
        names = state.parts.objective_names if entry.kind == OBJECTIVE else state.parts.monument_names
        return {"verb": "keep", "card": names[action]}
