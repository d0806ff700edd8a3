"""Setting up a game."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from demesne.core.chance import seeded, shuffle
from demesne.core.game import Game
from demesne.core.state import NOTHING
from demesne.games.dominations.agenda import DRAW, MONUMENT, OBJECTIVE, RETURN, REVEAL, TURN, Entry
from demesne.games.dominations.components import DOMAIN_COUNT, SOURCE_COUNT
from demesne.games.dominations.data import components
from demesne.games.dominations.map.land import new_land
from demesne.games.dominations.questions.returning import AFTER_DRAWING
from demesne.games.dominations.questions.rows import ROWS
from demesne.games.dominations.state import HAND, NOBODY, UNKNOWN, Dominations, Rules, numbers
from demesne.games.dominations.tree import Tree, new_tree

ALL_COPIES: Final[i64] = 15  # bits for the four copies of a Mastery


def deal(game: Game[Any], players: int, seed: int, options: dict[str, Any], listen: bool) -> Dominations:
    """DN-15 to DN-22: a new game."""
    parts = components(options["data"])
    state = new_state(game, Rules(parts, ROWS, players, options))
    if listen:
        state.listen()
    chance = seeded(seed)
    order = numbers(0, players)
    chance = shuffle(chance, order, players)
    state.order = order
    objectives = numbers(0, parts.objectives)
    chance = shuffle(chance, objectives, 2 * players)
    monuments = numbers(0, parts.monuments)
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
        state.push(RETURN, seat, how=AFTER_DRAWING)
        state.push(DRAW, seat)
    state.push(REVEAL, 0)
    for i in range(players):
        seat = state.order[players - 1 - i]
        state.push(MONUMENT, seat)
        state.push(OBJECTIVE, seat)
    state.settle()
    return state


def new_state(game: Game[Any], rules: Rules) -> Dominations:
    """Nobody has anything yet."""
    parts, players = rules.parts, rules.players
    state = Dominations(game, rules, new_land(parts, NOTHING, rules.cradle_counts_for_locus))
    state.chance = 1
    state.order = numbers(0, players)
    state.hands = vec[i64]([0] * (HAND * players))
    state.knowers = vec[i64]([0] * (HAND * players))
    state.held = vec[i64]([0] * players)
    state.kept = vec[i64]([UNKNOWN] * (2 * players))
    state.trees = vec[Tree]([new_tree(parts) for _ in range(players)])
    state.copies = vec[i64]([ALL_COPIES] * parts.masteries)
    state.knowledge = vec[i64]([0] * (DOMAIN_COUNT * players))
    state.limits = vec[i64]([parts.reserve[0]] * (DOMAIN_COUNT * players))
    state.best = vec[i64]([0] * (DOMAIN_COUNT * players))
    state.points = vec[i64]([0] * (SOURCE_COUNT * players))
    state.influence = vec[i64]([0] * players)
    state.markers = vec[i64]([parts.markers] * players)
    state.roles = vec[i64]([NOBODY] * DOMAIN_COUNT)
    state.produced = vec[i64]([0] * DOMAIN_COUNT)
    state.harvest = vec[i64]([0] * DOMAIN_COUNT)
    state.ripe = vec[i64]([0] * DOMAIN_COUNT)
    state.agenda = vec[Entry](capacity=32)
    return state
