"""Kingdomino at a terminal: kingdoms side by side, both lines, placements with their points."""

from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from demesne.core.state import OVER, Event, State
from demesne.games.kingdomino.dominoes import DOMINOES, TERRAINS
from demesne.games.kingdomino.engine import GAMES_OF_A_DYNASTY
from demesne.locale import Language
from demesne.terminal.boards.board import Board

#: by terrain: its colours
LOOKS: Final = {
    "wheat": "black on #e8c547",
    "forest": "white on #1f5c2e",
    "lake": "white on #2b6cb0",
    "grass": "black on #8fce5a",
    "swamp": "white on #7a5c3e",
    "mine": "white on #2d2d2d",
}
BONUSES: Final = ["middle_kingdom", "harmony"]  # what the end may bring
CASTLE: Final = ("##", "black on white")
CROWN: Final = "*"
SEATS: Final = ["magenta", "yellow", "green", "blue"]


class KingdominoBoard(Board):
    """Shows kingdoms with letters for terrains and stars for crowns."""

    sheets: Final[dict[str, str]] = {}

    def __init__(self, names: list[str], options: dict[str, Any], words: Language) -> None:
        self.names = names
        self.words = words

    def draw(self, view: dict[str, Any], choices: list[dict[str, Any]]) -> RenderableType:
        """All kingdoms, the lines, and what the letters mean."""
        size = 7 if view["options"]["mighty_duel"] else 5
        kingdoms = Columns(
            [self.kingdom(seat, kingdom, size, view) for seat, kingdom in enumerate(view["kingdoms"])],
            padding=(0, 3),
        )
        return Group(*self.games(view), kingdoms, self.lines(view), *self.bonuses(view), self.legend())

    def kingdom(self, seat: int, kingdom: dict[str, Any], size: int, view: dict[str, Any]) -> RenderableType:
        """One kingdom with its coordinates."""
        squares = {(one["x"], one["y"]): one for one in kingdom["squares"]}
        across = reach([x for x, _ in squares] + [0], size)
        down = reach([y for _, y in squares] + [0], size)
        text = Text()
        text.append(f"{self.names[seat]}: {self.standing(seat, view)}", style=f"bold {SEATS[seat]}")
        if kingdom["discarded"]:
            said = self.words.say("terminal-kingdomino-discarded", {"count": len(kingdom["discarded"])})
            text.append(f" ({said})")
        text.append("\n    " + "".join(f"{x:>3}  " for x in across), style="dim")
        for y in down:
            text.append(f"\n{y:>3} ", style="dim")
            for x in across:
                text.append_text(self.square(squares.get((x, y)), (x, y) == (0, 0)))
        text.append("\n")
        return text

    def standing(self, seat: int, view: dict[str, Any]) -> str:
        """The points of a seat: what its land pays, and at the end all of it."""
        earlier = sum(game[seat] for game in view["earlier"])
        is_over = view["actor"] == OVER
        land = sum(one["points"] for one in view["kingdoms"][seat]["properties"])
        now = view["scores"][seat] - earlier if is_over else land
        points = self.words.say("points", {"points": now})
        if not view["earlier"]:
            return points
        return self.words.say("terminal-kingdomino-earlier", {"points": points, "earlier": earlier})

    def lines(self, view: dict[str, Any]) -> RenderableType:
        """The current line and the new one, with the kings on them."""
        table = Table.grid(padding=(0, 2))
        for title, line in (("line-placing", view["line"]), ("line-offer", view["offer"])):
            if line:
                table.add_row(Text(self.words.say(title), style="bold"), *[self.place(one) for one in line])
        return Group(table, Text(self.words.say("pile", {"count": view["pile"]}), style="dim"))

    def place(self, place: dict[str, Any]) -> Text:
        """A domino of a line, and whose king is on it."""
        text = self.picture(place["domino"])
        king = place["king"]
        text.append(
            f"\n{self.names[king] if king is not None else self.words.say('seat-free')}",
            style=SEATS[king] if king is not None else "dim",
        )
        return text

    def question(self, state: State) -> str:
        """Place, or take."""
        asked = state.question()
        assert asked is not None
        domino = self.picture(asked["domino"]).plain if asked["domino"] else ""
        return self.words.say(
            f"terminal-kingdomino-{asked['asks']}", {"name": self.names[state.actor], "domino": domino}
        )

    def choices(self, state: State) -> list[tuple[int, str]]:
        """Placements with the points they bring, the best first; or the free dominoes."""
        found = sorted(zip(state.actions(), state.menu(), strict=True), key=lambda one: -one[1].get("points", 0))
        return [(action, self.line(choice)) for action, choice in found]

    def line(self, choice: dict[str, Any]) -> str:
        """A placement with the points that it brings, or a domino to take."""
        if choice["verb"] == "take":
            return self.taking(choice["domino"])
        return f"{self.place_in_words(choice):12} {choice['points']:+d}"

    def taking(self, domino: int) -> str:
        """A domino that can be taken."""
        return self.words.say("terminal-kingdomino-choice", {"domino": self.picture(domino).plain})

    def place_in_words(self, facts: dict[str, Any]) -> str:
        """`1,0 east`."""
        return f"{facts['x']},{facts['y']} {self.words.say('kingdomino-direction-' + facts['direction'])}"

    def listing(self, state: State, choices: list[tuple[int, str]]) -> RenderableType:
        """The choices with their numbers; what the columns of a placement mean stands above them."""
        asked, columns = state.question(), super().listing(state, choices)
        if asked is None or asked["asks"] == "take":
            return columns
        return Group(Text(self.words.say("terminal-kingdomino-placements"), style="dim"), columns)

    def tell(self, event: Event) -> str:
        """What happened, in a sentence."""
        facts = dict(event.facts)
        if "seat" in facts:
            facts["name"] = self.names[facts["seat"]]
        if "domino" in facts:
            facts["domino"] = self.picture(facts["domino"]).plain
        if event.kind == "line":
            facts["dominoes"] = ", ".join(self.picture(domino).plain for domino in facts["dominoes"])
        key = f"event-kingdomino-{event.kind}"
        if event.kind == "place":
            key, facts["at"] = "terminal-kingdomino-placed", self.place_in_words(facts)
        if event.kind == "end":
            key, facts = self.ended(facts)
        return self.words.say(key, facts).removesuffix(".") + "."

    def ended(self, facts: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        """What is over, as a key with its facts: the game, one game of a dynasty, or the whole of it."""
        scores = ", ".join(f"{name} {points}" for name, points in zip(self.names, facts["scores"], strict=True))
        if "earlier" not in facts["breakdown"][0]:
            return "event-kingdomino-end", {"scores": scores}
        number = len(facts["breakdown"][0]["earlier"]) + 1
        if number == GAMES_OF_A_DYNASTY:
            return "terminal-kingdomino-dynasty-over", {"scores": scores}
        return "terminal-kingdomino-game-over", {"number": number, "games": GAMES_OF_A_DYNASTY, "scores": scores}

    def game_of_dynasty(self, number: int) -> str:
        """`Game 2 of 3`."""
        return self.words.say("terminal-kingdomino-game", {"number": number, "games": GAMES_OF_A_DYNASTY})

    def games(self, view: dict[str, Any]) -> list[RenderableType]:
        """Which game of a dynasty is being played."""
        if not view["options"]["dynasty"]:
            return []
        return [Text(self.game_of_dynasty(len(view["earlier"]) + 1), style="bold")]

    def bonuses(self, view: dict[str, Any]) -> list[RenderableType]:
        """What the end may bring besides."""
        due = [self.words.say(f"option-kingdomino-{bonus}-help") for bonus in BONUSES if view["options"][bonus]]
        if not due or view["actor"] == OVER:
            return []
        return [Text(self.words.say("terminal-kingdomino-bonuses", {"bonuses": " ".join(due)}), style="dim")]

    def picture(self, number: int) -> Text:
        """A domino: its number, and for each half its letter and crowns, as `23 F*|W`."""
        a, a_crowns, b, b_crowns = DOMINOES[int(number)]
        text = Text(f"{number} ")
        for gap, terrain, crowns in (("", a, a_crowns), ("|", b, b_crowns)):
            text.append(gap)
            text.append(f"{self.letter(TERRAINS[terrain])}{CROWN * crowns}", style=LOOKS[TERRAINS[terrain]])
        return text

    def letter(self, terrain: str) -> str:
        """What stands for a terrain."""
        return self.words.say(f"letter-{terrain}")

    def square(self, land: dict[str, Any] | None, is_castle: bool) -> Text:
        """A square in five characters."""
        if is_castle:
            return Text(f" {CASTLE[0]}  ", style=CASTLE[1])
        if land is None:
            return Text("  .  ", style="dim")
        return Text(f" {self.letter(land['terrain'])}{CROWN * land['crowns']:3}", style=LOOKS[land["terrain"]])

    def legend(self) -> Text:
        """What the letters mean."""
        text = Text()
        for terrain, style in LOOKS.items():
            text.append(f" {self.letter(terrain)} ", style=style)
            text.append(f"{self.words.say(f'kingdomino-terrain-{terrain}')} ")
        castle, crown = self.words.say("castle").lower(), self.words.say("terminal-kingdomino-crown")
        return text.append(f"{CASTLE[0]} {castle} {CROWN} {crown}")

    def sheet(self, name: str, state: State, word: str) -> RenderableType:
        """There is none."""
        raise ValueError(f"There is no sheet {name!r}.")

    def points(self, breakdown: list[dict[str, Any]]) -> RenderableType:
        """Property by property, bonus by bonus."""
        table = Table(title=self.words.say("terminal-points"))
        table.add_column("")
        for name in self.names:
            table.add_column(name, justify="right")
        for terrain in TERRAINS:
            table.add_row(
                self.words.say(f"kingdomino-terrain-{terrain}"), *[properties(part, terrain) for part in breakdown]
            )
        for bonus in BONUSES:
            if bonus in breakdown[0]:
                table.add_row(self.words.say(f"source-{bonus}"), *[str(part[bonus]) for part in breakdown])
        for game in range(len(breakdown[0].get("earlier", []))):
            row = [str(part["earlier"][game]) for part in breakdown]
            table.add_row(self.game_of_dynasty(game + 1), *row)
        table.add_section()
        table.add_row(self.words.say("total"), *[str(part["total"]) for part in breakdown], style="bold")
        return table


def reach(taken: list[int], size: int) -> range:
    """The columns or rows in which a kingdom may still grow, two beyond what is taken at most."""
    low, high = min(taken), max(taken)
    return range(max(low - 2, high - size + 1), min(high + 2, low + size - 1) + 1)


def properties(part: dict[str, Any], terrain: str) -> str:
    """The properties of one terrain, such as `8x3 + 1x1 = 25`; those without crowns are left out."""
    paying = [one for one in part["properties"] if one["terrain"] == terrain and one["points"]]
    if not paying:
        return "-"
    return (
        " + ".join(f"{one['squares']}x{one['crowns']}" for one in paying) + f" = {sum(one['points'] for one in paying)}"
    )
