"""Scenarios of Dominion: a position, the steps that follow, and the position that must result."""

import re
from collections.abc import Iterator
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.chance import seeded
from demesne.core.state import OVER
from demesne.games.dominion import GAME
from demesne.games.dominion.cards.base import BASE
from demesne.games.dominion.cards.basic import BASIC
from demesne.games.dominion.cards.card import CARDS
from demesne.games.dominion.engine import Dominion
from demesne.games.dominion.kingdoms import KINGDOM_SIZE, in_order
from demesne.games.dominion.known import card_of
from demesne.games.dominion.seat import Seat, empty_seat
from demesne.games.dominion.setup import fill_table, make_cast, new_table
from demesne.games.dominion.stacked import Stacked
from demesne.games.dominion.state import ACTION, ACTIONS, TREASURES, Entry, phase
from demesne.scenarios.dominion.form import FILE
from demesne.scenarios.dominion.steps import refused, take_step
from demesne.scenarios.form import Malformed, name_of

__all__ = ["FILE", "recognises", "run"]

Scenario = dict[str, Any]
NUMBERS: Final = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6}


def recognises(data: object) -> bool:
    """Whether a file's data may be scenarios of this game."""
    return isinstance(data, list) and bool(data)


def run(data: list[Scenario]) -> Iterator[tuple[str, list[str]]]:
    """Each scenario by name with what differs; those that only tell a story are left out."""
    for number, scenario in enumerate(data):
        found = check(scenario, f"[{number}]")
        if found is not None:
            yield name_of(scenario, f"[{number}]"), found


def check(scenario: Scenario, place: str) -> list[str] | None:
    """What differs; None if there is nothing to compare."""
    kind = scenario["kind"]
    if kind == "play":
        return check_play(scenario)
    if kind == "score":
        return check_score(scenario["data"])
    if kind == "setup":
        return check_setup(scenario["data"], place) if scenario.get("data") else check_start(scenario, place)
    return None


def differences(what: str, expected: Any, found: Any) -> list[str]:
    """A sentence if the two differ."""
    return [] if expected == found else [f"{what}: expected {expected!r}, found {found!r}"]


# Play: a position, steps, a position


def check_play(scenario: Scenario) -> list[str]:
    """Set up, take the steps, compare."""
    names = scenario["players"]
    state = set_up(scenario)
    state.settle()
    for step in scenario["do"]:
        player, verb, *rest = step
        seat = names.index(player)
        thing: Any = rest[0] if rest else None
        if verb == "refused":
            if not refused(state, seat, thing[0], thing[1] if len(thing) > 1 else None):
                return [f"{step!r} should have been refused"]
            continue
        try:
            take_step(state, seat, verb, thing)
        except ValueError as error:
            return [str(error)]
    return compare(state, names, scenario["after"])


def set_up(scenario: Scenario) -> Stacked:
    """The position before the first step."""
    names, before = scenario["players"], scenario["before"]
    kingdom = {card for card in mentioned(scenario) if card in CARDS and card not in BASIC}
    cast = make_cast(in_order(sorted(kingdom)))
    numbers = {key: number for number, key in enumerate(cast.ids)}
    state = Stacked(GAME, len(names), cast, GAME.settle(len(names), {}))
    fill_table(state)
    state.chance = seeded(1)
    state.listen()
    state.actions_left, state.buys = before.get("actions", 1), before.get("buys", 1)
    state.coins, state.discount = before.get("coins", 0), before.get("bridges", 0)
    for key, size in before.get("supply", {}).items():
        state.supply[numbers[key]] = size
    state.piles = sum([1 << card for card, left in enumerate(state.supply) if left])
    state.empty = list(state.supply).count(0)
    state.trash = vec[i64]([numbers[key] for key in before.get("trash", [])])
    me = names.index(before["turn"])
    state.turn = me
    state.seats = vec[Seat]([make_seat(numbers, before["zones"].get(name, {})) for name in names])
    state.in_play = vec[i64]([numbers[key] for key in before["zones"].get(names[me], {}).get("play", [])])
    state.played = sum([bool(cast.types[card] & ACTION) for card in state.in_play])
    state.agenda = vec[Entry]([phase(TREASURES if before.get("phase") == "buy" else ACTIONS, me)])
    state.stacks = {
        names.index(name): [[numbers[key] for key in stack] for stack in stacks]
        for name, stacks in (scenario.get("shuffle") or {}).items()
    }
    return state


def mentioned(data: Any) -> Iterator[str]:
    """All words in the data, those of cards among them."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, list):
        for one in data:
            yield from mentioned(one)
    elif isinstance(data, dict):
        for key, one in data.items():
            yield key
            yield from mentioned(one)


def make_seat(numbers: dict[str, int], zones: Scenario) -> Seat:
    """One player's cards."""
    seat = empty_seat(len(numbers))
    for key in zones.get("hand", []):
        seat.take(numbers[key])
    seat.deck = vec[i64]([numbers[key] for key in zones.get("deck", [])][::-1])
    seat.discard = vec[i64]([numbers[key] for key in zones.get("discard", [])])
    seat.aside = vec[i64]([numbers[key] for key in zones.get("aside", [])])
    seat.turns = zones.get("turns", 0)
    return seat


def compare(state: Dominion, names: list[str], after: Scenario) -> list[str]:
    """What differs from the position that was expected, field by field."""
    ids = state.cast.ids
    is_over = state.actor == OVER
    counters = {"actions": state.actions_left, "buys": state.buys, "coins": state.coins, "bridges": state.discount}
    turn = int(state.turn)
    if is_over:  # the counters of the turn that does not begin
        counters = {"actions": 1, "buys": 1, "coins": 0, "bridges": 0}
        turn = (turn + 1) % len(names)
    found: list[str] = []
    for field, expected in after.items():
        if expected is None:
            continue
        if field in counters:
            found += differences(field, expected, int(counters[field]))
        elif field == "turn":
            found += differences(field, expected, names[turn])
        elif field == "game_over":
            found += differences(field, expected, is_over)
        elif field == "trash":
            found += differences(field, sorted(expected), sorted([ids[card] for card in state.trash]))
        elif field == "supply":
            for key, left in expected.items():
                found += differences(f"supply.{key}", left, int(state.supply[ids.index(key)]))
        elif field == "zones":
            for name, zones in expected.items():
                found += compare_zones(state, names.index(name), name, zones)
        else:
            found.append(f"{field}: nothing that can be compared")
    return found


def compare_zones(state: Dominion, me: int, name: str, zones: Scenario) -> list[str]:
    """What differs in one player's cards; only a deck has an order."""
    ids, seat = state.cast.ids, state.seats[me]
    there = {
        "hand": [key for key, number in zip(ids, seat.hand, strict=True) for _ in range(number)],
        "deck": [ids[card_of(card)] for card in reversed(list(seat.deck))],
        "discard": [ids[card_of(card)] for card in seat.discard],
        "play": [ids[card] for card in state.in_play if card >= 0] if me == state.turn else [],
        "aside": [ids[card_of(card)] for card in seat.aside],
    }
    found: list[str] = []
    for zone, expected in zones.items():
        if zone not in there:
            found.append(f"{name}.{zone}: nothing that can be compared")
        elif zone == "deck":
            found += differences(f"{name}.{zone}", expected, there[zone])
        else:
            found += differences(f"{name}.{zone}", sorted(expected), sorted(there[zone]))
    return found


# Score and setup


def check_score(data: Scenario) -> list[str]:
    """Count the points of a game that is over."""
    zones = data["zones"]
    names = list(zones)
    kingdom = {card for card in mentioned(zones) if card in CARDS and card not in BASIC}
    cast = make_cast(in_order(sorted(kingdom)))
    numbers = {key: number for number, key in enumerate(cast.ids)}
    state = new_table(GAME, len(names), cast, seeded(1), GAME.settle(len(names), {}))
    with_play = {
        name: zone | {"discard": [*zone.get("discard", []), *zone.get("play", []), *zone.get("aside", [])], "aside": []}
        for name, zone in zones.items()
    }
    state.seats = vec[Seat]([make_seat(numbers, with_play[name]) for name in names])
    found = differences("scores", data["scores"], dict(zip(names, state.scores(), strict=True)))
    return found + differences("winners", sorted(data["winners"]), sorted([names[seat] for seat in state.winners()]))


def check_setup(data: Scenario, place: str) -> list[str]:
    """Deal a new game and count."""
    kingdom = [key for key in data["piles"] if key not in BASIC]
    filling = [key for key in BASE if key not in kingdom and not CARDS[key].worth]
    state = new_game(place, data["players"], kingdom=kingdom + filling[: max(0, KINGDOM_SIZE - len(kingdom))])
    found: list[str] = []
    for key, size in data["piles"].items():
        found += differences(f"piles.{key}", size, int(state.supply[state.cast.ids.index(key)]))
    return found


def check_start(scenario: Scenario, place: str) -> list[str] | None:
    """Who starts after an earlier game, if the story is told in the words that are understood."""
    story, end = str(scenario.get("before")), str(scenario.get("after"))
    players = next((number for word, number in NUMBERS.items() if story.lower().startswith(word)), None)
    winners = re.search(r"(?:won|shared) by ((?:[A-F](?:, | and )?)+)", story)
    starts = re.match(r"([A-F]) starts", end)
    if players is None or not winners or not starts:
        return None
    seats = ["ABCDEF".index(letter) for letter in re.findall("[A-F]", winners[1])]
    state = new_game(place, players, previous_winners=[str(seat) for seat in seats])
    return differences("starts", starts[1], "ABCDEF"[int(state.turn)])


def new_game(place: str, players: int, **options: Any) -> Dominion:
    """A new game with these options."""
    try:
        return GAME.new(players, 1, **options)
    except ValueError as error:
        raise Malformed(place, str(error)) from None
