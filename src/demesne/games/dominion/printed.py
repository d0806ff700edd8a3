"""What is printed on a card, as data for people: names in three languages, cost, types, bonuses, text."""

from typing import Any, Final

from demesne.games.dominion.cards.card import CARDS
from demesne.games.dominion.cards.names import NAMES
from demesne.games.dominion.cards.texts import TEXTS
from demesne.games.dominion.state import ACTION, ATTACK, CURSED, REACTION, TREASURE, VICTORY

TYPES: Final = {
    ACTION: "action", TREASURE: "treasure", VICTORY: "victory", CURSED: "curse", ATTACK: "attack", REACTION: "reaction",
}  # fmt: skip


def printed() -> dict[str, Any]:
    """What is on all cards, for those who draw them."""
    shown = ("cost", "types", "cards", "actions", "buys", "coins", "points")
    return {"cards": {key: {field: card_facts(key)[field] for field in shown} for key in CARDS}}


def card_facts(key: str, language: str = "en") -> dict[str, Any]:
    """A card's facts; the text is English where there is none in the language."""
    card = CARDS[key]
    portuguese, spanish = NAMES[key]
    return {
        "id": key,
        "names": {"en": card.name, "pt": portuguese, "es": spanish},
        "cost": int(card.cost),
        "types": [name for bit, name in TYPES.items() if card.types & bit],
        "cards": int(card.cards),
        "actions": int(card.actions),
        "buys": int(card.buys),
        "coins": int(card.coins),
        "points": int(card.points),
        "text": TEXTS.get(language, {}).get(key) or TEXTS["en"].get(key, ""),
    }
