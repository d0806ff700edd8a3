"""Scenarios of Dominations: a position by hand, steps in words, and what must follow from them."""

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from demesne.core.state import OVER
from demesne.games.dominations import GAME
from demesne.games.dominations.components import COPIES, DOMAINS
from demesne.games.dominations.state import Dominations
from demesne.games.dominations.words import PHRASES
from demesne.scenarios.dominations.form import FILE, PART, PHASES
from demesne.scenarios.form import Malformed, name_of

__all__ = ["FILE", "recognises", "run"]

Scenario = dict[str, Any]
TILE: Final = re.compile(r"(\w+) at (\S+ (?:up|down))(?: turned (\d+))?(?: city (\d) level (\d))?")
CARD: Final = re.compile(r"(\w+)(?: ([a-d]))? at (\S+)(?: turned (\d+))?( advanced)?")
PIECE: Final = re.compile(r"(\w+)(?: (?:at|on) (.+?))?(?: built (\d))?")
STEP: Final = re.compile(r"(?:seat (\d): )?(! )?(.*)", re.DOTALL)
NAME: Final = r"\w+"
#: what stands for a parameter of an action in words, where it is not a name
PARAMETERS: Final = {
    "x": r"-?\d+",
    "y": r"-?\d+",
    "tip_x": r"-?\d+",
    "tip_y": r"-?\d+",
    "pointing": r"(up|down)",
    "effect": r".+",
} | dict.fromkeys(("turned", "number", "give", "get", "seat"), r"\d+")


def recognises(data: object) -> bool:
    """Whether a file has scenarios of Dominations."""
    return isinstance(data, dict) and PART in data


def run(data: Scenario, own: Scenario | None = None) -> Iterator[tuple[str, list[str]]]:
    """Each scenario's name, and how what happens differs from what it says; `own` are somebody's own data."""
    for number, scenario in enumerate(data[PART]):
        place = f"{PART}[{number}]"
        yield name_of(scenario, place), check(scenario, own or {}, place)


def check(scenario: Scenario, own: Scenario, place: str) -> list[str]:
    """Play the steps and compare."""
    start = dict(scenario.get("position", {}))
    if own:
        start["options"] = {"data": own} | start.get("options", {})
    try:
        state = position(start)
    except ValueError as error:
        raise Malformed(f"{place}.position", str(error)) from None
    for number, words in enumerate(scenario.get("steps", [])):
        check_refused(state, words, f"{place}.steps[{number}]")
        problem = play(state, words)
        if problem:
            return [f"step {number + 1}, {words!r}: {problem}"]
    found = []
    for what, wanted in scenario["expect"].items():
        if what not in MEASURES:
            return [f"{what}: nothing that can be measured; there is {', '.join(MEASURES)}"]
        found += MEASURES[what](state, wanted)
    return found


def check_refused(state: Dominations, words: str, place: str) -> None:
    """Raise `Malformed` if a step that is to be refused is no action of the game at all."""
    parts = parsed(STEP, words)
    phrase = " ".join(parts[3].lower().split())
    if parts[2] and not any(is_spelled(state, form, phrase) for form in PHRASES.values()):
        raise Malformed(place, f"{parts[3]!r} is not an action of the game.")


def is_spelled(state: Dominations, form: str, phrase: str) -> bool:
    """Whether a phrase says a verb with parameters that there are."""
    pattern = re.sub(r"\\{(\w+)\\}", lambda name: f"(?P<{name[1]}>{PARAMETERS.get(name[1], NAME)})", re.escape(form))
    said = re.fullmatch(pattern, phrase)
    if not said:
        return False
    return all(value in names_of(state) for name, value in said.groupdict().items() if name not in PARAMETERS)


def names_of(state: Dominations) -> set[str]:
    """All names that stand in actions."""
    parts = state.parts
    cards = {*parts.mastery_names, *parts.level_names, *parts.monument_names, *parts.objective_names}
    return {*cards, *parts.tile_names, *DOMAINS, *COPIES}


def play(state: Dominations, words: str) -> str:
    """Carry out a step, `seat 1: build ...`, or see that one is refused, `! build ...`; what is wrong, or ""."""
    parts = parsed(STEP, words)
    if parts[1] is not None and int(parts[1]) != state.actor:
        return f"it is for seat {state.actor} to decide"
    if not parts[2]:
        try:
            state.apply(state.read(parts[3]))
        except ValueError as error:
            return str(error)
        return ""
    before = state.save()
    try:
        state.read(parts[3])
    except ValueError:
        return "" if state.save() == before else "it was refused, but something changed"
    return "it is allowed, but should be refused"


def position(data: Scenario) -> Dominations:
    """The state that a scenario begins with: a saved position in a shorter form."""
    short = dict(data)
    long: Scenario = {"game": GAME.name, "players": short.pop("players", 2), "options": short.pop("options", {})}
    long["map"] = [tile(words) for words in short.pop("map", [])]
    long["trees"] = [[card(words) for words in tree] for tree in short.pop("trees", [])]
    long["monuments"] = [piece(words) for words in short.pop("monuments", [])]
    long["kept"] = [{"objective": name} for name in short.pop("objectives", [])] or default_kept(long["players"])
    for field, empty in (("trees", []), ("hands", []), ("knowledge", {}), ("points", {})):
        given = long.get(field) or short.pop(field, [])
        long[field] = given + [empty] * (long["players"] - len(given))
    seat = short.pop("seat", 0)
    agenda = short.pop("agenda", PHASES[short.pop("phase", "tile")])
    long["agenda"] = [{"what": one, "seat": seat} if isinstance(one, str) else one for one in agenda]
    state: Dominations = GAME.load(long | short)
    return state


def default_kept(players: int) -> list[Scenario]:
    """Every seat has some Objective."""
    return [{"objective": GAME.new(2, 0).parts.objective_names[seat]} for seat in range(players)]


def parsed(pattern: re.Pattern[str], words: str) -> re.Match[str]:
    """The words, if they have this form."""
    found = pattern.fullmatch(words)
    if not found:
        raise ValueError(f"{words!r} cannot be read.")
    return found


def tile(words: str) -> Scenario:
    """`t01 at 1,0 up turned 120 city 0 level 2`."""
    name, at, turned, seat, level = parsed(TILE, words).groups()
    city = {"seat": int(seat), "level": int(level)} if seat else None
    return {"tile": name, "at": at, "turned": int(turned or 0), "city": city}


def card(words: str) -> Scenario:
    """`trade_caravan a at 1,0 advanced` or `lighthouse_1 at 0,1`."""
    name, copy, at, turned, advanced = parsed(CARD, words).groups()
    facts = {"mastery": name, "copy": copy, "advanced": bool(advanced)} if copy else {"level": name}
    return facts | {"at": at, "turned": int(turned or 0)}


def piece(words: str) -> Scenario:
    """`lighthouse at 1,0 up point 2,0 built 1`, `hanging_gardens on 1,1 built 2`, or `petra`."""
    name, at, built = parsed(PIECE, words).groups()
    return {"monument": name, "at": at, "built": int(built or 0)}


# What a scenario can expect


def differ(what: str, wanted: object, found: object) -> list[str]:
    """A line if two values differ."""
    return [] if wanted == found else [f"{what}: expected {wanted}, found {found}"]


def rows(field: str) -> Callable[[Dominations, Any], list[str]]:
    """A comparison of numbers by seat and name, of those that are named."""

    def compare(state: Dominations, wanted: list[Scenario]) -> list[str]:
        found = state.view(None)[field]
        named = [{name: row.get(name) for name in asked} for row, asked in zip(found, wanted, strict=False)]
        return differ(field, wanted, named)

    return compare


def plain(field: str) -> Callable[[Dominations, Any], list[str]]:
    """A comparison with a field of the view."""
    return lambda state, wanted: differ(field, wanted, state.view(None)[field])


def roles(state: Dominations, wanted: Scenario) -> list[str]:
    """The Roles that are named."""
    found = state.view(None)["roles"]
    return differ("roles", wanted, {name: found.get(name) for name in wanted})


def said(state: Dominations) -> list[str]:
    """All that can be done now."""
    return [state.say(action) for action in state.actions()]


def actions(state: Dominations, wanted: list[str]) -> list[str]:
    """Everything that can be done, in any order."""
    return differ("actions", sorted(wanted), sorted(said(state)))


def can(state: Dominations, wanted: list[str]) -> list[str]:
    """What can be done, among other things."""
    return [f"can: {words!r} cannot be done" for words in wanted if words not in said(state)]


def cannot(state: Dominations, wanted: list[str]) -> list[str]:
    """What cannot be done."""
    return [f"cannot: {words!r} can be done" for words in wanted if words in said(state)]


def goals(state: Dominations, wanted: list[list[bool]]) -> list[str]:
    """By seat: which goals are met."""
    found = [[goal["met"] for goal in seat] for seat in state.view(None)["goals"]]
    return differ("goals", wanted, found[: len(wanted)])


def actor(state: Dominations, wanted: int | None) -> list[str]:
    """Who decides; null when the game is over."""
    return differ("actor", wanted, None if state.actor == OVER else int(state.actor))


def trees(state: Dominations, wanted: list[list[str]]) -> list[str]:
    """By seat: the names of the cards, in the order in which they came."""
    found = [[one.get("mastery") or one["level"] for one in tree] for tree in state.view(None)["trees"]]
    return differ("trees", wanted, found[: len(wanted)])


def winners(state: Dominations, wanted: list[int]) -> list[str]:
    """The seats that win."""
    return differ("winners", wanted, state.winners())


MEASURES: Final[dict[str, Callable[[Dominations, Any], list[str]]]] = {
    "knowledge": rows("knowledge"),
    "points": rows("points"),
    "limits": rows("limits"),
    "influence": plain("influence"),
    "scores": plain("scores"),
    "markers": plain("markers"),
    "held": plain("held"),
    "order": plain("order"),
    "era": plain("era"),
    "roles": roles,
    "actions": actions,
    "can": can,
    "cannot": cannot,
    "goals": goals,
    "trees": trees,
    "actor": actor,
    "winners": winners,
}
