"""What happened in a game of Dominations: events as sentences, with what an action brings on the same line."""

from typing import Any, Final

from demesne.core.state import Event
from demesne.terminal.boards.dominations.cards import Box
from demesne.terminal.boards.dominations.map import say_place
from demesne.terminal.english import count

#: by kind of event: what is said of it
SENTENCES: Final = {
    "turn": "-- {name}'s turn --",
    "draw": "{name} draws {many}.",
    "drawn": "{name}'s new tiles: {tiles}.",
    "return": "{name} returns {many} to the supply.",
    "reveal": "{name} reveals the Objective {objective} and the Monument {monument}.",
    "place": "{name} places {tile} at {at}",
    "reactivate": "{name} reactivates the tile at {at}",
    "locus": "{name} uses the Locus at {at}",
    "activate": "{name}'s City at {at} is activated",
    "city": "{name} builds level {level} of a City at {at}",
    "piece": "{name} puts {monument} on the map at {at}",
    "level": "{name} buys {level}",
    "develop": "{name} develops {mastery}",
    "assimilate": "{name} assimilates {mastery}",
    "upgrade": "{name} turns {mastery} to its advanced side",
    "lost": "{name} loses {number} Vestigium Knowledge for want of room.",
    "trade": "{name} trades {give} for {get}",
    "role": "{name} becomes {role}",
    "role_used": "{name} uses the Role of {role}.",
    "objective": "{name} has met {goals} of the 5 goals of the Objective {objective}",
}
#: what an action brings: said after it, in short
SMALL: Final = {
    "knowledge": "+{number} {domain}",
    "pay": "-{number} {domain}",
    "points": "{points:+d} VP ({source})",
    "influence": "{number:+d} Influence",
}
#: by kind of event: how the line begins, after the name, on which what it costs or brings was told before it
BEFORE: Final = {"develop": ": -", "upgrade": ": -", "piece": ": -", "level": ": -", "objective": ": +"}
PAID_AFTER: Final = ("city", "trade", "pay")  # events on whose line a payment goes that follows
NAMED: Final = ("tile", "objective", "monument", "mastery", "level", "role")


def news(box: Box, events: list[Event], names: list[str]) -> list[str]:
    """Line by line; what one seat gets or pays stands behind what it did last."""
    lines: list[str] = []
    who, last = -1, ""
    for event in events:
        said = tell(box, event, names)
        seat = event.facts.get("seat", -1)
        if event.kind not in SMALL:
            before = f"{names[seat]}{BEFORE[event.kind]}" if event.kind in BEFORE else ""
            if before and lines and lines[-1].startswith(before):
                said += lines.pop().removeprefix(names[seat])
            lines.append(said)
        elif seat == who and not lines[-1].endswith("--") and (event.kind != "pay" or last in PAID_AFTER):
            mark = ", " if ": " in lines[-1] else ": "
            lines[-1] = lines[-1].removesuffix(".") + mark + said
        else:
            lines.append(f"{names[seat]}: {said}")
        who, last = seat, event.kind
    return [line if line.endswith((".", "--")) else line + "." for line in lines]


def tell(box: Box, event: Event, names: list[str]) -> str:
    """One event by itself, without a full stop where more may follow."""
    facts = event.facts
    if event.kind == "end":
        return "The game is over: " + ", ".join(f"{n} {p}" for n, p in zip(names, facts["scores"], strict=True)) + "."
    if event.kind == "era":
        return f"== Era {facts['era']} begins: all knowledge is gone. =="
    if event.kind == "initiative":
        return "The new Initiative order: " + ", ".join(names[seat] for seat in facts["order"]) + "."
    if event.kind in SMALL:
        return SMALL[event.kind].format(**facts | {"domain": str(facts.get("domain", "")).capitalize()})
    return SENTENCES[event.kind].format(**readable(box, facts), name=names[facts["seat"]])


def readable(box: Box, facts: dict[str, Any]) -> dict[str, Any]:
    """The facts of an event with titles instead of names, and places in words."""
    found = dict(facts)
    for field in NAMED:
        if isinstance(facts.get(field), str):
            found[field] = box.title(facts[field])
    for field in ("give", "get"):
        if field in facts:
            found[field] = facts[field].capitalize()
    if "number" in facts:
        found["many"] = count(facts["number"], "tile")
    if "tiles" in facts:
        found["tiles"] = ", ".join(box.title(tile) for tile in facts["tiles"])
    if "x" in facts:
        found["at"] = say_place(facts)
    return found
