"""Who comes next on the Initiative track."""

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.fields import Fields
from demesne.games.dominations.agenda import INITIATIVE, Data, Entry, Question
from demesne.games.dominations.state import Dominations

# Places settled are one number, 3 bits for each: 1 + seat, the last settled lowest.


def settled_seats(settled: i64) -> vec[i64]:
    """The seats that have a place, the last settled first."""
    found = vec[i64]()
    while settled != 0:
        found = append(found, (settled & 7) - 1)
        settled >>= 3
    return found


def settle_next(settled: i64, seat: i64) -> i64:
    """The places settled, with one more."""
    return settled << 3 | seat + 1


class NameNext(Question):
    """The question INITIATIVE of the agenda."""

    def options(self, state: Dominations, entry: Entry) -> vec[i64]:
        """DN-122: the seats that have no place yet."""
        return seats_left(state, entry.number)

    def answer(self, state: Dominations, entry: Entry, action: i64) -> None:
        """DN-122: the Ruler names who comes next."""
        settled = settle_next(entry.number, action)
        if len(seats_left(state, settled)) > 0:
            state.push(INITIATIVE, entry.seat, number=settled)
            return
        order = vec[i64]([0] * state.players)
        seats = settled_seats(settled)
        for i in range(state.players):
            order[state.players - 1 - i] = seats[i]
        state.order = order
        if state.events is not None:
            state.tell("initiative", {"order": [int(one) for one in order]})

    def describe(self, state: Dominations, entry: Entry, action: int) -> Data:
        """Who is next."""
        return {"verb": "next", "seat": action}

    def save(self, state: Dominations, entry: Entry) -> Data:
        """The places settled."""
        return {"number": int(entry.number)} if entry.number != 0 else {}

    def load(self, data: Fields, state: Dominations, kind: int, seat: int) -> Entry:
        """The same."""
        return Entry(kind, seat, number=data.whole("number", range(2**12), 0))

    def flaw(self, state: Dominations, below: list[Entry], entry: Entry) -> str:
        """Every seat has one place at most, and one is left."""
        seats = list(settled_seats(entry.number))
        if len(set(seats)) == len(seats) < state.players and all(0 <= seat < state.players for seat in seats):
            return ""
        return f"{entry.number} does not say who has a place on the track already."


def seats_left(state: Dominations, settled: i64) -> vec[i64]:
    """The seats that have no place yet."""
    found = vec[i64]()
    taken = settled_seats(settled)
    for seat in range(state.players):
        free = True
        for one in taken:
            free = free and one != seat
        if free:
            found = append(found, seat)
    return found
