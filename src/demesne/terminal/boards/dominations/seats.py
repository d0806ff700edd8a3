"""What everybody at a game of Dominations has: knowledge and limits, points, Roles, goals, Monuments."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from demesne.games.dominations.cards import level_cost
from demesne.games.dominations.components import DOMAINS, SOURCES
from demesne.terminal.boards.dominations.cards import LOOKS, Box
from demesne.terminal.boards.dominations.map import SEATS

View = dict[str, Any]


def headline(box: Box, view: View) -> Text:
    """Era, round, and who comes when."""
    say = box.words.say
    at = {"era": view["era"], "eras": view["eras"], "turn": view["round"], "turns": view["rounds"]}
    order = box.speech.event("initiative", {"order": view["order"]})
    text = Text(f"{say('dominations-era', at)}. ", style="bold")
    return text.append(f"{order}. {say('dominations-supply', {'count': view['supply']})}.", style="not bold")


def standings(box: Box, view: View, letters: list[str]) -> Table:
    """A row for each seat: knowledge and limit by Domain, then the rest that all can see."""
    table = Table(box=None, padding=(0, 1), pad_edge=False, collapse_padding=True)
    table.add_column("", no_wrap=True)
    for domain in DOMAINS:
        table.add_column(Text(f" {box.letter(domain)} ", style=LOOKS[domain]), justify="right", no_wrap=True)
    for column in ("dominations-influence", "terminal-points", "dominations-markers", "terminal-dominations-tiles"):
        table.add_column(box.words.say(column), justify="right", no_wrap=True)
    for seat, name in enumerate(box.players):
        who = Text(f" {letters[seat]} ", style=SEATS[seat]).append(f" {name[:12]}", style="none")
        if seat == view["seat"]:
            who.append(f" ({box.words.say('seat-you').lower()})", style="none")
        knowledge = [f"{view['knowledge'][seat][domain]}/{view['limits'][seat][domain]}" for domain in DOMAINS]
        rest = [view["influence"][seat], view["scores"][seat], view["markers"][seat], view["held"][seat]]
        table.add_row(who, *knowledge, *map(str, rest))
    return table


def roles(box: Box, view: View) -> list[RenderableType]:
    """Who has which Role, if anybody has one."""
    held = [f"{box.title(role)} {box.players[seat]}" for role, seat in view["roles"].items() if seat is not None]
    return [Text(f"{box.words.say('dominations-roles')}: {', '.join(held)}.")] if held else []


def points_of(box: Box, view: View, seat: int) -> str:
    """A seat's points, and where they come from so far."""
    sources = [f"{source_of(box, source)} {points}" for source, points in view["points"][seat].items() if points]
    total = box.words.say("points", {"points": view["scores"][seat]})
    return f"{total} ({', '.join(sources)})" if sources else total


def source_of(box: Box, source: str) -> str:
    """Where points come from."""
    return box.words.say(f"source-{source}")


def goals_met(box: Box, view: View, seat: int) -> str:
    """How far a seat's Objective is."""
    goals = view["goals"][seat]
    met = sum(goal["met"] for goal in goals)
    return box.say("goals-met", objective=box.title(view["kept"][seat]["objective"]), met=met, goals=len(goals))


def summary(box: Box, view: View, seat: int) -> Text:
    """Where a seat's points come from so far, and how far its Objective is."""
    text = Text(box.say("your-points", points=points_of(box, view, seat)))
    return text.append(f" {goals_met(box, view, seat)}.") if view["goals"] and view["goals"][seat] else text


def monuments(box: Box, view: View, in_full: bool = False) -> RenderableType:
    """Every Monument in play, and what its next level costs; in full with what that does, and who controls it."""
    table = Table.grid(padding=(0, 1))
    for number, one in enumerate(view["monuments"], 1):
        record = box.records[one["monument"]]
        total = len(record["levels"])
        shape = box.say(f"shape-{record['shape']}")
        where = shape if one["at"] else f"{shape}, {box.words.say('dominations-not-placed')}"
        said = box.say("built", monument=box.title(one["monument"]), where=where, built=one["built"], total=total)
        if one["built"] < total:
            level = record["levels"][one["built"]]
            said += "; " + box.say("next", cost=box.amounts(level_cost(level)), points=level["vp"])
            name = str(level["id"]).lower()
            said += f". {box.effect(name, 'effect')} ({box.known(name, 'effect')})" if in_full else ""
        if in_full:
            holder = one["controller"]
            name = box.words.say("nobody") if holder is None else box.players[holder]
            said += f" ({box.say('controlled', name=name)})"
        table.add_row(Text(f"M{number}", style="bold"), said)
    return table


def goals(box: Box, view: View) -> RenderableType:
    """Progress on every goal of every Objective."""
    if not view["goals"]:
        return Text(box.say("not-revealed"))
    parts: list[RenderableType] = []
    for seat, name in enumerate(box.players):
        if not view["goals"][seat]:
            continue
        table = Table.grid(padding=(0, 1))
        for goal in view["goals"][seat]:
            counted = zip(goal["what"], goal["progress"], strict=True)
            said = "; ".join(f"{box.words.tell(what)} {progress(box, *numbers)}" for what, numbers in counted)
            table.add_row(Text(f" {box.say('met')}" if goal["met"] else "", style="bold green"), said)
        parts += [Text(f"{name}: {goals_met(box, view, seat)}", style="bold"), table]
    scale = list(enumerate(map(int, box.cards.parts.objective_vp)))
    steps = ", ".join(box.say("scale-step", points=points, met=met) for met, points in scale[1:])
    return Group(*parts, Text(box.say("scale", steps=steps), style="dim"))


def progress(box: Box, has: int, wanted: int) -> str:
    """`3 of 5`."""
    return box.words.say("dominations-progress", {"has": has, "wanted": wanted})


def points_table(box: Box, breakdown: list[dict[str, Any]]) -> Table:
    """Points by source."""
    table = Table(title=box.words.say("terminal-points"))
    table.add_column("")
    for name in box.players:
        table.add_column(name, justify="right")
    for source in SOURCES:
        row = [str(part[source]) for part in breakdown]
        if source == "objectives":
            met = [sum(goal["met"] for goal in part["goals"]) for part in breakdown]
            row = [box.say("points-met", points=points, met=number) for points, number in zip(row, met, strict=True)]
        table.add_row(source_of(box, source), *row)
    table.add_section()
    table.add_row(box.words.say("total"), *[str(part["total"]) for part in breakdown], style="bold")
    return table


def players(box: Box, view: View, letters: list[str]) -> RenderableType:
    """All that can be seen of everybody: the sheet of that name."""
    parts: list[RenderableType] = [standings(box, view, letters), *roles(box, view)]
    for seat, name in enumerate(box.players):
        nodus = box.amounts(view["nodus"][seat]) or box.words.say("terminal-none")
        tree = box.say("tree", count=len(view["trees"][seat]), nodus=nodus)
        said = f": {points_of(box, view, seat)}; {tree}."
        if not view["options"]["hidden_hands"]:
            tiles = ", ".join(box.title(tile) for tile in view["hands"][seat])
            said += f" {box.say('tiles')}: {tiles}."
        parts.append(Text(name, style="bold").append(said, style="not bold"))
    return Group(*parts)
