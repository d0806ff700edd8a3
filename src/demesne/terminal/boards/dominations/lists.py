"""The numbered list of choices in a game of Dominations, grouped so that it stays short."""

from collections.abc import Callable, Iterable
from itertools import accumulate, groupby
from typing import Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from demesne.terminal.boards.dominations.cards import Box
from demesne.terminal.boards.dominations.offers import ENDS, Offer

SHOWN: Final = 12  # lines of choices that are listed unless all are asked for
ALSO: Final = 12  # the least room for what else happens at a place
WIDE: Final = 110  # from here on, effects stand beside the cards instead of below them
COLUMNS: Final = ("card", "cost", "now", "fits", "effect")

Numbered = tuple[int, Offer]


def listing(box: Box, kind: str, offers: list[Offer], everything: bool) -> RenderableType:
    """The list for a question: the best, and how to see the rest; what ends a phase always."""
    numbered = list(enumerate(offers, 1))
    body = [one for one in numbered if one[1].facts["verb"] not in ENDS]
    ends = [one for one in numbered if one[1].facts["verb"] in ENDS]
    groups = [list(group) for _, group in groupby(body, key=lambda one: one[1].group or str(one[0]))]
    lines = list(accumulate(len(group) if kind == "fit" else 1 for group in groups))
    shown = groups if everything else groups[: max(sum(line <= SHOWN for line in lines), 1)]
    parts: list[RenderableType] = [LISTS.get(kind, list_plainly)(box, shown)] if shown else []
    rest = sum(len(group) for group in groups[len(shown) :])
    if rest:
        parts.append(Text(box.say("more", count=rest), style="italic"))
    if ends:
        parts.append(list_plainly(box, [[one] for one in ends]))
    return Group(*parts)


def label(number: int, line: str) -> Text:
    """A number and what it stands for."""
    return Text(f"{number:>3} ", style="bold").append(line, style="not bold")


def spans(numbers: Iterable[int]) -> str:
    """`3-5, 8` for 3, 4, 5 and 8."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def list_plainly(_: Box, groups: list[list[Numbered]]) -> RenderableType:
    """A line for each choice, in columns."""
    lines = [label(number, offer.line) for group in groups for number, offer in group]
    return Columns(lines, padding=(0, 3), column_first=True)


class Places:
    """A row for each place: what the tile produces in each rotation, and what else happens there."""

    def __init__(self, box: Box, groups: list[list[Numbered]]) -> None:
        self.box = box
        self.groups = groups

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        turns = max(len(group) for group in self.groups)
        widest = max(len(offer.line) for group in self.groups for _, offer in group) + 5
        groups = self.groups
        if turns * widest + ALSO > options.max_width:
            groups, turns = [[one] for group in groups for one in group], 1
        best = max(offer.worth for group in groups for _, offer in group)
        table = Table.grid(padding=(0, 1))
        for _ in range(turns):
            table.add_column(no_wrap=True)
        table.add_column()
        if turns > 1:
            table.add_row(*[Text(f"    {self.box.say('turned', turned=120 * i)}", style="dim") for i in range(turns)])
        for group in groups:
            row = [label(number, offer.line) for number, offer in group]
            for text, (_, offer) in zip(row, group, strict=True):
                text.stylize("bold" if offer.worth == best else "")
            also = next((offer.facts["also"] for _, offer in group if offer.facts["also"]), "")
            table.add_row(*row, *[""] * (turns - len(row)), Text(also, style="italic"))
        yield table
        yield Text(f"    {self.box.say('produced')}", style="dim")


def list_together(box: Box, groups: list[list[Numbered]]) -> RenderableType:
    """A row for each group of choices that come to the same but for their place on the map."""
    table = Table.grid(padding=(0, 1))
    for group in groups:
        spots = ", ".join(box.place(offer.facts) for _, offer in group[:3] if "pointing" in offer.facts)
        where = f" ({spots}{', ...' if len(group) > 3 else ''})" if spots else ""
        numbers = Text(spans(number for number, _ in group), style="bold", justify="right")
        table.add_row(numbers, Text(group[0][1].line).append(where, style="dim"))
    return table


def list_rows(_: Box, groups: list[list[Numbered]]) -> RenderableType:
    """A row for each group: its name, then the choices."""
    table = Table.grid(padding=(0, 2))
    for group in groups:
        table.add_row(Text(group[0][1].group), *[label(number, offer.line) for number, offer in group])
    return table


class Cards:
    """Cards with price, what they give at once, in how many places they fit, and what they do."""

    def __init__(self, box: Box, groups: list[list[Numbered]]) -> None:
        self.box = box
        self.cards = [one for group in groups for one in group]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        table = Table(box=None, padding=(0, 1), pad_edge=False)
        is_wide = options.max_width >= WIDE
        table.add_column("")
        for column in COLUMNS if is_wide else COLUMNS[:-1]:
            table.add_column(self.box.say(f"column-{column}"), no_wrap=column != "effect")
        rows = []
        for number, offer in self.cards:
            facts = offer.facts
            said = Text(facts["effect"]).append(f" ({facts['known']})", style="dim")
            row = [offer.line, facts["cost"], facts["now"], facts["places"]]
            rows.append(([Text(f"{number:>3}", style="bold"), *row], said))
        for row, said in rows:
            table.add_row(*row, *[said] if is_wide else [])
        if is_wide:
            yield table
            return
        lines = console.render_lines(table, options.update(height=None), pad=False)
        for line, under in zip(lines, [Text(), *[said for _, said in rows]], strict=True):
            yield from line
            yield Segment.line()
            if under:
                yield Padding(under, (0, 0, 0, 5))


def list_fits(box: Box, groups: list[list[Numbered]]) -> RenderableType:
    """By place in the tree, each copy that fits there."""
    table = Table.grid(padding=(0, 1))
    for group in groups:
        for i, (number, offer) in enumerate(group):
            place = box.say("at", at=box.place(offer.facts)) if i == 0 else ""
            table.add_row(Text(place, style="dim"), label(number, offer.line))
    return table


LISTS: Final[dict[str, Callable[[Box, list[list[Numbered]]], RenderableType]]] = {
    "place": Places,
    "reactivate": Places,
    "construct": list_together,
    "develop": Cards,
    "assimilate": Cards,
    "fit": list_fits,
    "trade": list_rows,
    "wild": list_rows,
    "wild_harvest": list_rows,
}
