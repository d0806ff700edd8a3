"""Scenarios of Kingdomino: kingdoms, comparisons of kingdoms, orders of play, and counts."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from librt.vecs import vec

from demesne.core.bits import count
from demesne.core.state import OVER
from demesne.games.kingdomino import GAME
from demesne.games.kingdomino.dominoes import DOMINOES
from demesne.games.kingdomino.engine import Kingdomino
from demesne.games.kingdomino.ground import Ground, why_not_place
from demesne.games.kingdomino.kingdom import Kingdom, new_kingdom
from demesne.games.kingdomino.scoring import (
    crowns_on,
    harmony_bonus,
    land_points,
    largest_property,
    middle_bonus,
)
from demesne.games.kingdomino.view import list_properties
from demesne.games.kingdomino.words import as_listed
from demesne.scenarios.form import Malformed, list_of, name_of, one_of
from demesne.scenarios.kingdomino.form import FILE, OPTIONS

__all__ = ["FILE", "recognises", "run"]

Scenario = dict[str, Any]
DIRECTIONS: Final = {"E": "east", "S": "south", "W": "west", "N": "north"}
PARTS: Final = {"kingdoms", "comparisons", "order", "counts"}


def recognises(data: object) -> bool:
    """Whether a file's data are scenarios of this game."""
    return isinstance(data, dict) and bool(PARTS & data.keys())


def run(data: Scenario) -> Iterator[tuple[str, list[str]]]:
    """Each scenario by name with what differs."""
    for part, check in (
        ("kingdoms", check_kingdom),
        ("comparisons", check_comparison),
        ("order", check_order),
    ):
        for number, scenario in enumerate(data.get(part, [])):
            place = f"{part}[{number}]"
            try:
                found = check(scenario, place)
            except Refusal as error:
                found = [str(error)]
            yield name_of(scenario, place), found
    for number, (name, players, mighty, *expected) in enumerate(data.get("counts", [])):
        state = table(players, ["mighty"] if mighty else [], f"counts[{number}]")
        yield name, differences("counts", expected, count_dominoes(state))


class Refusal(ValueError):
    """A step that is illegal."""


def differences(what: str, expected: object, found: object) -> list[str]:
    """A line if two values differ."""
    return [] if expected == found else [f"{what}: expected {expected}, found {found}"]


# Kingdoms: one player's placements in order


def check_kingdom(scenario: Scenario, place: str) -> list[str]:
    """Lay all dominoes and compare; where the last step is to be illegal, see that it is refused."""
    size, moves, expect = scenario["size"], scenario["moves"], scenario["expect"]
    used: set[int] = set()
    if "illegal" not in expect:
        kingdom = build(moves, size, used)
        return [line for what, value in expect.items() for line in compare(kingdom, what, value)]
    if not moves:
        raise Malformed(f"{place}.moves", "the step that is to be illegal is missing.")
    kingdom = build(moves[:-1], size, used)
    before = list(kingdom.history)
    try:
        lay(kingdom, moves[-1], size, used)
    except Refusal:
        return differences("the kingdom after the refusal", before, list(kingdom.history))
    return [f"{moves[-1]!r} was allowed, but is illegal: {expect['illegal']}"]


def build(moves: list[str], size: int, used: set[int]) -> Kingdom:
    """The kingdom after these placements."""
    kingdom = new_kingdom()
    for move in moves:
        lay(kingdom, move, size, used)
    return kingdom


def lay(kingdom: Kingdom, move: str, size: int, used: set[int]) -> None:
    """Carry out `12 1 0 E` or `!12`, with a domino that was not used before."""
    number, *place = move.removeprefix("!").split()
    domino = int(number)
    if domino in used:
        raise Refusal(f"{move!r}: there is only one domino {domino}.")
    if place:
        x, y, direction = int(place[0]), int(place[1]), DIRECTIONS[place[2]]
        placement = as_listed(domino, x, y, direction)
        if placement not in list(kingdom.placements(domino, size)):
            raise Refusal(f"{move!r}: {why_not_place(Ground(kingdom, size, domino), x, y, direction)}")
        kingdom.lay(domino, placement)
    else:
        if len(kingdom.placements(domino, size)) > 0:
            raise Refusal(f"Domino {domino} fits, so it cannot be discarded.")
        kingdom.discard(domino)
    used.add(domino)


def properties(kingdom: Kingdom) -> list[list[Any]]:
    """Terrain, squares, crowns and points of each property."""
    found = list_properties(kingdom)
    return [[one["terrain"], one["squares"], one["crowns"], one["points"]] for one in found]


def box(kingdom: Kingdom) -> list[int]:
    """The extent of a kingdom, counted from the castle."""
    east, south = kingdom.west + kingdom.columns - 1, kingdom.north + kingdom.rows - 1
    return [kingdom.west, east, kingdom.north, south]


#: what a scenario can expect of a kingdom
MEASURES: Final[dict[str, Callable[[Kingdom], Any]]] = {
    "score": land_points,
    "props": properties,
    "box": box,
    "largest": largest_property,
    "crowns": lambda kingdom: crowns_on(kingdom, kingdom.taken),
    "squares": lambda kingdom: count(kingdom.taken),
    "discards": lambda kingdom: kingdom.discards,
    "bonus_middle": middle_bonus,
    "bonus_harmony": harmony_bonus,
}


def compare(kingdom: Kingdom, what: str, expected: Any) -> list[str]:
    """What differs between a kingdom and what is expected of it."""
    if what not in MEASURES:
        return [f"{what}: nothing that can be measured"]
    found = MEASURES[what](kingdom)
    if what == "props":  # in any order
        return differences(what, sorted(expected), sorted(found))
    return differences(what, expected, found)


# Comparisons: the kingdoms of all players at the end


def check_comparison(scenario: Scenario, place: str) -> list[str]:
    """Compare tie-break keys and winners."""
    kingdoms, expect = scenario["kingdoms"], scenario["expect"]
    players, used = list(kingdoms), set[int]()
    state = table(len(players), scenario.get("opts", []), place)
    size = scenario.get("size", int(state.rules.size))
    state.kingdoms = vec[Kingdom]([build(moves, size, used) for moves in kingdoms.values()])
    keys = {name: state.standing(seat) for seat, name in enumerate(players)}
    winners = [players[seat] for seat in state.winners()]
    found = differences("keys", expect["keys"], keys) if "keys" in expect else []
    return found + differences("winners", sorted(expect["winners"]), sorted(winners))


def table(players: int, options: list[str], place: str) -> Kingdomino:
    """A new game with these variants."""
    try:
        return GAME.new(players, 0, True, **{OPTIONS.get(option, option): True for option in options})
    except ValueError as error:
        raise Malformed(place, str(error)) from None


# Order: the kings and dominoes in the order drawn, and who does what when


def check_order(scenario: Scenario, place: str) -> list[str]:
    """Play the choices, place anywhere, and compare the log."""
    players = scenario["players"]
    state = opened(scenario, place)
    state.listen()
    expected = [line.removeprefix("next: ") for line in scenario["log"]]
    while state.actor != OVER and len(log(state, players)) < len(expected):
        taken = sum(" takes " in line for line in log(state, players))
        if state.placing:
            state.apply(state.actions()[0])
        elif taken < len(scenario["choices"]):
            state.apply(choice(state, scenario["choices"][taken]))
        else:
            break
    return differences("log", expected, log(state, players)[: len(expected)])


def choice(state: Kingdomino, domino: int) -> int:
    """The action of taking a domino."""
    try:
        return state.read(f"take {domino}")
    except ValueError as error:
        raise Refusal(str(error)) from None


def opened(scenario: Scenario, place: str) -> Kingdomino:
    """The game before the first king is put on a domino."""
    players, kings, deck = scenario["players"], scenario["kings"], scenario["deck"]
    list_of(one_of(players, "one of the players"))(kings, f"{place}.kings")
    if len(set(deck)) < len(deck):
        raise Malformed(f"{place}.deck", "a domino stands there twice.")
    options = {"mighty_duel": True} if scenario.get("mighty") else {}
    try:
        return GAME.load(opening(players, kings, deck, options))
    except ValueError as error:
        raise Malformed(place, str(error)) from None


def log(state: Kingdomino, names: list[str]) -> list[str]:
    """What the kings have done."""
    verbs = {"take": "takes", "place": "places", "discard": "discards"}
    return [
        f"{names[event.facts['seat']]} {verbs[event.kind]} {event.facts['domino']}"
        for event in state.events or []
        if event.kind in verbs
    ]


def opening(names: list[str], kings: list[str], deck: list[int], options: Scenario) -> Scenario:
    """The position before the first king is put on a domino."""
    dominoes = 48 if options else 12 * len(names)
    rest = [domino for domino in DOMINOES if domino not in deck]
    pile = [*deck, *rest][:dominoes]
    return {
        "game": GAME.name,
        "players": len(names),
        "options": options,
        "kingdoms": [{"laid": []} for _ in names],
        "kings": [names.index(king) for king in kings],
        "line": [],
        "offer": [{"domino": domino, "king": None} for domino in sorted(pile[: len(kings)])],
        "pile": pile[len(kings) :],
    }


def count_dominoes(state: Kingdomino) -> list[int]:
    """Dominoes in play, length of a line, turns, and dominoes for each player, seen in a whole game."""
    while state.actor != OVER:
        state.apply(state.actions()[0])
    events = state.events or []
    lines = [event.facts["dominoes"] for event in events if event.kind == "line"]
    got = [event.facts["seat"] for event in events if event.kind in ("place", "discard")]
    each = {got.count(seat) for seat in range(int(state.players))}
    return [sum(map(len, lines)), len(lines[0]), len(lines), *each]
