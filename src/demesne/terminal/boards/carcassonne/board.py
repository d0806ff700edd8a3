"""Carcassonne at a terminal: the tiles with their followers, and numbers where the next tile may go."""

from typing import Any, Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from demesne.core.state import Event, State
from demesne.games.carcassonne.engine import Carcassonne
from demesne.games.carcassonne.tiles import LETTERS, TILES, count_orientations
from demesne.games.carcassonne.view import features
from demesne.games.carcassonne.words import LYING
from demesne.locale import Language
from demesne.terminal.boards.board import Board
from demesne.terminal.boards.carcassonne.tiles import HEIGHT, WIDTH, cells, glyphs, spots
from demesne.terminal.english import count
from demesne.terminal.screen import together

SEATS: Final = ["white on #b03060", "black on #e8c547", "white on #2b6cb0", "white on #202020", "black on #f0f0f0"]
LOOKS: Final = {
    "f": "#2f6b2f on #9ccf6f",
    "c": "#5a3a1a on #d9a86c",
    "r": "#333333 on #efe9dc",
    "m": "bold #ffffff on #8a3b3b",
    "+": "#333333 on #efe9dc",
}
SPOT: Final = "bold reverse"
NUMBERS: Final = "123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"  # of features on a sheet
MARGIN: Final = 4  # before the first column
NARROW: Final = [0, 2, 3, 4, 6]  # the columns of a tile that are shown where there is little room

#: what to write on a segment of a tile instead of its own character: x, y, segment to text and style
Marks = dict[tuple[int, int, str], tuple[str, str]]


class CarcassonneBoard(Board):
    """Shows the tiles laid so far, and what goes on with them."""

    hides: Final = False
    sheets: Final = {
        "map [COLUMN]": "the map; where it is wider than the window, with this column in the middle",
        "fields": "who owns which field, and what it pays",
        "features": "every road, city and monastery that somebody owns",
        "tiles": "the tiles that are still to be drawn",
    }

    def __init__(self, names: list[str], options: dict[str, Any], words: Language) -> None:
        self.names = names
        self.words = words
        initials = [name[:1].upper() for name in names]
        self.letters = initials if len(set(initials)) == len(names) else list("ABCDE"[: len(names)])

    def draw(self, view: dict[str, Any], choices: list[dict[str, Any]]) -> RenderableType:
        """The map, the players, and the tile in hand in all its turns."""
        parts: list[RenderableType] = [self.map(view, choices, ""), self.players(view)]
        if choices and choices[0]["verb"] == "lay":
            parts.append(hand(view["hand"]))
        return Group(*parts)

    def map(self, view: dict[str, Any], choices: list[dict[str, Any]], column: str) -> RenderableType:
        """The map with the numbers of the choices."""
        marks: Marks = {
            (one["x"], one["y"], one["segment"]): (self.letters[one["seat"]], SEATS[one["seat"]])
            for one in view["followers"]
        }
        numbers: dict[tuple[int, int], list[int]] = {}
        for number, choice in enumerate(choices, 1):
            if choice["verb"] == "lay":
                numbers.setdefault((choice["x"], choice["y"]), []).append(number)
            elif choice["verb"] == "follower":
                marks[choice["x"], choice["y"], choice["segment"]] = (str(number), SPOT)
        return Map(view["laid"], marks, numbers, middle=column)

    def players(self, view: dict[str, Any]) -> Text:
        """Points and followers of everybody."""
        text = Text()
        for seat, name in enumerate(self.names):
            text.append(f" {self.letters[seat]} ", style=SEATS[seat])
            points = f" {name}: {count(view['track'][seat], 'point')} ({view['scores'][seat]} if the game ended now)"
            text.append(f"{points}, {count(view['supply'][seat], 'follower')} left\n")
        text.append(
            f"{count(view['pile'], 'tile')} left to draw.   # city  * pennant  . field  ═ road  [M] monastery\n",
            style="dim",
        )
        return text

    def question(self, state: State) -> str:
        """Lay, or place a follower."""
        assert isinstance(state, Carcassonne)
        name = self.names[state.actor]
        if state.claiming:
            return f"{name}, do you place a follower?"
        return f"{name}, where do you lay tile {LETTERS[state.hand]}?"

    def choices(self, state: State) -> list[tuple[int, str]]:
        """Cells from north to south with the turns that fit there; or the segments of the tile."""
        actions = [(action, state.describe(action)) for action in state.actions()]
        if actions[0][1]["verb"] == "lay":
            actions.sort(key=lambda one: (one[1]["y"], one[1]["x"], one[1]["rotation"]))
        return [(action, state.say(action).partition(" at ")[2] or state.say(action)) for action, _ in actions]

    def tell(self, event: Event) -> str:
        """What happened, in a sentence."""
        facts = event.facts
        if event.kind == "end":
            scores = [f"{name} {points}" for name, points in zip(self.names, facts["scores"], strict=True)]
            return f"The game is over: {', '.join(scores)}."
        if event.kind in ("score", "final"):
            return self.tell_points(facts)
        if event.kind == "remove":
            return f"Tile {facts['tile']} fits nowhere and is removed."
        name = self.names[facts["seat"]]
        if event.kind == "draw":
            return f"{name} draws tile {facts['tile']}."
        if event.kind == "place":
            return f"{name} lays tile {facts['tile']} at {facts['x']},{facts['y']} turned {facts['rotation']}."
        if event.kind == "follower":
            return f"{name} places a {facts['role']} on {facts['segment']}."
        return f"{name} takes back a follower from {facts['x']},{facts['y']}."

    def tell_points(self, facts: dict[str, Any]) -> str:
        """Who is paid for what."""
        pennants = f" and {count(facts['pennants'], 'pennant')}" if facts["pennants"] else ""
        what = f"{facts['feature']} of {count(facts['tiles'], 'tile')}{pennants}"
        if facts["feature"] == "field":
            what = f"field with {count(facts['cities'], 'finished city', 'finished cities')}"
        if not facts["seats"]:
            return f"A {what} is finished; nobody has a follower there."
        each = " each" if len(facts["seats"]) > 1 else ""
        who = together([self.names[seat] for seat in facts["seats"]], self.words)
        return f"{who}: {count(facts['points'], 'point')}{each} for a {what}."

    def points(self, breakdown: list[dict[str, Any]]) -> RenderableType:
        """Points by kind of feature, during play and at the end."""
        table = Table(title="Points")
        table.add_column("")
        for name in self.names:
            table.add_column(name, justify="right")
        for kind in ("road", "city", "monastery"):
            table.add_row(f"{kind}, finished", *[total(part["scored"], kind) for part in breakdown])
        for kind in ("road", "city", "monastery", "field"):
            title = "fields" if kind == "field" else f"{kind}, unfinished"
            table.add_row(title, *[total(part["pending"], kind) for part in breakdown])
        table.add_section()
        table.add_row("total", *[str(part["total"]) for part in breakdown], style="bold")
        return table

    def sheet(self, name: str, state: State, word: str) -> RenderableType:
        """Fields, other features, or the tiles to come."""
        assert isinstance(state, Carcassonne)
        if name == "tiles":
            return remaining(state.view(None)["remaining"])
        if name == "map":
            described = [state.describe(action) for action, _ in self.choices(state)]
            return self.map(state.view(None), described, word)
        owned = [
            one for one in features(state) if one["followers"] and (one["feature"] == "field") == (name == "fields")
        ]
        marks: Marks = {}
        table = Table()
        for column in ("", "what", "who", "tiles", "now", "at most"):
            table.add_column(column)
        for number, feature in zip(NUMBERS, owned, strict=False):
            for segment in feature["segments"]:
                seat = feature["owners"][0]
                marks[segment["x"], segment["y"], segment["segment"]] = (number, SEATS[seat])
            who = ", ".join(self.names[seat] for seat in feature["owners"])
            tiles = str(len({(one["x"], one["y"]) for one in feature["segments"]}))
            table.add_row(number, feature["feature"], who, tiles, str(feature["points"]), str(feature["projected"]))
        if not owned:
            return "Nobody has a follower on any of them."
        return Group(Map(state.view(None)["laid"], marks, {}, flood=True, middle=word), table)


class Map:
    """The tiles on the table, drawn as large as there is room."""

    def __init__(
        self,
        laid: list[str],
        marks: Marks,
        numbers: dict[tuple[int, int], list[int]],
        flood: bool = False,
        middle: str = "",
    ) -> None:
        self.tiles = {}
        for words in laid:
            lying = LYING.fullmatch(words.lower())
            assert lying
            self.tiles[int(lying[2]), int(lying[3])] = (lying[1].upper(), int(lying[4]))
        self.marks = marks
        self.numbers = numbers
        self.flood = flood  # whether a mark covers all of its segment
        latest = list(self.tiles)[-1][0]
        self.middle = int(middle) if middle.removeprefix("-").isdecimal() else latest  # where there is little room

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        across = [x for x, _ in [*self.tiles, *self.numbers]]
        down = [y for _, y in [*self.tiles, *self.numbers]]
        whole = range(min(across), max(across) + 1)
        shown = list(range(WIDTH)) if len(whole) * (WIDTH + 1) + MARGIN <= options.max_width else NARROW
        width = len(shown) + 1
        columns = part(whole, (options.max_width - MARGIN) // width, self.middle)
        yield Text("    " + "".join(f"{x:^{width}}" for x in columns), style="dim", no_wrap=True)
        for y in range(min(down), max(down) + 1):
            for row in range(HEIGHT):
                line = Text(f"{y:>3} " if row == 1 else "    ", style="dim", no_wrap=True)
                for x in columns:
                    line.append_text(self.slice(x, y, row, shown))
                    line.append(" ")
                yield line
        beyond = [side for side in (range(whole[0], columns[0]), range(columns[-1] + 1, whole[-1] + 1)) if side]
        if beyond:
            hidden = " and ".join(f"{side[0]} to {side[-1]}" for side in beyond)
            there = " or ".join(f"map {side[len(side) // 2]}" for side in beyond)
            yield Text(f"The map is wider than the window: to see the columns {hidden}, say {there}.", style="italic")

    def slice(self, x: int, y: int, row: int, shown: list[int]) -> Text:
        """One row of characters of one cell."""
        if (x, y) not in self.tiles:
            here = self.numbers.get((x, y), []) if row == 1 else []
            label = f"{here[0]}-{here[-1]}" if len(here) > 1 else "".join(map(str, here))
            label = label if len(label) <= len(shown) else f"{here[0]}+"
            return Text(f"{label:^{len(shown)}}", style="bold" if here else "")
        letter, rotation = self.tiles[x, y]
        segments, drawn, standing = cells(letter, rotation), glyphs(letter, rotation), spots(letter, rotation)
        text = Text()
        for column in shown:
            segment = segments[column, row]
            mark = self.marks.get((x, y, segment))
            if mark and (self.flood or standing[segment] == (column, row)):
                text.append(mark[0][-1], style=mark[1])
            else:
                text.append(drawn[column, row], style=LOOKS[segment[0]])
        return text


def part(whole: range, number: int, middle: int) -> range:
    """So many of the columns, about the one in the middle; all if there are no more."""
    first = max(whole[0], min(middle - number // 2, whole[-1] + 1 - number))
    return range(first, min(first + number, whole[-1] + 1))


def picture(letter: str, rotation: int) -> Text:
    """A tile by itself."""
    rows = Map([f"{letter} at 0,0 turned {rotation}"], {}, {})
    return Text("\n").join([rows.slice(0, 0, row, list(range(WIDTH))) for row in range(HEIGHT)])


def hand(letter: str) -> RenderableType:
    """The tile in hand in all turns that differ."""
    turns = range(0, 90 * count_orientations(TILES[LETTERS.index(letter)]), 90)
    pictures = [Text(f"turned {turn}\n").append_text(picture(letter, turn)) for turn in turns]
    return Columns([Text(f"Tile {letter}:"), *pictures], padding=(0, 3))


def remaining(counts: dict[str, int]) -> RenderableType:
    """The tiles that are still to be drawn, with how many of each."""
    return Columns(
        [
            Text(f"{letter}: {number}\n").append_text(picture(letter, 0)).append("\n")
            for letter, number in counts.items()
            if number
        ],
        padding=(0, 3),
    )


def total(parts: list[dict[str, Any]], kind: str) -> str:
    """The points of all features of a kind."""
    points = [part["points"] for part in parts if part["feature"] == kind]
    return f"{len(points)}: {sum(points)}" if points else "-"
