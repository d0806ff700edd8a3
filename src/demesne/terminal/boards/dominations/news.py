"""What happened in a game of Dominations: events as sentences, with what an action brings on the same line."""

from typing import Any, Final

from demesne.core.state import Event
from demesne.terminal.boards.dominations.cards import Box

SMALL: Final = {"knowledge", "pay", "points", "influence"}  # what an action brings: said after it, in short
#: by kind of event: whether what its line tells, after the name, was paid or brought before it
BEFORE: Final = {"develop": "-", "upgrade": "-", "piece": "-", "level": "-", "objective": "+"}
PAID_AFTER: Final = ("city", "trade", "pay")  # events on whose line a payment goes that follows
NAMED: Final = ("objective", "monument", "mastery", "level", "role", "tile")
HEADINGS: Final = {"turn": "--", "era_end": "--", "era": "=="}  # what stands at both ends of a heading


class Line:
    """A sentence, and what it brought or cost."""

    def __init__(self, said: str, seat: int, kind: str) -> None:
        self.said = said
        self.seat = seat
        self.last = kind  # of the event that was told last on it
        self.brought: list[str] = []

    def __str__(self) -> str:
        said = self.said.removesuffix(".")
        return f"{said}: {', '.join(self.brought)}." if self.brought else f"{said}."


def news(box: Box, events: list[Event]) -> list[str]:
    """Line by line; what one seat gets or pays stands behind what it did last."""
    lines: list[Line] = []
    for event in events:
        seat, last = event.facts.get("seat", -1), lines[-1] if lines else None
        if event.kind in SMALL:
            if last is None or not goes_on(last, event):
                last = Line(box.players[seat], seat, event.kind)
                lines.append(last)
            last.brought.append(tell_small(box, event))
            last.last = event.kind
            continue
        line = Line(tell(box, event), seat, event.kind)
        if last and last.said == box.players[seat] and last.brought[0][0] == BEFORE.get(event.kind):
            line.brought = lines.pop().brought
        lines.append(line)
    return [heading(line) if line.last in HEADINGS else str(line) for line in lines]


def goes_on(line: Line, event: Event) -> bool:
    """Whether what an event brings stands on a line."""
    if line.seat != event.facts["seat"] or line.last in HEADINGS:
        return False
    return event.kind != "pay" or line.last in PAID_AFTER


def heading(line: Line) -> str:
    """A line between others."""
    return f"{HEADINGS[line.last]} {line.said} {HEADINGS[line.last]}"


def tell_small(box: Box, event: Event) -> str:
    """`+3 Trade`."""
    facts = event.facts
    if event.kind in ("knowledge", "pay"):
        sign = "+" if event.kind == "knowledge" else "-"
        return sign + box.amounts({facts["domain"]: facts["number"]})
    if event.kind == "influence":
        return box.influence(facts["number"])
    points = box.say("vp", points=f"{facts['points']:+d}")
    return f"{points} ({box.words.say('source-' + facts['source'])})"


def tell(box: Box, event: Event) -> str:
    """One event by itself; at the terminal a place is told as it is written on the map."""
    facts = readable(box, event.facts)
    own = f"terminal-dominations-event-{event.kind}"
    if box.words.has(own):
        return box.words.say(own, box.speech.spoken(facts))
    return box.speech.event(event.kind, facts)


def readable(box: Box, facts: dict[str, Any]) -> dict[str, Any]:
    """The facts of an event with titles instead of names, and places in words."""
    found = dict(facts)
    for field in NAMED:
        if isinstance(facts.get(field), str):
            found[field] = box.title(facts[field])
    if "tiles" in facts:
        found["what"] = ", ".join(box.title(tile) for tile in facts["tiles"])
    if "scores" in facts:
        scores = zip(box.players, facts["scores"], strict=True)
        found["scores"] = ", ".join(f"{name} {points}" for name, points in scores)
    if "pointing" in facts:
        found["at"] = box.place(facts)
    return found
