"""What everybody at a game of Dominations has: knowledge and limits, points, Roles, goals, Monuments."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from demesne.games.dominations.components import DOMAINS, SOURCES
from demesne.terminal.boards.dominations_cards import (
    LOOKS,
    amounts,
    goal_in_words,
    level_cost,
    progress_in_words,
    records,
    title,
)
from demesne.terminal.boards.dominations_map import SEATS
from demesne.terminal.boards.dominations_tree import nodus

SCALE: Final = "1, 2, 3, 4 or 5 goals met are worth 10, 20, 40, 70 or 100 points."

View = dict[str, Any]


def headline(view: View, names: list[str]) -> Text:
    """Era, round, and who comes when."""
    order = ", ".join(names[seat] for seat in view["order"])
    turn = max(view["turn"] - 1, 0) // view["players"] + 1
    text = Text(f"Era {view['era']}, turn {turn}. ", style="bold")
    return text.append(f"Initiative: {order}. {view['supply']} tiles in the supply.", style="not bold")


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


def roles(view: View, names: list[str]) -> list[RenderableType]:
    """Who has which Role, if anybody has one."""
    held = [f"{title(role)} {names[seat]}" for role, seat in view["roles"].items() if seat is not None]
    return [Text("Roles: " + ", ".join(held) + ".")] if held else []


def sources(view: View, seat: int) -> list[RenderableType]:
    """Where a seat's points come from so far, if there are any."""
    parts = [f"{source} {points}" for source, points in view["points"][seat].items() if points]
    return [Text(f"Your points: {view['scores'][seat]} ({', '.join(parts)}).")] if parts else []


def monuments(view: View, in_full: bool) -> RenderableType:
    """Every Monument in play: where it is, and what its next level costs and gives."""
    table = Table.grid(padding=(0, 1))
    for number, one in enumerate(view["monuments"], 1):
        record = records()[one["monument"]]
        total = len(record["levels"])
        shape = record["shape"] if one["at"] else f"{record['shape']}, not on the map"
        said = f"{title(one['monument'])} ({shape}): {one['built']} of {total}"
        if one["built"] < total:
            level = record["levels"][one["built"]]
            said += f"; next {amounts(level_cost(level))} for {level['vp']} VP"
            said += f". {level['text_en']}" if in_full and level["text_en"] else ""
        table.add_row(Text(f"M{number}", style="bold"), said)
    return table


def goals(view: View, names: list[str]) -> RenderableType:
    """Progress on every goal of every Objective."""
    if not view["goals"]:
        return Text("The Objectives are not revealed yet.")
    parts: list[RenderableType] = []
    for seat, name in enumerate(names):
        record = records()[view["kept"][seat]["objective"]]
        met = sum(goal["met"] for goal in view["goals"][seat])
        table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=False)
        for goal, state in zip(record["goals"], view["goals"][seat], strict=True):
            mark = "met" if state["met"] else ""
            table.add_row(
                Text(mark, style="bold green"), goal_in_words(goal), progress_in_words(goal, state["progress"])
            )
        parts += [Text(f"{name}: {title(record['id'])}, {met} of 5 goals met", style="bold"), table]
    return Group(*parts, Text(SCALE, style="dim"))


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


def players(view: View, names: list[str], letters: list[str]) -> RenderableType:
    """All that can be seen of everybody: the sheet of that name."""
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    for column in ("", *SOURCES, "Nodus in the tree", "cards"):
        table.add_column(column.capitalize())
    for seat, name in enumerate(names):
        tree = view["trees"][seat]
        made = " ".join(f"{LOOKS[domain][0]}{number}" for domain, number in nodus(tree).items())
        table.add_row(name, *[str(view["points"][seat][source]) for source in SOURCES], made or "-", str(len(tree)))
    return Group(standings(view, names, letters), *roles(view, names), Text(), table)
