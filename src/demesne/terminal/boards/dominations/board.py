"""Dominations at a terminal: what belongs to the question, and everything else on request."""

from contextlib import suppress
from typing import Any, Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from demesne.core.state import Event, State
from demesne.games.dominations.components import DOMAINS
from demesne.games.dominations.effects.counting import controller
from demesne.games.dominations.state import NOBODY, Dominations
from demesne.locale import Language
from demesne.terminal.boards.board import Board
from demesne.terminal.boards.dominations import seats
from demesne.terminal.boards.dominations.cards import LOOKS, MARKED, Box
from demesne.terminal.boards.dominations.lists import listing, spans
from demesne.terminal.boards.dominations.map import Cell, Map, Vertex, cell_of, picture, say_place, vertex_of
from demesne.terminal.boards.dominations.market import fits, market, why_not
from demesne.terminal.boards.dominations.news import news
from demesne.terminal.boards.dominations.offers import asked, offers
from demesne.terminal.boards.dominations.tree import Tree

#: by question: what the actor is asked
QUESTIONS: Final = {
    "objective": "which Objective do you keep?",
    "monument": "which Monument do you keep?",
    "return": "which tiles do you give back, one at a time{aside}?",
    "tile": "which tile do you place?",
    "second": "do you place a second tile, as Worker?",
    "place": "where do you place it?",
    "reactivate": "which tile do you reactivate?",
    "source": "what shall produce?",
    "wild": "what do you want for your Vestigium Knowledge ({number} left to name)?",
    "wild_harvest": "what shall the Vestigium resources produce ({number} left to name)?",
    "construct": "do you build a City or a level of a Monument?",
    "piece": "where do you put {monument}?",
    "pay": "how much {domain} do you pay ({number} due in all)?",
    "develop": "which Mastery do you develop or upgrade?",
    "fit": "where in your tree does {card} go?",
    "farewell": "do you trade, or go on?",
    "trade": "what do you trade?",
    "assimilate": "which Mastery do you assimilate, without paying?",
    "order": "which of these effects comes first?",
    "initiative": "who comes next in the new Initiative order?",
}
#: by verb: what a choice may be called besides its line, as it stands in the columns of a list or on the map
TYPED: Final = {
    "place": ["{at} turned {turned}"],
    "reactivate_tile": ["{at}"],
    "city": ["{at}"],
    "put": ["at {at} copy {card}", "{at} copy {card}"],
    "put_turned": ["at {at} copy {card} turned {turned}"],
    "trade": ["{give} {from} for {get} {to}"],
    "gain": ["{domain} +{number}", "+{number} {domain}", "{number} {domain}"],
    "produce": ["{domain} +{number}", "+{number} {domain}", "{number} {domain}"],
}
ON_THE_MAP: Final = {"tile", "place", "reactivate", "source", "construct", "piece"}
WITH_HAND: Final = {"return", "tile", "source", "construct", "piece"}
WITH_TITLES: Final = ("keep", "monument", "develop", "upgrade", "assimilate", "turn over")
TEXT_WIDTH: Final = 78  # what the tables beside the map need
IN_THE_TREE: Final = {"develop", "fit", "assimilate"}

View = dict[str, Any]
Choices = list[dict[str, Any]]


class DominationsBoard(Board):
    """Shows what one seat knows, as far as the question needs it."""

    sheets: Final = {
        "all": "every choice, where only the best are listed",
        "map": "the map",
        "hand": "your tiles",
        "tree [NAME]": "your civilization tree, or somebody else's",
        "cards [DOMAIN]": "all Masteries, or those of a Domain with what keeps you from them",
        "card NAME": "what a card, Monument, Role or tile does, and what of it is printed",
        "fits CARD": "where a card fits into your tree, by the letters of its copies",
        "why not CARD": "what keeps you from a Mastery or a Monument",
        "goals": "how far everybody is with the goals of the Objectives",
        "players": "knowledge, points by source, Roles and Nodus of everybody",
        "monuments": "the Monuments in play and their next levels",
    }

    def __init__(self, names: list[str], options: dict[str, Any], words: Language) -> None:
        self.names = names
        self.words = words
        self.box = Box(names, options.get("data", {}))
        initials = [name[:1].upper() for name in names]
        self.letters = initials if len(set(initials)) == len(names) else list("WXYZ"[: len(names)])

    def draw(self, view: View, choices: Choices) -> RenderableType:
        """The part of the table that the question is about."""
        kind = view["question"]["what"] if view["question"] and choices else ""
        head = seats.headline(view, self.names)
        if kind in ("objective", "monument"):
            return Group(head, *[self.box.describe(choice["card"]) for choice in choices])
        about: list[RenderableType] = []
        if kind != "return":
            about = [seats.standings(view, self.names, self.letters), *seats.roles(self.box, view, self.names)]
        if view["seat"] is not None:
            about.append(seats.summary(self.box, view, view["seat"]))
            about += [turns(self.box, view["question"]["tile"], choices)] if kind == "place" else []
            about += [hand(self.box, view, choices)] if kind in WITH_HAND and view["held"][view["seat"]] else []
        if kind in IN_THE_TREE:
            return Group(head, Beside(self.tree(view, view["seat"], choices), Group(*about)))
        if kind in ON_THE_MAP or not kind:
            about = [self.legend(view), seats.monuments(self.box, view), *about]
            return Group(head, Beside(self.map(view, choices), Group(*about)))
        return Group(head, *about)

    def map(self, view: View, choices: Choices) -> Map:
        """The map with the numbers of the choices."""
        cells: dict[Cell, list[int]] = {}
        vertices: dict[Vertex, str] = {}
        for number, choice in enumerate(choices, 1):
            if choice["verb"] in ("place", "reactivate_tile", "side", "city", "diamond"):
                cells.setdefault(cell_of(choice), []).append(number)
            elif choice["verb"] in ("circle", "locus"):
                vertices[vertex_of(choice)] = str(number)
        lying = {cell_of(one) for one in view["map"]}
        labels = {cell: fitted(numbers, 3 if cell in lying else 5) for cell, numbers in cells.items()}
        return Map(self.box, view, self.letters, labels, vertices)

    def legend(self, view: View) -> Text:
        """What the letters on the map mean."""
        text = Text()
        for domain in DOMAINS:
            text.append(f" {LOOKS[domain][0]} ", style=LOOKS[domain][1]).append(f" {domain.capitalize()} ")
        city = f"T{self.letters[0]}1"
        said = f"T a Camp, {city} with {self.names[0][:12]}'s City of level 1; small letters resources; (t) a Locus"
        if any(one["at"] for one in view["monuments"]):
            said += "\nM1 or (1) Monument 1, its sides + with reward, x never joined; * Vestigium"
        faces = ["cradle", *[one["tile"] for one in view["map"]]]
        known = ", ".join(sorted({self.box.known(name, "corners_clockwise") for name in faces}))
        return text.append(f"\n{said}\nThe Cradle and the tiles on the map are {known}.", style="dim")

    def tree(self, view: View, seat: int, choices: Choices) -> RenderableType:
        """A seat's tree, with the numbers of the places where the card in question fits."""
        places: dict[tuple[int, int], list[int]] = {}
        for number, choice in enumerate(choices, 1):
            if choice["verb"] in ("put", "put_turned"):
                places.setdefault((choice["x"], choice["y"]), []).append(number)
        numbers = {place: fitted(found, 9) for place, found in places.items()}
        tree = view["trees"][seat]
        made = " ".join(f"{LOOKS[domain][0]}{number}" for domain, number in view["nodus"][seat].items() if number)
        said = f"{self.names[seat][:12]}'s Nodus: {made or 'none'}; * Vestigium, # Corruptio\n{MARKED}"
        return Group(Tree(self.box, tree, numbers), Text(said, style="dim"))

    def question(self, state: State) -> str:
        """What the actor has to decide."""
        assert isinstance(state, Dominations)
        view = state.view(int(state.actor))
        asks = state.question() or {}
        returned = ", ".join(self.box.title(tile) for tile in view["aside"] or [])
        words = {"domain": asks.get("domain", "").capitalize(), "aside": f" ({returned} so far)" if returned else ""}
        words |= {part: self.box.title(asks[part]) for part in ("monument", "card") if part in asks}
        return f"{self.names[state.actor]}, {QUESTIONS[asks['asks']].format(**asks | words)}"

    def choices(self, state: State) -> list[tuple[int, str]]:
        """All actions, the best first."""
        assert isinstance(state, Dominations)
        return [(one.action, one.line) for one in offers(self.box, state)]

    def listing(self, state: State, choices: list[tuple[int, str]]) -> RenderableType:
        """The best choices in groups."""
        assert isinstance(state, Dominations)
        return listing(asked(state), offers(self.box, state), everything=False)

    def wordings(self, state: State, action: int, line: str) -> list[str]:
        """The line, and the place or the amount that stands beside it."""
        facts = state.describe(action)
        at = say_place(facts) if "x" in facts else ""
        return [line, *[pattern.format(**facts, at=at) for pattern in TYPED.get(facts["verb"], [])]]

    def reworded(self, answer: str) -> str:
        """An answer with names for titles: `develop promissory notes` means `develop trade_promissory_notes`."""
        said = " ".join(answer.lower().split())
        for verb in WITH_TITLES:
            if said.startswith(f"{verb} "):
                with suppress(ValueError):
                    return f"{verb} {self.box.find(said.removeprefix(verb))}"
        return answer

    def tell(self, event: Event) -> str:
        """What happened, in a sentence."""
        return self.news([event])[0]

    def news(self, events: list[Event]) -> list[str]:
        """What happened, with what it brought on the same line."""
        return news(self.box, events, self.names)

    def points(self, breakdown: list[dict[str, Any]]) -> RenderableType:
        """Points by source."""
        return seats.points_table(self.names, breakdown)

    def sheet(self, name: str, state: State, word: str) -> RenderableType:
        """What all may see, whoever asks; the hand and the choices are the actor's."""
        assert isinstance(state, Dominations)
        view = state.view(None) | {"seat": int(state.actor)}
        try:
            if name == "all":
                return listing(asked(state), offers(self.box, state), everything=True)
            if name == "map":
                return Group(self.map(view, []), self.legend(view))
            if name == "hand":
                return hand(self.box, state.view(int(state.actor)), [])
            if name == "tree":
                return self.tree(view, self.seat_called(word, int(state.actor)), [])
            if name == "cards":
                return market(self.box, state, word)
            if name == "card":
                name = self.box.find(word)
                return self.box.describe(name).append(self.box.sources(name), style="not bold dim")
            if name == "fits":
                return Tree(self.box, view["trees"][state.actor], fits(self.box, state, word))
            if name == "why":
                return why_not(self.box, state, f"{word} ".removeprefix("not ").strip())
            if name == "goals":
                return seats.goals(self.box, view, self.names)
            if name == "players":
                return seats.players(self.box, view, self.names, self.letters)
            return seats.monuments(self.box, view, self.controlled(state))
        except ValueError as error:
            return Text(str(error), style="red")

    def controlled(self, state: Dominations) -> list[str]:
        """By Monument in play: who controls it."""
        holders = [int(controller(state, number)) for number in range(len(state.land.monuments))]
        return ["controlled by " + (self.names[seat] if seat != NOBODY else "nobody") for seat in holders]

    def seat_called(self, word: str, default: int) -> int:
        """The seat of somebody, or a ValueError with the names there are."""
        if not word:
            return default
        lower = [name.lower() for name in self.names]
        found = [seat for seat, name in enumerate(lower) if name.startswith(word.lower())]
        if word.lower() in lower:
            found = [lower.index(word.lower())]
        if len(found) != 1:
            raise ValueError(f"Nobody here is called {word!r}; there are {', '.join(self.names)}.")
        return found[0]


class Beside:
    """Two parts side by side where there is room, else one below the other."""

    def __init__(self, left: RenderableType, right: RenderableType) -> None:
        self.parts = [left, right]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = options.max_width - Measurement.get(console, options, self.parts[0]).maximum
        if room < TEXT_WIDTH + 3:
            yield from self.parts
            return
        table = Table.grid(padding=(0, 3, 0, 0))
        table.add_row(*self.parts)
        yield table


def fitted(numbers: list[int], room: int) -> str:
    """The numbers of choices at one place, or as many as there is room for."""
    said = spans(numbers).replace(" ", "")
    return said if len(said) <= room else f"{numbers[0]}+"


def hand(box: Box, view: View, choices: Choices) -> RenderableType:
    """The tiles in hand, numbered if one of them is to be chosen."""
    numbers = {choice["tile"]: number for number, choice in enumerate(choices, 1) if "tile" in choice}
    shown = [
        Text(f"{numbers.get(one, ''):>3} {box.title(one)}{box.mark(one, 'corners_clockwise')}\n").append_text(
            picture(box, one, "up", 0)
        )
        for one in sorted(view["hands"][view["seat"]], key=lambda one: numbers.get(one, 0))
    ]
    return Group(Text("Your tiles:", style="bold"), Columns(shown, padding=(0, 2)), Text(MARKED, style="dim"))


def turns(box: Box, name: str, choices: Choices) -> RenderableType:
    """A tile in all its turns, pointing up and pointing down."""
    table = Table.grid(padding=(0, 2))
    turned = sorted({choice["turned"] for choice in choices})
    said = f"Tile {box.title(name)} ({box.known(name, 'corners_clockwise')})"
    table.add_row(Text(said, style="bold"), *[f"turned {one}" for one in turned for _ in range(2)])
    pictures = [picture(box, name, points, one) for one in turned for points in ("up", "down")]
    table.add_row("as it lies:", *pictures)
    return table
