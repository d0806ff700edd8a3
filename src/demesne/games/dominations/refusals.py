"""Why something cannot be done: a code with facts for each thing that people try, and for what they may think of."""

import re
from typing import Any, Final, Literal

from demesne.core.bits import BIT
from demesne.core.refused import Refused
from demesne.games.dominations.agenda import ASSIMILATE, CONSTRUCT, DEVELOP, FIT, PLACE, TILE, TRADE
from demesne.games.dominations.components import COPIES, DOMAIN_COUNT, DOMAINS, card_number, mastery_of
from demesne.games.dominations.effects.effect import FOR_CITIES, FOR_DEVELOPING, FOR_UPGRADING
from demesne.games.dominations.effects.standing import discounts
from demesne.games.dominations.map.land import CRADLE, EMPTY
from demesne.games.dominations.map.lattice import REACH, RING_SIZE, around, cell_at, corner_of, where
from demesne.games.dominations.map.monuments import has_place
from demesne.games.dominations.phrases import phrase, together
from demesne.games.dominations.questions.assimilate import highest_value, shown_by_others
from demesne.games.dominations.questions.construct import FIRST_CITY, FIRST_MONUMENT, HIGHEST, can_buy_level
from demesne.games.dominations.questions.develop import FIRST_MASTERY
from demesne.games.dominations.questions.pay import due, next_level, payable
from demesne.games.dominations.shapes import Barred
from demesne.games.dominations.state import HAND, Dominations
from demesne.games.dominations.tree import gap_position, position_at, position_of

#: by whether it is assimilated, and whether it is turned over
VERBS: Final[dict[tuple[bool, bool], Literal["develop", "upgrade", "assimilate", "turn_over"]]] = {
    (False, False): "develop",
    (False, True): "upgrade",
    (True, False): "assimilate",
    (True, True): "turn_over",
}
CELL: Final = r"(-?\d+),(-?\d+) (up|down)"
PLACING: Final = re.compile(rf"place (\S+) at {CELL} turned (\d+)")
BUILDING: Final = re.compile(rf"city at {CELL}")
MASTERING: Final = re.compile(r"(develop|upgrade) (\w+)")
ASSIMILATING: Final = re.compile(r"(assimilate|turn over) (\w+)")
FITTING: Final = re.compile(r"put (\w+) at (-?\d+),(-?\d+).*")
TAKING: Final = re.compile(r"take (\w+)")
BUYING: Final = re.compile(r"monument (\w+)")
TRADING: Final = re.compile(r"trade (\d+) (\w+) for (\d+) (\w+)")


def reason(state: Dominations, words: str) -> Refused | None:
    """Why this cannot be played now; nothing if it is no action of the game."""
    entry = state.top()
    for pattern, kind, check in (
        (PLACING, PLACE, why_not_place),
        (BUILDING, CONSTRUCT, why_not_city_at),
        (MASTERING, DEVELOP, why_not_named),
        (ASSIMILATING, ASSIMILATE, why_not_named),
        (FITTING, FIT, why_not_put),
        (TAKING, TILE, why_not_take),
        (BUYING, CONSTRUCT, why_not_bought),
        (TRADING, TRADE, why_not_trade),
    ):
        match = pattern.fullmatch(words)
        if match:
            if entry.kind != kind:
                return Refused("dominations-not-now", words=words)
            return check(state, int(entry.about), match)
    return None


def barred(state: Dominations) -> list[Barred]:
    """The Cities, Monuments and Masteries that the actor cannot have now, and why."""
    kind, seat = state.asked(), int(state.actor)
    if kind == CONSTRUCT:
        return [*barred_cities(state, seat), *barred_monuments(state, seat)]
    if kind in (DEVELOP, ASSIMILATE):
        return barred_masteries(state, seat, kind == ASSIMILATE)
    return []


def barred_cities(state: Dominations, seat: int) -> list[Barred]:
    """Where no City can be built or upgraded."""
    found: list[Any] = []
    for slot in range(len(state.land.laid)):
        if FIRST_CITY + slot not in state.actions():
            why = why_not_city(state, seat, slot)
            found.append({"verb": "city"} | where(state.land.cell(slot)) | {"why": why.code, "facts": why.facts})
    return found


def barred_monuments(state: Dominations, seat: int) -> list[Barred]:
    """The Monuments in play whose next level cannot be built."""
    found: list[Barred] = []
    for number, monument in enumerate(state.land.monuments):
        if FIRST_MONUMENT + number not in state.actions():
            why, name = why_not_level(state, seat, number), state.parts.monument_names[monument]
            found.append({"verb": "monument", "monument": name, "why": why.code, "facts": why.facts})
    return found


def barred_masteries(state: Dominations, seat: int, from_others: bool) -> list[Barred]:
    """The Masteries that cannot be taken or turned over; from others only those that somebody has."""
    number, found = int(state.parts.masteries), list[Barred]()
    actions = set(state.actions())
    for mastery, name in enumerate(state.parts.mastery_names):
        if actions & {FIRST_MASTERY + mastery, FIRST_MASTERY + number + mastery}:
            continue
        if from_others and not shown_by_others(state, seat, mastery):
            continue
        is_owned = state.trees[seat].owned[mastery]
        check = why_not_assimilate if from_others else why_not_develop
        why = check(state, seat, bool(is_owned), mastery)
        assert why is not None
        found.append({"verb": VERBS[from_others, bool(is_owned)], "mastery": name, "why": why.code, "facts": why.facts})
    return found


def read_cell(x: str, y: str, pointing: str) -> int:
    """The number of a cell, or -1 if it is out of reach."""
    if max(abs(int(x)), abs(int(y))) >= REACH - 2:
        return -1
    return int(cell_at(int(x), int(y), int(pointing == "down")))


def why_not_place(state: Dominations, kind: int, match: re.Match[str]) -> Refused:
    """DN-10, DN-29, DN-76."""
    land, tile = state.land, state.parts.tile_names[kind]
    if match[1] != tile:
        return Refused("dominations-other-tile", tile=match[1], due=tile)
    cell = read_cell(match[2], match[3], match[4])
    at: dict[str, Any] = {"x": int(match[2]), "y": int(match[3]), "pointing": match[4]}
    if cell < 0:
        return Refused("dominations-too-far", **at)
    if land.at(cell) != 0:
        return Refused("dominations-taken", **at)
    if cell in list(land.frontier):
        if not land.can_lie(cell):
            return Refused("dominations-closed-side", **at)
        return Refused("dominations-turned", tile=tile, turned=int(match[5]))
    ring = [around(corner_of(cell, corner), i) for corner in range(3) for i in range(RING_SIZE)]
    if any(land.at(one) != 0 for one in ring):
        return Refused("dominations-corner-only", **at)
    return Refused("dominations-alone", **at)


def why_not_city_at(state: Dominations, _: int, match: re.Match[str]) -> Refused:
    """DN-11: a City needs a Camp."""
    cell = read_cell(match[1], match[2], match[3])
    code = int(state.land.at(cell)) if cell >= 0 else 0
    if code == 0 or code >= CRADLE:
        return Refused("dominations-no-camp", x=int(match[1]), y=int(match[2]), pointing=match[3])
    return why_not_city(state, int(state.actor), code - 1)


def why_not_city(state: Dominations, seat: int, slot: int) -> Refused:
    """DN-59 to DN-61, DN-64."""
    land, at = state.land, where(state.land.cell(slot))
    level = int(land.level(slot))
    if level and land.owner(slot) != seat:
        return Refused("dominations-occupied", **at)
    if level == HIGHEST:
        return Refused("dominations-highest", **at)
    if state.markers[seat] == 0:
        return Refused("dominations-no-marker")
    domain = int(land.camp(slot))
    cost = int(state.parts.city_cost[level] - discounts(state, seat, FOR_CITIES)[domain])
    return Refused("dominations-city-cost", **at, **price(state, seat, domain, cost))


def price(state: Dominations, seat: int, domain: int, cost: int) -> dict[str, Any]:
    """A cost and what there is."""
    return {"cost": max(0, cost), "domain": DOMAINS[domain], "has": int(state.knowledge[DOMAIN_COUNT * seat + domain])}


def why_not_named(state: Dominations, _: int, match: re.Match[str]) -> Refused:
    """DN-89 to DN-96, DN-111 to DN-114: a Mastery by its name."""
    names = state.parts.mastery_names
    if match[2] not in names:
        return Refused("dominations-no-mastery", words=match[2])
    check = why_not_develop if match[1] in ("develop", "upgrade") else why_not_assimilate
    why = check(state, int(state.actor), match[1] in ("upgrade", "turn over"), names.index(match[2]))
    assert why is not None
    return why


def why_not_develop(state: Dominations, seat: int, is_upgrade: bool, number: int) -> Refused | None:
    """Why a seat cannot develop or upgrade a Mastery; nothing if it can."""
    parts, name = state.parts, state.parts.mastery_names[number]
    if is_upgrade:
        why = why_not_turned(state, seat, number)
        domain = int(parts.upgrade_domain[number])
        cost = int(parts.upgrade_cost[number] - discounts(state, seat, FOR_UPGRADING)[domain])
    else:
        why = why_not_free(state, seat, number)
        domain = int(parts.cost_domain[number])
        cost = int(parts.cost[number] - discounts(state, seat, FOR_DEVELOPING)[domain])
    if why:
        return why
    if cost > state.knowledge[DOMAIN_COUNT * seat + domain]:
        due = price(state, seat, domain, cost)
        return Refused("dominations-upgrade-cost" if is_upgrade else "dominations-develop-cost", mastery=name, **due)
    return None if is_upgrade else why_not_fitting(state, seat, number)


def about_mastery(state: Dominations, seat: int, name: str) -> tuple[str, Refused | None]:
    """What a seat could do with a Mastery when it develops, and why it cannot; nothing if it can."""
    number = state.parts.mastery_names.index(name)
    is_owned = bool(state.trees[seat].owned[number])
    return VERBS[False, is_owned], why_not_develop(state, seat, is_owned, number)


def why_not_turned(state: Dominations, seat: int, number: int) -> Refused | None:
    """DN-94: an own Mastery that shows its basic face can be turned over."""
    owned, name = state.trees[seat].owned[number], state.parts.mastery_names[number]
    if owned == 1:
        return None
    return Refused("dominations-advanced-already" if owned else "dominations-not-in-tree", mastery=name)


def why_not_free(state: Dominations, seat: int, number: int) -> Refused | None:
    """DN-91, DN-93: one copy of each Mastery, and what it requires."""
    parts, tree, name = state.parts, state.trees[seat], state.parts.mastery_names[number]
    if tree.owned[number]:
        return Refused("dominations-in-tree-already", mastery=name)
    required, value = int(parts.required_domain[number]), int(parts.required_value[number])
    if required >= 0 and not tree.has_value(required, value):
        return Refused("dominations-requires", mastery=name, domain=DOMAINS[required], value=value)
    return None


def why_not_fitting(state: Dominations, seat: int, number: int) -> Refused | None:
    """DN-95, DN-96: some copy that is left has to fit."""
    copies = [card_number(number, copy) for copy in range(4) if state.copies[number] & BIT[copy]]
    if any(state.trees[seat].fits_somewhere(card, state.rules.turns) for card in copies):
        return None
    return Refused("dominations-no-fit", mastery=state.parts.mastery_names[number])


def why_not_assimilate(state: Dominations, seat: int, is_upgrade: bool, number: int) -> Refused | None:
    """DN-111 to DN-114."""
    name, value = state.parts.mastery_names[number], int(state.parts.mastery_value[number])
    highest, shown = int(highest_value(state, seat)), int(shown_by_others(state, seat, number))
    why = why_not_turned(state, seat, number) if is_upgrade else why_not_free(state, seat, number)
    if why:
        return why
    if shown == 0:
        return Refused("dominations-nobody-has", mastery=name)
    if is_upgrade and shown == 1:
        return Refused("dominations-nobody-advanced", mastery=name)
    if value > highest:
        return Refused("dominations-too-valuable", mastery=name, value=value, influence=int(state.influence[seat]))
    return None if is_upgrade else why_not_fitting(state, seat, number)


def why_not_put(state: Dominations, card: int, match: re.Match[str]) -> Refused:
    """DN-96, DN-99 to DN-101."""
    is_mastery = card < state.parts.level_card
    if is_mastery and (match[1] not in COPIES or not state.copies[mastery_of(card)] & BIT[COPIES.index(match[1])]):
        return Refused("dominations-no-copy", copy=match[1])
    x, y = int(match[2]), int(match[3])
    position = position_at(x, y)
    tree = state.trees[state.actor]
    if any(position_of(entry) == position for entry in tree.cards):
        return Refused("dominations-card-there", x=x, y=y)
    if not any(gap_position(gap) == position for gap in tree.gaps):
        return Refused("dominations-not-beside", x=x, y=y)
    return Refused("dominations-not-joined", x=x, y=y)


def why_not_take(state: Dominations, _: int, match: re.Match[str]) -> Refused:
    """DN-29."""
    seat = int(state.actor)
    held = [state.parts.tile_names[state.hands[HAND * seat + i]] for i in range(state.held[seat])]
    return Refused("dominations-not-in-hand", tile=match[1], tiles=held)


def why_not_bought(state: Dominations, _: int, match: re.Match[str]) -> Refused:
    """A Monument as it was said."""
    return why_not_monument(state, int(state.actor), match[1])


def why_not_monument(state: Dominations, seat: int, name: str) -> Refused:
    """DN-71: only Monuments in play can be built."""
    names = [state.parts.monument_names[monument] for monument in state.land.monuments]
    if name not in names:
        return Refused("dominations-not-in-play", monument=name, monuments=names)
    return why_not_level(state, seat, names.index(name))


def about_monument(state: Dominations, seat: int, name: str) -> Refused | None:
    """Why a seat could not build the next level of a Monument when it constructs; nothing if it could."""
    names = [state.parts.monument_names[monument] for monument in state.land.monuments]
    if name in names and can_buy_level(state, seat, names.index(name)):
        return None
    return why_not_monument(state, seat, name)


def why_not_level(state: Dominations, seat: int, number: int) -> Refused:
    """DN-71 to DN-73."""
    name = state.parts.monument_names[state.land.monuments[number]]
    level = int(next_level(state, number))
    if level < 0:
        return Refused("dominations-all-built", monument=name)
    cost = int(due(state, seat, level))
    if cost > payable(state, seat, level, 0):
        wanted = {DOMAINS[i]: int(state.parts.level_cost[DOMAIN_COUNT * level + i]) for i in range(DOMAIN_COUNT)}
        amounts = [
            phrase("amount", number=number, domain=phrase(f"domain-{domain}"))
            for domain, number in wanted.items()
            if number
        ]
        less = sum(wanted.values()) - cost
        return Refused("dominations-level-cost", monument=name, cost=together(amounts), less=less)
    if state.land.pieces[number] == EMPTY and not has_place(state.land, number):
        return Refused("dominations-no-place", monument=name)
    return Refused("dominations-level-no-fit", monument=name)


def why_not_trade(state: Dominations, _: int, match: re.Match[str]) -> Refused:
    """DN-104."""
    unknown = [word for word in (match[2], match[4]) if word not in DOMAINS]
    if unknown:
        return Refused("dominations-no-domain", words=unknown[0])
    return Refused("dominations-no-trade", **{"from": match[2], "to": match[4]})
