"""What a seat knows, and where points come from."""

from typing import Any, Final

from demesne.games.carcassonne.board import coordinates
from demesne.games.carcassonne.codec import public
from demesne.games.carcassonne.engine import Carcassonne
from demesne.games.carcassonne.features import FOLLOWERS
from demesne.games.carcassonne.followers import segment_of, standing_at
from demesne.games.carcassonne.guessing import remaining
from demesne.games.carcassonne.scoring import FARM, feature_points, owners, paid, seats
from demesne.games.carcassonne.tiles import BORDERED, KIND, KINDS, LETTERS, SEGMENT, TILES

MONASTERY_TILES: Final = 9  # the monastery's own and all round it


def view(state: Carcassonne, seat: int | None) -> dict[str, Any]:
    """CC-9: all but the order of the pile."""
    return public(state) | {
        "seat": seat,
        "actor": int(state.actor),
        "scores": state.scores(),
        "supply": [int(number) for number in state.followers.supply],
        "pile": len(state.pile) - int(state.drawn),
        "remaining": {letter: int(number) for letter, number in zip(LETTERS, remaining(state), strict=True)},
    }


def breakdown(state: Carcassonne) -> list[dict[str, Any]]:
    """By seat: the features that have paid, those that would pay if the game ended now, and the total.

    `earlier` are points of a position that was set up without saying where they come from.
    """
    scored = [paid(entry) for entry in state.scored]
    pending = [feature for feature in features(state) if feature["followers"]]
    pending.sort(key=lambda feature: feature["feature"] == "field")
    parts = []
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


def features(state: Carcassonne) -> list[dict[str, Any]]:
    """Every feature on the table, in the order begun, with all that a board needs to draw it.

    `points` is what it would pay if the game ended now, `projected` what it would pay finished as it stands:
    a city in full, a monastery with all its tiles, a field with all of its cities finished.
    """
    found: dict[int, dict[str, Any]] = {}
    cities: dict[int, set[int]] = {}  # by root of a field
    for entry in state.board.laid:
        tile, first = (entry & 255) >> 2, entry >> 8 & 255
        x, y = coordinates(entry >> 16)
        for i, segment in enumerate(TILES[tile].segments):
            root = int(state.features.root(first + i))
            if root not in found:
                found[root] = {"feature": KINDS[KIND[SEGMENT[8 * tile + i]]], "segments": []}
            found[root]["segments"].append({"x": x, "y": y, "segment": segment})
            for city in range(2):
                if BORDERED[8 * tile + i] >> city & 1:
                    cities.setdefault(root, set()).add(int(state.features.root(first + city)))
    followers = [(int(state.features.root(segment_of(one))), standing_at(one)) for one in state.followers.standing]
    for root, feature in found.items():
        feature |= prospects(state, feature["feature"], root, cities.get(root, set()))
        feature["followers"] = [follower for here, follower in followers if here == root]
        feature["owners"] = seats(owners(state.features.entries[root] & FOLLOWERS))
    return list(found.values())


def prospects(state: Carcassonne, kind: str, root: int, cities: set[int]) -> dict[str, Any]:
    """The size of a feature, and what it pays."""
    table = state.features
    if kind == "field":
        finished = sum(table.is_finished(city) for city in cities)
        return {
            "finished": False,
            "cities": finished,
            "unfinished_cities": len(cities) - finished,
            "points": int(FARM) * finished,
            "projected": int(FARM) * len(cities),
        }
    tiles, pennants = int(table.tiles(root)), int(table.pennants(root))
    projected = {"road": tiles, "city": 2 * (tiles + pennants), "monastery": MONASTERY_TILES}[kind]
    return {
        "finished": table.is_finished(root),
        "open": int(table.open_sides(root)),
        "tiles": tiles,
        "pennants": pennants,
        "points": int(feature_points(table, KINDS.index(kind), root)),
        "projected": projected,
    }
