"""Kingdomino at a terminal: kingdoms side by side, both lines, placements with their points."""

from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from demesne.bots.kingdomino import laid
from demesne.core.state import OVER, Event, State
from demesne.games.kingdomino.dominoes import DOMINOES, TERRAINS
from demesne.games.kingdomino.engine import GAMES_OF_A_DYNASTY, Kingdomino
from demesne.games.kingdomino.scoring import HARMONY, MIDDLE_KINGDOM, land_points
from demesne.terminal.boards.board import Board
from demesne.terminal.english import count

#: by terrain: its letter and its colours
LOOKS: Final = {
    "wheat": ("W", "black on #e8c547"),
    "forest": ("F", "white on #1f5c2e"),
    "lake": ("L", "white on #2b6cb0"),
    "grass": ("G", "black on #8fce5a"),
    "swamp": ("S", "white on #7a5c3e"),
    "mine": ("M", "white on #2d2d2d"),
}
#: by option: what it brings at the end
BONUSES: Final = {
    "middle_kingdom": f"{MIDDLE_KINGDOM} points for a castle in the centre",
    "harmony": f"{HARMONY} points for a kingdom without a discarded domino",
}
PLACEMENTS: Final = "The square of the first half, the side on which the second one lies, the points it brings:"
CASTLE: Final = ("##", "black on white")
CROWN: Final = "*"
SEATS: Final = ["magenta", "yellow", "green", "blue"]


class KingdominoBoard(Board):
    """Shows kingdoms with letters for terrains and stars for crowns."""

    hides: Final = False
    sheets: Final[dict[str, str]] = {}

    def __init__(self, names: list[str], options: dict[str, Any]) -> None:
        self.names = names

    def draw(self, view: dict[str, Any], choices: list[dict[str, Any]]) -> RenderableType:
        """All kingdoms, the lines, and what the letters mean."""
        size = 7 if view["options"]["mighty_duel"] else 5
        kingdoms = Columns(
            [self.kingdom(seat, kingdom, size, view) for seat, kingdom in enumerate(view["kingdoms"])],
            padding=(0, 3),
        )
        return Group(*games(view), kingdoms, self.lines(view), *bonuses(view), legend())

    def kingdom(self, seat: int, kingdom: dict[str, Any], size: int, view: dict[str, Any]) -> RenderableType:
        """One kingdom with its coordinates."""
        squares = {(one["x"], one["y"]): one for one in kingdom["squares"]}
        across = reach([x for x, _ in squares] + [0], size)
        down = reach([y for _, y in squares] + [0], size)
        text = Text()
        text.append(f"{self.names[seat]}: {self.standing(seat, view)}", style=f"bold {SEATS[seat]}")
        if kingdom["discarded"]:
            text.append(f" ({len(kingdom['discarded'])} discarded)")
        text.append("\n    " + "".join(f"{x:>3}  " for x in across), style="dim")
        for y in down:
            text.append(f"\n{y:>3} ", style="dim")
            for x in across:
                text.append_text(square(squares.get((x, y)), (x, y) == (0, 0)))
        text.append("\n")
        return text

    def standing(self, seat: int, view: dict[str, Any]) -> str:
        """The points of a seat: what its land pays, and at the end all of it."""
        earlier = sum(game[seat] for game in view["earlier"])
        is_over = view["actor"] == OVER
        now = view["scores"][seat] - earlier if is_over else view["kingdoms"][seat]["points"]
        return count(now, "point") + (f", {earlier} from earlier games" if view["earlier"] else "")

    def lines(self, view: dict[str, Any]) -> RenderableType:
        """The current line and the new one, with the kings on them."""
        table = Table.grid(padding=(0, 2))
        for title, line in (("Current line", view["line"]), ("New line", view["offer"])):
            if line:
                table.add_row(Text(title, style="bold"), *[self.place(one) for one in line])
        drawn = f"{count(view['pile'], 'domino', 'dominoes')} left in the pile."
        return Group(table, Text(drawn, style="dim"))

    def place(self, place: dict[str, Any]) -> Text:
        """A domino of a line, and whose king is on it."""
        text = picture(place["domino"])
        king = place["king"]
        text.append(
            f"\n{self.names[king]}" if king is not None else "\nfree",
            style=SEATS[king] if king is not None else "dim",
        )
        return text

    def question(self, state: State) -> str:
        """Place, or take."""
        assert isinstance(state, Kingdomino)
        name = self.names[state.actor]
        if state.placing:
            return f"{name}, where do you place {picture(state.line[state.turn]).plain}?"
        return f"{name}, which domino of the new line do you take?"

    def choices(self, state: State) -> list[tuple[int, str]]:
        """Placements with the points they bring, the best first; or the free dominoes."""
        assert isinstance(state, Kingdomino)
        if not state.placing:
            return [(action, f"take {picture(action).plain}") for action in state.actions()]
        kingdom, domino = state.kingdoms[state.actor], state.line[state.turn]
        now = land_points(kingdom)
        gains = {action: int(land_points(laid(kingdom, domino, action)) - now) for action in state.actions()}
        return [
            (action, f"{state.say(action).partition(' at ')[2]:12} {gains[action]:+d}")
            for action in sorted(gains, key=lambda action: (-gains[action], action))
        ]

    def listing(self, state: State, choices: list[tuple[int, str]]) -> RenderableType:
        """The choices with their numbers; what the columns of a placement mean stands above them."""
        assert isinstance(state, Kingdomino)
        columns = super().listing(state, choices)
        return Group(Text(PLACEMENTS, style="dim"), columns) if state.placing else columns

    def tell(self, event: Event) -> str:
        """What happened, in a sentence."""
        facts = event.facts
        if event.kind == "line":
            return "A new line is laid out: " + ", ".join(picture(domino).plain for domino in facts["dominoes"]) + "."
        if event.kind == "end":
            scores = [f"{name} {points}" for name, points in zip(self.names, facts["scores"], strict=True)]
            return f"{ended(facts['breakdown'])}: {', '.join(scores)}."
        name = self.names[facts["seat"]]
        if event.kind == "king":
            return f"{name}'s king is drawn."
        domino = picture(facts["domino"]).plain
        if event.kind == "take":
            return f"{name} takes {domino}."
        if event.kind == "discard":
            return f"{name} has no place for {domino} and discards it."
        return f"{name} places {domino} at {facts['x']},{facts['y']} {facts['direction']}."

    def sheet(self, name: str, state: State, word: str) -> RenderableType:
        """There is none."""
        raise ValueError(f"There is no sheet {name!r}.")

    def points(self, breakdown: list[dict[str, Any]]) -> RenderableType:
        """Property by property, bonus by bonus."""
        table = Table(title="Points")
        table.add_column("")
        for name in self.names:
            table.add_column(name, justify="right")
        for terrain in TERRAINS:
            table.add_row(terrain, *[properties(part, terrain) for part in breakdown])
        for bonus, title in (("middle_kingdom", "Middle Kingdom"), ("harmony", "Harmony")):
            if bonus in breakdown[0]:
                table.add_row(title, *[str(part[bonus]) for part in breakdown])
        for game in range(len(breakdown[0].get("earlier", []))):
            row = [str(part["earlier"][game]) for part in breakdown]
            table.add_row(f"game {game + 1} of {GAMES_OF_A_DYNASTY}", *row)
        table.add_section()
        table.add_row("total", *[str(part["total"]) for part in breakdown], style="bold")
        return table


def games(view: dict[str, Any]) -> list[RenderableType]:
    """Which game of a dynasty is being played."""
    if not view["options"]["dynasty"]:
        return []
    return [Text(f"Game {len(view['earlier']) + 1} of {GAMES_OF_A_DYNASTY}", style="bold")]


def ended(breakdown: list[dict[str, Any]]) -> str:
    """What is over: the game, one game of a dynasty, or the whole of it."""
    if "earlier" not in breakdown[0]:
        return "The game is over"
    number = len(breakdown[0]["earlier"]) + 1
    if number == GAMES_OF_A_DYNASTY:
        return "The Dynasty is over"
    return f"Game {number} of {GAMES_OF_A_DYNASTY} is over; points so far"


def bonuses(view: dict[str, Any]) -> list[RenderableType]:
    """What the end may bring besides."""
    due = [title for option, title in BONUSES.items() if view["options"][option]]
    return [Text(f"At the end: {' and '.join(due)}.", style="dim")] if due and view["actor"] != OVER else []


def reach(taken: list[int], size: int) -> range:
    """The columns or rows in which a kingdom may still grow, two beyond what is taken at most."""
    low, high = min(taken), max(taken)
    return range(max(low - 2, high - size + 1), min(high + 2, low + size - 1) + 1)


def square(land: dict[str, Any] | None, is_castle: bool) -> Text:
    """A square in five characters."""
    if is_castle:
        return Text(f" {CASTLE[0]}  ", style=CASTLE[1])
    if land is None:
        return Text("  .  ", style="dim")
    letter, style = LOOKS[land["terrain"]]
    crowns = land["crowns"]
    return Text(f" {letter}{CROWN * crowns:3}", style=style)


def picture(number: int) -> Text:
    """A domino: its number, and for each half its letter and crowns, as `23 F*|W`."""
    a, a_crowns, b, b_crowns = DOMINOES[int(number)]
    text = Text(f"{number} ")
    for gap, terrain, crowns in (("", a, a_crowns), ("|", b, b_crowns)):
        letter, style = LOOKS[TERRAINS[terrain]]
        text.append(gap)
        text.append(f"{letter}{CROWN * crowns}", style=style)
    return text


def legend() -> Text:
    """What the letters mean."""
    text = Text()
    for terrain, (letter, style) in LOOKS.items():
        text.append(f" {letter} ", style=style)
        text.append(f" {terrain} ")
    text.append(f"{CASTLE[0]} castle  {CROWN} crown")
    return text


def properties(part: dict[str, Any], terrain: str) -> str:
    """The properties of one terrain, such as `8x3 + 1x1 = 25`; those without crowns are left out."""
    paying = [one for one in part["properties"] if one["terrain"] == terrain and one["points"]]
    if not paying:
        return "-"
    return (
        " + ".join(f"{one['squares']}x{one['crowns']}" for one in paying) + f" = {sum(one['points'] for one in paying)}"
    )
