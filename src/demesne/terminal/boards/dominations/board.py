"""Dominations at a terminal: what belongs to the question, and everything else on request."""

from contextlib import suppress
from typing import Any, Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from demesne.core.refused import Refused
from demesne.core.state import Event, State
from demesne.games.dominations.components import DOMAINS
from demesne.games.dominations.state import Dominations
from demesne.locale import LANGUAGES, Language, language
from demesne.spoken import sentence
from demesne.terminal.boards.board import Board
from demesne.terminal.boards.dominations import seats
from demesne.terminal.boards.dominations.cards import LOOKS, Box, plain
from demesne.terminal.boards.dominations.lists import listing, spans
from demesne.terminal.boards.dominations.map import Cell, Map, Vertex, cell_of, picture, vertex_of
from demesne.terminal.boards.dominations.market import market, places, why_not
from demesne.terminal.boards.dominations.news import news
from demesne.terminal.boards.dominations.offers import offers
from demesne.terminal.boards.dominations.tree import Tree

SHEETS: Final = [
    "all", "map", "hand", "tree [NAME]", "cards [DOMAIN]", "card NAME", "fits CARD", "why not CARD", "goals", "players",
    "monuments",
]  # fmt: skip
ON_THE_MAP: Final = {"tile", "place", "reactivate", "source", "construct", "piece"}
WITH_HAND: Final = {"return", "tile", "source", "construct", "piece"}
IN_THE_TREE: Final = {"develop", "fit", "assimilate"}
TEXT_WIDTH: Final = 78  # what the tables beside the map need
ROOM_ON_A_TILE: Final = 3  # characters for the numbers of choices
ROOM_IN_A_GAP: Final = 5
ROOM_IN_THE_TREE: Final = 9
#: by verb: the word before the name of a card, as actions have it
BEFORE_CARDS: Final = {
    "develop": "develop", "upgrade": "upgrade", "assimilate": "assimilate", "turn_over": "turn over",
}  # fmt: skip
#: what people say before the title of a card, in any language: the same
SAID_BEFORE: Final = {"keep": "keep", "monument": "monument"} | {
    plain(words): word
    for verb, word in BEFORE_CARDS.items()
    for words in (word, *[language(code).say(f"group-dominations-{verb}") for code in LANGUAGES])
}

View = dict[str, Any]
Choices = list[dict[str, Any]]


class DominationsBoard(Board):
    """Shows what one seat knows, as far as the question needs it."""

    def __init__(self, names: list[str], options: dict[str, Any], words: Language) -> None:
        self.box = Box(names, options.get("data", {}), words)
        self.words = words
        initials = [name[:1].upper() for name in names]
        self.letters = initials if len(set(initials)) == len(names) else list("WXYZ"[: len(names)])

    @property
    def sheets(self) -> dict[str, str]:
        """Everything that the question does not need."""
        return {sheet: self.box.say(f"sheet-{sheet.partition(' ')[0]}") for sheet in SHEETS}

    def draw(self, view: View, choices: Choices) -> RenderableType:
        """The part of the table that the question is about."""
        kind = view["question"]["what"] if view["question"] and choices else ""
        head = seats.headline(self.box, view)
        if kind in ("objective", "monument"):
            return Group(head, *[self.box.describe(choice["card"]) for choice in choices])
        about: list[RenderableType] = []
        if kind != "return":
            about = [seats.standings(self.box, view, self.letters), *seats.roles(self.box, view)]
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
        rooms = {cell: ROOM_ON_A_TILE if cell in lying else ROOM_IN_A_GAP for cell in cells}
        labels = {cell: fitted(numbers, rooms[cell]) for cell, numbers in cells.items()}
        return Map(self.box, view, self.letters, labels, vertices)

    def legend(self, view: View) -> Text:
        """What the letters on the map mean."""
        text = Text()
        for domain in DOMAINS:
            text.append(f" {self.box.letter(domain)} ", style=LOOKS[domain]).append(f" {self.box.domain(domain)} ")
        camp = self.box.letter(DOMAINS[0])
        name = self.box.players[0][:12]
        said = [self.box.say("map", camp=camp, city=f"{camp}{self.letters[0]}1", name=name, locus=camp.lower())]
        if any(one["at"] for one in view["monuments"]):
            said.append(self.box.say("map-monuments"))
        faces = ["cradle", *[one["tile"] for one in view["map"]]]
        known = ", ".join(sorted({self.box.known(name, "corners_clockwise") for name in faces}))
        return text.append("\n".join(["", *said, self.box.say("map-known", known=known)]), style="dim")

    def tree(self, view: View, seat: int, choices: Choices) -> RenderableType:
        """A seat's tree, with the numbers of the places where the card in question fits."""
        places: dict[tuple[int, int], list[int]] = {}
        for number, choice in enumerate(choices, 1):
            if choice["verb"] in ("put", "put_turned"):
                places.setdefault((choice["x"], choice["y"]), []).append(number)
        numbers = {place: fitted(found, ROOM_IN_THE_TREE) for place, found in places.items()}
        tree = view["trees"][seat]
        made = [f"{self.box.letter(domain)}{number}" for domain, number in view["nodus"][seat].items() if number]
        nodus = " ".join(made) or self.words.say("terminal-none")
        said = self.box.say("nodus", name=self.box.players[seat][:12], nodus=nodus)
        return Group(Tree(self.box, tree, numbers), Text(f"{said}\n{self.box.say('marks')}", style="dim"))

    def question(self, state: State) -> str:
        """What the actor has to decide."""
        asked = state.question()
        assert asked is not None
        facts = {part: self.box.title(asked[part]) for part in ("monument", "card") if part in asked}
        is_fit = asked["asks"] == "fit"
        question = self.box.say("fit-card", **facts) if is_fit else self.box.speech.question(asked | facts)
        return self.words.say("terminal-asked", {"name": self.box.players[state.actor], "question": question})

    def choices(self, state: State) -> list[tuple[int, str]]:
        """All actions, the best first."""
        assert isinstance(state, Dominations)
        return [(one.action, one.line) for one in offers(self.box, state)]

    def listing(self, state: State, choices: list[tuple[int, str]]) -> RenderableType:
        """The best choices in groups."""
        assert isinstance(state, Dominations)
        return self.list_choices(state, everything=False)

    def list_choices(self, state: Dominations, everything: bool) -> RenderableType:
        """The choices in groups, the best or all."""
        return listing(self.box, state.view(None)["question"]["what"], offers(self.box, state), everything)

    def wordings(self, state: State, action: int, line: str) -> list[str]:
        """The line, also with the place, the amount or the verb that stands beside it."""
        box, facts = self.box, state.describe(action)
        verb, at = facts["verb"], box.place(facts) if "x" in facts else ""
        if verb == "place":
            return [line, f"{at} {box.say('turned', turned=facts['turned'])}"]
        if verb in ("reactivate_tile", "city"):
            return [line, at]
        if verb in ("put", "put_turned"):
            return [line, f"{at} {line}", f"{box.say('at', at=at)} {line}"]
        if verb == "trade":
            given = box.say("trade", give=facts["give"], domain=box.domain(facts["from"]), get=facts["get"])
            return [line, f"{given} {box.domain(facts['to'])}", box.speech.move(facts)]
        if verb in ("gain", "produce"):
            amount = box.amounts({facts["domain"]: facts["number"]})
            return [line, f"{box.domain(facts['domain'])} {line}", f"+{amount}", amount, box.speech.move(facts)]
        if verb in BEFORE_CARDS:
            return [line, f"{self.words.say(f'group-dominations-{verb}')} {line}"]
        return [line]

    def reworded(self, answer: str) -> str:
        """An answer with names for titles: `develop promissory notes` means `develop trade_promissory_notes`."""
        said = plain(answer)
        for verb, word in SAID_BEFORE.items():
            if said.startswith(f"{verb} "):
                with suppress(ValueError):
                    return f"{word} {self.box.find(said.removeprefix(verb))}"
        return answer

    def tell(self, event: Event) -> str:
        """What happened, in a sentence."""
        return self.news([event])[0]

    def news(self, events: list[Event]) -> list[str]:
        """What happened, with what it brought on the same line."""
        return news(self.box, events)

    def points(self, breakdown: list[dict[str, Any]]) -> RenderableType:
        """Points by source."""
        return seats.points_table(self.box, breakdown)

    def sheet(self, name: str, state: State, word: str) -> RenderableType:
        """What all may see, whoever asks; the hand and the choices are the actor's."""
        assert isinstance(state, Dominations)
        view = state.view(None) | {"seat": int(state.actor)}
        try:
            if name == "all":
                return self.list_choices(state, everything=True)
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
                return Tree(self.box, view["trees"][state.actor], places(self.box, state, word))
            if name == "why":
                return why_not(self.box, state, f"{word} ".removeprefix("not ").strip())
            if name == "goals":
                return seats.goals(self.box, view)
            if name == "players":
                return seats.players(self.box, view, self.letters)
            return seats.monuments(self.box, view, in_full=True)
        except ValueError as error:
            return Text(sentence(self.box.speech, error), style="red")

    def seat_called(self, word: str, default: int) -> int:
        """The seat of somebody, or a ValueError with the names there are."""
        if not word:
            return default
        lower = [name.lower() for name in self.box.players]
        found = [seat for seat, name in enumerate(lower) if name.startswith(word.lower())]
        if word.lower() in lower:
            found = [lower.index(word.lower())]
        if len(found) != 1:
            raise Refused("nobody-called", word=word, people=self.box.players)
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
    title = Text(f"{box.words.say('dominations-hand')}:", style="bold")
    return Group(title, Columns(shown, padding=(0, 2)), Text(box.say("marks"), style="dim"))


def turns(box: Box, name: str, choices: Choices) -> RenderableType:
    """A tile in all its turns, pointing up and pointing down."""
    table = Table.grid(padding=(0, 2))
    turned = sorted({choice["turned"] for choice in choices})
    table.add_row(*[box.say("turned", turned=one) for one in turned for _ in range(2)])
    table.add_row(*[picture(box, name, pointing, one) for one in turned for pointing in ("up", "down")])
    title = f"{box.title(name)} ({box.known(name, 'corners_clockwise')}):"
    return Group(Text(title, style="bold"), table)
