"""Dominion at a terminal: the supply, the hand, what is in play, and what the others show."""

from collections import Counter
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from demesne.core.state import Event, State
from demesne.games.dominion.cards.card import CARDS
from demesne.games.dominion.printed import printed
from demesne.games.dominion.state import ATTACK, REACTION, TREASURE, VICTORY
from demesne.terminal.boards.board import Board

BASIC: Final = ["copper", "silver", "gold", "estate", "duchy", "province", "curse"]
#: by type, the first that fits: how a card is shown
LOOKS: Final = [(ATTACK, "bold red"), (REACTION, "bold blue"), (TREASURE, "yellow"), (VICTORY, "green")]
ENDS: Final = {"no", "no more", "no more treasures", "end actions", "end turn"}
QUESTIONS: Final = {
    "action": "which Action do you play?",
    "treasure": "which Treasure do you play?",
    "buy": "what do you buy?",
}
#: by kind of event: what is said of its seat and cards
SENTENCES: Final = {
    "play": "{name} plays {cards}.",
    "buy": "{name} buys {cards}.",
    "discard": "{name} discards {cards}.",
    "trash": "{name} trashes {cards}.",
    "draw": "{name} draws {cards}.",
    "take": "{name} takes {cards}.",
    "name": "{name} names {cards}.",
    "reveal": "{name} shows {cards}.",
    "put_on_deck": "{name} puts {cards} on the deck.",
    "set_aside": "{name} sets {cards} aside.",
    "pass": "{name} passes {cards}.",
    "shuffle": "{name} shuffles.",
    "clean_up": "{name} ends the turn.",
}


class DominionBoard(Board):
    """Shows what one seat knows."""

    hides: Final = True
    sheets: Final = {"cards": "what the cards of this game do"}

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def draw(self, view: dict[str, Any], choices: list[dict[str, Any]]) -> RenderableType:
        """The supply, the others, what is in play, and the own hand."""
        parts: list[RenderableType] = [supply(view), self.others(view)]
        turn = self.names[view["turn"]]
        numbers = f"{view['actions']} actions, {view['buys']} buys, {view['coins']} coins"
        parts.append(Text.assemble((f"{turn}'s turn", "bold"), f": {numbers}. In play: ", pile(view["in_play"])))
        mine = view["seats"][view["seat"]] if view["seat"] is not None else {}
        if "hand" in mine:
            parts.append(Text.assemble(("Your hand", "bold"), ": ", pile(mine["hand"])))
        return Group(*parts)

    def others(self, view: dict[str, Any]) -> Text:
        """What everybody may see of each player."""
        text = Text()
        for seat, one in enumerate(view["seats"]):
            top = title(one["discard_top"]) if one["discard_top"] else "empty"
            text.append(self.names[seat], style="bold")
            text.append(
                f": {one['hand_size']} cards in hand, top of the discard pile: {top}, {one['turns']} turns taken\n"
            )
        if view["trash"]:
            text.append_text(Text.assemble("Trash: ", pile(view["trash"]), "\n"))
        return text

    def question(self, state: State) -> str:
        """What the actor has to decide."""
        name = self.names[state.actor]
        question = state.view(int(state.actor))["question"] or {}
        return f"{name}, {QUESTIONS.get(question.get('kind', ''), 'what do you choose?')}"

    def choices(self, state: State) -> list[tuple[int, str]]:
        """All actions in words; what ends something comes last."""
        actions = sorted(state.actions(), key=lambda action: state.describe(action)["verb"] in ENDS)
        return [(action, state.say(action)) for action in actions]

    def tell(self, event: Event) -> str:
        """What happened, in a sentence."""
        facts = event.facts
        if event.kind == "setup":
            return "The kingdom: " + ", ".join(title(card) for card in facts["kingdom"]) + "."
        if event.kind == "end":
            scores = [f"{name} {points}" for name, points in zip(self.names, facts["scores"], strict=True)]
            return f"The game is over: {', '.join(scores)}."
        name = self.names[facts["seat"]]
        if event.kind == "turn":
            return f"-- {name}, turn {facts['number']} --"
        if event.kind == "gain":
            where = {"hand": " to the hand", "deck": " onto the deck"}.get(facts["to"], "")
            return f"{name} gains {title(facts['card'])}{where}."
        cards = facts.get("cards", [facts["card"]] if "card" in facts else [])
        if isinstance(cards, int) or "number" in facts:
            number = facts.get("number", cards)
            said = f"{number} card" + ("" if number == 1 else "s")
        else:
            said = pile(cards).plain
        pattern = SENTENCES.get(event.kind, "{name}: " + event.kind.replace("_", " ") + " {cards}.")
        return pattern.format(name=name, cards=said)

    def points(self, breakdown: list[dict[str, Any]]) -> RenderableType:
        """Points by card."""
        table = Table(title="Points")
        table.add_column("")
        for name in self.names:
            table.add_column(name, justify="right")
        found = [{one["card"]: one for one in part["cards"]} for part in breakdown]
        for card in dict.fromkeys(card for part in found for card in part):
            row = [f"{part[card]['number']}: {part[card]['points']}" if card in part else "-" for part in found]
            table.add_row(title(card), *row)
        table.add_section()
        table.add_row("total", *[str(part["total"]) for part in breakdown], style="bold")
        return table

    def sheet(self, name: str, state: State, word: str) -> RenderableType:
        """Every card of the game with its cost, types and text."""
        table = Table()
        for column in ("card", "cost", "kind", "what it does"):
            table.add_column(column)
        view = state.view(None)
        for card in sorted(view["supply"], key=lambda card: (card in BASIC, CARDS[card].cost, card)):
            table.add_row(title(card), str(view["costs"][card]), kinds(card), text_of(card))
        return table


def supply(view: dict[str, Any]) -> RenderableType:
    """The piles with their costs and how many cards are left."""
    cards = sorted(view["supply"], key=lambda card: (card in BASIC, view["costs"][card], card))
    lines = [
        Text.assemble(f"{view['costs'][card]} ", (title(card), look(card)), f" ({view['supply'][card]})")
        for card in cards
    ]
    return Columns(lines, padding=(0, 3), column_first=True, title="Supply: cost, card, how many are left")


def pile(cards: list[str | None]) -> Text:
    """Cards with how many there are of each."""
    counted = Counter(card for card in cards if card)
    parts = [
        Text(f"{number} {title(card)}" if number > 1 else title(card), style=look(card))
        for card, number in counted.items()
    ]
    return Text(", ").join(parts) if parts else Text("nothing")


def title(card: str) -> str:
    """A card's name."""
    return CARDS[card].name


def look(card: str) -> str:
    """A card's colour."""
    return next((style for kind, style in LOOKS if CARDS[card].types & kind), "")


def kinds(card: str) -> str:
    """A card's types."""
    return "-".join(word.capitalize() for word in printed(card)["types"])


def text_of(card: str) -> str:
    """What a card does: the numbers of its row, then its text."""
    facts = printed(card)
    plus = [
        f"+{facts[word + 's']} {word}{'s' if facts[word + 's'] > 1 else ''}"
        for word in ("card", "action", "buy", "coin")
        if facts[word + "s"]
    ]
    points = [f"{facts['points']} point" + ("" if abs(facts["points"]) == 1 else "s")] if facts["points"] else []
    numbers = ", ".join(plus + points)
    return " ".join(part for part in (numbers and numbers + ".", facts["text"]) if part)
