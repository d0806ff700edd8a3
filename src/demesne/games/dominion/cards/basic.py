"""The basic cards, in every game."""

from typing import Final

from demesne.games.dominion.cards.card import card
from demesne.games.dominion.state import CURSED, TREASURE, VICTORY

BASIC: Final = [
    card("Copper", 0, TREASURE, coins=1),
    card("Silver", 3, TREASURE, coins=2),
    card("Gold", 6, TREASURE, coins=3),
    card("Estate", 2, VICTORY, points=1),
    card("Duchy", 5, VICTORY, points=3),
    card("Province", 8, VICTORY, points=6),
    card("Curse", 0, CURSED, points=-1),
]
