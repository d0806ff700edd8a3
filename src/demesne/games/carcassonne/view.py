"""What a seat knows, and where points come from."""

from demesne.games.carcassonne.board import placement_of, tile_of
from demesne.games.carcassonne.cells import where
from demesne.games.carcassonne.codec import public
from demesne.games.carcassonne.engine import Carcassonne
from demesne.games.carcassonne.ground import list_features
from demesne.games.carcassonne.guessing import remaining
from demesne.games.carcassonne.scoring import paid
from demesne.games.carcassonne.shapes import Lying, Paid, SeatPoints, View
from demesne.games.carcassonne.tiles import LETTERS


def view(state: Carcassonne, seat: int | None) -> View:
    """CC-9: all but the order of the pile."""
    known = public(state)
    return {
        "game": state.game.name,
        "players": int(state.players),
        "options": known["options"],
        "seat": seat,
        "actor": int(state.actor),
        "turn": int(state.seat),
        "phase": known["phase"],
        "hand": known["hand"],
        "laid": [lying(entry) for entry in state.board.laid],
        "features": list_features(state),
        "followers": known["followers"],
        "supply": [int(number) for number in state.followers.supply],
        "track": known["track"],
        "scored": known["scored"],
        "scores": state.scores(),
        "pile": len(state.pile) - int(state.drawn),
        "remaining": {letter: int(number) for letter, number in zip(LETTERS, remaining(state), strict=True)},
        "removed": known["removed"],
        "left_out": known["left_out"],
        "reveals": int(state.reveals),
    }


def lying(entry: int) -> Lying:
    """How a tile lies on the table."""
    at = where(placement_of(entry))
    return {"tile": LETTERS[tile_of(entry)], "x": at["x"], "y": at["y"], "rotation": at["rotation"]}


def breakdown(state: Carcassonne) -> list[SeatPoints]:
    """By seat: the features that have paid, those that would pay if the game ended now, and the total.

    `earlier` are points of a position that was set up without saying where they come from.
    """
    scored: list[Paid] = [paid(entry) for entry in state.scored]
    pending = [feature for feature in list_features(state) if feature["followers"]]
    pending.sort(key=lambda feature: feature["feature"] == "field")
    parts: list[SeatPoints] = []
    for seat, total in enumerate(state.scores()):
        mine = [one for one in scored if seat in one["seats"]]
        parts.append(
            {
                "scored": mine,
                "earlier": int(state.track[seat]) - sum(one["points"] for one in mine),
                "pending": [feature for feature in pending if seat in feature["owners"]],
                "total": total,
            }
        )
    return parts
