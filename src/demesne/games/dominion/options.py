"""The options in the one form in which they are kept, whatever was written."""

from typing import Any

from demesne.games.dominion.kingdoms import (
    RANDOM,
    find_kingdom,
    is_random,
    named_cards,
    previous_winners,
    read_sets,
    written,
)
from demesne.games.dominion.names import find_recommended


def normal(options: dict[str, Any]) -> dict[str, str]:
    """Options that can be, as a recommended set's own name or ids of cards, ids of sets and numbers of seats."""
    sets = [f"{name}:{number}" if number else name for name, number in read_sets(written(options["sets"]))]
    return {
        "kingdom": normal_kingdom(written(options["kingdom"])),
        "sets": ", ".join(sets),
        "previous_winners": ", ".join(str(seat) for seat in previous_winners(options)),
    }


def normal_kingdom(wanted: str) -> str:
    """A kingdom as it is kept."""
    if is_random(wanted):
        return ", ".join([*named_cards(wanted), RANDOM])
    return find_recommended(wanted) or ", ".join(find_kingdom(wanted))
