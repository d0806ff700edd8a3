"""The end of an Era and of the game: effects, assimilation, Influence, Roles, fresh tiles, Objectives."""

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.games.dominations.agenda import (
    ASSIMILATE,
    ASSIMILATED,
    ASSIMILATION,
    DONE,
    DRAW,
    END_EFFECTS,
    FINISH,
    FIT,
    INFLUENCE_POINTS,
    INITIATIVE,
    NEXT_ERA,
    REACT,
    RETURN,
    ROLES,
    TURN,
)
from demesne.games.dominations.components import (
    DOMAINS,
    END_ERA,
    IMMEDIATE,
    ROLE_OBTAINED,
    SET_INITIATIVE,
    START_ERA,
)
from demesne.games.dominations.development import FIRST_MASTERY, can_take, turn_over
from demesne.games.dominations.effects import role_bonus, role_with
from demesne.games.dominations.objectives import goals_met
from demesne.games.dominations.simultaneous import collect, collect_face, resolve
from demesne.games.dominations.table import NOBODY, OF_INFLUENCE, OF_OBJECTIVES, OF_ROLES, UNKNOWN, Table


def end_era(state: Table) -> None:
    """The order of the steps."""
    state.push(NEXT_ERA, 0)
    state.push(ROLES, 0)
    state.push(INFLUENCE_POINTS, 0)
    state.push(ASSIMILATION, 0)
    state.push(END_EFFECTS, 0)


def end_effects(state: Table) -> None:
    """DN-110: in Initiative order."""
    react(state, END_ERA)


def react(state: Table, when: i64) -> None:
    """DN-151: all players in Initiative order have what acts at this moment."""
    for i in range(state.players - 1, -1, -1):
        state.push(REACT, state.order[i], when)


def assimilation(state: Table) -> None:
    """DN-111, DN-116: the one with the most Influence may assimilate."""
    most = state.order[0]
    for seat in state.order:
        if state.influence[seat] > state.influence[most]:
            most = seat
    state.push(ASSIMILATE, most)


def highest_value(state: Table, seat: i64) -> i64:
    """DN-112: what value may be assimilated with this Influence."""
    value: i64 = 0
    table = state.parts.assimilation
    i: i64 = 0
    while i < len(table):
        if state.influence[seat] >= table[i]:
            value = table[i + 1]
        i += 2
    return value


def assimilate_options(state: Table, seat: i64) -> vec[i64]:
    """DN-111 to DN-114: a Mastery that another player has, or an own one that another has turned over."""
    found = vec[i64]([DONE])
    parts = state.parts
    value = highest_value(state, seat)
    for mastery in range(parts.masteries):
        if parts.mastery_value[mastery] <= value and shown_by_others(state, seat, mastery) > 0:
            if can_take(state, seat, mastery):
                found = append(found, FIRST_MASTERY + mastery)
    for mastery in range(parts.masteries):
        if parts.mastery_value[mastery] <= value and state.trees[seat].owned[mastery] == 1:
            if shown_by_others(state, seat, mastery) == 2:
                found = append(found, FIRST_MASTERY + parts.masteries + mastery)
    return found


def shown_by_others(state: Table, seat: i64, mastery: i64) -> i64:
    """0 if nobody else has a Mastery, 1 if only the basic face is shown, 2 if somebody has it advanced."""
    most: i64 = 0
    for other in range(state.players):
        if other != seat:
            most = max(most, state.trees[other].owned[mastery])
    return most


def assimilate(state: Table, seat: i64, action: i64) -> None:
    """DN-111, DN-113: without paying."""
    mastery = action - FIRST_MASTERY
    if action != DONE and mastery < state.parts.masteries:
        state.push(FIT, seat, 4 * mastery, ASSIMILATED)
    elif action != DONE:
        turn_over(state, seat, mastery - state.parts.masteries, ASSIMILATED)


def influence_points(state: Table) -> None:
    """DN-117: points equal to Influence."""
    for seat in state.order:
        state.score(seat, OF_INFLUENCE, state.influence[seat])


def roles(state: Table) -> None:
    """DN-118, DN-120, DN-135: all Roles are decided, then they pay and work."""
    for domain in range(6):
        state.roles[domain] = most_knowing(state, domain)
    for domain in range(6):
        seat = state.roles[domain]
        if seat != NOBODY:
            take_role(state, seat, domain)
    if not is_last_era(state):
        for domain in range(6):
            seat = state.roles[domain]
            if seat != NOBODY and role_with(state, seat, SET_INITIATIVE) == domain:
                state.push(INITIATIVE, seat)


def most_knowing(state: Table, domain: i64) -> i64:
    """DN-118, DN-121: who has the most knowledge left in a Domain, or nobody."""
    winner: i64 = NOBODY
    most: i64 = 0
    for seat in state.order:
        left = state.knowledge[6 * seat + domain]
        if left > 0 or not state.rules.role_bonus_needs_remaining:
            left += role_bonus(state, seat, domain)
        if left > most:
            winner, most = seat, left
    return winner


def take_role(state: Table, seat: i64, domain: i64) -> None:
    """DN-119, DN-124: a Role's points, what it gives at once, and cards that count Roles."""
    if state.events is not None:
        state.tell("role", {"seat": seat, "role": state.parts.role_names[domain], "domain": DOMAINS[domain]})
    state.score(seat, OF_ROLES, role_points(state, domain))
    batch = vec[i64]()
    if not is_last_era(state):
        batch = collect_face(state, batch, seat, state.parts.role_face + domain, IMMEDIATE, domain)
    resolve(state, seat, collect(state, batch, seat, ROLE_OBTAINED, domain))


def role_points(state: Table, domain: i64) -> i64:
    """DN-119, DN-135: what a Role is worth."""
    column = 2 if is_last_era(state) else 1 if state.players == 2 else 0
    return state.parts.role_vp[3 * domain + column]


def is_last_era(state: Table) -> bool:
    """Whether no other Era follows."""
    return state.era == state.parts.eras - 1


def initiative_options(state: Table, settled: i64) -> vec[i64]:
    """DN-122: the seats that have no place yet."""
    found = vec[i64]()
    for seat in range(state.players):
        free = True
        places = settled
        while places != 0:
            free = free and places & 7 != seat + 1
            places >>= 3
        if free:
            found = append(found, seat)
    return found


def settle_place(state: Table, seat: i64, settled: i64, chosen: i64) -> None:
    """DN-122: the Ruler names who comes next."""
    settled = settled << 3 | chosen + 1
    if len(initiative_options(state, settled)) > 0:
        state.push(INITIATIVE, seat, settled)
        return
    order = vec[i64]([0] * state.players)
    for i in range(state.players):
        order[state.players - 1 - i] = (settled >> 3 * i & 7) - 1
    state.order = order
    if state.events is not None:
        state.tell("initiative", {"order": [int(one) for one in order]})


def next_era(state: Table) -> None:
    """DN-132 to DN-134: knowledge drops to 0, start-of-Era effects, fresh tiles; or the end."""
    if is_last_era(state):
        state.push(FINISH, 0)
        return
    state.era += 1
    state.turn = 0
    if state.events is not None:
        state.tell("era", {"era": state.era + 1})
    for i in range(len(state.knowledge)):
        state.knowledge[i] = 0
    state.push(TURN, 0)
    for i in range(state.players):
        seat = state.order[state.players - 1 - i]
        state.push(RETURN, seat, 0, 1)
        state.push(DRAW, seat)
        state.push(RETURN, seat, 0, 0)
    react(state, START_ERA)


def finish(state: Table) -> None:
    """DN-136: the Objectives."""
    for seat in state.order:
        met = goals_met(state, seat)
        state.score(seat, OF_OBJECTIVES, state.parts.objective_vp[met])
        if state.events is not None and state.kept[2 * seat] != UNKNOWN:
            name = state.parts.objective_names[state.kept[2 * seat]]
            state.tell("objective", {"seat": seat, "objective": name, "goals": met})
    if state.events is not None:
        state.tell("end", {"scores": state.scores()})
