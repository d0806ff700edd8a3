"""States as plain data."""

from typing import Any

from demesne.games.matches.engine import HEAPS, Matches

from demesne.core.fields import Fields
from demesne.core.game import Game

VERSION = 1


def save(state: Matches) -> dict[str, Any]:
    """The whole state."""
    return {
        "game": "matches",
        "version": VERSION,
        "players": int(state.players),
        "options": {"most": state.most},
        "heap": state.heap,
        "turn": state.turn,
        "points": state.points[:],
        "chance": int(state.chance),
    }


def load(game: Game[Any], position: Any) -> Matches:
    """The state that was saved, or that somebody wrote."""
    fields = Fields(position)
    fields.header("matches", VERSION)
    players = fields.whole("players", range(2, 5))
    options = game.settle(players, fields.value("options", dict, "the options", {}))
    state = Matches(game, players, options["most"])
    state.heap = fields.whole("heap", range(HEAPS.stop))
    state.turn = fields.whole("turn", range(players))
    state.points = list(fields.wholes("points", range(100)))
    if len(state.points) != players:
        raise ValueError(f"points: expected {players} of them, not {len(state.points)}.")
    state.chance = fields.whole("chance", range(2**62), 0)
    fields.finish()
    state.settle()
    return state
