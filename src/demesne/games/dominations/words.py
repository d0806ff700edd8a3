"""Actions in words and as data, and back."""

from typing import Any, Final

from demesne.core.refused import Refused
from demesne.core.state import OVER
from demesne.games.dominations import refusals
from demesne.games.dominations.agenda import (
    is_to_trade,
)
from demesne.games.dominations.state import Dominations

Data = dict[str, Any]
#: by verb: the words of an action, with its parameters
PHRASES: Final = {
    "keep": "keep {card}",
    "return": "return {tile}",
    "tile": "take {tile}",
    "place": "place {tile} at {x},{y} {pointing} turned {turned}",
    "reactivate": "reactivate",
    "reactivate_tile": "reactivate {x},{y} {pointing}",
    "all_sides": "all sides",
    "side": "side towards {x},{y} {pointing}",
    "locus": "locus {x},{y}",
    "gain": "gain {number} {domain}",
    "produce": "produce {number} {domain}",
    "city": "city at {x},{y} {pointing}",
    "monument": "monument {monument}",
    "diamond": "lay {monument} at {x},{y} {pointing} point {tip_x},{tip_y}",
    "circle": "lay {monument} on {x},{y}",
    "pay": "pay {number} {domain}",
    "develop": "develop {mastery}",
    "upgrade": "upgrade {mastery}",
    "assimilate": "assimilate {mastery}",
    "turn_over": "turn over {mastery}",
    "put": "put {card} at {x},{y}",
    "put_turned": "put {card} at {x},{y} turned {turned}",
    "to_trade": "trade",
    "resolve": "resolve {effect}",
    "let_go": "let go",
    "trade": "trade {give} {from} for {get} {to}",
    "next": "next seat {seat}",
    "done": "done",
}


def say(state: Dominations, action: int) -> str:
    """An action in words: its verb's phrase with the parameters filled in."""
    facts = describe(state, action)
    return PHRASES[facts["verb"]].format(**facts)


def describe(state: Dominations, action: int) -> Data:
    """The verb and its parameters."""
    entry = state.top()
    if is_to_trade(entry.kind, action):
        return {"verb": "to_trade"}
    return state.rules.rows.question(entry.kind).describe(state, entry, action)


def read(state: Dominations, words: str) -> int:
    """The action that the words mean, or why it is illegal."""
    if state.actor == OVER:
        raise Refused("over")
    phrase = " ".join(str(words).lower().split()).replace(" ,", ",").replace(", ", ",")
    for action in state.actions():
        if say(state, action) == phrase:
            return action
    why = refusals.reason(state, phrase)
    raise why or Refused("no-action", words=words, example=say(state, state.actions()[0]))
