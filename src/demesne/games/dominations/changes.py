"""What an action brings at once: what a tile produces, what a card or a City costs and gives, and the Nodus made."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from demesne.games.dominations.agenda import FIT, ORDER, SOURCE, WILD_HARVEST
from demesne.games.dominations.components import COPIES, DOMAIN_COUNT, DOMAINS
from demesne.games.dominations.map.lattice import corner_of, crossing, where
from demesne.games.dominations.production import AT_CORNER, activated
from demesne.games.dominations.questions.construct import FIRST_CITY, FIRST_MONUMENT
from demesne.games.dominations.questions.pay import next_level
from demesne.games.dominations.state import Dominations
from demesne.games.dominations.tree import copy_put, east_and_south, position_of, turns_of
from demesne.games.dominations.words import describe, say

PRODUCING: Final = {"place", "reactivate_tile"}
SOURCES: Final = {"all_sides", "side", "locus"}
CHANGING: Final = {
    "city", "monument", "diamond", "circle", "develop", "upgrade", "assimilate", "turn_over", "put", "put_turned",
}  # fmt: skip

Data = dict[str, Any]


class Change(NamedTuple):
    """What an action changes at once for its actor."""

    vp: int
    influence: int
    paid: dict[str, int]
    nodus: dict[str, int]


class Foreseen(NamedTuple):
    """What a Mastery costs and gives where it fits best, and in how many places it fits: none if it is there."""

    best: Change
    places: int


def brings(state: Dominations, action: int) -> Data:
    """What a choice brings, besides what it is: for a tile by each source that it offers."""
    verb = describe(state, action)["verb"]
    if verb in PRODUCING:
        return {"yields": preview(state, action)}
    if verb in SOURCES:
        return {"yields": [yielded(state, action)]}
    if verb == "resolve":
        return change(state, acted(state, action))._asdict()
    if verb not in CHANGING:
        return {}
    after = tried(state, action)
    besides = BESIDES[verb](state, after, action) if verb in BESIDES else {}
    return change(state, after)._asdict() | besides


def change(state: Dominations, after: Dominations) -> Change:
    """The difference between two states."""
    seat = int(state.actor)
    knowledge = [
        int(state.knowledge[DOMAIN_COUNT * seat + i] - after.knowledge[DOMAIN_COUNT * seat + i])
        for i in range(DOMAIN_COUNT)
    ]
    nodus = [int(after.trees[seat].nodus[i] - state.trees[seat].nodus[i]) for i in range(DOMAIN_COUNT)]
    return Change(
        after.scores()[seat] - state.scores()[seat],
        int(after.influence[seat] - state.influence[seat]),
        {name: number for name, number in zip(DOMAINS, knowledge, strict=True) if number > 0},
        {name: number for name, number in zip(DOMAINS, nodus, strict=True) if number},
    )


def acted(state: Dominations, action: int) -> Dominations:
    """The state right after an action."""
    after = state.clone()
    after.act(action)
    return after


def tried(state: Dominations, action: int) -> Dominations:
    """The state after an action and the effects that it sets off, in the order in which they come."""
    after = acted(state, action)
    while after.asked() == ORDER:
        after.act(max(after.options(after.top())))
    return after


# What else is told of a choice, by its verb


def of_city(state: Dominations, after: Dominations, action: int) -> Data:
    """The City's Domain and level, and the Reserve limit there will be."""
    slot = action - FIRST_CITY
    domain = int(after.land.camp(slot))
    limit = int(after.limits[DOMAIN_COUNT * state.actor + domain])
    return {"domain": DOMAINS[domain], "level": int(after.land.level(slot)), "limit": limit}


def of_level(state: Dominations, after: Dominations, action: int) -> Data:
    """Which level of the Monument is the next."""
    return {"level": state.parts.level_names[next_level(state, action - FIRST_MONUMENT)]}


def of_piece(state: Dominations, after: Dominations, action: int) -> Data:
    """DN-77, DN-79: by seat, the points that its Cities get."""
    return {"rewards": [now - before for now, before in zip(after.scores(), state.scores(), strict=True)]}


def of_card(state: Dominations, after: Dominations, action: int) -> Data:
    """DN-96, DN-98: where a Mastery fits into the tree, which copies do, and the Nodus that they make there."""
    top = after.top()
    found: list[Data] = []
    for fit in after.options(top):
        made = after.trees[top.seat].clone().put(top.about + copy_put(fit), turns_of(fit), position_of(fit))
        nodus = {name: int(made[i]) for i, name in enumerate(DOMAINS) if made[i]}
        place = east_and_south(position_of(fit)) | {"nodus": nodus}
        copy = COPIES[copy_put(fit)]
        same = [one["copies"] for one in found if one | place == one]
        if not same:
            found.append(place | {"copies": [copy]})
        elif copy not in same[0]:
            same[0].append(copy)
    return {"fits": found}


BESIDES: Final[dict[str, Callable[[Dominations, Dominations, int], Data]]] = {
    "city": of_city,
    "monument": of_level,
    "diamond": of_piece,
    "circle": of_piece,
    "develop": of_card,
    "assimilate": of_card,
}


# What a tile produces


def preview(state: Dominations, action: int) -> list[Data]:
    """What a placement would produce, for each source it offers: sides or Loci."""
    after = acted(state, action)
    if after.asked() != SOURCE:
        raise ValueError("Only a placement or a reactivation can be looked at beforehand.")
    return [yielded(after, source) for source in after.options(after.top())]


def yielded(state: Dominations, source: int) -> Data:
    """What one source produces.

    `knowledge` is by Domain with everything of one's own in it; `concentration` says how much of it is that extra;
    `wild` is to be named by the player; `kept` is how much of all that the Reserve limits leave; `cities` are those
    activated, whoever owns them.
    """
    top = state.top()
    me, cell = int(top.seat), top.about
    after = acted(state, source)
    last = after.top()
    wild = int(last.number) if last.kind == WILD_HARVEST else 0
    cities = [int(slot) for slot in activated(after, cell, source)]
    knowledge = {name: int(after.harvest[i]) for i, name in enumerate(DOMAINS)}
    concentration = {name: int(after.harvest[i] - after.ripe[i]) for i, name in enumerate(DOMAINS)}
    for slot in cities:
        knowledge[DOMAINS[after.land.camp(slot)]] += int(after.land.level_for(slot, me))
    room = {
        name: int(state.limits[DOMAIN_COUNT * me + i] - state.knowledge[DOMAIN_COUNT * me + i])
        for i, name in enumerate(DOMAINS)
    }
    return {
        "source": say(state, source),
        "locus": crossing(corner_of(cell, source - AT_CORNER)) if source >= AT_CORNER else None,
        "knowledge": {name: number for name, number in knowledge.items() if number},
        "concentration": {name: number for name, number in concentration.items() if number},
        "wild": wild,
        "kept": wild + sum(min(number, room[name]) for name, number in knowledge.items()),
        "cities": [
            {
                "seat": int(after.land.owner(slot)),
                "level": int(after.land.level(slot)),
                "domain": DOMAINS[after.land.camp(slot)],
            }
            | where(after.land.cell(slot))
            for slot in cities
        ],
    }


# What comes of a choice one question later


def foresee_tile(state: Dominations, action: int) -> Data:
    """The best place for a tile: the choice to place it there, with what its best source produces as `yield`."""
    after = acted(state, action)
    found = [
        describe(after, place) | {"yield": one} for place in after.options(after.top()) for one in preview(after, place)
    ]
    return max(found, key=lambda one: int(one["yield"]["kept"]))


def foresee_card(state: Dominations, action: int, worth: Callable[[Change], float]) -> Foreseen:
    """What a Mastery to take or turn over brings, by somebody's idea of what that is worth."""
    after = tried(state, action)
    top, found = after.top(), change(state, after)
    if top.kind != FIT:
        return Foreseen(found, 0)
    fits = after.options(top)
    changes = [change(state, tried(after, place))._replace(paid=found.paid) for place in fits]
    return Foreseen(max(changes, key=worth), len({position_of(place) for place in fits}))
