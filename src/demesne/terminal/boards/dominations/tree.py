"""Dominations' civilization trees: cards on a grid with the half Nodus on their sides."""

from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

from demesne.terminal.boards.dominations.cards import LOOKS, Box

WIDTHS: Final = [13, 11]  # of a card, the first for which there is room
HEIGHT: Final = 4
ARTICLE: Final = 3  # letters that an article has at most
#: by side n, e, s, w: the step to the next card, and the row in which the half Nodus is written
STEPS: Final = [(0, -1), (1, 0), (0, 1), (-1, 0)]
ROWS: Final = [0, 2, HEIGHT - 1, 2]
PLAIN: Final = "black on #b8b8b8"

Place = tuple[int, int]
Card = dict[str, Any]
Grid = dict[Place, Card]


def grid(box: Box, tree: list[Card]) -> Grid:
    """The cards of a tree by place, the Campfire in the middle."""
    found: Grid = {(0, 0): {"name": "campfire", "sides": box.layout("campfire", "", 0), "advanced": False}}
    for card in tree:
        name = card.get("mastery") or card["level"]
        sides = box.layout(name, card.get("copy", ""), card["turned"])
        found[card["x"], card["y"]] = {"name": name, "sides": sides, "advanced": card.get("advanced", False)}
    return found


class Tree:
    """A tree as boxes, with numbers where the card in question fits."""

    def __init__(self, box: Box, tree: list[Card], numbers: dict[Place, str]) -> None:
        self.box = box
        self.cards = grid(box, tree)
        self.numbers = numbers

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        across = [x for x, _ in [*self.cards, *self.numbers]]
        down = [y for _, y in [*self.cards, *self.numbers]]
        extent = max(across) - min(across) + 1
        width = next((one for one in WIDTHS if one * extent + 4 <= options.max_width), WIDTHS[-1])
        room = max((options.max_width - 4) // width, 1)
        for left in range(min(across), max(across) + 1, room):
            columns = range(left, min(left + room, max(across) + 1))
            if left > min(across):
                yield Text(self.box.say("further"), style="italic")
            yield Text("    " + "".join(f"{x:^{width}}" for x in columns).rstrip(), style="dim", no_wrap=True)
            for y in range(min(down), max(down) + 1):
                for row in range(HEIGHT):
                    line = Text(f"{y:>3} " if row == 1 else "    ", style="dim", no_wrap=True)
                    for x in columns:
                        line.append_text(self.slice((x, y), row, width))
                    line.rstrip()
                    yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        across = [x for x, _ in [*self.cards, *self.numbers]]
        width = min((max(across) - min(across) + 1) * WIDTHS[0] + 4, options.max_width)
        return Measurement(width, width)

    def slice(self, place: Place, row: int, width: int) -> Text:
        """One row of characters of one place."""
        if place in self.cards:
            return card_row(self.box, self.cards[place], row, width)
        if place in self.numbers and row == 1:
            return Text(f"{self.numbers[place]:^{width}}", style="not dim bold")
        return Text(f"{'. . . . .' if place in self.numbers and row in (0, 3) else '':^{width}}", style="dim")


def card_row(box: Box, card: Card, row: int, width: int) -> Text:
    """One row of a card's box."""
    record = box.records[card["name"]]
    look = LOOKS[record["domain"]] if record["kind"] == "mastery" else PLAIN
    inner = width - 2
    if row in (0, HEIGHT - 1):
        text = Text("." if row == 0 else "'", style="not dim").append("-" * inner).append("." if row == 0 else "'")
    else:
        said = short_title(box, card["name"], inner) if row == 1 else second_line(box, card)
        text = Text("|", style="not dim").append(f"{said:^{inner}}", style=look).append("|")
    for half, line, column in zip(card["sides"], ROWS, (width // 2, width - 1, width // 2, 0), strict=True):
        if line == row and half != "none":
            text = text[:column].append(box.letter(half), style=LOOKS[half]).append_text(text[column + 1 :])
    return text


def short_title(box: Box, name: str, room: int) -> str:
    """A title without its article, cut where there is no room; a level is its Monument with its number."""
    if name in box.monuments:
        return f"{short_title(box, box.monuments[name], room - 2).rstrip()} {box.records[name]['level']}"
    said = box.title(name)
    first, _, rest = said.partition(" ")
    if len(said) > room and len(first) <= ARTICLE:
        said = rest
    return said[:room]


def second_line(box: Box, card: Card) -> str:
    """Domain and value, and whether the card is advanced."""
    if card["name"] == "campfire":
        return box.say("two-for-one")
    face = "advanced" if card["advanced"] else "basic" if box.records[card["name"]]["kind"] == "mastery" else "effect"
    mark = box.mark(card["name"], face)
    advanced = box.say("short-advanced") if card["advanced"] else ""
    return " ".join(part for part in (box.value_of(card["name"]), advanced, mark) if part)
