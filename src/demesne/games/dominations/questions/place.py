"""Where to place the tile taken from the hand."""

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.fields import Fields
from demesne.games.dominations.agenda import SOURCE, Data, Entry, Question
from demesne.games.dominations.components import tile_named
from demesne.games.dominations.map.lattice import cell_of, placement, turn_of, where
from demesne.games.dominations.state import Dominations


class PlaceTile(Question):
    """The question PLACE of the agenda."""

    def options(self, state: Dominations, entry: Entry) -> vec[i64]:
        """DN-29: every placement that looks different."""
        land, turns = state.land, state.parts.tile_turns[entry.about]
        found = vec[i64]([0] * (turns * land.open_cells()))
        i: i64 = 0
        for cell in land.frontier:
            if land.can_lie(cell):
                for turn in range(turns):
                    found[i] = placement(cell, turn)
                    i += 1
        return found

    def answer(self, state: Dominations, entry: Entry, action: i64) -> None:
        """The tile goes to the map."""
        cell = cell_of(action)
        state.land.lay(cell, entry.about, turn_of(action))
        state.reveals += 1
        if state.events is not None:
            at = where(cell) | {"turned": 120 * turn_of(action)}
            state.tell("place", {"seat": entry.seat, "tile": state.parts.tile_names[entry.about]} | at)
        state.push(SOURCE, entry.seat, cell)

    def describe(self, state: Dominations, entry: Entry, action: int) -> Data:
        """The tile, where it goes, and how it lies."""
        tile = state.parts.tile_names[entry.about]
        return {"verb": "place", "tile": tile} | where(cell_of(action)) | {"turned": 120 * int(turn_of(action))}

    def save(self, state: Dominations, entry: Entry) -> Data:
        """The tile."""
        return {"tile": state.parts.tile_names[entry.about]}

    def load(self, data: Fields, state: Dominations, kind: int, seat: int) -> Entry:
        """The same."""
        data.asked.add("tile")
        return Entry(kind, seat, tile_named(data.name("tile"), state.parts, data.data.get("tile")))
