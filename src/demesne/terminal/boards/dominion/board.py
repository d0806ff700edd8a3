"""Dominion at a terminal: the supply, the hand, what is in play, and what the others show."""

import re
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from demesne.core.state import Event, State
from demesne.games.dominion.cards.card import CARDS
from demesne.games.dominion.names import find_card
from demesne.games.dominion.printed import print_card
from demesne.games.dominion.state import DONE, FIRST_CARD
from demesne.games.dominion.words import card_words, phrase
from demesne.locale import LANGUAGES, Language, language
from demesne.terminal.boards.board import Board
from demesne.terminal.boards.dominion.news import look, news, pile, tell, title
from demesne.terminal.boards.dominion.questions import declining, in_words, is_set, question
from demesne.terminal.english import count

BASIC: Final = ["copper", "silver", "gold", "estate", "duchy", "province", "curse"]
ENDS: Final = {"no", "no more", "no more treasures", "end actions", "end turn"}
NONE: Final = {"none", "no", "no more", "nothing"}


class DominionBoard(Board):
    """Shows what one seat knows."""

    hides: Final = True
    sheets: Final = {"cards [NAME]": "what the cards of this game do, or one of them"}

    def __init__(self, names: list[str], options: dict[str, Any], words: Language) -> None:
        self.names = names
        self.words = words

    def draw(self, view: dict[str, Any], choices: list[dict[str, Any]]) -> RenderableType:
        """The supply, the others, what is in play, and the own hand."""
        parts: list[RenderableType] = [supply(view), self.others(view)]
        numbers = [count(view[word], word.removesuffix("s")) for word in ("actions", "buys", "coins")]
        turn = Text.assemble((f"{self.names[view['turn']]}'s turn", "bold"), f": {', '.join(numbers)}. In play: ")
        parts.append(turn.append_text(pile(view["in_play"])))
        mine = view["seats"][view["seat"]] if view["seat"] is not None else {}
        if "hand" in mine:
            parts.append(Text.assemble(("Your hand", "bold"), ": ", pile(mine["hand"]), f"   {deck(mine)}"))
        return Group(*parts)

    def others(self, view: dict[str, Any]) -> Text:
        """What everybody may see of each player."""
        text = Text()
        for seat, one in enumerate(view["seats"]):
            top = title(one["discard_top"]) if one["discard_top"] else "empty"
            text.append(self.names[seat], style="bold")
            text.append(f": {count(one['hand_size'], 'card')} in hand, discard pile: {top}")
            if one["aside"]:
                shown = [card["card"] if isinstance(card, dict) else card for card in one["aside"] if card]
                text.append_text(Text.assemble(", before them: ", pile(shown) if shown else "cards face down"))
            text.append(f", {count(one['turns'], 'turn')} taken\n")
        if view["trash"]:
            text.append_text(Text.assemble("Trash: ", pile(view["trash"]), "\n"))
        return text

    def question(self, state: State) -> str:
        """What the actor has to decide, and because of which card."""
        return question(self.names, state)

    def choices(self, state: State) -> list[tuple[int, str]]:
        """All actions in words, what ends something last; or the cards or ways of which several are picked."""
        asked = state.view(int(state.actor))["question"]
        if asked["kind"] == "pick" and is_set(asked):
            return [(FIRST_CARD + number, f"{title(card)}{f' ({copies})' if copies > 1 else ''}")
                    for number, card, copies in pickable(state, asked)]  # fmt: skip
        if is_choice_of_several(asked):
            return [(way, words_of(name)) for way, name in enumerate(asked["ways"]) if way not in asked["picked"]]
        costs = state.view(None)["costs"]
        actions = sorted(state.actions(), key=lambda action: rank(state.describe(action), costs))
        return [(action, line_of(state, action, asked, costs)) for action in actions]

    def wordings(self, state: State, action: int, line: str) -> list[str]:
        """The line, and what is done with a card by the card's name in any language, also by itself."""
        described = state.describe(action)
        if "card" not in described:
            return [line]
        names = [described["card"], *[language(code).say(f"dominion-card-{described['card']}") for code in LANGUAGES]]
        return [line, *names, *[phrase(described | {"card": name}) for name in names]]

    def reworded(self, answer: str) -> str:
        """An answer with a card by its name in any language."""
        verb, _, name = answer.strip().partition(" ")
        return f"{verb} {card_words(find_card(name))}" if find_card(name) else answer

    def several(self, state: State, answer: str) -> list[int]:
        """Where several cards or ways are picked, all of them at once, in whatever order they were named."""
        asked = state.view(int(state.actor))["question"]
        if is_choice_of_several(asked):
            return chosen(asked, self.choices(state), answer)
        if asked["kind"] != "pick" or not is_set(asked):
            return []
        cards = sorted(named(state, self.choices(state), answer))
        least, most = (asked[limit] - len(asked["picked"]) for limit in ("least", "most"))
        if not min(least, number_of(pickable(state, asked))) <= len(cards) <= most:
            words = in_words(self.names, state, state.view(int(state.actor)))
            raise ValueError(words[0].upper() + words[1:])
        return to_actions(state.clone(), cards)

    def tell(self, event: Event) -> str:
        """What happened, in a sentence."""
        return tell(self.names, event)

    def news(self, events: list[Event]) -> list[str]:
        """What happened, with what belongs together in one line."""
        return news(self.names, events)

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
        """Every card of the game, or one, with its cost, types and text."""
        view = state.view(None)
        cards = sorted(view["supply"], key=lambda card: (card in BASIC, CARDS[card].cost, card))
        if word:
            cards = [card for card in CARDS if card == find_card(word)]
        if not cards:
            return f"There is no card called {word!r}."
        table = Table()
        for column in ("card", "cost", "kind", "what it does"):
            table.add_column(column)
        for card in cards:
            cost = view["costs"].get(card, CARDS[card].cost)
            table.add_row(title(card), str(cost), kinds(card), text_of(card, self.words))
        return table


# Picking


def pickable(state: State, asked: dict[str, Any]) -> list[tuple[int, str, int]]:
    """The cards that can still be picked, with their numbers and how many there are."""
    view = state.view(int(state.actor))
    mine = view["seats"][view["seat"]]
    held = mine["hand"] if asked["from"]["zone"] == "hand" else [one["card"] for one in mine["aside"]]
    piles = list(view["supply"])
    first = piles.index(asked["picked"][-1]) if asked["picked"] else 0
    return [(n, card, held.count(card)) for n, card in enumerate(piles) if n >= first and card in held]


def number_of(cards: list[tuple[int, str, int]]) -> int:
    """How many cards there are."""
    return sum(copies for _, _, copies in cards)


def is_choice_of_several(asked: dict[str, Any]) -> bool:
    """Whether several different ways are chosen."""
    return bool(asked["kind"] == "choose" and asked["number"] > 1)


def chosen(asked: dict[str, Any], choices: list[tuple[int, str]], answer: str) -> list[int]:
    """The different ways that an answer names, by numbers of the list or in words."""
    said = [part.strip().lower() for part in re.split(r",| and ", answer) if part.strip()]
    if re.fullmatch(r"[\d\s,]+", answer):
        said = answer.replace(",", " ").split()
    found = {}
    for part in said:
        for number, (way, words) in enumerate(choices, 1):
            if part in (words, str(number)):
                found[way] = words
                break
        else:
            raise ValueError(f"{part!r} is none of them.")
    left = asked["number"] - len(asked["picked"])
    if len(found) != left or len(said) != left:
        raise ValueError(f"Choose {left} different ones, such as: {choices[0][1]}, {choices[1][1]}.")
    return sorted(found)


def named(state: State, choices: list[tuple[int, str]], answer: str) -> list[int]:
    """The actions of all cards that an answer names, each as often as it is wanted; numbers alone are of the list."""
    said = answer.strip().lower()
    if said in NONE:
        return []
    numbers = [int(word) for word in said.replace(",", " ").split() if word.isdecimal()]
    if len(numbers) == len(said.replace(",", " ").split()):
        if not all(1 <= number <= len(choices) for number in numbers):
            raise ValueError(f"The list has the numbers 1 to {len(choices)}.")
        found = [choices[number - 1][0] for number in numbers]
    else:
        asked = state.view(int(state.actor))["question"]
        actions = {card: FIRST_CARD + number for number, card, _ in pickable(state, asked)}
        found = [action for part in re.split(r",| and ", said) for action in copies_of(part.strip(), actions)]
    for number, card, copies in pickable(state, state.view(int(state.actor))["question"]):
        if found.count(FIRST_CARD + number) > copies:
            raise ValueError(f"There {'is' if copies == 1 else 'are'} only {copies} {title(card)}.")
    return found


def copies_of(words: str, actions: dict[str, int]) -> list[int]:
    """What `estate` or `2 copper` means, perhaps with a verb before it."""
    parts = re.fullmatch(r"(?:discard |trash |gain )?(\d*)\s*(.*)", words)
    assert parts is not None
    card = find_card(parts[2])
    if card not in actions:
        raise ValueError(f"There is no {title(card)} to pick." if card else f"There is no card called {parts[2]!r}.")
    return [actions[card]] * int(parts[1] or 1)


def to_actions(state: State, wanted: list[int]) -> list[int]:
    """The picks one by one, and the end of picking where it is asked for; what has only one way is not said."""
    first = state.view(int(state.actor))["question"]
    actions: list[int] = []
    for action in [*wanted, DONE]:
        asked = state.view(int(state.actor))["question"] if state.actor >= 0 else {}
        is_same = asked.get("step") == first["step"] and "picked" in asked
        if not is_same or len(asked["picked"]) != len(first["picked"]) + len(actions):
            break
        actions.append(action)
        state.apply(action)
    return actions


# Words


def rank(described: dict[str, Any], costs: dict[str, int]) -> tuple[int, int]:
    """Where an answer stands in the list: what is bought from the dearest on, what ends something last."""
    verb = described["verb"]
    place = 0 if verb == "play all treasures" else 2 if verb in ENDS else 1
    return place, -costs[described["card"]] if verb == "buy" else 0


def line_of(state: State, action: int, asked: dict[str, Any], costs: dict[str, int]) -> str:
    """An answer in words; what declines says what that means."""
    if asked["kind"] == "insert":
        where = "on top" if action == 0 else "at the bottom" if action == state.actions()[-1] else ""
        return f"{state.say(action)}{where and f': {where}'}"
    described = state.describe(action)
    if described["verb"] == "buy":
        return f"{state.say(action)} for {costs[described['card']]}"
    if asked["kind"] == "pick" and described["verb"] in ENDS:
        return declining(asked)
    return {"keep it": "put it back"}.get(state.say(action), state.say(action))


def words_of(way: str) -> str:
    """A way to choose in words."""
    return way.replace("_", " ")


def deck(mine: dict[str, Any]) -> str:
    """What is known of the own deck."""
    known = [
        title(one["card"]) + (f" under {count(one['above'], 'card')}" if one["above"] else " on top")
        for one in mine["deck"]
    ]
    return f"(your deck: {', '.join([count(mine['deck_size'], 'card'), *known])})"


def supply(view: dict[str, Any]) -> RenderableType:
    """The piles with their costs and how many cards are left."""
    cards = sorted(view["supply"], key=lambda card: (card in BASIC, view["costs"][card], card))
    lines = [
        Text.assemble(f"{view['costs'][card]} ", (title(card), look(card)), f" ({view['supply'][card]})")
        for card in cards
    ]
    return Columns(lines, padding=(0, 3), column_first=True, title="Supply: cost, card, how many are left")


def kinds(card: str) -> str:
    """A card's types."""
    return "-".join(word.capitalize() for word in print_card(card)["types"])


def text_of(card: str, words: Language) -> str:
    """What a card does: the numbers of its row, then its text."""
    facts, key = print_card(card), f"dominion-text-{card}"
    bonuses = {
        "cards": facts["cards"], "actions": facts["actions"], "buys": facts["buys"], "coins": facts["coins"],
        "points": facts["points"],
    }  # fmt: skip
    plus = [words.say(f"dominion-bonus-{bonus}", {"count": count}) for bonus, count in bonuses.items() if count]
    numbers = ", ".join(plus)
    return " ".join(part for part in (numbers and numbers + ".", words.say(key) if words.has(key) else "") if part)
