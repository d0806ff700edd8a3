"""What a bot thinks of decisions of a recorded game, told for labels in any language."""

from itertools import islice
from typing import Any

from demesne.arena.analysis import decisions, judge
from demesne.core.replay import read_record
from demesne.core.state import State
from demesne.games import find_game


def read_some(text: str, bot: str, first: int, most: int) -> list[dict[str, Any]]:
    """Of so many decisions, from the first on: what was played, what is best, and how many points lie between."""
    record = read_record(text)
    found = []
    for decision in islice(decisions([record]), first, first + most):
        finding = judge(decision, bot, record.seed)
        state = find_game(record.game).load(decision.position)
        found.append(
            {
                "number": finding.number,
                "seat": finding.seat,
                "played": told(state, finding.played),
                "best": told(state, finding.best),
                "loss": finding.loss,
                "error": finding.error,
            }
        )
    return found


def told(state: State, words: str) -> dict[str, Any]:
    """An action with its words, its verb and its parameters."""
    return {"words": words} | state.describe(state.read(words))
