"""Dominion at a terminal: the supply, the hand, what is in play, and what the others show."""

from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from demesne.core.state import Event, State
from demesne.games.dominion.cards.basic import BASIC
from demesne.games.dominion.cards.card import CARDS
from demesne.games.dominion.names import find_card
from demesne.games.dominion.printed import print_card
from demesne.games.dominion.words import card_words, phrase
from demesne.locale import LANGUAGES, Language, language
from demesne.spoken import speech
from demesne.terminal.boards.board import Board
from demesne.terminal.boards.dominion.cards import kinds, look, pile, text_of, title
from demesne.terminal.boards.dominion.news import merged
from demesne.terminal.boards.dominion.picks import Picks, is_choice_of_several, is_set

ENDS: Final = {"no", "no more", "no more treasures", "end actions", "end turn"}


class DominionBoard(Board):
    """Shows what one seat knows."""

    def __init__(self, names: list[str], options: dict[str, Any], words: Language) -> None:
        self.names = names
        self.words = words
        self.speech = speech(words.code, "dominion", names)

    @property
    def sheets(self) -> dict[str, str]:
        """What the cards do."""
        return {"cards [NAME]": self.words.say("terminal-dominion-cards")}

    def draw(self, view: dict[str, Any], choices: list[dict[str, Any]]) -> RenderableType:
        """The supply, the others, what is in play, and the own hand."""
        say = self.words.say
        numbers = [say(f"dominion-{word}", {"count": view[word]}) for word in ("actions", "buys", "coins")]
        turn = Text(say("dominion-turn-of", {"name": self.names[view["turn"]]}), style="bold")
        turn.append(f": {', '.join(numbers)}. {say('dominion-in-play')}: ", style="not bold")
        parts = [self.supply(view), self.others(view), turn.append_text(pile(view["in_play"], self.words))]
        mine = view["seats"][view["seat"]] if view["seat"] is not None else {}
        if "hand" in mine:
            held = Text.assemble((say("dominion-hand"), "bold"), ": ", pile(mine["hand"], self.words))
            parts.append(held.append(f"   ({self.deck(mine)})"))
        return Group(*parts)

    def supply(self, view: dict[str, Any]) -> RenderableType:
        """The piles with their costs and how many cards are left."""
        cards = sorted(view["supply"], key=lambda card: (card in BASIC, view["costs"][card], card))
        lines = [
            Text.assemble(
                f"{view['costs'][card]} ", (title(card, self.words), look(card)), f" ({view['supply'][card]})"
            )
            for card in cards
        ]
        return Columns(lines, padding=(0, 3), column_first=True, title=self.words.say("terminal-dominion-supply"))

    def others(self, view: dict[str, Any]) -> Text:
        """What everybody may see of each player."""
        say, text = self.words.say, Text()
        for seat, one in enumerate(view["seats"]):
            top = title(one["discard_top"], self.words) if one["discard_top"] else say("dominion-none")
            hand = say("dominion-seat-hand", {"count": one["hand_size"]})
            text.append(self.names[seat], style="bold")
            text.append(f": {hand}, {say('dominion-seat-discard', {'card': top})}")
            if one["aside"]:
                shown = [card["card"] if isinstance(card, dict) else card for card in one["aside"] if card]
                lying = pile(shown, self.words) if shown else Text(say("terminal-dominion-face-down"))
                text.append(f", {say('dominion-aside').lower()}: ").append_text(lying)
            text.append(f", {say('dominion-seat-turns', {'count': one['turns']})}\n")
        if view["trash"]:
            text.append(f"{say('dominion-trash')}: ").append_text(pile(view["trash"], self.words)).append("\n")
        return text

    def deck(self, mine: dict[str, Any]) -> str:
        """What is known of the own deck."""
        known = [
            self.words.say("terminal-dominion-known", {"card": title(one["card"], self.words), "above": one["above"]})
            for one in mine["deck"]
        ]
        size = self.words.say("terminal-dominion-deck", {"count": mine["deck_size"]})
        return ", ".join([size, *known])

    def question(self, state: State) -> str:
        """What the actor has to decide, because of which card, and how to say it."""
        asked = state.question()
        assert asked is not None
        facts = {"name": self.names[state.actor], "question": self.speech.question(asked)}
        card = asked["card"]
        line = self.words.say(
            "terminal-dominion-asked-by" if card else "terminal-asked",
            facts | {"card": title(card, self.words) if card else ""},
        )
        return " ".join(part for part in (line, Picks(state, self.speech).hint()) if part)

    def choices(self, state: State) -> list[tuple[int, str]]:
        """All actions in words, what ends something last; or the cards or ways of which several are picked."""
        asked = state.question()
        assert asked is not None
        if is_set(asked) or is_choice_of_several(asked):
            return Picks(state, self.speech).listed()
        found = sorted(zip(state.actions(), state.menu(), strict=True), key=lambda one: rank(one[1]))
        return [(action, self.speech.move(choice)) for action, choice in found]

    def wordings(self, state: State, action: int, line: str) -> list[str]:
        """The line, and what is done with a card by the card's name in any language, also by itself."""
        described = state.describe(action)
        if "card" not in described:
            return [line, phrase(described)]
        names = [described["card"], *[title(described["card"], language(code)) for code in LANGUAGES]]
        return [line, *names, *[phrase(described | {"card": name}) for name in names]]

    def reworded(self, answer: str) -> str:
        """An answer with a card by its name in any language."""
        verb, _, name = answer.strip().partition(" ")
        return f"{verb} {card_words(find_card(name))}" if find_card(name) else answer

    def several(self, state: State, answer: str) -> list[int]:
        """Where several cards or ways are picked, all of them at once, in whatever order they were named."""
        return Picks(state, self.speech).read(answer)

    def tell(self, event: Event) -> str:
        """What happened, in a sentence."""
        facts = dict(event.facts)
        if event.kind == "end":
            scores = zip(self.names, facts["scores"], strict=True)
            facts = {"scores": ", ".join(f"{name} {points}" for name, points in scores)}
        return self.speech.event(event.kind, facts).removesuffix(".") + "."

    def news(self, events: list[Event]) -> list[str]:
        """What happened, with what belongs together in one line."""
        return [self.tell(event) for event in merged(events)]

    def points(self, breakdown: list[dict[str, Any]]) -> RenderableType:
        """Points by card."""
        table = Table(title=self.words.say("terminal-points"))
        table.add_column("")
        for name in self.names:
            table.add_column(name, justify="right")
        found = [{one["card"]: one for one in part["cards"]} for part in breakdown]
        for card in dict.fromkeys(card for part in found for card in part):
            row = [f"{part[card]['number']}: {part[card]['points']}" if card in part else "-" for part in found]
            table.add_row(title(card, self.words), *row)
        table.add_section()
        table.add_row(self.words.say("total"), *[str(part["total"]) for part in breakdown], style="bold")
        return table

    def sheet(self, name: str, state: State, word: str) -> RenderableType:
        """Every card of the game, or one, with its cost, types and text."""
        view = state.view(None)
        cards = sorted(view["supply"], key=lambda card: (card in BASIC, CARDS[card].cost, card))
        if word:
            cards = [card for card in CARDS if card == find_card(word)]
        if not cards:
            return self.words.say("terminal-no-card", {"word": word})
        table = Table()
        for column in ("card", "cost", "types", "text"):
            table.add_column(self.words.say(f"terminal-dominion-column-{column}"))
        for card in cards:
            cost = view["costs"].get(card, print_card(card)["cost"])
            table.add_row(title(card, self.words), str(cost), kinds(card, self.words), text_of(card, self.words))
        return table


def rank(choice: dict[str, Any]) -> tuple[int, int]:
    """Where an answer stands in the list: what is bought from the dearest on, what ends something last."""
    verb = choice["verb"]
    place = 0 if verb == "play all treasures" else 2 if verb in ENDS else 1
    return place, -choice["cost"] if verb == "buy" else 0
