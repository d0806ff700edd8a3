"""What is printed on the tiles, for those who draw them."""

from demesne.games.carcassonne.shapes import Printed
from demesne.games.carcassonne.tiles import TILES


def printed() -> Printed:
    """By letter: the segments of a tile."""
    return {
        "tiles": {
            tile.letter: {
                "copies": tile.copies,
                "cities": tile.cities,
                "pennants": tile.pennants,
                "roads": tile.roads,
                "fields": tile.fields,
                "monastery": tile.monastery,
            }
            for tile in TILES
        }
    }
