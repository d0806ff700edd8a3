"""Carcassonne at a terminal: the tiles with their followers, and numbers where the next tile may go."""

from typing import Any, Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from demesne.core.state import Event, State
from demesne.games.carcassonne.tiles import LETTERS, TILES, count_orientations
from demesne.locale import Language
from demesne.spoken import speech
from demesne.terminal.boards.board import Board
from demesne.terminal.boards.carcassonne.tiles import HEIGHT, WIDTH, cells, glyphs, spots
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
SHEETS: Final = ["map [COLUMN]", "fields", "features", "tiles"]
FINISHING: Final = ["road", "city", "monastery"]  # what pays when it is finished
#: what is drawn of each kind of feature, and of a pennant
LEGEND: Final = {"city": "#", "pennant": "*", "field": ".", "road": "═", "monastery": "[M]"}
NARROW: Final = [0, 2, 3, 4, 6]  # the columns of a tile that are shown where there is little room

#: what to write on a segment of a tile instead of its own character: x, y, segment to text and style
Marks = dict[tuple[int, int, str], tuple[str, str]]


class CarcassonneBoard(Board):
    """Shows the tiles laid so far, and what goes on with them."""

    def __init__(self, names: list[str], options: dict[str, Any], words: Language) -> None:
        self.names = names
        self.words = words
        self.speech = speech(words.code, "carcassonne", names)
        initials = [name[:1].upper() for name in names]
        self.letters = initials if len(set(initials)) == len(names) else list("ABCDE"[: len(names)])

    @property
    def sheets(self) -> dict[str, str]:
        """The map, fields, other features, and the tiles to come."""
        return {sheet: self.say(f"sheet-{sheet.partition(' ')[0]}") for sheet in SHEETS}

    def say(self, key: str, facts: dict[str, Any] | None = None) -> str:
        """The words for a key of this board, with facts in words."""
        return self.words.say(f"terminal-carcassonne-{key}", self.speech.spoken(facts or {}))

    def draw(self, view: dict[str, Any], choices: list[dict[str, Any]]) -> RenderableType:
        """The map, the players, and the tile in hand in all its turns."""
        parts: list[RenderableType] = [self.map(view, choices, ""), self.players(view)]
        if choices and choices[0]["verb"] == "lay":
            parts.append(self.hand(view["hand"]))
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
        return Map(self.words, view["laid"], marks, numbers, middle=column)

    def players(self, view: dict[str, Any]) -> Text:
        """Points and followers of everybody."""
        text = Text()
        for seat in range(len(self.names)):
            text.append(f" {self.letters[seat]} ", style=SEATS[seat])
            points = self.words.say("points", {"points": view["track"][seat]})
            facts = {"seat": seat, "points": points, "scores": view["scores"][seat], "count": view["supply"][seat]}
            text.append(f" {self.say('player', facts)}\n")
        drawn = [f"{glyph} {self.thing(name)}" for name, glyph in LEGEND.items()]
        left = self.words.say("remaining", {"count": view["pile"]})
        text.append("  ".join([f"{left} ", *drawn]) + "\n", style="dim")
        return text

    def thing(self, name: str) -> str:
        """What can be seen on a tile."""
        return self.say("pennant") if name == "pennant" else self.speech.term("feature", name)

    def hand(self, letter: str) -> RenderableType:
        """The tile in hand in all turns that differ."""
        turns = range(0, 90 * count_orientations(TILES[LETTERS.index(letter)]), 90)
        pictures = [
            Text(self.say("turned", {"rotation": turn}) + "\n").append_text(picture(self.words, letter, turn))
            for turn in turns
        ]
        return Columns([Text(self.say("hand", {"letter": letter})), *pictures], padding=(0, 3))

    def question(self, state: State) -> str:
        """Lay, or place a follower."""
        asked = state.question()
        assert asked
        return self.say(asked["asks"], {"seat": int(state.actor), "letter": asked["tile"] or ""})

    def choices(self, state: State) -> list[tuple[int, str]]:
        """Cells from north to south with the turns that fit there; or the segments of the tile; with points at once."""
        choices = list(zip(state.actions(), state.menu(), strict=True))
        if choices[0][1]["verb"] == "lay":
            choices.sort(key=lambda one: (one[1]["y"], one[1]["x"], one[1]["rotation"]))
        return [(action, self.line(choice, int(state.actor))) for action, choice in choices]

    def line(self, choice: dict[str, Any], me: int) -> str:
        """A choice with the points that it brings its player at once."""
        gained = next((one["points"] for one in choice["pays"] if one["seat"] == me), 0)
        return self.say(f"choice-{choice['verb']}", choice) + (f" +{gained}" if gained else "")

    def listing(self, state: State, choices: list[tuple[int, str]]) -> RenderableType:
        """The choices with their numbers; what is gained at once is explained above them."""
        columns = super().listing(state, choices)
        if not any(" +" in line for _, line in choices):
            return columns
        return Group(Text(self.say("at-once"), style="dim"), columns)

    def tell(self, event: Event) -> str:
        """What happened, in a sentence."""
        facts = event.facts
        if event.kind == "end":
            scores = [f"{name} {points}" for name, points in zip(self.names, facts["scores"], strict=True)]
            return self.words.say("event-carcassonne-end", {"scores": ", ".join(scores)}) + "."
        if event.kind in ("score", "final"):
            return self.tell_points(facts)
        return self.say(f"event-{event.kind}", facts | {"letter": facts.get("tile", "")})

    def tell_points(self, facts: dict[str, Any]) -> str:
        """Who is paid for what."""
        what = self.say("what-field" if facts["feature"] == "field" else "what", facts)
        if not facts["seats"]:
            return self.say("paid-nobody", {"feature": facts["feature"], "what": what[:1].upper() + what[1:]})
        who = together([self.names[seat] for seat in facts["seats"]], self.words)
        points = self.words.say("points", {"points": facts["points"]})
        return self.say("paid", {"who": who, "count": len(facts["seats"]), "points": points, "what": what})

    def points(self, breakdown: list[dict[str, Any]]) -> RenderableType:
        """Points by kind of feature, during play and at the end."""
        table = Table(title=self.words.say("terminal-points"))
        table.add_column("")
        for name in self.names:
            table.add_column(name, justify="right")
        for when, part in (("finished", "scored"), ("unfinished", "pending")):
            for kind in FINISHING:
                table.add_row(self.say(when, {"feature": kind}), *[total(one[part], kind) for one in breakdown])
        table.add_row(self.speech.term("feature", "field"), *[total(part["pending"], "field") for part in breakdown])
        table.add_section()
        table.add_row(self.words.say("total"), *[str(part["total"]) for part in breakdown], style="bold")
        return table

    def sheet(self, name: str, state: State, word: str) -> RenderableType:
        """Fields, other features, or the tiles to come."""
        view = state.view(None)
        if name == "tiles":
            return self.remaining(view["remaining"])
        if name == "map":
            described = [state.describe(action) for action, _ in self.choices(state)]
            return self.map(view, described, word)
        owned = [
            one for one in view["features"] if one["followers"] and (one["feature"] == "field") == (name == "fields")
        ]
        if not owned:
            return self.say("nobody-there")
        marks: Marks = {}
        table = Table()
        for column in ("", "feature", "who", "tiles", "now", "most"):
            table.add_column(column and self.say(f"column-{column}"))
        for number, feature in zip(NUMBERS, owned, strict=False):
            for segment in feature["segments"]:
                seat = feature["owners"][0]
                marks[segment["x"], segment["y"], segment["segment"]] = (number, SEATS[seat])
            who = ", ".join(self.names[seat] for seat in feature["owners"])
            what = self.speech.term("feature", feature["feature"])
            sizes = [str(feature[field]) for field in ("tiles", "points", "projected")]
            table.add_row(number, what, who, *sizes)
        return Group(Map(self.words, view["laid"], marks, {}, flood=True, middle=word), table)

    def remaining(self, counts: dict[str, int]) -> RenderableType:
        """The tiles that are still to be drawn, with how many of each."""
        return Columns(
            [
                Text(f"{letter}: {number}\n").append_text(picture(self.words, letter, 0)).append("\n")
                for letter, number in counts.items()
                if number
            ],
            padding=(0, 3),
        )


class Map:
    """The tiles on the table, drawn as large as there is room."""

    def __init__(
        self,
        words: Language,
        laid: list[dict[str, Any]],
        marks: Marks,
        numbers: dict[tuple[int, int], list[int]],
        flood: bool = False,
        middle: str = "",
    ) -> None:
        self.words = words
        self.tiles = {(one["x"], one["y"]): (one["tile"], one["rotation"]) for one in laid}
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
            columns_there = [
                self.words.say("terminal-carcassonne-columns", {"first": str(side[0]), "last": str(side[-1])})
                for side in beyond
            ]
            commands = [f"map {side[len(side) // 2]}" for side in beyond]
            facts = {"columns": together(columns_there, self.words), "commands": " / ".join(commands)}
            yield Text(self.words.say("terminal-carcassonne-wide", facts), style="italic")

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


def picture(words: Language, letter: str, rotation: int) -> Text:
    """A tile by itself."""
    rows = Map(words, [{"tile": letter, "x": 0, "y": 0, "rotation": rotation}], {}, {})
    return Text("\n").join([rows.slice(0, 0, row, list(range(WIDTH))) for row in range(HEIGHT)])


def total(parts: list[dict[str, Any]], kind: str) -> str:
    """The points of all features of a kind."""
    points = [part["points"] for part in parts if part["feature"] == kind]
    return f"{len(points)}: {sum(points)}" if points else "-"
