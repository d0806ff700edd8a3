"""Which of several effects comes next, where their order matters."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.fields import Fields
from demesne.games.dominations.agenda import EFFECT, ORDER, TO_TRADE, TRADE, Data, Entry, Form, Question, Step
from demesne.games.dominations.components import DOMAINS, Components
from demesne.games.dominations.effects.effect import ANY, DOS, GIFTS, OF_CITY, PER_INFLUENCE, PER_REMAINING, PLAIN
from demesne.games.dominations.effects.resolving import (
    NO_KNOWLEDGE,
    do_effect,
    domain_given,
    is_trade_wanted,
    new_effect,
    number_given,
    order_matters,
)
from demesne.games.dominations.state import Dominations

FIRST_EFFECT: Final[i64] = 2  # actions: one of the effects, by its place


class OrderEffects(Question):
    """The question ORDER of the agenda."""

    def options(self, state: Dominations, entry: Entry) -> vec[i64]:
        """The effects that differ, and a trade before them; only the first if nothing depends on it any more."""
        last = len(state.agenda) - 2
        batch = vec[Entry]([state.agenda[last - i] for i in range(entry.number)])
        trade = is_trade_wanted(state, entry.seat, batch)
        if not trade and not order_matters(state, entry.seat, batch):
            return vec[i64]([FIRST_EFFECT])
        found = vec[i64]([TO_TRADE]) if trade else vec[i64]()
        for i in range(entry.number):
            is_new = True
            for j in range(i):
                is_new = is_new and not is_alike(state, batch[j], batch[i])
            if is_new:
                found = append(found, FIRST_EFFECT + i)
        return found

    def answer(self, state: Dominations, entry: Entry, action: i64) -> None:
        """Do one of the effects, and go on with the others."""
        if action == TO_TRADE:
            state.push(ORDER, entry.seat, number=entry.number)
            state.push(TRADE, entry.seat)
            return
        place = len(state.agenda) - 1 - (action - FIRST_EFFECT)
        chosen = state.agenda[place]
        state.agenda = vec[Entry]([state.agenda[i] for i in range(len(state.agenda)) if i != place])
        if entry.number > 1:
            state.push(ORDER, entry.seat, number=entry.number - 1)
        do_effect(state, chosen)

    def describe(self, state: Dominations, entry: Entry, action: int) -> Data:
        """One of several effects: its card, with its number if there are several on it, and what it gives."""
        chosen = state.agenda[len(state.agenda) - 2 - (action - FIRST_EFFECT)]
        effect = state.parts.effects[chosen.about]
        domain, number = domain_given(state, chosen), int(number_given(state, chosen))
        given = "" if domain == NO_KNOWLEDGE else "vestigium" if domain == ANY else DOMAINS[domain]
        facts: Data = {"verb": "resolve", "domain": given, "number": number}
        if chosen.about == PLAIN:
            return facts | {"card": "", "effect": f"{number} {given}"}
        words = [face_name(state.parts, effect.face)]
        if len(state.parts.faces[effect.face]) > 1:
            words.append(str(effect.place))
        if effect.domain == OF_CITY:
            words.append(given)
        return facts | {"card": words[0], "effect": " ".join(words)}

    def save(self, state: Dominations, entry: Entry) -> Data:
        """How many effects are to be ordered, which lie below."""
        return {"number": int(entry.number)}

    def load(self, data: Fields, state: Dominations, kind: int, seat: int) -> Entry:
        """The same."""
        return Entry(kind, seat, number=data.whole("number", range(100), 0))

    def flaw(self, state: Dominations, below: list[Entry], entry: Entry) -> str:
        """There are as many effects below it."""
        number = int(entry.number)
        waiting = [one for one in below[len(below) - number :] if one.kind == EFFECT and one.seat == entry.seat]
        if number == 0 or len(waiting) != number:
            return f"there are not {number} effects of the same seat to be ordered."
        return ""


def is_alike(state: Dominations, one: Entry, other: Entry) -> bool:
    """Whether two effects give the same, whichever comes first."""
    if one.is_same(other):
        return True
    if domain_given(state, one) == NO_KNOWLEDGE or counts_what_changes(state, one) or counts_what_changes(state, other):
        return False
    same_domain = domain_given(state, one) == domain_given(state, other)
    return same_domain and number_given(state, one) == number_given(state, other)


def counts_what_changes(state: Dominations, entry: Entry) -> bool:
    """Whether how much an effect gives depends on what other effects give."""
    return state.parts.effects[entry.about].per in (PER_REMAINING, PER_INFLUENCE)


def face_name(parts: Components, face: i64) -> str:
    """The card, the Campfire or the Role with this face."""
    names = [name for name in parts.mastery_names for _ in range(2)]
    return [*names, *parts.level_names, "campfire", *parts.role_names][face]


class OneEffect(Form):
    """How an effect is saved."""

    def save(self, state: Dominations, entry: Entry) -> Data:
        """An effect by its card, face and place, with the Domain it is about and how much it gives."""
        facts: Data = {"domain": DOMAINS[entry.domain], "number": int(entry.number)}
        if entry.about == PLAIN:
            return facts
        effect = state.parts.effects[entry.about]
        advanced = effect.face < state.parts.level_face and effect.face % 2 == 1
        return {"card": face_name(state.parts, effect.face), "advanced": advanced, "effect": int(effect.place)} | facts

    def load(self, data: Fields, state: Dominations, kind: int, seat: int) -> Entry:
        """The same."""
        domain = data.value("domain", str, "a Domain", DOMAINS[0])
        if domain not in DOMAINS:
            raise ValueError(f"{data.name('domain')}: {domain!r} is not a Domain.")
        number = data.whole("number", range(10**4), 0)
        effect: i64 = PLAIN
        if "card" in data.data:
            effect = load_row(data, state.parts)
        elif number == 0:
            raise ValueError(f"{data.name('number')}: expected how much knowledge it gives.")
        return new_effect(seat, effect, DOMAINS.index(domain), number)


def load_row(data: Fields, parts: Components) -> i64:
    """An effect by its card, face and place."""
    name, advanced = data.value("card", str, "a card"), data.value("advanced", bool, "true or false", False)
    place = data.whole("effect", range(1, 100), 1)
    faces = [face for face in range(len(parts.faces)) if face_name(parts, face) == name]
    row = parts.faces[faces[-1 if advanced else 0]] if faces else []
    if place > len(row) or DOS[row[place - 1].do] not in GIFTS:
        raise ValueError(f"{data.path}: {name!r} has no such effect.")
    return row[place - 1].number


DO_EFFECT: Final = Step(EFFECT, do_effect, OneEffect())
