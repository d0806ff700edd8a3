"""The course of the game: choices revealed, turns, and the end of an Era and of the game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.fields import Fields
from demesne.core.state import NOTHING
from demesne.games.dominations.agenda import (
    ASSIMILATE,
    ASSIMILATION,
    CONSTRUCT,
    DEVELOP,
    DRAW,
    END_EFFECTS,
    FINISH,
    INFLUENCE_POINTS,
    INITIATIVE,
    NEXT_ERA,
    PLAIN_FORM,
    REACT,
    RETURN,
    ROLES,
    TILE,
    TURN,
    Data,
    Entry,
    Form,
    Step,
    named,
)
from demesne.games.dominations.components import DOMAIN_COUNT, DOMAINS
from demesne.games.dominations.effects.effect import (
    END_ERA,
    ROLE_OBTAINED,
    SET_INITIATIVE,
    START_ERA,
    START_TURN,
    WHENS,
)
from demesne.games.dominations.effects.resolving import collect, collect_face, fire, resolve
from demesne.games.dominations.effects.standing import role_bonus, role_with
from demesne.games.dominations.map.land import EMPTY
from demesne.games.dominations.objectives import goals_met
from demesne.games.dominations.questions.returning import AFTER_DRAWING, BEFORE_DRAWING
from demesne.games.dominations.state import NOBODY, OF_INFLUENCE, OF_OBJECTIVES, OF_ROLES, UNKNOWN, Dominations


def reveal(state: Dominations, entry: Entry) -> None:
    """DN-16, DN-17: all show what they have kept; the rest leave the game."""
    state.offers = NOTHING
    state.reveals += 1
    state.land.monuments = vec[i64]([state.kept[2 * seat + 1] for seat in range(state.players)])
    state.land.pieces = vec[i64]([EMPTY] * state.players)
    state.built = vec[i64]([0] * state.players)
    if state.events is not None:
        for seat in range(state.players):
            objective = state.parts.objective_names[state.kept[2 * seat]]
            monument = state.parts.monument_names[state.kept[2 * seat + 1]]
            state.tell("reveal", {"seat": seat, "objective": objective, "monument": monument})


def begin_turn(state: Dominations, entry: Entry) -> None:
    """DN-23, DN-24, DN-26, DN-27: the next turn in Initiative order, or the end of the Era."""
    if state.turn == state.players * state.parts.turns:
        end_era(state)
        return
    seat = state.order[state.turn % state.players]
    state.turn += 1
    state.reveals += 1
    for domain in range(DOMAIN_COUNT):
        state.produced[domain] = 0
    if state.events is not None:
        state.tell("turn", {"seat": seat})
    state.push(TURN, 0)
    state.push(DEVELOP, seat)
    state.push(CONSTRUCT, seat)
    state.push(TILE, seat)
    fire(state, seat, START_TURN, 0)


def end_era(state: Dominations) -> None:
    """The order of the steps."""
    state.push(NEXT_ERA, 0)
    state.push(ROLES, 0)
    state.push(INFLUENCE_POINTS, 0)
    state.push(ASSIMILATION, 0)
    state.push(END_EFFECTS, 0)


def tell_step(state: Dominations, step: str) -> None:
    """Record that a step begins: the points, and the Knowledge that is left."""
    if state.events is not None:
        left = [
            {name: int(state.knowledge[DOMAIN_COUNT * seat + i]) for i, name in enumerate(DOMAINS)}
            for seat in range(state.players)
        ]
        state.tell("era_end", {"era": state.era + 1, "step": step, "scores": state.scores(), "left": left})


def end_effects(state: Dominations, entry: Entry) -> None:
    """DN-110: in Initiative order."""
    tell_step(state, "effects")
    let_all_react(state, END_ERA)


def let_all_react(state: Dominations, when: i64) -> None:
    """DN-151: all players in Initiative order have what acts at this moment."""
    for i in range(state.players - 1, -1, -1):
        state.push(REACT, state.order[i], when)


def assimilation(state: Dominations, entry: Entry) -> None:
    """DN-111, DN-116: the one with the most Influence may assimilate."""
    tell_step(state, "assimilation")
    most = state.order[0]
    for seat in state.order:
        if state.influence[seat] > state.influence[most]:
            most = seat
    state.push(ASSIMILATE, most)


def influence_points(state: Dominations, entry: Entry) -> None:
    """DN-117: points equal to Influence."""
    tell_step(state, "influence")
    for seat in state.order:
        state.score(seat, OF_INFLUENCE, state.influence[seat])


def roles(state: Dominations, entry: Entry) -> None:
    """DN-118, DN-120, DN-135: all Roles are decided, then they pay and work."""
    tell_step(state, "roles")
    for domain in range(DOMAIN_COUNT):
        state.roles[domain] = most_knowing(state, domain)
    for domain in range(DOMAIN_COUNT):
        seat = state.roles[domain]
        if seat != NOBODY:
            take_role(state, seat, domain)
    if not is_last_era(state):
        for domain in range(DOMAIN_COUNT):
            seat = state.roles[domain]
            if seat != NOBODY and role_with(state, seat, SET_INITIATIVE) == domain:
                state.push(INITIATIVE, seat)


def most_knowing(state: Dominations, domain: i64) -> i64:
    """DN-118, DN-121: who has the most knowledge left in a Domain, or nobody."""
    winner: i64 = NOBODY
    most: i64 = 0
    for seat in state.order:
        left = state.knowledge[DOMAIN_COUNT * seat + domain]
        if left > 0 or not state.rules.role_bonus_needs_remaining:
            left += role_bonus(state, seat, domain)
        if left > most:
            winner, most = seat, left
    return winner


def take_role(state: Dominations, seat: i64, domain: i64) -> None:
    """DN-119, DN-124: a Role's points, what it gives at once, and cards that count Roles."""
    points = role_points(state, domain)
    if state.events is not None:
        role = {"role": state.parts.role_names[domain], "domain": DOMAINS[domain], "points": points}
        state.tell("role", {"seat": seat} | role)
    state.score(seat, OF_ROLES, points)
    batch = vec[Entry]()
    if not is_last_era(state):
        batch = collect_face(state, batch, seat, state.parts.role_face + domain, domain)
    resolve(state, seat, collect(state, batch, seat, ROLE_OBTAINED, domain))


def role_points(state: Dominations, domain: i64) -> i64:
    """DN-119, DN-135: what a Role is worth."""
    column = 2 if is_last_era(state) else 1 if state.players == 2 else 0
    return state.parts.role_vp[3 * domain + column]


def is_last_era(state: Dominations) -> bool:
    """Whether no other Era follows."""
    return state.era == state.parts.eras - 1


def next_era(state: Dominations, entry: Entry) -> None:
    """DN-132 to DN-134: knowledge drops to 0, start-of-Era effects, fresh tiles; or the end."""
    if is_last_era(state):
        state.push(FINISH, 0)
        return
    state.era += 1
    state.turn = 0
    if state.events is not None:
        order = [int(seat) for seat in state.order]
        state.tell("era", {"era": state.era + 1, "scores": state.scores(), "order": order})
    for i in range(len(state.knowledge)):
        state.knowledge[i] = 0
    state.push(TURN, 0)
    for i in range(state.players):
        seat = state.order[state.players - 1 - i]
        state.push(RETURN, seat, how=AFTER_DRAWING)
        state.push(DRAW, seat)
        state.push(RETURN, seat, how=BEFORE_DRAWING)
    let_all_react(state, START_ERA)


def finish(state: Dominations, entry: Entry) -> None:
    """DN-136: the Objectives."""
    for seat in state.order:
        met = goals_met(state, seat)
        state.score(seat, OF_OBJECTIVES, state.parts.objective_vp[met])
        if state.events is not None and state.kept[2 * seat] != UNKNOWN:
            name = state.parts.objective_names[state.kept[2 * seat]]
            state.tell("objective", {"seat": seat, "objective": name, "goals": met})
    if state.events is not None:
        state.tell("end", {"scores": state.scores()})


def react(state: Dominations, entry: Entry) -> None:
    """A seat has what acts at this moment."""
    fire(state, entry.seat, entry.about, 0)


class Moment(Form):
    """How it is saved at which moment all react."""

    def save(self, state: Dominations, entry: Entry) -> Data:
        """The moment."""
        return {"when": WHENS[entry.about]}

    def load(self, data: Fields, state: Dominations, kind: int, seat: int) -> Entry:
        """The same."""
        return Entry(kind, seat, named(data, "when", WHENS, "a moment"))

    def flaw(self, state: Dominations, below: list[Entry], entry: Entry) -> str:
        """All react at the start and the end of an Era."""
        return "" if entry.about in (START_ERA, END_ERA) else "this is not a moment at which all react."


#: in the order in which they are taken
STEPS_OF_ERAS: Final = [
    Step(END_EFFECTS, end_effects, PLAIN_FORM),
    Step(ASSIMILATION, assimilation, PLAIN_FORM),
    Step(INFLUENCE_POINTS, influence_points, PLAIN_FORM),
    Step(ROLES, roles, PLAIN_FORM),
    Step(NEXT_ERA, next_era, PLAIN_FORM),
    Step(FINISH, finish, PLAIN_FORM),
]
