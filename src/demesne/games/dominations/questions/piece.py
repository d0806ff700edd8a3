"""Where to put the piece of a Monument, and what Cities get from it."""

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.fields import Fields
from demesne.games.dominations.agenda import WILD, Data, Entry, Question
from demesne.games.dominations.components import CIRCLE
from demesne.games.dominations.effects.effect import ANY, OF_CITY, PLAIN
from demesne.games.dominations.effects.resolving import new_effect, resolve
from demesne.games.dominations.map.land import EMPTY
from demesne.games.dominations.map.lattice import cell_of, crossing, diamond, where
from demesne.games.dominations.map.monuments import has_place, is_rewarded, piece_places
from demesne.games.dominations.questions.pay import flaw_in_buying, monument_in_play
from demesne.games.dominations.state import OF_MONUMENTS, Dominations


class PutPiece(Question):
    """The question PIECE of the agenda."""

    def options(self, state: Dominations, entry: Entry) -> vec[i64]:
        """DN-75, DN-80: where the piece may be put."""
        return piece_places(state.land, entry.about)

    def answer(self, state: Dominations, entry: Entry, action: i64) -> None:
        """DN-73, DN-77 to DN-79, DN-82: the piece goes to the map; Cities already there are rewarded."""
        land, number = state.land, entry.about
        land.place_piece(number, action)
        if state.events is not None:
            monument = land.monuments[number]
            at = crossing(action) if state.parts.monument_shape[monument] == CIRCLE else where(cell_of(action))
            state.tell("piece", {"seat": entry.seat, "monument": state.parts.monument_names[monument]} | at)
        for slot in range(len(land.cities)):
            if land.level(slot) > 0:
                reward_city(state, slot, number)

    def describe(self, state: Dominations, entry: Entry, action: int) -> Data:
        """Where a Monument piece goes; a diamond by its cell with the corner A, and the vertex of that corner."""
        monument = state.land.monuments[entry.about]
        name = state.parts.monument_names[monument]
        if state.parts.monument_shape[monument] == CIRCLE:
            return {"verb": "circle", "monument": name} | crossing(action)
        return {"verb": "diamond", "monument": name} | diamond(action)

    def save(self, state: Dominations, entry: Entry) -> Data:
        """The Monument."""
        return {"monument": state.parts.monument_names[state.land.monuments[entry.about]]}

    def load(self, data: Fields, state: Dominations, kind: int, seat: int) -> Entry:
        """The same."""
        return Entry(kind, seat, monument_in_play(data, state))

    def flaw(self, state: Dominations, below: list[Entry], entry: Entry) -> str:
        """There is a place for it."""
        problem = flaw_in_buying(state, below, entry)
        if not problem and (state.land.pieces[entry.about] != EMPTY or not has_place(state.land, entry.about)):
            monument = state.parts.monument_names[state.land.monuments[entry.about]]
            return f"the piece of {monument} cannot be put on the map."
        return problem


def reward_city(state: Dominations, slot: i64, number: i64) -> None:
    """DN-77, DN-79: what a City gets from a Monument on the map."""
    if state.land.pieces[number] == EMPTY or not is_rewarded(state.land, slot, number):
        return
    owner, reward = state.land.owner(slot), state.parts.rewards[state.land.monuments[number]]
    state.score(owner, OF_MONUMENTS, reward.points)
    state.gain_influence(owner, reward.influence)
    if reward.knowledge > 0:
        domain = state.land.camp(slot) if reward.domain == OF_CITY else reward.domain
        if domain == ANY:
            state.push(WILD, owner, number=reward.knowledge)
        else:
            resolve(state, owner, vec[Entry]([new_effect(owner, PLAIN, domain, reward.knowledge)]))
