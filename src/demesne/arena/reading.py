"""What a bot thinks of decisions of a recorded game, told for labels in any language."""

from itertools import islice
from math import hypot
from typing import Any

from demesne.arena.analysis import decisions, thinking
from demesne.bots import Window, make_bot
from demesne.core.chance import fold
from demesne.core.replay import read_record
from demesne.core.state import State
from demesne.games import find_game


def read_some(text: str, name: str, first: int, most: int) -> list[dict[str, Any]]:
    """Of so many decisions, from the first on: what was played, what is best, how far apart and how sure that is."""
    record = read_record(text)
    found = []
    for decision in islice(decisions([record]), first, first + most):
        state = find_game(record.game).load(decision.position)
        bot = thinking(make_bot(name, record.game, fold(record.seed, decision.number)), name)
        judged = bot.judge(Window(state, decision.seat))
        best, played = judged[0], next(one for one in judged if one.action == state.read(decision.played))
        found.append(
            {
                "number": decision.number,
                "seat": decision.seat,
                "played": told(state, played.action),
                "best": told(state, best.action),
                "loss": max(0.0, best.value - played.value),
                "error": hypot(best.error, played.error),
                "tried": min(best.visits, played.visits),
            }
        )
    return found


def told(state: State, action: int) -> dict[str, Any]:
    """An action as it stands in a menu: its words, its verb and parameters, and what it brings."""
    words = state.say(action)
    return next(one for one in state.menu() if one["words"] == words)
