"""Choosing the ten kingdom cards: a recommended set, a list, or at random from sets."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.chance import shuffle
from demesne.core.refused import Refused
from demesne.games.dominion.cards.base import BASE
from demesne.games.dominion.cards.base_first_edition import BASE_FIRST_EDITION
from demesne.games.dominion.cards.basic import BASIC
from demesne.games.dominion.cards.card import CARDS
from demesne.games.dominion.cards.intrigue import INTRIGUE
from demesne.games.dominion.cards.intrigue_second_edition import INTRIGUE_SECOND_EDITION
from demesne.games.dominion.names import find_card, find_recommended, plain
from demesne.games.dominion.recommended import RECOMMENDED

KINGDOM_SIZE: Final = 10
RANDOM: Final = "random"
SETS: Final[dict[str, list[str]]] = {
    "base": BASE,
    "intrigue": INTRIGUE,
    "base-first-edition": BASE_FIRST_EDITION,
    "intrigue-second-edition": INTRIGUE_SECOND_EDITION,
}
ALL: Final = "all"


class Draw:
    """How a kingdom is made; cards are numbers in the order of their piles."""

    def __init__(self, named: list[str], pools: list[tuple[list[str], int]]) -> None:
        self.cards: Final = in_order(named + [key for pool, _ in pools for key in pool])
        numbers = {key: number for number, key in enumerate(self.cards)}
        self.named: Final = [numbers[key] for key in named]  # those that it has in any case
        self.pools: Final = [([numbers[key] for key in pool], drawn) for pool, drawn in pools]


#: what was asked for lately, by the kingdom and the sets
DRAWS: Final[dict[str, Draw]] = {}
MOST_DRAWS: Final = 100


def choose_kingdom(options: dict[str, Any], chance: i64) -> tuple[list[str], i64]:
    """The kingdom cards in the order of their piles, and the generator's next state."""
    draw = plan_kingdom(options)
    kingdom = draw.named[:]
    for pool, number in draw.pools:
        drawn, chance = draw_from(pool, number, chance)
        kingdom += drawn
    kingdom.sort()
    return [draw.cards[card] for card in kingdom], chance


def plan_kingdom(options: dict[str, Any]) -> Draw:
    """How a kingdom is made with these options, from what was asked for lately if it is there."""
    wanted, sets = written(options["kingdom"]), written(options["sets"])
    key = f"{wanted};{sets}"
    if key not in DRAWS:
        if len(DRAWS) >= MOST_DRAWS:
            DRAWS.clear()
        DRAWS[key] = plan_draw(named_cards(wanted), sets) if is_random(wanted) else Draw(find_kingdom(wanted), [])
    return DRAWS[key]


def plan_draw(named: list[str], sets: str) -> Draw:
    """How the rest of a kingdom is drawn from these sets."""
    pools: list[tuple[list[str], int]] = []
    rest: list[str] = []
    missing = KINGDOM_SIZE - len(named)
    for name, number in read_sets(sets):
        others = [key for key in SETS[name] if key not in named]
        if number == 0:
            rest += others
        else:
            drawn = number - len(SETS[name]) + len(others)
            pools.append((others, drawn))
            missing -= drawn
    return Draw(named, [*pools, (rest, missing)])


def is_random(wanted: str) -> bool:
    """Whether a kingdom, or what is left of it, is drawn."""
    return RANDOM in [plain(name) for name in wanted.split(",")]


def named_cards(wanted: str) -> list[str]:
    """The cards that a kingdom drawn at random has in any case; a ValueError says what is wrong with them."""
    names = [name.strip() for name in wanted.split(",") if plain(name) not in ("", RANDOM)]
    found = [find_card(name) or name for name in names]
    check_cards(found)
    return found


def draw_from(pool: list[int], number: int, chance: i64) -> tuple[list[int], i64]:
    """So many of the cards at random, and the generator's next state."""
    cards = vec[i64]([0] * len(pool))
    for i in range(len(pool)):
        cards[i] = pool[i]
    chance = shuffle(chance, cards, number)
    return [int(cards[i]) for i in range(number)], chance


def objection(players: int, options: dict[str, Any]) -> Refused | None:
    """Why the options cannot be; None if they can."""
    try:
        wanted = written(options["kingdom"])
        sets = read_sets(written(options["sets"]))
        if is_random(wanted):
            check_sets(sets, named_cards(wanted))
        else:
            find_kingdom(wanted)
        for seat in previous_winners(options):
            if seat >= players:
                return Refused("dominion-no-seat", place=seat, players=players)
    except Refused as refused:
        return refused
    return None


def written(value: Any) -> str:
    """What was given as words or as a list of words."""
    if isinstance(value, (list, tuple)):
        return ",".join([str(one) for one in value])
    return str(value)


def find_kingdom(wanted: str) -> list[str]:
    """The ten cards of a recommended set or a list; a ValueError says what is wrong with it."""
    recommended = find_recommended(wanted)
    if recommended != "":
        return check_kingdom(RECOMMENDED[recommended].split())
    if "," not in wanted and find_card(wanted) == "":
        raise Refused("dominion-no-kingdom", word=wanted)
    names = [name.strip() for name in wanted.split(",") if name.strip() != ""]
    return check_kingdom([find_card(name) or name for name in names])


def check_kingdom(ids: list[str]) -> list[str]:
    """The cards, if they are ten different kingdom cards that there are."""
    check_cards(ids)
    if len(ids) != KINGDOM_SIZE:
        raise Refused("dominion-kingdom-size", size=KINGDOM_SIZE, number=len(ids))
    return ids


def check_cards(ids: list[str]) -> None:
    """Raise a ValueError if they are not different kingdom cards that there are."""
    missing = [key for key in ids if key not in CARDS]
    if missing:
        raise Refused("dominion-no-cards", names=", ".join(missing))
    for key in ids:
        if key in BASIC:
            raise Refused("dominion-basic-card", card=key)
        if ids.count(key) > 1:
            raise Refused("dominion-card-again", card=key, number=ids.count(key))


def read_sets(words: str) -> list[tuple[str, int]]:
    """The sets to draw from, each with the number of its cards, or 0 for any number."""
    if plain(words) == ALL:
        return [(name, 0) for name in SETS]
    found: list[tuple[str, int]] = []
    for part in words.split(","):
        name, _, number = part.strip().partition(":")
        key = name.strip().lower().replace(" ", "-").replace("_", "-")
        if key not in SETS:
            raise Refused("dominion-no-set", word=name, sets=", ".join(SETS))
        if number != "" and not (number.isdecimal() and 0 < int(number) <= len(SETS[key])):
            raise Refused("dominion-set-number", word=number, set=key, number=len(SETS[key]))
        if key in [other for other, _number in found]:
            raise Refused("dominion-set-twice", set=key)
        found.append((key, int(number) if number != "" else 0))
    return found


def check_sets(sets: list[tuple[str, int]], named: list[str]) -> None:
    """Raise a ValueError if the named cards and the sets cannot give ten cards."""
    fixed, pool = len(named), 0
    for name, number in sets:
        there = len([key for key in named if key in SETS[name]])
        if number == 0:
            pool += len(SETS[name]) - there
        elif number < there:
            raise Refused("dominion-set-full", named=there, set=name, number=number)
        else:
            fixed += number - there
    if fixed > KINGDOM_SIZE or fixed + pool < KINGDOM_SIZE:
        raise Refused("dominion-set-size", size=KINGDOM_SIZE, number=fixed or pool)


def in_order(kingdom: list[str]) -> list[str]:
    """By cost, then by name."""
    keyed = [(int(CARDS[key].cost), key) for key in kingdom]
    keyed.sort()
    return [key for _, key in keyed]


def previous_winners(options: dict[str, Any]) -> list[int]:
    """The seats that won the game before."""
    seats: list[int] = []
    for part in written(options["previous_winners"]).split(","):
        if part.strip() == "":
            continue
        if not part.strip().isdecimal():
            raise Refused("dominion-not-a-seat", word=part.strip())
        seats.append(int(part))
    return seats
