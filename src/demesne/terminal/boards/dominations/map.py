"""Dominations' map: triangles of three rows of characters on their lattice, round the Cradle."""

from collections.abc import Iterator
from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

from demesne.terminal.boards.dominations.cards import LOOKS, Box

HEIGHT: Final = 3
WIDTH: Final = 2 * HEIGHT + 2  # of a side
#: by seat: the colours of Cities, none of them a Domain's
SEATS: Final = ["bold black on #ffffff", "bold #ffffff on #000000", "bold black on #40d0d0", "bold black on #ff9ecb"]
NUMBER: Final = "bold reverse"
CRADLE: Final = "black on #d8c9a8"
STONE: Final = "black on #b8b8b8"
EDGE: Final = "dim"
REWARD: Final = "+"  # a side of a Monument with the reward
CLOSED: Final = "x"  # a side of a Monument that may not be joined

Vertex = tuple[int, int]
Cell = tuple[int, int, str]
Ink = tuple[str, str]  # a character and its colours
Canvas = dict[tuple[int, int], Ink]  # by line and column
Sides = dict[frozenset[Vertex], Ink]


def vertex_of(facts: dict[str, Any]) -> Vertex:
    """Where corners meet."""
    return facts["x"], facts["y"]


def cell_of(facts: dict[str, Any]) -> Cell:
    """Where a tile lies or would lie."""
    return facts["x"], facts["y"], facts["pointing"]


def corners(cell: Cell) -> list[Vertex]:
    """DN-8: the vertices of a cell, clockwise."""
    x, y, pointing = cell
    return [(x, y), (x, y + 1), (x + 1, y)] if pointing == "up" else [(x + 1, y), (x, y + 1), (x + 1, y + 1)]


def ring(vertex: Vertex) -> list[Cell]:
    """DN-9: the six cells round a vertex."""
    i, j = vertex
    return [
        (i, j, "up"), (i - 1, j, "down"), (i - 1, j, "up"),
        (i - 1, j - 1, "down"), (i, j - 1, "up"), (i, j - 1, "down"),
    ]  # fmt: skip


class Piece:
    """What lies in one cell: a resource at each vertex, what stands in the middle, and sides that look unusual."""

    def __init__(self, resources: dict[Vertex, str], middle: str, style: str, fill: str) -> None:
        self.resources = resources
        self.middle = middle
        self.style = style
        self.fill = fill
        self.sides: Sides = {}


def tile_piece(box: Box, name: str, cell: Cell, turned: int) -> Piece:
    """A tile that lies in a cell."""
    record = box.records[name]
    around = corners(cell)
    resources = {around[(k + turned // 120) % 3]: record["corners_clockwise"][k] for k in range(3)}
    style = LOOKS[record["camp"]]
    return Piece(resources, box.letter(record["camp"]), style, style)


def pieces(box: Box, view: dict[str, Any], letters: list[str]) -> dict[Cell, Piece]:
    """All that lies on the map, cell by cell."""
    found = cradle(box.records["cradle"]["corners_clockwise"])
    for one in view["map"]:
        cell = cell_of(one)
        piece = tile_piece(box, one["tile"], cell, one["turned"])
        if one["city"]:
            piece.middle += f"{letters[one['city']['seat']]}{one['city']['level']}"
            piece.style = SEATS[one["city"]["seat"]]
        found[cell] = piece
    for number, monument in enumerate(view["monuments"], 1):
        if monument["at"] and "tip_x" in monument["at"]:
            found |= diamond(box.records[monument["monument"]], monument["at"], number)
    return found


def cradle(resources: list[str]) -> dict[Cell, Piece]:
    """DN-11, DN-12: six cells round the middle, with a resource in each outer corner."""
    order = [(0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1)]
    domains = dict(zip(order, resources, strict=True))
    found = {}
    for cell in ring((0, 0)):
        outer = {vertex: domains[vertex] for vertex in corners(cell) if vertex in domains}
        found[cell] = Piece(outer, "", CRADLE, CRADLE)
        found[cell].sides = {frozenset([(0, 0), vertex]): (" ", CRADLE) for vertex in outer}
    return found


def diamond(record: dict[str, Any], at: dict[str, Any], number: int) -> dict[Cell, Piece]:
    """DN-75 to DN-77: the two cells of a piece, whose corners A to D go clockwise from the point."""
    first = cell_of(at)
    around = corners(first)
    start = around.index((at["tip_x"], at["tip_y"]))
    a, b, d = (around[(start + k) % 3] for k in range(3))
    (second,) = set(ring(b)) & set(ring(d)) - {first}
    (c,) = set(corners(second)) - {b, d}
    shown = dict(zip((a, b, c, d), record["piece"]["corners_clockwise"], strict=True))
    outer = dict(zip(("AB", "BC", "CD", "DA"), map(frozenset, ((a, b), (b, c), (c, d), (d, a))), strict=True))
    sides: Sides = {frozenset((b, d)): (" ", STONE)}
    for name, side in outer.items():
        if name in record["piece"]["reward_edges"]:
            sides[side] = (REWARD, EDGE)
        elif record["piece"]["only_reward_edges_connect"]:
            sides[side] = (CLOSED, EDGE)
    found = {}
    for cell in (first, second):
        resources = {vertex: shown[vertex] for vertex in corners(cell) if shown[vertex]}
        found[cell] = Piece(resources, f"M{number}", STONE, STONE)
        found[cell].sides = sides
    return found


class Map:
    """The pieces on the table, with numbers on cells and at vertices; in slices where there is too little room."""

    def __init__(
        self,
        box: Box,
        view: dict[str, Any],
        letters: list[str],
        numbers: dict[Cell, str],
        at_vertices: dict[Vertex, str],
    ) -> None:
        lying = pieces(box, view, letters)
        self.further = box.say("further")
        self.canvas: Canvas = {}
        self.cells = set(lying) | set(numbers)
        for cell in self.cells:
            outline(self.canvas, cell, {})
        for cell, piece in lying.items():
            outline(self.canvas, cell, piece.sides)
        for cell, piece in lying.items():
            fill(box, self.canvas, cell, piece)
        for cell, label in numbers.items():
            write(self.canvas, *middle_of(cell, HEIGHT - 1), label, NUMBER)
        for locus in view["loci"]:
            ring_off(self.canvas, vertex_of(locus), "()", "")
        for number, monument in enumerate(view["monuments"], 1):
            if monument["at"] and "tip_x" not in monument["at"]:
                ring_off(self.canvas, vertex_of(monument["at"]), "()", str(number))
        for vertex, label in at_vertices.items():
            ring_off(self.canvas, vertex, "[]", label)
        self.number_columns()

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns = [column for _, column in self.canvas]
        left, right = min(columns), max(columns)
        room = max(options.max_width - 4, 3 * WIDTH)
        yield from self.slice(left, min(left + room, right + 1))
        while left + room <= right:
            left += room - 2 * WIDTH
            yield Text(self.further, style="italic")
            yield from self.slice(left, min(left + room, right + 1))

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        columns = [column for _, column in self.canvas]
        width = max(columns) - min(columns) + 5
        return Measurement(min(width, options.max_width), min(width, options.max_width))

    def slice(self, left: int, right: int) -> Iterator[Text]:
        """The lines of some columns, with the number of each row beside it."""
        lines = [line for line, column in self.canvas if left <= column < right]
        for line in range(min(lines), max(lines) + 1):
            y = -line // HEIGHT if -line % HEIGHT == HEIGHT - 1 else None
            text = Text(f"{y:>3} " if y is not None else "    ", style="dim", no_wrap=True)
            for column in range(left, right):
                character, style = self.canvas.get((line, column), (" ", ""))
                text.append(character, style=f"not dim {style}" if style != EDGE else style)
            text.rstrip()
            yield text

    def number_columns(self) -> None:
        """Under the lowest cell of each column of cells, which leans to the right, its number."""
        for x in {cell[0] for cell in self.cells}:
            lowest = min((cell for cell in self.cells if cell[0] == x), key=lambda cell: (cell[1], cell[2]))
            line, middle = middle_of(lowest, HEIGHT - 1 if lowest[2] == "up" else 0)
            if not any((line + 1, middle + i) in self.canvas for i in range(-2, 3)):
                write(self.canvas, line + 1, middle, f"x{x}", EDGE)


def corner(i: int, j: int) -> int:
    """The column of the first character to the right of a vertex, on the line above it."""
    return WIDTH * i + WIDTH // 2 * j


def top_line(j: int) -> int:
    """The first line of a row of cells."""
    return -(j + 1) * HEIGHT


def middle_of(cell: Cell, depth: int) -> tuple[int, int]:
    """The line so many from the narrow end of a cell, and its middle column."""
    x, y, pointing = cell
    if pointing == "up":
        return top_line(y) + depth, corner(x, y) + HEIGHT
    return top_line(y) + HEIGHT - 1 - depth, corner(x, y) + 2 * HEIGHT + 1


def write(canvas: Canvas, line: int, middle: int, text: str, style: str) -> None:
    """Characters round a middle column."""
    first = middle - len(text) // 2
    for i, character in enumerate(text):
        canvas[line, first + i] = (character, style)


def outline(canvas: Canvas, cell: Cell, sides: Sides) -> None:
    """The three sides of a cell."""
    around = corners(cell)
    for k in range(3):
        side = frozenset((around[k], around[(k + 1) % 3]))
        low, high = sorted(side, key=lambda vertex: (vertex[1], vertex[0]))
        line, left = top_line(low[1]), corner(*low)
        if low[1] == high[1]:
            spots, ink = [(line + HEIGHT - 1, left + i) for i in range(1, 2 * HEIGHT)], "_"
        elif low[0] == high[0]:
            spots, ink = [(line + i, left + HEIGHT - 1 - i) for i in range(HEIGHT)], "/"
        else:
            spots, ink = [(line + i, left - HEIGHT - 1 + i) for i in range(HEIGHT)], "\\"
        for spot in spots:
            canvas[spot] = sides.get(side, (ink, EDGE))


def fill(box: Box, canvas: Canvas, cell: Cell, piece: Piece) -> None:
    """The inside of a cell: its colour, its resources, and what stands in its middle."""
    for depth in range(HEIGHT):
        line, middle = middle_of(cell, depth)
        for column in range(middle - depth, middle + depth + 1):
            under = canvas.get((line, column), (" ", ""))[0] if depth == HEIGHT - 1 and cell[2] == "up" else " "
            canvas[line, column] = (under, piece.fill)
    write(canvas, *middle_of(cell, 1), piece.middle, piece.style)
    for vertex, resource in piece.resources.items():
        canvas[corner_spot(cell, vertex)] = (box.letter(resource).lower(), LOOKS[resource])


def corner_spot(cell: Cell, vertex: Vertex) -> tuple[int, int]:
    """Where the resource of a corner is written."""
    around = corners(cell)
    tip = around[1] if cell[2] == "up" else around[0]
    if vertex == tip:
        return middle_of(cell, 0)
    line, middle = middle_of(cell, HEIGHT - 1)
    is_left = corner(*vertex) < corner(*tip)
    return line, middle + (1 - HEIGHT if is_left else HEIGHT - 1)


def ring_off(canvas: Canvas, vertex: Vertex, brackets: str, label: str) -> None:
    """Mark a Locus; with a label, cover what lies there."""
    column = corner(*vertex) - 1
    for line in (top_line(vertex[1]) + HEIGHT - 1, top_line(vertex[1]) + HEIGHT):
        canvas[line, column - 1] = (brackets[0], "bold")
        canvas[line, column + 1] = (brackets[1], "bold")
        if label:
            write(canvas, line, column, label, NUMBER)


def picture(box: Box, name: str, pointing: str, turned: int) -> Text:
    """A tile by itself."""
    canvas: Canvas = {}
    cell = (0, 0, pointing)
    outline(canvas, cell, {})
    fill(box, canvas, cell, tile_piece(box, name, cell, turned))
    lines = range(top_line(0), top_line(0) + HEIGHT)
    left = min(column for line, column in canvas if line in lines)
    text = Text()
    for line in lines:
        for column in range(left, left + WIDTH - 1):
            text.append(*canvas.get((line, column), (" ", "")))
        text.append("\n" if line != lines[-1] else "")
    return text
