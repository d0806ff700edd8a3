"""Scenarios of any game: a position or a new game, actions in words, and what follows."""

from collections.abc import Iterator
from typing import Any, Final

from demesne.core.game import Game
from demesne.core.state import OVER, State
from demesne.games import GAMES, find_game
from demesne.scenarios.form import (
    Malformed,
    anything,
    fields,
    list_of,
    matching,
    maybe,
    name_of,
    one_of,
    switch,
    table_of,
    text,
    whole,
)

Scenario = dict[str, Any]
PART: Final = "scenarios"
SEAT: Final = matching(r"\d", "the number of a seat")
EXPECTED: Final = fields(
    {},
    {
        "over": switch,
        "actor": maybe(whole),
        "actions": list_of(text),
        "refused": table_of(text),
        "scores": list_of(whole),
        "winners": list_of(whole),
        "view": table_of(anything),
        "views": table_of(table_of(anything), SEAT),
    },
)
FILE: Final = fields(
    {
        "game": one_of(GAMES, "the name of a game"),
        PART: list_of(
            fields(
                {"expect": EXPECTED},
                {
                    "position": table_of(anything),
                    "players": whole,
                    "seed": whole,
                    "options": table_of(anything),
                    "actions": list_of(text),
                },
            )
        ),
    }
)


def recognises(data: object) -> bool:
    """Whether a file names its game."""
    return isinstance(data, dict) and "game" in data and PART in data


def run(data: Scenario) -> Iterator[tuple[str, list[str]]]:
    """Each scenario's name, and how what happens differs from what it says."""
    game = find_game(data["game"])
    for number, scenario in enumerate(data[PART]):
        place = f"{PART}[{number}]"
        yield name_of(scenario, place), check(game, scenario, place)


def check(game: Game[Any], scenario: Scenario, place: str) -> list[str]:
    """Play the actions and compare."""
    state = start(game, scenario, place)
    for number, words in enumerate(scenario.get("actions", []), 1):
        try:
            state.apply(state.read(words))
        except ValueError as error:
            return [f"action {number}, {words!r}: {error}"]
    return [difference for what, wanted in scenario["expect"].items() for difference in compare(state, what, wanted)]


def start(game: Game[Any], scenario: Scenario, place: str) -> State:
    """The state from which to play."""
    try:
        if "position" in scenario:
            loaded: State = game.load(scenario["position"])
            return loaded
        dealt: State = game.new(
            scenario.get("players", game.players[0]), scenario.get("seed", 0), **scenario.get("options", {})
        )
        return dealt
    except ValueError as error:
        raise Malformed(place, str(error)) from None


def compare(state: State, what: str, wanted: Any) -> list[str]:
    """What differs in one respect."""
    if what == "refused":
        return [difference for words, why in wanted.items() for difference in compare_refusal(state, words, why)]
    if what == "view":
        return compare_view(state, None, wanted)
    if what == "views":
        return [difference for seat, fields in wanted.items() for difference in compare_view(state, int(seat), fields)]
    measures: dict[str, Any] = {
        "over": lambda: state.actor == OVER,
        "actor": lambda: None if state.actor == OVER else int(state.actor),
        "actions": lambda: [state.say(action) for action in state.actions()],
        "scores": state.scores,
        "winners": state.winners,
    }
    if what not in measures:
        return [f"{what}: nothing that can be measured; there is {', '.join([*measures, 'refused', 'view', 'views'])}"]
    return differences(what, wanted, measures[what]())


def compare_refusal(state: State, words: str, why: str) -> list[str]:
    """Whether words are refused for that reason."""
    try:
        state.read(words)
    except ValueError as error:
        return [] if why in str(error) else [f"{words!r} is refused otherwise: {error}"]
    return [f"{words!r} is not refused"]


def compare_view(state: State, seat: int | None, wanted: Scenario) -> list[str]:
    """What differs in what a seat, or an onlooker, sees."""
    try:
        view = state.view(seat)
    except ValueError as error:
        return [str(error)]
    return [difference for field, value in wanted.items() for difference in differences(field, value, view.get(field))]


def differences(what: str, wanted: object, found: object) -> list[str]:
    """A line if two values differ."""
    return [] if wanted == found else [f"{what}: expected {wanted}, found {found}"]
