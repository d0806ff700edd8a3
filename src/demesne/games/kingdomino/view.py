"""What a seat knows, guessing what it does not, and where points come from."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.bits import count
from demesne.core.chance import SEEDS, seeded, shuffle
from demesne.games.kingdomino.codec import is_opening, public
from demesne.games.kingdomino.dominoes import DOMINOES, TERRAINS
from demesne.games.kingdomino.engine import Kingdomino
from demesne.games.kingdomino.kingdom import LAID, Kingdom
from demesne.games.kingdomino.scoring import crowns_on, harmony_bonus, middle_bonus, properties
from demesne.games.kingdomino.words import coordinates, squares


def view(state: Kingdomino, seat: int | None) -> dict[str, Any]:
    """KD-4 to KD-6, KD-11: all but the order of the pile and of the kings that are not drawn yet."""
    known = public(state)
    for kingdom, data in zip(state.kingdoms, known["kingdoms"], strict=True):
        data["squares"] = [
            {"x": x, "y": y, "terrain": terrain, "crowns": crowns}
            for (x, y), (terrain, crowns) in sorted(squares(kingdom).items())
        ]
    return known | {
        "seat": seat,
        "actor": int(state.actor),
        "scores": state.scores(),
        "pile": len(state.pile) - int(state.drawn),
        "unseen": unseen(state),
        "undrawn_kings": undrawn_kings(state),
    }


def unseen(state: Kingdomino) -> list[int]:
    """KD-6: the dominoes that have not appeared, in the pile or out of the game."""
    seen = {*state.line, *state.offer}
    for kingdom in state.kingdoms:
        seen.update([entry // LAID for entry in kingdom.history])
    return [number for number in DOMINOES if number not in seen]


def undrawn_kings(state: Kingdomino) -> list[int]:
    """The owners of the kings that are still to be drawn after the present one."""
    return sorted([int(king) for king in state.kings[state.turn + 1 :]]) if is_opening(state) else []


def guess(state: Kingdomino, seat: int, seed: int) -> Kingdomino:
    """The same game with another pile, and the undrawn kings in another order."""
    guessed = state.clone()
    chance = seeded(seed % SEEDS)
    pile = vec[i64](unseen(state))
    size = len(state.pile) - state.drawn
    chance = shuffle(chance, pile, size)
    guessed.pile = pile[:size]
    guessed.drawn = 0
    if is_opening(state):
        undrawn = vec[i64](undrawn_kings(state))
        chance = shuffle(chance, undrawn, len(undrawn))
        guessed.kings = vec[i64]([*state.kings[: state.turn + 1], *undrawn])
    guessed.chance = chance
    return guessed


def breakdown(state: Kingdomino) -> list[dict[str, Any]]:
    """By seat: the properties that make its points, the bonuses in force, and earlier games of a dynasty."""
    return [
        kingdom_breakdown(state, kingdom)
        | ({"earlier": [game[seat] for game in public(state)["earlier"]]} if state.rules.dynasty else {})
        | {"total": total}
        for seat, (kingdom, total) in enumerate(zip(state.kingdoms, state.scores(), strict=True))
    ]


def kingdom_breakdown(state: Kingdomino, kingdom: Kingdom) -> dict[str, Any]:
    """A kingdom's properties, the best first, and its bonuses."""
    found: list[dict[str, Any]] = []
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
    bonuses = {}
    if state.rules.middle_kingdom:
        bonuses["middle_kingdom"] = int(middle_bonus(kingdom))
    if state.rules.harmony:
        bonuses["harmony"] = int(harmony_bonus(kingdom))
    return {"properties": found} | bonuses
