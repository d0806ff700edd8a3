"""What is printed on the dominoes, for those who draw them."""

from demesne.games.kingdomino.dominoes import DOMINOES, TERRAINS
from demesne.games.kingdomino.shapes import Printed


def printed() -> Printed:
    """By number: terrain and crowns of both halves."""
    return {
        "dominoes": {
            number: [{"terrain": TERRAINS[a], "crowns": a_crowns}, {"terrain": TERRAINS[b], "crowns": b_crowns}]
            for number, (a, a_crowns, b, b_crowns) in DOMINOES.items()
        }
    }
