"""What everybody at a table is told: each guest their own views and events, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from demesne.core.game import FILES
from demesne.core.state import OVER, Event, State
from demesne.games import find_game
from demesne.table import Table

LATEST_NOTES: Final = 100


def news(table: Table, guest: str, seq: int = 0, events: int = 0, trouble: bool = False) -> dict[str, Any]:
    """All that a guest may see now, with the events that are new to one who knew so many at entry `seq`."""
    state = table.state
    mine = table.seats_of(guest)
    actor = int(state.actor)
    happened = state.events or []
    first = table.known_events(seq, events)
    free = table.free_undo(guest)
    may_decide = table.is_full() and not table.is_closed and actor in mine and actor not in table.resigned
    return {
        "type": "table",
        "table": table.id,
        "seq": table.seq,
        "game": table.game,
        "options": options(table),
        "seats": seats(table),
        "resigned": sorted(table.resigned),
        "owner": bool(guest) and guest == table.owner,
        "several": table.allows_several,
        "closed": table.is_closed,
        "mine": mine,
        "actor": actor if table.is_full() and not table.is_closed else None,
        "number": len(table.actions),
        "views": {seat: table.view(seat) for seat in mine} if mine else {"": table.view(None)},
        "first_event": first,
        "events": [told(event, mine) for event in happened[first:]],
        "notes": table.notes[-LATEST_NOTES:],
        "asking": table.asking,
        "to_answer": sorted(set(mine) & (table.to_be_asked() - table.agreed)),
        "free_undo": free,
        "undo_events": [table.moments[to].events for to in free],
        "question": state.question() if may_decide else None,
        "choices": state.menu() if may_decide else [],
        "barred": state.barred() if may_decide else [],
        "hides": state.game.hides,
        "result": result(state),
        "next": table.next,
        "trouble": trouble,
    }


def options(table: Table) -> dict[str, Any]:
    """The options of a game; of data files only whether there are any: the box tells what they say."""
    files = [option.name for option in find_game(table.game).options if option.kind == FILES]
    return table.options | {name: bool(table.options[name]) for name in files}


def seats(table: Table) -> list[dict[str, str]]:
    """Who sits there; whose token it is stays here."""
    return [{"kind": seat.kind, "name": seat.name, "bot": seat.bot} for seat in table.seats]


def result(state: State) -> dict[str, Any] | None:
    """How the game ended, if it has."""
    if state.actor != OVER:
        return None
    return {
        "scores": state.scores(),
        "winners": state.winners(),
        "places": state.places(),
        "breakdown": state.breakdown(),
    }


def summary(table: Table) -> dict[str, Any]:
    """The table as everybody may see it, and who decides there."""
    actor = int(table.state.actor)
    return {
        "table": table.id,
        "game": table.game,
        "options": options(table),
        "seats": seats(table),
        "actions": len(table.actions),
        "over": actor == OVER or table.is_closed,
        "actor": actor if table.is_full() and actor != OVER else None,
    }


def told(event: Event, seats: Sequence[int | None]) -> dict[str, Any] | None:
    """An event for those who may see it; None keeps its place for the others."""
    if any(event.is_seen_by(seat) for seat in seats or [None]):
        return {"kind": event.kind} | event.facts
    return None
