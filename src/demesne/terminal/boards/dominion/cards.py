"""Cards of Dominion in words and colours."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from rich.text import Text

from demesne.games.dominion.cards.card import CARDS
from demesne.games.dominion.printed import print_card
from demesne.games.dominion.state import ATTACK, REACTION, TREASURE, VICTORY
from demesne.locale import Language

#: by type, the first that fits: how a card is shown
LOOKS: Final = [(ATTACK, "bold red"), (REACTION, "bold blue"), (TREASURE, "yellow"), (VICTORY, "green")]


def pile(cards: Iterable[str | None], words: Language) -> Text:
    """Cards with how many there are of each."""
    counted = Counter(card for card in cards if card)
    parts = [
        Text(f"{number} {title(card, words)}" if number > 1 else title(card, words), style=look(card))
        for card, number in counted.items()
    ]
    return Text(", ").join(parts) if parts else Text(words.say("dominion-none"))


def title(card: str, words: Language) -> str:
    """A card's name."""
    return words.say(f"dominion-card-{card}")


def look(card: str) -> str:
    """A card's colour."""
    return next((style for kind, style in LOOKS if CARDS[card].types & kind), "")


def kinds(card: str, words: Language) -> str:
    """A card's types."""
    return ", ".join(words.say(f"dominion-type-{word}") for word in print_card(card)["types"])


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
