"""What happens in Dominion, in sentences."""

from collections import Counter
from typing import Final

from rich.text import Text

from demesne.core.state import Event
from demesne.games.dominion.cards.card import CARDS
from demesne.games.dominion.state import ATTACK, REACTION, TREASURE, VICTORY
from demesne.terminal.english import count

#: by type, the first that fits: how a card is shown
LOOKS: Final = [(ATTACK, "bold red"), (REACTION, "bold blue"), (TREASURE, "yellow"), (VICTORY, "green")]
#: by kind of event: what is said of its seat and cards
SENTENCES: Final = {
    "play": "{name} plays {cards}.",
    "buy": "{name} buys {cards}.",
    "discard": "{name} discards {cards}.",
    "trash": "{name} trashes {cards}.",
    "draw": "{name} draws {cards}.",
    "look": "{name} looks at {cards} of the deck.",
    "name": "{name} names {cards}.",
    "put_on_deck": "{name} puts {cards} on the deck.",
    "set_aside": "{name} sets {cards} aside.",
    "shuffle": "{name} shuffles.",
    "clean_up": "{name} ends the turn.",
}
PLACES: Final = {"hand": " into the hand", "deck": " onto the deck", "discard": ""}
SEVERAL: Final = ("play", "look")  # told together


def tell(names: list[str], event: Event) -> str:
    """What happened, in a sentence."""
    facts = event.facts
    if event.kind == "setup":
        return "The kingdom: " + ", ".join(title(card) for card in facts["kingdom"]) + "."
    if event.kind == "end":
        scores = [f"{name} {points}" for name, points in zip(names, facts["scores"], strict=True)]
        return f"The game is over: {', '.join(scores)}."
    name, cards = names[facts["seat"]], cards_of(event)
    if event.kind == "turn":
        return f"-- {name}, turn {facts['number']} --"
    if event.kind == "gain":
        return f"{name} gains {cards}{PLACES[facts['to']]}."
    if event.kind == "reveal":
        return f"{name} reveals {cards} from the {facts['from']}."
    if event.kind == "pass":
        return f"{name} passes {cards} to {names[facts['to']]}."
    if event.kind == "put_into_deck":
        above = facts["above"]
        return f"{name} puts {cards} into the deck, under {count(above, 'card')}."
    if event.kind == "discard_deck":
        return f"{name} puts the whole deck onto the discard pile; {title(facts['top'])} is on top."
    if event.kind == "discard" and "top" in facts:
        return f"{name} discards {cards}, the last one {title(facts['top'])}."
    return SENTENCES[event.kind].format(name=name, cards=cards)


def news(names: list[str], events: list[Event]) -> list[str]:
    """All that happened: cards played one after the other together, and what was bought is gained."""
    merged: list[Event] = []
    for event in events:
        last = merged[-1] if merged else None
        alike = last is not None and last.kind == event.kind and last.facts.get("seat") == event.facts.get("seat")
        if alike and last and event.kind in SEVERAL:
            merged[-1] = Event(event.kind, together(last, event), event.audience)
        elif not (last and last.kind == "buy" and event.kind == "gain"):
            merged.append(event)
    return [tell(names, event) for event in merged]


def together(first: Event, second: Event) -> dict[str, object]:
    """The facts of two events of one kind as those of one."""
    facts = dict(first.facts)
    if "number" in facts:
        return facts | {"number": facts["number"] + second.facts["number"]}
    return {"seat": facts["seat"], "cards": listed(first) + listed(second)}


def listed(event: Event) -> list[str]:
    """The cards that an event is about."""
    return list(event.facts.get("cards", [event.facts["card"]] if "card" in event.facts else []))


def cards_of(event: Event) -> str:
    """The cards that an event is about in words, or how many they are."""
    cards = listed(event)
    if cards:
        return pile(cards).plain
    if event.kind in ("pass", "put_into_deck"):
        return "a card"
    if event.kind == "name":
        return "a card that is not in this game"
    return count(event.facts["number"], "card") if "number" in event.facts else "nothing"


def pile(cards: list[str | None] | list[str]) -> Text:
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
