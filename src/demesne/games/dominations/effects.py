"""What cards and Roles do: one small function for each word of `do`, and the sums of standing effects."""

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.games.dominations.components import (
    CAMP_BONUS,
    DISCOUNT,
    DO,
    DOMAIN,
    EXCHANGE,
    GET,
    GET_DOMAIN,
    GIVE,
    GIVE_DOMAIN,
    OF_CAMP,
    PASSIVE,
    PER,
    PER_DOMAIN,
    PER_NOTHING,
    PRODUCED,
    ROLE_BONUS,
    ROW,
    START_ERA,
    STEP,
    TARGET,
    TILES,
    WHEN,
    N,
)
from demesne.games.dominations.counting import count, is_in
from demesne.games.dominations.table import Table
from demesne.games.dominations.tree import card_of, is_advanced


def amount(state: Table, seat: i64, row: i64) -> i64:
    """How much an effect gives: its number, or that many for each thing counted."""
    parts = state.parts
    per = parts.effects[row + PER]
    if per == PER_NOTHING:
        return parts.effects[row + N]
    return parts.effects[row + N] * (count(state, seat, per, row) // parts.effects[row + STEP])


def feeds(state: Table, seat: i64, domain: i64) -> bool:
    """DN-39: whether a seat gains by what it produces in a Domain."""
    parts = state.parts
    for entry in state.trees[seat].cards:
        face = parts.face(card_of(entry), is_advanced(entry))
        if parts.face_moments[face] & BIT[PRODUCED] != 0:
            row = parts.first_effect[face]
            while row < parts.first_effect[face + 1]:
                if parts.effects[row + WHEN] == PRODUCED and parts.effects[row + PER_DOMAIN] == domain:
                    return True
                row += ROW
    return False


def standing(state: Table, seat: i64, what: i64, targets: i64) -> vec[i64]:
    """By Domain, the sum of a standing effect over a seat's tree; last, of what is about no one Domain."""
    parts = state.parts
    total = vec[i64]([0] * 7)
    for entry in state.trees[seat].cards:
        face = parts.face(card_of(entry), is_advanced(entry))
        if parts.face_moments[face] & BIT[PASSIVE] != 0:
            row = parts.first_effect[face]
            while row < parts.first_effect[face + 1]:
                if parts.effects[row + WHEN] == PASSIVE and parts.effects[row + DO] == what:
                    if parts.effects[row + TARGET] & targets == targets:
                        number = amount(state, seat, row)
                        for domain in range(7):
                            if is_in(domain, parts.effects[row + DOMAIN]):
                                total[domain] += number
                row += ROW
    return total


def discounts(state: Table, seat: i64, target: i64) -> vec[i64]:
    """DN-105: by Domain, how much less a seat pays in it; last, how much less of any."""
    return standing(state, seat, DISCOUNT, target)


def role_bonus(state: Table, seat: i64, domain: i64) -> i64:
    """DN-121: what is added to remaining knowledge."""
    return standing(state, seat, ROLE_BONUS, 0)[domain]


def more_tiles(state: Table, seat: i64) -> i64:
    """DN-123: how many more tiles than usual a seat draws to, by its tree and its Roles."""
    parts = state.parts
    total: i64 = 0
    for entry in state.trees[seat].cards:
        total += tiles_of_face(state, parts.face(card_of(entry), is_advanced(entry)))
    for domain in range(6):
        if state.roles[domain] == seat:
            total += tiles_of_face(state, parts.role_face + domain)
    return total


def tiles_of_face(state: Table, face: i64) -> i64:
    """How many more tiles one face gives."""
    parts = state.parts
    total: i64 = 0
    if parts.face_moments[face] & BIT[START_ERA] != 0:
        row = parts.first_effect[face]
        while row < parts.first_effect[face + 1]:
            if parts.effects[row + DO] == TILES:
                total += parts.effects[row + N]
            row += ROW
    return total


def ripen_camp(state: Table, seat: i64, camp: i64) -> None:
    """DN-38, DN-125: what Camps of a seat produce beside the usual."""
    parts = state.parts
    for entry in state.trees[seat].cards:
        ripen_by_face(state, seat, parts.face(card_of(entry), is_advanced(entry)), camp)
    for domain in range(6):
        if state.roles[domain] == seat:
            ripen_by_face(state, seat, parts.role_face + domain, camp)


def ripen_by_face(state: Table, seat: i64, face: i64, camp: i64) -> None:
    """What one face adds to a Camp."""
    parts = state.parts
    if parts.face_moments[face] & BIT[PASSIVE] == 0:
        return
    row = parts.first_effect[face]
    while row < parts.first_effect[face + 1]:
        if parts.effects[row + WHEN] == PASSIVE and parts.effects[row + DO] == CAMP_BONUS:
            domain = camp if parts.effects[row + DOMAIN] == OF_CAMP else parts.effects[row + DOMAIN]
            state.harvest[domain] += amount(state, seat, row)
            state.ripe[domain] += amount(state, seat, row)
        row += ROW


def exchanges(state: Table, seat: i64) -> vec[i64]:
    """DN-104: the exchanges that a seat has: that of the Campfire, and those of cards."""
    parts = state.parts
    found = vec[i64]()
    for entry in state.trees[seat].cards:
        face = parts.face(card_of(entry), is_advanced(entry))
        if parts.face_moments[face] & BIT[PASSIVE] != 0:
            row = parts.first_effect[face]
            while row < parts.first_effect[face + 1]:
                if parts.effects[row + WHEN] == PASSIVE and parts.effects[row + DO] == EXCHANGE:
                    found = append(found, row)
                row += ROW
    return found


def rate(state: Table, rows: vec[i64], given: i64, got: i64) -> i64:
    """DN-104: the best exchange of one Domain for another: 64 * what is given + what is got, or 0."""
    effects = state.parts.effects
    best: i64 = 0
    for row in rows:
        if is_in(given, effects[row + GIVE_DOMAIN]) and is_in(got, effects[row + GET_DOMAIN]):
            give, get = effects[row + GIVE], effects[row + GET]
            if best == 0 or get * (best >> 6) > (best & 63) * give:
                best = give << 6 | get
    return best


def role_with(state: Table, seat: i64, what: i64) -> i64:
    """The Domain of a Role that a seat has and that does this, or -1."""
    parts = state.parts
    for domain in range(6):
        if state.roles[domain] == seat:
            row = parts.first_effect[parts.role_face + domain]
            while row < parts.first_effect[parts.role_face + domain + 1]:
                if parts.effects[row + DO] == what:
                    return domain
                row += ROW
    return -1
