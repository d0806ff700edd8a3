"""The basic cards, in every game."""

from typing import Final

from demesne.games.dominion.cards.card import add_cards
from demesne.games.dominion.state import CURSED, TREASURE, VICTORY, Card

BASIC: Final = add_cards([
    Card("Copper", 0, TREASURE, coins=1),
    Card("Silver", 3, TREASURE, coins=2),
    Card("Gold", 6, TREASURE, coins=3),
    Card("Estate", 2, VICTORY, points=1),
    Card("Duchy", 5, VICTORY, points=3),
    Card("Province", 8, VICTORY, points=6),
    Card("Curse", 0, CURSED, points=-1),
])  # fmt: skip
