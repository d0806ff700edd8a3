"""What a seat knows, and where points come from."""

from demesne.core.bits import count
from demesne.games.kingdomino import shapes
from demesne.games.kingdomino.codec import discarded, public
from demesne.games.kingdomino.dominoes import TERRAINS
from demesne.games.kingdomino.engine import Kingdomino
from demesne.games.kingdomino.ground import coordinates, squares
from demesne.games.kingdomino.guessing import undrawn_kings, unseen
from demesne.games.kingdomino.kingdom import DISCARD, Kingdom, domino_of, placement_of, where
from demesne.games.kingdomino.scoring import crowns_on, harmony_bonus, middle_bonus, properties
from demesne.games.kingdomino.shapes import KingdomPoints, Lying, Property, Reach, View


def view(state: Kingdomino, seat: int | None) -> View:
    """KD-4 to KD-6, KD-11: all but the order of the pile and of the kings that are not drawn yet."""
    known = public(state)
    return {
        "game": state.game.name,
        "players": int(state.players),
        "options": known["options"],
        "seat": seat,
        "actor": int(state.actor),
        "size": int(state.rules.size),
        "kingdoms": [view_kingdom(kingdom, int(state.rules.size)) for kingdom in state.kingdoms],
        "line": known["line"],
        "offer": known["offer"],
        "taking": known["taking"],
        "pile": len(state.pile) - int(state.drawn),
        "unseen": [int(domino) for domino in unseen(state)],
        "undrawn_kings": [int(king) for king in undrawn_kings(state)],
        "earlier": known["earlier"],
        "reveals": int(state.reveals),
        "scores": state.scores(),
    }


def view_kingdom(kingdom: Kingdom, size: int) -> shapes.Kingdom:
    """One player's land, what it pays, and how far it may still grow."""
    return {
        "squares": [
            {"x": x, "y": y, "terrain": terrain, "crowns": crowns}
            for (x, y), (terrain, crowns) in sorted(squares(kingdom).items())
        ],
        "reach": reach(kingdom, size),
        "laid": [lying(entry) for entry in kingdom.history if placement_of(entry) != DISCARD],
        "discarded": discarded(kingdom),
        "properties": list_properties(kingdom),
    }


def reach(kingdom: Kingdom, size: int) -> Reach:
    """KD-20: as far as the kingdom keeps its size."""
    west, north = int(kingdom.west), int(kingdom.north)
    return {
        "west": west + int(kingdom.columns) - size,
        "north": north + int(kingdom.rows) - size,
        "east": west + size - 1,
        "south": north + size - 1,
    }


def lying(entry: int) -> Lying:
    """How a domino of a kingdom's history lies."""
    at = where(placement_of(entry))
    return {"domino": int(domino_of(entry)), "x": at["x"], "y": at["y"], "direction": at["direction"]}


def breakdown(state: Kingdomino) -> list[KingdomPoints]:
    """By seat: the properties that make its points, the bonuses in force, and earlier games of a dynasty."""
    games = public(state)["earlier"]
    found: list[KingdomPoints] = []
    for seat, (kingdom, total) in enumerate(zip(state.kingdoms, state.scores(), strict=True)):
        points: KingdomPoints = {"properties": list_properties(kingdom), "total": total}
        if state.rules.middle_kingdom:
            points["middle_kingdom"] = int(middle_bonus(kingdom))
        if state.rules.harmony:
            points["harmony"] = int(harmony_bonus(kingdom))
        if state.rules.dynasty:
            points["earlier"] = [game[seat] for game in games]
        found.append(points)
    return found


def list_properties(kingdom: Kingdom) -> list[Property]:
    """A kingdom's properties, the best first."""
    found: list[Property] = []
    for terrain, mask in properties(kingdom):
        size, crowns = int(count(mask)), int(crowns_on(kingdom, mask))
        found.append(
            {
                "terrain": TERRAINS[terrain],
                "squares": size,
                "crowns": crowns,
                "points": size * crowns,
                "at": [list(square) for square in coordinates(kingdom, mask)],
            }
        )
    found.sort(key=lambda one: (-one["points"], -one["squares"], one["at"]))
    return found
