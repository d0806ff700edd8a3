"""Of which Domains Vestigium Knowledge shall be, one after the other; nothing is lost that has room."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from demesne.core.bits import BIT
from demesne.core.fields import Fields
from demesne.games.dominations.agenda import REAP, TRADE, TRADE_FIRST, WILD, WILD_HARVEST, Data, Entry, Question
from demesne.games.dominations.components import DOMAIN_COUNT, DOMAINS
from demesne.games.dominations.effects.standing import feeds
from demesne.games.dominations.questions.trade import can_trade, is_own_turn, room
from demesne.games.dominations.state import Dominations

LET_GO: Final[i64] = 192  # the action to take what there is room for, and lose the rest

# Any other action is 32 * the Domain named + how much.


def name_some(domain: i64, number: i64) -> i64:
    """The action to name so much of a Domain."""
    return domain << 5 | number


def domain_in(action: i64) -> i64:
    """The Domain named."""
    return action >> 5


def number_in(action: i64) -> i64:
    """How much of it."""
    return action & 31


def shelf(state: Dominations, entry: Entry, domain: i64) -> i64:
    """DN-51, DN-154: how much may be named of a Domain: as much as is of any use, and of each Domain once.

    What is produced may feed gains even if it is lost.
    """
    if entry.domain & BIT[domain] != 0:
        return 0
    if entry.kind == WILD_HARVEST and feeds(state, entry.seat, domain):
        return entry.number
    return max(min(room(state, entry.seat, domain) - state.harvest[domain], entry.number), 0)


class NameDomain(Question):
    """The questions WILD and WILD_HARVEST of the agenda."""

    def options(self, state: Dominations, entry: Entry) -> vec[i64]:
        """DN-50: a Domain and how many, so that there is room for the rest; where there is none, what to do about it.

        If some would be lost, there is time to trade before.
        """
        seat, number = entry.seat, entry.number
        found = vec[i64](capacity=32)
        shelves = vec[i64](capacity=DOMAIN_COUNT)
        total: i64 = 0
        free: i64 = 0
        for domain in range(DOMAIN_COUNT):
            shelves = append(shelves, shelf(state, entry, domain))
            total += shelves[domain]
            place = DOMAIN_COUNT * seat + domain
            free += max(state.limits[place] - state.knowledge[place] - state.harvest[domain], 0)
        if entry.domain == 0 and number > free and is_own_turn(state, seat) and can_trade(state, seat):
            found = append(found, TRADE_FIRST)
        if number > total:
            return append(found, LET_GO)
        for domain in range(DOMAIN_COUNT):
            most = shelves[domain]
            for some in range(max(number - (total - most), 1), most + 1):
                found = append(found, name_some(domain, some))
            if most > 0 and number == total:
                return found  # all is filled, whichever comes first
        return found

    def answer(self, state: Dominations, entry: Entry, action: i64) -> None:
        """DN-50: some of the Vestigium Knowledge becomes knowledge of a Domain."""
        if action == TRADE_FIRST:
            state.push(entry.kind, entry.seat, domain=entry.domain, number=entry.number)
            state.push(TRADE, entry.seat)
        elif action == LET_GO:
            lost = lost_number(state, entry)
            for domain in range(DOMAIN_COUNT):
                take(state, entry, domain, shelf(state, entry, domain))
            if state.events is not None:
                state.tell("lost", {"seat": entry.seat, "number": lost})
        else:
            domain, some = domain_in(action), number_in(action)
            if entry.number > some:
                state.push(entry.kind, entry.seat, domain=entry.domain | BIT[domain], number=entry.number - some)
            take(state, entry, domain, some)

    def describe(self, state: Dominations, entry: Entry, action: int) -> Data:
        """How much of which Domain."""
        if action == LET_GO:
            return {"verb": "let_go", "number": int(lost_number(state, entry))}
        verb = "gain" if entry.kind == WILD else "produce"
        return {"verb": verb, "number": int(number_in(action)), "domain": DOMAINS[domain_in(action)]}

    def save(self, state: Dominations, entry: Entry) -> Data:
        """How many, and the Domains named."""
        names = [name for i, name in enumerate(DOMAINS) if entry.domain & BIT[i] != 0]
        return {"number": int(entry.number)} | ({"named": names} if names else {})

    def load(self, data: Fields, state: Dominations, kind: int, seat: int) -> Entry:
        """The same; positions of old have `more`, the first Domain that may still be named."""
        number = data.whole("number", range(10**4 if kind == WILD else 32), 0)
        before = data.whole("more", range(7), 0)
        names = data.value("named", list, "a list of Domains", DOMAINS[:before])
        if not all(name in DOMAINS for name in names):
            raise ValueError(f"{data.name('named')}: expected a list of Domains.")
        return Entry(kind, seat, domain=sum([2 ** DOMAINS.index(name) for name in set(names)]), number=number)

    def flaw(self, state: Dominations, below: list[Entry], entry: Entry) -> str:
        """What is produced belongs to a placement."""
        if entry.kind == WILD or (below and below[-1].kind == REAP and below[-1].seat == entry.seat):
            return ""
        return "there is no placement of the same seat to be resolved."


def lost_number(state: Dominations, entry: Entry) -> i64:
    """DN-154: how much has no room in any Domain."""
    number = entry.number
    for domain in range(DOMAIN_COUNT):
        number -= shelf(state, entry, domain)
    return max(number, 0)


def take(state: Dominations, entry: Entry, domain: i64, number: i64) -> None:
    """DN-50, DN-51: it is gained, or counts as produced in the Domain."""
    if entry.kind == WILD_HARVEST:
        state.harvest[domain] += number
        state.ripe[domain] += number
    elif number > 0:
        state.gain(entry.seat, domain, number)
