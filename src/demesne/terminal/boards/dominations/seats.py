"""What everybody at a game of Dominations has: knowledge and limits, points, Roles, goals, Monuments."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from demesne.games.dominations.cards import level_cost
from demesne.games.dominations.components import DOMAINS, SOURCES
from demesne.terminal.boards.dominations.cards import (
    LOOKS,
    Box,
    amounts,
)
from demesne.terminal.boards.dominations.map import SEATS
from demesne.terminal.english import count

View = dict[str, Any]


def headline(view: View, names: list[str]) -> Text:
    """Era, round, and who comes when."""
    order = ", ".join(names[seat] for seat in view["order"])
    text = Text(f"Era {view['era']}/{view['eras']}, turn {view['round']}/{view['rounds']}. ", style="bold")
    return text.append(f"Initiative: {order}. {count(view['supply'], 'tile')} left.", style="not bold")


def standings(view: View, names: list[str], letters: list[str]) -> Table:
    """A row for each seat: knowledge and limit by Domain, then the rest that all can see."""
    table = Table(box=None, padding=(0, 1), pad_edge=False, collapse_padding=True)
    table.add_column("", no_wrap=True)
    for domain in DOMAINS:
        letter, style = LOOKS[domain]
        table.add_column(Text(f" {letter} ", style=style), justify="right", no_wrap=True)
    for column in ("Influence", "Points", "Markers", "Tiles"):
        table.add_column(column, justify="right", no_wrap=True)
    for seat, name in enumerate(names):
        who = Text(f" {letters[seat]} ", style=SEATS[seat]).append(f" {name[:12]}", style="none")
        if seat == view["seat"]:
            who.append(" (you)", style="none")
        knowledge = [f"{view['knowledge'][seat][domain]}/{view['limits'][seat][domain]}" for domain in DOMAINS]
        rest = [view["influence"][seat], view["scores"][seat], view["markers"][seat], view["held"][seat]]
        table.add_row(who, *knowledge, *map(str, rest))
    return table


def roles(box: Box, view: View, names: list[str]) -> list[RenderableType]:
    """Who has which Role, if anybody has one."""
    held = [f"{box.title(role)} {names[seat]}" for role, seat in view["roles"].items() if seat is not None]
    return [Text("Roles: " + ", ".join(held) + ".")] if held else []


def summary(box: Box, view: View, seat: int) -> Text:
    """Where a seat's points come from so far, and how far its Objective is."""
    parts = [f"{source} {points}" for source, points in view["points"][seat].items() if points]
    text = Text(f"Your points: {view['scores'][seat]} ({', '.join(parts) or 'none yet'}).")
    if view["goals"]:
        met = sum(goal["met"] for goal in view["goals"][seat])
        text.append(f" {box.title(view['kept'][seat]['objective'])}: {met} of 5 goals met.")
    return text


def monuments(box: Box, view: View, controlled: list[str] | None = None) -> RenderableType:
    """Every Monument in play, and what its next level costs; in full where it is told who controls it."""
    table = Table.grid(padding=(0, 1))
    for number, one in enumerate(view["monuments"], 1):
        record = box.records[one["monument"]]
        total = len(record["levels"])
        shape = record["shape"] if one["at"] else f"{record['shape']}, not on the map"
        said = f"{box.title(one['monument'])} ({shape}): {one['built']} of {total}"
        if one["built"] < total:
            level = record["levels"][one["built"]]
            said += f"; next {amounts(level_cost(level))} for {level['vp']} VP"
            name = str(level["id"]).lower()
            said += f". {box.effect(name, 'effect')} ({box.known(name, 'effect')})" if controlled else ""
        said += f" ({controlled[number - 1]})" if controlled else ""
        table.add_row(Text(f"M{number}", style="bold"), said)
    return table


def goals(box: Box, view: View, names: list[str]) -> RenderableType:
    """Progress on every goal of every Objective."""
    if not view["goals"]:
        return Text("The Objectives are not revealed yet.")
    parts: list[RenderableType] = []
    for seat, name in enumerate(names):
        objective = box.title(view["kept"][seat]["objective"])
        met = sum(goal["met"] for goal in view["goals"][seat])
        table = Table.grid(padding=(0, 1))
        for goal in view["goals"][seat]:
            counted = zip(goal["what"], goal["progress"], strict=True)
            said = "; ".join(f"{box.language.tell(what)} {have} of {want}" for what, (have, want) in counted)
            table.add_row(Text(" met" if goal["met"] else "    ", style="bold green"), said)
        parts += [Text(f"{name}: {objective}, {met} of 5 goals met", style="bold"), table]
    scale = ", ".join(f"{number} for {met}" for met, number in box.scale.items() if number)
    return Group(*parts, Text(f"Points for goals met: {scale}.", style="dim"))


def points_table(names: list[str], breakdown: list[dict[str, Any]]) -> Table:
    """Points by source."""
    table = Table(title="Points")
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    for source in SOURCES:
        met = [sum(goal["met"] for goal in part["goals"]) for part in breakdown]
        row = [str(part[source]) for part in breakdown]
        if source == "objectives":
            row = [f"{number} (goals met: {count})" for number, count in zip(row, met, strict=True)]
        table.add_row(source.capitalize(), *row)
    table.add_section()
    table.add_row("Total", *[str(part["total"]) for part in breakdown], style="bold")
    return table


def players(box: Box, view: View, names: list[str], letters: list[str]) -> RenderableType:
    """All that can be seen of everybody: the sheet of that name."""
    parts: list[RenderableType] = [standings(view, names, letters), *roles(box, view, names)]
    for seat, name in enumerate(names):
        points = ", ".join(f"{source} {number}" for source, number in view["points"][seat].items() if number)
        tree = view["trees"][seat]
        made = amounts({name: number for name, number in view["nodus"][seat].items() if number}) or "none"
        said = f": {count(view['scores'][seat], 'point')} ({points or 'none yet'}); "
        said += f"{count(len(tree), 'card')} in the tree, Nodus {made}."
        if not view["options"]["hidden_hands"]:
            said += f" Tiles: {', '.join(box.title(tile) for tile in view['hands'][seat])}."
        parts.append(Text(name, style="bold").append(said, style="not bold"))
    return Group(*parts)
