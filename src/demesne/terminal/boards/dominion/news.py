"""What happens in Dominion, and what of it is told together."""

from typing import Any, Final

from demesne.core.state import Event

#: by kind of event that is told with others of its kind: the fact that says which cards
TOGETHER: Final = {"play": "card", "look": "cards"}


def merged(events: list[Event]) -> list[Event]:
    """The events, with cards played one after the other as one, and without the gain of what was bought."""
    found: list[Event] = []
    for event in events:
        last = found[-1] if found else None
        alike = last is not None and last.kind == event.kind and last.facts["seat"] == event.facts["seat"]
        if alike and last and event.kind in TOGETHER:
            found[-1] = Event(event.kind, as_one(last, event), event.audience)
        elif not (last and last.kind == "buy" and event.kind == "gain"):
            found.append(event)
    return found


def as_one(first: Event, second: Event) -> dict[str, Any]:
    """The facts of two events of one kind as those of one."""
    if "number" in first.facts:
        return first.facts | {"number": first.facts["number"] + second.facts["number"]}
    fact = TOGETHER[first.kind]
    return first.facts | {fact: [card for one in (first, second) for card in listed(one.facts[fact])]}


def listed(cards: str | list[str]) -> list[str]:
    """One card or several."""
    return [cards] if isinstance(cards, str) else cards
