"""Which sides, or which Locus, of a tile that was placed or reactivated shall produce."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.fields import Fields
from demesne.games.dominations.agenda import REAP, WILD_HARVEST, Data, Entry, Form, Question, Step, more
from demesne.games.dominations.map.lattice import across, corner_of, crossing, read_cell, say_cell, where
from demesne.games.dominations.production import ALL_SIDES, AT_CORNER, gather, reap
from demesne.games.dominations.state import CHOOSE_ONE, Dominations

PLACED: Final[i64] = 0
REACTIVATED: Final[i64] = 1


class ChooseSource(Question):
    """The question SOURCE of the agenda."""

    def options(self, state: Dominations, entry: Entry) -> vec[i64]:
        """DN-32, DN-46, DN-47, DN-128: which sides or which Locus shall produce."""
        cell = entry.about
        loci = vec[i64](capacity=3)
        for corner in range(3):
            if state.land.is_locus(corner_of(cell, corner)):
                loci = append(loci, AT_CORNER + corner)
        if len(loci) > 0 and entry.how == PLACED and state.rules.locus_mandatory:
            return loci
        found = vec[i64](capacity=7)
        if state.rules.multi_edge == CHOOSE_ONE:
            for edge in range(3):
                if state.land.at(across(cell, edge)) != 0:
                    found = append(found, edge)
        else:
            found = append(found, ALL_SIDES)
        for locus in loci:
            found = append(found, locus)
        return found

    def answer(self, state: Dominations, entry: Entry, action: i64) -> None:
        """DN-30 to DN-36, DN-44: what the tile produces, wild resources to be named first."""
        wild = gather(state, entry.seat, entry.about, action)
        state.push(REAP, entry.seat, entry.about, action)
        if wild > 0:
            state.push(WILD_HARVEST, entry.seat, number=wild)

    def describe(self, state: Dominations, entry: Entry, action: int) -> Data:
        """The sides or the Locus."""
        cell = entry.about
        if action == ALL_SIDES:
            return {"verb": "all_sides"}
        if action < ALL_SIDES:
            return {"verb": "side"} | where(across(cell, action))
        return {"verb": "locus"} | crossing(corner_of(cell, action - AT_CORNER))

    def save(self, state: Dominations, entry: Entry) -> Data:
        """Where the tile lies, and whether it is reactivated."""
        return save_place(entry)

    def load(self, data: Fields, state: Dominations, kind: int, seat: int) -> Entry:
        """The same."""
        return load_place(data, state, kind, seat, 2)

    def flaw(self, state: Dominations, below: list[Entry], entry: Entry) -> str:
        """The tile is joined to something."""
        return "" if is_joined(state, entry.about) else "the tile is not joined to anything."


def save_place(entry: Entry) -> Data:
    """Where a tile lies, and which of some ways there are."""
    return {"at": say_cell(int(entry.about))} | more(entry.how)


def load_place(data: Fields, state: Dominations, kind: int, seat: int, ways: int) -> Entry:
    """The same, of so many ways."""
    cell, _ = read_cell(data.name("at"), data.data.get("at"))
    data.asked.add("at")
    if not 0 < state.land.at(cell) <= len(state.land.laid):
        raise ValueError(f"{data.name('at')}: there is no tile.")
    return Entry(kind, seat, cell, data.whole("more", range(ways), 0))


def is_joined(state: Dominations, cell: i64) -> bool:
    """Whether there is anything beside a cell."""
    return any(state.land.at(across(cell, edge)) != 0 for edge in range(3))


def reap_harvest(state: Dominations, entry: Entry) -> None:
    """DN-70: all that the tile produces is gained."""
    reap(state, entry.seat, entry.about, entry.how)


class Reaped(Form):
    """How it is saved which tile produces, and from where."""

    def save(self, state: Dominations, entry: Entry) -> Data:
        """Where the tile lies, and which of the sources there are."""
        return save_place(entry)

    def load(self, data: Fields, state: Dominations, kind: int, seat: int) -> Entry:
        """The same."""
        return load_place(data, state, kind, seat, 7)

    def flaw(self, state: Dominations, below: list[Entry], entry: Entry) -> str:
        """There is what the tile produces from."""
        cell, source = entry.about, entry.how
        if source >= AT_CORNER:
            is_there = state.land.is_locus(corner_of(cell, source - AT_CORNER))
        elif source == ALL_SIDES:
            is_there = is_joined(state, cell)
        else:
            is_there = state.land.at(across(cell, source)) != 0
        return "" if is_there else "the tile is not joined there, or there is no Locus."


REAP_HARVEST: Final = Step(REAP, reap_harvest, Reaped())
