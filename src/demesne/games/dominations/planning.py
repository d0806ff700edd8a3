"""The agenda to and from plain data."""

from typing import Any, Final

from librt.vecs import append

from demesne.core.fields import Fields
from demesne.games.dominations import loading, stock
from demesne.games.dominations.agenda import (
    EFFECT,
    FIT,
    INITIATIVE,
    ORDER,
    PAY,
    PIECE,
    PLACE,
    QUESTIONS,
    REACT,
    REAP,
    RETURN,
    SOURCE,
    STEPS,
    TILE,
    WILD,
    WILD_HARVEST,
    first_of,
    kind_of,
    seat_of,
    second_of,
)
from demesne.games.dominations.components import DO, DOMAINS, DOS, ROW, WHENS
from demesne.games.dominations.engine import Dominations
from demesne.games.dominations.simultaneous import PLAIN, new_effect
from demesne.games.dominations.table import entry as new_entry
from demesne.games.dominations.vocabulary import GIFTS
from demesne.games.dominations.words import face_name, find_effect, say_cell

NAMES: Final = dict(enumerate(STEPS)) | {int(WILD) + i: name for i, name in enumerate(QUESTIONS)}
KINDS: Final = {name: kind for kind, name in NAMES.items()}
HOW: Final = ["developed", "assimilated", "bought"]

Data = dict[str, Any]


def plan(state: Dominations, entry: int) -> Data:
    """An entry of the agenda: what, of whom, and its numbers where it has any, by name where they are things."""
    kind, first, second = int(kind_of(entry)), int(first_of(entry)), int(second_of(entry))
    facts: Data = {"what": NAMES[kind], "seat": int(seat_of(entry))}
    if kind == EFFECT:
        return facts | plan_effect(state, first, second)
    if kind == FIT:
        level = first - int(state.parts.level_card)
        name = state.parts.level_names[level] if level >= 0 else state.parts.mastery_names[first >> 2]
        return facts | {"card": name, "how": HOW[second]}
    if kind in (WILD, WILD_HARVEST):
        named = [name for i, name in enumerate(DOMAINS) if second >> i & 1]
        return facts | {"number": first} | ({"named": named} if named else {})
    if kind == PLACE:
        facts["tile"] = state.parts.tile_names[first]
    elif kind in (SOURCE, REAP):
        facts["at"] = say_cell(first)
    elif kind in (PIECE, PAY):
        facts["monument"] = state.parts.monument_names[state.land.monuments[first]]
        if kind == PAY:
            return facts | {"domain": DOMAINS[second & 7], "number": second >> 3}
    elif kind == REACT:
        facts["when"] = WHENS[first]
    elif first:
        facts["number"] = first
    return facts | ({"more": second} if second else {})


def plan_effect(state: Dominations, row: int, rest: int) -> Data:
    """An effect by its card, face and place, with the Domain it is about and how much it gives."""
    facts: Data = {"domain": DOMAINS[rest & 15], "number": rest >> 4}
    if row == PLAIN:
        return facts
    face, place = find_effect(state.parts, row)
    advanced = face < 2 * state.parts.masteries and face & 1 == 1
    return {"card": face_name(state.parts, face), "advanced": advanced, "effect": place} | facts


def load_agenda(fields: Fields, state: Dominations) -> None:
    """What is to be done or asked, next one last."""
    default = [{"what": "turn", "seat": 0}]
    for i, one in enumerate(fields.value("agenda", list, "a list of what is to be done", default)):
        data = Fields(one, f"agenda[{i}]")
        what = data.value("what", str, "a step or a question")
        if what not in KINDS:
            raise ValueError(f"{data.name('what')}: {what!r} is neither a step nor a question.")
        seat = data.whole("seat", range(int(state.players)), 0)
        if KINDS[what] == EFFECT:
            entry = load_effect(data, state, seat)
        else:
            first = load_subject(data, state, KINDS[what])
            entry = new_entry(KINDS[what], seat, first, load_more(data, KINDS[what]))
        state.agenda = append(state.agenda, entry)
        data.finish()


def load_more(data: Fields, kind: int) -> int:
    """The second number of an entry of the agenda."""
    if kind == FIT:
        how = data.value("how", str, f"one of {', '.join(HOW)}")
        if how not in HOW:
            raise ValueError(f"{data.name('how')}: {how!r} is not one of {', '.join(HOW)}.")
        return HOW.index(how)
    if kind in (WILD, WILD_HARVEST):
        return load_named(data)
    if kind == PAY and "more" not in data.data:
        return data.whole("number", range(1, 2**9)) << 3 | named(data, "domain", DOMAINS, "a Domain")
    most = {int(RETURN): 2, int(SOURCE): 2, int(REAP): 7, int(PAY): 2**12}
    return data.whole("more", range(most[kind]), 0) if kind in most else 0


def load_named(data: Fields) -> int:
    """Bits for the Domains that are named; positions of old have `more`, the first Domain that may still be named."""
    before = data.whole("more", range(7), 0)
    named = data.value("named", list, "a list of Domains", DOMAINS[:before])
    if not all(name in DOMAINS for name in named):
        raise ValueError(f"{data.name('named')}: expected a list of Domains.")
    return sum(2 ** DOMAINS.index(name) for name in set(named))


def load_effect(data: Fields, state: Dominations, seat: int) -> int:
    """An effect that waits to be done."""
    domain = data.value("domain", str, "a Domain", DOMAINS[0])
    if domain not in DOMAINS:
        raise ValueError(f"{data.name('domain')}: {domain!r} is not a Domain.")
    number = data.whole("number", range(10**4), 0)
    row, parts = int(PLAIN), state.parts
    if "card" in data.data:
        name, advanced = data.value("card", str, "a card"), data.value("advanced", bool, "true or false", False)
        faces = [face for face in range(len(parts.first_effect) - 1) if face_name(parts, face) == name]
        place = data.whole("effect", range(1, 100), 1)
        face = faces[-1 if advanced else 0] if faces else -1
        row = int(parts.first_effect[face]) + (place - 1) * int(ROW) if faces else -1
        if row < 0 or row >= parts.first_effect[face + 1] or DOS[parts.effects[row + DO]] not in GIFTS:
            raise ValueError(f"{data.path}: {name!r} has no such effect.")
    elif number == 0:
        raise ValueError(f"{data.name('number')}: expected how much knowledge it gives.")
    return int(new_effect(seat, row, DOMAINS.index(domain), number))


def load_subject(data: Fields, state: Dominations, kind: int) -> int:
    """The first number of an entry of the agenda."""
    if kind == PLACE:
        data.asked.add("tile")
        return stock.tile_named(data.name("tile"), state, data.data.get("tile"))
    if kind == RETURN:
        data.asked.add("tile")  # positions of old have the tile that was returned last
    if kind in (SOURCE, REAP):
        cell, _ = loading.read_cell(data.name("at"), data.data.get("at"))
        data.asked.add("at")
        if not 0 < state.land.at(cell) <= len(state.land.laid):
            raise ValueError(f"{data.name('at')}: there is no tile.")
        return cell
    if kind in (PIECE, PAY):
        names = [state.parts.monument_names[monument] for monument in state.land.monuments]
        return named(data, "monument", names, "a Monument in play")
    if kind == FIT:
        masteries = [f"{name}" for name in state.parts.mastery_names for _ in range(4)]
        return named(data, "card", [*masteries, *state.parts.level_names], "a Mastery or a level")
    if kind == REACT:
        return named(data, "when", WHENS, "a moment")
    most = {int(TILE): 2, int(INITIATIVE): 2**12, int(WILD): 10**4, int(WILD_HARVEST): 32, int(ORDER): 100}
    return data.whole("number", range(most[kind]), 0) if kind in most else 0


def named(data: Fields, field: str, names: list[str], wanted: str) -> int:
    """The place of a name among the names there are."""
    name = data.value(field, str, wanted)
    if name not in names:
        raise ValueError(f"{data.name(field)}: {name!r} is not {wanted}.")
    return names.index(name)
