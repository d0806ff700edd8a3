"""The tables at which adapters are tried: every game with every number of players, and with every option changed."""

from typing import Any

import demesne
from tests.conformance.tables import Table, every_table, game_defaults


def tables() -> list[Table]:
    """Each game with each number of players and the options that are most unlike the usual ones there."""
    found: dict[tuple[str, int], dict[str, Any]] = {}
    for name, players, options in every_table():
        changed = [option for option, value in options.items() if value != game_defaults(name)[option]]
        if len(changed) >= len(found.get((name, players), {})):
            found[name, players] = {option: options[option] for option in changed}
    return [(name, players, options) for (name, players), options in found.items()]


def smallest() -> list[Table]:
    """Each game with the fewest players and its usual options."""
    return [(name, demesne.game(name).players[0], {}) for name in demesne.games()]
