"""Setting up a game."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.chance import seeded, shuffle
from demesne.core.game import Game
from demesne.core.state import OVER
from demesne.games.dominations.agenda import DRAW, MONUMENT, OBJECTIVE, RETURN, REVEAL, TURN
from demesne.games.dominations.data import components
from demesne.games.dominations.engine import Dominations
from demesne.games.dominations.land import new_land
from demesne.games.dominations.table import HAND, NOBODY, NOTHING, UNKNOWN, Rules
from demesne.games.dominations.tree import Tree, new_tree


def deal(game: Game[Any], players: int, seed: int, options: dict[str, Any], listen: bool) -> Dominations:
    """DN-15 to DN-22: a new game."""
    parts = components(options["data"])
    state = new_table(game, Rules(parts, players, options), listen)
    chance = seeded(seed)
    order = vec[i64](list(range(players)))
    chance = shuffle(chance, order, players)
    state.order = order
    objectives = vec[i64](list(range(parts.objectives)))
    chance = shuffle(chance, objectives, 2 * players)
    monuments = vec[i64](list(range(parts.monuments)))
    chance = shuffle(chance, monuments, 2 * players)
    offers = vec[i64]([0] * (4 * players))
    for seat in range(players):
        for i in range(2):
            offers[4 * seat + i] = objectives[2 * seat + i]
            offers[4 * seat + 2 + i] = monuments[2 * seat + i]
    state.offers = offers
    supply = parts.tiles[:]
    state.chance = shuffle(chance, supply, len(supply))
    state.supply = supply
    state.push(TURN, 0)
    for i in range(players):
        seat = state.order[players - 1 - i]
        state.push(RETURN, seat, 0, 1)
        state.push(DRAW, seat)
    state.push(REVEAL, 0)
    for i in range(players):
        seat = state.order[players - 1 - i]
        state.push(MONUMENT, seat)
        state.push(OBJECTIVE, seat)
    state.settle()
    return state


def new_table(game: Game[Any], rules: Rules, listen: bool) -> Dominations:
    """Nobody has anything yet."""
    parts, players = rules.parts, rules.players
    limits = vec[i64]([parts.reserve[0]] * (6 * players))
    return Dominations(
        game, rules, 1, 0, [] if listen else None, 0, 0, vec[i64](list(range(players))), NOTHING,
        vec[i64]([0] * (HAND * players)), vec[i64]([0] * (HAND * players)), vec[i64]([0] * players), NOTHING, NOTHING,
        vec[i64]([UNKNOWN] * (2 * players)), new_land(parts, NOTHING, rules.cradle_counts_for_locus),
        vec[Tree]([new_tree(parts) for _ in range(players)]), vec[i64]([15] * parts.masteries), NOTHING,
        vec[i64]([0] * (6 * players)), limits, vec[i64]([0] * (6 * players)), vec[i64]([0] * (6 * players)),
        vec[i64]([0] * players), vec[i64]([parts.markers] * players), vec[i64]([NOBODY] * 6), vec[i64]([0] * 6),
        vec[i64]([0] * 6), vec[i64]([0] * 6), 0, vec[i64](capacity=32), OVER, NOTHING,
    )  # fmt: skip
