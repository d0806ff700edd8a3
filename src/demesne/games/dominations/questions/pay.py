"""How much of a Domain to pay for a level of a Monument; one Domain after the other."""

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.fields import Fields
from demesne.games.dominations.agenda import FIT, PAY, Data, Entry, Question, named
from demesne.games.dominations.components import DOMAIN_COUNT, DOMAINS
from demesne.games.dominations.effects.effect import ANY, FOR_MONUMENTS
from demesne.games.dominations.effects.standing import discounts
from demesne.games.dominations.state import Dominations, numbers


def next_level(state: Dominations, number: i64) -> i64:
    """DN-71: the level on top of a Monument's stack, or -1."""
    monument = state.land.monuments[number]
    level = state.parts.first_level[monument] + state.built[number]
    return level if level < state.parts.first_level[monument + 1] else -1


def due(state: Dominations, seat: i64, level: i64) -> i64:
    """DN-86, DN-87, DN-106: what a level costs in all."""
    total: i64 = 0
    for number in shares(state, seat, level):
        total += number
    return max(total - discounts(state, seat, FOR_MONUMENTS)[ANY], 0)


def shares(state: Dominations, seat: i64, level: i64) -> vec[i64]:
    """DN-86, DN-105: what a level costs in each Domain, less what is less in that Domain alone."""
    less = discounts(state, seat, FOR_MONUMENTS)
    found = state.parts.level_cost[DOMAIN_COUNT * level : DOMAIN_COUNT * (level + 1)]
    for domain in range(DOMAIN_COUNT):
        found[domain] = max(found[domain] - (less[domain] - less[ANY]), 0)
    return found


def payable(state: Dominations, seat: i64, level: i64, first: i64) -> i64:
    """How much of a level's cost a seat could pay, from a Domain on."""
    total: i64 = 0
    costs = shares(state, seat, level)
    for domain in range(first, DOMAIN_COUNT):
        total += min(costs[domain], state.knowledge[DOMAIN_COUNT * seat + domain])
    return total


def can_pay(state: Dominations, seat: i64, level: i64) -> bool:
    """DN-87: whether a seat can pay for a level: no more is missing than may be left out in any Domain."""
    costs = shares(state, seat, level)
    missing: i64 = 0
    for domain in range(DOMAIN_COUNT):
        missing += max(costs[domain] - state.knowledge[DOMAIN_COUNT * seat + domain], 0)
    return missing == 0 or missing <= discounts(state, seat, FOR_MONUMENTS)[ANY]


def ask_payment(state: Dominations, seat: i64, number: i64, domain: i64, rest: i64) -> None:
    """Ask for the next Domain of which something is due."""
    costs = shares(state, seat, next_level(state, number))
    while rest > 0 and costs[domain] == 0:
        domain += 1
    if rest > 0:
        state.push(PAY, seat, number, domain=domain, number=rest)


class PayShare(Question):
    """The question PAY of the agenda."""

    def options(self, state: Dominations, entry: Entry) -> vec[i64]:
        """DN-87: how much of a Domain the payer may pay so that the rest can be paid too."""
        seat, level = entry.seat, next_level(state, entry.about)
        least = max(entry.number - payable(state, seat, level, entry.domain + 1), 0)
        share = min(shares(state, seat, level)[entry.domain], state.knowledge[DOMAIN_COUNT * seat + entry.domain])
        return numbers(least, min(entry.number, share) + 1)

    def answer(self, state: Dominations, entry: Entry, action: i64) -> None:
        """It is paid, and the next Domain asked for."""
        state.pay(entry.seat, entry.domain, action)
        ask_payment(state, entry.seat, entry.about, entry.domain + 1, entry.number - action)

    def describe(self, state: Dominations, entry: Entry, action: int) -> Data:
        """How much of which Domain."""
        return {"verb": "pay", "number": action, "domain": DOMAINS[entry.domain]}

    def save(self, state: Dominations, entry: Entry) -> Data:
        """The Monument, the Domain, and how much is still to be paid in all."""
        monument = state.parts.monument_names[state.land.monuments[entry.about]]
        return {"monument": monument, "domain": DOMAINS[entry.domain], "number": int(entry.number)}

    def load(self, data: Fields, state: Dominations, kind: int, seat: int) -> Entry:
        """The same; positions of old have `more`, 8 * how much + the Domain."""
        monument = monument_in_play(data, state)
        if "more" in data.data:
            before = data.whole("more", range(2**12), 0)
            return Entry(kind, seat, monument, domain=before % 8, number=before // 8)
        number = data.whole("number", range(1, 2**9))
        return Entry(kind, seat, monument, domain=named(data, "domain", DOMAINS, "a Domain"), number=number)

    def flaw(self, state: Dominations, below: list[Entry], entry: Entry) -> str:
        """It can be paid."""
        problem = flaw_in_buying(state, below, entry)
        level = next_level(state, entry.about)
        if not problem and (
            entry.domain > 5 or entry.number == 0 or entry.number > payable(state, entry.seat, level, entry.domain)
        ):
            monument = state.parts.monument_names[state.land.monuments[entry.about]]
            return f"what is left to be paid for {monument} cannot be paid."
        return problem


def monument_in_play(data: Fields, state: Dominations) -> int:
    """A Monument in play by its name."""
    names = [state.parts.monument_names[monument] for monument in state.land.monuments]
    return named(data, "monument", names, "a Monument in play")


def flaw_in_buying(state: Dominations, below: list[Entry], entry: Entry) -> str:
    """The next level of the Monument is being bought."""
    level = next_level(state, entry.about)
    cards = [one.about for one in below if one.kind == FIT and one.seat == entry.seat]
    if level < 0 or state.parts.level_card + level not in cards:
        return f"no level of {state.parts.monument_names[state.land.monuments[entry.about]]} is being bought."
    return ""
